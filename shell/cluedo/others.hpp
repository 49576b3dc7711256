#pragma once
// What the other players may know, by requests cluedo.others: a worker answers them, or they run in slices. The race is
// asked first; then, one after the other, what each advised question gives away, and what each card of mine would tell.
#include "engine/cluedo/game.hpp"
#include "engine/request/types/cluedo_others.hpp"
#include "shell/kit/jobs.hpp"
#include <optional>
#include <vector>

namespace shell::cluedo {

class Others {
public:
    using Request = engine::request::CluedoOthers;
    using Result = Request::Result;

    /// The game has changed: drops the results. last() stays, for bars that move.
    void clear();
    /// How the others deduce, in every request from now on. Another model drops the results.
    void set_model(engine::cluedo::RivalModel);
    /// Cancels all requests.
    void stop(kit::Jobs&);

    /// Requests may be repeated every frame: an equal one costs nothing.
    void want_race(kit::Jobs&, const engine::cluedo::Game&);
    /// The race after each question: one request at a time.
    void want_gives(kit::Jobs&, const engine::cluedo::Game&, const std::vector<engine::cluedo::Trio>& questions);
    void drop_gives(kit::Jobs&);
    /// The asker after each of my cards that answers the question. Precondition: one does.
    void want_show(kit::Jobs&, const engine::cluedo::Game&, const Request::Asked&);
    void drop_show(kit::Jobs&);
    /// Takes answers. True: there is a new one.
    bool collect(kit::Jobs&);

    /// For the current notes; null: not known yet.
    const Result* race() const { return race_.value ? &*race_.value : nullptr; }
    const Result* last() const { return last_ ? &*last_ : nullptr; }
    /// A request has failed: the worker's answer cannot be read.
    bool failed() const { return race_.failed; }
    /// After this question; null: not known yet.
    const Result* gives(const engine::cluedo::Trio&) const;
    std::size_t gives_done() const;
    std::size_t gives_of() const { return gives_.size(); }
    /// The cards to choose from, least telling first; null: not known yet.
    const std::vector<Request::Show>* shows() const
    {
        return show_.value && show_.value->shows ? &*show_.value->shows : nullptr;
    }

private:
    struct Query {
        int job = 0;
        bool asked = false, failed = false;
        Request request;
        std::optional<Result> value;
    };
    static void ask(kit::Jobs&, Query&, Request, bool is_long);
    static void drop(kit::Jobs&, Query&);
    static bool take(kit::Jobs&, Query&);
    void forget_old(kit::Jobs&);
    Request about(const engine::cluedo::Game&) const;

    Query race_, show_;
    std::vector<Query> gives_;
    std::vector<engine::cluedo::Trio> questions_;
    std::optional<Request::Asked> asked_;
    std::optional<Result> last_;
    engine::cluedo::RivalModel model_ = engine::cluedo::RivalModel::complete;
    std::vector<int> old_; // jobs of earlier notes, to be cancelled
};

/// The card that leaves its asker most envelopes on average, beyond two errors; none: it is a tie.
std::optional<engine::cluedo::Card> least_telling(const std::vector<Others::Request::Show>&);

} // namespace shell::cluedo
