// Describes the version-space screen for the outline: the same controls as on the canvas, with the same ids.
#include "shell/pegs/phrases.hpp"
#include "shell/spaces/ids.hpp"
#include "shell/spaces/phrases.hpp"
#include "shell/spaces/review.hpp"
#include <algorithm>

namespace shell::spaces {
namespace {

using Row = std::vector<std::string>;

constexpr std::size_t most_listed = 60; // spaces or codes; of the others only the number

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
    for (int i = 0; i < v.rules().positions; ++i) {
        std::vector<OutlineOption> options;
        for (int s = 0; s < v.rules().symbols; ++s)
            options.push_back({std::to_string(s), symbol_name(say, v.game().face(), s)});
        o.radios(make_id("place"_id, i), say(Text::position_n, Say::count(i + 1)),
                 v.ui().draft.symbol[static_cast<std::size_t>(i)], std::move(options))
            .drawn = make_id("hole"_id, i).text();
    }
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

void describe_space(const View& v, Outline& o, const Say& say)
{
    const auto& chosen = v.ui().chosen;
    const auto& g = v.analysis().generations()[static_cast<std::size_t>(chosen.generation)];
    if (chosen.space >= g.live()) return;
    const bool dead = chosen.dead.has_value();
    const vs::Space& space = dead ? v.update()->steps.back().after : g.set.live()[chosen.space].space;
    if (dead) o.text("space_dead"_id, death_in_words(say, chosen.dead->death));
    else {
        o.text("space_size"_id, say(Text::spaces_n_codes, Say::count(g.members[chosen.space])) + " · " +
                                    percent_in_words(say, v.analysis().share(g, chosen.space)));
        o.why("why:space"_id);
    }
    o.text("space_e"_id, "E: " + specific_in_words(say, v.game(), space, v.language()));
    o.text("space_g"_id, "G: " + general_in_words(say, v.game(), space, v.language(), 40));
    o.text("space_legend"_id, Text::spaces_e_g_legend);
    if (dead) return;
    std::vector<std::string> codes;
    for (const auto& c : v.analysis().members(space, most_listed))
        codes.push_back(code_in_words(say, v.game().face(), v.rules(), c));
    if (g.members[chosen.space] > codes.size())
        codes.push_back(
            say(Text::spaces_and_more, say.count(g.members[chosen.space] - static_cast<std::int64_t>(codes.size()))));
    o.list("space_codes"_id, say(Text::spaces_members), std::move(codes));
}

void describe_tree(const View& v, Outline& o, const Say& say)
{
    const auto& analysis = v.analysis();
    const auto& chosen = v.ui().chosen;
    const int answer = chosen.generation;
    for (int k = 0; k <= analysis.known_answers(); ++k)
        o.text(make_id("effort"_id, k), effort_in_words(say, analysis, k));
    if (analysis.known_answers() > 0)
        o.number("generation"_id, Text::spaces_after_answer, answer, 0, analysis.known_answers());
    const auto& g = analysis.generations()[static_cast<std::size_t>(answer)];
    auto& table = o.table(
        "spaces"_id, say(Text::spaces_live),
        {say(Text::spaces_head_hypothesis), "E", "G", say(Text::spaces_head_codes), "%", say(Text::spaces_space)});
    for (std::size_t n = 0; n < g.first.size() && n < most_listed; ++n) { // the most probable first
        const std::size_t i = g.first[n];
        const auto& live = g.set.live()[i];
        const std::string hypothesis =
            answer == 0
                ? std::string("–")
                : concept_in_words(say, v.game(), analysis.hypothesis(answer, analysis.branch_to(answer, i)).positive);
        table.rows.push_back({hypothesis, specific_in_words(say, v.game(), live.space, v.language()),
                              general_in_words(say, v.game(), live.space, v.language(), 3),
                              figure_text(say, g.members[i]), percent_in_words(say, analysis.share(g, i)),
                              std::to_string(n + 1)});
    }
    if (g.live() > most_listed)
        o.text("more_spaces"_id,
               say(Text::spaces_and_more, say.count(static_cast<std::int64_t>(g.live() - most_listed))));
    if (g.live() > 0)
        o.number("space"_id, Text::spaces_space, static_cast<int>(analysis.number_of(g, chosen.space)), 1,
                 static_cast<int>(g.live()));
    if (const auto* effort = g.effort()) {
        auto& dead = o.table(
            "dead"_id,
            say(Text::spaces_n_collapsed, say.count(static_cast<std::int64_t>(effort->generated - effort->live))),
            {say(Text::spaces_head_test), say(Text::spaces_dead)});
        for (int d = 1; d < vs::deaths; ++d)
            dead.rows.push_back({death_in_words(say, static_cast<vs::Death>(d)),
                                 figure_text(say, effort->died[static_cast<std::size_t>(d)])});
    }
    describe_space(v, o, say);
    const int answers = analysis.known_answers();
    if (answers > 0) {
        std::vector<OutlineOption> levels;
        for (int i = 0; i < answers; ++i) levels.push_back({std::to_string(i), std::to_string(i + 1)});
        o.radios("spaces_view"_id, say(Text::spaces_view), v.tiles() ? 0 : 1,
                 {{"0", say(Text::spaces_tiles)}, {"1", say(Text::spaces_tab_tree)}});
        if (!v.tiles()) o.radios("open_to"_id, say(Text::spaces_open_to), -1, std::move(levels));
        o.button("see_update"_id, Text::spaces_see_update);
    }
}

void describe_step(const View& v, Outline& o, const Say& say)
{
    const auto* u = v.update();
    if (!u) {
        o.text("no_update"_id, Text::spaces_no_update);
        return;
    }
    const int answer = u->generation + 1;
    const auto& branch = u->branches[static_cast<std::size_t>(u->at)];
    const auto& h = v.analysis().hypothesis(answer, branch);
    const auto& from = v.analysis().generations()[static_cast<std::size_t>(u->generation)].set.live()[u->space].space;
    o.number("hypothesis"_id, Text::spaces_hypothesis, u->at + 1, 1, static_cast<int>(u->branches.size()));
    o.button("hypothesis:back"_id, Text::spaces_hypothesis_before);
    o.button("hypothesis:next"_id, Text::spaces_hypothesis_after);
    o.text("supposing"_id, say(branch.lie ? Text::spaces_supposing_lie : Text::spaces_supposing,
                               answer_in_words(say, branch.truth), say.count(answer)) +
                               " " +
                               say(Text::spaces_fijas_picas, concept_in_words(say, v.game(), h.black),
                                   concept_in_words(say, v.game(), h.positive)));
    const Steps s = v.steps(say);
    describe_steps(o, say, s);
    const vs::Space& now = s.at == 0 ? from : u->steps[static_cast<std::size_t>(s.at) - 1].after;
    if (s.at > 0 && u->steps[static_cast<std::size_t>(s.at) - 1].death != vs::Death::none)
        o.text("step_death"_id, death_in_words(say, u->steps[static_cast<std::size_t>(s.at) - 1].death));
    else
        o.text("step_codes"_id,
               say(Text::spaces_n_codes, say.count(static_cast<std::int64_t>(vs::members(v.rules(), now)))));
    if (s.at > 0) {
        const auto& before = s.at == 1 ? from : u->steps[static_cast<std::size_t>(s.at) - 2].after;
        const auto why = step_why(say, v.game(), v.analysis().clues()[static_cast<std::size_t>(u->generation)], h,
                                  u->steps[static_cast<std::size_t>(s.at) - 1], before);
        if (!why.empty()) o.text("step_why"_id, why);
    }
    o.text("step_g"_id,
           say(Text::spaces_g_size, say.count(static_cast<std::int64_t>(general_count(v.game(), now, v.language())))));
    o.text("step_e"_id, "E: " + specific_in_words(say, v.game(), now, v.language()));
    auto& table = o.table("box"_id, say(s.at == 0 ? Text::spaces_before : Text::spaces_after),
                          {say(Text::head_position), say(Text::spaces_head_allowed)});
    for (int i = 0; i < v.rules().positions; ++i) {
        std::string values;
        for (int x = 0; x < v.rules().symbols; ++x)
            if (vs::allowed(v.rules(), now, i) >> x & 1u)
                values += (values.empty() ? "" : ", ") + symbol_name(say, v.game().face(), x);
        table.rows.push_back({std::to_string(i + 1), values.empty() ? "–" : values});
    }
}

void describe_map(const View& v, Outline& o, const Say& say)
{
    const auto& g = v.analysis().now();
    if (g.codes() == 0) return;
    Panel map(say);
    add_map(map, v);
    describe_fields(o, map);
    const auto b = v.analysis().belief(g);
    if (v.analysis().options().noise.kind == vs::Noise::Kind::odds)
        o.text("highest"_id,
               percent_in_words(say, b.highest) +
                   (believed_wrongly(v) ? ". " + say(Text::spaces_sure_wrong)
                    : b.highest > spaces_sure
                        ? ". " + say(Text::spaces_sure)
                        : " " + say(Text::spaces_not_sure, Say::count(static_cast<std::int64_t>(b.best)))));
    if (v.game().noisy())
        for (std::size_t l = 0; l < g.by_lies.size(); ++l)
            o.text(
                make_id("lies"_id, static_cast<std::int64_t>(l)),
                say(Text::spaces_with_lies, say.count(static_cast<std::int64_t>(l)), figure_text(say, g.by_lies[l])));
    std::vector<std::string> codes;
    for (const auto& c : v.analysis().best(g, most_listed))
        codes.push_back(code_in_words(say, v.game().face(), v.rules(), c));
    o.list("best"_id, best_in_words(say, v.game(), b), std::move(codes));
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
        return describe_tree(*this, o, say);
    case Tab::step:
        return describe_step(*this, o, say);
    case Tab::map:
        return describe_map(*this, o, say);
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
