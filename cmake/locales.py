"""Reads a language's rules from the file `locale` of its folder. Its lines are:

    decimal ,                    the decimal sign; a sign may be written U+00A0
    group U+00A0                 the separator of groups of three digits
    group_from 5                 the fewest digits that are grouped
    plural one n = 1             a plural form and its condition: CLDR's category and CLDR's rule
    plural other                 the last form; it alone has no rule
    join de el del               a contraction: a preposition, the article of a name inserted after it, and both in one

CLDR's rules: https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html
Run as a program, `locales.py FOLDER MOST`, it prints the form of each number from 0 to MOST in each language, as JSON.
"""
import json
import os
import re
import sys

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
RELATION = re.compile(r"([nivwftce])(?: % (\d+))? (!?=) (\d+(?:\.\.\d+)?(?:,\d+(?:\.\.\d+)?)*)")


class Wrong(Exception):
    pass


def read_rule(text):
    """“n = 1 or i % 10 = 2..4 and v = 0” → a list of alternatives, each a list of (operand, modulus or None, holds, ranges)."""
    def relation(part):
        found = RELATION.fullmatch(re.sub(r"\s*,\s*", ",", part.strip()))
        if not found:
            raise Wrong("“%s” is no relation of CLDR: write it as “i %% 10 = 2..4”" % part.strip())
        operand, modulus, sign, ranges = found.groups()
        bounds = [tuple(int(end) for end in (one.split("..") * 2)[:2]) for one in ranges.split(",")]
        return operand, int(modulus) if modulus else None, sign == "=", bounds
    return [[relation(part) for part in re.split(r"\band\b", side)] for side in re.split(r"\bor\b", text)]


def whole(relation):
    """A relation's value for all whole numbers if it asks about decimals, of which these have none; otherwise None."""
    operand, _, holds, ranges = relation
    return None if operand in "ni" else any(low == 0 for low, _ in ranges) == holds


def is_true(relation, n):
    _, modulus, holds, ranges = relation
    value = n % modulus if modulus else n
    return any(low <= value <= high for low, high in ranges) == holds


def category(plurals, n):
    """The form for a whole number, of `plurals`: (category, rule or None)."""
    def holds(relation):
        known = whole(relation)
        return is_true(relation, n) if known is None else known
    return next(name for name, rule in plurals if rule is None or any(all(map(holds, side)) for side in rule))


def condition(rule):
    """The rule as C++, of `n`, an unsigned whole number."""
    def between(value, low, high):
        if low == high:
            return "%s == %d" % (value, low)
        return "%s <= %d" % (value, high) if low == 0 else "(%s >= %d && %s <= %d)" % (value, low, value, high)
    def one(relation):
        _, modulus, holds, ranges = relation
        value = "n %% %d" % modulus if modulus else "n"
        any_of = " || ".join(between(value, low, high) for low, high in ranges)
        return "!(%s)" % any_of if not holds else "(%s)" % any_of if len(ranges) > 1 else any_of
    sides = []
    for side in rule:
        if any(whole(relation) is False for relation in side):
            continue
        parts = [one(relation) for relation in side if whole(relation) is None]
        if not parts:
            return "true"
        sides.append("(%s)" % " && ".join(parts) if len(parts) > 1 else parts[0])
    return " || ".join(sides) or "false"


def sign(text):
    code = re.fullmatch(r"U\+([0-9A-F]{4,6})", text)
    return chr(int(code[1], 16)) if code else text


def read_locale(rows, problem):
    """`rows`: (number, line). Calls problem(number, message) for each error."""
    out = {"plurals": [], "joins": []}
    for number, row in rows:
        kind, *rest = row.split()
        if kind in ("decimal", "group") and len(rest) == 1:
            out[kind] = sign(rest[0])
        elif kind == "group_from" and len(rest) == 1 and re.fullmatch("[4-9]", rest[0]):
            out[kind] = int(rest[0])
        elif kind == "plural" and rest and rest[0] in CATEGORIES:
            try:
                rule = read_rule(" ".join(rest[1:])) if len(rest) > 1 else None
                if any(name == rest[0] or not before for name, before in out["plurals"]):
                    raise Wrong("each form stands once, and the one without a rule last")
                out["plurals"].append((rest[0], rule))
            except Wrong as wrong:
                problem(number, str(wrong))
        elif kind == "join" and len(rest) == 3:
            out["joins"] += [rest, [rest[0].capitalize(), rest[1], rest[2].capitalize()]]
        else:
            problem(number, "not a rule: decimal, group, group_from 4 to 9, plural, or join preposition article both")
    for missing in [name for name in ("decimal", "group", "group_from") if name not in out]:
        problem(1, "%s is missing" % missing)
    if not out["plurals"] or out["plurals"][-1][1]:
        problem(1, "the last form is missing, which has no rule: “plural other”")
    return out


def locales_source(languages, locales, quoted):
    """The C++ file. `languages`: (code, name, own name); `locales`: by code."""
    out = ["// Generated by cmake/locales.py from shell/text/*/locale.\n#include \"shell/text/locale.hpp\"\n#include <array>\n\n"
           "namespace shell::text {\nnamespace {\n\n"]
    for code, _, _ in languages:
        plurals, joins = locales[code]["plurals"], locales[code]["joins"]
        tests = ["    if (%s) return %d;\n" % (condition(rule), i) for i, (_, rule) in enumerate(plurals[:-1])]
        out.append("std::uint8_t form_%s(%s)\n{\n%s    return %d;\n}\n" % (code, "std::uint64_t n" if tests else "std::uint64_t", "".join(tests), len(plurals) - 1))
        rows = ", ".join("{%s}" % ", ".join(quoted(word + " ") for word in join) for join in joins)
        out.append("constexpr std::array<Contraction, %d> joins_%s{%s};\n\n" % (len(joins), code, "{%s}" % rows if rows else ""))
    rows = ", ".join("{%s, %s, %d, %d, form_%s, joins_%s}" % (quoted(locales[code]["decimal"]), quoted(locales[code]["group"]),
                                                          locales[code]["group_from"], len(locales[code]["plurals"]), code, code) for code, _, _ in languages)
    out.append("constexpr std::array<Locale, %d> all{{%s}};\n\n} // namespace\n\n"
               "const Locale& locale(Language l) { return all[static_cast<std::size_t>(l)]; }\n\n} // namespace shell::text\n" % (len(languages), rows))
    return "".join(out)


def lines_of(file):
    """The lines that are neither empty nor comments, with their numbers."""
    with open(file, encoding="utf-8", newline="") as opened:
        rows = opened.read().split("\n")
    return [(i + 1, row.rstrip("\r")) for i, row in enumerate(rows) if row.strip() and not row.startswith("#")]


def main():
    folder, most = sys.argv[1], int(sys.argv[2])
    forms = {}
    for code in [row.split(" ")[0] for _, row in lines_of(os.path.join(folder, "languages.txt"))]:
        def problem(number, what, code=code):
            sys.exit("%s/%s/locale:%d: error: %s" % (folder, code, number, what))
        plurals = read_locale(lines_of(os.path.join(folder, code, "locale")), problem)["plurals"]
        forms[code] = [category(plurals, n) for n in range(most + 1)]
    print(json.dumps(forms))


if __name__ == "__main__":
    main()
