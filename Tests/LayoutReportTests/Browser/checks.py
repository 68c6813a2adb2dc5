"""Checks of the report in a real browser. Usage: checks.py FOLDER, where FOLDER holds the pages that the Swift test made.

Prints one JSON object a line, {"check", "problem"}: problem is null when the check holds.
"""

import base64
import json
import os
import struct
import subprocess
import sys
import time
import traceback
import zlib
from urllib.parse import quote

sys.dont_write_bytecode = True
from browser import Browser, BrowserError  # noqa: E402

folder = os.path.abspath(sys.argv[1])
checks = []


def check(function):
    checks.append(function)
    return function


def url(name):
    return "file://" + quote(os.path.join(folder, name))


def expect(condition, words):
    if not condition:
        raise AssertionError(words)


def equal(found, wanted, words=""):
    if found != wanted:
        raise AssertionError("%s: found %r, wanted %r" % (words, found, wanted))


def clean(page):
    problems = page.problems()
    expect(not problems, "the browser reports %s" % problems[:3])


def fresh(page, name="diff.html", fragment=""):
    page.size(1280, 720)
    page.media(prefers_color_scheme="light")
    page.open("about:blank", "true")
    page.open(url(name) + fragment)
    if page.evaluate("sessionStorage.length"):
        # What another check decided.
        page.evaluate("sessionStorage.clear()")
        page.open("about:blank", "true")
        page.open(url(name) + fragment)


def state(page, name):
    return page.evaluate("state." + name)


def case(page):
    return page.evaluate("state.row < 0 ? null : rowID(state.row)")


def node(page):
    return page.evaluate("state.openCase && state.node >= 0 ? state.openCase.nodes[state.node].path : null")


@check
def first_screen(page):
    fresh(page)
    equal(page.text("h1"), "✗ DIFFERS 46 of 9,049 cases differ, 2 causes")
    equal(page.text(".cause[aria-selected=true] b"), "HStack")
    equal(case(page), "Settings/Row@w181", "the smallest example is open")
    equal(node(page), "VStack/1:HStack", "the origin is chosen")
    expect(page.evaluate("document.querySelectorAll('.ring').length") == 2, "the origin has a double ring")
    equal(page.text(".why"), "● 1:HStack decides differently: answer height: 44 → 45 (+1) · by the engine, as its inputs are the same"
          " · 1 node follows", "why, in a sentence")
    for selector in ["h1", "#counts", ".runs", ".warnings", ".causes", ".why", ".picture svg", ".list.tree"]:
        bottom = page.evaluate("document.querySelector('%s').getBoundingClientRect().top" % selector)
        expect(bottom < 720, selector + " is not on the first screen")
    expect(page.evaluate("document.querySelector('.alarm')") is None, "the counts add up")
    clean(page)


@check
def every_case_says_why(page):
    fresh(page)
    page.evaluate("go({cause: everyCause})")
    wanted = {"Badges/plain@w96": ".padding was edited: inputs length: 12 → 10", "Other/crash@w200": "crashed: ",
              "Other/new@w200": "The run before has no such case.", "Other/old@w200": "The run after has no such case.",
              "Other/after@w200": "The same content under another name.", "Other/close@w200": "within the tolerance only",
              "Other/shaky@w200": "when it is recorded again"}
    for name, words in wanted.items():
        page.evaluate("go({row: rowByID.get(%s)})" % json.dumps(name))
        expect(words in page.text(".why"), "%s: %s" % (name, page.text(".why")))
    fresh(page, "run.html")
    expect(page.evaluate("whyBox.hidden"), "one run has no why")


@check
def numbers_stay_in_a_deep_tree(page):
    fresh(page)
    page.evaluate("tree.element.style.width = '150px'")
    page.evaluate("tree.draw()")
    boxes = page.evaluate("""[tree.element.getBoundingClientRect().right,
      document.querySelector('.list.tree [aria-selected=true] .numbers').getBoundingClientRect().right]""")
    expect(boxes[1] <= boxes[0], "the numbers of the chosen node are cut: %s" % boxes)


@check
def columns_that_say_something(page):
    titles = "[...document.querySelectorAll('.calls th')].map((cell) => cell.textContent)"
    fresh(page)
    equal(page.evaluate(titles), ["#", "what", "proposal", "before", "after", "Δ"], "one pass, each answer computed once")
    page.evaluate("""(() => { const calls = state.openCase.after.events; const last = calls[calls.length - 1];
      calls.push({ ...calls.find((call) => call.phase === "measure"), pass: last.pass + 1 });
      state.node = calls[calls.length - 1].node; drawProposals(); })()""")
    equal(page.evaluate(titles), ["#", "pass", "what", "proposal", "before", "after", "Δ", "computed"], "a second pass")


@check
def back_goes_to_the_cause_before(page):
    fresh(page)
    page.key("j")
    page.key("]")
    page.key("j")
    equal(page.text(".cause[aria-selected=true] b"), ".padding")
    page.evaluate("history.back()")
    page.wait("state.cause === 0")
    equal(case(page), "Settings/Row@w182", "the case that was open there")
    page.evaluate("history.forward()")
    page.wait("state.cause === 1")
    clean(page)


@check
def decisions_outlive_a_reload(page):
    fresh(page)
    page.key("y")
    page.send("Page.reload")
    time.sleep(0.2)
    page.wait("document.documentElement.dataset.ready === 'true' && decisions.size === 39")
    expect("accepted" in page.text(".cause .decision"), "the cause is marked again")
    # The same names with other contents are not decided.
    page.evaluate("""sessionStorage.setItem("keyline-decisions", JSON.stringify([[rowKey(0), "other", "other", "accept"],
      ["no such case", "", "", "accept"], [rowKey(1), strings[rows.before[1]], strings[rows.after[1]], "<b>"]]))""")
    page.send("Page.reload")
    time.sleep(0.2)
    page.wait("document.documentElement.dataset.ready === 'true'")
    equal(page.evaluate("decisions.size"), 0, "only contents that were decided")
    page.evaluate("sessionStorage.setItem('keyline-decisions', '{')")
    page.send("Page.reload")
    time.sleep(0.2)
    page.wait("document.documentElement.dataset.ready === 'true'")
    clean(page)


