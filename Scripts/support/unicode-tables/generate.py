#!/usr/bin/env python3
"""Writes Modules/TextViewKit/CUnicodeTables: the Unicode properties that text needs, as constant C arrays.

    python3 -m venv out/unicode && out/unicode/bin/pip install -r Scripts/support/unicode-tables/requirements.txt
    out/unicode/bin/python Scripts/support/unicode-tables/generate.py

Segmentation properties come from `regex`, categories from `unicodedata2`, widths and variation sequences from
`wcwidth`: PyPI carries newer data than Debian. All three must be of one Unicode version, or nothing is written.
Debian's `unicode-data` (older) tells which wide scalars are young enough for terminals to dispute their width.
"""

import pathlib
import sys

import regex
import unicodedata2
import wcwidth
from wcwidth.table_vs15 import VS15_WIDE_TO_NARROW
from wcwidth.table_vs16 import VS16_NARROW_TO_WIDE

ROOT = pathlib.Path(__file__).resolve().parents[3]
TARGET = ROOT / "Modules/TextViewKit/CUnicodeTables"
UCD = pathlib.Path("/usr/share/unicode")
BLOCK = 128
LAST = 0x110000

GRAPHEME = """Other CR LF Control Extend ZWJ Regional_Indicator Prepend SpacingMark L V T LV LVT
ExtPict""".split()
CONJUNCT = "None Consonant Linker Extend".split()
WORD = """Other CR LF Newline Extend ZWJ Format Regional_Indicator Katakana Hebrew_Letter ALetter Single_Quote
Double_Quote MidNumLet MidLetter MidNum Numeric ExtendNumLet WSegSpace""".split()
LINE = """AL BK CR LF CM NL WJ ZW GL SP ZWJ B2 BA BB HY HH CB CL CP EX IN NS OP QU QU_Pi QU_Pf IS NU PO PR SY AK AP AS
EB EM H2 H3 HL ID JL JV JT RI VF VI DottedCircle""".split()
LINE_OF_DATA = [name for name in LINE if name not in ("QU_Pi", "QU_Pf", "DottedCircle")] + "AI CJ SA XX".split()


def scalars():
    return (code for code in range(LAST) if not 0xD800 <= code < 0xE000)


def by_value(property_name, values):
    """The value of a property for every scalar; each scalar must have exactly one."""
    found = {}
    for value in values:
        pattern = regex.compile(rf"\p{{{property_name}={value}}}")
        for code in scalars():
            if pattern.match(chr(code)):
                assert code not in found, (property_name, hex(code))
                found[code] = value
    missing = [hex(code) for code in scalars() if code not in found]
    assert not missing, (property_name, missing[:5])
    return found


def matching(expression):
    pattern = regex.compile(expression)
    return {code for code in scalars() if pattern.match(chr(code))}


def ranges(table):
    return {code for first, last in table for code in range(first, last + 1)}


def debian(name, wanted):
    """The scalars of one of Debian's property files whose value is wanted."""
    found = set()
    for line in (UCD / name).read_text().splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) == 2 and wanted(fields[1]):
            first, _, last = fields[0].partition("..")
            found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def line_class(code, value):
    """UAX 14, LB1, and the classes that its rules split by category."""
    category = unicodedata2.category(chr(code))
    if code == 0x25CC:
        return "DottedCircle"
    if value == "SA":
        return "CM" if category in ("Mn", "Mc") else "AL"
    if value == "QU" and category in ("Pi", "Pf"):
        return "QU_" + category
    return {"AI": "AL", "XX": "AL", "CJ": "NS"}.get(value, value)


def width(code, grapheme):
    """0, 1 or 2 cells. A spacing mark is one, as in the C library; within a cluster the sum is cut at two."""
    if grapheme in ("Control", "CR", "LF"):
        return 0
    if unicodedata2.category(chr(code)) == "Mc":
        return 0 if unicodedata2.east_asian_width(chr(code)) == "W" else 1
    return max(0, wcwidth.wcwidth(chr(code)))


def records():
    grapheme = by_value("Grapheme_Cluster_Break", GRAPHEME[:-1])
    conjunct, word = by_value("InCB", CONJUNCT), by_value("Word_Break", WORD)
    line = by_value("Line_Break", LINE_OF_DATA)
    pictographic, east_asian = matching(r"\p{Extended_Pictographic}"), matching(r"[\p{EA=W}\p{EA=F}\p{EA=H}]")
    widened, narrowed = ranges(VS16_NARROW_TO_WIDE["9.0.0"]), ranges(VS15_WIDE_TO_NARROW["9.0.0"])
    long_wide = debian("EastAsianWidth.txt", lambda value: value in "WF")
    old = debian("DerivedAge.txt", lambda age: float(age) < 14)
    for code in range(LAST):
        if code not in grapheme:
            yield 1 | LINE.index("AL") << 13
            continue
        cluster = "ExtPict" if code in pictographic else grapheme[code]
        assert code not in pictographic or grapheme[code] == "Other", hex(code)
        cells = width(code, grapheme[code])
        assigned = unicodedata2.category(chr(code)) != "Cn"
        yield (
            cells
            | GRAPHEME.index(cluster) << 2
            | CONJUNCT.index(conjunct[code]) << 6
            | WORD.index(word[code]) << 8
            | LINE.index(line_class(code, line[code])) << 13
            | (code in east_asian) << 19
            | (code in pictographic and not assigned) << 20
            | (code in widened) << 21
            | (code in narrowed) << 22
            | (cells == 2 and assigned and (code not in long_wide or code not in old)) << 23
            | (code in pictographic) << 24
        )


def array(kind, name, values):
    rows, row = [], "   "
    for value in values:
        text = f" {value},"
        if len(row) + len(text) > 120:
            rows.append(row)
            row = "   "
        row += text
    return f"const {kind} {name}[{len(values)}] = {{\n" + "\n".join(rows + [row]) + "\n};\n"


def main():
    version = unicodedata2.unidata_version
    same = matching(r"\p{Cn}") == {code for code in scalars() if unicodedata2.category(chr(code)) == "Cn"}
    if not same or wcwidth.list_versions()[-1] != version:
        sys.exit("regex, unicodedata2 and wcwidth are of different Unicode versions")
    all_records = list(records())
    distinct = sorted(set(all_records))
    number = {record: index for index, record in enumerate(distinct)}
    blocks, first = {}, []
    for start in range(0, LAST, BLOCK):
        block = tuple(number[record] for record in all_records[start : start + BLOCK])
        first.append(blocks.setdefault(block, len(blocks)))
    second = [index for block in blocks for index in block]
    (TARGET / "CUnicodeTables.c").write_text(
        f"// Unicode {version}, written by Scripts/support/unicode-tables/generate.py. Not to be edited.\n"
        + '#include "CUnicodeTables.h"\n\n'
        + array("uint16_t", "unicode_blocks", first)
        + array("uint16_t", "unicode_indices", second)
        + array("uint32_t", "unicode_records", distinct)
    )
    print(f"Unicode {version}: {len(blocks)} blocks, {len(distinct)} records, {2 * (len(first) + len(second))} bytes")


main()
