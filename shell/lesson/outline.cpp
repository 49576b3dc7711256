// A lesson in the outline: a group with heading, text, the question as radios, checkboxes or a field, and buttons.
#include "shell/lesson/answer.hpp"
#include "shell/lesson/ids.hpp"
#include "shell/lesson/player.hpp"

namespace shell::lesson {

std::string place_of(const Say& say, const Step& s)
{
    if (s.lesson.starts_with("puzzle:")) // its question, then the steps of its proof
        return s.index == 0 ? std::string() : say(Text::of_total, std::to_string(s.index), std::to_string(s.count - 1));
    return say(Text::of_total, std::to_string(s.index + 1), std::to_string(s.count));
}

Text close_label(const Player& l) { return l.is_puzzle() ? Text::puzzle_leave : Text::lesson_close; }

std::string counts_in_words(const Say& say, const Player& l)
{
    return say(Text::lesson_cases, std::to_string(l.cases_at_first()), Say::count(l.cases()));
}

std::string form_of_answer(const Say& say, const Player& l)
{
    const auto kind = l.step().ask->kind;
    if (kind == Ask::Kind::fraction) return say(Text::lesson_hint_fraction);
    if (kind == Ask::Kind::number) return say(Text::lesson_hint_number);
    if (kind == Ask::Kind::guess) return say(Text::lesson_hint_guess);
    const auto [places, last] = l.lettered();
    if (places == 0) return say(Text::lesson_hint_code);
    return say(Text::lesson_hint_letters, std::to_string(places), std::string(1, last));
}

std::string step_aloud(const Say& say, const Player& l)
{
    if (l.free) return {};
    const Step& s = l.step();
    const std::string place = place_of(say, s);
    std::string out = s.title + (place.empty() ? ". " : ", " + place + ". ") + s.say;
    if (s.ask) out += " " + s.ask->question;
    else if (s.wait) out += " " + s.wait->label;
    if (s.fresh && s.seed % 2 != 0) out += "\xC2\xA0"; // another case in the same words is announced too
    return out;
}

void describe(Outline& o, const Say& say, const Player& l, bool off_course)
{
    const Step& s = l.step();
    o.begin_group("lesson"_id, say(l.is_puzzle() ? Text::puzzle_named : Text::lesson_named, s.title));
    const std::string place = place_of(say, s);
    o.heading(2, place.empty() ? s.title : s.title + ", " + place);
    o.text("lesson_say"_id, s.say);
    if (const auto rule = l.rule_in_words(say); !rule.empty()) o.text("puzzle_rule"_id, rule);
    if (l.can_jump()) o.number("lesson_step"_id, Text::step, s.index, 0, s.count - 1);
    if (l.free) { // the learner explores the board: no question until the step is restarted
        o.text("lesson_task"_id, Text::lesson_kept);
        o.button("lesson_restart"_id, Text::lesson_restart);
        o.button("lesson_close"_id, close_label(l));
        o.end();
        return;
    }
    if (s.wait) o.text("lesson_task"_id, l.done() ? say(Text::lesson_task_done, s.wait->label) : s.wait->label);
    const std::string unreadable = l.unreadable(say);
    if (s.ask) {
        const Ask& ask = *s.ask;
        if (ask.kind == Ask::Kind::choice) {
            std::vector<OutlineOption> options;
            for (int i = 0; i < static_cast<int>(ask.options.size()); ++i) {
                const auto& c = ask.options[static_cast<std::size_t>(i)];
                options.push_back(
                    {std::to_string(i), c.note.empty() ? c.text : c.text + ", " + c.note, l.tried(i) || l.solved()});
            }
            o.radios("lesson_choice"_id, ask.question, l.chosen(), std::move(options));
        } else if (ask.kind == Ask::Kind::set) {
            o.begin_group("lesson_question"_id, ask.question);
            if (!l.solved())
                for (int i = 0; i < static_cast<int>(ask.options.size()); ++i)
                    o.checkbox(make_id("lesson_mark"_id, i), ask.options[static_cast<std::size_t>(i)].text,
                               l.marked(i));
            o.end();
        } else if (l.solved()) o.text("lesson_question"_id, ask.question);
        else {
            if (ask.pairs()) {
                std::vector<OutlineOption> options;
                for (const auto& c : ask.options) options.push_back({std::to_string(options.size()), c.text, false});
                o.radios("lesson_choice"_id, l.pair_in_words(), l.chosen(), std::move(options));
            }
            OutlineNode& field = o.field("lesson_answer"_id, ask.question, l.typed());
            field.enter = "lesson_check";
            field.why = form_of_answer(say, l);
            if (!unreadable.empty()) o.alert("lesson_no_number"_id, unreadable);
        }
    }
    if (const auto shape = l.noted(); shape.places > 0) describe_notes(o, say, shape, l.notes);
    if (l.strikes()) {
        o.begin_group("puzzle_struck"_id, Text::puzzle_struck);
        for (int i = 0; i < static_cast<int>(s.strike.size()); ++i)
            o.checkbox(make_id("puzzle_strike"_id, i), s.strike[static_cast<std::size_t>(i)].text, l.notes.struck(i));
        o.end();
    }
    if (l.strikes() || l.noted().places > 0)
        o.button("puzzle_undo"_id, Text::undo, l.notes.can_undo(), Text::nothing_to_undo);
    if (l.pencils() || l.strikes())
        o.text("puzzle_pencil"_id, l.strikes() ? Text::puzzle_strike_how : Text::puzzle_pencil_how);
    if (l.shows_clock && l.open() && l.is_puzzle())
        o.text("puzzle_took"_id, say(Text::puzzle_took, l.time_in_words(say)));
    if (const auto given = l.given(); !given.empty()) o.text("lesson_answer"_id, with_minus(s.ask->kind, given));
    if (const auto wrong = l.told_of(); !wrong.empty()) o.text("lesson_wrong"_id, say(Text::lesson_wrong, wrong));
    if (const auto said = l.feedback(say); !said.empty()) o.text("lesson_feedback"_id, said);
    const bool leads_on = l.solved_puzzle() && (s.ask || s.last());
    if (leads_on) o.button("puzzle_on"_id, l.onward); // before all other controls
    if (const auto hints = l.earlier_hints(); !hints.empty()) o.list("puzzle_hints"_id, say(Text::lesson_hint), hints);
    if (off_course) o.button("lesson_restart"_id, Text::lesson_restart);
    if (l.can_reveal()) o.button("lesson_why"_id, l.ending() ? Text::puzzle_end : Text::lesson_why);
    if (l.ending()) o.text("puzzle_sure"_id, Text::puzzle_end_sure);
    if (s.ask && !l.solved()) {
        if (l.can_hint()) o.button("lesson_hint"_id, Text::lesson_hint);
        o.button("lesson_check"_id, Text::lesson_check, l.can_check(),
                 !unreadable.empty()    ? unreadable
                 : !l.missing().empty() ? say(Text::puzzle_lacks, l.missing())
                                        : say(Text::lesson_choose_first));
    }
    if (s.fresh && l.solved()) {
        o.button("lesson_again"_id, Text::lesson_again);
        if (l.cases() > 0) o.text("lesson_counts"_id, counts_in_words(say, l));
    }
    if (l.solved_puzzle() && s.ask) o.button("puzzle_retry"_id, Text::puzzle_retry);
    if (l.solved_puzzle() && s.ask && !s.last()) o.button("lesson_next"_id, Text::puzzle_why);
    else if (l.can_go_on() && !(l.is_puzzle() && s.last()))
        o.button("lesson_next"_id, s.last() ? Text::lesson_finish : Text::lesson_next);
    if (s.index > 0) o.button("lesson_previous"_id, Text::lesson_previous);
    if (l.can_keep() && !off_course) o.button("lesson_keep"_id, Text::lesson_keep);
    o.button("lesson_close"_id, close_label(l));
    o.end();
}

} // namespace shell::lesson
