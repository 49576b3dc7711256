#pragma once
// Draws Cluedo: the grid, the panels beside or below it, and their layouts.
#include "shell/cluedo/draft_questions.hpp"
#include "shell/cluedo/phrases.hpp"
#include "shell/cluedo/view.hpp"

namespace shell::cluedo {

/// Sizes of the grid: a column of `label` for the cards' names, then one of `pitch` for each holder. If the cells would
/// be too narrow for a finger, the name stands above its cells, in a line of height `above`.
struct GridMetrics {
    float label = 127, pitch = 48, cell_w = 44, row = 40, cell_h = 36, above = 0;
};

class CluedoCanvas {
public:
    CluedoCanvas(const View& view, Ui& ui);

    Division division(Rect area) const;
    void board(const Panes&);
    void panel(const Panes&);
    void strip(Rect area);

private:
    // grid.cpp
    GridMetrics metrics(float width, float label) const;
    void heads(Point at, const GridMetrics&, float size);
    void rows(Point at, const GridMetrics&, engine::cluedo::Kind);
    void cell(engine::cluedo::Card, engine::cluedo::Holder, Rect);
    void ringed_cell(engine::cluedo::Card, engine::cluedo::Holder, Rect);
    void eye(Point middle);
    std::string head_name(engine::cluedo::Holder, float room,
                          float size) const; // shortened to fit `room`
    void head_at(Point, engine::cluedo::Holder, float room, float size);
    bool card_done(engine::cluedo::Card) const;                   // its holder is certain
    float notes_switch(Point at, float width);                    // if the analysis is hidden; returns the y below
    float grid_column(Point at, const GridMetrics&, float group); // all three kinds; returns the y below
    float envelope(Point at, float width);
    void legend(Point at, float width);
    int rows_of(engine::cluedo::Kind) const;

    // compact.cpp
    bool compact() const;
    std::pair<float, float> compact_column(Rect area, engine::cluedo::Holder) const;
    std::vector<engine::cluedo::Card> compact_order(float room) const;
    void compact_row(Rect, engine::cluedo::Card, Rect area);
    void compact_grid(Rect area);
    void compact_brief(Rect);

    // shown.cpp
    std::string shown_headline(const engine::cluedo::Entry&) const;
    float asked_chips(Rect, const engine::cluedo::Entry&);
    float seat_track(Rect, const engine::cluedo::Entry&);
    void answer_card(Rect, const engine::cluedo::Entry&);
    void answer(Rect area, const engine::cluedo::Entry&);

    // suppose.cpp
    float supposition_ribbon(Rect area); // returns its height
    void supposition_paper(Rect);
    bool fiction(engine::cluedo::Card, engine::cluedo::Holder) const; // decided only by the supposition
    void supposed_cell(engine::cluedo::Card, engine::cluedo::Holder, Rect);
    void dashed(Rect, Colour, float width);
    float supposition_brief(Point at, float width);

    // race.cpp
    float race_pitch() const;
    float race_height() const;
    float foot_of_race() const; // 0: not shown
    void race(Point at, float width);
    float others_under(Point, float width);
    float short_race_height() const;
    void short_race(Point at, float width);
    Rect over_race(Rect);
    void short_race_row(Rect, engine::cluedo::Holder, const Others::Result&, bool fresh);
    const Others::Request::Rival* race_seat(Rect, engine::cluedo::Holder, const Others::Result&, bool fresh);
    void race_scale(Rect track);
    void race_row(Rect, Rect track, engine::cluedo::Holder, const Others::Result&, bool fresh);
    float race_place(Rect track, int envelopes) const;
    void others_switch(Rect);
    float rivals_switch(Point at, float width, float height);
    float eyes_ribbon(Rect area); // returns its height
    float eyes_full(Point at, float width);

