// swift-format-ignore-file
// The text of Reports/Assets/script/02-data.js, written by KEYLINE_UPDATE_GOLDEN=1 swift test

extension EmbeddedSource {
    static let script02Data = ##"""
// The data of the page: one row per case at once, the bodies (trees, frames, proposals) when a case is opened.

const index = JSON.parse(document.getElementById("index").textContent);
const isDiff = index.mode === "diff";
const strings = index.strings;
const rows = index.cases;
const rowCount = rows.key.length;


const rowID = (row) => strings[rows.id[row]];
const rowKey = (row) => strings[rows.key[row]];
const rowCauses = (row) => index.lists[rows.causes[row]];
const rowKinds = (row) => index.lists[rows.nodeKinds[row]].map((place) => strings[place]);
const rowGroup = (row) => index.groups[rows.group[row]];
const rowScenario = (row) => strings[rows.suite[row]] + "/" + strings[rows.scenario[row]];

const allowedEverywhere = new Set(index.allowed[0]);
const allowedByScenario = new Map(index.allowed[1].map(([scenario, ...rules]) => [scenario, new Set(rules)]));

/** Whether findings of a rule are counted by themselves and marked nowhere. Scenarios are named as in case ids. */
function isAllowed(rule, row) {
  const own = allowedByScenario.get(rowID(row).split("@")[0]);
  return allowedEverywhere.has(rule) || (own !== undefined && own.has(rule));
}

const rowByKey = new Map();
const rowByID = new Map();
for (let row = 0; row < rowCount; row++) {
  rowByKey.set(rowKey(row), row);
  rowByID.set(rowID(row), row);
}
const rowsByCause = index.causes.map(() => []);
const rowsWithoutCause = [];
const everyRow = Array.from({ length: rowCount }, (_, row) => row);
for (const row of everyRow) {
  for (const cause of rowCauses(row)) rowsByCause[cause].push(row);
  if (rowCauses(row).length === 0) rowsWithoutCause.push(row);
}
const causeByID = new Map(index.causes.map((cause, place) => [cause.id, place]));
const verdictName = (verdict) => index.verdicts[verdict][0];
const verdictGlyph = (verdict) => index.verdicts[verdict][1];
const verdictPlace = (name) => index.verdicts.findIndex((verdict) => verdict[0] === name);
const unchangedVerdict = verdictPlace("unchanged");
const carriedVerdict = verdictPlace("carried");

// Bodies stand in blocks of the page, or in files beside it that are added as script elements: that works from a disk,
// where nothing may be fetched.
const shards = new Map();
const waiting = new Map();
const embeddedShards = document.querySelectorAll("script.shard");

function keylineShard(place, data) {
  shards.set(place, data);
  for (const resume of waiting.get(place) || []) resume(data);
  waiting.delete(place);
}

/** Calls `use` with the shard, at once when it is there, or with null when its file is missing. */
function withShard(place, use) {
  if (shards.has(place)) return use(shards.get(place));
  if (index.shards.length === 0) {
    shards.set(place, JSON.parse(embeddedShards[place].textContent));
    return use(shards.get(place));
  }
  if (waiting.has(place)) return void waiting.get(place).push(use);
  waiting.set(place, [use]);
  const script = document.createElement("script");
  script.src = index.shards[place];
  script.onerror = () => {
    for (const resume of waiting.get(place) || []) resume(null);
    waiting.delete(place);
  };
  document.head.append(script);
}

/** One recording, decoded. A side with a base is written only as far as it differs from it. */
function side(shard, place, row) {
  if (place < 0) return null;
  const [basePlace, shape, outcome, passes, message, frames, hits, lines, , events, observations, findings] =
    shard.sides[place];
  const base = side(shard, basePlace, row);
  const texts = shard.strings;
  const nodes = [];
  const places = framePlaces(frames, base);
  for (const [i, [parent, segment, isWhole, kind, inputs, identifier, text, traits]] of shard.shapes[shape].entries()) {
    const path = isWhole || parent < 0 ? texts[segment] : nodes[parent].path + "/" + texts[segment];
    nodes.push({
      index: i, parent, path, segment: isWhole ? texts[segment].split("/").pop() : texts[segment], kind: texts[kind],
      inputs: texts[inputs], identifier: texts[identifier], text: texts[text], traits: texts[traits],
      frame: frameAt(shard, places, i, parent < 0 ? [0, 0] : nodes[parent].frame), hits: hits ? hits[i]
        : base.nodes[i].hits,
      lines: null, isTruncated: false, hasFinding: false,
    });
  }
  for (const [node, isTruncated, ...offsets] of lines) {
    nodes[node].lines = offsets;
    nodes[node].isTruncated = isTruncated === 1;
  }
  const found = findings.map(([rule, severity, node, words, value]) => ({
    rule: texts[rule], severity: texts[severity], node, message: texts[words], value: number(value),
  }));
  for (const { node, rule } of found) if (node >= 0 && !isAllowed(rule, row)) nodes[node].hasFinding = true;
  return {
    outcome: texts[outcome], passes, message: texts[message], nodes, places,
      events: decodeEvents(shard, events, places, base),
    observations: observations.map(([pass, node, kind, old, now]) => ({
      pass, node, kind: texts[kind], old: old < 0 ? null : texts[old], now: texts[now],
    })),
    findings: found,
  };
}

/** Four places of numbers a node: those of the base, as far as they are not written. */
function framePlaces(frames, base) {
  if (!base) return frames;
  const places = base.places.slice();
  for (let i = 0; i < frames.length; i += 5) for (let k = 0; k < 4; k++) places[4 * frames[i] + k] = frames[i + 1 + k];
  return places;
}

/** A frame in the root's space. Written is one in the parent's space, or a length as it is under a negative place. */
function frameAt(shard, places, node, origin) {
  const [x, y, width, height] = places.slice(4 * node, 4 * node + 4);
  if (width === 0) return null;
  const length = (place) => number(shard.numbers[Math.abs(place)]);
  const absolute = (place, start) => (place < 0 ? length(place) : start + length(place));
  return [absolute(x, origin && origin[0]), absolute(y, origin && origin[1]), length(width), length(height)];
}

/** The root's frame and the number of measure calls, without decoding the rest. */
function sideFacts(shard, place) {
  if (place < 0) return null;
  const [basePlace, , , , , frames, , , calls] = shard.sides[place];
  let frame = null;
  if (basePlace < 0) frame = frames.length ? frameAt(shard, frames, 0, [0, 0]) : null;
  else if (frames.length && frames[0] === 0) frame = frameAt(shard, frames.slice(1, 5), 0, [0, 0]);
  else frame = sideFacts(shard, basePlace).frame;
  return { frame, calls };
}

const phases = ["measure", "guide", "place"];

function decodeEvents(shard, flat, places, base) {
  const events = base ? base.events.slice(0, flat[0]) : [];
  const length = (place) => number(shard.numbers[place]);
  const measured = new Map();
  for (const event of events) if (event.phase === "measure") measured.set(event.node, event);
  for (let i = base ? 2 : 0; i < flat.length; ) {
    if (flat[i] === 3) {
      const node = flat[i + 1];
      const { width, height } = measured.get(node);
      const pass = events.length ? events[events.length - 1].pass : 1;
      const [first, second] = [length(places[4 * node]), length(places[4 * node + 1])];
      events.push({ phase: "place", pass, node, width, height, first, second });
      i += 2;
      continue;
    }
    const [phase, pass, node, width, height, first, second] = flat.slice(i, i + 7);
    const event = {
      phase: phases[phase], pass, node, width: length(width), height: length(height),
      first: phase === 1 ? shard.strings[first] : length(first), second: length(second),
    };
    if (phase === 0) measured.set(node, event);
    events.push(event);
    i += 7;
  }
  return base && flat[1] > 0 ? events.concat(base.events.slice(-flat[1])) : events;
}

function decodeChanges(changes, texts) {
  return changes.map(([kind, what, before, after, delta]) => ({
    kind: index.changeKinds[kind], what: texts[what], before: texts[before], after: texts[after], delta: number(delta),
  }));
}

/** A case, decoded: both sides and one tree of nodes in which each knows its frames before and after. */
function decodeCase(row, shard) {
  const [beforePlace, afterPlace, nodeRows, changes, carried, pairs] = shard.bodies[rows.body[row]];
  const before = side(shard, beforePlace, row);
  const after = side(shard, afterPlace, row);
  return {
    row, before, after, changes: decodeChanges(changes, shard.strings),
    nodes: mergedNodes(before, after, nodeRows.concat(carriedRows(carried)), pairs, shard.strings),
  };
}

/** Runs of nodes that only moved along, as rows like the others. */
function carriedRows(runs) {
  const rowsOfRuns = [];
  for (let i = 0; i < runs.length; i += 4) {
    const [rule, before, after, count] = runs.slice(i, i + 4);
    for (let k = 0; k < count; k++) rowsOfRuns.push([carriedVerdict, before + k, after + k, rule, []]);
  }
  return rowsOfRuns;
}

/** The node before of a node after that no row names: as the comparison paired them. Without its pairs, that of the
    same path, unless a row names it. */
function unchangedBefore(before, differing, pairs) {
  const found = new Map();
  if (pairs) {
    for (let i = 0; i < pairs.length; i += 3) {
      const [start, after, count] = pairs.slice(i, i + 3);
      for (let k = 0; k < count; k++) found.set(after + k, before.nodes[start + k]);
    }
    return (node) => found.get(node.index) || null;
  }
  const named = new Set(differing.map((entry) => entry.beforeIndex));
  for (const node of before.nodes) if (!named.has(node.index)) found.set(node.path, node);
  return (node) => found.get(node.path) || null;
}

// Only nodes that are not unchanged are in the data; the others are those of the tree after, with one frame.
function mergedNodes(before, recordedAfter, nodeRows, pairs, texts) {
  // A case that crashed has no tree after; the one before is still worth seeing.
  const after = recordedAfter && recordedAfter.nodes.length === 0 && before ? null : recordedAfter;
  const shown = after || before;
  const missing = !isDiff ? "unchanged" : after ? (before ? "unchanged" : "added") : "removed";
  const differing = nodeRows.map(([verdict, beforeIndex, afterIndex, matchedBy, changes, path, kind, from, to]) => ({
    verdict, beforeIndex, afterIndex, matchedBy: texts[matchedBy], changes: decodeChanges(changes, texts),
    path: texts[path], kind: texts[kind], from: from && from.map(number), to: to && to.map(number),
  }));
  const merged = [];
  const byBefore = new Map();
  const byAfter = new Map();
  for (const entry of differing) if (entry.afterIndex >= 0) byAfter.set(entry.afterIndex, entry);
  const beforeOf = before && after ? unchangedBefore(before, differing, pairs) : null;
  const afterPlaces = [];
  for (const node of shown ? shown.nodes : []) {
    const entry = after ? byAfter.get(node.index) : null;
    let old = null;
    if (before && after) old = entry ? before.nodes[entry.beforeIndex] || null : beforeOf(node);
    const place = merged.length;
    merged.push({
      place, parent: node.parent < 0 ? -1 : afterPlaces[node.parent], depth: 0, children: [],
      path: node.path, segment: node.segment, kind: node.kind,
      verdict: entry ? entry.verdict : verdictPlace(missing), changes: entry ? entry.changes : [],
      matchedBy: entry ? entry.matchedBy : "", before: !after ? node : old, after: after ? node : null,
      from: !after ? node.frame : entry || old ? (old ? old.frame : null) : before ? node.frame : null,
      to: after ? node.frame : null,
    });
    afterPlaces[node.index] = place;
    const beforeNode = merged[place].before;
    if (beforeNode) byBefore.set(beforeNode.index, place);
  }
  for (const entry of differing) if (entry.afterIndex < 0 && after) addRemoved(entry, merged, byBefore, before);
  for (const node of merged) {
    if (node.parent < 0) continue;
    merged[node.parent].children.push(node.place);
  }
  const depths = (place, depth) => {
    const stack = [[place, depth]];
    while (stack.length) {
      const [at, level] = stack.pop();
      merged[at].depth = level;
      for (const child of merged[at].children) stack.push([child, level + 1]);
    }
  };
  for (const node of merged) if (node.parent < 0) depths(node.place, 0);
  return merged;
}

function addRemoved(entry, merged, byBefore, before) {
  const old = before && entry.beforeIndex >= 0 ? before.nodes[entry.beforeIndex] : null;
  const parent = old && old.parent >= 0 && byBefore.has(old.parent) ? byBefore.get(old.parent) : merged.length ? 0 : -1;
  const path = old ? old.path : entry.path || "";
  merged.push({
    place: merged.length, parent, depth: 0, children: [], path, segment: old ? old.segment : path.split("/").pop(),
    kind: old ? old.kind : entry.kind || "", verdict: entry.verdict, changes: entry.changes,
    matchedBy: entry.matchedBy, before: old, after: null, from: old ? old.frame : entry.from || null,
    to: entry.to || null,
  });
  if (old) byBefore.set(old.index, merged.length - 1);
}

"""##
}
