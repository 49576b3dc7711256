// Describes Cluedo for the outline: the same controls as on the canvas, with the same ids. The form for an entry:
// draft_outline.cpp.
#include "shell/cluedo/advice_words.hpp"
#include "shell/cluedo/doors.hpp"
#include "shell/cluedo/draft_outline.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/others_words.hpp"
#include "shell/cluedo/review_words.hpp"
#include "shell/kit/figures.hpp"
#include <algorithm>
#include <cmath>

namespace shell::cluedo {

using namespace engine::cluedo;

namespace {

std::string cell_words(const Say& say, const Cell& cell)
{
    switch (cell.kind) {
    case Cell::Kind::yes:
        return say(Text::cluedo_yes);
    case Cell::Kind::no:
        return say(Text::cluedo_no);
    case Cell::Kind::share:
        return say(Text::percent, Say::count(cell.percent));
    case Cell::Kind::open:
        return "?";
    case Cell::Kind::hidden:
        return say(Text::cluedo_eyes_hidden);
    case Cell::Kind::mine:
        return "(" +
               say(cell.mark == Mark::yes  ? Text::cluedo_yes
                   : cell.mark == Mark::no ? Text::cluedo_no
                                           : Text::cluedo_maybe) +
               ")";
    }
    return {};
}

void describe_grid(const View& v, Outline& o, const Say& say)
{
    const Setup& s = v.game().setup;
    std::vector<std::string> head{say(Text::cluedo_card)};
    for (Holder h = 0; h < s.table.holders(); ++h) head.push_back(cluedo_holder(say, s, h));
    auto& table =
        o.table("grid"_id, v.eyes() == nobody ? say(Text::cluedo_grid) : cluedo_eyes_title(say, v), std::move(head));
    for (Card c = 0; c < s.table.deck.cards(); ++c) {
        std::vector<std::string> cells{cluedo_card(say, s, c)};
        for (Holder h = 0; h < s.table.holders(); ++h) cells.push_back(cell_words(say, v.cell(c, h)));
        if (const auto seats = cluedo_seats(v.analysis().seen(c)); !seats.empty() && v.eyes() == nobody)
            cells[static_cast<std::size_t>(s.me) + 1] +=
                ", " + say(Text::cluedo_seen_short, cluedo_holders(say, s, seats));
        table.rows.push_back(std::move(cells));
    }
}

void describe_notes(const View& v, Outline& o, const Say& say)
{
    const auto notes = v.game().notes();
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < notes.size(); ++i)
        lines.push_back(std::to_string(i + 1) + ". " + cluedo_listed(say, v.game().setup, notes[i]));
    if (!lines.empty())
        o.list("notes_list"_id, say(v.plays() ? Text::cluedo_moves : Text::cluedo_notes), std::move(lines));
    if (v.plays() || notes.empty() || v.ui().draft.on()) return;
    o.begin_group("note_tools"_id, Text::cluedo_note_tools);
    for (std::size_t i = 0; i < notes.size(); ++i) {
        const auto n = Say::count(static_cast<std::int64_t>(i) + 1);
        const auto row = static_cast<std::int64_t>(i);
        o.button(make_id("edit"_id, row), say(Text::cluedo_mend_n, n));
        o.button(make_id("ignore"_id, row), say(notes[i].ignored ? Text::cluedo_count_n : Text::cluedo_ignore_n, n));
        o.button(make_id("remove"_id, row), say(Text::cluedo_delete_n, n));
        o.button(make_id("insert"_id, row), say(Text::cluedo_insert_n, n));
    }
    o.end();
}

void describe_hand(const View& v, Outline& o, const Say& say)
{
    const Setup& s = v.game().setup;
    const int size = v.to_choose(), now = size_of(v.ui().hand);
    const bool open = v.choosing_open();
    o.heading(2, open ? Text::cluedo_which_open : Text::cluedo_which_hand);
    o.text("hand_count"_id, say(Text::cluedo_hand_count, Say::count(now), Say::count(size)));
    for (const Kind k : {Kind::suspect, Kind::weapon, Kind::room}) {
        o.begin_group(make_id("hand_kind"_id, static_cast<int>(k)), cluedo_kind_names[static_cast<std::size_t>(k)]);
        for (const Card c : list_of(s.table.deck.of(k))) {
            auto& box = o.checkbox(make_id("mine"_id, c), Text::cluedo_card, (v.ui().hand & bit(c)) != 0);
            box.text = cluedo_card(say, s, c);
            box.disabled = open && (v.game().hand & bit(c)) != 0;
        }
        o.end();
    }
    o.button("hand_done"_id, Text::cluedo_done, now == size,
             say(Text::cluedo_hand_count, Say::count(now), Say::count(size)));
    if (!v.game().hand_missing()) {
        o.button("hand_cancel"_id, open ? Text::cluedo_face_down : Text::cancel);
        if (!open) o.escape = "hand_cancel";
    } else o.button("play_computer"_id, Text::cluedo_play_computer);
}

void describe_cell(const View& v, Outline& o, const Say& say)
{
    const Setup& s = v.game().setup;
    const UiState& u = v.ui();
    o.heading(2, Text::why);
    o.radios("look_card"_id, say(Text::cluedo_card), u.card, deck_options(say, s));
    o.radios("look_holder"_id, say(Text::cluedo_holder), u.holder, holder_options(say, s, s.table.holders()));
    if (u.card == no_card || u.holder == nobody) return;
    o.text("cell_title"_id, cluedo_cell_title(say, v, u.card, u.holder));
    if (const auto share = cluedo_cell_share(say, v, u.card, u.holder); !share.empty()) {
        o.text("cell_share"_id, share);
        if (!v.why(say, "why:share").empty()) o.why("why:share"_id);
    }
    if (const auto more = cluedo_cell_more(say, v, u.card, u.holder); !more.empty()) o.text("cell_more"_id, more);
    const Cell cell = v.cell(u.card, u.holder);
    const bool decided = cell.kind == Cell::Kind::yes || cell.kind == Cell::Kind::no;
    if (const Why* why = v.analysis().why(); why && why->holds && decided) {
        std::vector<std::string> lines;
        for (const auto& r : cluedo_reasons(say, v, *why, {u.card, u.holder, *why->holds}))
            lines.push_back((r.row >= 0 ? say(Text::cluedo_note_n, Say::count(r.row + 1)) + ": " : std::string()) +
                            r.text);
        const std::string rows = cluedo_rows(say, why->rows);
        o.text("why_rows"_id, why->rows.empty() ? say(Text::cluedo_follows_rules)
                                                : say(Text::cluedo_follows,
                                                      Argument(static_cast<std::int64_t>(why->rows.size()), rows)));
        if (!lines.empty()) o.list("why_lines"_id, say(Text::why), std::move(lines));
        o.button("proof"_id, Text::cluedo_story);
    }
    if (!v.plays() && !v.is_bare() && !decided && !v.contradictory() && !u.draft.on() && v.supposition() < 0) {
        o.button("if_has"_id, Text::cluedo_suppose_has);
        o.button("if_lacks"_id, Text::cluedo_suppose_lacks);
    }
    if ((v.plays() || v.is_bare()) && !v.analysis_shown() && !decided && !v.laid_open())
        o.radios("my_mark"_id, say(Text::cluedo_my_note), static_cast<int>(v.game().mark(u.card, u.holder)),
                 {{"0", say(Text::cluedo_no_mark)},
                  {"1", say(Text::cluedo_yes)},
                  {"2", say(Text::cluedo_no)},
                  {"3", say(Text::cluedo_maybe)}});
}

void describe_trials(const View& v, Outline& o, const Say& say)
{
    const Setup& s = v.game().setup;
    const auto& all = v.analysis().trials();
    if (!all.empty() || open_trials(v) > 0) {
        o.text("trials_n"_id, cluedo_trials(say, v));
        if (open_trials(v) > 0) o.checkbox("trials"_id, Text::cluedo_trials_show, v.ui().all_trials);
        for (std::size_t i = 0; i < all.size(); ++i)
            o.button(make_id("trial"_id, static_cast<std::int64_t>(i)),
                     cluedo_literal(say, s, all[i].literal) + ": " + cluedo_trial_end(say, all[i]));
    }
    const Shares* shares = v.analysis().shares();
    if (v.level() != Level::complete || !shares || !shares->consistent) return;
    const auto& facts = v.analysis().counted();
    o.text("counted_n"_id, say(Text::cluedo_counted_n, Say::count(static_cast<std::int64_t>(facts.size()))));
    o.text("counted_how"_id, say(Text::cluedo_counted_how, cluedo_deals(say, *shares, false)));
    for (std::size_t i = 0; i < facts.size(); ++i)
        o.button(make_id("counted"_id, static_cast<std::int64_t>(i)), cluedo_literal(say, s, facts[i]));
}

void describe_story(const View& v, Outline& o, const Say& say)
{
    const Setup& s = v.game().setup;
    const Story& story = *v.analysis().story();
    const Steps steps = v.steps(say);
    o.heading(2, Text::cluedo_story);
    describe_steps(o, say, steps);
    const auto now = static_cast<std::size_t>(steps.at);
    if (const std::string words = cluedo_supposing(say, s, story, now); !words.empty())
        o.text("story_supposing"_id, words);
    const auto& proved = v.analysis().proved();
    if (proved) o.text("story_of"_id, say(Text::cluedo_proof_of, cluedo_literal(say, s, *proved)));
    else if (now == 0) {
        o.text("story_move"_id, Text::cluedo_story_intro);
        if (story.open_trials > 1)
            o.text("story_open_trials"_id, say(Text::cluedo_story_open_trials, Say::count(story.open_trials)));
    }
    if (now > 0) {
        const Move& m = story.moves[now - 1];
        o.text("story_move"_id, cluedo_move(say, s, m));
        if (m.constraint >= 0) {
            const Constraint& k = story.constraints[static_cast<std::size_t>(m.constraint)];
            o.text("story_constraint"_id, cluedo_constraint(say, s, k));
            o.text("story_notation"_id, cluedo_counter(say, k) + cluedo_number(k) + cluedo_notation(say, s, k, true));
            std::vector<std::string> lines;
            for (const Literal& a : arguments(s.table, k)) {
                const Domain d = v.analysis().after().at(a.card, a.holder);
                lines.push_back(cluedo_card(say, s, a.card) + ", " + cluedo_holder(say, s, a.holder) + ": {" +
                                (d == Domain::only_true    ? say(Text::cluedo_yes)
                                 : d == Domain::only_false ? say(Text::cluedo_no)
                                 : d == Domain::both       ? say(Text::cluedo_yes) + ", " + say(Text::cluedo_no)
                                                           : std::string()) +
                                "}");
            }
            o.list("story_variables"_id, say(Text::cluedo_story_variables), std::move(lines));
        }
        o.text("story_rule"_id, cluedo_rule(say, story, now - 1, v.analysis().before()));
    }
    if (steps.predicting() && steps.at < steps.count) return; // they would give the prediction away
    if (proved) o.button("story_all"_id, Text::cluedo_story_all);
    else describe_trials(v, o, say);
}

void describe_advice(const View& v, Outline& o, const Say& say)
{
    const Setup& s = v.game().setup;
    if (!v.wants_advice() || v.contradictory() || v.laid_open() || !v.analysis_shown() || v.eyes() != nobody) return;
    o.heading(2, Text::cluedo_good_question);
    const Shares* shares = v.analysis().shares();
    if (shares && shares->envelopes.size() == 1) {
        o.text("advice_text"_id, say(Text::cluedo_accuse_now, cluedo_cards(say, s, shares->envelopes[0].cards)));
        return;
    }
    const Cards rooms = s.table.deck.of(Kind::room);
    OutlineOptions where{{"0", say(Text::cluedo_any_room)}};
    for (const Card c : list_of(rooms))
        where.push_back({std::to_string(c - first_of(rooms) + 1), cluedo_card(say, s, c)});
    o.radios("room"_id, say(Text::cluedo_room_wanted), v.ui().room == no_card ? 0 : v.ui().room - first_of(rooms) + 1,
             std::move(where));
    const Advice* advice = v.analysis().advice();
    if (!advice || advice->questions.empty()) {
        o.button("advice"_id, Text::cluedo_advice);
        return;
    }
    const std::size_t chosen = v.chosen_question();
    for (const std::size_t i : v.advice_order())
        o.button(make_id("question"_id, static_cast<std::int64_t>(i)),
                 std::to_string(advice->questions[i].rank) + ". " + cluedo_cards(say, s, advice->questions[i].cards) +
                     ": " + cluedo_points(say, advice->questions[i]));
    o.text("advice_order"_id, Text::cluedo_by_points);
    describe_gives(v, o, say);
    const auto& q = advice->questions[chosen];
    o.text("advice_text"_id, cluedo_cards(say, s, q.cards) + ". " +
                                 say(Text::cluedo_solves, Say::count(std::lround(q.solves * 100))) + " " +
                                 say(Text::cluedo_bits, decimal(say.language(), q.bits, 2)) + ". " +
                                 cluedo_counted(say, *advice, q));
    for (const std::string& why : cluedo_asked_known(say, v, q.cards)) o.nodes.back().text += " " + why;
    auto& table = o.table("answers"_id, say(Text::cluedo_answers),
                          {say(Text::cluedo_who_shows), "%", say(Text::cluedo_envelope)});
    for (const auto& a : q.answers)
        table.rows.push_back({a.shower == nobody ? say(Text::cluedo_nobody_shows)
                                                 : cluedo_holder(say, s, a.shower) + ": " + cluedo_card(say, s, a.card),
                              decimal(say.language(), a.share * 100, 1), cluedo_left(say, a)});
    o.button("ask_this"_id, Text::cluedo_ask_this);
}

void describe_turn(const View& v, Outline& o, const Say& say)
{
    const Game& g = v.game();
    if (v.laid_open()) {
        o.heading(2, cluedo_result(say, v));
        if (const Review* r = v.analysis().review()) {
            auto lines = cluedo_review(say, v, *r);
            for (const auto& known : cluedo_known_by(say, v, *r)) lines.push_back(known.first + ": " + known.second);
            o.list("review_lines"_id, say(Text::cluedo_review), std::move(lines));
            describe_steps(o, say, v.review_steps(say));
            if (v.looks_back()) o.text("review_then"_id, cluedo_review_then(say, v));
        }
        o.button("new_game"_id, Text::new_game);
        return;
    }
    if (g.i_must_show()) {
        o.heading(2, cluedo_to_show(say, v));
        o.text("asked"_id, cluedo_asked_of_me(say, g));
        const auto [cards, best] = v.may_show();
        for (const Card c : cards) {
            const bool seen = (v.analysis().seen(c) >> g.play->turn & 1) != 0;
            const std::string figures = cluedo_show_figures(say, v, c);
            o.button(make_id("show"_id, c), cluedo_card(say, g.setup, c) + (figures.empty() ? "" : ": " + figures) +
                                                (seen        ? " (" + say(Text::cluedo_shown_before) + ")"
                                                 : c == best ? " (" + say(Text::cluedo_show_best) + ")"
                                                             : ""));
        }
        if (!cluedo_show_why(say, v).empty()) o.why("why:show"_id);
        if (const std::string tie = cluedo_show_tie(say, v); !tie.empty()) o.text("show_tie"_id, tie);
        if (cards.size() == 1) o.text("show_tie"_id, Text::cluedo_show_only);
    } else if (g.my_turn()) {
        const auto known = v.solved();
        o.heading(2, known ? say(Text::cluedo_accuse_now, cluedo_cards(say, g.setup, *known)) : say(Text::your_turn));
        if (!v.ui().draft.on()) { // else the form has a button with one of these names
            if (v.shown_to_me()) o.button("go_on"_id, Text::cluedo_go_on);
            else if (g.play->phase == Play::Phase::turn) o.button("ask"_id, Text::cluedo_ask);
            else o.button("pass"_id, Text::cluedo_end_turn);
            o.button("accuse"_id, Text::cluedo_accuse);
        }
    } else {
        o.text("turn"_id, v.sees_hand() ? cluedo_first_seen(say, g) : cluedo_who_plays(say, v));
        if (v.is_out()) o.text("out"_id, Text::cluedo_you_are_out);
        if (v.shown() || v.sees_hand()) o.button("go_on"_id, Text::cluedo_go_on);
    }
    if (const auto e = v.shown())
        o.text("shown"_id, cluedo_sentence(say, g.setup, *e) + cluedo_guessed(say, g.setup, *e));
    if (v.ui().draft.on()) describe_draft(v, o, say); // where its button was, so that focus stays there
    o.checkbox("mind"_id, Text::cluedo_show_mind, v.analysis_shown());
    o.checkbox("waits"_id, Text::cluedo_waits, v.waits());
    o.button("giveup"_id, Text::cluedo_lay_open);
}

} // namespace

