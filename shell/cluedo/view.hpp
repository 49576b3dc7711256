#pragma once
// Cluedo on screen: a notebook for a game at a real table, or a game against computer players. The log is the game;
// UiState is what only the screen needs. acts.cpp and entry_acts.cpp turn actions into events, draft.cpp keeps an entry
// while it is filled in, analysis.cpp deduces, grid.cpp and panels.cpp draw, story.cpp steps through the deduction,
// outline.cpp describes the screen.
#include "engine/cluedo/game.hpp"
#include "shell/cluedo/analysis.hpp"
#include "shell/cluedo/cases.hpp"
#include "shell/cluedo/draft.hpp"
#include "shell/cluedo/others.hpp"
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
    engine::cluedo::Cards hand = 0; // chosen so far: the user's, or the open cards of the pile
    bool doors = false;             // the ways to play are offered
    bool own_table = false;         // and a notebook was chosen
    bool choosing_hand = false;     // an already known hand is being edited
    bool face_down = false;         // the pile: its cards are not to be asked for
    engine::cluedo::Card card = engine::cluedo::no_card;
    engine::cluedo::Holder holder = engine::cluedo::nobody; // of the selected cell
    Tab tab = Tab::cell;
    int row = -1;                                         // of the note whose buttons are shown
    int question = -1;                                    // the selected question of the advice; -1 = the first listed
    bool more = false;                                    // the other questions are listed
    engine::cluedo::Card room = engine::cluedo::no_card;  // of the advice; none: any
    bool rooms = false;                                   // their list is open
    double bot_at = 0;                                    // time of the next computer move (ms), 0 = not set
    Playback steps{700};                                  // of the story; at() moves
    bool all_trials = false;                              // the story keeps trials without a conflict too
    Playback review{900};                                 // of a finished game: at() moves; all: the cards as dealt
    int shown = -1;                                       // index of the note shown as the last answer; -1 = none
    bool begun = false;                                   // the user has seen the hand: another seat may begin
    double asked_at = 0;                                  // ms: since when the user must show a card, 0 = need not
    double shown_until = 0;                               // ms, 0 = not set; an answer to the user waits for a tap
    bool walked = false;                                  // a control had keyboard focus in the previous frame
    engine::cluedo::Holder eyes = engine::cluedo::nobody; // the table shows what this seat may know
    bool eyes_left = false;                               // the user has just come back from there
};

/// What the grid shows for a card and a holder.
struct Cell {
    /// mine: the user's mark; hidden: a card of the user's that the seat whose eyes these are cannot be sure of.
    enum class Kind : std::uint8_t { yes, no, share, open, mine, hidden } kind = Kind::open;
    int percent = 0; // share: 1..99
    engine::cluedo::Mark mark = engine::cluedo::Mark::none;
};

/// What a chance that somebody else knows the envelope first costs, by the preference "cluedo.caution": bold to careful.
inline constexpr std::array<double, 5> caution_weights{0, 0.5, 1, 2, 4};

/// The values of the preference "cluedo.level", in the order of `levels`.
inline constexpr std::array<std::string_view, 3> level_prefs{"rules", "trial", "all"};

class View final : public GameScreen<Log, UiState> {
public:
    View(Log log, Prefs& prefs) : GameScreen(std::move(log), prefs, {"", tabs})
    {
        ui_.doors = prefs.is("arrived", "yes") && !plays() && game().hand_missing();
        after_event();
    }

