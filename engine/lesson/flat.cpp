#include "engine/lesson/flat.hpp"
#include "engine/lesson/figures.hpp"
#include <algorithm>
#include <initializer_list>

namespace engine::lesson {
namespace {

class Lines {
public:
    Lines(const Lesson& lesson, const Case& one, const Texts& texts, const std::string& language)
        : case_(one), spoken_(one.names), texts_(texts), language_(language)
    {
        for (Name& n : spoken_)
            if (n.value.size() > 1 && n.value[0] == '-' && n.value[1] >= '0' && n.value[1] <= '9')
                n.value.replace(0, 1, "\u2212");
        for (const Fact& fact : lesson.facts) spoken_.push_back({fact.name, number_in(language, fact.value)});
    }

    void add(std::string_view key, std::initializer_list<std::string> fields = {})
    {
        out_ += key;
        for (const std::string& field : fields) {
            out_ += '\t';
            for (const char c : field) {
                if (c == '\\') out_ += "\\\\";
                else if (c == '\t') out_ += "\\t";
                else if (c == '\n') out_ += "\\n";
                else if (static_cast<unsigned char>(c) >= ' ') out_ += c;
            }
        }
        out_ += '\n';
    }
    /// The text with the drawn values.
    std::string now(const std::string& text) const { return replaced(text, case_.names); }
    /// The same for people: numbers with a typographic minus.
    std::string say(const Text& text) const { return replaced(text_for(text, texts_, language_), spoken_); }
    std::string take() { return std::move(out_); }

private:
    const Case& case_;
    Names spoken_;
    const Texts& texts_;
    const std::string& language_;
    std::string out_;
};

void add_ask(Lines& lines, const Ask& ask, const Case& one)
{
    lines.add("ask", {std::string(name(ask.kind)), lines.say(ask.say)});
    for (const Option& o : ask.options)
        lines.add("option", {lines.now(o.value), lines.say(o.say), lines.say(o.note), lines.now(o.id)});
    for (const std::string& member : one.right) lines.add("answer", {member});
    if (!ask.tolerance.empty()) lines.add("tolerance", {ask.tolerance});
    for (const auto& [answer, text] : one.wrong) lines.add("wrong", {joined(answer, ", "), lines.say(text)});
    for (const Text& hint : ask.hints) lines.add("hint", {lines.say(hint)});
    lines.add("right", {lines.say(ask.right)});
    for (const Control& c : ask.reveal) lines.add("reveal", {lines.now(c.id), lines.now(c.value)});
}

} // namespace

Case case_of(const Step& step, std::uint64_t seed)
{
    Case one;
    one.names.push_back({"seed", std::to_string(seed), true});
    if (!step.ask || step.fresh) return one;
    one.right = step.ask->answer;
    for (const Mistake& m : step.ask->wrong) add_wrong(one, *step.ask, m.answer, m.say);
    return one;
}

void add_wrong(Case& one, const Ask& ask, const Answer& answer, const Text& say)
{
    const auto is = [&](const Answer& other) { return same(ask.kind, answer, other, ask.tolerance); };
    if (is(one.right) || std::any_of(one.wrong.begin(), one.wrong.end(), [&](const auto& w) { return is(w.first); }))
        return;
    one.wrong.emplace_back(answer, say);
}

namespace {

/// A step's own board; "" if it plays on the one before it.
const std::string& own_board(const Step& s) { return s.fresh && !s.fresh->line.empty() ? s.fresh->line : s.at; }

/// The board of the steps before, for a reader who opens this one first; "" if there is none, or it is drawn anew.
std::string board_before(const Lesson& lesson, std::size_t step)
{
    while (step > 0)
        if (const Step& s = lesson.steps[--step]; !own_board(s).empty()) return s.fresh ? "" : s.at;
    return "";
}

} // namespace

std::string flat(const Lesson& lesson, std::size_t step, const Case& one, std::uint64_t seed, const Texts& texts,
                 const std::string& language)
{
    const Step& s = lesson.steps[step];
    const std::string& line = own_board(s);
    const std::string before = line.empty() ? board_before(lesson, step) : "";
    Lines lines(lesson, one, texts, language);
    lines.add("lesson", {lesson.id});
    lines.add("game", {lesson.game});
    lines.add("title", {text_for(lesson.title, texts, language)});
    if (step + 1 == lesson.steps.size()) { // shown after the last step, or on the teacher's page
        std::string about = lines.say(lesson.about);
        if (!about.empty() && !lesson.source.empty()) about += '\n';
        about += lesson.source;
        for (const auto& [key, text] : {std::pair("aim", lines.say(lesson.aim)),
                                        std::pair("expect", lines.say(lesson.expect)), std::pair("about", about)})
            if (!text.empty()) lines.add(key, {text});
    }
    if (!before.empty()) lines.add("before", {lines.now(before)});
    lines.add("minutes", {std::to_string(lesson.minutes)});
    lines.add("step", {std::to_string(step), std::to_string(lesson.steps.size())});
    lines.add("seed", {std::to_string(seed)});
    lines.add("say", {lines.say(s.say)});
    if (!line.empty()) lines.add("at", {lines.now(line)});
    for (const Control& c : s.show) lines.add("show", {lines.now(c.id), lines.now(c.value)});
    for (const std::string& id : s.hide) lines.add("hide", {lines.now(id)});
    for (const std::string& id : s.sealed) lines.add("sealed", {lines.now(id)});
    for (const std::string& id : s.point) lines.add("point", {lines.now(id)});
    if (const auto& w = s.wait; w && w->line.empty())
        lines.add("wait", {w->event, lines.now(w->id), lines.say(w->label)});
    else if (w) lines.add("wait", {w->event, lines.now(w->id), lines.say(w->label), w->line, lines.say(w->otherwise)});
    if (s.wait && !s.wait->right.empty()) lines.add("came", {lines.say(s.wait->right)});
    if (s.ask) add_ask(lines, *s.ask, one);
    if (s.fresh) lines.add("fresh");
    return lines.take();
}

} // namespace engine::lesson
