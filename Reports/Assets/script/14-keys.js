// The keyboard, and the sheet that lists it.

const keySheet = [
  ["Space, Shift+Space", "next, previous case that is not decided yet"], ["] and [", "next, previous cause"],
  ["j and k", "next, previous case of the cause"], ["n and p", "next, previous node that differs"],
    ["g", "go to the origin"],
  ["\u2190 and \u2192", "previous, next width"],
    ["1 to 6", "first changed, added, removed, renamed, in tolerance, unstable case"],
  ["v s b o w", "overlay, split, blink, onion, swipe"], ["c", "show or hide carried nodes"],
    ["+ \u2212 0", "zoom in, out, fit"],
  ["z", "exaggerate differences: \u00d71, \u00d710, \u00d7100"], ["t", "to the proposals"], ["/", "search"],
    ["f", "filters"],
  ["y x u", "accept the cause, reject it, undo"], ["e", "export decisions"], ["l", "copy a link to this view"],
    ["d", "theme: system, light, dark"],
  ["?", "this sheet"], ["Esc", "close the topmost thing"],
];

const classKeys = { 1: "changed", 2: "added", 3: "removed", 4: "renamed", 5: "in tolerance", 6: "unstable" };

function stepCause(step) {
  const places = causePlaces();
  const next = places.indexOf(state.cause) + step;
  if (places[next] != null) go({ cause: places[next], startsOver: true });
}

function stepCase(step) {
  const next = visibleRows[visibleRows.indexOf(state.row) + step];
  if (next != null) go({ row: next });
}

function stepNode(step) {
  if (!state.openCase) return;
  const differing = treeOrder().filter((node) => isDiffering(node));
  if (differing.length === 0) return;
  const at = differing.findIndex((node) => node.place === state.node);
  const next = differing[at < 0 ? 0 : (at + step + differing.length) % differing.length];
  go({ node: next.place });
}

function treeOrder() {
  const nodes = state.openCase.nodes;
  const ordered = [];
  const stack = nodes.filter((node) => node.parent < 0).reverse();
  while (stack.length) {
    const node = stack.pop();
    ordered.push(node);
    for (const child of [...node.children].reverse()) stack.push(nodes[child]);
  }
  return ordered;
}

/** One key for the whole review: the next case without a decision, and after the last one the next cause. */
function stepReview(step) {
  const places = causePlaces().filter((place) => place !== everyCause || index.causes.length === 0);
  for (let at = places.indexOf(state.cause), first = true; at >= -1 && at < places.length; at += step, first = false) {
    if (at < 0) {
      if (step < 0) return;
      continue;
    }
    const list = first ? visibleRows : matchingRows(places[at]);
    const from = first ? list.indexOf(state.row) : step > 0 ? -1 : list.length;
    for (let place = from + step; place >= 0 && place < list.length; place += step) {
      if (decisions.has(list[place])) continue;
      if (first) return go({ row: list[place] });
      return go({ cause: places[at], row: list[place] });
    }
  }
  announce(step > 0 ? "That was the last case." : "That was the first case.");
}

function firstOfClass(name) {
  for (let row = 0; row < rowCount; row++) {
    if (rowGroup(row)[0] !== name) continue;
    if (visibleRows.includes(row)) return go({ row });
    for (const wanted of Object.values(state.filters)) wanted.clear();
    state.query = "";
    return go({ cause: everyCause, row });
  }
  announce("No case is " + name + ".");
}

function zoomBy(factor) {
  const bounds = state.openCase && boundsOf(state.openCase.nodes);
  if (bounds) go({ zoom: clamp(currentZoom(bounds) * factor, 0.05, 64) });
}

