#pragma once
// The 31 game's own dialogs: the rules of a new game, how to play.
#include "engine/thirtyone/game.hpp"
#include "shell/dialog.hpp"
#include <array>

namespace shell {

class ThirtyoneRulesDialog final : public Dialog {
public:
    explicit ThirtyoneRulesDialog(const engine::thirtyone::Setup& now) : setup_(now) {}
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;
    DialogOutcome act(const Action&, const Say&) override;

private:
    /// What is wrong with the choice, in words; "" = nothing.
    std::string problem(const Say&) const;

    engine::thirtyone::Setup setup_;
    std::string seed_; // as typed; "" = a new one
};

class ThirtyoneHowToDialog final : public Dialog {
public:
    explicit ThirtyoneHowToDialog(const engine::thirtyone::Rules& rules) : rules_(rules) {}
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;

private:
    std::array<std::string, 5> texts(const Say&) const;

    engine::thirtyone::Rules rules_;
};

} // namespace shell
