#pragma once
// A long computation as a value that works only while a caller is in step().
//   cancel   = stop calling step() and drop the job
//   progress = ask between steps
//   thread, Web Worker, 4 ms a frame = three loops around the same step()
// A job reads no clock, takes no lock and starts no thread, so its result cannot depend on the slicing.
#include <concepts>
#include <cstdint>

namespace engine {

/// Work units (each job defines its own), never time. One unit should take well under a millisecond.
struct Budget {
    std::int64_t units;
};

/// In the job's own units, for a progress bar; total 0 = unknown. `done` never decreases.
struct Progress {
    std::int64_t done = 0, total = 0;
};

enum class Step : std::uint8_t { more, done };

// clang-format off
template <class J>
concept Job = std::movable<J> && requires(J j, const J& cj, Budget b) {
    typename J::Result;
    { j.step(b) } -> std::same_as<Step>;             // does about b.units, at least one
    { cj.progress() } -> std::same_as<Progress>;
    { cj.result() } -> std::same_as<const typename J::Result&>; // only after Step::done
};
// clang-format on

/// Runs a job to its end. For tests, the command line and jobs known to be short.
template <Job J>
typename J::Result run(J job)
{
    while (job.step(Budget{1 << 20}) == Step::more) {}
    return job.result();
}

} // namespace engine
