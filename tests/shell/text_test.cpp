// The texts of all languages: complete, with one word for one thing; plurals, numbers and fetched files of texts.
#include "engine/base/rng.hpp"
#include "shell/text/text.hpp"
#include "shell/text/text_file.hpp"
#include <algorithm>
#include <array>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace text_tests {

using namespace shell::text;

namespace {

/// Every text of every section, without the markers before the sections.
std::vector<int> all_texts()
{
    std::vector<int> out;
    for (const TextSection* section : text_sections())
        for (int i = 1; i <= section->size; ++i) out.push_back(static_cast<int>(section->before) + i);
    return out;
}

/// The arguments a pattern uses, each as its digit.
std::set<char> arguments(std::string_view pattern)
{
    std::set<char> out;
    for (std::size_t i = 0; i + 2 < pattern.size(); ++i)
        if (pattern[i] == '{' && pattern[i + 1] >= '0' && pattern[i + 1] <= '9') out.insert(pattern[i + 1]);
    return out;
}

/// A file of texts as cmake/texts.py writes it.
std::string file_of(Language l, std::span<const TextSection* const> sections)
{
    std::string out = head(l, sections);
    for (const TextSection* section : sections)
        for (int i = 1; i <= section->size; ++i)
            out.append(pattern(l, static_cast<Text>(static_cast<int>(section->before) + i))) += '\n';
    return out;
}

/// Words that texts must not use, in which sections ("": all), the word to use instead, and the texts or lessons that may
/// use them: a lesson tells of hypotheses that die, the humidity is normal, one guesses what the other side hides.
struct Unsaid {
    std::string_view language, sections, words, instead, but;
};
constexpr Unsaid unsaid[] = {
    {"it", "codes code_words spaces lab", "moss*", "tentativo", "spaces_load_why"}, // it quotes the button of undo
    {"it", "matrix betting", "mano mani", "turno", ""},
    {"it", "trees tictactoe", "tagli*", "potatura, potare", ""},
    {"it", "spaces", "mort* muor* muoi*", "collassato", "collapse"},
    {"it", "", "patta patte", "pareggio", ""},
    {"it", "", "controlla controlli", "verifica, verificare", "secret_stays"},
    {"it", "", "tavoliere tavola", "tabellone, griglia", ""},
    {"it", "", "aiuto", "suggerimento", ""},
    {"es", "spaces", "muer* muri*", "colapsado", "collapse"},
    {"es", "", "ordenador* computador*", "Sagaz, equipo", ""}, // the first is Spain's word, the other America's
    {"es", "", "fichero*", "archivo", ""},
    {"es", "matrix", "jugada", "ronda", ""},
    {"es", "", "normal", "por defecto", "works_note concepts_words_sport concepts_words_tennis textbook"},
    {"es", "cluedo", "celda celdas", "casilla", ""},
    {"it", "builder codes code_words common home lesson page print spaces thirtyone", "tavolo", "tabellone", ""},
    {"it", "", "indizio indizi", "suggerimento", ""},
    {"it", "matrix studio", "mescolanz*", "miscela", ""},
    {"it", "codes code_words", "computer", "Sagaz", "source_knuth"},
    {"pt", "codes code_words", "computador", "Sagaz", ""},
    {"pt", "codes code_words lab", "jogada jogadas", "palpite", "lab_progress"},
    {"pt", "cluedo", "pergunt* casas", "palpite, células", ""},
    {"pt", "puzzles", "poup*", "economiza", ""},
    {"pt", "spaces", "deslocad*", "vaca", ""},
    {"pt", "matrix", "jogada", "rodada", ""},
    {"pt", "spaces", "morr* mort*", "colapsado", "collapse"},
    {"en", "spaces", "dead die dies died", "collapsed", "collapse"},
    {"en", "trees tictactoe", "prun*", "cut", ""},
    {"en", "thirtyone trees tictactoe matrix betting", "guess*", "move", "mixed"},
    {"en", "", "mend*", "fix, correct", ""},
    {"en", "", "reckon*", "calculate", ""},
    {"en", "", "foretold", "predicted", ""},
    {"en", "codes code_words", "computer", "Sagaz", "source_knuth"},
    {"en", "", "adversaries", "strategy", ""},
};

/// A line's text without the names of its values and forms: "{left|one: code}" is " code".
std::string spoken(std::string_view text)
{
    std::string out;
    bool names = false; // within a name: a brace, a colon or a bar ends it; a bar begins another
    int depth = 0;
    for (const char c : text) {
        depth += (c == '{') - (c == '}');
        if (c == '{' || (c == '|' && depth > 0)) names = true;
        if (!names && c != '}') out += c;
        if (c == '}' || c == ':') names = false;
    }
    return out;
}

/// The text's words in lower case. Letters of our languages beyond ASCII begin with the byte C3, marks with C2 or E2.
std::vector<std::string> words_of(std::string_view text)
{
    std::vector<std::string> out(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        const auto small = static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
        const bool mark = c == 0xC2 || c == 0xE2;
        if (!mark && ((small >= 'a' && small <= 'z') || c >= 0x80)) out.back() += small;
        else if (!out.back().empty()) out.emplace_back();
        if (mark) i += c == 0xC2 ? 1 : 2;
    }
    return out;
}

/// True if a pattern matches the word. "moss*" matches every word that begins with "moss".
bool among(const std::string& word, std::string_view patterns)
{
    std::istringstream all{std::string(patterns)};
    for (std::string one; all >> one;)
        if (one.ends_with('*') ? word.starts_with(one.substr(0, one.size() - 1)) : word == one) return true;
    return false;
}

/// A text that people read. One of a lesson counts as one of its game's section.
struct Said {
    std::string section, place, key, text;
};

/// Adds a JSON file's texts, each on a line of its own: "key": "text". A language may not have it yet.
void add_texts(std::vector<Said>& out, const std::string& name, const std::string& section, const std::string& place)
{
    std::ifstream file(name);
    for (std::string line; std::getline(file, line);) {
        const auto begin = line.find('"'), end = line.find("\": ");
        if (begin < end && end != std::string::npos)
            out.push_back({section, place, line.substr(begin + 1, end - begin - 1), line.substr(end + 3)});
    }
}

/// The section of a lesson's game.
std::string section_of(const std::filesystem::path& lesson)
{
    std::ifstream file(lesson / "lesson.json");
    for (std::string line; std::getline(file, line);) {
        const auto at = line.find("\"game\": \"");
        if (at == std::string::npos) continue;
        const std::string game = line.substr(at + 9, line.find('"', at + 9) - at - 9);
        return game == "mastermind" || game == "picas-fijas" ? "codes" : game;
    }
    return "";
}

/// Every text of a language: the tables, but names of terms; the lessons; the glossary.
std::vector<Said> said_in(const std::string& language)
{
    std::vector<Said> out;
    for (const std::string section :
         {"betting", "builder", "class",  "cluedo", "code_words", "codes",     "common",   "concepts", "day",
          "files",   "handin",  "home",   "lab",    "lesson",     "matrix",    "page",     "print",    "puzzles",
          "spaces",  "start",   "studio", "trees",  "thirtyone",  "tictactoe", "troubles", "variants"}) {
        std::ifstream file("shell/text/" + language + "/" + section + ".txt");
        REQUIRE(file);
        for (std::string line; std::getline(file, line);) {
            const auto at = line.find(" = ");
            if (line.starts_with('#') || line.starts_with("terms_") || at == std::string::npos) continue;
            out.push_back({section, section, line.substr(0, std::min(at, line.find('('))), line.substr(at + 3)});
        }
    }
    for (const auto& lesson : std::filesystem::directory_iterator("assets/lessons"))
        add_texts(out, (lesson.path() / (language + ".json")).string(), section_of(lesson.path()),
                  lesson.path().filename().string());
    add_texts(out, "assets/glossary/" + language + ".json", "glossary", "glossary");
    return out;
}

bool balanced(std::string_view pattern)
{
    int depth = 0;
    for (const char c : pattern) {
        depth += (c == '{') - (c == '}');
        if (depth < 0) return false;
    }
    return depth == 0;
}

} // namespace

