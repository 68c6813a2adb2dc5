// The picture of a case, drawn from numbers: before in dashed blue, after in solid orange, unchanged in grey. Every
// state also has a sign, so that the picture reads without colour.

const overlayBox = h("div", { class: "picture", tabindex: "0", role: "group",
  "aria-label": "Frames before and after" });
const margin = 32;

function views() {
  return isDiff ? ["overlay", "split", "blink", "onion", "swipe"] : ["after"];
}

let blinkShowsAfter = true;
let onionShare = 0.5;
let blinkTimer = 0;

function drawOverlay() {
  clearInterval(blinkTimer);
  const openCase = state.openCase;
  if (!openCase) {
    replace(overlayBox, h("p", { class: "empty" }, state.row < 0 ? "No case is open." : "Loading \u2026"));
    return;
  }
  const bounds = boundsOf(openCase.nodes);
  const failed = [openCase.before, openCase.after].filter((one) => one && one.nodes.length === 0);
  const words = failed.map((one) => h("p", { class: "empty" }, one.outcome + (one.message ? ": " + one.message : "")));
  if (!bounds) {
    replace(overlayBox, words.length ? words : h("p", { class: "empty" }, "No frame of this case is finite."));
    return;
  }
  const zoom = currentZoom(bounds);
  const pictures = {
    overlay: () => [picture(bounds, zoom, ["before", "after"])],
    after: () => [picture(bounds, zoom, ["after"])],
    split: () => ["before", "after"].map((side) =>
      h("figure", { class: "half" }, h("figcaption", { class: side }, side), picture(bounds, zoom, [side]))),
    blink: () => [h("p", { class: "showing " + blinkSide(), role: "status" }, "showing: " + blinkSide()),
      picture(bounds, zoom, [blinkSide()])],
    onion: () => [slider("after over before"), layered(bounds, zoom)],
    swipe: () => [slider("after left of the line"), layered(bounds, zoom)],
  };
  const scroll = [overlayBox.scrollLeft, overlayBox.scrollTop];
  replace(overlayBox, words, pictures[state.view]());
  finishTexts();
  [overlayBox.scrollLeft, overlayBox.scrollTop] = scroll;
  revealChosen();
  if (state.view === "blink" && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
    blinkTimer = setInterval(() => {
      blinkShowsAfter = !blinkShowsAfter;
      if (state.view !== "blink") return;
      replace(overlayBox, pictures.blink());
      finishTexts();
    }, 800);
  }
}

const blinkSide = () => (blinkShowsAfter ? "after" : "before");

function slider(label) {
  return h("label", { class: "slider" }, label, h("input", {
    type: "range", min: "0", max: "100", value: Math.round(onionShare * 100), oninput: (event) => {
      onionShare = Number(event.target.value) / 100;
      applyShare(overlayBox.querySelector("svg"));
    },
  }));
}

function layered(bounds, zoom) {
  const svg = picture(bounds, zoom, ["before", "after"]);
  applyShare(svg);
  return svg;
}

function applyShare(svg) {
  const after = svg.querySelector(".layer.after");
  const before = svg.querySelector(".layer.before");
  if (state.view === "onion") {
    after.style.opacity = onionShare;
    before.style.opacity = 1 - onionShare;
  } else {
    const at = onionShare * 100;
    after.style.clipPath = "inset(0 " + (100 - at) + "% 0 0)";
    before.style.clipPath = "inset(0 0 0 " + at + "%)";
  }
}

const isFinite4 = (frame) => frame && frame.every((value) => Number.isFinite(value) && Math.abs(value) < 1e6);

function boundsOf(nodes) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const node of nodes) {
    for (const frame of [node.from, node.to]) {
      if (!isFinite4(frame)) continue;
      left = Math.min(left, frame[0], frame[0] + frame[2]);
      top = Math.min(top, frame[1], frame[1] + frame[3]);
      right = Math.max(right, frame[0], frame[0] + frame[2]);
      bottom = Math.max(bottom, frame[1], frame[1] + frame[3]);
    }
  }
  return left <= right ? { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) } : null;
}

/** The height in which a picture is fitted; the style sheet caps the box a little above. */
const pictureHeight = () => clamp(innerHeight * 0.62, 380, 760) - 2 * margin - 4;

// What is high is not made small: it is scrolled to the node that is chosen.
const smallestFit = 0.75;

