// Accepting and rejecting. A page cannot write to the database, so decisions are exported as a file that
// `keyline accept FILE` reads; they name contents, so they stay true after a merge.

const decisions = new Map();
const undoStack = [];
const decisionCount = () => decisions.size + undoStack.length;

/** The tab keeps what was decided, so that a reload or a look at another page loses nothing. As in the file, a decision
    is about contents: it comes back only where they are the same. */
function keepDecisions() {
  const kept = [...decisions].map(([row, decision]) => [rowKey(row), strings[rows.before[row]],
    strings[rows.after[row]], decision]);
  try { sessionStorage.setItem("keyline-decisions", JSON.stringify(kept)); } catch { /* No storage, or no room. */ }
}

function restoreDecisions() {
  let kept = [];
  try { kept = JSON.parse(sessionStorage.getItem("keyline-decisions")) || []; } catch { return; }
  for (const [key, before, after, decision] of kept) {
    const row = rowByKey.get(key);
    const isSame = row != null && strings[rows.before[row]] === before && strings[rows.after[row]] === after;
    if (isSame && ["accept", "reject"].includes(decision)) decisions.set(row, decision);
  }
}

/** The rows of a cause that the page holds, or the open case when it has no cause. */
function rowsToDecide() {
  if (state.cause >= 0) return rowsOf(state.cause);
  return state.row >= 0 ? [state.row] : [];
}

function decide(decision) {
  if (!isDiff) return;
  const decided = rowsToDecide();
  if (decided.length === 0) return;
  undoStack.push(decided.map((row) => [row, decisions.get(row)]));
  for (const row of decided) decisions.set(row, decision);
  keepDecisions();
  announce((decision === "accept" ? "Accepted " : "Rejected ") + counted(decided.length, "case"));
  drawDecisions();
}

function undoDecision() {
  const last = undoStack.pop();
  if (!last) return announce("Nothing to undo.");
  for (const [row, decision] of last) {
    if (decision === undefined) decisions.delete(row);
    else decisions.set(row, decision);
  }
  keepDecisions();
  announce("Undone: " + counted(last.length, "case"));
  drawDecisions();
}

/** The decision that all of a cause's cases share. */
function causeMark(cause) {
  const marks = new Set(rowsOf(cause).map((row) => decisions.get(row)));
  return marks.size === 1 ? [...marks][0] || null : null;
}

function decisionsText() {
  const digest = (place) => strings[place] || null;
  const causes = index.causes.map((cause, place) => ({ id: cause.id, title: cause.title, cases: cause.count,
    decision: causeMark(place) })).filter((cause) => cause.decision);
  const cases = [...decisions].sort((a, b) => a[0] - b[0]).map(([row, decision]) => ({
    case: rowID(row), class: rowGroup(row)[0], decision, before: digest(rows.before[row]),
      after: digest(rows.after[row]),
  }));
  return JSON.stringify({
    format: "keyline-decisions", version: 1, before: index.before.selector, after: index.after.selector, causes, cases,
  }, null, 1) + "\n";
}

function exportDecisions() {
  if (!isDiff) return;
  const text = decisionsText();
  const isCapped = rowCount < index.total;
  const link = h("a", {
    class: "download", download: "keyline-decisions.json", href: "data:application/json;charset=utf-8,"
      + encodeURIComponent(text),
  }, "Save keyline-decisions.json");
  showDialog("Decisions", [
    h("p", {}, decisions.size === 0 ? "Nothing is decided yet: y accepts the cause, x rejects it."
      : counted(decisions.size, "case") + " decided."),
    isCapped ? h("p", { class: "cap" }, "This report holds " + grouped(rowCount) + " of " + grouped(index.total)
      + " cases; only those are in the file.") : null,
    h("p", {}, link), copyable("then", "keyline accept keyline-decisions.json"), copyable("the file", text),
  ], link);
}
