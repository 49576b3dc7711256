// An order's name claims no more than the order does.
#include "engine/search/orders.hpp"
#include "shell/trees/phrases.hpp"
#include "tests/engine/tree_support.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace trees_verdict_tests {

using wording::Text;

TEST_SUITE("trees")
{
    TEST_CASE("an order by the children's values is called best child first, since another may visit fewer leaves")
    {
        using namespace engine::search;
        for (const auto language : shell::text::languages) {
            const shell::text::Say say(language);
            for (const auto kind : {OrderKind::best_first, OrderKind::worst_first}) {
                const std::string name = say(shell::trees::order_names[static_cast<std::size_t>(kind)]);
                CHECK(std::count(name.begin(), name.end(), ' ') == 2); // not one adjective
            }
        }
        const Tree tree = tree_of("((3,3,1))((1,1)(3))");
        CHECK(search_tree(tree, Algorithm::alphabeta, {OrderKind::best_first, 0}).value().leaves_visited == 5);
        CHECK(engine::run(OrdersJob(tree)).fewest() == 4);
        int beaten = 0;
        for (int i = 0; i < 1'000; ++i) { // never fewer than the fewest, sometimes more: no claim about the order
            const Tree drawn = drawn_tree(static_cast<std::uint64_t>(i));
            if (orders_problem(drawn)) continue;
            const auto sorted = search_tree(drawn, Algorithm::alphabeta, {OrderKind::best_first, 0}).value();
            const auto all = engine::run(OrdersJob(drawn, {5'000, 1, 0}));
            if (all.is_sampled) continue;
            CHECK(static_cast<int>(sorted.leaves_visited) >= all.fewest());
            beaten += static_cast<int>(sorted.leaves_visited) > all.fewest();
        }
        CHECK(beaten > 0);
    }
}

} // namespace trees_verdict_tests
