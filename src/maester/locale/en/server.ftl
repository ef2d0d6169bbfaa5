### The table in the browser: what the server refuses, and the commands `maester table` and `maester serve`.

## Refusals.

error-bad-request = This request can't be understood: { $reason }
error-bad-message = This message can't be read: { $reason }
error-no-hello = The first message at a table must be a hello.
error-not-allowed = You may not do that.
error-foreign-request = This request doesn't come from a page of this table, so it is refused.
error-not-your-seat = This isn't your seat.
error-no-seat-here = You have no seat at this table.
error-not-the-host = Only the one who made this table can do that.
error-others-are-people = Taking back further is possible only where all others are bots.
error-no-such-page = There is nothing at this address.
error-no-such-table = There is no such table.
error-no-lists = For the game { $game } nobody makes lists.
error-list-forms = A list is given in exactly one of these forms: { $forms }.
error-unknown-data = No card file “{ $name }” of the game { $game } was ever in use here. The one in use is “{ $right }”.
error-no-such-seat = This table has no seat { $seat }.
error-no-such-entry = This match has no entry { $given }; the last one is { $right }.
error-seat-taken = This seat is taken.
error-already-started = The match has started already.
error-not-started = The match hasn't started yet.
error-not-over = This can be seen when the match is over.
error-match-ended = The match is over.
error-bot-stands-in = A bot stands in for you. Take your seat back first.
error-nobody-there = Nobody sits there who could read this.
error-nobody-plays = At least one seat must be for a person.
error-wrong-seat-count = This table has { $right } seats; { $given } were given.
error-unknown-list = There is no list of tables called “{ $name }”.
error-empty-text = There is nothing to read in this text.
error-name-taken = Somebody at the same table is called { $name }. Please choose a name that can't be mistaken for it.
error-name-given = The server itself gives names like { $name }, to guests who haven't chosen one. Please choose another one.
error-text-too-long = This text is too long: at most { $longest } characters.
error-too-large = This is too large: at most { $longest } bytes.
error-too-fast = That was too fast. Please wait a moment.
error-chat-too-fast = You are writing too fast. Please wait a moment.
error-too-slow = Your connection is too slow for this table.
error-too-many-connections = You have too many connections to this server.
error-search-too-long = This search is too long: { $given } characters. Use at most { $longest }.
error-too-many-words = Too many words to search for: { $given }. Use at most { $most }.
error-headers-too-large = The head of this request is too long. All headers together may have { $longest } bytes, and { $most } lines.
error-target-too-long = The address of this request is too long: at most { $longest } bytes.
error-request-too-slow = This request took too long to arrive. Send it within { $seconds } seconds.
error-too-many-pieces = The body of this request comes in too many pieces: at most { $most }. Send larger ones.
error-no-http = This can't be read as a request of HTTP/1.1.
error-too-many-tables = You have { $most } tables that aren't over. Finish some of them first.
error-too-many-listed = { $most } of your tables wait among the open tables already. Start one of them, or invite people to this one by its link.
error-too-many-listed-here = { $most } tables that were made from your network wait among the open tables already. Invite people to this one by its link.
error-table-busy = The table could not be reached in time. Please try again.
error-cannot-save = The server can't save anything at the moment, so this doesn't count. Everything before it is kept. Please try again in a while.
error-cannot-read = The server can't reach its tables at the moment. Please try again in a while.
error-server-stops = The server is stopping. Your match is kept.
error-server-failed = Something went wrong here. It is written down, and nothing has changed.
error-client-not-built = The pages of the table aren't built here. “make play” builds them.

## Bots, by their names.

bot-random = Random
bot-page = Page
bot-greedy = Greedy
bot-steward = Steward

## Commands.

cli-help-table = Open the table in the browser, on this machine.
cli-help-serve = Serve tables to others on the network.
table-help-file = Where the tables are kept; without it, in your data folder.
table-help-port = The port; without it, a free one.
table-help-quiet = Don't open the browser.
serve-help-host = The address to listen at.
serve-help-port = The port to listen at.
serve-help-workers = How many processes serve.
serve-help-database = The database as a URL; without it, a SQLite file in your data folder.
serve-help-origin = The origin of the pages, if a proxy stands before the server (https://example.org).
serve-help-bots = How many processes think for bots.
serve-help-proxy = The address or network of a proxy before the server (127.0.0.1). Only then are callers known by what it says in X-Forwarded-For.
serve-help-sockets = How many connections to tables one address may have at the same time.
serve-help-requests = How many requests a second that change something one address may send, and five times as many that read.
table-open = The table is open at { $address }. Ctrl-C closes it; every match is kept in { $file }.
serve-open = Serving tables at { $address }. Ctrl-C stops.
table-closed = The table is closed. Your matches are kept.
error-no-database = The tables can't be kept in { $file }: { $reason }.
error-database-driver = The driver “{ $driver }” can't be used here. It takes one that works both synchronously and asynchronously, such as “postgresql+psycopg”.
error-bad-proxy = “{ $name }” isn't the address of a proxy: { $reason }. Right would be, for example, 127.0.0.1 or 10.0.0.0/24.
error-port-taken = Port { $port } can't be used: { $reason }.
