// Candidate elimination: Mitchell's EnjoySport whole, and every result against plain enumeration on random tables.
#include "engine/concepts/ask.hpp"
#include "engine/concepts/noise.hpp"
#include "tests/engine/concepts_support.hpp"
#include <cmath>
#include <cstdlib>
#include <doctest/doctest.h>
#include <map>
#include <set>

using namespace concepts_support;

namespace {

/// "0*1": values by number, several as {02}; "?" everywhere for the empty concept.
std::string text(const Shape& s, const Concept& c)
{
    std::string out;
    for (int i = 0; i < s.attributes; ++i) {
        std::string values;
        for (int v = 0; v < s.values[i]; ++v)
            if ((allowed(c, i) >> v & 1u) != 0) values += static_cast<char>('0' + v);
        if (values.empty()) out += '?';
        else if (is_any(s, c, i)) out += '*';
        else out += values.size() == 1 ? values : "{" + values + "}";
    }
    return out;
}
std::string text(const Shape& s, const std::vector<Concept>& all)
{
    std::string out;
    for (const Concept& c : all) out += (out.empty() ? "" : " ") + text(s, c);
    return out;
}
std::vector<Example> with(std::vector<Example> examples, const Instance& values, bool positive)
{
    examples.push_back({values, positive});
    return examples;
}
Space space_of(const Shape& s, Language language, const std::vector<Example>& examples)
{
    return run(SpaceJob(s, language, examples));
}
int rounds(int usual) { return std::getenv("SAGAZ_LONG") != nullptr ? 40 * usual : usual; }

} // namespace

