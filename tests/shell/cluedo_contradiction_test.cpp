// Notes or a hand that contradict each other: what is named, the buttons that mend it, and when they agree again.
#include "engine/cluedo/repairs.hpp"
#include "tests/shell/cluedo_support.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>

namespace cluedo_tests {

using wording::en, wording::says, wording::Text;

using namespace engine::cluedo;

TEST_SUITE("cluedo")
{
    TEST_CASE(
        "of twenty notes one is wrong: it is said at once, the culprit is named, one tap repairs, and undo goes back")
    {
        const Session s = mistyped();
        Player p(config());
        choose_hand(p, s.play.hand(0));
        std::size_t told = 0; // number of notes at the first report
        for (std::size_t i = 0; i < s.entries.size(); ++i) {
            note(p, s.entries[i], 4);
            p.settles();
            REQUIRE(p.control("notes_list")["items"].size() == i + 1);
            if (told == 0 && p.has("contradiction")) told = i + 1;
        }
        const Repairs r = engine::run(RepairsJob(s.play.view(0), s.entries));
        CHECK(told == static_cast<std::size_t>(r.first_bad_prefix));
        const std::string words = p.control("contradiction")["text"];
        std::vector<Entry> clash; // the notes that it names contradict each other, and no part of them does
        std::string named;
        for (const int row : r.clash) {
            clash.push_back(s.entries[static_cast<std::size_t>(row)]);
            named += (named.empty() ? "" : row == r.clash.back() ? " and " : ", ") + std::to_string(row + 1);
        }
        CHECK(words.find(en(Text::cluedo_contradiction, {{"note", 2, named}})) != std::string::npos);
        const engine::cluedo::View v = s.play.view(0);
        const auto has_deal = [&](const std::vector<Entry>& notes) {
            return find_deal(v.table, constraints_of(v, notes), Domains::of(v.table)).has_value();
        };
        CHECK_FALSE(has_deal(clash));
        for (std::size_t i = 0; i < clash.size(); ++i) {
            auto rest = clash;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
            CHECK(has_deal(rest));
        }
        CHECK(says(words, Text::cluedo_culprits, {{"note", r.ranked[0] + 1}}));
        const auto culprit = std::find(r.ranked.begin(), r.ranked.end(), static_cast<int>(s.wrong));
        REQUIRE(culprit != r.ranked.end());
        SUBCASE("ignoring it")
        {
            CHECK(p.click("ignore:" + std::to_string(r.ranked[0]))); // the banner's button
            p.use("undo");
            p.use("ignore:" + std::to_string(s.wrong), "1");
            p.settles();
            CHECK_FALSE(p.has("contradiction"));
            const std::string line = p.control("notes_list")["items"][s.wrong];
            CHECK(line.find("ignored") != std::string::npos);
            p.use("undo");
            p.settles();
            CHECK(p.has("contradiction"));
        }
        SUBCASE("mending it")
        {
            p.use("edit:" + std::to_string(s.wrong));
            const Entry truth = s.play.seen_from(0)[s.wrong];
            choose(p, "shower", truth.shower);
            if (truth.card != no_card) choose(p, "shown", truth.card);
            p.use("entry_save");
            p.settles();
            CHECK_FALSE(p.has("contradiction"));
            for (Card c = 0; c < 21; ++c) // certain cells agree with the deal
                for (Holder h = 0; h < 5; ++h) {
                    const bool has = s.play.deal[static_cast<std::size_t>(c)] == h;
                    CHECK_FALSE(cell(p, c, h).starts_with(has ? "no" : "yes"));
                }
        }
        SUBCASE("deleting it")
        {
            p.use("remove:" + std::to_string(s.wrong));
            p.settles();
            CHECK_FALSE(p.has("contradiction"));
            CHECK(p.control("notes_list")["items"].size() == 19);
        }
    }
    TEST_CASE("a mistyped hand is suspected: the note that it contradicts is named, and a button edits my cards")
    {
        for (const float width : {1280.f, 360.f}) {
            Player p(config(), width, 640);
            open_line(p, "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s1ahp0p");
            p.use("hand_edit");
            p.use("mine:15", "0"); // I showed this one
            p.use("mine:16", "1");
            p.use("hand_done");
            REQUIRE(p.settles());
            const std::string words = p.control("contradiction")["text"];
            CHECK(words.ends_with(en(Text::cluedo_hand_showed, {{"note", 2}, {"card", "Kitchen"}})));
            REQUIRE(p.click("hand_edit"));
            CHECK(p.has("hand_done"));
            p.use("mine:16", "0");
            p.use("mine:15", "1");
            p.use("hand_done");
            REQUIRE(p.settles());
            CHECK_FALSE(p.has("contradiction"));
            p.use("toast_close");
            CHECK(overlap(p) == "");
        }
    }
    TEST_CASE("the hand is suspected too where only several notes together contradict it")
    {
        Player p(config());
        open_line(p, "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - abcgm r1d r2e l4f"); // no suspect is left
        const std::string words = p.control("contradiction")["text"];
        CHECK(words.ends_with(en(Text::cluedo_or_hand)));
    }
    TEST_CASE("contradictory notes: both likeliest have a button, and it is said where they clash")
    {
        const Session s = mistyped();
        for (const auto& size : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(config(), size.first, size.second);
            choose_hand(p, s.play.hand(0));
            for (const Entry& e : s.entries) note(p, e, 4);
            REQUIRE(p.settles());
            REQUIRE(p.has("contradiction"));
            const std::string clash = p.control("clash")["text"];
            CHECK((says(clash, Text::cluedo_clash_under) || says(clash, Text::cluedo_clash_over) ||
                   says(clash, Text::cluedo_clash_crowd) || clash.starts_with(en(Text::cluedo_clash_search))));
            RepairsJob job(s.play.view(0), s.entries);
            while (job.step(engine::Budget{1000}) == engine::Step::more) {}
            const auto& ranked = job.result().ranked;
            REQUIRE(ranked.size() > 1);
            const auto rects = p.outline()["rects"];
            CHECK(rects.contains("edit:" + std::to_string(ranked[0])));
            CHECK(rects.contains("edit:" + std::to_string(ranked[1])));
            Looks looks; // the primary button edits the likeliest note
            p.frame();
            for (std::size_t i = 0; i < 2; ++i) {
                const std::string label = en(Text::cluedo_mend_n, {{"note", ranked[i] + 1}});
                INFO(label);
                const auto button = std::find_if(looks.texts.begin(), looks.texts.end(),
                                                 [&](const Written& w) { return w.words == label; });
                REQUIRE(button != looks.texts.end());
                const auto& light = shell::kit::theme(shell::kit::ThemeName::light);
                CHECK((button->style.colour == light.accent_ink) == (i == 0)); // the primary button's ink
            }
        }
    }
    TEST_CASE("the note just inserted is suspected first, and cards that lie open last")
    {
        for (const float width : {360.f, 1280.f}) {
            Player p(config(), width, 640);
            open_line(p, drawn + " f3afou"); // Eva leaves, with her cards open
            if (width < 500) p.use("notes");
            p.use("row:5");
            p.use("insert:5");
            choose(p, "by", 2);
            choose(p, "suspect", 5); // Eva would have had it
            choose(p, "weapon", 7);
            choose(p, "room_asked", 12);
            choose(p, "shower", 1);
            p.use("entry_save");
            REQUIRE(p.settles());
            REQUIRE(p.has("contradiction"));
            CHECK(says(p.control("contradiction")["text"].get<std::string>(), Text::cluedo_culprits, {{"note", 6}}));
            CHECK(p.outline()["rects"].contains("edit:5"));
            CHECK_FALSE(p.outline()["rects"].contains("ignore:6"));
        }
        Player p(config());
        open_line(p, drawn + " s2fhm1- f3afou"); // and so after a reload
        CHECK(says(p.control("contradiction")["text"].get<std::string>(), Text::cluedo_culprits, {{"note", 6}}));
    }
    TEST_CASE("when the notes agree again it is said, after editing the wrong one and after leaving it out")
    {
        const Session s = mistyped();
        for (const bool edits : {true, false}) {
            Player p(config());
            choose_hand(p, s.play.hand(0));
            for (const Entry& e : s.entries) note(p, e, 4);
            REQUIRE(p.settles());
            REQUIRE(p.has("contradiction"));
            Looks looks;
            if (edits) {
                p.use("edit:" + std::to_string(s.wrong));
                const Entry truth = s.play.seen_from(0)[s.wrong];
                choose(p, "shower", truth.shower);
                if (truth.card != no_card) choose(p, "shown", truth.card);
                p.use("entry_save");
            } else p.use("ignore:" + std::to_string(s.wrong), "1");
            REQUIRE(p.settles());
            REQUIRE_FALSE(p.has("contradiction"));
            const bool said = std::any_of(looks.texts.begin(), looks.texts.end(),
                                          [](const Written& w) { return w.words == en(Text::cluedo_agree_again); });
            CHECK(said);
        }
    }
}

} // namespace cluedo_tests
