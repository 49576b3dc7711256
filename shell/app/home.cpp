#include "shell/app/home.hpp"
#include "shell/app/games.hpp"
#include "shell/app/ids.hpp"
#include "shell/app/vignettes.hpp"
#include <array>

namespace shell::app {
namespace {

struct GameCard {
    Place place;
    Text title, about;
    Vignette vignette;
};

constexpr std::array cards{
#define GAME(place, ...) GameCard{Place::place, Text::game_##place, Text::about_##place, Vignette::place},
#include "shell/kit/games.def"
};

/// What a card does when pressed.
OwnedId action_of(const GameCard& card) { return part_of("open"_id, ":" + std::string(name(card.place))); }

Vignette vignette_of(Place place)
{
    for (const auto& card : cards)
        if (card.place == place) return card.vignette;
    return cards[0].vignette;
}

/// "Mastermind, move 3"; experiments have no moves.
std::string unfinished_in_words(const Say& say, const Unfinished& u)
{
    const std::string name = say(title(u.place));
    return u.place == Place::lab ? name : say(Text::game_at_turn, name, std::to_string(u.turn));
}

void draw_continue(Ui& ui, Rect r, const Unfinished& u, PegMark mark)
{
    const Painter& p = ui.paint;
    const Press press = ui.item("continue"_id, r, 12);
    p.card(r, 12, ui.reactive(ui.theme().surface, press, "continue"_id));
    const Rect picture{r.x + 6, r.y + 6, 92, r.h - 12};
    p.fill(picture, ui.theme().bg, 8);
    draw_small_vignette(p, vignette_of(u.place), picture, mark);
    const float x = picture.right() + 14;
    ui.text({x, r.y + r.h / 2 - 6}, Text::continue_game, {12, ui.theme().muted});
    p.text({x, r.y + r.h / 2 + 14}, p.fitted(unfinished_in_words(ui.say, u), r.right() - 44 - x, 15, Weight::bold),
           {15, ui.theme().text, Weight::bold});
    draw(p, Icon::next, {r.right() - 34, r.y + r.h / 2 - 12}, 24, ui.theme().accent);
    if (press.clicked) ui.act("continue"_id);
}

void draw_card(Ui& ui, Rect r, const GameCard& card, bool wide, PegMark mark)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const OwnedId id = action_of(card);
    const Press press = ui.item(id, r, 12);
    p.card(r, 12, ui.reactive(t.surface, press, id));
    const Rect picture = wide ? Rect{r.x + 8, r.y + 8, r.w - 16, 100} : Rect{r.x + 6, r.y + 6, 92, r.h - 12};
    const bool narrow = !wide && r.w < 260; // then words alone
    if (!narrow) p.fill(picture, t.bg, 8);
    if (wide) draw_vignette(p, card.vignette, picture, mark);
    else if (!narrow) draw_small_vignette(p, card.vignette, picture, mark);
    const float x = wide ? r.x + 20 : narrow ? r.x + 16 : picture.right() + 16;
    const float room = r.right() - (narrow ? 16.f : 48.f) - x;
    const std::string words = ui.say(card.title), about = ui.say(card.about);
    const auto lines = p.wrapped(about, room, 13);
    const bool two = !wide && lines.size() > 1;
    const float y = wide ? r.y + 138 : r.y + r.h / 2 - (two ? 14.f : 4.f);
    const float size = wide ? 17.f : p.width(words, 16, Weight::bold) > room ? 15.f : 16.f;
    p.text({x, y}, p.fitted(words, room + 4, size, Weight::bold), {size, t.text, Weight::bold});
    if (two)
        for (int i = 0; i < 2; ++i) {
            const bool rest = i == 1 && lines.size() > 2;
            p.text({x, y + 20 + 17 * static_cast<float>(i)},
                   p.fitted(rest ? lines[1] + "…" : lines[static_cast<std::size_t>(i)], room + 4, 13), {13, t.muted});
        }
    else p.text({x, y + (wide ? 24.f : 21.f)}, p.fitted(about, room + 4, 13), {13, t.muted});
    if (!narrow)
        draw(p, Icon::next, {r.right() - 40, wide ? y - 4 : r.y + r.h / 2 - 11}, 22,
             press.hovered ? t.accent : t.line_strong);
    if (press.clicked) ui.act(id);
}

} // namespace

void draw_home(Ui& ui, Rect whole, const Unfinished& unfinished, PegMark mark)
{
    const Painter& p = ui.paint;
    const Say& say = ui.say;
    ScrollArea scroll(ui, "home", whole, ScrollArea::Of::app);
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
        if (unfinished.place != Place::home) {
            draw_continue(ui, {area.x + 16, y, area.w - 32, 86}, unfinished, mark);
            y += 102;
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
    if (unfinished.place != Place::home) {
        const Rect r = beside ? Rect{left + content - 380, top + 20, 380, 86} : Rect{left, top + 104, content, 86};
        draw_continue(ui, r, unfinished, mark);
        if (!beside) y += 94;
    }
    // One card too many for whole rows: the last two share a place, one above the other.
    const auto across = static_cast<std::size_t>(columns);
    const bool shared = columns > 1 && cards.size() % across == 1;
    const std::size_t places = cards.size() - (shared ? 1 : 0);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const std::size_t place = std::min(i, places - 1);
        Rect r{left + static_cast<float>(place % across) * pitch, y + static_cast<float>(place / across) * 200,
               columns == 1 ? content : card_w, 184};
        const bool whole_place = !shared || i + 2 < cards.size();
        if (!whole_place) r = {r.x, r.y + (i < places ? 0.f : 98.f), r.w, 86};
        draw_card(ui, r, cards[i], whole_place, mark);
    }
    const auto lines = static_cast<float>((places + across - 1) / across);
    scroll.content_height(y - top + lines * 200 + 8);
}

void describe_home(Outline& o, const Say& say, const Unfinished& unfinished)
{
    o.heading(1, "Sagaz");
    o.text("about"_id, say(Text::home_title) + ". " + say(Text::home_subtitle));
    if (unfinished.place != Place::home)
        o.button("continue"_id, say(Text::continue_game) + ": " + unfinished_in_words(say, unfinished));
    o.heading(2, Text::games);
    for (const auto& card : cards) o.button(action_of(card), say(card.title) + ": " + say(card.about));
}

const HomeScreen home{draw_home, describe_home};

} // namespace shell::app
