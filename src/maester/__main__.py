"""`python -m maester` and the command `maester`; what an installation lacks for it is said in a sentence."""

import sys

from maester.words import system_language, words

EXTRAS = {
    "cli": ("rich", "typer"),
    "server": ("aiosqlite", "alembic", "httpx", "litestar", "sqlalchemy", "uvicorn", "websockets"),
}
"""What each extra of the package brings, as modules."""


def main() -> None:
    """Runs the command."""
    try:
        from maester.cli.main import main as run

        run()
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        extra = next((extra for extra, modules in EXTRAS.items() if missing in modules), None)
        if extra is None:
            raise
        sys.exit(words(system_language()).say("cli-needs-extra", {"module": missing, "extra": extra}))


if __name__ == "__main__":
    main()
