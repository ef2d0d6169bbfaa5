"""What tests of games share: marks, coverage of the rules, and checks that hold for every game."""
