// codes.answer, codes.knowledge, codes.partition: what rules and answers say, whoever plays.
#include "engine/codes/knowledge.hpp"
#include "engine/request/codes_fields.hpp"
#include "engine/request/commands.hpp"

namespace engine::request {
namespace {

constexpr Count max_list = 100'000; // codes in one answer: about a megabyte

Json to_json(const codes::Rules& r, const codes::Marginals& marginals)
{
    Json json = Json::array();
    for (int i = 0; i < r.positions; ++i) {
        Json row = Json::array();
        for (int s = 0; s < r.symbols; ++s) row.push_back(marginals[i][s]);
        json.push_back(row);
    }
    return json;
}

std::string tell_knowledge(const codes::Rules& r, const codes::KnowledgeQuery& query, const codes::Knowledge& k)
{
    if (k.too_large) return error_line(problem_of(*k.too_large));
    Json json = {{"total", k.total},
                 {"consistent", k.consistent},
                 {"marginals", to_json(r, k.marginals)},
                 {"codes", request::to_json(r, k.codes)}};
    if (query.prefixes) json["prefix_counts"] = k.prefix_counts;
    if (k.first_bad_prefix) {
        json["first_bad_prefix"] = *k.first_bad_prefix;
        json["repairs"] = k.repairs.sets;
        if (!k.repairs.complete) json["repairs_complete"] = false;
    }
    return ok_line(json);
}

Started codes_answer(Reader& in, Clock)
{
    const codes::Rules rules = read_rules(in);
    const codes::Code secret = require_code(in, rules, "secret");
    const codes::Code guess = require_code(in, rules, "guess");
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    const codes::Feedback f = feedback(rules, guess, secret);
    return std::make_unique<Answered>(ok_line({{"fijas", f.black}, {"picas", f.white}}));
}

Started codes_knowledge(Reader& in, Clock)
{
    const codes::Rules rules = read_rules(in);
    const auto history = read_history(in, rules);
    codes::KnowledgeQuery query;
    query.list = in.number("list", 0, 0, max_list);
    query.offset = in.number("offset", 0, 0, Count{1} << 53);
    query.prefixes = in.flag("prefixes", false);
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return work(codes::KnowledgeJob(rules, history, query),
                [=](const codes::KnowledgeJob& job) { return tell_knowledge(rules, query, job.result()); });
}

Started codes_partition(Reader& in, Clock)
{
    const codes::Rules rules = read_rules(in);
    const auto history = read_history(in, rules);
    const codes::Code guess = require_code(in, rules, "guess");
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return work(codes::Diagram(rules, history, codes::Diagram::Depth::count, &guess), [=](const codes::Diagram& d) {
        if (d.too_large())
            return error_line(problem_of(
                {codes::TooLarge::What::nodes, static_cast<Count>(d.nodes()), codes::Diagram::default_limit}));
        const codes::Partition p = partition_of(rules, d.cells());
        const auto wrong_rows = conflicts(rules, history, guess);
        return ok_line({{"partition", request::to_json(p)},
                        {"consistent", p.total()},
                        {"worst", p.worst()},
                        {"expected_size", p.expected_size()},
                        {"bits", rounded(p.bits())},
                        {"parts", p.parts.size()},
                        {"possible", wrong_rows.empty()},
                        {"conflicts", wrong_rows}});
    });
}

constexpr std::array question_commands{
    Command{"codes.answer", codes_answer},
    Command{"codes.knowledge", codes_knowledge},
    Command{"codes.partition", codes_partition},
};

} // namespace

const Family codes_questions = question_commands;

} // namespace engine::request
