#pragma once
// The screen of concepts on tables. The log holds the game, UiState what is on screen only. view.cpp turns actions into
// events, board.cpp draws the examples, lattice.cpp the concepts that are left, panel.cpp has the panel, outline.cpp
// says the board.
#include "engine/concepts/ask.hpp"
#include "engine/concepts/game.hpp"
#include "engine/concepts/noise.hpp"
#include "engine/session/log.hpp"
#include "shell/concepts/words.hpp"
#include "shell/kit/game_screen.hpp"
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace shell::concepts {
using namespace kit;
using text::Say;

using Log = engine::session::Log<engine::concepts::Game>;

enum class Tab : std::uint8_t { left, step, ask, noise };
inline constexpr std::array concepts_tabs{Text::concepts_tab_left, Text::concepts_tab_step, Text::concepts_tab_ask,
                                          Text::concepts_tab_noise};

struct UiState {
    Tab tab = Tab::left;
    Playback steps{1800};                                      // at() examples are on screen as learnt
    engine::concepts::Instance draft{};                        // the next example, or the question
    std::array<int, engine::concepts::max_attributes> parts{}; // of the concept to be said: indices of parts_of()
    bool says = false;                                         // guess: a concept is put together, not a question
    bool unaided = false;                                      // keeper: Sagaz asks without having seen an example
    int noise = 1;                                             // which probability of a wrong label
    bool votes = false;                                        // the lattice shows what each concept says of the draft
};

/// The preference with the notation chosen.
inline constexpr std::string_view notation_pref = "concepts.notation";

class View final : public GameScreen<Log, UiState> {
public:
    View(const Log& log, Prefs& prefs);

    bool guessing() const { return setup().role == engine::concepts::Role::guess; }
    bool keeping() const { return setup().role == engine::concepts::Role::keeper; }
    bool playing() const { return guessing() || keeping(); }
    /// While watching, the analysis is shown unless it was switched off.
    bool analysis_shown() const override;
    Notation notation() const;
    /// keeper: Sagaz asks nothing before it has seen an example of the concept.
    bool awaits_example() const { return keeping() && count() == 0 && !ui_.unaided; }
    const engine::concepts::Shape& shape() const { return game().shape; }
    const TableWords& words(const Say&) const;
    int count() const { return static_cast<int>(game().examples.size()); }
    int step() const { return std::min(ui_.steps.at(), count()); }
    /// The version space at the step on screen.
    const engine::concepts::Course& course() const;
    Steps steps(const Say&) const;
    bool predicting() const { return analysis_shown() && !playing() && predicts(prefs_); }
    std::string concept_text(const Say&, engine::concepts::Concept) const;
    engine::concepts::Concept draft_concept() const { return concept_of(shape(), ui_.draft); }
    /// Whether concepts are marked by what they say of the draft.
    bool voting() const { return ui_.votes && !guessing(); }
    /// The allowed values that a said concept may have for an attribute, as masks; all values stand last.
    std::vector<unsigned> parts_of(int attribute) const;
    engine::concepts::Concept said_concept() const;
    /// What a chip shows: the number of its choices, the one chosen, and that in words.
    int choices(int attribute) const;
    int chosen(int attribute) const;
    std::string choice_in_words(const Say&, int attribute, int choice) const;
    /// What the chips are.
    std::string draft_in_words(const Say&) const;
    /// The best questions at the step on screen, once found; none while it is sought.
    const engine::concepts::Question* question() const;

    Place place() const override { return Place::concepts; }
    bool has_figure() const override { return !predicting(); }
    Progress progress() const override;
    std::unique_ptr<Dialog> dialog(const Action&) override;
    std::optional<Prediction> asked(const Say& say) const override { return steps(say).ask; }
    std::vector<MenuItem> menu() const override;
    Tick tick(Jobs&, const Say&, const Moment&) override;
    std::string subtitle(const Say&, Layout) const override;
    Text rules_label() const override { return Text::concepts_rules_title; }
    void draw(Ui&, Rect, const Jobs&) override;
    void keyboard(Ui&) override;
    void describe(Outline&, const Say&) override;
    std::string status(const Say&) const override;
    std::string why(const Say&, std::string_view id) const override;

private:
    Outcome offer(Commands&) override;
    Outcome offer_guessing(Commands&);
    Outcome offer_beginning(Commands&);
    std::string why_not_asked(const Say&) const;
    std::string why_no_answer(const Say&) const;
    int halvings() const;
    std::string keeper_status(const Say&) const;
    std::string end_of_guessing(const Say&) const;
    std::string why_not_said(const Say&) const;
    void panel(Panel&) override; // panel.cpp
    void add_left(Panel&);
    void add_step(Panel&);
    void add_ask(Panel&) const;
    void add_noise(Panel&);
    void add_likeliest(Panel&, const engine::concepts::Posterior&) const;
    void add_steps(Panel&) const;
    void add_collapse(Panel&) const;
    void add_notation(Panel&);
    Outcome play(const Action&, const Say&, Jobs&) override;
    Outcome push(engine::concepts::GameEvent, const Say&);
    void follow() override;
    void add_on_screen(std::string&) const override;
    std::optional<Prediction> foretell(const Say&) const;

    mutable std::optional<TableWords> words_;
    mutable std::optional<text::Language> words_in_;
    mutable std::optional<engine::concepts::Course> course_;
    mutable std::vector<engine::concepts::Example> course_of_;
    struct Asking {
        std::vector<engine::concepts::Example> examples; // the first of them, as many as are on screen
        engine::concepts::AskJob job;
        bool done = false;
    };
    std::optional<Asking> asking_;
    std::optional<std::size_t> asked_; // keeper: events at which the draft became Sagaz's question
};

} // namespace shell::concepts
