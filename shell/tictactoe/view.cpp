#include "shell/tictactoe/view.hpp"
#include "engine/search/minimax.hpp"
#include "engine/tictactoe/analyse.hpp"
#include "imgui.h"
#include "shell/kit/figures.hpp"
#include "shell/tictactoe/ids.hpp"
#include "shell/tictactoe/phrases.hpp"
#include <algorithm>
#include <cstdlib>

namespace shell::tictactoe {

using engine::tictactoe::Player;
using engine::tictactoe::Setup;

namespace {

bool is_person(const Setup& s, bool x) { return (x ? s.x : s.o).kind == Player::Kind::person; }

constexpr double pace = 700; // ms between the moves of two computers

} // namespace

bool View::two_computers() const { return !is_person(log_.setup(), true) && !is_person(log_.setup(), false); }

bool View::computer_to_move() const { return !game().over() && game().player_to_move().kind != Player::Kind::person; }

bool View::can_play(int cell) const
{
    return !game().over() && !computer_to_move() && ((game().board.x | game().board.o) >> cell & 1) == 0;
}

Screen::Progress View::progress() const
{
    const Setup& s = log_.setup();
    const int result = game().result();
    const bool mine = result != 0 && is_person(s, result > 0); // with two persons any win counts
    return {game().moves.size(), game().over(), game().over() && mine, game().over() && result == 0};
}

const Analysis& View::analysis() const
{
    if (analysis_ && mind_key_ == key()) return *analysis_;
    using namespace engine::tictactoe;
    mind_key_ = key();
    Analysis& m = analysis_.emplace();
    const State& s = game().board;
    if (limited()) {
        const engine::tictactoe::Analysis pruned = analyse(s, {Algorithm::alphabeta, ui_.depth});
        const LimitedTicTacToe all({}, ui_.depth);
        const auto whole = engine::search::minimax(all, all.from(s));
        m.value = pruned.value;
        m.moves = pruned.moves;
        m.alpha_beta = {pruned.nodes, pruned.leaves};
        m.minimax = {whole.nodes, whole.leaves};
        for (const Scored& move : m.moves)
            if (move.value == m.value) m.best.push_back(move.cell);
    } else {
        const Entry& entry = solved_.at(s);
        const auto pruned = engine::search::alpha_beta(TicTacToe{}, s);
        m.value = int{entry.value};
        m.moves = solved_.moves(s);
        m.best = solved_.best_moves(s);
        m.alpha_beta = {pruned.nodes, pruned.leaves};
        m.minimax = {entry.nodes, entry.games};
    }
    return m;
}

const Tree& View::tree() const
{
    if (tree_ && tree_key_ == key()) return *tree_;
    tree_key_ = key();
    tree_.emplace(solved_, game().board, limited() ? std::optional(ui_.depth) : std::nullopt);
    tree_->open(0, true);
    return *tree_;
}

std::optional<int> View::decisive() const { return game().over() ? decisive_move(solved_, game()) : std::nullopt; }

bool View::can_try_again() const
{
    const auto move = decisive();
    return move && log_.at(static_cast<std::size_t>(*move)).player_to_move().kind == Player::Kind::person;
}

void View::after_event()
{
    ui_.review = false;
    ui_.looked = -1;
    ui_.next_at = -1;
    ui_.page = 0;
}

bool View::is_decision(std::size_t i) const
{
    return two_computers() || log_.at(i).player_to_move().kind == Player::Kind::person;
}

void View::follow()
{
    ui_.held = two_computers();
    after_event();
}

Screen::Outcome View::play(const Action& a, const Say& say, Jobs&)
{
    if (const auto cell = suffix_index(a.id, "cell"_id, 8)) {
        if (game().over()) return Outcome::refused(say(Text::error_game_over));
        if (computer_to_move()) return Outcome::shown();
        if (!log_.push({static_cast<std::int8_t>(*cell)})) return Outcome::refused(say(Text::tictactoe_taken));
        after_event();
        return Outcome::moved();
    }
    if (a.id == "try_again"_id) {
        if (!can_try_again()) return {};
        back_to(static_cast<std::size_t>(*decisive()));
        return Outcome::moved();
    }
    if (a.id == "review"_id) {
        ui_.review = decisive().has_value();
        return Outcome::shown();
    }
    if (a.id == "go_on"_id) {
        ui_.held = false;
        return Outcome::shown();
    }
    if (auto done = act_mind(a); done.mine) return done;
    return act_tree(a);
}

Screen::Outcome View::act_mind(const Action& a)
{
    if (a.id == "show_tree"_id) {
        ui_.tab = Tab::tree;
        open_sheet(SheetAt::full); // on a phone the tree needs all the room
        return set_analysis(true);
    }
    if (a.id == "search"_id) {
        if (const auto kind = parse_int(a.value, 0, 1)) ui_.search = static_cast<Search>(*kind);
        ui_.page = 0;
        return Outcome::shown();
    }
    if (a.id == "depth"_id) {
        ui_.depth = parse_int(a.value, 1, engine::tictactoe::max_depth).value_or(ui_.depth);
        ui_.page = 0;
        return Outcome::shown();
    }
    if (const auto cell = suffix_index(a.id, "look"_id, 8)) {
        ui_.looked = ui_.looked == *cell ? -1 : *cell;
        return Outcome::shown();
    }
    return {};
}

Screen::Outcome View::act_tree(const Action& a)
{
    if (a.id == "cuts"_id) {
        ui_.cuts = a.value.empty() ? !ui_.cuts : a.value == "1";
        return Outcome::shown();
    }
    if (a.id == "open_to"_id) {
        const int last = static_cast<int>(tictactoe_levels.size()) - 1;
        if (const auto i = parse_int(a.value, 0, last)) {
            (void)tree();
            tree_->open_to(tictactoe_levels[static_cast<std::size_t>(*i)]);
            ui_.page = 0;
        }
        return Outcome::shown();
    }
    if (a.id == "tree_page"_id) {
        ui_.page = parse_int(a.value, 0, tree().rows() / tictactoe_page).value_or(0);
        return Outcome::shown();
    }
    if (const auto node = suffix_index(a.id, "node"_id, tree().size() - 1)) {
        tree_->open(*node, a.value.empty() ? !tree().at(*node).open : a.value == "1");
        return Outcome::shown();
    }
    if (const auto node = suffix_index(a.id, "crumb"_id, tree().size() - 1)) {
        ui_.wanted = *node;
        ++ui_.asked;
        return Outcome::shown();
    }
    return {};
}

Screen::Tick View::tick(Jobs&, const Say&, const Moment& moment)
{
    Tick out;
    if (!computer_to_move() || ui_.held) return out;
    if (two_computers()) { // slowly enough to be watched
        if (ui_.next_at < 0) ui_.next_at = moment.now + pace;
        if (moment.now < ui_.next_at) return out;
    }
    if (!log_.push({engine::tictactoe::opponent_move(solved_, log_.setup(), game().board)})) return out;
    after_event();
    out.moved = out.news = true;
    return out;
}

/// The nearest playable cell from `from` in the arrow's direction; from none (-1), the one nearest to the centre.
int View::neighbour(int from, int across, int down) const
{
    int best = from, least = 100;
    if (from < 0) from = 4, across = down = 0;
    for (int c = 0; c < 9; ++c) {
        const int dx = c % 3 - from % 3, dy = c / 3 - from / 3, ahead = dx * across + dy * down;
        const int far = std::abs(dx) + std::abs(dy), cost = across == 0 && down == 0 ? far : 3 * far - 2 * ahead;
        if (!can_play(c) || cost >= least || (ahead <= 0 && (across != 0 || down != 0))) continue;
        least = cost;
        best = c;
    }
    return best;
}

std::span<const Text> View::keys() const
{
    static constexpr std::array texts{Text::keys_squares, Text::keys_arrows};
    return texts;
}

void View::keyboard(Ui& ui)
{
    constexpr std::array<int, 9> pad{6, 7, 8, 3, 4, 5, 0, 1, 2}; // cells of the digits 1..9: 7 8 9 at the top
    const ImGuiIO& io = ImGui::GetIO();
    for (const ImWchar c : io.InputQueueCharacters)
        if (c >= '1' && c <= '9') ui.act(make_id("cell"_id, pad[static_cast<std::size_t>(c - '1')]));
    constexpr std::array<ImGuiKey, 4> arrows{ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow,
                                             ImGuiKey_DownArrow};
    constexpr std::array<int, 4> across{-1, 1, 0, 0}, down{0, 0, -1, 1};
    const int walker = suffix_index(ui.memory().focused, "cell"_id, 8).value_or(-1); // the cell with the focus
    for (std::size_t i = 0; i < arrows.size(); ++i)
        if (ImGui::IsKeyPressed(arrows[i]) && (walker >= 0 || !ui_.walked))
            if (const int cell = neighbour(walker, across[i], down[i]); cell >= 0)
                ui.memory().wanted_focus = make_id("cell"_id, cell);
    ui_.walked = io.NavVisible && ImGui::IsAnyItemFocused();
}

} // namespace shell::tictactoe
