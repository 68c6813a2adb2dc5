"""Puts many faults into one build: each stands beside the right code, behind a number that an environment variable chooses.

A function, computed property or initialiser that a fault changes gets its whole body once for each fault:

    func size(_ proposal: ProposedViewSize) -> CGSize {
        switch activeFault {
        case 3:
            func faulty3() -> CGSize { ... the body with the fault ... }
            return faulty3()
        default:
            func sound() -> CGSize { ... the body ... }
            return sound()
        }
    }

so that a fault need not be a whole statement. Elsewhere, as in a view's body, a number or a member's name is chosen in
place: `spacing: (activeFault == 3 ? 9 : 8)`. What is neither cannot be hooked, and is built by itself.
"""

import re

VARIABLE = "KEYLINE_FAULT"
HOOK_FILE = "Sources/LayoutEngine/ActiveFault.swift"
HOOK = f"""import Foundation

/// The fault that is switched on; 0 for none. What a public initialiser has by default may read it, too.
@usableFromInline let activeFault = ProcessInfo.processInfo.environment["{VARIABLE}"].flatMap {{ Int($0) }} ?? 0
"""


def blocks(text):
    """The ranges of all braces with what is in them; comments and strings are skipped."""
    found = []
    open_braces = []
    place = 0
    while place < len(text):
        if text.startswith("//", place):
            place = text.find("\n", place)
            if place < 0:
                break
        elif text.startswith("/*", place):
            place = text.find("*/", place) + 1
        elif text.startswith('"""', place):
            place = text.find('"""', place + 3) + 2
        elif text[place] == '"':
            place += 1
            while text[place] != '"':
                place += 2 if text[place] == "\\" else 1
        elif text[place] == "{":
            open_braces.append(place)
        elif text[place] == "}" and open_braces:
            found.append((open_braces.pop(), place))
        place += 1
    return found


def closing_parenthesis(text, place):
    """Where the parenthesis that opens at a place ends."""
    depth = 0
    for end in range(place, len(text)):
        depth += {"(": 1, ")": -1}.get(text[end], 0)
        if depth == 0:
            return end
    return len(text) - 1


class Header:
    """The declaration that a body belongs to."""

    def __init__(self, kind, result="", is_throwing=False):
        self.kind = kind
        self.result = result
        self.is_throwing = is_throwing


def header(text, opening):
    """The declaration whose body begins at a brace; None when it is the body of something else."""
    start = max(text.rfind(mark, 0, opening) for mark in "{};") + 1
    words = list(re.finditer(r"\b(func|var|init)\b", text[start:opening]))
    for word in reversed(words):
        rest = text[start + word.start() : opening]
        if word[0] == "var":
            match = re.fullmatch(r"var\s+\w+\s*:\s*([^={}\n]+?)\s*", rest)
            if match:
                return Header("var", match[1])
            continue
        if "(" not in rest:
            continue
        after = rest[closing_parenthesis(rest, rest.index("(")) + 1 :]
        match = re.fullmatch(r"\s*(throws(?:\(\w+\))?)?\s*(?:->\s*([^={}]+?))?\s*", after)
        if match and not (word[0] == "init" and match[2]):
            return Header(word[0], match[2] or "", bool(match[1]))
    return None


def core(entry):
    """The part of an entry's text that really changes: where it begins in `find`, its old and its new text."""
    old, new = entry["find"], entry["replace"]
    begin = 0
    while begin < min(len(old), len(new)) and old[begin] == new[begin]:
        begin += 1
    end = 0
    while end < min(len(old), len(new)) - begin and old[-1 - end] == new[-1 - end]:
        end += 1
    return begin, old[begin : len(old) - end], new[begin : len(new) - end]


def literal(text, entry):
    """Where the one number, or the one member's name, stands that an entry changes, with its old and its new text."""
    begin, _, _ = core(entry)
    old, new = entry["find"], entry["replace"]
    word = re.compile(r"[\w.]+")

    def token(words):
        return next((match for match in word.finditer(words) if match.start() <= begin < match.end()), None)

    one, other = token(old), token(new)
    if text.count(old) != 1 or not one or not other or one.start() != other.start():
        return None, "", ""
    if old[one.end() :] != new[other.end() :]:
        return None, "", ""
    if not all(re.fullmatch(r"\d[\d.]*|\.[a-z]\w*", match[0]) for match in (one, other)):
        return None, "", ""
    return text.index(old) + one.start(), one[0], other[0]


def hooked(text, entries):
    """The text with the faults of numbered entries in it, and the numbers that could not be hooked."""
    # The outermost function around a place, so that no hooked body is copied with another one.
    ranges = sorted(blocks(text), key=lambda block: block[0] - block[1])
    bodies = {}
    left = []
    for number, entry in entries:
        begin, old, new = core(entry)
        places = [match.start() + begin for match in re.finditer(re.escape(entry["find"]), text)]
        chosen = []
        for place in places:
            for opening, closing in ranges:
                if opening < place and place + len(old) <= closing:
                    found = header(text, opening)
                    if found:
                        if "some " not in found.result:
                            chosen.append(((opening, closing), place, found))
                        break
        if len(chosen) != len(places) or len({block for block, _, _ in chosen}) != len(chosen):
            left.append(number)
            continue
        for block, place, found in chosen:
            body = text[block[0] + 1 : place] + new + text[place + len(old) : block[1]]
            bodies.setdefault(block, (found, []))[1].append((number, body))
    literals = []
    for number in list(left):
        entry = next(entry for other, entry in entries if other == number)
        place, old, new = literal(text, entry)
        if place is None:
            continue
        left.remove(number)
        literals.append((place, old, new, number))
    # From the end, so that places before stay where they are. None lies in a body that is copied.
    if any(block[0] < place < block[1] for block in bodies for place, _, _, _ in literals):
        raise SystemExit("a literal stands in a function that another fault changes")
    changes = [(place, place + len(old), f"(activeFault == {number} ? {new} : {old})") for place, old, new, number in literals]
    for block in bodies:
        found, faulty = bodies[block]
        changes.append((block[0] + 1, block[1], switch(found, text[block[0] + 1 : block[1]], faulty)))
    for begin, end, replacement in sorted(changes, reverse=True):
        text = text[:begin] + replacement + text[end:]
    return text, left


def switch(found, body, faulty):
    """A body that is one of several."""

    def variant(name, body):
        if found.kind == "init":
            return body
        throws, attempt = (" throws", "try ") if found.is_throwing else ("", "")
        returning = f" -> {found.result}" if found.result else ""
        return f"\nfunc {name}(){throws}{returning} {{{body}}}\nreturn {attempt}{name}()\n"

    cases = "".join(f"case {number}: {variant(f'faulty{number}', body)}" for number, body in faulty)
    return f"\nswitch activeFault {{\n{cases}\ndefault: {variant('sound', body)}\n}}\n"
