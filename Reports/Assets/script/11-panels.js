// The facts around the open case: the chosen node, findings, text lines, how to reproduce, both runs.

const nodeBox = h("section", { class: "node-facts", "aria-label": "Chosen node" });
const detailBox = h("div", { class: "details" });

function drawNodeFacts() {
  const openCase = state.openCase;
  const node = openCase && state.node >= 0 ? openCase.nodes[state.node] : null;
  if (!node) return replace(nodeBox);
  const shown = node.after || node.before;
  const name = verdictName(node.verdict);
  const facts = [["path", node.path]];
  if (isDiff) facts.push(["verdict", verdictGlyph(node.verdict) + " " + name + ": " + verdictMeaning[name]]);
  facts.push(["frame", frameWords(node)]);
  if (shown) {
    for (const label of ["inputs", "traits", "identifier", "text"]) {
      if (shown[label]) facts.push([label, shown[label].slice(0, 4000)]);
    }
    if (shown.lines) facts.push(["lines", lineWords(node)]);
  }
  if (node.matchedBy) facts.push(["matched by", node.matchedBy]);
  replace(nodeBox, h("h3", {}, node.segment), definitionList(facts),
    node.changes.length ? changeList(node.changes) : null);
}

function definitionList(facts) {
  return h("dl", { class: "facts" }, facts.map(([label, value]) =>
    [h("dt", {}, label), h("dd", {}, h("bdi", {}, value))]));
}

const verdictMeaning = {
  edited: "its own inputs differ",
  added: "only in the run after",
  removed: "only in the run before",
  origin: "asked the same and given the same answers, it decides differently",
  relayed: "a child's answer differs, and so does its own",
  absorbed: "a child's answer differs, its own does not",
  "knock-on": "it was asked something else",
  tolerated: "differs within the tolerance only",
  carried: "only moved along with an ancestor",
  renamed: "the same under another name",
  unchanged: "nothing differs",
};

function lineWords(node) {
  const words = (recording) => {
    if (!recording || !recording.lines) return null;
    return recording.lines.length / 2 + (recording.isTruncated ? ", truncated" : "");
  };
  const [before, after] = [words(node.before), words(node.after)];
  if (isDiff && before !== null && after !== null && before !== after) return before + " \u2192 " + after;
  return String(after ?? before);
}

function changeWords(change) {
  const kind = change.kind.replace(/-/g, " ");
  const name = change.what ? kind + " " + change.what : kind;
  const delta = change.delta == null ? "" : " (" + signed(change.delta) + ")";
  // What was gained or lost has one side only.
  const words = [change.before, change.after].filter((side) => side !== "").join(" \u2192 ");
  return (words ? name + ": " + words : name) + delta;
}

/** The findings of both runs: gained, lost and kept. */
function findingRows(openCase) {
  // A node is the same in both by its place in the merged tree, never by its path.
  const found = (recording, side) => {
    const places = new Map(openCase.nodes.filter((node) => node[side]).map((node) => [node[side].index, node.place]));
    return (recording ? recording.findings : []).map((finding) => {
      const path = finding.node >= 0 ? recording.nodes[finding.node].path : "";
      return { ...finding, path, key: finding.rule + "\u001f" + (places.get(finding.node) ?? "") };
    });
  };
  const [before, after] = [found(openCase.before, "before"), found(openCase.after, "after")];
  const old = new Set(before.map((finding) => finding.key));
  const now = new Set(after.map((finding) => finding.key));
  const all = [
    ...after.map((finding) => ({ ...finding, state: !isDiff ? "" : old.has(finding.key) ? "kept" : "gained" })),
    ...before.filter((finding) => !now.has(finding.key)).map((finding) => ({ ...finding, state: "lost" })),
  ];
  const marked = all.map((finding) =>
    isAllowed(finding.rule, openCase.row) ? { ...finding, state: "allowed" } : finding);
  return marked.sort((one, other) => (one.state === "allowed") - (other.state === "allowed"));
}

const findingLimit = 200;

