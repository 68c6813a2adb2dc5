"""What people do instead: every case of a recording as a text file, kept in git.

snapshots.py STREAM FOLDER [commit]   writes the files; with `commit`, also adds and commits them.
Prints `write MS`, `git MS`, `bytes N`. Reading the stream is not part of the time.
"""
import json
import os
import subprocess
import sys
import time

stream, folder = sys.argv[1], sys.argv[2]
cases = []
with open(stream, encoding="utf-8") as lines:
    for line in lines:
        # The events are not part of a snapshot; reading past them saves memory.
        case = json.loads(line)
        if "case" in case:
            cases.append((case["case"], [(n["path"], n["frame"], n["inputs"], n.get("lines")) for n in case["nodes"]]))


def number(value):
    return f"{value:g}" if isinstance(value, (int, float)) else value


start = time.perf_counter()
size = 0
made = set()
for name, nodes in cases:
    rows = []
    for path, frame, inputs, lines in nodes:
        words = " ".join(f"{key}={number(value)}" for key, value in inputs.items())
        place = ", ".join(number(part) for part in frame)
        rows.append(f"{path} ({place}) {words}" + (f" lines={lines}" if lines else ""))
    text = "\n".join(rows) + "\n"
    file = os.path.join(folder, name + ".txt")
    directory = os.path.dirname(file)
    if directory not in made:
        os.makedirs(directory, exist_ok=True)
        made.add(directory)
    with open(file, "w", encoding="utf-8") as out:
        out.write(text)
    size += len(text)
print("write", (time.perf_counter() - start) * 1000)
print("bytes", size)

if len(sys.argv) > 3:
    def git(*words):
        subprocess.run(["git", "-c", "user.name=n", "-c", "user.email=n@n", "-C", folder, *words], check=True)

    git("init", "--quiet")
    start = time.perf_counter()
    git("add", "--all")
    git("commit", "--quiet", "--message", "snapshots")
    print("git", (time.perf_counter() - start) * 1000)
