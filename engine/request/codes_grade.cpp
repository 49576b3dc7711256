// codes.grade: how many guesses a guess loses compared with optimal play.
#include "engine/codes/optimal/grade.hpp"
#include "engine/request/codes_fields.hpp"
#include "engine/request/door.hpp"
#include "engine/request/types/codes.hpp"

namespace engine::request {
namespace {

Reply<CodesGrade> told(const CodesGrade& q, const codes::GradeResult& found)
{
    if (found.candidates == 0) return Unexpected<Problem>(contradiction());
    CodesGrade::Result r = q.blank();
    r.candidates = found.candidates;
    r.proven = found.proven;
    r.nodes = found.nodes;
    if (!found.proven) return r;
    r.before = found.before;
    r.after = found.after;
    r.lost = static_cast<double>(found.after - found.before) / static_cast<double>(found.candidates);
    r.best = found.best;
    return r;
}

constexpr std::array grades{command<CodesGrade>};

} // namespace

Running<CodesGrade> begin(const CodesGrade& q, Clock)
{
    return running<CodesGrade>(codes::GradeJob({q.rules, q.history, q.guess, q.max_nodes}),
                               [q](const codes::GradeJob& job) { return told(q, job.result()); });
}

template struct Door<CodesGrade>;
const Family codes_grades = grades;

} // namespace engine::request
