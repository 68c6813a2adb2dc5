#!/usr/bin/env python3
"""Breaks the engine, or edits the catalogue's views, one line at a time, and asks whether the diff names what was changed.

Usage: mutate.py faults|edits [--only ID ...] [--scratch DIR] [--list] [--refactoring]

Each entry of faults.json and edits.json replaces one text of one file. The catalogue is recorded before and after, and
`keyline diff --json` compares the two. An entry is *named* when the first cause is made by `engine` (by `source` for an
edit; by `code` where the entry says so, for a kind that runs its author's code) and its kind is one of those the entry
expects; a cause of another kind that calls itself an origin is *unrelated*.
With --refactoring each fault stands beside a harmless change of the engine: questions asked in another order and a
memo that forgets.

Everything happens in a copy of the package in a scratch folder, which is kept so that the next call builds less.
Exits with 1 when an entry is not named, or something unrelated is blamed.
"""

import argparse
import json
import pathlib
import shutil
import subprocess
import sys

OFFERS = "60xnil,96xnil,250xnil,304xnil,200x120,nilx90,nilxnil,0x0,infxnil"
HERE = pathlib.Path(__file__).resolve().parent
PACKAGE = HERE.parent.parent


def run(command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


class Scratch:
    """A copy of the package in which files can be changed and built."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        for name in ["Package.swift", "Sources", "Migrations", "Reports", "Tests"]:
            self.copy(PACKAGE / name, folder / name)

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

    def build(self, product):
        built = run(["swift", "build", "--product", product, "--package-path", str(self.folder)])
        if built.returncode != 0:
            errors = [line for line in built.stdout.splitlines() if "error:" in line]
            raise SystemExit("a changed package does not build:\n" + "\n".join(errors[:5] or [built.stderr[-2000:]]))

    def keyline(self, *arguments):
        program = self.folder / ".build" / "debug" / "keyline"
        return run([str(program), *arguments], cwd=self.folder)

    def record(self, name):
        """Records the catalogue under a name, at a few offers of every kind instead of its sweeps."""
        recorder = self.folder / ".build" / "debug" / "CatalogueRecorder"
        recorded = self.keyline(
            "record", "--recorder", str(recorder), "--db", "mutation.db", "--run", name, "--quiet", "--timeout", "20",
            "--offer", OFFERS,
        )
        if recorded.returncode != 0:
            raise SystemExit(f"recording {name} failed: {recorded.stderr}")


class Change:
    """One text of one file replaced by another, undone at the end."""

    def __init__(self, scratch, entries):
        self.scratch = scratch
        self.entries = entries
        self.originals = {}

    def __enter__(self):
        for entry in self.entries:
            path = self.scratch.folder / entry["file"]
            text = path.read_text()
            self.originals.setdefault(path, text)
            if text.count(entry["find"]) != entry.get("count", 1):
                raise SystemExit(f"{entry['id']}: its text stands {text.count(entry['find'])} times in {entry['file']}")
            path.write_text(text.replace(entry["find"], entry["replace"]))
        return self

    def __exit__(self, *_):
        for path, text in self.originals.items():
            path.write_text(text)


def judge(entry, diff, by):
    """What the diff makes of an entry: named, silent or wrong, and the kinds that are blamed beside it."""
    causes = diff["causes"]
    if not causes:
        return "silent", []
    first = causes[0]
    named = first["by"] == entry.get("by", by) and first["origin"]["kind"] in entry["kinds"]
    unrelated = sorted(
        {
            cause["origin"]["kind"]
            for cause in causes
            if cause["rank"] == 0 and cause["origin"]["kind"] not in entry["kinds"] + entry.get("also", [])
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

    scratch = Scratch(pathlib.Path(arguments.scratch))
    for leftover in scratch.folder.glob("mutation.db*"):
        leftover.unlink()
    scratch.build("keyline")
    scratch.build("CatalogueRecorder")
    scratch.record("before")
    score = {"named": 0, "wrong": 0, "silent": 0}
    blamed = 0
    for entry in entries:
        with Change(scratch, [entry] + beside):
            scratch.build("CatalogueRecorder")
            scratch.record(entry["id"])
        compared = scratch.keyline("diff", "--db", "mutation.db", "name:before", f"name:{entry['id']}", "--json")
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
    print(
        f"{score['named']} of {len(entries)} named, {score['wrong']} wrong, {score['silent']} silent, "
        f"{blamed} with something unrelated blamed"
    )
    return 0 if score["named"] == len(entries) and blamed == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
