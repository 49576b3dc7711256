// Lessons on a phone of 360 x 640: the controls of a step are in sight, a sign announces content below the card's edge,
// and no text lies on that edge.
#include "engine/search/tree_text.hpp"
#include "engine/session/link.hpp"
#include "shell/text/text.hpp"
#include "tests/shell/lesson_support.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <set>

namespace lesson_phone_tests {

using wording::Text;

using namespace lesson_support;

bool drawn(Player& p, const std::string& id) { return p.app().drawn().rects.count(id) == 1; }

void click(Player& p, const std::string& id)
{
    const auto r = p.app().drawn().rects.at(id);
    p.click_at({r.x, r.y, r.w, r.h});
    p.settles(60);
}

/// The id of the last control that answers the question.
std::string last_control(const Ask& ask)
{
    using Kind = Ask::Kind;
    const std::string last = std::to_string(ask.options.size() - 1);
    if (ask.kind == Kind::choice) return "lesson_choice:" + last;
    return ask.kind == Kind::set ? "lesson_mark:" + last : "lesson_answer";
}

/// Calls `look` for every step of the game's lessons, opened on a phone in Spanish.
template <class Look>
void each_step(shell::kit::Place place, Look look)
{
    for (const auto& e : shell::lesson::all_lessons()) {
        if (e.place != place) continue;
        const std::string id(e.id);
        const auto lesson = file(id + "/lesson.json");
        const nlohmann::json texts{{"es", file(id + "/es.json")}};
        Player p(R"({"game": ")" + std::string(name(place)) + R"(", "language": "es"})", 360, 640);
        for (int i = 0; i < static_cast<int>(lesson["steps"].size()); ++i) {
            const auto flat = flat_step(lesson, texts, "es", i, 11);
            const auto step = shell::lesson::read_step(flat);
            p.app().set("lesson", flat);
            p.settles(120);
            look(p, *step, id + " " + std::to_string(i + 1));
        }
    }
}

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
    TEST_CASE("on a telephone a card offers to show the analysis only where the step does not hide it")
    {
        int offered = 0;
        for (const auto place : {shell::kit::Place::concepts, shell::kit::Place::spaces, shell::kit::Place::thirtyone})
            each_step(place, [&](Player& p, const shell::lesson::Step& step, const std::string& which) {
                INFO(which);
                const bool hidden = std::find(step.hide.begin(), step.hide.end(), "analysis") != step.hide.end();
                if (!drawn(p, "lesson_look") || !step.ask) return;
                ++offered;
                CHECK_FALSE(hidden);
            });
        CHECK(offered > 0);
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
    TEST_CASE(
        "on a telephone what a step points at or asks for is in sight, and what is under the card's edge has a sign")
    {
        int signs = 0, asked = 0, again = 0;
        for (const auto& e : shell::lesson::all_lessons()) {
            const std::string id(e.id);
            const auto lesson = file(id + "/lesson.json");
            const nlohmann::json texts{{"es", file(id + "/es.json")}};
            Player p(R"({"game": ")" + std::string(name(e.place)) + R"(", "language": "es"})", 360, 640);
            for (int i = 0; i < static_cast<int>(lesson["steps"].size()); ++i) {
                CAPTURE(id);
                CAPTURE(i + 1);
                const auto flat = flat_step(lesson, texts, "es", i, 11);
                p.app().set("lesson", flat);
                p.settles(60);
                const auto step = shell::lesson::read_step(flat);
                const auto& seen = p.app().drawn();
                const auto in_sight = [&](const std::string& what) {
                    const auto it = seen.rects.find(what);
                    return it != seen.rects.end() && it->second.h >= 12 && it->second.w >= 12 &&
                           it->second.bottom() <= seen.lesson.place.y + 1;
                };
                int pointed = 0;
                for (const auto& what : step->point) pointed += in_sight(what) ? 1 : 0;
                const int wanted = id == "propagate" && i < 3 ? static_cast<int>(step->point.size())
                                                              : 1; // else the cells of a notebook may be far apart
                if (!step->point.empty() && !drawn(p, "lesson_look"))
                    CHECK(pointed >= wanted); // else lesson_look uncovers the board
                if (const auto scrolls = seen.scrolls.find("lesson " + std::to_string(i));
                    scrolls != seen.scrolls.end())
                    CHECK(scrolls->second.y >= seen.lesson.place.y + 8); // the rounded edge
                if (!step->ask) continue;
                ++asked;
                for (const auto& o : step->ask->options)
                    if (!o.id.empty() && e.place != shell::kit::Place::cluedo) // a notebook scrolls
                        CHECK_MESSAGE(in_sight(o.id), o.id);
                const auto last = last_control(*step->ask);
                const auto whole = [&] { return drawn(p, last) && p.app().drawn().rects.at(last).h >= 40; };
                if (whole()) continue;
                ++signs;
                REQUIRE(drawn(p, "lesson_more"));
                click(p, "lesson_more");
                CHECK(whole());
                if (!step->fresh) continue;
                p.app().set("lesson", flat_step(lesson, texts, "es", i, 12)); // another case of the same step
                p.settles(60);
                if (whole() || !drawn(p, "lesson_more")) continue;
                ++again;
                click(p, "lesson_more");
                CHECK(whole());
            }
        }
        CHECK(asked > 90);
        CHECK(signs > 5);
        CHECK(again > 0);
        CHECK(signs < asked * 2 / 3);
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
    TEST_CASE("in the list of lessons and at home each track has its name over its lessons")
    {
        Player p(R"({"language": "en"})", 360, 640);
        for (const bool list : {false, true}) {
            if (list) p.use("lessons");
            p.settles(60);
            std::set<std::string> seen;
            for (int page = 0; page < 14; ++page) {
                Looks looks;
                p.frame();
                for (const auto& t : looks.texts) // home's cards stand behind the list
                    seen.insert(list ? t.words : t.words.substr(0, t.words.find(" · ")));
                for (const auto& [name, r] : p.app().drawn().scrolls)
                    ImGui::GetIO().AddMousePosEvent(r.centre().x, r.centre().y);
                ImGui::GetIO().AddMouseWheelEvent(0, -3);
                p.frames(3);
            }
            for (const Text track : {Text::track_games, Text::track_codes, Text::track_hidden, Text::track_deduction})
                CHECK(seen.count(wording::en(track)) == 1);
        }
    }
    TEST_CASE("in the list of lessons no title is cut, on a telephone either, in any language")
    {
        for (const std::string& language : every_language) {
            CAPTURE(language);
            Player p(R"({"language": ")" + language + R"(", "prefs": "lesson.hypotheses=2 7\n"})", 360, 640);
            p.use("lessons");
            p.settles(60);
            Looks looks;
            int titles = 0;
            for (int page = 0; page < 12; ++page) {
                looks.forget();
                p.frame();
                for (const auto& t : looks.texts) {
                    titles += t.words.find("·") != std::string::npos ? 1 : 0;
                    CHECK_MESSAGE(!t.words.ends_with("…"), t.words);
                }
                for (const auto& [name, r] : p.app().drawn().scrolls)
                    ImGui::GetIO().AddMousePosEvent(r.centre().x, r.centre().y);
                ImGui::GetIO().AddMouseWheelEvent(0, -3);
                p.frames(3);
            }
            CHECK(titles > 20);
        }
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

    TEST_CASE("on a telephone many short options stand in two columns, the whole question in sight over them")
    {
        const auto lesson = file("answer/lesson.json");
        for (const std::string& language : every_language) {
            CAPTURE(language);
            const nlohmann::json texts{{language, file("answer/" + language + ".json")}};
            Player p(R"({"game": "mastermind", "language": ")" + language + R"("})", 360, 640);
            p.app().set("lesson", flat_step(lesson, texts, language, 6, 11));
            p.settles(120);
            const auto& rects = p.app().drawn().rects;
            const auto option = [&](int i) { return rects.at("lesson_choice:" + std::to_string(i)); };
            CHECK(option(0).y == option(4).y);
            CHECK(option(0).right() < option(4).x);
            CHECK(option(0).h >= 44);
            Looks looks;
            p.frame();
            const auto asked = std::find_if(looks.texts.begin(), looks.texts.end(), [&](const Written& t) {
                return t.place.bottom() < option(0).y && t.style.weight == shell::kit::Weight::bold &&
                       t.place.y > p.app().drawn().lesson.place.y + 40;
            });
            CHECK(asked != looks.texts.end()); // the question, above the options
            if (drawn(p, "lesson_more")) click(p, "lesson_more");
            CHECK(option(3).y == option(7).y);
            CHECK(option(7).h >= 44);
        }
    }

    TEST_CASE("on a telephone a question about what the step has opened leads to it under the card, and back")
    {
        Player p(R"({"game": "thirtyone", "language": "es", "motion": "reduce"})", 360, 640);
        p.app().set("lesson", opened("play-31", "es", 4, 11));
        p.settles(120);
        CHECK_FALSE(drawn(p, "trial_rows"));
        REQUIRE(drawn(p, "lesson_look"));
        click(p, "lesson_look");
        CHECK(drawn(p, "trial_rows"));
        click(p, "lesson_fold");
        CHECK(drawn(p, "lesson_check"));
    }

    TEST_CASE("on a telephone the card leads to the analysis that an answer has opened under it")
    {
        const auto flat = opened("filter", "es", 5, 11);
        const auto step = shell::lesson::read_step(flat);
        Player p(R"({"game": "mastermind", "language": "es", "motion": "reduce"})", 360, 640);
        p.app().set("lesson", flat);
        p.settles(120);
        CHECK_FALSE(drawn(p, "lesson_look"));
        put_down(p, *step->ask, step->ask->answer.front());
        p.use("lesson_check");
        p.settles(120);
        const auto panel_in_sight = [&] { return p.app().drawn().panel && p.app().drawn().panel->y < 640; };
        CHECK_FALSE(panel_in_sight());
        while (!drawn(p, "lesson_look") && drawn(p, "lesson_more")) click(p, "lesson_more");
        REQUIRE(drawn(p, "lesson_look"));
        click(p, "lesson_look");
        CHECK(panel_in_sight());
    }

    TEST_CASE(
        "on a telephone the card takes the room that the board of guesses leaves empty, and keeps its head in sight")
    {
        int seen = 0;
        each_step(shell::kit::Place::mastermind,
                  [&](Player& p, const shell::lesson::Step& step, const std::string& which) {
                      if (!step.ask) return;
                      put_down(p, *step.ask, engine::lesson::joined(step.ask->answer, ", "));
                      p.use("lesson_check");
                      p.settles(200);
                      INFO(which);
                      const auto& drawn = p.app().drawn();
                      float rows = 56; // below the bar
                      for (const auto& [id, r] : drawn.rects)
                          if (std::string_view(id).starts_with("row:") || std::string_view(id).starts_with("hole:"))
                              rows = std::max(rows, r.bottom());
                      const float whole = drawn.lesson.height, free = 640 - std::max(rows, 48 + 120.f) - 40;
                      CHECK(drawn.lesson.place.h >= std::min(whole, free) - 1);
                      if (drawn.lesson.place.h < whole - 1) return; // scrolled to the feedback
                      ++seen;
                      REQUIRE(drawn.rects.contains("lesson_close"));
                      CHECK(drawn.rects.at("lesson_close").y >= drawn.lesson.place.y);
                  });
        CHECK(seen > 0);
    }
    TEST_CASE("on a telephone the card leaves the board half the height once the question is answered")
    {
        Player p(R"({"game": "betting", "language": "es", "motion": "reduce"})", 360, 640);
        p.app().set("lesson", opened("hidden", "es", 2, 11));
        p.settles(120);
        const float asking = p.app().drawn().board->h;
        p.use("lesson_answer", "-1/2");
        p.use("lesson_check");
        p.settles(120);
        CHECK(p.app().drawn().board->h > asking + 40);
        CHECK(p.app().drawn().board->h >= 0.5f * (640 - 56) - 1);
    }

    TEST_CASE("on a telephone it is in sight, under the field, that what is typed is no number")
    {
        const auto lesson = file("criteria/lesson.json");
        const nlohmann::json texts{{"es", file("criteria/es.json")}};
        Player p(R"({"game": "mastermind", "language": "es"})", 360, 640);
        p.app().set("lesson", flat_step(lesson, texts, "es", static_cast<int>(lesson["steps"].size()) - 1, 11));
        p.settles(120);
        Looks looks;
        p.use("lesson_answer", "tres");
        p.settles(60);
        looks.forget();
        p.frame();
        const auto& drawn = p.app().drawn().rects;
        const auto field = drawn.find("lesson_answer"), check = drawn.find("lesson_check");
        REQUIRE(field != drawn.end());
        REQUIRE(check != drawn.end());
        const std::string says = wording::beginning(Text::lesson_no_number, {}, shell::text::Language::spanish);
        int told = 0;
        for (const Written& text : looks.texts) {
            const auto length = std::min(text.words.size(), says.size()); // a line may hold only part of it
            if (length < 10 || text.words.substr(0, length) != says.substr(0, length)) continue;
            ++told;
            CHECK(text.place.y >= field->second.bottom());
            CHECK(text.place.bottom() <= check->second.y);
        }
        CHECK(told == 1);
    }
}

} // namespace lesson_phone_tests
