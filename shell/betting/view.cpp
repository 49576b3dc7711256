#include "shell/betting/view.hpp"
#include "shell/betting/ids.hpp"
#include "shell/betting/phrases.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/fractions.hpp"

namespace shell::betting {

using engine::betting::Cards;
using engine::betting::Human;
using Phase = engine::betting::Game::Phase;

View::View(Log log, Prefs& prefs)
    : GameScreen(std::move(log), prefs,
                 {.pref = "betting.analysis", .tabs = 3, .names = betting_tabs, .group = Text::betting_tabs}),
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

Screen::Kept View::kept() const { return setup().human == Human::both ? Kept::nothing : Kept::wins; }

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

Screen::Outcome View::offer(Commands& c)
{
    const auto bet = [this, &c](int i) {
        constexpr std::string_view figures = "123456789";
        const std::string amount = bet_text(rules(), i);
        return Command{c.say(Text::betting_bet_n, amount),
                       {.kind = ButtonKind::primary,
                        .short_label = amount,
                        .keys = figures.substr(std::min<std::size_t>(static_cast<std::size_t>(i), 9), 1)}};
    };
    if (may_bet())
        if (const auto i = c.add_each("bet"_id, rules().bets.size(), bet)) return push(engine::betting::Bet{*i}, c.say);
    if (may_reply()) {
        if (c.add("call"_id, Text::betting_call, {.kind = ButtonKind::primary, .keys = "vc"}))
            return push(engine::betting::Call{}, c.say);
        if (c.add("fold"_id, Text::betting_fold, {.keys = "nfp"})) return push(engine::betting::Fold{}, c.say);
    }
    if (may_go_on() &&
        c.add("next"_id, Text::betting_next, {.kind = ButtonKind::primary, .icon = Icon::next, .enter = true}))
        return push(engine::betting::Next{}, c.say);
    return {};
}

Screen::Outcome View::play(const Action& a, const Say&, Jobs&)
{
    if (!analysis_shown()) return {};
    if (const auto node = suffix_index(a.id, "node"_id, static_cast<int>(tree_.size()) - 1)) {
        const int set = tree_[static_cast<std::size_t>(*node)].set;
        ui_.set = set == ui_.set ? -1 : set;
        return Outcome::shown();
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

} // namespace shell::betting
