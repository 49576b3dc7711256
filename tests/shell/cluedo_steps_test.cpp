// Cluedo's deduction step by step, and its levels.
#include "engine/cluedo/story.hpp"
#include "tests/shell/cluedo_support.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>

namespace cluedo_tests {

using wording::en, wording::ending, wording::says, wording::Text;

using namespace engine::cluedo;

TEST_SUITE("cluedo")
{
    TEST_CASE("the machinery is gone through step by step: from nothing known to all that its level knows")
    {
        Player p(config());
        open_line(p, drawn);
        const auto log = from_line(drawn);
        const View view = log->now().view();
        for (const Level level : {Level::propagation, Level::probing}) {
            p.use("level", level == Level::propagation ? "0" : "1");
            CHECK(p.control("deals")["text"].get<std::string>().ends_with(
                ending(Text::cluedo_cells_decided, {{"cells", 105}}))); // this level counts no deals
            p.use("story", "1");
            const Story story = story_of(view, log->now().notes(), level);
            const auto grid_is = [&](const Domains& d) {
                for (Card c = 0; c < 21; ++c)
                    for (Holder h = 0; h < 5; ++h) {
                        const std::string shown = cell(p, c, h);
                        const char* wanted = d.at(c, h) == Domain::both        ? "?"
                                             : d.at(c, h) == Domain::only_true ? "yes"
                                                                               : "no";
                        CHECK(shown.starts_with(wanted));
                    }
            };
            p.use("step:first");
            grid_is(Domains::of(view.table));
            const int count = static_cast<int>(story.moves.size());
            CHECK(p.control("step")["max"] == count);
            for (const int k : {1, 2, count / 2, count}) {
                p.use("step", std::to_string(k));
                CHECK(p.control("step_words")["text"] == "Step " + std::to_string(k) + " of " + std::to_string(count));
                grid_is(domains_after(story, static_cast<std::size_t>(k)));
                const Move& m = story.moves[static_cast<std::size_t>(k) - 1];
                const Constraint& said = story.constraints[static_cast<std::size_t>(m.constraint)];
                CHECK(p.control("story_variables")["items"].size() == arguments(view.table, said).size());
            }
            Domains all = Domains::of(view.table);
            REQUIRE(decide(view.table, constraints_of(view, log->now().notes()), all, level));
            grid_is(all);
            p.use("story", "0");
            CHECK(cell(p, 11, 4) == "yes");
        }
    }
    TEST_CASE(
        "the steps tell constraints in words and in the model's notation; a cell leads to the step that decides it")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(config(), size.first, size.second);
            open_line(p, drawn);
            p.use("level", "1");
            p.use("story", "1");
            p.use("cell:" + std::to_string(0 * max_holders + 3)); // Eva showed me Scarlett
            CHECK(p.control("story_move")["text"] == en(Text::cluedo_is_with, "Scarlett", "Eva"));
            CHECK(p.control("story_constraint")["text"] == "Note 4: Eva has Scarlett.");
            CHECK(p.control("story_notation")["text"] == "V1(c(Scarlett, Eva)) = true");
            CHECK(says(p.control("story_rule")["text"].get<std::string>(), Text::cluedo_story_needs,
                       {{"missing", 1}, {"count", 1}}));
            const std::string now = p.control("step_words")["text"];
            CHECK(p.click("step:next"));
            CHECK(p.control("step_words")["text"] != now);
            p.key(ImGuiKey_LeftArrow);
            CHECK(p.control("step_words")["text"] == now);
            CHECK(p.settles());
            const auto rects = p.outline()["rects"];
            CHECK(rects.contains("step"));
            p.use("play", "1");
            p.frames(150); // more than two seconds
            CHECK(p.control("step_words")["text"] != now);
            p.use("play", "0");
            CHECK(p.settles());
        }
    }
    TEST_CASE("notes that contradict each other: the last step is the contradiction")
    {
        const Session s = mistyped();
        Player p(config());
        choose_hand(p, s.play.hand(0));
        for (const Entry& e : s.entries) note(p, e, 4);
        p.settles();
        p.use("level", "1");
        p.use("story", "1");
        p.use("step:last");
        const std::string last = p.control("story_move")["text"];
        CHECK((last == "Contradiction" || last.starts_with("Refuted"))); // probing may miss the contradiction
        CHECK((last == "Contradiction") == !story_of(s.play.view(0), s.entries, Level::probing).consistent);
    }
    TEST_CASE("a weaker level of deduction shows less, never more")
    {
        Player p(config());
        open_line(p, drawn);
        const auto known = [&] {
            int n = 0;
            for (Card c = 0; c < 21; ++c)
                for (Holder h = 0; h < 5; ++h) n += cell(p, c, h) == "yes" || cell(p, c, h) == "no" ? 1 : 0;
            return n;
        };
        const int all = known();
        p.use("level", "0");
        CHECK(known() <= all);
        CHECK(cell(p, 2, 1) == "?");
        p.use("level", "2");
        CHECK(known() == all);
    }
}

} // namespace cluedo_tests
