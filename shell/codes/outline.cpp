// The outline of the code games: the same controls, with the same ids, as on the canvas.
#include "shell/codes/ids.hpp"
#include "shell/codes/phrases.hpp"
#include "shell/codes/view.hpp"

namespace shell::codes {
namespace {

using engine::codes::Role;
using Status = engine::codes::Game::Status;

void describe_row_tools(const View& v, Outline& o, const Say& say)
{
    const auto& g = v.game();
    if (g.setup.role == Role::guesser || g.rows.empty() || g.status == Status::gave_up || v.reads_clues()) return;
    o.begin_group("row_tools"_id, Text::row_tools);
    for (std::size_t i = 0; i < g.rows.size(); ++i)
        if (g.rows[i].answer) o.button(make_id("row"_id, i), say(Text::edit_row_n, Say::count(i + 1)));
    o.end();
}

void describe_draft(const View& v, Outline& o, const Say& say)
{
    const auto& g = v.game();
    const bool secret = v.ui().entering_secret;
    if (g.rows.empty() && g.setup.role == Role::guesser) o.text("goal"_id, goal_in_words(g, say));
    o.heading(2, say(secret ? Text::enter_secret : Text::your_guess));
    if (std::string of = draft_caption_in_words(v, say); !of.empty()) o.text("guess_of"_id, std::move(of));
    describe_places(o, g.setup.face, v.rules(), v.ui().draft);
    for (const Id id : {"submit"_id, "erase"_id, "secret_cancel"_id}) o.command(id);
    if (v.ui().wants_hint && v.thought()) {
        o.text("thinking"_id, Text::thinking);
        o.command("cancel_hint"_id);
    } else o.command("hint"_id);
    if (v.ui().hinted && v.analysis().choice.value) o.text("hint_why"_id, hint_in_words(v, say));
    else if (v.ui().nudged && !v.ui().wants_hint) o.text("nudge"_id, nudge_in_words(v, say));
    if (const auto code = v.ui().draft.code(v.rules()); code && !secret && v.analysis_shown() && v.answered() > 0) {
        const auto wrong = conflicts(g, *code);
        o.text("draft_state"_id, wrong.empty() ? say(Text::guess_possible)
                                               : say(Text::guess_contradicts, named_rows_in_words(say, wrong)));
        if (!wrong.empty()) o.why("why:draft"_id);
    }
}

void describe_answer(const View& v, Outline& o, const Say& say)
{
    const auto& g = v.game();
    const int n = v.rules().positions;
    o.heading(2, Text::your_answer);
    o.text("asked"_id, say(Text::how_near, code_in_words(say, g.setup.face, v.rules(), g.rows.back().guess)));
    if (g.secret) {
        o.text("secret"_id, say(Text::enter_secret) + ": " + code_in_words(say, g.setup.face, v.rules(), *g.secret));
        if (!o.hides_analysis)
            o.text("truth"_id,
                   say(Text::secret_says, answer_in_words(say, *g.truth(static_cast<int>(g.rows.size()) - 1))));
    }
    o.begin_group("pegs"_id, Text::peg_by_peg);
    for (int i = 0; i < n; ++i) {
        const auto& code = g.rows.back().guess;
        o.radios(make_id("mark"_id, i),
                 say(Text::peg_n, Say::count(i + 1),
                     symbol_name(say, g.setup.face, code.symbol[static_cast<std::size_t>(i)])),
                 static_cast<int>(v.ui().marks[static_cast<std::size_t>(i)]),
                 {{"0", say(Text::mark_none)}, {"1", say(Text::mark_fija)}, {"2", say(Text::mark_pica)}});
    }
    o.end();
    o.number("fijas"_id, Text::fijas, v.ui().black, 0, n);
    o.number("picas"_id, Text::picas, v.ui().white, 0, n);
    o.command("answer"_id);
    if (!o.hides_analysis) o.command("keep_secret"_id);
}

void describe_mind(const View& v, Outline& o, const Say& say)
{
    if (o.hides_analysis) return;
    o.heading(2, Text::what_is_known);
    if (!v.reviewed()) o.checkbox("mind"_id, Text::show_mind, v.analysis_shown());
    if (!v.analysis_shown()) return;
    const auto& known = v.analysis().knowledge.value;
    if (!known) {
        const auto& error = v.analysis().knowledge.error;
        o.text("working"_id, error.empty() ? Text::counting : Text::too_large_to_count);
        return;
    }
    if (known->consistent == 0) return;
    std::string left = say(Text::codes_left, say.count(known->consistent));
    if (left.ends_with('.')) left.pop_back(); // one sentence with what follows
    o.text("left"_id, left + ", " + say(Text::of_at_start, say.count(known->total)) + ".");
    if (known->prefix_counts.size() > 1) o.why("why:left"_id);
    Panel map(say);
    add_map(map, v);
    describe_fields(o, map);
    describe_partition(v, o);
    Panel list(say);
    if (v.ui().tab == MindTab::strategy) {
        add_strategy(list, v);
        add_population(list, v);
        add_best_guesses(list, v);
    }
    describe_fields(o, list);
    describe_possible(v, o);
}

} // namespace

void View::describe(Outline& o, const Say& say)
{
    const auto& g = game();
    o.heading(1, codes_title(say, g.setup.face));
    o.text("rules"_id, rules_in_words(say, rules(), g.setup.face, false) +
                           (o.numbers_cells ? "" : " · " + role_in_words(say, g.setup.role)));
    describe_rows(*this, o);
    if (contradictory()) {
        o.alert("contradiction"_id, contradiction_in_words(say, *this));
        for (const int row : blamed_rows()) {
            o.button(make_id("row"_id, row), say(Text::edit_row_n, Say::count(row + 1)));
            o.button(make_id("ignore"_id, row), say(Text::ignore_row_n, Say::count(row + 1)));
        }
        if (secret_would_tell()) o.command("keep_secret"_id);
    } else describe_row_tools(*this, o, say);
    if (g.status != Status::playing) {
        o.heading(2, g.status == Status::won && !contradictory() ? won_in_words(*this, say)
                                                                 : say(contradictory()            ? Text::contradiction
                                                                       : g.status == Status::lost ? Text::you_lost
                                                                                                  : Text::gave_up));
        if (g.secret) o.text("secret"_id, say(Text::secret_was, code_in_words(say, g.setup.face, rules(), *g.secret)));
        o.button("new_game"_id, Text::new_game);
        if (reviewed() && !contradictory()) {
            for (const Id id : {"see_review"_id, "same_secret"_id, "share_secret"_id}) o.command(id);
            Panel review(say);
            add_review(review, *this);
            describe_fields(o, review);
        }
    } else if (entering_code()) describe_draft(*this, o, say);
    else if (waits_for_me_to_answer()) describe_answer(*this, o, say);
    else if (computer_to_guess() && !contradictory()) {
        o.text("thinking"_id, computer_in_words(*this, say));
        o.command("use_consistent"_id);
    }
    for (const Id id : {"giveup"_id, "undo"_id, "redo"_id}) o.command(id);
    describe_own_notes(*this, o);
    if (!noting()) describe_mind(*this, o, say); // the notes stand in its place
}

} // namespace shell::codes
