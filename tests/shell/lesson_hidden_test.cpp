// A question's answer is not on screen before it is given: not in the outline, not on the canvas, and not at earlier
// steps with the same board.
#include "tests/shell/lesson_support.hpp"
#include "tests/shell/looks.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <set>

namespace lesson_hidden_tests {

using namespace lesson_support;

/// Steps that show the number on purpose: lesson and step, from 1, as "filter 2".
struct Given {
    const char *step, *why;
};
constexpr std::array given{
    Given{"minimax 7", "it is a leaf of the tree"},
    Given{"remoteness-31 5", "the board says how soon each first move ends, and another one ends in 10"},
};

bool is_given(const std::string& step)
{
    return std::any_of(given.begin(), given.end(), [&](const Given& g) { return g.step == step; });
}

/// Appends the outline's texts, except those of the lesson's card.
void words_in(const nlohmann::json& node, std::vector<std::string>& out)
{
    if (node.is_string()) return out.push_back(node.get<std::string>());
    if (node.is_array())
        for (const auto& one : node) words_in(one, out);
    if (!node.is_object() || node.value("id", "") == "lesson") return;
    for (const auto& [key, value] : node.items())
        if (key != "id" && key != "kind" && key != "drawn" && key != "rect") words_in(value, out);
}

/// True if `figure` stands in `words` as a number of its own, also with no-break spaces or commas between thousands.
bool says(std::string words, const std::string& figure)
{
    const auto digit = [&words](std::size_t i) { return i < words.size() && words[i] >= '0' && words[i] <= '9'; };
    for (auto at = words.find(','); at != words.npos; at = words.find(',', at + 1))
        if (at > 0 && digit(at - 1) && digit(at + 1) && digit(at + 2) && digit(at + 3) && !digit(at + 4))
            words.erase(at, 1);
    for (const std::string mark : {"\u202f", "\u00a0"})
        for (auto at = words.find(mark); at != words.npos; at = words.find(mark)) words.erase(at, mark.size());
    const auto part = [&](std::size_t i) {
        const char c = i < words.size() ? words[i] : ' ';
        return (c >= '0' && c <= '9') || c == '/';
    };
    for (auto at = words.find(figure); at != words.npos; at = words.find(figure, at + 1)) {
        const auto end = at + figure.size();
        const auto part_of_it = [&](std::size_t i, std::size_t beyond) { // a digit, or a mark between two
            return part(i) || (i < words.size() && (words[i] == ',' || words[i] == '.') && part(beyond));
        };
        const bool minus = at >= 3 && words.compare(at - 3, 3, "\u2212") == 0;
        const bool before = at > 0 && part_of_it(at - 1, at > 1 ? at - 2 : words.size());
        if (!minus && !before && !part_of_it(end, end + 1)) return true;
    }
    return false;
}

/// The texts of the outline and the canvas outside the lesson's card.
std::vector<std::string> on_screen(Player& p)
{
    std::vector<std::string> out;
    const auto outline = p.outline();
    words_in(outline["nodes"], out);
    words_in(outline["status"], out);
    Looks looks;
    p.frame();
    const auto card = p.app().drawn().lesson.place;
    for (const auto& t : looks.texts)
        if (card.h <= 0 || !meet(card, t.place)) out.push_back(t.words);
    return out;
}

/// The ids of the enabled buttons and switches outside the lesson's card and the app's own.
void buttons_in(const nlohmann::json& nodes, std::set<std::string>& out)
{
    static const std::set<std::string> app{"home", "share", "settings", "lessons",
                                           "menu", "theme", "language", "howto"};
    for (const auto& n : nodes) {
        const std::string id = n.value("id", ""), kind = n.value("kind", "");
        if (id.starts_with("lesson") || id.starts_with("why:") || app.contains(id) || n.value("disabled", false))
            continue;
        if (kind == "button" || kind == "checkbox") out.insert(id);
        if (n.contains("nodes")) buttons_in(n["nodes"], out);
    }
}

/// The number that would reveal the answer; "" if it has only one character, as such numbers stand everywhere.
std::string telling(const Ask& ask)
{
    using Kind = Ask::Kind;
    const bool number = ask.kind != Kind::choice && ask.kind != Kind::code && ask.kind != Kind::set;
    return number && ask.answer.front().size() > 1 ? ask.answer.front() : std::string();
}

TEST_SUITE("lessons")
{
    TEST_CASE("the number that a step asks for is not on its screen, nor was it at the steps before with this board")
    {
        int looked_for = 0;
        for (const auto& size : {std::pair{1280.f, 800.f}, {360.f, 640.f}}) {
            for (const auto& e : shell::lesson::all_lessons()) {
                const std::string id(e.id);
                const auto lesson = file(id + "/lesson.json");
                const nlohmann::json texts{{"en", file(id + "/en.json")}};
                const int count = static_cast<int>(lesson["steps"].size());
                std::vector<std::string> asked; // by step
                std::vector<std::string> flat, boards;
                for (int i = 0; i < count; ++i) {
                    flat.push_back(flat_step(lesson, texts, "en", i, 11));
                    const auto step = shell::lesson::read_step(flat.back());
                    asked.push_back(step->ask ? telling(*step->ask) : std::string());
                    boards.push_back(step->at);
                }
                Player p(R"({"game": ")" + std::string(name(e.place)) + R"(", "language": "en"})", size.first,
                         size.second);
                for (int i = 0; i < count; ++i) {
                    const auto at = static_cast<std::size_t>(i);
                    p.app().set("lesson", flat[at]);
                    p.settles(60);
                    const auto look = [&](std::size_t later, const char* when) {
                        if (asked[later].empty() || is_given(id + " " + std::to_string(later + 1))) return;
                        ++looked_for;
                        const auto words = on_screen(p);
                        const auto told = std::find_if(words.begin(), words.end(),
                                                       [&](const auto& one) { return says(one, asked[later]); });
                        const std::string where = told == words.end() ? std::string() : *told;
                        CHECK_MESSAGE(where.empty(), id, " ", later + 1, " asks for ", asked[later], "; at step ",
                                      i + 1, ", ", std::string(when), ": ", where);
                    };
                    look(at, "open");
                    const auto step = shell::lesson::read_step(flat[at]);
                    if (step->ask) {
                        put_down(p, *step->ask, engine::lesson::joined(step->ask->answer, ", "));
                        p.use("lesson_check");
                        p.settles(60);
                    }
                    for (auto later = at + 1; later < asked.size(); ++later)
                        if (boards[later] == boards[at]) look(later, "answered");
                }
            }
        }
        CHECK(looked_for > 40);
    }

    TEST_CASE("nothing that one can press while a question is open puts its number on the screen")
    {
        int pressed = 0;
        for (const auto& e : shell::lesson::all_lessons()) {
            const std::string id(e.id);
            const auto lesson = file(id + "/lesson.json");
            const nlohmann::json texts{{"en", file(id + "/en.json")}};
            Player p(R"({"game": ")" + std::string(name(e.place)) + R"(", "language": "en", "motion": "reduce"})");
            for (int i = 0; i < static_cast<int>(lesson["steps"].size()); ++i) {
                const std::string flat = flat_step(lesson, texts, "en", i, 11), step = id + " " + std::to_string(i + 1);
                const auto asked = shell::lesson::read_step(flat)->ask;
                const std::string answer = asked ? telling(*asked) : std::string();
                if (answer.empty() || is_given(step)) continue;
                p.app().set("lesson", flat);
                p.settles(60);
                std::set<std::string> ids;
                buttons_in(p.outline()["nodes"], ids);
                for (const std::string& control : ids) {
                    p.app().set("lesson", flat);
                    p.settles(20);
                    p.use(control);
                    p.settles(20);
                    ++pressed;
                    const auto words = on_screen(p);
                    const auto told =
                        std::find_if(words.begin(), words.end(), [&](const auto& one) { return says(one, answer); });
                    const std::string where = told == words.end() ? std::string() : *told;
                    CHECK_MESSAGE(where.empty(), step, " asks for ", answer, "; after pressing ", control, ": ", where);
                }
            }
        }
        MESSAGE(pressed << " controls pressed");
        CHECK(pressed > 200);
    }

    TEST_CASE("of every new case of trial the cell that is asked about is open on the board")
    {
        const auto lesson = file("trial/lesson.json");
        const nlohmann::json texts{{"en", file("trial/en.json")}};
        std::set<std::string> answers;
        Player p(R"({"game": "cluedo", "language": "en"})");
        for (int seed = 1; seed <= 40; ++seed) {
            CAPTURE(seed);
            const auto flat = flat_step(lesson, texts, "en", 3, seed);
            answers.insert(shell::lesson::read_step(flat)->ask->answer.front());
            p.app().set("lesson", flat);
            REQUIRE(p.settles(300));
            const auto rows = p.control("grid")["rows"];
            CHECK(rows[7][0] == "Dagger");
            CHECK(rows[7][3] == "?");
        }
        CHECK(answers.size() == 3); // yes, no and unknown
    }

    TEST_CASE("where the steps are hidden a tree cannot be edited, because an edited tree shows the search's end")
    {
        Player p(R"({"game": "trees"})");
        p.app().set("lesson", "lesson\tl\ngame\ttrees\ntitle\tT\nminutes\t8\nstep\t0\t3\nseed\t7\nsay\tLook.\n"
                              "ask\tnumber\tHow many?\nanswer\t3\nright\tYes.\nhide\tanalysis\nhide\tstep\n");
        p.frames(3);
        p.use("edit");
        CHECK(p.control("edit").value("checked", false) == false);
        p.use("lesson_answer", "3");
        p.use("lesson_check");
        p.use("edit");
        CHECK(p.control("edit")["checked"] == true);
    }

    TEST_CASE("what is sealed stays hidden when the question has been answered, and what is only hidden does not")
    {
        const std::string start = "lesson\tl\ngame\ttrees\ntitle\tT\nminutes\t8\nstep\t0\t3\nseed\t7\nsay\tLook.\n"
                                  "ask\tnumber\tHow many?\nanswer\t3\nright\tYes.\nhide\tanalysis\nhide\tstep\n";
        for (const bool sealed : {false, true}) {
            CAPTURE(sealed);
            Player p(R"({"game": "trees"})");
            p.app().set("lesson", start + (sealed ? "sealed\tstep\n" : ""));
            p.frames(3);
            CHECK_FALSE(p.has("step:next"));
            p.use("lesson_answer", "3");
            p.use("lesson_check");
            p.use("step:next");
            CHECK(p.app().message().has_value() == sealed);
        }
    }
}

} // namespace lesson_hidden_tests
