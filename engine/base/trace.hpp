#pragma once
// Plain events that an algorithm emits while it works. Without a listener they cost nothing.
#include "engine/base/count.hpp"
#include <cstddef>
#include <vector>

namespace engine {

struct NoTrace {
    template <class Event>
    void operator()(const Event&) const
    {}
};

/// Keeps the first `limit` events and counts the rest, so that a long search cannot eat the tab's memory.
template <class Event>
struct Recorder {
    std::vector<Event> events;
    std::size_t limit = 100'000;
    Count dropped = 0;

    void operator()(const Event& e)
    {
        if (events.size() < limit) events.push_back(e);
        else ++dropped;
    }
};

} // namespace engine
