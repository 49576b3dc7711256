#include "shell/tictactoe/phrases.hpp"

namespace shell::tictactoe {

using engine::tictactoe::Player;
using engine::tictactoe::Setup;
using engine::tictactoe::State;
using engine::tictactoe::TicTacToe;
using engine::tictactoe::won_value;

Text cell_name(int cell) { return static_cast<Text>(static_cast<int>(Text::tictactoe_cell0) + cell); }

std::string player_name(const Say& say, const Setup& s, bool x)
{
    const bool mine = (x ? s.x : s.o).kind == Player::Kind::person,
               other = (x ? s.o : s.x).kind == Player::Kind::person;
    if (!mine) return say(Text::computer);
    return say(other ? Text::person : Text::you);
}

std::string player_skill(const Say& say, const Player& p)
{
    switch (p.kind) {
    case Player::Kind::person:
        return {};
    case Player::Kind::random:
        return say(Text::tictactoe_is_random);
    case Player::Kind::limited:
        return say(Text::tictactoe_is_limited, say.count(p.depth));
    case Player::Kind::full:
        return say(Text::tictactoe_is_full);
    }
    return {};
}

std::string value_text(const Say& say, int value)
{
    if (value >= won_value) return "+∞";
    if (value <= -won_value) return "−∞";
    return (value > 0 ? "+" : "") + number(say.language(), value);
}

int value_of_cell(const View& v, int cell)
{
    for (const auto& m : v.analysis().moves)
        if (m.cell == cell) return m.value;
    return 0;
}

int worth_sign(const View& v, int cell)
{
    const int value = value_of_cell(v, cell), mine = v.game().x_to_move() ? value : -value;
    return (mine > 0) - (mine < 0);
}

bool stands_out(const View& v, int cell)
{
    if (v.analysis().best.size() == v.analysis().moves.size()) return false;
    for (const auto c : v.analysis().best)
        if (c == cell) return true;
    return false;
}

int moves_to_end(const View& v, int cell)
{
    return v.solved().at(TicTacToe{}.after(v.game().board, static_cast<std::int8_t>(cell))).remoteness + 1;
}

bool mistake(const View& v, int move)
{
    const auto value = [&](int i) { return v.solved().at(v.log().at(static_cast<std::size_t>(i)).board).value; };
    return value(move + 1) != value(move);
}

std::string worth_in_words(const View& v, const Say& say, int cell)
{
    if (v.limited()) return value_text(say, value_of_cell(v, cell));
    const int sign = worth_sign(v, cell);
    if (sign == 0) return say(Text::tictactoe_draw);
    return say(sign > 0 ? Text::tictactoe_wins_in : Text::tictactoe_loses_in, say.count(moves_to_end(v, cell)));
}

std::string outcome_in_words(const View& v, const Say& say, const State& s)
{
    const auto& e = v.solved().at(s);
    if (e.value == 0) return say(Text::tictactoe_draw);
    if (e.remoteness == 0) return say(Text::tictactoe_who_won, sign_of(e.value > 0));
    return say(Text::tictactoe_who_wins_in, sign_of(e.value > 0), say.count(e.remoteness));
}

std::string verdict_in_words(const View& v, const Say& say)
{
    if (v.game().over()) return result_in_words(v, say);
    const bool x = v.game().x_to_move();
    if (v.limited())
        return say(Text::tictactoe_verdict_limited, value_text(say, v.analysis().value), say.count(v.ui().depth));
    const int value = v.analysis().value;
    if (value == 0) return say(Text::tictactoe_verdict_draws);
    return say((value > 0) == x ? Text::tictactoe_verdict_wins : Text::tictactoe_verdict_loses, sign_of(x));
}

std::string best_in_words(const View& v, const Say& say)
{
    if (v.game().over()) return {};
    const auto& best = v.analysis().best;
    if (best.size() == v.analysis().moves.size() && best.size() > 1) return say(Text::tictactoe_all_equal);
    std::string names;
    if (best.size() > 3) return say(Text::tictactoe_best_n, say(cell_name(best[0])), say.count(best.size() - 1));
    for (int i = 0; i < best.size(); ++i) {
        if (i > 0) names += i + 1 == best.size() ? ' ' + say(Text::word_or) + ' ' : std::string(", ");
        names += say(cell_name(best[i]));
    }
    return say(Text::tictactoe_best, names);
}

std::string result_in_words(const View& v, const Say& say)
{
    const int result = v.game().result();
    if (result == 0) return say(Text::tictactoe_drawn);
    const Setup& s = v.log().setup();
    const bool x = result > 0;
    const bool mine = (x ? s.x : s.o).kind == Player::Kind::person,
               other = (x ? s.o : s.x).kind == Player::Kind::person;
    if (mine && !other) return say(Text::tictactoe_you_won);
    if (!mine && other) return say(Text::tictactoe_you_lost);
    return say(Text::tictactoe_won, sign_of(x));
}

Text review_title(const View& v)
{
    const Setup& s = v.log().setup();
    const int result = v.game().result();
    const bool x = s.x.kind == Player::Kind::person, o = s.o.kind == Player::Kind::person;
    return x != o && result != 0 && x != (result > 0) ? Text::where_wrong : Text::where_decided;
}

std::string decided_in_words(const View& v, const Say& say)
{
    const auto move = v.decisive();
    if (!move) return say(Text::tictactoe_nobody_wrong);
    const State before = v.log().at(static_cast<std::size_t>(*move)).board;
    const auto value = v.solved().at(before).value;
    std::string better;
    for (const auto& m : v.solved().moves(before))
        if (m.value == value) better += (better.empty() ? "" : ", ") + say(cell_name(m.cell));
    return say(Text::tictactoe_error_was, std::to_string(*move + 1) + " (" + sign_of(*move % 2 == 0) + ")",
               say(cell_name(v.game().moves[*move]))) +
           ' ' + say(value == 0 ? Text::tictactoe_was_drawn : Text::tictactoe_was_won, better);
}

int open_lines(const State& s, bool of_x)
{
    int n = 0;
    for (const auto line : engine::tictactoe::lines) n += ((of_x ? s.o : s.x) & line) == 0;
    return n;
}

std::string lines_in_words(const Say& say, const State& s)
{
    if (engine::tictactoe::has_line[s.x] || engine::tictactoe::has_line[s.o]) return say(Text::tictactoe_f_won);
    return say(Text::tictactoe_f_lines, say.count(open_lines(s, true)), say.count(open_lines(s, false)));
}

std::string tree_size_in_words(const View& v, const Say& say)
{
    const auto open = say.count(v.tree().rows());
    if (v.limited()) return say(Text::tictactoe_nodes, open);
    return say(Text::tictactoe_rows_open, open, say.count(v.solved().at(v.game().board).nodes));
}

std::string tree_visited_in_words(const View& v, const Say& say)
{
    const int visited = v.tree().visited_rows();
    return say(Text::tictactoe_visited_open, say.count(visited), say.count(v.tree().rows() - visited));
}

std::string cell_in_words(const View& v, const Say& say, int cell)
{
    std::string out = say(cell_name(cell));
    if (!v.analysis_shown() || !v.is_free(cell)) return out;
    out += ": " + worth_in_words(v, say, cell);
    return stands_out(v, cell) ? out + ", " + say(Text::tictactoe_is_best) : out;
}

std::string View::status(const Say& say) const
{
    std::string out;
    if (!game().moves.empty()) {
        const int n = game().moves.size();
        out = say(Text::tictactoe_played, sign_of(n % 2 == 1), say(cell_name(game().moves[n - 1]))) + ' ';
    }
    if (game().over()) return out + (ui_.review ? decided_in_words(*this, say) : result_in_words(*this, say));
    if (computer_to_move()) return out + say(Text::its_turn);
    const Setup& s = log_.setup();
    const bool alone = s.x.kind != Player::Kind::person || s.o.kind != Player::Kind::person;
    out += say(alone ? Text::tictactoe_your_turn : Text::tictactoe_turn_of, sign_of(game().x_to_move()));
    return analysis_shown() ? out + " " + verdict_in_words(*this, say) : out;
}

std::string View::subtitle(const Say& say, Layout) const
{
    const Setup& s = log_.setup();
    const bool x = s.x.kind == Player::Kind::person, o = s.o.kind == Player::Kind::person;
    if (x && o) return say(Text::tictactoe_two_people);
    if (!x && !o) return say(Text::tictactoe_watching);
    return say(Text::tictactoe_against, player_skill(say, x ? s.o : s.x));
}

} // namespace shell::tictactoe
