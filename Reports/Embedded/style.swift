// swift-format-ignore-file
// The text of Reports/Assets/report.css, written by KEYLINE_UPDATE_GOLDEN=1 swift test

extension EmbeddedSource {
    static let style = ##"""
/* The look of every page. Before is blue and dashed, after is orange and solid; a state never has colour alone. */

:root, :root[data-theme="light"] {
  color-scheme: light;
  --paper: #ffffff; --raised: #f4f5f7; --line: #c9ced6; --ink: #1b1f26; --quiet: #545c69;
  --before: #0a4fa8; --after: #a84300; --chosen: #dfe9fb; --bad: #9c1c1c; --good: #17613a; --warn: #7a4b00;
  --same: #9aa2ae; --ring: #6b1fa8; --focus: #0a4fa8;
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    color-scheme: dark;
    --paper: #14171c; --raised: #1e232b; --line: #3d4552; --ink: #e8ebf0; --quiet: #a7b0be;
    --before: #7db7ff; --after: #ffab66; --chosen: #28364d; --bad: #ff9a92; --good: #7fd6a3; --warn: #ffcf7d;
    --same: #6d7684; --ring: #d3a2ff; --focus: #7db7ff;
  }
}

:root[data-theme="dark"] {
  color-scheme: dark;
  --paper: #14171c; --raised: #1e232b; --line: #3d4552; --ink: #e8ebf0; --quiet: #a7b0be;
  --before: #7db7ff; --after: #ffab66; --chosen: #28364d; --bad: #ff9a92; --good: #7fd6a3; --warn: #ffcf7d;
  --same: #6d7684; --ring: #d3a2ff; --focus: #7db7ff;
}

:root { --indent: 12px; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }

/* A picture is fitted before the page is long enough to scroll. */
html { scrollbar-gutter: stable; }

body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 14px/1.4 system-ui, "Segoe UI", "Liberation Sans", Arial, sans-serif;
  overflow-wrap: anywhere;
}

h1 { font-size: 17px; margin: 0; }
h2 { font-size: 15px; margin: 8px 0 4px; }
h3 { font-size: 13px; margin: 8px 0 4px; color: var(--quiet); }
p { margin: 4px 0; }
code, kbd, .name, .offer-name, .kind, .numbers, .case-title, .calls, textarea {
  font-family: ui-monospace, "DejaVu Sans Mono", monospace;
}
a { color: var(--before); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }

button, input, textarea {
  font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--line); border-radius: 4px;
  padding: 2px 8px;
}
button { cursor: pointer; }
button[aria-pressed="true"], button[aria-expanded="true"] {
  background: var(--chosen); border-color: var(--focus); font-weight: 600;
}
.chip[aria-pressed="false"] { color: var(--quiet); }
textarea { width: 100%; font-size: 12px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 8px; top: 8px; background: var(--paper); padding: 4px; z-index: 2; }
.offscreen { position: fixed; left: -999px; }

/* The head: verdict, counts, runs, warnings. */
.head {
  padding: 8px 14px; border-bottom: 1px solid var(--line); background: var(--raised);
  border-left: 6px solid var(--good);
}
.head.differs, .head.invalid { border-left-color: var(--bad); }
.mark { padding: 0 6px; border-radius: 4px; border: 2px solid currentColor; font-size: 14px; }
.mark.same { color: var(--good); }
.mark.differs, .mark.invalid { color: var(--bad); }
.counts {
  list-style: none; margin: 4px 0; padding: 0; display: flex; flex-wrap: wrap; gap: 2px 14px; align-items: center;
}
.found { margin: 2px 0; font-size: 13px; font-weight: 600; }
.counts .zero { color: var(--quiet); }
.counts .total { border-left: 1px solid var(--line); padding-left: 14px; }
.count-filter { padding: 0 6px; }
.runs { margin: 2px 0; display: grid; grid-template-columns: auto 1fr; gap: 0 10px; font-size: 13px; }
.runs dt { color: var(--quiet); }
.runs dd { margin: 0; }
dt.before, .before { color: var(--before); }
dt.after, .after { color: var(--after); }
.warnings { margin: 4px 0 0; padding: 0; list-style: none; color: var(--warn); font-weight: 600; font-size: 13px; }
.alarm { background: var(--bad); color: var(--paper); padding: 10px; margin: 0; font-weight: 700; }

