// The tree of spaces and the chosen space in words.
#include "shell/pegs/phrases.hpp"
#include "shell/spaces/ids.hpp"
#include "shell/spaces/phrases.hpp"

namespace shell::spaces {

void View::describe_space(Outline& o) const
{
    const Say& say = o.say;
    const auto& chosen = ui_.chosen;
    const auto& g = analysis_.generations()[static_cast<std::size_t>(chosen.generation)];
    if (chosen.space >= g.live()) return;
    const bool dead = chosen.dead.has_value();
    const vs::Space& space = dead ? update()->steps.back().after : g.set.live()[chosen.space].space;
    if (dead) o.text("space_dead"_id, death_in_words(say, chosen.dead->death));
    else {
        o.text("space_size"_id, say(Text::spaces_n_codes, Say::count(g.members[chosen.space])) + " · " +
                                    percent_in_words(say, analysis_.share(g, chosen.space)));
        o.why("why:space"_id);
    }
    o.text("space_e"_id, "E: " + specific_in_words(say, game_, space, language()));
    o.text("space_g"_id, "G: " + general_in_words(say, game_, space, language(), 40));
    o.text("space_legend"_id, Text::spaces_e_g_legend);
    if (dead) return;
    std::vector<std::string> codes;
    for (const auto& c : analysis_.members(space, most_listed))
        codes.push_back(code_in_words(say, game_.face(), rules(), c));
    if (g.members[chosen.space] > codes.size())
        codes.push_back(
            say(Text::spaces_and_more, say.count(g.members[chosen.space] - static_cast<std::int64_t>(codes.size()))));
    o.list("space_codes"_id, say(Text::spaces_members), std::move(codes));
}

void View::describe_tree(Outline& o) const
{
    const Say& say = o.say;
    const auto& analysis = analysis_;
    const auto& chosen = ui_.chosen;
    const int answer = chosen.generation;
    for (int k = 0; k <= analysis.known_answers(); ++k)
        o.text(make_id("effort"_id, k), effort_in_words(say, analysis, k));
    if (analysis.known_answers() > 0)
        o.number("generation"_id, Text::spaces_after_answer, answer, 0, analysis.known_answers());
    const auto& g = analysis.generations()[static_cast<std::size_t>(answer)];
    auto& table = o.table(
        "spaces"_id, say(Text::spaces_live),
        {say(Text::spaces_head_hypothesis), "E", "G", say(Text::spaces_head_codes), "%", say(Text::spaces_space)});
    for (std::size_t n = 0; n < g.first.size() && n < most_listed; ++n) { // the most probable first
        const std::size_t i = g.first[n];
        const auto& live = g.set.live()[i];
        const std::string hypothesis =
            answer == 0
                ? std::string("–")
                : concept_in_words(say, game_, analysis.hypothesis(answer, analysis.branch_to(answer, i)).positive);
        table.rows.push_back({hypothesis, specific_in_words(say, game_, live.space, language()),
                              general_in_words(say, game_, live.space, language(), 3), figure_text(say, g.members[i]),
                              percent_in_words(say, analysis.share(g, i)), std::to_string(n + 1)});
    }
    if (g.live() > most_listed)
        o.text("more_spaces"_id,
               say(Text::spaces_and_more, say.count(static_cast<std::int64_t>(g.live() - most_listed))));
    if (g.live() > 0)
        o.number("space"_id, Text::spaces_space, static_cast<int>(analysis.number_of(g, chosen.space)), 1,
                 static_cast<int>(g.live()));
    if (const auto* effort = g.effort()) {
        auto& dead = o.table(
            "dead"_id,
            say(Text::spaces_n_collapsed, say.count(static_cast<std::int64_t>(effort->generated - effort->live))),
            {say(Text::spaces_head_test), say(Text::spaces_dead)});
        for (int d = 1; d < vs::deaths; ++d)
            dead.rows.push_back({death_in_words(say, static_cast<vs::Death>(d)),
                                 figure_text(say, effort->died[static_cast<std::size_t>(d)])});
    }
    describe_space(o);
    const int answers = analysis.known_answers();
    if (answers > 0) {
        std::vector<OutlineOption> levels;
        for (int i = 0; i < answers; ++i) levels.push_back({std::to_string(i), std::to_string(i + 1)});
        o.radios("spaces_view"_id, say(Text::spaces_view), tiles() ? 0 : 1,
                 {{"0", say(Text::spaces_tiles)}, {"1", say(Text::spaces_tab_tree)}});
        if (!tiles()) o.radios("open_to"_id, say(Text::spaces_open_to), -1, std::move(levels));
        o.button("see_update"_id, Text::spaces_see_update);
    }
}

} // namespace shell::spaces
