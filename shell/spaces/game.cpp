#include "shell/spaces/game.hpp"
#include "engine/session/words.hpp"
#include <algorithm>
#include <array>

namespace shell::spaces {

using engine::codes::Code;
using engine::codes::Feedback;
using CodeGame = engine::codes::Game;
using engine::codes::Role;
using engine::codes::Setup;

namespace {

constexpr std::uint64_t oracle_stream = 1000; // of the seed: the oracle's draw for row i is stream oracle_stream + i
constexpr double lie_rate = 0.2;              // with a bound on lies: P(lie) while some are left

Setup assistant(Setup s)
{
    s.role = Role::assistant;
    s.strategy = engine::codes::StrategyKind::consistent;
    return s;
}

std::string_view word(Who w) { return w == Who::me ? "me" : "learner"; }
std::string_view word(Oracle o) { return o == Oracle::seed ? "seed" : "hand"; }

std::string noise_word(const Mode& m)
{
    if (m.noise == vs::Noise::Kind::odds) return "odds" + std::to_string(m.percent);
    if (m.noise == vs::Noise::Kind::lies) return "lies" + std::to_string(m.lies);
    return "true";
}

bool read_noise(std::string_view text, Mode& m)
{
    if (text == "true") return true;
    const bool odds = text.starts_with("odds");
    if (!odds && !text.starts_with("lies")) return false;
    const auto n = engine::session::number(text.substr(4), static_cast<std::uint64_t>(odds ? most_percent : most_lies));
    if (!n || *n == 0) return false;
    m.noise = odds ? vs::Noise::Kind::odds : vs::Noise::Kind::lies;
    (odds ? m.percent : m.lies) = static_cast<int>(*n);
    return true;
}

/// Reads one of `all` by the engine's name.
template <class T, std::size_t n>
bool read_name(std::string_view text, const std::array<T, n>& all, T& out)
{
    for (const T one : all)
        if (vs::name(one) == text) return out = one, true;
    return false;
}

std::optional<Mode> read_mode(engine::session::Words& words)
{
    Mode m;
    const auto who = words.next();
    if (who != word(Who::me) && who != word(Who::learner)) return std::nullopt;
    m.who = who == word(Who::me) ? Who::me : Who::learner;
    const auto oracle = words.next();
    if (oracle != word(Oracle::seed) && oracle != word(Oracle::hand)) return std::nullopt;
    m.oracle = oracle == word(Oracle::seed) ? Oracle::seed : Oracle::hand;
    if (!read_noise(words.next(), m)) return std::nullopt;
    const auto cover = words.next();
    if (cover != "a" && cover != "b") return std::nullopt;
    m.cover = cover == "a" ? vs::Cover::a : vs::Cover::b;
    if (!read_name(words.next(), vs::ties, m.tie) || !read_name(words.next(), vs::splits, m.split)) return std::nullopt;
    return m;
}

} // namespace

bool spaces_playable(const engine::codes::Rules& r) { return engine::codes::legal(r) && vs::is_shown(r); }

Game::Game(const Setup& setup, const Mode& mode) : mode_(mode), log_(assistant(setup))
{
    if (mode.oracle == Oracle::hand) return;
    Setup guesser = setup;
    guesser.role = Role::guesser;
    secret_ = CodeGame::start(guesser).secret;
}

vs::Noise Game::noise() const { return {mode_.noise, static_cast<double>(mode_.percent) / 100, mode_.lies}; }

std::vector<engine::codes::Clue> Game::clues() const
{
    std::vector<engine::codes::Clue> all;
    for (const auto& row : now().rows)
        if (row.answer) all.push_back({row.guess, *row.answer});
    return all;
}

int Game::answered() const { return static_cast<int>(now().rows.size()) - (now().waits_for_answer() ? 1 : 0); }

std::optional<Code> Game::declared() const
{
    if (now().status != CodeGame::Status::gave_up || !now().waits_for_answer()) return std::nullopt;
    return now().rows.back().guess;
}

bool Game::may_allow_lie() const
{
    using Kind = vs::Noise::Kind;
    const bool more = mode_.noise == Kind::none || (mode_.noise == Kind::lies && mode_.lies < most_lies);
    return more && mode_.oracle == Oracle::hand;
}

bool Game::success() const
{
    const auto code = declared();
    return solved() || (code && secret_ && *code == *secret_);
}

bool Game::is_lie(int row) const
{
    const auto& r = now().rows[static_cast<std::size_t>(row)];
    return secret_ && r.answer && !(*r.answer == engine::codes::feedback(rules(), r.guess, *secret_));
}

/// The oracle's answer: the truth, or any other answer, uniformly.
Feedback Game::told(const Code& guess) const
{
    const Feedback truth = engine::codes::feedback(rules(), guess, *secret_);
    if (!noisy()) return truth;
    const int row = static_cast<int>(now().rows.size()) - 1;
    engine::Rng draw = engine::Rng(seed()).fork(oracle_stream + static_cast<std::uint64_t>(row));
    int told_before = 0;
    for (int i = 0; i < row; ++i) told_before += is_lie(i);
    const double rate = mode_.noise == vs::Noise::Kind::odds ? static_cast<double>(mode_.percent) / 100
                        : told_before < mode_.lies           ? lie_rate
                                                             : 0;
    if (static_cast<double>(draw.below(1'000'000)) >= rate * 1e6) return truth;
    std::vector<Feedback> others;
    for (std::uint8_t f = 0; f <= rules().positions; ++f)
        for (std::uint8_t p = 0; f + p <= rules().positions; ++p)
            if (const Feedback one{f, p}; engine::codes::possible(rules(), one) && !(one == truth))
                others.push_back(one);
    return others.empty() ? truth : others[draw.index(others.size())];
}

Game::Refused Game::push(const engine::codes::Event& e)
{
    const auto done = log_.push(e);
    return done ? std::nullopt : Refused(done.error());
}

Game::Refused Game::guess(const Code& code)
{
    if (auto refused = push(engine::codes::Guess{code})) return refused;
    return secret_ ? answer(told(code)) : std::nullopt;
}

Game::Refused Game::answer(Feedback f)
{
    if (auto refused = push(engine::codes::Answer{f})) return refused;
    // "All in place" may be a lie, so it must not end the game: the row is ignored in the code games' log.
    if (noisy() && solved()) return push(engine::codes::Ignore{static_cast<int>(now().rows.size()) - 1, true});
    return std::nullopt;
}

Game::Refused Game::declare(const Code& code)
{
    if (auto refused = push(engine::codes::Guess{code})) return refused;
    return push(engine::codes::GiveUp{});
}

Game::Refused Game::give_up() { return push(engine::codes::GiveUp{}); }

/// Whether the user decides next after this many events, or the game is over.
bool Game::decision_at(std::size_t events) const
{
    const CodeGame& g = log_.at(events);
    if (g.status == CodeGame::Status::gave_up) return true;
    if (g.waits_for_answer()) // also not between the two events of a declaration
        return !secret_ && !(events < log_.event_count() && log_.at(events + 1).status == CodeGame::Status::gave_up);
    if (g.status == CodeGame::Status::won) return !noisy();
    return mode_.who == Who::me || secret_.has_value(); // else the learner guesses by itself
}

bool Game::can_undo() const
{
    for (std::size_t i = log_.cursor(); i-- > 0;)
        if (decision_at(i)) return true;
    return false;
}
bool Game::can_redo() const
{
    for (std::size_t i = log_.cursor() + 1; i <= log_.event_count(); ++i)
        if (decision_at(i)) return true;
    return false;
}

bool Game::undo()
{
    if (!can_undo()) return false;
    do log_.undo();
    while (!decision_at(log_.cursor()));
    return true;
}

bool Game::redo()
{
    if (!can_redo()) return false;
    do log_.redo();
    while (!decision_at(log_.cursor()));
    return true;
}

std::string Game::line() const
{
    std::string out = "spaces 1 ";
    out.append(word(mode_.who)).append(" ").append(word(mode_.oracle)).append(" ").append(noise_word(mode_));
    out.append(mode_.cover == vs::Cover::a ? " a " : " b ").append(vs::name(mode_.tie)).append(" ");
    out.append(vs::name(mode_.split)).append(" ");
    return out + engine::codes::to_line(log_);
}

std::optional<Game> Game::from_line(std::string_view line)
{
    const auto inside = line.find(" codes ");
    if (inside == std::string_view::npos) return std::nullopt;
    engine::session::Words words(line.substr(0, inside));
    if (words.next() != "spaces" || words.next() != "1") return std::nullopt;
    const auto mode = read_mode(words);
    if (!mode || words.more()) return std::nullopt;
    auto log = engine::codes::from_line(line.substr(inside + 1));
    if (!log || !spaces_playable(log->setup().rules)) return std::nullopt;
    Game game(log->setup(), *mode);
    if (log->setup().role == Role::assistant) {
        game.log_ = std::move(*log);
        return game;
    }
    for (const auto& row : log->now().rows) { // another role: the rows are copied
        if (game.push(engine::codes::Guess{row.guess})) return std::nullopt;
        if (row.answer && game.push(engine::codes::Answer{*row.answer})) return std::nullopt;
    }
    if (log->now().status == CodeGame::Status::gave_up) game.give_up();
    return game;
}

} // namespace shell::spaces