    const engine::cluedo::Table& table() const { return game().setup.table; }
    const Analysis& analysis() const { return analysis_; }
    bool plays() const { return game().play.has_value(); }
    /// Whether Sagaz's deductions are shown: always in a notebook, on demand in a game.
    bool analysis_shown() const override;
    bool shows_help() const override { return plays() && analysis_shown(); }
    /// A puzzle's notebook: it marks the cards that were seen, and nothing that has to be deduced.
    bool is_bare() const { return prefs_.is("cluedo.mind", "none"); }
    /// The cards the user may show, least revealing first, which is `best` if there are several. Without help: by card.
    struct MayShow {
        std::vector<engine::cluedo::Card> cards;
        std::optional<engine::cluedo::Card> best;
    };
    MayShow may_show() const;
    // What the others may know: others_view.cpp.
    /// Whether the switch is offered: never in a graded activity, and where the analysis is shown.
    bool offers_others() const;
    bool others_on() const { return offers_others() && prefs_.is("cluedo.others", "on"); }
    /// Whether the others are taken to deduce by rules alone, and not completely.
    bool rivals_by_rules() const { return prefs_.is("cluedo.rivals", "rules"); }
    /// Whether the race is on screen: also without a contradiction, a supposition, or steps.
    bool others_shown() const;
    const Others& others() const { return others_; }
    /// Null while it is being counted.
    const Others::Request::Rival* rival(engine::cluedo::Holder) const;
    /// The seat through whose eyes the table is shown; nobody: the user's.
    engine::cluedo::Holder eyes() const;
    int caution() const;
    double caution_weight() const { return caution_weights[static_cast<std::size_t>(caution())]; }
    /// The questions of the advice in the order listed: the safest first if the others are shown.
    std::vector<std::size_t> advice_order() const;
    /// The selected one. Precondition: there are questions.
    std::size_t chosen_question() const;
    /// The seat that asks, and the cards, if the user must or would show one of several.
    std::optional<Others::Request::Asked> asked_of_me() const;
    /// What each of these cards would tell; null: it is not asked for, or not known yet.
    const std::vector<Others::Request::Show>* shows() const;
    /// The tab on screen. Tabs that are not available now give way to the notes.
    Tab tab() const;
    bool shares_shown() const { return !prefs_.is("cluedo.shares", "off"); }
    engine::cluedo::Level level() const;
    /// Cards are being chosen; the game and the notes wait.
    /// The holder of a card that the user has or saw; nobody: neither.
    engine::cluedo::Holder seen_at(engine::cluedo::Card) const;
    /// The user came without choosing how to play, and has not chosen since: doors.cpp.
    bool at_doors() const { return ui_.doors && log_.event_count() == 0; }
    bool choosing_hand() const { return game().hand_missing() || ui_.choosing_hand || choosing_open(); }
    /// The pile's cards are being chosen, before the first note: they may lie face up on the table.
    bool choosing_open() const
    {
        return !plays() && table().pile > 0 && !game().hand_missing() && !ui_.choosing_hand && !ui_.face_down &&
               game().rows.empty();
    }
    /// The number of cards to choose.
    int to_choose() const { return choosing_open() ? table().pile : table().size(game().setup.me); }
    /// The game is over: the grid shows the cards as dealt.
    bool laid_open() const { return plays() && game().over(); }
    Cell cell(engine::cluedo::Card, engine::cluedo::Holder) const;
    /// The notes have no deal: some entry is wrong.
    bool contradictory() const;
    /// The row of the last supposition; -1 = none.
    int supposition() const;
    /// Its literal. Precondition: supposition() >= 0.
    engine::cluedo::Literal supposed() const;
    /// The only envelope left, if the analysis is shown and nothing is supposed.
    std::optional<engine::cluedo::Trio> solved() const;
    /// The same in the user's notebook, which says so at once. In a game the text of the turn says it.
    std::optional<engine::cluedo::Trio> solved_notes() const;
    /// The answer that covers the grid. The game waits meanwhile.
    std::optional<engine::cluedo::Entry> shown() const;
    /// Another seat begins, and waits until the user has seen the hand.
    bool sees_hand() const;
    /// The user has accused wrongly, and now only answers questions.
    bool is_out() const;
    /// Whether advice applies: in a notebook, when the user may ask, and when the envelope is known.
    bool wants_advice() const;
    /// shown() answers the user's question, and waits for a tap.
    bool shown_to_me() const;
    /// Every answer waits for a tap. At first so if the user takes the notes by hand.
    bool waits() const;
    /// The last note has made literals certain, and they can be shown.
    bool has_news() const;
    /// The notes each of which alone may be to blame for a contradiction: the one just noted or edited first, cards that
    /// lie open last.
    std::vector<int> suspects() const;
    /// The note just added told nothing. That is news too.
    bool told_nothing() const;
    /// Whether the selected cell rests on this row.
    bool behind(int row) const;
    /// The story is open; the grid shows the domains after its current step.
    bool stepping() const;
    Steps steps(const Say&) const;
    std::optional<int> next_trial(int at) const; // the step that makes its assumption
    bool predicting() const { return predicts(prefs_); }
    /// The question about the next step, if a constraint begins to decide there, and does not state the cell itself.
    std::optional<Prediction> foretell(const Say&) const;
    /// The steps of a finished game, and whether the grid shows what the user could know at an earlier step.
    Steps review_steps(const Say&) const;
    bool looks_back() const;
    /// Whether the last move reviewed has decided the cell.
    bool decided_then(engine::cluedo::Card, engine::cluedo::Holder) const;
    /// The example that the log begins with; null: none.
    const Case* ready_case() const { return case_; }
    /// The number of cells that each level decides in it; none: it finds a contradiction.
    const std::array<std::optional<int>, 3>& decided() const { return decided_; }

    Place place() const override { return Place::cluedo; }
    bool has_figure() const override { return !at_doors() && !(stepping() && predicting()); }
    Progress progress() const override;
    Kept kept() const override;
    std::optional<Harder> harder(const Say&) const override;
    Rung rung() const override;
    std::string fresh_line(std::uint64_t seed) const override;
    std::unique_ptr<Dialog> dialog(const Action&) override;
    std::optional<Prediction> asked(const Say& say) const override { return steps(say).ask; }
    std::vector<MenuItem> menu() const override;
    Text rules_label() const override { return Text::cluedo_new_table; }
    Tick tick(Jobs&, const Say&, const Moment&) override;
    std::string subtitle(const Say&, Layout) const override;
    void leave(Jobs& jobs) override { others_.stop(jobs); }
    void draw(Ui&, Rect, const Jobs&) override;
    std::span<const Text> keys() const override;
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) override;
    std::string status(const Say&) const override;
    std::string why(const Say&, std::string_view id) const override; // reasons.cpp

private:
    Outcome play(const Action&, const Say&, Jobs&) override;
    bool is_decision(std::size_t) const override;
    void follow() override { after_event(); }
    void sheet_moved() override;
    void add_on_screen(std::string&) const override;
    std::string line_without_hand(const Say&) const;
    std::string push(const engine::cluedo::Event&, const Say&); // "" or the error
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
    bool act_others(const Action&, Outcome&);
    bool tick_others(Jobs&, bool seen, bool asks);
    Cell cell_of_eyes(engine::cluedo::Card, engine::cluedo::Holder) const;
    bool act_story(const Action&, const Say&);
    void go_to_step(int);
    void want_story();
    void go_back_to(int);
    void find_case();
    void step_to(engine::cluedo::Card, engine::cluedo::Holder);

    Analysis analysis_;
    Others others_;
    const Case* case_ = nullptr;
    std::array<std::optional<int>, 3> decided_;
    bool added_ = false;     // the last event, just now, was a new note
    int edited_ = -1;        // the row that the last event, just now, has added or changed
    bool was_wrong_ = false; // the notes contradicted each other before the last event: their agreement is announced
};

} // namespace shell::cluedo
