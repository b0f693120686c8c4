// Starts Python in the browser for JupyterLab's kernel: the runtime's own loadPyodide, with the library laid out before
// Python begins, and word of how far that is for whoever waits (waiting.js).
import { lay } from "./lay.mjs";
import { loadPyodide as load } from "./pyodide.mjs";

const SAVES = "/drive/saved-games"; // what the variable WEBPOWER_SAVES says, too

const said = new BroadcastChannel("webpower-start");
const tell = (stage, share = 0) => said.postMessage({ stage, share });

export async function loadPyodide({ packages, ...options }) {
  tell("python");
  const library = fetched(new URL("library.bin", import.meta.url));
  const python = await load({
    ...options,
    fsInit: async (FS, { sitePackages }) => {
      lay(FS, sitePackages, await library);
      if (!isSecureContext) await keepSaves(FS);
    },
  });
  // Python looks for a module in the reader's own folder last, not first: each look there is a call to the page.
  python.runPython("import sys; sys.path.sort(key=lambda place: place == '')");
  tell("kernel");
  return python;
}

async function fetched(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} for ${url}`);
  const size = Number(answer.headers.get("Content-Length")) || 0;
  let got = 0;
  const counted = new TransformStream({
    transform(part, out) {
      got += part.length;
      if (size) tell("library", Math.min(1, got / size));
      out.enqueue(part);
    },
  });
  const plain = answer.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

// Where the connection is not encrypted browsers give the page no service worker, and JupyterLab's files do not reach
// Python. Games and progress are then kept in this browser's database directly.
async function keepSaves(FS) {
  FS.mkdirTree(SAVES);
  FS.mount(FS.filesystems.IDBFS, { autoPersist: true }, SAVES);
  await new Promise((done, failed) => FS.syncfs(true, (error) => (error ? failed(error) : done())));
}
