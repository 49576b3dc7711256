"""texts.py FOLDER OUT PROGRAMS: checks the texts of FOLDER and writes
    OUT/keys.hpp, words.hpp and a C++ file for each section: all languages, for programs that link them
    OUT/values.hpp: the names of each text's values, for tests
    OUT/locales.cpp: each language's own rules, from its folder's file `locale` (locales.py)
    OUT/characters.txt: the characters beyond ASCII, for the fonts
    OUT/page/<program>.<language>.txt: the texts that the page fetches with a program, for each of PROGRAMS/*.cpp
    OUT/page/languages.mjs, noscript.html: the languages, with the texts shown before such a file has arrived
    OUT/page/print_texts.mjs, builder_texts.mjs: the texts of the pages that print lessons and prepare an activity
    OUT/page/files_texts.mjs, troubles_texts.mjs: messages about files of games and about unusable files of lessons
    OUT/page/puzzles_texts.mjs: the names, questions and reasons of puzzles
    OUT/page/handin_texts.mjs, class_texts.mjs: handing in a result, and the page that gathers those of a class
    OUT/page/studio_texts.mjs: the page to write a lesson
Unchanged files are not written, so that a corrected sentence recompiles one file, and none for the page.

FOLDER has languages.txt and a folder for each language with a file for each section: lines "key = text", "#" comments.
In the files values have names, {left}, and plural forms their category, {left|one: code|other: codes}. In programs
values have numbers, and forms are in the locale's order, {0|code|codes}. The first language's text numbers the names.
"""
import json
import os
import re
import sys
import zlib
from html import escape

from locales import lines_of as lines_in, locales_source, read_locale

LINE = re.compile(r"([a-z][a-z0-9_]*)(?:\(([a-z_, ]+)\))? = (.*)")
VALUE = re.compile(r"\{(\w*)")
ESCAPES = {"n": "\n", "\\": "\\"}
# Texts of JavaScript, not in C++; every page has START, which is shown before any file arrives.
PAGE, START = "page", "start"
APART = ("print", "builder", "files", "troubles", "puzzles", "handin", "class", "studio")  # of a page or a module that includes all languages
# The sections of the programs whose plain texts such a module has too, by the beginning of their keys.
LENT = {"puzzles": {"day": "puzzle_", "cluedo": "cluedo_card_"}, "studio": {"code_words": "colour_"}}
problems = []


def problem(file, line, what):
    problems.append("%s:%d: error: %s" % (file, line, what))


def lines_of(file):
    try:
        return lines_in(file)
    except OSError:
        return problem(file, 1, "the file is missing: copy another language's and translate it") or []
    except UnicodeDecodeError as error:
        return problem(file, 1, "not UTF-8 (byte %d): save it as UTF-8" % error.start) or []


def read_section(file, forms):
    """key → (line, text, signature); `forms`: the language's categories."""
    out = {}
    for number, row in lines_of(file):
        parts = LINE.fullmatch(row)
        if not parts:
            problem(file, number, "not a text: write “key = text”, or “# …” for a comment" if " =" not in row
                    else "no key or no text: write “key = text”, the key in a–z, 0–9 and _")
            continue
        key, signature, text = parts.groups()
        if not text.strip():
            problem(file, number, "%s is empty: write its text" % key)
        elif text[-1] in " \t":
            problem(file, number, "%s ends in white space: take it away" % key)
        elif re.search(r"[\x00-\x1f\x7f]", text):
            problem(file, number, "%s has a tab or another control character: take it away" % key)
        elif "\\" in re.sub(r"\\[n\\]", "", text):
            problem(file, number, "%s has a \\ that means nothing: \\n is a new line, \\\\ a backslash" % key)
        elif not balanced(text):
            problem(file, number, "%s has a brace too many or too few: {left} is a value, %s a choice" % (key, example(forms)))
        elif wrong := next(filter(None, (wrong_form(body, forms) for body in braces(text))), None):
            problem(file, number, "%s: %s" % (key, wrong))
        if key in out:
            problem(file, number, "%s stands in line %d already: take one away" % (key, out[key][0]))
        else:
            out[key] = (number, re.sub(r"\\([n\\])", lambda m: ESCAPES[m[1]], text), signature)
    return out


