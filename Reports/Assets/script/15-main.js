// Putting the page together, and drawing it anew after every change.

const notice = h("p", { class: "notice", role: "status", "aria-live": "polite" });
const caseTitle = h("h2", { class: "case-title" });
const whyBox = h("p", { class: "why" });
const toolbar = h("div", { class: "toolbar", role: "toolbar", "aria-label": "Picture" });
const legend = h("div", { class: "legend", role: "group",
  "aria-label": "Legend: each entry shows or hides its nodes" });
const decisionBar = h("div", { class: "decision-bar" });

function announce(words) {
  state.notice = words;
  drawNotice();
}

function drawNotice() {
  replace(notice, state.notice);
}

function draw() {
  drawNotice();
  drawCauses();
  drawCases();
  drawFilters();
  drawTitle();
  drawWhy();
  drawToolbar();
  drawOverlay();
  drawLegend();
  drawTree();
  drawNodeFacts();
  drawProposals();
  drawStrip();
  drawHistory();
  drawDetails();
}

function drawTitle() {
  if (state.row < 0) {
    const words = isDiff && index.total === 0 ? "Nothing differs, so there is no case to show."
      : rowCount === 0 ? "There is no case to show." : "No case is open.";
    return replace(caseTitle, h("span", { class: "empty" }, words));
  }
  const from = strings[rows.from[state.row]];
  replace(caseTitle, h("span", { class: "glyph" }, rowGroup(state.row)[1] + " "),
    h("bdi", { title: rowID(state.row) }, shortName(rowID(state.row))),
    h("span", { class: "facts" }, " " + rowGroup(state.row)[0] + (from ? ", was " + shortName(from) : "")),
    index.isInSite ? [" ", h("a", { class: "facts", href: "case-" + rowKey(state.row) + ".html" }, "history")] : null);
}

const groupMeaning = {
  added: "The run before has no such case.", removed: "The run after has no such case.",
  renamed: "The same content under another name.", "in tolerance": "It differs within the tolerance only.",
  "negotiation only": "It looks the same; views asked each other something else.",
  unstable: "It differs from itself when it is recorded again.",
};
const verdictWords = { origin: "decides differently", edited: "was edited", added: "is new", removed: "is gone" };
const makerWords = { engine: "by the engine, as its inputs are the same", source: "by its source",
  code: "by its author's code", environment: "by the environment" };

/** One sentence about the open case: which node made the difference, by what, and how many others followed. */
function drawWhy() {
  const openCase = state.openCase;
  whyBox.hidden = !isDiff || !openCase;
  if (whyBox.hidden) return;
  const group = rowGroup(state.row)[0];
  const broken = [openCase.after, openCase.before].find((one) => one && one.message);
  if (group === "failed") {
    return replace(whyBox, openCase.after.outcome + (broken ? ": " + cut(broken.message, 200) : ""));
  }
  const place = originNode(openCase);
  const node = place < 0 ? null : openCase.nodes[place];
  const words = node && verdictWords[verdictName(node.verdict)];
  if (!words || groupMeaning[group]) return replace(whyBox, groupMeaning[group] || "");
  const first = node.changes.find((change) => change.before !== "" || change.after !== "");
  const cause = rowCauses(state.row).map((one) => index.causes[one]).find((one) => one.kind === node.kind);
  const followers = openCase.nodes.filter((one) =>
    ["relayed", "knock-on", "absorbed"].includes(verdictName(one.verdict)));
  const alike = openCase.nodes.filter((one) => one.verdict === node.verdict && one.kind === node.kind).length - 1;
  const others = rowCauses(state.row).length - 1;
  replace(whyBox, h("span", { class: "glyph v-" + verdictName(node.verdict) }, verdictGlyph(node.verdict)), " ",
    h("b", {}, h("bdi", {}, cut(node.segment, 80))), " "
      + (cause && cause.change.startsWith("moved") ? "stands elsewhere among its modifiers" : words),
    alike ? " (and " + alike + " more of its kind)" : "", first ? ": " + cut(changeWords(first), 160) : "",
    h("span", { class: "facts" }, [cause ? makerWords[cause.by] : "",
      followers.length ? counted(followers.length, "node") + (followers.length === 1 ? " follows" : " follow") : "",
      others > 0 ? counted(others, "other cause") + " in this case" : ""]
      .filter((part) => part).map((part) => " \u00b7 " + part).join("")));
}

