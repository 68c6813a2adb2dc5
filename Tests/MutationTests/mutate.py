#!/usr/bin/env python3
"""Breaks the engine, or edits the catalogue's views, one line at a time, and asks whether the diff names what was changed.

Usage: mutate.py faults|edits [--only ID ...] [--scratch DIR] [--list] [--refactoring] [--release] [--tool KEYLINE]
       [--judge]

Each entry of faults.json and edits.json replaces one text of one file. The catalogue is recorded before and after, and
`keyline diff --json` compares the two. An entry is *named* when the first cause is made by `engine` (by `source` for an
edit; by `code` where the entry says so, for a kind that runs its author's code) and its kind is one of those the entry
expects; a cause of another kind that calls itself an origin is *unrelated*.
With --refactoring each fault stands beside a harmless change of the engine: questions asked in another order and a
memo that forgets.

Everything happens in a copy of the package in a scratch folder, which is kept so that the next call builds less. All
faults stand in one build, each behind a number (hooks.py); what cannot be hooked is built by itself. The runs stay in
the scratch folder's mutation.db: `keyline diff --db mutation.db name:before name:ID` shows what a reader sees.
Edits are built in batches, no two of one suite or of one rule's scenario; each is judged by the cases of its own.
With --release the catalogue is recorded by optimised code, which pays from about twenty entries on. --tool records and
compares with a program that is there already. --judge builds and records nothing: it compares what the last call recorded,
with new rules of the comparison perhaps.
Exits with 1 when an entry is not named, or something unrelated is blamed.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import hooks

OFFERS = "60xnil,96xnil,250xnil,304xnil,200x120,nilx90,nilxnil,0x0,infxnil"
HERE = pathlib.Path(__file__).resolve().parent
PACKAGE = HERE.parent.parent


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


class Scratch:
    """A copy of the package in which files can be changed and built."""

    def __init__(self, folder, configuration, tool):
        self.folder = folder
        self.configuration = configuration
        self.products = folder / ".build" / configuration
        self.tool = str(tool or self.products / "keyline")
        folder.mkdir(parents=True, exist_ok=True)
        for name in ["Sources", "Migrations", "Reports", "Tests"]:
            self.copy(PACKAGE / name, folder / name)
        # A fault may leave a variable unused.
        self.write("Package.swift", (PACKAGE / "Package.swift").read_text().replace(".treatAllWarnings(as: .error),", ""))

    def copy(self, source, target):
        """Copies what differs, so that file times tell the build what is new."""
        if source.is_dir():
            target.mkdir(exist_ok=True)
            wanted = {child.name for child in source.iterdir()}
            for child in list(target.iterdir()):
                if child.name not in wanted:
                    shutil.rmtree(child) if child.is_dir() else child.unlink()
            for child in source.iterdir():
                self.copy(child, target / child.name)
        elif not target.exists() or target.read_bytes() != source.read_bytes():
            shutil.copyfile(source, target)

    def write(self, name, text):
        path = self.folder / name
        if not path.exists() or path.read_text() != text:
            path.write_text(text)

    def build(self, product):
        built = run(["swift", "build", "-c", self.configuration, "--product", product, "--package-path", str(self.folder)])
        if built.returncode != 0:
            errors = [line for line in built.stdout.splitlines() if "error:" in line]
            raise SystemExit("a changed package does not build:\n" + "\n".join(errors[:5] or [built.stderr[-2000:]]))

    def keyline(self, *arguments):
        return run([self.tool, *arguments], cwd=self.folder)

    def record(self, name, fault=0):
        """Records the catalogue under a name, at a few offers of every kind instead of its sweeps."""
        recorded = run(
            [
                self.tool, "record", "--recorder", str(self.products / "CatalogueRecorder"), "--db", "mutation.db",
                "--run", name, "--quiet", "--timeout", "20", "--offer", OFFERS,
            ],
            cwd=self.folder, env=os.environ | {hooks.VARIABLE: str(fault)},
        )
        if recorded.returncode != 0:
            raise SystemExit(f"recording {name} failed: {recorded.stderr}")


TILES = ["wide-first-grid/*", "grid-containers/*"]
SUITES = {
    "EqualWidthColumn": ["equal-width-column/*"], "FeedbackLoop": ["feedback-loop/*"], "LabelPanel": ["label-panel/*"],
    "MeasuredLabel": ["measured-label/*"], "PresentationChoice": ["presentation-choice/*"],
    "PlatformText": ["platform-text/*"], "WideFirstGrid": TILES, "GridContainers": TILES,
}


def cases_of(entry):
    """The globs of the cases that an edit can touch."""
    if "cases" in entry:
        return [entry["cases"]]
    path = pathlib.PurePath(entry["file"])
    if path.parent.name in SUITES:
        return SUITES[path.parent.name]
    # A file of rules: each is a scenario of its own, and the edit stands behind its name.
    text = (PACKAGE / path).read_text()
    names = re.findall(r'rule\("([^"]+)"\)', text[: text.index(entry["find"])])
    suite = "layout-rules" if path.parent.name == "LayoutRules" else "further-rules"
    return [f"{suite}/{names[-1]}@*"]


def batches(entries):
    """The entries in as few batches as their cases allow, each in the first batch that has none of its cases."""
    found = []
    for entry in entries:
        cases = cases_of(entry)
        for batch in found:
            if all(cases != cases_of(other) for other in batch):
                batch.append(entry)
                break
        else:
            found.append([entry])
    return found


def changed(text, entry):
    """The text of a file with an entry's change."""
    if text.count(entry["find"]) != entry.get("count", 1):
        raise SystemExit(f"{entry['id']}: its text stands {text.count(entry['find'])} times in {entry['file']}")
    return text.replace(entry["find"], entry["replace"])


