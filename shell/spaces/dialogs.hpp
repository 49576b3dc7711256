#pragma once
// The version-space screen's dialogs: the rules of a new game, how the learner plays, how to play, an example to open.
#include "shell/kit/dialog.hpp"
#include "shell/spaces/view.hpp"

namespace shell::spaces {
using namespace kit;

class RulesDialog final : public Dialog {
public:
    RulesDialog(const engine::codes::Setup& setup, const Mode& mode) : setup_(setup), mode_(mode) {}
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;
    DialogOutcome act(const Action&, const Say&) override;

private:
    int board() const; // 0 Mastermind, 1 Picas & Fijas, 2 another
    std::string problem(const Say&) const;

    engine::codes::Setup setup_;
    Mode mode_;
    std::string seed_; // as typed; "" = a new one
};

/// Which of the most probable codes the learner plays, and whether it splits: at once, in the game on screen.
class LearnerDialog final : public Dialog {
public:
    explicit LearnerDialog(const View& view) : view_(view) {}
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;

private:
    const View& view_;
};

class HowToDialog final : public Dialog {
public:
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;
};

/// The game on screen is put away for an example's.
class ExampleDialog final : public Dialog {
public:
    explicit ExampleDialog(const ExampleResult& e) : example_(e.example), line_(e.line) {}
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;
    DialogOutcome act(const Action&, const Say&) override;

private:
    int example_;
    std::string line_;
};

} // namespace shell::spaces
