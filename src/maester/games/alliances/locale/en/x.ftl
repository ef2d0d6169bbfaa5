x-x = x
