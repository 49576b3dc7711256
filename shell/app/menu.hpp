#pragma once
// The menu: what can be done anywhere, and what the game on screen adds.
#include "shell/kit/dialog.hpp"

namespace shell::app {
using namespace kit;

class MenuDialog final : public Dialog {
public:
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;
};

/// For the outline's radios, in the order of the enumerations.
std::vector<OutlineOption> language_options();
std::vector<OutlineOption> theme_options(const Say&);

} // namespace shell::app