details.warnings { border: 0; padding: 0; }
details.warnings[open] { max-height: 40vh; overflow-y: auto; }

/* The two sides. */
#app { padding: 8px 14px; }
.scripted #app { display: grid; grid-template-columns: minmax(280px, 30%) minmax(0, 1fr); gap: 14px; }
.scripted #static { display: none; }
.left {
  position: sticky; top: 0; align-self: start; max-height: calc(100vh - var(--top, 0px));
  display: flex; flex-direction: column; gap: 4px; padding-bottom: 8px; min-width: 0; overflow-y: auto;
}
.right { min-width: 0; }
.causes { overflow-y: auto; max-height: 32vh; min-height: 52px; border: 1px solid var(--line); border-radius: 4px; }
.cause { padding: 4px 8px; border-left: 4px solid transparent; border-bottom: 1px solid var(--line); cursor: pointer; }
.cause:last-of-type { border-bottom: 0; }
.cause .glyph { display: inline-block; margin-right: 4px; }
[role="option"][aria-selected="true"], [role="treeitem"][aria-selected="true"] { background: var(--chosen); }
.cause[aria-selected="true"] { border-left-color: var(--focus); }
.cause .facts { display: block; }
/* What is found is told in sentences: two lines of each, and all of the chosen one. */
.cause .change {
  display: -webkit-inline-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden;
  vertical-align: top;
}
.cause[aria-selected="true"] .change { -webkit-line-clamp: 6; }
.facts, .note, .cap { color: var(--quiet); font-size: 12px; }
.decision { font-size: 12px; font-weight: 600; }
.decision.accept { color: var(--good); }
.decision.reject { color: var(--bad); }
.find { display: flex; gap: 4px; }
.find input { flex: 1; min-width: 0; }
.filters {
  border: 1px solid var(--line); border-radius: 4px; padding: 4px 8px; overflow-y: auto; max-height: 36vh; flex: none;
}
.filter { display: flex; flex-wrap: wrap; gap: 3px; align-items: center; margin-bottom: 4px; }
.filter h3 { margin: 0 4px 0 0; }
.chip { padding: 0 6px; font-size: 12px; }
.decision-bar { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; }
.empty { color: var(--quiet); padding: 8px; }

/* What changes in one of these moves nothing outside of it, so that the browser lays out only that. */
.list, .causes, .picture, .proposals { contain: content; }

/* Lists of which only the visible rows exist. */
.list { overflow-y: auto; border: 1px solid var(--line); border-radius: 4px; position: relative; }
.list.cases { flex: 1 1 260px; min-height: 160px; }
.list.tree {
  min-height: 160px; height: 100%; max-height: clamp(380px, 62vh, 760px);
  overflow-x: auto;
}
.rows { position: relative; }
.row {
  position: absolute; left: 0; right: 0; top: 0; display: flex; gap: 6px; align-items: center; padding: 0 8px;
  white-space: nowrap; cursor: pointer; font-size: 13px;
}
.row .name { overflow: hidden; text-overflow: ellipsis; flex: 0 1 auto; font-size: 12px; min-width: 3em; }
.row .offer-name { flex: none; margin-left: -6px; font-size: 12px; }
.row .space { flex: 1; }
.list.tree .row { right: auto; min-width: 100%; font-size: 12px; gap: 4px; background: var(--paper); }
.list.tree .row[aria-selected="true"] { background: var(--chosen); }
.indent { flex: none; }
.twist { width: 12px; flex: none; color: var(--quiet); }
.glyph { width: 14px; flex: none; text-align: center; font-weight: 700; }
.glyph.v-origin, .glyph.v-edited, .glyph.v-added, .glyph.v-removed { color: var(--ring); }
.verdict { color: var(--quiet); font-size: 11px; }
/* In a deep tree the names are scrolled and the numbers stay. */
.numbers {
  position: sticky; right: 0; margin-left: auto; padding: 0 8px 0 12px; margin-right: -8px; background: inherit;
  font-size: 11px;
}
.text { color: var(--quiet); max-width: 120px; overflow: hidden; text-overflow: ellipsis; }
.node.v-unchanged .kind, .node.v-carried .kind { color: var(--quiet); }
.fold { color: var(--quiet); }

