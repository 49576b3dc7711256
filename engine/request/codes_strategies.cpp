// codes.choose, codes.rank: what strategies do and how good guesses are.
#include "engine/codes/rank.hpp"
#include "engine/codes/strategies/choose.hpp"
#include "engine/request/codes_fields.hpp"
#include "engine/request/commands.hpp"

namespace engine::request {
namespace {

constexpr std::uint64_t max_top = 10'000;

/// A strategy's choice, then how it divides the candidates.
class ChooseAndDivide {
public:
    struct Result {
        codes::Choice choice;
        codes::Partition partition;
        std::vector<int> conflicts;
        std::optional<Problem> problem;
    };
    ChooseAndDivide(const codes::Rules& r, std::vector<codes::Clue> clues, const codes::Strategy& s, std::uint64_t seed)
        : rules_(r), clues_(std::move(clues)), choosing_(r, clues_, s, seed)
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
    codes::ChooseJob choosing_;
    std::optional<codes::Diagram> dividing_;
    Result result_;
};

std::string tell_choice(const codes::Rules& r, const ChooseAndDivide::Result& c)
{
    if (c.problem) return error_line(*c.problem);
    return ok_line({{"guess", to_text(r, c.choice.guess)},
                    {"possible", c.conflicts.empty()},
                    {"conflicts", c.conflicts},
                    {"partition", to_json(c.partition)},
                    {"consistent", c.partition.total()},
                    {"worst", c.partition.worst()},
                    {"expected_size", c.partition.expected_size()},
                    {"bits", rounded(c.partition.bits())},
                    {"weighed", c.choice.weighed}});
}

std::string tell_ranking(const codes::Rules& r, const codes::RankQuery& query, const codes::RankJob& job)
{
    if (job.too_large()) return error_line(problem_of(*job.too_large()));
    if (job.contradictory()) return error_line(contradiction());
    const codes::Ranking& ranking = job.result();
    const bool is_whole = query.criterion == codes::Criterion::worst || query.criterion == codes::Criterion::most_parts;
    const auto number = [&](double score) { return is_whole ? Json(static_cast<Count>(score)) : Json(rounded(score)); };
    Json guesses = Json::array();
    for (const codes::Ranked& g : ranking.top) {
        Json json = {{"guess", to_text(r, g.guess)}, {"score", number(g.score)}, {"possible", g.possible}};
        if (query.classes) json["alike"] = g.alike;
        guesses.push_back(json);
    }
    Json json = {{"guesses", guesses}, {"of", ranking.of}, {"best", ranking.best}};
    if (query.guess) {
        json["rank"] = ranking.rank;
        json["score"] = number(ranking.guess_score);
    }
    return ok_line(json);
}

Started codes_choose(Reader& in, Clock)
{
    const codes::Rules rules = read_rules(in);
    auto history = read_history(in, rules);
    const codes::Strategy strategy = read_strategy(in, rules);
    const std::uint64_t seed = in.seed("seed");
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return work(ChooseAndDivide(rules, std::move(history), strategy, seed),
                [=](const ChooseAndDivide& job) { return tell_choice(rules, job.result()); });
}

Started codes_rank(Reader& in, Clock)
{
    const codes::Rules rules = read_rules(in);
    auto history = read_history(in, rules);
    codes::RankQuery query;
    const std::string criterion = in.word("criterion", "worst");
    bool known = false;
    for (const codes::Criterion c : codes::criteria)
        if (criterion == name(c)) {
            query.criterion = c;
            known = true;
        }
    if (!known)
        in.fail({"unknown_criterion", "criterion must be worst, expected_size, entropy or most_parts.", "criterion"});
    query.top = static_cast<std::size_t>(in.number("top", 10, 0, max_top));
    query.classes = in.flag("classes", false);
    query.guess = read_code(in, rules, "guess");
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return work(codes::RankJob(rules, std::move(history), query),
                [=](const codes::RankJob& job) { return tell_ranking(rules, query, job); });
}

constexpr std::array commands{
    Command{"codes.choose", codes_choose},
    Command{"codes.rank", codes_rank},
};

} // namespace

const Family codes_strategies = commands;

} // namespace engine::request
