#pragma once
// A dialog of fields, written once (fields.hpp) and laid out here: rows of a few, labels above, what is wrong over the
// buttons, scrolled where there is no room. Its height follows from what it holds.
#include "shell/kit/fields.hpp"

namespace shell::kit {

class Form : public Dialog {
public:
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) override;
    DialogOutcome act(const Action&, const Say&) override;

protected:
    /// Called for all three; changes what it shows only as its fields say.
    virtual void fields(Fields&) = 0;
    /// The line of the game that was chosen, or what else it does. There is no problem.
    virtual std::string line() { return {}; }
    virtual void carry_out(DialogOutcome& out, const Say&) { out.new_game = line(); }

    /// The one typed, or another every time.
    std::uint64_t seed() const;

    std::string seed_; // as typed; "" = a new one
};

} // namespace shell::kit