def example(forms):
    return "{left%s}" % "".join("|%s: …" % form for form in forms)


def parts_of(text, at="|"):
    """The parts of a text between the bars outside braces."""
    out, depth = [""], 0
    for c in text:
        depth += (c == "{") - (c == "}")
        if c == at and depth == 0:
            out.append("")
        else:
            out[-1] += c
    return out


def braces(text):
    """The contents of each pair of braces, nested ones included."""
    depth, begin = 0, []
    for i, c in enumerate(text):
        if c == "{":
            begin.append(i + 1)
        elif c == "}":
            yield text[begin.pop():i]


def wrong_form(body, forms):
    name, *chosen = parts_of(body)
    if not re.fullmatch("[a-z][a-z_]*", name):
        return "{%s} is no value: a name is of a–z and _" % body
    written = [form.split(":")[0] for form in chosen]
    if chosen and sorted(written) != sorted(forms):
        return "{%s|…} has the forms %s: this language's are %s, as in %s" % (name, ", ".join(written), ", ".join(forms), example(forms))
    return None


def compiled(text, values, forms):
    """A text in the programs' notation: values by number, forms in the locale's order."""
    out, depth, begin = "", 0, 0
    for i, c in enumerate(text):
        if c == "{":
            depth += 1
            if depth == 1:
                begin = i + 1
        elif c == "}":
            depth -= 1
            if depth == 0:
                name, *chosen = parts_of(text[begin:i])
                said = dict(re.split(": ?", form, maxsplit=1) for form in chosen)
                out += "{%s}" % "|".join([str(values.index(name))] + [compiled(said[form], values, forms) for form in forms if chosen])
        elif depth == 0:
            out += c
    return out


def values_in_order(text, signature):
    """The names of a text's values by their number."""
    return signature.split(", ") if signature else list(dict.fromkeys(VALUE.findall(text)))


def balanced(text):
    depth = 0
    for c in text:
        depth += (c == "{") - (c == "}")
        if depth < 0:
            return False
    return depth == 0


def compare(section, model_file, model, file, texts):
    """One language's section against the model, the first language's."""
    for key, (line, text, signature) in model.items():
        if signature and not set(values_of(text)) <= set(signature.split(", ")):
            problem(model_file, line, "%s uses the values %s, not all of those in its brackets" % (key, named(values_of(text))))
        if key not in texts:
            end = max((n for n, _, _ in texts.values()), default=0) + 1
            problem(file, end, "%s is missing: write “%s = …”, which is “%s” in %s:%d" % (key, key, text, model_file, line))
    for key, (line, text, signature) in texts.items():
        if key not in model:
            problem(file, line, "%s is unknown: it is not in %s; is it misspelt there or here?" % (key, model_file))
            continue
        other_line, other, order = model[key]
        if signature not in (None, order):
            problem(file, line, "%s: the brackets are not those of %s:%d, which say how the program gives the values: take them away"
                    % (key, model_file, other_line))
        here, there = values_of(text), values_of(other)
        if here != there:
            problem(file, line, "%s uses the values %s but %s:%d uses %s: use the same"
                    % (key, named(here), model_file, other_line, named(there)))
        if text[:1].isspace() != other[:1].isspace():
            problem(file, line, "%s begins with a space here or in %s:%d, not in both: write them alike" % (key, model_file, other_line))


def values_of(text):
    return sorted(set(VALUE.findall(text)))


def named(values):
    return " ".join("{%s}" % v for v in values) or "none"


