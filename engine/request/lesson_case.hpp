#pragma once
// What the engine says to a lesson's own requests: answers, and the cases drawn from a seed.
#include "engine/base/job.hpp"
#include "engine/lesson/flat.hpp"
#include "engine/request/lesson_path.hpp"
#include "engine/request/request.hpp"
#include <map>
#include <optional>

namespace engine::request {

/// Replies to requests, each asked once. Whoever needs one that is not there yet lets it be worked on and asks again.
class Replies {
public:
    struct Reply {
        Json result;
        std::string problem; // empty = none
    };
    /// A request may need so many units, a few seconds; then it is given up.
    static constexpr std::int64_t most_units = 3'000'000;

    /// Null: not known yet, and now the one that is worked on.
    const Reply* find(const std::string& request);
    bool waits() const { return running_.has_value(); }
    /// Returns the units used. Only while it waits().
    std::int64_t work(std::int64_t units);
    /// All but how many they were: they belonged to one case.
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

/// A value that may have to wait for replies.
template <class T>
struct Awaited {
    bool waits = false;
    std::optional<lesson::Fault> fault;
    T value{};
};

/// With the drawn values.
Json request_of(const lesson::Part&, const lesson::Names&);

Awaited<Found> answer_of(const lesson::Source&, lesson::Kind, const lesson::Names&, Replies&, const std::string& path);

/// The case of a step: values drawn, right and wrong answers. Wrong ones that the engine cannot tell are left out, and
/// named in `left_out` if that is given.
Awaited<lesson::Case> case_for(const lesson::Step&, std::uint64_t seed, Replies&,
                               std::vector<lesson::Fault>* left_out = nullptr);

} // namespace engine::request
