// What the chosen node was asked and what it answered, in call order, both runs aligned by their longest common
// subsequence: a call that only one run made is a row of its own.

const proposalBox = h("div", { class: "proposals", tabindex: "0", role: "region",
  "aria-label": "Proposals and responses" });
const proposalLimit = 300;

function callsOf(recording, node) {
  if (!recording || !node) return [];
  return recording.events.filter((event) => event.node === node.index);
}

/** For each call how often the node has computed the answer to that question by then: from 2 on no memo was used. */
function computedTimes(calls) {
  const times = new Map();
  return new Map(calls.map((event) => {
    times.set(callKey(event), (times.get(callKey(event)) || 0) + 1);
    return [event, times.get(callKey(event))];
  }));
}

const callKey = (event) => event.phase + " " + length(event.width, 6) + " " + length(event.height, 6)
  + (event.phase === "guide" ? event.first : "");

/** Pairs of calls, null where one side has none. Beyond 400 x 400 calls they are paired by place. */
function alignCalls(before, after) {
  if (before.length * after.length > 160000) {
    return Array.from({ length: Math.max(before.length, after.length) }, (_, i) =>
      [before[i] || null, after[i] || null]);
  }
  const [rowsCount, columns] = [before.length, after.length];
  const best = Array.from({ length: rowsCount + 1 }, () => new Uint16Array(columns + 1));
  for (let i = rowsCount - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      best[i][j] = callKey(before[i]) === callKey(after[j]) ? best[i + 1][j + 1] + 1
        : Math.max(best[i + 1][j], best[i][j + 1]);
    }
  }
  const pairs = [];
  let [i, j] = [0, 0];
  while (i < rowsCount || j < columns) {
    if (i < rowsCount && j < columns && callKey(before[i]) === callKey(after[j])) pairs.push([before[i++], after[j++]]);
    else if (j >= columns || (i < rowsCount && best[i + 1][j] >= best[i][j + 1])) pairs.push([before[i++], null]);
    else pairs.push([null, after[j++]]);
  }
  return pairs;
}

function answerWords(event) {
  if (!event) return "\u2014";
  if (event.phase === "guide") return event.first + (event.first.startsWith("no ") ? "" : " = " + length(event.second));
  if (event.phase === "place") return "at " + length(event.first) + ", " + length(event.second);
  return length(event.first) + " \u00d7 " + length(event.second);
}

function answerDelta(before, after) {
  if (!before) return "only after";
  if (!after) return "only before";
  const first = before.phase === "guide" ? 0 : after.first - before.first;
  const second = after.second - before.second;
  if (same(before.first, after.first) && same(before.second, after.second)) return "=";
  const words = (value) => (Number.isNaN(value) ? "NaN" : value === 0 ? "0" : signed(value));
  return before.phase === "guide" ? words(second) : words(first) + ", " + words(second);
}

function drawProposals() {
  const openCase = state.openCase;
  const node = openCase && state.node >= 0 ? openCase.nodes[state.node] : null;
  if (!node) return replace(proposalBox, h("p", { class: "empty" }, "No node is chosen."));
  const before = callsOf(openCase.before, node.before);
  const after = callsOf(openCase.after, node.after);
  const pairs = alignCalls(before, after);
  const parent = node.parent >= 0 ? openCase.nodes[node.parent].segment : "the root's offer";
  const times = new Map([...computedTimes(before), ...computedTimes(after)]);
  // Most cases need one pass and compute each answer once: a column that repeats that takes room from the others.
  const hasPasses = [...before, ...after].some((event) => event.pass > 1);
  const isRepeated = [...times].some(([event, count]) => event.phase === "measure" && count > 1);
  const titles = ["#", hasPasses ? "pass" : null, "what", "proposal",
    ...(isDiff ? ["before", "after", "\u0394"] : ["answer"]), isRepeated ? "computed" : null];
  const rowsShown = pairs.slice(0, proposalLimit).map(([one, other], i) => {
    const event = other || one;
    const delta = answerDelta(one, other);
    const isDifferent = isDiff && delta !== "=";
    const computed = event.phase === "measure" ? times.get(event) + (times.get(event) === 1 ? " time" : " times") : "";
    const cells = [i + 1, hasPasses ? event.pass : null, event.phase,
      length(event.width) + " \u00d7 " + length(event.height),
      ...(isDiff ? [answerWords(one), answerWords(other), delta] : [answerWords(other)]), isRepeated ? computed : null];
    return h("tr", { class: isDifferent ? "differs" : "" },
      cells.map((cell) => (cell == null ? null : h("td", {}, cell))));
  });
  const unique = (calls) => new Set(calls.filter((event) => event.phase === "measure").map(callKey)).size;
  const foot = (label, calls, shown) => label
    + counted(calls.filter((event) => event.phase === "measure").length, "measure call")
    + ", " + unique(calls) + " distinct, " + (shown ? shown.hits : 0) + " answered from the memo";
  replace(proposalBox,
    h("p", { class: "note" }, "asked by ", h("b", {}, parent), ", at depth " + node.depth),
    pairs.length === 0 ? h("p", { class: "empty" }, "It was asked nothing.") : h("table", { class: "calls" },
      h("thead", {}, h("tr", {}, titles.map((title) => title && h("th", { scope: "col" }, title)))),
      h("tbody", {}, rowsShown)),
    pairs.length > proposalLimit ? h("p", { class: "cap" }, "showing " + proposalLimit + " of "
      + counted(pairs.length, "call")) : null,
    isDiff ? h("p", { class: "note before" }, foot("before: ", before, node.before)) : null,
    h("p", { class: "note after" }, foot(isDiff ? "after: " : "", after, node.after)));
}
