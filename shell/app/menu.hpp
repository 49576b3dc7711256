#pragma once
// The menu: the app's commands and those of the game on screen.
#include "shell/kit/form.hpp"
#include "shell/kit/screen.hpp"
#include <memory>
#include <string>
#include <utility>

namespace shell::app {
using namespace kit;

class MenuDialog final : public Form {
public:
    /// `games_file`: the label of the page's command for a file of all games; "" = none. Must outlive the dialog.
    /// `may_share`: a link may leave the device.
    MenuDialog(const std::string& games_file, bool may_share) : games_file_(games_file), may_share_(may_share) {}
    DialogOutcome act(const Action&, const Say&) override { return {}; } // its actions are the app's

private:
    void fields(Fields&) override;

    const std::string& games_file_;
    const bool may_share_;
};

/// A dialog with a glossary term, for hosts that cannot open its page. The argument: name, newline, text.
std::unique_ptr<Dialog> explained(std::string_view);

/// For the outline's radios, in the order of the enumerations.
std::vector<OutlineOption> language_options();
std::vector<OutlineOption> theme_options(const Say&);

} // namespace shell::app
