#include "shell/thirtyone/view.hpp"
#include "imgui.h"
#include "shell/kit/figures.hpp"
#include "shell/thirtyone/words.hpp"
#include <algorithm>

namespace shell::thirtyone {

using engine::thirtyone::Move;
using engine::thirtyone::Side;

namespace {

constexpr double reply_ms = 500; // so that one sees one's own token first
constexpr double step_ms = 400;  // of the exploration, played
constexpr int trial_fields = 3;

} // namespace

View::View(Log log, Prefs& prefs) : log_(std::move(log)), prefs_(prefs)
{
    ui_.trial = rules();
    mind_.game.want(rules());
}

const std::vector<engine::thirtyone::Moment>& View::history() const
{
    const auto* s = solution();
    const std::string key = s ? line() : std::string();
    if (key != history_of_) {
        history_ = s ? value_history(*s, game()) : std::vector<engine::thirtyone::Moment>();
        history_of_ = key;
    }
    return history_;
}

int View::why_value() const
{
    const auto* s = solution();
    if (!s || game().over()) return 0;
    if (ui_.why > 0 && ui_.why <= rules().max && is_free(rules(), game().position, ui_.why)) return ui_.why;
    const auto best = s->best_moves(game().position);
    return best.empty() ? 0 : best[0];
}

Steps View::steps(const Say& say) const
{
    const auto& e = mind_.exploration(rules());
    const auto at = std::min(static_cast<std::size_t>(ui_.step), e.steps());
    Steps s;
    s.at = static_cast<int>(at);
    s.count = static_cast<int>(e.steps());
    s.playing = ui_.playing;
    s.words =
        e.labelled(at) > 0
            ? say(Text::thirtyone_labelled_n, Say::count(s.at), Say::count(static_cast<std::int64_t>(e.labelled(at))))
            : say(Text::thirtyone_explored_n, Say::count(s.at), Say::count(static_cast<std::int64_t>(e.explored(at))));
    return s;
}

int View::current_node() const
{
    const auto& e = mind_.exploration(rules());
    const auto at = std::min(static_cast<std::size_t>(ui_.step), e.steps());
    const std::size_t labels = e.labelled(at);
    return static_cast<int>(labels > 0 ? e.nodes.size() - labels : e.explored(at)) - (labels > 0 ? 0 : 1);
}

bool View::labelled(int node) const
{
    const auto& e = mind_.exploration(rules());
    const auto at = std::min(static_cast<std::size_t>(ui_.step), e.steps());
    return node >= 0 && static_cast<std::size_t>(node) + e.labelled(at) >= e.nodes.size();
}

void View::moved()
{
    ui_.why = 0;
    ui_.reply_at = -1;
    ui_.paused = false;
}

std::string View::play(int value, const Say& say)
{
    if (!game().over() && !my_turn()) return say(Text::thirtyone_not_your_turn);
    const auto done = log_.push(Move{static_cast<std::uint8_t>(std::clamp(value, 0, 255))});
    if (!done) return thirtyone_error(say, done.error());
    moved();
    return {};
}

bool View::can_undo() const
{
    const bool nobody = !is_person(Side::a) && !is_person(Side::b);
    for (std::size_t k = 0; k < log_.cursor(); ++k)
        if (nobody || is_person(k % 2 == 0 ? Side::a : Side::b)) return true;
    return false;
}

/// Back to where a person chose: the computer's answer goes with the move it answered.
bool View::undo()
{
    if (!can_undo()) return false;
    const bool nobody = !is_person(Side::a) && !is_person(Side::b);
    log_.undo();
    while (!nobody && !is_person(game().turn()) && log_.can_undo()) log_.undo();
    moved();
    ui_.paused = nobody;
    return true;
}

bool View::redo()
{
    if (!log_.redo()) return false;
    const bool nobody = !is_person(Side::a) && !is_person(Side::b);
    while (!nobody && !game().over() && !is_person(game().turn()) && log_.can_redo()) log_.redo();
    moved();
    ui_.paused = nobody;
    return true;
}

void View::show(Tab tab)
{
    ui_.tab = tab;
    ui_.playing = false;
    ui_.shown_node = -1;
    if (ui_.sheet == 0) ui_.sheet = 1;
}

Screen::Outcome View::act(const Action& a, const Say& say, Jobs&)
{
    Outcome out{true};
    if (const auto value = indexed(a.id, "value", 99)) {
        out.message = play(*value, say);
        out.moved = out.message.empty();
    } else if (a.id == "undo" || a.id == "redo") out.moved = a.id == "undo" ? undo() : redo();
    else if (a.id == "go_on") ui_.paused = false;
    else if (a.id == "analysis") {
        const bool on = a.value.empty() ? !analysis_shown() : a.value == "1";
        prefs_.set("thirtyone.analysis", on ? "on" : "off");
        if (on && ui_.sheet == 0) ui_.sheet = 1;
        out.prefs = true;
    } else if (a.id == "why") ui_.why = figure(a.value, 0, engine::thirtyone::max_max).value_or(0);
    else if (const auto why = indexed(a.id, "why", engine::thirtyone::max_max)) ui_.why = *why;
    else if (a.id == "tab") {
        if (const auto tab = figure(a.value, 0, 3)) show(static_cast<Tab>(*tab));
    } else if (a.id == "exercises") {
        prefs_.set("thirtyone.analysis", "on");
        out.prefs = true;
        ui_.sheet = 2;
        show(Tab::exercises);
    } else if (a.id == "sheet") ui_.sheet = figure(a.value, 0, 2).value_or(ui_.sheet);
    else if (!act_on_tools(a) && !act_on_exercise(a)) out.mine = false;
    return out;
}

/// Sliders of the trial rules and steps of the exploration.
bool View::act_on_tools(const Action& a)
{
    using namespace engine::thirtyone;
    const std::array<std::string_view, trial_fields> ids{"trial_rows", "trial_max", "trial_limit"};
    const std::array<int, trial_fields> least{min_rows, min_max, min_limit}, most{max_rows, max_max, max_limit};
    const std::array<std::uint8_t*, trial_fields> fields{&ui_.trial.rows, &ui_.trial.max, &ui_.trial.limit};
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (a.id == ids[i]) {
            if (const auto v = figure(a.value, least[i], most[i])) *fields[i] = static_cast<std::uint8_t>(*v);
            return true;
        }
    if (a.id == "graph") {
        ui_.as_tree = a.value == "0";
        ui_.shown_node = -1;
        return true;
    }
    if (ui_.tab != Tab::explorer) return false;
    if (a.id == "play") {
        ui_.playing = a.value.empty() ? !ui_.playing : a.value == "1";
        ui_.clock.restart();
        return true;
    }
    const auto& e = mind_.exploration(rules());
    if (const auto node = indexed(a.id, "node", static_cast<int>(e.nodes.size()) - 1)) {
        const bool labelling = e.labelled(static_cast<std::size_t>(ui_.step)) > 0;
        ui_.step = labelling ? static_cast<int>(2 * e.nodes.size()) - *node : *node + 1;
        ui_.playing = false;
        return true;
    }
    Steps s;
    s.at = ui_.step;
    s.count = static_cast<int>(e.steps());
    if (const auto step = stepped(a, s)) {
        ui_.step = *step;
        if (a.id != "step") ui_.playing = false;
        return true;
    }
    return false;
}

bool View::act_on_exercise(const Action& a)
{
    const int last = static_cast<int>(thirtyone_exercises().size()) - 1;
    auto& answer = ui_.answers[static_cast<std::size_t>(ui_.exercise)];
    if (a.id == "exercise") ui_.exercise = figure(a.value, 0, last).value_or(ui_.exercise);
    else if (a.id == "exercise:next") ui_.exercise = std::min(last, ui_.exercise + 1);
    else if (a.id == "exercise:back") ui_.exercise = std::max(0, ui_.exercise - 1);
    else if (a.id == "exercise:sum") answer.sum = figure(a.value, 0, 99).value_or(0);
    else if (a.id == "exercise:mover") answer.mover = figure(a.value, 0, 2).value_or(-1);
    else if (a.id == "exercise:status") answer.status = figure(a.value, 0, 1).value_or(-1);
    else if (a.id == "exercise:none") {
        answer.none_wins = a.value.empty() ? !answer.none_wins : a.value == "1";
        if (answer.none_wins) answer.value = {};
    } else if (const auto v = indexed(a.id, "exercise:value", engine::thirtyone::game_of_31.max)) {
        bool& chosen = answer.value[static_cast<std::size_t>(*v)];
        chosen = a.value.empty() ? !chosen : a.value == "1";
        if (chosen) answer.none_wins = false;
    } else if (a.id == "exercise:check") {
        answer.checked = true;
        return true;
    } else if (a.id == "exercise:answers") {
        ui_.show_answers = a.value.empty() ? !ui_.show_answers : a.value == "1";
        return true;
    } else return false;
    if (a.id != "exercise" && a.id != "exercise:next" && a.id != "exercise:back") answer.checked = false;
    return true;
}

Screen::Tick View::tick(Jobs&, const Say&, Layout, double now)
{
    Tick out;
    if (analysis_shown() && ui_.tab == Tab::rules) mind_.want_trial(ui_.trial);
    if (analysis_shown() && ui_.tab == Tab::exercises) standard_.want(engine::thirtyone::game_of_31);
    out.news = mind_.work();
    out.news |= standard_.work();
    if (!solution() || game().over() || is_person(game().turn()) || ui_.paused) return out;
    if (ui_.lively) {
        if (ui_.reply_at < 0) ui_.reply_at = now + (log_.cursor() > 0 ? reply_ms : 0);
        if (now < ui_.reply_at) return out;
    }
    if (log_.push(Move{opponent_move(*solution(), log_.setup(), game().position)})) {
        moved();
        out.moved = out.news = true;
    }
    return out;
}

void View::keyboard(Ui& ui)
{
    if (ImGui::GetIO().WantTextInput) return; // an answer is being typed
    if (undo_keys(ui)) return;
    if (my_turn())
        for (const ImWchar c : ImGui::GetIO().InputQueueCharacters)
            if (c >= '1' && c <= '9' && static_cast<int>(c - '0') <= rules().max)
                ui.act(numbered("value:", static_cast<int>(c - '0')));
    if (!analysis_shown() || ui_.tab != Tab::explorer) return;
    const Steps s = steps(ui.say);
    scrubber_keys(ui, s);
    if (ui_.playing && ui_.clock.due(ui, step_ms)) {
        if (s.at < s.count) ui.act("step", std::to_string(s.at + 1));
        else ui.act("play", "0");
    }
}

} // namespace shell::thirtyone
