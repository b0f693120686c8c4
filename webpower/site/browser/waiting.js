// A line of words while a page of the site starts, in the middle of the page as long as there is nothing else to see.
// WORDS stands before this script: the sentences of every language, by their ids.
(() => {
  const LONG = 120000; // milliseconds until a start is called slow
  const OFTEN = 200; // milliseconds between two looks at how far things are
  const table = document.currentScript.dataset.page === "play";

  const asked = new URLSearchParams(location.search).get("lang");
  const language = [asked, ...navigator.languages.map((name) => name.slice(0, 2))].find((name) => name in WORDS) ?? "en";
  const words = WORDS[language];
  if (table) document.documentElement.lang = language;

  // What the page with the table runs. JupyterLab's console reads it from the address.
  if (table) {
    const code = `import webpower\nwebpower.language("${language}")\nfrom webpower.site.play import page\npage()`;
    const run = { lang: language, kernel: "python", toolbar: "0", showBanner: "0", hideCodeInput: "1", execute: "1", code };
    history.replaceState(null, "", `?${new URLSearchParams(run)}`);
    document.title = words["play-title"];
  }

  const line = document.createElement("div");
  line.id = "webpower-waiting";
  line.setAttribute("role", "status");
  const began = Date.now();
  let stage = "page";
  let share = 0;

  const said = new BroadcastChannel("webpower-start");
  said.onmessage = ({ data }) => ({ stage, share } = data);

  // What is there to be seen: on the page with the table that is the table, elsewhere JupyterLab itself.
  const seen = () => document.querySelector(table ? ".webpower-ready .webpower-board svg" : ".jp-LabShell, .jp-NotebookPanel");
  const failed = () => table && document.querySelector('.jp-OutputArea [data-mime-type="application/vnd.jupyter.stderr"], .jp-RenderedText[data-mime-type="application/vnd.jupyter.error"]');
  const kernel = () => window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel;

  let answered = false;
  async function wait() {
    if (!answered && stage === "kernel" && kernel()) {
      answered = true;
      await kernel().info;
      stage = "ready";
    }
  }

  function show() {
    if (!document.body) return;
    if (!line.isConnected) document.body.append(line);
    wait();
    const there = seen();
    document.documentElement.classList.toggle("webpower-blank", !there);
    const over = failed() || (table ? there : stage === "ready");
    if (over) {
      document.documentElement.classList.remove("webpower-blank");
      clearInterval(looks);
      line.remove();
      said.close();
      return;
    }
    const slow = Date.now() - began > LONG ? ` ${words["wait-long"]}` : "";
    const far = stage === "library" ? ` ${Math.round(100 * share)} %` : "";
    const told = table && stage === "ready" ? "kernel" : stage; // the table is still being laid
    const text = words[`wait-${told}`] + far + slow;
    if (line.textContent !== text) line.textContent = text;
  }
  // The page with the table has no other way back.
  document.addEventListener("DOMContentLoaded", () => {
    if (!table) return;
    const home = document.createElement("a");
    home.id = "webpower-home";
    home.href = `../index${language === "en" ? "" : `.${language}`}.html#${language}`;
    home.textContent = words["site-title"];
    document.body.append(home);
  });

  const looks = setInterval(show, OFTEN);
  document.addEventListener("DOMContentLoaded", show);
})();
