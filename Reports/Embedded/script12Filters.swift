// swift-format-ignore-file
// The text of Reports/Assets/script/12-filters.js, written by KEYLINE_UPDATE_GOLDEN=1 swift test

extension EmbeddedSource {
    static let script12Filters = ##"""
// Search and filters. Every filter shows how many cases it would leave; a chosen one is a pressed button.

const filterBox = h("section", { class: "filters", id: "filters", hidden: true, "aria-label": "Filters" });
const searchField = h("input", {
  type: "search", placeholder: "Search cases and kinds", "aria-label": "Search cases and kinds",
    "aria-keyshortcuts": "/",
  oninput: (event) => {
    state.query = event.target.value;
    go({ cause: state.cause });
  },
});
const filterButton = button("Filters", () => toggleFilters(),
  { "aria-expanded": "false", "aria-controls": "filters", "aria-keyshortcuts": "f" });

const filterTitles = { class: isDiff ? "class" : "outcome", by: "by", change: "kind of change",
  verdict: "verdict in it", kind: "kind of node", suite: "suite" };
const filterLimit = 40;

function toggleFilters(isOpen) {
  filterBox.hidden = isOpen === undefined ? !filterBox.hidden : !isOpen;
  filterButton.setAttribute("aria-expanded", filterBox.hidden ? "false" : "true");
  drawFilters();
  if (!filterBox.hidden) {
    const first = filterBox.querySelector("button");
    if (first) first.focus();
  }
}

/** For each value of a filter, the rows that the other filters, the cause and the search leave. */
function filterCounts(name) {
  const counts = new Map();
  const words = queryWords();
  const inCause = new Set(rowsOf(state.cause));
  for (let row = 0; row < rowCount; row++) {
    const isLeft = inCause.has(row) && matchesFilters(row, name) && matchesQuery(row, words);
    for (const value of new Set(filterValues[name](row))) counts.set(value, (counts.get(value) || 0)
      + (isLeft ? 1 : 0));
  }
  return counts;
}

function drawFilters() {
  if (searchField.value !== state.query) searchField.value = state.query;
  const active = Object.values(state.filters).reduce((sum, wanted) => sum + wanted.size, 0);
  filterButton.textContent = active ? "Filters (" + active + ")" : "Filters";
  if (filterBox.hidden) return;
  const focused = document.activeElement && document.activeElement.dataset ? document.activeElement.dataset.filter
    : null;
  replace(filterBox, Object.keys(state.filters).map((name) => {
    const counts = [...filterCounts(name)].filter(([value, count]) => count > 0 || state.filters[name].has(value))
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    if (counts.length === 0) return null;
    return h("div", { class: "filter", role: "group", "aria-label": filterTitles[name] },
      h("h3", {}, filterTitles[name]),
      counts.slice(0, filterLimit).map(([value, count]) => filterChip(name, value, count)),
      counts.length > filterLimit ? h("span", { class: "cap" }, "showing " + filterLimit + " of " + counts.length)
        : null);
  }), button("Clear all", clearFilters));
  if (focused) {
    const again = [...filterBox.querySelectorAll("button")].find((one) => one.dataset.filter === focused);
    if (again) again.focus();
  }
}

function filterChip(name, value, count) {
  const wanted = state.filters[name];
  return button(value + " " + grouped(count), () => {
    if (wanted.has(value)) wanted.delete(value);
    else wanted.add(value);
    go({ cause: state.cause });
  }, { class: "chip", "aria-pressed": wanted.has(value) ? "true" : "false", "data-filter": name + ":" + value });
}

/** The counts in the head become filters: a click shows the cases of that class. */
function connectCounts() {
  const items = document.querySelectorAll("#counts li");
  index.groups.forEach(([name, , count], place) => {
    const item = items[place];
    if (!item || count === 0 || !Array.prototype.includes.call(rows.group, place)) return;
    const content = [...item.childNodes];
    const chip = button("", () => showOnlyClass(name), { class: "count-filter", "data-class": name });
    chip.append(...content);
    replace(item, chip);
  });
}

function showOnlyClass(name) {
  const isOnly = state.filters.class.size === 1 && state.filters.class.has(name);
  state.filters.class.clear();
  if (!isOnly) state.filters.class.add(name);
  go({ cause: everyCause, startsOver: true });
}

/** Whether the classes add up to the total; if not, the page says so before anything else. */
function checkCounts() {
  const sum = index.groups.reduce((total, group) => total + group[2], 0);
  const shown = document.querySelector("#counts .total b");
  const isRight = !shown || Number(shown.textContent.replace(/,/g, "")) === sum;
  if (!isRight) document.body.prepend(h("p", { class: "alarm", role: "alert" }, "The counts do not add up: " + sum
    + " against " + shown.textContent + ". Do not rely on this report."));
}

"""##
}
