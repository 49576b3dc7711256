// Starts the betting game from options, a saved game or a link, and implements the small methods of its screen.
#include "shell/betting/dialogs.hpp"
#include "shell/betting/ids.hpp"
#include "shell/betting/view.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/game.hpp"

namespace shell::betting {
namespace {

using engine::betting::Cards;
using engine::betting::Human;
using engine::betting::Rules;
using engine::betting::Setup;

/// "2,4,6", or with the deck "2,4,6 a4k4n".
std::optional<Rules> rules_from(std::string_view text)
{
    Rules r = engine::betting::seed_rules();
    const std::size_t gap = text.find(' ');
    const auto bets = engine::betting::parse_bets(text.substr(0, gap));
    if (!bets) return std::nullopt;
    r.bets = *bets;
    if (gap != std::string_view::npos) {
        const auto deck = engine::betting::parse_deck(text.substr(gap + 1));
        if (!deck) return std::nullopt;
        r.deck = *deck;
    }
    return engine::betting::problem(r) ? std::nullopt : std::optional(r);
}

std::string line_to_start(Options& options, Place, std::string_view saved, std::uint64_t fresh)
{
    const auto rules = options.parsed("rules", rules_from);
    const auto human = options.parsed("role", engine::named<Human>);
    const auto cards = options.parsed("strategy", engine::named<Cards>);
    const auto seed = options.parsed("seed", seed_from);
    options.take_hints();
    options.take_graded();
    if (const auto log = engine::betting::from_line(saved)) {
        const Setup& s = log->setup();
        if ((!rules || *rules == s.rules) && (!human || *human == s.human) && (!cards || *cards == s.cards) &&
            (!seed || *seed == s.seed))
            return std::string(saved); // continue the saved game
    }
    Setup wanted;
    if (rules) wanted.rules = *rules;
    wanted.human = human.value_or(wanted.human);
    wanted.cards = cards.value_or(wanted.cards);
    wanted.seed = seed.value_or(fresh);
    return engine::betting::to_line(Log(wanted));
}

} // namespace

const GameEntry betting_entry{Place::betting, line_to_start, open_view<View, engine::betting::from_line>};

std::vector<MenuItem> View::menu() const
{
    return {{"analysis"_id, Text::show_analysis, Icon::none, analysis_shown()}};
}

std::string View::subtitle(const Say& say, Layout) const
{
    const Setup& s = setup();
    const std::string who = s.human == Human::both ? "MAX, MIN" : s.human == Human::max ? "MAX" : "MIN";
    return who + " · " + say(s.cards == Cards::seen ? Text::betting_title_seen : Text::betting_title_hidden);
}

std::unique_ptr<Dialog> View::dialog(const Action& a)
{
    if (a.id == "rules_dialog"_id) return rules_dialog(log_.setup());
    if (a.id == "howto"_id) return how_to_play();
    return nullptr;
}

} // namespace shell::betting
