// What a page of the app says while its kernel starts, and when the kernel is gone; and its theme.
(() => {
  const loading = document.getElementById("loading");
  const trouble = document.getElementById("trouble");
  const LONG = 40000; // milliseconds until a page is called slow
  const LOOK = 20000; // milliseconds between two looks whether the kernel is there

  // Light or dark: JupyterLab's controls want to be told.
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const tellTheme = () => {
    document.body.dataset.jpThemeLight = String(!dark.matches);
    document.body.dataset.jpThemeName = dark.matches ? "JupyterLab Dark" : "JupyterLab Light";
  };
  tellTheme();
  dark.addEventListener("change", tellTheme);

  // Voilà calls these: a cell is run, all cells have run, nothing has come for ten seconds.
  window.voila_process = () => { loading.textContent = loading.dataset.page; };
  window.voila_finish = () => {};
  window.voila_heartbeat = () => {};

  const show = (words) => {
    trouble.querySelector("span").textContent = words;
    trouble.hidden = !words;
  };
  trouble.querySelector("button").addEventListener("click", () => window.location.reload());

  const slow = setTimeout(() => show(loading.dataset.long), LONG);
  const ready = new MutationObserver(() => {
    if (document.querySelector(".webpower-ready, .webpower-failed")) {
      ready.disconnect();
      clearTimeout(slow);
      show("");
      loading.remove();
      setInterval(look, LOOK);
      document.addEventListener("visibilitychange", () => document.hidden || look());
    }
  });
  ready.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });

  // Kernels that nobody used for long end. A page must not look alive then. A page that is left ends its kernel itself.
  const leaving = new AbortController();
  window.addEventListener("beforeunload", () => leaving.abort());
  async function look() {
    if (leaving.signal.aborted) return;
    const config = JSON.parse(document.getElementById("jupyter-config-data").textContent);
    try {
      const answer = await fetch(`${config.baseUrl}api/kernels/${config.kernelId}`, { signal: leaving.signal });
      show(answer.ok ? "" : trouble.dataset.gone);
    } catch {
      if (!leaving.signal.aborted) show(trouble.dataset.away);
    }
  }
})();