/* The picture. */
.case-title { font-size: 14px; margin: 0 0 4px; }
.case-title .glyph { width: auto; }
.case-title .empty { padding: 0; font-family: system-ui, "Liberation Sans", sans-serif; font-weight: 400; }
.why { margin: 0; font-size: 13px; }
.why .glyph { width: auto; }
.blank .left, .blank .toolbar, .blank .pair { display: none; }
.blank.scripted #app { grid-template-columns: minmax(0, 1fr); }
.notice { color: var(--warn); font-weight: 600; margin: 0; }
.toolbar, .legend { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; margin: 4px 0; }
.zooms { display: inline-flex; gap: 4px; align-items: center; white-space: nowrap; }
.zoom { min-width: 3.6em; text-align: center; font-size: 12px; color: var(--quiet); }
.picture {
  border: 1px solid var(--line); border-radius: 4px; overflow: auto; max-height: clamp(380px, 62vh, 760px);
  min-height: 120px;
}
.half { display: inline-block; vertical-align: top; margin: 0; width: 50%; overflow: auto; }
.half figcaption { font-weight: 700; padding: 2px 8px; }
.showing { position: sticky; left: 0; font-weight: 700; padding: 2px 8px; margin: 0; }
.slider { display: flex; gap: 8px; padding: 4px 8px; align-items: center; position: sticky; left: 0; }
.slider input { flex: 1; max-width: 400px; padding: 0; }
.key::before {
  content: ""; display: inline-block; width: 22px; margin-right: 5px; vertical-align: middle;
  border-top: 2px solid currentColor;
}
.key.before::before { border-top-style: dashed; }