const keyActions = {
  " ": (event) => stepReview(event.shiftKey ? -1 : 1), "]": () => stepCause(1), "[": () => stepCause(-1),
  j: () => stepCase(1), k: () => stepCase(-1), n: () => stepNode(1), p: () => stepNode(-1),
  g: () => { if (state.openCase && originNode(state.openCase) >= 0) go({ node: originNode(state.openCase) }); },
  ArrowLeft: () => stepWidth(-1), ArrowRight: () => stepWidth(1),
  v: () => go({ view: views()[0] }), s: () => chooseView("split"), o: () => chooseView("onion"), w: () =>
    chooseView("swipe"),
  b: () => {
    if (state.view === "blink") blinkShowsAfter = !blinkShowsAfter;
    chooseView("blink");
  },
  c: () => go({ showsCarried: !state.showsCarried }), "+": () => zoomBy(1.5), "=": () => zoomBy(1.5), "-": () =>
    zoomBy(1 / 1.5),
  0: () => go({ zoom: 0 }), z: () => go({ exaggeration: { 1: 10, 10: 100, 100: 1 }[state.exaggeration] }),
  t: () => { proposalBox.scrollIntoView({ block: "nearest" }); proposalBox.focus(); },
  "/": () => searchField.focus(), f: () => toggleFilters(), y: () => decide("accept"), x: () => decide("reject"),
    u: undoDecision,
  e: exportDecisions, l: () => { copyText(address(), null); announce("Link copied: " + address()); }, d: nextTheme,
    "?": showKeys,
};
for (const key in classKeys) keyActions[key] = () => firstOfClass(classKeys[key]);

function chooseView(view) {
  if (views().includes(view)) go({ view });
}

const usesLetters = () => storage.get("letters") !== "off";

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") return closeTopmost(event);
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target;
  if (target.closest("input:not([type=checkbox]), textarea, select")) return;
  if ((event.key === " " || event.key === "Enter") && target.closest("button, a, summary, input")) return;
  if (dialog.open && event.key !== "?") return;
  if (event.key.length === 1 && !usesLetters() && event.key !== "?") return;
  const inList = target.closest(".causes, .list.cases");
  if (inList && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
    const step = event.key === "ArrowDown" ? 1 : -1;
    if (inList === causeList) stepCause(step);
    else stepCase(step);
    event.preventDefault();
    return;
  }
  const action = keyActions[event.key];
  if (!action) return;
  event.preventDefault();
  action(event);
});

function closeTopmost(event) {
  if (dialog.open) closeDialog();
  else if (document.activeElement === searchField) searchField.blur();
  else if (!filterBox.hidden) {
    toggleFilters(false);
    filterButton.focus();
  } else return;
  event.preventDefault();
}

function showKeys() {
  if (dialog.open) return closeDialog();
  const box = h("input", { type: "checkbox", checked: usesLetters(), onchange: (event) =>
    storage.set("letters", event.target.checked ? "on" : "off") });
  showDialog("Keys", [
    h("table", { class: "plain keys" }, h("tbody", {},
      keySheet.map(([keys, words]) => h("tr", {}, h("th", { scope: "row" }, h("kbd", {}, keys)), h("td", {}, words))))),
    h("p", {}, h("label", {}, box, " single-letter keys are on")),
  ]);
}

const dialogTitle = h("h2", { id: "dialog-title" });
const dialogBody = h("div", { class: "dialog-body" });
const dialog = h("dialog", { "aria-labelledby": "dialog-title" },
  h("div", { class: "dialog-head" }, dialogTitle, button("Close", () => closeDialog())), dialogBody);
let focusBeforeDialog = null;

function showDialog(title, content, focused) {
  focusBeforeDialog = document.activeElement;
  replace(dialogTitle, title);
  replace(dialogBody, content);
  dialog.showModal();
  if (focused) focused.focus();
}

function closeDialog() {
  dialog.close();
  if (focusBeforeDialog && focusBeforeDialog.isConnected) focusBeforeDialog.focus();
}

function nextTheme() {
  const themes = ["system", "light", "dark"];
  const next = themes[(themes.indexOf(document.documentElement.dataset.theme || "system") + 1) % 3];
  applyTheme(next);
  storage.set("theme", next);
  announce("Theme: " + next);
}

function applyTheme(theme) {
  document.documentElement.dataset.theme = theme;
}
