// concepts.*: candidate elimination on tables.
#include "engine/request/types/concepts.hpp"
#include "engine/request/door.hpp"
#include <algorithm>
#include <cmath>

namespace engine::request {
namespace {

using namespace concepts;

double to_nine_decimals(double bits) { return std::round(bits * 1e9) / 1e9; }

std::vector<ToldConcept> told(const Table& table, const std::vector<Concept>& all)
{
    std::vector<ToldConcept> out;
    for (const Concept& c : all) out.push_back(request::told(table, c));
    return out;
}

std::vector<std::string> told(const Table& table, const Instance& x)
{
    std::vector<std::string> out;
    for (std::size_t i = 0; i < table.attributes.size(); ++i) out.push_back(table.attributes[i].values[x[i]]);
    return out;
}

ConceptsLearn::Event told(const Table& table, const concepts::Event& e)
{
    ConceptsLearn::Event out{e.kind, {}, {}, {}, {}};
    const bool enters = e.kind == EventKind::s_enters || e.kind == EventKind::g_enters;
    const bool makes = e.kind == EventKind::s_generalised || e.kind == EventKind::s_beyond_g ||
                       e.kind == EventKind::g_specialised || e.kind == EventKind::not_above_s ||
                       e.kind == EventKind::under_another;
    if (!enters) out.of = request::told(table, e.of);
    if (enters || makes) out.to = request::told(table, e.to);
    if (e.kind == EventKind::under_another) out.by = request::told(table, e.by);
    if (e.attribute >= 0) out.attribute = e.attribute;
    return out;
}

ConceptsLearn::Posterior posterior(const ConceptsLearn& q, const Space& space)
{
    const concepts::Posterior p(space, *q.noise);
    ConceptsLearn::Posterior out{.fewest = p.fewest_errors(),
                                 .count = p.most_probable(),
                                 .concepts = {},
                                 .probability = p.of_concept(p.fewest_errors()),
                                 .wrong = {},
                                 .suspects = {}};
    if (out.count <= lattice_limit) out.concepts = told(q.table, space.members(out.fewest));
    for (const Example& e : q.examples) out.wrong.push_back(p.wrong(concept_of(space.shape(), e.values), e.positive));
    for (std::size_t i = 0; i < out.wrong.size(); ++i) {
        const std::size_t best = out.suspects.empty() ? i : static_cast<std::size_t>(out.suspects[0]);
        if (out.wrong[best] < out.wrong[i]) out.suspects.clear();
        if (out.wrong[best] <= out.wrong[i]) out.suspects.push_back(static_cast<int>(i));
    }
    return out;
}

ConceptsLearn::Result result(const ConceptsLearn& q, const LearnJob& job)
{
    const Learned& l = job.result();
    ConceptsLearn::Result out;
    out.all = l.all;
    out.sizes = l.sizes;
    out.s = told(q.table, l.borders.s);
    out.g = told(q.table, l.borders.g);
    out.s_count = l.borders.s_count;
    out.g_count = l.borders.g_count;
    out.collapsed = l.collapsed_after.has_value();
    out.collapsed_after = l.collapsed_after;
    if (out.collapsed && q.wrong_labels == 0) out.clash = l.clash;
    if (out.collapsed) out.flips = l.flips;
    if (job.space().size(q.wrong_labels) <= lattice_limit) {
        out.members = told(q.table, l.members);
        out.covers = l.covers;
    }
    if (q.steps) {
        out.steps.emplace();
        for (const LearnStep& s : l.steps) {
            ConceptsLearn::Step step{told(q.table, s.borders.s),
                                     told(q.table, s.borders.g),
                                     s.borders.s_count,
                                     s.borders.g_count,
                                     s.traced,
                                     {}};
            for (const concepts::Event& e : s.events) step.events.push_back(told(q.table, e));
            out.steps->push_back(std::move(step));
        }
    }
    if (q.noise) out.posterior = posterior(q, job.space());
    return out;
}

/// The space, then the question.
class Asking {
public:
    using Result = Question;
    explicit Asking(const ConceptsAsk& q) : learning_(q.shape(), q.language, q.examples), k_(q.wrong_labels) {}

    engine::Step step(Budget budget)
    {
        if (asking_) return asking_->step(budget);
        if (learning_.step(budget) == engine::Step::more) return engine::Step::more;
        asking_.emplace(learning_.take(), k_);
        return engine::Step::more;
    }
    Progress progress() const
    {
        const Progress learnt = learning_.progress(), asked = asking_ ? asking_->progress() : Progress{};
        return {learnt.done + asked.done, asked.total == 0 ? 0 : learnt.total + asked.total};
    }
    const Result& result() const { return asking_->result(); }

private:
    SpaceJob learning_;
    int k_;
    std::optional<AskJob> asking_;
};

Reply<ConceptsAsk> result(const ConceptsAsk& q, const Question& found)
{
    if (found.of == 0)
        return Unexpected<Problem>({"contradictory",
                                    "No concept fits these examples; flip a label, allow wrong_labels, or ask "
                                    "concepts.learn which examples clash.",
                                    "examples"});
    const Shape shape = q.shape();
    const auto instance = [&](Count rank) { return told(q.table, instance_at(shape, rank)); };
    ConceptsAsk::Result out{.instance = instance(found.best),
                            .accept = found.accept,
                            .of = found.of,
                            .bits = to_nine_decimals(bits(found.accept, found.of)),
                            .random_bits = to_nine_decimals(mean_bits(found)),
                            .instances = instance_count(shape),
                            .splits = {}};
    for (const concepts::Split& s : found.splits)
        if (out.splits.size() < q.top)
            out.splits.push_back(
                {s.accept, s.instances, instance(s.first), to_nine_decimals(bits(s.accept, found.of))});
    return out;
}

constexpr std::array list{command<ConceptsLearn>, command<ConceptsClassify>, command<ConceptsAsk>};

} // namespace

Running<ConceptsLearn> begin(const ConceptsLearn& q, Clock)
{
    return running<ConceptsLearn>(LearnJob(q.shape(), q.examples, {q.language, q.wrong_labels, q.steps}),
                                  [q](const LearnJob& job) -> Reply<ConceptsLearn> { return result(q, job); });
}

Running<ConceptsClassify> begin(const ConceptsClassify& q, Clock)
{
    return running<ConceptsClassify>(
        SpaceJob(q.shape(), q.language, q.examples), [q](const SpaceJob& job) -> Reply<ConceptsClassify> {
            const Space& space = job.result();
            const Concept instance = concept_of(space.shape(), q.instance);
            ConceptsClassify::Result out{.accept = 0, .of = space.size(q.wrong_labels), .probability = {}};
            const std::vector<Count> accepting = space.by_errors_covering(instance);
            for (std::size_t e = 0; e < accepting.size() && e <= static_cast<std::size_t>(q.wrong_labels); ++e)
                out.accept += accepting[e];
            if (q.noise) out.probability = concepts::Posterior(space, *q.noise).positive(instance);
            return out;
        });
}

Running<ConceptsAsk> begin(const ConceptsAsk& q, Clock)
{
    return running<ConceptsAsk>(Asking(q), [q](const Asking& job) { return result(q, job.result()); });
}

template struct Door<ConceptsLearn>;
template struct Door<ConceptsClassify>;
template struct Door<ConceptsAsk>;
const Family concepts_commands = list;

} // namespace engine::request
