// Runs tests of the library in the Python of the pages: node library.mjs ROOT PACKAGES WHEEL TEST...
// ROOT is the repository, PACKAGES a folder with pytest, WHEEL msgspec for this Python.

import { readFileSync } from "node:fs";

const [root, packages, wheel, ...tests] = process.argv.slice(2);
const pyodide = `${root}/web/node_modules/pyodide/`;
const { loadPyodide } = await import(`${pyodide}pyodide.mjs`);
const python = await loadPyodide({ indexURL: pyodide });
const folders = { "/repository": root, "/packages": packages };
for (const [place, folder] of Object.entries(folders)) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
}
const extractDir = python.runPython("import site; site.getsitepackages()[0]");
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "zip", { extractDir });
python.globals.set("tests", python.toPy(tests));
process.exitCode = python.runPython(`
import os, sys
sys.dont_write_bytecode = True
sys.path += ["/repository/src", "/repository", "/packages"]
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # most need what this Python does not have
os.chdir("/repository")
import pytest
options = ["-q", "--noconftest", "-p", "no:cacheprovider", "--import-mode=importlib", "-m", "not slow"]
print(sys.version)
int(pytest.main([*options, "-o", "addopts=", "-o", "filterwarnings=", "-o", "timeout=0", *tests]))
`);
