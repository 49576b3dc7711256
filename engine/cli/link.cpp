#include "engine/cli/link.hpp"
#include "engine/cli/columns.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/files.hpp"
#include "engine/cli/lines.hpp"
#include "engine/cli/reported.hpp"
#include "engine/lesson/line.hpp"
#include "engine/session/link.hpp"
#include "engine/session/mailed.hpp"
#include <filesystem>
#include <system_error>

namespace engine::cli {
namespace {

/// Never overwrites a file: somebody may have written the tests in the folder.
int write_test(const ReportedTest& test, const std::filesystem::path& folder, std::FILE* out, std::FILE* errors)
{
    std::error_code none;
    const auto named = [&](const std::string& name) { return (folder / (name + "_test")) += ".cpp"; };
    std::filesystem::path path = named(test.name);
    for (int other = 2; std::filesystem::exists(path, none); ++other)
        path = named(test.name + '_' + std::to_string(other));
    auto file = NewFile::at(path.string());
    if (const std::string wrong = file ? file->write(test.text) : file.error(); !wrong.empty()) {
        std::fprintf(errors, "sagaz link: %s\n", wrong.c_str());
        return 1;
    }
    std::fprintf(out, "%s\n", path.string().c_str());
    std::fprintf(errors, "sagaz link: run it: cmake --build --preset release --target shell_tests && "
                         "build/release/shell_tests -ts=reported\n");
    return 0;
}

template <class Error>
std::string words_for(const Error& error)
{
    return std::string(name(error)) + (error.at < 0 ? "" : " at character " + std::to_string(error.at + 1));
}

} // namespace

Expected<std::string, std::string> link_of(std::string_view line)
{
    if (line.size() > session::max_line_length)
        return Unexpected<std::string>("a saved line has at most " + std::to_string(session::max_line_length) +
                                       " characters, this one " + std::to_string(line.size()));
    if (auto problem = lesson::problem_of_line(line); !problem.empty())
        return Unexpected<std::string>(std::move(problem));
    return "#s=" + session::to_link(line);
}

Expected<std::string, std::string> line_of(std::string_view link)
{
    if (const auto at = link.find("#s="); at != std::string_view::npos) link.remove_prefix(at + 3);
    auto line = session::from_link(link);
    if (!line) return Unexpected<std::string>("the link is incomplete: " + words_for(line.error()));
    if (auto problem = lesson::problem_of_line(*line); !problem.empty())
        return Unexpected<std::string>("the link is complete, but its saved line is wrong: " + problem);
    return *std::move(line);
}

int links(const std::string& text, bool decode, std::FILE* in, std::FILE* out, std::FILE* errors)
{
    int status = 0;
    const auto print = [&](const std::string& one) {
        const auto made = decode ? line_of(one) : link_of(one);
        if (made) std::fprintf(out, "%s\n", made->c_str());
        else {
            std::fprintf(errors, "sagaz link: %s\n", made.error().c_str());
            status = 1;
        }
    };
    if (!text.empty()) {
        print(text);
        return status;
    }
    std::string line;
    while (read_line(in, line, 2 * session::max_link_length)) {
        if (line.ends_with('\r')) line.pop_back();
        if (!line.empty()) print(line);
    }
    return status;
}

int link_test(const std::string& what, const std::string& into, std::FILE* in, std::FILE* out, std::FILE* errors)
{
    constexpr std::size_t longest = 1 << 20;
    std::string text = what;
    std::error_code none;
    const auto wrong = [errors](const std::string& words) {
        std::fprintf(errors, "sagaz link: %s\n", words.c_str());
        return 1;
    };
    if (!into.empty() && !std::filesystem::is_directory(into, none))
        return wrong(into +
                     (std::filesystem::exists(into, none) ? ": not a folder" : ": no such folder; create it first"));
    const auto there = what.empty() ? std::filesystem::file_type::none : std::filesystem::status(what, none).type();
    if (there == std::filesystem::file_type::directory) return wrong(what + ": this is a folder; name a file");
    if (there == std::filesystem::file_type::fifo || there == std::filesystem::file_type::character)
        return wrong(what + ": not a regular file"); // a device or pipe may have no end
    std::FILE* file = what.empty() ? in : std::fopen(what.c_str(), "rb");
    if (file != nullptr) {
        text.assign(longest, '\0');
        text.resize(std::fread(text.data(), 1, text.size(), file));
        if (file != in) std::fclose(file);
    }
    if (file != nullptr && text.find_first_not_of(" \r\n\t") == text.npos)
        return wrong((what.empty() ? "" : what + ": ") + "the file is empty");
    const bool is_link = text.find("#s=") != text.npos;
    if (file == nullptr && !is_link && what.find_first_of("/\\.") != what.npos) // characters that no link contains
        return wrong(what + ": no such file");
    const auto test = test_of(text);
    if (!test && is_link) return wrong(test.error());
    if (!test && file == nullptr) return wrong(what + ": no such file; read as a link: " + test.error());
    if (!test) {
        const bool damaged = test.error().starts_with("line ");
        const std::string name = what.empty() ? "" : what + ": ";
        const std::string remedy(session::remedy_for(text)),
            as_link = text.size() > session::max_link_length ? "" : "; read as a link: " + test.error();
        return wrong(name +
                     (damaged ? test.error() : "line 1: a report does not begin like this; " + remedy + as_link));
    }
    if (!test->said.empty()) std::fprintf(errors, "sagaz link: %s\n", test->said.c_str());
    if (test->left_out > 0)
        std::fprintf(errors, "sagaz link: left out %s\n",
                     counted(static_cast<std::uint64_t>(test->left_out), "damaged action").c_str());
    if (!test->lesson.empty())
        std::fprintf(
            errors,
            "sagaz link: the report comes from the lesson %.60s, which is not one of ours: the test cannot open it, "
            "and actions of the lesson fail in the test; sagaz-desktop --report plays the lesson too\n",
            test->lesson.c_str());
    if (test->cut > 0) std::fprintf(errors, "sagaz link: left out line %d, which is cut short\n", test->cut);
    if (!into.empty()) return write_test(*test, into, out, errors);
    std::fputs(test->text.c_str(), out);
    return 0;
}

} // namespace engine::cli