@check
def signs_do_not_cover_each_other(page):
    fresh(page)
    places = page.evaluate("""(() => { const group = s("g", {});
      for (let i = 0; i < 3; i++) addBadge(group, "origin", [0, 0, 50, 50], "●");
      addBadge(group, "origin", [200, 0, 50, 50], "●");
      return [...group.children].map((one) => [one.getAttribute("x"), one.getAttribute("y")]); })()""")
    equal(places, [["53", "5"], ["53", "18"], ["53", "31"], ["253", "5"]], "badges at one corner")
    plates = page.evaluate("document.querySelectorAll('.picture .plate + .label').length")
    equal(plates, 1, "the label of the chosen node is on a plate")


@check
def wrong_counts_raise_the_alarm(page):
    fresh(page)
    page.evaluate("index.groups[0][2] += 1; checkCounts()")
    expect("do not add up" in page.text(".alarm"), "an alarm")


@check
def keys_of_the_review(page):
    fresh(page)
    page.key("j")
    equal(case(page), "Settings/Row@w182", "j")
    page.key("k")
    equal(case(page), "Settings/Row@w181", "k")
    page.key("]")
    equal(case(page), "Badges/plain@w96", "]")
    page.key("[")
    equal(case(page), "Settings/Row@w181", "[")
    page.key(" ")
    equal(case(page), "Settings/Row@w182", "Space")
    page.key(" ", shift=True)
    equal(case(page), "Settings/Row@w181", "Shift+Space")
    page.key("n")
    first = node(page)
    page.key("p")
    equal(node(page), "VStack/1:HStack", "n then p")
    expect(first != "VStack/1:HStack", "n moves")
    page.key("n")
    page.key("g")
    equal(node(page), "VStack/1:HStack", "g")
    page.key("ArrowRight")
    equal(case(page), "Settings/Row@w182", "right arrow: the next width")
    page.key("ArrowLeft")
    equal(case(page), "Settings/Row@w181", "left arrow")
    for key, wanted in [("1", "Settings/Row@w181"), ("2", "Other/new@w200"), ("3", "Other/old@w200"),
                        ("4", "Other/after@w200"), ("5", "Other/close@w200"), ("6", "Other/shaky@w200")]:
        page.key(key)
        equal(case(page), wanted, "key " + key)
    clean(page)


@check
def space_walks_all_cases(page):
    fresh(page)
    seen = {case(page)}
    for _ in range(60):
        page.key(" ")
        seen.add(case(page))
    equal(len(seen), 49, "cases seen with one key")
    expect("last case" in page.text(".notice"), "the end is said")


@check
def view_modes(page):
    fresh(page)
    for key, view in [("s", "split"), ("b", "blink"), ("o", "onion"), ("w", "swipe"), ("v", "overlay")]:
        page.key(key)
        equal(state(page, "view"), view, key)
        equal(page.text(".toolbar [aria-pressed=true]"), view, "the pressed button")
    page.key("s")
    equal(page.evaluate("document.querySelectorAll('.half > svg').length"), 2, "two halves")
    page.key("o")
    before = page.evaluate("document.querySelector('.layer.after').style.opacity")
    page.evaluate("(() => { const r = document.querySelector('.slider input'); r.value = 90; r.dispatchEvent(new Event('input')); })()")
    equal(page.evaluate("document.querySelector('.layer.after').style.opacity"), "0.9", "onion")
    expect(before != "0.9", "the slider does something")
    page.key("w")
    expect("inset" in page.evaluate("document.querySelector('.layer.after').style.clipPath"), "swipe")
    page.key("b")
    side = page.text(".showing")
    page.wait("document.querySelector('.showing').textContent !== %s" % json.dumps(side), 3)
    page.key("v")
    clean(page)


@check
def reduced_motion_has_no_loop(page):
    fresh(page)
    page.media(prefers_reduced_motion="reduce")
    page.key("b")
    side = page.text(".showing")
    time.sleep(1)
    equal(page.text(".showing"), side, "no loop")
    page.key("b")
    expect(page.text(".showing") != side, "the key toggles")


@check
def picture(page):
    fresh(page)
    equal(page.evaluate("document.querySelectorAll('.picture .is-before').length"), 2, "frames before")
    dash = page.evaluate("getComputedStyle(document.querySelector('.is-before')).strokeDasharray")
    expect(dash not in ("none", ""), "before is dashed")
    equal(page.evaluate("getComputedStyle(document.querySelector('.is-after')).strokeDasharray"), "none", "after is solid")
    page.key("c")
    equal(page.evaluate("document.querySelectorAll('.picture .v-carried').length"), 2, "carried nodes are shown by c")
    page.key("c")
    equal(page.evaluate("document.querySelectorAll('.picture .v-carried').length"), 0, "and hidden")
    page.key("z")
    expect("×10" in page.text(".exaggerated"), "marked as exaggerated")
    page.key("z")
    page.key("z")
    expect(page.evaluate("document.querySelector('.exaggerated')") is None, "and back")
    expect(page.evaluate("document.querySelectorAll('.rulers text').length") > 3, "rulers")
    for _ in range(4):
        page.key("+")
    expect(page.evaluate("document.querySelector('.grid')") is not None, "a pixel grid from 800 % on")
    zoomed = state(page, "zoom")
    page.key("-")
    expect(state(page, "zoom") < zoomed, "minus")
    page.key("0")
    equal(state(page, "zoom"), 0, "fit")
    page.click(".legend [data-verdict=relayed]")
    equal(page.evaluate("document.querySelectorAll('.picture .v-relayed').length"), 0, "the legend hides")
    clean(page)


