"""Runs axe-core over every page, in both themes, on a wide screen and on a phone.

Usage: accessibility.py AXE FOLDER, where AXE is axe.min.js and FOLDER holds the pages that the Swift test made.
Prints one JSON object a line, {"check", "problem"}: problem is null when axe found no violation.
"""

import json
import os
import sys
from urllib.parse import quote

sys.dont_write_bytecode = True
from browser import Browser, BrowserError  # noqa: E402

with open(sys.argv[1], encoding="utf-8") as file:
    axe = file.read()
folder = os.path.abspath(sys.argv[2])

# What a reader of a page with cases opens, each from a fresh page.
states = {
    "as opened": [],
    "filters and panels": ["document.querySelectorAll('details').forEach((one) => { one.open = true; })",
                           "keyActions.f()"],
    "keys": ["showKeys()"],
    "decided, exporting": ["decide('accept')", "exportDecisions()"],
    "split": ["go({view: views()[1 % views().length]})", "go({showsCarried: true})"],
    "swipe": ["go({view: views()[views().length - 1]})", "go({exaggeration: 10})"],
    "nothing found": ["searchField.value = 'nothing like it'", "searchField.dispatchEvent(new Event('input'))"],
}
whole = {"diff.html", "run.html"}


def pages():
    """Every page: those of cases by name, and the site's, of which one of a kind is enough."""
    names = sorted(name for name in os.listdir(folder) if name.endswith(".html"))
    kinds = {}
    for name in sorted(os.listdir(os.path.join(folder, "site"))):
        if name.endswith(".html"):
            kinds.setdefault("".join(letter for letter in name.split("-")[0]), "site/" + name)
    return names + sorted(kinds.values())


def violations(page):
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then((result) => result.violations.map((one) => "
                          "[one.id, one.help, one.nodes.length, one.nodes[0].html.slice(0, 200), (one.nodes[0].any[0] || one.nodes[0].all[0] || one.nodes[0].none[0] || {}).message]))")
    return ["%s: %s (%d times, first %s: %s)" % tuple(one) for one in found]


def look(page, name, steps, scheme, width):
    page.size(width, 720 if width > 400 else 700, mobile=width < 400)
    page.media(prefers_color_scheme=scheme)
    page.open("about:blank", "true")
    page.open("file://" + quote(os.path.join(folder, name)), "document.readyState === 'complete'")
    if page.evaluate("typeof index === 'object' && typeof state === 'object'"):
        page.wait("document.documentElement.dataset.ready === 'true'")
    for step in steps:
        page.evaluate("void (%s)" % step)
    page.evaluate("(() => {" + axe + "})()")
    return violations(page)


def main():
    try:
        browser = Browser(os.environ.get("KEYLINE_CHROMIUM", "chromium"))
    except OSError as error:
        print(json.dumps({"check": "browser", "problem": "chromium does not start (%s)" % error}))
        return
    try:
        page = browser.page()
        for name in pages():
            for state, steps in states.items() if name in whole else [("as opened", [])]:
                for scheme in ["light", "dark"]:
                    for width in [1280, 320]:
                        if len(sys.argv) > 3 and not any(word in name for word in sys.argv[3:]):
                            continue
                        try:
                            problem = "\n".join(look(page, name, steps, scheme, width)) or None
                        except BrowserError as error:
                            problem = str(error)
                        check = "%s, %s, %s, %d wide" % (name, state, scheme, width)
                        print(json.dumps({"check": check, "problem": problem}), flush=True)
    finally:
        browser.close()


main()
