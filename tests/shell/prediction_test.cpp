// Predictions while stepping: the question before a step, the same on the canvas and in the outline, its right answer,
// the score, and that nothing else reveals the step first.
#include "engine/cluedo/story.hpp"
#include "engine/search/tree_text.hpp"
#include "shell/trees/gallery.hpp"
#include "tests/shell/cluedo_support.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/layout_checks.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/spaces_player.hpp"
#include "tests/shell/trees_player.hpp"
#include "tests/shell/wording.hpp"
#include <set>

namespace prediction_tests {

using wording::en, wording::says, wording::Text;

using nlohmann::json;

namespace {

using What = engine::search::SearchEvent::What;

const std::string drawn_notes =
    "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2- s0alm3a s1els--";

std::string said(Player& p, std::string_view id)
{
    const auto c = p.control(id);
    return c.is_null() ? std::string() : c.value("text", "");
}
int at(Player& p) { return std::stoi(p.control("step")["value"].get<std::string>()); }
int last(Player& p) { return p.control("step")["max"].get<int>(); }
bool asked(Player& p) { return p.has("foretell:0"); }
std::string option(int i) { return "foretell:" + std::to_string(i); }

/// The events of the search that the screen steps through, from the engine alone.
std::vector<engine::search::SearchEvent> events_of(const shell::trees::Example& e, engine::search::Algorithm a)
{
    const auto tree = engine::search::parse_tree(e.text, e.first, engine::trees::max_game_nodes);
    REQUIRE(tree);
    engine::search::SearchTrace trace;
    REQUIRE(engine::search::search_tree(*tree, a, engine::search::Order{}, &trace));
    return trace.events;
}

std::string opened(const shell::trees::Example& e)
{
    engine::trees::Setup s = shell::trees::setup_of(e);
    return trees_tests::config(trees_tests::link(to_line(shell::trees::Log(s))));
}

/// Steps to the end and answers each question with the option `answer(step)`. Returns the number of questions.
template <class F>
int walk(Player& p, F&& answer)
{
    int questions = 0;
    while (at(p) < last(p)) {
        const int before = at(p);
        if (asked(p)) {
            ++questions;
            p.use(option(answer(before)));
        } else p.use("step:next");
        REQUIRE(at(p) == before + 1);
    }
    return questions;
}

} // namespace

TEST_SUITE("prediction")
{
    TEST_CASE("alpha-beta of every tree of the gallery: it is asked after each child but a node's last, and the search "
              "does it")
    {
        for (const auto& e : shell::trees::gallery()) {
            if (e.algorithm == engine::search::Algorithm::expectiminimax) continue;
            CAPTURE(e.text);
            const auto events = events_of(e, engine::search::Algorithm::alphabeta);
            const auto tree = engine::search::parse_tree(e.text, e.first, engine::trees::max_game_nodes);
            int wanted = 0;
            for (const auto& x : events)
                if (x.what == What::update && x.child < (*tree)[x.node].first + (*tree)[x.node].count - 1) ++wanted;
            Player p(opened(e));
            p.use("algorithm", "1");
            p.use("predict", "1");
            p.use("step:first");
            const int n = walk(p, [&](int k) { return events[static_cast<std::size_t>(k)].what == What::cut ? 1 : 0; });
            CHECK(n == wanted);
            CHECK(says(said(p, "foretold"), Text::predicted_of, {{"right", n}, {"total", n}}));
        }
    }

    TEST_CASE("minimax and chance: it is asked whether a player takes what it hears, and chance is never asked")
    {
        for (const auto& e : shell::trees::gallery()) {
            CAPTURE(e.text);
            const bool chance = e.algorithm == engine::search::Algorithm::expectiminimax;
            const auto events =
                events_of(e, chance ? engine::search::Algorithm::expectiminimax : engine::search::Algorithm::minimax);
            const auto tree = engine::search::parse_tree(e.text, e.first, engine::trees::max_game_nodes);
            int wanted = 0;
            std::set<int> heard;
            for (const auto& x : events)
                if (x.what == What::update && (*tree)[x.node].kind != engine::search::NodeKind::chance)
                    wanted += heard.insert(x.node).second ? 0 : 1;
            Player p(opened(e));
            p.use("algorithm", chance ? "2" : "0");
            p.use("predict", "1");
            p.use("step:first");
            const int n = walk(p, [&](int k) { return events[static_cast<std::size_t>(k)].is_better ? 0 : 1; });
            CHECK(n == wanted);
            if (n > 0) CHECK(says(said(p, "foretold"), Text::predicted_of, {{"right", n}, {"total", n}}));
        }
    }

    TEST_CASE("where the next question follows at once, the last answer's result is drawn above it")
    {
        for (const auto& size : {std::pair{1280.f, 800.f}, {360.f, 640.f}}) {
            Player p(R"({"game":"concepts","language":"en"})", size.first, size.second);
            p.use("sheet", "2");
            p.use("predict", "1");
            p.use("step:first");
            for (int i = 0; i < 2; ++i) {
                REQUIRE(asked(p));
                p.use(option(0));
            }
            REQUIRE(asked(p));
            p.settles();
            Looks looks;
            p.frame();
            CHECK(std::any_of(looks.texts.begin(), looks.texts.end(), [](const Written& t) {
                return t.words.starts_with(en(Text::predicted_not)) || t.words.starts_with(en(Text::lesson_right));
            }));
        }
    }

    TEST_CASE("a wrong answer is told so, counts as asked, and what the search does is what it is")
    {
        Player p(trees_tests::config());
        p.use("predict", "1");
        const auto events = events_of(shell::trees::gallery()[0], engine::search::Algorithm::alphabeta);
        int wrong = 0, n = 0;
        while (at(p) < last(p)) {
            const int before = at(p);
            if (!asked(p)) {
                p.use("step:next");
                continue;
            }
            const bool cuts = events[static_cast<std::size_t>(before)].what == What::cut;
            const bool lie = n++ % 2 == 0;
            wrong += lie ? 1 : 0;
            p.use(option(cuts != lie ? 1 : 0));
            CHECK(at(p) == before + 1);
            const std::string count = en(Text::predicted_of, {{"right", n - wrong}, {"total", n}}) + ". ";
            if (lie) { // with the reason: the window is empty or not
                CHECK(said(p, "foretold").starts_with(en(Text::predicted_not) + " α = "));
                CHECK((said(p, "foretold").find(" ≥ β = ") != std::string::npos) == cuts);
                CHECK((said(p, "foretold").find(" < β = ") != std::string::npos) != cuts);
                CHECK(said(p, "foretold").ends_with(". " + count));
            } else CHECK(said(p, "foretold") == en(Text::lesson_right) + " " + count);
            CHECK(p.status().starts_with(en(lie ? Text::predicted_not : Text::lesson_right) + " "));
            CHECK((said(p, "step_words").ends_with(": cut")) == cuts);
            CHECK(said(p, "why").starts_with("Cut:") == cuts);
        }
        CHECK(n == 7);
        CHECK(wrong == 4);
        // Stepping back over an answered step does not repeat its question; the start resets all.
        p.use("step:back");
        p.use("step", std::to_string(last(p) - 6));
        for (int i = 0; i < 5; ++i) p.use("step:next");
        CHECK(at(p) == last(p) - 1);
        p.use("step:first");
        CHECK_FALSE(p.has("foretold"));
        while (!asked(p)) p.use("step:next");
        CHECK(at(p) < 6);
    }

    TEST_CASE("a question holds single steps, the arrow and playing; a longer jump passes it over and is not counted")
    {
        Player p(trees_tests::config());
        CHECK_FALSE(asked(p));
        p.use("predict", "1");
        while (!asked(p)) p.key(ImGuiKey_RightArrow);
        const int here = at(p);
        CHECK(p.status().ends_with(
            en(Text::trees_foretell_cut, {{"children", 2}, {"node", en(Text::trees_node_named, {{"node", 1}})}})));
        CHECK(p.control("step:next")["disabled"] == true);
        CHECK(p.control("step:next")["why"] == en(Text::lesson_choose_first));
        p.key(ImGuiKey_RightArrow);
        p.use("step:next");
        p.use("step", std::to_string(here + 1));
        p.use("play", "1");
        p.frames(150);
        CHECK(at(p) == here);
        CHECK(p.settles()); // it waits without requesting frames
        p.use(option(0));
        CHECK(said(p, "foretold") ==
              en(Text::lesson_right) + " " + en(Text::predicted_of, {{"right", 1}, {"total", 1}}) + ". ");
        p.frames(150); // and goes on to the next question
        CHECK(at(p) > here + 1);
        CHECK(asked(p));
        p.use("play", "0");
        p.key(ImGuiKey_LeftArrow);
        CHECK_FALSE(asked(p));
        p.key(ImGuiKey_End);
        CHECK(at(p) == last(p));
        CHECK(said(p, "foretold") == en(Text::predicted_of, {{"right", 1}, {"total", 1}}));
        p.use("predict", "0");
        CHECK_FALSE(p.has("foretold"));
        CHECK(p.has("next_cut"));
    }

    TEST_CASE("the question is pressed on the canvas as in the outline, fits in every size, and nothing lies on it")
    {
        for (const auto& size : screen_sizes)
            for (const std::string& language : every_language) {
                CAPTURE(size.first);
                CAPTURE(language);
                Player p(trees_tests::config(trees_tests::tree("(3 12 8)(2 4 6)(14 5 2)"), language), size.first,
                         size.second);
                p.frames(3);
                REQUIRE(p.click("predict"));
                p.frames(20);
                CHECK(p.control("predict")["checked"] == true);
                for (int i = 0; i < 2; ++i) {
                    while (!asked(p)) p.key(ImGuiKey_RightArrow);
                    p.frames(3);
                    const auto rects = p.outline()["rects"];
                    const auto question = p.control("foretell");
                    REQUIRE(question["nodes"].size() == 2);
                    for (const auto& node : question["nodes"]) {
                        const std::string id = node["id"];
                        CAPTURE(id);
                        REQUIRE(rects.contains(id));
                        CHECK(rects[id][3].get<float>() >= (size.first >= 860 ? 32 : 44));
                    }
                    CHECK(overlapping(p) == "");
                    WrittenTexts written;
                    p.frame();
                    CHECK(written.two_on_each_other() == "");
                    CHECK(written.least >= 12);
                    const int before = at(p);
                    REQUIRE(p.click(option(i)));
                    CHECK(at(p) == before + 1);
                    written.forget();
                    p.frame();
                    CHECK(written.two_on_each_other() == "");
                }
            }
    }

    TEST_CASE("while it is foretold nothing else tells it: no next cut, no comparison, no sentence of the gallery's")
    {
        Player p(trees_tests::config());
        CHECK(p.has("next_cut"));
        CHECK(p.has("comparison"));
        const std::string about = said(p, "why");
        const auto full = [&](const std::string& words) {
            struct Reader : shell::kit::PaintListener {
                explicit Reader(std::string_view w) : wanted(w) { shell::kit::set_paint_listener(this); }
                ~Reader() override { shell::kit::set_paint_listener(nullptr); }
                void shape(std::string_view, std::span<const float>, shell::kit::Colour) override {}
                void text(shell::kit::Point, float, std::string_view t, const shell::kit::TextStyle&) override
                {
                    found = found || t.find(wanted) != std::string_view::npos;
                }
                std::string_view wanted;
                bool found = false;
            } reader(words);
            p.frame();
            return reader.found;
        };
        const std::string closed = en(Text::trees_window_empty), comparison = en(Text::trees_compare);
        p.use("step", "13"); // the update that empties the window
        CHECK(full(closed));
        CHECK(full(comparison));
        p.use("step:first");
        p.use("predict", "1");
        CHECK_FALSE(p.has("next_cut"));
        CHECK_FALSE(p.has("comparison"));
        CHECK(said(p, "why") != about);
        p.use("step", "13");
        CHECK(asked(p));
        CHECK_FALSE(full(closed));
        CHECK_FALSE(full(comparison));
        p.use("step:last");
        CHECK(p.has("comparison"));
    }

    TEST_CASE("version spaces: of every hypothesis of 5290's answers it is asked what becomes of the space")
    {
        Player p(spaces_tests::link(spaces_tests::game_5290));
        spaces_tests::settle(p);
        p.use("tab", "1");
        p.use("predict", "1");
        const std::vector<std::string> deaths{"", en(Text::spaces_death_two_values), en(Text::spaces_death_rejected),
                                              en(Text::spaces_death_empty), en(Text::spaces_death_distinct)};
        int n = 0, right = 0;
        std::set<std::string> seen;
        for (int generation = 1; generation <= 4; ++generation) {
            p.use("generation", std::to_string(generation));
            const int count = p.control("hypothesis")["max"];
            for (int h = 1; h <= std::min(count, 12); ++h) {
                p.use("hypothesis", std::to_string(h));
                if (!asked(p)) continue; // another hypothesis has led here, and it is answered
                REQUIRE(at(p) == 0);
                const auto question = p.control("foretell");
                CHECK(question["label"] == en(Text::spaces_foretell));
                REQUIRE(question["nodes"].size() == 5);
                const int said_so = n % 5;
                p.use(option(said_so));
                ++n;
                REQUIRE(at(p) == last(p));
                const std::string death = said(p, "step_death");
                seen.insert(death);
                const bool was = deaths[static_cast<std::size_t>(said_so)] == death;
                right += was ? 1 : 0;
                const std::string became = death.empty() ? en(Text::spaces_foretell_lives) : death;
                const std::string instead =
                    was ? en(Text::lesson_right) + " " : en(Text::predicted_not) + " " + became + ". ";
                CHECK(said(p, "foretold") == instead + en(Text::predicted_of, {{"right", right}, {"total", n}}) + ". ");
                if (!death.empty()) CHECK(p.status().find(death + ".") != std::string::npos);
                p.use("step:first"); // steps through it; the question is not repeated
                CHECK_FALSE(asked(p));
            }
        }
        CHECK(n >= 12);
        CHECK(seen.size() >= 3);
        CHECK(right > 0);
        CHECK(right < n);
    }

    TEST_CASE("Cluedo: before a rule or a shown card speaks it is asked what follows, and the next step is that")
    {
        for (const char* level : {"0", "1"}) {
            Player p(cluedo_tests::config());
            cluedo_tests::open_line(p, drawn_notes);
            p.use("level", level);
            p.use("story", "1");
            p.use("predict", "1");
            p.use("step:first");
            CHECK_FALSE(p.has("trials_n"));
            CHECK_FALSE(p.has("next_trial"));
            int n = 0, places = 0;
            for (int guard = 0; at(p) < last(p) && guard < 2000; ++guard) {
                if (!asked(p)) {
                    p.use("step:next");
                    continue;
                }
                const auto question = p.control("foretell");
                CHECK(question["label"].get<std::string>().ends_with(" What follows?"));
                const auto options = question["nodes"];
                REQUIRE((options.size() == 2 || options.size() == 3));
                const int before = at(p);
                const int chosen = n++ % static_cast<int>(options.size());
                p.use(option(chosen));
                CHECK(at(p) == before + 1);
                const std::string learnt = said(p, "story_move");
                int right = -1;
                for (int i = 0; i < static_cast<int>(options.size()); ++i)
                    if (options[static_cast<std::size_t>(i)]["text"] == learnt) right = i;
                REQUIRE(right >= 0);
                places |= 1 << right;
                CHECK(said(p, "foretold")
                          .starts_with(en(right == chosen ? Text::lesson_right : Text::predicted_not) + " "));
                CHECK(question["label"].get<std::string>().starts_with(said(p, "story_constraint")));
            }
            MESSAGE("level " << std::string(level) << ": " << n << " questions of " << last(p) << " steps");
            CHECK(n >= 5);
            CHECK((places & (places - 1)) != 0); // the right option is not always at the same place
            CHECK(says(said(p, "foretold"), Text::predicted_of, {{"total", n}}));
        }
    }

    TEST_CASE("Cluedo and version spaces: the question is on the canvas where it is in the outline, in every size")
    {
        for (const auto& size : screen_sizes)
            for (const bool cluedo : {false, true}) {
                CAPTURE(size.first);
                CAPTURE(cluedo);
                Player p(cluedo ? cluedo_tests::config() : spaces_tests::link(spaces_tests::game_5290), size.first,
                         size.second);
                p.settles(2000);
                if (cluedo) {
                    cluedo_tests::open_line(p, drawn_notes);
                    p.use("level", "1");
                    p.use("story", "1");
                } else p.use("tab", "1");
                p.use("sheet", "2");
                p.settles();
                CHECK(p.outline()["rects"].contains("predict"));
                p.use("predict", "1");
                p.use("step:first");
                while (!asked(p)) p.use("step:next");
                p.settles();
                const auto rects = p.outline()["rects"];
                CHECK(rects.contains("foretell:0"));
                CHECK(rects.contains("foretell:1"));
                CHECK(overlapping(p) == "");
                WrittenTexts written;
                p.frame();
                CHECK(written.two_on_each_other() == "");
                const int before = at(p);
                REQUIRE(p.click("foretell:1"));
                CHECK(at(p) > before);
                CHECK(p.has("foretold"));
            }
    }

    TEST_CASE(
        "a room predicts: hands are typed, then the bars, the answer and its reason, and the step without a score")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}}) {
            CAPTURE(size.first);
            Player p(trees_tests::config(), size.first, size.second);
            p.use("predict", "1");
            p.use("audience");
            CHECK_FALSE(p.has("dialog"));
            CHECK(p.status().find(en(Text::audience_none)) != std::string::npos);
            while (!asked(p)) p.use("step:next");
            const int before = at(p);
            const std::string right = p.control("foretell:0")["text"];
            if (size.first > 600) REQUIRE(p.click("audience"));
            else p.use("audience");
            p.settles();
            CHECK(said(p, "audience_question").find("?") != std::string::npos);
            p.use("audience:0", "12");
            p.use("audience:1", "18");
            CHECK_FALSE(p.has("audience_right"));
            REQUIRE(p.click("audience_reveal"));
            p.settles();
            CHECK(overlapping(p) == "");
            CHECK(p.control("audience_bars")["rows"][0][1] == "12");
            CHECK(said(p, "audience_right").find(right) != std::string::npos);
            CHECK(at(p) == before);
            REQUIRE(p.click("audience_next"));
            p.settles();
            CHECK(at(p) == before + 1);
            CHECK_FALSE(p.has("dialog"));
            CHECK_FALSE(p.has("foretold")); // no score
        }
    }
    TEST_CASE("in a lesson prediction is off at first, where it seals the steps it cannot be had, and afterwards it is "
              "as it was")
    {
        const std::string step = "lesson\tcut-1\ngame\ttrees\ntitle\tThe cut\nminutes\t8\nstep\t0\t3\nseed\t7\n"
                                 "say\tThe first branch is worth 3.\n";
        Player p(trees_tests::config());
        p.use("predict", "1");
        p.app().set("lesson", step);
        REQUIRE(p.settles());
        CHECK(p.control("predict")["checked"] == false);
        for (int i = 0; i < 5; ++i) p.use("step:next");
        CHECK(at(p) == 5);
        CHECK_FALSE(asked(p));
        p.use("predict", "1"); // the learner switches it on
        p.use("step:first");
        for (int i = 0; i < 30; ++i) p.use("step:next");
        REQUIRE(asked(p));
        const int here = at(p);
        p.app().set("lesson", "lesson\tcut-1\ngame\ttrees\ntitle\tThe cut\nminutes\t8\nstep\t1\t3\nseed\t7\n"
                              "say\tThe first branch is worth 3.\nask\tnumber\tThe root's value?\nanswer\t3\nhint\tMIN "
                              "first.\nhint\tThen MAX.\nright\tYes.\nhide\tstep\n");
        REQUIRE(p.settles());
        CHECK_FALSE(p.outline()["rects"].contains("predict"));
        CHECK_FALSE(p.outline()["rects"].contains("foretell:0"));
        p.use("foretell:0");
        CHECK(at(p) == here);
        CHECK(p.app().message().has_value());
        p.use("predict", "0");
        CHECK(p.control("predict")["checked"] == true);
        p.use("lesson_close");
        CHECK(p.control("predict")["checked"] == true);
    }

    TEST_CASE("the switch is kept for the next game")
    {
        Player p(trees_tests::config());
        p.use("predict", "1");
        CHECK(p.effect(shell::kit::Effect::Kind::save, "prefs").find("predict") != std::string::npos);
        p.use("predict", "0");
        CHECK_FALSE(p.control("predict")["checked"].get<bool>());
    }
}

} // namespace prediction_tests
