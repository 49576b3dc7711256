// The gallery of trees: the search confirms the text of each example, and each can be chosen.
#include "engine/search/horizon.hpp"
#include "engine/search/tree_text.hpp"
#include "shell/trees/gallery.hpp"
#include "tests/shell/trees_player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <set>

namespace trees_tests {

using wording::en, wording::es, wording::Text;

namespace {

using engine::Rational;
using engine::search::NodeKind;
using shell::text::Say;
using shell::text::Text;
using What = SearchEvent::What;

/// An example and its search as the screen shows it.
struct Seen {
    explicit Seen(Text name)
    {
        for (const auto& e : shell::trees::gallery())
            if (e.name == name) example = &e;
        REQUIRE(example);
        const auto setup = shell::trees::setup_of(*example);
        tree = setup.tree;
        const auto found = search_tree(tree, example->algorithm, engine::search::Order{}, &trace);
        REQUIRE(found);
        result = *found;
        exact = exact_values(tree).value();
        for (const auto& e : trace.events)
            if (e.what == What::cut) cuts.push_back(e);
        for (int i = 0; i < tree.size(); ++i)
            if (tree.is_leaf(i)) leaves.push_back(tree[i].value);
    }
    std::vector<Rational> sorted() const
    {
        auto all = leaves;
        std::sort(all.begin(), all.end());
        return all;
    }
    bool sees_all() const { return result.leaves_visited == leaves.size(); }
    engine::Count fewest() const
    {
        const auto shape = uniform(tree);
        REQUIRE(shape);
        return engine::search::least_leaves(shape->b, shape->d).value();
    }
    /// True if the order left to right is the same as `kind`.
    bool is_ordered(engine::search::OrderKind kind) const
    {
        return children_in_order(tree, {kind}).value() == children_in_order(tree, {}).value();
    }

