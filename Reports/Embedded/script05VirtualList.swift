// swift-format-ignore-file
// The text of Reports/Assets/script/05-virtual-list.js, written by KEYLINE_UPDATE_GOLDEN=1 swift test

extension EmbeddedSource {
    static let script05VirtualList = ##"""
// A list of which only the visible rows exist. `role` is that of the list; the chosen row is named to a screen reader
// by aria-activedescendant, so the list itself keeps the focus.

class VirtualList {
  /** `draw(place)` makes the content of a row; `choose(place)` is called for a click. */
  constructor(name, role, label, rowHeight, draw, choose) {
    this.name = name;
    this.rowHeight = rowHeight;
    this.drawRow = draw;
    this.count = 0;
    this.chosen = -1;
    this.rowRole = role === "tree" ? "treeitem" : "option";
    this.space = h("div", { class: "rows" });
    this.element = h("div", { class: "list " + name, role, tabindex: "0", "aria-label": label }, this.space);
    this.element.addEventListener("scroll", () => this.draw());
    this.element.addEventListener("click", (event) => {
      const row = event.target.closest("[data-place]");
      if (row) choose(Number(row.dataset.place), event);
    });
    new ResizeObserver(() => this.draw()).observe(this.element);
  }

  set(count, chosen) {
    this.count = count;
    this.chosen = chosen;
    this.space.style.height = count * this.rowHeight + "px";
    this.reveal();
    this.draw();
  }

  reveal() {
    if (this.chosen < 0) return;
    const top = this.chosen * this.rowHeight;
    const height = this.element.clientHeight;
    if (top < this.element.scrollTop) this.element.scrollTop = top;
    else if (height > 0 && top + this.rowHeight > this.element.scrollTop + height) {
      this.element.scrollTop = top + this.rowHeight - height;
    }
  }

  draw() {
    const first = Math.max(0, Math.floor(this.element.scrollTop / this.rowHeight) - 4);
    const visibleCount = Math.ceil((this.element.clientHeight || 400) / this.rowHeight) + 8;
    const last = Math.min(this.count, first + visibleCount);
    const drawn = [];
    for (let place = first; place < last; place++) drawn.push(this.row(place));
    // The chosen row stays in the document so that a screen reader finds it when it is scrolled away.
    if (this.chosen >= 0 && this.chosen < this.count && (this.chosen < first || this.chosen >= last)) {
      drawn.push(this.row(this.chosen));
    }
    replace(this.space, drawn);
    if (this.chosen >= 0) this.element.setAttribute("aria-activedescendant", this.name + "-" + this.chosen);
    else this.element.removeAttribute("aria-activedescendant");
  }

  row(place) {
    const { attributes, content } = this.drawRow(place);
    const row = h("div", {
      id: this.name + "-" + place, "data-place": place, role: this.rowRole,
      "aria-selected": place === this.chosen ? "true" : "false", "aria-posinset": place + 1,
      "aria-setsize": this.count, ...attributes,
    }, content);
    row.classList.add("row");
    row.style.transform = "translateY(" + place * this.rowHeight + "px)";
    row.style.height = this.rowHeight + "px";
    return row;
  }
}

"""##
}
