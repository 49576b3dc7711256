#pragma once
// The single source of truth of a game on screen: its setup and its events so far. The screen is computed from it and
// undo moves a cursor; saved games, links and the tests' replays are the same text.
#include "engine/base/check.hpp"
#include "engine/base/expected.hpp"
#include <concepts>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace engine::session {

// clang-format off
template <class M>
concept Model = std::copyable<M> && requires(const M& m, const typename M::Setup& setup, const typename M::Event& e) {
    typename M::Error;
    { M::start(setup) } -> std::same_as<M>;
    { m.after(e) } -> std::same_as<Expected<M, typename M::Error>>; // pure; an illegal event is an error
};
// clang-format on

template <Model M>
class Log {
public:
    using Setup = typename M::Setup;
    using Event = typename M::Event;
    using Error = typename M::Error;

    explicit Log(Setup setup) : setup_(std::move(setup)), states_{M::start(setup_)} {}

    const Setup& setup() const { return setup_; }
    /// Events up to the cursor: done and not undone.
    std::span<const Event> events() const { return {events_.data(), cursor_}; }
    std::size_t cursor() const { return cursor_; }
    /// Counts the undone events too.
    std::size_t event_count() const { return events_.size(); }
    const Event& event(std::size_t i) const
    {
        ENGINE_CHECK(i < events_.size());
        return events_[i];
    }

    const M& now() const { return states_[cursor_]; }
    /// The state after i events, i <= event_count().
    const M& at(std::size_t i) const
    {
        ENGINE_CHECK(i < states_.size());
        return states_[i];
    }

    /// Applies the event and drops the undone ones. Returns the cursor. On an error nothing changes.
    Expected<std::size_t, Error> push(Event e)
    {
        auto next = now().after(e);
        if (!next) return Unexpected<Error>(next.error());
        events_.erase(events_.begin() + static_cast<std::ptrdiff_t>(cursor_), events_.end());
        states_.erase(states_.begin() + static_cast<std::ptrdiff_t>(cursor_) + 1, states_.end());
        events_.push_back(std::move(e));
        states_.push_back(*std::move(next));
        return ++cursor_;
    }
    bool can_undo() const { return cursor_ > 0; }
    bool can_redo() const { return cursor_ < events_.size(); }
    bool undo() { return can_undo() && (--cursor_, true); }
    bool redo() { return can_redo() && (++cursor_, true); }

private:
    Setup setup_;
    std::vector<Event> events_;
    std::vector<M> states_; // states_[i] = after i events; games are short, so every state is kept
    std::size_t cursor_ = 0;
};

} // namespace engine::session
