#include "shell/thirtyone/dialogs.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/seed.hpp"
#include "shell/thirtyone/words.hpp"
#include <algorithm>

namespace shell::thirtyone {

using engine::thirtyone::FullBoard;
using engine::thirtyone::Player;
using engine::thirtyone::Setup;

namespace {

constexpr std::array conventions{Text::thirtyone_full_mover_loses, Text::thirtyone_full_is_draw};
constexpr int last_player = static_cast<int>(engine::thirtyone::players.size()) - 1;

/// Five names in two rows where they do not fit in one.
void seat(Ui& ui, std::string_view id, Rect r, float h, Player now)
{
    const bool wide = r.w >= 460;
    const std::size_t first = wide ? thirtyone_player_names.size() : 2;
    const int at = static_cast<int>(now);
    const std::span<const Text> names(thirtyone_player_names);
    const auto part = [&](std::string_view part_id, Rect where, std::size_t from, std::size_t n) {
        const std::size_t before = ui.memory().actions.size();
        ui.segmented(part_id, where, names.subspan(from, n), at - static_cast<int>(from));
        for (std::size_t i = before; i < ui.memory().actions.size(); ++i) {
            Action& a = ui.memory().actions[i];
            if (a.id == part_id) a = {std::string(id), std::to_string(a.value[0] - '0' + static_cast<int>(from))};
        }
    };
    part(std::string(id) + "_first", {r.x, r.y, r.w, h}, 0, first);
    if (!wide) part(std::string(id) + "_more", {r.x, r.y + h + 4, r.w, h}, first, names.size() - first);
}

} // namespace

void RulesDialog::draw(Ui& ui, const DialogContext&)
{
    const Say& say = ui.say;
    const float h = control_height(ui);
    const bool wide = ui.view.layout == Layout::desktop;
    const float width = wide ? 540.f : 440.f;
    const float seat_h = wide ? 22 + h + 12 : 22 + 2 * h + 16;
    const float fields = 78 * 2 + 22 + h + 12 + 2 * seat_h;
    DialogFrame frame(ui, width, 72 + fields + 68, say(Text::thirtyone_rules_title));
    const Rect r = frame.inside();
    const float foot = 52;
    {
        ScrollArea area(ui, "rules area", {r.x - 8, r.y - 4, r.w + 16, r.h - foot - 4});
        float y = r.y - area.offset();
        const float half = (r.w - 16) / 2;
        const auto figure_at = [&](std::string_view id, int column, Text label, int value, int least, int most) {
            const float x = r.x + (half + 16) * static_cast<float>(column);
            draw_label(ui, {x, y}, ui.paint.fitted(say(label), half, 13));
            ui.stepper(id, {x, y + 22, half, 44}, std::nullopt, value, least, most);
        };
        figure_at("rows", 0, Text::thirtyone_rows, setup_.rules.rows, engine::thirtyone::min_rows,
                  engine::thirtyone::max_rows);
        figure_at("max", 1, Text::thirtyone_max, setup_.rules.max, engine::thirtyone::min_max,
                  engine::thirtyone::max_max);
        y += 78;
        figure_at("limit", 0, Text::thirtyone_limit, setup_.rules.limit, engine::thirtyone::min_limit,
                  engine::thirtyone::max_limit);
        draw_label(ui, {r.x + half + 16, y}, say(Text::seed));
        ui.field("seed", {r.x + half + 16, y + 22, half, 44}, seed_, say(Text::seed_new), Typed::figures, 20);
        y += 78;
        draw_label(ui, {r.x, y}, say(Text::thirtyone_who_a));
        seat(ui, "player_a", {r.x, y + 22, r.w, h}, h, setup_.a);
        y += seat_h;
        draw_label(ui, {r.x, y}, say(Text::thirtyone_who_b));
        seat(ui, "player_b", {r.x, y + 22, r.w, h}, h, setup_.b);
        y += seat_h;
        draw_label(ui, {r.x, y}, say(Text::thirtyone_full_board));
        ui.segmented("full_board", {r.x, y + 22, r.w, h}, conventions, static_cast<int>(setup_.rules.full_board));
        y += 22 + h + 12;
        area.content_height(y - r.y + area.offset());
    }
    const std::string wrong = problem(say);
    const float y = r.bottom() - foot;
    if (!wrong.empty()) ui.paint.paragraph({r.x, y - 6}, wrong, r.w, {12, ui.theme().bad}, 16);
    const float half = (r.w - 12) / 2;
    ui.button("start", {r.x, y + 4, half, 48}, Text::start, ButtonKind::primary, Icon::check, wrong.empty());
    ui.button("cancel", {r.x + half + 12, y + 4, half, 48}, Text::cancel, ButtonKind::plain);
}

void RulesDialog::describe(Outline& o, const Say& say, const DialogContext&) const
{
    o.begin_dialog("dialog", Text::thirtyone_rules_title);
    o.number("rows", Text::thirtyone_rows, setup_.rules.rows, engine::thirtyone::min_rows, engine::thirtyone::max_rows);
    o.number("max", Text::thirtyone_max, setup_.rules.max, engine::thirtyone::min_max, engine::thirtyone::max_max);
    o.number("limit", Text::thirtyone_limit, setup_.rules.limit, engine::thirtyone::min_limit,
             engine::thirtyone::max_limit);
    o.radios("player_a", say(Text::thirtyone_who_a), static_cast<int>(setup_.a),
             options_of(say, thirtyone_player_names));
    o.radios("player_b", say(Text::thirtyone_who_b), static_cast<int>(setup_.b),
             options_of(say, thirtyone_player_names));
    o.radios("full_board", say(Text::thirtyone_full_board), static_cast<int>(setup_.rules.full_board),
             options_of(say, conventions));
    o.field("seed", Text::seed, seed_);
    const std::string wrong = problem(say);
    if (!wrong.empty()) o.alert("rules_problem", wrong);
    o.button("start", Text::start, wrong.empty(), wrong);
    o.button("cancel", Text::cancel);
    o.end();
}

std::string RulesDialog::problem(const Say& say) const
{
    if (!seed_.empty() && !seed_from(seed_)) return say(Text::error_seed);
    return {};
}

DialogOutcome RulesDialog::act(const Action& a, const Say& say)
{
    using namespace engine::thirtyone;
    DialogOutcome out{true};
    const auto set = [&](std::uint8_t& field, int least, int most) {
        if (const auto v = figure(a.value, least, most)) field = static_cast<std::uint8_t>(*v);
    };
    const auto seat_of = [&](Player& player) {
        if (const auto v = figure(a.value, 0, last_player)) player = static_cast<Player>(*v);
    };
    if (a.id == "rows") set(setup_.rules.rows, min_rows, max_rows);
    else if (a.id == "max") set(setup_.rules.max, min_max, max_max);
    else if (a.id == "limit") set(setup_.rules.limit, min_limit, max_limit);
    else if (a.id == "player_a") seat_of(setup_.a);
    else if (a.id == "player_b") seat_of(setup_.b);
    else if (a.id == "full_board") {
        if (const auto v = figure(a.value, 0, 1)) setup_.rules.full_board = static_cast<FullBoard>(*v);
    } else if (a.id == "seed") seed_ = a.value.substr(0, 20);
    else if (a.id == "start") {
        out.message = problem(say);
        Setup s = setup_;
        s.seed = seed_.empty() ? fresh_seed() : seed_from(seed_).value_or(0);
        if (out.message.empty() && !engine::thirtyone::problem(s)) out.new_game = to_line(Log(s));
    } else out.mine = false;
    return out;
}

std::array<std::string, 5> HowToDialog::texts(const Say& say) const
{
    return {say(Text::thirtyone_how1), say(Text::thirtyone_how2, Say::count(rules_.limit)),
            say(Text::thirtyone_how_example), say(Text::thirtyone_how3), say(Text::thirtyone_how4)};
}

void HowToDialog::draw(Ui& ui, const DialogContext&)
{
    const Say& say = ui.say;
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const float width = 560, inner = std::min(width, ui.view.width - 16) - 48;
    constexpr float example = 128, leading = 22, gap = 6;
    float height = 86 + example;
    const auto lines = texts(say);
    for (const auto& l : lines) height += gap + leading * static_cast<float>(p.wrapped(l, inner, 15).size());
    DialogFrame frame(ui, width, height, say(Text::how_to_play));
    const Rect r = frame.inside();
    ScrollArea area(ui, "howto area", {r.x - 8, r.y - 4, r.w + 16, r.h + 4});
    float y = r.y - area.offset() + 14;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        y = p.paragraph({r.x, y}, lines[i], inner, {15, t.text}, leading) + gap;
        if (i != 2) continue;
        // the source's first three turns: 4, 2, 6
        const Rect box{r.x, y - 8, inner, example - 14};
        p.fill(box, t.bg, 10);
        constexpr std::array played{0, 2, 0, 1, 0, 3}; // [v - 1] = turn
        constexpr std::array sums{4, 6, 12};
        const float cell = std::min(44.f, (box.w - 32) / 6 - 6), pitch = cell + 6;
        const float left = box.centre().x - 3 * pitch + 3;
        for (int v = 1; v <= 6; ++v) {
            const Rect square{left + pitch * static_cast<float>(v - 1), box.y + 12, cell, cell};
            const int turn = played[static_cast<std::size_t>(v - 1)];
            p.fill(square, turn ? t.sunken : t.raised, 8);
            p.stroke(square, t.line, 8);
            if (turn) p.disc(square.centre(), cell * 0.38f, turn == 2 ? t.player_b : t.player_a);
            p.text({square.centre().x, square.centre().y + 6}, turn ? (turn == 2 ? "B" : "A") : std::to_string(v),
                   {16, turn ? t.player_ink : t.text, Weight::bold, Align::middle});
            if (!turn) continue;
            p.text({square.centre().x, square.bottom() + 24},
                   "«" + std::to_string(sums[static_cast<std::size_t>(turn - 1)]) + "»",
                   {15, turn == 2 ? t.player_b : t.player_a, Weight::bold, Align::middle});
            p.text({square.centre().x, square.bottom() + 42}, std::to_string(turn) + ".",
                   {12, t.muted, Weight::regular, Align::middle});
        }
        y = box.bottom() + 26;
    }
    area.content_height(y - r.y + area.offset());
}

void HowToDialog::describe(Outline& o, const Say& say, const DialogContext&) const
{
    o.begin_dialog("dialog", Text::how_to_play);
    int i = 0;
    for (const auto& l : texts(say)) o.text(numbered("how", i++), l);
    o.button("close", Text::close);
    o.end();
}

} // namespace shell::thirtyone
