// A scene live in the page. board_control.py tells what the messages mean.

const SVG = "http://www.w3.org/2000/svg";
const BUTTON = "[role=button][data-id]";
const WORDS = "[role=img][data-id]"; // a mark that tells something and is no button
const USES_KEYS_ITSELF =
  "input:not([type=checkbox], [type=button]), textarea, select, [contenteditable=true], [role=slider], [role=tab]";
const IS_PRESSED_BY_KEYS = "button, input, summary, a[href], [role=button]";
const NO_SHORTCUTS = "data-lm-suppress-shortcuts";

// Called once a control; the views of the control share what stands in it.
export default () => {
  const picture = blankPicture(); // always up to date, never shown: a new view starts as its copy
  const views = new Set();
  let version = null;

  function receive(model, message) {
    if (!message.patch || message.version === version) return;
    const whole = message.base == null; // None is undefined where Python runs in the browser
    if (!whole && message.base !== version) return model.send({ ready: version });
    version = message.version;
    for (const shown of [picture, ...views]) {
      keepFocus(shown, () => {
        if (whole) clear(shown);
        applyPatch(shown, message.patch);
      });
    }
  }

  let timer;
  let ticked = null; // the beat of the last tick sent

  function runClock(model) {
    clearTimeout(timer);
    const beat = model.get("beat");
    if (!model.get("playing") || views.size === 0 || ticked === beat) return;
    timer = setTimeout(() => {
      ticked = beat;
      model.send({ tick: beat });
    }, model.get("interval"));
  }

  return {
    initialize({ model }) {
      receive(model, model.get("picture"));
      model.on("msg:custom", (message) => receive(model, message));
      model.on("change:beat", () => runClock(model));
      model.on("change:interval", () => runClock(model));
      model.on("change:playing", () => {
        ticked = null;
        runClock(model);
      });
      return () => clearTimeout(timer);
    },

    render({ model, el }) {
      const view = picture.cloneNode(true);
      const notice = document.createElement("div");
      notice.className = "webpower-notice";
      notice.setAttribute("role", "status");
      const showNotice = () => (notice.textContent = model.get("notice"));
      const showLost = () => (notice.textContent = model.get("lost"));
      model.on("change:notice", showNotice);
      model.on("comm_live_update", showLost); // which ipywidgets says when the kernel has ended or was started anew
      showNotice();

      el.classList.add("webpower-board");
      el.append(view, notice);
      views.add(view);

      const end = new AbortController();
      const whatComes = guideFocus(view, end.signal);
      const pick = (button) => {
        whatComes.isToBeSeen();
        model.send({ pick: button.dataset.id });
      };
      const pickByKey = (button) => {
        whatComes.getsFocus();
        pick(button);
      };
      view.addEventListener("click", (event) => {
        const mark = event.target.closest(`${BUTTON}, ${WORDS}`);
        if (model.get("places")) return model.send({ place: placeOf(event, view), on: mark?.dataset.id ?? "" });
        const again = event.detail > 1 && !model.get("every_click"); // a double click is one click
        if (!mark || again) return;
        if (mark.matches(BUTTON)) pick(mark);
        else model.send({ poke: mark.dataset.id });
      });
      listenToKeys(model, view, pickByKey, end.signal);
      keepWidths(view, end.signal);

      model.send({ ready: version });
      runClock(model);
      return () => {
        end.abort();
        views.delete(view);
        model.off("change:notice", showNotice);
        model.off("comm_live_update", showLost);
        runClock(model);
      };
    },
  };
};

// Where in the picture a click was, whatever the size it is shown in.
function placeOf(event, view) {
  const svg = view.querySelector("svg");
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
  return [x, y];
}

function listenToKeys(model, view, pick, signal) {
  let asked = null; // the beat at which the last key was sent

  function onKey(event) {
    const area = view.closest(".webpower-keys") ?? view;
    const target = event.target;
    if (event.defaultPrevented || !area.contains(target)) return;

    // JupyterLab's shortcuts: in command mode a letter acts on the cell (d d deletes it), so plain keys stay here.
    // JupyterLab looks from the target upwards and finds its shortcut at the target, so the sign has to stand there.
    target.toggleAttribute(NO_SHORTCUTS, !(event.ctrlKey || event.metaKey || event.altKey));

    const name = keyName(event);
    if (view.contains(target) && target.matches(BUTTON) && (name === "Enter" || name === "Space")) {
      if (!event.repeat) pick(target);
    } else {
      if (!model.get("hotkeys").includes(name) || target.closest(USES_KEYS_ITSELF)) return;
      if ((name === "Space" || name === "Enter") && target.closest(IS_PRESSED_BY_KEYS)) return;
      // A key held down waits for its answer; only fingers that are faster than the answer may send more.
      if (!event.repeat || asked !== model.get("beat")) {
        asked = model.get("beat");
        model.send({ key: name });
      }
    }
    event.preventDefault();
    event.stopPropagation();
  }

  // On the document, since the area that takes keys is built around the view after the view.
  document.addEventListener("keydown", onKey, { capture: true, signal });
}

