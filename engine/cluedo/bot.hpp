#pragma once
// Computer players of three levels. Each uses only what its seat sees, and accuses if and only if it is certain.
//   easy    a paper sheet: crosses out cards it holds or was shown, asks for cards not crossed out
//   medium  crosses out cards that propagation excludes, asks for cards possibly in the envelope
//   hard    complete deduction, asks the question with the best Q
#include "engine/base/named.hpp"
#include "engine/cluedo/advice.hpp"

namespace engine::cluedo {

ENGINE_NAMED(BotLevel, easy, medium, hard);
inline constexpr auto bot_levels = enumerators<BotLevel>;

/// A uniformly random card of a nonempty set.
Card any_of(Cards, Rng&);

struct BotMove {
    enum class Kind : std::uint8_t { ask, accuse, pass } kind = Kind::pass;
    Trio cards{no_card, no_card, no_card};
    bool operator==(const BotMove&) const = default;
};

/// The move of the player whose turn it is: accuses if certain, otherwise asks, or passes if it has asked. Unit: as
/// AdviceJob.
class BotJob {
public:
    using Result = BotMove;
    BotJob(BotLevel, const View&, std::vector<Entry>, bool has_asked, std::uint64_t seed);

    Step step(Budget);
    Progress progress() const { return advice_ ? advice_->progress() : Progress{}; }
    const Result& result() const { return move_; }

private:
    void decide();

    BotLevel level_;
    View view_;
    std::vector<Entry> entries_;
    bool has_asked_;
    Rng rng_;
    bool done_ = false;
    std::optional<AdviceJob> advice_;
    BotMove move_;
};
static_assert(Job<BotJob>);

/// By kind, the cards that this level cannot exclude from the envelope.
std::array<Cards, kinds> suspected(BotLevel, const View&, std::span<const Entry>);

} // namespace engine::cluedo
