#include "shell/spaces/phrases.hpp"
#include "shell/pegs/phrases.hpp"
#include "shell/spaces/review.hpp"
#include <algorithm>
#include <cmath>

namespace shell::spaces {

using engine::codes::Face;

namespace {

/// A value by its name, or its sign.
std::string slot_in_words(const Say& say, const Game& g, std::uint8_t slot)
{
    if (slot == vs::any) return "*";
    return slot == vs::undetermined ? "?" : symbol_name(say, g.face(), slot);
}

} // namespace

std::string concept_in_words(const Say& say, const Game& g, const vs::Concept& c)
{
    std::string out;
    for (int i = 0; i < g.rules().positions; ++i) {
        if (i) out += g.face() == Face::colours ? ", " : " ";
        out += slot_in_words(say, g, c.slot[static_cast<std::size_t>(i)]);
    }
    return out;
}

std::string specific_in_words(const Say& say, const Game& g, const vs::Space& s, vs::Language l)
{
    vs::Concept e;
    e.slot = s.asserted;
    if (l == vs::Language::l) return "(" + concept_in_words(say, g, e) + ")";
    std::string out = "(";
    for (int i = 0; i < g.rules().positions; ++i) {
        const auto slot = s.asserted[static_cast<std::size_t>(i)];
        out += std::string(i ? ", " : "") + (vs::is_value(slot) ? "= " : "") + slot_in_words(say, g, slot);
    }
    return out + ")";
}

Count general_count(const Game& g, const vs::Space& s, vs::Language l)
{
    return vs::storage(g.rules(), s, l).concepts - 1;
}

std::string general_in_words(const Say& say, const Game& g, const vs::Space& s, vs::Language l, std::size_t limit)
{
    std::string out;
    if (l == vs::Language::l) {
        const auto sets = vs::sets_of(g.rules(), s, limit);
        for (const auto& c : sets.general) out += (out.empty() ? "(" : ", (") + concept_in_words(say, g, c) + ")";
        const auto more = general_count(g, s, l) - sets.general.size();
        if (more > 0) out += " " + say(Text::spaces_and_more, say.count(static_cast<std::int64_t>(more)));
        return out;
    }
    out = "(";
    for (int i = 0; i < g.rules().positions; ++i) {
        const auto rejected = s.rejected[static_cast<std::size_t>(i)];
        if (i) out += ", ";
        out += rejected == 0 ? "*" : "¬";
        bool first = true;
        for (int v = 0; v < g.rules().symbols; ++v) {
            if ((rejected >> v & 1u) == 0) continue;
            if (!first && g.face() == Face::colours) out += " ¬"; // some names have two words
            out += ' ' + symbol_name(say, g.face(), v);
            first = false;
        }
    }
    return out + ")";
}

std::string death_in_words(const Say& say, vs::Death d)
{
    constexpr std::array texts{Text::spaces_alive, Text::spaces_death_two_values, Text::spaces_death_rejected,
                               Text::spaces_death_empty, Text::spaces_death_distinct};
    return say(texts[static_cast<std::size_t>(d)]);
}

std::string step_why(const Say& say, const Game& g, const engine::codes::Clue& clue, const vs::Hypothesis& h,
                     const vs::UpdateStep& step, const vs::Space& before)
{
    const auto value = [&](int v) { return symbol_name(say, g.face(), v); };
    for (std::size_t i = 0; i < g.rules().positions; ++i) {
        const auto v = step.example.slot[i];
        if (!vs::is_value(v)) continue;
        const auto place = Say::count(static_cast<std::int64_t>(i) + 1);
        if (step.positive) { // what it contradicts
            if (step.death == vs::Death::two_values && vs::is_value(before.asserted[i]) && before.asserted[i] != v)
                return say(Text::spaces_death_two_named, place, value(before.asserted[i])) + ".";
            if (step.death == vs::Death::rejected_value && (before.rejected[i] >> v & 1u) != 0)
                return say(Text::spaces_death_rejected_named, place, value(v)) + ".";
            continue;
        }
        for (std::size_t j = 0; j < g.rules().positions; ++j) {
            if (h.positive.slot[j] != v) continue;
            if (clue.guess.symbol[i] == v) return say(Text::spaces_why_pica, value(v), place);
            if (!g.rules().repeats)
                return say(Text::spaces_why_repeats, value(v), Say::count(static_cast<std::int64_t>(j) + 1));
            return {};
        }
        return say(Text::spaces_why_absent, value(v));
    }
    return {};
}

bool general_repeats(const Game& g, const vs::Space& s, vs::Language l)
{
    if (l != vs::Language::l || g.rules().repeats) return false;
    const auto sets = vs::sets_of(g.rules(), s, 6);
    return std::any_of(sets.general.begin(), sets.general.end(), [&](const vs::Concept& c) {
        for (std::size_t i = 0; i < g.rules().positions; ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (vs::is_value(c.slot[i]) && c.slot[i] == c.slot[j]) return true;
        return false;
    });
}

std::string step_in_words(const Say& say, const Game& g, const Update& u, int step)
{
    const auto count = static_cast<std::int64_t>(u.steps.size());
    if (step == 0) return say(Text::spaces_step_start, say.count(count));
    const auto& s = u.steps[static_cast<std::size_t>(step) - 1];
    const std::string number = say(Text::spaces_step_of, say.count(step), say.count(count)) + " ";
    if (s.death == vs::Death::no_distinct_choice) return number + say(Text::spaces_step_matching);
    return number + say(s.positive ? Text::spaces_step_positive : Text::spaces_step_negative,
                        concept_in_words(say, g, s.example));
}

std::string best_in_words(const Say& say, const Game& g, const vs::Belief& b)
{
    const bool odds = g.mode().noise == vs::Noise::Kind::odds || b.best == b.codes;
    return say(odds ? Text::spaces_best : Text::spaces_best_fewest, Say::count(static_cast<std::int64_t>(b.best)));
}

std::string percent_in_words(const Say& say, double share)
{
    const double percent = share * 100;
    if (percent > 0 && percent < 0.05) return "< " + say(Text::percent, decimal(say.language(), 0.1, 1));
    if (share < 1 - 1e-9 && percent > 99.4) return "> " + say(Text::percent, Say::count(99)); // 100 is certain
    return say(Text::percent, decimal(say.language(), percent, percent >= 9.95 || percent == 0 ? 0 : 1));
}

std::string who_in_words(const Say& say, const Game& g)
{
    const auto& m = g.mode();
    return say(m.who == Who::me ? Text::spaces_who_me : Text::spaces_who_learner) + " · " +
           say(m.oracle == Oracle::seed ? Text::spaces_oracle_seed : Text::spaces_oracle_hand);
}

std::string noise_in_words(const Say& say, const Game& g)
{
    const auto& m = g.mode();
    if (m.noise == vs::Noise::Kind::odds) return say(Text::spaces_lies_odds, say.count(m.percent));
    return m.noise == vs::Noise::Kind::lies ? say(Text::spaces_lies_most, say.count(m.lies)) : std::string();
}

std::string mode_in_words(const Say& say, const Game& g)
{
    const std::string noise = noise_in_words(say, g);
    return who_in_words(say, g) + (noise.empty() ? "" : " · ") + noise;
}

std::string tie_in_words(const Say& say, const Game& g)
{
    const auto tie = g.noisy() && g.mode().tie != vs::Tie::first_code ? vs::Tie::uniform_code : g.mode().tie;
    std::string out = say(Text::spaces_tie_is, say(spaces_tie_names[static_cast<std::size_t>(tie)]));
    if (!g.noisy() && g.mode().split != vs::Split::never)
        out += " " + say(Text::spaces_split_is, say(spaces_split_names[static_cast<std::size_t>(g.mode().split)]));
    return out;
}

std::string collapse_in_words(const Say& say, const Game& g, const Analysis& analysis)
{
    const auto from = Say::count(analysis.collapsed_after());
    return g.noisy() ? say(Text::spaces_collapsed_lies, from, say.count(g.mode().lies))
                     : say(Text::spaces_collapsed, from);
}

Text allow_lie_text(const Game& g) { return g.noisy() ? Text::spaces_allow_more_lies : Text::spaces_allow_lies; }

std::string effort_in_words(const Say& say, const Analysis& analysis, int generation)
{
    const auto* e = analysis.generations()[static_cast<std::size_t>(generation)].effort();
    if (!e) return say(Text::spaces_start);
    return say(Text::spaces_answer_gave, say.count(generation), say.count(static_cast<std::int64_t>(e->generated))) +
           " " +
           say(Text::spaces_live_dead, say.count(static_cast<std::int64_t>(e->live)),
               say.count(static_cast<std::int64_t>(e->generated - e->live)));
}

std::string bits_in_words(const Say& say, const Analysis& analysis)
{
    const auto& after = analysis.posterior().after;
    return say(Text::spaces_bits_of, decimal(say.language(), after.back().bits, 2),
               decimal(say.language(), after.front().bits, 2));
}

std::string blind_in_words(const Say& say, const Analysis& analysis)
{
    const auto& p = analysis.posterior();
    if (const int lost = p.trust_lost(); lost > 0) return say(Text::spaces_blind_none, Say::count(lost));
    const auto left = Say::count(static_cast<std::int64_t>(p.now().trusting));
    if (analysis.options().noise.kind != vs::Noise::Kind::odds) return say(Text::spaces_blind_few, left);
    return say(Text::spaces_blind_left, left, percent_in_words(say, p.now().trusted));
}

std::string result_in_words(const Say& say, const View& v)
{
    const Game& g = v.game();
    const auto rows = say.count(static_cast<std::int64_t>(g.now().rows.size()));
    if (g.solved()) return say(g.mode().who == Who::me ? Text::you_won : Text::solved, rows);
    if (const auto code = g.declared()) {
        const std::string what = code_in_words(say, g.face(), g.rules(), *code);
        std::string out = say(Text::spaces_declared, what);
        if (!g.secret())
            return g.noisy() ? out + " " + say(Text::spaces_declared_odds, percent_in_words(say, declared_share(v)))
                             : out;
        return out + " " + say(g.success() ? Text::spaces_declared_right : Text::spaces_declared_wrong);
    }
    return say(Text::gave_up);
}

std::string declared_row_in_words(const Say& say, const Game& g)
{
    if (!g.secret()) return say(Text::spaces_declared_short);
    return say(g.success() ? Text::spaces_declared_row_right : Text::spaces_declared_row_wrong);
}

std::string View::status(const Say& say) const
{
    const auto& g = game_.now();
    if (const auto hint = ui_.draft.code(rules()); hint && ui_.hinted && entering_code())
        return code_in_words(say, game_.face(), rules(), *hint) + ". " + tie_in_words(say, game_);
    if (predicts(prefs_) && analysis_shown() && ui_.tab == Tab::step && update()) {
        const Steps s = steps(say);
        const auto death = s.at > 0 ? update()->steps[static_cast<std::size_t>(s.at) - 1].death : vs::Death::none;
        return prediction_in_words(say, s) + s.words + "." +
               (death != vs::Death::none ? " " + death_in_words(say, death) + "." : "") + asked_in_words(s);
    }
    if (g.rows.empty())
        return say(Text::status_start, rules_in_words(say, rules(), game_.face(), false)) + " " +
               mode_in_words(say, game_) + ".";
    const auto& row = g.rows.back();
    const std::string code = code_in_words(say, game_.face(), rules(), row.guess);
    if (!game_.playing()) {
        std::string out = result_in_words(say, *this);
        if (game_.secret() && !game_.success())
            out += " " + say(Text::secret_was, code_in_words(say, game_.face(), rules(), *game_.secret()));
        return out;
    }
    std::string out = say(Text::status_row, say.count(static_cast<std::int64_t>(g.rows.size())), code);
    if (!row.answer) return out + " " + say(Text::status_answer_it);
    out += " " + answer_in_words(say, *row.answer) + ".";
    if (!analysis_shown() || !analysis_.settled()) return out;
    if (analysis_.too_large()) return out + " " + say(Text::spaces_too_large);
    if (collapsed()) return out + " " + collapse_in_words(say, game_, analysis_);
    return out + " " + say(Text::codes_left, say.count(static_cast<std::int64_t>(analysis_.now().codes()))) + " " +
           say(Text::spaces_live_n, say.count(static_cast<std::int64_t>(analysis_.now().live())));
}

std::string figure_text(const Say& say, Count n) { return number(say.language(), static_cast<std::int64_t>(n)); }

} // namespace shell::spaces
