#pragma once
// Computer players of three levels. Each uses only what its seat sees, and accuses if and only if it is certain.
//   easy    a paper sheet: crosses out cards it holds or was shown, asks for cards not crossed out
//   medium  crosses out cards that propagation excludes, asks for cards possibly in the envelope
//   hard    complete deduction, asks the question with the best Q
//   expert  complete deduction, asks the safest question, shows the card that tells least
#include "engine/base/named.hpp"
#include "engine/cluedo/expert.hpp"

namespace engine::cluedo {

ENGINE_NAMED(BotLevel, easy, medium, hard, expert);
inline constexpr auto bot_levels = enumerators<BotLevel>;

struct BotMove {
    enum class Kind : std::uint8_t { ask, accuse, pass } kind = Kind::pass;
    Trio cards{no_card, no_card, no_card};
    bool operator==(const BotMove&) const = default;
};

/// The card that this level shows for the question: the expert as least_telling, the others a random one.
/// Precondition: view.me holds one of the three.
Card shown(BotLevel, const View&, std::span<const Entry>, Holder asker, const Trio&, Rng&);

/// The move of the player whose turn it is: accuses if certain, otherwise asks, or passes if it has asked. Unit: as
/// SafestJob.
class BotJob {
public:
    using Result = BotMove;
    BotJob(BotLevel, const View&, std::vector<Entry>, bool has_asked, std::uint64_t seed,
           double weight = expert_weight);

    Step step(Budget);
    Progress progress() const;
    const Result& result() const { return move_; }

private:
    void decide();
    void ask_best();

    BotLevel level_;
    View view_;
    std::vector<Entry> entries_;
    bool has_asked_;
    Rng rng_;
    double weight_;
    bool done_ = false;
    std::optional<AdviceJob> advice_;
    std::optional<SafestJob> safest_;
    BotMove move_;
};
static_assert(Job<BotJob>);

/// By kind, the cards that this level cannot exclude from the envelope.
std::array<Cards, kinds> suspected(BotLevel, const View&, std::span<const Entry>);

} // namespace engine::cluedo