def read_languages(file):
    out = []
    for number, row in lines_of(file):
        parts = row.split(" ")
        if len(parts) == 3 and re.fullmatch("[a-z]{2}", parts[0]) and re.fullmatch("[a-z]+", parts[1]):
            out.append(parts)
        else:
            problem(file, number, "not a language: write its code, its name in the program and its own name, as “it italian Italiano”")
    return out


def quoted(text):
    return '"%s"' % text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def keys_header(languages, sections):
    """The enumerations. `sections`: name → {language's code: {key: (line, text)}}."""
    array = "inline constexpr std::array<std::string_view, %d> %%s{%%s};\n" % len(languages)
    out = ["// Generated by cmake/texts.py from shell/text.\n#pragma once\n#include <array>\n#include <cstdint>\n#include <string_view>\n\n"
           "namespace shell::text {\n\n"]
    out.append("enum class Language : std::uint8_t { %s };\n" % ", ".join(name for _, name, _ in languages))
    out.append("inline constexpr std::array languages{%s};\n" % ", ".join("Language::" + name for _, name, _ in languages))
    out.append(array % ("language_codes", ", ".join(quoted(code) for code, _, _ in languages)))
    out.append(array % ("language_names", ", ".join(quoted(own) for _, _, own in languages)))
    out.append(array % ("language_short_names", ", ".join(quoted(code.upper()) for code, _, _ in languages)))
    out.append("\nenum class Text : std::uint16_t {\n")
    for name, texts in sections.items():
        keys = texts[languages[0][0]]
        out.append("    before_%s,\n%s    after_%s,\n" % (name, "".join("    %s,\n" % key for key in keys), name))
    out.append("    end\n};\n\n"
               "/// The texts between before_… and after_… of a section. `keys` tells this version's keys and values from another's.\n"
               "struct TextSection {\n    Text before;\n    std::uint16_t size;\n    std::uint32_t keys;\n    std::uint8_t number;\n};\n")
    for number, (name, texts) in enumerate(sections.items()):
        model = texts[languages[0][0]]
        out.append("inline constexpr TextSection %s_texts{Text::before_%s, %d, %du, %d};\n" % (name, name, len(model), keys_of(model), number))
    out.append("\n} // namespace shell::text\n")
    return "".join(out)


def keys_of(texts):
    """A fingerprint of a section's keys, their order, and the values that each uses."""
    return zlib.crc32("\n".join(" ".join([key] + values_of(text)) for key, (_, text, *_) in texts.items()).encode())


def values_header(values):
    """`values`: section → {key: names in the program's order}. As in the enumeration, markers surround each section."""
    rows = [", ".join(quoted(",".join(names)) for names in [[], *texts.values(), []]) for texts in values.values()]
    return ("// Generated by cmake/texts.py from shell/text.\n#pragma once\n#include <array>\n#include <string_view>\n\n"
            "namespace shell::text {\n\n/// By the number of a Text: the names of its values, with commas, in the program's order.\n"
            "inline constexpr std::array<std::string_view, %d> value_names{%s};\n\n} // namespace shell::text\n"
            % (sum(len(texts) + 2 for texts in values.values()), ",\n    ".join(rows)))


def words_header(languages, sections):
    words = "std::array<Words, %d>" % len(languages)
    return ("// Generated by cmake/texts.py from shell/text.\n#pragma once\n#include \"text/keys.hpp\"\n\nnamespace shell::text {\n\n"
            "struct Words {\n    const char* all;             // each text ends with a 0\n"
            "    const std::uint16_t* begins; // where in `all`; one more than there are texts\n};\n"
            "extern const %s %s; // by language\ninline constexpr std::array all_words{%s}; // by section\n\n} // namespace shell::text\n"
            % (words, ", ".join(name + "_words" for name in sections), ", ".join("&" + name + "_words" for name in sections)))


