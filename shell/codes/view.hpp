#pragma once
// The code-breaking games on screen: Mastermind and Picas & Fijas, in three roles. The log is the game; UiState is
// what is on screen only. codes.cpp turns actions into events, codes_board.cpp and codes_mind.cpp draw,
// codes_outline.cpp describes.
#include "engine/codes/game.hpp"
#include "engine/session/log.hpp"
#include "shell/codes/analysis.hpp"
#include "shell/kit/screen.hpp"
#include "shell/pegs/draft.hpp"
#include "shell/pegs/pegs.hpp"
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace shell::codes {
using namespace kit;
using namespace pegs;

using Log = engine::session::Log<engine::codes::Game>;

/// How a peg of the computer's guess is marked while answering peg by peg.
enum class PegAnswer : std::uint8_t { none, fija, pica };

enum class MindTab : std::uint8_t { map, answers, list, strategy };
enum class Sheet : std::uint8_t { peek, half, full };

struct UiState {
    Draft draft;
    int fijas = 0, picas = 0; // the answer being entered
    int asked_row = -1;       // whose answer is being entered, and since when (ms)
    double asked_since = 0;
    std::array<PegAnswer, engine::codes::max_positions> marks{};
    bool entering_secret = false;
    MindTab tab = MindTab::map;
    Sheet sheet = Sheet::half;
    bool hinted = false;     // the draft is a hint: say why
    bool wants_hint = false; // the hint is being worked out
    int scroll_to_end = 3;   // frames: ImGui scrolls as far as it knew the height in the frame before
    int dragged = -1;        // symbol in the hand, -1 = none
    Point hand;              // where it is
    int last_placed = -1;    // hole whose peg arrives with a small movement
};

class View final : public Screen {
public:
    View(Log log, Prefs& prefs) : log_(std::move(log)), prefs_(prefs), analysis_(log_.setup().rules) {}

    const Log& log() const { return log_; }
    const engine::codes::Game& game() const { return log_.now(); }
    const engine::codes::Rules& rules() const { return log_.setup().rules; }
    PegMark mark() const { return prefs_.is("pegs", "letters") ? PegMark::letter : PegMark::shape; }
    bool mind_shown() const;
    const UiState& ui() const { return ui_; }
    const Analysis& analysis() const { return analysis_; }

    Place place() const override;
    std::string line() const override { return engine::codes::to_line(log_); }
    Progress progress() const override;
    std::string fresh_line(std::uint64_t seed) const override;
    /// A guess that the computer would only make again is nothing of mine to take back.
    bool can_undo() const override;
    bool can_redo() const override { return log_.can_redo(); }
    Outcome act(const Action&, const Say&, Jobs&) override;
    std::unique_ptr<Dialog> dialog(const Action&) override;
    std::vector<MenuItem> menu() const override;
    Tick tick(Jobs&, const Say&, Layout, double now_ms) override;
    void leave(Jobs& jobs) override { analysis_.forget_all(jobs); }
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) override;
    /// Letters and digits place symbols, Backspace takes back, Enter tries.
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) const override;
    std::string status(const Say&) const override;

    /// What the row dialog says instead; "" or why not.
    std::string amend(int row, const engine::codes::Code&, engine::codes::Feedback, const Say&);
    std::string ignore(int row, bool on, const Say&);

    bool computer_to_guess() const;
    bool waits_for_me_to_answer() const;
    bool entering_code() const; // a draft row is on the board
    bool contradictory() const;
    /// The rows to blame, all repairs together.
    std::vector<int> blamed_rows() const;

private:
    friend class Picture;

    std::string push(engine::codes::Event, const Say&); // "" or why not
    void after_event();
    std::string submit(const Say&);
    std::string answer(const Say&);
    void count_marks();
    void set_strategy(engine::codes::StrategyKind);
    void play_for_computer(Tick&, Jobs&);
    void finish_hint(Tick&, Jobs&, const Say&, Layout);

    std::string analysis_key() const;

    Log log_;
    Prefs& prefs_;
    UiState ui_;
    Analysis analysis_;
    std::string ranking_refused_, page_for_;
};

/// "Mastermind", "Picas y fijas"…

} // namespace shell::codes
