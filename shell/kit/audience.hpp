#pragma once
// A prediction that a whole room makes: the lecturer types how many hands went up for each answer, then the dialog shows
// the hands as bars, the answer and its reason.
#include "shell/kit/dialog.hpp"
#include "shell/kit/prediction.hpp"
#include <memory>

namespace shell::kit {

inline constexpr int most_hands = 999;

/// Its last button sends "audience_go_on": Playback::act() then goes to the question's step, without a score.
std::unique_ptr<Dialog> audience_dialog(Prediction);

} // namespace shell::kit
