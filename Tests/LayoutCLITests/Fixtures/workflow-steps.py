#!/usr/bin/env python3
"""The commands that a GitHub workflow runs for an event, each as a JSON string on a line of its own.

  workflow-steps.py FILE EVENT

Conditions are those of our workflow: `github.event_name == 'EVENT'` and `always()`, joined by `&&`; what is about a pull
request's head counts as true. Expressions in commands are refused: our workflow has none there.
"""
import json
import re
import sys

import yaml

path, event = sys.argv[1:]
with open(path) as file:
    workflow = yaml.safe_load(file)
# YAML 1.1 takes the key `on` for a truth value.
triggers = workflow[True]
assert event in triggers, triggers


def holds(condition):
    for part in condition.split("&&"):
        part = part.strip()
        found = re.fullmatch(r"github\.event_name == '(\w+)'", part)
        if found:
            if found.group(1) != event:
                return False
        else:
            assert part == "always()" or part.startswith("github.event.pull_request.head."), part
    return True


for job in workflow["jobs"].values():
    for step in job["steps"]:
        assert ("run" in step) != ("uses" in step), step
        if not holds(step.get("if", "always()")):
            continue
        if "run" in step:
            assert "${{" not in step["run"], step
            print(json.dumps(step["run"]))
        else:
            assert re.fullmatch(r"[\w-]+/[\w/-]+@v\d+", step["uses"]), step
