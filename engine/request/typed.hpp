#pragma once
// Requests as values: start(CodesRank{…}) gives a job whose result is CodesRank::Result or a Problem, without JSON.
// request_line() and result_in() are the JSON for a worker. The types are in types/, one header a family.
#include "engine/base/expected.hpp"
#include "engine/base/job.hpp"
#include "engine/request/clock.hpp"
#include "engine/request/types/fields.hpp"
#include <memory>
#include <utility>

namespace engine::request {

/// `Q`: a request, with its result Q::Result.
template <class Q>
using Reply = Expected<typename Q::Result, Problem>;

/// Any job whose result leads to an R, behind one small interface.
template <class R>
class Computation {
public:
    Computation() = default;
    Computation(const Computation&) = delete;
    Computation& operator=(const Computation&) = delete;
    virtual ~Computation() = default;
    virtual engine::Step step(Budget) = 0;
    virtual Progress progress() const = 0;
    virtual R result() const = 0; // only after Step::done
};

/// A request being computed, or answered already. A Job.
template <class Q>
class Running {
public:
    using Result = Reply<Q>;
    Running(typename Q::Result known) : known_(true), result_(std::move(known)) {} // NOLINT: for return statements
    Running(Problem problem) : result_(Unexpected<Problem>(std::move(problem))) {} // NOLINT
    Running(std::unique_ptr<Computation<Result>> work) : work_(std::move(work)) {} // NOLINT

    engine::Step step(Budget budget)
    {
        if (known_) last_ = {1, 1};
        if (!work_) return engine::Step::done;
        const engine::Step step = work_->step(budget);
        last_ = work_->progress();
        if (step == engine::Step::more) return step;
        result_ = work_->result();
        work_.reset();
        return step;
    }
    Progress progress() const { return last_; }
    const Result& result() const { return result_; }

private:
    std::unique_ptr<Computation<Result>> work_; // null when done
    bool known_ = false;
    Progress last_{};
    Result result_;
};

template <class R, Job J, class Tell>
class ComputationOf final : public Computation<R> {
public:
    ComputationOf(J job, Tell tell) : job_(std::move(job)), tell_(std::move(tell)) {}
    engine::Step step(Budget budget) override { return job_.step(budget); }
    Progress progress() const override { return job_.progress(); }
    R result() const override { return tell_(job_); }

private:
    J job_;
    Tell tell_;
};

/// `tell` turns the finished job into the result or the problem.
template <class Q, Job J, class Tell>
Running<Q> running(J job, Tell tell)
{
    return std::unique_ptr<Computation<Reply<Q>>>(
        std::make_unique<ComputationOf<Reply<Q>, J, Tell>>(std::move(job), std::move(tell)));
}

/// Looks for a problem of a request's values; its types exclude all others.
class FieldChecker {
public:
    explicit FieldChecker(const At& at) : at_(at) {}

    template <class T, class Shape>
    void must(std::string_view name, const T& value, const Shape& shape, Doc)
    {
        if constexpr (requires { shape.check(at_, value); }) shape.check(at_.in(name), value);
    }
    template <class T, class Shape>
    void may(std::string_view name, const std::optional<T>& value, const Shape& shape, Doc doc)
    {
        if (value) must(name, *value, shape, doc);
    }
    template <class T, class Shape>
    void may(std::string_view name, const T& value, const Shape& shape, Doc doc)
    {
        must(name, value, shape, doc);
    }
    static void must(std::string_view, const auto&, Doc) {}
    static void may(std::string_view, const auto&, Doc) {}
    static void when(bool applies, FieldCase, auto fields)
    {
        if (applies) fields();
    }
    void check(auto f) { f(at_); }
    static void ignored(std::initializer_list<std::string_view>) {}

private:
    const At& at_;
};

/// What the JSON door would refuse.
template <class Q>
std::optional<Problem> problem(const Q& request)
{
    std::optional<Problem> first;
    const At at(first);
    FieldChecker checker(at);
    Q::fields(checker, request);
    return first;
}

/// Starts a request. `begin`, for each request beside its type, takes one without a problem.
template <class Q>
Running<Q> start(const Q& request, Clock clock = nullptr)
{
    if (auto wrong = problem(request)) return *std::move(wrong);
    return begin(request, clock);
}

/// Runs a request to its end.
template <class Q>
Reply<Q> run(const Q& request, Clock clock = nullptr) requires requires
{
    Q::command;
}
{
    return engine::run(start(request, clock));
}

// Both are defined for every request in its family's .cpp file.

/// The request as a line of JSON.
template <class Q>
std::string request_line(const Q&, bool progress = false);
/// The outcome in the line that answers the request; a line of another form is the problem `bad_reply`.
template <class Q>
Reply<Q> result_in(const Q&, std::string_view line);

/// The progress in a line of the door, told by its field `progress`; nothing: the line answers the request.
std::optional<Progress> progress_in(std::string_view line);

} // namespace engine::request
