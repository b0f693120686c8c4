// Lays the files of a library, as webpower/site/library.py writes it, out in a folder of the browser's Python. They share
// the library's memory; nothing is copied.
export function lay(FS, folder, library) {
  const start = 4 + new DataView(library.buffer, library.byteOffset).getUint32(0);
  const index = JSON.parse(new TextDecoder().decode(library.subarray(4, start)));
  const made = new Set();
  let at = start;
  for (const [path, size] of index) {
    const full = `${folder}/${path}`;
    const parent = full.slice(0, full.lastIndexOf("/"));
    if (!made.has(parent)) {
      FS.mkdirTree(parent);
      made.add(parent);
    }
    FS.writeFile(full, library.subarray(at, at + size), { canOwn: true });
    at += size;
  }
}
