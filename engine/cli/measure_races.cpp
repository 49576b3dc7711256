// `sagaz bench races`: how long what the other players may know takes, asked as the screen asks, over random notebooks
// of six players with the classic cards.
#include "engine/cli/clock.hpp"
#include "engine/cli/cluedo_books.hpp"
#include "engine/cli/commands.hpp"
#include "engine/request/types/cluedo_others.hpp"

namespace engine::cli {
namespace {

using namespace engine::cluedo;
using request::CluedoOthers;

constexpr double longest_ms = 1000; // of the worst notebook, natively
constexpr int most_questions = 40;

/// A game of up to forty questions and a few wrong accusations, as a random seat notes it.
CluedoOthers noted_game(Rng& draw)
{
    Play play;
    play.table = dealt(classic, 6, static_cast<Holder>(draw.below(6)));
    play.deal = shuffled(play.table, draw);
    for (auto left = draw.below(most_questions + 1); left > 0 && play.phase != Play::Phase::over; --left) {
        ask_around(play, random_trio(classic, draw), draw);
        if (const Trio accused = random_trio(classic, draw); draw.below(12) == 0 && accused != play.envelope())
            play.accuse(accused);
    }
    const auto me = static_cast<Holder>(draw.below(6));
    CluedoOthers q;
    q.view = play.view(me);
    q.events = play.seen_from(me);
    return q;
}

/// One to three hands are of unknown size: by a card more or less, or of any size.
void forget_sizes(View& v, Rng& draw)
{
    std::uint32_t seats = 0;
    for (auto n = 1 + draw.below(3); n > 0;)
        if (const auto h = static_cast<Holder>(draw.below(6)); h != v.me && (seats >> h & 1) == 0) {
            seats |= 1u << h;
            --n;
        }
    if (draw.below(2) == 0) return leave_open(v.table, seats);
    for (std::size_t h = 0; h < 6; ++h) {
        if ((seats >> h & 1) == 0) continue;
        --v.table.hand[h];
        v.table.extra[h] = 2;
    }
}

/// The worst of them, in milliseconds.
double measure(std::FILE* out, const char* what, int books, bool sizes_known)
{
    Rng draw(sizes_known ? 65 : 66);
    std::vector<double> times;
    std::int64_t units = 0, most_units = 0, deals = 0;
    int exact = 0;
    std::string slowest;
    double worst = 0;
    for (int i = 0; i < books; ++i) {
        CluedoOthers q = noted_game(draw);
        if (!sizes_known) forget_sizes(q.view, draw);
        ENGINE_CHECK(!problem(q.view));
        const double begun = cpu_seconds();
        auto job = request::begin(q, {});
        std::int64_t n = 1;
        while (job.step(Budget{1}) == Step::more) ++n;
        const double ms = (cpu_seconds() - begun) * 1000;
        ENGINE_CHECK(job.result().has_value());
        times.push_back(ms);
        units += n;
        most_units = std::max(most_units, n);
        deals += job.result()->samples;
        exact += job.result()->exact;
        if (ms <= worst) continue;
        worst = ms;
        slowest = request::request_line(q);
    }
    std::fprintf(out, "%d notebooks of 6 players after 0-%d questions, %s:\n", books, most_questions, what);
    tell(out, "what the others know", times);
    std::fprintf(
        out, "  %d of them exact; %lld deals of mine looked at, %lld units of work, %lld at most\n  the slowest: %s\n",
        exact, static_cast<long long>(deals), static_cast<long long>(units), static_cast<long long>(most_units),
        slowest.c_str());
    return worst;
}

} // namespace

int measure_races(int books, std::FILE* out)
{
    const double known = measure(out, "hand sizes known", books, true);
    const double open = measure(out, "one to three hand sizes unknown", books, false);
    std::fprintf(out, "worst %.0f and %.0f ms; native limit %.0f ms\n", known, open, longest_ms);
    return std::max(known, open) <= longest_ms ? 0 : 1;
}

} // namespace engine::cli
