### The command `maester bench-server`.

cli-help-bench-server = Measure how many tables one worker of the server can serve.
bench-server-help-tables = How many tables are played at.
bench-server-help-every = Seconds between two moves at a table.
bench-server-help-seconds = How long the measured part lasts, for the echo and for the tables.
bench-server-help-forward = How many random moves lie behind the tables when it begins: from none to so many, another number at each.
bench-server-help-folder = Where the tables' file lies meanwhile; by default where the system keeps temporary files. A disk counts, memory doesn't.
bench-server-title = { $tables } { $tables ->
        [one] table
       *[other] tables
    } of { $game } with { $players } people each, a move at each table every { $every } s; one worker
bench-server-column-what = what
bench-server-side-echo = bare echo
bench-server-side-tables = tables
bench-server-connections = connections
bench-server-rate = answers/s
bench-server-p50 = answered after, p50, ms
bench-server-p99 = p99, ms
bench-server-worst = slowest, ms
bench-server-late = load generator late, p99, ms
bench-server-messages = messages from the server/s
bench-server-bytes = KiB from the server/s
bench-server-refused = refused
bench-server-processor = one core busy with the worker
bench-server-each = processor time an answer, ms
bench-server-waited = core taken by other programs while the worker wanted it
bench-server-reached = The goal is reached: 99 % of the moves were answered within { $p99 } ms, and 100 ms are allowed.
bench-server-missed = The goal is missed: every move answered, 99 % of them in less than 100 ms. It took { $p99 } ms.
bench-server-limit = At { $each } ms of the worker's processor time a move, one core ends at about { $most } moves a second.
bench-server-pinned = The worker had one core, the load generator another. All seats were people's; no bot played.
bench-server-not-pinned = The worker and the load generator shared the cores. All seats were people's; no bot played.
bench-server-machine = Load average of the machine before the run: { $load }.
