#!/usr/bin/env python3
"""Makes one table of what benchmarks wrote: a row for each figure, with its goal and whether it was reached.

usage: bench-table.py [--json] FILE…   (called by Scripts/bench; a file holds JSON documents, one after the other)
"""
import json
import os
import sys

# Where a row says what it measured, in the order in which a reader looks; a ratio is what a goal is about.
FIGURES = [
    ("ratio", "times"), ("value", None), ("ms", "ms"), ("KiB", "KiB"), ("count", ""), ("best", None), ("median", None),
    ("nanoseconds", "ns"), ("seconds", "s"), ("milliseconds", "ms"), ("cpu_us_per_frame", "µs/frame"), ("peak", None)]
# Units of which more is better; a row may say so of itself, as a ratio of two rates does.
RATES = ["1/s"]


def documents(path):
    with open(path, encoding="utf-8") as file:
        text = file.read().strip()
    decoder = json.JSONDecoder()
    while text:
        document, end = decoder.raw_decode(text)
        yield document
        text = text[end:].strip()


def figure(benchmark, row):
    name = row.get("name") or f"{row.get('lane')}, {row.get('program')}"
    key, unit = next(((key, unit) for key, unit in FIGURES if key in row), (None, ""))
    if key is None:
        return {"benchmark": benchmark, "name": name, "value": None, "unit": "", "goal": None, "more": False, "reached": None}
    unit = row.get("unit", "") if unit is None else unit
    value, goal = row[key], row.get("goal")
    more = unit in RATES or row.get("better") == "more"
    reached = None if goal is None else (value >= goal if more else value <= goal)
    return {
        "benchmark": benchmark, "name": name, "value": value, "unit": unit, "goal": goal, "more": more,
        "reached": reached}


def rows(paths):
    for path in paths:
        name = os.path.basename(path).removesuffix(".json")
        found = [figure(document["benchmark"], row) for document in documents(path) for row in document["rows"]]
        yield from found or [
            {"benchmark": name, "name": "failed", "value": None, "unit": "", "goal": None, "more": False,
             "reached": False}]


def number(value):
    if value is None:
        return "–"
    return f"{value:,.0f}" if abs(value) >= 1000 or value == int(value) else f"{value:.3g}"


def cells(row):
    sign = "≥" if row["more"] else "≤"
    goal = "" if row["goal"] is None else f"{sign} {number(row['goal'])}"
    verdict = {None: "", True: "reached", False: "MISSED"}[row["reached"]]
    return [row["benchmark"], row["name"], number(row["value"]), row["unit"], goal, verdict]


def table(found):
    lines = [["benchmark", "what", "figure", "unit", "goal", ""]] + [cells(row) for row in found]
    widths = [max(len(line[column]) for line in lines) for column in range(6)]
    for line in lines:
        padded = [
            cell.rjust(width) if column in (2, 4) else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(line, widths))]
        print("  ".join(padded).rstrip())
    missed = sum(row["reached"] is False for row in found)
    goals = sum(row["reached"] is not None for row in found)
    print(f"\n{goals - missed} of {goals} goals reached")


def main():
    found = list(rows([word for word in sys.argv[1:] if word != "--json"]))
    if "--json" in sys.argv:
        print(json.dumps({"schema": "tessera.bench", "version": 1, "rows": found}, ensure_ascii=False, indent=1))
    else:
        table(found)


main()
