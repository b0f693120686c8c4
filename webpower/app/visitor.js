// Tells the kernel who is there: a key that this browser made up when it came first, and keeps. It is not
// crypto.randomUUID, which pages of a classroom's server lack: browsers want an encrypted connection for that.
const NAME = "webpower-visitor";

function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let unkept;

function ownKey() {
  try {
    const kept = localStorage.getItem(NAME);
    if (/^[0-9a-f]{32}$/.test(kept)) return kept;
    const made = newKey();
    localStorage.setItem(NAME, made);
    return made;
  } catch {
    return (unkept ??= newKey()); // a browser that keeps nothing: the games are this page's alone
  }
}

export default {
  render({ model, el }) {
    model.on("msg:custom", (message) => {
      if (message.go) window.location.assign(message.go);
    });
    // Until something is shown: what is said while a page is still being put together may be lost, either way.
    const call = () => model.send({ visitor: ownKey(), search: window.location.search });
    const calls = setInterval(() => (el.closest(".webpower-ready") ? clearInterval(calls) : call()), 2000);
    call();
    return () => clearInterval(calls);
  },
};
