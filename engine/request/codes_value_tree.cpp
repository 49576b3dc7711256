// codes.value_tree: a strategy in writing, played against every secret.
#include "engine/codes/optimal/value.hpp"
#include "engine/request/codes_faults.hpp"
#include "engine/request/door.hpp"
#include "engine/request/types/codes_given.hpp"

namespace engine::request {
namespace {

namespace optimal = codes::optimal;

Problem problem_of(const CodesValueTree& q, const optimal::TreeFault& fault)
{
    return {kind_of(fault), "tree, " + place_in(q.tree, fault.at) + ": " + sentence_of(q.rules, fault), "tree",
            static_cast<int>(fault.at)};
}

Reply<CodesValueTree> told(const CodesValueTree& q, const optimal::ValueJob& job)
{
    const optimal::TreeValue& value = job.result();
    if (value.fault) return Unexpected<Problem>(problem_of(q, *value.fault));
    CodesValueTree::Result r;
    r.total = optimal::total(value.histogram);
    r.games = code_count(q.rules);
    r.mean = static_cast<double>(r.total) / static_cast<double>(r.games);
    r.max = value.histogram.size();
    r.histogram = value.histogram;
    r.guesses = job.written().tree.size();
    return r;
}

constexpr std::array tree_values{command<CodesValueTree>};

} // namespace

void refuse_unreadable(const At& at, const codes::Rules& r)
{
    if (code_count(r) <= optimal::max_read_codes) return;
    at.fail({"too_large",
             to_text(r) + " has " + std::to_string(code_count(r)) +
                 " codes; a strategy in writing is read for at most " + std::to_string(optimal::max_read_codes) + ".",
             "rules"});
}

Running<CodesValueTree> begin(const CodesValueTree& q, Clock)
{
    auto written = optimal::read_written(q.tree, q.rules);
    if (!written) return problem_of(q, written.error());
    return running<CodesValueTree>(optimal::ValueJob(*std::move(written)),
                                   [q](const optimal::ValueJob& job) { return told(q, job); });
}

template struct Door<CodesValueTree>;
const Family codes_values = tree_values;

} // namespace engine::request
