#pragma once
// The engine's replies to a lesson's own requests: answers, and cases drawn from a seed.
#include "engine/base/job.hpp"
#include "engine/lesson/flat.hpp"
#include "engine/request/lesson_path.hpp"
#include "engine/request/request.hpp"
#include <map>
#include <optional>

namespace engine::request {

/// Replies to requests, each computed once. A caller that lacks one returns, lets work() run and asks again.
class Replies {
public:
    struct Reply {
        Json result;
        std::string problem; // empty = none
    };
    /// Limit of units (microseconds) for one request, a few seconds; beyond it the request is given up.
    static constexpr std::int64_t most_units = 3'000'000;

    /// Null: unknown so far. The request is then started, unless another one is running.
    const Reply* find(const std::string& request);
    bool waits() const { return running_.has_value(); }
    /// Returns the units used. Only while waits().
    std::int64_t work(std::int64_t units);
    /// Forgets the replies, which belong to one case; asked() still counts them.
    void forget() { known_.clear(); }
    int asked() const { return asked_; }

private:
    void put(const std::string& line);

    std::map<std::string, Reply> known_;
    std::string wanted_;
    std::optional<Request> running_;
    std::int64_t used_ = 0;
    int asked_ = 0;
};

/// A value that may need replies first.
template <class T>
struct Awaited {
    bool waits = false;
    std::optional<lesson::Fault> fault;
    T value{};
};

/// The part's request with the drawn values filled in.
Json request_of(const lesson::Part&, const lesson::Names&);

Awaited<Found> answer_of(const lesson::Source&, lesson::Kind, const lesson::Names&, Replies&, const std::string& path);

/// Draws a step's case: values, right and wrong answers. Wrong answers that the engine cannot compute are left out and,
/// if `left_out` is given, reported there.
Awaited<lesson::Case> case_for(const lesson::Step&, std::uint64_t seed, Replies&,
                               std::vector<lesson::Fault>* left_out = nullptr);

} // namespace engine::request
