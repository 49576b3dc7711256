// Cluedo for students: ready cases, the list of trials, deductions by counting alone.
#include "engine/cluedo/story.hpp"
#include "shell/cluedo/cases.hpp"
#include "tests/shell/cluedo_support.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>

namespace cluedo_tests {

using wording::beginning, wording::en, wording::says, wording::Text;

using namespace engine::cluedo;

namespace {

/// The number of cells that the engine decides at this level in the game of `line`; nullopt: a contradiction.
std::optional<int> decided(std::string_view line, Level level)
{
    const auto log = from_line(line);
    REQUIRE(log);
    Domains d = Domains::of(log->setup().table);
    if (!decide(log->setup().table, constraints_of(log->now().view(), log->now().notes()), d, level))
        return std::nullopt;
    int n = 0;
    for (Card c = 0; c < 21; ++c)
        for (Holder h = 0; h < log->setup().table.holders(); ++h) n += d.at(c, h) != Domain::both ? 1 : 0;
    return n;
}

std::string words(Player& p, std::string_view id) { return p.has(id) ? p.control(id).value("text", "") : ""; }

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("where no level shows shares there is no switch for them")
    {
        Player p(config());
        open_line(p, drawn);
        p.use("level", "2");
        p.settles(300);
        CHECK(p.has("shares"));
        p.use("level", "0");
        p.settles(300);
        CHECK_FALSE(p.has("shares"));
        CHECK_FALSE(p.app().drawn().enabled.contains("shares"));
    }
    TEST_CASE("each ready case shows what its levels know, and the notebook before it comes back")
    {
        // Decided by rules, with trials, with complete deduction: the specification's numbers for A, D and F; 0: it
        // has none.
        constexpr std::array<std::array<int, 3>, 6> known{
            {{51, 72, 72}, {0, 0, 0}, {45, 45, 58}, {0, 0, 0}, {39, 39, 48}, {0, 0, 0}}};
        for (std::size_t i = 0; i < shell::cluedo::cases().size(); ++i) {
            const auto line = shell::cluedo::cases()[i].line;
            CAPTURE(line);
            const auto rules = decided(line, Level::propagation), trial = decided(line, Level::probing),
                       all = decided(line, Level::complete);
            REQUIRE(rules);
            REQUIRE(trial);
            if (known[i][0] > 0) CHECK(known[i] == std::array{*rules, *trial, all.value_or(0)});
            CHECK((all ? *all > *rules : *trial == *rules)); // the last level adds cells or the contradiction
            Player p(config());
            open_line(p, drawn);
            p.use("cases");
            p.use("case", std::to_string(i));
            CHECK_FALSE(words(p, "case_text").empty());
            p.use("start");
            REQUIRE(p.settles());
            CHECK_FALSE(p.has("dialog"));
            CHECK_FALSE(words(p, "case_text").empty());
            const std::string count = words(p, "case_known");
            CHECK(says(count, Text::cluedo_case_known, {{"rules", *rules}, {"trials", *trial}}));
            if (all)
                CHECK(count.find(en(Text::cluedo_level_all) + ": " + std::to_string(*all) + ".") != std::string::npos);
            else
                CHECK(words(p, "clash") == en(Text::cluedo_clash_crowd, {{"holder", "Leo"}, {"count", 2}}) + " " +
                                               en(Text::cluedo_clash_notes, {{"notes", "2, 3 and 4"}}));
            p.use("cases"); // a second case: the notebook is still kept
            p.use("case", std::to_string((i + 1) % 6));
            p.use("start");
            for (int notes = 0; notes < 20 && p.has("notes_list"); ++notes) p.use("undo");
            p.use("undo");
            REQUIRE(p.settles());
            CHECK_FALSE(p.has("case_text"));
            CHECK(p.control("notes_list")["items"].size() == 5);
        }
    }
    TEST_CASE("every trial is on the list, also those that came to nothing, and is gone through from its beginning")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(config(), size.first, size.second);
            open_line(p, drawn);
            const auto log = from_line(drawn);
            const auto notes = log->now().notes();
            const Story few = story_of(log->now().view(), notes, Level::probing);
            const Story all = story_of(log->now().view(), notes, Level::probing, Trials::all);
            const auto of_kind = [&](const Story& s, Move::Kind kind) {
                return static_cast<int>(
                    std::count_if(s.moves.begin(), s.moves.end(), [&](const Move& m) { return m.kind == kind; }));
            };
            const int refuted = of_kind(few, Move::Kind::refuted);
            p.use("level", "1");
            p.use("story", "1");
            CHECK(words(p, "trials_n") == en(Text::cluedo_trials_n, {{"refuted", refuted}, {"open", few.open_trials}}));
            CHECK(p.has("trial:" + std::to_string(refuted - 1)) == (refuted > 0));
            CHECK_FALSE(p.has("trial:" + std::to_string(refuted)));
            p.use("trials", "1");
            const int count = of_kind(all, Move::Kind::trial);
            REQUIRE(count == refuted + few.open_trials);
            CHECK(p.has("trial:" + std::to_string(count - 1)));
            CHECK_FALSE(p.has("trial:" + std::to_string(count)));
            int at = 0;
            bool nothing = false, contradiction = false;
            for (std::size_t i = 0; i < all.moves.size(); ++i) {
                if (all.moves[i].kind != Move::Kind::trial) continue;
                const std::string id = "trial:" + std::to_string(at++);
                if (at > 12 && nothing && contradiction) break;
                p.use(id);
                CHECK(words(p, "step_words").starts_with(beginning(Text::cluedo_story_at, {{"step", i + 1}})));
                CHECK(words(p, "story_move").starts_with(beginning(Text::cluedo_story_trial)));
                std::size_t end = i;
                while (all.moves[end].kind != Move::Kind::refuted && all.moves[end].kind != Move::Kind::open) ++end;
                p.use("step", std::to_string(end + 1));
                const bool led = all.moves[end].kind == Move::Kind::refuted;
                (led ? contradiction : nothing) = true;
                CHECK(words(p, "story_move")
                          .starts_with(led ? beginning(Text::cluedo_story_refuted) : en(Text::cluedo_story_open)));
                if (led) p.use("step:back");
                if (led) CHECK(words(p, "story_move") == en(Text::cluedo_story_conflict));
                CHECK(says(words(p, id), led ? Text::cluedo_trial_refuted : Text::cluedo_trial_open));
            }
            CHECK(nothing);
            CHECK(contradiction == (refuted > 0));
            CHECK(overlap(p) == "");
        }
    }
    TEST_CASE("what complete search alone knows is listed under the steps, and says that it was counted")
    {
        Player p(config());
        open_line(p, std::string(shell::cluedo::cases()[2].line)); // case D: two unknown cards, two questions
        p.use("level", "2");
        p.use("story", "1");
        REQUIRE(p.settles());
        CHECK(words(p, "counted_n") == en(Text::cluedo_counted_n, "13"));
        const std::string deals = en(Text::cluedo_deals_n, {{"count", 160'406'400}});
        CHECK(words(p, "counted_how") == en(Text::cluedo_counted_how, {{"deals", deals}}));
        p.use("counted:0");
        REQUIRE(p.settles());
        const auto lines = p.control("why_lines")["items"];
        REQUIRE_FALSE(lines.empty());
        CHECK(says(lines.back().get<std::string>(), Text::cluedo_why_counted, {{"deals", deals}}));
    }
    TEST_CASE("from a cell one goes on to its own steps, also where only counting knows it, and on to all steps there")
    {
        int nested = 0;
        for (std::size_t i = 0; i < shell::cluedo::cases().size(); ++i)
            for (const auto& size : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
                Player p(config(), size.first, size.second);
                open_line(p, std::string(shell::cluedo::cases()[i].line));
                p.use("level", "2");
                p.use("story", "1");
                REQUIRE(p.settles());
                std::string fact;
                if (p.has("counted:0")) fact = words(p, "counted:0"), p.use("counted:0");
                else look(p, 13, 4); // by a note Leo has the Lounge
                REQUIRE(p.settles());
                if (!p.has("proof")) continue; // a contradiction
                if (fact.empty()) fact = words(p, "cell_title");
                CHECK(words(p, "cell_title") == fact);
                REQUIRE(p.click("proof"));
                CHECK(p.settles());
                CHECK(words(p, "story_of") == en(Text::cluedo_proof_of, {{"literal", fact}}));
                const int steps = p.control("step")["max"];
                REQUIRE(steps > 0);
                CHECK(steps < 40);
                bool inside = false;
                for (int at = 1; at <= steps; ++at) {
                    p.use("step", std::to_string(at));
                    inside |= words(p, "story_supposing").find("; ") != std::string::npos;
                }
                nested += inside ? 1 : 0; // a trial within a trial
                CHECK((words(p, "story_move") == fact || words(p, "story_move").starts_with("Refuted: ")));
                p.use("story_all");
                CHECK_FALSE(p.has("story_of"));
                CHECK(p.control("step")["max"] > steps);
                CHECK(overlap(p) == "");
            }
        CHECK(nested >= 6); // D, E and F, in both sizes
    }
    TEST_CASE("where there is a trial, a button beside the steps leads to it without scrolling")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(config(), size.first, size.second);
            open_line(p, std::string(shell::cluedo::cases()[0].line));
            p.use("level", "1");
            p.use("story", "1");
            REQUIRE(p.settles());
            const auto rects = p.outline()["rects"];
            REQUIRE(rects.contains("next_trial"));
            CHECK(rects["next_trial"][1].get<int>() == rects["play"][1].get<int>() - 1);
            REQUIRE(p.click("next_trial"));
            CHECK(words(p, "story_move").starts_with(beginning(Text::cluedo_story_trial)));
        }
    }
    TEST_CASE("a question that asks a card whose place is known says what for, in every language")
    {
        Player p(config());
        open_line(p, drawn); // the spanner is in the envelope
        REQUIRE(cell(p, 11, 4) == "yes");
        p.use("advice");
        REQUIRE(p.settles(4000));
        int known = 0;
        for (int i = 0; p.has("question:" + std::to_string(i)); ++i) {
            p.use("question:" + std::to_string(i));
            p.settles();
            const std::string advised = words(p, "advice_text");
            const std::string question = advised.substr(0, advised.find(". "));
            int placed = 0;
            for (Card c = 0; c < 21; ++c)
                for (Holder h = 0; h < 5; ++h)
                    placed +=
                        cell(p, c, h).starts_with("yes") &&
                                question.find(p.control("grid")["rows"][c][0].get<std::string>()) != std::string::npos
                            ? 1
                            : 0;
            INFO(advised);
            if (placed == 0 || placed == 3) CHECK_FALSE(says(advised, Text::cluedo_asked_clears));
            else CHECK(advised.ends_with(en(Text::cluedo_asked_clears, {{"count", placed == 2 ? 1 : 2}})));
            if (placed == 0) continue;
            ++known;
            for (const auto language : shell::text::languages) {
                p.use("language", std::string(shell::text::code(language)));
                CHECK(says(words(p, "advice_text"), Text::cluedo_asked_clears, {{"count", placed == 2 ? 1 : 2}},
                           language));
            }
            p.use("language", "en");
        }
        CHECK(known > 0);
    }
    TEST_CASE("the sign of a cell that may still be both is explained beside the steps and under their grid")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(config(), size.first, size.second);
            open_line(p, drawn);
            const auto drawn_now = [&](const std::string& what) {
                Looks looks;
                p.frame();
                return std::count_if(looks.texts.begin(), looks.texts.end(),
                                     [&](const Written& w) { return w.words == what; });
            };
            const bool desktop = size.first > 1000;
            CHECK(drawn_now(en(Text::cluedo_legend_share)) == (desktop ? 1 : 0)); // a phone's grid has no legend
            CHECK(drawn_now(en(Text::cluedo_legend_both)) == 0);
            p.use("story", "1");
            p.use("sheet", "2");
            for (int step = 1; step < 40; ++step) {
                p.use("step", std::to_string(step));
                p.settles();
                const bool open = p.control("story_variables")["items"].dump().find("{yes, no}") != std::string::npos;
                CHECK(drawn_now(en(Text::cluedo_legend_both)) == (desktop ? 1 : 0) + (open ? 1 : 0));
                if (open && step > 3) break;
            }
            CHECK(drawn_now(en(Text::cluedo_legend_share)) == 0);
        }
    }
    TEST_CASE("on a phone a ready case tells its reason on the first screen")
    {
        for (const std::string& language : every_language)
            for (int one = 0; one < 6; ++one) {
                INFO(std::string(language) << " case " << one);
                Player p(config(), 360, 640);
                p.use("language", language);
                p.use("cases");
                p.use("case", std::to_string(one));
                p.use("start");
                REQUIRE(p.settles(2000));
                const auto told = p.control("case_text")["text"].get<std::string>();
                const auto reason = told.substr(told.find(". ") + 2);
                Looks drawn;
                p.frame();
                std::string all;
                for (const auto& t : drawn.texts)
                    if (t.place.y + t.place.h < 640) all += t.words + ' ';
                CHECK(all.find(reason) != std::string::npos);
            }
    }
    TEST_CASE("a seed alone does not turn a notebook into a game")
    {
        for (const bool plays : {false, true}) {
            Player p(config(plays ? R"(,"role":"play","seed":"7")" : R"(,"seed":"7")"));
            CHECK(p.has("mine:0") == !plays);
        }
    }
}

} // namespace cluedo_tests
