// Every claim of the engine on a screen can be asked why it is so. The inventory of what the screens say: a text, list or table
// of the outline that is not on it fails, so that nothing new is claimed without a reason.
#include "engine/matrix/dominance.hpp"
#include "engine/matrix/pure.hpp"
#include "engine/tictactoe/solved.hpp"
#include "shell/kit/fractions.hpp"
#include "shell/pegs/words.hpp"
#include "shell/tictactoe/words.hpp"
#include "tests/engine/support.hpp"
#include "tests/shell/every_screen.hpp"
#include <cmath>
#include <doctest/doctest.h>
#include <map>
#include <set>
#include <sstream>

namespace why_tests {

using nlohmann::json;

namespace {

/// What the screens of a game say, by the ids of the outline, after what answers "why?": [why:left] the control that asks;
/// [told:id] another node of the same outline says it; [own] it is the reckoning or the reason itself; [fact] the game, its rules,
/// what is to be done: nothing that the engine claims.
constexpr std::pair<std::string_view, std::string_view> inventories[] = {
    {"codes", "[fact] asked rows rules secret truth thinking working "
              "[why:left] left "
              "[why:map] map "
              "[told:partition] worst bits "
              "[own] partition hint_why contradiction runners population review "
              "[why:draft] draft_state "
              "[told:worst] rank "
              "[told:left] some "
              "[told:review] costliest losses "},
    {"betting", "[fact] capital card_max card_min prompt result rounds rules average "
                "[why:value] expected value "
                "[why:strategy] strategy "
                "[own] tree sets_note "},
    {"cluedo", "[fact] asked grid notes_list rules step_words cell_title turn shown out supposing "
               "[told:grid] deals "
               "[why:share] cell_share "
               "[told:cell_title] cell_more "
               "[own] why_rows why_lines advice_order answers counted_how trials_n story_move story_constraint "
               "story_notation story_rule story_variables story_supposing contradiction clash "
               "[told:answers] advice_text "
               "[told:counted_how] counted_n "},
    {"lab", "[fact] rules seed secret progress "
            "[why:results] results "
            "[told:results] distribution "
            "[own] lane split "
            "[told:lane] race "},
    {"matrix", "[fact] average its_choices your_choices last_round matrix rounds rules total step_words "
               "[why:maximin] maximin "
               "[why:minimax] minimax "
               "[why:saddles] saddles "
               "[why:value] value value_for_you "
               "[why:p] p check_p "
               "[why:q] q check_q "
               "[why:step] eliminations "
               "[told:eliminations] left "
               "[told:p] envelope "
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
               "[told:plot] updates saved "
               "[told:review] review_title costliest "},
    {"thirtyone", "[fact] board exercise_board exercise_played goal moves rules step_words sum thinking only_first "
                  "worksheet_rules "
                  "[own] notes why_words why_replies why_idea line line_end decided reason exercise_verdicts node "
                  "successors growth solved solved_draw cannot_fill remoteness "
                  "[why] verdict if_you_play "
                  "[told:verdict] status_a "
                  "[told:exercise_verdicts] exercise_result "
                  "[told:solved] tree_size "},
    {"tictactoe", "[fact] board rules size tree_size tree_visited "
                  "[own] about_f decided effort history node "
                  "[why:best] verdict best "
                  "[why:moves] moves "},
    {"trees", "[fact] rules step_words task task_press "
              "[own] horizon_story horizon_why horizon_nodes why compared histogram effort first_wrong "
              "[told:horizon_nodes] horizon_chosen "
              "[told:why] best_line "
              "[why:node] nodes "
              "[why:fewest] counts "
              "[told:compared] comparison "
              "[told:histogram] orders_mean "
              "[told:effort] fitted "
              "[told:first_wrong] verdict "},
};

/// By id.
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

/// A screen with something on it; `uses`: "id=value id=value". Its tabs are all gone through.
struct Moment {
    std::string_view game, line, uses;
};
constexpr Moment moments[] = {
    {"codes", "codes 1 p4c6r 12 assistant colours knuth 0 g0011 a10 g0223 a11", "mind=1"},
    {"codes", "codes 1 p4c6r 12 assistant colours knuth 0 g0011 a10 g0223 a11",
     "mind=1 place:0=0 place:1=1 place:2=2 place:3=3"},
    {"codes", "codes 1 p4c6r 12 guesser colours knuth 42 g0011", "mind=1 hint"},
    {"codes", "codes 1 p4c6r 12 guesser colours genetic 42 g0011 g2345", "mind=1"},
    {"codes", "codes 1 p4c6r 12 guesser colours knuth 42 g0011 g2450", "mind=1"},
    {"codes", "codes 1 p4c6r 12 assistant colours knuth 0 g0011 a10 g0011 a01", "mind=1"},
    {"codes", "codes 1 p4c10n 12 keeper digits consistent 3 g0123 a11", "mind=1"},
    {"betting", "betting 1 2,4,6 a1k1r hidden max 3 42 b0 n b2", "analysis=1"},
    {"betting", "betting 1 3,1 a4k4n seen both 2 9 b1 c", "analysis=1 tab=1 view=0"},
    {"cluedo", "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2- s0alm3a s1els--",
     "look_card=3 look_holder=1"},
    {"cluedo", "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2- s0alm3a s1els--",
     "look_card=0 look_holder=3"},
    {"cluedo", "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2- s0alm3a s1els--",
     "story=1 step=5"},
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

using engine::codes::Clue;

/// A configuration that opens this line.
std::string opening(std::string_view line)
{
    return json{{"link", engine::session::to_link(line)}, {"language", "en"}, {"motion", "reduce"}}.dump();
}

/// " g0011 a10…"
std::string written(const engine::codes::Rules& rules, const std::vector<Clue>& clues)
{
    std::string out;
    for (const auto& c : clues)
        out += " g" + engine::codes::to_text(rules, c.guess) + " a" + std::to_string(c.answer.fijas) +
               std::to_string(c.answer.picas);
    return out;
}

/// Asks, reads, puts away.
std::string asked(Player& p, std::string_view id)
{
    REQUIRE_MESSAGE(p.has(id), id);
    const auto before = p.status();
    p.use(id);
    const auto words = p.has("because") ? p.control("because")["text"].get<std::string>() : std::string();
    CHECK(p.status() == words);
    p.use(id);
    CHECK_FALSE(p.has("because"));
    CHECK(p.status() == before);
    return words;
}

bool has(const std::string& words, const std::string& part) { return words.find(part) != std::string::npos; }

engine::Fraction fraction(std::string text)
{
    for (const char c : {'(', ')'}) std::erase(text, c);
    if (text.starts_with("−")) text.replace(0, std::string("−").size(), "-");
    return engine::Fraction(engine::Rational::parse(text).value());
}

std::string base(const std::string& id) { return id.substr(0, id.find(':')); }

void use_all(Player& p, std::string_view uses) { make_first_move(p, {"", "", "", uses}); }

/// Each tab that there is, once; what `look` finds there.
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
        std::set<std::string> missing, never; // reasons that no moment shows
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
                              !has(words, "If both play their best"));
                        const auto it = p.app().drawn().rects.find(id);
                        if (it == p.app().drawn().rects.end()) continue; // further down
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
            for (const char* language : {"en", "es", "it", "pt"}) {
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
        CHECK(q.status() != before); // the numbers of now
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

    TEST_CASE("so many codes are left, one answer after the other, as counting all codes gives")
    {
        engine::Rng rng(12);
        const auto& rules = engine::codes::mastermind;
        for (int round = 0; round < 6; ++round) {
            const auto clues = engine::codes::random_history(rules, rng, 3);
            const std::string line = "codes 1 p4c6r 12 assistant colours knuth 0" + written(rules, clues);
            INFO(line);
            Player p(opening(line));
            p.use("mind", "1");
            rest(p);
            std::string counts = "1296";
            for (std::size_t n = 1; n <= clues.size(); ++n)
                counts += " → " + std::to_string(consistent_codes(rules, std::span(clues).first(n)).size());
            const auto left = consistent_codes(rules, clues);
            const auto numbers = asked(p, "why:left");
            std::string plain;
            for (const char c : numbers) plain += c == ',' ? "" : std::string(1, c); // 1,296
            CHECK(plain.find(counts) != std::string::npos);
            // the likeliest symbol and position, of all that fit
            std::ptrdiff_t most = 0;
            for (std::size_t i = 0; i < 4; ++i)
                for (int s = 0; s < 6; ++s)
                    most = std::max(
                        most, std::count_if(left.begin(), left.end(), [&](const auto& c) { return c.symbol[i] == s; }));
            CHECK(has(asked(p, "why:map"), " " + std::to_string(most) + " of the possible codes"));
            // a guess that contradicts: what the first row would have had
            auto wrong = engine::codes::random_code(rules, rng);
            std::size_t row = 0;
            const auto misses = [&] {
                for (row = 0; row < clues.size(); ++row)
                    if (!(engine::codes::feedback(rules, clues[row].guess, wrong) == clues[row].answer)) return true;
                return false;
            };
            while (!misses()) wrong = engine::codes::random_code(rules, rng);
            p.enter(engine::codes::to_text(rules, wrong));
            rest(p);
            const auto would = engine::codes::feedback(rules, clues[row].guess, wrong);
            const auto say = shell::text::Say(shell::text::Language::english);
            CHECK(asked(p, "why:draft") == "If it were the secret, row " + std::to_string(row + 1) +
                                               " would have had " + shell::pegs::answer_in_words(say, would) + ".");
        }
    }

    TEST_CASE("the squares of tic-tac-toe are worth what the line leads to that is told")
    {
        engine::Rng rng(3);
        const engine::tictactoe::Solved solved;
        const auto say = shell::text::Say(shell::text::Language::english);
        int told = 0;
        for (int round = 0; round < 20; ++round) {
            engine::tictactoe::State s;
            std::string line = "tictactoe 1 person person 7";
            for (int i = 0, n = static_cast<int>(rng.below(6)); i < n; ++i) {
                const auto moves = solved.moves(s);
                if (moves.empty()) break;
                const auto cell = moves[static_cast<int>(rng.below(static_cast<std::uint64_t>(moves.size())))].cell;
                s = engine::tictactoe::TicTacToe{}.after(s, cell);
                line += " " + std::to_string(cell);
            }
            if (solved.moves(s).empty()) continue;
            Player p(opening(line));
            p.use("analysis", "1");
            for (const auto& m : solved.moves(s)) {
                p.use("look:" + std::to_string(m.cell));
                const auto words = asked(p, "why:moves");
                INFO(line << " " << int{m.cell} << ": " << words);
                auto at = s;
                std::size_t from = words.find(": ") + 2;
                for (bool more = true; more; ++told) {
                    const auto end = std::min(words.find(", ", from), words.find(". It ends", from));
                    const std::string move = words.substr(from, end - from);
                    const bool x = engine::tictactoe::TicTacToe{}.seat(at) == engine::search::Seat::max;
                    CHECK(move.substr(0, 2) == (x ? "X " : "O "));
                    int cell = -1;
                    for (int c = 0; c < 9; ++c)
                        if (move.substr(2) == say(shell::tictactoe::cell_name(c))) cell = c;
                    REQUIRE(cell >= 0);
                    if (at == s) CHECK(cell == m.cell);
                    const int value = solved.at(at).value;
                    at = engine::tictactoe::TicTacToe{}.after(at, static_cast<std::int8_t>(cell));
                    if (!(at == engine::tictactoe::TicTacToe{}.after(s, m.cell))) CHECK(solved.at(at).value == value);
                    more = words[end] == ',';
                    from = end + 2;
                }
                CHECK(solved.moves(at).empty()); // the game's end
                CHECK(solved.at(at).value == m.value);
                const char* ends = m.value > 0 ? "X has won" : m.value < 0 ? "O has won" : "draw";
                CHECK(words.find(ends) != std::string::npos);
            }
        }
        CHECK(told > 100);
    }

    TEST_CASE("of random matrices the reasons give what each choice is worth against the optimal mixtures")
    {
        engine::Rng rng(5);
        for (int round = 0; round < 12; ++round) {
            const int rows = 2 + static_cast<int>(rng.below(3)), columns = 2 + static_cast<int>(rng.below(3));
            std::string text;
            for (int r = 0; r < rows; ++r)
                for (int c = 0; c < columns; ++c)
                    text += (c > 0 ? " " : r > 0 ? " / " : "") + std::to_string(static_cast<int>(rng.below(19)) - 9);
            INFO(text);
            const auto m = *engine::matrix::parse_matrix(text);
            const auto solution = engine::matrix::solve(m);
            Player p(R"({"language":"en","motion":"reduce","game":"matrix","matrix":")" + text + "\"}");
            p.use("analysis", "1");
            p.use("tab", "3");
            const auto v = shell::kit::written(solution.value);
            CHECK(asked(p, "why:value").find("sure of " + v + ";") != std::string::npos);
            std::string given, got;
            for (int c = 0; c < columns; ++c) {
                engine::Fraction sum(0);
                for (int r = 0; r < rows; ++r)
                    sum = sum + solution.row[static_cast<std::size_t>(r)] * engine::Fraction(m.at(r, c));
                CHECK_FALSE(sum < solution.value);
                given +=
                    (c > 0 ? ", " : "") + std::string(1, static_cast<char>('A' + c)) + " " + shell::kit::written(sum);
            }
            for (int r = 0; r < rows; ++r) {
                engine::Fraction sum(0);
                for (int c = 0; c < columns; ++c)
                    sum = sum + solution.column[static_cast<std::size_t>(c)] * engine::Fraction(m.at(r, c));
                CHECK_FALSE(solution.value < sum);
                got +=
                    (r > 0 ? ", " : "") + std::string(1, static_cast<char>('A' + r)) + " " + shell::kit::written(sum);
            }
            CHECK(asked(p, "why:p") ==
                  "Against p the columns pay " + given + ": none of them pays less than " + v + ".");
            CHECK(asked(p, "why:q") == "Against q the rows get " + got + ": none of them gets more than " + v + ".");
            p.use("tab", "1");
            const auto pure = engine::matrix::pure(m);
            CHECK(asked(p, "why:maximin").find(shell::kit::written(engine::Fraction(pure.row_minima[0]))) !=
                  std::string::npos);
            CHECK(asked(p, "why:saddles").starts_with(pure.saddle_points.empty() ? "The maximin, " : "("));
            p.use("tab", "2");
            const auto steps = engine::matrix::eliminate(m).steps;
            if (steps.empty()) continue;
            p.use("step", "1");
            const auto& first = steps[0];
            const bool row = first.side == engine::matrix::Side::row;
            std::string goes, stays;
            for (int other = 0; other < m.choices(engine::matrix::other(first.side)); ++other) {
                const auto entry = [&](int mine) {
                    return engine::Fraction(row ? m.at(mine, other) : m.at(other, mine));
                };
                engine::Fraction sum(0);
                for (const auto& part : first.by) sum = sum + part.weight * entry(part.choice);
                goes += (other > 0 ? ", " : "") + shell::kit::written(entry(first.choice));
                stays += (other > 0 ? ", " : "") + shell::kit::written(sum);
                CHECK_FALSE((row ? sum < entry(first.choice) : entry(first.choice) < sum)); // it is dominated
            }
            const auto words = asked(p, "why:step");
            CHECK(words.find(std::string(1, static_cast<char>('A' + first.choice)) + ": " + goes + "; in its place") !=
                  std::string::npos);
            CHECK(words.find(": " + stays + ".") != std::string::npos);
        }
    }

