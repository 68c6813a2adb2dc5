// swift-format-ignore-file
// The text of Reports/Assets/script/15-main.js, written by KEYLINE_UPDATE_GOLDEN=1 swift test

extension EmbeddedSource {
    static let script15Main = ##"""
// Putting the page together, and drawing it anew after every change.

const notice = h("p", { class: "notice", role: "status", "aria-live": "polite" });
const caseTitle = h("h2", { class: "case-title" });
const toolbar = h("div", { class: "toolbar", role: "toolbar", "aria-label": "Picture" });
const legend = h("div", { class: "legend", role: "group", "aria-label": "Legend: each entry shows or hides its nodes" });
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
  if (state.row < 0) return replace(caseTitle, rowCount === 0 ? "No case to show" : "No case is open");
  const from = strings[rows.from[state.row]];
  replace(caseTitle, h("span", { class: "glyph" }, rowGroup(state.row)[1] + " "), h("bdi", {}, rowID(state.row)),
    h("span", { class: "facts" }, " " + rowGroup(state.row)[0] + (from ? ", was " + from : "")));
}

function drawToolbar() {
  const focused = document.activeElement && toolbar.contains(document.activeElement) ? document.activeElement.dataset.tool : null;
  const pressed = (is) => ({ "aria-pressed": is ? "true" : "false" });
  const bounds = state.openCase && boundsOf(state.openCase.nodes);
  const percent = bounds ? Math.round(currentZoom(bounds) * 100) + " %" : "";
  replace(toolbar,
    views().length > 1 ? views().map((view) => button(view, () => go({ view }), { ...pressed(state.view === view), "data-tool": view })) : null,
    isDiff ? button("carried", () => go({ showsCarried: !state.showsCarried }), { ...pressed(state.showsCarried), "data-tool": "carried", title: "Nodes that only moved along" }) : null,
    isDiff ? button("\u00d7" + state.exaggeration, () => keyActions.z(), { ...pressed(state.exaggeration > 1), "data-tool": "exaggerate", title: "Exaggerate differences", "aria-label": "Exaggerate differences, now \u00d7" + state.exaggeration }) : null,
    button("\u2212", () => zoomBy(1 / 1.5), { "aria-label": "Zoom out", "data-tool": "out" }), h("span", { class: "zoom" }, percent),
    button("+", () => zoomBy(1.5), { "aria-label": "Zoom in", "data-tool": "in" }), button("fit", () => go({ zoom: 0 }), { "data-tool": "fit" }));
  if (focused) {
    const again = toolbar.querySelector('[data-tool="' + focused + '"]');
    if (again) again.focus();
  }
}

function drawLegend() {
  if (!isDiff) return replace(legend, h("span", {}, "\u26a0 a node with a finding"));
  const present = new Map();
  for (const node of state.openCase ? state.openCase.nodes : []) present.set(node.verdict, (present.get(node.verdict) || 0) + 1);
  const focused = document.activeElement && document.activeElement.dataset ? document.activeElement.dataset.verdict : null;
  replace(legend, h("span", { class: "key before" }, "before"), h("span", { class: "key after" }, "after"),
    index.verdicts.map(([name, glyph], place) => {
      if (!present.has(place)) return null;
      const isShown = name === "carried" ? state.showsCarried : !state.hiddenVerdicts.has(name);
      return button(glyph + " " + name + " " + present.get(place), () => toggleVerdict(name), { class: "chip v-" + name, "aria-pressed": isShown ? "true" : "false", "data-verdict": name, title: verdictMeaning[name] });
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
  app.prepend(
    h("div", { class: "left" },
      h("h2", {}, isDiff ? "Causes" : "Findings"), causeList, decisionBar,
      h("div", { class: "find" }, searchField, filterButton, button("?", showKeys, { "aria-label": "Keys", "aria-keyshortcuts": "?" })),
      filterBox, caseCount, caseEmpty, caseList.element),
    h("div", { class: "right" }, notice, caseTitle, toolbar,
      h("div", { class: "pair picture-and-tree" }, h("div", { class: "column" }, overlayBox, legend), tree.element),
      h("div", { class: "pair" }, h("div", { class: "column" }, h("h3", {}, "Proposals and responses"), proposalBox), nodeBox),
      stripBox, historyBox, detailBox),
    dialog);
  app.append(h("div", { id: "print", "aria-hidden": "true" }));
  overlayBox.addEventListener("keydown", (event) => { if (event.key === "ArrowLeft" || event.key === "ArrowRight") event.stopPropagation(); });
}

// On paper: the head, the list of causes, and the example of each cause as a picture.
const printLimit = 20;

window.addEventListener("beforeprint", () => {
  const kept = { row: state.row, node: state.node, openCase: state.openCase, view: state.view, zoom: state.zoom };
  const pages = [];
  for (const [place, cause] of index.causes.slice(0, printLimit).entries()) {
    const row = rowByID.get(cause.example);
    if (row == null || (index.shards.length && !shards.has(rows.shard[row]))) continue;
    withShard(rows.shard[row], (shard) => { state.openCase = decodeCase(row, shard); });
    Object.assign(state, { row, view: views()[0], zoom: 0, node: originNode(state.openCase) });
    const bounds = boundsOf(state.openCase.nodes);
    pages.push(h("section", {}, h("h3", {}, place + 1 + ". " + cause.title), h("p", {}, cause.example),
      bounds ? picture(bounds, Math.min(600 / bounds.width, 300 / bounds.height, 3), isDiff ? ["before", "after"] : ["after"]) : null));
  }
  Object.assign(state, kept);
  if (index.causes.length > printLimit) pages.push(h("p", {}, "showing the examples of " + printLimit + " of " + index.causes.length + " causes"));
  replace(document.getElementById("print"), pages);
});

applyTheme(storage.get("theme") || "system");
buildPage();
connectCounts();
checkCounts();
updateVisibleRows();
drawDecisions();
if (!readAddress(location.hash)) go({ cause: state.cause, startsOver: true });
let resizeTimer = 0;
window.addEventListener("resize", () => {
  clearTimeout(resizeTimer);
  resizeTimer = setTimeout(() => { drawOverlay(); drawToolbar(); }, 100);
});
document.documentElement.dataset.ready = "true";

"""##
}
