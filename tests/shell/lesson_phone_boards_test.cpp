// The boards of lessons on a phone of 360 x 640: what a question is about is in sight over the card, and nothing lies on it.
#include "engine/search/tree_text.hpp"
#include "engine/session/link.hpp"
#include "shell/text/text.hpp"
#include "tests/shell/lesson_phone.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <set>

namespace lesson_phone_boards_tests {

using wording::Text;

using namespace lesson_phone;

TEST_SUITE("lessons")
{
    TEST_CASE("on a telephone every guess that a question is about is in sight, before and after the answer")
    {
        int rows = 0;
        each_step(shell::kit::Place::spaces, [&](Player& p, const shell::lesson::Step& step, const std::string& which) {
            if (!step.ask) return;
            for (const bool answered : {false, true}) {
                if (answered) {
                    put_down(p, *step.ask, engine::lesson::joined(step.ask->answer, ", "));
                    p.use("lesson_check");
                    p.settles(200);
                }
                INFO(which << (answered ? std::string(" answered") : std::string()));
                const auto& drawn = p.app().drawn();
                const int count = static_cast<int>(p.control("rows")["rows"].size());
                for (int k = 0; k < count; ++k, ++rows) {
                    const auto row = drawn.rects.find("row:" + std::to_string(k));
                    REQUIRE(row != drawn.rects.end());
                    CHECK(row->second.y >= 56);
                    CHECK(row->second.bottom() <= drawn.lesson.place.y + 1);
                }
                if (count > 0) CHECK(drawn.rects.count("submit") == 0);
            }
        });
        CHECK(rows > 20);
    }
    TEST_CASE("on a telephone the textbook's examples are in sight, and nothing on the board can be changed")
    {
        int asked = 0;
        each_step(
            shell::kit::Place::concepts, [&](Player& p, const shell::lesson::Step& step, const std::string& which) {
                if (!step.ask) return;
                ++asked;
                INFO(which);
                for (const bool answered : {false, true}) {
                    if (answered) {
                        put_down(p, *step.ask, engine::lesson::joined(step.ask->answer, ", "));
                        p.use("lesson_check");
                        p.settles(200);
                    }
                    const auto& drawn = p.app().drawn();
                    for (const char* id : {"add_yes", "add_no", "flip", "remove", "attribute:0", "rules_dialog"}) {
                        CHECK(p.has(id) == (id == std::string("rules_dialog"))); // in the menu
                        CHECK(drawn.rects.count(id) == 0);
                    }
                    Looks looks;
                    p.frame();
                    const std::size_t count = p.control("examples")["rows"].size();
                    std::set<std::string> numbers; // of the rows whose values are in sight
                    for (const auto& t : looks.texts)
                        if (t.words.size() == 1 && t.words[0] >= '1' && t.words[0] <= '9' && t.place.x < 40 &&
                            t.place.y > 56 && t.place.bottom() + 8 <= drawn.lesson.place.y)
                            numbers.insert(t.words);
                    CHECK(numbers.size() >= std::min<std::size_t>(count, 4));
                }
            });
        CHECK(asked == 8);
    }
    TEST_CASE(
        "the lesson on answers draws the secret over the guess, and neither the board nor a refusal gives the answer")
    {
        for (const float width : {360.f, 1280.f}) {
            Player p(R"({"game":"mastermind","language":"en","motion":"reduce"})", width, width < 400 ? 640.f : 800.f);
            for (const int step : {1, 2, 3, 4, 5, 6}) {
                INFO(width << " " << step);
                p.app().set("lesson", opened("answer", "en", step, 11));
                p.settles(120);
                REQUIRE(p.has("secret"));
                CHECK_FALSE(p.has("truth"));
                CHECK_FALSE(p.has("keep_secret"));
                Looks looks;
                p.frame();
                const auto label = std::find_if(looks.texts.begin(), looks.texts.end(),
                                                [](const auto& t) { return t.words == wording::en(Text::the_secret); });
                REQUIRE(label != looks.texts.end());
                if (step != 5 || width > 400) CHECK(label->place.bottom() <= p.app().drawn().rects.at("mark:0").y);
                for (const auto& t : looks.texts)
                    CHECK(t.words.find(wording::en(Text::secret_says, "")) == std::string::npos);
            }
            p.app().set("lesson", opened("answer", "en", 1, 11)); // the next step asks about the same board
            p.settles(120);
            p.use("lesson_answer", "1");
            p.use("lesson_check");
            CHECK_FALSE(p.has("truth"));
            p.app().set("lesson", opened("answer", "en", 5, 11));
            p.settles(120);
            p.use("fijas", "1");
            p.use("answer");
            CHECK(p.status().find("0010") != std::string::npos);
            p.use("fijas", "2");
            p.use("picas", "2");
            p.use("answer");
            p.settles(600);
            CHECK(engine::session::linked(p.app().state())->line.find(" g0100 a22") != std::string::npos);
        }
    }
    TEST_CASE("on a telephone each level of a tree says who moves there, also where the tree is wider than the screen")
    {
        int levels = 0;
        each_step(shell::kit::Place::trees, [&](Player& p, const shell::lesson::Step& step, const std::string& which) {
            const auto tree = engine::search::parse_tree(step.at.substr(step.at.rfind(' ') + 1),
                                                         engine::search::NodeKind::max, 10'000);
            if (!tree) return;
            INFO(which);
            Looks looks;
            p.frame();
            const auto& drawn = p.app().drawn();
            std::set<int> moved_on; // the y of each level of MAX or MIN in sight
            for (const auto& [control, r] : drawn.rects) {
                if (!control.starts_with("node:") || r.bottom() > drawn.lesson.place.y) continue;
                const auto kind = (*tree)[std::stoi(control.substr(5))].kind;
                if (kind == engine::search::NodeKind::max || kind == engine::search::NodeKind::min)
                    moved_on.insert(static_cast<int>(r.centre().y));
            }
            std::size_t named = 0;
            for (const auto& t : looks.texts)
                named += (t.words == "MAX" || t.words == "MIN") && t.place.bottom() < drawn.lesson.place.y;
            CHECK(named >= moved_on.size());
            levels += static_cast<int>(moved_on.size());
        });
        CHECK(levels > 40);
    }
    TEST_CASE("on a telephone no window of a tree lies on a node, and no text on the frame of the one that is meant")
    {
        int framed = 0, windows = 0;
        each_step(shell::kit::Place::trees, [&](Player& p, const shell::lesson::Step& step, const std::string& which) {
            INFO(which);
            Looks looks;
            p.frame();
            const auto& drawn = p.app().drawn();
            const auto card = drawn.lesson.place;
            const auto tree = engine::search::parse_tree(step.at.substr(step.at.rfind(' ') + 1),
                                                         engine::search::NodeKind::max, 10'000);
            for (const auto& one : drawn.rects) { // clang cannot capture a structured binding
                const std::string& control = one.first;
                const shell::kit::Rect& r = one.second;
                if (!control.starts_with("node:") || r.bottom() > card.y) continue;
                const auto n = static_cast<std::size_t>(std::stoi(control.substr(5)));
                const bool leaf = tree && (*tree)[static_cast<int>(n)].kind == engine::search::NodeKind::leaf;
                const auto& pointed = drawn.lesson.pointed;
                const bool meant = std::find(pointed.begin(), pointed.end(), control) != pointed.end();
                for (const auto& t : looks.texts) {
                    if (meet(card, t.place)) continue;
                    const bool window = t.words.starts_with("α = ") || t.words.starts_with("β = ");
                    windows += window;
                    const shell::kit::Rect middle{r.centre().x - 4, r.centre().y - 4, 8, 8};
                    if (window) CHECK_MESSAGE(!meet(middle, t.place), control, " under ", t.words);
                    if (meant && !leaf) CHECK_MESSAGE(!meet(r.inset(-3), t.place), control, " framed over ", t.words);
                }
                framed += meant && !leaf;
            }
        });
        CHECK(framed > 4);
        CHECK(windows > 20);
    }
    TEST_CASE("on a telephone 31 says in one line whose turn it is, in its lessons too, in every language")
    {
        using namespace shell::text;
        const auto in_one_line = [](Player& p, const Say& say) {
            Looks looks;
            p.frame();
            for (const auto& t : looks.texts)
                for (const char* side : {"A", "B"})
                    if (t.words == say(Text::thirtyone_turn_of, side)) return true;
            return false;
        };
        for (const Language l : languages) {
            const Say say(l);
            const std::string language(code(l));
            for (const char* moves : {"", " 3", " 6 6 6 6 5 2"}) {
                INFO(language << ", after" << moves);
                Player p(R"({"motion":"reduce","language":")" + language + R"(","link":")" +
                             engine::session::to_link("thirtyone 1 4 6 31 mover_loses person person 42" +
                                                      std::string(moves)) +
                             "\"}",
                         360, 640);
                p.settles(60);
                CHECK(in_one_line(p, say));
            }
        }
        int seen = 0;
        each_step(shell::kit::Place::thirtyone, [&](Player& p, const shell::lesson::Step&, const std::string& which) {
            INFO(which);
            Looks looks;
            p.frame();
            for (const auto& t : looks.texts) {
                CHECK(t.words != "Turno de");
                seen += t.words.starts_with("Turno de ");
            }
        });
        CHECK(seen > 5);
    }
    TEST_CASE("on a telephone no window stands over a tree that is not that of the node a lesson asks about")
    {
        const auto is_window = [](const Written& text) { // the current node's is bold
            return text.words.starts_with("\u03b1 = ") && text.style.weight == shell::kit::Weight::bold;
        };
        const auto stands_beside_a_node = [](Player& p, const shell::kit::Rect& words) {
            const auto& rects = p.app().drawn().rects;
            return std::any_of(rects.begin(), rects.end(), [&](const auto& one) {
                const auto& r = one.second;
                return one.first.starts_with("node:") && std::abs(words.centre().y - r.centre().y) < 60 &&
                       words.x < r.right() + 60 && words.right() > r.x - 60;
            });
        };
        int pointed = 0, elsewhere = 0;
        each_step(shell::kit::Place::trees, [&](Player& p, const shell::lesson::Step& step, const std::string& which) {
            CAPTURE(which);
            Looks looks;
            p.frames(2);
            const bool asks_of_node = !step.point.empty();
            (asks_of_node ? pointed : elsewhere) += 1;
            if (!asks_of_node) return;
            for (const Written& text : looks.texts)
                if (is_window(text)) CHECK(stands_beside_a_node(p, text.place)); // the search's own node keeps its
        });
        CHECK(pointed > 5);
        CHECK(elsewhere > 0);
        Player p(R"({"game": "trees", "language": "es"})", 360, 640); // without a lesson the window is drawn
        const std::string tree = "((3,5)(9,2))((4,1)(8,6))";
        REQUIRE(p.app().set_state(engine::session::to_link("trees 1 explore max alphabeta left_to_right 0 " + tree)));
        p.settles(60);
        p.use("step", "9");
        Looks looks;
        p.settles(60);
        p.frames(2);
        CHECK(std::any_of(looks.texts.begin(), looks.texts.end(), is_window));
    }
}

} // namespace lesson_phone_boards_tests
