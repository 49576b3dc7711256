// Plays every lesson of assets/lessons to its end: the controls that it points at and uses exist, each listed wrong
// answer gets its text, and the right answer counts.
#include "tests/shell/lesson_support.hpp"
#include <algorithm>
#include <array>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <memory>
#include <set>

namespace lessons_played_tests {

using namespace lesson_support;

int faults_told(const Player& p)
{
    return static_cast<int>(std::count_if(p.effects().begin(), p.effects().end(), [](const auto& e) {
        return e.kind == shell::kit::Effect::Kind::event && e.name == "error";
    }));
}

TEST_SUITE_BEGIN("lessons");

TEST_CASE("the fonts have every character that a lesson says")
{
    Player p;
    const ImFontAtlas& fonts = *ImGui::GetIO().Fonts;
    REQUIRE(fonts.Fonts.Size > 0);
    std::set<unsigned> looked_for;
    for (const auto& e : shell::lesson::all_lessons())
        for (const std::string& language : languages_of(std::string(e.id))) {
            const auto texts = file(std::string(e.id) + "/" + language + ".json").dump(-1, ' ', true);
            for (auto at = texts.find("\\u"); at != texts.npos; at = texts.find("\\u", at + 6)) {
                const auto c = static_cast<unsigned>(std::stoul(texts.substr(at + 2, 4), nullptr, 16));
                if (!looked_for.insert(c).second) continue;
                for (ImFont* font : fonts.Fonts)
                    CHECK_MESSAGE(font->IsGlyphInFont(static_cast<ImWchar>(c)), "U+", texts.substr(at + 2, 4), " of ",
                                  std::string(e.id));
            }
        }
    CHECK(looked_for.size() > 40);
}

TEST_CASE("the bars that the last step of the first guess speaks of are there, with the lesson folded if need be")
{
    const auto lesson = file("first-guess/lesson.json");
    const nlohmann::json texts{{"it", file("first-guess/it.json")}};
    for (const auto& size : {std::pair{1280.f, 800.f}, {1280.f, 1000.f}, {360.f, 640.f}}) {
        CAPTURE(size.second);
        Player p(R"({"game": "mastermind", "language": "it"})", size.first, size.second);
        p.app().set("lesson", flat_step(lesson, texts, "it", 5, 11));
        for (int place = 0; place < 4; ++place) p.use("place:" + std::to_string(place), std::to_string(place));
        p.settles(60);
        if (p.app().drawn().rects.count("lesson_fold") == 1) p.use("lesson_fold");
        p.settles(60);
        int bars = 0;
        for (const auto& [id, r] : p.app().drawn().rects) bars += id.starts_with("tab:") ? 1 : 0;
        CHECK(bars > 1);
        CHECK(p.has("partition"));
    }
}

TEST_CASE("what a step waits for is in sight, or one press puts aside the card that covers it")
{
    int waits = 0, covered = 0;
    for (const auto& e : shell::lesson::all_lessons()) {
        const std::string id(e.id);
        const auto lesson = file(id + "/lesson.json");
        for (int i = 0; i < static_cast<int>(lesson["steps"].size()); ++i) {
            const auto& step = lesson["steps"][static_cast<std::size_t>(i)];
            if (!step.contains("wait") || !step["wait"].contains("id")) continue;
            const std::string used = step["wait"]["id"];
            const nlohmann::json texts{{"es", file(id + "/es.json")}};
            for (const auto& size : {std::pair{1280.f, 800.f}, {360.f, 640.f}, {740.f, 360.f}}) {
                CAPTURE(id);
                CAPTURE(i);
                CAPTURE(size.first);
                Player p(R"({"game": ")" + std::string(name(e.place)) + R"(", "language": "es"})", size.first,
                         size.second);
                p.app().set("lesson", flat_step(lesson, texts, "es", i, 11));
                p.settles(60);
                const auto seen = [&] {
                    const auto& rects = p.app().drawn().rects;
                    return std::any_of(rects.begin(), rects.end(), [&](const auto& one) {
                        return one.first == used || one.first.starts_with(used + ":");
                    });
                };
                ++waits;
                if (seen()) {
                    CHECK(p.app().drawn().rects.count("lesson_look") == 0);
                    continue;
                }
                ++covered;
                const auto& rects = p.app().drawn().rects;
                const bool told = rects.count("lesson_look") == 1; // in a low window it is below the text
                CHECK((told || size.second < 400));
                REQUIRE((told || rects.count("lesson_fold") == 1));
                const auto r = rects.at(told ? "lesson_look" : "lesson_fold");
                p.click_at({r.x, r.y, r.w, r.h});
                p.settles(60);
                CHECK(seen());
            }
        }
    }
    CHECK(waits >= 18);
    CHECK(covered >= 3);
}

TEST_CASE("half and half is never the answer to a new matrix: it can be had without reckoning")
{
    const auto lesson = file("mixed/lesson.json");
    const nlohmann::json texts{{"it", file("mixed/it.json")}};
    const int last = static_cast<int>(lesson["steps"].size()) - 1;
    for (int seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        const auto step = shell::lesson::read_step(flat_step(lesson, texts, "it", last, seed));
        REQUIRE(step);
        CHECK(step->ask->answer.front() != "1/2");
    }
}

TEST_CASE("the new positions of 31 are lost as well as won, and none of their lengths is most of them")
{
    std::array<int, 12> of{};
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto step = shell::lesson::read_step(opened("remoteness-31", "en", 5, seed));
        REQUIRE(step);
        ++of[static_cast<std::size_t>(std::stoi(step->ask->answer.at(0)))];
    }
    int lost = 0; // even: the player to move loses
    for (std::size_t i = 0; i < of.size(); i += 2) lost += of[i];
    CHECK(lost >= 12);
    CHECK(lost <= 28);
    CHECK(*std::max_element(of.begin(), of.end()) <= 20);
}