function findingList(findings) {
  if (findings.length === 0) return h("p", {}, "None.");
  const items = findings.slice(0, findingLimit).map((finding) => {
    const words = " " + finding.severity + (finding.state ? ", " + finding.state : "") + ": " + finding.message + " ";
    return h("li", { class: finding.state }, h("b", {}, finding.rule), words, h("code", {}, finding.path));
  });
  const isCut = findings.length > findingLimit;
  return [
    h("ul", { class: "findings" }, items),
    isCut ? h("p", { class: "cap" }, "showing " + findingLimit + " of " + findings.length) : null,
  ];
}

function changeList(changes) {
  return h("ul", { class: "changes" }, changes.map((change) => h("li", {}, changeWords(change))));
}

/** A panel that is filled when it is opened: the JSON of a large case is long. */
function panel(name, title, isOpen, content) {
  const body = h("div", {});
  const element = h("details", { "data-name": name, open: isOpen }, h("summary", {}, title), body);
  const fillBody = () => {
    if (element.open && !body.firstChild) replace(body, content());
  };
  element.addEventListener("toggle", fillBody);
  fillBody();
  return element;
}

const runTitle = isDiff ? "Both runs" : "The run";

function drawDetails() {
  const openCase = state.openCase;
  if (!openCase) return replace(detailBox, rowCount === 0 ? panel("runs", runTitle, true, runCard) : null);
  const open = new Set([...detailBox.querySelectorAll("details[open]")].map((element) => element.dataset.name));
  const findings = findingRows(openCase);
  const hasNews = findings.some((finding) => finding.state !== "kept" && finding.state !== "allowed");
  const changes = openCase.changes;
  const allowed = findings.filter((finding) => finding.state === "allowed").length;
  const notes = findings.filter((finding) => finding.severity === "note" && finding.state !== "allowed").length;
  const findingTitle = "Findings (" + (findings.length - notes - allowed) + ")" + (notes ? ", notes (" + notes + ")"
    : "") + (allowed ? ", allowed (" + allowed + ")" : "");
  replace(detailBox,
    changes.length ? panel("changes", "The case as a whole (" + changes.length + ")", true, () => changeList(changes))
      : null,
    panel("findings", findingTitle, hasNews || open.has("findings"), () =>
      findingList(findings)),
    panel("outcome", "Outcome and observations", open.has("outcome"), () => outcomeFacts(openCase)),
    panel("reproduce", "Reproduce", open.has("reproduce"), () => reproduce(openCase)),
    panel("runs", runTitle, open.has("runs"), runCard));
}

const observationLimit = 50;

function outcomeFacts(openCase) {
  const facts = [];
  for (const [label, recording] of [["before", openCase.before], ["after", openCase.after]]) {
    if (!recording) continue;
    const passes = recording.passes === 1 ? "1 pass" : recording.passes + " passes";
    const message = recording.message ? ": " + recording.message : "";
    facts.push([isDiff ? label : "outcome", recording.outcome + " after " + passes + message]);
    for (const seen of recording.observations.slice(0, observationLimit)) {
      const words = seen.kind + ": " + (seen.old === null ? "first" : seen.old) + " \u2192 " + seen.now;
      facts.push([(isDiff ? label + ", " : "") + "pass " + seen.pass, words]);
    }
    const count = recording.observations.length;
    if (count > observationLimit) facts.push(["", "showing " + observationLimit + " of " + count + " observations"]);
  }
  return definitionList(facts);
}

