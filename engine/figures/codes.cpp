#include "engine/codes/game.hpp"
#include "engine/codes/knowledge.hpp"
#include "engine/figures/games.hpp"
#include <algorithm>

namespace engine::figures {
namespace {

using namespace codes;

/// The symbols as the screen names them: digits, or letters from A on for colours too.
std::string shown(const Setup& s, const Code& code)
{
    std::string out = to_text(s.rules, code);
    if (s.face != Face::digits)
        for (char& c : out) c = static_cast<char>(c <= '9' ? 'A' + (c - '0') : 'A' + 10 + (c - 'a'));
    return out;
}

/// How many codes are left after each row. Where the board is too large to count, nothing.
std::vector<Count> left_after(const Game& g)
{
    std::vector<Clue> clues;
    std::vector<Count> out;
    for (const Row& row : g.rows) {
        if (row.answer && !row.ignored && clues.size() < max_clues) clues.push_back({row.guess, *row.answer});
        const Knowledge known = run(KnowledgeJob(g.setup.rules, clues, {}));
        if (known.too_large) return {};
        out.push_back(known.consistent);
    }
    return out;
}

/// A peg of the guess as TikZ draws it: a disc with its letter, or a square with its digit.
std::string pegs(const Setup& s, const Code& code)
{
    std::string out = "\\tikz[baseline=-0.6ex]{";
    const std::string text = shown(s, code);
    for (std::size_t i = 0; i < text.size(); ++i)
        out += std::string("\\node[draw, ") + (s.face == Face::colours ? "circle" : "rectangle") +
               ", inner sep=0pt, minimum size=4.5mm, font=\\small] at (" + std::to_string(5 * i) + "mm,0) {" + text[i] +
               "};";
    return out + "}";
}
std::string answer_pegs(const Feedback& f)
{
    std::string out = "\\tikz[baseline=-0.6ex]{";
    for (int i = 0; i < f.black + f.white; ++i)
        out +=
            std::string(i < f.black ? "\\filldraw" : "\\draw") + " (" + std::to_string(3 * i) + "mm,0) circle (1mm);";
    return out + "}";
}

Table table_of(const Game& g, const Style& style)
{
    const Words& say = style.words;
    const bool latex = style.is_latex();
    const bool pegs_shown = latex && g.setup.face == Face::colours;
    const bool pegs_named = g.setup.face == Face::colours; // else fijas and picas
    Table t{{say(Word::guess), say(Word::code), say(pegs_named ? Word::black : Word::bulls),
             say(pegs_named ? Word::white : Word::cows)},
            {},
            {1}};
    if (pegs_shown) t.columns = {say(Word::guess), say(Word::code), say(Word::feedback)};
    const auto left = left_after(g);
    if (!left.empty()) t.columns.push_back(say(Word::codes_left));
    for (std::size_t i = 0; i < g.rows.size(); ++i) {
        const Row& row = g.rows[i];
        std::vector<std::string> cells{std::to_string(i + 1),
                                       latex ? pegs(g.setup, row.guess) : shown(g.setup, row.guess)};
        if (pegs_shown) cells.push_back(row.answer ? answer_pegs(*row.answer) : "?");
        else
            for (const auto part : {&Feedback::black, &Feedback::white})
                cells.push_back(row.answer ? std::to_string((*row.answer).*part) : "?");
        if (!left.empty()) cells.push_back(std::to_string(left[i]));
        t.rows.push_back(std::move(cells));
    }
    return t;
}

} // namespace

std::string codes_history(std::string_view line, const Style& style)
{
    const auto log = codes::from_line(line);
    if (!log) return {};
    const Table t = table_of(log->now(), style);
    return style.is_latex() ? document(to_tabular(t, true), "calc") : written(t, style.format);
}

} // namespace engine::figures
