#pragma once
// The reply of codes.choose for every strategy: the guess and its partition of the candidates.
#include "engine/codes/strategies/choose.hpp"
#include "engine/request/codes_fields.hpp"
#include "engine/request/commands.hpp"

namespace engine::request {

struct ChoiceResult {
    codes::Choice choice;
    codes::Partition partition;
    std::vector<int> conflicts; // indexes of the history's rows that the guess is inconsistent with
    std::optional<Problem> problem;
};
std::string tell_choice(const codes::Rules&, const ChoiceResult&);

/// Runs a strategy's choice, then computes the guess's partition. `Chooser`: ChooseJob or VersionSpaceJob.
template <class Chooser>
class ChooseAndDivide {
public:
    using Result = ChoiceResult;
    ChooseAndDivide(const codes::Rules& r, std::vector<codes::Clue> clues, Chooser chooser)
        : rules_(r), clues_(std::move(clues)), choosing_(std::move(chooser))
    {}

    Step step(Budget budget)
    {
        if (result_.problem) return Step::done;
        if (!dividing_) {
            if (choosing_.step(budget) == Step::more) return Step::more;
            if (choosing_.too_large()) result_.problem = problem_of(*choosing_.too_large());
            else if (choosing_.contradictory()) result_.problem = contradiction();
            if (result_.problem) return Step::done;
            result_.choice = choosing_.result();
            dividing_.emplace(rules_, clues_, codes::Diagram::Depth::count, &result_.choice.guess);
            return Step::more;
        }
        if (dividing_->step(budget) == Step::more) return Step::more;
        if (dividing_->too_large())
            result_.problem = problem_of(
                {codes::TooLarge::What::nodes, static_cast<Count>(dividing_->nodes()), codes::Diagram::default_limit});
        result_.partition = partition_of(rules_, dividing_->cells());
        result_.conflicts = conflicts(rules_, clues_, result_.choice.guess);
        return Step::done;
    }
    Progress progress() const { return choosing_.progress(); }
    const Result& result() const { return result_; }

private:
    codes::Rules rules_;
    std::vector<codes::Clue> clues_;
    Chooser choosing_;
    std::optional<codes::Diagram> dividing_;
    Result result_;
};

template <class Chooser>
Started choose_and_divide(const codes::Rules& r, std::vector<codes::Clue> clues, Chooser chooser)
{
    return work(ChooseAndDivide<Chooser>(r, std::move(clues), std::move(chooser)),
                [r](const ChooseAndDivide<Chooser>& job) { return tell_choice(r, job.result()); });
}

} // namespace engine::request
