#pragma once
// A running command: any Job, together with the function that writes its result, behind one small interface.
#include "engine/base/job.hpp"
#include <memory>
#include <string>
#include <utility>

namespace engine::request {

class Work {
public:
    Work() = default;
    Work(const Work&) = delete;
    Work& operator=(const Work&) = delete;
    virtual ~Work() = default;
    virtual Step step(Budget) = 0;
    virtual Progress progress() const = 0;
    /// The result line; only after Step::done.
    virtual std::string line() const = 0;
};

/// `tell`: writes the result line from a const J&.
template <Job J, class Tell>
class WorkOf final : public Work {
public:
    WorkOf(J job, Tell tell) : job_(std::move(job)), tell_(std::move(tell)) {}
    Step step(Budget budget) override { return job_.step(budget); }
    Progress progress() const override { return job_.progress(); }
    std::string line() const override { return tell_(job_); }

private:
    J job_;
    Tell tell_;
};

template <Job J, class Tell>
std::unique_ptr<Work> work(J job, Tell tell)
{
    return std::make_unique<WorkOf<J, Tell>>(std::move(job), std::move(tell));
}

/// A command that needs no work: its line is known at the start.
class Answered final : public Work {
public:
    explicit Answered(std::string line) : line_(std::move(line)) {}
    Step step(Budget) override { return Step::done; }
    Progress progress() const override { return {1, 1}; }
    std::string line() const override { return line_; }

private:
    std::string line_;
};

} // namespace engine::request