function currentZoom(bounds) {
  if (state.zoom > 0) return state.zoom;
  const room = (overlayBox.clientWidth || 600) / (state.view === "split" ? 2 : 1) - 2 * margin - 4;
  const width = room / bounds.width;
  return Math.max(0.05, Math.min(width, 4, Math.max(pictureHeight() / bounds.height, Math.min(width, smallestFit))));
}

/** What needs the size of a text, known once the picture is in the page: words that are wider here than where they
    were measured are squeezed, and the label of the chosen node gets a plate, so that it is read above all else. */
function finishTexts() {
  const words = [...overlayBox.querySelectorAll(".words text")];
  const widths = words.map((text) => text.getComputedTextLength());
  for (const [i, text] of words.entries()) {
    const room = Number(text.parentNode.getAttribute("width"));
    if (widths[i] <= room) continue;
    text.setAttribute("textLength", room);
    text.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
  for (const label of overlayBox.querySelectorAll(".label")) {
    const box = label.getBBox();
    label.before(s("rect", { class: "plate", x: box.x - 3, y: box.y - 1, width: box.width + 6, height: box.height
      + 2 }));
  }
}

let revealed = "";

/** Scrolls to the chosen node when it was chosen just now. */
function revealChosen() {
  const key = [state.row, state.node, state.view, state.zoom].join(" ");
  const chosen = overlayBox.querySelector(".frame.chosen");
  if (key === revealed || !chosen) return;
  revealed = key;
  const [box, frame] = [overlayBox.getBoundingClientRect(), chosen.getBoundingClientRect()];
  const shift = (start, end, low, high) => {
    if (start >= low && end <= high) return 0;
    // Of what is larger than the box, the start is shown.
    return end - start > high - low ? start - low - margin : (start + end - low - high) / 2;
  };
  overlayBox.scrollLeft += shift(frame.left, frame.right, box.left, box.right);
  overlayBox.scrollTop += shift(frame.top, frame.bottom, box.top, box.bottom);
}

/** How the frame after is drawn: its difference from before may be exaggerated. */
function exaggerated(node) {
  if (state.exaggeration === 1 || !isFinite4(node.from) || !isFinite4(node.to)) return node.to;
  return node.to.map((value, i) => node.from[i] + (value - node.from[i]) * state.exaggeration);
}

function picture(bounds, zoom, sides) {
  const width = bounds.width * zoom;
  const height = bounds.height * zoom;
  const at = (frame) => [
    (frame[0] - bounds.left) * zoom, (frame[1] - bounds.top) * zoom, frame[2] * zoom, frame[3] * zoom,
  ];
  const layers = { before: s("g", { class: "layer before" }), after: s("g", { class: "layer after" }) };
  const signs = s("g", { class: "signs" });
  const drawable = drawableNodes();
  const drawn = drawnNodes(drawable);
  const crowd = drawn.filter((node) => isDiffering(node)).length > crowdLimit;
  for (const node of drawn) drawNode(node, at, layers, signs, { sides, width, crowd });
  const svg = s("svg", {
    class: "frames", role: "img", width: width + 2 * margin, height: height + 2 * margin,
    viewBox: [-margin, -margin, width + 2 * margin, height + 2 * margin].join(" "),
    "aria-label": pictureWords(drawn),
  }, definitions(), grid(bounds, zoom), rulers(bounds, zoom), texts(at, zoom, sides), layers.before, layers.after,
  signs);
  if (drawn.length < drawable.length) {
    const words = "showing " + grouped(drawn.length) + " of " + counted(drawable.length, "frame");
    svg.append(s("text", { class: "exaggerated", x: 0, y: height + 18 }, words));
  }
  if (state.exaggeration > 1) {
    svg.append(s("text", { class: "exaggerated", x: 0, y: -16 }, "differences exaggerated \u00d7"
      + state.exaggeration));
  }
  return svg;
}

const pictureLimit = 1500;

/** Of more differing nodes than this only the chosen one shows its amounts and a double ring. */
const crowdLimit = 12;

function drawableNodes() {
  return state.openCase.nodes.filter((node) => {
    const name = verdictName(node.verdict);
    if (name === "carried" && !state.showsCarried && node.place !== state.node) return false;
    return !state.hiddenVerdicts.has(name) || node.place === state.node;
  });
}

/** At most as many as a picture can hold; what differs comes first. */
function drawnNodes(nodes) {
  if (nodes.length <= pictureLimit) return nodes;
  const first = nodes.filter((node) => isDiffering(node) || node.place === state.node);
  const others = nodes.filter((node) => !isDiffering(node) && node.place !== state.node);
  return first.concat(others).slice(0, pictureLimit);
}

function pictureWords(nodes) {
  const counts = new Map();
  for (const node of nodes) counts.set(verdictName(node.verdict), (counts.get(verdictName(node.verdict)) || 0) + 1);
  return [...counts].map(([name, count]) => count + " " + name).join(", ");
}

function drawNode(node, at, layers, signs, { sides, width, crowd }) {
  const name = verdictName(node.verdict);
  const from = isFinite4(node.from) ? at(node.from) : null;
  const after = exaggerated(node);
  const to = isFinite4(after) ? at(after) : null;
  const isChosen = node.place === state.node;
  const isSame = from && to && node.from.every((value, i) => value === node.to[i]);
  const box = (frame, layer, extra) => {
    const rect = s("rect", {
      class: "frame " + extra + (isChosen ? " chosen" : ""), "data-node": node.place,
      x: Math.min(frame[0], frame[0] + frame[2]), y: Math.min(frame[1], frame[1] + frame[3]),
      width: Math.abs(frame[2]), height: Math.abs(frame[3]),
    }, s("title", {}, node.path + "\n" + frameWords(node)));
    rect.addEventListener("click", (event) => {
      event.stopPropagation();
      go({ node: node.place });
    });
    layers[layer].append(rect);
  };
  if (isSame || !isDiff) {
    for (const side of sides) if (to) box(to, side, "same" + (node.after && node.after.hasFinding ? " found" : ""));
  } else {
    if (from && sides.includes("before")) box(from, "before", "is-before v-" + name + (node.to ? "" : " gone"));
    if (to && sides.includes("after")) box(to, "after", "is-after v-" + name + (node.from ? "" : " new"));
  }
  const shown = to || from;
  const isDetailed = isChosen || !crowd;
  if (shown) drawSigns(node, name, from, to, shown, signs, { sides, isChosen, isDetailed, width });
}

/** Whether a node moved as the node around it did: one arrow tells of both. */
function movesAlong(node) {
  const parent = node.parent >= 0 ? state.openCase.nodes[node.parent] : null;
  if (!parent || !isFinite4(parent.from) || !isFinite4(parent.to)) return false;
  const move = (one) => [one.to[0] - one.from[0], one.to[1] - one.from[1]];
  const [[x, y], [outerX, outerY]] = [move(node), move(parent)];
  return Math.abs(x - outerX) < 1e-6 && Math.abs(y - outerY) < 1e-6;
}

function drawSigns(node, name, from, to, shown, signs, { sides, isChosen, isDetailed, width }) {
  const both = sides.length === 2;
  if (both && from && to) {
    const [x1, y1, x2, y2] = [from[0] + from[2] / 2, from[1] + from[3] / 2, to[0] + to[2] / 2, to[1] + to[3] / 2];
    const isMoved = node.from[0] !== node.to[0] || node.from[1] !== node.to[1];
    const isTold = isChosen || !movesAlong(node);
    if (isMoved && isTold && Math.hypot(x2 - x1, y2 - y1) > 6) signs.append(s("line",
      { class: "arrow", x1, y1, x2, y2, "marker-end": "url(#arrow)" }));
    if (isDetailed) drawEdges(node, to, signs);
  }
  // Of an added or removed tree only the topmost node is the cause.
  const parent = node.parent >= 0 ? state.openCase.nodes[node.parent] : null;
  const isBelow = (name === "added" || name === "removed") && parent && parent.verdict === node.verdict;
  const isOrigin = originVerdicts.includes(name) && !isBelow;
  if (isOrigin) {
    signs.append(s("rect", { class: "ring", x: shown[0] - 3, y: shown[1] - 3, width: shown[2] + 6, height: shown[3]
      + 6 }));
    if (isDetailed) signs.append(s("rect", { class: "ring", x: shown[0] - 6, y: shown[1] - 6, width: shown[2] + 12,
      height: shown[3] + 12 }));
  }
  const isFollower = name === "knock-on" && !(parent && parent.verdict === node.verdict);
  if (isOrigin || isFollower) addBadge(signs, name, shown, verdictGlyph(node.verdict));
  if (!isDiff && node.after && node.after.hasFinding) addBadge(signs, "found", shown, "\u26a0");
  if (isChosen) {
    // Below the ring, and above the next thing that is drawn there.
    const words = both || !isDiff ? frameWords(node) : frameText(sides[0] === "before" ? node.from : node.to);
    // On the right it ends where the frame ends; below the lower of both frames it hides the edge of neither.
    const isRight = shown[0] > width / 2;
    const bottom = Math.max(...(both ? [from, to] : [shown]).filter((one) => one).map((one) => one[1] + one[3]));
    signs.append(s("text", { class: isRight ? "label right" : "label", x: shown[0] + (isRight ? shown[2] : 0),
      y: bottom + (isOrigin ? 20 : 15) }, cut(node.segment, 60) + "  " + words));
  }
}

/** A sign at the top right of a frame, below those of others that end there too. */
function addBadge(signs, name, frame, glyph) {
  const x = frame[0] + frame[2] + 3;
  let y = frame[1] + 5;
  const isTaken = (badge) => Math.abs(badge.getAttribute("x") - x) < 12 && Math.abs(badge.getAttribute("y") - y) < 12;
  const others = [...signs.querySelectorAll(".badge")];
  // In a deep tree of frames that all end here some may touch.
  for (let tries = 0; tries < 8 && others.some(isTaken); tries++) y += 13;
  signs.append(s("text", { class: "badge " + name, x, y }, glyph));
}

const textLimit = 400;

/** Whether the first letter of a line is one of a script that runs from the right. */
const startsRight = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** The words of text nodes, so that a case is recognised; those of nodes that only moved along too. */
function texts(at, zoom, sides) {
  const group = s("g", { class: "words", "aria-hidden": "true" });
  const isBefore = sides[sides.length - 1] === "before";
  for (const node of state.openCase.nodes) {
    const shown = isBefore ? node.before : node.after || (sides.length === 2 ? node.before : null);
    const frame = shown === node.after && node.to ? node.to : node.from;
    // A control says the words of the text in it again.
    const isWithout = !shown || node.children.length > 0 || !shown.text;
    if (isWithout || !isFinite4(frame) || group.childElementCount >= textLimit) continue;
    const [x, y, width, height] = at(frame);
    const lines = textLines(shown);
    const step = Math.min(height / lines.length, 22 * zoom);
    const size = Math.min(step * 0.78, 22);
    if (size < 5 || width < 4) continue;
    const top = y + (height - step * lines.length) / 2;
    group.append(s("svg", { x, y, width, height }, lines.slice(0, 20).map((line, i) => {
      const isRight = startsRight.test(line);
      const text = s("text", { x: isRight ? width : 0, y: top - y + step * i + size * 0.92,
        direction: isRight ? "rtl" : null }, line.slice(0, 200));
      text.style.fontSize = size + "px";
      return text;
    })));
  }
  return group;
}

/** A text as it was broken: its lines are ranges of UTF-8. */
function textLines(node) {
  if (!node.lines || node.lines.length < 4) return [node.text];
  const bytes = new TextEncoder().encode(node.text);
  const lines = [];
  for (let i = 0; i + 1 < node.lines.length; i += 2) {
    lines.push(new TextDecoder().decode(bytes.slice(node.lines[i], node.lines[i + 1])));
  }
  return lines;
}

/** A double-headed tick at each edge that moved, with the amount. */
function drawEdges(node, to, signs) {
  const [x, y, width, height] = to;
  const deltaLeft = node.to[0] - node.from[0];
  const deltaTop = node.to[1] - node.from[1];
  const deltaRight = deltaLeft + node.to[2] - node.from[2];
  const deltaBottom = deltaTop + node.to[3] - node.from[3];
  const isResized = node.to[2] !== node.from[2] || node.to[3] !== node.from[3];
  if (!isResized || verdictName(node.verdict) === "carried") return;
  const tick = (delta, x1, y1, isVertical) => {
    if (Math.abs(delta) < 1e-9) return;
    const half = isVertical ? [0, 4] : [4, 0];
    // Frames that lie on each other have their edges at one place.
    const isThere = [...signs.querySelectorAll(".amount")].some((other) => other.textContent === signed(delta)
      && Math.hypot(other.getAttribute("x") - x1 - 7, other.getAttribute("y") - y1) < 12);
    if (isThere) return;
    signs.append(s("line", {
      class: "edge", x1: x1 - half[0], y1: y1 - half[1], x2: x1 + half[0], y2: y1 + half[1],
      "marker-start": "url(#tick)", "marker-end": "url(#tick)",
    }));
    signs.append(s("text", { class: "amount", x: x1 + 7, y: y1 + (isVertical ? -6 : 4) }, signed(delta)));
  };
  if (deltaRight !== deltaLeft) {
    tick(deltaLeft, x, y + height / 2, false);
    tick(deltaRight, x + width, y + height / 2, false);
  }
  if (deltaBottom !== deltaTop) {
    // Words stand at the left and in the middle.
    tick(deltaTop, x + width * 0.85, y, true);
    tick(deltaBottom, x + width * 0.85, y + height, true);
  }
}

function definitions() {
  const marker = (id, path, size) => s("marker", {
    id, viewBox: "0 0 10 10", refX: 8, refY: 5, markerWidth: size, markerHeight: size, orient: "auto-start-reverse",
  }, s("path", { d: path }));
  return s("defs", {}, marker("arrow", "M0 0L10 5L0 10z", 7), marker("tick", "M0 1L8 5L0 9", 4),
    s("pattern", { id: "hatch", width: 7, height: 7, patternUnits: "userSpaceOnUse" }, s("path", { d: "M0 7L7 0" })),
    s("pattern", { id: "dots", width: 7, height: 7, patternUnits: "userSpaceOnUse" },
      s("circle", { cx: 2, cy: 2, r: 1 })));
}

/** Lines of device pixels, once a pixel is large enough to see rounding. */
function grid(bounds, zoom) {
  const scale = displayScale();
  if (zoom < 8 || bounds.width * scale > 3000 || bounds.height * scale > 3000) return null;
  const step = zoom / scale;
  const lines = [];
  const offset = (start) => (Math.ceil(start * scale) / scale - start) * zoom;
  for (let x = offset(bounds.left); x <= bounds.width * zoom; x += step) lines.push("M" + x + " 0V"
    + bounds.height * zoom);
  for (let y = offset(bounds.top); y <= bounds.height * zoom; y += step) lines.push("M0 " + y + "H"
    + bounds.width * zoom);
  return s("path", { class: "grid", d: lines.join("") });
}

function displayScale() {
  const entry = index.after.environment.find(([name]) => name === "scale");
  const scale = entry ? Number(entry[1]) : 1;
  return scale > 0 && scale <= 8 ? scale : 1;
}

function rulers(bounds, zoom) {
  const group = s("g", { class: "rulers", "aria-hidden": "true" });
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, 20000, 100000].find((size) => size * zoom >= 44)
    || 1000000;
  for (let x = Math.ceil(bounds.left / step) * step; x <= bounds.left + bounds.width; x += step) {
    const at = (x - bounds.left) * zoom;
    group.append(s("line", { x1: at, y1: -10, x2: at, y2: -4 }), s("text", { x: at, y: -13 }, length(x)));
  }
  for (let y = Math.ceil(bounds.top / step) * step; y <= bounds.top + bounds.height; y += step) {
    const at = (y - bounds.top) * zoom;
    group.append(s("line", { x1: -10, y1: at, x2: -4, y2: at }),
      s("text", { x: -12, y: at, transform: "rotate(-90 -12 " + at + ")" }, length(y)));
  }
  return group;
}

const sizeText = (frame) => length(frame[2]) + "\u00d7" + length(frame[3]);
const placeText = (frame) => length(frame[0]) + ", " + length(frame[1]);

/** `181×44 at 0, 25`. */
function frameText(frame) {
  return frame ? sizeText(frame) + " at " + placeText(frame) : "none";
}

/** A frame before and after; what is the same in both is said once. */
function frameWords(node) {
  if (!isDiff || !node.from || !node.to) {
    return isDiff ? frameText(node.from) + " \u2192 " + frameText(node.to) : frameText(node.to);
  }
  const isSame = (i) => same(node.from[i], node.to[i]);
  if (isSame(2) && isSame(3) && isSame(0) && isSame(1)) return frameText(node.to);
  if (isSame(0) && isSame(1)) return sizeText(node.from) + " \u2192 " + frameText(node.to);
  if (isSame(2) && isSame(3)) return frameText(node.from) + " \u2192 " + placeText(node.to);
  return frameText(node.from) + " \u2192 " + frameText(node.to);
}
