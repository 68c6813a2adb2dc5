"""How soon a report is of use in a browser. Usage: paint.py REPORT.html

Loads the report, and a page that holds the same entries all as elements, in headless Chromium. Prints, in milliseconds,
`paint NUMBER` and `dom NUMBER`, the time until each is laid out and painted, and `next NUMBER`, the time the report takes
to show the next case. The medians of several loads.
"""

import html
import json
import os
import statistics
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(here, "../../../Tests/LayoutReportTests/Browser"))
from browser import Browser  # noqa: E402

loads = 5


def all_as_elements(report, path):
    """What a report without a script would be: every entry with its class, cause and kinds of change."""
    with open(report, encoding="utf-8") as file:
        text = file.read()
    start = text.index('id="index">') + len('id="index">')
    index = json.loads(text[start:text.index("</script>", start)])
    rows, strings = index["cases"], index["strings"]
    with open(path, "w", encoding="utf-8") as file:
        file.write("<!DOCTYPE html><html lang=en><meta charset=utf-8><title>All</title><style>details{border:1px solid #ccc}</style>")
        for place in range(len(rows["id"])):
            group = index["groups"][rows["group"][place]]
            causes = [index["causes"][cause] for cause in index["lists"][rows["causes"][place]]]
            file.write("<details open><summary><b>%s</b> %s %s</summary>" % (
                group[1], html.escape(strings[rows["id"][place]]), html.escape(group[0])))
            file.write("<table><tr><th>cause</th><th>change</th><th>by</th></tr>")
            for cause in causes:
                cells = [cause["kind"], cause["change"], cause["by"]]
                file.write("<tr>" + "".join("<td>%s</td>" % html.escape(cell) for cell in cells) + "</tr>")
            kinds = [strings[kind] for kind in index["lists"][rows["nodeKinds"][place]]]
            file.write("<tr><td colspan=3>%s</td></tr></table></details>" % html.escape(", ".join(kinds)))


def painted(page, path):
    page.open("about:blank", "true")
    page.send("Page.navigate", {"url": "file://" + path}, timeout=120)
    page.wait("window.paintedAt > 0", timeout=120)
    return page.evaluate("window.paintedAt")


def main():
    report = os.path.abspath(sys.argv[1])
    other = os.path.join(os.path.dirname(report), "all-as-elements.html")
    all_as_elements(report, other)
    browser = Browser(os.environ.get("KEYLINE_CHROMIUM", "chromium"))
    try:
        page = browser.page()
        page.size(1280, 720)
        # Two frames after the document is complete, what was laid out is on the screen.
        page.send("Page.addScriptToEvaluateOnNewDocument", {"source": """
          addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => requestAnimationFrame(() => {
            window.paintedAt = performance.now();
          })));"""})
        for name, path in [("dom", other), ("paint", report)]:
            print(name, statistics.median(painted(page, path) for _ in range(loads)))
        times = page.evaluate("""Array.from({ length: 40 }, () => {
          const start = performance.now();
          stepCase(1);
          document.body.getBoundingClientRect();
          return performance.now() - start;
        })""")
        print("next", statistics.median(times))
    finally:
        browser.close()


main()
