// One scenario over its widths: status, answered width, answered height and measure calls, as aligned tracks; and the
// history of a case over stored runs.

const stripBox = h("section", { class: "strip", "aria-label": "Widths" });
const historyBox = h("section", { class: "history", "aria-label": "History" });

/** The height's part of a row's offer: `h200`, or nothing. */
const offeredHeight = (row) => strings[rows.offer[row]].replace(/^w[^h]*/, "");

/** The rows of the same scenario and step that were offered a finite width and the same height, by width. */
function widthRows(row) {
  const found = [];
  const height = offeredHeight;
  for (let other = 0; other < rowCount; other++) {
    if (rows.suite[other] !== rows.suite[row] || rows.scenario[other] !== rows.scenario[row]) continue;
    if (rows.step[other] !== rows.step[row] || typeof rows.width[other] !== "number") continue;
    if (height(other) === height(row)) found.push(other);
  }
  return found.sort((a, b) => rows.width[a] - rows.width[b]);
}

/** Every recorded width with its row, or null where the case is unchanged. */
function stripPoints(row) {
  const found = new Map(widthRows(row).map((other) => [rows.width[other], other]));
  const declared = index.widths.find(([scenario, height]) => scenario === rowScenario(row)
    && height === offeredHeight(row));
  if (declared) for (const width of declared[2]) if (typeof width === "number" && !found.has(width)) found.set(width,
    null);
  return [...found].sort((a, b) => a[0] - b[0]).map(([width, other]) => ({ width, row: other }));
}

const statusOf = (point) => (point.row == null ? "unchanged" : rowGroup(point.row)[0]);

/** Neighbouring widths of one status as `changed 181–219 pt, 39 widths`. */
function stripIntervals(points) {
  const intervals = [];
  for (const point of points) {
    const last = intervals[intervals.length - 1];
    if (last && last.status === statusOf(point)) {
      last.to = point.width;
      last.count++;
    } else {
      intervals.push({ status: statusOf(point), from: point.width, to: point.width, count: 1 });
    }
  }
  return intervals;
}

/** What the root answered and how often it was asked, when the body of the case is at hand. */
function rootAnswer(row) {
  if (row == null) return null;
  // What is in the page itself is read at once; a file is not loaded for a strip.
  if (!shards.has(rows.shard[row]) && index.shards.length === 0) withShard(rows.shard[row], () => {});
  if (!shards.has(rows.shard[row])) return null;
  const shard = shards.get(rows.shard[row]);
  const [before, after] = shard.bodies[rows.body[row]];
  const answer = (place) => {
    const facts = sideFacts(shard, place);
    return facts && facts.frame ? { width: facts.frame[2], height: facts.frame[3], calls: facts.calls } : null;
  };
  return { before: answer(before), after: answer(after) };
}

const stripLimit = 2000;
const stripWidth = 900;

function drawStrip() {
  const all = state.row < 0 || typeof rows.width[state.row] !== "number" ? [] : stripPoints(state.row);
  stripBox.hidden = all.length < 2;
  if (stripBox.hidden) return;
  const here = all.findIndex((point) => point.row === state.row);
  const first = clamp(here - stripLimit / 2, 0, Math.max(0, all.length - stripLimit));
  const points = all.slice(first, first + stripLimit);
  const [low, high] = [points[0].width, points[points.length - 1].width];
  const at = (value) => ((value - low) / (high - low)) * (stripWidth - 120) + 104;
  const answers = points.map((point) => rootAnswer(point.row));
  const words = stripWords(points);
  const svg = s("svg", { class: "tracks", viewBox: "0 -6 " + stripWidth + " 152", role: "img",
    "aria-label": words.join("; ") });
  drawStatus(svg, points, at);
  drawBreakpoints(svg, at, low, high);
  track(svg, points, answers, at, "width", 26);
  track(svg, points, answers, at, "height", 60);
  track(svg, points, answers, at, "calls", 94);
  const x = at(rows.width[state.row]);
  svg.append(s("line", { class: "here", x1: x, y1: 0, x2: x, y2: 128 }));
  drawAxis(svg, at, [low, rows.width[state.row], high]);
  const range = length(low) + " to " + length(high) + " pt, now at " + length(rows.width[state.row]);
  const note = (text) => h("p", { class: "note" }, text);
  replace(stripBox, h("h3", {}, "Widths ", h("span", { class: "note" }, range)),
    sideways("Widths, drawn", svg),
    note(words.join(" \u00b7 ")), jumpNote(discontinuities(points, answers)), breakpointTable(),
    points.length < all.length ? h("p", { class: "cap" }, "showing " + points.length + " of "
      + counted(all.length, "width")) : null,
    index.widths.length === 0 && isDiff ? note("Only widths that are not unchanged are drawn.") : null);
}

