"""The tests of Maester."""
