// The tree of version spaces: its rows, opening and folding, and agreement with the engine's story.
#include "shell/spaces/game.hpp"
#include "shell/spaces/tree.hpp"
#include "shell/text/text.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/layout_checks.hpp"
#include "tests/shell/spaces_player.hpp"
#include "tests/shell/wording.hpp"

namespace spaces_tests {

using wording::en, wording::Text;

TEST_SUITE("spaces")
{
    TEST_CASE("version spaces: the tree lists the live ones and folds the dead with the test that killed each")
    {
        Player p(link(game_5290));
        settle(p);
        back_two_rows(p);
        vs::SpaceSet set(engine::codes::picas_fijas, {});
        set.update({digits("1234"), {1, 0}});
        set.update({digits("1798"), {1, 0}});
        CHECK(p.control("spaces")["rows"].size() == set.live().size());
        const auto dead = p.control("dead")["rows"];
        for (int d = 1; d < vs::deaths; ++d)
            CHECK(dead[static_cast<std::size_t>(d) - 1][1] ==
                  std::to_string(set.rows()[1].died[static_cast<std::size_t>(d)]));
        int died = 0;
        for (int d = 1; d < vs::deaths; ++d) died += static_cast<int>(set.rows()[1].died[static_cast<std::size_t>(d)]);
        CHECK(
            text(p, "effort:2")
                .ends_with(" " + std::to_string(set.live().size()) + " live, " + std::to_string(died) + " collapsed."));
        p.use("generation", "1");
        CHECK(p.control("spaces")["rows"].size() == 4);
        p.use("space", "3");
        CHECK(text(p, "space_e") == "E: (? ? 3 ?)");
        CHECK(text(p, "space_size").starts_with("0 codes") == false);
        p.use("l_or_l2", "1");
        CHECK(text(p, "space_e") == "E: (?, ?, = 3, ?)");
        CHECK(text(p, "space_g").find("¬") != std::string::npos);
    }

    TEST_CASE("version spaces: spaces are numbered as their tiles stand, the most probable is the first")
    {
        Player p(config(R"("seed":"7","rules":"p4c10n")"));
        for (const char* guess : {"0123", "1085"}) {
            p.guess(guess);
            settle(p);
        }
        const auto spaces = p.control("spaces")["rows"];
        REQUIRE(spaces.size() > 8);
        for (std::size_t i = 0; i < spaces.size(); ++i) CHECK(spaces[i][5] == std::to_string(i + 1));
        for (const int number : {2, 1, 8}) {
            p.use("space", std::to_string(number));
            CHECK(p.control("space")["value"] == std::to_string(number));
            CHECK(text(p, "space_e") == "E: " + spaces[static_cast<std::size_t>(number) - 1][1].get<std::string>());
        }
    }

    TEST_CASE("version spaces: where there is little room the collapse comes before the tiles, in a line and its bar")
    {
        const std::string game = "spaces 1 me hand true b uniform_code never codes 1 p4c10n 12 assistant digits "
                                 "consistent 7 g0123 a11 g1085 a02";
        for (const auto& size : {std::pair{1280.f, 800.f}, std::pair{360.f, 640.f}, std::pair{640.f, 360.f}}) {
            const float w = size.first, h = size.second;
            INFO(w << " x " << h);
            Player p(link(game), w, h);
            if (w > 1000) p.app().set("theme", "projector"); // a larger scale leaves less room
            settle(p);
            p.frames(3);
            const auto region = p.app().drawn().scrolls.find("spaces tiles");
            REQUIRE(region != p.app().drawn().scrolls.end());
            const shell::kit::Rect window = region->second;
            Looks looks;
            p.frame();
            const auto line = std::find_if(looks.texts.begin(), looks.texts.end(),
                                           [](const Written& t) { return t.words.starts_with("24 before → "); });
            REQUIRE(line != looks.texts.end());
            const float under = line->place.bottom();
            CHECK(line->place.y >= window.y);
            CHECK(under < window.bottom());
            const auto bars = std::count_if(looks.shapes.begin(), looks.shapes.end(), [&](const Looks::Shape& s) {
                return s.what == "fill" && s.numbers[3] == 8 && s.numbers[1] > under && s.numbers[1] < under + 30 &&
                       s.numbers[1] + 8 < window.bottom();
            });
            CHECK(bars >= 2); // live and collapsed spaces
            const auto& rects = p.app().drawn().rects;
            CHECK(std::any_of(rects.begin(), rects.end(),
                              [](const auto& one) { return one.first.starts_with("space:") && one.second.h >= 30; }));
        }
    }

    TEST_CASE(
        "version spaces: where there is room each space has a mark, in the heap of the test that made it collapse")
    {
        const std::string game = "spaces 1 me hand true b uniform_code never codes 1 p4c10n 12 assistant digits "
                                 "consistent 7 g0123 a11 g1085 a02";
        for (const auto& size : {std::pair{1280.f, 800.f}, std::pair{360.f, 640.f}}) {
            const float w = size.first;
            INFO(w);
            Player p(link(game), w, size.second);
            p.use("sheet", "2");
            settle(p);
            Looks looks;
            p.frame();
            const auto marks = std::count_if(looks.shapes.begin(), looks.shapes.end(), [](const Looks::Shape& s) {
                return s.what == "fill" && s.numbers[2] == s.numbers[3] && s.numbers[2] >= 3 && s.numbers[2] <= 5;
            });
            const std::string gave = text(p, "effort:2"); // "Answer 2 generated 1008 spaces: …"
            CHECK(gave.find(" " + std::to_string(marks) + " ") != std::string::npos);
        }
    }

    TEST_CASE("version spaces: a new answer is seen to collapse; a press ends it, and with reduced motion it has")
    {
        const std::string game = "spaces 1 me hand true b uniform_code never codes 1 p4c10n 12 assistant digits "
                                 "consistent 7 g0123 a11 g1085";
        enum class How { watched, pressed, reduced };
        for (const How how : {How::watched, How::pressed, How::reduced}) {
            INFO(static_cast<int>(how));
            Player p(R"({"language":"en",)" + std::string(how == How::reduced ? R"("motion":"reduce",)" : "") +
                     R"("link":")" + engine::session::to_link(game) + R"("})");
            settle(p);
            const auto marks = [&p] {
                Looks looks;
                p.frame();
                return std::count_if(looks.shapes.begin(), looks.shapes.end(), [](const Looks::Shape& s) {
                    return s.what == "fill" && s.numbers[2] == s.numbers[3] && s.numbers[2] >= 3 && s.numbers[2] <= 5;
                });
            };
            CHECK(marks() == 24); // it opens without animation
            p.answer(0, 2);
            for (int i = 0; i < 200 && text(p, "effort:2") == "none"; ++i) p.frame();
            const std::string gave = text(p, "effort:2");
            const auto all = [&] {
                return gave.find("generated " + std::to_string(marks()) + " ") != std::string::npos;
            };
            CHECK(all() == (how == How::reduced));
            if (how == How::pressed) p.click_at({4, 790, 4, 4});
            else settle(p);
            CHECK(all());
            p.use("undo");
            settle(p);
            CHECK(marks() == 24);
        }
    }

    TEST_CASE("version spaces: L and L2, A and B have their names wherever they can be pressed, in every language")
    {
        using shell::text::Text;
        const std::string colours = "spaces 1 me hand true b uniform_code never codes 1 p4c6r 12 assistant colours "
                                    "consistent 0",
                          played = colours + " g0012 a11 g1134 a02";
        int seen = 0;
        for (const std::string& game : {colours, played, by_hand + " g1234 a11"})
            for (const auto& size : {std::pair{640.f, 360.f}, std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}})
                for (const std::string& language : every_language) {
                    const std::string where = game + " at " + std::to_string(size.first) + " in " + language;
                    INFO(where);
                    Player p(link(game), size.first, size.second);
                    p.use("language", language);
                    p.use("sheet", "2");
                    settle(p);
                    const auto l = *shell::text::language_from(language);
                    const auto look = [&] {
                        p.frames(3);
                        WrittenTexts written;
                        p.frame();
                        const auto& rects = p.app().drawn().rects;
                        if (rects.contains("l_or_l2:0")) {
                            ++seen;
                            CHECK(written.has(shell::text::pattern(l, Text::spaces_language)));
                        }
                        if (rects.contains("cover:0")) CHECK(written.has(shell::text::pattern(l, Text::spaces_cover)));
                        CHECK(written.two_on_each_other() == "");
                    };
                    look();
                    p.use("spaces_view", "1");
                    look();
                    p.use("space", "1"); // its details
                    look();
                }
        CHECK(seen > 70);
    }

