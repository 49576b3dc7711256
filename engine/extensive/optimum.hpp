#pragma once
// A player's linear program, solved exactly.
#include "engine/extensive/finder.hpp"
#include "engine/extensive/vertex.hpp"
#include <memory>

namespace engine::extensive {

/// A player's program, solved: in floating point, then checked exactly; where the check fails, by exact pivots.
class Optimum {
public:
    /// `form` must outlive the optimum.
    Optimum(const Form& form, int player);
    /// A unit is about a microsecond; an exact step is one piece of up to some tens of milliseconds.
    Step step(Budget);
    Progress progress() const
    {
        return {finder_.pivots() + static_cast<std::int64_t>(vertex_ ? vertex_->pivots() : 0), 0};
    }
    /// After Step::done: at an optimal point.
    Vertex& vertex() { return *vertex_; }
    const Vertex& vertex() const { return *vertex_; }
    const Program& program() const { return *program_; }
    Count pivots() const { return static_cast<Count>(finder_.pivots()); }

private:
    std::unique_ptr<Program> program_; // at one place, for the others
    Finder finder_;
    std::unique_ptr<Vertex> vertex_;
};

} // namespace engine::extensive