// What can be done next are the ready buttons in a box of the class webpower-doing. After a pick it is scrolled to, if
// the window is too small to show it. And a button often goes away with what it did, and a place that was picked is none
// any more: then the focus goes to what can be done next, or to the board, so that keys are still heard.
function guideFocus(view, signal) {
  const board = view.querySelector("svg");
  let held = null; // what has the focus
  let seeks = false; // whether the focus is to go to what comes next
  let shows = false; // whether what comes next is to be scrolled to

  const observer = new MutationObserver((changes) => {
    if (held && !held.isConnected && document.activeElement === document.body) {
      seeks = true;
      board.focus({ preventScroll: true });
    }
    const came = changes.flatMap(({ addedNodes }) => [...addedNodes]).find((node) => node.matches?.(".webpower-doing button"));
    if (!came) return;
    const next = came.closest(".webpower-doing").querySelector(".mod-primary");
    if (seeks) next?.focus({ preventScroll: true });
    if (shows) next?.scrollIntoView({ block: "nearest" });
    seeks = shows = false;
  });
  signal.addEventListener("abort", () => observer.disconnect());

  const watch = () => {
    const area = view.closest(".webpower-keys");
    if (area) observer.observe(area, { childList: true, subtree: true });
    return area;
  };
  const onFocus = ({ target }) => {
    held = watch()?.contains(target) ? target : null;
    if (held !== board) seeks = false;
  };
  document.addEventListener("focusin", onFocus, { signal });

  return {
    getsFocus: () => (seeks = true),
    isToBeSeen: () => (shows = Boolean(watch())),
  };
}

// A chart of plotly's takes its width when it is made, before it has its place in the page, and asks again only when
// the window changes. So the window says that it did, whenever a chart is new or the room around the board is another.
function keepWidths(view, signal) {
  const tell = () => requestAnimationFrame(() => window.dispatchEvent(new Event("resize")));
  document.addEventListener("plotlywidget-after-render", tell, { signal });
  const observer = new ResizeObserver(tell);
  observer.observe(view);
  signal.addEventListener("abort", () => observer.disconnect());
}

function keyName(event) {
  const key = event.key === " " ? "Space" : event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const held = { Ctrl: event.ctrlKey || event.metaKey, Alt: event.altKey, Shift: event.shiftKey };
  return [...Object.keys(held).filter((name) => held[name]), key].join("+");
}

function blankPicture() {
  const picture = document.createElement("div");
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("tabindex", "0");
  svg.setAttribute("role", "application");
  const words = document.createElement("p");
  words.className = "webpower-words";
  picture.append(svg, words);
  return picture;
}

// Does what webpower/draw/patch.py says, to elements.
function applyPatch(picture, { scene = {}, lines = [], remove = [], add = [], set = {}, text = {}, label = {}, button = {} }) {
  const svg = picture.querySelector("svg");
  if ("title" in scene) svg.setAttribute("aria-label", scene.title);
  if (lines.length) {
    const words = picture.querySelector(".webpower-words");
    const told = words.textContent.split("\n");
    for (const [at, gone, came] of lines) told.splice(at, gone, ...came);
    words.textContent = told.join("\n");
  }
  for (const side of ["width", "height"]) if (side in scene) svg.setAttribute(side, scene[side]);
  if ("width" in scene || "height" in scene) {
    svg.setAttribute("viewBox", `0 0 ${svg.getAttribute("width")} ${svg.getAttribute("height")}`);
    svg.style.maxWidth = `${svg.getAttribute("width")}px`;
  }

  const marks = marksOf(svg);
  for (const id of remove) {
    marks.get(id).remove();
    marks.delete(id);
  }
  for (const [place, mark] of add) {
    const element = document.createElementNS(SVG, mark.tag);
    element.dataset.id = mark.id;
    marks.set(mark.id, element);
    setAttributes(element, mark.attrs);
    setText(element, mark.text ?? "");
    setWords(element, mark.label ?? "", mark.button ?? false);
    svg.insertBefore(element, svg.children[place] ?? null);
  }
  for (const [id, attrs] of Object.entries(set)) setAttributes(marks.get(id), attrs);
  for (const [id, value] of Object.entries(text)) setText(marks.get(id), value);
  for (const id of new Set([...Object.keys(label), ...Object.keys(button)])) {
    const mark = marks.get(id);
    setWords(mark, label[id] ?? mark.getAttribute("aria-label") ?? "", button[id] ?? mark.matches(BUTTON));
  }
}

function clear(picture) {
  for (const part of picture.children) part.replaceChildren();
  known.delete(picture.querySelector("svg"));
}

const known = new WeakMap(); // the marks of each picture by their ids, so that a step need not look for them

function marksOf(svg) {
  if (!known.has(svg)) known.set(svg, new Map(Array.from(svg.children, (mark) => [mark.dataset.id, mark])));
  return known.get(svg);
}

function setAttributes(element, attrs) {
  for (const [name, value] of Object.entries(attrs)) {
    if (value == null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
  }
}

function setText(mark, text) {
  for (const node of [...mark.childNodes]) if (node.nodeType === Node.TEXT_NODE) node.remove();
  mark.append(text);
}

function setWords(mark, label, button) {
  const title = mark.querySelector("title");
  if ((title?.textContent ?? "") !== label) {
    title?.remove();
    if (label) {
      const words = document.createElementNS(SVG, "title");
      words.textContent = label;
      mark.prepend(words);
    }
  }
  setAttributes(mark, {
    "aria-label": label || null,
    role: button ? "button" : label ? "img" : null,
    tabindex: button ? "0" : null,
  });
}

// A mark that had the focus may be gone, or no button any more. The keys must still be heard then.
function keepFocus(view, change) {
  const had = view.contains(document.activeElement);
  change();
  const has = view.contains(document.activeElement) && document.activeElement.hasAttribute("tabindex");
  if (had && !has) view.querySelector("svg").focus({ preventScroll: true });
}
