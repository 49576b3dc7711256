#include "shell/thirtyone/tokens.hpp"
#include "shell/thirtyone/phrases.hpp"

namespace shell::thirtyone {

using engine::thirtyone::Side;

namespace {

constexpr float token_size = 30, token_line = 40, sum_gap = 8, arrow_room = 36, token_gap = 6;

/// Calls `each` with a token and its place relative to the row's. Returns the height.
template <class Each>
float placed(const Painter& p, float width, const std::vector<Token>& tokens, Each each)
{
    float x = 0, y = 0;
    for (const Token& t : tokens) {
        const float w = token_size + (t.sum.empty() ? 0 : sum_gap + p.width(t.sum, 16, Weight::bold));
        if (x > 0 && x + w > width) {
            x = 0;
            y += token_line;
        }
        each(t, Rect{x, y, w, token_size});
        x += w + (t.sum.empty() ? token_gap : arrow_room);
    }
    return tokens.empty() ? 0 : y + token_size + 2;
}

} // namespace

float tokens_height(const Painter& p, float width, const std::vector<Token>& tokens)
{
    return placed(p, width, tokens, [](const Token&, Rect) {});
}

void draw_tokens(const Painter& p, Rect r, const std::vector<Token>& tokens)
{
    const Theme& t = p.theme();
    constexpr float radius = token_size / 2;
    placed(p, r.w, tokens, [&](const Token& token, Rect at) {
        at = at.moved(r.x, r.y);
        p.disc({at.x + radius, at.y + radius}, radius, token.by == Side::a ? t.player_a : t.player_b);
        p.text({at.x + radius, at.y + 20}, std::to_string(token.value),
               {15, t.player_ink, Weight::bold, Align::middle});
        if (token.sum.empty()) return;
        p.text({at.x + token_size + sum_gap, at.y + 21}, token.sum, {16, t.text, Weight::bold});
        if (&token != &tokens.back()) kit::draw(p, Icon::next, {at.right() + 8, at.y + 6}, 18, t.muted);
    });
}

LineBlock::LineBlock(OwnedId id, const engine::thirtyone::Rules& rules, engine::thirtyone::Position from,
                     const std::vector<std::uint8_t>& line)
    : id_(std::move(id))
{
    for (const auto value : line) {
        const Side by = to_move(from);
        from = after(rules, from, value);
        tokens_.push_back({by, value, std::to_string(from.sum)});
    }
}

void LineBlock::describe(Outline& o) const
{
    std::vector<std::string> items;
    for (const Token& t : tokens_) items.push_back(side_letter(t.by) + " " + std::to_string(t.value) + ": " + t.sum);
    o.list(id_, o.say(Text::thirtyone_line), std::move(items));
}

} // namespace shell::thirtyone
