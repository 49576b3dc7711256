#include "shell/thirtyone/view.hpp"
#include "engine/thirtyone/states.hpp"
#include "shell/kit/figures.hpp"
#include "shell/thirtyone/dialogs.hpp"
#include "shell/thirtyone/ids.hpp"
#include "shell/thirtyone/phrases.hpp"
#include <algorithm>

namespace shell::thirtyone {

using engine::thirtyone::Move;
using engine::thirtyone::Side;

namespace {

constexpr double reply_ms = 500;                 // so that the user's token is seen first
constexpr std::uint32_t most_positions = 20'000; // of a board whose tree is counted: some milliseconds a search

} // namespace

View::View(Log log, Prefs& prefs)
    : GameScreen(std::move(log), prefs,
                 {.pref = "thirtyone.analysis",
                  .tabs = 4,
                  .sheet = SheetAt::half,
                  .names = thirtyone_tab_names,
                  .group = Text::thirtyone_tabs})
{
    ui_.trial = rules();
    ui_.plies = log_.cursor();
    analysis_.game.want(rules());
    if (engine::thirtyone::States(rules()).size() <= most_positions)
        graph_.emplace(engine::thirtyone::KeyedThirtyOne(rules(), true));
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

engine::thirtyone::Game View::shown_game() const
{
    if (!exercising()) return game();
    using engine::thirtyone::Game;
    engine::thirtyone::Setup s; // game_of_31 with two people
    s.rules = engine::thirtyone::game_of_31;
    s.a = s.b = engine::thirtyone::Player::person;
    auto shown = Game::start(s);
    for (const auto v : thirtyone_exercises()[static_cast<std::size_t>(ui_.exercise)].moves)
        if (auto next = shown.after(Move{v})) shown = *next;
    return shown;
}

std::optional<int> View::decisive() const
{
    return game().over() && solution() ? decisive_move(history(), game()) : std::nullopt;
}

bool View::can_try_again() const
{
    const auto move = decisive();
    return move && is_person(*move % 2 == 0 ? Side::a : Side::b);
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
    const auto& e = analysis_.exploration(rules());
    const auto at = std::min(static_cast<std::size_t>(ui_.steps.at()), e.steps());
    Steps s;
    s.at = static_cast<int>(at);
    s.count = static_cast<int>(e.steps());
    s.playing = ui_.steps.playing();
    s.words =
        e.labelled(at) > 0
            ? say(Text::thirtyone_labelled_n, Say::count(s.at), Say::count(static_cast<std::int64_t>(e.labelled(at))))
            : say(Text::thirtyone_explored_n, Say::count(s.at), Say::count(static_cast<std::int64_t>(e.explored(at))));
    return s;
}

int View::current_node() const
{
    const auto& e = analysis_.exploration(rules());
    const auto at = std::min(static_cast<std::size_t>(ui_.steps.at()), e.steps());
    const std::size_t labels = e.labelled(at);
    return static_cast<int>(labels > 0 ? e.nodes.size() - labels : e.explored(at)) - (labels > 0 ? 0 : 1);
}

bool View::labelled(int node) const
{
    const auto& e = analysis_.exploration(rules());
    const auto at = std::min(static_cast<std::size_t>(ui_.steps.at()), e.steps());
    return node >= 0 && static_cast<std::size_t>(node) + e.labelled(at) >= e.nodes.size();
}

void View::moved()
{
    ui_.why = 0;
    ui_.review = false;
    ui_.reply_at = -1;
    ui_.paused = false;
    ui_.taken_back = ui_.plies > log_.cursor() ? ui_.plies - log_.cursor() : 0;
    ui_.plies = log_.cursor();
}

std::string View::play(int value, const Say& say)
{
    if (!game().over() && !my_turn()) return say(Text::thirtyone_not_your_turn);
    const auto done = log_.push(Move{static_cast<std::uint8_t>(std::clamp(value, 0, 255))});
    if (!done) return thirtyone_error(say, done.error());
    moved();
    return {};
}

bool View::nobody_plays() const { return !is_person(Side::a) && !is_person(Side::b); }

bool View::is_decision(std::size_t i) const { return nobody_plays() || is_person(i % 2 == 0 ? Side::a : Side::b); }

void View::follow()
{
    if (exercising())
        show_tab(static_cast<int>(Tab::position)); // so that the exercise does not hide what has been undone
    moved();
    ui_.paused = nobody_plays();
}

void View::show_tab(int tab)
{
    GameScreen::show_tab(tab);
    ui_.steps.stop();
    ++ui_.shown_again;
}

void View::add_on_screen(std::string& shown) const
{
    if (ui_.tab == Tab::explorer) add_use(shown, "step"_id, ui_.steps.at());
}

Command View::value_command(const Say& say, int value) const
{
    const bool free = is_free(rules(), game().position, value);
    const int sum = game().position.sum + value;
    constexpr std::string_view figures = "123456789";
    return {say(sum > rules().limit ? Text::thirtyone_play_loses : Text::thirtyone_play_value, std::to_string(value),
                std::to_string(sum)),
            {.enabled = my_turn() && free,
             .why = say(game().over() ? Text::error_game_over
                        : free        ? Text::thirtyone_not_your_turn
                                      : Text::thirtyone_no_squares),
             .keys = figures.substr(std::min<std::size_t>(static_cast<std::size_t>(value - 1), 9), 1)}};
}

Screen::Outcome View::offer(Commands& c)
{
    if (c.add("exercises"_id, Text::thirtyone_tab_exercises, {.icon = Icon::check})) {
        open_sheet(SheetAt::full);
        show_tab(static_cast<int>(Tab::exercises));
        return set_analysis(true);
    }
    if (exercising()) return offer_exercise(c);
    const auto nth = [this, &c](int value) { return value_command(c.say, value); };
    if (const auto value = c.add_each("value"_id, rules().max, nth, 1))
        return Outcome::moved_unless(play(*value, c.say));
    const auto moment = [&c](int k) { return Command{c.say(Text::thirtyone_back_before, Say::count(k + 1)), {}}; };
    if (ui_.review)
        if (const auto move = c.add_each("moment"_id, game().moves.size(), moment)) {
            back_to(static_cast<std::size_t>(*move));
            if (sheet() == SheetAt::full) open_sheet(SheetAt::peek);
            return Outcome::moved();
        }
    if (ui_.review && can_try_again() && c.add("try_again"_id, Text::try_again, {.kind = ButtonKind::primary})) {
        back_to(static_cast<std::size_t>(*decisive()));
        if (sheet() == SheetAt::full) open_sheet(SheetAt::peek); // it would hide the board
        return Outcome::moved();
    }
    if (game().over() && !ui_.review && solution() && c.add("review"_id, review_title(*this))) {
        ui_.review = true;
        return Outcome::shown();
    }
    if (ui_.paused && !game().over() && c.add("go_on"_id, Text::thirtyone_go_on, {.kind = ButtonKind::primary})) {
        ui_.paused = false;
        return Outcome::shown();
    }
    if (analysis_shown() && ui_.tab == Tab::rules && analysis_.trying() && c.add("trial_cancel"_id, Text::cancel)) {
        ui_.trial = ui_.solved_trial;
        return Outcome::shown();
    }
    return {};
}

Screen::Outcome View::offer_exercise(Commands& c)
{
    const int last = static_cast<int>(thirtyone_exercises().size()) - 1;
    if (c.add("back_to_game"_id, Text::thirtyone_back_to_game, {.icon = Icon::back})) {
        show_tab(static_cast<int>(Tab::position));
        return Outcome::shown();
    }
    const bool back = c.add("exercise:back"_id, Text::thirtyone_previous_exercise,
                            {.enabled = ui_.exercise > 0, .why = c.say(Text::at_first_step), .icon = Icon::back});
    const bool solved = exercise_solved(c.say);
    const bool next = c.add("exercise:next"_id, Text::thirtyone_next_exercise,
                            {.enabled = ui_.exercise < last,
                             .why = c.say(Text::at_last_step),
                             .kind = solved ? ButtonKind::primary : ButtonKind::plain,
                             .icon = Icon::next});
    if (back || next) {
        ui_.exercise += next ? 1 : -1;
        return Outcome::shown();
    }
    if (!solved &&
        c.add("exercise:check"_id, Text::thirtyone_check, {.kind = ButtonKind::primary, .icon = Icon::check})) {
        ui_.answers[static_cast<std::size_t>(ui_.exercise)].checked = true;
        return Outcome::shown();
    }
    return {};
}

bool View::exercise_solved(const Say& say) const
{
    const auto* solved = standard().solution();
    const auto at = static_cast<std::size_t>(ui_.exercise);
    if (!solved || !ui_.answers[at].checked) return false;
    const auto all = verdicts(thirtyone_exercises()[at], ui_.answers[at], *solved, say);
    return std::all_of(all.begin(), all.end(), [](const Verdict& v) { return v.right; });
}

Screen::Outcome View::play(const Action& a, const Say&, Jobs&)
{
    if (!analysis_shown()) return {};
    if (a.id == "why"_id) ui_.why = parse_int(a.value, 0, engine::thirtyone::max_max).value_or(0);
    else if (const auto why = suffix_index(a.id, "why"_id, engine::thirtyone::max_max)) ui_.why = *why;
    else if (!act_on_node(a) && !act_on_sum(a)) return {};
    return Outcome::shown();
}

/// A node of the exploration, pressed in its picture: goes to the step that reached it.
bool View::act_on_node(const Action& a)
{
    if (ui_.tab != Tab::explorer) return false;
    const auto& e = analysis_.exploration(rules());
    const auto node = suffix_index(a.id, "node"_id, static_cast<int>(e.nodes.size()) - 1);
    if (!node) return false;
    const bool labelling = e.labelled(static_cast<std::size_t>(ui_.steps.at())) > 0;
    ui_.steps.go(labelling ? static_cast<int>(2 * e.nodes.size()) - *node : *node + 1);
    return true;
}

/// The field for an exercise's sum; an empty one is not answered.
bool View::act_on_sum(const Action& a)
{
    if (!exercising() || a.id != "exercise:sum"_id) return false;
    auto& answer = ui_.answers[static_cast<std::size_t>(ui_.exercise)];
    answer.sum = parse_int(a.value, 0, 99).value_or(0);
    answer.checked = false;
    return true;
}

Screen::Tick View::tick(Jobs&, const Say&, const Moment& moment)
{
    const double now = moment.now;
    Tick out;
    const int plies = game().moves.size();
    if (ui_.seen_plies >= 0 && plies == ui_.seen_plies + 1 && !moment.reduced) ui_.dropped_at = now;
    ui_.seen_plies = plies;
    if (analysis_shown() && ui_.tab == Tab::explorer)
        out.news = ui_.steps.tick(moment, static_cast<int>(analysis_.exploration(rules()).steps()));
    if (analysis_shown() && ui_.tab == Tab::explorer && graph_) out.news |= graph_->work();
    if (analysis_shown() && ui_.tab == Tab::rules) {
        analysis_.want_trial(ui_.trial);
        if (!analysis_.trying()) ui_.solved_trial = ui_.trial;
    }
    if (analysis_shown() && ui_.tab == Tab::exercises) standard_.want(engine::thirtyone::game_of_31);
    out.news |= analysis_.work();
    out.news |= standard_.work();
    if (!solution() || game().over() || is_person(game().turn()) || ui_.paused) return out;
    if (!moment.reduced) {
        if (ui_.reply_at < 0) ui_.reply_at = now + (log_.cursor() > 0 ? reply_ms : 0);
        if (now < ui_.reply_at) return out;
    }
    if (log_.push(Move{opponent_move(*solution(), log_.setup(), game().position)})) {
        moved();
        out.moved = out.news = true;
    }
    return out;
}

std::span<const Text> View::keys() const
{
    static constexpr std::array texts{Text::keys_numbers};
    return texts;
}

void View::keyboard(Ui& ui)
{
    if (!analysis_shown() || ui_.tab != Tab::explorer) return;
    scrubber_keys(ui, steps(ui.say));
}

} // namespace shell::thirtyone
