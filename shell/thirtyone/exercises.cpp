#include "shell/thirtyone/exercises.hpp"
#include <initializer_list>

namespace shell::thirtyone {

using engine::thirtyone::game_of_31;
using engine::thirtyone::Position;
using engine::thirtyone::Side;
using engine::thirtyone::Solution;

namespace {

Exercise exercise(bool status, std::initializer_list<int> moves)
{
    Exercise e;
    e.asks_status = status;
    for (const int v : moves) e.moves.push_back(static_cast<std::uint8_t>(v));
    return e;
}

std::string letter(Side s) { return s == Side::a ? "A" : "B"; }

std::string explained_moves(const Position& p, const Solution& s, const Say& say)
{
    const auto winning = s.winning_moves(p);
    if (!winning.empty()) {
        std::string line = std::to_string(s.best_moves(p)[0]);
        for (const auto v : s.best_line(after(game_of_31, p, s.best_moves(p)[0]))) line += ", " + std::to_string(v);
        return say(Text::thirtyone_explain_win, values_in_words(say, {winning.begin(), winning.end()}), line);
    }
    if (safe_moves(game_of_31, p).empty()) return say(Text::thirtyone_explain_stuck, Say::count(game_of_31.limit));
    return say(Text::thirtyone_explain_none, replies_in_words(say, s, p));
}

} // namespace

std::span<const Exercise> thirtyone_exercises()
{
    static const std::array all{exercise(true, {1, 6, 2, 2, 5, 2, 3, 2, 6}),
                                exercise(false, {5, 6, 6}),
                                exercise(false, {2, 5, 6, 6, 4}),
                                exercise(false, {1, 5, 4, 3}),
                                exercise(false, {5, 4, 4, 3, 4, 4, 3}),
                                exercise(false, {5, 2, 5, 2, 5, 2, 5}),
                                exercise(false, {5, 2, 5, 1, 2, 5}),
                                exercise(true, {5, 6, 6, 1, 6, 2, 5}),
                                exercise(true, {5, 4, 4, 3, 4, 2, 5, 5})};
    return all;
}

std::array<Text, 3> questions(const Exercise& e)
{
    return {Text::thirtyone_ask_sum, Text::thirtyone_ask_mover,
            e.asks_status ? Text::thirtyone_ask_status : Text::thirtyone_ask_moves};
}

Position exercise_position(const Exercise& e)
{
    Position p;
    for (const auto v : e.moves) p = after(game_of_31, p, v);
    return p;
}

std::string exercise_moves(const Exercise& e)
{
    std::string out;
    for (const auto v : e.moves) out += (out.empty() ? "" : ", ") + std::to_string(v);
    return out;
}

std::string status_figure(const Say& say, int status)
{
    return (status > 0 ? "+" : "") + number(say.language(), status);
}

std::string values_in_words(const Say& say, std::span<const std::uint8_t> values)
{
    std::string out;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i > 0) out += i + 1 == values.size() ? " " + say(Text::word_or) + " " : ", ";
        out += std::to_string(values[i]);
    }
    return out;
}

std::array<Verdict, 3> verdicts(const Exercise& e, const Answer& a, const Solution& s, const Say& say)
{
    const Position p = exercise_position(e);
    const bool over = is_over(game_of_31, p);
    const int status = status_for_a(p, s.value(p).outcome);
    const auto asked = questions(e);
    std::array<Verdict, 3> out;

    std::string terms;
    for (const auto v : e.moves) terms += (terms.empty() ? "" : " + ") + std::to_string(v);
    out[0] = {asked[0], a.sum == p.sum, a.sum != 0, say(Text::thirtyone_explain_sum, terms, std::to_string(p.sum))};

    const std::string loser = letter(other(to_move(p))), winner = letter(status > 0 ? Side::a : Side::b);
    out[1] = {asked[1], a.mover == (over ? 2 : static_cast<int>(to_move(p))), a.mover >= 0,
              over ? say(Text::thirtyone_explain_beyond, std::to_string(p.sum), winner)
                   : say(Text::thirtyone_explain_mover, Say::count(p.plies), letter(to_move(p)))};
    if (e.asks_status) {
        std::string why = say(Text::thirtyone_wins, winner);
        if (over) why = say(Text::thirtyone_said_too_much, loser, std::to_string(p.sum)) + " " + why;
        else why = explained_moves(p, s, say) + " " + why;
        out[2] = {asked[2], a.status == (status > 0 ? 0 : 1), a.status >= 0,
                  say(Text::thirtyone_explain_status, why, status_figure(say, status))};
        return out;
    }
    const auto winning = s.winning_moves(p);
    std::array<bool, 10> right{};
    for (const auto v : winning) right[v] = true;
    bool any = a.none_wins;
    for (const bool chosen : a.value) any |= chosen;
    out[2] = {asked[2], any && a.value == right && a.none_wins == winning.empty(), any, explained_moves(p, s, say)};
    return out;
}

} // namespace shell::thirtyone