/** The ends of the strip and the open width, where they do not stand in each other's way. */
function drawAxis(svg, at, [low, here, high]) {
  const label = (width, isHere) => svg.append(s("text", { class: isHere ? "axis here-name" : "axis", x: at(width),
    y: 140 }, length(width)));
  label(here, true);
  if (at(here) - at(low) > 40) label(low, false);
  if (at(high) - at(here) > 40) label(high, false);
}

function drawStatus(svg, points, at) {
  const half = Math.max(1, (stripWidth - 120) / points.length / 2);
  const gap = points.length > 200 ? 0 : 1;
  for (const [i, point] of points.entries()) {
    const x = at(point.width);
    const left = i === 0 ? Math.max(x - half, 96) : (at(points[i - 1].width) + x) / 2;
    const right = i === points.length - 1 ? Math.min(x + half, stripWidth) : (x + at(points[i + 1].width)) / 2;
    const isChosen = point.row === state.row;
    const mark = s("rect", {
      class: "status st-" + statusOf(point).replace(/ /g, "-") + (isChosen ? " chosen" : ""), x: left, y: 2,
      width: Math.max(1, right - left - gap), height: 16, "data-width": point.width,
    }, s("title", {}, length(point.width) + " pt: " + statusOf(point)));
    if (point.row != null) mark.addEventListener("click", () => go({ row: point.row }));
    svg.append(mark);
  }
}

function jumpNote(jumps) {
  if (jumps.length === 0) return null;
  const more = jumps.length > 6 ? ", and " + (jumps.length - 6) + " more" : "";
  return h("p", { class: "note" }, "\u26a0 jumps of the height by more than 1 pt: " + jumps.slice(0, 6).join(", ")
    + more);
}

/** Where the structure of the open scenario flips: of a diff, only when that is not where it was. */
function scenarioBreakpoints() {
  return index.breakpoints.find(([scenario]) => scenario === rowScenario(state.row));
}

/** A line at each width at which the structure flips, between the two recorded widths. */
function drawBreakpoints(svg, at, low, high) {
  const entry = scenarioBreakpoints();
  if (!entry) return;
  for (const [place, side] of [[1, "before"], [2, "after"]]) {
    for (const [words, below, width] of entry[place]) {
      if (width < low || width > high) continue;
      const x = at((Math.max(below, low) + width) / 2);
      // Before above, after below, so that two flips at one width are both seen.
      const [top, bottom, tip] = side === "before" ? [0, 72, 0] : [56, 128, 128];
      const mark = side === "before" ? "l-4 -5h8z" : "l-4 5h8z";
      svg.append(s("g", { class: "flip " + side }, s("title", {}, (isDiff ? side + ": " : "") + words),
        s("line", { x1: x, y1: top, x2: x, y2: bottom }), s("path", { d: "M" + x + " " + tip + mark })));
    }
  }
}

const flipLimit = 8;

/** What flips, and at which width before and after; the outermost containers first. */
function breakpointTable() {
  const entry = scenarioBreakpoints();
  if (!entry) return null;
  const flips = new Map();
  for (const side of [1, 2]) {
    for (const [words, below, at] of entry[side]) {
      const what = words.replace(/ (at \S+|between \S+ and \S+) pt$/, "");
      const width = at - below > 1 ? length(below) + "\u2013" + length(at) : length(at);
      if (!flips.has(what)) flips.set(what, [[], []]);
      flips.get(what)[side - 1].push(width);
    }
  }
  const depth = ([what]) => what.split("/").length;
  const shown = [...flips].sort((one, other) => depth(one) - depth(other));
  const widths = (list) => (list.length ? list.join(", ") + " pt" : "\u2014");
  const line = ([what, [before, after]]) => h("tr", {}, h("th", { scope: "row" }, what.replace("->", "\u2192")),
    isDiff ? h("td", {}, widths(before)) : null, h("td", {}, widths(after)));
  const titles = isDiff ? ["structure flips", "\u25bc before", "\u25b2 after"] : ["structure flips", "\u25b2 at"];
  return [
    sideways("Breakpoints", h("table", { class: "plain flips" },
      h("thead", {}, h("tr", {}, titles.map((title) => h("th", { scope: "col" }, title)))),
      h("tbody", {}, shown.slice(0, flipLimit).map(line)))),
    shown.length > flipLimit ? h("p", { class: "cap" }, "showing " + flipLimit + " of "
      + counted(shown.length, "breakpoint")) : null,
  ];
}

