// codes.choose: what a strategy plays, and how its guess divides the candidates.
#include "engine/request/codes_fields.hpp"
#include "engine/request/division.hpp"
#include "engine/request/door.hpp"
#include "engine/request/types/codes.hpp"

namespace engine::request {

Expected<Division, Problem> division(const codes::Rules& r, std::span<const codes::Clue> history,
                                     const codes::Code& guess, const codes::Diagram& d)
{
    if (d.too_large())
        return Unexpected<Problem>(
            problem_of({codes::TooLarge::What::nodes, static_cast<Count>(d.nodes()), codes::Diagram::default_limit}));
    codes::Partition p = partition_of(r, d.cells());
    Division out;
    out.consistent = p.total();
    out.worst = p.worst();
    out.expected_size = p.expected_size();
    out.bits = rounded(p.bits());
    out.parts = p.parts.size();
    out.conflicts = conflicts(r, history, guess);
    out.possible = out.conflicts.empty();
    out.partition = std::move(p.parts);
    return out;
}

namespace {

/// Runs a strategy's choice, then divides the candidates by its guess.
template <class Chooser>
class ChooseAndDivide {
public:
    using Result = Reply<CodesChoose>;
    ChooseAndDivide(const CodesChoose& q, Chooser chooser) : q_(q), choosing_(std::move(chooser)), reply_(q.blank()) {}

    Step step(Budget budget)
    {
        if (!dividing_) {
            if (choosing_.step(budget) == Step::more) return Step::more;
            if (choosing_.too_large()) return fail(problem_of(*choosing_.too_large()));
            if (choosing_.contradictory()) return fail(contradiction());
            reply_->guess = choosing_.result().guess;
            reply_->weighed = choosing_.result().weighed;
            dividing_.emplace(q_.rules, q_.history, codes::Diagram::Depth::count, &reply_->guess);
            return Step::more;
        }
        if (dividing_->step(budget) == Step::more) return Step::more;
        auto divided = division(q_.rules, q_.history, reply_->guess, *dividing_);
        if (!divided) return fail(divided.error());
        static_cast<Division&>(*reply_) = *std::move(divided);
        return Step::done;
    }
    Progress progress() const { return choosing_.progress(); }
    const Result& result() const { return reply_; }

private:
    Step fail(Problem problem)
    {
        reply_ = Unexpected<Problem>(std::move(problem));
        return Step::done;
    }

    CodesChoose q_;
    Chooser choosing_;
    std::optional<codes::Diagram> dividing_;
    Result reply_;
};

constexpr std::array choice_commands{command<CodesChoose>};

} // namespace

Running<CodesChoose> begin(const CodesChoose& q, Clock)
{
    codes::AnyStrategy strategy = q.strategy;
    if (auto* optimal = std::get_if<codes::OptimalStrategy>(&strategy)) optimal->max_nodes = q.max_nodes.value_or(0);
    return std::visit(
        [&](const auto& s) {
            auto chooser = codes::chooser(q.rules, q.history, s, q.seed);
            using Job = ChooseAndDivide<decltype(chooser)>;
            return running<CodesChoose>(Job(q, std::move(chooser)), [](const Job& job) { return job.result(); });
        },
        strategy);
}

template struct Door<CodesChoose>;
const Family codes_choices = choice_commands;

} // namespace engine::request
