// Compiles the modules of wheels with the very Python that will run them: node compile.mjs RUNTIME FROM TO.
// Beside each wheel of FROM for which TO has none yet, TO gets an archive of its compiled modules, named …pyc.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, from, to] = process.argv.slice(2).map((name) => path.resolve(name));
const { loadPyodide } = await import(pathToFileURL(path.join(runtime, "pyodide.mjs")));
const python = await loadPyodide({ indexURL: runtime + path.sep });
for (const [place, root] of [["/from", from], ["/to", to]]) {
  fs.mkdirSync(root, { recursive: true });
  python.FS.mkdir(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
python.runPython(`
import importlib.util, os, warnings, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path

warnings.simplefilter("ignore", SyntaxWarning)  # of others' modules
for wheel in sorted(Path("/from").glob("*.whl")):
    done, part = Path("/to", wheel.name + ".zip"), Path("/to", wheel.name + ".part")
    if done.exists():
        continue
    with zipfile.ZipFile(wheel) as modules, zipfile.ZipFile(part, "w") as compiled:
        for name in modules.namelist():
            if not name.endswith(".py"):
                continue
            source = modules.read(name)
            try:
                code = compile(source, "/lib/python3.14/site-packages/" + name, "exec", dont_inherit=True)
            except SyntaxError:
                continue  # a module for another Python, such as a template
            # Never looked at whether the source has changed: it has not.
            packed = _code_to_hash_pyc(code, importlib.util.source_hash(source), False)
            compiled.writestr(zipfile.ZipInfo(name + "c"), packed)
    os.rename(part, done)
`);
