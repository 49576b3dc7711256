#include "engine/cli/notebook.hpp"
#include <algorithm>
#include <map>
#include <set>

namespace engine::cli {
namespace {

using namespace engine::thirtyone;

/// str(list(tokens.values()))
std::string key(const Rules& r, const Position& p)
{
    std::string text = "[";
    for (int v = 1; v <= r.max; ++v) text += (v > 1 ? ", " : "") + std::to_string(used(p, v));
    return text + "]";
}

std::vector<NotebookNode> succesor_function(const Rules& r, const NotebookNode& node)
{
    std::vector<NotebookNode> children;
    for (int i = 1; i <= r.max; ++i)
        if (is_free(r, node.position, i)) children.push_back({after(r, node.position, i), 0});
    return children;
}

bool less_than(const NotebookNode& a, const NotebookNode& b)
{
    if (a.position.sum == b.position.sum) return a.position.plies < b.position.plies;
    return a.position.sum < b.position.sum;
}

std::vector<NotebookNode> exploration(const Rules& r)
{
    std::vector<NotebookNode> frontier(1);
    std::set<std::string> seen{key(r, {})};
    std::vector<NotebookNode> explored;
    while (!frontier.empty()) {
        const NotebookNode actual = frontier[0];
        if (actual.position.sum > r.limit) break;
        frontier.erase(frontier.begin());
        explored.push_back(actual);
        for (const NotebookNode& child : succesor_function(r, actual)) {
            if (!seen.insert(key(r, child.position)).second) continue;
            frontier.push_back(child);
            std::stable_sort(frontier.begin(), frontier.end(), less_than);
        }
    }
    return explored;
}

} // namespace

std::vector<NotebookNode> notebook(const Rules& r)
{
    std::vector<NotebookNode> nodes = exploration(r);
    std::map<std::string, int> checked;
    for (std::size_t i = nodes.size(); i-- > 0;) {
        NotebookNode& node = nodes[i];
        const bool a = node.position.plies % 2 == 0;
        int status = a ? -1 : 1;
        for (const NotebookNode& child : succesor_function(r, node)) {
            const auto found = checked.find(key(r, child.position));
            if (found == checked.end()) continue;
            status = a ? std::max(status, found->second) : std::min(status, found->second);
        }
        checked[key(r, node.position)] = status;
        node.status = status;
    }
    return nodes;
}

} // namespace engine::cli
