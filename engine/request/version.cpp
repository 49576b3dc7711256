// version: the program's version and a self-check.
#include "engine/request/types/version.hpp"
#include "engine/codes/tournament.hpp"
#include "engine/request/door.hpp"

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

std::vector<std::string> features()
{
    std::vector<std::string> all;
#if defined(__wasm_simd128__) || defined(__SSE2__) || defined(__ARM_NEON)
    all.emplace_back("simd");
#endif
#if defined(__POPCNT__) || defined(__EMSCRIPTEN__)
    all.emplace_back("popcnt");
#endif
    return all;
}

/// Knuth's published total (5801, worst case 5), computed through diagram, feedback, strategy and tournament in a few
/// milliseconds.
bool self_check(const codes::TournamentResult& knuth) { return knuth.total == 5801 && knuth.max() == 5; }

constexpr std::array commands{command<Version>};

} // namespace

Running<Version> begin(const Version&, Clock)
{
    return running<Version>(codes::TournamentJob(codes::mastermind, {}), [](const codes::TournamentJob& job) {
        return Version::Result{.name = "sagaz",
                               .version = SAGAZ_VERSION,
                               .build = compiler(),
                               .features = features(),
                               .self_check = self_check(job.result())};
    });
}

template struct Door<Version>;
const Family version_commands = commands;

} // namespace engine::request
