// Describes the version-space screen for the outline: the same controls as on the canvas, with the same ids.
#include "shell/pegs/phrases.hpp"
#include "shell/spaces/ids.hpp"
#include "shell/spaces/phrases.hpp"
#include "shell/spaces/review.hpp"
#include <algorithm>

namespace shell::spaces {
namespace {

using Row = std::vector<std::string>;

void describe_rows(const View& v, Outline& o, const Say& say)
{
    const auto& g = v.game();
    if (g.now().rows.empty()) return;
    const bool analysis = v.analysis_shown() && !o.hides_analysis;
    Row head{say(Text::head_row), say(Text::head_guess), say(Text::head_answer)};
    if (analysis) head.insert(head.end(), {say(Text::head_left), say(Text::spaces_live)});
    if (analysis && g.noisy()) head.push_back(say(Text::spaces_lie_head));
    auto& table = o.table("rows"_id, say(Text::head_rows), std::move(head));
    for (std::size_t i = 0; i < g.now().rows.size(); ++i) {
        const auto& row = g.now().rows[i];
        Row cells{std::to_string(i + 1), code_in_words(say, g.face(), g.rules(), row.guess),
                  row.answer ? answer_in_words(say, *row.answer) : say(Text::no_answer_yet)};
        if (!row.answer && g.declared()) {
            cells[2] = say(Text::spaces_declared_short);
            if (g.secret()) cells[2] += ": " + declared_row_in_words(say, g);
        }
        if (!g.playing() && g.is_lie(static_cast<int>(i))) cells[2] += " (" + say(Text::spaces_lie) + ")";
        if (analysis) {
            const bool known = row.answer && static_cast<int>(i) < v.analysis().known_answers();
            cells.push_back(known ? figure_text(say, v.analysis().generations()[i + 1].codes()) : "–");
            cells.push_back(known ? figure_text(say, v.analysis().generations()[i + 1].live()) : "–");
            if (g.noisy())
                cells.push_back(row.answer && i < v.analysis().clues().size() && !v.collapsed()
                                    ? percent_in_words(say, v.analysis().was_lie(i))
                                    : "–");
        }
        table.rows.push_back(std::move(cells));
    }
    for (std::size_t i = 0; analysis && i < g.now().rows.size(); ++i)
        if (v.suspects(i))
            o.why(make_id("why:lie"_id, static_cast<std::int64_t>(i)),
                  named_rows_in_words(say, {static_cast<int>(i)}) + ", " +
                      say(Text::spaces_was_lie, percent_in_words(say, v.analysis().was_lie(i))));
}

void describe_draft(const View& v, Outline& o, const Say& say)
{
    o.heading(2, Text::your_guess);
    pegs::describe_places(o, v.game().face(), v.rules(), v.ui().draft);
    for (const Id id : {"submit"_id, "declare"_id, "erase"_id, "hint"_id}) o.command(id);
    if (v.ui().hinted) o.text("hint_why"_id, tie_in_words(say, v.game()));
}

void describe_turn(const View& v, Outline& o, const Say& say)
{
    const auto& g = v.game();
    if (v.collapsed() && g.playing()) {
        o.alert("collapsed"_id, collapse_in_words(say, g, v.analysis()));
        o.command("allow_lies"_id);
    }
    if (!g.playing()) {
        o.heading(2, result_in_words(say, v));
        if (g.secret())
            o.text("secret"_id, say(Text::secret_was, code_in_words(say, g.face(), g.rules(), *g.secret())));
        o.button("new_game"_id, Text::new_game);
        for (const Id id : {"same_secret"_id, "share_secret"_id}) o.command(id);
    } else if (v.entering_code()) describe_draft(v, o, say);
    else if (g.waits_for_answer()) {
        const int n = g.rules().positions;
        o.heading(2, Text::your_answer);
        o.text("asked"_id, say(Text::how_near, code_in_words(say, g.face(), g.rules(), g.now().rows.back().guess)));
        o.number("fijas"_id, Text::fijas, v.ui().black, 0, n);
        o.number("picas"_id, Text::picas, v.ui().white, 0, n);
    }
    for (const Id id : {"answer"_id, "advance"_id, "giveup"_id, "undo"_id, "redo"_id}) o.command(id);
    o.text("tie_rule"_id, tie_in_words(say, g));
    o.button("learner"_id, Text::spaces_learner);
}

} // namespace

void View::describe(Outline& o, const Say& say)
{
    o.heading(1, Text::game_spaces);
    o.text("rules"_id, rules_in_words(say, rules(), game_.face(), false) + " · " + mode_in_words(say, game_));
    describe_rows(*this, o, say);
    describe_turn(*this, o, say);
    if (o.hides_analysis) return;
    o.heading(2, Text::spaces_panel);
    o.checkbox("analysis"_id, Text::spaces_panel, analysis_shown());
    if (!analysis_shown()) return;
    if (game_.noisy() && analysis_.posterior().now().belief.codes > 0 &&
        !analysis_.clues().empty()) { // needs no spaces
        const auto& p = analysis_.posterior();
        const std::string share = game_.mode().noise == vs::Noise::Kind::odds
                                      ? percent_in_words(say, p.now().belief.highest) + " "
                                      : std::string();
        o.text("bits"_id, bits_in_words(say, analysis_));
        o.text("blind"_id, blind_in_words(say, analysis_));
        const bool shown = ui_.tab == Tab::tree || !analysis_.settled();
        for (std::size_t i = 0; shown && i < std::min<std::size_t>(2, p.best.size()); ++i)
            o.button(make_id("believed"_id, static_cast<std::int64_t>(i)),
                     share + code_in_words(say, game_.face(), rules(), p.best[i]), entering_code());
    }
    if (!analysis_.settled()) {
        o.text("working"_id, Text::spaces_working);
        return;
    }
    if (analysis_.too_large()) {
        o.text("too_large"_id, Text::spaces_too_large);
        return;
    }
    o.text("left"_id, say(Text::codes_left, say.count(static_cast<std::int64_t>(analysis_.now().codes()))) + " " +
                          say(Text::spaces_live_n, say.count(static_cast<std::int64_t>(analysis_.now().live()))));
    if (analysis_.known_answers() > 0) o.why("why:left"_id);
    std::vector<OutlineOption> shown;
    for (const int tab : tabs())
        shown.push_back({std::to_string(tab), say(spaces_tab_names[static_cast<std::size_t>(tab)])});
    o.radios("tab"_id, say(Text::spaces_tabs), static_cast<int>(ui_.tab), std::move(shown));
    o.radios("l_or_l2"_id, say(Text::spaces_language), language() == vs::Language::l2 ? 1 : 0,
             {{"0", "L"}, {"1", "L2"}});
    if (rules().repeats)
        o.radios("cover"_id, say(Text::spaces_cover), game_.mode().cover == vs::Cover::b ? 1 : 0,
                 {{"0", "A"}, {"1", "B"}});
    switch (ui_.tab) {
    case Tab::tree:
        return describe_tree(o);
    case Tab::step:
        return describe_step(o);
    case Tab::map:
        return describe_map(o);
    case Tab::review:
    case Tab::plot:
    case Tab::examples:
        break;
    }
    Panel p(say);
    panel(p);
    describe_fields(o, p);
}

} // namespace shell::spaces
