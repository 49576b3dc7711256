#include "shell/codes/view.hpp"
#include "engine/codes/duel.hpp"
#include "engine/codes/optimal/job.hpp"
#include "imgui.h"
#include "shell/codes/challenge.hpp"
#include "shell/codes/dialogs.hpp"
#include "shell/codes/ids.hpp"
#include "shell/codes/phrases.hpp"
#include "shell/kit/figures.hpp"
#include <algorithm>
#include <set>

namespace shell::codes {
namespace {

using engine::codes::Code;
using engine::codes::Feedback;
using engine::codes::Role;
using Status = engine::codes::Game::Status;

constexpr int listed = 12; // candidates in each knowledge request, for the map tab's chips

} // namespace

bool View::analysis_shown() const
{
    if (reviewed()) return true; // the game is over: nothing to give away
    if (!prefs_.helps()) return false;
    const auto chosen = prefs_.get("mind"); // default: off in the guesser's role
    return chosen.empty() ? log_.setup().role != Role::guesser : chosen == "on";
}

bool View::computer_to_guess() const
{
    const auto& g = game();
    return g.setup.role == Role::keeper && g.status == Status::playing && !g.waits_for_answer() && !ui_.entering_secret;
}
bool View::waits_for_me_to_answer() const
{
    return game().setup.role != Role::guesser && game().status == Status::playing && game().waits_for_answer();
}
bool View::entering_code() const
{
    if (ui_.entering_secret) return true;
    if (reads_clues()) return false;
    return game().status == Status::playing && game().setup.role != Role::keeper && !game().waits_for_answer();
}
bool View::reviewed() const
{
    return game().status != Status::playing && game().setup.role != Role::keeper && !game().rows.empty();
}
engine::codes::StrategyKind View::advisor() const
{
    return ui_.instead ? engine::codes::StrategyKind::consistent : game().setup.strategy;
}
bool View::computer_chose() const
{
    return computer_has_guessed() && std::holds_alternative<engine::codes::Guess>(log_.events().back()) &&
           log_.cursor() > ui_.others; // else the former strategy chose
}
bool View::contradictory() const
{
    return !reads_clues() && analysis_.knowledge.value && analysis_.knowledge.value->consistent == 0;
}
bool View::secret_would_tell() const
{
    return contradictory() && game().setup.role == Role::keeper && game().status == Status::playing &&
           !ui_.entering_secret;
}
int View::answered() const
{
    return static_cast<int>(std::count_if(game().rows.begin(), game().rows.end(),
                                          [](const auto& row) { return row.answer && !row.ignored; }));
}
bool View::computer_stuck() const { return computer_to_guess() && !contradictory() && !analysis_.choice.error.empty(); }
bool View::can_hint() const { return entering_code() && !ui_.entering_secret && !ui_.wants_hint && !contradictory(); }
bool View::may_use_consistent() const
{
    return other_may_play() && computer_to_guess() && !contradictory() && (computer_stuck() || !can_undo());
}
int View::thought() const
{
    if (!computer_to_guess() && !(ui_.wants_hint && entering_code())) return 0;
    return analysis_.knowledge.running() ? analysis_.knowledge.job : analysis_.choice.job;
}

std::vector<int> View::blamed_rows() const
{
    std::set<int> rows;
    if (contradictory())
        for (const auto& set : repairs()) rows.insert(set.begin(), set.end());
    return {rows.begin(), rows.end()};
}

std::vector<int> View::untrue_rows() const
{
    std::vector<int> wrong;
    const auto& rows = game().rows;
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        const auto& row = rows[static_cast<std::size_t>(i)];
        const auto truth = game().truth(i);
        if (truth && row.answer && !row.ignored && *row.answer != *truth) wrong.push_back(i);
    }
    return wrong;
}

Repairs View::repairs() const
{
    if (const auto wrong = untrue_rows(); !wrong.empty()) return {wrong};
    return analysis_.repairs.value.value_or(Repairs{});
}

std::string View::push(engine::codes::Event e, const Say& say)
{
    const auto done = log_.push(e);
    if (!done) {
        if (done.error().kind == engine::codes::Error::Kind::false_answer) { // so there are a secret and a row
            const auto* mended = std::get_if<engine::codes::Amend>(&e);
            const int row = mended ? mended->row : static_cast<int>(game().rows.size()) - 1;
            if (const auto truth = game().truth(row)) return say(Text::false_answer, answer_in_words(say, *truth));
        }
        return error_in_words(say, done.error(), rules());
    }
    after_event();
    return {};
}

