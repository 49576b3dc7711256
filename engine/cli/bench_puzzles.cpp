// The puzzles' part of the fixed workload: how long making one takes, for each kind and level.
#include "engine/cli/bench.hpp"
#include "engine/puzzle/make.hpp"
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace engine::cli {
namespace {

using namespace engine::puzzle;

constexpr std::size_t made_each = 50; // numbers 1 to 50

void mix_text(Signature& signature, std::string_view text)
{
    signature.mix(text.size());
    for (const char c : text) signature.mix(static_cast<unsigned char>(c));
}

void mix_texts(Signature& signature, const std::vector<std::string>& texts)
{
    signature.mix(texts.size());
    for (const std::string& text : texts) mix_text(signature, text);
}

void mix_puzzle(Signature& signature, const Puzzle& p)
{
    mix_text(signature, p.line);
    mix_text(signature, name(p.ask.kind));
    mix_text(signature, p.ask.about);
    mix_texts(signature, p.ask.options);
    mix_texts(signature, p.answer);
    signature.mix(p.proof.size());
    for (const Deduction& d : p.proof) {
        mix_text(signature, name(d.rule));
        mix_text(signature, d.text);
        mix_texts(signature, d.values);
        for (const int row : d.clues) signature.mix(static_cast<std::uint64_t>(row));
        mix_texts(signature, d.point);
        mix_texts(signature, d.gives);
        mix_texts(signature, d.from);
    }
}

void mix_made(Signature& signature, std::FILE* times, Kind kind, std::uint8_t level)
{
    std::array<double, made_each> spent{};
    std::int64_t attempts = 0;
    for (std::size_t i = 0; i < made_each; ++i) {
        const double begun = cpu_seconds();
        MakeJob job({kind, level, i + 1});
        while (job.step(Budget{1}) == Step::more) {}
        spent[i] = (cpu_seconds() - begun) * 1000;
        attempts += job.progress().done;
        mix_puzzle(signature, job.result());
    }
    signature.mix(static_cast<std::uint64_t>(attempts));
    std::sort(spent.begin(), spent.end());
    const std::string what = "puzzle: " + std::string(name(kind)) + " " + std::to_string(level) + ", median";
    std::fprintf(times, "%-44s %9.2f ms; 99 %% within %.2f ms; %.1f attempts\n", what.c_str(), spent[made_each / 2],
                 spent[made_each * 99 / 100], static_cast<double>(attempts) / made_each);
}

} // namespace

void bench_puzzles(Signature& signature, std::FILE* times)
{
    for (const Kind kind : kinds)
        for (std::uint8_t level = 1; level <= max_level; ++level) mix_made(signature, times, kind, level);
}

} // namespace engine::cli
