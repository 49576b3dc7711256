// codes.spaces: the version spaces of a history.
#include "engine/codes/version_space/summary.hpp"
#include "engine/request/codes_fields.hpp"
#include "engine/request/door.hpp"
#include "engine/request/types/spaces.hpp"

namespace engine::request {
namespace {

using namespace codes::version_space;

constexpr Count max_map_list = 100'000;   // MAP codes kept
constexpr std::size_t general_limit = 50; // concepts listed of a space's G in L

CodesSpaces::Row told(const RowEffort& row)
{
    CodesSpaces::Row out{row.hypotheses, row.generated, row.live, row.updates, {}};
    for (int d = 1; d < deaths; ++d)
        out.died[std::string(name(static_cast<Death>(d)))] = row.died[static_cast<std::size_t>(d)];
    return out;
}

/// The symbols of a mask as text: "0348".
std::string symbols(Mask mask)
{
    std::string text;
    for (int v = 0; v < codes::max_symbols; ++v)
        if (mask >> v & 1u) text += codes::symbol_char(v);
    return text;
}

/// In L: E and G as texts, G cut after general_limit. In L2: for each slot the symbols that E and G exclude.
CodesSpaces::Space told(const CodesSpaces& q, const Live& one, Count size, const Belief& b)
{
    const codes::Rules& r = q.rules;
    CodesSpaces::Space out{one.parent, one.truth, one.hypothesis, one.lies, size, {}, {}, {}, {}};
    if (q.noise.kind != Noise::Kind::lies)
        out.share = static_cast<double>(size) * b.highest * (b.is_best(one.lies) ? 1 : b.weight(one.lies - b.first));
    if (q.language == Language::l) {
        const Sets sets = sets_of(r, one.space, general_limit);
        for (const Concept& c : sets.general) out.general.push_back(to_text(r, c));
        for (const Concept& c : sets.specific) out.specific.emplace_back(to_text(r, c));
        out.general_count = storage(r, one.space, Language::l).concepts - 1;
        return out;
    }
    for (int i = 0; i < r.positions; ++i) {
        out.general.push_back(symbols(one.space.rejected[i]));
        out.specific.emplace_back();
        if (is_value(one.space.asserted[i]))
            out.specific.back() = symbols(static_cast<Mask>(every_symbol(r) ^ 1u << one.space.asserted[i]));
    }
    return out;
}

Reply<CodesSpaces> told(const CodesSpaces& q, const SummaryJob& job)
{
    if (job.too_large()) {
        Problem problem = problem_of(*job.too_large());
        problem.message = "These answers give " + std::to_string(job.too_large()->size) +
                          " version spaces, more than " + std::to_string(job.too_large()->limit) +
                          "; give smaller rules or fewer rows.";
        return Unexpected<Problem>(problem);
    }
    const SpaceSet& set = job.set();
    const Summary& s = job.result();
    CodesSpaces::Result r = q.blank();
    r.live = set.live().size();
    r.generated = set.rows().empty() ? 1 : set.rows().back().generated;
    r.no_pruning = without_pruning(set.rows());
    for (const RowEffort& row : set.rows()) {
        r.updates += row.updates;
        r.rows.push_back(told(row));
    }
    r.consistent = s.consistent();
    r.concepts = s.storage.concepts;
    r.literals = s.storage.literals;
    r.words = s.storage.words;
    r.n_map_codes = s.belief.best;
    r.map_codes.assign(s.map.begin(),
                       s.map.begin() + static_cast<std::ptrdiff_t>(std::min<Count>(q.list, s.map.size())));
    if (q.language == Language::l && !q.rules.repeats) {
        r.concepts_without_repeats = s.storage.concepts_without_repeats;
        r.literals_without_repeats = s.storage.literals_without_repeats;
    }
    if (set.live().empty()) r.collapsed_after = collapsed_after(set.rows());
    if (q.noise.kind != Noise::Kind::none) {
        auto& by_lies = r.codes_by_number_of_lies.emplace();
        for (std::size_t l = 0; l < s.by_lies.size(); ++l)
            if (s.by_lies[l] > 0) by_lies[static_cast<int>(l)] = s.by_lies[l];
    }
    if (q.noise.kind == Noise::Kind::odds) r.max_posterior = s.belief.highest;
    if (q.spaces > 0) {
        auto& spaces = r.spaces.emplace();
        for (std::size_t i = 0; i < set.live().size() && i < q.spaces; ++i)
            spaces.push_back(told(q, set.live()[i], s.members[i], s.belief));
    }
    return r;
}

constexpr std::array spaces_commands{command<CodesSpaces>};

} // namespace

void ExactInteger::read(const At& at, const Json& json, Integer& to)
{
    const Fraction n = read_fraction(at, json);
    to = n.num();
}

Json ExactInteger::write(const Integer& n)
{
    if (n.bits() <= 53) return static_cast<std::uint64_t>(n.to_double());
    return to_text(n);
}

Running<CodesSpaces> begin(const CodesSpaces& q, Clock)
{
    const Options options{q.cover, q.early_detection ? Detection::early : Detection::late, q.noise};
    return running<CodesSpaces>(SummaryJob(q.rules, q.history, options, q.language, max_map_list),
                                [q](const SummaryJob& job) { return told(q, job); });
}

template struct Door<CodesSpaces>;
const Family codes_spaces = spaces_commands;

} // namespace engine::request
