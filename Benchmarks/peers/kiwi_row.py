"""Lays out rows of boxes with a linear-constraint solver, beside our own times for the same rows.

Reads lines of "boxes<TAB>nanoseconds" from standard input (LayoutSpeed --boxes) and prints one table.
Only the solver is timed: variables and constraints are made before the clock starts.
"""

import sys
import time

import kiwisolver


def row(count, width=100_000.0, gap=8.0, least=1.0):
    """The constraints of one row: boxes of equal width, `gap` apart, that fill `width`.

    The fastest of eight ways to say it: edges or sizes, equal to the first or to the neighbour, the
    total width first or last. Equal to the neighbour takes tens of times as long at 300 boxes.
    """
    left = [kiwisolver.Variable() for _ in range(count)]
    size = [kiwisolver.Variable() for _ in range(count)]
    yield left[0] == 0
    for i in range(count):
        yield size[i] >= least
        if i > 0:
            yield left[i] == left[i - 1] + size[i - 1] + gap
            yield (size[i] == size[0]) | "medium"
    yield left[-1] + size[-1] == width


def solve(count):
    """Nanoseconds of processor time for one row."""
    constraints = list(row(count))
    solver = kiwisolver.Solver()
    start = time.process_time_ns()
    for constraint in constraints:
        solver.addConstraint(constraint)
    solver.updateVariables()
    return time.process_time_ns() - start


def shortest(count, seconds=1.5):
    begin = time.process_time()
    best = solve(count)
    while time.process_time() - begin < seconds:
        best = min(best, solve(count))
    return best


def main():
    print(f"{'boxes':>6} {'ours µs':>10} {'growth':>8} {'kiwi µs':>12} {'growth':>8} {'kiwi/ours':>10}")
    before = None
    for line in sys.stdin:
        count, ours = line.split("\t")
        ours, peer = float(ours), float(shortest(int(count)))
        growth = [f"× {now / then:.1f}" for now, then in zip((ours, peer), before)] if before else ["", ""]
        print(
            f"{count:>6} {ours / 1e3:>10.1f} {growth[0]:>8} {peer / 1e3:>12.1f} {growth[1]:>8} {peer / ours:>10.1f}"
        )
        before = (ours, peer)
    print(f"\nkiwisolver {kiwisolver.__version__}; growth for ten times as many boxes: × 10 is linear")


main()
