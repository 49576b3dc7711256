#include "shell/tictactoe/dialogs.hpp"
#include "engine/tictactoe/board.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/seed.hpp"
#include "shell/tictactoe/picture.hpp"
#include <algorithm>

namespace shell::tictactoe {
namespace {

using engine::tictactoe::Player;
using engine::tictactoe::Setup;

constexpr std::array kinds{Text::person, Text::tictactoe_random, Text::tictactoe_limited, Text::tictactoe_full};
constexpr std::array<Text, 2> titles{Text::tictactoe_plays_x, Text::tictactoe_plays_o};
constexpr std::array<std::string_view, 2> kind_ids{"x_player", "o_player"}, depth_ids{"x_depth", "o_depth"};
constexpr int limited = static_cast<int>(Player::Kind::limited);
constexpr std::array how{Text::tictactoe_how_play, Text::tictactoe_how_full, Text::tictactoe_how_f,
                         Text::tictactoe_how_tree};

} // namespace

RulesDialog::RulesDialog(const Setup& now)
{
    const std::array<Player, 2> players{now.x, now.o};
    for (std::size_t i = 0; i < 2; ++i) {
        sides_[i].kind = static_cast<int>(players[i].kind);
        if (players[i].depth > 0) sides_[i].depth = players[i].depth;
    }
}

Player RulesDialog::player(const Side& s) const
{
    return {static_cast<Player::Kind>(s.kind), static_cast<std::uint8_t>(s.kind == limited ? s.depth : 0)};
}

void RulesDialog::draw(Ui& ui, const DialogContext&)
{
    const Say& say = ui.say;
    const float h = control_height(ui), foot = 60, block = 22 + h + 12;
    const int with_depth = (sides_[0].kind == limited) + (sides_[1].kind == limited);
    const float inner = std::min(460.f, ui.view.width - 16) - 40;
    const float note =
        18 * static_cast<float>(ui.paint.wrapped(say(Text::tictactoe_rules_note), inner, 13).size()) + 12;
    const float fields = 2 * block + 56 * static_cast<float>(with_depth) + block + 8 + note;
    DialogFrame frame(ui, 460, 72 + fields + foot, say(Text::change_rules));
    const Rect r = frame.inside();
    {
        ScrollArea area(ui, "rules area", {r.x - 8, r.y - 4, r.w + 16, r.h - foot});
        float y = r.y - area.offset();
        for (std::size_t i = 0; i < 2; ++i) {
            draw_label(ui, {r.x, y}, say(titles[i]));
            ui.segmented(kind_ids[i], {r.x, y + 22, r.w, h}, kinds, sides_[i].kind);
            y += block;
            if (sides_[i].kind != limited) continue;
            ui.slider(depth_ids[i], {r.x, y - 6, r.w, 50}, Text::tictactoe_moves_ahead, sides_[i].depth, 1,
                      engine::tictactoe::max_player_depth);
            y += 56;
        }
        draw_label(ui, {r.x, y}, say(Text::seed));
        ui.field("seed", {r.x, y + 22, r.w, h}, seed_, say(Text::seed_new), Typed::figures, 20);
        y += block + 8;
        y = ui.paint.paragraph({r.x, y + 10}, say(Text::tictactoe_rules_note), r.w, {13, ui.theme().muted}, 18);
        area.content_height(y - r.y + area.offset());
    }
    const float y = r.bottom() - foot, half = (r.w - 12) / 2;
    const bool bad = !seed_.empty() && !seed_from(seed_);
    ui.button("start", {r.x, y + 8, half, 48}, Text::start, ButtonKind::primary, Icon::check, !bad);
    ui.button("cancel", {r.x + half + 12, y + 8, half, 48}, Text::cancel, ButtonKind::plain);
}

void RulesDialog::describe(Outline& o, const Say& say, const DialogContext&) const
{
    o.begin_dialog("dialog", Text::change_rules);
    for (std::size_t i = 0; i < 2; ++i) {
        o.radios(kind_ids[i], say(titles[i]), sides_[i].kind, options_of(say, kinds));
        if (sides_[i].kind == limited)
            o.number(depth_ids[i], Text::tictactoe_moves_ahead, sides_[i].depth, 1,
                     engine::tictactoe::max_player_depth);
    }
    o.text("rules_note", Text::tictactoe_rules_note);
    o.field("seed", Text::seed, seed_);
    const bool bad = !seed_.empty() && !seed_from(seed_);
    if (bad) o.alert("rules_problem", say(Text::error_seed));
    o.button("start", Text::start, !bad, Text::error_seed);
    o.button("cancel", Text::cancel);
    o.end();
}

DialogOutcome RulesDialog::act(const Action& a, const Say& say)
{
    DialogOutcome out{true};
    for (std::size_t i = 0; i < 2; ++i) {
        if (a.id == kind_ids[i]) return sides_[i].kind = figure(a.value, 0, 3).value_or(sides_[i].kind), out;
        if (a.id == depth_ids[i])
            return sides_[i].depth = figure(a.value, 1, engine::tictactoe::max_player_depth).value_or(sides_[i].depth),
                   out;
    }
    if (a.id == "seed") seed_ = a.value.substr(0, 20);
    else if (a.id == "start") {
        const auto seed = seed_.empty() ? std::optional(fresh_seed()) : seed_from(seed_);
        if (seed) out.new_game = engine::tictactoe::to_line(Log(Setup{player(sides_[0]), player(sides_[1]), *seed}));
        else out.message = say(Text::error_seed);
    } else out.mine = false;
    return out;
}

void HowToDialog::draw(Ui& ui, const DialogContext&)
{
    const Say& say = ui.say;
    const Painter& p = ui.paint;
    const float width = 560, inner = std::min(width, ui.view.width - 16) - 48;
    constexpr float leading = 22, gap = 10, example = 128;
    float height = 86 + example;
    for (const Text t : how) height += gap + leading * static_cast<float>(p.wrapped(say(t), inner, 15).size());
    DialogFrame frame(ui, width, height, say(Text::how_to_play));
    const Rect r = frame.inside();
    ScrollArea area(ui, "howto area", {r.x - 8, r.y - 4, r.w + 16, r.h + 4});
    float y = r.y - area.offset() + 14;
    for (const Text t : how) {
        y = p.paragraph({r.x, y}, say(t), inner, {15, ui.theme().text}, leading) + gap;
        if (t != Text::tictactoe_how_f) continue;
        const Rect box{r.x, y - 10, inner, example - 16};
        p.fill(box, ui.theme().bg, 10);
        const auto s = *engine::tictactoe::parse_board("O...X....");
        const float side = 88;
        draw_small_board(p, {box.x + 16, box.y + 12, side, side}, s, -1);
        const float x = box.x + 16 + side + 20;
        p.text({x, box.y + 40}, "f = 5 − 4 = +1", {20, ui.theme().text, Weight::bold});
        float line = box.y + 64;
        for (const auto& l : p.wrapped(lines_in_words(say, s), box.right() - x - 8, 13)) {
            p.text({x, line}, l, {13, ui.theme().muted});
            line += 18;
        }
        y = box.bottom() + 26;
    }
    area.content_height(y - r.y + area.offset());
}

void HowToDialog::describe(Outline& o, const Say& say, const DialogContext&) const
{
    o.begin_dialog("dialog", Text::how_to_play);
    int i = 0;
    for (const Text t : how) o.text(numbered("how", i++), say(t));
    o.button("close", Text::close);
    o.end();
}

} // namespace shell::tictactoe
