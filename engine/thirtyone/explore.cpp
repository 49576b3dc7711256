#include "engine/thirtyone/explore.hpp"
#include "engine/base/check.hpp"
#include <algorithm>
#include <unordered_map>

namespace engine::thirtyone {
namespace {

std::uint64_t key_of(const Position& p)
{
    std::uint64_t key = 0;
    for (const auto n : p.used) key = key << 4 | n;
    return key;
}

class Explorer {
public:
    Explorer(const Rules& r, std::size_t most) : rules_(r), most_(most), waiting_(static_cast<std::size_t>(r.limit) + 1)
    {
        waiting_[0].push_back({Position{}, -1});
        index_[key_of({})] = not_reached;
        for (auto& bucket : waiting_) {
            // Moves only add to the sum, so this bucket is complete.
            std::stable_sort(bucket.begin(), bucket.end(),
                             [](const auto& a, const auto& b) { return a.position.plies < b.position.plies; });
            for (const Waiting& w : bucket) {
                if (done_.nodes.size() == most_) {
                    done_.complete = false;
                    break;
                }
                visit(w);
            }
        }
        done_.seen = index_.size();
        link();
        if (done_.complete) label();
    }
    Exploration take() { return std::move(done_); }

private:
    struct Waiting {
        Position position;
        std::int32_t parent;
    };

    void visit(const Waiting& w)
    {
        const auto me = static_cast<std::int32_t>(done_.nodes.size());
        index_[key_of(w.position)] = me;
        Explored node;
        node.position = w.position;
        node.parent = w.parent;
        --frontier_;
        for (const auto v : moves(rules_, w.position)) {
            const Position next = after(rules_, w.position, v);
            const bool beyond = is_beyond(rules_, next);
            if (!index_.try_emplace(key_of(next), beyond ? beyond_limit : not_reached).second) continue;
            node.first_seen[static_cast<std::size_t>(v - 1)] = true;
            ++frontier_;
            if (!beyond) waiting_[static_cast<std::size_t>(next.sum)].push_back({next, me});
        }
        node.frontier = frontier_;
        done_.nodes.push_back(node);
    }

    void link()
    {
        for (Explored& node : done_.nodes) {
            node.successor.fill(no_square);
            for (const auto v : moves(rules_, node.position))
                node.successor[static_cast<std::size_t>(v - 1)] = index_[key_of(after(rules_, node.position, v))];
        }
    }

    void label()
    {
        for (std::size_t i = done_.nodes.size(); i-- > 0;) {
            Explored& node = done_.nodes[i];
            const bool a = to_move(node.position) == Side::a;
            const bool drawn = is_full(rules_, node.position) && rules_.full_board == FullBoard::draw;
            node.status = static_cast<std::int8_t>(drawn ? 0 : a ? -1 : 1); // a loss for the player to move
            bool first = true;
            for (const std::int32_t s : node.successor) {
                if (s < 0) continue;
                const std::int8_t status = done_.nodes[static_cast<std::size_t>(s)].status;
                if (!first && (a ? status <= node.status : status >= node.status)) continue;
                node.status = status;
                node.decided_by = s;
                first = false;
            }
        }
    }

    Rules rules_;
    std::size_t most_;
    std::vector<std::vector<Waiting>> waiting_;             // by sum, in order of arrival
    std::unordered_map<std::uint64_t, std::int32_t> index_; // position key to index, for every position seen
    std::int32_t frontier_ = 1;
    Exploration done_;
};

} // namespace

Exploration explore(const Rules& r, std::size_t most)
{
    ENGINE_CHECK(!problem(r) && most >= 1);
    return Explorer(r, most).take();
}

std::vector<TreeNode> unfold(const Rules& r, const Position& from, int depth, std::size_t most)
{
    std::vector<TreeNode> nodes(1);
    nodes[0].position = from;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const Position p = nodes[i].position;
        const Values values = moves(r, p);
        nodes[i].first_child = static_cast<std::int32_t>(nodes.size());
        nodes[i].cut = !values.empty() &&
                       (p.plies - from.plies >= depth || nodes.size() + static_cast<std::size_t>(values.size()) > most);
        if (nodes[i].cut) continue;
        nodes[i].children = values.size();
        for (const auto v : values) {
            TreeNode child;
            child.position = after(r, p, v);
            child.parent = static_cast<std::int32_t>(i);
            child.value = v;
            nodes.push_back(child);
        }
    }
    return nodes;
}

} // namespace engine::thirtyone
