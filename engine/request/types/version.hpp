#pragma once
// version: the program's version and a self-check.
#include "engine/request/typed.hpp"
#include <vector>

namespace engine::request {

struct Version {
    static constexpr std::string_view command = "version";
    static constexpr std::string_view about = "The program's version and a self-check.";
    static void fields(auto&, auto&) {}

    struct Result {
        std::string name, version, build;
        std::vector<std::string> features;
        bool self_check = false;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("name", r.name, "sagaz");
            f.must("version", r.version, "of this program");
            f.must("build", r.build, "compiler and platform");
            f.must("features", r.features, "of the processor that this build uses: `simd`, `popcnt`");
            f.must("self_check", r.self_check, "whether Knuth's strategy needs its published total of 5801 guesses");
        }
    };
};
Running<Version> begin(const Version&, Clock);

} // namespace engine::request
