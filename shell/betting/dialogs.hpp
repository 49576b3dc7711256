#pragma once
// The dialogs of the betting game: rules of a new game, how to play.
#include "engine/betting/game.hpp"
#include "shell/kit/dialog.hpp"
#include <array>
#include <string>

namespace shell::betting {
using namespace kit;

class RulesDialog final : public Dialog {
public:
    explicit RulesDialog(const engine::betting::Setup&);
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;
    DialogOutcome act(const Action&, const Say&) override;

private:
    std::string problem(const Say&) const;

    engine::betting::Setup setup_;
    std::string bets_, seed_; // as typed
};

class HowToDialog final : public Dialog {
public:
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;
};

} // namespace shell::betting
