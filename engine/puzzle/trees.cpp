#include "engine/puzzle/trees.hpp"

namespace engine::puzzle {

std::string line_of(const search::Tree& tree, search::NodeKind first)
{
    trees::Setup setup;
    setup.first = first;
    setup.tree = tree;
    return to_line(session::Log<trees::Game>(setup));
}

search::Tree tree_of(const std::string& line)
{
    const auto log = trees::from_line(line);
    ENGINE_CHECK(log.has_value());
    return log->now().tree;
}

} // namespace engine::puzzle