function drawToolbar() {
  const focused = document.activeElement && toolbar.contains(document.activeElement)
    ? document.activeElement.dataset.tool : null;
  const pressed = (is) => ({ "aria-pressed": is ? "true" : "false" });
  const bounds = state.openCase && boundsOf(state.openCase.nodes);
  const percent = bounds ? Math.round(currentZoom(bounds) * 100) + " %" : "";
  const tool = (name, label, action, attributes) => button(label, action, { "data-tool": name, ...attributes });
  const modes = views().map((view) => tool(view, view, () => go({ view }), pressed(state.view === view)));
  const times = "\u00d7" + state.exaggeration;
  replace(toolbar,
    isDiff ? [
      modes,
      tool("carried", "carried", () => go({ showsCarried: !state.showsCarried }),
        { ...pressed(state.showsCarried), title: "Nodes that only moved along" }),
      tool("exaggerate", "exaggerate " + times, () => keyActions.z(),
        { ...pressed(state.exaggeration > 1), title: "Draw differences larger than they are" }),
    ] : null,
    h("span", { class: "zooms" }, tool("out", "\u2212", () => zoomBy(1 / 1.5), { "aria-label": "Zoom out" }),
      h("span", { class: "zoom" }, percent), tool("in", "+", () => zoomBy(1.5), { "aria-label": "Zoom in" }),
      tool("fit", "fit", () => go({ zoom: 0 }))));
  if (focused) {
    const again = toolbar.querySelector('[data-tool="' + focused + '"]');
    if (again) again.focus();
  }
}

function drawLegend() {
  if (!isDiff) return replace(legend, h("span", {}, "\u26a0 a node with a finding"));
  const present = new Map();
  for (const node of state.openCase ? state.openCase.nodes : []) {
    present.set(node.verdict, (present.get(node.verdict) || 0) + 1);
  }
  const active = document.activeElement;
  const focused = active && legend.contains(active) ? active.dataset.verdict : null;
  replace(legend, h("span", { class: "key before" }, "before"), h("span", { class: "key after" }, "after"),
    index.verdicts.map(([name, glyph], place) => {
      if (!present.has(place)) return null;
      const isShown = name === "carried" ? state.showsCarried : !state.hiddenVerdicts.has(name);
      return button(glyph + " " + name + " " + present.get(place), () => toggleVerdict(name), {
        class: "chip v-" + name, "aria-pressed": isShown ? "true" : "false", "data-verdict": name,
        title: verdictMeaning[name],
      });
    }));
  if (focused) {
    const again = legend.querySelector('[data-verdict="' + focused + '"]');
    if (again) again.focus();
  }
}

function toggleVerdict(name) {
  if (name === "carried") return go({ showsCarried: !state.showsCarried });
  if (state.hiddenVerdicts.has(name)) state.hiddenVerdicts.delete(name);
  else state.hiddenVerdicts.add(name);
  go({});
}

function drawDecisions() {
  if (isDiff) {
    replace(decisionBar, button("Accept (y)", () => decide("accept")), button("Reject (x)", () => decide("reject")),
      button("Undo (u)", undoDecision), button("Export (e)", exportDecisions),
      h("span", { class: "facts" }, decisions.size ? counted(decisions.size, "case") + " decided" : ""));
  }
  drawCauses();
  caseList.draw();
}