void View::after_event()
{
    analysis_.outdate(game());
    ui_.draft = {};
    ui_.black = ui_.white = 0;
    ui_.marks = {};
    ui_.entering_secret = ui_.hinted = ui_.wants_hint = ui_.wants_nudge = ui_.nudged = false;
    ui_.instead.reset();
    ++ui_.to_end;
    if (reviewed()) ui_.tab = MindTab::review;
    else if (ui_.tab == MindTab::review) ui_.tab = MindTab::map;
    if (waits_for_me_to_answer() && game().secret)
        if (const auto truth = game().truth(static_cast<int>(game().rows.size()) - 1)) {
            ui_.black = truth->black; // the secret is noted here: fill in the true answer
            ui_.white = truth->white;
        }
}

/// Undo passes over the computer's guesses: it would only make them again.
bool View::is_decision(std::size_t i) const
{
    return !reads_clues() &&
           (log_.setup().role != Role::keeper || !std::holds_alternative<engine::codes::Guess>(log_.event(i)));
}

/// The strategy is part of the setup, so the game is replayed under the new one.
void View::set_strategy(engine::codes::StrategyKind kind, const engine::codes::GeneticOptions& genetic)
{
    auto setup = log_.setup();
    setup.strategy = kind;
    setup.genetic = genetic;
    if (setup == log_.setup()) return;
    auto events = log_.events();
    if (computer_has_guessed() && std::holds_alternative<engine::codes::Guess>(events.back()))
        events = events.first(events.size() - 1); // unanswered: the new strategy makes its own
    Log again(setup);
    for (const auto& e : events)
        if (!again.push(e)) return; // never: no event depends on the strategy
    log_ = std::move(again);
    ui_.others = log_.cursor();
}

void View::count_marks()
{
    const auto count = [&](PegAnswer a) {
        return static_cast<int>(std::count(ui_.marks.begin(), ui_.marks.begin() + rules().positions, a));
    };
    ui_.black = count(PegAnswer::fija);
    ui_.white = count(PegAnswer::pica);
}

void View::add_on_screen(std::string& shown) const
{
    if (ui_.entering_secret) add_use(shown, "keep_secret"_id, 1);
    if (ui_.review_more) add_use(shown, "review_more"_id, 1);
    ui_.draft.add_on_screen(shown);
    if (ui_.noting) add_use(shown, "notes"_id, 1);
    if (!ui_.notes.empty()) add_use(shown, "notes_kept"_id, ui_.notes.text());
    if (!waits_for_me_to_answer()) return;
    add_use(shown, "fijas"_id, ui_.black);
    add_use(shown, "picas"_id, ui_.white);
}

std::optional<Screen::Outcome> View::act_analysis(const Action& a, Jobs& jobs)
{
    if (a.id == "strategy"_id || a.id == "possible_only"_id) {
        using namespace engine::codes;
        const auto now = game().setup.strategy;
        const bool confines = a.id == "possible_only"_id;
        const auto chosen = parse_int(a.value, 0, confines ? 1 : static_cast<int>(strategy_count) - 1);
        if (chosen) {
            const auto kind =
                confines ? confined(now, *chosen == 1) : confined(static_cast<StrategyKind>(*chosen), is_confined(now));
            set_strategy(kind, kind == now ? game().setup.genetic : GeneticOptions{}); // else defaults
        }
        analysis_.drop_choice(jobs);
        ui_.instead.reset(); // a hint under way now comes from the new strategy
        return chosen ? Outcome::moved() : Outcome::shown();
    }
    if (a.id == "clues"_id) {
        prefs_.set("codes.clues", a.value == "1" ? "on" : "off");
        return Outcome::prefs_changed();
    }
    if (a.id == "list_from"_id) {
        if (const auto from = parse_int(a.value, 0, 1'000'000)) analysis_.want_page(jobs, game(), *from, 240);
    } else if (a.id == "cancel_rank"_id) {
        analysis_.drop_ranking(jobs);
        ranking_refused_ = analysis_key();
    } else return std::nullopt;
    return Outcome::shown();
}

std::optional<Screen::Outcome> View::act_answer(const Action& a, const Say& say)
{
    const int n = rules().positions;
    if (a.id == "fijas"_id || a.id == "picas"_id) {
        const auto v = parse_int(a.value, 0, n);
        if (!v) return Outcome::refused(say(Text::error_answer_figure, say.count(n)));
        (a.id == "fijas"_id ? ui_.black : ui_.white) = *v;
        ui_.marks = {};
        return Outcome::shown();
    }
    if (const auto peg = suffix_index(a.id, "mark"_id, n - 1)) {
        auto& mark = ui_.marks[static_cast<std::size_t>(*peg)];
        const auto chosen = parse_int(a.value, 0, 2);
        mark = static_cast<PegAnswer>(chosen.value_or((static_cast<int>(mark) + 1) % 3));
        count_marks();
        return Outcome::shown();
    }
    return std::nullopt;
}

