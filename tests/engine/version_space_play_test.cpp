// Noise, play, stories and requests of the version spaces.
#include "engine/codes/strategies/version_space.hpp"
#include "engine/codes/tournament.hpp"
#include "engine/codes/version_space/memory.hpp"
#include "engine/codes/version_space/story.hpp"
#include "engine/codes/version_space/summary.hpp"
#include "engine/request/request.hpp"
#include "tests/engine/support.hpp"
#include "tests/json.hpp"
#include <cmath>
#include <doctest/doctest.h>
#include <fstream>

using namespace engine;
using namespace engine::codes;
using namespace engine::codes::version_space;
using nlohmann::json;

namespace {

json ask(const json& request)
{
    const json reply = json::parse(request::answer(request.dump()));
    CHECK_MESSAGE(reply["ok"] == true, reply.dump());
    return reply.value("result", json::object());
}

std::string refused(const json& request)
{
    const json reply = json::parse(request::answer(request.dump()));
    CHECK(reply["ok"] == false);
    return reply["error"].value("kind", "") + " " + reply["error"].value("field", "");
}

json file(const char* name)
{
    std::ifstream in(name);
    REQUIRE(in);
    return json::parse(in);
}

TournamentResult games(const Rules& r, Count n, PlayOptions play = {}, std::uint64_t seed = 1)
{
    TournamentQuery query;
    query.strategy = SpacesStrategy{{}, play};
    query.games = n;
    query.seed = seed;
    return run(TournamentJob(r, query));
}

Noise odds(double eps) { return {Noise::Kind::odds, eps, 0}; }

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("version spaces: the shared histories with noise have their posterior, MAP codes and numbers of lies")
    {
        const json extra = file("tests/data/codes_extra.json");
        int cases = 0;
        for (const auto& [game, rules] : {std::pair{"picas_fijas_noise", "p4c10n"}, {"mastermind_noise", "p4c6r"}})
            for (const json& one : extra[game]) {
                for (const char* cover : {"A", "B"}) {
                    if (cover[0] == 'A' && cases % 4 != 0) continue; // cover A has more spaces: a sample suffices
                    const json result = ask({{"cmd", "codes.spaces"},
                                             {"rules", rules},
                                             {"history", one["history"]},
                                             {"cover", cover},
                                             {"noise", {{"eps", one["eps"]}}}});
                    CHECK(std::abs(result["max_posterior"].get<double>() - one["max_posterior"].get<double>()) < 1e-12);
                    CHECK(result["n_map_codes"] == one["n_map_codes"]);
                    CHECK(result["codes_by_number_of_lies"] == one["codes_by_number_of_lies"]);
                    if (one["map_codes"].is_null()) continue;
                    std::vector<std::string> codes;
                    for (const json& code : one["map_codes"]) {
                        codes.emplace_back();
                        for (const json& symbol : code) codes.back() += symbol_char(symbol.get<int>());
                    }
                    std::sort(codes.begin(), codes.end());
                    CHECK(result["map_codes"] == codes);
                }
                ++cases;
            }
        CHECK(cases == 12);
    }
    TEST_CASE("version spaces: with noise the spaces' posterior is the one code by code")
    {
        Rng rng(77);
        for (const Rules& r : {Rules{3, 6, true}, Rules{3, 7, false}, Rules{4, 4, true}})
            for (const Noise& noise : {odds(0.1), odds(0.95), Noise{Noise::Kind::lies, 0, 1}}) {
                auto clues = random_history(r, rng, 3);
                clues.push_back({random_code(r, rng), clues[0].answer}); // likely a lie
                SpaceSet spaces(r, {Cover::b, Detection::early, noise});
                Candidates all;
                for (const Code& x : all_codes(r)) all.push_back(pack(r, x));
                Suspects suspects(r, all, noise.kind == Noise::Kind::lies ? noise.lies : max_clues);
                for (const Clue& clue : clues) {
                    spaces.update(clue);
                    suspects.update(clue);
                    ByLies a = codes_by_lies(spaces), b = suspects.by_lies();
                    REQUIRE(a == b);
                    for (const Live& one : spaces.live())
                        for (Count k = 0, n = members(r, one.space); k < n; ++k) {
                            const Code x = member(r, one.space, k);
                            const auto& codes = suspects.codes();
                            const auto at = std::find(codes.begin(), codes.end(), pack(r, x)) - codes.begin();
                            REQUIRE(suspects.lies(static_cast<std::size_t>(at)) == one.lies);
                        }
                }
                // and by the definition
                const Belief believed = belief(suspects.by_lies(), noise, answer_count(r) - 1);
                if (noise.kind != Noise::Kind::odds) continue;
                double sum = 0, highest = 0;
                for (const Code& x : all_codes(r)) {
                    double p = 1;
                    for (const Clue& clue : clues)
                        p *= feedback(r, clue.guess, x) == clue.answer
                                 ? 1 - noise.eps
                                 : noise.eps / static_cast<double>(answer_count(r) - 1);
                    sum += p;
                    highest = std::max(highest, p);
                }
                CHECK(std::abs(believed.highest - highest / sum) < 1e-12);
            }
    }
    TEST_CASE("version spaces: played games have the exact means of a consistent player, 5.471 and 4.644")
    {
        const auto pf = games(picas_fijas, 3000), mm = games(mastermind, 3000);
        CHECK(std::abs(pf.mean() - 5.47129) < 0.054); // three standard errors
        CHECK(std::abs(mm.mean() - 4.64352) < 0.048);
        CHECK(pf.games == 3000);
    }
    TEST_CASE("version spaces: tie rules differ where the measured means do")
    {
        const auto play = [](Tie tie) { return games(picas_fijas, 2000, {Language::l2, Cover::b, tie}).mean(); };
        const double smallest = play(Tie::smallest_space), uniform = play(Tie::uniform_code);
        CHECK(std::abs(smallest - 5.668) < 0.08);
        CHECK(smallest - uniform > 0.1);
        CHECK(std::abs(play(Tie::first_code) - 5.557) < 0.075);
    }
    TEST_CASE("version spaces: splitting pays on large bases, and 1239 takes at most three guesses")
    {
        const Rules r{3, 16, false};
        PlayOptions play;
        const double map = games(r, 1500, play).mean();
        play.split = Split::paper;
        CHECK(std::abs(games(r, 1500, play).mean() - 7.004) < 0.11);
        CHECK(map - games(r, 1500, play).mean() > 0.4); // measured: 7.726 - 7.004
        play.split = Split::single;
        CHECK(std::abs(games(r, 1500, play).mean() - 7.028) < 0.11);
        // The source's example: 1, 2, 3 known, the last digit open.
        const Rules pf = picas_fijas;
        SpaceSet known(pf, {});
        Live& one = const_cast<Live&>(known.live()[0]);
        REQUIRE(assert_values(pf, one.space, parse_concept(pf, "123?").value()) == Death::none);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Rng draw(seed);
            const auto guess = split_guess(known, 7, Split::single, draw);
            REQUIRE(guess);
            for (const std::uint8_t v : guess->symbol) CHECK((v == 0 || v >= 4)); // four of the seven candidates
        }
    }
    TEST_CASE("version spaces: against an oracle that lies, means and shares of right declarations as measured")
    {
        PlayOptions play;
        play.noise = odds(0.1);
        const auto until_right = games(picas_fijas, 600, play);
        CHECK(std::abs(until_right.mean() - 6.146) < 0.2);
        CHECK(until_right.unfinished == 0);
        play.stop_at = 0.95;
        const auto until_sure = games(picas_fijas, 600, play);
        CHECK(std::abs(until_sure.mean() - 6.173) < 0.2);
        CHECK(until_sure.right >= 570);
        play = {};
        play.noise = {Noise::Kind::lies, 0, 1};
        CHECK(std::abs(games(mastermind, 600, play).mean() - 5.340) < 0.15);
    }
    TEST_CASE("version spaces: tournaments and choices do not depend on the slicing")
    {
        for (const auto kind : {Noise::Kind::none, Noise::Kind::odds}) {
            TournamentQuery query;
            SpacesStrategy strategy;
            strategy.options.noise = {kind, kind == Noise::Kind::odds ? 0.1 : 0.0, 0};
            query.strategy = strategy;
            query.games = 20;
            TournamentJob sliced(mastermind, query);
            CHECK(run_sliced(sliced, 1) > 20);
            CHECK(sliced.result() == run(TournamentJob(mastermind, query)));
            const std::vector<Clue> one{{code_of(mastermind, "0011"), {1, 1}}};
            VersionSpaceJob choice(mastermind, one, strategy, 3);
            run_sliced(choice, 1);
            CHECK(choice.result() == run(VersionSpaceJob(mastermind, one, strategy, 3)));
        }
        MemoryJob memory(mastermind, Cover::b, 10, 1);
        CHECK(run_sliced(memory, 1) == 10);
        CHECK(memory.result().generated == run(MemoryJob(mastermind, Cover::b, 10, 1)).generated);
    }
    TEST_CASE("version spaces: means of memory by answers, as measured")
    {
        const MemoryTable pf = run(MemoryJob(picas_fijas, Cover::b, 400, 1));
        const MemoryTable mm = run(MemoryJob(mastermind, Cover::b, 1000, 1));
        const auto near = [](double ours, double theirs, double share) {
            CHECK_MESSAGE(std::abs(ours - theirs) < share * theirs, ours << " for " << theirs);
        };
        near(pf.rows[0].mean(pf.rows[0].live), 22.0, 0.12);
        near(pf.rows[1].mean(pf.rows[1].live), 37.0, 0.12);
        near(pf.rows[2].mean(pf.rows[2].live), 17.3, 0.2);
        near(pf.rows[1].mean(pf.rows[1].l2.literals), 1806, 0.12);
        near(static_cast<double>(pf.updates_early) / static_cast<double>(pf.updates_late), 3371.0 / 26283, 0.05);
        near(static_cast<double>(pf.updates_early) / static_cast<double>(pf.generated), 3371.0 / 1775, 0.05);
        near(mm.rows[1].mean(mm.rows[1].live), 11.7, 0.12);
        near(mm.rows[1].mean(mm.rows[1].l.concepts), 40, 0.15);
        near(static_cast<double>(mm.updates_early) / static_cast<double>(mm.updates_late), 743.0 / 3607, 0.05);
        for (const MemoryRow& row : pf.rows) // without repeats G has exactly one concept for each code
            CHECK(row.l.concepts_without_repeats - row.live == row.codes);
    }
    TEST_CASE("version spaces: cover C overlaps, and summing the overlap makes worse guesses")
    {
        const std::vector<Clue> clues{{code_of(mastermind, "0012"), {0, 2}}, {code_of(mastermind, "1103"), {1, 1}}};
        SpaceSet b(mastermind, {Cover::b, Detection::early, {}}), c(mastermind, {Cover::c, Detection::early, {}});
        for (const Clue& clue : clues) {
            b.update(clue);
            c.update(clue);
        }
        const auto parted = *covered_codes(b), covered = *covered_codes(c);
        REQUIRE(parted.size() == covered.size());
        Count most = 0;
        for (std::size_t i = 0; i < parted.size(); ++i) {
            CHECK(parted[i].code == covered[i].code);
            CHECK(parted[i].spaces == 1);
            most = std::max(most, covered[i].spaces);
        }
        CHECK(most > 1);
        PlayOptions play;
        play.cover = Cover::c;
        CHECK(std::abs(games(mastermind, 1500, play).mean() - 4.64352) < 0.07);
        play.overlap = Overlap::summed;
        CHECK(std::abs(games(mastermind, 1500, play).mean() - 4.885) < 0.08);
    }
    TEST_CASE("version spaces: who believes an oracle that lies is left without any space")
    {
        PlayOptions play;
        play.noise = odds(0.1);
        play.blind = true;
        const auto pf = games(picas_fijas, 1500, play), mm = games(mastermind, 1500, play);
        CHECK(pf.games + pf.collapsed == 1500);
        CHECK(std::abs(static_cast<double>(pf.collapsed) / 1500 - 0.366) < 0.04);
        CHECK(std::abs(static_cast<double>(mm.collapsed) / 1500 - 0.302) < 0.04);
        play.noise = odds(0);
        CHECK(games(mastermind, 100, play).collapsed == 0);
    }
    TEST_CASE("version spaces: a story goes on from another one, in slices of any size, as if told at once")
    {
        Rng rng(5);
        const auto same = [](const Story& a, const Story& b) {
            REQUIRE(a.generations.size() == b.generations.size());
            CHECK(a.clues == b.clues);
            CHECK(a.rows == b.rows);
            CHECK(a.complete == b.complete);
            for (std::size_t k = 0; k < a.generations.size(); ++k) {
                CHECK(a.generations[k].branches == b.generations[k].branches);
                REQUIRE(a.generations[k].live.size() == b.generations[k].live.size());
                for (std::size_t i = 0; i < a.generations[k].live.size(); ++i) {
                    const Live &x = a.generations[k].live[i], &y = b.generations[k].live[i];
                    REQUIRE((x.space == y.space && x.lies == y.lies && x.parent == y.parent));
                    REQUIRE((x.hypothesis == y.hypothesis && x.truth == y.truth));
                }
            }
        };
        for (const Noise& noise : {Noise{}, Noise{Noise::Kind::lies, 0, 1}}) {
            const Options options{Cover::b, Detection::early, noise};
            const auto clues = random_history(mastermind, rng, 4);
            const std::vector<Clue> two(clues.begin(), clues.begin() + 2);
            auto other = clues;
            other[1].answer = {0, 0};
            const Story whole = story_of(mastermind, clues, options);
            REQUIRE(whole.complete);
            StoryJob sliced(mastermind, clues, options);
            CHECK(run_sliced(sliced, 1) > 4);
            same(sliced.result(), whole);
            const auto from = [&](const std::vector<Clue>& known, const std::vector<Clue>& wanted) {
                StoryJob job(mastermind, wanted, options, story_limit, story_of(mastermind, known, options));
                same(run(std::move(job)), story_of(mastermind, wanted, options));
            };
            from(two, clues);
            from(clues, two);
            from(clues, clues);
            from(other, clues);
            from({}, clues);
            from(clues, {});
        }
        // a story stopped by the limit, extended where the limit is not reached
        StoryJob job(picas_fijas, random_history(picas_fijas, rng, 3), {}, 10);
        CHECK(!run(std::move(job)).complete);
    }
    TEST_CASE("version spaces: a story tells every branch, and its steps end as the branch did")
    {
        Rng rng(8);
        for (const Rules& r : {picas_fijas, mastermind}) {
            const auto clues = random_history(r, rng, 3);
            const Story story = story_of(r, clues, {});
            REQUIRE(story.complete);
            REQUIRE(story.generations.size() == 4);
            for (std::size_t k = 0; k < clues.size(); ++k) {
                const Generation& now = story.generations[k];
                const Hypotheses all = hypotheses_of(r, clues[k].guess, clues[k].answer, Cover::b);
                REQUIRE(now.branches.size() == now.live.size());
                std::size_t live = 0;
                for (std::size_t p = 0; p < now.live.size(); ++p) {
                    REQUIRE(now.branches[p].size() == all.all.size());
                    for (const Branch& b : now.branches[p]) {
                        const auto steps = update_steps(r, now.live[p].space, all, all.all[b.hypothesis]);
                        REQUIRE(steps.back().death == b.death);
                        if (b.death != Death::no_distinct_choice) REQUIRE(steps.size() == b.updates);
                        if (b.live < 0) continue;
                        REQUIRE(b.live == static_cast<std::int32_t>(live));
                        REQUIRE(story.generations[k + 1].live[live].space == steps.back().after);
                        REQUIRE(story.generations[k + 1].live[live].parent == p);
                        ++live;
                    }
                }
                REQUIRE(story.generations[k + 1].live.size() == live);
            }
        }
        CHECK(!story_of(picas_fijas, random_history(picas_fijas, rng, 3), {}, 10).complete);
    }
}

