// Starts Python in the browser for JupyterLab's kernel: the runtime's own loadPyodide, with the library laid out before
// Python begins, and words about how far that is for whoever waits (start.js).
import { lay } from "./lay.mjs";
import { loadPyodide as load } from "./pyodide.mjs";

const said = new BroadcastChannel("webpower-start");
const tell = (stage, share = 0) => said.postMessage({ stage, share });

export async function loadPyodide({ packages, ...options }) {
  tell("python");
  const library = fetched(new URL("library.bin", import.meta.url));
  const pyodide = await load({
    ...options,
    fsInit: async (FS, { sitePackages }) => lay(FS, sitePackages, await library),
  });
  tell("kernel");
  return pyodide;
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
