#pragma once
// Tic-tac-toe's own dialogs: who plays a new game, how to play.
#include "engine/tictactoe/game.hpp"
#include "shell/kit/dialog.hpp"
#include <array>

namespace shell::tictactoe {
using namespace kit;

class RulesDialog final : public Dialog {
public:
    explicit RulesDialog(const engine::tictactoe::Setup&);
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;
    DialogOutcome act(const Action&, const Say&) override;

private:
    struct Side {
        int kind = 0;  // of engine::tictactoe::Player::Kind
        int depth = 2; // kept while another kind is chosen
    };
    engine::tictactoe::Player player(const Side&) const;

    std::array<Side, 2> sides_; // X, O
    std::string seed_;          // as typed; "" = a new one
};

class HowToDialog final : public Dialog {
public:
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;
};

} // namespace shell::tictactoe
