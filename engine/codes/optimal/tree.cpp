#include "engine/codes/optimal/tree.hpp"

namespace engine::codes::optimal {
void set_ends(Tree& tree)
{
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i <= tree.size(); ++i) {
        while (!open.empty() && (i == tree.size() || tree[open.back()].before >= tree[i].before)) {
            tree[open.back()].end = static_cast<std::uint32_t>(i);
            open.pop_back();
        }
        open.push_back(i);
    }
}

std::vector<std::size_t> path_to(const Rules& r, const Tree& tree, const Code& secret)
{
    std::vector<std::size_t> path;
    std::size_t at = 0, end = tree.size();
    while (at < end) {
        path.push_back(at);
        const Feedback answer = feedback(r, tree[at].guess, secret);
        if (answer == codes::all_black(r)) break;
        end = tree[at].end;
        ++at;
        while (at < end && tree[at].answer != answer) at = tree[at].end;
    }
    return path;
}

std::optional<std::vector<Count>> play_all(const Rules& r, const Tree& tree, std::span<const Clue> history)
{
    std::vector<Count> histogram;
    for (const Code& secret : all_codes(r)) {
        if (!conflicts(r, history, secret).empty()) continue;
        const std::vector<std::size_t> path = path_to(r, tree, secret);
        if (path.empty() || tree[path.back()].guess != secret) return std::nullopt;
        if (histogram.size() < path.size()) histogram.resize(path.size());
        ++histogram[path.size() - 1];
    }
    return histogram;
}

Count total(const std::vector<Count>& histogram)
{
    Count sum = 0;
    for (std::size_t i = 0; i < histogram.size(); ++i) sum += times(histogram[i], i + 1);
    return sum;
}

} // namespace engine::codes::optimal
