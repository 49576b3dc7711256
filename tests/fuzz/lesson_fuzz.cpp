// Fuzzes lessons: the engine checks and plays the input as a teacher's file, and the screen parses it as the text of a
// step.
#include "engine/request/lesson_board.hpp"
#include "engine/request/lesson_check.hpp"
#include "shell/lesson/step.hpp"
#include "tests/fuzz/answered.hpp"
#include "tests/fuzz/input.hpp"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    engine::request::ask_of_boards(engine::request::problem_of_board);
    const std::string text(fuzz::text(data, size));
    if (const auto step = shell::lesson::read_step(text)) ENGINE_CHECK(step->index >= 0 && step->index < step->count);
    fuzz::try_request(R"({"cmd":"lesson.check","seeds":1,"lesson":)" + text + "}");
    nlohmann::json played{{"cmd", "lesson.step"}, {"step", 1}, {"seed", 7}, {"language", "en"}, {"lesson", text}};
    fuzz::try_request(played.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    return 0;
}
