// puzzle.make, .check, .hint, .day by the door, and the days of the calendar.
#include "engine/cli/puzzle.hpp"
#include "engine/puzzle/day.hpp"
#include "tests/engine/puzzle_support.hpp"
#include "tests/engine/request_support.hpp"
#include "tests/engine/said.hpp"
#include <algorithm>
#include <fstream>
#include <set>

using namespace engine;
using namespace request_support;

namespace {

Json asked(const char* cmd, const std::string& kind, int level, std::uint64_t number)
{
    return {{"cmd", cmd}, {"kind", kind}, {"level", level}, {"number", number}};
}

} // namespace

TEST_SUITE("puzzle")
{
    TEST_CASE("every kind and level by requests: sealed, checked, and hinted to the answer")
    {
        for (const puzzle::Kind kind : puzzle::kinds)
            for (int level = 1; level <= puzzle::max_level; ++level) {
                const std::string name(puzzle::name(kind));
                INFO(name << " " << level);
                const Json made = good(asked("puzzle.make", name, level, 4711));
                CHECK(made == good(asked("puzzle.make", name, level, 4711)));
                CHECK(made["kind"] == name);
                CHECK(made["level"] == level);
                CHECK(made["number"] == 4711);
                CHECK(made["line"] != good(asked("puzzle.make", name, level, 4712))["line"]);
                Json sealed = made;
                sealed.erase("answer");
                CHECK(good(with(asked("puzzle.make", name, level, 4711), "sealed", true)) == sealed);
                const Json right = good(with(asked("puzzle.check", name, level, 4711), "answer", made["answer"]));
                CHECK(right == Json{{"right", true}, {"contradicts", Json::array()}});
                const Json proven = good(with(asked("puzzle.make", name, level, 4711), "chain", true));
                const Json chain = proven["chain"], hints = proven["hints"];
                CHECK(made["steps"] == chain.size());
                CHECK(hints.back() == chain.size() - 1);
                for (std::size_t i = 0; i < hints.size(); ++i) {
                    Json hint = good(with(asked("puzzle.hint", name, level, 4711), "hints", i));
                    CHECK(hint["last"] == (i + 1 == hints.size()));
                    hint.erase("last");
                    CHECK(hint == chain[hints[i].get<std::size_t>()]);
                }
                CHECK(bad(with(asked("puzzle.hint", name, level, 4711), "hints", hints.size()).dump()) ==
                      "out_of_range hints");
                CHECK(bad(with(asked("puzzle.check", name, level, 4711), "answer", "?").dump()) == "bad_answer answer");
            }
    }
    TEST_CASE("puzzles are those stored, on every compiler")
    {
        std::ifstream file("tests/golden/puzzles.txt");
        REQUIRE_MESSAGE(file, "run from the project's root");
        int puzzles = 0;
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line[0] == '#') continue;
            const auto word = puzzle::split(line, ' ');
            const puzzle::Puzzle p =
                puzzle::made(*named<puzzle::Kind>(word[0]), std::stoi(word[1]), std::stoull(word[2]));
            std::string told = word[0] + ' ' + word[1] + ' ' + word[2] + ' ';
            for (std::size_t i = 0; i < p.answer.size(); ++i) told += (i == 0 ? "" : ",") + p.answer[i];
            CHECK(told + ' ' + std::to_string(p.proof.size()) + ' ' + p.line == line);
            ++puzzles;
        }
        CHECK(puzzles == 108);
    }
    TEST_CASE("an answer may be a text, a number or a list; sets in any order")
    {
        const Json cut = good(asked("puzzle.make", "cut", 3, 1));
        Json leaves = cut["answer"];
        std::reverse(leaves.begin(), leaves.end());
        CHECK(good(with(asked("puzzle.check", "cut", 3, 1), "answer", leaves))["right"] == true);
        const Json move = good(asked("puzzle.make", "only_move", 1, 1));
        const int value = std::stoi(move["answer"].get<std::string>());
        CHECK(good(with(asked("puzzle.check", "only_move", 1, 1), "answer", value))["right"] == true);
        CHECK(good(asked("puzzle.make", "whodunit", 1, 1))["answer"][0].is_number());
        CHECK(good(with(asked("puzzle.check", "matrix", 2, 1), "answer", "1/13"))["right"] == false);
    }
    TEST_CASE("of a liar the row, the code or both are checked, and of both the wrong one is named")
    {
        for (int level = 1; level <= puzzle::max_level; ++level)
            for (std::uint64_t number = 1; number <= 5; ++number) {
                const Json made = good(with(asked("puzzle.make", "liar", level, number), "chain", true));
                const auto check = [&](const Json& answer) {
                    return good(with(asked("puzzle.check", "liar", level, number), "answer", answer));
                };
                std::string row;
                for (const Json& d : made["chain"])
                    for (const Json& given : d["gives"])
                        if (const auto fact = given.get<std::string>(); fact.starts_with("lied:"))
                            row = "row:" + fact.substr(5);
                const std::string code = made["answer"].get<std::string>(), other = row == "row:0" ? "row:1" : "row:0",
                                  turned(code.rbegin(), code.rend());
                CHECK(check(code) == Json{{"right", true}, {"contradicts", Json::array()}});
                CHECK(check(row)["right"] == true);
                CHECK(check(Json::array({row, code})) ==
                      Json{{"right", true}, {"contradicts", Json::array()}, {"wrong", Json::array()}});
                const Json no_row = check(Json::array({other, code})), no_code = check(Json::array({row, turned})),
                           none = check(Json::array({other, turned}));
                CHECK(no_row["wrong"] == Json::array({"row"}));
                CHECK(no_row["contradicts"] == check(other)["contradicts"]);
                CHECK(no_code["wrong"] == Json::array({"code"}));
                CHECK(no_code["contradicts"] == check(turned)["contradicts"]);
                CHECK(none["wrong"] == Json::array({"row", "code"}));
                for (const Json& verdict : {no_row, no_code, none}) CHECK(verdict["right"] == false);
            }
        for (const Json& answer :
             {Json::array({"0123", "row:1"}), Json::array({"row:1", "row:2"}), Json::array({"row:9", "0123"}),
              Json::array({"row:1", "0122"}), Json::array({"row:1", "0123", "0123"})})
            CHECK(bad(with(asked("puzzle.check", "liar", 2, 1), "answer", answer).dump()) == "bad_answer answer");
        CHECK(bad(with(asked("puzzle.check", "crack", 1, 1), "answer", Json::array({"row:1", "0123"})).dump()) ==
              "bad_answer answer");
    }
    TEST_CASE("bad requests of puzzles are refused with their place")
    {
        CHECK(bad(asked("puzzle.make", "crack", 0, 1).dump()) == "out_of_range level");
        CHECK(bad(asked("puzzle.make", "crack", 4, 1).dump()) == "out_of_range level");
        CHECK(bad(asked("puzzle.make", "sudoku", 1, 1).dump()) == "unknown_kind kind");
        CHECK(bad(R"({"cmd":"puzzle.make","kind":"crack","level":1,"number":9007199254740992})") ==
              "out_of_range number");
        CHECK(bad(R"({"cmd":"puzzle.make","kind":"crack","level":1,"number":-1})") == "out_of_range number");
        CHECK(bad(R"({"cmd":"puzzle.make","kind":"crack","level":1})") == "missing_field number");
        CHECK(bad(with(asked("puzzle.make", "crack", 1, 1), "seed", 1).dump()) == "unknown_field seed");
        CHECK(bad(with(asked("puzzle.check", "crack", 1, 1), "answer", Json::object()).dump()) == "wrong_type answer");
        CHECK(bad(with(asked("puzzle.check", "crack", 1, 1), "answer", {{1, 2}}).dump()) == "wrong_type answer[0]");
        CHECK(bad(with(asked("puzzle.check", "crack", 1, 1), "answer", std::string(65, '0')).dump()) ==
              "out_of_range answer");
        CHECK(bad(with(asked("puzzle.check", "cut", 1, 1), "answer", Json(std::vector<int>(65))).dump()) ==
              "out_of_range answer");
        CHECK(bad(with(asked("puzzle.hint", "crack", 1, 1), "hints", -1).dump()) == "out_of_range hints");
    }
    TEST_CASE("the day: sixty days as stored, five different kinds, every kind each week, levels by weekday")
    {
        std::ifstream file("tests/golden/puzzle_days.txt");
        REQUIRE_MESSAGE(file, "run from the project's root");
        int days = 0;
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line[0] == '#') continue;
            std::string told = line.substr(0, 10);
            const Json day = good({{"cmd", "puzzle.day"}, {"date", told}});
            for (const Json& p : day["puzzles"]) {
                (told += ' ') += p["kind"].get<std::string>();
                (told += ' ') += std::to_string(p["level"].get<int>());
                (told += ' ') += std::to_string(p["number"].get<std::uint64_t>());
            }
            CHECK(told == line);
            ++days;
        }
        CHECK(days == 60);
        const char* const weeks[] = {"2024-01-01", "2024-02-26", "2027-12-27", "2400-02-28", "9999-12-25"};
        for (const std::string start : weeks) {
            std::set<puzzle::Kind> kinds;
            int day = std::stoi(start.substr(8)), month = std::stoi(start.substr(5, 2));
            int year = std::stoi(start.substr(0, 4));
            for (int i = 0; i < 7; ++i) {
                const auto two = [](int n) { return std::string(n < 10 ? "0" : "") + std::to_string(n); };
                std::string date = std::to_string(year) + '-' + two(month) + '-' + two(day);
                auto found = puzzle::day_of(date);
                if (!found) { // the month is over
                    day = 1, month = month % 12 + 1, year += month == 1;
                    date = std::to_string(year) + '-' + two(month) + '-' + two(day);
                    found = puzzle::day_of(date);
                }
                INFO(date);
                REQUIRE(found);
                std::set<puzzle::Kind> today;
                for (const auto& key : *found) today.insert(key.kind);
                CHECK(today.size() == 5);
                kinds.insert(today.begin(), today.end());
                ++day;
                if (year == 9999 && month == 12 && day == 32) break;
            }
            CHECK(kinds.size() == (start < "2027-01-01" ? 11 : puzzle::kinds.size()));
        }
        const auto levels = [](const char* date) {
            int digits = 0;
            const puzzle::Day day = *puzzle::day_of(date);
            for (const auto& key : day) digits = digits * 10 + key.level;
            return digits;
        };
        CHECK(levels("2027-02-08") == 11112); // a Monday
        CHECK(levels("2027-02-09") == 11122);
        CHECK(levels("2027-02-10") == 11222);
        CHECK(levels("2027-02-11") == 12222);
        CHECK(levels("2027-02-12") == 22223);
        CHECK(levels("2027-02-13") == 22233);
        CHECK(levels("2027-02-14") == 22333);
    }
    TEST_CASE("a kind that is added later changes no earlier day: who_knows enters on Friday, 2027-01-01")
    {
        constexpr std::size_t first_kinds = 11;
        std::size_t turn = 0, later = 0;
        for (int year = 2024; year <= 2027; ++year)
            for (int month = 1; month <= 12; ++month)
                for (int day = 1; day <= 31; ++day) {
                    const auto two = [](int n) { return std::string(n < 10 ? "0" : "") + std::to_string(n); };
                    const auto found = puzzle::day_of(std::to_string(year) + '-' + two(month) + '-' + two(day));
                    if (!found) continue; // the month is over
                    for (const auto& key : *found)
                        if (year < 2027) CHECK(key.kind == puzzle::kinds[turn++ % first_kinds]);
                        else later += key.kind == puzzle::Kind::who_knows;
                }
        CHECK(turn == 5 * (366 + 365 + 365));
        CHECK(later == 5 * 365 / 12);
    }
    TEST_CASE("dates that are none, and dates before the first day, are refused")
    {
        const auto of = [](const char* date) { return bad(Json{{"cmd", "puzzle.day"}, {"date", date}}.dump()); };
        for (const char* date : {"", "2027-02-29", "2027-13-01", "2027-00-10", "2027-04-31", "2027-1-1", "2100-02-29",
                                 "27-01-01", "2027/02/14", "2027-02-1x", "2027-02-14 ", "+027-02-14", "today"})
            CHECK_MESSAGE(of(date) == "bad_date date", date);
        for (const char* date : {"2023-12-31", "0000-01-01", "1999-02-28"}) CHECK(of(date) == "too_early date");
        for (const char* date : {"2024-02-29", "2000-02-29", "2028-02-29", "2024-12-31", "9999-12-31"})
            CHECK_MESSAGE(of(date) == (date[0] == '2' && date[3] == '0' ? "too_early date" : "ok"), date);
    }
    TEST_CASE("sagaz puzzle prints line, link, question and answer, or a day")
    {
        cli::PuzzleOptions options;
        options.kind = "cut";
        options.hints = 1;
        const Said said = said_by(cli::puzzle, options);
        CHECK(said.status == 0);
        CHECK(said.out.starts_with("line    trees 1 explore"));
        CHECK(said.out.find("\nlink    #s=") != std::string::npos);
        CHECK(said.out.find("\nbound ") != std::string::npos);
        CHECK(said.out.find("\nanswer  node:") != std::string::npos);
        options.sealed = true;
        CHECK(said_by(cli::puzzle, options).out.find("\nanswer") == std::string::npos);
        options.kind = "none";
        CHECK(said_by(cli::puzzle, options).status == 1);
        options.day = "2027-02-14";
        CHECK(said_by(cli::puzzle, options).out.find(" 3 20270214\n") != std::string::npos);
        options.day = "2027-02-30";
        CHECK(said_by(cli::puzzle, options).errors.find("2027-02-14") != std::string::npos);
    }
}