class Changes:
    """Entries in a scratch folder: many behind numbers, or one by itself."""

    def __init__(self, scratch, entries, beside):
        self.scratch = scratch
        self.numbers = {entry["id"]: number for number, entry in enumerate(entries, 1)}
        self.files = {entry["file"]: (PACKAGE / entry["file"]).read_text() for entry in entries + beside}
        self.beside = beside
        self.entries = entries
        self.alone = set()

    def hook(self):
        """Puts all entries that can be hooked into the sources. The harmless changes stand beside them."""
        for entry in self.beside:
            self.files[entry["file"]] = changed(self.files[entry["file"]], entry)
        self.scratch.write(hooks.HOOK_FILE, hooks.HOOK)
        for file, text in self.files.items():
            entries = [(self.numbers[entry["id"]], entry) for entry in self.entries if entry["file"] == file]
            for _, entry in entries:
                changed(text, entry)
            text, left = hooks.hooked(text, entries)
            self.alone.update(left)
            self.scratch.write(file, text)

    def choose(self, entry):
        """Makes an entry the one that is on: the number to record with. Builds where it must."""
        number = self.numbers[entry["id"]]
        if number not in self.alone:
            return number
        path = self.scratch.folder / entry["file"]
        kept = path.read_text()
        path.write_text(changed(self.files[entry["file"]], entry))
        self.scratch.build("CatalogueRecorder")
        self.restore = lambda: path.write_text(kept)
        return 0

    def restore(self):
        """Nothing was written."""

    def edit(self, batch):
        """Writes every file with the edits of a batch, and no others."""
        for file, text in self.files.items():
            for entry in batch:
                if entry["file"] == file:
                    text = changed(text, entry)
            self.scratch.write(file, text)


def judge(entry, diff, by):
    """What the diff makes of an entry: named, silent or wrong, and the kinds that are blamed beside it."""
    causes = diff["causes"]
    if not causes:
        return "silent", []
    first = causes[0]
    named = first["by"] == entry.get("by", by) and first["origin"]["kind"] in entry["kinds"]
    unrelated = sorted(
        {
            f"{cause['by']} {cause['origin']['kind']}"
            for cause in causes
            if cause["rank"] < 2 and cause["origin"]["kind"] not in entry["kinds"] + entry.get("also", [])
        }
    )
    return ("named" if named else "wrong"), unrelated


