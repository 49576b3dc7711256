#include "engine/request/lesson_reading.hpp"
#include "engine/codes/rules.hpp"
#include "engine/lesson/line.hpp"
#include "engine/lesson/names.hpp"
#include "engine/lesson/words.hpp"
#include "engine/request/commands.hpp"
#include "engine/session/link.hpp"
#include <algorithm>

namespace engine::request {
namespace {

using namespace engine::lesson;

constexpr std::size_t longest_id = 80, longest_path = 120, longest_source = 200, longest_text_key = 80, most_keys = 400;

bool is_id(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 0x7F; });
}

bool is_lesson_id(std::string_view text)
{
    return !text.empty() && text.size() <= 40 && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

/// A control's id.
std::string read_id(Fields& in, std::string_view name, bool wanted)
{
    std::string id = in.string(name, longest_id, wanted);
    if (!id.empty() && !is_id(id)) in.fault(name, "must be an id, without blanks");
    return id;
}

std::vector<Control> read_controls(Fields& in, std::string_view name)
{
    std::vector<Control> controls;
    in.list(name, 1, max_controls, false, [&](const Json& json, const std::string& path) {
        Fields f(json, path, in.faults());
        controls.push_back({read_id(f, "id", true), f.value("value")});
        f.finish();
    });
    return controls;
}

std::vector<std::string> read_ids(Fields& in, std::string_view name)
{
    std::vector<std::string> ids;
    in.list(name, 1, max_controls, false, [&](const Json& json, const std::string& path) {
        ids.push_back(read_word(json, path, longest_id, in.faults()));
        if (!ids.back().empty() && !is_id(ids.back())) in.faults().add(path, "must be an id, without blanks");
    });
    return ids;
}

/// Commands that always take longer than a pupil waits. lab.compare plays a hundred games in no time, and is given up
/// like any other request (Replies::most_units).
bool is_long(std::string_view name) { return name == "cluedo.match" || name == "codes.optimal"; }

bool is_command(std::string_view name)
{
    for (const Family family : families())
        for (const Command& c : family)
            if (c.name == name) return true;
    return false;
}

Part read_part(Fields& in)
{
    Part part;
    if (const Json* request = in.find("request", true)) {
        const std::string path = in.path("request");
        const Json* cmd = request->is_object() && request->contains("cmd") ? &(*request)["cmd"] : nullptr;
        if (!request->is_object()) in.fault("request", "must be an object, {\"cmd\": \"…\", …}");
        else if (cmd == nullptr || !cmd->is_string())
            in.faults().add(below(path, "cmd"), "must be a command of the engine");
        else if (const auto& name = cmd->get_ref<const std::string&>(); name.starts_with("lesson."))
            in.faults().add(below(path, "cmd"), "must not be about lessons");
        else if (is_long(name)) in.faults().add(below(path, "cmd"), "takes too long for a lesson: " + in_quotes(name));
        else if (!is_command(name))
            in.faults().add(below(path, "cmd"), "is no command of the engine: " + in_quotes(name));
        part.request = write_json(*request);
    }
    part.path = in.string("path", longest_path, true);
    return part;
}

std::string read_as(Fields& in)
{
    std::string as = in.string("as", longest_id);
    if (!as.empty() && as.find("{}") == std::string::npos) in.fault("as", "must contain {}, where the value goes");
    return as;
}

std::vector<Part> read_parts(Fields& in, std::string_view name)
{
    std::vector<Part> parts;
    in.list(name, 1, max_parts, true, [&](const Json& json, const std::string& path) {
        Fields f(json, path, in.faults());
        Part part;
        if (json.is_object() && json.contains("value")) part.constant = f.answer("value");
        else {
            part = read_part(f);
            part.as = read_as(f);
        }
        f.finish();
        parts.push_back(std::move(part));
    });
    if (!parts.empty() && std::all_of(parts.begin(), parts.end(), [](const Part& p) { return p.constant.has_value(); }))
        in.fault(name, "asks the engine nothing: one of them must be a request");
    return parts;
}

/// The fields of a source, beside others: request, path, as; or op, of, as.
Source read_source(Fields& in)
{
    Source source;
    source.as = read_as(in);
    const Json* op = in.find("op");
    if (op == nullptr && in.find("of") == nullptr) {
        source.parts.push_back(read_part(in));
        return source;
    }
    if (op != nullptr) {
        const auto operation = op->is_string() ? named<Operation>(op->get_ref<const std::string&>()) : std::nullopt;
        if (operation) source.operation = *operation;
        else in.fault("op", "must be one of " + std::string(names_of(Operation{})));
    }
    source.parts = read_parts(in, "of");
    return source;
}

std::optional<Source> read_because(Fields& in)
{
    const Json* json = in.find("because", true);
    if (json == nullptr) return std::nullopt;
    if (json->is_array()) {
        Source source;
        source.parts = read_parts(in, "because");
        return source;
    }
    Fields f(*json, in.path("because"), in.faults());
    auto source = read_source(f);
    f.finish();
    return source;
}

void read_options(Fields& in, Ask& ask)
{
    const bool is_set = ask.kind == Kind::set;
    if (ask.kind != Kind::choice && !is_set) {
        if (in.find("options") != nullptr) in.fault("options", "are for the kinds choice and set");
        return;
    }
    in.list("options", 2, is_set ? 16 : 8, true, [&](const Json& json, const std::string& path) {
        Fields f(json, path, in.faults());
        Option o;
        o.value = f.value("value", true);
        o.say = f.text("say");
        o.note = f.text("note");
        o.id = read_id(f, "id", false);
        f.finish();
        if (!o.value.empty() &&
            std::any_of(ask.options.begin(), ask.options.end(), [&](const Option& p) { return p.value == o.value; }))
            in.faults().add(below(path, "value"), "is another option's too");
        ask.options.push_back(std::move(o));
    });
}

std::vector<Mistake> read_wrong(Fields& in, bool typed)
{
    std::vector<Mistake> wrong;
    in.list("wrong", 0, max_wrong, false, [&](const Json& json, const std::string& path) {
        Fields f(json, path, in.faults());
        Mistake m;
        if (typed) m.answer = f.answer("answer", true);
        else m.source = read_source(f);
        m.say = f.text("say", true);
        f.finish();
        wrong.push_back(std::move(m));
    });
    return wrong;
}

/// Reports an answer that does not fit its question.
void check_answer(const Ask& ask, const Answer& answer, const std::string& path, Faults& faults)
{
    if (const auto why = problem(ask.kind, answer); !why.empty()) return faults.add(path, std::string(why));
    if (ask.options.empty()) return;
    for (const std::string& one : answer)
        if (std::none_of(ask.options.begin(), ask.options.end(), [&](const Option& o) { return o.value == one; }))
            faults.add(path, "is not among the options: " + in_quotes(one));
}

void check_answers(const Ask& ask, const Json& json, const std::string& path, Faults& faults)
{
    if (json.contains("answer")) check_answer(ask, ask.answer, below(path, "answer"), faults);
    for (std::size_t i = 0; i < ask.wrong.size(); ++i) {
        const Answer& wrong = ask.wrong[i].answer;
        const std::string at = below(below(below(path, "wrong"), i), "answer");
        const auto is = [&](const Answer& other) { return same(ask.kind, wrong, other, ask.tolerance); };
        check_answer(ask, wrong, at, faults);
        if (is(ask.answer)) faults.add(at, "is the right answer");
        for (std::size_t j = 0; j < i; ++j)
            if (is(ask.wrong[j].answer)) faults.add(at, "is the same as wrong." + std::to_string(j));
    }
}

Ask read_ask(const Json& json, const std::string& path, bool fresh, Faults& faults)
{
    Ask ask;
    Fields f(json, path, faults);
    const auto kind = named<Kind>(f.string("kind", longest_id, true));
    if (kind) ask.kind = *kind;
    else if (json.is_object() && json.contains("kind"))
        f.fault("kind", "must be one of " + std::string(names_of(Kind{})));
    ask.say = f.text("say", true);
    if (kind) read_options(f, ask);
    else f.find("options");
    const bool guess = kind == Kind::guess;
    if (guess && fresh) f.fault("kind", "guess has no new cases: fresh must not stand beside it");
    if (f.find("tolerance") != nullptr) {
        ask.tolerance = f.value("tolerance");
        if (ask.kind != Kind::number && !guess) f.fault("tolerance", "is for the kinds number and guess");
        else if (!problem(Kind::number, {ask.tolerance}).empty() || ask.tolerance.starts_with('-'))
            f.fault("tolerance", "must be a number, 0 or more");
    }
    if (!fresh) {
        ask.answer = f.answer("answer", true);
        ask.because = read_because(f);
        ask.wrong = read_wrong(f, true);
        if (guess && !ask.wrong.empty()) f.fault("wrong", "must not stand here: no guess is wrong");
    } else {
        for (const char* name : {"answer", "because", "wrong"})
            if (f.find(name) != nullptr) f.fault(name, "must not stand here: fresh says it");
    }
    f.list("hints", guess ? 0 : 1, max_hints, !guess,
           [&](const Json& hint, const std::string& at) { ask.hints.push_back(read_text(hint, at, faults)); });
    ask.right = f.text("right", true);
    ask.reveal = read_controls(f, "reveal");
    f.finish();
    if (kind && !fresh && json.is_object()) check_answers(ask, json, path, faults);
    return ask;
}

Given read_given(const Json& json, const std::string& path, Faults& faults)
{
    Fields f(json, path, faults);
    Given g;
    g.name = f.string("name", longest_id, true);
    if (!g.name.empty() && !is_name(g.name)) f.fault("name", "must be of small letters, digits and _, 24 at most");
    if (g.name == "seed") f.fault("name", "is the learner's seed already");
    const auto has = [&](const char* field) { return json.is_object() && json.contains(field); };
    const int ways = has("code") + has("between") + has("one_of") + (has("request") || has("op") || has("of"));
    if (ways != 1) faults.add(path, "must have one of code, between, one_of, request");
    if (has("code")) {
        g.rules = f.string("code", longest_id);
        if (!codes::parse_rules(g.rules)) f.fault("code", "must be rules of the code games, such as p4c6r");
    }
    if (has("between")) {
        std::vector<int> ends;
        f.list("between", 2, 2, true, [&](const Json& end, const std::string& at) {
            const auto n = small_whole(end);
            if (!n) faults.add(at, "must be a whole number, at most 10^9 in size");
            ends.push_back(n.value_or(0));
        });
        if (ends.size() == 2 && ends[0] > ends[1]) f.fault("between", "must be the least and the most");
        else if (ends.size() == 2) g.between = std::pair(ends[0], ends[1]);
    }
    if (has("one_of")) {
        const Json& all = json["one_of"];
        g.one_of = f.answer("one_of");
        if (!all.is_array() || g.one_of.empty()) f.fault("one_of", "must be an array of values");
        g.numbers = all.is_array() && std::all_of(all.begin(), all.end(), [](const Json& v) { return v.is_number(); });
    }
    if (ways == 1 && (has("request") || has("op") || has("of"))) g.source = read_source(f);
    f.finish();
    return g;
}

Fresh read_fresh(const Json& json, const std::string& path, Faults& faults)
{
    Fields f(json, path, faults);
    Fresh fresh;
    f.list("given", 1, max_given, false, [&](const Json& given, const std::string& at) {
        fresh.given.push_back(read_given(given, at, faults));
        for (std::size_t i = 0; i + 1 < fresh.given.size(); ++i)
            if (fresh.given[i].name == fresh.given.back().name) faults.add(below(at, "name"), "is another one's too");
    });
    fresh.line = f.string("line", session::max_line_length);
    fresh.what_if = f.flag("what_if");
    fresh.right = read_source(f);
    fresh.wrong = read_wrong(f, false);
    f.finish();
    return fresh;
}

Wait read_wait(const Json& json, const std::string& path, Faults& faults)
{
    Fields f(json, path, faults);
    Wait wait{f.string("event", longest_id, true), read_id(f, "id", false), f.text("label", true), {}, {}, {}};
    wait.line = f.string("line", session::max_line_length);
    wait.otherwise = f.text("otherwise", !wait.line.empty());
    if (wait.line.empty() && !wait.otherwise.empty()) f.fault("otherwise", "needs a line beside it");
    wait.right = f.text("right", false);
    if (!wait.event.empty() && wait.event != "move" && wait.event != "over" && wait.event != "act")
        f.fault("event", "must be move, over or act");
    if (wait.event == "act" && wait.id.empty()) f.fault("id", "is missing: which control is to be used?");
    if (wait.event != "act" && !wait.id.empty()) f.fault("id", "is for the event act");
    f.finish();
    return wait;
}

/// Calls found(string, path) for each string in it.
template <class Found>
void each_string(const Json& json, const std::string& path, Found found) // NOLINT(misc-no-recursion)
{
    if (json.is_string()) return found(json.get_ref<const std::string&>(), path);
    if (json.is_array())
        for (std::size_t i = 0; i < json.size(); ++i) each_string(json[i], below(path, i), found);
    if (json.is_object())
        for (const auto& [key, value] : json.items()) each_string(value, below(path, key), found);
}

lesson::Step read_step(const Json& json, const std::string& path, const std::vector<Fact>& facts, Faults& faults)
{
    Fields f(json, path, faults);
    lesson::Step step;
    step.say = f.text("say", true);
    step.at = f.string("at", session::max_line_length);
    step.show = read_controls(f, "show");
    step.hide = read_ids(f, "hide");
    step.sealed = read_ids(f, "sealed");
    step.point = read_ids(f, "point");
    if (const Json* wait = f.find("wait")) step.wait = read_wait(*wait, f.path("wait"), faults);
    const Json* fresh = f.find("fresh");
    if (const Json* ask = f.find("ask")) step.ask = read_ask(*ask, f.path("ask"), fresh != nullptr, faults);
    if (fresh != nullptr) step.fresh = read_fresh(*fresh, f.path("fresh"), faults);
    f.finish();
    if (step.wait && step.ask) f.fault("wait", "stands beside ask; a step has one of them");
    if (step.fresh && !step.ask) f.fault("fresh", "needs an ask beside it");
    if (step.fresh && !step.fresh->line.empty() && !step.at.empty()) f.fault("at", "and fresh.line are both the board");
    if (!step.fresh) return step;
    Names names{{"seed", ""}};
    for (const Given& g : step.fresh->given) names.push_back({g.name, ""});
    for (const Fact& fact : facts) {
        const auto same_name = [&](const Given& g) { return g.name == fact.name; };
        if (std::any_of(step.fresh->given.begin(), step.fresh->given.end(), same_name))
            faults.add(below(path, "fresh.given"), "has the name of a fact: " + fact.name);
        names.push_back({fact.name, ""});
    }
    each_string(json, path, [&](const std::string& text, const std::string& at) {
        if (const auto name = unknown_name(text, names); !name.empty())
            faults.add(at, "has {" + std::string(name) + "}, which is not given");
    });
    return step;
}

/// The parts of a sum or product: numbers, or names of facts that stand before.
std::vector<std::string> read_operands(Fields& in, std::string_view name, const std::vector<Fact>& before)
{
    std::vector<std::string> out;
    in.list(name, 2, max_parts, true, [&](const Json& json, const std::string& path) {
        out.push_back(plain_text(json).value_or(""));
        const bool known =
            std::any_of(before.begin(), before.end(), [&](const Fact& fact) { return fact.name == out.back(); });
        if (!known && !problem(Kind::number, {out.back()}).empty())
            in.faults().add(path, "must be a number, or the name of a fact before this one");
    });
    return out;
}

Fact read_fact(const std::string& name, const Json& json, const std::string& path, const std::vector<Fact>& before,
               Faults& faults)
{
    Fields f(json, path, faults);
    Fact fact;
    fact.name = name;
    if (!is_name(name) || name == "seed")
        faults.add(path, "must have a name of small letters, digits and _, 24 at most, and not seed");
    fact.value = f.value("value", true);
    const auto has = [&](const char* field) { return json.is_object() && json.contains(field); };
    const bool asks = has("request") || has("op") || has("of");
    if (asks + has("sum") + has("product") + has("chosen") != 1)
        faults.add(path, "must have one of request, sum, product, chosen");
    if (asks) fact.source = read_source(f);
    if (has("sum")) fact.sum = read_operands(f, "sum", before);
    if (has("product")) fact.product = read_operands(f, "product", before);
    if (has("chosen") && !f.flag("chosen")) f.fault("chosen", "must be true");
    f.finish();
    return fact;
}

std::vector<Fact> read_facts(const Json& json, Faults& faults)
{
    std::vector<Fact> facts;
    if (!json.is_object() || json.size() > max_facts) {
        faults.add("facts", "must be an object, {\"name\": {\"value\": …, …}}, of at most " +
                                std::to_string(max_facts) + " facts");
        return facts;
    }
    // An object's members come in alphabetical order; sums and products come last, because they name others.
    for (const bool with_parts : {false, true})
        for (const auto& [name, fact] : json.items())
            if (with_parts == (fact.is_object() && (fact.contains("sum") || fact.contains("product"))))
                facts.push_back(read_fact(name, fact, below("facts", name.substr(0, longest_id)), facts, faults));
    return facts;
}

} // namespace

