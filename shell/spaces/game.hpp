#pragma once
// A game on the version-space screen: the code games' log in the assistant's role (guesses and answers as events), who
// guesses, who answers, whether answers may be lies, and the learner's strategy. Nothing here draws.
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
/// seed: the secret drawn from the seed answers. hand: the user enters the answers.
enum class Oracle : std::uint8_t { seed, hand };

struct Mode {
    Who who = Who::me;
    Oracle oracle = Oracle::seed;
    vs::Noise::Kind noise = vs::Noise::Kind::none;
    int percent = 10; // odds: probability that an answer is false, in %, 1..most_percent
    int lies = 1;     // lies: the most false answers, 1..most_lies
    vs::Cover cover = vs::Cover::b;
    vs::Tie tie = vs::Tie::uniform_code;
    vs::Split split = vs::Split::never;
    bool operator==(const Mode&) const = default;
};
inline constexpr int most_percent = 50, most_lies = 3;

/// Whether the board's spaces can be shown: at most 5 positions and 10,000 codes.
bool spaces_playable(const engine::codes::Rules&);

class Game {
public:
    Game(const engine::codes::Setup&, const Mode&);

    const Mode& mode() const { return mode_; }
    /// The learner's strategy, the cover and the noise may change during a game; the rules may not.
    void set_mode(const Mode& m) { mode_ = m; }
    const engine::codes::Game& now() const { return log_.now(); }
    const engine::codes::Rules& rules() const { return log_.setup().rules; }
    engine::codes::Face face() const { return log_.setup().face; }
    std::uint64_t seed() const { return log_.setup().seed; }
    /// Drawn from the seed as in the code games; none with answers by hand.
    const std::optional<engine::codes::Code>& secret() const { return secret_; }
    vs::Noise noise() const;
    bool noisy() const { return mode_.noise != vs::Noise::Kind::none; }
    /// Whether allowing a lie, or one more, can mend a collapse: answers are by hand, and lies stay within most_lies.
    bool may_allow_lie() const;

    std::vector<engine::codes::Clue> clues() const; // the answered rows
    int answered() const;
    bool waits_for_answer() const { return now().waits_for_answer() && playing(); }
    bool playing() const { return now().status == engine::codes::Game::Status::playing; }
    bool solved() const { return now().status == engine::codes::Game::Status::won; }
    /// The code whose declaration ended the game, right or wrong.
    std::optional<engine::codes::Code> declared() const;
    bool given_up() const { return now().status == engine::codes::Game::Status::gave_up && !declared(); }
    bool success() const;
    bool full() const { return static_cast<int>(now().rows.size()) >= engine::codes::max_guesses_limit; }
    /// Whether this answer was false. False if the secret is not known.
    bool is_lie(int row) const;

    using Refused = std::optional<engine::codes::Error>;
    /// Pushes a guess and, if there is a secret, its answer.
    Refused guess(const engine::codes::Code&);
    Refused answer(engine::codes::Feedback);
    Refused declare(const engine::codes::Code&);
    Refused give_up();

    /// Undo and redo move between the user's decisions.
    bool can_undo() const;
    bool can_redo() const;
    bool undo();
    bool redo();

    /// "spaces 1 <who> <oracle> <noise> <cover> <tie> <split> <line of the code games>".
    std::string line() const;
    /// Nothing if the line is damaged or the board too large. The inner line may have any role, as in a link of codes.
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
