// codes.population: the pool from which the genetic algorithm draws its next guess.
#include "engine/codes/partition.hpp"
#include "engine/request/codes_fields.hpp"
#include "engine/request/commands.hpp"
#include "engine/request/reply.hpp"
#include "engine/request/strategy_fields.hpp"
#include "engine/request/work.hpp"
#include <algorithm>

namespace engine::request {
namespace {

/// The genetic algorithm's pool: its size, how many codes the last feedback removed, a histogram of how many answers
/// each code is consistent with (the algorithm filters by the last only), and the best codes in order.
std::string tell_population(const codes::Rules& rules, const std::vector<codes::Clue>& history, std::size_t list,
                            const codes::GeneticOptions& bred, std::uint64_t seed)
{
    codes::Population population(rules, bred, Rng(seed)); // same seed and options as codes.choose
    std::size_t before = population.members().size();
    int renewals = 0;
    for (const auto& clue : history) {
        before = population.members().size();
        renewals = population.renewals();
        population.learn(clue);
    }
    std::vector<std::pair<std::size_t, codes::Code>> members;
    std::vector<std::size_t> fits(history.size() + 1);
    for (const auto& code : population.members()) {
        members.emplace_back(history.size() - conflicts(rules, history, code).size(), code);
        ++fits[members.back().first];
    }
    std::stable_sort(members.begin(), members.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    members.erase(std::unique(members.begin(), members.end()), members.end());
    Json best = Json::array();
    for (std::size_t i = 0; i < std::min(list, members.size()); ++i)
        best.push_back({{"code", to_text(rules, members[i].second)}, {"fits", members[i].first}});
    return ok_line({{"members", population.members().size()},
                    {"before", before},
                    {"survivors", population.survivors()},
                    {"renewals", population.renewals()},
                    {"renewed", population.renewals() > renewals},
                    {"fits", fits},
                    {"codes", best}});
}

Started codes_population(Reader& in, Clock)
{
    const codes::Rules rules = read_rules(in);
    const auto history = read_history(in, rules);
    const std::uint64_t seed = in.seed("seed");
    const auto list = static_cast<std::size_t>(in.number("list", 12, 0, codes::max_population));
    const codes::GeneticOptions bred = read_genetic_options(in);
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return std::make_unique<Answered>(tell_population(rules, history, list, bred, seed));
}

constexpr std::array populations{Command{"codes.population", codes_population}};

} // namespace

const Family codes_populations = populations;

} // namespace engine::request