TEST_SUITE("text")
{
    TEST_CASE("every text is there in every language, with balanced braces and no spaces at its ends but a unit's")
    {
        for (const int t : all_texts())
            for (const Language l : languages) {
                const auto p = pattern(l, static_cast<Text>(t));
                CAPTURE(p);
                CHECK_FALSE(p.empty());
                CHECK(balanced(p));
                CHECK(p.back() != ' ');
            }
    }
    TEST_CASE("all languages put in the same arguments, but for those that only choose a plural")
    {
        for (const int t : all_texts()) {
            std::set<char> all;
            for (const Language l : languages) all.merge(arguments(pattern(l, static_cast<Text>(t))));
            for (const char a : all)
                for (const Language l : languages) {
                    const auto p = pattern(l, static_cast<Text>(t));
                    CAPTURE(p);
                    const std::string plain = std::string("{") + a + "}", chosen = std::string("{") + a + "|";
                    bool anywhere_plain = false;
                    for (const Language other : languages)
                        anywhere_plain |= pattern(other, static_cast<Text>(t)).find(plain) != std::string_view::npos;
                    const bool here =
                        p.find(plain) != std::string_view::npos || p.find(chosen) != std::string_view::npos;
                    if (anywhere_plain && static_cast<Text>(t) != Text::agrees_with_n) CHECK(here);
                }
        }
    }
    TEST_CASE("no text has been left in another language by mistake")
    {
        const int all = static_cast<int>(all_texts().size());
        for (const Language l : languages)
            for (const Language other : languages) {
                if (other <= l) continue;
                int same = 0;
                for (const int t : all_texts())
                    same += pattern(l, static_cast<Text>(t)) == pattern(other, static_cast<Text>(t));
                INFO(code(l) << " and " << code(other) << ": " << same << " of " << all);
                const bool far = l == Language::english || other == Language::english;
                CHECK(same * (far ? 20 : 5) <=
                      all); // Mastermind, Knuth, (log), numbers with units; Menu, Tema, Cartas…
            }
    }
    TEST_CASE("one thing has one name: no text says a word for which the house has another")
    {
        for (const Language l : languages) {
            const std::string language(code(l));
            const auto all = said_in(language);
            CHECK(all.size() > 1000);
            for (const Said& said : all)
                for (const auto& u : unsaid) {
                    if (u.language != language || among(said.key, u.but) || among(said.place, u.but)) continue;
                    if (!u.sections.empty() && !among(said.section, u.sections)) continue;
                    for (const auto& word : words_of(spoken(said.text))) {
                        INFO(language << ", " << said.place << ", " << said.key << ": " << word << ", rather "
                                      << u.instead);
                        CHECK_FALSE(among(word, u.words));
                    }
                }
        }
    }
    TEST_CASE("a button that a text quotes is called so, and cancelling is not called as taking a move back is")
    {
        constexpr std::array<std::pair<Text, Text>, 4> quoted{{{Text::spaces_load_why, Text::undo},
                                                               {Text::cluedo_cases_intro, Text::undo},
                                                               {Text::spaces_howto_noise, Text::change_rules},
                                                               {Text::spaces_howto_step, Text::spaces_tab_step}}};
        for (const Language l : languages) {
            CHECK(pattern(l, Text::cancel) != pattern(l, Text::undo));
            constexpr std::array<std::pair<std::string_view, std::string_view>, 3> marks{
                {{"«", "»"}, {"“", "”"}, {"„", "“"}}};
            std::size_t most = 0; // number of texts with the same marks
            for (const auto& [opening, closing] : marks) {
                std::size_t found = 0;
                for (const auto& [text, button] : quoted)
                    found += pattern(l, text).find(std::string(opening) + std::string(pattern(l, button)) +
                                                   std::string(closing)) != std::string::npos;
                most = std::max(most, found);
            }
            INFO(code(l));
            CHECK(most == quoted.size());
        }
    }
    TEST_CASE("a per cent sign stands as each language writes it")
    {
        for (const int t : all_texts())
            for (const Language l : languages) {
                const std::string p(pattern(l, static_cast<Text>(t)));
                INFO(p);
                const bool apart = pattern(l, Text::percent).find(" %") != std::string_view::npos;
                for (auto at = p.find('%'); at != std::string::npos; at = p.find('%', at + 1)) {
                    if (at == 0) continue;
                    const char before = p[at - 1];
                    CHECK_FALSE((apart && (before == '}' || (before >= '0' && before <= '9'))));
                    CHECK_FALSE((!apart && before == ' ' && at > 1 &&
                                 (p[at - 2] == '}' || (p[at - 2] >= '0' && p[at - 2] <= '9'))));
                }
            }
    }
    TEST_CASE("plurals choose by the number, in a text with others inside")
    {
        const Say es(Language::spanish), en(Language::english);
        CHECK(es(Text::codes_left, es.count(27)) == "Quedan 27 códigos posibles.");
        CHECK(es(Text::codes_left, es.count(1)) == "Queda 1 código posible.");
        CHECK(en(Text::codes_left, en.count(1)) == "1 code is still possible.");
        CHECK(es(Text::see_all_n, es.count(27), "27") == "ver los 27");
        CHECK(es(Text::agrees_with_n, es.count(2)) == "concuerda con las 2 respuestas");
        CHECK(es(Text::agrees_with_n, es.count(1)) == "concuerda con la respuesta");
    }
    TEST_CASE("numbers are grouped from five digits on and signed as the language does")
    {
        CHECK(number(Language::spanish, 1296) == "1296");
        CHECK(number(Language::spanish, 4294967296) == "4\u00a0294\u00a0967\u00a0296");
        CHECK(number(Language::english, 4294967296) == "4,294,967,296");
        CHECK(number(Language::italian, -50) == "−50");
        CHECK(number(Language::italian, 15625) == "15.625");
        CHECK(number(Language::portuguese, 15625) == "15.625");
        CHECK(number(Language::english, INT64_MIN) == "−9,223,372,036,854,775,808");
        CHECK(decimal(Language::spanish, 3.345, 2) == "3,35");
        CHECK(decimal(Language::portuguese, 1234567.5, 1) == "1.234.567,5");
        CHECK(decimal(Language::english, 0.05, 2) == "0.05");
        CHECK(decimal(Language::italian, -2.0, 1) == "−2,0");
        CHECK(decimal(Language::english, -0.001, 2) == "0.00");
        CHECK(decimal(Language::english, 12.6, 0) == "13");
    }
    TEST_CASE("every language says its own name, its code and its texts, each at its own place")
    {
        for (const Language l : languages) CHECK(language_from(code(l)) == l);
        struct Known {
            std::string_view code, name, close;
        };
        for (const Known& known : {Known{"es", "Español", "Cerrar"}, Known{"it", "Italiano", "Chiudi"},
                                   Known{"en", "English", "Close"}, Known{"pt", "Português", "Fechar"}}) {
            const auto l = language_from(known.code);
            REQUIRE(l);
            CHECK(language_names[static_cast<std::size_t>(*l)] == known.name);
            CHECK(pattern(*l, Text::close) == known.close);
        }
    }
    TEST_CASE("a language is known by the first letters of its tag")
    {
        CHECK(language_from("es-CO") == Language::spanish);
        CHECK(language_from("en_GB") == Language::english);
        CHECK(language_from("pt") == Language::portuguese);
        CHECK(language_from("pt-BR") == Language::portuguese);
        CHECK(language_from("pt-PT") == Language::portuguese);
        CHECK(language_from("pt_BR") == Language::portuguese);
        CHECK_FALSE(language_from("fr"));
        CHECK_FALSE(language_from("esperanto"));
        CHECK_FALSE(language_from(""));
    }
    TEST_CASE("a fetched file says what is linked in, text by text")
    {
        constexpr std::array sections{&home_texts, &common_texts, &code_words_texts};
        for (const Language l : languages) {
            const auto file = TextFile::read(file_of(l, sections), sections);
            REQUIRE(file);
            CHECK(file->language() == l);
            int at = 0;
            for (const TextSection* section : sections)
                for (int i = 1; i <= section->size; ++i)
                    CHECK(file->text(at++) == pattern(l, static_cast<Text>(static_cast<int>(section->before) + i)));
        }
        static constexpr TextSection two{Text::before_home, 2, 1, 0};
        constexpr std::array alone{&two};
        const auto lines = TextFile::read(head(Language::italian, alone) + "one\ttwo\nthree\n", alone);
        REQUIRE(lines);
        CHECK(lines->text(0) == "one\ntwo");
        CHECK(lines->text(1) == "three");
    }
    TEST_CASE("a fetched file of another program, version or language, or a piece of one, is not taken")
    {
        constexpr std::array sections{&common_texts, &home_texts};
        constexpr std::array others{&common_texts, &codes_texts}, turned{&home_texts, &common_texts};
        const std::string file = file_of(Language::spanish, sections);
        CHECK_FALSE(TextFile::read(file, others));
        CHECK_FALSE(TextFile::read(file, turned));
        TextSection newer = home_texts; // as many texts, with other keys
        ++newer.keys;
        CHECK_FALSE(TextFile::read(file, std::array<const TextSection*, 2>{&common_texts, &newer}));
        CHECK_FALSE(TextFile::read("", sections));
        CHECK_FALSE(TextFile::read("<!doctype html><title>Not found</title>", sections));
        CHECK_FALSE(TextFile::read("sagaz fr" + file.substr(8), sections));
        CHECK_FALSE(TextFile::read(file + "more\n", sections));
        CHECK_FALSE(TextFile::read(file + std::string(1 << 18, 'x') + "\n", sections));
        for (std::size_t size = 0; size < file.size(); ++size) {
            CAPTURE(size);
            CHECK_FALSE(TextFile::read(std::string_view(file).substr(0, size), sections));
        }
    }
    TEST_CASE("fuzz: a damaged file is refused, or all its texts can be said")
    {
        constexpr std::array sections{&common_texts, &home_texts};
        const std::string file = file_of(Language::portuguese, sections);
        engine::Rng random(9);
        int taken = 0;
        for (int round = 0; round < 5000; ++round) {
            std::string damaged = file;
            const auto changes = 1 + random.index(3);
            for (std::size_t n = 0; n < changes; ++n) {
                const std::size_t how = random.index(4), at = random.index(damaged.size()),
                                  from = random.index(damaged.size());
                const std::size_t size = 1 + random.index(60);
                if (how == 0) damaged[at] = static_cast<char>(random.index(256));
                if (how == 1) damaged.erase(at, size);
                if (how == 2) damaged.insert(at, 1, "\n{|}\t1"[size % 6]);
                if (how == 3) damaged.insert(at, damaged.substr(from, size));
            }
            const auto read = TextFile::read(damaged, sections);
            if (!read) continue;
            ++taken;
            std::size_t bytes = 0;
            for (int at = 0; at < common_texts.size + home_texts.size; ++at) {
                const auto p = read->text(at);
                REQUIRE_FALSE(p.empty());
                bytes += p.size() + 1;
                const std::array arguments{Argument(7), Argument("x")};
                (void)filled(read->language(), p, arguments);
            }
            REQUIRE(bytes == damaged.size() - head(read->language(), sections).size());
        }
        CHECK(taken > 500);
        CHECK(taken < 4500);
    }
    TEST_CASE("a preposition joins the article of a name that is put in after it, and no other word")
    {
        const auto said = [](Language l, std::string_view pattern, std::string_view name) {
            const Argument a(name);
            return filled(l, pattern, {&a, 1});
        };
        CHECK(said(Language::spanish, "Sube a {0}.", "el nodo 3") == "Sube al nodo 3.");
        CHECK(said(Language::spanish, "La ventana de {0}", "el nodo 3") == "La ventana del nodo 3");
        CHECK(said(Language::spanish, "Sube a {0}.", "la raíz") == "Sube a la raíz.");
        CHECK(said(Language::italian, "Entra in {0}", "il nodo 3") == "Entra nel nodo 3");
        CHECK(said(Language::italian, "Entra in {0}", "la foglia 1") == "Entra nella foglia 1");
        CHECK(said(Language::portuguese, "A janela de {0}", "o nó 3") == "A janela do nó 3");
        CHECK(said(Language::portuguese, "Sobe a {0}.", "a raiz") == "Sobe à raiz.");
        CHECK(said(Language::spanish, "A {0} le llega 5.", "el nodo 3") == "Al nodo 3 le llega 5.");
        CHECK(said(Language::portuguese, "A {0}", "a raiz") == "À raiz");
        CHECK(said(Language::english, "a {0}", "el nodo") == "a el nodo");
        CHECK(said(Language::spanish, "Ana {0}", "el nodo") == "Ana el nodo");
        CHECK(said(Language::spanish, "Papá a {0}", "ella") == "Papá a ella");
        CHECK(said(Language::spanish, "{0}", "el nodo") == "el nodo");
    }
    TEST_CASE("broken patterns and missing arguments are left out, not crashed over")
    {
        CHECK(filled(Language::english, "a {0", {}) == "a {0");
        CHECK(filled(Language::english, "{0|x", {}) == "");
        CHECK(filled(Language::english, "{9} b", {}) == " b");
        CHECK(filled(Language::english, "{x} {", {}) == "{x} {");
    }
}

} // namespace text_tests
