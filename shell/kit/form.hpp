#pragma once
// A dialog made of fields (fields.hpp): it lays them out, shows the problem above the buttons, and scrolls where there
// is no room. Its height follows from its content.
#include "shell/kit/fields.hpp"

namespace shell::kit {

class Form : public Dialog {
public:
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) override;
    DialogOutcome act(const Action&, const Say&) override;

protected:
    /// Called by draw(), describe() and act(). Only fields may change state here.
    virtual void fields(Fields&) = 0;
    /// The line of the chosen game. Override carry_out() for any other effect. Both are called only without a problem.
    virtual std::string line() { return {}; }
    virtual void carry_out(DialogOutcome& out, const Say&) { out.new_game = line(); }

    /// The typed seed, or a new one at each call.
    std::uint64_t seed() const;

    std::string seed_; // as typed; "" = a new one
};

} // namespace shell::kit
