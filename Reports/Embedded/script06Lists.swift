// swift-format-ignore-file
// The text of Reports/Assets/script/06-lists.js, written by KEYLINE_UPDATE_GOLDEN=1 swift test

extension EmbeddedSource {
    static let script06Lists = ##"""
// The left side: causes, then the cases of the chosen cause.

const causeList = h("div", { class: "causes", role: "listbox", "aria-label": isDiff ? "Causes" : "Findings",
  tabindex: "0" });
const caseList = new VirtualList("cases", "listbox", "Cases", 30, drawCaseRow, (place) =>
  go({ row: visibleRows[place] }));
const caseCount = h("span", { class: "count", role: "status" });

/** Causes on the list: the real ones, then all cases, then those without a cause. */
function causePlaces() {
  const places = index.causes.map((_, place) => place);
  places.push(everyCause);
  if (rowsWithoutCause.length > 0 && index.causes.length > 0) places.push(noCause);
  return places;
}

const shownCauses = 200;
let drawnCauses = "";

function drawCauses() {
  const places = causePlaces();
  const chosen = places.indexOf(state.cause);
  const first = clamp(chosen - shownCauses / 2, 0, Math.max(0, places.length - shownCauses));
  const some = places.slice(first, first + shownCauses);
  // Counting every cause again is only needed when the filters or the decisions changed.
  const key = JSON.stringify([first, state.query, Object.values(state.filters).map((wanted) => [...wanted]),
    decisionCount()]);
  if (key !== drawnCauses) {
    drawnCauses = key;
    replace(causeList, some.map(drawCause), places.length > some.length
      ? h("p", { class: "cap" }, "showing " + some.length + " of " + places.length
        + " causes; [ and ] reach the others")
      : null);
  }
  for (const element of causeList.querySelectorAll("[data-cause]")) {
    const isChosen = Number(element.dataset.cause) === state.cause;
    element.setAttribute("aria-selected", isChosen ? "true" : "false");
    if (isChosen) {
      causeList.setAttribute("aria-activedescendant", element.id);
      element.scrollIntoView({ block: "nearest" });
    }
  }
}

function drawCause(place) {
  const attributes = {
    class: "cause", role: "option", id: "cause-" + (place < 0 ? "x" + -place : place), "data-cause": place,
    onclick: () => go({ cause: place, startsOver: true }),
  };
  const matching = matchingRows(place).length;
  if (place < 0) {
    const titles = isDiff ? ["Cases without a cause", "All cases that are not unchanged"]
      : ["Cases with nothing found", "All cases"];
    const title = titles[place === noCause ? 0 : 1];
    return h("div", attributes, h("b", {}, title), h("span", { class: "facts" }, counted(matching, "case")));
  }
  const cause = index.causes[place];
  const shown = hasFilters() ? grouped(matching) + " of " + counted(cause.count, "case") : counted(cause.count, "case");
  const facts = [shown + (cause.still === 0 ? "" : cause.still === cause.count ? " with equal frames"
    : " (" + grouped(cause.still) + " with equal frames)"), isDiff ? "by " + cause.by : cause.by];
  if (cause.rank && cause.rank !== cause.by) facts.push(cause.rank);
  if (cause.scenarios > 1) facts.push(cause.scenarios + " scenarios");
  const widths = intervalWords(cause.intervals);
  if (widths) facts.push("widths " + widths);
  else if (cause.offers) facts.push("offers " + cause.offers);
  const mark = causeMark(place);
  return h("div", attributes,
    h("span", { class: "glyph v-" + cause.verdict, "aria-hidden": "true" }, glyphOf(cause.verdict)),
    h("b", {}, cause.kind), " ", h("span", { class: "change", title: cause.change },
      cut(cause.change.replaceAll(" -> ", " \u2192 "), 600)),
    h("span", { class: "facts" }, facts.join(" \u00b7 ")),
    mark ? h("span", { class: "decision " + mark }, mark === "accept" ? "\u2713 accepted" : "\u2717 rejected") : null);
}

function glyphOf(verdict) {
  const place = verdictPlace(verdict);
  return place < 0 ? "!" : verdictGlyph(place);
}

function intervalWords(intervals) {
  const seen = [];
  for (const [, from, to] of intervals) {
    const words = from === to ? length(from) : length(from) + "\u2013" + length(to);
    if (!seen.includes(words)) seen.push(words);
  }
  return seen.slice(0, 3).join(", ") + (seen.length > 3 ? ", and " + (seen.length - 3) + " more" : "");
}

function drawCaseRow(place) {
  const row = visibleRows[place];
  const [name, glyph] = rowGroup(row);
  const mark = decisions.get(row);
  const step = strings[rows.step[row]];
  return {
    attributes: { class: "case", title: rowID(row) },
    content: [
      h("span", { class: "glyph g-" + name.replace(/ /g, "-"), title: name }, glyph),
      // The offer tells the cases of a scenario apart, so a long name is cut before it.
      h("span", { class: "name" }, h("bdi", {}, rowScenario(row))),
      h("span", { class: "offer-name" }, "@" + strings[rows.offer[row]] + (step ? "#" + step.slice(0, 24) : "")),
      h("span", { class: "space" }),
      h("span", { class: "facts" }, mark ? (mark === "accept" ? "\u2713 " : "\u2717 ") : "", name),
    ],
  };
}

function drawCases() {
  const shown = visibleRows.length;
  const place = visibleRows.indexOf(state.row);
  const of = state.cause >= 0 ? index.causes[state.cause].count : index.total;
  const isCapped = rowCount < index.total && shown < of && !hasFilters();
  const words = [place >= 0 ? "case " + grouped(place + 1) + " of " + grouped(shown) : counted(shown, "case")];
  if (isCapped) words.push("showing the smallest " + grouped(shown) + " of " + grouped(of));
  replace(caseCount, words.join(" \u00b7 "));
  caseList.set(shown, place);
  caseEmpty.hidden = shown > 0;
}

const caseEmpty = h("div", { class: "empty" }, h("p", {}, "No case matches the search and the filters."),
  button("Clear search and filters", clearFilters));

"""##
}
