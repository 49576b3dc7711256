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

int cards_undealt(const Table& t)
{
    int left = t.deck.cards() - kinds;
    for (const auto n : t.hand) left -= n;
    return left;
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

std::optional<Holder> seat_fields(Fields& f, Setup& s, SeatNames& names, bool swaps)
{
    std::optional<Holder> pressed;
    const float of_name = swaps ? 0.46f : 0.6f;
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
        f.number(make_id("seat_cards"_id, h), Text::cluedo_my_cards, s.table.hand[i], 0, max_cards).share(0.4f).bare();
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