function stripWords(points) {
  const intervals = stripIntervals(points);
  const words = intervals.slice(0, 12).map(({ status, from, to, count }) =>
    status + " " + (from === to ? length(from) : length(from) + "\u2013" + length(to)) + " pt, "
      + counted(count, "width"));
  return intervals.length > 12 ? [...words, "and " + counted(intervals.length - 12, "more interval")] : words;
}

/** Neighbouring widths at most 2 pt apart whose answered heights are more than 1 pt apart, in either run. */
function discontinuities(points, answers) {
  const found = new Set();
  for (let i = 1; i < points.length; i++) {
    if (points[i].width - points[i - 1].width > 2 || !answers[i] || !answers[i - 1]) continue;
    for (const side of ["before", "after"]) {
      const [one, other] = [answers[i - 1][side], answers[i][side]];
      if (one && other && Math.abs(one.height - other.height) > 1) found.add(length(points[i].width));
    }
  }
  return [...found];
}

function track(svg, points, answers, at, name, top) {
  const values = answers.flatMap((answer) => (answer ? [answer.before, answer.after] : []))
    .filter((side) => side && Number.isFinite(side[name])).map((side) => side[name]);
  if (values.length === 0) return;
  const [low, high] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
  const y = (value) => (low === high ? top + 16 : top + 28 - ((value - low) / (high - low)) * 24);
  svg.append(s("line", { class: "between", x1: 0, y1: top - 1, x2: stripWidth, y2: top - 1 }),
    s("text", { class: "track-name", x: 2, y: top + 19 }, name + " " + length(low)
    + (low === high ? "" : "\u2013" + length(high))));
  for (const side of ["before", "after"]) {
    let path = "";
    let isOpen = false;
    for (const [i, point] of points.entries()) {
      const answer = answers[i] && answers[i][side];
      if (!answer || !Number.isFinite(answer[name])) {
        isOpen = false;
        continue;
      }
      path += (isOpen ? "H" + at(point.width) + "V" : "M" + at(point.width) + " ") + y(answer[name]) + "h1";
      isOpen = true;
    }
    if (path) svg.append(s("path", { class: "line " + side, d: path }));
  }
}

function stepWidth(step) {
  if (state.row < 0) return;
  const near = widthRows(state.row);
  const next = near[near.indexOf(state.row) + step];
  if (next != null) go({ row: next });
}

// History: equal results have one letter; a star stands at the first run with the present result.

function drawHistory() {
  const entry = state.row < 0 ? null : index.history.find(([id]) => id === rowID(state.row));
  historyBox.hidden = !entry || entry[1].length === 0;
  if (historyBox.hidden) return;
  const letters = new Map();
  const marks = entry[1];
  // A page stays when later runs are recorded: its present is the run that it shows.
  const own = marks.findLastIndex(([run]) => run === index.after.label);
  let since = own < 0 ? marks.length - 1 : own;
  const present = marks[since][2];
  for (const [, , result] of marks) if (!letters.has(result)) letters.set(result, letterOf(letters.size));
  while (since > 0 && marks[since - 1][2] === present) since--;
  const earlier = marks.slice(0, since).map((mark) => mark[2]).lastIndexOf(present);
  replace(historyBox, h("h3", {}, "History"),
    h("ol", { class: "marks" }, marks.map(([run, time, result], i) =>
      h("li", { class: "letter l" + [...letters.keys()].indexOf(result) % 6, title: run + ", " + time },
        letters.get(result), i === since ? "\u2605" : "", comparedSide(run)))),
    h("p", { class: "note" }, (own < 0 || own === marks.length - 1 ? "the present result " + letters.get(present)
      + " stands since " : "the result of this run, " + letters.get(present) + ", stood since ") + marks[since][0]
      + (earlier >= 0 ? "; it returned to a state last seen in " + marks[earlier][0] : "")));
}

/** Which of the two compared runs a mark is of. */
function comparedSide(run) {
  if (!isDiff) return null;
  const sides = [["before", index.before.label], ["after", index.after.label]];
  return sides.filter(([, label]) => label === run).map(([side]) => h("small", { class: side }, " " + side));
}

function letterOf(place) {
  return place < 26 ? String.fromCharCode(65 + place) : letterOf(Math.floor(place / 26) - 1) + letterOf(place % 26);
}