@check
def tree_and_proposals(page):
    fresh(page)
    equal(page.evaluate("document.querySelector('.list.tree').getAttribute('role')"), "tree")
    row = "document.querySelector('.list.tree [aria-selected=true]')"
    equal(page.evaluate(row + ".getAttribute('role')"), "treeitem")
    equal(page.evaluate(row + ".getAttribute('aria-level')"), "2")
    equal(page.evaluate("document.querySelector('.list.tree').getAttribute('aria-activedescendant')"), page.evaluate(row + ".id"))
    expect("3 same" in page.text(".list.tree"), "unchanged siblings are folded")
    page.click(".list.tree .fold + .row + .fold, .list.tree .fold")
    page.evaluate("document.querySelector('.list.tree').focus()")
    page.key("Home")
    equal(node(page), "VStack", "Home")
    page.key("ArrowLeft")
    equal(page.evaluate("document.querySelector('.list.tree [aria-selected=true]').getAttribute('aria-expanded')"), "false", "closed")
    page.key("ArrowRight")
    equal(page.evaluate("document.querySelector('.list.tree [aria-selected=true]').getAttribute('aria-expanded')"), "true", "open")
    page.key("ArrowDown")
    expect(node(page) != "VStack", "down")
    page.key("g")
    equal(node(page), "VStack/1:HStack", "g works from the tree")
    rows = page.evaluate("[...document.querySelectorAll('.calls tbody tr')].map((row) => [...row.cells].map((cell) => cell.textContent))")
    equal(rows[0], ["1", "measure", "0 × nil", "16 × 44", "16 × 45", "0, +1"], "the first call")
    expect("asked by VStack, at depth 1" in page.text(".proposals"), "who asks, and how deep")
    equal(page.evaluate("[...computedTimes([1, 2, 1].map((width) => ({ phase: 'measure', width, height: null, first: 1, second: 1 }))).values()]"),
          [1, 1, 2], "an answer that was computed again")
    page.key("t")
    expect(page.evaluate("document.activeElement.classList.contains('proposals')"), "t")
    clean(page)


@check
def calls_are_aligned(page):
    fresh(page)
    pairs = page.evaluate("""(() => {
      const call = (width) => ({ phase: "measure", pass: 1, width, height: null, first: 1, second: 1 });
      return alignCalls([0, 5, 9].map(call), [0, 7, 9, 11].map(call)).map(([a, b]) => [a && a.width, b && b.width]);
    })()""")
    equal(pairs, [[0, 0], [5, None], [None, 7], [9, 9], [None, 11]], "by longest common subsequence")


@check
def a_removed_sibling(page):
    cells = "[...document.querySelectorAll('.calls tbody tr')].map((row) => [...row.cells].slice(1, 6).map((cell) => cell.textContent))"
    verdict = "verdictName(state.openCase.nodes[state.node].verdict)"
    fresh(page, "removed.html")
    page.click(".cause")
    equal(page.evaluate(verdict), "removed", "the cause opens the node that is gone")
    equal(node(page), "ZStack/1:.frame")
    equal(page.evaluate(cells)[0], ["measure", "200 × nil", "90 × 30", "—", "only before"], "its calls")
    address = page.evaluate("location.hash")
    expect("node=before%3AZStack" in address, "the link says which of both is meant: " + address)
    fresh(page, "removed.html", address)
    equal(page.evaluate(verdict), "removed", "the link opens it again")
    fresh(page, "removed.html", address.replace("before%3A", ""))
    equal(node(page), "ZStack/1:.frame", "the one that has this path now")
    equal(page.evaluate(verdict), "unchanged")
    equal(page.evaluate(cells)[0], ["measure", "200 × nil", "70 × 30", "70 × 30", "="], "its calls before and after")
    equal(page.evaluate("state.openCase.nodes.map((node) => [node.path, node.before && node.before.index, node.after && node.after.index, node.from && node.from[2], node.to && node.to[2]])"), [
        ["ZStack", 0, 0, 110, 110], ["ZStack/0:.frame", 1, 1, 110, 110], ["ZStack/0:.frame/Text", 2, 2, 10, 10],
        ["ZStack/1:.frame", 5, 3, 70, 70], ["ZStack/1:.frame/Text", 6, 4, 10, 10],
        ["ZStack/1:.frame", 3, None, 90, None], ["ZStack/1:.frame/Text", 4, None, 10, None]], "pairs")
    equal(page.evaluate("[...document.querySelectorAll('.picture .gone')].length > 0"), True, "the removed one is hatched")
    equal(page.evaluate("findingRows(state.openCase).map((finding) => finding.state)"), ["kept"], "its finding is the same")
    clean(page)


@check
def search_and_filters(page):
    fresh(page)
    page.key("/")
    page.type("w19")
    equal(page.evaluate("visibleRows.length"), 10, "search")
    expect("w19" in page.evaluate("location.hash"), "the search is in the address")
    page.key("j")
    equal(page.evaluate("document.activeElement.type"), "search", "letters type in a field")
    page.evaluate("searchField.value = 'nothing like it'; searchField.dispatchEvent(new Event('input'))")
    expect(page.evaluate("!caseEmpty.hidden"), "an empty result says so")
    page.click(".empty button")
    equal(page.evaluate("visibleRows.length"), 39, "cleared")
    page.key("Escape")
    page.key("f")
    expect(page.evaluate("!filterBox.hidden"), "f opens the filters")
    page.evaluate("go({cause: everyCause})")
    counts = {"class:changed": 42, "class:failed": 1, "by:engine": 39, "by:source": 3, "change:inputs": 3, "verdict:origin": 39,
              "kind:.padding": 3, "suite:Other": 7}
    for value, count in counts.items():
        chip = "[data-filter=\"%s\"]" % value
        equal(page.text(chip), "%s %d" % (value.split(":")[1], count), "the count of a filter")
        page.evaluate("document.querySelector(%s).click()" % json.dumps(chip))
        equal(page.evaluate("visibleRows.length"), count, value)
        equal(page.evaluate("document.querySelector(%s).getAttribute('aria-pressed')" % json.dumps(chip)), "true", "pressed")
        page.evaluate("document.querySelector(%s).click()" % json.dumps(chip))
    page.key("Escape")
    expect(page.evaluate("filterBox.hidden"), "Esc closes the filters")
    page.click("#counts button[data-class=removed]")
    equal(case(page), "Other/old@w200", "a count is a filter")
    clean(page)