    TEST_CASE("the bets that MAX plays are those that give it most, and the deals sum up to the value")
    {
        engine::Rng rng(9);
        for (int round = 0; round < 10; ++round) {
            const int first = 1 + static_cast<int>(rng.below(6));
            const std::string bets =
                std::to_string(first) + "," + std::to_string(first + 1 + static_cast<int>(rng.below(5)));
            Player p(opening("betting 1 " + bets + " a" + std::to_string(1 + rng.below(3)) + "k" +
                             std::to_string(1 + rng.below(3)) + "r hidden max 10 7"));
            p.use("analysis", "1");
            p.use("tab", "1");
            p.use("view", "1");
            const auto words = asked(p, "why:strategy");
            INFO(bets << ": " << words);
            for (int card = 0; card < 2; ++card) {
                const auto head = words.find(card == 0 ? "with the ace " : "with the king ") + (card == 0 ? 13 : 14);
                const auto part = words.substr(head, words.find(card == 0 ? ';' : '.', head) - head);
                std::vector<engine::Fraction> worth;
                for (std::size_t at = part.find(": "); at != part.npos; at = part.find(": ", at + 2))
                    worth.push_back(fraction(part.substr(at + 2, part.find(',', at) - at - 2)));
                const auto rows = p.control("strategy:" + std::to_string(card))["rows"];
                REQUIRE(worth.size() == rows.size());
                for (std::size_t i = 0; i < rows.size(); ++i)
                    if (rows[i][1] != "0") CHECK(worth[i] == *std::max_element(worth.begin(), worth.end()));
            }
            const auto sum = asked(p, "why:value");
            engine::Fraction total(0);
            for (std::size_t at = sum.find(": ") + 2; at < sum.find(" = ");) {
                const auto end = std::min(sum.find(" + ", at), sum.find(" = ", at)), dot = sum.find(" · ", at);
                total =
                    total + fraction(sum.substr(at + 3, dot - at - 3)) * fraction(sum.substr(dot + 4, end - dot - 4));
                at = end + 3;
            }
            INFO(sum);
            CHECK(total == fraction(sum.substr(sum.find(" = ") + 3, sum.rfind('.') - sum.find(" = ") - 3)));
        }
    }

