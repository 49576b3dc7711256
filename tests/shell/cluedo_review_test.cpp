// The review of a finished game: move by move, what each level knew, what the worst question cost.
#include "engine/cluedo/review.hpp"
#include "engine/cluedo/search.hpp"
#include "tests/shell/cluedo_support.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>

namespace cluedo_tests {

using wording::en, wording::says, wording::Text;

using namespace engine::cluedo;

namespace {

/// Plays against computer players until the review. Shows a card when asked to; `move` makes my other moves.
template <class Move>
void play_to_the_review(Player& p, Move move)
{
    p.use("mind", "1");
    for (int turn = 0; turn < 200 && !p.has("review_lines"); ++turn) {
        p.settles(2000);
        Card c = 0;
        while (c < 21 && !p.has("show:" + std::to_string(c))) ++c;
        if (c < 21) p.use("show:" + std::to_string(c));
        else move();
    }
    REQUIRE(p.has("review_lines"));
    REQUIRE(p.settles(2000));
}

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("a finished game is gone through move by move, and says from which move each level knew the envelope")
    {
        Player p(config(R"(,"role":"play","seed":"7","strategy":"easy")"));
        play_to_the_review(p, [&p] {
            for (const char* id : {"ask_this", "go_on", "pass"})
                if (p.has(id)) return p.use(id);
        });
        REQUIRE(p.has("step"));
        const auto log = from_line(engine::session::from_link(p.app().state()).value());
        REQUIRE(log);
        const auto notes = log->now().notes();
        const View view = log->now().view();
        CHECK(p.control("step")["max"] == notes.size());
        const auto grid_is = [&](const auto& wanted) {
            for (Card c = 0; c < 21; ++c)
                for (Holder h = 0; h < view.table.holders(); ++h) CHECK(cell(p, c, h).starts_with(wanted(c, h)));
        };
        const auto dealt_out = [&](Card c, Holder h) {
            return log->now().play->deal[static_cast<std::size_t>(c)] == h ? "yes" : "no";
        };
        grid_is(dealt_out);
        const Level shown = Level::complete;
        for (const std::size_t k : {std::size_t{0}, std::size_t{3}, notes.size() / 2, notes.size() - 1}) {
            p.use("step", std::to_string(k));
            Domains d = Domains::of(view.table);
            REQUIRE(decide(view.table, constraints_of(view, std::span(notes).first(k)), d, shown));
            grid_is([&](Card c, Holder h) {
                return d.at(c, h) == Domain::both ? "?" : d.at(c, h) == Domain::only_true ? "yes" : "no";
            });
            CHECK(says(p.control("review_then")["text"].get<std::string>(), Text::cluedo_review_then));
        }
        p.use("step:last");
        grid_is(dealt_out);
        ReviewJob job(view, notes);
        while (job.step(engine::Budget{1000}) == engine::Step::more) {}
        const auto lines = p.control("review_lines")["items"];
        constexpr std::array names{Text::cluedo_with_rules, Text::cluedo_with_trial, Text::cluedo_with_all};
        for (std::size_t i = 0; i < names.size(); ++i) {
            const auto after = job.result().known_after[i];
            const bool in_time = after && *after < static_cast<int>(notes.size());
            const std::string wanted =
                en(names[i]) + ": " +
                (in_time ? en(Text::cluedo_known_move, {{"move", *after}}) : en(Text::cluedo_known_not));
            CHECK(std::find(lines.begin(), lines.end(), wanted) != lines.end());
        }
    }
    TEST_CASE("the review says what my worst question cost, in per cent of what the best was worth")
    {
        Player p(config(R"(,"role":"play","seed":"7","strategy":"easy")"));
        play_to_the_review(p, [&p] {
            if (p.has("go_on")) p.use("go_on");
            else if (p.has("ask")) { // always the same question
                p.use("ask");
                p.use("suspect", "0");
                p.use("weapon", "6");
                p.use("room_asked", "12");
                p.use("entry_save");
            } else if (p.has("pass")) p.use("pass");
        });
        const auto log = from_line(engine::session::from_link(p.app().state()).value());
        REQUIRE(log);
        ReviewJob job(log->now().view(), log->now().notes());
        while (job.step(engine::Budget{1000}) == engine::Step::more) {}
        const Review& review = job.result();
        REQUIRE(review.worst);
        const auto& asked = review.asked[*review.worst];
        const auto percent = (asked.cost() * 100 + asked.best / 2) / asked.best;
        const auto lines = p.control("review_lines")["items"].get<std::vector<std::string>>();
        INFO("move " << asked.row + 1 << ", " << percent);
        CHECK(std::any_of(lines.begin(), lines.end(), [&](const auto& line) {
            return says(line, Text::cluedo_worst, {{"move", asked.row + 1}, {"percent", percent}});
        }));
    }
}

} // namespace cluedo_tests
