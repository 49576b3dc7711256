#pragma once
// Where a given game's tree and its information sets are drawn, at scale 1.
#include "engine/extensive/tree.hpp"
#include "shell/kit/tree_picture.hpp"

namespace shell::betting {
using namespace kit;

/// A dashed line below the nodes of one set on one level. Lines of one level that would meet lie in different lanes.
struct GivenJoin {
    int set = 0;
    std::vector<std::size_t> nodes; // from left to right; one node: the set goes on elsewhere, without a line here
    float y = 0;
    float end = 0; // how far to the right the line and its name may go
};

struct GivenPlaces {
    std::vector<Point> at;        // by node
    std::vector<GivenJoin> joins; // by set, then by level
    float width = 0, height = 0;
};

inline constexpr float given_pitch = 74;
GivenPlaces given_places(const engine::extensive::Tree&);

} // namespace shell::betting