    TEST_CASE("a node of a tree is worth the greatest, or the least, of what its reason names")
    {
        engine::Rng rng(21);
        int named = 0;
        for (int round = 0; round < 8; ++round) {
            std::string tree;
            for (int i = 0; i < 3; ++i) {
                tree += "(";
                for (int j = 0; j < 3; ++j) tree += (j > 0 ? "," : "") + std::to_string(rng.below(30));
                tree += ")";
            }
            Player p(opening("trees 1 explore max minimax left_to_right 0 " + tree));
            for (int step = 1; step < 100; ++step) {
                p.use("step", std::to_string(step));
                if (!p.has("why:node")) continue;
                const auto words = asked(p, "why:node");
                const bool max = words.find("MAX") != std::string::npos;
                std::vector<int> values;
                for (std::size_t at = words.find("= "); at != words.npos; at = words.find("= ", at + 2))
                    values.push_back(std::stoi(words.substr(at + 2)));
                const auto at = words.find(" at ") + 4;
                const auto name = words.substr(at, words.find(":") - at);
                INFO(tree << " step " << step << ": " << words);
                const auto nodes = p.control("nodes"); // outlives the loop
                for (const auto& row : nodes["rows"])
                    if (values.size() == 3 && row[0] == name && row[4] == "looked at") {
                        const int best = max ? *std::max_element(values.begin(), values.end())
                                             : *std::min_element(values.begin(), values.end());
                        CHECK(row[2] == "= " + std::to_string(best));
                        ++named;
                    }
            }
            CHECK(asked(p, "why:fewest").find("3 + 3 − 1 = 5") != std::string::npos);
        }
        CHECK(named > 10);
    }

