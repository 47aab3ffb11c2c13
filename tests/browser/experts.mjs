// Writes the choices of a bot without NumPy, as JSON: node experts.mjs ROOT WHEEL BOT COUNT GAME...

import { readFileSync } from "node:fs";
import * as page from "../../web/src/net/dense.ts";

const [root, wheel, ...asked] = process.argv.slice(2);
const pyodide = `${root}/web/node_modules/pyodide/`;
const { loadPyodide } = await import(`${pyodide}pyodide.mjs`);
const python = await loadPyodide({ indexURL: pyodide });
python.FS.mkdirTree("/repository");
python.FS.mount(python.FS.filesystems.NODEFS, { root }, "/repository");
const extractDir = python.runPython("import site; site.getsitepackages()[0]");
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "zip", { extractDir });
python.globals.set("page", page);
python.globals.set("asked", python.toPy(asked));
const choices = python.runPython(`
import json, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/repository/src", "/repository"]
from mazzo.browser.begin import begin
from tests.browser.experts import choices
begin(page)
assert "numpy" not in sys.modules
bot, count, *games = asked
json.dumps([choices(game, bot, int(count)) for game in games])
`);
console.log(choices);