def section_source(name, languages, texts):
    """A section's C++ file: for each language one array of all texts and their offsets, smaller than pointers."""
    keys = list(texts[languages[0][0]])
    out = ["// Generated by cmake/texts.py from shell/text/*/%s.txt.\n#include \"text/words.hpp\"\n\n"
           "namespace shell::text {\nnamespace {\n\n" % name]
    for code, _, _ in languages:
        begins = [0]
        for key in keys:
            begins.append(begins[-1] + len(texts[code][key][1].encode()) + 1)
        out.append("constexpr char %s_%s[]{\n%s};\n" % (name, code, "".join("    %s\n" % quoted(texts[code][key][1] + "\0").replace("\0", "\\0") for key in keys)))
        out.append("constexpr std::uint16_t %s_%s_begins[]{%s};\n\n" % (name, code, ", ".join(map(str, begins))))
    rows = ", ".join("{%s_%s, %s_%s_begins}" % (name, code, name, code) for code, _, _ in languages)
    out.append("} // namespace\n\nconst std::array<Words, %d> %s_words{{%s}};\n\n} // namespace shell::text\n" % (len(languages), name, rows))
    return "".join(out)


def sections_of(program, sections):
    """The sections that a program's text_sections() lists, in its order."""
    with open(program, encoding="utf-8") as source:
        names = re.findall(r"&(?:text::)?(\w+)_texts\b", source.read())
    for name in names:
        if name not in sections:
            problem(program, 1, "there is no section %s" % name)
    if "common" not in names: # every screen needs it; if another file listed it, it would not be fetched
        problem(program, 1, "the section common is missing")
    return [name for name in names if name in sections]


def page_file(code, own, parts):
    """The file that the page fetches: the page's own texts by key, an empty line, a line that identifies the texts, and
    the program's texts, one a line (a tab is a new line). shell/text/text_file.cpp reads the lines after the empty one.
    """
    keys = 2166136261
    for texts in parts:
        keys = (keys ^ keys_of(texts["model"])) * 16777619 & 0xFFFFFFFF
    lines = ["%s = %s" % (key, text) for key, (_, text, *_) in own.items()] + ["", "sagaz %s %d" % (code, keys)]
    lines += [texts[code][key][1] for texts in parts for key in texts["model"]]
    return "".join(line.replace("\n", "\t") + "\n" for line in lines)


def languages_module(languages, start):
    rows = {code: {"name": own, "start": {key: text for key, (_, text, *_) in start.get(code, {}).items() if key != "no_script"}}
            for code, _, own in languages}
    return "// Generated by cmake/texts.py from shell/text.\nexport const LANGUAGES = %s;\n" % json.dumps(rows, ensure_ascii=False, indent=1)


def own_module(name, languages, own, page, lent):
    def texts(section, code):
        return {key: text for key, (_, text, *_) in section.get(code, {}).items()}
    # Standalone pages need the games' names, which are in PAGE.
    rows = {code: {**({} if name in ("files", "handin") else {"page": texts(page, code)}), **texts(own, code), **lent.get(code, {})} for code, _, _ in languages}
    return "// Generated by cmake/texts.py from shell/text.\nexport const %s = %s;\n" % (name.upper(), json.dumps(rows, ensure_ascii=False, indent=1))


def noscript(languages, start):
    return "".join('<p lang="%s">%s</p>\n' % (code, escape(start[code]["no_script"][1], quote=False))
                   for code, _, _ in languages if "no_script" in start.get(code, {}))


def write(file, content):
    try:
        with open(file, encoding="utf-8", newline="") as old:
            if old.read() == content:
                return
    except OSError:
        pass
    with open(file, "w", encoding="utf-8", newline="") as new:
        new.write(content)


