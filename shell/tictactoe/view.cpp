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

int View::shown_cell(int pointed) const
{
    const int c = pointed >= 0 ? pointed : ui_.looked;
    return c >= 0 && !game().over() && is_free(c) ? c : -1;
}

int View::tree_pages() const { return (tree().rows() + tictactoe_page - 1) / tictactoe_page; }

Screen::Progress View::progress() const
{
    const Setup& s = log_.setup();
    const int result = game().result();
    const bool mine = result != 0 && is_person(s, result > 0); // with two persons any win counts
    return {game().moves.size(), game().over(), game().over() && mine, game().over() && result == 0};
}

Screen::Kept View::kept() const
{
    return is_person(log_.setup(), true) != is_person(log_.setup(), false) ? Kept::wins : Kept::nothing;
}

std::optional<Screen::Harder> View::harder(const Say& say) const
{
    using engine::tictactoe::Player;
    auto next = log_.setup();
    if (is_person(next, true) == is_person(next, false) || !progress().success) return std::nullopt;
    Player& rival = is_person(next, true) ? next.o : next.x;
    if (rival.kind == Player::Kind::full) return std::nullopt;
    const bool medium = rival.kind == Player::Kind::random;
    rival = medium ? Player{Player::Kind::limited, 2} : Player{Player::Kind::full, 0};
    ++next.seed;
    return Harder{say(medium ? Text::tictactoe_medium : Text::tictactoe_perfect), to_line(Log(next))};
}

Screen::Rung View::rung() const
{
    using engine::tictactoe::Player;
    const Player& rival = is_person(log_.setup(), true) ? log_.setup().o : log_.setup().x;
    return rival.kind == Player::Kind::random    ? Rung::easy
           : rival.kind == Player::Kind::limited ? Rung::medium
           : rival.kind == Player::Kind::full    ? Rung::perfect
                                                 : Rung::none;
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

std::string View::why_not(const Say& say) const
{
    return say(game().over() ? Text::error_game_over : computer_to_move() ? Text::its_turn : Text::tictactoe_taken);
}

Screen::Outcome View::offer(Commands& c)
{
    const auto nth = [this, &c](int i) {
        constexpr std::string_view pad = "789456123"; // digits as they lie on a number pad
        return Command{
            cell_in_words(*this, c.say, i),
            {.enabled = can_play(i), .why = why_not(c.say), .keys = pad.substr(static_cast<std::size_t>(i), 1)}};
    };
    if (const auto cell = c.add_each("cell"_id, 9, nth)) {
        if (!log_.push({static_cast<std::int8_t>(*cell)})) return Outcome::refused(why_not(c.say));
        after_event();
        return Outcome::moved();
    }
    if (game().over() && !ui_.review && decisive() && c.add("review"_id, review_title(*this))) {
        ui_.review = true;
        return Outcome::shown();
    }
    if (ui_.review && can_try_again() && c.add("try_again"_id, Text::try_again, {.kind = ButtonKind::primary})) {
        back_to(static_cast<std::size_t>(*decisive()));
        if (sheet() == SheetAt::full) open_sheet(SheetAt::peek); // it would hide the board
        return Outcome::moved();
    }
    if (two_computers() && ui_.held && !game().over() &&
        c.add("go_on"_id, Text::tictactoe_go_on, {.kind = ButtonKind::primary})) {
        ui_.held = false;
        return Outcome::shown();
    }
    if (!analysis_shown() && c.add("show_tree"_id, Text::tictactoe_show_tree)) {
        ui_.tab = Tab::tree;
        open_sheet(SheetAt::full); // on a phone the tree needs all the room
        return set_analysis(true);
    }
    return {};
}

/// The rows of the tree, which are drawn by hand.
Screen::Outcome View::play(const Action& a, const Say&, Jobs&)
{
    if (!analysis_shown() || ui_.tab != Tab::tree) return {};
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
    if (analysis_shown() && ui_.tab == Tab::values && !graph_.found())
        out.news = symmetric_.found() ? graph_.work() : symmetric_.work();
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
    constexpr std::array<ImGuiKey, 4> arrows{ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow,
                                             ImGuiKey_DownArrow};
    constexpr std::array<int, 4> across{-1, 1, 0, 0}, down{0, 0, -1, 1};
    const int walker = suffix_index(ui.memory().focused, "cell"_id, 8).value_or(-1); // the cell with the focus
    for (std::size_t i = 0; i < arrows.size(); ++i)
        if (ImGui::IsKeyPressed(arrows[i]) && (walker >= 0 || !ui_.walked))
            if (const int cell = neighbour(walker, across[i], down[i]); cell >= 0)
                ui.memory().wanted_focus = make_id("cell"_id, cell);
    ui_.walked = ImGui::GetIO().NavVisible && ImGui::IsAnyItemFocused();
}

} // namespace shell::tictactoe