    TEST_CASE("version spaces: a row of the tree is opened, its fold too, and a dead one is chosen, by mouse")
    {
        Player p(link(game_5290));
        settle(p);
        back_two_rows(p);
        p.use("open_to", "0");
        const auto rows = [&] {
            int n = 0;
            const auto outline = p.outline();
            for (const auto& [id, rect] : outline["rects"].items()) n += id.starts_with("node:");
            return n;
        };
        CHECK(rows() == 5); // the root and four hypotheses: none collapses at once
        REQUIRE(p.outline()["rects"].contains("fold:1"));
        p.click_at(p.outline()["rects"]["fold:1"]);
        CHECK(rows() > 5);
        // the last child of the first space is the fold of the collapsed ones
        const auto rects = p.outline()["rects"];
        int fold = 0;
        for (int i = 40; i >= 5; --i)
            if (rects.contains("fold:" + std::to_string(i))) fold = i;
        REQUIRE(fold > 0);
        p.click_at(rects["fold:" + std::to_string(fold)]);
        std::string dead; // a row that was not there before
        const auto after = p.outline()["rects"];
        for (const auto& [id, rect] : after.items())
            if (id.starts_with("node:") && !rects.contains(id)) dead = id;
        REQUIRE(!dead.empty());
        p.click_at(after[dead]);
        const std::string died = text(p, "space_dead");
        CHECK((died.find(en(Text::spaces_death_two_values)) != std::string::npos ||
               died.find(en(Text::spaces_death_rejected)) != std::string::npos));
    }

