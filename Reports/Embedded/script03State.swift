// swift-format-ignore-file
// The text of Reports/Assets/script/03-state.js, written by KEYLINE_UPDATE_GOLDEN=1 swift test

extension EmbeddedSource {
    static let script03State = ##"""
// What is open, chosen and filtered. Every change goes through `go`, which redraws and writes the address.

const everyCause = -1;
const noCause = -2;

const state = {
  cause: index.causes.length ? 0 : everyCause,
  row: -1,
  node: -1,
  view: isDiff ? "overlay" : "after",
  zoom: 0,
  exaggeration: 1,
  showsCarried: false,
  hiddenVerdicts: new Set(),
  query: "",
  filters: { class: new Set(), by: new Set(), change: new Set(), verdict: new Set(), kind: new Set(),
    suite: new Set() },
  openCase: null,
  notice: "",
};

/** The rows that the cause, the filters and the search leave, in case order. */
let visibleRows = [];

const storage = {
  get(name) {
    try { return localStorage.getItem("keyline-" + name); } catch { return null; }
  },
  set(name, value) {
    try { localStorage.setItem("keyline-" + name, value); } catch { /* A page from a disk may have no storage. */ }
  },
};

const filterValues = {
  class: (row) => [rowGroup(row)[0]],
  by: (row) => rowCauses(row).map((cause) => index.causes[cause].by),
  change: (row) => index.changeKinds.filter((_, bit) => (rows.changeKinds[row] >> bit) & 1),
  verdict: (row) => index.verdicts.filter((_, bit) => (rows.verdicts[row] >> bit) & 1).map((verdict) => verdict[0]),
  kind: rowKinds,
  suite: (row) => [strings[rows.suite[row]]],
};

function matchesFilters(row, except) {
  for (const name in state.filters) {
    const wanted = state.filters[name];
    if (name === except || wanted.size === 0) continue;
    if (!filterValues[name](row).some((value) => wanted.has(value))) return false;
  }
  return true;
}

/** The rows of a cause that the page holds, in case order. */
function rowsOf(cause) {
  return cause === everyCause ? everyRow : cause === noCause ? rowsWithoutCause : rowsByCause[cause];
}

function matchesQuery(row, words) {
  if (words.length === 0) return true;
  const text = (rowID(row) + " " + rowKinds(row).join(" ")).toLowerCase();
  return words.every((word) => text.includes(word));
}

function queryWords() {
  return state.query.toLowerCase().split(/\s+/).filter((word) => word !== "");
}

/** The rows of a cause that the filters and the search leave. */
function matchingRows(cause) {
  if (!hasFilters()) return rowsOf(cause);
  const words = queryWords();
  return rowsOf(cause).filter((row) => matchesFilters(row) && matchesQuery(row, words));
}

function updateVisibleRows() {
  visibleRows = matchingRows(state.cause);
}

const hasFilters = () => state.query !== "" || Object.values(state.filters).some((wanted) => wanted.size > 0);

function clearFilters() {
  state.query = "";
  for (const wanted of Object.values(state.filters)) wanted.clear();
  go({ cause: state.cause });
}

/** Chooses a cause, a case, a node or a view, redraws, and writes the address. */
function go(change) {
  state.notice = "";
  if ("cause" in change) {
    state.cause = change.cause;
    updateVisibleRows();
    if (!("row" in change)) {
      change.row = visibleRows.includes(state.row) && !change.startsOver ? state.row : firstRow();
    }
  }
  for (const name of ["view", "zoom", "exaggeration", "showsCarried"]) if (name in change) state[name] = change[name];
  if ("row" in change && change.row !== state.row) {
    openRow(change.row, "node" in change ? change.node : null);
  } else {
    if ("node" in change) state.node = change.node;
    draw();
    writeAddress();
  }
}

/** The example of the cause when it is among the visible rows, else the first of them. */
function firstRow() {
  if (state.cause >= 0) {
    const example = rowByID.get(index.causes[state.cause].example);
    if (example != null && visibleRows.includes(example)) return example;
  }
  return visibleRows.length ? visibleRows[0] : -1;
}

/** The name of a node in links: its path, and for a node that is gone while another has its path now, a mark before. */
function nodeName(openCase, node) {
  const isShared = !node.after && openCase.nodes.some((other) => other.after && other.path === node.path);
  return (isShared ? goneMark : "") + node.path;
}

const goneMark = "before:";

/** The node of a path: the one before, when a removed one is meant, else the one after, else whichever has it. */
function nodeAt(openCase, path, isGone) {
  const named = openCase.nodes.filter((node) => node.path === path);
  return named.find((node) => !node.after === isGone) || named[0];
}

function nodeNamed(openCase, name) {
  const isMarked = name.startsWith(goneMark);
  return isMarked ? nodeAt(openCase, name.slice(goneMark.length), true) : nodeAt(openCase, name, false);
}

function openRow(row, name) {
  state.row = row;
  state.node = -1;
  state.openCase = null;
  resetTree();
  if (row < 0) {
    draw();
    writeAddress();
    return;
  }
  withShard(rows.shard[row], (shard) => {
    if (state.row !== row) return;
    if (shard === null) {
      state.notice = "The file " + index.shards[rows.shard[row]] + " is missing; it belongs beside this page.";
    } else {
      state.openCase = decodeCase(row, shard);
      state.node = startNode(state.openCase, name);
    }
    draw();
    writeAddress();
  });
  if (state.openCase === null && state.row === row) draw();
}

function startNode(openCase, name) {
  if (name != null) {
    const named = nodeNamed(openCase, name);
    if (named) return named.place;
    state.notice = "This link points to a node that is not in this case (it may be unchanged now).";
  }
  const origin = originNode(openCase);
  return origin >= 0 ? origin : openCase.nodes.length ? 0 : -1;
}

const originVerdicts = ["origin", "edited", "added", "removed"];

/** The node of the case's own first cause, else the first node that decides. */
function originNode(openCase) {
  const causes = rowCauses(openCase.row);
  const cause = causes.length ? index.causes[causes[0]] : null;
  if (cause && cause.example === rowID(openCase.row)) {
    const named = nodeAt(openCase, cause.path, cause.verdict === "removed");
    if (named) return named.place;
  }
  if (!isDiff) {
    const found = openCase.nodes.find((node) => node.after && node.after.hasFinding);
    return found ? found.place : -1;
  }
  const decides = (name, kind) => openCase.nodes.find((node) => verdictName(node.verdict) === name
    && (kind == null || node.kind === kind));
  const blamed = cause && originVerdicts.includes(cause.verdict) ? decides(cause.verdict, cause.kind) : null;
  if (blamed) return blamed.place;
  for (const name of originVerdicts) {
    const first = decides(name);
    if (first) return first.place;
  }
  return -1;
}

const isDiffering = (node) => isDiff ? node.verdict !== unchangedVerdict && verdictName(node.verdict) !== "carried"
  : node.after != null && node.after.hasFinding;

"""##
}
