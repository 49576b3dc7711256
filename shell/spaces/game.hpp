#pragma once
// A game on the version-space screen: the code games' own log in the assistant's role (guesses and answers as events),
// and beside it who guesses, who answers, whether the answers may lie, and how the learner plays. Nothing here draws.
#include "engine/codes/game.hpp"
#include "engine/codes/version_space/choice.hpp"
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shell::spaces {

using CodesLog = engine::session::Log<engine::codes::Game>;
namespace vs = engine::codes::version_space;

enum class Who : std::uint8_t { me, learner };
/// The secret drawn from the seed answers by itself, or answers are entered by hand.
enum class Oracle : std::uint8_t { seed, hand };

struct Mode {
    Who who = Who::me;
    Oracle oracle = Oracle::seed;
    vs::Noise::Kind noise = vs::Noise::Kind::none;
    int percent = 10; // odds: each answer is false with this probability, 1..most_percent
    int lies = 1;     // lies: so many answers at most, 1..most_lies
    vs::Cover cover = vs::Cover::b;
    vs::Tie tie = vs::Tie::uniform_code;
    vs::Split split = vs::Split::never;
    bool operator==(const Mode&) const = default;
};
inline constexpr int most_percent = 50, most_lies = 3;

/// Boards whose spaces can be shown: at most 5 positions and 10,000 codes.
bool spaces_playable(const engine::codes::Rules&);

class Game {
public:
    Game(const engine::codes::Setup&, const Mode&);

    const Mode& mode() const { return mode_; }
    /// The learner's habits may change during a game; the rules may not.
    void set_mode(const Mode& m) { mode_ = m; }
    const engine::codes::Game& now() const { return log_.now(); }
    const engine::codes::Rules& rules() const { return log_.setup().rules; }
    engine::codes::Face face() const { return log_.setup().face; }
    std::uint64_t seed() const { return log_.setup().seed; }
    /// Drawn from the seed as the code games do; none if answers are entered.
    const std::optional<engine::codes::Code>& secret() const { return secret_; }
    vs::Noise noise() const;
    bool noisy() const { return mode_.noise != vs::Noise::Kind::none; }
    /// Answers given by hand may turn out to be lies, and more of them than were thought of.
    bool may_allow_lie() const;

    std::vector<engine::codes::Clue> clues() const; // the answered rows
    int answered() const;
    bool waits_for_answer() const { return now().waits_for_answer() && playing(); }
    bool playing() const { return now().status == engine::codes::Game::Status::playing; }
    bool solved() const { return now().status == engine::codes::Game::Status::won; }
    /// The code that ended the game by being declared, rightly or not.
    std::optional<engine::codes::Code> declared() const;
    bool given_up() const { return now().status == engine::codes::Game::Status::gave_up && !declared(); }
    bool success() const;
    bool full() const { return static_cast<int>(now().rows.size()) >= engine::codes::max_guesses_limit; }
    /// Was this answer false? Only where the secret is known.
    bool is_lie(int row) const;

    using Refused = std::optional<engine::codes::Error>;
    /// A guess and, where the secret answers by itself, its answer.
    Refused guess(const engine::codes::Code&);
    Refused answer(engine::codes::Feedback);
    Refused declare(const engine::codes::Code&);
    Refused give_up();

    /// Undo and redo go from one decision of a person to another.
    bool can_undo() const;
    bool can_redo() const;
    bool undo();
    bool redo();

    /// "spaces 1 <who> <oracle> <noise> <cover> <tie> <split> <line of the code games>".
    std::string line() const;
    /// Nothing: damaged, or a board too large. The inner line may be of any role: a link of the code games fits in.
    static std::optional<Game> from_line(std::string_view line);

private:
    Refused push(const engine::codes::Event&);
    engine::codes::Feedback told(const engine::codes::Code& guess) const;
    bool decision_at(std::size_t events) const;

    Mode mode_;
    CodesLog log_;
    std::optional<engine::codes::Code> secret_;
};

} // namespace shell::spaces
