// Pieces of HTML live in the page. text_control.py tells what the messages mean.

// Called once a control; the views of the control share what stands in it.
export default () => {
  const views = new Set();
  let pieces = []; // each as its lines
  let version = null;

  function receive(model, message) {
    if (!message.pieces || message.version === version) return;
    const whole = message.base == null;
    if (!whole && message.base !== version) return model.send({ ready: version });
    version = message.version;
    if (whole) pieces = message.pieces.map((text) => text.split("\n"));
    else
      for (const [number, changes] of message.pieces)
        for (const [at, gone, came] of changes) pieces[number].splice(at, gone, ...came);
    const changed = whole ? pieces.keys() : message.pieces.map(([number]) => number);
    for (const number of changed) for (const view of views) draw(view, number);
  }

  function draw(view, number) {
    while (view.children.length <= number) view.append(document.createElement("div"));
    view.children[number].innerHTML = pieces[number].join("\n");
  }

  return {
    initialize({ model }) {
      receive(model, model.get("whole"));
      model.on("msg:custom", (message) => receive(model, message));
    },

    render({ model, el }) {
      el.classList.add("webpower-text");
      views.add(el);
      for (const number of pieces.keys()) draw(el, number);
      model.send({ ready: version });
      return () => views.delete(el);
    },
  };
};
