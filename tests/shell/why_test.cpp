// Every claim of the engine on a screen has a reason. A text, list or table of an outline that the inventory lacks is a
// failure, so that no new claim goes without a reason.
#include "tests/shell/every_language.hpp"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/why_support.hpp"
#include "tests/shell/wording.hpp"
#include <map>
#include <set>
#include <sstream>

namespace why_tests {

using wording::says, wording::Text;

using nlohmann::json;

namespace {

/// The ids of a game's outline, each list behind the kind of its reason: [why:left] the control that asks for it;
/// [told:id] another node of the same outline gives it; [own] the node is a computation or a reason itself;
/// [fact] the game, its rules or a task: no claim of the engine.
constexpr std::pair<std::string_view, std::string_view> inventories[] = {
    {"codes", "[fact] asked rows rules secret truth thinking working goal guess_of "
              "prompt duel_rows code_a code_b "
              "[why:left] left "
              "[why:map] map "
              "[told:partition] worst bits "
              "[own] partition about hint_why nudge contradiction runners population review "
              "[why:draft] draft_state "
              "[told:worst] rank "
              "[told:left] some "
              "[told:review] costliest losses "},
    {"betting", "[fact] capital card_max card_min finished no_rounds prompt result rounds rules average "
                "plan_title plan_group "
                "[why:exploitable] exploitable "
                "[told:exploitable] optimal holds safe takes twenty_told "
                "[told:strategy] family queen "
                "[why:value] expected value "
                "[why:strategy] strategy "
                "[told:strategy] ranges_note "
                "[own] tree sets_note thick "},
    {"concepts", "[fact] rules question examples attribute notation_about "
                 "[why:left] left "
                 "[own] step_story step_list collapsed same_case clash no_flip try_l2 untraced votes votes_bars asking "
                 "best_note noise_note likeliest likeliest_many wrong_table suspects wrong_rule step_words "
                 "[told:left] lattice g_list s_list draft "
                 "[why:best] needed "
                 "[told:needed] best random "},
    {"cluedo", "[fact] asked grid notes_list rules step_words cell_title turn shown out supposing "
               "[told:grid] deals "
               "[why:share] cell_share "
               "[told:cell_title] cell_more "
               "[own] why_rows why_lines advice_order answers counted_how trials_n story_move story_constraint "
               "story_notation story_rule story_variables story_supposing contradiction clash "
               "[told:answers] advice_text "
               "[told:counted_how] counted_n "
               "[why:race] race "
               "[told:race] race_lines gives "
               "[fact] gives_now "
               "[own] race_note caution_note eyes_about show_tie "
               "[told:eyes_about] eyes_sure eyes_unseen "
               "[told:gives] gives_chance "},
    {"lab", "[fact] rules seed secret progress "
            "[why:results] results "
            "[told:results] distribution "
            "[told:results] pairs "
            "[own] lane split population given_about "
            "[own] given_value given_shares given_fault given_decides "
            "[told:lane] race "},
    {"matrix", "[fact] average its_choices your_choices last_round matrix no_rounds rounds rounds_count rules total "
               "step_words "
               "[why:maximin] maximin "
               "[why:minimax] minimax "
               "[why:saddles] saddles "
               "[why:value] value value_for_you "
               "[why:p] p check_p "
               "[why:q] q check_q "
               "[why:step] eliminations "
               "[told:p] shape_p simplex_p extremes_p extremes_first_p "
               "[told:q] shape_q simplex_q extremes_q extremes_first_q "
               "[told:maximin] maximin_why "
               "[told:minimax] minimax_why "
               "[told:eliminations] left weak_note "
               "[told:p] envelope envelope_title "
               "[told:your_choices] deserved "},
    {"spaces", "[fact] rows rules tie_rule step_words secret examples_intro example_about no_update no_plot "
               "more_spaces working "
               "[why:left] left "
               "[why:map] map "
               "[why:space] space_size "
               "[told:space_size] spaces "
               "[told:space_legend] space_e space_g "
               "[own] space_legend space_dead blind collapsed dead effort supposing box step_why step_death figures "
               "example_list plot memory review "
               "[told:space_e] space_codes "
               "[told:left] best "
               "[told:blind] bits "
               "[told:best] highest lies "
               "[told:box] step_codes step_e step_g "
               "[told:plot] updates saved saved_updates "
               "[told:review] review_title costliest "},
    {"thirtyone", "[fact] board exercise_board exercise_played goal moves rules step_words sum thinking only_first "
                  "worksheet_rules "
                  "[own] notes why_words why_replies why_idea line line_end decided reason exercise_verdicts node "
                  "successors growth graph_counts graph_note graph_over solved solved_draw cannot_fill remoteness "
                  "[why] verdict if_you_play "
                  "[told:verdict] status_a "
                  "[told:exercise_verdicts] exercise_result "
                  "[told:solved] tree_size "},
    {"tictactoe", "[fact] board rules size tree_size tree_visited "
                  "[own] about_f decided effort graph_counts graph_note history node "
                  "[why:best] verdict best "
                  "[why:moves] moves "},
    {"trees", "[fact] rules step_words task task_press rule_said pencil no_orders "
              "[own] bounds_about horizon_story horizon_why horizon_nodes why compared histogram effort first_wrong "
              "[told:horizon_nodes] horizon_chosen "
              "[told:why] best_line "
              "[why:node] nodes "
              "[why:fewest] counts "
              "[told:compared] comparison "
              "[told:histogram] orders_mean "
              "[told:effort] fitted "
              "[told:first_wrong] verdict "},
};

/// The kind of reason by id.
std::map<std::string, std::string> inventory(std::string_view game)
{
    std::map<std::string, std::string> out;
    for (const auto& one : inventories) {
        if (one.first != game) continue;
        std::istringstream words{std::string(one.second)};
        std::string reason;
        for (std::string word; words >> word;)
            if (word[0] == '[') reason = word.substr(1, word.size() - 2);
            else out[word] = reason;
    }
    return out;
}

/// A screen to inspect in all its tabs. `uses`: "id=value id=value".
struct Moment {
    std::string_view game, line, uses;
};
constexpr Moment moments[] = {
    {"codes", "codes 1 p4c6r 12 assistant colours knuth 0 g0011 a10 g0223 a11", "mind=1"},
    {"codes", "codes 1 p4c6r 12 assistant colours knuth 0 g0011 a10 g0223 a11",
     "mind=1 place:0=0 place:1=1 place:2=2 place:3=3"},
    {"codes", "codes 1 p4c6r 12 guesser colours knuth 42 g0011", "mind=1 hint hint"},
    {"codes", "codes 1 p4c6r 12 guesser colours genetic 42 g0011 g2345", "mind=1"},
    {"codes", "codes 1 p4c6r 12 guesser colours knuth 42 g0011 g2450", "mind=1"},
    {"codes", "codes 1 p4c6r 12 assistant colours knuth 0 g0011 a10 g0011 a01", "mind=1"},
    {"codes", "codes 1 p4c10n 12 keeper digits consistent 3 g0123 a11", "mind=1"},
    {"codes", "codes 1 duel p4c10n digits medium 42 s3846 g0123", "duel_left"},
    {"codes", "codes 1 duel p4c10n digits person 42 s3846 s0123 x", ""},
    {"betting", "betting 1 2,4,6 a1k1r hidden max 3 42 b0 n b2", "analysis=1"},
    {"betting", "betting 1 kuhn 1 1 1,1,1 max 20 42 a1", "analysis=1"},
    {"betting", "betting 1 one_card 1 1 a1k3f max 20 42 a0", "analysis=1"},
    {"betting", "betting 1 3,1 a4k4n seen both 2 9 b1 c", "analysis=1 tab=1 view=0"},
    {"concepts", "concepts 1 watch L 0 0 sport -", "analysis=1"},
    {"concepts", "concepts 1 watch L 0 0 sport - -000000", "analysis=1"},
    {"concepts", "concepts 1 watch L2 1 0 books -", "analysis=1 tab=1 step=3"},
    {"cluedo", "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2- s0alm3a s1els--",
     "look_card=3 look_holder=1"},
    {"cluedo", "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2- s0alm3a s1els--",
     "look_card=0 look_holder=3"},
    {"cluedo", "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2- s0alm3a s1els--",
     "story=1 step=5"},
    {"cluedo", "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2- s0alm3a s1els--",
     "others=1 eyes:1"},
    {"cluedo", "cluedo 1 game 6-6-9 ggg 0 0 0 emh 1 - - - qbgp p qbho p qbkn vk p qehp p qdlp p", "mind=1"},
    {"lab", "lab 1 p4c6r consistent,knuth 1000 7 go", ""},
    {"lab", "lab 1 p4c6r consistent,knuth 1000 7 go", "chart=2 race_next race_next"},
    {"matrix", "matrix 1 2,-3;0,2;-5,10 row 42 0 1", "analysis=1"},
    {"matrix", "matrix 1 1,2;0,1 row 42 0 1", "analysis=1 tab=2 step=1"},
    {"spaces",
     "spaces 1 me hand true b uniform_code never codes 1 p4c6r 12 assistant colours consistent 0 g0012 a11 g3045 a10",
     "step:next"},
    {"spaces", "spaces 1 me seed odds10 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5 g1234 a11",
     ""},
    {"spaces",
     "spaces 1 me hand true b uniform_code never codes 1 p4c6r 12 assistant colours consistent 0 g0011 a10 g0011 a01",
     ""},
    {"thirtyone", "thirtyone 1 4 6 31 mover_loses person person 42 1 4 5", "analysis=1"},
    {"thirtyone", "thirtyone 1 4 6 31 mover_loses person perfect 42 6 4 5 2 3 4 1 6 2", "analysis=1 review"},
    {"thirtyone", "thirtyone 1 4 6 31 mover_loses person person 42 1 4 5",
     "analysis=1 exercise:sum=29 exercise:mover=1 exercise:check"},
    {"tictactoe", "tictactoe 1 person person 7 0 4 5", "analysis=1"},
    {"tictactoe", "tictactoe 1 person person 7 0 4 5", "analysis=1 search=1"},
    {"tictactoe", "tictactoe 1 person person 7 0 3 1 4 2", "analysis=1 review"},
    {"trees", "trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2)", "step=14"},
    {"trees", "trees 1 explore max expectiminimax left_to_right 0 [1/2:(3,5),1/2:4]", "step=3"},
    {"trees",
     "trees 1 practice max alphabeta left_to_right 0 u3x2:0..20:42:vw w1=3 w1= b2=3.i b3=i.-1/2 b3= x4 x4 x5 k", ""},
    {"trees", "trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2)", "page=2 lab_start"},
    {"trees", "trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2)", "page=2 lab_page=1"},
};

void collect(const json& nodes, std::vector<json>& into)
{
    for (const auto& n : nodes) {
        into.push_back(n);
        if (n.contains("nodes")) collect(n["nodes"], into);
    }
}

std::vector<json> all_nodes(Player& p)
{
    std::vector<json> out;
    collect(p.outline()["nodes"], out);
    return out;
}

std::string base(const std::string& id) { return id.substr(0, id.find(':')); }

void use_all(Player& p, std::string_view uses) { make_first_move(p, {"", "", "", uses}); }

/// Calls `look` after the moment's uses, and again in each tab.
template <class Look>
void in_every_tab(const Moment& m, Player& p, Look look)
{
    use_all(p, m.uses);
    p.settles(3000);
    look();
    const auto tabs = p.control("tab");
    if (tabs.is_null()) return;
    for (const auto& o : tabs["options"]) {
        p.use("tab", o["value"].get<std::string>());
        use_all(p, m.uses.substr(0, m.uses.find("tab=")));
        p.use("tab", o["value"].get<std::string>());
        p.settles(3000);
        look();
    }
}

} // namespace

TEST_SUITE("why")
{
    TEST_CASE("whatever the engine claims on a screen has a reason that can be asked for, or stands beside it")
    {
        std::set<std::string> missing, never; // never: reasons that no moment shows
        for (const auto& one : inventories)
            for (const auto& said : inventory(one.first))
                if (said.second.starts_with("why")) never.insert(std::string(one.first) + " " + said.second);
        for (const auto& m : moments) {
            const auto all = inventory(m.game);
            const std::string game(m.game);
            Player p(opening(m.line));
            in_every_tab(m, p, [&] {
                std::set<std::string> here;
                const auto nodes = all_nodes(p);
                for (const auto& n : nodes) here.insert({n.value("id", ""), base(n.value("id", ""))});
                for (const auto& n : nodes) {
                    const auto kind = n.value("kind", ""), id = base(n.value("id", ""));
                    if ((kind != "text" && kind != "list" && kind != "table" && kind != "alert") || id == "because")
                        continue;
                    const auto it = all.find(id);
                    if (it == all.end()) {
                        missing.insert(game + ": " + id);
                        continue;
                    }
                    const auto& reason = it->second;
                    if (reason.starts_with("told:") && !here.contains(reason.substr(5)))
                        missing.insert(game + ": " + id + ", " + reason);
                    if (here.contains(reason)) never.erase(game + " " + reason);
                }
            });
        }
        for (const auto& one : missing) MESSAGE(one);
        CHECK(missing.empty());
        for (const auto& one : never) MESSAGE(one);
        CHECK(never.empty());
    }

    TEST_CASE("a reason opens on the canvas and in the outline, is a sentence with its numbers, and goes when it is "
              "asked again")
    {
        std::set<std::string> pressed;
        for (const auto& m : moments)
            for (const bool desktop : {true, false}) {
                Player p(opening(m.line), desktop ? 1280.f : 360.f, desktop ? 800.f : 640.f);
                p.use("sheet", "2");
                in_every_tab(m, p, [&] {
                    for (const auto& n : all_nodes(p)) {
                        const auto id = n.value("id", "");
                        if (!id.starts_with("why:") ||
                            !pressed.insert(std::string(m.game) + id + (desktop ? " 1280" : " 360")).second)
                            continue;
                        INFO(m.game << " " << id << (desktop ? " on a desktop" : " on a phone"));
                        const auto words = asked(p, id);
                        CHECK(words.size() > 20);
                        CHECK(words.size() < 240);
                        CHECK(std::any_of(words.begin(), words.end(), [](char c) { return c >= '0' && c <= '9'; }) ==
                              !says(words, Text::tictactoe_why));
                        const auto it = p.app().drawn().rects.find(id);
                        if (it == p.app().drawn().rects.end()) continue; // scrolled out of sight
                        const auto r = it->second;
                        CHECK(r.w >= 24);
                        CHECK(r.h >= 24);
                        p.click_at({r.x, r.y, r.w, r.h});
                        CHECK(p.has("because"));
                        CHECK(p.app().message().has_value());
                        p.use(id);
                        CHECK_FALSE(p.app().message().has_value());
                    }
                });
            }
        CHECK(pressed.size() > 30);
    }

    TEST_CASE("in every language a reason says the same numbers")
    {
        for (const auto& m : moments) {
            if (m.uses.find("lab_start") != m.uses.npos) continue;
            std::map<std::string, std::string> first;
            for (const std::string& language : every_language) {
                Player p(opening(m.line));
                p.use("language", language);
                use_all(p, m.uses);
                p.settles(3000);
                for (const auto& n : all_nodes(p)) {
                    const auto id = n.value("id", "");
                    if (!id.starts_with("why:")) continue;
                    std::string digits;
                    for (const char c : asked(p, id))
                        if (c >= '0' && c <= '9') digits += c;
                    std::sort(digits.begin(), digits.end());
                    INFO(m.game << " " << id << " " << language);
                    CHECK(first.emplace(id, digits).first->second == digits);
                }
            }
        }
    }

    TEST_CASE("the reason follows the game, and goes with what it is the reason of")
    {
        Player p(opening("codes 1 p4c6r 12 assistant colours knuth 0 g0011 a10 g0223 a11"));
        p.use("mind", "1");
        rest(p);
        p.use("why:left");
        CHECK(has(p.status(), "→ 256 → 51."));
        p.use("mind", "0");
        CHECK_FALSE(p.app().message().has_value());
    }

    TEST_CASE("the reason of a node is that of the step that is shown")
    {
        Player q(opening("trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2)"));
        q.use("step", "8");
        q.use("why:node");
        const auto before = q.status();
        q.use("step:next");
        q.use("step", "25");
        q.frames(2);
        CHECK(q.status() != before); // the numbers of this step
        CHECK(q.has("because"));
        q.use("step", "0");
        q.frames(2);
        CHECK_FALSE(q.has("because"));
    }

    TEST_CASE("while a lesson's question hides the analysis its reasons are hidden too, by name as well")
    {
        Player p(R"({"game": "mastermind"})");
        const std::string step =
            "lesson\tl\ngame\tmastermind\ntitle\tLa poda\nminutes\t8\nstep\t0\t3\nseed\t7\nsay\tMira.\n"
            "at\tcodes 1 p4c6r 12 guesser colours consistent 5 g0011\nshow\tmind\t1\n";
        p.app().set("lesson", step + "hide\tanalysis\nask\tnumber\t¿Cuánto?\nanswer\t3\nright\tEso.\n");
        REQUIRE(p.settles(2000));
        CHECK_FALSE(p.has("why:left"));
        CHECK_FALSE(p.app().drawn().enabled.contains("why:left"));
        const auto before = p.status();
        p.use("why:left");
        CHECK(p.status() == before);
        CHECK_FALSE(p.app().message().has_value());
        p.use("lesson_answer", "3");
        p.use("lesson_check");
        p.settles(2000);
        CHECK(p.has("why:left"));
        p.use("why:left");
        CHECK(p.has("because"));
    }
}

} // namespace why_tests
