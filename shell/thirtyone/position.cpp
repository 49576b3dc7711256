// The tab of the position: the winner, the value of each move, a reason, and the history of the game.
#include "shell/thirtyone/canvas.hpp"
#include "shell/thirtyone/ids.hpp"
#include "shell/thirtyone/tokens.hpp"
#include <algorithm>

namespace shell::thirtyone {

using engine::thirtyone::Outcome;
using engine::thirtyone::Position;
using engine::thirtyone::Solution;

namespace {

/// A row for each legal move, to be pressed; the reason of the pressed one stands below.
class MovesBlock final : public Block {
public:
    MovesBlock(std::string caption, std::vector<WeighedMove> moves, int asked, bool mine)
        : caption_(std::move(caption)), moves_(std::move(moves)), asked_(asked), mine_(mine)
    {}
    float height(const Ui& ui, float) const override { return row_height(ui) * static_cast<float>(moves_.size()); }
    void draw(Ui&, Rect) const override;
    void describe(Outline&) const override;

private:
    static float row_height(const Ui& ui) { return ui.view.layout == Layout::desktop ? 30.f : 44.f; }
    void draw_row(Ui&, Rect, const WeighedMove&, float bars_x, float unit) const;

    std::string caption_;
    std::vector<WeighedMove> moves_;
    int asked_;
    bool mine_; // the words say "you"
};

constexpr float sign_x = 52, words_x = 76, in_room = 60; // after the value; the plies at the right

void MovesBlock::draw(Ui& ui, Rect r) const
{
    float words_w = 0;
    int longest = 1;
    for (const auto& m : moves_) {
        words_w = std::max(words_w, ui.paint.width(outcome_in_words(ui.say, m, mine_), 14));
        longest = std::max(longest, m.moves);
    }
    const float bars_x = r.x + words_x + words_w + 14, bars_w = std::max(10.f, r.right() - in_room - bars_x);
    Rect row{r.x, r.y, r.w, row_height(ui)};
    for (const auto& m : moves_) {
        draw_row(ui, row, m, bars_x, std::min(22.f, bars_w / static_cast<float>(longest)));
        row.y += row.h;
    }
}

/// A small bar of `unit` width for each ply until the end.
void MovesBlock::draw_row(Ui& ui, Rect row, const WeighedMove& m, float bars_x, float unit) const
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const OwnedId id = make_id("why"_id, m.value);
    const Press press = ui.item(id, row, 6);
    if (const Colour back = ui.reactive(m.value == asked_ ? t.unknown_soft : 0, press, id); back >> 24)
        p.fill(row, back, 6);
    if (press.clicked) ui.act(id);
    const float mid = row.centre().y;
    const Colour ink = colour_of(t, ink_of(m.outcome));
    p.text({row.x + 20, mid + 5}, std::to_string(m.value), {15, t.text, Weight::bold, Align::middle});
    draw_outcome(p, {row.x + sign_x, mid}, 5.5f, m.outcome);
    p.text({row.x + words_x, mid + 5}, outcome_in_words(ui.say, m, mine_), {14, ink});
    for (int i = 0; i < m.moves && !m.beyond; ++i)
        p.fill({bars_x + unit * static_cast<float>(i), mid - 6, std::max(2.f, unit - (unit > 8 ? 4.f : 1.f)), 12}, ink,
               3);
    const std::string in = m.beyond  ? std::to_string(m.says)
                           : m.moves ? ui.say(Text::thirtyone_in_n, Say::count(m.moves))
                                     : std::string();
    p.text({row.right() - 12, mid + 5}, in, {13, t.muted, Weight::regular, Align::right});
}

void MovesBlock::describe(Outline& o) const
{
    auto& table = o.table("if_you_play"_id, caption_,
                          {o.say(Text::thirtyone_head_value), o.say(Text::thirtyone_head_result),
                           o.say(Text::thirtyone_head_in), o.say(Text::thirtyone_sum)});
    std::vector<OutlineOption> values;
    for (const auto& m : moves_) {
        const std::string value = std::to_string(m.value);
        table.rows.push_back({value, outcome_in_words(o.say, m, mine_),
                              m.beyond || !m.moves ? "–" : std::to_string(m.moves), std::to_string(m.says)});
        values.push_back({value, value});
    }
    o.radios("why"_id, o.say(Text::why), asked_, std::move(values));
}

/// Short sentences in as many columns as fit; a list in the outline.
class RepliesBlock final : public Block {
public:
    explicit RepliesBlock(std::vector<std::string> replies) : replies_(std::move(replies)) {}
    float height(const Ui& ui, float width) const override
    {
        const std::size_t across = columns(ui.paint, width);
        return line * static_cast<float>((replies_.size() + across - 1) / across);
    }
    void draw(Ui& ui, Rect r) const override
    {
        const std::size_t across = columns(ui.paint, r.w);
        const float pitch = r.w / static_cast<float>(across);
        for (std::size_t i = 0; i < replies_.size(); ++i) {
            const Rect cell{r.x + pitch * static_cast<float>(i % across), r.y + line * static_cast<float>(i / across),
                            pitch - 4, line - 4};
            ui.paint.fill(cell, ui.theme().win_soft, 4);
            ui.paint.text({cell.x + 8, cell.centre().y + 5}, replies_[i], {14, ui.theme().text});
        }
    }
    void describe(Outline& o) const override { o.list("why_replies"_id, o.say(Text::why), replies_); }

private:
    static constexpr float line = 26;
    std::size_t columns(const Painter& p, float width) const
    {
        float widest = 0;
        for (const auto& one : replies_) widest = std::max(widest, p.width(one, 14));
        return std::max<std::size_t>(1, static_cast<std::size_t>(width / (widest + 28)));
    }
    std::vector<std::string> replies_;
};

/// The winner, and with which moves.
void add_verdict(Panel& p, const Solution& s, const Position& at, bool over)
{
    OutcomeBox box{over ? Outcome::draw : s.value(at).outcome, verdict_in_words(p.say, s, at), {}};
    std::string words = box.title;
    if (std::string how = verdict_how(p.say, s, at); !how.empty()) {
        words += " · " + how;
        box.lines.push_back(std::move(how));
    }
    p.picture([box](const Ui& ui, float width) { return box.height(ui.paint, width); },
              [box](Ui& ui, Rect r) { box.draw(ui.paint, r); }, [words](Outline& o) { o.text("verdict"_id, words); });
    p.words("status_a"_id, status_in_words(p.say, s, at));
}

} // namespace

