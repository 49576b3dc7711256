#pragma once
// What a seat knows whatever has happened: in every deal of mine and whichever cards it was shown there. Every such
// history may give it other reasons; so this can be more than what follows from certain_of()'s knowledge.
#include "engine/base/job.hpp"
#include "engine/cluedo/rival.hpp"
#include <set>

namespace engine::cluedo {

/// The literals of certain_of(), and those of mine that the seat knows in all histories where these are few enough to
/// be gone through. Unit: one deal.
class HistoriesJob {
public:
    using Result = Domains;
    static constexpr std::size_t max_deals = 2000, max_histories = 5000;

    /// `mine`: my certain literals. Precondition: the entries agree.
    HistoriesJob(const View&, std::span<const Entry>, Holder seat, const Domains& mine);

    Step step(Budget);
    /// In deals.
    Progress progress() const;
    const Result& result() const { return known_; }

private:
    bool any_left() const;

    Rival rival_;
    Holder envelope_;
    Domains known_, left_; // left_: what every history so far has confirmed beside known_
    std::vector<Rival::Hands> deals_;
    std::set<std::pair<Cards, Rival::Hands>> seen_; // the seat's cards, and those that it was shown
    std::size_t deal_ = 0;
};
static_assert(Job<HistoriesJob>);

} // namespace engine::cluedo
