#include "shell/app/desktop/lessons.hpp"
#include "engine/request/request.hpp"
#include "shell/app/desktop/storage.hpp"
#include "shell/lesson/book.hpp"
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <vector>

namespace shell::app::desktop {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest = 65'536; // bytes; one more is read, so that the engine reports the error

std::string contents(const fs::path& path)
{
    std::ifstream in(path, std::ios::binary);
    std::string text(longest + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(std::max<std::streamsize>(0, in.gcount())));
    return text;
}

/// The folders in which lessons are searched.
std::vector<fs::path> places_of_lessons()
{
    std::error_code none;
    const fs::path program = fs::read_symlink("/proc/self/exe", none).parent_path();
    std::vector<fs::path> places;
    if (const std::string chosen = variable("SAGAZ_LESSONS"); !chosen.empty()) places.emplace_back(chosen);
    places.insert(places.end(),
                  {program / "lessons", program / "../share/sagaz/lessons", program / "../../assets/lessons"});
    return places;
}

/// The first folder `name` beside lessons that has `file`; empty if there is none.
fs::path folder_of(const std::string& name, const std::string& file)
{
    std::error_code none;
    for (const auto& place : places_of_lessons())
        if (fs::is_regular_file(place / name / file, none)) return place / name;
    return {};
}

bool is_ours(const std::string& name)
{
    const auto all = lesson::all_lessons();
    return std::any_of(all.begin(), all.end(), [&](const lesson::Entry& one) { return one.id == name; });
}

/// The error for a lesson of Sagaz whose files are missing.
std::string not_beside_the_program(const std::string& lesson)
{
    std::string wrong =
        lesson + ": its files were not found; set SAGAZ_LESSONS=FOLDER to the folder of the lessons. Searched in";
    const auto places = places_of_lessons();
    for (const auto& place : places)
        wrong += (&place == places.data() ? " " : ", ") + place.lexically_normal().string();
    return wrong;
}

} // namespace

LessonStep lesson_step(const std::string& lesson, int step, std::uint64_t seed, const std::string& language)
{
    nlohmann::json texts = nlohmann::json::object();
    fs::path file = lesson;
    if (!lesson.ends_with(".json")) {
        const fs::path folder =
            lesson.find_first_of("/\\.") == lesson.npos ? folder_of(lesson, "lesson.json") : fs::path();
        if (folder.empty() && is_ours(lesson)) return {{}, not_beside_the_program(lesson)};
        if (folder.empty()) return {{}, lesson, false};
        file = folder / "lesson.json";
        texts[language] = contents(folder / (language + ".json"));
    } else if (const std::string wrong = read_file(file).wrong; !wrong.empty()) return {{}, lesson + ": " + wrong};
    const std::string text = contents(file);
    if (text.empty()) return {{}, lesson + ": the file is empty"};
    nlohmann::json request{{"cmd", "lesson.step"}, {"lesson", text},       {"texts", texts},
                           {"step", step},         {"language", language}, {"seed", seed}};
    const auto answer = [&request] {
        const auto replace = nlohmann::json::error_handler_t::replace; // invalid UTF-8
        return nlohmann::json::parse(engine::request::answer(request.dump(-1, ' ', false, replace)), nullptr, false);
    };
    const auto reply = answer();
    if (reply.value("ok", false)) return {reply["result"]["flat"].get<std::string>(), {}};
    if (reply["error"].value("message", std::string()).starts_with("step must be less than")) { // people count from 1
        request["step"] = 0;
        if (const auto first = answer(); first.value("ok", false))
            return {{}, lesson + ": step " + std::to_string(step + 1) + " of " + first["result"]["steps"].dump()};
    }
    const std::string message = reply["error"].value("message", std::string());
    return {{},
            lesson + ": " +
                message.substr(std::min(message.size(), message.find_first_not_of(' ')))}; // without an empty place
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
