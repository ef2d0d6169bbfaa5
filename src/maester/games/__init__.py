"""The games, one package each; they know the engine, nothing above it, and not each other."""