@check
def deep_links_survive(page):
    fresh(page)
    page.key("]")
    page.key("j")
    page.key("s")
    page.key("p")
    wanted = [case(page), node(page), state(page, "view"), state(page, "cause")]
    fragment = page.evaluate("location.hash")
    # The other report was made from more cases: places moved, names did not.
    fresh(page, "larger.html", fragment)
    equal([case(page), node(page), state(page, "view")], wanted[:3], "the same things in another report")
    equal(page.text(".cause[aria-selected=true] b"), ".padding")
    fresh(page, fragment="#case=00000000")
    expect("not in this report" in page.text(".notice"), "an unknown case is said")
    fresh(page, fragment="#cause=ffffffffffff")
    expect("a cause that is not in this report" in page.text(".notice"), "an unknown cause is said")
    fresh(page, fragment="#case=%s&node=No/Such" % fragment.split("case=")[1].split("&")[0])
    expect("a node that is not in this case" in page.text(".notice"), "an unknown node is said")
    fresh(page, fragment="#f=class:removed&q=old")
    equal(page.evaluate("visibleRows.map(rowID)"), ["Other/old@w200"], "filters and search in a link")
    key = page.evaluate("rowKey(rowByID.get('Settings/Row@w181'))")
    fresh(page, fragment="#case=%s&w=190" % key)
    equal(case(page), "Settings/Row@w190", "a width in a link")
    fresh(page, fragment="#%E0%A4%A&case=%zz&f=:::,&view=nonsense")
    clean(page)
    page.evaluate("location.hash = %s" % json.dumps(fragment))
    page.wait("rowID(state.row) === %s" % json.dumps(wanted[0]))
    clean(page)


@check
def decisions(page):
    fresh(page)
    page.key("y")
    expect("accepted" in page.text(".cause .decision"), "the cause is marked")
    page.key("]")
    page.key("x")
    page.key("u")
    page.key("x")
    page.key("e")
    expect(page.evaluate("dialog.open"), "a dialog")
    href = page.evaluate("document.querySelector('a.download').href")
    expect(href.startswith("data:application/json"), "the file is in the link")
    text = page.evaluate("decisionsText()")
    with open(os.path.join(folder, "decisions.json"), "w", encoding="utf-8") as file:
        file.write(text)
    data = json.loads(text)
    equal([data["format"], data["version"], data["before"], data["after"]], ["keyline-decisions", 1, "run:11", "run:12"])
    equal([(c["decision"], c["cases"]) for c in data["causes"]], [("accept", 39), ("reject", 3)], "causes")
    equal(len([c for c in data["cases"] if c["decision"] == "accept"]), 39, "accepted cases")
    page.key("Escape")
    expect(not page.evaluate("dialog.open"), "Esc closes the dialog")
    page.key("u")
    page.key("u")
    page.key("u")
    expect("Nothing to undo" in page.text(".notice"), "undo ends")
    equal(page.evaluate("decisions.size"), 0, "all undone")
    clean(page)


@check
def sheet_of_keys(page):
    fresh(page)
    page.key("?")
    text = page.text("dialog")
    for key in ["Space", "]", "j and k", "n and p", "1 to 6", "v s b o w", "y x u", "Esc"]:
        expect(key in text, key + " is on the sheet")
    page.click("dialog input[type=checkbox]")
    page.key("Escape")
    page.key("j")
    equal(case(page), "Settings/Row@w181", "single letters are off")
    page.key("ArrowRight")
    equal(case(page), "Settings/Row@w182", "other keys are on")
    page.key("?")
    page.click("dialog input[type=checkbox]")
    page.key("?")
    expect(not page.evaluate("dialog.open"), "? closes its sheet")
    page.key("l")
    expect("Link copied: #" in page.text(".notice"), "l")
    clean(page)


@check
def themes(page):
    fresh(page)
    page.evaluate("localStorage.clear()")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.media(prefers_color_scheme="dark")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    expect(light != dark, "the system's theme is followed")
    page.key("d")
    equal(page.evaluate("getComputedStyle(document.body).backgroundColor"), light, "light by hand")
    page.key("d")
    page.media(prefers_color_scheme="light")
    equal(page.evaluate("getComputedStyle(document.body).backgroundColor"), dark, "dark by hand")
    page.key("d")
    equal(page.evaluate("document.documentElement.dataset.theme"), "system", "and back")