function quoted(argument) {
  return /^[\w@%+=:,.\/-]+$/.test(argument) ? argument : "'" + argument.replace(/'/g, "'\\''") + "'";
}

function reproduce(openCase) {
  const id = rowID(openCase.row);
  const after = quoted(index.after.selector);
  const items = [["record this case", "keyline record --only " + quoted(id)]];
  if (isDiff) {
    items.push(["compare it", "keyline diff " + quoted(index.before.selector) + " " + after + " --only " + quoted(id)]);
  } else {
    items.push(["show it", "keyline show " + after + " " + quoted(id)]);
  }
  items.push(["link to this view", address()]);
  const node = state.node >= 0 ? openCase.nodes[state.node] : null;
  if (node) items.push(["the chosen node with its proposals", JSON.stringify(subtreeData(openCase, node), null, 1)]);
  const sides = { case: id, before: sideData(openCase.before), after: sideData(openCase.after) };
  items.push([isDiff ? "both sides as JSON" : "the case as JSON", JSON.stringify(sides, null, 1)]);
  return items.map(([label, text]) => copyable(label, text));
}

const copyLimit = 200000;

function copyable(label, text) {
  const isLong = text.length > copyLimit;
  const area = h("textarea", {
    readonly: true, rows: text.includes("\n") ? 4 : 1, "aria-label": label, spellcheck: "false",
  });
  area.value = text;
  return h("div", { class: "copyable" }, h("span", {}, label),
    button("Copy", (event) => copyText(text, event.currentTarget)),
    isLong ? h("p", { class: "cap" }, "too long to show; Copy copies all of it") : area);
}

function copyText(text, source) {
  const done = (word) => { if (source) source.textContent = word; };
  if (navigator.clipboard && navigator.clipboard.writeText) {
    navigator.clipboard.writeText(text).then(() => done("Copied"), () => selectText(text, done));
  } else {
    selectText(text, done);
  }
}

// Pages from a disk may have no clipboard; the old way needs a selected field.
function selectText(text, done) {
  const area = h("textarea", { class: "offscreen", "aria-hidden": "true" });
  area.value = text;
  document.body.append(area);
  area.select();
  done(document.execCommand("copy") ? "Copied" : "Select the text");
  area.remove();
}

const plain = (value) => (typeof value === "number" && !Number.isFinite(value) ? String(value) : value);

function sideData(recording) {
  if (!recording) return null;
  return {
    outcome: recording.outcome,
    nodes: recording.nodes.map((node) => ({ path: node.path, frame: node.frame && node.frame.map(plain) })),
    findings: recording.findings.map(({ rule, message }) => ({ rule, message })),
  };
}

function subtreeData(openCase, node) {
  const calls = (recording, one) => callsOf(recording, one).map((event) =>
    [event.phase, plain(event.width), plain(event.height), plain(event.first), plain(event.second)]);
  const shown = node.after || node.before;
  return {
    case: rowID(openCase.row), path: node.path, kind: node.kind, inputs: shown ? shown.inputs : "",
    before: calls(openCase.before, node.before), after: calls(openCase.after, node.after),
    children: node.children.slice(0, 50).map((place) => {
      const child = openCase.nodes[place];
      return { path: child.path, before: calls(openCase.before, child.before),
        after: calls(openCase.after, child.after) };
    }),
  };
}

const runLabels = [["label", "run"], ["startedAt", "recorded (UTC)"], ["engine", "engine"], ["branch", "branch"],
  ["commit", "commit"], ["tree", "work tree"], ["state", "state"],
  ["command", "command"], ["duration", "recording took"], ["added", "new in the database"],
  ["database", "database"], ["scope", "scope"], ["only", "filter"], ["chosenBy", "chosen by"]];

function runCard() {
  const sides = isDiff ? [["before", index.before], ["after", index.after]] : [["run", index.after]];
  const names = [...new Set(sides.flatMap(([, run]) => run.environment.map(([name]) => name)))].sort();
  const values = sides.map(([, run]) => new Map(run.environment));
  const line = (label, cells) => h("tr", { class: new Set(cells).size > 1 ? "differs" : "" },
    h("th", { scope: "row" }, label), cells.map((cell) => h("td", {}, h("bdi", {}, cell))));
  return sideways("Facts of the runs", h("table", { class: "plain" },
    h("thead", {}, h("tr", {}, h("td", {}), sides.map(([label]) => h("th", { scope: "col" }, label)))),
    h("tbody", {}, runLabels.filter(([key]) => sides.some(([, run]) => run[key])).map(([key, label]) =>
      line(label, sides.map(([, run]) => run[key] || "\u2014"))),
      names.map((name) => line(name, values.map((one) => one.get(name) ?? "none"))))));
}
