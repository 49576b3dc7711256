// version: the program's version and a self-check.
#include "engine/codes/tournament.hpp"
#include "engine/request/commands.hpp"

#ifndef SAGAZ_VERSION
#define SAGAZ_VERSION "0.0.0"
#endif

namespace engine::request {
namespace {

std::string compiler()
{
#if defined(__clang__)
    const std::string name = "clang " + std::to_string(__clang_major__) + "." + std::to_string(__clang_minor__);
#else
    const std::string name = "gcc " + std::to_string(__GNUC__) + "." + std::to_string(__GNUC_MINOR__);
#endif
#if defined(__EMSCRIPTEN__)
    return name + " wasm32";
#else
    return name + " native";
#endif
}

Json features()
{
    Json json = Json::array();
#if defined(__wasm_simd128__) || defined(__SSE2__) || defined(__ARM_NEON)
    json.push_back("simd");
#endif
#if defined(__POPCNT__) || defined(__EMSCRIPTEN__)
    json.push_back("popcnt");
#endif
    return json;
}

/// Knuth's published total (5801, worst case 5), computed through diagram, feedback, strategy and tournament in a few
/// milliseconds.
bool self_check(const codes::TournamentResult& knuth) { return knuth.total == 5801 && knuth.max() == 5; }

Started version(Reader& in, Clock)
{
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return work(codes::TournamentJob(codes::mastermind, {}), [](const codes::TournamentJob& job) {
        return ok_line({{"name", "sagaz"},
                        {"version", SAGAZ_VERSION},
                        {"build", compiler()},
                        {"features", features()},
                        {"self_check", self_check(job.result())}});
    });
}

constexpr std::array commands{
    Command{"version", version},
};

} // namespace

const Family version_commands = commands;

} // namespace engine::request
