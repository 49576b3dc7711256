#pragma once
// A code game's analysis with all answers of the engine at once, without a screen.
#include "shell/codes/analysis.hpp"

namespace codes_support {

inline shell::codes::Analysis analysed(const engine::codes::Game& g)
{
    shell::kit::Jobs jobs([] { return 0.0; });
    shell::codes::Analysis a(g.setup.rules);
    a.want_knowledge(jobs, g, 1);
    a.want_review(jobs, g);
    a.want_lost(jobs, g);
    (void)a.collect(jobs);
    return a;
}

} // namespace codes_support
