"""The files around the code: they are complete, and agree with each other."""

import re
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

import mazzo

ROOT = Path(__file__).parents[1]
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_citation_names_the_version() -> None:
    assert yaml.safe_load(read("CITATION.cff"))["version"] == mazzo.__version__


def test_the_changelog_begins_with_what_is_not_released_and_then_has_this_version() -> None:
    titles = re.findall(r"^## \[(.+?)\](?: - (.+))?$", read("CHANGELOG.md"), re.MULTILINE)
    assert titles[0] == ("Unreleased", "")
    assert titles[1] == (mazzo.__version__, yaml.safe_load(read("CITATION.cff"))["date-released"])
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", date) for _, date in titles[1:])


def test_the_container_has_the_server_and_nothing_that_built_it() -> None:
    *_, last = re.split(r"^FROM ", read("Dockerfile"), flags=re.MULTILINE)
    assert re.findall(r"^COPY (.+)$", last, re.MULTILINE) == ["--from=build /opt/mazzo /opt/mazzo"]
    assert "pip uninstall --yes pip" in last
    assert "pip install" not in last


def test_the_hooks_run_what_make_check_runs() -> None:
    (local,) = yaml.safe_load(read(".pre-commit-config.yaml"))["repos"]
    hooks = [hook["entry"] for hook in local["hooks"]]
    recipe = MAKEFILE.partition("\ncheck:")[2].partition("\n\n")[0]
    for command in re.findall(r"^\t@(\.venv/bin/.+)$", recipe, re.MULTILINE):
        assert command in hooks
    assert "npm run --silent check" in recipe
    assert any("npm run --silent check" in hook for hook in hooks)


def test_the_workflow_runs_ci_on_every_python_and_names_tests_that_exist() -> None:
    jobs = yaml.safe_load(read(".github/workflows/check.yml"))["jobs"]
    assert jobs["linux"]["strategy"]["matrix"]["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert jobs["linux"]["steps"][-1] == {"run": ".ci/run"}
    tests = re.findall(r"tests/[\w/.]+", jobs["library"]["steps"][-1]["run"])
    assert tests
    assert [path for path in tests if not (ROOT / path).exists()] == []


def test_the_hour_of_a_newcomer_changes_a_message_that_exists() -> None:
    (line, file) = re.findall(r"'s/(\^.*?)/.*?' (src/\S+\.ftl)$", CONTRIBUTING, re.MULTILINE)[0]
    assert len(re.findall(line + "$", read(file), re.MULTILINE)) == 1


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md"])
def test_every_link_leads_somewhere(page: str) -> None:
    links = re.findall(r"\]\((?!https:)([^)#]+)", read(page))
    assert [link for link in links if not (ROOT / link).exists()] == []


@pytest.mark.parametrize("target", sorted(set(re.findall(r"`make ([\w-]+)", CONTRIBUTING))))
def test_every_make_target_is_there(target: str) -> None:
    assert re.search(rf"^{target}:", MAKEFILE, re.MULTILINE)
