#pragma once
// A heat map of symbols by position as a block: coloured cells on the canvas, a table in the outline.
#include "shell/kit/panel.hpp"
#include "shell/pegs/review_block.hpp"
#include <string>
#include <utility>
#include <vector>

namespace shell::pegs {

struct HeatCell {
    std::string figure, brief{}; // `brief` in place of a figure without room
    std::string spoken{};        // in the outline; "" = the figure
    std::size_t heat = 0;        // heat_step()
    bool certain = false;        // a tick in a frame
};

class HeatBlock final : public Block {
public:
    /// `brief`: the title where all cells show their brief figures.
    HeatBlock(CodeLook look, std::string caption, std::string title, std::string brief, const Say& say)
        : look_(look), caption_(std::move(caption)), title_(std::move(title)), brief_(std::move(brief)), say_(say)
    {}
    HeatBlock& row(std::vector<HeatCell> cells) { return rows_.push_back(std::move(cells)), *this; }
    /// The mark "?" beside the title; "" = none.
    HeatBlock& why(Id claim) { return why_ = claim, *this; }

    float height(const Ui&, float width) const override;
    void draw(Ui&, Rect) const override;
    void describe(Outline&) const override;

private:
    struct Grid {
        bool named, brief;       // "Position 1" or "1"; brief figures
        float label, gap, pitch; // widths
        float high;              // of a cell
    };
    Grid grid(const Ui&, float width) const;
    float title_height(const Ui&, float width, const Grid&) const;
    void draw_cell(const Painter&, Rect, const HeatCell&, bool brief) const;
    CodeLook look_;
    std::string caption_, title_, brief_;
    Say say_;
    std::vector<std::vector<HeatCell>> rows_;
    Id why_;
};

} // namespace shell::pegs
