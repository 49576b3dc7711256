#include "shell/betting/view.hpp"
#include "imgui.h"
#include "shell/betting/ids.hpp"
#include "shell/betting/phrases.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/fractions.hpp"

namespace shell::betting {

using engine::betting::Cards;
using engine::betting::Human;
using Phase = engine::betting::Game::Phase;

View::View(Log log, Prefs& prefs)
    : GameScreen(std::move(log), prefs, {"betting.analysis", 3}),
      tree_(engine::betting::tree(log_.setup().rules)), solutions_{
                                                            engine::betting::solve(log_.setup().rules, Cards::seen),
                                                            engine::betting::solve(log_.setup().rules, Cards::hidden)}
{
    ui_.view = log_.setup().cards;
}

const engine::betting::Solution& View::solution(Cards c) const { return solutions_[static_cast<std::size_t>(c)]; }

bool View::may_bet() const { return game().phase == Phase::bet && setup().human != Human::min; }
bool View::may_reply() const { return game().phase == Phase::reply && setup().human != Human::max; }

bool View::is_open(int i, Human whose) const
{
    const auto& rounds = game().rounds;
    if (i + 1 == static_cast<int>(rounds.size())) return game().is_open(whose);
    if (setup().cards == Cards::seen || whose == setup().human) return true;
    return rounds[static_cast<std::size_t>(i)].reply == engine::betting::Reply::call;
}

Screen::Progress View::progress() const
{
    const bool over = game().phase == Phase::over;
    return {static_cast<int>(log_.cursor()), over, mine(game().capital) > 0, over && mine(game().capital) == 0};
}

Screen::Outcome View::push(engine::betting::Event e, const Say& say)
{
    const auto done = log_.push(e);
    return done ? Outcome::moved() : Outcome::refused(betting_error_in_words(say, done.error()));
}

void View::show_tab(int tab)
{
    GameScreen::show_tab(tab);
    if (ui_.tab != Tab::tree) return;
    open_sheet(SheetAt::peek); // the tree needs the board's room
    ++ui_.to_root;
}

void View::analysis_switched(bool on)
{
    if (on && ui_.tab == Tab::play) ui_.tab = Tab::strategy;
}

Screen::Outcome View::play(const Action& a, const Say& say, Jobs&)
{
    Outcome shown = Outcome::shown();
    if (const auto bet = suffix_index(a.id, "bet"_id, rules().bets.size() - 1))
        return push(engine::betting::Bet{*bet}, say);
    if (a.id == "call"_id) return push(engine::betting::Call{}, say);
    if (a.id == "fold"_id) return push(engine::betting::Fold{}, say);
    if (a.id == "next"_id) return push(engine::betting::Next{}, say);
    if (!analysis_shown()) return {};
    if (a.id == "view"_id) {
        if (const auto view = parse_int(a.value, 0, 1)) ui_.view = static_cast<Cards>(*view);
        ui_.set = -1;
        return shown;
    }
    if (a.id == "set"_id) {
        if (const auto set = parse_int(a.value, -1, set_count() - 1)) ui_.set = *set;
        return shown;
    }
    if (const auto node = suffix_index(a.id, "node"_id, static_cast<int>(tree_.size()) - 1)) {
        const int set = tree_[static_cast<std::size_t>(*node)].set;
        ui_.set = set == ui_.set ? -1 : set;
        return shown;
    }
    return {};
}

std::string View::status(const Say& say) const
{
    const auto& g = game();
    const std::string worth = analysis_shown() ? " " + say(Text::betting_value) + ": " +
                                                     written_about(say.language(), solution(ui_.view).value) + "."
                                               : std::string();
    if (!g.round().reply) { // with the open cards
        return prompt_in_words(say, *this) + cards_in_words(say, g) + worth;
    }
    const std::string capital = gain_text(mine(g.capital));
    return round_in_words(say, *this, g.round()) + " " +
           say(setup().human == Human::both ? Text::betting_capital_max_is : Text::betting_capital_is, capital) + worth;
}

std::span<const Text> View::keys() const
{
    static constexpr std::array texts{Text::keys_bets, Text::keys_replies, Text::keys_next};
    return texts;
}

void View::keyboard(Ui& ui)
{
    if (undo_keys(ui)) return;
    const ImGuiIO& io = ImGui::GetIO();
    if (io.WantTextInput) return;
    for (const ImWchar c : io.InputQueueCharacters) {
        if (may_bet() && c >= '1' && static_cast<int>(c) - '1' < rules().bets.size())
            ui.act(make_id("bet"_id, static_cast<int>(c) - '1'));
        if (may_reply() && (c == 'v' || c == 'V' || c == 'c' || c == 'C')) ui.act("call"_id);
        if (may_reply() && (c == 'n' || c == 'N' || c == 'f' || c == 'F' || c == 'p' || c == 'P')) ui.act("fold"_id);
    }
    const bool enter = ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
    if (enter && may_go_on() && !(io.NavVisible && ImGui::IsAnyItemFocused())) ui.act("next"_id);
}

} // namespace shell::betting