def main():
    folder, target, program_folder, *more = sys.argv[1:]
    languages = read_languages(os.path.join(folder, "languages.txt"))
    if not languages:
        sys.exit("%s/languages.txt:1: error: no language" % folder)
    model = languages[0][0]
    locales, forms = {}, {}
    for code, _, _ in languages:
        file = os.path.join(folder, code, "locale")
        locales[code] = read_locale(lines_of(file), lambda number, what: problem(file, number, what))
        forms[code] = [name for name, _ in locales[code]["plurals"]]
    names = {f[:-4]: base for base in [folder, *more] for code, _, _ in languages if os.path.isdir(os.path.join(base, code))
             for f in os.listdir(os.path.join(base, code)) if f.endswith(".txt")}
    sections, where = {}, {}
    for name in sorted(names):
        files = {code: os.path.join(names[name], code, name + ".txt") for code, _, _ in languages}
        texts = sections[name] = {code: read_section(file, forms[code]) for code, file in files.items()}
        for code in files:
            if os.path.exists(files[code]):
                compare(name, files[model], texts[model], files[code], texts[code])
        for key, (line, *_) in texts[model].items():
            there = where.setdefault((PAGE if name in (PAGE, START) else name if name in APART else "", key), files[model])
            if there != files[model]:
                problem(files[model], line, "%s is in %s already: call one of them something else" % (key, there))
        for code in files:
            if sum(len(text.encode()) + 1 for _, text, _ in texts[code].values()) > 0xFFFF:
                problem(files[code], 1, "more than 65535 bytes of texts: make two sections of it")
    page, start = (sections.pop(name, {}) for name in (PAGE, START))
    own = {name: sections.pop(name, {}) for name in APART}
    programs = {f[:-4]: sections_of(os.path.join(program_folder, f), sections)
                for f in sorted(os.listdir(program_folder)) if f.endswith(".cpp")}
    for name, texts in {PAGE: page, START: start, **own}.items():
        for code, (key, (line, text, signature)) in [(code, item) for code in texts for item in texts[code].items()]:
            if signature or any("|" in body for body in braces(text)):
                problem(os.path.join(folder, code, name + ".txt"), line, "%s: the page's own words have no forms, and take their values by name" % key)
    if problems:
        sys.exit("\n".join(problems))
    lent = {name: {code: {key: text for section, begin in of.items() for key, (_, text, *_) in sections.get(section, {}).get(code, {}).items()
                          if key.startswith(begin) and "{" not in text} for code, _, _ in languages} for name, of in LENT.items()}
    values = {}
    for name, texts in sections.items():
        order = values[name] = {key: values_in_order(text, signature) for key, (_, text, signature) in texts[model].items()}
        for code in texts:
            texts[code] = {key: (line, compiled(text, order[key], forms[code])) for key, (line, text, _) in texts[code].items()}
    os.makedirs(os.path.join(target, "page"), exist_ok=True)
    write(os.path.join(target, "keys.hpp"), keys_header(languages, sections))
    write(os.path.join(target, "values.hpp"), values_header(values))
    write(os.path.join(target, "words.hpp"), words_header(languages, sections))
    write(os.path.join(target, "locales.cpp"), locales_source(languages, locales, quoted))
    for name, texts in sections.items():
        write(os.path.join(target, name + ".cpp"), section_source(name, languages, texts))
    characters = {c for texts in sections.values() for by_key in texts.values() for _, text in by_key.values() for c in text}
    characters |= {c for _, _, own in languages for c in own}
    characters |= {c for locale in locales.values() for c in locale["decimal"] + locale["group"] + "".join(map("".join, locale["joins"]))}
    write(os.path.join(target, "characters.txt"), "".join(sorted(c for c in characters if c > "~")) + "\n")
    for program, parts in programs.items():
        for code, _, _ in languages:
            write(os.path.join(target, "page", "%s.%s.txt" % (program, code)),
                  page_file(code, page.get(code, {}), [dict(sections[name], model=sections[name][model]) for name in parts]))
    write(os.path.join(target, "page", "languages.mjs"), languages_module(languages, start))
    write(os.path.join(target, "page", "noscript.html"), noscript(languages, start))
    for name, texts in own.items():
        write(os.path.join(target, "page", name + "_texts" + ".mjs"), own_module(name, languages, texts, page, lent.get(name, {})))


if __name__ == "__main__":
    main()