    TEST_CASE("version spaces: header, tiles, tree and text view say the same codes and spaces, at every node")
    {
        const std::string game = "spaces 1 me hand true b uniform_code never codes 1 p4c10n 12 assistant digits "
                                 "consistent 7 g0123 a11 g1085 a02 g0691 a03";
        Player p(link(game));
        settle(p);
        CHECK(text(p, "left") == en(Text::codes_left, {{"count", 14}}) + " " + en(Text::spaces_live_n, {{"count", 7}}));
        CHECK(p.control("spaces")["rows"].size() == 7);
        int codes = 0, last = 1000;
        const auto table = p.control("spaces")["rows"];
        for (const auto& row : table) {
            const int n = std::stoi(row[3].get<std::string>());
            CHECK(n <= last); // the most probable first
            codes += last = n;
        }
        CHECK(codes == 14);
        const auto rects = p.outline()["rects"];
        int tiles = 0;
        for (const auto& [id, rect] : rects.items()) tiles += id.starts_with("space:");
        CHECK(tiles == 7);
        p.use("spaces_view", "1");
        CHECK(p.outline()["rects"].contains("node:0"));

        shell::spaces::Analysis analysis(engine::codes::picas_fijas, {});
        analysis.want({{digits("0123"), {1, 1}}, {digits("1085"), {0, 2}}, {digits("0691"), {0, 3}}}, {});
        while (!analysis.settled()) analysis.work();
        for (const auto& g : analysis.generations()) {
            engine::Count all = 0, live = 0;
            double share = 0;
            for (std::size_t i = 0; i < g.heirs.size(); ++i) {
                all += g.codes_now[i], live += g.heirs[i], share += g.share_now[i];
                CHECK((g.codes_now[i] == 0) == (g.heirs[i] == 0));
            }
            CHECK(all == 14);
            CHECK(live == 7);
            CHECK(share == doctest::Approx(1));
        }
        shell::spaces::Tree tree(analysis);
        tree.open_to(1);
        double before = 1;
        for (int i = 0; i < tree.at(0).count; ++i) {
            const auto& child = tree.at(tree.at(0).first + i);
            if (child.kind != shell::spaces::Tree::Kind::space) continue;
            const double share = analysis.generations()[1].share_now[child.space];
            CHECK(share <= before);
            before = share;
        }
    }