void View::add_position(Panel& p) const
{
    const auto* s = solution();
    if (!s) return add_working(p, analysis_.game, {});
    const bool over = game().over();
    add_verdict(p, *s, game().position, over);
    if (!over) {
        const bool mine = my_turn() && is_person(engine::thirtyone::Side::a) != is_person(engine::thirtyone::Side::b);
        const std::string caption =
            mine ? p.say(Text::thirtyone_if_you_play) : p.say(Text::thirtyone_if_plays, side_letter(game().turn()));
        p.title(caption);
        p.block(std::make_shared<MovesBlock>(caption, weighed_moves(*s, game().position), why_value(), mine));
        p.divider();
        add_why(p, *s);
    }
    if (game().moves.empty()) return;
    if (!over) p.divider();
    p.own([this](const Ui& ui, float width) { return history_height(*this, ui, width); },
          [this](Ui& ui, Rect r) { draw_history(*this, ui, r); }); // its words: the board's table of moves
}

/// Why the asked value wins or loses, and the best play from it on.
void View::add_why(Panel& p, const Solution& s) const
{
    const int value = why_value();
    const auto why = why_in_words(p.say, s, game().position, value);
    p.paragraph("why_words"_id, why.words).titled(p.say(Text::thirtyone_why_value, std::to_string(value)));
    if (!why.replies.empty()) {
        p.block(std::make_shared<RepliesBlock>(why.replies));
        if (!why.idea.empty()) p.paragraph("why_idea"_id, why.idea);
        p.title(p.say(Text::thirtyone_best_defence));
    }
    p.block(std::make_shared<LineBlock>("line"_id, rules(), game().position, why.line));
    if (!why.end.empty()) p.words("line_end"_id, why.end);
}

} // namespace shell::thirtyone