TEST_CASE("of several mistakes in what was marked one is named, if another is the only one besides")
{
    Player p(R"({"language":"en","motion":"reduce"})");
    const std::string flat = opened("lies", "en", 1, 1);
    p.app().set("lesson", flat);
    p.frames(3);
    const auto step = shell::lesson::read_step(flat);
    const auto told = [&](const char* marked) {
        put_down(p, *step->ask, marked);
        p.use("lesson_check");
        return feedback(p);
    };
    CHECK(told("135, 140, 142").starts_with("142 has a single digit of 301, the 1. Two are needed.")); // 143 is missing
    CHECK(told("105, 135, 140, 142, 143").starts_with("In 105 the 0 is where 301 has it"));            // 142 too
    CHECK(told("135, 140").find("301") == std::string::npos); // too few marks: a hint
}

TEST_CASE("every lesson's title, game and minutes in the list are those of its file")
{
    for (const auto& e : shell::lesson::all_lessons()) {
        const std::string id(e.id);
        CAPTURE(id);
        const auto lesson = file(id + "/lesson.json");
        CHECK(lesson["minutes"] == e.minutes);
        CHECK(lesson["game"] == std::string(name(e.place)));
        for (const std::string& code : languages_of(id)) {
            const auto title = file(id + "/" + code + ".json")[lesson["title"].get<std::string>()];
            CHECK(title == shell::text::Say(*shell::text::language_from(code))(e.title));
        }
    }
}

TEST_CASE("the step that is to show a collapse shows the one that it speaks of")
{
    for (const auto& size : {std::pair(360.f, 640.f), std::pair(1280.f, 800.f)}) {
        CAPTURE(size.first);
        Player p(R"({"game": "spaces", "language": "en"})", size.first, size.second);
        p.app().set("lesson", opened("collapse", "en", 4, 11));
        p.settles(60);
        CHECK(p.control("step_e")["text"] == "E: (? 2 ? ?)"); // the second space; 1??? is the first
        CHECK(p.control("supposing")["text"].get<std::string>().find("1 ? ? ?") != std::string::npos);
        p.use("step:last");
        p.settles(60);
        CHECK(p.has("step_death"));
    }
}

