#pragma once
// Cluedo on screen: a notebook for a game at a real table, and a game against computer players. The log is the game;
// UiState is what is on screen only. view.cpp turns actions into events, draft.cpp builds an event tap by
// tap, analysis.cpp reasons, grid.cpp and panels.cpp draw, story.cpp goes through the
// machinery's steps, outline.cpp describes.
#include "engine/cluedo/game.hpp"
#include "shell/cluedo/analysis.hpp"
#include "shell/cluedo/cases.hpp"
#include "shell/cluedo/draft.hpp"
#include "shell/kit/game_screen.hpp"
#include "shell/kit/scrubber.hpp"
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shell::cluedo {
using namespace kit;

using Log = engine::session::Log<engine::cluedo::Game>;

enum class Tab : std::uint8_t { cell, notes, advice, review, steps };
inline constexpr int tabs = 5;

struct UiState {
    Draft draft;
    engine::cluedo::Cards hand = 0; // being chosen; or the cards left over, which lie open
    bool choosing_hand = false;     // though it is already known: to be mended
    bool face_down = false;         // the cards left over: not to be asked for
    engine::cluedo::Card card = engine::cluedo::no_card;
    engine::cluedo::Holder holder = engine::cluedo::nobody; // of the cell looked at
    Tab tab = Tab::cell;
    int row = -1;                                        // of the note whose tools are shown
    int question = 0;                                    // of the advice that is looked at
    bool more = false;                                   // the other questions are listed
    engine::cluedo::Card room = engine::cluedo::no_card; // where I must ask; none: anywhere
    double bot_at = 0;                                   // when the next computer player moves (ms), 0 = not yet set
    Playback steps{700};                                 // of the machinery, that many moves
    bool all_trials = false;                             // those that came to nothing are told too
    Playback review{900};                                // of a finished game, that many moves; all: the cards as dealt
    int shown = -1;         // of the notes, the answer in the middle of the screen; -1 = none
    double shown_until = 0; // ms, 0 = not yet set; mine waits for a tap
    bool walked = false;    // the keyboard was at some control in the frame before
};

/// What the grid shows of one card with one holder.
struct Cell {
    enum class Kind : std::uint8_t { yes, no, share, open, mine } kind = Kind::open; // mine: my own note
    int percent = 0;                                                                 // share: 1..99
    engine::cluedo::Mark mark = engine::cluedo::Mark::none;
};

/// How the level of deduction is kept, in the order of `levels`.
inline constexpr std::array<std::string_view, 3> level_prefs{"rules", "trial", "all"};

class View final : public GameScreen<Log, UiState> {
public:
    View(Log log, Prefs& prefs) : GameScreen(std::move(log), prefs, {"", tabs}) { after_event(); }

    const engine::cluedo::Table& table() const { return log_.setup().table; }
    const Analysis& analysis() const { return analysis_; }
    bool plays() const { return game().play.has_value(); }
    /// What Sagaz deduces is shown: always in a notebook, on demand in a game.
    bool analysis_shown() const override;
    /// The cards I may show, the one that tells least first and `best` if there are others; without help, as they are listed.
    struct MayShow {
        std::vector<engine::cluedo::Card> cards;
        std::optional<engine::cluedo::Card> best;
    };
    MayShow may_show() const;
    /// The tab on screen: those of what is not to be seen give way to the notes.
    Tab tab() const;
    bool shares_shown() const { return !prefs_.is("cluedo.shares", "off"); }
    engine::cluedo::Level level() const;
    /// Cards are being chosen, and nothing else is done meanwhile.
    bool choosing_hand() const { return game().hand_missing() || ui_.choosing_hand || choosing_open(); }
    /// Those that no hand has, before the first note: they may lie face up on the table.
    bool choosing_open() const
    {
        return !plays() && table().pile > 0 && !game().hand_missing() && !ui_.choosing_hand && !ui_.face_down &&
               game().rows.empty();
    }
    /// How many of them.
    int to_choose() const { return choosing_open() ? table().pile : table().size(game().setup.me); }
    /// Nothing more is hidden: the grid shows the cards as they were dealt.
    bool laid_open() const { return plays() && game().over(); }
    Cell cell(engine::cluedo::Card, engine::cluedo::Holder) const;
    /// There are no deals: some entry is wrong.
    bool contradictory() const;
    /// The row of what is only supposed; -1 = none.
    int supposition() const;
    /// What it is about.
    engine::cluedo::Literal supposed() const;
    /// The one envelope that is left, in deals that are not supposed.
    std::optional<engine::cluedo::Trio> solved() const;
    /// What was just answered, to be seen before anything else; nothing else happens meanwhile.
    std::optional<engine::cluedo::Entry> shown() const;
    /// I have accused wrongly: I answer, and that is all.
    bool is_out() const;
    /// There is something to be advised: I may ask or accuse.
    bool wants_advice() const;
    /// I asked it: it waits for my tap.
    bool shown_to_me() const;
    /// What the last note has taught is to be seen.
    bool has_news() const;
    /// The rows behind the cell looked at.
    bool behind(int row) const;
    /// The machinery is gone through step by step; the grid shows the domains after the step.
    bool stepping() const;
    Steps steps(const Say&) const;
    std::optional<int> next_trial(int at) const; // the first step of it
    bool predicting() const { return predicts(prefs_); }
    /// Before a constraint speaks of a cell that nobody has simply told: what follows from it? (story.cpp)
    std::optional<Prediction> foretell(const Say&) const;
    /// A finished game gone through again, and whether the grid shows what I could know then.
    Steps review_steps(const Say&) const;
    bool looks_back() const;
    /// The last of the moves gone through has decided it.
    bool decided_then(engine::cluedo::Card, engine::cluedo::Holder) const;
    /// The ready case that is on the table, with whatever was noted after it.
    const Case* ready_case() const { return case_; }
    /// Of its cells, how many each level has decided; none: a contradiction.
    const std::array<std::optional<int>, 3>& decided() const { return decided_; }

    Place place() const override { return Place::cluedo; }
    Progress progress() const override;
    std::string fresh_line(std::uint64_t seed) const override;
    bool opens_dialog(const Action&) const override;
    std::unique_ptr<Dialog> dialog(const Action&) override SHELL_LATER(cluedo_dialog);
    std::vector<MenuItem> menu() const override;
    Tick tick(Jobs&, const Say&, const Moment&) override;
    std::string subtitle(const Say&, Layout) const override;
    void draw(Ui&, Rect, const Jobs&) const override;
    std::span<const Text> keys() const override;
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) const override;
    std::string status(const Say&) const override;
    std::string why(const Say&, std::string_view id) const override; // reasons.cpp

private:
    Outcome play(const Action&, const Say&, Jobs&) override;
    bool is_decision(std::size_t) const override;
    void follow() override { after_event(); }
    void sheet_moved() override;
    void add_on_screen(std::string&) const override;
    std::string push(const engine::cluedo::Event&, const Say&); // "" or why not
    void after_event();
    Outcome act_draft(const Action&, const Say&);
    Outcome act_hand(const Action&, const Say&);
    Outcome act_notes(const Action&, const Say&);
    Outcome act_game(const Action&, const Say&);
    std::optional<engine::cluedo::Trio> advised() const;
    bool act_look(const Action&, Outcome&);
    Outcome finish_draft(const Say&);
    void start_note();
    void show_answer(std::size_t notes_before);
    bool holds_answer(const Moment&, const Say&, bool& news);
    void walk(Ui&);
    bool act_story(const Action&, const Say&);
    void go_to_step(int);
    void want_story();
    void go_back_to(int);
    void find_case();
    void step_to(engine::cluedo::Card, engine::cluedo::Holder);

    Analysis analysis_;
    const Case* case_ = nullptr;
    std::array<std::optional<int>, 3> decided_;
    bool was_wrong_ = false; // before the last note: it is said when the notes agree again
};

} // namespace shell::cluedo
