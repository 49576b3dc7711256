// The page's C functions for the engine's requests, run in slices. Programs whose screens send requests have them, for
// their workers. The program `requests`, with every command, has nothing else.
#include "engine/request/request.hpp"
#include <algorithm>
#include <chrono>
#include <emscripten.h>
#include <optional>
#include <string>

namespace {

std::optional<engine::request::Request> request;

const char* kept(std::string& place, std::string text)
{
    place = std::move(text);
    return place.c_str();
}

double seconds() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

} // namespace

#define PAGE extern "C" EMSCRIPTEN_KEEPALIVE

PAGE void request_open(const char* json) { request.emplace(json, seconds); }
/// 1 when done; a unit is about a microsecond of native work.
PAGE int request_step(int units)
{
    return !request || request->step({std::max(1, units)}) == engine::Step::done ? 1 : 0;
}
PAGE const char* request_progress()
{
    static std::string text;
    return kept(text, request ? engine::request::progress_line(request->progress()) : "{}");
}
PAGE const char* request_result()
{
    static std::string text;
    return kept(text, request ? request->result() : "");
}
