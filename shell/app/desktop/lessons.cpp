#include "shell/app/desktop/lessons.hpp"
#include "engine/request/request.hpp"
#include "shell/app/desktop/storage.hpp"
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <vector>

namespace shell::app::desktop {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest = 65'536; // bytes; one more is read, so that the engine says what is wrong

std::string contents(const fs::path& path)
{
    std::ifstream in(path, std::ios::binary);
    std::string text(longest + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(std::max<std::streamsize>(0, in.gcount())));
    return text;
}

fs::path folder_of(const std::string& lesson)
{
    std::error_code none;
    const fs::path program = fs::read_symlink("/proc/self/exe", none).parent_path();
    std::vector<fs::path> places;
    if (const std::string chosen = variable("SAGAZ_LESSONS"); !chosen.empty()) places.emplace_back(chosen);
    places.insert(places.end(), {program / "lessons", program / "../share/sagaz/lessons", fs::path(SAGAZ_LESSONS)});
    for (const auto& place : places)
        if (fs::is_regular_file(place / lesson / "lesson.json", none)) return place / lesson;
    return {};
}

} // namespace

LessonStep lesson_step(const std::string& lesson, int step, std::uint64_t seed, const std::string& language)
{
    nlohmann::json texts = nlohmann::json::object();
    fs::path file = lesson;
    if (!lesson.ends_with(".json")) {
        const fs::path folder = lesson.find_first_of("/\\.") == lesson.npos ? folder_of(lesson) : fs::path();
        if (folder.empty()) return {{}, lesson};
        file = folder / "lesson.json";
        texts[language] = contents(folder / (language + ".json"));
    }
    const std::string text = contents(file);
    if (text.empty()) return {{}, lesson};
    const nlohmann::json request{{"cmd", "lesson.step"}, {"lesson", text},       {"texts", texts},
                                 {"step", step},         {"language", language}, {"seed", seed}};
    const auto replace = nlohmann::json::error_handler_t::replace; // of bytes that are no UTF-8
    const auto reply =
        nlohmann::json::parse(engine::request::answer(request.dump(-1, ' ', false, replace)), nullptr, false);
    if (reply.value("ok", false)) return {reply["result"]["flat"].get<std::string>(), {}};
    return {{}, lesson + ": " + reply["error"].value("message", std::string())};
}

} // namespace shell::app::desktop