Lesson read_lesson(const Json& json, Faults& faults)
{
    Lesson lesson;
    Fields f(json, "", faults);
    lesson.id = f.string("id", longest_id, true);
    if (!lesson.id.empty() && !is_lesson_id(lesson.id)) f.fault("id", "must be of small letters, digits and -");
    lesson.game = f.string("game", longest_id, true);
    if (!lesson.game.empty() && line_word(lesson.game).empty())
        f.fault("game", "is no game with lessons: " + in_quotes(lesson.game) + "; there are " + names_of_games());
    lesson.minutes = f.whole("minutes", 1, 60, true);
    f.list("after", 0, 10, false, [&](const Json& id, const std::string& path) {
        lesson.after.push_back(read_word(id, path, longest_id, faults));
        if (!lesson.after.back().empty() && !is_lesson_id(lesson.after.back())) faults.add(path, "is no lesson's id");
    });
    lesson.title = f.text("title", true);
    lesson.source = f.string("source", longest_source);
    lesson.about = f.text("about");
    if (const Json* facts = f.find("facts")) lesson.facts = read_facts(*facts, faults);
    if (const Json* teacher = f.find("teacher")) {
        Fields t(*teacher, "teacher", faults);
        lesson.aim = t.text("aim");
        lesson.expect = t.text("expect");
        t.finish();
    }
    f.list("steps", min_steps, max_steps, true, [&](const Json& step, const std::string& path) {
        lesson.steps.push_back(read_step(step, path, lesson.facts, faults));
    });
    f.finish();
    return lesson;
}

Texts read_texts(const Json& json, Faults& faults)
{
    Texts texts;
    if (!json.is_object()) {
        faults.add("texts", "must be an object, {\"es\": {\"key\": \"text\", …}, …}");
        return texts;
    }
    for (const auto& [language, file] : json.items()) {
        const std::string path = below("texts", language.substr(0, longest_id));
        if (!is_language(language)) faults.add(path, "is no language; write es, it, en, pt …");
        if (!file.is_object() || file.size() > most_keys) {
            faults.add(path,
                       "must be an object, {\"key\": \"text\", …}, of at most " + std::to_string(most_keys) + " texts");
            continue;
        }
        auto& keys = texts[language];
        for (const auto& [key, text] : file.items()) {
            const std::string at = below(path, key.substr(0, longest_text_key));
            if (!text.is_string()) {
                faults.add(at, "must be a text");
                continue;
            }
            const auto& said = text.get_ref<const std::string&>();
            if (said.empty()) faults.add(at, "is empty");
            if (character_count(said) > max_characters)
                faults.add(at, "has more than " + std::to_string(max_characters) + " characters");
            keys[key] = said;
        }
    }
    return texts;
}

} // namespace engine::request
