"""The table in the browser: a Litestar application over HTTP and WebSockets, with all matches in a database."""
