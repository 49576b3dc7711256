#include "engine/cli/clock.hpp"
#include "engine/cli/columns.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/lines.hpp"
#include "engine/cli/shard_lines.hpp"
#include "engine/request/json.hpp"
#include "engine/request/request.hpp"
#include "engine/request/schema.hpp"

namespace engine::cli {
namespace {

constexpr std::int64_t slice = 20'000; // units, about 20 ms
constexpr double seconds_between_progress = 0.1;

constexpr double seconds_before_notice = 10; // and then at twice the time each

struct Limits {
    std::FILE *out, *errors;
    double seconds; // 0 = none
};

void print(std::FILE* out, const std::string& line)
{
    std::fwrite(line.data(), 1, line.size(), out);
    std::fputc('\n', out);
    std::fflush(out);
}

/// "12 s", "3 min", "5 h", "12 days", "more than 1000 days".
std::string duration(double seconds)
{
    if (seconds < 100) return text_of("%.0f s", seconds);
    if (seconds < 6000) return text_of("%.0f min", seconds / 60);
    if (seconds < 360'000) return text_of("%.0f h", seconds / 3600);
    return seconds < 86'400'000 ? text_of("%.0f days", seconds / 86'400) : "more than 1000 days";
}

/// "4 of 100", and how long the rest takes at this rate.
std::string progress_in_words(const Progress& p, double passed)
{
    const std::string part = std::to_string(p.done) + " of " + std::to_string(p.total);
    if (p.done <= 0 || p.total <= p.done) return part;
    const double left = passed * static_cast<double>(p.total - p.done) / static_cast<double>(p.done);
    return part + ", about " + duration(left) + " left";
}

std::string stopped_after(double passed, const Progress& p)
{
    return request::write_json(
        {{"ok", false},
         {"error",
          {{"kind", "stopped"},
           {"message", "Stopped after " + duration(passed) + " (--seconds), at " + progress_in_words(p, passed) +
                           ": ask for less, or allow more seconds."}}}});
}

std::string work_through(request::Request& request, std::size_t number, const Limits& limits)
{
    const double begun = seconds();
    double last = begun, told = seconds_before_notice;
    while (request.step(Budget{slice}) == Step::more) {
        const double now = seconds(), passed = now - begun;
        if (limits.seconds > 0 && passed >= limits.seconds) return stopped_after(passed, request.progress());
        if (passed >= told) {
            std::fprintf(limits.errors, "sagaz request: line %zu runs for %s: %s%s\n", number, duration(passed).c_str(),
                         progress_in_words(request.progress(), passed).c_str(),
                         limits.seconds > 0 ? "" : "; --seconds N stops a request");
            told *= 2;
        }
        if (!request.wants_progress() || now - last < seconds_between_progress) continue;
        print(limits.out, request::progress_line(request.progress()));
        last = now;
    }
    if (request.wants_progress()) print(limits.out, request::progress_line(request.progress()));
    return request.result();
}

} // namespace

int run_requests(std::FILE* in, std::FILE* out, std::FILE* errors, double seconds_allowed)
{
    bool all_ok = true;
    std::string line;
    for (std::size_t number = 1; read_line(in, line, request::max_request_length); ++number) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        request::Request request(line, seconds);
        const std::string result = work_through(request, number, {out, errors, seconds_allowed});
        all_ok = all_ok && result.rfind("{\"ok\":true", 0) == 0;
        print(out, result);
        if (std::ferror(out) != 0) return 1; // nobody gets the answers
    }
    if (std::ferror(in) != 0) {
        std::fputs("sagaz request: the requests cannot be read to their end\n", errors);
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
