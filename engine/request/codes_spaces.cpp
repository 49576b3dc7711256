// codes.spaces: the version spaces of a history.
#include "engine/codes/version_space/summary.hpp"
#include "engine/request/codes_fields.hpp"
#include "engine/request/commands.hpp"
#include "engine/request/spaces_fields.hpp"

namespace engine::request {
namespace {

using namespace codes::version_space;

constexpr Count max_map_list = 100'000;   // MAP codes in one answer
constexpr Count max_spaces = 10'000;      // spaces told one by one
constexpr std::size_t general_limit = 50; // concepts of a space's G in L

struct Query {
    Language language = Language::l2;
    Options options;
    Count list = 10'000, spaces = 0;
};

/// Numbers up to 2^53, strings beyond.
Json exact(const Integer& n)
{
    if (n.bits() <= 53) return static_cast<std::uint64_t>(n.to_double());
    return to_text(n);
}

Json rows(const SpaceSet& set)
{
    Json json = Json::array();
    for (const RowEffort& row : set.rows()) {
        Json died = Json::object();
        for (int d = 1; d < deaths; ++d) died[name(static_cast<Death>(d))] = row.died[static_cast<std::size_t>(d)];
        json.push_back({{"hypotheses", row.hypotheses},
                        {"generated", row.generated},
                        {"live", row.live},
                        {"updates", row.updates},
                        {"died", died}});
    }
    return json;
}

/// The symbols of a mask: "0348".
std::string symbols(Mask mask)
{
    std::string text;
    for (int v = 0; v < codes::max_symbols; ++v)
        if (mask >> v & 1u) text += codes::symbol_char(v);
    return text;
}

/// In L: E and G as texts, G cut after general_limit. In L2: per slot the symbols E and G exclude.
Json one_space(const codes::Rules& r, const Query& query, const Live& one, Count size, const Belief& b)
{
    Json json = {{"parent", one.parent},
                 {"truth", Json::array({one.truth.black, one.truth.white})},
                 {"hypothesis", one.hypothesis},
                 {"lies", one.lies},
                 {"members", size}};
    if (query.options.noise.kind != Noise::Kind::lies)
        json["share"] =
            static_cast<double>(size) * b.highest * (b.is_best(one.lies) ? 1 : b.weight(one.lies - b.first));
    Json general = Json::array(), specific = Json::array();
    if (query.language == Language::l) {
        const Sets sets = sets_of(r, one.space, general_limit);
        for (const Concept& c : sets.general) general.push_back(to_text(r, c));
        for (const Concept& c : sets.specific) specific.push_back(to_text(r, c));
        json["general_count"] = storage(r, one.space, Language::l).concepts - 1;
    } else {
        for (int i = 0; i < r.positions; ++i) {
            general.push_back(symbols(one.space.rejected[i]));
            const bool asserted = is_value(one.space.asserted[i]);
            specific.push_back(asserted
                                   ? Json(symbols(static_cast<Mask>(every_symbol(r) ^ 1u << one.space.asserted[i])))
                                   : Json(nullptr));
        }
    }
    json["general"] = general;
    json["specific"] = specific;
    return json;
}

std::string tell_spaces(const codes::Rules& r, const Query& query, const SummaryJob& job)
{
    if (job.too_large()) {
        Problem problem = problem_of(*job.too_large());
        problem.message = "These answers give " + std::to_string(job.too_large()->size) +
                          " version spaces, more than " + std::to_string(job.too_large()->limit) +
                          "; give smaller rules or fewer rows.";
        return error_line(problem);
    }
    const SpaceSet& set = job.set();
    const Summary& s = job.result();
    Count updates = 0;
    for (const RowEffort& row : set.rows()) updates += row.updates;
    const auto listed = std::min(query.list, static_cast<Count>(s.map.size()));
    Json json = {
        {"live", set.live().size()},
        {"generated", set.rows().empty() ? 1 : set.rows().back().generated},
        {"no_pruning", exact(without_pruning(set.rows()))},
        {"updates", updates},
        {"rows", rows(set)},
        {"consistent", s.consistent()},
        {"concepts", s.storage.concepts},
        {"literals", s.storage.literals},
        {"words", s.storage.words},
        {"n_map_codes", s.belief.best},
        {"map_codes", request::to_json(r, {s.map.begin(), s.map.begin() + static_cast<std::ptrdiff_t>(listed)})}};
    if (query.language == Language::l && !r.repeats) {
        json["concepts_without_repeats"] = s.storage.concepts_without_repeats;
        json["literals_without_repeats"] = s.storage.literals_without_repeats;
    }
    if (set.live().empty()) json["collapsed_after"] = collapsed_after(set.rows());
    if (query.options.noise.kind != Noise::Kind::none) {
        Json by_lies = Json::object();
        for (std::size_t l = 0; l < s.by_lies.size(); ++l)
            if (s.by_lies[l] > 0) by_lies[std::to_string(l)] = s.by_lies[l];
        json["codes_by_number_of_lies"] = by_lies;
    }
    if (query.options.noise.kind == Noise::Kind::odds) json["max_posterior"] = s.belief.highest;
    if (query.spaces > 0) {
        Json spaces = Json::array();
        for (std::size_t i = 0; i < set.live().size() && i < query.spaces; ++i)
            spaces.push_back(one_space(r, query, set.live()[i], s.members[i], s.belief));
        json["spaces"] = spaces;
    }
    return ok_line(json);
}

Started codes_spaces_command(Reader& in, Clock)
{
    const codes::Rules rules = read_rules(in);
    auto history = read_history(in, rules);
    Query query;
    query.language = read_language(in);
    query.options.cover = read_cover(in);
    query.options.detection = in.flag("early_detection", true) ? Detection::early : Detection::late;
    query.options.noise = read_noise(in);
    query.list = in.number("list", query.list, 0, max_map_list);
    query.spaces = in.number("spaces", 0, 0, max_spaces);
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return work(SummaryJob(rules, std::move(history), query.options, query.language, max_map_list),
                [=](const SummaryJob& job) { return tell_spaces(rules, query, job); });
}

constexpr std::array spaces_commands{
    Command{"codes.spaces", codes_spaces_command},
};

} // namespace

const Family codes_spaces = spaces_commands;

} // namespace engine::request
