// The tree of the open case: one row per node with its verdict; runs of unchanged siblings are folded.

const tree = new VirtualList("tree", "tree", "Nodes", 24, drawTreeRow, (place, event) => {
  const row = treeRows[place];
  if (row.fold) return unfold(row);
  if (event.target.closest(".twist")) return toggleNode(row.node);
  go({ node: row.node.place });
});

let treeRows = [];
let closedNodes = new Set();
let unfoldedParents = new Set();

function resetTree() {
  closedNodes = new Set();
  unfoldedParents = new Set();
}

function toggleNode(node) {
  if (closedNodes.has(node.place)) closedNodes.delete(node.place);
  else closedNodes.add(node.place);
  drawTree();
}

function unfold(row) {
  unfoldedParents.add(row.parent);
  drawTree();
}

/** Nodes on a path to something that is not unchanged, and the chosen one with its ancestors. */
function keptNodes(nodes) {
  const kept = new Set();
  const keep = (place) => {
    for (let at = place; at >= 0 && !kept.has(at); at = nodes[at].parent) kept.add(at);
  };
  for (const node of nodes) if (isDiffering(node)) keep(node.place);
  if (state.node >= 0) keep(state.node);
  if (!isDiff) for (const node of nodes) keep(node.place);
  return kept;
}

function drawTree() {
  treeRows = [];
  const nodes = state.openCase ? state.openCase.nodes : [];
  const kept = keptNodes(nodes);
  const stack = nodes.filter((node) => node.parent < 0).map((node) => ({ node })).reverse();
  while (stack.length) {
    const row = stack.pop();
    treeRows.push(row);
    if (row.fold || closedNodes.has(row.node.place)) continue;
    stack.push(...childRows(row.node, nodes, kept).reverse());
  }
  deepestLevel = treeRows.reduce((deepest, row) => Math.max(deepest, row.fold ? row.depth : row.node.depth), 0);
  tree.set(treeRows.length, treeRows.findIndex((row) => row.node && row.node.place === state.node));
}

function childRows(parent, nodes, kept) {
  const below = [];
  let run = [];
  const endRun = () => {
    if (run.length === 0) return;
    if (unfoldedParents.has(parent.place)) below.push(...run.map((node) => ({ node })));
    else below.push({ fold: run.length, parent: parent.place, depth: parent.depth + 1 });
    run = [];
  };
  for (const place of parent.children) {
    if (kept.has(place)) {
      endRun();
      below.push({ node: nodes[place] });
    } else {
      run.push(nodes[place]);
    }
  }
  endRun();
  return below;
}

function drawTreeRow(place) {
  const row = treeRows[place];
  if (row.fold) {
    return {
      attributes: { class: "fold", "aria-level": row.depth + 1 },
      content: [indent(row.depth), h("span", { class: "twist" }, "\u2026"), " " + row.fold + " same"],
    };
  }
  const node = row.node;
  const name = verdictName(node.verdict);
  const attributes = { class: "node v-" + name, "aria-level": node.depth + 1, title: node.path };
  let twist = "";
  if (node.children.length) {
    const isClosed = closedNodes.has(node.place);
    attributes["aria-expanded"] = isClosed ? "false" : "true";
    twist = isClosed ? "\u25b8" : "\u25be";
  }
  const shown = node.after || node.before;
  return {
    attributes,
    content: [
      indent(node.depth), h("span", { class: "twist" }, twist),
      h("span", { class: "glyph v-" + name, title: name }, isDiff ? verdictGlyph(node.verdict) : shown
        && shown.hasFinding ? "\u26a0" : "\u00b7"),
      h("span", { class: "kind" }, node.segment),
      shown && shown.text ? h("q", { class: "text" }, h("bdi", {}, shown.text.slice(0, 80))) : null,
      isDiff ? h("span", { class: "verdict" }, name) : null,
      h("span", { class: "numbers" }, deltaWords(node)),
    ],
  };
}

// A deep tree is indented less, so that its names keep their room beside the numbers.
const indentRoom = 84;
let deepestLevel = 0;

function indent(depth) {
  const space = h("span", { class: "indent" });
  space.style.width = "calc(" + Math.min(depth, 32) + " * min(var(--indent), "
    + Math.max(3, indentRoom / Math.max(deepestLevel, 1)) + "px))";
  return space;
}

/** What moved and by how much, in a few characters; a single frame when nothing did. */
function deltaWords(node) {
  if (!isDiff || !node.from || !node.to) return frameText(node.to || node.from);
  const names = ["x", "y", "w", "h"];
  const parts = names.map((name, i) => {
    if (same(node.from[i], node.to[i])) return null;
    const delta = node.to[i] - node.from[i];
    return name + " " + (Number.isFinite(delta) ? signed(delta) : lengths(node.from[i], node.to[i]).join("\u2192"));
  }).filter((part) => part);
  return parts.length ? parts.join("  ") : frameText(node.to);
}

tree.element.addEventListener("keydown", (event) => {
  const at = treeRows.findIndex((row) => row.node && row.node.place === state.node);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    for (let place = at + step; place >= 0 && place < treeRows.length; place += step) {
      if (treeRows[place].fold) continue;
      go({ node: treeRows[place].node.place });
      break;
    }
  } else if (event.key === "Home" || event.key === "End") {
    const all = treeRows.filter((row) => row.node);
    if (all.length) go({ node: (event.key === "Home" ? all[0] : all[all.length - 1]).node.place });
  } else if (at >= 0 && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
    const node = treeRows[at].node;
    const isClosed = closedNodes.has(node.place);
    if (event.key === "ArrowRight" && isClosed) toggleNode(node);
    else if (event.key === "ArrowRight" && node.children.length) {
      const next = treeRows[at + 1];
      if (next.fold) unfold(next);
      else go({ node: next.node.place });
    } else if (event.key === "ArrowLeft" && node.children.length && !isClosed) toggleNode(node);
    else if (event.key === "ArrowLeft" && node.parent >= 0) go({ node: node.parent });
  } else return;
  event.preventDefault();
  event.stopPropagation();
});