    const shell::trees::Example* example = nullptr;
    engine::trees::Tree tree;
    engine::search::SearchTrace trace;
    engine::search::SearchResult result;
    std::vector<Rational> exact, leaves;
    std::vector<SearchEvent> cuts;
};

/// The first digits of π, by Rabinowitz and Wagon's spigot.
std::vector<Rational> digits_of_pi(std::size_t n)
{
    std::vector<int> a(n * 10 / 3 + 12, 2);
    std::vector<int> digits;
    int held = -1, nines = 0;
    while (digits.size() < n + 3) {
        int carry = 0;
        for (int i = static_cast<int>(a.size()) - 1; i > 0; --i) {
            const int x = 10 * a[static_cast<std::size_t>(i)] + carry * (i + 1);
            a[static_cast<std::size_t>(i)] = x % (2 * i + 1);
            carry = x / (2 * i + 1);
        }
        const int x = 10 * a[0] + carry, q = x / 10;
        a[0] = x % 10;
        if (q == 9) {
            ++nines;
            continue;
        }
        if (held >= 0) digits.push_back(held + q / 10);
        for (; nines > 0; --nines) digits.push_back(q == 10 ? 0 : 9);
        held = q % 10;
    }
    return {digits.begin(), digits.begin() + static_cast<std::ptrdiff_t>(n)};
}

} // namespace

TEST_SUITE("trees")
{
    TEST_CASE("gallery: what is said of the lecture's trees and of their orders is so")
    {
        const Seen slide(Text::trees_preset_slide);
        REQUIRE(slide.cuts.size() == 1); // in the second branch, after its first leaf
        CHECK(slide.cuts[0].node == 2);
        CHECK(slide.cuts[0].child == slide.tree[2].first);
        CHECK(slide.cuts[0].window.alpha.value == slide.result.value);
        const Seen min(Text::trees_preset_min);
        CHECK(min.leaves == slide.leaves);
        CHECK(min.tree[0].kind == NodeKind::min);
        CHECK(min.result.value != slide.result.value);

        const Seen deep(Text::trees_preset_deep), best(Text::trees_preset_best), worst(Text::trees_preset_worst);
        std::set<int> depths;
        std::set<NodeKind> kinds;
        for (const auto& cut : deep.cuts) {
            depths.insert(deep.tree[cut.node].depth);
            kinds.insert(deep.tree[cut.node].kind);
        }
        CHECK(depths == std::set<int>{1, 2, 3}); // every inner level below the root
        CHECK(kinds.size() == 2);
        CHECK(best.sorted() == deep.sorted());
        CHECK(best.is_ordered(engine::search::OrderKind::best_first));
        CHECK(best.result.leaves_visited == best.fewest());
        CHECK(worst.sorted() == deep.sorted());
        CHECK(worst.is_ordered(engine::search::OrderKind::worst_first));
        CHECK(worst.sees_all());
        CHECK(worst.cuts.empty());
    }

    TEST_CASE("gallery: what is said of cuts, of trees without any, of ties and of leaves by chance is so")
    {
        const Seen reply(Text::trees_preset_reply);
        CHECK(reply.result.best_child == 1);
        CHECK(reply.result.leaves_visited == reply.fewest());
        for (const auto& cut : reply.cuts) CHECK(reply.tree.place(cut.child) == 0);
        CHECK(reply.cuts.size() == 2);
        const Seen uncut(Text::trees_preset_uncut);
        CHECK(uncut.sees_all());
        for (int c = 1; c <= 3; ++c) {
            if (c > 1) CHECK(uncut.exact[static_cast<std::size_t>(c)] > uncut.exact[static_cast<std::size_t>(c) - 1]);
            CHECK(uncut.exact[static_cast<std::size_t>(uncut.tree[c].first) + 2] ==
                  uncut.exact[static_cast<std::size_t>(c)]);
        }
        const Seen far(Text::trees_preset_far);
        const auto& first = far.cuts.at(0);
        CHECK(far.tree[first.node].depth == 3);
        CHECK(first.window.alpha.holder == 0);         // the root holds it
        CHECK(first.window.beta.holder == first.node); // and no node between
        const Seen ties(Text::trees_preset_ties);
        REQUIRE(!ties.cuts.empty());
        for (const auto& cut : ties.cuts) CHECK(cut.window.alpha.value == cut.window.beta.value);
        CHECK(best_root_children(ties.tree, ties.exact).size() > 1);
        CHECK(ties.tree.place(ties.result.best_child) == best_root_children(ties.tree, ties.exact)[0]);
        const Seen pi(Text::trees_preset_pi);
        CHECK(pi.leaves == digits_of_pi(pi.leaves.size()));
        CHECK(4 * pi.result.leaves_visited >= 3 * pi.leaves.size());
        CHECK(shell::trees::about(Say(shell::text::Language::english), *pi.example).find(std::to_string(pi.fewest())) !=
              std::string::npos);
        const Seen uneven(Text::trees_preset_uneven);
        std::set<int> heights;
        for (const auto& n : uneven.tree.nodes())
            if (n.kind == NodeKind::leaf) heights.insert(n.depth);
        CHECK(heights.size() >= 3);
        CHECK(!uneven.cuts.empty());
    }

    TEST_CASE("gallery: what is said of values, of the horizon and of chance is so")
    {
        const Seen below(Text::trees_preset_below);
        const auto any = [](const std::vector<Rational>& all, auto is) {
            return std::any_of(all.begin(), all.end(), is);
        };
        CHECK(any(below.leaves, [](const Rational& r) { return r.sign() < 0; }));
        CHECK(any(below.leaves, [](const Rational& r) { return !r.is_whole(); }));
        const Seen zugzwang(Text::trees_preset_zugzwang);
        for (int c = 1; c <= zugzwang.tree[0].count; ++c) CHECK(zugzwang.exact[static_cast<std::size_t>(c)].sign() < 0);
        const Seen delay(Text::trees_preset_delay);
        const auto horizon = engine::search::horizon_example();
        CHECK(delay.tree == horizon.tree);
        CHECK(delay.result.best_child == 1);
        CHECK(depth_limited(horizon.tree, horizon.evaluations, 2).best_child == 1); // the move with check
        const Seen chance(Text::trees_preset_chance), sizes(Text::trees_preset_sizes);
        for (const Seen* s : {&chance, &sizes}) {
            CHECK(s->sees_all());
            CHECK(s->tree[0].kind == NodeKind::max);
            for (int c = 1; c <= s->tree[0].count; ++c) CHECK(s->tree[c].kind == NodeKind::chance);
        }
        CHECK(chance.tree[chance.tree[1].first].kind == NodeKind::min);
        CHECK(sizes.result.best_child == 2);
        Rational less; // the probability that move 2 gives less than every outcome of move 1
        const auto& one = sizes.tree[1];
        const auto& two = sizes.tree[2];
        for (int i = two.first; i < two.first + two.count; ++i)
            if (sizes.tree[i].value < std::min(sizes.tree[one.first].value, sizes.tree[one.first + 1].value))
                less = *add(less, sizes.tree[i].probability);
        CHECK(less >= Rational::of(9, 10).value());
    }

    TEST_CASE("gallery: at least twelve trees are chosen in the dialog by name, and each says what it shows")
    {
        const Say say(shell::text::Language::english);
        const auto all = shell::trees::gallery();
        CHECK(all.size() >= 12);
        Player p(config());
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Seen s(all[i].name);
            p.use("rules_dialog");
            const auto options = p.control("preset")["options"];
            REQUIRE(options.size() == all.size());
            const std::string figures =
                std::to_string(s.result.leaves_visited) + " of " + std::to_string(s.leaves.size()) + " leaves";
            CHECK(options[i].dump().find(say(all[i].name)) != std::string::npos);
            CHECK(options[i].dump().find(figures) != std::string::npos);
            p.use("preset", std::to_string(i));
            p.use("start");
            CHECK(text(p, "why").starts_with(say(all[i].name)));
            CHECK(text(p, "why").find(shell::trees::about(say, all[i])) != std::string::npos);
            p.use("step:last");
            CHECK(p.control("counts")["rows"][0][1] == std::to_string(s.result.leaves_visited));
        }
    }

