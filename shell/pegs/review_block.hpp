#pragma once
// The review of a finished code game as blocks: a row for each guess, and the outline's table.
#include "shell/kit/panel.hpp"
#include "shell/pegs/grade.hpp"
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace shell::pegs {

/// A guess of the review.
struct GuessReviewed {
    int row = 0; // from 0
    engine::codes::Code guess;
    std::optional<Grade> grade{};
    std::string lie{}; // in place of the grade, after a cross; "" = none
    std::vector<std::string> lines{}, more{};
    /// Other guesses for this row, after their words.
    std::vector<std::pair<std::string, engine::codes::Code>> others{};
    bool again = false;               // offers the button "try_again:ROW"
    bool furthest = false;            // a line at the left
    std::vector<std::string> cells{}; // its row of the outline's table
};

/// How the screen draws codes.
struct CodeLook {
    engine::codes::Face face;
    engine::codes::Rules rules;
    PegMark mark;
};

class ReviewBlock final : public Block {
public:
    ReviewBlock(CodeLook look, std::string caption, std::vector<std::string> heads, const Say& say)
        : look_(look), caption_(std::move(caption)), heads_(std::move(heads)), say_(say)
    {}
    void guess(GuessReviewed g) { guesses_.push_back(std::move(g)); }

    float height(const Ui&, float width) const override;
    void draw(Ui&, Rect) const override;
    void describe(Outline&) const override;

private:
    float height_of(const Painter&, float width, const GuessReviewed&) const;
    void draw_one(Ui&, Rect, const GuessReviewed&) const;
    CodeLook look_;
    std::string caption_;
    std::vector<std::string> heads_;
    Say say_;
    std::vector<GuessReviewed> guesses_;
};

} // namespace shell::pegs