Screen::Outcome View::play(const Action& a, const Say& say, Jobs& jobs)
{
    if (a.id == "letters"_id) {
        prefs_.set("pegs", a.value == "1" ? "letters" : "shapes");
        return Outcome::prefs_changed();
    }
    if (a.id == "duel"_id) {
        const engine::codes::DuelSetup duel{.rules = rules(), .face = setup().face, .seed = setup().seed + 1};
        if (engine::codes::problem(duel)) return Outcome::shown();
        auto out = Outcome::replaced(engine::codes::to_line(engine::session::Log<engine::codes::Duel>(duel)));
        out.close = true;
        return out;
    }
    if (const auto row = suffix_index(a.id, "try_again"_id, 20); row && same_again()) {
        std::size_t at = 0; // the guess's event
        for (int guesses = 0; at < log_.cursor(); ++at)
            if (std::holds_alternative<engine::codes::Guess>(log_.event(at)) && guesses++ == *row) break;
        if (at == log_.cursor()) return Outcome::shown();
        back_to(at);
        if (sheet() == SheetAt::full) open_sheet(SheetAt::peek); // it would hide the board
        return Outcome::moved();
    }
    if (a.id == "review_more"_id) {
        ui_.review_more = a.value.empty() ? !ui_.review_more : a.value == "1";
        return Outcome::shown();
    }
    if (const auto row = suffix_index(a.id, "ignore"_id, 20))
        return Outcome::moved_unless(push(engine::codes::Ignore{*row, a.value != "0"}, say));
    if (const auto done = act_analysis(a, jobs)) return *done;
    if (const auto done = act_notes(a)) return *done;
    if (const auto f = suffix_index(a.id, "answer_is"_id, 99); f && waits_for_me_to_answer()) { // a bar was pressed
        if (*f / 10 + *f % 10 > rules().positions) return Outcome::shown();
        ui_.black = *f / 10;
        ui_.white = *f % 10;
        ui_.marks = {};
        return Outcome::shown();
    }
    if (waits_for_me_to_answer())
        if (const auto done = act_answer(a, say)) return *done;
    if (!entering_code()) return {};
    auto taken = ui_.draft.act(a, rules(), say);
    if (taken.changed) ui_.hinted = false;
    return std::move(taken.outcome);
}

std::string View::amend(int row, const Code& code, Feedback answer, const Say& say)
{
    return push(engine::codes::Amend{row, code, answer}, say);
}
void View::enter_genetic(const engine::codes::GeneticOptions& genetic)
{
    if (genetic == log_.setup().genetic) return;
    set_strategy(engine::codes::StrategyKind::genetic, genetic);
    ui_.instead.reset();
}
std::string View::ignore(int row, bool on, const Say& say) { return push(engine::codes::Ignore{row, on}, say); }

/// Identifies the state that a ranking depends on: rows, draft, tab. A cancelled ranking is not requested again for it.
std::string View::analysis_key() const
{
    std::string key = analysis_.knowledge.request + ' ' + std::to_string(static_cast<int>(ui_.tab));
    for (int i = 0; i < rules().positions; ++i)
        key += ' ' + std::to_string(ui_.draft.symbol[static_cast<std::size_t>(i)]);
    return key;
}

