// `sagaz lesson`: faults of lessons, and a step as the screen reads it.
#include "engine/cli/columns.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/files.hpp"
#include "engine/cli/lesson_names.hpp"
#include "engine/request/json.hpp"
#include "engine/request/lesson_board.hpp"
#include "engine/request/lesson_check.hpp"
#include "engine/request/request.hpp"
#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <optional>
#include <set>

namespace engine::cli {
namespace {

using request::Json;
namespace fs = std::filesystem;

constexpr std::size_t most_bytes = 262144; // longer files arrive cut; lesson.check refuses them and names its limit

std::optional<std::string> content_of(const fs::path& path)
{
    errno = 0;
    std::FILE* file = std::fopen(path.string().c_str(), "rb");
    if (file == nullptr) return std::nullopt;
    std::string text(most_bytes, '\0');
    text.resize(std::fread(text.data(), 1, text.size(), file));
    const bool failed = std::ferror(file) != 0; // a folder opens but cannot be read
    std::fclose(file);
    if (failed) errno = EISDIR;
    return failed ? std::nullopt : std::optional(std::move(text));
}

/// The request's fields for a file, or for a folder with the language files beside its lesson.
std::optional<Json> fields_of(const fs::path& path)
{
    std::error_code none;
    const bool folder = fs::is_directory(path, none);
    const auto lesson = content_of(folder ? path / "lesson.json" : path);
    if (!lesson) return std::nullopt;
    Json fields{{"lesson", *lesson}};
    const bool beside = folder || path.filename() == "lesson.json";
    if (!beside) return fields;
    const fs::path room = folder ? path : path.parent_path();
    for (const auto& entry : fs::directory_iterator(room.empty() ? fs::path(".") : room, none)) {
        const fs::path& file = entry.path();
        if (file.extension() != ".json" || file.filename() == "lesson.json") continue;
        if (auto text = content_of(file)) fields["texts"][file.stem().string()] = *text;
    }
    return fields;
}

/// The names of the other folders with a lesson beside this one's.
std::set<std::string> lessons_beside(const std::string& name)
{
    std::error_code none;
    std::set<std::string> ids;
    fs::path folder = fs::absolute(name, none).lexically_normal();
    if (!fs::is_directory(folder, none) && folder.filename() != "lesson.json") return ids;
    if (folder.filename() == "lesson.json" || !folder.has_filename()) folder = folder.parent_path();
    for (const auto& entry : fs::directory_iterator(folder.parent_path(), none))
        if (entry.path() != folder && fs::exists(entry.path() / "lesson.json", none))
            ids.insert(entry.path().filename().string());
    return ids;
}

Json asked(const Json& fields) { return request::read_json(request::answer(request::write_json(fields))); }

std::string string_of(const Json& object, const char* name)
{
    const auto it = object.find(name);
    return it != object.end() && it->is_string() ? it->get<std::string>() : std::string();
}

/// Number of faults; -1: the lesson could not be checked.
int check(const std::string& name, int seeds, std::FILE* out, std::FILE* errors)
{
    request::ask_of_boards(request::problem_of_board);
    auto fields = fields_of(name);
    if (!fields) {
        std::fprintf(errors, "sagaz lesson: %s\n", cannot_read(name, errno).c_str());
        return -1;
    }
    (*fields)["cmd"] = "lesson.check";
    (*fields)["seeds"] = seeds;
    const Json reply = asked(*fields);
    if (!reply.contains("result")) {
        std::fprintf(errors, "%s: %s\n", name.c_str(), string_of(reply["error"], "message").c_str());
        return -1;
    }
    const Json& result = reply["result"];
    int faults = 0;
    const auto tell = [&](const std::string& path, const std::string& message) {
        std::fprintf(out, "%s: %s: %s\n", name.c_str(), path.c_str(), message.c_str());
        ++faults;
    };
    for (const Json& advice : result["advice"])
        std::fprintf(out, "%s: advice: %s: %s\n", name.c_str(), string_of(advice, "path").c_str(),
                     string_of(advice, "message").c_str());
    for (const Json& fault : result["faults"]) tell(string_of(fault, "path"), string_of(fault, "message"));
    const fs::path folder = fs::path(name).lexically_normal();
    std::error_code none;
    const Json lesson = request::read_json((*fields)["lesson"].get<std::string>());
    for (const auto& [path, message] : wrong_names(lesson, lessons_beside(name))) tell(path, message);
    if (fs::is_directory(folder, none)) {
        const std::string called = (folder.has_filename() ? folder : folder.parent_path()).filename().string();
        if (lesson.is_object() && string_of(lesson, "id") != called && called != "." && called != "..")
            tell("id", "must equal the folder's name, " + called);
    }
    std::string totals;
    for (const char* const what : {"step", "question", "request"})
        totals += counted(result[what + std::string("s")].get<std::uint64_t>(), what) + ", ";
    totals += counted(static_cast<std::uint64_t>(faults), "fault");
    std::fprintf(out, "%s: %s\n", name.c_str(), totals.c_str());
    return faults;
}

} // namespace

int check_lessons(const LessonOptions& options, std::FILE* out, std::FILE* errors)
{
    int status = 0;
    for (const std::string& name : options.files)
        if (check(name, options.seeds, out, errors) != 0) status = 1;
    return status;
}

int lesson_step(const LessonOptions& options, std::FILE* out, std::FILE* errors)
{
    auto fields = fields_of(options.files.front());
    if (!fields) {
        std::fprintf(errors, "sagaz lesson: %s\n", cannot_read(options.files.front(), errno).c_str());
        return 1;
    }
    fields->update(
        {{"cmd", "lesson.step"}, {"step", options.step}, {"seed", options.seed}, {"language", options.language}});
    const Json reply = asked(*fields);
    const bool good = reply.contains("result");
    if (good) std::fputs(string_of(reply["result"], "flat").c_str(), out);
    else std::fprintf(errors, "sagaz lesson: %s\n", string_of(reply["error"], "message").c_str());
    return good ? 0 : 1;
}

} // namespace engine::cli