    TEST_CASE("gallery: the way to another tree is in the panel at every step")
    {
        for (const auto& [w, h] : {std::pair{1280.f, 1600.f}, {360.f, 740.f}}) {
            Player p(config(tree("(3 12 8)(2 4 6)(14 5 2)")), w, h);
            if (w < 500) p.use("sheet", "2");
            for (const char* step : {"", "step:next", "step:last"}) {
                if (*step != 0) p.use(step);
                p.settles();
                CHECK(p.outline()["rects"].contains("rules_dialog"));
            }
        }
    }

    TEST_CASE("gallery: on a phone an example is pressed on the canvas, with its sentence under its name")
    {
        Player p(config({}, "es"), 360, 640);
        p.frames(3);
        p.use("rules_dialog");
        p.frames(3);
        const auto rects = p.outline()["rects"];
        REQUIRE(rects.contains("preset:1"));
        CHECK(rects["preset:1"][3].get<double>() >= 44);
        p.click_at(rects["preset:1"]);
        CHECK(p.click("start"));
        CHECK(text(p, "why").starts_with(es(Text::trees_preset_min)));
    }

    TEST_CASE("minimax and alpha-beta stand side by side, with what only minimax looks at")
    {
        {
            Player p(config());
            CHECK(p.control("compared")["rows"] == json::parse(R"([["Minimax","9","13"],["Alpha-beta","7","11"]])"));
            const std::string both = en(Text::trees_both_return, {{"value", 3}});
            CHECK(text(p, "comparison").starts_with(both + " " + en(Text::trees_never_seen, {{"leaves", "4 and 6"}})));
            p.use("order", "1");
            CHECK(p.control("compared")["rows"][1][1] == "9");
            CHECK(text(p, "comparison").starts_with(both + " " + en(Text::trees_sees_all)));
            p.use("algorithm", "0"); // whichever search is shown
            CHECK(p.control("compared")["rows"][0][1] == "9");
        }
        Player chance(config(tree("[1/2:3 1/2:5] 4")));
        CHECK_FALSE(chance.has("compared"));
    }

    TEST_CASE("trees call another one a random tree and a new tree, an exercise an exercise")
    {
        Player p(config());
        CHECK(text(p, "new_game") == en(Text::trees_random_tree));
        CHECK(text(p, "rules_dialog") == en(Text::trees_new_tree));
        p.use("page", "1");
        CHECK(text(p, "new_game") == en(Text::trees_random_exercise));
        CHECK(text(p, "rules_dialog") == en(Text::trees_new_exercise));
    }
    TEST_CASE("an example that is open is in sight when the gallery of trees opens")
    {
        Player p(R"j({"language":"en","motion":"reduce","game":"trees","tree":"[9/10:20 1/10:30] [9/10:1 1/10:400]"})j",
                 1280, 800);
        p.use("rules_dialog");
        p.frames(4);
        CHECK(p.app().drawn().rects.contains("preset:15"));
        p.use("preset", "0"); // the keyboard may choose one far away
        p.frames(4);
        CHECK(p.app().drawn().rects.contains("preset:0"));
    }
}

} // namespace trees_tests