svg.frames { overflow: visible; }
svg text { font-family: system-ui, "Liberation Sans", sans-serif; fill: var(--ink); }
svg.frames text, svg.tracks text, svg.plot text { font-size: 10px; }
.words svg { overflow: hidden; }
.words text { fill: var(--quiet); pointer-events: none; }
.frame { fill: transparent; stroke-width: 1; cursor: pointer; vector-effect: non-scaling-stroke; }
.frame.same { stroke: var(--same); stroke-width: .6; }
.frame.same.found { stroke: var(--warn); stroke-width: 1.6; }
.frame.is-before { stroke: var(--before); stroke-dasharray: 5 3; stroke-width: 1.2; }
.frame.is-after { stroke: var(--after); stroke-width: 1.4; }
.frame.v-carried, .frame.v-knock-on, .frame.v-absorbed, .frame.v-tolerated { opacity: .75; }
.frame.gone { fill: url(#hatch); }
.frame.new { fill: url(#dots); }
.frame.chosen { stroke-width: 3; }
#hatch path { stroke: var(--before); stroke-width: 1; }
#dots circle { fill: var(--after); }
.ring { fill: none; stroke: var(--ring); stroke-width: 1.2; pointer-events: none; }
svg.frames .badge { font-size: 14px; }
.badge { font-weight: 700; fill: var(--ring); pointer-events: none; }
.badge.knock-on { opacity: .5; fill: var(--ink); }
.badge.found { fill: var(--warn); }
.label { font-weight: 600; paint-order: stroke; stroke: var(--paper); stroke-width: 3px; pointer-events: none; }
.plate { fill: var(--paper); stroke: var(--line); opacity: .93; pointer-events: none; }
.label.right { text-anchor: end; }
.amount {
  fill: var(--after); font-weight: 700; paint-order: stroke; stroke: var(--paper); stroke-width: 3px;
  pointer-events: none;
}
.arrow, .edge { stroke: var(--ring); stroke-width: 1.2; pointer-events: none; }
#arrow path { fill: var(--ring); }
#tick path { fill: none; stroke: var(--ring); stroke-width: 2; }
.rulers line { stroke: var(--quiet); stroke-width: .8; }
svg.frames .rulers text { fill: var(--quiet); text-anchor: middle; font-size: 9px; }
.grid { stroke: var(--line); stroke-width: .5; fill: none; }
.exaggerated { fill: var(--bad); font-weight: 700; }

/* Facts. */
.pair { display: grid; grid-template-columns: minmax(0, 11fr) minmax(0, 9fr); gap: 14px; }
.picture-and-tree { align-items: stretch; }
.proposals { overflow: auto; max-height: 340px; }
.calls, .plain { border-collapse: collapse; font-size: 12px; }
.calls th, .calls td, .plain th, .plain td {
  border: 1px solid var(--line); padding: 1px 6px; text-align: left; vertical-align: top;
}
.calls thead th { position: sticky; top: 0; background: var(--raised); }
.calls th, .calls td { white-space: nowrap; padding: 1px 4px; }
.plain th, .plain td { overflow-wrap: break-word; }
tr.differs td, tr.differs th { background: var(--chosen); font-weight: 600; }
dl.facts { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 10px; margin: 0; color: var(--ink); }
dl.facts dt { color: var(--quiet); }
dl.facts dd { margin: 0; white-space: pre-wrap; max-height: 12em; overflow: auto; }
.changes, .findings { margin: 4px 0; padding-left: 18px; font-size: 13px; }
.findings .gained b { color: var(--bad); }
.findings .lost b { color: var(--good); }
details { border-top: 1px solid var(--line); padding: 4px 0; }
summary { cursor: pointer; font-weight: 600; }
.copyable { margin: 4px 0; }
.copyable > span { margin-right: 8px; }
dialog {
  background: var(--paper); color: var(--ink); border: 1px solid var(--line); border-radius: 6px;
  max-width: min(640px, 94vw); max-height: 90vh;
}
.dialog-head { display: flex; justify-content: space-between; gap: 12px; }

/* Strips and plots. */
.tracks, .plot { width: 100%; height: auto; max-height: 240px; display: block; }
.status { cursor: pointer; fill: var(--same); }
.st-unchanged { fill: var(--line); }
.st-changed, .st-failed, .st-added, .st-removed { fill: var(--after); }
.st-failed { stroke: var(--bad); stroke-width: 2; }
.status.chosen { stroke: var(--focus); stroke-width: 2; }
.tracks .line, .plot .line { fill: none; stroke-width: 1.6; }
.line.before { stroke: var(--before); stroke-dasharray: 5 3; }
.line.after, .line.cases { stroke: var(--after); }
.line.findings { stroke: var(--ring); }
.line.calls { stroke: var(--before); }
.here { stroke: var(--focus); stroke-width: 1; stroke-dasharray: 2 2; }
.flip line { stroke-width: 1.4; }
.flip.before line { stroke: var(--before); stroke-dasharray: 5 3; }
.flip.after line { stroke: var(--after); }
.flip.before path { fill: var(--before); }
.flip.after path { fill: var(--after); }
.between { stroke: var(--line); stroke-width: .6; }
.flips { margin: 4px 0; }
.flips th { font-weight: 400; }
.axis { fill: var(--quiet); text-anchor: middle; }
.here-name { fill: var(--ink); font-weight: 700; }
.track-name { fill: var(--quiet); }
.marks { display: flex; flex-wrap: wrap; gap: 3px; list-style: none; padding: 0; margin: 0; }
.letter { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; background: var(--raised); }
.l1 { border-style: dashed; }
.l2 { border-width: 2px; }
.l3 { border-style: double; border-width: 3px; }
.l4 { border-style: dotted; }
.l5 { font-style: italic; }

/* Pages without a script. */
.page { padding: 8px 14px; }
.page nav { margin: 4px 0; }
.page h2 { margin-top: 16px; }
td .letter { font-size: 11px; }
.latest { font-size: 15px; }
.scenario { margin: 6px 0; }
.scenario a { margin-left: 6px; white-space: nowrap; }
.links { columns: 260px auto; margin: 4px 0; padding-left: 18px; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
.frame-line { fill: none; stroke: var(--line); stroke-width: .8; }
.point { fill: var(--after); }
.point.findings { fill: var(--ring); }
.point.calls { fill: var(--before); }
svg.plot .plot-name { fill: var(--quiet); font-size: 9px; text-anchor: end; }
.plot-ends {
  display: flex; justify-content: space-between; gap: 12px; margin: 0 0 0 14%; color: var(--quiet); font-size: 11px;
}
.scroll { overflow-x: auto; }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(194px, 1fr)); gap: 10px; }
.sides figure { margin: 0; border: 1px solid var(--line); border-radius: 4px; padding: 6px; min-width: 0; }
.sides svg { max-width: 100%; height: auto; }
.boxes { fill: none; stroke: var(--after); stroke-width: 1; }
.offer { stroke: var(--before); stroke-dasharray: 5 3; fill: none; }

@media (max-width: 899px) {
  .scripted #app { grid-template-columns: minmax(0, 1fr); }
  .left { position: static; max-height: none; }
  .list.cases { flex: none; height: 220px; }
  .pair, .picture-and-tree { grid-template-columns: minmax(0, 1fr); }
  .list.tree { height: auto; min-height: 90px; max-height: 260px; }
}

@media (max-width: 480px) {
  #app, .head, .page { padding-left: 8px; padding-right: 8px; }
  .runs { grid-template-columns: 1fr; }
  .half { width: 100%; }
  :root { --indent: 6px; }
  .list.tree .text, .list.tree .verdict { display: none; }
  button { min-height: 28px; }
  .tracks { min-width: 600px; }
}

@media (prefers-reduced-motion: reduce) {
  * { scroll-behavior: auto !important; animation: none !important; transition: none !important; }
}

#print { display: none; }

@media print {
  :root, :root[data-theme="dark"], :root:not([data-theme="light"]) {
    color-scheme: light;
    --paper: #fff; --raised: #fff; --ink: #000; --quiet: #333; --line: #999; --before: #0a4fa8; --after: #a84300;
    --chosen: #eee; --bad: #9c1c1c; --good: #17613a; --warn: #7a4b00; --same: #9aa2ae; --ring: #6b1fa8;
  }
  .scripted #app { display: block; }
  .scripted #static { display: block; }
  .left, .right, .skip, dialog, .alarm:empty { display: none !important; }
  #print { display: block; }
  /* Its words stand below the picture. */
  #print .label { display: none; }
  #print section, #print figure, .sides figure, tr { break-inside: avoid; }
  h1, h2, h3 { break-after: avoid; }
  thead { display: table-header-group; }
  svg, .sides svg, #print svg { max-width: 100%; max-height: 230mm; height: auto; }
  .plain { width: 100%; }
  .plain th, .plain td { overflow-wrap: anywhere; }
  .plain thead th { overflow-wrap: normal; }
  .plain td:first-child { white-space: nowrap; }
  /* Nothing is folded, scrolled or pressed on paper. */
  .scroll, details.warnings[open] { overflow: visible; max-height: none; }
  details::details-content { content-visibility: visible; height: auto; }
  .count-filter { border: 0; padding: 0; background: none; }
  input[type="radio"], .choice { display: none; }
  a[href]::after { content: " (" attr(href) ")"; font-size: 10px; }
}

"""##
}
