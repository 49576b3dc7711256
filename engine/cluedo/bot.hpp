#pragma once
// Computer players, three levels. Each sees what its seat sees and no more, accuses when it is certain and only then.
//   easy    a paper sheet: crosses out what it holds or was shown, asks for cards not crossed out
//   medium  crosses out what propagation excludes, asks for cards that may be in the envelope
//   hard    complete deduction, asks the question with the best Q
#include "engine/base/named.hpp"
#include "engine/cluedo/advice.hpp"

namespace engine::cluedo {

ENGINE_NAMED(BotLevel, easy, medium, hard);
inline constexpr auto bot_levels = enumerators<BotLevel>;

/// One of a set that is not empty, by chance.
Card any_of(Cards, Rng&);

struct BotMove {
    enum class Kind : std::uint8_t { ask, accuse, pass } kind = Kind::pass;
    Trio cards{no_card, no_card, no_card};
    bool operator==(const BotMove&) const = default;
};

/// What to do on one's turn: accuse if certain, else ask, or pass if already asked. Unit: as AdviceJob.
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

/// The cards of the envelope, per kind, that the level cannot exclude.
std::array<Cards, kinds> suspected(BotLevel, const View&, std::span<const Entry>);

} // namespace engine::cluedo
