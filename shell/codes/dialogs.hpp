#pragma once
// The code games' own dialogs: the rules of a new game, how to play, a row being mended.
#include "shell/codes/view.hpp"
#include "shell/kit/dialog.hpp"
#include <array>

namespace shell::codes {
using namespace kit;

class RulesDialog final : public Dialog {
public:
    explicit RulesDialog(const engine::codes::Setup& now) : setup_(now) {}
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;
    DialogOutcome act(const Action&, const Say&) override;

private:
    /// What is wrong with the choice, in words; "" = nothing.
    std::string problem(const Say&) const;

    engine::codes::Setup setup_;
    std::string seed_; // as typed; "" = a new one
};

class HowToDialog final : public Dialog {
public:
    HowToDialog(engine::codes::Face face, const engine::codes::Rules& rules, PegMark mark)
        : face_(face), rules_(rules), mark_(mark)
    {}
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;

private:
    std::array<std::string, 5> texts(const Say&) const;

    engine::codes::Face face_;
    engine::codes::Rules rules_;
    PegMark mark_;
};

class RowDialog final : public Dialog {
public:
    RowDialog(View&, int row);
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;
    DialogOutcome act(const Action&, const Say&) override;

private:
    bool edit(const Action&);

    View& view_;
    int row_ = 0;
    engine::codes::Setup setup_;
    Draft draft_;
    int fijas_ = 0, picas_ = 0;
    bool ignored_ = false;
    bool code_fixed_ = false; // the computer's guess
};

} // namespace shell::codes
