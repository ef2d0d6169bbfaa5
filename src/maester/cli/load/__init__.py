"""What loads a server and measures how long people wait for it."""
