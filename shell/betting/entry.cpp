// Starts the betting game from options, a saved game or a link, and implements the small methods of its screen.
#include "engine/figures/games.hpp"
#include "shell/betting/dialogs.hpp"
#include "shell/betting/given_view.hpp"
#include "shell/betting/ids.hpp"
#include "shell/betting/match_view.hpp"
#include "shell/betting/view.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/game.hpp"

namespace shell::betting {
namespace {

using engine::betting::Cards;
using engine::betting::Human;
using engine::betting::Rules;
using engine::betting::Setup;
using engine::betting::Variant;

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

/// The values of the attribute `rules`: the A/K game's, or a variant by name.
struct Wanted {
    std::optional<Rules> rules{};
    std::optional<Variant> variant{};
};
std::optional<Wanted> wanted_from(std::string_view text)
{
    if (const auto variant = engine::named<Variant>(text)) return Wanted{{}, variant};
    const auto rules = rules_from(text);
    return rules ? std::optional(Wanted{rules, {}}) : std::nullopt;
}

std::string line_to_start(Options& options, Place, std::string_view saved, std::uint64_t fresh)
{
    const auto wanted = options.parsed("rules", wanted_from);
    const auto human = options.parsed("role", engine::named<Human>);
    const auto cards = options.parsed("strategy", engine::named<Cards>);
    const auto seed = options.parsed("seed", seed_from);
    options.take_hints();
    options.take_graded();
    if (wanted && wanted->variant && cards == Cards::seen) options.refuse("strategy");
    const auto suits = [&](const auto& s) { return (!human || *human == s.human) && (!seed || *seed == s.seed); };
    if (engine::betting::given_from_line(saved) && !wanted && !cards && !human && !seed) return std::string(saved);
    if (const auto log = engine::betting::match_from_line(saved)) {
        const bool same = !wanted || wanted->variant == log->setup().rules.variant;
        if (same && cards != Cards::seen && suits(log->setup())) return std::string(saved);
    }
    if (const auto log = engine::betting::from_line(saved)) {
        const Setup& s = log->setup();
        if ((!wanted || wanted->rules == s.rules) && (!cards || *cards == s.cards) && suits(s))
            return std::string(saved); // continue the saved game
    }
    if (wanted && wanted->variant) {
        engine::betting::MatchSetup match;
        match.rules.variant = *wanted->variant;
        match.human = human.value_or(match.human);
        match.seed = seed.value_or(fresh);
        return engine::betting::to_line(MatchLog(match));
    }
    Setup start;
    if (wanted) start.rules = *wanted->rules;
    start.human = human.value_or(start.human);
    start.cards = cards.value_or(start.cards);
    start.seed = seed.value_or(fresh);
    return engine::betting::to_line(Log(start));
}

/// The screen of the A/K game, of a variant, or of a game given by a file.
std::unique_ptr<Screen> open_betting(std::string_view line, Prefs& prefs)
{
    if (auto given = engine::betting::given_from_line(line))
        return std::make_unique<GivenView>(*std::move(given), prefs);
    auto match = engine::betting::match_from_line(line);
    if (match) return std::make_unique<MatchView>(*std::move(match), prefs);
    return open_view<View, engine::betting::from_line>(line, prefs);
}

} // namespace

const GameEntry betting_entry{Place::betting, line_to_start, open_betting,
                              figure_of_line<engine::figures::betting_rounds>};

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
