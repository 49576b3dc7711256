#pragma once
// The dialogs of matrix games: another matrix, how to play.
#include "engine/matrix/game.hpp"
#include "shell/kit/dialog.hpp"
#include <array>
#include <string>

namespace shell::matrix {
using namespace kit;

/// The matrix is a text while it is edited; the grid, the steppers and the presets write that text.
class RulesDialog final : public Dialog {
public:
    explicit RulesDialog(const engine::matrix::Setup&);
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;
    DialogOutcome act(const Action&, const Say&) override;

private:
    float draw_grid(Ui&, Rect) const;
    std::string problem(const Say&) const;
    void resize(int rows, int columns);
    void set(const engine::matrix::Matrix&);
    void preset(int);

    std::string text_, seed_;
    engine::matrix::Matrix matrix_; // the last that could be read
    engine::matrix::Side human_;
    int cell_ = 0;      // the entry whose field is open
    std::string entry_; // its text
};

class HowToDialog final : public Dialog {
public:
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;
};

} // namespace shell::matrix