    TEST_CASE("version spaces: the list of rows is the tree's, whatever is opened")
    {
        shell::spaces::Analysis analysis(engine::codes::picas_fijas, {});
        analysis.want({{digits("1234"), {1, 1}}, {digits("5267"), {0, 2}}}, {});
        while (!analysis.settled()) analysis.work();
        shell::spaces::Tree tree(analysis);
        tree.open_to(2);
        for (int row = 0; row < tree.rows(); ++row) CHECK(tree.row_of(tree.node_at_row(row)) == row);
        int live = 0;
        for (int i = 0; i < tree.size(); ++i)
            live += tree.at(i).kind == shell::spaces::Tree::Kind::space && tree.at(i).generation == 2;
        CHECK(live == static_cast<int>(analysis.now().live()));
        const int node = tree.reveal(2, analysis.now().set.live().size() - 1);
        CHECK(tree.at(node).space == analysis.now().live() - 1);
        CHECK(tree.node_at_row(tree.row_of(node)) == node);
    }

    TEST_CASE("version spaces: of thousands of rows only those in the window are drawn")
    {
        Player p(link("spaces 1 me seed odds10 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5 "
                      "g1234 a11 g5162 a02"));
        settle(p);
        p.use("open_to", "1");
        p.frames(3);
        CHECK(std::stoi(text(p, "left").substr(text(p, "left").find(". ") + 2)) > 1000);
        int rows = 0;
        const auto rects = p.outline()["rects"];
        for (const auto& [id, rect] : rects.items()) rows += id.starts_with("node:");
        CHECK(rows > 4);
        CHECK(rows < 20);
    }

    TEST_CASE("version spaces: what is shown of each branch is what the engine's own story tells")
    {
        const std::vector<Clue> clues{{digits("1234"), {1, 1}}, {digits("1325"), {0, 3}}, {digits("2714"), {1, 1}}};
        for (const vs::Noise& noise : {vs::Noise{}, vs::Noise{vs::Noise::Kind::lies, 0, 1}}) {
            const vs::Options options{vs::Cover::b, vs::Detection::early, noise};
            shell::spaces::Analysis analysis(engine::codes::picas_fijas, options);
            analysis.want(clues, options);
            while (!analysis.settled()) analysis.work();
            const auto story = vs::story_of(engine::codes::picas_fijas, clues, options, 10'000'000);
            REQUIRE(story.complete);
            for (int k = 0; k < 2; ++k) {
                const auto& told = story.generations[static_cast<std::size_t>(k)];
                for (std::size_t s = 0; s < told.live.size(); s += 7) {
                    const auto branches = analysis.branches(k, s);
                    REQUIRE(branches.size() == told.branches[s].size());
                    CHECK(analysis.hypotheses_met(k, s) == branches.size());
                    for (std::size_t i = 0; i < branches.size(); ++i) {
                        CHECK(branches[i].death == told.branches[s][i].death);
                        CHECK(branches[i].live == told.branches[s][i].live);
                        CHECK(branches[i].truth == told.branches[s][i].truth);
                    }
                }
            }
            vs::SpaceSet late(engine::codes::picas_fijas, {vs::Cover::b, vs::Detection::late, noise});
            for (std::size_t k = 0; k < clues.size(); ++k) {
                late.update(clues[k]);
                CHECK(analysis.generations()[k + 1].updates_late == late.rows()[k].updates);
            }
        }
    }
}

} // namespace spaces_tests
