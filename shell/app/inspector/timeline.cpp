#include "shell/app/inspector/timeline.hpp"
#include "imgui.h"
#include <cerrno>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

namespace shell::app::inspector {
namespace {

nlohmann::json event_of(const char* phase, const std::string& name, double ms)
{
    return {{"ph", phase}, {"name", name}, {"cat", "sagaz"}, {"pid", 1}, {"tid", 1}, {"ts", ms * 1000}};
}

} // namespace

void Timeline::write_to(const std::string& file)
{
    name_ = file;
    file_ = std::fopen(file.c_str(), "wb");
    if (!file_) wrong_ = "cannot write " + file + ": " + std::generic_category().message(errno);
    else put("[\n]\n");
}

/// Writes and flushes. After an error nothing more is written.
void Timeline::put(const std::string& text)
{
    if (std::fputs(text.c_str(), file_) >= 0 && std::fflush(file_) == 0) return;
    wrong_ = "cannot write " + name_ + ": " + std::generic_category().message(errno);
    std::fclose(std::exchange(file_, nullptr));
}

Timeline::~Timeline()
{
    if (!file_) return;
    std::fclose(file_);
}

std::string Timeline::text() const
{
    std::string out = "[";
    for (const std::string& event : kept_) out += (out.size() > 1 ? ",\n" : "\n") + event;
    return out + "\n]\n";
}

void Timeline::tell(std::string event)
{
    if (file_) {
        std::fseek(file_, -3, SEEK_CUR); // over the closing bracket: the file is always whole JSON
        put((std::exchange(first_, false) ? "\n" : ",\n") + event + "\n]\n");
    }
    if (!kept_wanted_) return;
    if (kept_.size() == most) kept_.pop_front();
    kept_.push_back(std::move(event));
}

void Timeline::frame(long number, double begin, double now)
{
    if (!*this) return;
    const ImDrawData* drawn = ImGui::GetDrawData();
    int draws = 0;
    for (const ImDrawList* list : drawn->CmdLists) draws += list->CmdBuffer.Size;
    frame(number, begin, now, draws, drawn->TotalVtxCount);
}

void Timeline::frame(long number, double begin, double now, int draws, int vertices)
{
    if (!*this) return;
    auto e = event_of("X", "frame", begin);
    e["dur"] = (now - begin) * 1000;
    e["args"] = {{"number", number}, {"draws", draws}, {"vertices", vertices}};
    tell(e.dump());
}

void Timeline::job_begins(int id, const std::string& request, double now)
{
    if (!*this) return;
    const auto json = nlohmann::json::parse(request, nullptr, false);
    const auto cmd = json.is_object() ? json.find("cmd") : json.end();
    jobs_[id] = json.is_object() && cmd != json.end() && cmd->is_string() ? cmd->get<std::string>() : "job";
    auto e = event_of("b", jobs_[id], now);
    e["id"] = id;
    e["args"] = {{"request", request.substr(0, 500)}};
    tell(e.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

void Timeline::job_ends(int id, double now)
{
    const auto it = jobs_.find(id);
    if (it == jobs_.end()) return;
    auto e = event_of("e", it->second, now);
    e["id"] = id;
    jobs_.erase(it);
    tell(e.dump());
}

} // namespace shell::app::inspector
