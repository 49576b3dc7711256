"""pseudo.py OUT TEXTS...: copies the folders of texts TEXTS to OUT, with two languages changed for tests.

    English texts are doubled: “Start” becomes “Start Start”, which shows where longer words have no room.
    Italian gets Polish plural rules: a text with forms gets three, each with the form's name before the original text.

Codes, keys and values stay, so that code compiled for the real texts can use these.
"""
import os
import re
import shutil
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "cmake"))
from texts import LINE, braces, parts_of  # noqa: E402

POLISH = """decimal ,
group U+00A0
group_from 5
plural one i = 1 and v = 0
plural few v = 0 and i % 10 = 2..4 and i % 100 != 12..14
plural many
"""
ONCE = ("terms_", "lesson_title_")  # lists that the program parses; titles that must equal those of lessons' files


def twice(text):
    """The text doubled, unless it has no word (units, values), which no language makes longer."""
    worded = re.search(r"[^\W\d_]{2}", re.sub(r"\{[a-z_]+\}", "", text))
    return text + " " + text if worded and not text.startswith(" ") else text


def polish(text):
    """The text with three marked forms; the second one of two becomes `few` and `many`."""
    for body in sorted(braces(text), key=len):
        name, *forms = parts_of(body)
        if forms:
            one, other = (form.split(":", 1)[1].lstrip() for form in forms)
            text = text.replace("{%s}" % body, "{%s|one: <one> %s|few: <few> %s|many: <many> %s}" % (name, one, other, other), 1)
    return text


def rewritten(file, change):
    rows = []
    with open(file, encoding="utf-8") as texts:
        for row in texts.read().split("\n"):
            parts = LINE.fullmatch(row)
            if parts and not parts[1].startswith(ONCE):
                row = row[:parts.start(3)] + change(parts[3])
            rows.append(row)
    with open(file, "w", encoding="utf-8") as texts:
        texts.write("\n".join(rows))


def main():
    out = sys.argv[1]
    shutil.rmtree(out, ignore_errors=True)
    for folder in sys.argv[2:]:
        shutil.copytree(folder, out, dirs_exist_ok=True)
    for code, change in (("en", twice), ("it", polish)):
        for name in sorted(os.listdir(os.path.join(out, code))):
            if name.endswith(".txt"):
                rewritten(os.path.join(out, code, name), change)
    with open(os.path.join(out, "it", "locale"), "w", encoding="utf-8") as locale:
        locale.write(POLISH)


main()
