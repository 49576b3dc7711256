// Starts the code games from options, a saved game or a link, and implements the small methods of their screen.
#include "shell/codes/dialogs.hpp"
#include "shell/codes/ids.hpp"
#include "shell/codes/view.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/game.hpp"
#include "shell/pegs/phrases.hpp"

namespace shell::codes {
namespace {

using engine::codes::Face;
using engine::codes::Game;
using engine::codes::Role;
using engine::codes::Setup;

std::optional<engine::codes::Rules> rules_from(std::string_view text)
{
    const auto rules = engine::codes::parse_rules(text);
    return rules ? std::optional(*rules) : std::nullopt;
}

std::optional<Role> role_from(std::string_view text)
{
    if (text == "guess" || text == "guesser") return Role::guesser;
    if (text == "keeper") return Role::keeper;
    if (text == "assistant") return Role::assistant;
    return std::nullopt;
}

Setup standard_setup(Place place)
{
    Setup s;
    if (place == Place::picas_fijas) {
        s.rules = engine::codes::picas_fijas;
        s.face = Face::digits;
    }
    return s;
}

std::string line_to_start(Options& options, Place place, std::string_view saved, std::uint64_t fresh)
{
    const auto rules = options.parsed("rules", rules_from);
    const auto role = options.parsed("role", role_from);
    const auto strategy = options.parsed("strategy", engine::codes::strategy_from);
    const auto seed = options.parsed("seed", seed_from);
    options.take_hints();
    options.take_graded(role.value_or(Role::guesser) == Role::guesser);
    Setup wanted = standard_setup(place);
    if (rules) wanted.rules = *rules;
    if (wanted.face == Face::colours && wanted.rules.symbols > peg_colours) wanted.face = Face::letters;
    if (role) wanted.role = *role;
    if (strategy) wanted.strategy = *strategy;
    wanted.seed = seed.value_or(fresh);
    if (const auto log = engine::codes::from_line(saved)) {
        Setup compared = wanted;
        if (!seed) compared.seed = log->setup().seed;
        if (!role) compared.role = log->setup().role;
        if (!strategy) compared.strategy = log->setup().strategy;
        compared.max_guesses = log->setup().max_guesses;
        compared.genetic = log->setup().genetic;
        compared.repeat = log->setup().repeat;
        compared.friend_guesses = log->setup().friend_guesses;
        const bool chosen = rules || role || seed || strategy;
        if (!chosen || log->setup() == compared) return std::string(saved); // continue the saved game
    }
    return engine::codes::to_line(Log(wanted));
}

} // namespace

const GameEntry mastermind_entry{Place::mastermind, line_to_start, open_view<View, engine::codes::from_line>};
const GameEntry picas_fijas_entry{Place::picas_fijas, line_to_start, open_view<View, engine::codes::from_line>};

Place View::place() const { return log_.setup().face == Face::digits ? Place::picas_fijas : Place::mastermind; }

Screen::Progress View::progress() const
{
    return {static_cast<int>(game().rows.size()), game().status != Game::Status::playing,
            game().status == Game::Status::won, false, log_.setup().repeat};
}

Screen::Kept View::kept() const
{
    const bool usual = setup().role == Role::guesser && setup().rules == standard_setup(place()).rules;
    return usual && !setup().repeat ? Kept::guesses : Kept::nothing;
}

std::string View::fresh_line(std::uint64_t seed) const
{
    Setup again = log_.setup();
    again.seed = seed;
    again.repeat = false;
    again.friend_guesses = 0;
    return engine::codes::to_line(Log(again));
}

std::vector<MenuItem> View::menu() const
{
    std::vector<MenuItem> items;
    if (game().status == Game::Status::playing && game().setup.role == Role::guesser)
        items.push_back({"giveup"_id, Text::give_up, Icon::flag, {}});
    items.push_back({"mind"_id, Text::show_mind, Icon::none, analysis_shown()});
    items.push_back({"letters"_id, Text::letters_on_pegs, Icon::none, mark() == PegMark::letter});
    return items;
}

std::string View::subtitle(const Say& say, Layout layout) const
{
    if (layout == Layout::phone && ui_.entering_secret) return say(Text::enter_secret);
    std::string out = rules_in_words(say, rules(), game().setup.face, layout != Layout::desktop);
    if (layout == Layout::phone && entering_code() && game().setup.role == Role::assistant)
        out = say(Text::note_guess) + " · " + out; // the button has no room for it
    return out;
}

/// The answered row to correct. None for the guesser, whose answers come from the computer.
std::optional<int> View::row_to_correct(const Action& a) const
{
    const auto& rows = game().rows;
    const auto row = suffix_index(a.id, "row"_id, static_cast<int>(rows.size()) - 1);
    if (!row || !rows[static_cast<std::size_t>(*row)].answer || game().setup.role == Role::guesser) return std::nullopt;
    return row;
}

std::unique_ptr<Dialog> View::dialog(const Action& a)
{
    if (a.id == "rules_dialog"_id) return rules_dialog(log_.setup());
    if (a.id == "howto"_id) return how_to_play(game().setup.face, rules(), mark());
    if (a.id == "genetic_dialog"_id) return genetic_dialog(*this);
    const auto row = row_to_correct(a);
    return row ? row_dialog(*this, *row) : nullptr;
}

} // namespace shell::codes
