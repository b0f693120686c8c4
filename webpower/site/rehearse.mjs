// Runs a script with exactly the Python and the packages of a built site: node rehearse.mjs SITE SCRIPT.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [site, script] = process.argv.slice(2).map((name) => path.resolve(name));
const folder = path.join(site, "static", "python");
const { loadPyodide } = await import(pathToFileURL(path.join(folder, "pyodide.mjs")));
const { lay } = await import(pathToFileURL(path.join(folder, "lay.mjs")));
const library = new Uint8Array(gunzipSync(fs.readFileSync(path.join(folder, "library.bin"))));
const jupyter = JSON.parse(fs.readFileSync(path.join(site, "jupyter-lite.json"), "utf8"));
const settings = jupyter["jupyter-config-data"].litePluginSettings["@jupyterlite/pyodide-kernel-extension:kernel"];
const python = await loadPyodide({
  indexURL: folder + path.sep,
  env: settings.loadPyodideOptions.env,
  fsInit: async (FS, { sitePackages }) => lay(FS, sitePackages, library),
});
await python.runPythonAsync(fs.readFileSync(script, "utf8"));
