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

/// Where `name` is, in the folder of the lessons that has it.
fs::path folder_of(const std::string& name, const std::string& file)
{
    std::error_code none;
    const fs::path program = fs::read_symlink("/proc/self/exe", none).parent_path();
    std::vector<fs::path> places;
    if (const std::string chosen = variable("SAGAZ_LESSONS"); !chosen.empty()) places.emplace_back(chosen);
    places.insert(places.end(),
                  {program / "lessons", program / "../share/sagaz/lessons", program / "../../assets/lessons"});
    for (const auto& place : places)
        if (fs::is_regular_file(place / name / file, none)) return place / name;
    return {};
}

} // namespace

LessonStep lesson_step(const std::string& lesson, int step, std::uint64_t seed, const std::string& language)
{
    nlohmann::json texts = nlohmann::json::object();
    fs::path file = lesson;
    if (!lesson.ends_with(".json")) {
        const fs::path folder =
            lesson.find_first_of("/\\.") == lesson.npos ? folder_of(lesson, "lesson.json") : fs::path();
        if (folder.empty()) return {{}, lesson, false};
        file = folder / "lesson.json";
        texts[language] = contents(folder / (language + ".json"));
    }
    const std::string text = contents(file);
    if (text.empty()) return {{}, lesson, false};
    nlohmann::json request{{"cmd", "lesson.step"}, {"lesson", text},       {"texts", texts},
                           {"step", step},         {"language", language}, {"seed", seed}};
    const auto answer = [&request] {
        const auto replace = nlohmann::json::error_handler_t::replace; // of bytes that are no UTF-8
        return nlohmann::json::parse(engine::request::answer(request.dump(-1, ' ', false, replace)), nullptr, false);
    };
    const auto reply = answer();
    if (reply.value("ok", false)) return {reply["result"]["flat"].get<std::string>(), {}};
    if (reply["error"].value("message", std::string()).starts_with("step must be less than")) { // people count from 1
        request["step"] = 0;
        if (const auto first = answer(); first.value("ok", false))
            return {{}, lesson + ": step " + std::to_string(step + 1) + " of " + first["result"]["steps"].dump()};
    }
    return {{}, lesson + ": " + reply["error"].value("message", std::string())};
}

std::string term_text(const std::string& term, const std::string& language)
{
    const std::string file = language + ".json";
    const auto words = nlohmann::json::parse(contents(folder_of("../glossary", file) / file), nullptr, false);
    const auto* all = words.is_object() && words.contains("terms") ? &words["terms"] : nullptr;
    if (!all || !all->is_object() || !all->contains(term)) return term;
    const auto& one = (*all)[term];
    return one.value("term", term) + "\n" + one.value("text", std::string());
}

} // namespace shell::app::desktop