TEST_SUITE("concepts")
{
    TEST_CASE("EnjoySport has 96 instances, 973 concepts in L and 1702 in L2")
    {
        CHECK(instance_count(enjoy_sport) == 96);
        CHECK(concept_count(enjoy_sport, Language::l) == 973);
        CHECK(concept_count(enjoy_sport, Language::l2) == 1702);
    }
    TEST_CASE("EnjoySport, step by step as in Mitchell's figures 2.4 to 2.7 (V01)")
    {
        const Learned l = run(LearnJob(enjoy_sport, enjoy_examples(), {Language::l, 0, true}));
        CHECK(l.sizes == std::vector<Count>{64, 32, 28, 6});
        CHECK(text(enjoy_sport, l.borders.s) == "00*0**");
        CHECK(text(enjoy_sport, l.borders.g) == "0***** *0****");
        CHECK(text(enjoy_sport, l.steps[0].borders.s) == "000000");
        CHECK(text(enjoy_sport, l.steps[1].borders.s) == "00*000");
        CHECK(text(enjoy_sport, l.steps[2].borders.g) == "0***** *0**** *****0");
        CHECK(text(enjoy_sport, l.members) == "00*0** 00**** 0**0** 0***** *0*0** *0****");
        CHECK(l.covers.size() == 7);
        CHECK(!l.collapsed_after);
        // Seven least specialisations reject example 3; S keeps three of them. Then the fourth example drops one of G.
        std::set<std::string> kept, dropped;
        for (const Event& e : l.steps[2].events)
            (e.kind == EventKind::g_specialised ? kept : dropped).insert(text(enjoy_sport, e.to));
        CHECK(kept == std::set<std::string>{"0*****", "*0****", "*****0"});
        CHECK(dropped == std::set<std::string>{"1*****", "**0***", "***1**", "****1*"});
        REQUIRE(l.steps[3].events.size() == 2);
        CHECK(l.steps[3].events[0].kind == EventKind::g_misses);
        CHECK(text(enjoy_sport, l.steps[3].events[0].of) == "*****0");
        CHECK(l.steps[3].events[1].kind == EventKind::s_generalised);
    }
    TEST_CASE("EnjoySport in reverse order: other sizes, the same end (V01)")
    {
        std::vector<Example> reversed = enjoy_examples();
        std::reverse(reversed.begin(), reversed.end());
        const Learned l = run(LearnJob(enjoy_sport, reversed, {}));
        CHECK(l.sizes == std::vector<Count>{64, 56, 12, 6});
        CHECK(l.borders == run(LearnJob(enjoy_sport, enjoy_examples(), {})).borders);
    }
    TEST_CASE("EnjoySport's first example as a negative one too: empty, the clash, and one wrong label (V02)")
    {
        const std::vector<Example> clashing = with(enjoy_examples(), enjoy_examples()[0].values, false);
        const Learned none = run(LearnJob(enjoy_sport, clashing, {}));
        CHECK(none.sizes == std::vector<Count>{64, 32, 28, 6, 0});
        CHECK(none.collapsed_after == 5);
        CHECK(none.clash == std::vector<int>{0, 4});
        CHECK(none.flips == std::vector<int>{0, 4});
        CHECK(none.borders == Borders{});
        const Learned one = run(LearnJob(enjoy_sport, clashing, {Language::l, 1, true}));
        CHECK(one.sizes == std::vector<Count>{973, 96, 92, 36, 12});
        CHECK(text(enjoy_sport, one.borders.s) == "0010**");
        CHECK(text(enjoy_sport, one.borders.g) == "0***** *0****");
        CHECK(!one.collapsed_after);
        CHECK(one.steps[3].borders.s_count == 2);
    }
    TEST_CASE("EnjoySport, which example next: Sunny Warm and a weak wind halves six concepts, at random 0.475 bits")
    {
        const Question q = run(AskJob(space_of(enjoy_sport, Language::l, enjoy_examples()), 0));
        CHECK(q.of == 6);
        CHECK(q.accept == 3);
        CHECK(instance_at(enjoy_sport, q.best) == Instance{0, 0, 0, 1});
        std::vector<std::pair<Count, Count>> splits;
        for (const Split& s : q.splits) splits.emplace_back(s.accept, s.instances);
        CHECK(splits == std::vector<std::pair<Count, Count>>{{3, 8}, {2, 24}, {1, 24}, {0, 32}, {6, 8}});
        CHECK(std::abs(mean_bits(q) - 0.475412897) < 1e-9);
    }
    TEST_CASE("every result equals plain enumeration on random tables up to 4 x 3")
    {
        Rng rng(11);
        for (int round = 0; round < rounds(60); ++round) {
            const Language language = round % 3 == 2 ? Language::l2 : Language::l;
            const Shape s = random_shape(rng, language == Language::l ? 4 : 3, 3);
            const std::vector<Example> examples = random_examples(s, rng, 7);
            const int k = static_cast<int>(rng.below(3));
            const std::vector<Extension> all = all_concepts(s, language);
            CHECK(concept_count(s, language) == all.size());
            LearnJob job(s, examples, {language, k, true});
            while (job.step(Budget{1}) == Step::more) {}
            const Learned& l = job.result();
            CHECK(l.all == all.size());
            bool fell = false;
            for (std::size_t n = 0; n <= examples.size(); ++n) {
                const auto now = fitting(s, all, std::span(examples).first(n), k);
                const Borders b = n == 0 ? space_of(s, language, {}).borders(k, 1'000) : l.steps[n - 1].borders;
                if (n > 0) CHECK(l.sizes[n - 1] == now.size());
                CHECK(extensions(s, b.s) == extreme(now, true));
                CHECK(extensions(s, b.g) == extreme(now, false));
                CHECK(b.s_count == b.s.size());
                CHECK(b.g_count == b.g.size());
                CHECK(std::is_sorted(b.g.begin(), b.g.end()));
                if (now.empty() && !fell) CHECK(l.collapsed_after == static_cast<int>(n));
                fell = fell || now.empty();
            }
            CHECK(l.collapsed_after.has_value() == fell);
            const auto last = fitting(s, all, examples, k);
            if (last.size() <= lattice_limit) {
                CHECK(extensions(s, l.members) == last);
                CHECK(std::is_sorted(l.members.begin(), l.members.end()));
            }
        }
    }
    TEST_CASE("the lattice has the pairs of members with none between")
    {
        Rng rng(12);
        for (int round = 0; round < rounds(30); ++round) {
            const Language language = round % 2 == 0 ? Language::l : Language::l2;
            const Shape s = random_shape(rng, 3, 3);
            const Learned l =
                run(LearnJob(s, random_examples(s, rng, 5), {language, static_cast<int>(rng.below(2)), false}));
            std::vector<Extension> e;
            for (const Concept& c : l.members) e.push_back(extension(s, c));
            std::vector<std::pair<int, int>> pairs;
            const auto less = [&](std::size_t a, std::size_t b) { return a != b && inside(e[a], e[b]); };
            for (std::size_t a = 0; a < e.size(); ++a)
                for (std::size_t b = 0; b < e.size(); ++b) {
                    bool next = less(a, b);
                    for (std::size_t c = 0; next && c < e.size(); ++c) next = !(less(a, c) && less(c, b));
                    if (next) pairs.emplace_back(a, b);
                }
            CHECK(l.covers == pairs);
        }
    }
    TEST_CASE("a question's counts equal plain enumeration, and the lowest of the best instances is asked")
    {
        Rng rng(13);
        for (int round = 0; round < rounds(60); ++round) {
            const Language language = round % 3 == 2 ? Language::l2 : Language::l;
            const Shape s = random_shape(rng, language == Language::l ? 4 : 3, 3);
            const std::vector<Example> examples = random_examples(s, rng, 5);
            const int k = static_cast<int>(rng.below(3));
            const auto left = fitting(s, all_concepts(s, language), examples, k);
            const Space space = space_of(s, language, examples);
            const Question q = run(AskJob(space, k));
            CHECK(q.of == left.size());
            std::map<Count, Split> splits;
            Count best = 0, best_distance = left.size() + 1;
            for (Count r = 0; r < instance_count(s); ++r) {
                const auto n = static_cast<Count>(std::count_if(
                    left.begin(), left.end(), [&](const Extension& c) { return c[static_cast<std::size_t>(r)]; }));
                Split& split = splits.try_emplace(n, Split{n, 0, r}).first->second;
                ++split.instances;
                const Count distance = 2 * n < left.size() ? left.size() - 2 * n : 2 * n - left.size();
                if (distance < best_distance) best = r;
                best_distance = std::min(best_distance, distance);
                Count accept = 0;
                const auto by = space.by_errors_covering(concept_of(s, instance_at(s, r)));
                for (std::size_t e = 0; e < by.size() && e <= static_cast<std::size_t>(k); ++e) accept += by[e];
                CHECK(accept == n);
            }
            CHECK(q.best == best);
            CHECK(q.splits.size() == splits.size());
            for (const Split& one : q.splits) CHECK(splits[one.accept] == one);
            for (std::size_t i = 1; i < q.splits.size(); ++i)
                CHECK(bits(q.splits[i - 1].accept, q.of) >= bits(q.splits[i].accept, q.of) - 1e-12);
        }
    }
    TEST_CASE("of a collapse: the clash is irreducible, and exactly the single flips that repair it are listed")
    {
        Rng rng(14);
        int collapses_met = 0;
        for (int round = 0; round < rounds(200); ++round) {
            const Language language = round % 4 == 3 ? Language::l2 : Language::l;
            const Shape s = random_shape(rng, 3, 3);
            const std::vector<Example> examples = random_examples(s, rng, 8);
            const int k = static_cast<int>(rng.below(2));
            const Learned l = run(LearnJob(s, examples, {language, k, false}));
            if (!l.collapsed_after) continue;
            ++collapses_met;
            const auto all = all_concepts(s, language);
            if (k == 0) {
                std::vector<Example> clash;
                for (const int i : l.clash) clash.push_back(examples[static_cast<std::size_t>(i)]);
                CHECK(fitting(s, all, clash, 0).empty());
                for (std::size_t i = 0; i < clash.size(); ++i) {
                    std::vector<Example> fewer = clash;
                    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
                    CHECK(!fitting(s, all, fewer, 0).empty());
                }
                CHECK(l.clash.back() == *l.collapsed_after - 1);
            } else {
                CHECK(l.clash.empty());
            }
            std::vector<int> flips;
            for (std::size_t i = 0; i < examples.size(); ++i) {
                std::vector<Example> flipped = examples;
                flipped[i].positive = !flipped[i].positive;
                if (!fitting(s, all, flipped, k).empty()) flips.push_back(static_cast<int>(i));
            }
            CHECK(l.flips == flips);
        }
        CHECK(collapses_met > 20);
    }
    TEST_CASE("the events of each step lead from one pair of borders to the next, and their reasons are true")
    {
        Rng rng(15);
        int events = 0;
        for (int round = 0; round < rounds(80); ++round) {
            const Language language = round % 3 == 2 ? Language::l2 : Language::l;
            const Shape s = random_shape(rng, 4, 3);
            const std::vector<Example> examples = random_examples(s, rng, 7);
            const int k = round % 4 == 3 ? 1 : 0;
            const Learned l = run(LearnJob(s, examples, {language, k, true}));
            Borders before = space_of(s, language, {}).borders(k, 1'000);
            for (std::size_t n = 0; n < examples.size(); ++n) {
                const Borders& after = l.steps[n].borders;
                const Concept instance = concept_of(s, examples[n].values);
                std::set<Concept> lower(before.s.begin(), before.s.end()), upper(before.g.begin(), before.g.end());
                if (!l.steps[n].traced) {
                    before = after;
                    continue;
                }
                for (const Event& e : l.steps[n].events) {
                    ++events;
                    switch (e.kind) {
                    case EventKind::s_generalised:
                        lower.erase(e.of), lower.insert(e.to);
                        break;
                    case EventKind::s_beyond_g:
                    case EventKind::s_covers:
                    case EventKind::s_leaves:
                        lower.erase(e.of);
                        break;
                    case EventKind::s_enters:
                        lower.insert(e.to);
                        break;
                    case EventKind::g_misses:
                        CHECK(!covers(e.of, instance));
                        [[fallthrough]];
                    case EventKind::g_leaves:
                        upper.erase(e.of);
                        break;
                    case EventKind::g_enters:
                        upper.insert(e.to);
                        break;
                    case EventKind::g_specialised:
                        upper.erase(e.of), upper.insert(e.to);
                        break;
                    case EventKind::not_above_s:
                        upper.erase(e.of);
                        for (const Concept& c : after.s) CHECK(!below(c, e.to));
                        break;
                    case EventKind::under_another:
                        upper.erase(e.of);
                        CHECK(below(e.to, e.by));
                        CHECK(std::count(after.g.begin(), after.g.end(), e.by) == 1);
                        break;
                    }
                }
                for (const Concept& g : before.g) // the events about candidates do not name whose they are
                    CHECK((std::count(after.g.begin(), after.g.end(), g) == 1 ||
                           std::any_of(l.steps[n].events.begin(), l.steps[n].events.end(), [&](const Event& e) {
                               return e.of == g && e.kind >= EventKind::g_misses && e.kind != EventKind::not_above_s &&
                                      e.kind != EventKind::under_another;
                           })));
                CHECK(std::vector<Concept>(lower.begin(), lower.end()) == after.s);
                CHECK(std::vector<Concept>(upper.begin(), upper.end()) == after.g);
                before = after;
            }
        }
        CHECK(events > 500);
    }
    TEST_CASE("with noise: the posterior is exact, sums to one, and suspects the flipped label")
    {
        Rng rng(16);
        const Rational eps = *Rational::of(1, 10);
        for (int round = 0; round < rounds(20); ++round) {
            const Language language = round % 3 == 2 ? Language::l2 : Language::l;
            const Shape s = random_shape(rng, 3, 3);
            const std::vector<Example> examples = random_examples(s, rng, 6);
            const Space space = space_of(s, language, examples);
            const Posterior p(space, eps);
            const auto all = all_concepts(s, language);
            Fraction total;
            const auto weight = [&](const Extension& c) {
                Fraction w = 1;
                for (const Example& e : examples)
                    w = w * Fraction(c[rank_of(s, e.values)] == e.positive ? *Rational::of(9, 10) : eps);
                return w;
            };
            Fraction best;
            for (const Extension& c : all) {
                total += weight(c);
                best = std::max(best, weight(c));
            }
            Count most_probable = 0;
            for (const Extension& c : all) most_probable += weight(c) == best ? 1 : 0;
            CHECK(p.of_concept(p.fewest_errors()) == best / total);
            CHECK(p.most_probable() == most_probable);
            for (const Example& e : examples) {
                Fraction wrong;
                for (const Extension& c : all)
                    if (c[rank_of(s, e.values)] != e.positive) wrong += weight(c);
                CHECK(p.wrong(concept_of(s, e.values), e.positive) == wrong / total);
            }
        }
        // EnjoySport with example 1 doubled as negative: five labels, twelve concepts disagree once.
        const std::vector<Example> clashing = with(enjoy_examples(), enjoy_examples()[0].values, false);
        const Space space = space_of(enjoy_sport, Language::l, clashing);
        const Posterior p(space, eps);
        CHECK(p.fewest_errors() == 1);
        CHECK(p.most_probable() == 12);
        CHECK(to_text(p.of_concept(1)) == "729/23605");
    }
    TEST_CASE("with wrong labels a space may have a gap between S and G")
    {
        // Two negative and two positive examples: the concept between disagrees more often than both ends.
        const Shape s{2, {2, 2}};
        const std::vector<Example> examples{{{0, 0}, false}, {{0, 1}, false}, {{1, 0}, true}, {{1, 1}, true}};
        const Space space = space_of(s, Language::l, examples);
        const Concept narrow{}, middle = concept_of(s, {0, 0});
        const std::vector<Concept> members = space.members(2);
        CHECK(std::count(members.begin(), members.end(), narrow) == 1);
        CHECK(std::count(members.begin(), members.end(), most_general(s)) == 1);
        CHECK(std::count(members.begin(), members.end(), middle) == 0);
    }
    TEST_CASE("8 attributes of 6 values: 5,764,802 concepts are counted exactly, example by example")
    {
        const Shape s{8, {6, 6, 6, 6, 6, 6, 6, 6}};
        CHECK(concept_count(s, Language::l) == 5'764'802);
        Rng rng(17);
        std::vector<Example> examples;
        for (int i = 0; i < 30; ++i) examples.push_back({instance_at(s, rng.below(instance_count(s))), false});
        const Learned l = run(LearnJob(s, examples, {}));
        // One negative example is covered by 2^8 concepts; of several, the union by inclusion and exclusion of pairs.
        CHECK(l.sizes[0] == 5'764'802 - 256);
        int alike = 0;
        for (int i = 0; i < 8; ++i) alike += examples[0].values[i] == examples[1].values[i] ? 1 : 0;
        CHECK(l.sizes[1] == 5'764'802 - 512 + (Count{1} << alike));
        const Question q = run(AskJob(space_of(s, Language::l, examples), 0));
        CHECK(q.of == l.sizes.back());
        Count instances = 0;
        for (const Split& one : q.splits) instances += one.instances;
        CHECK(instances == 1'679'616);
    }
    TEST_CASE("slices of any size give the same result")
    {
        Rng rng(18);
        const Shape s{5, {4, 3, 2, 3, 2}};
        const std::vector<Example> examples = random_examples(s, rng, 12);
        const Learned whole = run(LearnJob(s, examples, {Language::l, 1, true}));
        for (const int units : {1, 2, 5}) {
            LearnJob job(s, examples, {Language::l, 1, true});
            while (job.step(Budget{units}) == Step::more) {}
            CHECK(job.result() == whole);
            AskJob asked(job.space(), 1), asked_whole(job.space(), 1);
            while (asked.step(Budget{units}) == Step::more) {}
            CHECK(asked.result().splits == run(std::move(asked_whole)).splits);
        }
    }
    TEST_CASE("a table's faults are named with their place")
    {
        const auto wrong = [](const Table& t) {
            int attribute = -1;
            const auto e = problem(t, &attribute);
            return e ? std::string(name(*e)) + " " + std::to_string(attribute) + " " + std::to_string(e->at) : "none";
        };
        const Attribute wind{"Wind", {"Strong", "Weak"}};
        CHECK(wrong({{wind, wind}}) == "none");
        CHECK(wrong({{wind}}) == "attributes_out_of_range -1 1");
        CHECK(wrong({std::vector<Attribute>(9, wind)}) == "attributes_out_of_range -1 9");
        CHECK(wrong({{wind, {"", {"a"}}}}) == "values_out_of_range 1 1");
        CHECK(wrong({{wind, {"", {}}}}) == "values_out_of_range 1 0");
        CHECK(wrong({{wind, {"", {"a", "b", "c", "d", "e", "f", "g"}}}}) == "values_out_of_range 1 7");
        CHECK(wrong({{wind, {"", {"a", "b", "a"}}}}) == "repeated_value 1 2");
        CHECK(wrong({{wind, {"", {"a", ""}}}}) == "empty_name 1 1");
        CHECK(wrong({{wind, {"", {"*", "b"}}}}) == "reserved_name 1 0");
        CHECK(wrong({{wind, {"", {"a", "?"}}}}) == "reserved_name 1 1");
        CHECK(wrong({{wind, {"", {"a", std::string(61, 'b')}}}}) == "name_too_long 1 1");
        CHECK(wrong({{wind, {"", {"a", "b\n"}}}}) == "bad_character 1 1");
        CHECK(wrong({{wind, {"", {"a", "\xC3"}}}}) == "bad_character 1 1");
        CHECK(wrong({{wind, {"", {"\xE2\x98\x80", "\xF0\x9F\x8C\xA7"}}}}) == "none");
        for (const char* bytes : {"\x80", "\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF5\x80\x80\x80"})
            CHECK(problem_of_name(bytes) == ErrorKind::bad_character);
    }
}
