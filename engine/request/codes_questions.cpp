// codes.answer, codes.knowledge, codes.partition: consequences of rules and feedback, independent of any strategy.
#include "engine/codes/knowledge.hpp"
#include "engine/request/codes_fields.hpp"
#include "engine/request/division.hpp"
#include "engine/request/door.hpp"
#include "engine/request/types/codes.hpp"

namespace engine::request {
namespace {

Reply<CodesKnowledge> told(const CodesKnowledge& q, const codes::Knowledge& k)
{
    if (k.too_large) return Unexpected<Problem>(problem_of(*k.too_large));
    CodesKnowledge::Result r = q.blank();
    r.total = k.total;
    r.consistent = k.consistent;
    for (int i = 0; i < q.rules.positions; ++i)
        r.marginals.emplace_back(k.marginals[i].begin(), k.marginals[i].begin() + q.rules.symbols);
    r.codes = k.codes;
    if (q.prefixes) r.prefix_counts = k.prefix_counts;
    if (k.first_bad_prefix) {
        r.first_bad_prefix = *k.first_bad_prefix;
        if (!q.repairs) return r;
        r.repairs = k.repairs.sets;
        if (!k.repairs.complete) r.repairs_complete = false;
    }
    return r;
}

constexpr std::array question_commands{command<CodesAnswer>, command<CodesKnowledge>, command<CodesPartition>};

} // namespace

Running<CodesAnswer> begin(const CodesAnswer& q, Clock)
{
    const codes::Feedback f = feedback(q.rules, q.guess, q.secret);
    return CodesAnswer::Result{f.black, f.white};
}

Running<CodesKnowledge> begin(const CodesKnowledge& q, Clock)
{
    return running<CodesKnowledge>(codes::KnowledgeJob(q.rules, q.history, {q.offset, q.list, q.prefixes, q.repairs}),
                                   [q](const codes::KnowledgeJob& job) { return told(q, job.result()); });
}

Running<CodesPartition> begin(const CodesPartition& q, Clock)
{
    return running<CodesPartition>(
        codes::Diagram(q.rules, q.history, codes::Diagram::Depth::count, &q.guess),
        [q](const codes::Diagram& d) -> Reply<CodesPartition> { return division(q.rules, q.history, q.guess, d); });
}

template struct Door<CodesAnswer>;
template struct Door<CodesKnowledge>;
template struct Door<CodesPartition>;
const Family codes_questions = question_commands;

} // namespace engine::request
