#include "engine/codes/optimal/value.hpp"
#include "engine/base/check.hpp"
#include <algorithm>

namespace engine::codes::optimal {

ValueJob::ValueJob(WrittenTree written)
    : written_(std::move(written)), codes_(all_packed(written_.rules)), divider_(written_.rules),
      ranges_(written_.tree.size())
{
    ENGINE_CHECK(!ranges_.empty());
    ranges_[0] = {0, static_cast<std::uint32_t>(codes_.size())};
}

Step ValueJob::step(Budget budget)
{
    for (std::int64_t i = 0; i < std::max<std::int64_t>(1, budget.units); ++i) {
        if (at_ < written_.tree.size() && !result_.fault) {
            value(at_++);
            continue;
        }
        const Count all = total(result_.histogram);
        if (!result_.fault && written_.total.value_or(all) != all) {
            result_.fault = TreeFault{TreeFaultKind::wrong_total};
            result_.fault->total = all;
        }
        return Step::done;
    }
    return Step::more;
}

void ValueJob::fail(TreeFaultKind kind, std::size_t node, Feedback answer, Count codes)
{
    TreeFault fault{kind};
    fault.at = written_.places[node];
    fault.guess = written_.tree[node].guess;
    fault.answer = answer;
    fault.codes = codes;
    result_.fault = fault;
}

void ValueJob::value(std::size_t node)
{
    const Tree& tree = written_.tree;
    const Rules& r = written_.rules;
    const Slots& slots = divider_.slots();
    const Range its = ranges_[node];
    const std::span<Packed> secrets = std::span(codes_).subspan(its.begin, its.size);
    Cells left = divider_.divide(pack(r, tree[node].guess), secrets); // secrets without a branch so far
    const auto win = static_cast<std::size_t>(slots.all_black());
    for (std::size_t slot = 0; slot < left.size(); ++slot)
        if (left[slot] == its.size && slot != win)
            return fail(TreeFaultKind::tells_nothing, node, slots.feedback(static_cast<int>(slot)), its.size);
    if (left[win] > 0) {
        if (result_.histogram.size() <= tree[node].before) result_.histogram.resize(tree[node].before + std::size_t{1});
        ++result_.histogram[tree[node].before];
        left[win] = 0;
    }
    std::array<std::uint32_t, max_slots> place{};
    for (std::size_t slot = 0, at = its.begin; slot < left.size(); ++slot) {
        place[slot] = static_cast<std::uint32_t>(at);
        at += left[slot];
    }
    std::array<bool, max_slots> met{};
    for (std::size_t child = node + 1; child < tree[node].end; child = tree[child].end) {
        const auto slot = static_cast<std::size_t>(slots.of(tree[child].answer));
        if (met[slot]) return fail(TreeFaultKind::repeated_answer, child, tree[child].answer, 0);
        if (left[slot] == 0) return fail(TreeFaultKind::unreached, child, tree[child].answer, 0);
        ranges_[child] = {place[slot], static_cast<std::uint32_t>(left[slot])};
        met[slot] = true;
    }
    for (std::size_t slot = 0; slot < left.size(); ++slot) {
        if (left[slot] == 0 || met[slot]) continue;
        fail(TreeFaultKind::missed_secret, node, slots.feedback(static_cast<int>(slot)), left[slot]);
        result_.fault->secret = unpack(r, codes_[place[slot]]);
        return;
    }
}

} // namespace engine::codes::optimal
