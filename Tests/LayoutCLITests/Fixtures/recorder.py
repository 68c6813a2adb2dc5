#!/usr/bin/env python3
"""A recorder that is not ours. What it does, and what goes wrong, is said by its first arguments:

  worker       speak the worker protocol, --list included
  stream       write the whole stream, ignoring every option
  plain        write the whole stream, refusing every option
  no-footer, garbage, exit-3, flood, hang, silent, empty, twice, wrong-count, version-2: broken in that way
  endless      write one line and never end it
  closes       close standard output and stay
then any of
  cases=N      how many scenarios there are (default 6)
  steps=N      steps of each scenario (default 0)
  width=W      what the root answers at w304 (default 300)
  crash=ID exit=ID hang=ID partial=ID:   what to do when this case is to be recorded
  random       answer differently in every process
  slow=S       sleep before each case
  same         as a worker: say that it compares, and that every case is what is expected of it
  claims       say so of every case, whether anything is expected or not
"""
import json
import os
import sys
import time

MODES = ["worker", "stream", "plain", "no-footer", "garbage", "exit-3", "flood", "hang", "silent", "empty", "twice",
         "wrong-count", "version-2", "endless", "closes"]
mode = sys.argv[1]
assert mode in MODES, mode
settings = {}
rest = []
for argument in sys.argv[2:]:
    key, _, value = argument.partition("=")
    if not rest and (key in ("cases", "steps", "width", "crash", "exit", "hang", "partial", "random", "slow", "gap", "same",
                            "claims")):
        settings[key] = value
    else:
        rest.append(argument)
count = int(settings.get("cases", 6))
steps = int(settings.get("steps", 0))
width = float(settings.get("width", 300))


def write(value):
    sys.stdout.write(json.dumps(value, separators=(",", ":"), ensure_ascii=False) + "\n")
    sys.stdout.flush()


def header(cases):
    value = {"format": "keyline-recording", "version": 1, "engine": {"name": "fake", "version": "1"},
             "environment": {"scale": 2}, "scope": {"only": [], "cases": cases}}
    if "same" in settings:
        value["compares"] = True
    write(value)


def units():
    for number in range(count):
        yield ("grid" if number * 2 < count else "list", "scenario %d" % number)


def ids(suite, scenario):
    base = "%s/%s@w304" % (suite, scenario)
    return [base] + ["%s#%d tap \"more\"" % (base, step + 1) for step in range(steps)]


def record(suite, scenario, expected=()):
    for step, case in enumerate(ids(suite, scenario)):
        if "slow" in settings:
            time.sleep(float(settings["slow"]))
        if settings.get("crash") == case:
            sys.stderr.write("about to divide by zero\nFatal error: 1 / 0\n")
            sys.stderr.flush()
            os.abort()
        if settings.get("exit") == case:
            os._exit(0)
        if settings.get("hang") == case:
            time.sleep(3600)
        if settings.get("partial") == case:
            sys.stdout.write('{"case":"half of a')
            sys.stdout.flush()
            os._exit(9)
        if "claims" in settings or ("same" in settings and step < len(expected) and expected[step]):
            write({"case": case, "same": True})
            continue
        answer = width + (os.getpid() if "random" in settings else 0)
        write({"case": case, "suite": suite, "scenario": scenario, "offer": {"width": 304, "height": "nil"},
               "step": {"number": step, "words": "tap \"more\""} if step else None, "outcome": "settled", "passes": 1,
               "message": None,
               "nodes": [
                   {"path": "Box", "parent": -1, "kind": "Box", "inputs": {"gap": float(settings.get("gap", 8))},
                    "identifier": None, "text": None, "frame": [0, 0, answer, 20], "hits": 0},
                   {"path": "Box/Text", "parent": 0, "kind": "Text", "inputs": {"text": scenario}, "identifier": None,
                    "text": scenario, "frame": [0, 0, answer, 20], "hits": 0}],
               "events": [[1, "measure", 1, 304, "nil", answer, 20], [1, "measure", 0, 304, "nil", answer, 20],
                          [1, "place", 0, 304, "nil", 0, 0], [1, "place", 1, 304, "nil", 0, 0]],
               "observations": [], "findings": []})


def stream():
    total = count * (steps + 1)
    header(total)
    for suite, scenario in units():
        record(suite, scenario)
    return total


if mode == "worker":
    assert rest[0] == "__recorder", rest
    if "--list" in rest:
        for suite, scenario in units():
            print("\n".join(ids(suite, scenario)))
    else:
        assert "--worker" in rest
        header(count * (steps + 1))
        done = 0
        for line in sys.stdin:
            base, *expected = line.rstrip("\n").split("\t")
            suite, _, scenario = base.rpartition("@")[0].partition("/")
            record(suite, scenario, expected)
            done += steps + 1
        write({"end": True, "cases": done})
elif mode == "stream":
    write({"end": True, "cases": stream()})
elif mode == "plain":
    if rest:
        sys.exit("recorder.py: unknown option " + rest[0])
    write({"end": True, "cases": stream()})
elif mode == "no-footer":
    stream()
elif mode == "garbage":
    print("Hello, I am no recorder")
elif mode == "exit-3":
    stream()
    sys.stderr.write("something went wrong\n")
    sys.exit(3)
elif mode == "flood":
    for number in range(100_000):
        sys.stderr.write("warning %d: nobody reads this\n" % number)
    write({"end": True, "cases": stream()})
elif mode == "hang":
    header(1)
    time.sleep(3600)
elif mode == "silent":
    pass
elif mode == "empty":
    header(0)
    write({"end": True, "cases": 0})
elif mode == "twice":
    header(2)
    record("grid", "scenario 0")
    record("grid", "scenario 0")
    write({"end": True, "cases": 2})
elif mode == "wrong-count":
    total = stream()
    write({"end": True, "cases": total + 1})
elif mode == "version-2":
    write({"format": "keyline-recording", "version": 2})
elif mode == "endless":
    while True:
        sys.stdout.write("x" * (1 << 20))
elif mode == "closes":
    sys.stdout.flush()
    os.close(1)
    time.sleep(3600)
