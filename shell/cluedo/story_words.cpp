// Puts the deduction into words: a constraint in a sentence and in the model's notation, each move, and its rule.
#include "shell/cluedo/phrases.hpp"
#include <algorithm>

namespace shell::cluedo {

using namespace engine::cluedo;

namespace {

std::string variable(const Say& say, const Setup& s, const Literal& l)
{
    return "c(" + cluedo_card(say, s, l.card) + ", " + cluedo_holder(say, s, l.holder) + ")";
}

/// "Amapola, Puñal y Cocina".
std::string card_names(const Say& say, const Setup& s, const std::vector<Literal>& args)
{
    std::string out;
    for (std::size_t i = 0; i < args.size(); ++i) {
        if (i > 0) out += i + 1 == args.size() ? " " + say(Text::word_and) + " " : std::string(", ");
        out += cluedo_card(say, s, args[i].card);
    }
    return out;
}

} // namespace

std::string cluedo_supposing(const Say& say, const Setup& s, const Story& story, std::size_t at)
{
    std::string all;
    for (const Literal& l : supposed_after(story, at)) all += (all.empty() ? "" : "; ") + cluedo_literal(say, s, l);
    return all.empty() ? all : say(Text::cluedo_story_supposing, all);
}

std::string cluedo_counter(const Say& say, const Constraint& k)
{
    return (k.value ? std::string() : say(Text::cluedo_story_not)) + "V";
}

std::string cluedo_number(const Constraint& k)
{
    return std::to_string(k.n) + (k.extra > 0 ? "–" + std::to_string(k.n + k.extra) : std::string());
}

std::string cluedo_notation(const Say& say, const Setup& s, const Constraint& k, bool all)
{
    constexpr std::size_t few = 3;
    const auto args = arguments(s.table, k);
    std::string inner;
    if (all || args.size() <= few)
        for (const auto& a : args) inner += (inner.empty() ? "" : ", ") + variable(say, s, a);
    else if (k.form == Constraint::Form::holders_of_card) inner = "c(" + cluedo_card(say, s, k.card) + ", ·)";
    else inner = "c(·, " + cluedo_holder(say, s, k.holder) + ")";
    return "(" + inner + ") = " + say(Text::cluedo_story_true);
}

std::string cluedo_constraint(const Say& say, const Setup& s, const Constraint& k)
{
    const std::string who = cluedo_of_holder(say, s, k.holder);
    const auto args = arguments(s.table, k);
    const std::string what = args.size() <= 3 ? card_names(say, s, args) : std::string();
    const bool mine = k.holder == s.me;
    std::string text;
    switch (meaning(s.table, k)) {
    case Meaning::one_holder:
        text = say(Text::cluedo_story_one_holder, cluedo_card(say, s, k.card));
        break;
    case Meaning::size_of_hand:
        text = mine          ? say(Text::cluedo_story_my_size, Say::count(k.n))
               : k.extra > 0 ? say(Text::cluedo_story_sizes, who, Say::count(k.n), Say::count(k.n + k.extra))
                             : say(Text::cluedo_story_size, Say::count(k.n), who);
        break;
    case Meaning::one_of_kind: {
        const auto kind = static_cast<std::size_t>(s.table.deck.kind(args[0].card));
        text = say(Text::cluedo_story_one_of_kind, say(cluedo_kind_names[kind]));
        break;
    }
    case Meaning::own_hand:
        text = say(Text::cluedo_story_own_hand);
        break;
    case Meaning::lacks:
        text = mine ? say(Text::cluedo_story_i_lack, what) : say(Text::cluedo_story_lacks, who, what);
        break;
    case Meaning::holds:
        text = mine ? say(Text::cluedo_story_i_hold, what) : say(Text::cluedo_story_holds, who, what);
        break;
    case Meaning::showed_one:
        text = mine ? say(Text::cluedo_story_i_showed, what) : say(Text::cluedo_story_showed, who, what);
        break;
    case Meaning::not_all_of_these:
        text = say(Text::cluedo_story_not_all, what);
        break;
    }
    if (k.source >= 0) text = say(Text::cluedo_note_n, Say::count(k.source + 1)) + ": " + text;
    return text;
}

std::string cluedo_move(const Say& say, const Setup& s, const Move& m)
{
    switch (m.kind) {
    case Move::Kind::learnt:
        return cluedo_literal(say, s, m.literal);
    case Move::Kind::conflict:
        return say(Text::cluedo_story_conflict);
    case Move::Kind::trial:
        return say(Text::cluedo_story_trial, cluedo_literal(say, s, m.literal));
    case Move::Kind::refuted:
        return say(Text::cluedo_story_refuted, cluedo_literal(say, s, m.literal));
    case Move::Kind::open:
        return say(Text::cluedo_story_open);
    }
    return {};
}

std::string cluedo_trials(const Say& say, const View& v)
{
    std::int64_t refuted = 0;
    for (const auto& trial : v.analysis().trials()) refuted += trial.refuted ? 1 : 0;
    return say(Text::cluedo_trials_n, Say::count(refuted), Say::count(open_trials(v)));
}

std::string cluedo_trial_end(const Say& say, const Analysis::Trial& trial)
{
    return say(trial.refuted ? Text::cluedo_trial_refuted : Text::cluedo_trial_open, Say::count(trial.steps));
}

std::string cluedo_case_about(const Say& say, const Setup& s, const Case& c)
{
    const std::string first = cluedo_card(say, s, c.first);
    if (c.who == nobody) return say(c.about, first, cluedo_card(say, s, c.second));
    return say(c.about, cluedo_holder(say, s, c.who), first);
}

std::string cluedo_case_known(const Say& say, const View& v)
{
    const auto& n = v.decided();
    const auto of = [&](std::size_t level) { return Say::count(n[level].value_or(0)); };
    return say(Text::cluedo_case_known, of(0), of(1)) + " " +
           (n[2] ? say(Text::cluedo_level_all) + ": " + std::to_string(*n[2]) + "." : say(Text::cluedo_case_none));
}

std::string cluedo_clash(const Say& say, const View& v)
{
    if (!v.contradictory()) return {};
    const auto& clash = v.analysis().clash();
    if (const auto& crowd = v.analysis().crowd(); !clash && crowd) {
        std::vector<std::string> notes;
        for (const int note : crowd->notes) notes.push_back(std::to_string(note + 1));
        return say(Text::cluedo_clash_crowd, cluedo_holder(say, v.game().setup, crowd->holder),
                   Say::count(crowd->room)) +
               " " + say(Text::cluedo_clash_notes, joined(say, notes, Text::word_and));
    }
    if (!clash) return say(Text::cluedo_clash_search);
    const Constraint& k = clash->constraint;
    const bool over = k.value ? clash->yes > k.n + k.extra : k.n > 0;
    return say(over ? Text::cluedo_clash_over : Text::cluedo_clash_under, cluedo_constraint(say, v.game().setup, k),
               Say::count(over ? clash->yes : clash->possible));
}

std::string cluedo_rule(const Say& say, const Story& story, std::size_t at, const Domains& before)
{
    const Move& m = story.moves[at];
    if (m.kind == Move::Kind::trial) return say(Text::cluedo_story_trial_why);
    if (m.kind == Move::Kind::refuted) return say(Text::cluedo_story_refuted_why);
    if (m.kind == Move::Kind::open) return say(Text::cluedo_story_open_why);
    if (m.constraint < 0) return {};
    const Constraint& k = story.constraints[static_cast<std::size_t>(m.constraint)];
    const Arguments a = k.arguments(story.table, before);
    if (m.kind == Move::Kind::conflict) return say(Text::cluedo_story_up, Say::count(a.t), Say::count(a.f));
    if (!k.value) return say(m.literal.holds ? Text::cluedo_story_last_yes : Text::cluedo_story_last_no);
    if (!m.literal.holds && k.n == 0) return say(Text::cluedo_story_none);
    if (!m.literal.holds) return say(Text::cluedo_story_full, Say::count(k.n + k.extra));
    return say(Text::cluedo_story_needs, Say::count(k.n), Say::count(k.n - a.t));
}

} // namespace shell::cluedo
