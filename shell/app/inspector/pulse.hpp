#pragma once
// Measures frames: their times, what they draw, and the program's memory.
#include <array>
#include <cstddef>

struct ImDrawData;

namespace shell::app::inspector {

struct Memory {
    std::size_t used = 0, got = 0; // bytes in use, and obtained from the system; 0 = unknown
};
Memory memory_now();

class Pulse {
public:
    static constexpr std::size_t kept = 120; // frames

    void begin(double ms) { began_ = ms; }
    void end(double ms, const ImDrawData&);

    /// The time of the i-th of the last frames in ms, the oldest first; 0 = no such frame.
    double frame(std::size_t i) const { return took_[(next_ + i) % kept]; }
    double last() const { return frame(kept - 1); }
    double mean() const;
    double longest() const;
    long frames = 0;
    int lists = 0, draws = 0, vertices = 0, indices = 0, textures = 0;
    std::size_t texture_bytes = 0;

private:
    std::array<double, kept> took_{};
    std::size_t next_ = 0;
    double began_ = 0;
};

} // namespace shell::app::inspector