TEST_CASE("every lesson is played to its end: what it points at is there, each named mistake gets its text, the right "
          "answer counts")
{
    int steps = 0, questions = 0, mistakes = 0, sealed = 0;
    std::size_t number = 0;
    for (const auto& e : shell::lesson::all_lessons()) {
        const std::string id(e.id);
        const auto spoken = languages_of(id);
        const std::string& language = spoken[number++ % spoken.size()];
        CAPTURE(id);
        CAPTURE(language);
        const auto lesson = file(id + "/lesson.json");
        const nlohmann::json texts{{language, file(id + "/" + language + ".json")}};
        const std::string config =
            R"({"game": ")" + std::string(name(e.place)) + R"(", "language": ")" + language + R"("})";
        auto p = std::make_unique<Player>(config);
        for (int i = 0; i < static_cast<int>(lesson["steps"].size()); ++i) {
            CAPTURE(i);
            ++steps;
            const std::string flat = flat_step(lesson, texts, language, i, 11);
            const auto step = shell::lesson::read_step(flat);
            REQUIRE(step);
            p->app().set("lesson", flat);
            p->settles(60);
            CHECK_MESSAGE(faults_told(*p) == 0, p->effect(shell::kit::Effect::Kind::event, "error"));
            CHECK_FALSE(p->app().message().has_value());
            const auto& rects = p->app().drawn().rects;
            for (const auto& pointed : step->point) {
                CAPTURE(pointed);
                CHECK(rects.count(pointed) == 1);
            }
            if (!step->ask) continue;
            ++questions;
            CHECK(p->app().drawn().terms.empty()); // the glossary's examples could give the answer
            const Ask ask = *step->ask;
            if (std::find(step->hide.begin(), step->hide.end(), "analysis") != step->hide.end()) {
                ++sealed;
                for (const char* control :
                     {"analysis", "mind", "tab", "left", "value", "steps", "partition", "compared"}) {
                    CAPTURE(control);
                    CHECK_FALSE(p->has(control));
                }
                CHECK(p->outline()["status"] == ask.question);
            }
            for (const auto& o : ask.options) {
                CAPTURE(o.id);
                CHECK((o.id.empty() || rects.count(o.id) == 1));
            }
            const std::string right = engine::lesson::joined(ask.answer, ", ");
            for (const auto& w : ask.wrong) {
                CAPTURE(w.answer);
                ++mistakes;
                CHECK_FALSE(same(ask, w.answer, right));
                put_down(*p, ask, w.answer);
                p->use("lesson_check");
                CHECK(feedback(*p).substr(0, w.text.size()) == w.text);
                CHECK_FALSE(p->has("lesson_next"));
            }
            if (p->has("lesson_why")) { // its actions work; then the question starts again
                p->use("lesson_why");
                p->settles(60);
                CHECK_MESSAGE(faults_told(*p) == 0, p->effect(shell::kit::Effect::Kind::event, "error"));
                CHECK(p->has("lesson_next"));
                p.reset();
                p = std::make_unique<Player>(config);
                p->app().set("lesson", flat);
                p->settles(60);
            }
            put_down(*p, ask, right);
            p->use("lesson_check");
            CHECK(p->has("lesson_next"));
            CHECK(feedback(*p).ends_with(" " + ask.right)); // a word for right, then the reason
        }
        CHECK(p->has("lesson_again")); // a fresh case at the end
        p->use("lesson_next");
        CHECK_FALSE(p->has("lesson_close"));
    }
    CHECK(steps > 0);
    CHECK(sealed > 90);
    MESSAGE(shell::lesson::all_lessons().size(), " lessons, ", steps, " steps, ", questions, " questions, ", mistakes,
            " mistakes");
}

