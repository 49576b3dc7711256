#include "shell/cluedo/names.hpp"
#include "engine/cluedo/seat_names.hpp"
#include "shell/kit/joined.hpp"
#include <algorithm>

namespace shell::cluedo {

using namespace engine::cluedo;

std::string cluedo_card(const Say& say, const Setup& s, Card c)
{
    if (c < 0) return "–";
    if (!s.card_names.empty()) return s.card_names[static_cast<std::size_t>(c)];
    if (s.table.deck == classic) return say(static_cast<Text>(static_cast<int>(Text::cluedo_card_0) + c));
    constexpr std::array nth{Text::cluedo_nth_suspect, Text::cluedo_nth_weapon, Text::cluedo_nth_room};
    const Kind kind = s.table.deck.kind(c);
    return say(nth[static_cast<std::size_t>(kind)], Say::count(c - first_of(s.table.deck.of(kind)) + 1));
}

std::string cluedo_cards(const Say& say, const Setup& s, const Trio& t)
{
    return cluedo_card(say, s, t[0]) + ", " + cluedo_card(say, s, t[1]) + ", " + cluedo_card(say, s, t[2]);
}

std::string cluedo_default_name(const Setup& s, Holder h) { return seat_name(s, h); }

std::string cluedo_holder(const Say& say, const Setup& s, Holder h)
{
    if (h == s.table.envelope()) return say(Text::cluedo_envelope);
    if (h == s.table.pile_holder()) return say(Text::cluedo_pile);
    if (h == s.me) return say(Text::you);
    if (!s.seat_names.empty()) return s.seat_names[static_cast<std::size_t>(h)];
    return cluedo_default_name(s, h);
}

std::string cluedo_of_holder(const Say& say, const Setup& s, Holder h)
{
    if (h == nobody) return say(Text::cluedo_nobody);
    if (h == s.table.envelope()) return say(Text::cluedo_the_envelope);
    if (h == s.table.pile_holder()) return say(Text::cluedo_the_pile);
    if (h == s.me) return say(Text::cluedo_you);
    return cluedo_holder(say, s, h);
}

std::vector<Holder> cluedo_seats(std::uint32_t bits)
{
    std::vector<Holder> seats;
    for (Holder seat = 0; seat < max_players; ++seat)
        if ((bits >> seat & 1) != 0) seats.push_back(seat);
    return seats;
}

std::string cluedo_holders(const Say& say, const Setup& s, const std::vector<Holder>& list)
{
    std::vector<std::string> parts;
    for (const Holder h : list)
        if (h != s.me) parts.push_back(cluedo_of_holder(say, s, h));
    if (parts.size() < list.size()) parts.push_back(cluedo_of_holder(say, s, s.me));
    return joined(say, parts, Text::word_and);
}

std::string cluedo_passing(const Say& say, const Setup& s, Holder asker, Holder shower)
{
    if (shower == nobody) return say(Text::cluedo_all_pass);
    std::vector<Holder> pass;
    for (Holder h = s.table.next(asker); h != asker && h != shower; h = s.table.next(h)) pass.push_back(h);
    if (pass.empty()) return say(Text::cluedo_at_once);
    if (pass == std::vector<Holder>{s.me}) return say(Text::cluedo_you_pass);
    const std::string names = cluedo_holders(say, s, pass);
    if (std::find(pass.begin(), pass.end(), s.me) != pass.end()) return say(Text::cluedo_pass_with_you, names);
    return say(Text::cluedo_pass_n, Argument(static_cast<std::int64_t>(pass.size()), names));
}

std::string cluedo_track(const Say& say, const Setup& s, Holder h, TrackDoes does)
{
    constexpr std::array others{Text::cluedo_track_asks, Text::cluedo_track_passes, Text::cluedo_track_shows},
        mine{Text::cluedo_track_you_ask, Text::cluedo_track_you_pass, Text::cluedo_track_you_show};
    return say((h == s.me ? mine : others)[static_cast<std::size_t>(does)]);
}

std::string cluedo_no_more(const Say& say, const Setup& s, Holder h, bool has_left)
{
    if (h == s.me) return say(has_left ? Text::cluedo_i_have_left : Text::cluedo_i_am_out);
    return say(has_left ? Text::cluedo_has_left : Text::cluedo_is_out);
}

std::string cluedo_which_left(const Say& say, const Setup& s, Holder h)
{
    return h == s.me ? say(Text::cluedo_which_i_left) : say(Text::cluedo_which_left, cluedo_holder(say, s, h));
}

std::string cluedo_left_unfit(const Say& say, const Setup& s, Holder h, Cards left)
{
    const int n = size_of(left);
    if (h < 0 || n == 0 || (n >= s.table.size(h) && n <= s.table.most(h))) return {};
    std::string range = number(say.language(), s.table.size(h));
    if (s.table.most(h) > s.table.size(h)) range += "–" + number(say.language(), s.table.most(h));
    return say(n > s.table.most(h) ? Text::cluedo_left_many : Text::cluedo_left_few, Say::count(n), range);
}

std::string cluedo_rows(const Say& say, const std::vector<int>& rows)
{
    std::vector<std::string> parts;
    for (const int r : rows) parts.push_back(std::to_string(r + 1));
    return joined(say, parts, Text::word_and);
}

} // namespace shell::cluedo
