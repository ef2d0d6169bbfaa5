"""The table in a real browser: a real server, Chromium, and people who click."""
