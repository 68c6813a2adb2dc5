"""The engine cases laid out by Yoga, through the `poga` wheel. Prints `CASE MILLISECONDS`: the best of nine,
in processor time, of the layout call."""
import os
import time

import poga.libpoga_capi as y


def node(direction=None, width=None, height=None, children=(), grow=None, wrap=False, padding=None):
    made = y.YGNodeNew()
    if direction is not None:
        y.YGNodeStyleSetFlexDirection(made, direction)
    if width is not None:
        y.YGNodeStyleSetWidth(made, width)
    if height is not None:
        y.YGNodeStyleSetHeight(made, height)
    if grow is not None:
        y.YGNodeStyleSetFlexGrow(made, grow)
    if wrap:
        y.YGNodeStyleSetFlexWrap(made, y.YGWrap.Wrap)
    if padding is not None:
        y.YGNodeStyleSetPadding(made, y.YGEdge.All, padding)
    for index, child in enumerate(children):
        y.YGNodeInsertChild(made, child, index)
    return made


COLUMN, ROW = y.YGFlexDirection.Column, y.YGFlexDirection.Row


def column():
    return node(COLUMN, 400, children=[node(width=100, height=20) for _ in range(1000)])


def flexible(depth=6, direction=ROW):
    if depth == 0:
        return node(grow=1)
    other = COLUMN if direction == ROW else ROW
    return node(direction, grow=1, children=[flexible(depth - 1, other) for _ in range(4)])


def wrapping():
    return node(ROW, 1000, wrap=True, children=[node(width=10, height=10) for _ in range(10000)])


def nested():
    leaf = y.YGNodeNew()

    def measure(_, width, width_mode, height, height_mode):
        size = y.YGSize()
        lines = 1 if width != width or width >= 280 else 1 + int(280 // max(width, 1))
        size.width, size.height = min(width, 280.0) if width == width else 280.0, 20.0 * lines
        return size

    y.YGNodeSetMeasureFunc(leaf, measure)
    for _ in range(200):
        leaf = node(COLUMN, padding=1, children=[leaf])
    return leaf


CASES = [
    ("engine-i", column, 400, float("nan")),
    ("engine-ii", flexible, 1000, 1000),
    ("engine-iii", wrapping, 1000, float("nan")),
    ("engine-iv-a", nested, 1000, 1000),
]

for name, build, width, height in CASES:
    times = []
    for _ in range(9):
        root = build()
        start = time.thread_time()
        y.YGNodeCalculateLayout(root, width, height, y.YGDirection.LTR)
        times.append(time.thread_time() - start)
    print(name, min(times) * 1000, flush=True)

# The wheel frees nodes in an order of its own and crashes; the trees are small enough to be left to the system.
os._exit(0)
