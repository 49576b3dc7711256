#pragma once
// What the laboratory lists once, for canvas and outline: the settings, the results, a racer's lane.
#include "shell/lab/view.hpp"
#include <array>
#include <optional>

namespace shell::lab {

/// The experiment's settings. Returns the change that the action asks for.
std::optional<engine::lab::Change> add_settings(Panel&, const View&, bool& possible_only);
/// The results, best mean first.
void add_results(Panel&, const View&);
/// The differences of all pairs of strategies.
void add_pairs(Panel&, const View&);
/// A racer's guesses, and what its last one did. `width`: the lane's.
void add_lane(Panel&, const View&, std::size_t racer, float width = 400);
/// The width that a lane of so many positions needs.
float least_lane(int positions);

inline constexpr std::array chart_names{Text::lab_histograms, Text::lab_curves, Text::lab_race};
void describe_shares(const View&, Outline&);
void describe_race(const View&, Outline&);

} // namespace shell::lab
