#pragma once
// The menu: what can be done anywhere, and what the game on screen adds.
#include "shell/kit/form.hpp"
#include <memory>

namespace shell::app {
using namespace kit;

class MenuDialog final : public Form {
public:
    /// `games_file`: the page's way to keep all games in a file, if it has one; "" = none.
    explicit MenuDialog(const std::string& games_file) : games_file_(games_file) {}
    DialogOutcome act(const Action&, const Say&) override { return {}; } // its actions are the app's

private:
    void fields(Fields&) override;

    const std::string& games_file_;
};

/// A term of the glossary, in hosts that cannot open its page: its name, a new line, its text.
std::unique_ptr<Dialog> explained(std::string_view);

/// For the outline's radios, in the order of the enumerations.
std::vector<OutlineOption> language_options();
std::vector<OutlineOption> theme_options(const Say&);

} // namespace shell::app
