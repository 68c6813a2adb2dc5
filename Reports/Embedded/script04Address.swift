// swift-format-ignore-file
// The text of Reports/Assets/script/04-address.js, written by KEYLINE_UPDATE_GOLDEN=1 swift test

extension EmbeddedSource {
    static let script04Address = ##"""
// Deep links: a relative fragment that names contents, not places, so that a link still means the same after the
// report was made again.

function address() {
  const parts = [];
  const add = (name, value) => parts.push(name + "=" + encodeURIComponent(value));
  if (state.cause >= 0) add("cause", index.causes[state.cause].id);
  else if (state.cause === noCause) add("cause", "none");
  else if (index.causes.length) add("cause", "all");
  if (state.row >= 0) add("case", rowKey(state.row));
  if (state.openCase && state.node >= 0) add("node", nodeName(state.openCase, state.openCase.nodes[state.node]));
  if (state.view !== (isDiff ? "overlay" : "after")) add("view", state.view);
  if (state.query) add("q", state.query);
  const filters = [];
  for (const name in state.filters) {
    for (const value of state.filters[name]) filters.push(name + ":" + encodeURIComponent(value));
  }
  if (filters.length) add("f", filters.join(","));
  return "#" + parts.join("&");
}

let writtenAddress = "";
let writtenCause = null;

/** Back goes to the cause that was open before; the cases that were stepped through are no places of their own. */
function writeAddress() {
  const isElsewhere = writtenCause !== null && writtenCause !== state.cause;
  writtenCause = state.cause;
  writtenAddress = address();
  const isNew = isElsewhere && location.hash !== writtenAddress;
  // Only the fragment: pushing whole addresses fails on network shares. Some viewers forbid even that; the link panel
  // still works there.
  try { history[isNew ? "pushState" : "replaceState"](null, "", writtenAddress); } catch { return; }
}

function decode(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

/** Opens what a fragment names. Returns false when it names nothing. */
function readAddress(fragment) {
  const values = new Map();
  for (const part of fragment.replace(/^#/, "").split("&")) {
    const at = part.indexOf("=");
    if (at > 0) values.set(part.slice(0, at), decode(part.slice(at + 1)));
  }
  if (!["cause", "case", "node", "view", "q", "f", "w"].some((name) => values.has(name))) return false;
  const notices = [];
  state.query = values.get("q") || "";
  for (const wanted of Object.values(state.filters)) wanted.clear();
  for (const filter of (values.get("f") || "").split(",")) {
    const [name, value] = [filter.slice(0, filter.indexOf(":")), decode(filter.slice(filter.indexOf(":") + 1))];
    if (state.filters[name]) state.filters[name].add(value);
  }
  if (views().includes(values.get("view"))) state.view = values.get("view");
  let cause = everyCause;
  const causeID = values.get("cause");
  if (causeID === "none") cause = noCause;
  else if (causeByID.has(causeID)) cause = causeByID.get(causeID);
  else if (causeID && causeID !== "all") notices.push("This link points to a cause that is not in this report.");
  let row = rowByKey.get(values.get("case"));
  if (values.has("case") && row == null) {
    notices.push("This link points to a case that is not in this report (it may be unchanged now).");
  }
  if (row != null && values.has("w")) row = rowAtWidth(row, Number(values.get("w"))) ?? row;
  const change = { cause, startsOver: true };
  if (row != null) {
    change.row = row;
    state.row = -1;
    if (values.has("node")) change.node = values.get("node");
  }
  go(change);
  if (notices.length) {
    state.notice = notices.join(" ");
    drawNotice();
  }
  return true;
}

function rowAtWidth(row, width) {
  return widthRows(row).find((candidate) => rows.width[candidate] === width);
}

window.addEventListener("hashchange", () => {
  if (location.hash !== writtenAddress) readAddress(location.hash);
});

"""##
}