void View::describe(Outline& o, const Say& say)
{
    o.heading(1, Text::game_cluedo);
    o.text("rules"_id, say(Text::cluedo_players_n, Say::count(table().players)) + " · " +
                           say(plays() ? Text::cluedo_mode_game : Text::cluedo_mode_notebook));
    if (at_doors()) return describe_doors(o, say);
    if (choosing_hand()) {
        describe_hand(*this, o, say);
        if (!plays()) {
            o.button("table_dialog"_id, Text::cluedo_edit_table);
            o.button("cases"_id, Text::cluedo_cases);
        }
        o.button("undo"_id, Text::undo, undoes(), Text::nothing_to_undo);
        return;
    }
    if (contradictory()) {
        const std::string words = cluedo_contradiction(say, *this);
        if (!words.empty()) {
            o.alert("contradiction"_id, words);
            o.text("clash"_id, cluedo_clash(say, *this));
        }
    } else if (const Shares* s = analysis_.shares(); s && analysis_shown() && !laid_open())
        o.text("deals"_id, cluedo_left(say, *this, *s, false));
    if (plays()) describe_turn(*this, o, say);
    else if (const auto known = solved_notes())
        o.text("solved"_id, say(Text::cluedo_accuse_now, cluedo_cards(say, game().setup, *known)));
    if (has_news()) o.button("news"_id, cluedo_news(say, *this));
    const int supposed_row = analysis_shown() ? supposition() : -1;
    if (supposed_row >= 0) {
        o.text("supposing"_id, say(Text::cluedo_supposing, cluedo_literal(say, game().setup, supposed())));
        o.button("take_back"_id, Text::cluedo_take_back);
        if (supposed().holds) o.button("if_lacks"_id, Text::cluedo_suppose_lacks);
        else o.button("if_has"_id, Text::cluedo_suppose_has);
    }
    if (!plays() && ui_.draft.on()) describe_draft(*this, o, say);
    else if (!plays()) {
        o.button("note"_id, Text::cluedo_note, supposed_row < 0, Text::cluedo_note_off);
        if (game().setup.me != nobody) o.button("hand_edit"_id, Text::cluedo_my_hand);
        o.button("table_dialog"_id, Text::cluedo_edit_table);
    }
    if (const Case* c = ready_case()) {
        o.text("case_text"_id, say(c->title) + ". " + cluedo_case_about(say, game().setup, *c));
        o.text("case_known"_id, cluedo_case_known(say, *this));
    }
    if (!plays()) o.button("cases"_id, Text::cluedo_cases);
    describe_eyes(*this, o, say);
    describe_grid(*this, o, say);
    describe_race(*this, o, say);
    if (offers_others()) o.checkbox("others"_id, Text::cluedo_others, others_on());
    if (others_on()) o.checkbox("rivals"_id, Text::cluedo_rivals_rules, rivals_by_rules());
    if (analysis_shown() && !laid_open()) {
        if (level() == Level::complete) o.checkbox("shares"_id, Text::cluedo_show_shares, shares_shown());
        o.radios("level"_id, say(Text::cluedo_deduce), static_cast<int>(level()), options_of(say, cluedo_level_names));
        o.checkbox("story"_id, Text::cluedo_story_show, stepping());
    }
    if (stepping()) describe_story(*this, o, say);
    describe_notes(*this, o, say);
    o.button("undo"_id, Text::undo, undoes(), Text::nothing_to_undo);
    o.button("redo"_id, Text::redo, log_.can_redo(), Text::nothing_to_redo);
    if (eyes() == nobody) describe_cell(*this, o, say);
    describe_advice(*this, o, say);
}

} // namespace shell::cluedo
