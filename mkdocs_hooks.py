"""Adds to the site the files outside docs/ that its pages link to, and moves scripts out of the pages."""

import re
from hashlib import sha256
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent
PAGES = ("CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md")
BESIDE = ("examples/**/*.py", "examples/**/*.mjs", "bench/results.md", "llms.txt", *PAGES)
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def on_config(config: Any) -> Any:
    project = next(part["The project"] for part in config.nav if "The project" in part)
    decisions = [page.relative_to(ROOT / "docs").as_posix() for page in sorted((ROOT / "docs/decisions").glob("0*.md"))]
    project += [
        {"Decisions": ["decisions/index.md", *decisions]},
        {"How fast": "bench/results.md"},
        {"Contributing": "CONTRIBUTING.md"},
        {"How we treat each other": "CODE_OF_CONDUCT.md"},
        {"Security": "SECURITY.md"},
        {"What changed": "CHANGELOG.md"},
    ]
    return config


def on_files(files: Files, config: Any) -> Files:
    for pattern in BESIDE:
        for path in sorted(ROOT.glob(pattern)):
            name = path.relative_to(ROOT).as_posix()
            files.append(File.generated(config, name, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """A link out of docs/ leads to the file's place in the site; a source, which is not there, loses its link."""
    depth = page.file.src_uri.count("/")
    if page.file.src_uri in BESIDE:
        return re.sub(r"\]\((?:\.\./)?docs/", "](" + "../" * depth, markdown)
    up = "../" * (depth + 1)
    there = r"(examples/|bench/|[A-Z_]+\.md)"
    markdown = re.sub(rf"\]\({re.escape(up)}{there}", rf"]({'../' * depth}\1", markdown)
    return re.sub(rf"\[([^\]]+)\]\({re.escape(up)}src/[^)]*\)", r"\1", markdown)


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Scripts move into files: the server allows a page no script that stands inside it."""

    def move(found: re.Match[str]) -> str:
        name = f"assets/inline-{sha256(found[1].encode()).hexdigest()[:12]}.js"
        target = Path(config.site_dir, name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(found[1], encoding="utf-8")
        return f'<script src="{"../" * page.url.count("/")}{name}"></script>'

    return INLINE.sub(move, output)
