// Describes what the other players may know for the outline: the same figures and controls as on the canvas.
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/others_words.hpp"
#include <algorithm>
#include <cmath>

namespace shell::cluedo {

using namespace engine::cluedo;

namespace {

std::string in_percent(const Say& say, double share, double error)
{
    const std::string value = decimal(say.language(), share * 100, 1);
    return error > 0 ? value + " ± " + decimal(say.language(), error * 100, 1) : value;
}

} // namespace

void describe_race(const View& v, Outline& o, const Say& say)
{
    if (!v.others_shown()) return;
    const Setup& s = v.game().setup;
    o.heading(2, Text::cluedo_others_title);
    const Others::Result* race = v.others().race();
    if (!race) {
        o.text("race_note"_id, cluedo_race_awaited(say, v));
        return;
    }
    auto& table = o.table("race"_id, cluedo_race_unit(say, RaceUnit::whole),
                          {say(Text::cluedo_holder), say(Text::cluedo_others_median), say(Text::cluedo_others_low),
                           say(Text::cluedo_others_high), say(Text::cluedo_others_knows_column)});
    for (const Holder h : cluedo_race_order(v, *race)) {
        const std::string who = cluedo_holder(say, s, h);
        if (h == s.me) {
            const std::string mine = number(say.language(), race->mine), exact = say(Text::cluedo_others_exact);
            table.rows.push_back({who, mine, exact, exact, race->mine == 1 ? "100" : "0"});
            continue;
        }
        const auto& r = *v.rival(h);
        const auto figure = [&](int n) { return number(say.language(), n); };
        std::string knows = r.out ? cluedo_out_words(say, v, h) : in_percent(say, r.knows, r.knows_error);
        if (cluedo_may_know(r)) knows += ": " + say(Text::cluedo_others_may_know); // the flag, in words
        table.rows.push_back({who, figure(r.median), figure(r.low), figure(r.high), std::move(knows)});
    }
    o.why("why:race"_id);
    o.text("race_note"_id, cluedo_race_note(say, v, *race));
    for (const auto& r : race->rivals)
        if (r.player != v.eyes() && !v.shown()) // an answer covers the table
            o.button(make_id("eyes"_id, r.player), say(Text::cluedo_eyes_of, cluedo_holder(say, s, r.player)));
}

void describe_eyes(const View& v, Outline& o, const Say& say)
{
    if (v.eyes() == nobody) return;
    const auto& r = *v.rival(v.eyes());
    o.heading(2, cluedo_eyes_title(say, v));
    o.button("eyes_back"_id, Text::cluedo_eyes_back);
    o.text("eyes_about"_id, say(Text::cluedo_eyes_about, cluedo_holder(say, v.game().setup, r.player)));
    o.text("eyes_sure"_id, cluedo_eyes_sure(say, v));
    if (const std::string unseen = cluedo_eyes_unseen(say, v); !unseen.empty()) o.text("eyes_unseen"_id, unseen);
    o.text("race_lines"_id, cluedo_race_line(say, v, r) + " " + cluedo_knows(say, r) + " " +
                                say(Text::cluedo_others_mine, Say::count(v.others().race()->mine)));
}

void describe_gives(const View& v, Outline& o, const Say& say)
{
    const Advice* advice = v.analysis().advice();
    if (!v.others_shown() || !advice || advice->questions.empty()) return;
    o.number("caution"_id, Text::cluedo_caution, v.caution(), 0, static_cast<int>(caution_weights.size()) - 1);
    o.text("caution_note"_id, say(Text::cluedo_by_safety, decimal(say.language(), v.caution_weight(), 1)));
    if (v.others().gives_done() < v.others().gives_of()) {
        o.text("gives_now"_id,
               say(Text::cluedo_gives_working, Say::count(static_cast<std::int64_t>(v.others().gives_done())),
                   Say::count(static_cast<std::int64_t>(v.others().gives_of()))));
        return;
    }
    auto& table =
        o.table("gives"_id, say(Text::cluedo_gives_legend),
                {say(Text::cluedo_question), say(Text::cluedo_gives_away), say(Text::cluedo_gives_first) + " (%)"});
    for (const std::size_t i : v.advice_order()) {
        const Trio& cards = advice->questions[i].cards;
        const Others::Result* after = v.others().gives(cards);
        if (!after) continue;
        std::string lines;
        for (const std::string& line : cluedo_gives_lines(say, v, *after)) lines += (lines.empty() ? "" : " ") + line;
        for (const std::string& line : cluedo_bluff(say, v, cards)) lines += " " + line;
        table.rows.push_back({cluedo_cards(say, v.game().setup, cards), std::move(lines),
                              in_percent(say, after->first.value_or(0), after->first_error.value_or(0))});
    }
    if (const auto* after = v.others().gives(advice->questions[v.chosen_question()].cards))
        o.text("gives_chance"_id, cluedo_gives_chance(say, *after));
}

} // namespace shell::cluedo
