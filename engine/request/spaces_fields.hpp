#pragma once
// The fields requests about version spaces share: language, cover, noise; tie rule and split of the strategy.
#include "engine/codes/strategies/version_space.hpp"
#include "engine/request/codes_fields.hpp"

namespace engine::request {

/// "language": "L" or "L2" (default).
codes::version_space::Language read_language(Reader&);
/// "cover": "A" or "B" (default); in games also "C", which overlaps.
codes::version_space::Cover read_cover(Reader&, bool may_overlap = false);
/// "noise": {"eps": e} or {"lies": k}; missing or null = none. With `play`, also its "stop_at", "rate", "blind".
codes::version_space::Noise read_noise(Reader&, codes::version_space::PlayOptions* play = nullptr);
/// All options of the strategy version_space, from its "options".
codes::version_space::PlayOptions read_play_options(Reader&);
/// "strategy" (required) and "options": of the menu, or version_space.
codes::AnyStrategy read_every_strategy(Reader&, const codes::Rules&);

} // namespace engine::request
