// Compiles Python for the pages, with the Python of the pages: node compile.mjs FOLDER
// Every .py below FOLDER becomes a .pyc, without texts that only documentation reads. Those of stdlib/ lose their line
// numbers, too: they are a third of it.

import { loadPyodide } from "../node_modules/pyodide/pyodide.mjs";

const [folder] = process.argv.slice(2);
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
python.FS.mkdirTree("/folder");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/folder");
python.runPython(`
from importlib.util import MAGIC_NUMBER
from marshal import dumps
from pathlib import Path
from types import CodeType

HEADER = MAGIC_NUMBER + bytes(12)  # neither a time nor a hash of the source

def without_lines(code):
    constants = (without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_consts=tuple(constants), co_linetable=b"")

root = Path("/folder")
for source in sorted(root.rglob("*.py")):
    name = source.relative_to(root)
    code = compile(source.read_bytes(), str(Path(*name.parts[1:])), "exec", dont_inherit=True, optimize=2)
    source.with_suffix(".pyc").write_bytes(HEADER + dumps(without_lines(code) if name.parts[0] == "stdlib" else code))
    source.unlink()
`);