def pixels(page, selector):
    """The colours of an element's picture, as the browser shows it."""
    box = page.evaluate("(() => { const r = document.querySelector('%s').getBoundingClientRect(); return {x: r.left, y: r.top, width: r.width, height: r.height, scale: 1}; })()" % selector)
    png = base64.b64decode(page.send("Page.captureScreenshot", {"format": "png", "clip": box})["data"])
    at, data, width, channels = 8, b"", 0, 0
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at:at + 8])
        body = png[at + 8:at + 8 + size]
        if kind == b"IHDR":
            width, channels = struct.unpack(">I", body[:4])[0], {2: 3, 6: 4}[body[9]]
        elif kind == b"IDAT":
            data += body
        at += size + 12
    data, line = zlib.decompress(data), width * channels
    last, colours = bytearray(line), set()
    for start in range(0, len(data), line + 1):
        kind, row = data[start], bytearray(data[start + 1:start + 1 + line])
        for i in range(line):
            left, up = row[i - channels] if i >= channels else 0, last[i]
            corner = last[i - channels] if i >= channels else 0
            if kind == 4:
                guess = left + up - corner
                add = min((left, up, corner), key=lambda one: abs(guess - one))
            else:
                add = [0, left, up, (left + up) // 2][kind]
            row[i] = (row[i] + add) & 255
        colours |= {tuple(row[i:i + 3]) for i in range(0, line, channels)}
        last = row
    return colours


def luminance(color):
    parts = [int(part) / 255 for part in color[4:-1].split(",")[:3]]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    high, low = sorted([luminance(one), luminance(other)], reverse=True)
    return (high + 0.05) / (low + 0.05)


@check
def accessibility(page):
    for scheme in ["light", "dark"]:
        fresh(page)
        page.media(prefers_color_scheme=scheme)
        page.key("f")
        found = page.evaluate("""(() => {
          const back = (element) => {
            for (let at = element; at; at = at.parentElement) {
              const color = getComputedStyle(at).backgroundColor;
              if (color !== "rgba(0, 0, 0, 0)") return color;
            }
            return "rgb(255, 255, 255)";
          };
          const seen = new Map();
          for (const element of document.querySelectorAll("body *")) {
            const isText = [...element.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
            if (!isText || element.closest("script, style, svg, [hidden], #static, .skip")) continue;
            const key = getComputedStyle(element).color + "|" + back(element);
            if (!seen.has(key)) seen.set(key, element.className || element.tagName);
          }
          return [...seen];
        })()""")
        for key, where in found:
            ratio = contrast(*key.split("|"))
            expect(ratio >= 4.5, "%s: contrast %.2f at %s (%s)" % (scheme, ratio, where, key))
        lines = page.evaluate("""[".is-before", ".is-after", ".ring"].map((name) => getComputedStyle(document.querySelector(name)).stroke)""")
        paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
        for line in lines:
            expect(contrast(line, paper) >= 3, "%s: a line of contrast %.2f" % (scheme, contrast(line, paper)))
    nameless = page.evaluate("""[...document.querySelectorAll("button, input, textarea, [role=listbox], [role=tree], [role=group], [role=img], [role=toolbar]")]
      .filter((element) => !element.closest("#static, [hidden]"))
      .filter((element) => !(element.textContent.trim() || element.getAttribute("aria-label") || element.getAttribute("aria-labelledby") || element.closest("label")))
      .map((element) => element.outerHTML.slice(0, 80))""")
    equal(nameless, [], "controls without a name")
    equal(page.evaluate("document.documentElement.lang"), "en")
    equal(page.evaluate("document.querySelectorAll('h1').length"), 1, "one first heading")
    duplicates = page.evaluate("""(() => { const ids = [...document.querySelectorAll("[id]")].filter((e) => !e.closest("svg")).map((e) => e.id);
      return ids.filter((id, i) => ids.indexOf(id) !== i); })()""")
    equal(duplicates, [], "ids are unique")
    fresh(page)
    order = []
    for _ in range(24):
        page.key("Tab")
        order.append(page.evaluate("document.activeElement.className || document.activeElement.textContent || document.activeElement.type"))
    expect(order[0] == "skip", "the skip link comes first: %s" % order)
    for name in ["causes", "list cases"]:
        expect(any(name in one for one in order), "Tab reaches %s: %s" % (name, order))
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    expect(outline != "none", "the focus is visible")


@check
def without_colour(page):
    """What tells before from after, and one class from another, is still there in greyscale."""
    for scheme in ["light", "dark"]:
        fresh(page)
        page.media(prefers_color_scheme=scheme)
        page.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
        try:
            colours = page.evaluate("[getComputedStyle(document.body).backgroundColor].concat(['.is-before', '.is-after', '.ring', '.frame.same'].map((name) => getComputedStyle(document.querySelector(name)).stroke))")
            paper, before, after, ring, same = [luminance(colour) for colour in colours]
            for line in [before, after, ring]:
                ratio = (max(paper, line) + 0.05) / (min(paper, line) + 0.05)
                expect(ratio >= 3, "%s: a line of contrast %.2f" % (scheme, ratio))
            expect(abs(before - after) < 0.9, "two lines on one paper")
            dashes = page.evaluate("['.is-before', '.is-after'].map((name) => getComputedStyle(document.querySelector(name)).strokeDasharray)")
            expect(dashes[0] != "none" and dashes[1] == "none", "dashes tell them apart: %s" % dashes)
            # Every coloured mark has a sign or a word of its own.
            for selector in [".count-filter, #counts li", ".list.tree .glyph", ".legend .chip", ".list.cases .glyph"]:
                for text in page.evaluate("[...document.querySelectorAll('%s')].map((one) => one.textContent.trim())" % selector):
                    expect(text, "%s has colour alone" % selector)
            seen = page.evaluate("[...new Set([...document.querySelectorAll('.legend .chip')].map((one) => one.textContent.trim()[0]))].length")
            equal(seen, page.evaluate("document.querySelectorAll('.legend .chip').length"), "each verdict has its own sign")
        finally:
            page.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    # The picture itself: both lines leave pixels that are not the paper's, in greys.
    fresh(page)
    page.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    try:
        greys = pixels(page, ".picture svg")
    finally:
        page.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    expect(all(max(colour) - min(colour) <= 2 for colour in greys), "nothing but greys")
    expect(sum(1 for colour in greys if colour[0] < 150) >= 3, "dark lines on white paper: %d greys" % len(greys))


@check
def hostile_names_are_text(page):
    fresh(page, "hostile.html")
    total = page.evaluate("rowCount")
    for _ in range(min(total, 24)):
        page.key("j")
        page.evaluate("[...document.querySelectorAll('details')].forEach((one) => { one.open = true; })")
    for key in ["f", "Escape", "s", "o", "b", "v", "e", "Escape", "y", "]", "]"]:
        page.key(key)
    expect(page.evaluate("typeof window.hacked") == "undefined", "nothing ran")
    equal(page.evaluate("document.querySelectorAll('img, iframe, object, base, link').length"), 0, "no foreign element")
    handlers = page.evaluate("[...document.querySelectorAll('*')].filter((e) => [...e.attributes].some((a) => a.name.startsWith('on'))).length")
    equal(handlers, 0, "no handler in markup")
    text = page.evaluate("document.body.innerText")
    for sign in ["\u202e", "\u2028", "\u0000"]:
        expect(sign not in text, "a hidden character is on the page")
    expect("‹U+202E›" in page.evaluate("document.body.textContent"), "it is shown as a sign")
    clean(page)


@check
def every_class_opens(page):
    fresh(page)
    page.evaluate("go({cause: everyCause})")
    for row in range(39, 49):
        page.evaluate("go({row: %d})" % row)
        page.wait("state.openCase !== null")
    page.evaluate("go({row: rowByID.get('Other/crash@w200')})")
    expect("index out of range" in page.text(".picture"), "the message of a crash")
    expect(page.evaluate("document.querySelectorAll('.picture rect.frame').length") > 3, "and the tree before it")
    page.evaluate("go({row: rowByID.get('Other/new@w200')})")
    equal(page.evaluate("document.querySelectorAll('.picture .new').length > 0"), True, "an added tree is dotted")
    equal(page.evaluate("document.querySelectorAll('.ring').length"), 2, "only its topmost node has a ring")
    page.evaluate("go({row: rowByID.get('Other/old@w200')})")
    equal(page.evaluate("document.querySelectorAll('.picture .gone').length > 0"), True, "a removed tree is hatched")
    page.evaluate("go({row: rowByID.get('Other/after@w200')})")
    expect("was Other/before@w200" in page.text(".case-title"), "where it came from")
    clean(page)


@check
def widths_and_history(page):
    fresh(page, "context.html")
    text = page.text(".strip")
    expect("changed 181–219 pt, 39 widths" in text, "intervals: " + text)
    expect("unchanged 161–180 pt, 20 widths" in text, "unchanged widths: " + text)
    equal(page.evaluate("[...document.querySelectorAll('.flips tbody tr')].map((row) => [...row.cells].map((cell) => cell.textContent))"),
          [["rows of VStack/1:HStack: 2 → 1", "200 pt", "—"]], "breakpoints")
    equal(page.evaluate("document.querySelectorAll('.strip .line').length"), 6, "three tracks, two lines each")
    equal(page.evaluate("[...document.querySelectorAll('.strip .flip')].map((flip) => flip.getAttribute('class') + ': ' + flip.querySelector('title').textContent)"),
          ["flip before: before: rows of VStack/1:HStack: 2 -> 1 at 200 pt"], "the breakpoint is drawn")
    at = page.evaluate("['.status[data-width=\"199\"]', '.flip.before line', '.status[data-width=\"200\"]'].map((name) => document.querySelector(name).getBoundingClientRect()).map((box) => (box.left + box.right) / 2)")
    expect(at[0] < at[1] < at[2], "between the widths that it divides: %s" % at)
    page.evaluate("document.querySelector('.strip rect[data-width=\"190\"]').dispatchEvent(new MouseEvent('click'))")
    equal(case(page), "Settings/Row@w190", "a click goes to the width")
    page.evaluate("go({row: rowByID.get('Settings/Row@w181')})")
    equal(page.evaluate("[...document.querySelectorAll('.marks li')].map((li) => li.textContent)"), ["A", "B", "A★"], "letters")
    expect("returned to a state last seen in one" in page.text(".history"), "it came back")
    clean(page)


@check
def details(page):
    fresh(page)
    page.evaluate("[...document.querySelectorAll('details')].forEach((one) => { one.open = true; })")
    page.wait("document.querySelector('[data-name=reproduce] textarea')")
    texts = page.evaluate("[...document.querySelectorAll('[data-name=reproduce] textarea')].map((area) => area.value)")
    equal(texts[0], "keyline record --only Settings/Row@w181", "record")
    equal(texts[1], "keyline diff run:11 run:12 --only Settings/Row@w181", "compare")
    expect(texts[2].startswith("#cause="), "the link")
    subtree = json.loads(texts[3])
    equal(subtree["path"], "VStack/1:HStack")
    equal(len(subtree["children"]), 3, "children of the origin")
    card = page.text("[data-name=runs]")
    for word in ["4f1c2ab9be07d1", "2026-01-02T03:04:05Z", "portable-1", "complete"]:
        expect(word in card, word + " is on the run card")
    page.key("]")
    page.wait("document.querySelector('[data-name=findings]')")
    expect("Findings (0)" in page.text("[data-name=findings]"), "no findings")
    clean(page)


@check
def recordings_are_read_back_exactly(page):
    fresh(page, "odd.html")
    read = page.evaluate("""(() => {
      const word = (value) => Number.isNaN(value) ? "nan" : value === Infinity ? "inf" : value === -Infinity ? "-inf" : value + 0;
      const proposed = (value) => value === null ? "nil" : word(value);
      const sideData = (one) => one && [
        one.nodes.map((node) => node.frame && node.frame.map(word)),
        one.events.map((e) => [e.pass, e.phase, e.node, proposed(e.width), proposed(e.height), e.phase === "guide" ? e.first : word(e.first), word(e.second)]),
      ];
      return everyRow.map((row) => withShard(rows.shard[row], (shard) => {
        const one = decodeCase(row, shard);
        return [sideData(one.before), sideData(one.after)];
      }));
    })()""")
    with open(os.path.join(folder, "odd.json"), encoding="utf-8") as file:
        wanted = json.load(file)
    equal(len(read), len(wanted), "cases")
    for row, (one, other) in enumerate(zip(read, wanted)):
        for side in [0, 1]:
            for part in [0, 1]:
                found = one[side] and one[side][part]
                expect(found == (other[side] and other[side][part]),
                       "case %d, side %d, part %d: %s" % (row, side, part, [p for p in zip(found or [], (other[side] or [[], []])[part]) if p[0] != p[1]][:2]))
    expect(page.evaluate("sideFacts(shards.get(0), 1).calls") > 0, "facts of a side")
    clean(page)


@check
def ten_thousand_cases(page):
    page.size(1280, 720)
    started = time.monotonic()
    page.open("about:blank", "true")
    page.open(url("many.html"), "document.documentElement.dataset.ready === 'true'")
    loaded = time.monotonic() - started
    equal(page.evaluate("rowCount"), 10000, "all are there")
    elements = page.evaluate("document.querySelectorAll('body *').length")
    expect(elements < 2500, "only visible rows are in the document: %d elements" % elements)
    times = page.evaluate("""(() => { const times = []; for (let i = 0; i < 30; i++) { const start = performance.now(); stepCase(1); times.push(performance.now() - start); } return times; })()""")
    ready = page.evaluate("performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd")
    size = os.path.getsize(os.path.join(folder, "many.html"))
    print(json.dumps({"measured": {"bytes": size, "load ms": round(loaded * 1000), "ready ms": ready, "elements": elements,
                                   "next case ms": sorted(times)[len(times) // 2]}}), flush=True)
    expect(size <= 5_000_000, "one file of %d bytes" % size)
    page.evaluate("caseList.element.scrollTop = 1e7")
    page.wait("document.querySelector('.list.cases [data-place=\"%d\"]' )" % (page.evaluate("visibleRows.length") - 1))
    clean(page)


@check
def ten_thousand_nodes(page):
    fresh(page, "big.html")
    page.wait("state.openCase !== null")
    elements = page.evaluate("document.querySelectorAll('body *:not(rect):not(title)').length")
    expect(elements < 1500, "only visible rows are in the document: %d elements" % elements)
    expect("showing 1,500 of 10,000 frames" in page.text(".picture"), "the cap of the picture is stated")
    equal(node(page), "VStack/9998:Text", "the origin")
    expect("9998:Text" in page.text(".list.tree [aria-selected=true]"), "and its row is there")
    page.click(".list.tree .fold")
    page.evaluate("tree.element.scrollTop = 100000")
    page.wait("tree.element.querySelectorAll('.row').length < 60")
    clean(page)


@check
def lists_by_arrow_keys(page):
    fresh(page)
    page.evaluate("causeList.focus()")
    page.key("ArrowDown")
    equal(case(page), "Badges/plain@w96", "down in the causes")
    page.key("ArrowUp")
    page.evaluate("caseList.element.focus()")
    page.key("ArrowDown")
    page.key("ArrowDown")
    page.key("ArrowUp")
    equal(case(page), "Settings/Row@w182", "down, down, up in the cases")
    active = page.evaluate("caseList.element.getAttribute('aria-activedescendant')")
    expect("w182" in page.text("#" + active), "a screen reader is told the row")
    clean(page)


@check
def shards_load_from_the_disk(page):
    fresh(page, "sharded.html")
    page.wait("state.openCase !== null")
    expect(page.evaluate("index.shards.length") > 2, "several files")
    equal(page.evaluate("shards.size"), 1, "only one is loaded")
    page.evaluate("go({cause: everyCause}); go({row: rowCount - 1})")
    page.wait("state.openCase !== null && state.openCase.row === rowCount - 1")
    clean(page)
    page.evaluate("index.shards[1] = 'gone.js'; go({row: everyRow.find((row) => rows.shard[row] === 1)})")
    page.wait("state.notice !== ''")
    expect("gone.js is missing" in page.text(".notice"), "a missing file is said")


@check
def capped_reports_say_so(page):
    fresh(page, "capped.html")
    expect("showing the smallest 7 of 67" in page.text(".left .count"), page.text(".left .count"))
    page.evaluate("go({cause: everyCause})")
    expect("showing the smallest 20 of 200" in page.text(".left .count"), page.text(".left .count"))
    page.key("e")
    expect("holds 20 of 200" in page.text("dialog"), "the export says it too")
    page.key("Escape")
    clean(page)


@check
def loud_when_there_is_little(page):
    for name, words in [("same.html", "None of 12 cases differs"), ("nothing.html", "Nothing was compared"),
                        ("incomplete.html", "Incomplete:"), ("apart.html", "no case in common")]:
        fresh(page, name)
        expect(words in page.text("h1"), "%s: %s" % (name, page.text("h1")))
        for key in ["j", " ", "n", "]", "g", "t", "y", "e", "Escape", "f", "Escape", "s", "z", "1", "?", "Escape"]:
            page.key(key)
        clean(page)


@check
def small_screens(page):
    for name in ["diff.html", "hostile.html", "run.html"]:
        for width in [320, 768]:
            fresh(page, name)
            page.size(width, 700, mobile=True)
            page.evaluate("draw()")
            wide = page.evaluate("document.documentElement.scrollWidth")
            expect(wide <= width, "%s at %d is %d wide" % (name, width, wide))


@check
def print_has_everything(page):
    fresh(page)
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    equal(page.evaluate("document.querySelectorAll('#print section').length"), 2, "an example of each cause")
    equal(case(page), "Settings/Row@w181", "the screen stays as it was")
    page.media(media="print", prefers_color_scheme="dark")
    equal(page.evaluate("getComputedStyle(document.body).backgroundColor"), "rgb(255, 255, 255)", "paper is white")
    page.evaluate("applyTheme('dark')")
    equal(page.evaluate("getComputedStyle(document.body).color"), "rgb(0, 0, 0)", "and ink black, whatever the theme")
    page.evaluate("applyTheme('system')")
    page.media(prefers_color_scheme="light")
    data = page.pdf()
    expect(data.startswith(b"%PDF") and len(data) > 10000, "a PDF of %d bytes" % len(data))


def printed(page, name):
    """The text of each sheet of a page that is printed. pdftotext reads it, which knows nothing of our page."""
    path = os.path.join(folder, name.replace("/", "-") + ".pdf")
    with open(path, "wb") as file:
        file.write(page.pdf())
    text = subprocess.run(["pdftotext", "-layout", path, "-"], check=True, capture_output=True).stdout.decode("utf-8")
    return text.split("\f")[:-1]


def squeezed(text):
    return "".join(text.split())


@check
def printed_pages_hold_everything(page):
    wanted = {
        "diff.html": ["46 of 9,049 cases differ", "environment differs: icu", "answer height, +1 pt", "Badges/plain@w96",
                      "showing 49 of 49 cases", "Other/crash@w200", "The smallest example of each cause", "1. HStack",
                      "2. .padding", "181×44 → 181×45 at 0, 25", "answer height: 44 → 45 (+1)", "4f1c2ab9be07d1"],
        "context.html": ["The smallest example of each cause", "181×44 → 181×45 at 0, 25"],
        "hostile.html": ["60 of 70 cases differ", "<script>window.hacked=1</script>"],
        "same.html": ["None of 12 cases differs", "Both runs", "portable-1"],
        "nothing.html": ["Nothing was compared"],
        "run.html": ["3 findings in 6 cases", "text-clipped", "An example of each rule", "needs 40 pt", "Settings/Row@w200"],
        "site/index.html": ["2 stored runs", "Latest:", "46 of 9,049 cases differ from the run before it", "diff-1-2.html", "measure calls"],
        "site/side-by-side.html": ["offered 200 × nil", "Settings/Row answers 200 × 93", "offered 20 × nil"],
        "site/cases.html": ["6 cases", "Badges/plain@w20"],
        "site/" + next(one for one in sorted(os.listdir(os.path.join(folder, "site"))) if one.startswith("case-")):
            ["History of", "1 distinct result in 2 runs", "run-1.html"],
    }
    controls = ["Accept (y)", "Reject (x)", "Undo (u)", "Export (e)", "Filters", "Search cases", "Skip to", "swipe", "+fit",
                "Choose two runs", "case 1 of"]
    for name, words in wanted.items():
        fresh(page, name) if not name.startswith("site/") else page.open(url(name), "document.readyState === 'complete'")
        sheets = printed(page, name)
        text = squeezed("".join(sheets))
        for word in words:
            expect(squeezed(word) in text, "%s on paper has no %s" % (name, word))
        for word in controls:
            expect(squeezed(word) not in text, "%s on paper has the control %s" % (name, word))
        expect(all(sheet.strip() for sheet in sheets), "%s has an empty sheet" % name)
        clean(page)


@check
def printed_pages_cut_nothing(page):
    """On sheets of A4: nothing stands beyond the edge, and no picture is divided by one."""
    site = ["site/" + name for name in sorted(os.listdir(os.path.join(folder, "site"))) if name.endswith(".html")]
    for name in ["diff.html", "context.html", "hostile.html", "run.html", "same.html", "nothing.html", *site]:
        fresh(page, name) if not name.startswith("site/") else page.open(url(name), "document.readyState === 'complete'")
        page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
        # What an A4 sheet has between Chromium's margins, in CSS pixels.
        page.size(718, 1047)
        page.media(media="print")
        try:
            wide = page.evaluate("document.documentElement.scrollWidth")
            expect(wide <= 718, "%s is %d wide on paper" % (name, wide))
            beyond = page.evaluate("""[...document.querySelectorAll("body *")].filter((one) => !one.closest(".words, defs"))
              .filter((one) => { const box = one.getBoundingClientRect(); return box.width > 0 && box.right > 719; })
              .map((one) => one.outerHTML.slice(0, 80))""")
            expect(not beyond, "%s: %s" % (name, beyond[:2]))
            scrolled = page.evaluate("""[...document.querySelectorAll("body *")].filter((one) => one.getClientRects().length && !one.closest("svg"))
              .filter((one) => one.scrollHeight > one.clientHeight + 2 && ["auto", "scroll", "hidden"].includes(getComputedStyle(one).overflowY) && one.clientHeight > 0)
              .map((one) => one.outerHTML.slice(0, 80))""")
            expect(not scrolled, "%s is scrolled on paper: %s" % (name, scrolled[:2]))
            high = page.evaluate("Math.max(0, ...[...document.querySelectorAll('#print section, .sides figure')].map((one) => one.getBoundingClientRect().height))")
            expect(high <= 1047, "%s: a picture is %d high, more than a sheet" % (name, high))
            for selector in ["#print section", ".sides figure", "tr"]:
                breaks = page.evaluate("[...new Set([...document.querySelectorAll('%s')].map((one) => getComputedStyle(one).breakInside))]" % selector)
                expect(breaks in ([], ["avoid"]), "%s is divided: %s" % (selector, breaks))
        finally:
            page.media(media="")


@check
def without_scripts(page):
    page.send("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        page.browser.events.clear()
        page.send("Page.navigate", {"url": url("diff.html")})
        time.sleep(0.4)
        root = page.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        html = page.send("DOM.getOuterHTML", {"nodeId": root})["outerHTML"]
        static = html[html.index('id="static"'):html.index('id="index"')]
        for words in ["HStack", "answer height, +1 pt", "Badges/plain@w96", "showing 49 of 49 cases"]:
            expect(words in static, words + " is in the document itself")
        box = page.send("DOM.querySelector", {"nodeId": root, "selector": "#static table"})["nodeId"]
        expect(page.send("DOM.getBoxModel", {"nodeId": box})["model"]["height"] > 50, "and visible")
    finally:
        page.send("Emulation.setScriptExecutionDisabled", {"value": False})


@check
def page_of_one_run(page):
    fresh(page, "run.html")
    expect("3 findings" in page.text("h1"), page.text("h1"))
    equal(page.text(".cause[aria-selected=true] b"), "text-clipped")
    expect(page.evaluate("document.querySelectorAll('.picture .found').length") > 0, "the finding is marked")
    for key in ["j", "k", "n", "p", "g", "]", "[", " ", "s", "b", "y", "e", "f", "Escape", "t", "?", "Escape", "z", "c"]:
        page.key(key)
    page.evaluate("[...document.querySelectorAll('details')].forEach((one) => { one.open = true; })")
    expect("needs 40 pt" in page.text("[data-name=findings]"), "its words")
    clean(page)
    fresh(page, "site/run-1.html")
    expect(os.path.exists(os.path.join(folder, "site", page.evaluate("document.querySelector('.case-title a').getAttribute('href')"))),
           "the link to the case's history")
    fresh(page, "site/index.html")
    page.click("input[name=before][value='run:1']")
    page.click("input[name=after][value='run:2']")
    equal(page.text("#compare"), "keyline report run:1 run:2 --open", "two runs chosen")


@check
def pages_of_the_site(page):
    for name in sorted(os.listdir(os.path.join(folder, "site"))):
        if name.endswith(".html"):
            page.size(320, 700)
            page.open(url("site/" + name), "document.readyState === 'complete'")
            wide = page.evaluate("document.documentElement.scrollWidth")
            expect(wide <= 320, "%s is %d wide on a phone" % (name, wide))
            for link in page.evaluate("[...document.querySelectorAll('a[href]')].map((a) => a.getAttribute('href'))"):
                target = link.split("#")[0]
                expect(not target or os.path.exists(os.path.join(folder, "site", target)), "%s links to %s" % (name, link))
            clean(page)


def main():
    try:
        browser = Browser(os.environ.get("KEYLINE_CHROMIUM", "chromium"))
    except OSError as error:
        print(json.dumps({"check": "browser", "problem": "chromium does not start (%s); install the Debian package chromium" % error}))
        return
    try:
        page = browser.page()
        for function in checks:
            if len(sys.argv) > 2 and function.__name__ not in sys.argv[2:]:
                continue
            try:
                function(page)
                problem = None
            except (AssertionError, BrowserError) as error:
                problem = str(error)
            except Exception:
                problem = traceback.format_exc()
            print(json.dumps({"check": function.__name__, "problem": problem}), flush=True)
    finally:
        browser.close()


main()