function buildPage() {
  const app = document.getElementById("app");
  document.documentElement.classList.add("scripted");
  if (rowCount === 0) document.documentElement.classList.add("blank");
  app.prepend(
    h("div", { class: "left" },
      h("h2", {}, isDiff ? "Causes" : "Findings"), causeList, decisionBar,
      h("div", { class: "find" }, searchField, filterButton,
        button("?", showKeys, { "aria-label": "Keys", "aria-keyshortcuts": "?" })),
      filterBox, caseCount, caseEmpty, caseList.element),
    h("div", { class: "right" }, notice, caseTitle, whyBox, toolbar,
      h("div", { class: "pair picture-and-tree" }, h("div", { class: "column" }, overlayBox, legend), tree.element),
      h("div", { class: "pair" }, h("div", { class: "column" }, h("h3", {}, "Proposals and responses"), proposalBox),
        nodeBox),
      stripBox, historyBox, detailBox),
    dialog);
  app.append(h("div", { id: "print", "aria-hidden": "true" }));
  // The arrow keys scroll the picture while it has the focus.
  overlayBox.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") event.stopPropagation();
  });
}

// On paper: the head, the list of causes, and the example of each cause as a picture.
const printLimit = 20;

window.addEventListener("beforeprint", () => {
  const kept = { row: state.row, node: state.node, openCase: state.openCase, view: state.view, zoom: state.zoom };
  const pages = index.causes.slice(0, printLimit).map((cause, place) => {
    const title = h("h3", {}, place + 1 + ". " + cause.kind + ": " + cause.change);
    const row = rowByID.get(cause.example);
    return h("section", {}, title, h("p", {}, h("code", {}, cause.example)), row == null ? null : printedPicture(row));
  });
  Object.assign(state, kept);
  if (index.causes.length > printLimit) {
    pages.push(h("p", {}, "showing the examples of " + printLimit + " of " + index.causes.length
      + (isDiff ? " causes" : " rules")));
  }
  const title = pages.length ? h("h2", {}, isDiff ? "The smallest example of each cause" : "An example of each rule")
    : null;
  replace(document.getElementById("print"), title, pages, h("h2", {}, runTitle), runCard());
});

function printedPicture(row) {
  if (index.shards.length && !shards.has(rows.shard[row])) {
    return h("p", { class: "cap" }, "Its picture is in " + index.shards[rows.shard[row]]
      + "; open the case to load it.");
  }
  withShard(rows.shard[row], (shard) => { state.openCase = decodeCase(row, shard); });
  Object.assign(state, { row, view: views()[0], zoom: 0, node: originNode(state.openCase) });
  const bounds = boundsOf(state.openCase.nodes);
  if (!bounds) return null;
  const zoom = Math.min(600 / bounds.width, 420 / bounds.height, 3);
  const node = state.node >= 0 ? state.openCase.nodes[state.node] : null;
  return [
    picture(bounds, zoom, isDiff ? ["before", "after"] : ["after"]),
    node ? h("p", {}, h("code", {}, node.path), " " + frameWords(node)) : null,
    node && node.changes.length ? changeList(node.changes) : null,
  ];
}

/** The left side ends at the end of the screen, whether or not the head is scrolled away. */
function fitLeft() {
  const top = Math.max(0, document.getElementById("app").getBoundingClientRect().top);
  document.documentElement.style.setProperty("--top", Math.min(top, innerHeight / 2) + "px");
}

applyTheme(storage.get("theme") || "system");
buildPage();
fitLeft();
window.addEventListener("scroll", fitLeft, { passive: true });
connectCounts();
checkCounts();
updateVisibleRows();
restoreDecisions();
drawDecisions();
if (!readAddress(location.hash)) go({ cause: state.cause, startsOver: true });
let resizeTimer = 0;
window.addEventListener("resize", () => {
  clearTimeout(resizeTimer);
  resizeTimer = setTimeout(() => { fitLeft(); drawOverlay(); drawToolbar(); }, 100);
});
document.documentElement.dataset.ready = "true";
