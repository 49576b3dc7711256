#include "shell/cluedo/seat_fields.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/phrases.hpp"

namespace shell::cluedo {

using namespace engine::cluedo;

std::string twice(std::vector<std::string> names)
{
    std::sort(names.begin(), names.end());
    const auto at = std::adjacent_find(names.begin(), names.end());
    return at == names.end() ? std::string() : *at;
}

OpenSeats take_open(Table& t)
{
    OpenSeats open{};
    const Table usual = dealt(t.deck, t.players, 0);
    for (std::size_t i = 0; i < open.size(); ++i)
        if ((open[i] = t.extra[i] != 0)) t.hand[i] = usual.hand[i];
    t.extra = {};
    return open;
}

std::uint32_t bits_of(const OpenSeats& open, const Setup& s)
{
    std::uint32_t bits = 0;
    for (Holder h = 0; h < s.table.players; ++h)
        if (open[static_cast<std::size_t>(h)] && h != s.me) bits |= std::uint32_t{1} << h;
    return bits;
}

std::string open_sizes(const Say& say, const Setup& s, const OpenSeats& open)
{
    const std::uint32_t bits = bits_of(open, s);
    if (bits == 0) return {};
    Table t = s.table;
    leave_open(t, 0);
    t.pile = 0;
    for (std::size_t i = 0; i < open.size(); ++i)
        if ((bits >> i & 1) != 0) t.hand[i] = 0;
    const auto left = Say::count(std::max(0, t.left()));
    return say(std::has_single_bit(bits) ? Text::cluedo_size_follows : Text::cluedo_sizes_open, left);
}

int cards_undealt(const Table& t)
{
    if (!t.sizes_known()) return 0;
    return t.left() + t.pile;
}

std::vector<std::string> seat_names_of(const Setup& s, const SeatNames& names)
{
    const auto end = names.begin() + s.table.players;
    std::vector<std::string> all;
    if (std::all_of(names.begin(), end, [](const std::string& n) { return n.empty(); })) return all;
    for (Holder h = 0; h < s.table.players; ++h) {
        const std::string& name = names[static_cast<std::size_t>(h)];
        all.push_back(name.empty() ? cluedo_default_name(s, h) : name);
    }
    return all;
}

std::string same_names(const Say& say, const Setup& s)
{
    std::vector<std::string> seats = s.seat_names;
    if (s.me != nobody && !seats.empty()) seats[static_cast<std::size_t>(s.me)] = say(Text::you);
    const std::string name = twice(seats);
    return name.empty() ? name : say(Text::cluedo_twice_player, name);
}

namespace {

/// The switch "?", which takes the number's place while it is on.
void open_switch(Fields& f, Holder h, bool& on)
{
    const OwnedId id = make_id("seat_open"_id, h);
    const bool was = on;
    f.toggle(id, Text::cluedo_size_unknown, on)
        .own([](const Ui& ui, float) { return control_height(ui); },
             [id, was](Ui& ui, Rect r) {
                 if (!was) r = {r.right() - r.h, r.y, r.h, r.h};
                 const Press press = ui.item(id, r, 8);
                 const Theme& t = ui.theme();
                 ui.paint.fill(r, ui.reactive(was ? t.accent_soft : t.raised, press, id), 8);
                 ui.paint.stroke(r, was ? t.accent : t.line_strong, 8, was ? 2.f : 1.f);
                 ui.paint.text({r.centre().x, r.centre().y + 5}, "?",
                               {15, was ? t.accent : t.text, Weight::bold, Align::middle});
                 if (press.hovered) ui.tooltip(id, r, pattern(ui.say.language(), Text::cluedo_size_unknown));
                 if (press.clicked) ui.act(id);
             })
        .share(was ? 0.54f : 0.14f);
}

} // namespace

std::optional<Holder> seat_fields(Fields& f, Setup& s, SeatNames& names, OpenSeats* open, bool swaps)
{
    std::optional<Holder> pressed;
    const float of_name = 0.6f - (swaps ? 0.14f : 0.f) - (open ? 0.14f : 0.f);
    f.words({}, f.say(Text::cluedo_seats)).only_drawn();
    for (Holder h = 0; h < s.table.players; ++h) {
        const auto i = static_cast<std::size_t>(h);
        f.begin_group(make_id("seat"_id, h), f.say(Text::cluedo_seat_n, Say::count(h + 1)));
        if (h == s.me)
            f.own([](const Ui& ui, float) { return control_height(ui); },
                  [](Ui& ui, Rect r) {
                      ui.text({r.x + 10, r.centre().y + 5}, Text::you, {15, ui.theme().text, Weight::bold});
                  })
                .share(of_name);
        else {
            const std::string name = cluedo_default_name(s, h);
            f.line(make_id("seat_name"_id, h), Text::cluedo_name, names[i],
                   {.hint = name, .meant = name, .longest = max_name})
                .share(of_name)
                .bare();
        }
        const bool is_open = open && h != s.me && (*open)[i];
        if (!is_open)
            f.number(make_id("seat_cards"_id, h), Text::cluedo_my_cards, s.table.hand[i], 0, max_cards)
                .share(open && h == s.me ? 0.54f : 0.4f)
                .bare();
        if (open && h != s.me) open_switch(f, h, (*open)[i]);
        if (swaps) {
            const OwnedId id = make_id("seat_swap"_id, h);
            if (f.button(id, Text::cluedo_swap_next)
                    .own([](const Ui& ui, float) { return control_height(ui); },
                         [id](Ui& ui, Rect r) {
                             ui.icon_button(id, {r.right() - r.h, r.y, r.h, r.h}, Icon::down, Text::cluedo_swap_next);
                         })
                    .share(0.14f))
                pressed = h;
        }
        f.end_group();
    }
    return pressed;
}

} // namespace shell::cluedo
