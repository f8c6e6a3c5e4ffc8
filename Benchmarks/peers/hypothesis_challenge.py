"""Runs the shrinking challenge with Hypothesis and prints one row per exercise, separated by tabs.

    pip install hypothesis
    python3 hypothesis_challenge.py [SEEDS] [NAME...]

PEER_SECONDS=60 in the environment bounds the time that one exercise gets: no further seed is started after it,
and the row says how many were run.

The definitions are those of ../Sources/ShrinkingChallenge/Challenges.swift. An evaluation is one execution of
the property after the first failure.
"""

import os
import random
import statistics
import sys
import time

import hypothesis
from hypothesis import HealthCheck, Phase, Verbosity, assume, given, settings
from hypothesis import seed as fixed_seed
from hypothesis import strategies as st

CASES = 20_000
PATIENCE = float(os.environ.get("PEER_SECONDS", "inf"))


def wrap(number):
    return (number + 32_768) % 65_536 - 32_768


def wrapping_sum(numbers):
    return wrap(sum(numbers))


def flatten(lists):
    return [item for items in lists for item in items]


# Expressions: an int, or (operator, left, right).
expressions = st.deferred(
    lambda: st.one_of(
        st.integers(),
        st.tuples(st.just("+"), expressions, expressions),
        st.tuples(st.just("/"), expressions, expressions),
    )
)


def divides_by_literal_zero(expression):
    if isinstance(expression, int):
        return False
    operator, left, right = expression
    if operator == "/" and right == 0:
        return True
    return divides_by_literal_zero(left) or divides_by_literal_zero(right)


def value(expression):
    if isinstance(expression, int):
        return expression
    operator, left, right = expression
    return value(left) + value(right) if operator == "+" else value(left) // value(right)


def evaluates(expression):
    assume(not divides_by_literal_zero(expression))
    try:
        value(expression)
    except ZeroDivisionError:
        return False
    return True


