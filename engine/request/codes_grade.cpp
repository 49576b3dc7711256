// codes.grade: how many guesses a guess loses compared with optimal play.
#include "engine/codes/optimal/grade.hpp"
#include "engine/codes/optimal/job.hpp"
#include "engine/request/codes_fields.hpp"
#include "engine/request/commands.hpp"
#include "engine/request/reply.hpp"
#include "engine/request/work.hpp"

namespace engine::request {
namespace {

constexpr std::uint64_t most_graded_nodes = std::uint64_t{1} << 53;
/// Default limit of search nodes, some seconds in the page; second guesses of Picas & Fijas need up to this many.
constexpr std::uint64_t usual_nodes = 100'000;

std::string tell_grade(const codes::GradeQuery& query, const codes::GradeResult& found)
{
    if (found.candidates == 0) return error_line(contradiction());
    Json json = {{"candidates", found.candidates}, {"proven", found.proven}, {"nodes", found.nodes}};
    if (found.proven) {
        json["before"] = found.before;
        json["after"] = found.after;
        json["lost"] = static_cast<double>(found.after - found.before) / static_cast<double>(found.candidates);
        json["best"] = to_text(query.rules, *found.best);
    }
    return ok_line(json);
}

Started codes_grade(Reader& in, Clock)
{
    codes::GradeQuery query;
    query.rules = read_rules(in);
    query.history = read_history(in, query.rules);
    query.guess = require_code(in, query.rules, "guess");
    query.max_nodes = in.number("max_nodes", usual_nodes, 1, most_graded_nodes);
    if (!in.failed() && !codes::can_be_proven(query.rules)) in.fail(too_large_for_proof(query.rules, "rules"));
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return work(codes::GradeJob(query), [=](const codes::GradeJob& job) { return tell_grade(query, job.result()); });
}

constexpr std::array grades{Command{"codes.grade", codes_grade}};

} // namespace

const Family codes_grades = grades;

} // namespace engine::request
