"""How databases of older versions become those of newer ones."""
