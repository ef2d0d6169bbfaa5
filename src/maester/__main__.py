"""`python -m maester` is the command `maester`."""

from maester.cli.main import main

main()
