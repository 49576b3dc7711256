#include "engine/codes/knowledge.hpp"
#include <span>

namespace engine::codes {

KnowledgeJob::KnowledgeJob(const Rules& r, std::vector<Clue> clues, const KnowledgeQuery& query)
    : rules_(r), clues_(std::move(clues)), query_(query)
{
    known_.total = code_count(r);
    diagram_.emplace(r, clues_, Diagram::Depth::full);
}

Step KnowledgeJob::give_up(const Diagram& d)
{
    known_.too_large = {TooLarge::What::nodes, static_cast<Count>(d.nodes()), Diagram::default_limit};
    return Step::done;
}

Step KnowledgeJob::step(Budget budget)
{
    if (known_.too_large) return Step::done;
    // 1. The whole history.
    if (diagram_) {
        if (diagram_->step(budget) == Step::more) return Step::more;
        if (diagram_->too_large()) return give_up(*diagram_);
        known_.consistent = diagram_->count();
        known_.marginals = diagram_->marginals();
        if (known_.consistent > 0) known_.codes = diagram_->list(query_.offset, query_.list);
        diagram_.reset();
        if (!query_.prefixes && known_.consistent > 0) return Step::done;
        known_.prefix_counts.push_back(known_.total);
        return Step::more;
    }
    // 2. Its prefixes. Counts never grow with the prefix, so zeros and the whole history need no counting.
    auto& counts = known_.prefix_counts;
    if (counts.size() <= clues_.size()) {
        if (!prefix_) {
            if (counts.back() == 0) counts.push_back(0);
            else if (counts.size() == clues_.size()) counts.push_back(known_.consistent);
            else prefix_.emplace(rules_, std::span(clues_).first(counts.size()), Diagram::Depth::count);
            return Step::more;
        }
        if (prefix_->step(budget) == Step::more) return Step::more;
        if (prefix_->too_large()) return give_up(*prefix_);
        counts.push_back(prefix_->count());
        prefix_.reset();
        return Step::more;
    }
    if (known_.consistent > 0 || (known_.first_bad_prefix && !query_.repairs)) return Step::done;
    // 3. The rows to blame.
    if (!repairs_) {
        int length = 0;
        while (counts[static_cast<std::size_t>(length)] > 0) ++length;
        known_.first_bad_prefix = length;
        if (!query_.repairs) return Step::done;
        repairs_.emplace(rules_, clues_);
        return Step::more;
    }
    if (repairs_->step(budget) == Step::more) return Step::more;
    known_.repairs = repairs_->result();
    return Step::done;
}

Progress KnowledgeJob::progress() const
{
    if (diagram_) return diagram_->progress();
    return repairs_ ? repairs_->progress() : Progress{};
}

} // namespace engine::codes
