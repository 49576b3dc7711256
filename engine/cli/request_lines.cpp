#include "engine/cli/clock.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/lines.hpp"
#include "engine/cli/shard_lines.hpp"
#include "engine/request/request.hpp"
#include "engine/request/schema.hpp"

namespace engine::cli {
namespace {

constexpr std::int64_t slice = 20'000; // units, about 20 ms
constexpr double seconds_between_progress = 0.1;

void print(std::FILE* out, const std::string& line)
{
    std::fwrite(line.data(), 1, line.size(), out);
    std::fputc('\n', out);
    std::fflush(out);
}

std::string work_through(request::Request& request, std::FILE* out)
{
    double last = seconds();
    while (request.step(Budget{slice}) == Step::more) {
        if (!request.wants_progress() || seconds() - last < seconds_between_progress) continue;
        print(out, request::progress_line(request.progress()));
        last = seconds();
    }
    if (request.wants_progress()) print(out, request::progress_line(request.progress()));
    return request.result();
}

} // namespace

int run_requests(std::FILE* in, std::FILE* out)
{
    bool all_ok = true;
    std::string line;
    while (read_line(in, line, request::max_request_length)) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        request::Request request(line, seconds);
        const std::string result = work_through(request, out);
        all_ok = all_ok && result.rfind("{\"ok\":true", 0) == 0;
        print(out, result);
        if (std::ferror(out) != 0) return 1; // nobody gets the answers
    }
    if (std::ferror(in) != 0) {
        std::fputs("sagaz request: the requests cannot be read to their end\n", stderr);
        return 1;
    }
    return all_ok ? 0 : 1;
}

int print_schema(std::FILE* out)
{
    print(out, request::write_json(request::json_schema(), 1));
    return 0;
}

int print_markdown(const std::string& path, std::FILE* out, std::FILE* errors)
{
    const auto text = text_of_file(path, 1 << 24);
    if (!text) {
        std::fprintf(errors, "sagaz: %s\n", text.error().c_str());
        return 1;
    }
    const std::string renewed = request::renewed_readme(*text);
    std::fwrite(renewed.data(), 1, renewed.size(), out);
    return 0;
}

} // namespace engine::cli