    TEST_CASE("the window's ends are those that the board has, and who holds them holds as much")
    {
        Player p(opening("trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2)"));
        int windows = 0;
        for (int step = 1; step < 40; ++step) {
            p.use("step", std::to_string(step));
            if (has(p.control("step_words")["text"], "return")) continue; // of a node that is left already
            const auto words = asked(p, "why:window");
            std::string here;                      // of the deepest that is open
            const auto nodes = p.control("nodes"); // outlives the loop
            for (const auto& row : nodes["rows"])
                if (row[4] == "on the path" && row[3] != "") here = row[3];
            INFO(words << " " << here);
            const auto alpha = std::string("α = ").size(), comma = here.find(", β = ");
            REQUIRE(comma != std::string::npos);
            CHECK(has(words, "way: " + here.substr(alpha, comma - alpha)));
            CHECK(has(words, "has: " + here.substr(comma + std::string(", β = ").size())));
            ++windows;
        }
        CHECK(windows > 10);
        p.use("step", "14");
        CHECK(has(asked(p, "why:window"), "way: 3 (the root)"));
    }

    TEST_CASE("the version spaces' reasons count the codes that fit")
    {
        engine::Rng rng(31);
        const engine::codes::Rules rules{3, 6, true};
        for (int round = 0; round < 4; ++round) {
            const auto clues = engine::codes::random_history(rules, rng, 2);
            const std::string line =
                "spaces 1 me hand true b uniform_code never codes 1 p3c6r 12 assistant colours consistent 0" +
                written(rules, clues);
            INFO(line);
            Player p(opening(line));
            REQUIRE(p.settles(2000));
            CHECK(asked(p, "why:left")
                      .find("216 → " + std::to_string(consistent_codes(rules, std::span(clues).first(1)).size()) +
                            " → " + std::to_string(consistent_codes(rules, clues).size())) != std::string::npos);
            const auto size = p.control("space_size")["text"].get<std::string>();
            const auto words = asked(p, "why:space");
            CHECK(words.starts_with(size.substr(0, size.find(' ')) + " of the " +
                                    std::to_string(consistent_codes(rules, clues).size()) + " "));
            CHECK(words.ends_with(size.substr(size.find(" · ") + 4) + "."));
        }
    }

    TEST_CASE("the laboratory's error is the deviation over the root of the games")
    {
        Player p(opening("lab 1 p4c6r consistent,knuth 1000 7 go"));
        p.use("tab", "1");
        REQUIRE(p.settles(5000));
        const auto words = asked(p, "why:results");
        INFO(words);
        const auto slash = words.find(" / √");
        REQUIRE(slash != std::string::npos);
        const double sd = std::stod(words.substr(words.rfind(' ', slash - 1))),
                     games = std::stod(words.substr(slash + std::string(" / √").size()));
        const auto shown = p.control("results")["rows"][0][2].get<std::string>(); // "± 0.020"
        CHECK(std::stod(shown.substr(shown.find(' '))) == doctest::Approx(sd / std::sqrt(games)).epsilon(0.02));
    }
}

} // namespace why_tests
