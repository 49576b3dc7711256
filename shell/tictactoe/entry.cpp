// Starts tic-tac-toe from options, a saved game or a link, and implements its menu and dialogs.
#include "engine/figures/games.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/game.hpp"
#include "shell/tictactoe/dialogs.hpp"
#include "shell/tictactoe/ids.hpp"
#include "shell/tictactoe/view.hpp"

namespace shell::tictactoe {
namespace {

using engine::tictactoe::Player;
using engine::tictactoe::Setup;

struct Players {
    Player x, o;
};

/// "person,full": the player of X, the player of O.
std::optional<Players> players_from(std::string_view text)
{
    const auto comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto x = engine::tictactoe::parse_player(text.substr(0, comma));
    const auto o = engine::tictactoe::parse_player(text.substr(comma + 1));
    return x && o ? std::optional(Players{*x, *o}) : std::nullopt;
}

/// "x", "o": the person's side against a computer that can be beaten. "two": two persons.
std::optional<Players> players_of_role(std::string_view role)
{
    const Player person{}, easy{Player::Kind::random, 0};
    if (role == "x") return Players{person, easy};
    if (role == "o") return Players{easy, person};
    if (role == "two") return Players{person, person};
    return std::nullopt;
}

std::string line_to_start(Options& options, Place, std::string_view saved, std::uint64_t fresh)
{
    const auto rules = options.parsed("rules", players_from);
    const auto role = options.parsed("role", players_of_role);
    const auto strategy = options.parsed("strategy", engine::tictactoe::parse_player);
    const auto seed = options.parsed("seed", seed_from);
    options.take_hints();
    options.take_graded();
    Players players = rules ? *rules : role.value_or(*players_of_role("x"));
    if (strategy && !rules) (players.x.kind == Player::Kind::person ? players.o : players.x) = *strategy;
    const Setup wanted{players.x, players.o, seed.value_or(fresh)};
    if (const auto log = engine::tictactoe::from_line(saved)) {
        const bool chosen = rules || role || strategy;
        const Setup& s = log->setup();
        if ((!chosen || (s.x == wanted.x && s.o == wanted.o)) && (!seed || s.seed == *seed)) return std::string(saved);
    }
    return engine::tictactoe::to_line(Log(wanted));
}

} // namespace

const GameEntry tictactoe_entry{Place::tictactoe, line_to_start, open_view<View, engine::tictactoe::from_line>,
                                figure_of_line<engine::figures::tictactoe_moves>};

std::vector<MenuItem> View::menu() const
{
    std::vector<MenuItem> items{{"analysis"_id, Text::show_analysis, Icon::none, analysis_shown()}};
    if (analysis_shown() && ui_.tab == Tab::tree) // small screens have no room for it beside the tree
        items.push_back({"cuts"_id, Text::tictactoe_cuts, Icon::none, ui_.cuts});
    return items;
}

std::unique_ptr<Dialog> View::dialog(const Action& a)
{
    if (a.id == "rules_dialog"_id) return rules_dialog(log_.setup());
    if (a.id == "howto"_id) return how_to_play();
    return nullptr;
}

} // namespace shell::tictactoe
