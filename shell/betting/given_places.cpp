#include "shell/betting/given_places.hpp"
#include <algorithm>
#include <map>
#include <string_view>

namespace shell::betting {
namespace {

constexpr float margin = 52, base_level = 112, lane_height = 17, first_lane = 31;

/// For a set's name with its player's sign, in letters of the usual width; longer ones are cut.
float name_room(std::string_view name)
{
    constexpr float letter = 10, most = 28;
    const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; };
    return 12 + letter * std::min(most, 2 + static_cast<float>(std::count_if(name.begin(), name.end(), begins)));
}

struct Lanes {
    std::vector<float> ends; // by lane: how far to the right it is taken
    int take(float from, float to)
    {
        std::size_t lane = 0;
        while (lane < ends.size() && ends[lane] > from) ++lane;
        if (lane == ends.size()) ends.push_back(0);
        ends[lane] = to + 8;
        return static_cast<int>(lane);
    }
};

} // namespace

GivenPlaces given_places(const engine::extensive::Tree& tree)
{
    TreeShape shape;
    std::vector<std::size_t> depth;
    std::size_t deepest = 0;
    for (const auto& n : tree.nodes) {
        shape.parent.push_back(n.parent);
        depth.push_back(n.parent < 0 ? 0 : depth[static_cast<std::size_t>(n.parent)] + 1);
        deepest = std::max(deepest, depth.back());
    }
    const TreePlaces tidied = tidy(shape, given_pitch, 1, 0);
    GivenPlaces out;
    for (const Point& p : tidied.at) out.at.push_back({p.x + margin, 0});
    std::map<std::pair<int, std::size_t>, std::vector<std::size_t>> groups;
    std::vector<int> counts(tree.sets.size());
    for (std::size_t n = 0; n < tree.nodes.size(); ++n) {
        const int set = tree.nodes[n].set;
        if (set < 0 || tree.sets[static_cast<std::size_t>(set)].player < 0) continue;
        groups[{set, depth[n]}].push_back(n);
        ++counts[static_cast<std::size_t>(set)];
    }
    // From left to right on each level, so that a lane is free again as soon as its line has ended.
    struct Group {
        std::size_t level;
        GivenJoin join;
    };
    std::vector<Group> all;
    for (auto& [at, nodes] : groups) {
        if (counts[static_cast<std::size_t>(at.first)] < 2) continue;
        std::sort(nodes.begin(), nodes.end(), [&](auto a, auto b) { return out.at[a].x < out.at[b].x; });
        all.push_back({at.second, {at.first, nodes}});
    }
    std::stable_sort(all.begin(), all.end(), [&](const Group& a, const Group& b) {
        return out.at[a.join.nodes.front()].x < out.at[b.join.nodes.front()].x;
    });
    std::vector<Lanes> lanes(deepest + 1);
    std::vector<int> lane;
    for (Group& g : all) {
        const float left = out.at[g.join.nodes.front()].x, right = out.at[g.join.nodes.back()].x;
        const bool is_line = g.join.nodes.size() > 1;
        g.join.end = is_line ? std::max(right, left + name_room(engine::extensive::label_of(tree, g.join.set))) : right;
        out.width = std::max(out.width, g.join.end + 8);
        lane.push_back(is_line ? lanes[g.level].take(left, g.join.end) : 0);
    }
    std::vector<float> top{34};
    for (std::size_t d = 0; d < deepest; ++d)
        top.push_back(top[d] + base_level + lane_height * static_cast<float>(lanes[d].ends.size()));
    for (std::size_t n = 0; n < out.at.size(); ++n) out.at[n].y = top[depth[n]];
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].join.y = top[all[i].level] + first_lane + lane_height * static_cast<float>(lane[i]);
    std::stable_sort(all.begin(), all.end(), [](const Group& a, const Group& b) {
        return std::pair(a.join.set, a.level) < std::pair(b.join.set, b.level);
    });
    for (Group& g : all) out.joins.push_back(std::move(g.join));
    out.width = std::max(out.width, tidied.width + 2 * margin);
    out.height = top[deepest] + 34;
    return out;
}

} // namespace shell::betting