Screen::Tick View::tick(Jobs& jobs, const Say& say, const Moment& moment)
{
    Tick out;
    layout_ = moment.layout;
    out.news = analysis_.collect(jobs);
    const auto& g = game();
    // Knowledge is requested even when hidden: contradictions must show, and the computer waits for it to guess.
    const std::string before = analysis_.knowledge.request;
    analysis_.want_knowledge(jobs, g, listed);
    out.news |= analysis_.knowledge.request != before;
    if (contradictory() && untrue_rows().empty()) analysis_.want_repairs(jobs, g);
    else analysis_.drop_repairs(jobs);

    if (analysis_.knowledge.request != page_for_) { // another state has another list
        analysis_.drop_page(jobs);
        page_for_ = analysis_.knowledge.request;
    }
    const bool settled = analysis_.knowledge.value && !contradictory();
    const auto draft = ui_.entering_secret ? std::nullopt : ui_.draft.code(rules());
    const bool weighing = analysis_shown() && settled && g.status == Status::playing;
    const bool weighed = weighing && draft && entering_code(); // there is a guess to weigh
    if (weighed) analysis_.want_partition(jobs, g, *draft);
    else if (weighing && waits_for_me_to_answer()) analysis_.want_partition(jobs, g, g.rows.back().guess);
    else analysis_.drop_partition(jobs);
    const bool ranked = weighed || (weighing && ui_.tab == MindTab::strategy && !computer_to_guess());
    if (ranked && ranking_refused_ != analysis_key()) analysis_.want_ranking(jobs, g, weighed ? draft : std::nullopt);
    else analysis_.drop_ranking(jobs);
    const bool counted = settled || !analysis_.knowledge.error.empty(); // a failed count is not waited for
    const bool bred =
        weighing && ui_.tab == MindTab::strategy && game().setup.strategy == engine::codes::StrategyKind::genetic;
    if (bred) analysis_.want_population(jobs, g);
    else analysis_.drop_population(jobs);
    if (computer_to_guess()) play_for_computer(out, jobs, counted);
    if (ui_.wants_nudge && counted && entering_code()) {
        ui_.wants_nudge = false;
        ui_.nudged = out.advice = out.news = true;
        out.message = nudge_in_words(*this, say);
        out.action_id = "hint"_id;
        out.action_label = say(Text::hint_next);
    }
    if (ui_.wants_hint && counted && entering_code()) finish_hint(out, jobs, say, moment.layout);
    if (reviewed() && settled) {
        analysis_.want_review(jobs, g);
        if (review_done(g, analysis_) && engine::codes::can_be_proven(rules())) analysis_.want_lost(jobs, g);
    } else analysis_.drop_review(jobs);
    const int asked = waits_for_me_to_answer() ? static_cast<int>(game().rows.size()) - 1 : -1;
    if (asked != ui_.asked_row) ui_.asked_since = moment.now;
    ui_.asked_row = asked;
    out.news |= analysis_.collect(jobs); // a request may be answered at once
    return out;
}

void View::play_for_computer(Tick& out, Jobs& jobs, bool counted)
{
    if (!counted) return analysis_.drop_choice(jobs);
    analysis_.want_choice(jobs, game(), game().setup.strategy, Analysis::move_nodes);
    if (analysis_.choice.value && log_.push(engine::codes::Guess{analysis_.choice.value->guess})) {
        after_event();
        out.moved = out.news = true;
    }
}

void View::finish_hint(Tick& out, Jobs& jobs, const Say& say, Layout layout)
{
    analysis_.want_choice(jobs, game(), advisor(), Analysis::hint_nodes);
    const std::string& error = analysis_.choice.error;
    const bool stopped = error == Analysis::stopped;
    if ((error == "too_large" || stopped) && advisor() != engine::codes::StrategyKind::consistent) {
        ui_.instead = stopped ? Text::hint_stopped : Text::hint_instead; // says why
        analysis_.want_choice(jobs, game(), advisor(), Analysis::hint_nodes);
    }
    if (analysis_.choice.value) {
        ui_.draft.set(analysis_.choice.value->guess, rules().positions);
        ui_.hinted = true;
        if (layout != Layout::desktop) out.message = hint_in_words(*this, say); // the row has no room
        out.advice = true;
    } else if (!analysis_.choice.error.empty()) {
        out.message = cannot_choose_in_words(say, advisor(), analysis_.choice.error, false);
        out.refused = true;
    }
    if (!analysis_.choice.running()) {
        ui_.wants_hint = false;
        out.news = true;
    }
}

std::span<const Text> View::keys() const
{
    static constexpr std::array texts{Text::keys_symbols, Text::keys_submit, Text::keys_erase};
    return texts;
}

void View::keyboard(Ui& ui)
{
    const ImGuiIO& io = ImGui::GetIO();
    const bool enter = ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
    const bool button_focused = io.NavVisible && ImGui::IsAnyItemFocused();
    if (waits_for_me_to_answer() && !ui_.entering_secret) {
        if (enter && !button_focused) ui.act("answer"_id);
        return;
    }
    if (!entering_code()) return;
    for (const ImWchar c : io.InputQueueCharacters)
        if (const int s = symbol_from_key(game().setup.face, rules().symbols, c); s >= 0)
            ui.act(make_id("symbol"_id, s));
    if (ImGui::IsKeyPressed(ImGuiKey_Backspace) && !ui_.draft.empty(rules().positions)) ui.act("erase"_id);
    if (ImGui::IsKeyPressed(ImGuiKey_Delete)) ui.act("clear"_id);
    if (enter && !button_focused) ui.act("submit"_id);
}

} // namespace shell::codes
