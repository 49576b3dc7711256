// Opens the 31 game from the page's options, a saved game or a link, and answers the app's questions about it.
#include "engine/figures/games.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/game.hpp"
#include "shell/thirtyone/dialogs.hpp"
#include "shell/thirtyone/ids.hpp"
#include "shell/thirtyone/phrases.hpp"
#include "shell/thirtyone/view.hpp"
#include <algorithm>
#include <array>

namespace shell::thirtyone {
namespace {

using engine::thirtyone::FullBoard;
using engine::thirtyone::Player;
using engine::thirtyone::Rules;
using engine::thirtyone::Setup;
using engine::thirtyone::Side;

/// "4x6-31": rows, largest value, limit; "-draw" at the end if a full board is a draw.
std::optional<Rules> rules_from(std::string_view text)
{
    constexpr std::string_view tail = "-draw";
    Rules r;
    if (text.size() > tail.size() && text.substr(text.size() - tail.size()) == tail) {
        r.full_board = FullBoard::draw;
        text.remove_suffix(tail.size());
    }
    const auto x = text.find('x'), dash = text.find('-');
    if (x == std::string_view::npos || dash == std::string_view::npos || dash < x) return std::nullopt;
    const auto rows = parse_int(text.substr(0, x), 1, 99), max = parse_int(text.substr(x + 1, dash - x - 1), 1, 99);
    const auto limit = parse_int(text.substr(dash + 1), 1, 99);
    if (!rows || !max || !limit) return std::nullopt;
    r.rows = static_cast<std::uint8_t>(*rows);
    r.max = static_cast<std::uint8_t>(*max);
    r.limit = static_cast<std::uint8_t>(*limit);
    return engine::thirtyone::problem(r) ? std::nullopt : std::optional(r);
}

/// The seats of persons as bits: "a" = 1, "b" = 2, "two" = 3.
std::optional<int> seats_from(std::string_view text)
{
    return text == "a"     ? std::optional(1)
           : text == "b"   ? std::optional(2)
           : text == "two" ? std::optional(3)
                           : std::nullopt;
}

std::optional<Player> computer_from(std::string_view text)
{
    for (const Player p : engine::thirtyone::players)
        if (p != Player::person && name(p) == text) return p;
    return std::nullopt;
}

std::string line_to_start(Options& options, Place, std::string_view saved, std::uint64_t fresh)
{
    const auto rules = options.parsed("rules", rules_from);
    const auto seats = options.parsed("role", seats_from);
    const auto computer = options.parsed("strategy", computer_from);
    const auto seed = options.parsed("seed", seed_from);
    options.take_hints();
    options.take_graded();
    Setup wanted;
    if (rules) wanted.rules = *rules;
    const Player other = computer.value_or(Player::fallible1); // a first rival that can be beaten
    wanted.a = seats.value_or(1) & 1 ? Player::person : other;
    wanted.b = seats.value_or(1) & 2 ? Player::person : other;
    wanted.seed = seed.value_or(fresh);
    if (const auto log = engine::thirtyone::from_line(saved)) {
        Setup compared = wanted;
        if (!seed) compared.seed = log->setup().seed;
        if (!seats && !computer) {
            compared.a = log->setup().a;
            compared.b = log->setup().b;
        }
        const bool chosen = rules || seats || computer || seed;
        if (!chosen || log->setup() == compared) return std::string(saved); // the options fit the saved game
    }
    return engine::thirtyone::to_line(Log(wanted));
}

} // namespace

const GameEntry thirtyone_entry{Place::thirtyone, line_to_start, open_view<View, engine::thirtyone::from_line>,
                                figure_of_line<engine::figures::thirtyone_moves>};

Screen::Progress View::progress() const
{
    const auto& g = game();
    const bool over = g.over();
    const bool people = is_person(Side::a) == is_person(Side::b), won = over && g.winner();
    return {g.moves.size(), over, won && (people || is_person(*g.winner())), over && !won};
}

Screen::Kept View::kept() const
{
    const bool usual = is_person(Side::a) != is_person(Side::b) && setup().rules == engine::thirtyone::Rules{};
    return usual ? Kept::wins : Kept::nothing;
}

std::optional<Screen::Harder> View::harder(const Say& say) const
{
    using engine::thirtyone::Player;
    constexpr std::array levels{Player::fallible1, Player::fallible2, Player::fallible3, Player::perfect};
    if (is_person(Side::a) == is_person(Side::b) || !progress().success) return std::nullopt;
    auto next = setup();
    Player& rival = is_person(Side::a) ? next.b : next.a;
    const auto* const level = std::find(levels.begin(), levels.end(), rival);
    if (level + 1 >= levels.end()) return std::nullopt;
    rival = level[1];
    ++next.seed;
    return Harder{say(thirtyone_player_names[static_cast<std::size_t>(rival)]), to_line(Log(next))};
}

Screen::Rung View::rung() const
{
    using engine::thirtyone::Player;
    const Player rival = is_person(Side::a) ? setup().b : setup().a;
    return rival == Player::fallible1   ? Rung::easy
           : rival == Player::fallible2 ? Rung::medium
           : rival == Player::fallible3 ? Rung::hard
           : rival == Player::perfect   ? Rung::perfect
                                        : Rung::none;
}

std::vector<MenuItem> View::menu() const
{
    return {{"analysis"_id, Text::show_analysis, Icon::none, analysis_shown()},
            {"exercises"_id, Text::thirtyone_tab_exercises, Icon::check, {}}};
}

std::string View::subtitle(const Say& say, Layout layout) const
{
    return layout == Layout::desktop ? thirtyone_rules_in_words(say, rules()) : seats_in_words(say, log_.setup());
}

std::unique_ptr<Dialog> View::dialog(const Action& a)
{
    if (a.id == "rules_dialog"_id || a.id == "play_trial"_id) {
        Setup s = log_.setup();
        if (a.id == "play_trial"_id) {
            s.rules = ui_.trial;
            s.rules.full_board = rules().full_board;
        }
        return rules_dialog(s);
    }
    if (a.id == "howto"_id) return how_to_play(rules());
    return nullptr;
}

std::string View::status(const Say& say) const
{
    const auto& g = game();
    if (exercising()) {
        const std::string checked = check_in_words(*this, say);
        return checked.empty() ? say(Text::thirtyone_exercise_n, Say::count(ui_.exercise + 1),
                                     Say::count(static_cast<std::int64_t>(thirtyone_exercises().size())))
                               : checked;
    }
    std::string out;
    if (const auto moves = taken_back_in_words(*this); !moves.empty())
        out = say(Text::thirtyone_taken_back, moves) + " ";
    if (!g.moves.empty())
        out += say(Text::thirtyone_said, side_letter(other(g.turn())), Say::count(g.position.sum)) + " ";
    if (g.over()) {
        const std::string result = result_in_words(*this, say); // some languages have an exclamation
        return result + (result.ends_with('!') ? " " : ". ") +
               (ui_.review ? decided_in_words(*this, say) : reason_in_words(*this, say));
    }
    if (!is_person(g.turn())) return out + say(Text::its_turn);
    const bool two = is_person(Side::a) && is_person(Side::b);
    return out +
           (two ? say(Text::thirtyone_turn_of, side_letter(g.turn()))
                : say(Text::your_turn) + " (" + side_letter(g.turn()) + ")") +
           "." +
           (analysis_shown() && solution() ? " " + verdict_in_words(say, *solution(), g.position) + "."
                                           : std::string());
}

} // namespace shell::thirtyone
