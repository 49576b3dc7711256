// codes.population: the pool from which the genetic algorithm draws its next guess.
#include "engine/codes/partition.hpp"
#include "engine/request/door.hpp"
#include "engine/request/types/codes.hpp"
#include <algorithm>

namespace engine::request {
namespace {

constexpr std::array populations{command<CodesPopulation>};

} // namespace

Running<CodesPopulation> begin(const CodesPopulation& q, Clock)
{
    codes::Population population(q.rules, q.options, Rng(q.seed)); // same seed and options as codes.choose
    std::size_t before = population.members().size();
    int renewals = 0;
    for (const auto& clue : q.history) {
        before = population.members().size();
        renewals = population.renewals();
        population.learn(clue);
    }
    CodesPopulation::Result r = q.blank();
    std::vector<CodesPopulation::Member> members;
    r.fits.resize(q.history.size() + 1);
    for (const auto& code : population.members()) {
        members.push_back({code, q.history.size() - conflicts(q.rules, q.history, code).size()});
        ++r.fits[static_cast<std::size_t>(members.back().fits)];
    }
    std::stable_sort(members.begin(), members.end(),
                     [](const auto& a, const auto& b) { return a.fits != b.fits ? a.fits > b.fits : a.code < b.code; });
    members.erase(std::unique(members.begin(), members.end()), members.end());
    members.resize(std::min(q.list, members.size()));
    r.members = population.members().size();
    r.before = before;
    r.survivors = population.survivors();
    r.renewals = population.renewals();
    r.renewed = population.renewals() > renewals;
    r.codes = std::move(members);
    return r;
}

template struct Door<CodesPopulation>;
const Family codes_populations = populations;

} // namespace engine::request
