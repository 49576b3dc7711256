#include "engine/request/request.hpp"
#include "engine/request/commands.hpp"
#include "engine/request/door.hpp"
#include "engine/request/types/line.hpp"
#include <algorithm>

namespace engine::request {

int depth_of(std::string_view text)
{
    int depth = 0, deepest = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_string) {
            if (c == '\\') ++i;
            else if (c == '"') in_string = false;
        } else if (c == '"') {
            in_string = true;
        } else if (c == '[' || c == '{') {
            deepest = std::max(deepest, ++depth);
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return deepest;
}

namespace {

/// The field cmd; a missing one lists the commands.
struct CommandName {
    std::string list;
    std::string remedy() const { return "give one of " + list; }
    static void read(const At& at, const Json& json, std::string& to) { to = read_text(at, json); }
};

Started start(const Json& json, Clock clock, bool& wants_progress)
{
    std::string list, cmd;
    for (const Family family : families())
        for (const Command& c : family) list.append(list.empty() ? "" : ", ").append(c.name);
    if (json.is_object() && json.contains("progress")) wants_progress = json["progress"] == true;
    std::optional<Problem> first;
    const At at(first);
    FieldReader in(at, json);
    bool progress = false;
    in.must("cmd", cmd, CommandName{list}, "");
    in.may("progress", progress, "");
    if (!first) {
        for (const Family family : families())
            for (const Command& c : family)
                if (c.name == cmd) return c.open(in, clock);
        at.in("cmd").fail("unknown_command", "There is no command " + in_quotes(cmd) + "; give one of " + list + ".");
    }
    return Unexpected<Problem>(*first);
}

Started open(std::string_view line, Clock clock, bool& wants_progress)
{
    if (line.size() > max_request_length)
        return Unexpected<Problem>(Problem{"too_large", "The request is longer than " +
                                                            std::to_string(max_request_length) +
                                                            " bytes; send less at a time."});
    if (depth_of(line) > max_request_depth)
        return Unexpected<Problem>(
            Problem{"too_deep", "The request nests deeper than " + std::to_string(max_request_depth) + " brackets."});
    const Json json = read_json(line);
    if (json.is_discarded())
        return Unexpected<Problem>(Problem{"bad_json", "The request is not JSON; write one object on one line, as "
                                                       "{\"cmd\":\"version\"}."});
    return start(json, clock, wants_progress);
}

} // namespace

Request::Request(std::string_view line, Clock clock)
{
    auto started = open(line, clock, wants_progress_);
    if (started) work_ = *std::move(started);
    else result_ = error_line(started.error());
}

Request::Request(Request&&) noexcept = default;
Request& Request::operator=(Request&&) noexcept = default;
Request::~Request() = default;

Step Request::step(Budget budget)
{
    if (!work_) return Step::done;
    const Step step = work_->step(budget);
    last_ = work_->progress();
    if (step == Step::more) return Step::more;
    result_ = work_->line();
    work_.reset();
    return Step::done;
}

Progress Request::progress() const { return last_; }

std::string answer(std::string_view line, Clock clock) { return engine::run(Request(line, clock)); }

std::string ok_line(const Json& result) { return "{\"ok\":true,\"result\":" + write_json(result) + "}"; }

std::string error_line(const Problem& p)
{
    ErrorFields error{p.kind, p.message, {}, {}};
    if (p.at >= 0) error.at = p.at;
    if (!p.field.empty()) error.field = p.field;
    return "{\"ok\":false,\"error\":" + write_json(write_object(error)) + "}";
}

std::optional<Problem> reply_in(std::string_view line, Json& result)
{
    Json reply = read_json(line);
    if (reply.is_object() && reply.contains("result")) {
        result = std::move(reply["result"]);
        return std::nullopt;
    }
    std::optional<Problem> first;
    ErrorFields error;
    if (!reply.is_object() || !reply.contains("error")) first = Problem("bad_reply", "The line is no reply.");
    else read_object(At(first), reply["error"], error);
    if (first) return Problem("bad_reply", first->message);
    return Problem(error.kind, error.message, error.field.value_or(""), error.at.value_or(-1));
}

std::optional<Progress> progress_in(std::string_view line)
{
    if (!line.starts_with("{\"progress\"")) return std::nullopt; // a long reply is not parsed
    const Json json = read_json(line);
    std::optional<Problem> first;
    Progress progress;
    if (!json.is_object()) return std::nullopt;
    read_object(At(first), json["progress"], progress);
    return first ? std::nullopt : std::optional(progress);
}

std::string progress_line(Progress p) { return write_json({{"progress", write_object(p)}}); }

} // namespace engine::request