namespace {

/// Appends the outline's texts outside the lesson's card.
void say_all(const nlohmann::json& nodes, std::string& into)
{
    for (const auto& n : nodes) {
        if (n.value("id", "") == "lesson") continue;
        for (const char* key : {"text", "label", "value"})
            if (n.contains(key) && n[key].is_string()) into += n[key].get<std::string>() + " | ";
        for (const char* key : {"rows", "items", "headers"})
            if (n.contains(key)) into += n[key].dump() + " | ";
        if (n.contains("nodes")) say_all(n["nodes"], into);
    }
}

/// True if `figure` stands in `words` as a number of its own: 56 is not in 156 or 5632.
bool says(const std::string& words, const std::string& figure)
{
    const auto belongs = [](char c) { return (c >= '0' && c <= '9') || c == '/' || c == '.' || c == ','; };
    for (auto at = words.find(figure); at != words.npos; at = words.find(figure, at + 1)) {
        const auto end = at + figure.size();
        if ((at == 0 || !belongs(words[at - 1])) && (end >= words.size() || !belongs(words[end]))) return true;
    }
    return false;
}

} // namespace

TEST_CASE("what a solved step leaves on the board does not say the answer to the next one")
{
    int looked = 0;
    for (const auto& e : shell::lesson::all_lessons()) {
        const std::string id(e.id);
        const auto lesson = file(id + "/lesson.json");
        const nlohmann::json texts{{"en", file(id + "/en.json")}};
        for (int i = 0; i + 1 < static_cast<int>(lesson["steps"].size()); ++i) {
            if (lesson["steps"][static_cast<std::size_t>(i) + 1].contains("fresh")) continue; // another board
            const auto one = shell::lesson::read_step(flat_step(lesson, texts, "en", i, 11)),
                       next = shell::lesson::read_step(flat_step(lesson, texts, "en", i + 1, 11));
            if (!one->ask || !next->ask || next->ask->kind == Ask::Kind::set) continue;
            std::string answer = next->ask->answer.front();
            if (answer.size() < 2 || answer == "-1") continue; // small figures stand everywhere
            if (answer.front() == '-') answer = "\u2212" + answer.substr(1);
            Player p(R"({"game": ")" + std::string(name(e.place)) + R"(", "language": "en"})");
            p.app().set("lesson", flat_step(lesson, texts, "en", i, 11));
            p.settles(60);
            std::string before, after;
            say_all(p.outline()["nodes"], before);
            put_down(p, *one->ask, engine::lesson::joined(one->ask->answer, ", "));
            p.use("lesson_check");
            p.settles(60);
            REQUIRE(p.has("lesson_next"));
            say_all(p.outline()["nodes"], after);
            CAPTURE(id);
            CAPTURE(i);
            CAPTURE(answer);
            CAPTURE(after);
            CHECK((says(before, answer) || !says(after, answer)));
            ++looked;
        }
    }
    CHECK(looked > 15);
}

TEST_CASE(
    "what a lesson hides or seals is a control that there is: a name written wrong would leave the answer in sight")
{
    std::string shell; // the shell's sources
    for (const auto& one : std::filesystem::recursive_directory_iterator("shell")) {
        if (one.path().extension() != ".cpp" && one.path().extension() != ".hpp") continue;
        std::ifstream in(one.path());
        shell.append(std::istreambuf_iterator<char>(in), {});
    }
    std::set<std::string> names;
    for (const auto& e : shell::lesson::all_lessons()) {
        const auto lesson = file(std::string(e.id) + "/lesson.json");
        for (const auto& step : lesson["steps"])
            for (const char* list : {"hide", "sealed"})
                for (const auto& id : step.value(list, nlohmann::json::array())) names.insert(id.get<std::string>());
    }
    CHECK(names.size() > 20);
    for (const auto& id : names) {
        CAPTURE(id);
        CHECK(shell.find('"' + id + "\"_id") != std::string::npos);
    }
}

TEST_SUITE_END();

} // namespace lessons_played_tests