# Heaps: None, or (key, left, right).
@st.composite
def heaps(draw, least=0, size=None):
    if size is None:
        size = draw(st.integers(0, 20))
    if size == 0:
        return None
    key = draw(st.integers(min_value=least))
    child = st.none() | heaps(key, size // 2)
    return (key, draw(child), draw(child))


def keys(heap):
    return [] if heap is None else [heap[0]] + keys(heap[2]) + keys(heap[1])


def merged(left, right):
    if left is None:
        return right
    if right is None:
        return left
    if left[0] <= right[0]:
        return (left[0], merged(left[2], right), left[1])
    return (right[0], merged(right[2], left), right[1])


def sorts(heap):
    result = [] if heap is None else [heap[0]] + keys(merged(heap[1], heap[2]))
    return result == sorted(result) and sorted(keys(heap)) == result


def uncoupled(numbers):
    assume(all(number < len(numbers) for number in numbers))
    return not any(i != j and numbers[j] == i for i, j in enumerate(numbers))


def deletes(case):
    numbers, index = case
    assume(index < len(numbers))
    rest = list(numbers)
    rest.remove(numbers[index])
    return numbers[index] not in rest


def differs(is_bad):
    return lambda pair: pair[0] < 10 or not is_bad(abs(pair[0] - pair[1]))


int16 = st.integers(-32_768, 32_767)
pair = st.tuples(st.integers(min_value=1), st.integers(min_value=1))

# Name: generator, property, minima.
CHALLENGES = {
    "bound5": (
        st.tuples(*[st.lists(int16, max_size=10).filter(lambda l: wrapping_sum(l) < 256)] * 5),
        lambda lists: wrapping_sum(flatten(lists)) < 5 * 256,
        ["([], [], [], [-1], [-32768])"],
    ),
    "large_union_list": (
        st.lists(st.lists(st.integers())),
        lambda lists: len(set(flatten(lists))) <= 4,
        ["[[0, 1, -1, 2, -2]]", "[[0, 1, 2, 3, 4]]"],
    ),
    "reverse": (st.lists(st.integers()), lambda numbers: numbers == numbers[::-1], ["[0, 1]"]),
    "calculator": (
        expressions,
        evaluates,
        ["('/', 0, ('+', 0, 0))", "('/', 0, ('/', 0, 1))"],
    ),
    "binheap": (heaps(), sorts, ["(0, None, (0, (0, None, None), (1, None, None)))"]),
    "coupling": (st.lists(st.integers(0, 10)), uncoupled, ["[1, 0]"]),
    "deletion": (
        st.tuples(st.lists(st.integers()), st.integers(0, 10)),
        deletes,
        ["([0, 0], 0)"],
    ),
    "difference_zero": (pair, differs(lambda d: d == 0), ["(10, 10)"]),
    "difference_small": (pair, differs(lambda d: 1 <= d <= 4), ["(10, 6)"]),
    "difference_one": (pair, differs(lambda d: d == 1), ["(10, 9)"]),
    "distinct": (
        st.lists(st.integers()),
        lambda numbers: len(set(numbers)) < 3,
        ["[0, 1, -1]", "[0, 1, 2]"],
    ),
    "lengthlist": (
        st.integers(1, 100).flatmap(
            lambda n: st.lists(st.integers(0, 1_000), min_size=n, max_size=n)
        ),
        lambda numbers: max(numbers, default=0) < 900,
        ["[900]"],
    ),
    "nestedlists": (
        st.lists(st.lists(st.integers(0, 0))),
        lambda lists: sum(map(len, lists)) <= 10,
        ["[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]"],
    ),
}


def run(strategy, holds, seed):
    """The number of cases until the failure, of evaluations after it, and the final value."""
    state = {"cases": 0, "evaluations": 0, "result": None}

    @fixed_seed(seed)
    @settings(
        database=None,
        max_examples=CASES,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate, Phase.shrink],
        verbosity=Verbosity.quiet,
        deadline=None,
        report_multiple_bugs=False,
    )
    @given(strategy)
    def test(case):
        state["cases" if state["result"] is None else "evaluations"] += 1
        if not holds(case):
            state["result"] = repr(case)
            raise AssertionError

    try:
        test()
    except (AssertionError, ExceptionGroup if sys.version_info >= (3, 11) else AssertionError):
        pass
    return state


def speed(strategy, holds, count=500):
    """Valid examples per second of processor time."""
    valid = [0]

    @settings(
        database=None,
        max_examples=count,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
        verbosity=Verbosity.quiet,
        deadline=None,
    )
    @given(strategy)
    def test(case):
        holds(case)
        valid[0] += 1

    start = time.process_time()
    test()
    return valid[0] / (time.process_time() - start)


def main():
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    names = sys.argv[2:] or list(CHALLENGES)
    engine = "hypothesis-" + hypothesis.__version__
    numbers = random.Random(20_261_130)
    for name in names:
        strategy, holds, minima = CHALLENGES[name]
        # A difference of one is found only after thousands of cases, which takes Hypothesis minutes.
        count = min(seeds, 10) if name in ("difference_small", "difference_one") else seeds
        start, runs = time.monotonic(), []
        while len(runs) < count and (not runs or time.monotonic() - start < PATIENCE):
            runs.append(run(strategy, holds, numbers.getrandbits(64)))
        found = [r for r in runs if r["result"] is not None]
        evaluations = sorted(r["evaluations"] for r in found) or [0]
        row = [
            engine,
            name,
            f"{sum(r['result'] in minima for r in found)}/{len(runs)}",
            len({r["result"] for r in found}),
            f"{statistics.mean(evaluations):.1f}",
            evaluations[len(evaluations) // 2],
            evaluations[min(len(evaluations) - 1, int(0.95 * len(evaluations)))],
            evaluations[-1],
            sorted(r["cases"] for r in runs)[len(runs) // 2],
            f"{speed(strategy, holds):.0f}",
        ]
        print(*row, sep="\t", flush=True)


if __name__ == "__main__":
    main()
