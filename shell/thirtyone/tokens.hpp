#pragma once
// Moves as tokens in a row that wraps.
#include "shell/thirtyone/view.hpp"

namespace shell::thirtyone {

struct Token {
    engine::thirtyone::Side by = engine::thirtyone::Side::a;
    int value = 0;
    std::string sum{}; // after it; "" = not told. A told sum is followed by an arrow to the next token
};

float tokens_height(const Painter&, float width, const std::vector<Token>&);
void draw_tokens(const Painter&, Rect, const std::vector<Token>&);

/// A line of play from a position, with the sum after each move; a list in the outline.
class LineBlock final : public Block {
public:
    LineBlock(OwnedId id, const engine::thirtyone::Rules&, engine::thirtyone::Position from,
              const std::vector<std::uint8_t>& line);
    float height(const Ui& ui, float width) const override { return tokens_height(ui.paint, width, tokens_); }
    void draw(Ui& ui, Rect r) const override { draw_tokens(ui.paint, r, tokens_); }
    void describe(Outline&) const override;

private:
    OwnedId id_;
    std::vector<Token> tokens_;
};

} // namespace shell::thirtyone
