#include "engine/extensive/optimum.hpp"

namespace engine::extensive {

Optimum::Optimum(const Form& form, int player) : program_(std::make_unique<Program>(form, player)), finder_(*program_)
{}

Step Optimum::step(Budget budget)
{
    if (!vertex_) {
        if (finder_.step(budget) == Step::more) return Step::more;
        vertex_ = std::make_unique<Vertex>(*program_, finder_.result());
        if (!vertex_->is_regular() || !vertex_->is_feasible())
            vertex_ = std::make_unique<Vertex>(*program_, basis_of(*program_, start_of(*program_)));
        ENGINE_CHECK(vertex_->is_regular() && vertex_->is_feasible());
        vertex_->aim({{program_->first_v(), 1}});
        return Step::more;
    }
    return vertex_->improve() ? Step::done : Step::more;
}

} // namespace engine::extensive
