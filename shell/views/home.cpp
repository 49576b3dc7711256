#include "shell/views/home.hpp"
#include "shell/views/codes_words.hpp"
#include "shell/views/vignettes.hpp"
#include <array>

namespace shell {
namespace {

struct GameCard {
    Text title, about;
    Vignette vignette;
    std::string_view action; // "" = still to come
};

constexpr std::array<GameCard, 9> cards{{
    {Text::game_mastermind, Text::about_mastermind, Vignette::mastermind, "open:mastermind"},
    {Text::game_picas_fijas, Text::about_picas_fijas, Vignette::picas_fijas, "open:picas-fijas"},
    {Text::game_thirtyone, Text::about_thirtyone, Vignette::thirtyone, ""},
    {Text::game_trees, Text::about_trees, Vignette::trees, ""},
    {Text::game_tictactoe, Text::about_tictactoe, Vignette::tictactoe, ""},
    {Text::game_matrix, Text::about_matrix, Vignette::matrix, ""},
    {Text::game_betting, Text::about_betting, Vignette::betting, ""},
    {Text::game_cluedo, Text::about_cluedo, Vignette::cluedo, ""},
    {Text::game_lab, Text::about_lab, Vignette::lab, ""},
}};

void draw_continue(Ui& ui, Rect r, const Unfinished& u, PegMark mark)
{
    const Painter& p = ui.paint;
    const Press press = ui.item("continue", r, 12);
    p.card(r, 12, ui.reactive(ui.theme().surface, press, "continue"));
    float x = r.x + 22;
    if (u.last_guess) {
        const float pitch = std::min(22.f, 88.f / static_cast<float>(u.setup.rules.positions));
        draw_code(p, u.setup.face, u.setup.rules, *u.last_guess, {r.x + 22 + pitch / 2, r.y + r.h / 2}, pitch,
                  pitch * 0.42f, mark);
        x = r.x + 34 + pitch * static_cast<float>(u.setup.rules.positions);
    }
    ui.text({x, r.y + r.h / 2 - 6}, Text::continue_game, {12, ui.theme().muted});
    const std::string title = ui.say(Text::game_at_turn, codes_title(ui.say, u.setup.face), std::to_string(u.turn));
    p.text({x, r.y + r.h / 2 + 14}, p.fitted(title, r.right() - 44 - x, 15, Weight::bold),
           {15, ui.theme().text, Weight::bold});
    draw(p, Icon::next, {r.right() - 34, r.y + r.h / 2 - 12}, 24, ui.theme().accent);
    if (press.clicked) ui.act("continue");
}

void draw_card(Ui& ui, Rect r, const GameCard& card, bool wide, PegMark mark)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const bool open = !card.action.empty();
    const std::string id = open ? std::string(card.action) : "coming";
    Press press;
    if (open) press = ui.item(id, r, 12);
    p.card(r, 12, open ? ui.reactive(t.surface, press, id) : t.surface);
    const Rect picture = wide ? Rect{r.x + 8, r.y + 8, r.w - 16, 100} : Rect{r.x + 6, r.y + 6, 92, r.h - 12};
    p.fill(picture, t.bg, 8);
    if (wide) draw_vignette(p, card.vignette, picture, mark);
    else draw_small_vignette(p, card.vignette, picture, mark);
    if (!open) p.fill(picture, faded(t.surface, 0.55f), 8);
    const float x = wide ? r.x + 20 : r.x + 114, y = wide ? r.y + 138 : r.y + r.h / 2 - 4;
    const float room = r.right() - 48 - x;
    p.text({x, y}, p.fitted(ui.say(card.title), room, wide ? 17.f : 16.f, Weight::bold),
           {wide ? 17.f : 16.f, open ? t.text : t.muted, Weight::bold});
    p.text({x, y + (wide ? 24.f : 21.f)},
           p.fitted(open ? ui.say(card.about) : ui.say(Text::coming_soon), room + 20, 13), {13, t.muted});
    if (open)
        draw(p, Icon::next, {r.right() - 40, y - (wide ? 4.f : 8.f)}, 22, press.hovered ? t.accent : t.line_strong);
    if (press.clicked) ui.act(id);
}

} // namespace

void draw_home(Ui& ui, Rect whole, const std::optional<Unfinished>& unfinished, PegMark mark)
{
    const Painter& p = ui.paint;
    const Say& say = ui.say;
    ScrollArea scroll(ui, "home", whole);
    const float width = ui.view.layout == Layout::phone ? std::min(whole.w, 600.f) : whole.w;
    const Rect area{whole.x + (whole.w - width) / 2, whole.y, width, whole.h};
    const float top = area.y - scroll.offset();
    if (ui.view.layout == Layout::phone) {
        float y = top + 36;
        for (const auto& l : p.balanced(say(Text::home_title), area.w - 32, 22, Weight::bold)) {
            p.text({area.x + 16, y}, l, {22, ui.theme().text, Weight::bold});
            y += 28;
        }
        y -= 12;
        if (unfinished) {
            draw_continue(ui, {area.x + 16, y, area.w - 32, 64}, *unfinished, mark);
            y += 80;
        }
        for (const auto& card : cards) {
            draw_card(ui, {area.x + 16, y, area.w - 32, 86}, card, false, mark);
            y += 96;
        }
        scroll.content_height(y - top + 8);
        return;
    }
    const float card_w = 368, gap = 24;
    const int columns = std::clamp(static_cast<int>((area.w - 48 + gap) / (card_w + gap)), 1, 3);
    const float pitch = columns == 1 ? area.w : card_w + gap;
    const float content = static_cast<float>(columns) * pitch - gap, left = area.x + (area.w - content) / 2;
    const bool beside = content >= 900;
    p.text({left, top + 58}, p.fitted(say(Text::home_title), beside ? content - 400 : content, 28, Weight::bold),
           {28, ui.theme().text, Weight::bold});
    p.text({left, top + 84}, p.fitted(say(Text::home_subtitle), beside ? content - 400 : content, 15),
           {15, ui.theme().muted});
    float y = top + 120;
    if (unfinished) {
        const Rect r = beside ? Rect{left + content - 380, top + 24, 380, 68} : Rect{left, top + 104, content, 68};
        draw_continue(ui, r, *unfinished, mark);
        if (!beside) y += 76;
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto column = static_cast<float>(i % static_cast<std::size_t>(columns)),
                   line = static_cast<float>(i / static_cast<std::size_t>(columns));
        draw_card(ui, {left + column * pitch, y + line * 200, columns == 1 ? content : card_w, 184}, cards[i], true,
                  mark);
    }
    const auto lines =
        static_cast<float>((cards.size() + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns));
    scroll.content_height(y - top + lines * 200 + 8);
}

void describe_home(Outline& o, const Say& say, const std::optional<Unfinished>& unfinished)
{
    o.heading(1, "Sagaz");
    o.text("about", say(Text::home_title) + ". " + say(Text::home_subtitle));
    if (unfinished)
        o.button("continue", say(Text::continue_game) + ": " +
                                 say(Text::game_at_turn, codes_title(say, unfinished->setup.face),
                                     std::to_string(unfinished->turn)));
    o.heading(2, Text::games);
    std::vector<std::string> coming;
    for (const auto& card : cards) {
        if (card.action.empty()) coming.push_back(say(card.title) + ": " + say(card.about));
        else o.button(std::string(card.action), say(card.title) + ": " + say(card.about));
    }
    o.list("coming", say(Text::coming_soon), std::move(coming));
}

} // namespace shell
