// Slides: one is seen at a time. slides.py tells what the data are; the same script serves pages and notebooks.

const NEXT = ["ArrowRight", "ArrowDown", "PageDown", " ", "Enter"];
const BACK = ["ArrowLeft", "ArrowUp", "PageUp", "Backspace"];
const SMALLEST = 0.5; // of the size that words have if they fit
const MOVING = 600; // milliseconds to go closer
const FULL = `<svg viewBox="0 0 16 16" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2"
  aria-hidden="true"><path d="M2 6V2H6M10 2H14V6M14 10V14H10M6 14H2V10"/></svg>`;

// Shows slides in el. Alone on a page, keys count wherever the focus is. Returns { go, end }.
export function show(el, { pictures, slides }, words, { alone = false, at = 0, onMove = () => {} } = {}) {
  el.classList.add("webpower-slides");
  el.tabIndex = 0;
  el.dataset.lmSuppressShortcuts = "true"; // else JupyterLab takes the keys
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", words.slides);
  el.innerHTML = `<div class="webpower-slide"><h2></h2><div class="picture"></div><div class="words" aria-live="polite"></div></div>
    <div class="bar"><span class="legend"></span><button class="back">‹</button><span class="where"></span><button class="next">›</button><button class="full">${FULL}</button></div>`;
  const find = (selector) => el.querySelector(selector);
  for (const name of ["back", "next", "full"]) {
    find(`.${name}`).title = words[name];
    find(`.${name}`).setAttribute("aria-label", words[name]);
  }
  let shown = null; // the number of the picture
  let whole = null; // all of it
  let stop = () => {};

  function go(to) {
    at = Math.max(0, Math.min(slides.length - 1, to));
    const slide = slides[at];
    find("h2").textContent = slide.heading;
    find(".legend").innerHTML = slide.legend;
    find(".where").textContent = `${at + 1} / ${slides.length}`;
    find(".back").disabled = at === 0;
    find(".next").disabled = at === slides.length - 1;
    const lines = slide.lines.map((line) => Object.assign(document.createElement("div"), { innerHTML: line }));
    find(".words").replaceChildren(...lines);
    stop();
    if (shown === slide.picture) {
      stop = move(find(".picture svg"), view());
    } else {
      find(".picture").innerHTML = pictures[slide.picture];
      shown = slide.picture;
      whole = find(".picture svg").getAttribute("viewBox").split(" ").map(Number);
      setView(find(".picture svg"), view());
    }
    fit();
  }

  // What is seen of the picture: what the slide asks for, and as much around it as there is room for.
  function view() {
    const { clientWidth, clientHeight } = find(".picture");
    return widened(slides[at].view, whole, clientWidth / clientHeight || 1);
  }

  function resized() {
    stop();
    setView(find(".picture svg"), view());
    fit();
  }

  function step(by) {
    const before = at;
    go(at + by);
    if (at !== before) onMove(at);
  }

  // Letters get smaller until all words find room.
  function fit() {
    const box = find(".words");
    for (let size = 1; size >= SMALLEST; size -= 0.05) {
      box.style.fontSize = `${size}em`;
      if (box.scrollHeight <= box.clientHeight) return;
    }
  }

  function full() {
    if (document.fullscreenElement) document.exitFullscreen();
    else el.requestFullscreen?.();
  }

  function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const onButton = event.target.closest?.("button, a[href]") && [" ", "Enter"].includes(event.key);
    if (onButton) return;
    if (NEXT.includes(event.key)) step(1);
    else if (BACK.includes(event.key)) step(-1);
    else if (event.key === "Home") step(-slides.length);
    else if (event.key === "End") step(slides.length);
    else if (event.key.toLowerCase() === "f") full();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const end = new AbortController();
  (alone ? document : el).addEventListener("keydown", onKey, { signal: end.signal });
  find(".back").onclick = () => step(-1);
  find(".next").onclick = () => step(1);
  find(".full").onclick = full;
  find(".full").hidden = !document.fullscreenEnabled;
  find(".picture").onclick = () => {
    el.focus({ preventScroll: true });
    step(1);
  };
  const watch = new ResizeObserver(resized);
  watch.observe(el);
  go(at);
  return {
    go,
    end() {
      stop();
      watch.disconnect();
      end.abort();
    },
  };
}

// A part of a picture (left, top, width, height), made as broad as wanted for its height, or higher; within the picture.
function widened([left, top, width, height], whole, aspect) {
  const [broad, high] = width / height < aspect ? [height * aspect, height] : [width, width / aspect];
  const stretched = (start, length, to, least, most) =>
    to >= most ? [least + (most - to) / 2, to] : [Math.min(Math.max(start - (to - length) / 2, least), least + most - to), to];
  const [x, w] = stretched(left, width, broad, whole[0], whole[2]);
  const [y, h] = stretched(top, height, high, whole[1], whole[3]);
  return [x, y, w, h];
}

function setView(svg, view) {
  svg.setAttribute("viewBox", view.join(" "));
}

// Goes from what is seen to another part of the picture, little by little. Returns what stops it.
function move(svg, to) {
  const from = svg.getAttribute("viewBox").split(" ").map(Number);
  const far = from.some((number, side) => Math.abs(number - to[side]) > 0.05);
  if (!far || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    setView(svg, to);
    return () => {};
  }
  const start = performance.now();
  let frame;
  const draw = (now) => {
    const part = Math.min(1, Math.max(0, (now - start) / MOVING));
    const eased = part * part * (3 - 2 * part);
    setView(svg, from.map((number, side) => number + (to[side] - number) * eased));
    if (part < 1) frame = requestAnimationFrame(draw);
  };
  frame = requestAnimationFrame(draw);
  return () => {
    cancelAnimationFrame(frame);
    setView(svg, to);
  };
}

export default {
  render({ model, el }) {
    const inside = document.createElement("div");
    el.append(inside);
    const deck = show(inside, model.get("data"), model.get("words"), {
      at: model.get("at"),
      onMove(at) {
        model.set("at", at);
        model.save_changes();
      },
    });
    model.on("change:at", () => deck.go(model.get("at")));
    return () => deck.end();
  },
};
