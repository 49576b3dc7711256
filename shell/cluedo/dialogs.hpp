#pragma once
// Cluedo's own dialogs: the table of a new notebook or game, how to play and take notes.
#include "shell/cluedo/view.hpp"
#include "shell/kit/dialog.hpp"
#include <array>
#include <string>

namespace shell::cluedo {
using namespace kit;

class RulesDialog final : public Dialog {
public:
    RulesDialog(const Log& now, engine::cluedo::Mode mode);
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;
    DialogOutcome act(const Action&, const Say&) override;

private:
    void seat_players(int players);
    /// What was chosen, or why it cannot be, in words.
    engine::cluedo::Setup chosen() const;
    std::string problem(const Say&) const;
    /// What is not wrong but should be known; "" = nothing.
    std::string remark(const Say&) const;
    int undealt() const; // cards that no hand has; they make up the pile
    float seats(Ui&, Point at, float width) const;

    const Log now_;
    engine::cluedo::Setup setup_;
    std::array<std::string, engine::cluedo::max_players> names_;
    bool own_cards_ = false;
    std::array<std::string, engine::cluedo::kinds> cards_; // names of each kind, separated by commas
    int level_ = 1;                                        // of the others; 3: mixed
    std::string seed_;
};

class HowToDialog final : public Dialog {
public:
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;
};

} // namespace shell::cluedo