def listed(entries):
    """Prints the entries; those whose text is not where it should be make the list a failure."""
    missing = 0
    for entry in entries:
        count = (PACKAGE / entry["file"]).read_text().count(entry["find"])
        missing += count != entry.get("count", 1)
        print(entry["id"] + ("" if count == entry.get("count", 1) else f"  its text stands {count} times in {entry['file']}"))
    return 1 if missing else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["faults", "edits", "refactoring"])
    parser.add_argument("--only", nargs="*")
    parser.add_argument("--scratch", default=str(PACKAGE / ".build" / "mutation"))
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--refactoring", action="store_true")
    parser.add_argument("--release", action="store_true")
    parser.add_argument("--tool", type=pathlib.Path)
    parser.add_argument("--judge", action="store_true")
    arguments = parser.parse_args()
    entries = json.loads((HERE / f"{arguments.what}.json").read_text())
    if arguments.only:
        entries = [entry for entry in entries if entry["id"] in arguments.only]
        missing = set(arguments.only) - {entry["id"] for entry in entries}
        if missing:
            raise SystemExit(f"there is no entry {', '.join(sorted(missing))}")
    if arguments.list:
        return listed(entries)
    beside = json.loads((HERE / "refactoring.json").read_text()) if arguments.refactoring else []
    by = "engine" if arguments.what == "faults" else "source"

    tool = arguments.tool.resolve() if arguments.tool else None
    scratch = Scratch(pathlib.Path(arguments.scratch), "release" if arguments.release else "debug", tool)
    if not tool:
        scratch.build("keyline")
    changes = Changes(scratch, entries, beside)
    if not arguments.judge:
        for leftover in scratch.folder.glob("mutation.db*"):
            leftover.unlink()
        if arguments.what == "faults" and not beside:
            changes.hook()
        scratch.build("CatalogueRecorder")
        scratch.record("before")
        if beside:
            changes.hook()
            scratch.build("CatalogueRecorder")
    score = {"named": 0, "wrong": 0, "silent": 0}
    blamed = 0

    def judged(entry, run_name, *options):
        nonlocal blamed
        compared = scratch.keyline("diff", "--db", "mutation.db", "name:before", f"name:{run_name}", "--json", *options)
        if compared.returncode not in (0, 1):
            raise SystemExit(f"{entry['id']}: the diff failed: {compared.stderr}")
        diff = json.loads(compared.stdout)
        verdict, unrelated = judge(entry, diff, by)
        score[verdict] += 1
        blamed += bool(unrelated)
        first = diff["causes"][0] if diff["causes"] else None
        words = f"{first['by']} {first['origin']['kind']}: {first['origin']['change']}" if first else "no cause"
        note = f"  unrelated: {', '.join(unrelated)}" if unrelated else ""
        print(f"{verdict:7} {entry['id']:32} {words} ({len(diff['causes'])} causes){note}", flush=True)

    if arguments.what == "faults":
        # What is hooked goes first: one build serves all of it.
        for entry in sorted(entries, key=lambda entry: changes.numbers[entry["id"]] in changes.alone):
            if not arguments.judge:
                scratch.record(entry["id"], changes.choose(entry))
                changes.restore()
            judged(entry, entry["id"])
    else:
        for number, batch in enumerate(batches(entries), 1):
            name = batch[0]["id"] if len(batch) == 1 else f"batch {number}"
            if not arguments.judge:
                changes.edit(batch)
                scratch.build("CatalogueRecorder")
                scratch.record(name)
            for entry in batch:
                judged(entry, name, *[word for glob in cases_of(entry) for word in ("--only", glob)])
    print(
        f"{score['named']} of {len(entries)} named, {score['wrong']} wrong, {score['silent']} silent, "
        f"{blamed} with something unrelated blamed"
    )
    return 0 if score["named"] == len(entries) and blamed == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