    // gives.cpp
    float gives(Point at, float width, const engine::cluedo::Advice&);
    void gives_heads(Point at, float width);
    float gives_row(Point at, float width, const engine::cluedo::Question&, std::size_t index, bool chosen);
    void gives_cards(Rect, const engine::cluedo::Trio&, bool chosen);
    void gives_rivals(Rect, const Others::Result*);
    void gives_first(Rect, const Others::Result*);
    void gives_note(Point at, float width, std::string_view words);
    float gives_details(Point at, float width, const engine::cluedo::Question&);

    // panels.cpp: each draws at a point and returns the y below.
    void note_row(int index, Rect);
    void news(Rect);
    void solved_line(Rect);
    float notes(Point at, float width);
    float cell_brief(Point at, float width, float beside);
    float cell_full(Point at, float width);
    float settings(Point at, float width);
    float banner(Point at, float width);
    std::string banner_words() const;
    float banner_height(float width) const;
    void repair_buttons(Rect);

    // advice.cpp
    float advice(Point at, float width);
    float ask_where(Point at, float width);
    float entry_height() const; // no higher than the step needs, to be near the thumb
    float answers(Point at, float width, const engine::cluedo::Question&);
    float review(Point at, float width);
    float review_chart(Point at, float width, const engine::cluedo::Review&);

    // story.cpp
    float story(Point at, float width);
    float trials(Point at, float width);
    float counted(Point at, float width);
    float case_about(Point at, float width);
    float notation(Point at, float width, const engine::cluedo::Constraint&);
    float step_row(std::size_t at, Rect, bool current);
    float variables(Point at, float width, const engine::cluedo::Constraint&, const engine::cluedo::Move&);
    void domain(Point middle, engine::cluedo::Domain, float size);

    // input.cpp
    void entry(Rect);
    void showers_step(Rect, float pitch);
    void shown_step(Rect, float pitch);
    std::string showers_in_words() const;
    void entry_step(Rect);
    void card_columns(Rect, engine::cluedo::Cards chosen, const std::array<Id, 3>& ids);
    bool choice(Id action, int value, Rect, std::string_view title, std::string_view note, bool on, bool enabled = true,
                float left = 0, bool doubted = false); // `left`: width kept free at the left
    void answer_choice(const DraftQuestion&, const DraftAnswer&, Rect);
    std::string placed_note(engine::cluedo::Card) const;
    void hand_panel(Rect);

    // turn.cpp
    float turn(Point at, float width, float size);
    float turn_or_news(Point at, float width);
    float asked(Point at, float width);
    float asked_room(float width) const;
    std::string asked_text() const;
    void turn_panel(Rect);
    void actions(Rect);
    bool tells_news() const;
    std::string turn_text() const;
    /// The extra height of the turn's text while the user must show a card: the lines beyond the first of each part.
    float asked_height(float width, float question_width, float size) const;
    float more_of_turn(float width, float size) const;

    // desktop.cpp
    void desktop_board(Rect);
    float desktop_head(Rect);
    float desktop_figures(Rect);
    void desktop_grid(Rect, bool guess);
    void desktop_panel(Rect);
    void desktop_mind(Rect);

    // layouts.cpp
    bool knows() const;          // the grid shows the analysis
    bool guesses() const;        // the likeliest envelope is shown
    void grid(Rect, bool phone); // one column, with the holders' names above it
    void cards(Rect);            // to choose the hand
    void side(Rect);
    void sheet(const Panes&);
    void tab_content(Rect);
    std::vector<int> tabs() const;
    float tab_bar(Rect);
    float draw_tab(Point at, float width, Tab);

    bool phone_like() const { return ui_.view.layout != Layout::desktop; }

    const View& view_;
    Ui& ui_;
    const engine::cluedo::Game& game_;
    const engine::cluedo::Setup& setup_;
    const engine::cluedo::Table& table_;
    const UiState& state_;
    const Painter& p_;
    const Theme& t_;
    const Say& say_;
};

} // namespace shell::cluedo