TEST_SUITE("request")
{
    TEST_CASE("codes.spaces tells live spaces, products, storage in both languages, and when they collapse")
    {
        const json base = {{"cmd", "codes.spaces"},
                           {"rules", "p4c10n"},
                           {"history", json::array({{{"guess", "8391"}, {"fijas", 0}, {"picas", 2}}})}};
        const json two = ask(base);
        CHECK(two["live"] == 42);
        CHECK(two["generated"] == 42);
        CHECK(two["no_pruning"] == 42);
        CHECK(two["consistent"] == 1260);
        CHECK(two["n_map_codes"] == 1260);
        CHECK(two["map_codes"].size() == 1260);
        CHECK(two["concepts"] == 84);
        CHECK(two["words"] == 336);
        CHECK(two["updates"] == 42 * 15);
        CHECK(!two.contains("collapsed_after"));
        json l = base;
        l["language"] = "L";
        l["spaces"] = 2;
        const json one = ask(l);
        CHECK(one["concepts_without_repeats"] == 42 + 1260);
        CHECK(one["spaces"].size() == 2);
        CHECK(one["spaces"][0]["members"] == 30);
        CHECK(one["spaces"][0]["general_count"] == 36);
        CHECK(ask({{"cmd", "codes.spaces"}, {"rules", "p4c6r"}})["live"] == 1);
        json bad = base;
        bad["history"].push_back({{"guess", "8391"}, {"fijas", 4}, {"picas", 0}});
        CHECK(ask(bad)["collapsed_after"] == 2);
        CHECK(ask(bad)["live"] == 0);
        json many = base;
        for (int i = 0; i < 20; ++i) many["history"].push_back(many["history"][0]);
        CHECK(ask(many)["no_pruning"].is_string()); // 42^21
        many = base;
        many["early_detection"] = false;
        many["history"].push_back({{"guess", "1234"}, {"fijas", 1}, {"picas", 1}});
        const json late = ask(many);
        many["early_detection"] = true;
        const json early = ask(many);
        CHECK(late["live"] == early["live"]);
        CHECK(late["updates"].get<Count>() > early["updates"].get<Count>());
        CHECK(early["generated"] == 42 * 24);
    }
    TEST_CASE("codes.spaces, the strategy and the laboratory refuse what they do not know")
    {
        const json base = {{"cmd", "codes.spaces"}, {"rules", "p4c10n"}};
        const auto with = [](json request, const char* field, const json& value) {
            request[field] = value;
            return request;
        };
        CHECK(refused(with(base, "language", "L3")) == "unknown_option language");
        CHECK(refused(with(base, "cover", "C")) == "unknown_option cover");
        CHECK(refused(with(base, "noise", 1)) == "wrong_type noise");
        CHECK(refused(with(base, "noise", json::object())) == "missing_field noise");
        CHECK(refused(with(base, "noise", {{"eps", 1}})) == "out_of_range noise.eps");
        CHECK(refused(with(base, "noise", {{"eps", "x"}})) == "wrong_type noise.eps");
        CHECK(refused(with(base, "noise", {{"lies", 32}})) == "out_of_range noise.lies");
        CHECK(refused(with(base, "noise", {{"lies", 1}, {"rate", 0.1}})) == "unknown_field noise.rate");
        CHECK(refused(with(base, "noise", {{"lies", 1}, {"eps", 0.1}})) == "missing_field noise");
        json large = with(base, "rules", "p8c16n");
        for (int i = 0; i < 2; ++i) large["history"].push_back({{"guess", "01234567"}, {"fijas", 0}, {"picas", 4}});
        CHECK(refused(large) == "too_large ");
        const json choose = {{"cmd", "codes.choose"}, {"rules", "p4c6r"}, {"strategy", "version_space"}};
        CHECK(refused(with(choose, "options", {{"tie", "guru"}})) == "unknown_option options.tie");
        CHECK(refused(with(choose, "options", {{"noise", {{"eps", 0.1}}}, {"split", "paper"}})) ==
              "unknown_option options.noise");
        CHECK(refused(with(choose, "options", {{"cover", "C"}, {"tie", "last_space"}})) ==
              "unknown_option options.cover");
        CHECK(refused(with(choose, "options", {{"weights", "mean"}})) == "unknown_option options.weights");
        CHECK(refused(with(choose, "options", {{"noise", {{"eps", 0.1}, {"stop_at", 0.9}, {"blind", true}}}})) ==
              "unknown_option options.noise.stop_at");
        CHECK(refused(with(choose, "strategy", "version_space_consistent")) == "unknown_strategy strategy");
        CHECK(refused({{"cmd", "lab.reproduce"}, {"table", "000.6"}}) == "unknown_table table");
    }
    TEST_CASE("codes.choose and lab.reproduce know the version spaces")
    {
        json request = {{"cmd", "codes.choose"},
                        {"rules", "p4c6r"},
                        {"strategy", "version_space"},
                        {"options", {{"tie", "first_code"}, {"cover", "A"}, {"language", "L"}, {"split", "never"}}},
                        {"history", json::array({{{"guess", "0011"}, {"fijas", 1}, {"picas", 0}}})}};
        CHECK(ask(request)["guess"] == "0222");
        CHECK(ask(request)["possible"] == true);
        // contradictory without lies: the code with the fewest
        request["history"].push_back({{"guess", "0222"}, {"fijas", 4}, {"picas", 0}});
        request["history"].push_back({{"guess", "3333"}, {"fijas", 4}, {"picas", 0}});
        request["options"] = {{"tie", "first_code"}, {"noise", {{"lies", 1}}}};
        CHECK(ask(request)["guess"] == "0222");
        const json table = ask({{"cmd", "lab.reproduce"}, {"table", "000.5.1"}, {"games", 200}});
        CHECK(table["rows"].size() == 2);
        CHECK(table["rows"][0]["printed"]["mean"] == 4.482);
        CHECK(table["rows"][1]["ours"]["games"] == 200);
        CHECK(table["rows"][0]["agrees"] == true);
        CHECK(table["rows"][1]["agrees"] == false);
        const json figures = ask({{"cmd", "lab.reproduce"}, {"table", "spaces.examples"}});
        CHECK(figures["rows"].size() == 31);
        CHECK(figures["rows"][0]["ours"] == 480);
        CHECK(figures["rows"][0]["printed"].is_null());
        for (const json& row : figures["rows"])
            CHECK(row["erratum"] == (!row["printed"].is_null() && row["printed"] != row["ours"]));
        const json blind = ask({{"cmd", "codes.tournament"},
                                {"rules", "p4c6r"},
                                {"strategy", "version_space"},
                                {"options", {{"noise", {{"eps", 0.5}, {"blind", true}}}}},
                                {"secrets", 50}});
        CHECK(blind["games"].get<int>() + blind["collapsed"].get<int>() == 50);
        const json memory = ask({{"cmd", "lab.reproduce"}, {"table", "spaces.memory"}, {"games", 20}});
        CHECK(memory["rows"].size() > 8);
        CHECK(memory["per_game"].size() == 2);
    }
}
