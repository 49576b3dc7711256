#pragma once
// The screen of a duel: two sides hide a code and guess the other's in turns. duel_view.cpp turns actions into events,
// duel_canvas.cpp and duel_input.cpp draw, duel_outline.cpp describes.
#include "engine/codes/duel.hpp"
#include "engine/session/log.hpp"
#include "shell/codes/ids.hpp"
#include "shell/kit/game_screen.hpp"
#include "shell/pegs/draft.hpp"
#include "shell/pegs/pegs.hpp"
#include <array>
#include <optional>
#include <vector>

namespace shell::codes {
using namespace kit;
using namespace pegs;

using DuelLog = engine::session::Log<engine::codes::Duel>;

struct DuelState {
    Draft draft;
    int tab = 0;         // the only one
    bool counts = false; // the numbers of codes left are shown before the end
    bool ready = false;  // B has the screen, to hide its code
    int drawn = 0;       // codes drawn for the draft so far
    int to_end = 0;      // a new value scrolls the rows to their end
};

class DuelView final : public GameScreen<DuelLog, DuelState> {
public:
    DuelView(DuelLog log, Prefs& prefs) : GameScreen(std::move(log), prefs, {""}) {}

    const engine::codes::Rules& rules() const { return setup().rules; }
    PegMark mark() const { return prefs_.is("pegs", "letters") ? PegMark::letter : PegMark::shape; }
    bool hiding() const { return game().status == engine::codes::Duel::Status::hiding; }
    /// Between the two secrets: the screen goes from A to B.
    bool passing() const { return hiding() && game().secrets[0].has_value() && !ui_.ready; }
    bool entering() const { return !game().over() && !passing(); }
    /// Whether the rows show how many codes are left.
    bool counts_shown() const { return game().over() || (ui_.counts && prefs_.helps()); }
    /// The numbers of codes that agree with a side's answers, after each of its guesses.
    const std::vector<engine::Count>& left(int side) const;
    /// The code that a side hunts, where it may be seen: at the end, and the player's own.
    std::optional<engine::codes::Code> hunted(int side) const;

    Place place() const override;
    Progress progress() const override;
    Kept kept() const override;
    std::string kept_as() const override;
    std::optional<Harder> harder(const Say&) const override;
    std::unique_ptr<Dialog> dialog(const Action&) override;
    std::vector<MenuItem> menu() const override;
    Tick tick(Jobs&, const Say&, const Moment&) override { return {}; }
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) override;
    std::span<const Text> keys() const override;
    /// Letters and digits place symbols, Backspace and Delete erase.
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) override;
    std::string status(const Say&) const override;

private:
    /// Nothing is undone once the codes have been shown.
    bool is_decision(std::size_t) const override { return !game().over(); }
    Outcome offer(Commands&) override;
    Outcome play(const Action&, const Say&, Jobs&) override;
    void follow() override;
    void add_on_screen(std::string&) const override;
    Outcome push(engine::codes::DuelEvent, const Say&);
    void draw_code_of_my_own();

    struct Counted {
        std::vector<engine::codes::Clue> rows;
        std::vector<engine::Count> left;
    };
    mutable std::array<Counted, 2> counted_; // of the rows last asked for
};

} // namespace shell::codes
