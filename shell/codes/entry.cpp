// Starts the code games from options, a saved game or a link, and implements the small methods of their screen.
#include "engine/figures/games.hpp"
#include "shell/codes/dialogs.hpp"
#include "shell/codes/duel_view.hpp"
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

/// The values of the attribute `role`: a game's, or a duel.
struct WantedPart {
    Role role = Role::guesser;
    bool duel = false;
};
std::optional<WantedPart> part_from(std::string_view text)
{
    if (text == "guess" || text == "guesser") return WantedPart{Role::guesser};
    if (text == "keeper") return WantedPart{Role::keeper};
    if (text == "assistant") return WantedPart{Role::assistant};
    if (text == "duel") return WantedPart{Role::guesser, true};
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

/// A duel by the options: `strategy` is who plays side B.
std::string duel_to_start(Options& options, const Setup& wanted, std::string_view saved)
{
    const auto rival = options.parsed("strategy", engine::named<engine::codes::Rival>);
    options.take_hints();
    options.take_graded(false);
    options.take_grade(false);
    engine::codes::DuelSetup setup{wanted.rules, wanted.face, rival.value_or(engine::codes::Rival::medium),
                                   wanted.seed};
    if (engine::codes::problem(setup)) {
        options.refuse("rules");
        setup.rules = setup.face == Face::digits ? engine::codes::picas_fijas : engine::codes::mastermind;
    }
    if (const auto log = engine::codes::duel_from_line(saved)) {
        auto compared = setup;
        if (!options.given("rules")) compared.rules = log->setup().rules, compared.face = log->setup().face;
        if (!rival) compared.rival = log->setup().rival;
        if (!options.given("seed")) compared.seed = log->setup().seed;
        if (log->setup() == compared) return std::string(saved);
    }
    return engine::codes::to_line(DuelLog(setup));
}

std::string line_to_start(Options& options, Place place, std::string_view saved, std::uint64_t fresh)
{
    const auto rules = options.parsed("rules", rules_from);
    const auto part = options.parsed("role", part_from);
    const auto seed = options.parsed("seed", seed_from);
    Setup wanted = standard_setup(place);
    if (rules) wanted.rules = *rules;
    if (wanted.face == Face::colours && wanted.rules.symbols > peg_colours) wanted.face = Face::letters;
    wanted.seed = seed.value_or(fresh);
    if (part && part->duel) return duel_to_start(options, wanted, saved);
    if (part) wanted.role = part->role;
    const auto strategy = options.parsed("strategy", engine::codes::strategy_from);
    options.take_hints();
    options.take_graded(wanted.role == Role::guesser);
    options.take_grade(wanted.role == Role::guesser);
    if (strategy) wanted.strategy = *strategy;
    if (engine::codes::duel_from_line(saved) && !rules && !part && !seed && !strategy)
        return std::string(saved); // continue the saved duel
    if (const auto log = engine::codes::from_line(saved)) {
        Setup compared = wanted;
        if (!seed) compared.seed = log->setup().seed;
        if (!part) compared.role = log->setup().role;
        if (!strategy) compared.strategy = log->setup().strategy;
        compared.max_guesses = log->setup().max_guesses;
        compared.genetic = log->setup().genetic;
        compared.repeat = log->setup().repeat;
        compared.friend_guesses = log->setup().friend_guesses;
        const bool chosen = rules || part || seed || strategy;
        if (!chosen || log->setup() == compared) return std::string(saved); // continue the saved game
    }
    return engine::codes::to_line(Log(wanted));
}

/// The screen of a game, or of a duel.
std::unique_ptr<Screen> open_codes(std::string_view line, Prefs& prefs)
{
    if (engine::codes::is_duel_line(line)) return open_view<DuelView, engine::codes::duel_from_line>(line, prefs);
    return open_view<View, engine::codes::from_line>(line, prefs);
}

std::string history_figure(const Screen& s, const engine::figures::Style& style)
{
    const std::string line = s.line();
    return engine::codes::is_duel_line(line) ? engine::figures::duel_turns(line, style)
                                             : engine::figures::codes_history(line, style);
}

} // namespace

const GameEntry mastermind_entry{Place::mastermind, line_to_start, open_codes, history_figure, true};
const GameEntry picas_fijas_entry{Place::picas_fijas, line_to_start, open_codes, history_figure, true};

Place View::place() const { return log_.setup().face == Face::digits ? Place::picas_fijas : Place::mastermind; }

Screen::Progress View::progress() const
{
    return {static_cast<int>(game().rows.size()), game().status != Game::Status::playing,
            game().status == Game::Status::won, false, log_.setup().repeat};
}

std::string View::played() const
{
    if (!progress().over || setup().role != Role::guesser) return {};
    std::string rows;
    for (const auto& row : game().rows)
        rows += std::string(rows.empty() ? "" : ",") + R"({"guess":")" + engine::codes::to_text(rules(), row.guess) +
                R"(","fijas":)" + std::to_string(row.answer->black) + R"(,"picas":)" +
                std::to_string(row.answer->white) + "}";
    return R"({"rules":")" + engine::codes::to_text(rules()) + R"(","criterion":")" +
           std::string(engine::codes::name(engine::codes::criterion_for(setup().strategy))) + R"(","rows":[)" + rows +
           "]}";
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
    if (!engine::codes::problem(engine::codes::DuelSetup{.rules = rules()}))
        items.push_back({"duel"_id, Text::duel_offer, Icon::none, {}});
    items.push_back({"mind"_id, Text::show_mind, Icon::none, analysis_shown()});
    // Beside the board a desktop has the button, but not in a lesson.
    if (may_note() && !card_over_panel_ && (layout_ != Layout::desktop || led_))
        items.push_back({"notes"_id, notes_title, Icon::none, noting()});
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
