#pragma once
// The 31 game's own dialogs: the rules of a new game, how to play.
#include "engine/thirtyone/game.hpp"
#include "shell/kit/dialog.hpp"
#include <array>

namespace shell::thirtyone {
using namespace kit;

class RulesDialog final : public Dialog {
public:
    explicit RulesDialog(const engine::thirtyone::Setup& now) : setup_(now) {}
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;
    DialogOutcome act(const Action&, const Say&) override;

private:
    /// What is wrong with the choice, in words; "" = nothing.
    std::string problem(const Say&) const;

    engine::thirtyone::Setup setup_;
    std::string seed_; // as typed; "" = a new one
};

class HowToDialog final : public Dialog {
public:
    explicit HowToDialog(const engine::thirtyone::Rules& rules) : rules_(rules) {}
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;

private:
    std::array<std::string, 5> texts(const Say&) const;

    engine::thirtyone::Rules rules_;
};

} // namespace shell::thirtyone
