#include "shell/cluedo/others_words.hpp"
#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <tuple>

namespace shell::cluedo {

using namespace engine::cluedo;
using Rival = Others::Request::Rival;

namespace {

std::string filled_in(const Say& say, Text text, std::initializer_list<Argument> values)
{
    return filled(say.language(), pattern(say.language(), text), {values.begin(), values.size()});
}

std::string error_points(const Say& say, double error)
{
    return decimal(say.language(), std::max(0.1, error * 100), 1);
}

/// "12", or "<1" for what occurs in fewer deals.
std::string whole_percent(const Say& say, double share)
{
    const auto rounded = std::lround(share * 100);
    return rounded == 0 && share > 0 ? "<1" : number(say.language(), rounded);
}

} // namespace

std::vector<Holder> cluedo_race_order(const View& v, const Others::Result& race)
{
    struct Place {
        Holder seat;
        bool out;
        double median, error;
        std::ptrdiff_t closer = 0; // seats that are closer beyond two errors
    };
    std::vector<Place> places;
    for (const Rival& r : race.rivals)
        places.push_back({r.player, r.out, static_cast<double>(r.median), r.median_error});
    const Holder me = v.game().setup.me;
    if (me != nobody) places.push_back({me, v.is_out(), static_cast<double>(race.mine), 0});
    for (Place& p : places)
        p.closer = std::count_if(places.begin(), places.end(), [&](const Place& other) {
            return p.median - other.median > 2 * std::hypot(p.error, other.error);
        });
    std::sort(places.begin(), places.end(), [](const Place& a, const Place& b) {
        return std::tie(a.out, a.closer, a.seat) < std::tie(b.out, b.closer, b.seat);
    });
    std::vector<Holder> order;
    for (const Place& p : places) order.push_back(p.seat);
    return order;
}

bool cluedo_may_know(const Rival& r) { return !r.out && r.knows >= 0.005; }

std::string cluedo_race_unit(const Say& say, RaceUnit which)
{
    if (which == RaceUnit::whole) return say(Text::cluedo_others_unit);
    return say(Text::cluedo_possible_envelopes, Say::count(which == RaceUnit::one ? 1 : 2));
}

std::string cluedo_race_line(const Say& say, const View& v, const Rival& r)
{
    const std::string who = cluedo_holder(say, v.game().setup, r.player);
    if (r.low == r.high) return say(Text::cluedo_others_line_exact, who, Say::count(r.median));
    return filled_in(say, Text::cluedo_others_line, {who, Say::count(r.median), Say::count(r.low), Say::count(r.high)});
}

std::string cluedo_knows(const Say& say, const Rival& r)
{
    if (r.out) return r.knows >= 1 ? say(Text::cluedo_others_looked) : std::string();
    if (r.knows_error > 0)
        return say(Text::cluedo_others_knows_about, whole_percent(say, r.knows), error_points(say, r.knows_error));
    if (r.knows <= 0) return say(Text::cluedo_others_knows_not);
    return say(Text::cluedo_others_knows, whole_percent(say, r.knows));
}

std::string cluedo_out_words(const Say& say, const View& v, Holder seat)
{
    const bool out = v.plays() ? (v.game().play->out >> seat & 1) != 0 : Draft::is_out(seat, v.game(), -1);
    if (!out) return {}; // undone, and the race is not counted again yet
    return cluedo_no_more(say, v.game().setup, seat, Draft::has_left(seat, v.game(), -1));
}

std::string cluedo_race_awaited(const Say& say, const View& v)
{
    if (v.others().failed()) return say(Text::cluedo_others_failed);
    const auto& extra = v.table().extra;
    const bool is_slow = std::count_if(extra.begin(), extra.end(), [](int n) { return n > 0; }) > 3;
    return say(Text::cluedo_others_counting) + (is_slow ? " " + say(Text::cluedo_others_slow) : "");
}

std::string cluedo_race_foot(const Say& say, const View& v, const Others::Result& race)
{
    if (v.game().setup.late) return say(Text::cluedo_late_short);
    return race.exact ? say(Text::cluedo_others_at_random)
                      : say(Text::cluedo_others_drawn_short, Say::count(race.samples));
}

std::string cluedo_race_note(const Say& say, const View& v, const Others::Result& race)
{
    std::string out = say(race.exact ? Text::cluedo_others_all : Text::cluedo_others_drawn, Say::count(race.samples));
    if (v.game().setup.late) out += " " + say(Text::cluedo_late_note);
    if (v.rivals_by_rules()) out += " " + say(Text::cluedo_rivals_note);
    if (!v.table().sizes_known()) out += " " + say(Text::cluedo_rivals_sizes);
    return out;
}

std::string cluedo_eyes_title(const Say& say, const View& v)
{
    return say(Text::cluedo_eyes_title, cluedo_holder(say, v.game().setup, v.eyes()));
}

std::string cluedo_eyes_sure(const Say& say, const View& v)
{
    const Rival& r = *v.rival(v.eyes());
    const auto decided = static_cast<std::int64_t>(r.certain_true.size() + r.certain_false.size());
    return say(Text::cluedo_eyes_sure, cluedo_holder(say, v.game().setup, r.player), Say::count(decided),
               Say::count(v.table().deck.cards() * v.table().holders()));
}

std::string cluedo_eyes_unseen(const Say& say, const View& v)
{
    std::vector<std::string> names;
    for (const Card c : list_of(v.game().hand))
        if (v.cell(c, v.game().setup.me).kind == Cell::Kind::hidden)
            names.push_back(cluedo_card(say, v.game().setup, c));
    if (v.game().setup.me == nobody) return {};
    if (names.empty()) return say(Text::cluedo_eyes_none_hidden);
    return say(Text::cluedo_eyes_unseen, cluedo_holder(say, v.game().setup, v.eyes()),
               Say::count(static_cast<std::int64_t>(names.size())), joined(say, names, Text::word_and));
}

std::vector<std::string> cluedo_bluff(const Say& say, const View& v, const Trio& cards)
{
    std::vector<std::string> out;
    const Game& g = v.game();
    const Others::Result* race = v.others().race();
    if (!v.others_shown() || !race || g.setup.me == nobody) return out;
    for (const Card c : list_of(set_of(cards) & g.hand)) {
        std::vector<Holder> unsure, sure;
        for (const Rival& r : race->rivals) {
            if (r.out) continue;
            const auto& known = r.certain_true;
            const bool knows = std::find(known.begin(), known.end(), std::pair{c, g.setup.me}) != known.end();
            (knows ? sure : unsure).push_back(r.player);
        }
        const std::string card = cluedo_card(say, g.setup, c);
        const auto add = [&](Text text, const std::vector<Holder>& seats) {
            const std::string names = cluedo_holders(say, g.setup, seats);
            if (!seats.empty())
                out.push_back(say(text, card, Argument(static_cast<std::int64_t>(seats.size()), names)));
        };
        add(Text::cluedo_bluff_hides, unsure);
        add(Text::cluedo_bluff_known, sure);
    }
    return out;
}

std::vector<std::string> cluedo_gives_lines(const Say& say, const View& v, const Others::Result& result)
{
    std::vector<std::string> lines;
    for (const Rival& r : result.rivals) {
        if (!r.after || r.out) continue;
        const std::string who = cluedo_holder(say, v.game().setup, r.player);
        if (r.after->median == r.median && r.after->knows <= 0)
            lines.push_back(say(Text::cluedo_gives_same, who, Say::count(r.median)));
        else
            lines.push_back(filled_in(
                say, Text::cluedo_gives_line,
                {who, Say::count(r.median), Say::count(r.after->median), whole_percent(say, r.after->knows)}));
    }
    return lines;
}

std::string cluedo_gives_chance(const Say& say, const Others::Result& after)
{
    std::string out =
        say(Text::cluedo_gives_chance, whole_percent(say, after.first.value_or(0)), whole_percent(say, after.anybody));
    if (!after.exact)
        out += " " + say(Text::cluedo_gives_error, Say::count(after.samples),
                         error_points(say, after.first_error.value_or(0)));
    return out;
}

std::string cluedo_show_figures(const Say& say, const View& v, Card c)
{
    const auto* shows = v.shows();
    const auto asked = v.asked_of_me();
    if (!shows || !asked) return {};
    const Rival* before = v.rival(asked->by);
    for (const auto& s : *shows)
        if (s.card == c && before)
            return say(Text::cluedo_show_figures, Say::count(before->median), Say::count(s.median));
    return {};
}

std::string cluedo_show_tie(const Say& say, const View& v)
{
    const auto* shows = v.shows();
    if (!shows || shows->size() < 2 || least_telling(*shows)) return {};
    return say(Text::cluedo_show_tie, cluedo_holder(say, v.game().setup, shows->front().to));
}

std::string cluedo_show_why(const Say& say, const View& v)
{
    const auto* shows = v.shows();
    if (!shows || !least_telling(*shows)) return {};
    const Setup& s = v.game().setup;
    const auto mean = [&](std::size_t i) { return decimal(say.language(), (*shows)[i].mean, 1); };
    return filled_in(say, Text::cluedo_show_why,
                     {cluedo_card(say, s, (*shows)[0].card), cluedo_holder(say, s, shows->front().to), mean(0),
                      cluedo_card(say, s, (*shows)[1].card), mean(1)});
}

} // namespace shell::cluedo
