"""`maester rules --coverage`: which rules a test of their own proves, and the mark by which a test says so."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from maester import rulebook
from maester.harness import coverage
from maester.harness.coverage import CollectionFailed, MarkedTest, collect_marks, measure
from maester.harness.marks import rule
from maester.rulebook import catalogue, catalogues
from tests.cli.test_rules import run


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAESTER_LANG", "en")


# The mark


def test_the_mark_holds_one_id() -> None:
    assert rule("boardgame:raid.targets").mark.args == ("boardgame:raid.targets",)
    assert rule("boardgame:raid.targets").mark.name == "rule"


@pytest.mark.parametrize(
    "wrong", ["raid.targets", "boardgame:", ":raid.targets", "boardgame:raid targets", "a:b,c:d", ""]
)
def test_the_mark_refuses_what_is_no_id(wrong: str) -> None:
    with pytest.raises(ValueError, match="game:id"):
        rule(wrong)


# Coverage


def write_tests(folder: Path, source: str, name: str = "test_of_rules.py") -> None:
    head = "import pytest\nfrom maester.harness.marks import rule\n"
    (folder / name).write_text(head + dedent(source), encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def section(output: str, heading: str) -> list[str]:
    """The indented lines below a heading."""
    lines = output.splitlines()
    start = lines.index(heading) + 1
    end = next(place for place in range(start, len(lines)) if not lines[place].startswith("  "))
    return [line.strip() for line in lines[start:end]]


MISSING = "alliances: rules that no test proves"
TOTAL = 177


def test_all_rules_proven(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "_added", {"chess": folder / "rules.toml"})
    write_tests(
        folder,
        """
        from maester.rulebook import catalogue

        ids = catalogue("alliances").ids

        @pytest.mark.parametrize("id", [pytest.param(id, marks=rule(f"alliances:{id}")) for id in ids])
        def test_a_rule(id): ...
        """,
    )
    result = run("--coverage", "alliances")
    assert result.stdout == f"alliances: {TOTAL} of {TOTAL} rules proven\n"
    assert result.exit_code == 0
    everything = run("--coverage")
    assert everything.exit_code == 1
    assert f"alliances: {TOTAL} of {TOTAL} rules proven" in everything.stdout
    assert "boardgame: 0 of 481 rules proven" in everything.stdout
    assert "engine: 0 of " in everything.stdout
    assert "chess" in catalogues()
    assert "chess" not in everything.stdout, "nobody can play it"


def test_one_missing_rule_is_enough_to_fail(folder: Path) -> None:
    write_tests(
        folder,
        """
        from maester.rulebook import catalogue

        ids = [id for id in catalogue("alliances").ids if id != "setup.season-3-4"]

        @pytest.mark.parametrize("id", [pytest.param(id, marks=rule(f"alliances:{id}")) for id in ids])
        def test_a_rule(id): ...
        """,
    )
    result = run("alliances", "--coverage")
    assert section(result.stdout, MISSING) == ["Setup", "setup.season-3-4"]
    assert result.stdout.endswith(f"\nalliances: {TOTAL - 1} of {TOTAL} rules proven\n")
    assert result.exit_code == 1


def test_a_test_with_several_ids_proves_none_of_them(folder: Path) -> None:
    write_tests(
        folder,
        """
        @rule("alliances:setup.season-3-4")
        def test_proof(): ...

        @rule("alliances:setup.season-3-4")
        @rule("alliances:setup.season-5-6")
        def test_of_two_rules(): ...

        @rule("alliances:setup.round-token")
        class TestClass:
            def test_proof(self): ...

            @rule("alliances:example.councils")
            def test_of_two_rules(self): ...

        @pytest.mark.rule("alliances:components.counts", "alliances:components.colours")
        def test_with_two_ids_in_a_mark(): ...

        @rule("alliances:components.token-sides")
        @rule("alliances:components.token-sides")
        def test_with_the_same_id_twice(): ...
        """,
    )
    result = run("--coverage", "alliances")
    missing = section(result.stdout, MISSING)
    for proven in ("setup.season-3-4", "setup.round-token", "components.token-sides"):
        assert proven not in missing
    for shared in ("setup.season-5-6", "example.councils", "components.counts", "components.colours"):
        assert shared in missing
    assert section(result.stdout, "Tests that name several rules, and so prove none of them:") == [
        "test_of_rules.py::test_of_two_rules: alliances:setup.season-3-4 and alliances:setup.season-5-6",
        "test_of_rules.py::TestClass::test_of_two_rules: alliances:example.councils and alliances:setup.round-token",
        "test_of_rules.py::test_with_two_ids_in_a_mark: alliances:components.colours and alliances:components.counts",
    ]
    assert result.stdout.endswith(f"\nalliances: 3 of {TOTAL} rules proven\n")
    assert result.exit_code == 1
    # The tests of other games are nobody's business here.
    assert "test_of_two_rules" not in run("--coverage", "cardgame").stdout


def test_examples_count_and_stand_under_their_own_topic(folder: Path) -> None:
    write_tests(folder, '@rule("alliances:example.councils")\ndef test_councils(): ...\n')
    result = run("--coverage", "alliances")
    missing = section(result.stdout, MISSING)
    assert "example.councils" not in missing
    examples = missing[missing.index("Worked examples") + 1 :]
    assert examples == [each.id for each in catalogue("alliances").examples if each.id != "example.councils"]
    assert result.stdout.endswith(f"\nalliances: 1 of {TOTAL} rules proven\n")
    polish = run("--coverage", "alliances", "--lang", "pl")
    assert "Przykłady z instrukcji" in polish.stdout
    assert polish.stdout.endswith(f"\nalliances: dowiedziono 1 z {TOTAL} zasad\n")


def test_a_test_that_is_skipped_or_may_fail_proves_nothing(folder: Path) -> None:
    write_tests(
        folder,
        """
        @pytest.mark.skip
        @rule("alliances:setup.season-3-4")
        def test_skipped(): ...

        @pytest.mark.xfail
        @rule("alliances:setup.season-5-6")
        def test_that_fails(): ...
        """,
    )
    result = run("--coverage", "alliances")
    assert result.stdout.endswith(f"\nalliances: 0 of {TOTAL} rules proven\n")
    assert section(result.stdout, "Tests that are skipped or expected to fail, and so prove nothing:") == [
        "test_of_rules.py::test_skipped: alliances:setup.season-3-4",
        "test_of_rules.py::test_that_fails: alliances:setup.season-5-6",
    ]


def test_unknown_ids_are_errors_even_if_all_is_proven(folder: Path) -> None:
    write_tests(
        folder,
        """
        from maester.rulebook import catalogue

        ids = catalogue("alliances").ids

        @pytest.mark.parametrize("id", [pytest.param(id, marks=rule(f"alliances:{id}")) for id in ids])
        def test_a_rule(id): ...

        @rule("alliances:setup.nonsense")
        def test_of_nothing(): ...

        @rule("chess:check.mate")
        def test_of_another_game(): ...

        @pytest.mark.rule
        def test_without_id(): ...
        """,
    )
    result = run("--coverage", "alliances")
    assert section(result.stdout, "Tests that name rules which no catalogue has:") == [
        "test_of_rules.py::test_of_nothing: alliances:setup.nonsense",
        "test_of_rules.py::test_of_another_game: chess:check.mate",
        "test_of_rules.py::test_without_id: ?",
    ]
    assert result.stdout.endswith(f"\nalliances: {TOTAL} of {TOTAL} rules proven\n")
    assert result.exit_code == 1


def test_a_game_of_the_tests_is_known_where_the_tests_are(folder: Path) -> None:
    (folder / "rules.toml").write_text(
        """
        topics_pl = { setup = "Przygotowanie" }
        game = { id = "skirmish", title_en = "Skirmish", title_pl = "Potyczka" }
        rule = [{ id = "setup.seats", topic = "setup", says = "Two play.", says_pl = "Grają dwie.", test = "Sit." }]
        """,
        encoding="utf-8",
    )
    write_tests(
        folder,
        """
        from pathlib import Path
        from maester.rulebook import add_catalogue

        add_catalogue("skirmish", Path("rules.toml").absolute())

        @rule("skirmish:setup.seats")
        def test_seats(): ...
        """,
    )
    assert collect_marks(folder) == (MarkedTest("test_of_rules.py::test_seats", ("skirmish:setup.seats",)),)


def test_no_tests_prove_nothing(folder: Path) -> None:
    result = run("--coverage", "alliances")
    assert result.exit_code == 1
    assert result.stdout.endswith(f"\nalliances: 0 of {TOTAL} rules proven\n")


def test_tests_that_cannot_be_collected_are_an_error(folder: Path) -> None:
    write_tests(folder, "import a_module_that_is_not_there\n")
    result = run("--coverage", "alliances")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "could not be collected" in result.stderr
    assert "a_module_that_is_not_there" in result.stderr


def test_coverage_needs_pytest(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "find_spec", lambda name: None)
    result = run("--coverage")
    assert result.exit_code == 2
    assert "pytest" in result.stderr
    with pytest.raises(CollectionFailed):
        collect_marks(folder)


def test_coverage_takes_no_words() -> None:
    result = run("alliances", "season", "--coverage")
    assert result.exit_code == 2
    assert "no words" in result.stderr


def test_the_command_line_starts_without_pytest() -> None:
    program = "import sys; sys.modules['pytest'] = None; import maester.cli.rules"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_measuring_looks_at_the_game_too() -> None:
    tests = [MarkedTest("test", ("boardgame:setup.round-token",))]
    assert measure(tests, catalogue("alliances")).proven == frozenset()


@pytest.mark.parametrize("processes", ["0", "2"])
def test_a_test_of_an_unknown_rule_fails_when_it_is_run(folder: Path, processes: str) -> None:
    write_tests(
        folder,
        """
        @rule("alliances:setup.season-3-4")
        def test_season(): ...

        @rule("alliances:setup.nonsense")
        def test_of_nothing(): ...
        """,
    )
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "maester.harness.coverage",
        "-n",
        processes,
        "--strict-markers",
    ]
    finished = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert "no catalogue has alliances:setup.nonsense" in finished.stdout
    assert "1 passed, 1 error" in finished.stdout
    assert finished.returncode == 1
