#pragma once
// The menu: what can be done anywhere, and what the game on screen adds.
#include "shell/kit/form.hpp"

namespace shell::app {
using namespace kit;

class MenuDialog final : public Form {
public:
    DialogOutcome act(const Action&, const Say&) override { return {}; } // its actions are the app's

private:
    void fields(Fields&) override;
};

/// For the outline's radios, in the order of the enumerations.
std::vector<OutlineOption> language_options();
std::vector<OutlineOption> theme_options(const Say&);

} // namespace shell::app
