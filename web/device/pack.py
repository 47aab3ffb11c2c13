"""Packs Python and Mazzo for tables inside a page: device.json, and in assets/ python-*/, mazzo-*.zip and networks/.

python web/device/pack.py      after `npm ci`; `make pages` runs it
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import entry_points
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

WEB = Path(__file__).parents[1]
ROOT = WEB.parent
PYODIDE = WEB / "node_modules" / "pyodide"
WHEELS = WEB / ".device"
PAGES = ROOT / "src" / "mazzo" / "pages"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--implementation", "cp")

RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"
NO_PACKAGES = {
    "info": {"abi_version": "2026_0", "arch": "wasm32", "platform": "emscripten_5_0_3", "python": "3.14.2"},
    "packages": {},
}

USED = ("bots", "browser", "coach", "core", "games", "protocol", "table")
"""The packages of Mazzo that a page needs."""
UNUSED_PARTS = {"vector", "words", "terminal.py", "networks", "__pycache__"}
SUFFIXES = (".py", ".json", ".gz")


def main() -> None:
    wheel = fetched_wheel()
    runtime = {name: (PYODIDE / name).read_bytes() for name in RUNTIME}
    runtime[LIBRARY] = zipped(standard_library())
    runtime["pyodide-lock.json"] = json.dumps(NO_PACKAGES).encode()
    python = f"assets/python-{named(*runtime.values())}/"
    mazzo = zipped({**dict(own_files()), **dict(wheel_files(wheel)), **dict(package_files())})
    files = {python + name: content for name, content in runtime.items()}
    files[library := f"assets/mazzo-{named(mazzo)}.zip"] = mazzo
    sizes = {path: len(content) for path, content in files.items()}
    networks = dict(own_networks())
    addresses = {name: f"assets/networks/{named(content)}.npz" for name, content in networks.items()}
    write(files | {addresses[name]: content for name, content in networks.items()})
    manifest = {"python": python, "mazzo": library, "files": sizes, "networks": addresses}
    (PAGES / "device.json").write_text(json.dumps(manifest))


def write(files: dict[str, bytes]) -> None:
    for old in [*PAGES.glob("assets/python-*"), *PAGES.glob("assets/mazzo-*.zip"), *PAGES.glob("assets/networks")]:
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    for path, content in files.items():
        (PAGES / path).parent.mkdir(parents=True, exist_ok=True)
        (PAGES / path).write_bytes(content)


def fetched_wheel() -> Path:
    """The wheel that requirements/device.txt names, from the package index or from the last time."""
    locked = ROOT / "requirements" / "device.txt"
    folder = WHEELS / named(locked.read_bytes())
    if not list(folder.glob("*.whl")):
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += ["--only-binary=:all:", "--require-hashes", *PLATFORM, "--abi", "cp314"]
        subprocess.run([*command, "--requirement", str(locked), "--dest", str(folder)], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def own_files() -> Iterator[tuple[str, bytes]]:
    source = ROOT / "src"
    yield "mazzo/__init__.py", (source / "mazzo" / "__init__.py").read_bytes()
    for package in USED:
        for path in sorted((source / "mazzo" / package).rglob("*")):
            name = path.relative_to(source)
            if path.suffix in SUFFIXES and not UNUSED_PARTS & {*name.parts}:
                yield name.as_posix(), path.read_bytes()


def own_networks() -> Iterator[tuple[str, bytes]]:
    """The networks of our bots, which a page loads when one of them is first asked."""
    for path in sorted((ROOT / "src" / "mazzo" / "games").glob("*/bots/networks/*.npz")):
        yield path.relative_to(ROOT / "src").as_posix(), path.read_bytes()


def wheel_files(wheel: Path) -> Iterator[tuple[str, bytes]]:
    with ZipFile(wheel) as zip:
        for name in zip.namelist():
            if name.endswith((".py", ".so", "/METADATA")):
                yield name, zip.read(name)


def package_files() -> Iterator[tuple[str, bytes]]:
    """The packages with games that are installed here, if they are pure Python."""
    packages = {entry.dist.name: entry.dist for entry in entry_points(group="mazzo.games") if entry.dist}
    for name, package in sorted(packages.items()):
        files = {str(file): Path(str(file.locate())) for file in package.files or []}
        kept = {path: file for path, file in files.items() if file.suffix not in (".pyc", ".pth") and ".." not in path}
        if not any(path.endswith(".py") for path in kept) or any(path.endswith((".so", ".pyd")) for path in kept):
            print(f"{name} is not in the pages: it is not installed as a wheel of pure Python", file=sys.stderr)
            continue
        yield from ((path, file.read_bytes()) for path, file in sorted(kept.items()))


def standard_library() -> dict[str, bytes]:
    """The modules of the standard library that stdlib.txt lists."""
    listed = (WEB / "device" / "stdlib.txt").read_text().split()
    with ZipFile(PYODIDE / LIBRARY) as zip:
        return {name: zip.read(name) for name in listed}


def zipped(files: dict[str, bytes]) -> bytes:
    """The same files make the same archive."""
    packed = BytesIO()
    with ZipFile(packed, "w") as zip:
        for name, content in files.items():
            zip.writestr(ZipInfo(name), content, ZIP_DEFLATED, 9)
    return packed.getvalue()


def named(*contents: bytes) -> str:
    return sha256(b"".join(sha256(content).digest() for content in contents)).hexdigest()[:10]


if __name__ == "__main__":
    main()
