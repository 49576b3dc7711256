#include "shell/codes/challenge.hpp"

namespace shell::codes {
namespace {

bool is_result(const engine::codes::Game& g)
{
    return g.status == engine::codes::Game::Status::won && g.setup.role == engine::codes::Role::guesser &&
           !g.setup.repeat;
}

std::string pegs_in_signs(engine::codes::Feedback answer, int positions)
{
    std::string signs;
    for (int i = 0; i < positions; ++i) signs += i < answer.black ? "⚫" : i < answer.black + answer.white ? "⚪" : "·";
    return signs;
}

} // namespace

std::string challenge_line(const View& v)
{
    auto setup = v.setup();
    const auto& g = v.game();
    setup.repeat = false;
    setup.friend_guesses = is_result(g) ? static_cast<std::uint8_t>(g.rows.size()) : std::uint8_t{0};
    return engine::codes::to_line(Log(setup));
}

std::string challenge_in_words(const View& v, const Say& say)
{
    const auto& g = v.game();
    if (!is_result(g)) return {};
    std::string words = "Sagaz · " + say(title(v.place())) + "\n" +
                        say(Text::challenge_share, say.count(static_cast<std::int64_t>(g.rows.size())));
    for (const auto& row : g.rows)
        if (row.answer) words += "\n" + pegs_in_signs(*row.answer, g.setup.rules.positions);
    return words;
}

std::string compared_in_words(const engine::codes::Game& g, const Say& say)
{
    const int of_friend = g.setup.friend_guesses;
    if (of_friend == 0 || !is_result(g)) return {};
    const int mine = static_cast<int>(g.rows.size());
    if (mine == of_friend) return say(Text::challenge_same, Say::count(of_friend));
    return say(mine < of_friend ? Text::challenge_fewer : Text::challenge_more, Say::count(of_friend),
               Say::count(std::abs(mine - of_friend)));
}

} // namespace shell::codes
