"""The command `maester`: play, rules, playout, bench, verify."""
