// Each step of a lesson that waits for an action on the board is completed by it, with the board's own controls.
#include "tests/shell/lesson_support.hpp"
#include <string_view>

namespace lesson_waits_tests {

using namespace lesson_support;

namespace {

struct Awaited {
    std::string_view lesson;
    int step;               // from 1, as the card says
    std::string_view moves; // "id=value id=value"; "" = any token that the board takes, until the game is over
};

constexpr std::array all_awaited{
    Awaited{"answer", 6, "fijas=2 picas=2 answer"},
    Awaited{"filter", 5, "place:0=0 place:1=1 place:2=0 place:3=3 submit"},
    Awaited{"concepts", 6, "l_or_l2=1"},
    Awaited{"hypotheses", 6, "space=2"},
    Awaited{"collapse", 5, "step:next"},
    Awaited{"kuhn", 1, "act:0"},
    Awaited{"play-31", 1, ""},
    Awaited{"positions-31", 1, "value:4"},
    Awaited{"minimax", 5, "step:next"},
    Awaited{"cut-1", 4, "next_cut"},
    Awaited{"order", 6, "lab_start"},
    Awaited{"mixed", 1, "choose:1"},
    Awaited{"hidden", 1, "bet:1"},
    Awaited{"bluff", 1, "bet:0"},
    Awaited{"pass-show", 4, "note by=3 suspect=3 weapon=7 room_asked=13 shower=2 entry_save"},
    Awaited{"propagate", 1, "step:next"},
    Awaited{"trial", 2, "level=1"},
};

void make(Player& p, std::string_view moves)
{
    while (!moves.empty()) {
        const auto end = std::min(moves.find(' '), moves.size()), is = std::min(moves.find('='), end);
        const std::string id(moves.substr(0, is));
        CAPTURE(id);
        CHECK(p.has(id));
        p.use(id, moves.substr(std::min(is + 1, end), end - std::min(is + 1, end)));
        p.settles(60);
        moves.remove_prefix(std::min(end + 1, moves.size()));
    }
}

void play_31_to_its_end(Player& p, const std::string& task)
{
    for (int i = 0; i < 80 && p.control("lesson_task")["text"] == task; ++i) {
        p.use("value:" + std::to_string(1 + i % 6));
        p.settles(60);
    }
}

} // namespace

TEST_CASE("what a step waits for is done by doing it on the board, in every lesson")
{
    std::size_t waits = 0;
    for (const auto& e : shell::lesson::all_lessons()) {
        const std::string id(e.id);
        const auto lesson = file(id + "/lesson.json"), english = file(id + "/en.json");
        for (std::size_t i = 0; i < lesson["steps"].size(); ++i) {
            if (!lesson["steps"][i].contains("wait")) continue;
            ++waits;
            const int number = static_cast<int>(i) + 1;
            CAPTURE(id);
            CAPTURE(number);
            const auto* awaited = std::find_if(all_awaited.begin(), all_awaited.end(),
                                               [&](const Awaited& a) { return a.lesson == id && a.step == number; });
            REQUIRE(awaited != all_awaited.end());
            Player p(R"({"motion": "reduce", "language": "en", "game": ")" + std::string(name(e.place)) + R"("})");
            p.app().set("lesson", opened(id, "en", number - 1, 11));
            p.settles(60);
            const std::string task = english[lesson["steps"][i]["wait"]["label"].get<std::string>()];
            REQUIRE(p.control("lesson_task")["text"] == task);
            if (awaited->moves.empty()) play_31_to_its_end(p, task);
            else make(p, awaited->moves);
            CHECK(p.control("lesson_task")["text"] != task);
            CHECK(p.control("lesson_task")["text"].get<std::string>().find(task) != std::string::npos); // … done
            const auto step = shell::lesson::read_step(opened(id, "en", number - 1, 11));
            if (!step->came.empty()) CHECK(p.control("lesson_feedback")["text"] == step->came);
            CHECK(p.has(number == static_cast<int>(lesson["steps"].size()) ? "lesson_close" : "lesson_next"));
        }
    }
    CHECK(waits == all_awaited.size());
}

} // namespace lesson_waits_tests
