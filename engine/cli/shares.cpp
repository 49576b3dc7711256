#include "engine/cli/shares.hpp"
#include "engine/cli/progress.hpp"
#include <algorithm>
#include <cinttypes>
#include <system_error>
#include <thread>

namespace engine::cli {
namespace {

constexpr int shares_per_thread = 8; // so that threads finish at about the same time

#ifdef __EMSCRIPTEN__
constexpr int most_threads = 1;
#else
constexpr int most_threads = 128;
#endif

/// State shared by the threads. Each share's slot is written only by the thread that took it.
struct Pool {
    const lab::CompareQuery& query;
    const std::atomic<bool>& stop;
    std::vector<PlayedShares> shares;
    std::atomic<std::size_t> taken{0};
    std::atomic<std::int64_t> done{0}, total{0};
    std::atomic<bool> failed{false};
};

class ProgressLines {
public:
    explicit ProgressLines(std::FILE* file) : file_(file) {}
    void tell(const Pool& pool)
    {
        if (file_ == nullptr || !pulse_.is_time()) return;
        const std::int64_t total = std::max<std::int64_t>(1, pool.total.load()); // in games, or a proof's progress
        std::fprintf(file_, "%6.0f s: %" PRId64 " %%\n", pulse_.told_at(), 100 * pool.done.load() / total);
    }

private:
    std::FILE* file_;
    Pulse pulse_;
};

/// Plays one share; when stopped, keeps its games so far.
PlayedShares play_share(Pool& pool, const lab::CompareQuery& query, ProgressLines& lines)
{
    PlayedShares share;
    share.seconds.resize(query.strategies.size());
    lab::CompareJob job(query);
    for (Step step = Step::more; step == Step::more;) {
        if (pool.stop || pool.failed) {
            share.stopped = true;
            for (std::size_t i = 0; i < query.strategies.size(); ++i) share.played.rows.push_back(job.so_far(i));
            share.played.games = job.result().games;
            return share;
        }
        const std::size_t turn = job.turn();
        const std::int64_t done = job.progress().done;
        const double begun = thread_seconds();
        step = job.step(Budget{units_at_a_time});
        share.seconds[turn] += thread_seconds() - begun;
        pool.done += job.progress().done - done;
        lines.tell(pool);
    }
    share.too_large = job.too_large();
    share.too_large_at = job.turn();
    if (share.too_large) pool.failed = true;
    share.played = job.result();
    return share;
}

void take_shares(Pool& pool, std::FILE* progress)
{
    ProgressLines lines(progress);
    for (std::size_t i = pool.taken++; i < pool.shares.size(); i = pool.taken++) {
        lab::CompareQuery query = pool.query;
        query.share = {i, pool.shares.size()};
        pool.shares[i] = play_share(pool, query, lines);
    }
}

} // namespace

PlayedShares play_in_threads(const lab::CompareQuery& query, int threads, const std::atomic<bool>& stop,
                             std::FILE* progress)
{
    threads = std::clamp(threads, 1, most_threads);
    Pool pool{query, stop, {}};
    pool.shares.resize(threads == 1 ? 1 : static_cast<std::size_t>(threads * shares_per_thread));
    pool.total = lab::CompareJob(query).progress().total;
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i) {
        try {
            others.emplace_back(take_shares, std::ref(pool), nullptr);
        } catch (const std::system_error&) {
            break; // the system starts no more threads: the others play on
        }
    }
    take_shares(pool, progress);
    for (std::thread& other : others) other.join();

    PlayedShares whole;
    whole.seconds.resize(query.strategies.size());
    std::vector<lab::Comparison> played;
    for (const PlayedShares& share : pool.shares) {
        if (share.too_large && !whole.too_large) {
            whole.too_large = share.too_large;
            whole.too_large_at = share.too_large_at;
        }
        whole.stopped = whole.stopped || share.stopped;
        for (std::size_t i = 0; i < share.seconds.size(); ++i) whole.seconds[i] += share.seconds[i];
        played.push_back(share.played);
    }
    whole.played = lab::merged(played);
    return whole;
}

} // namespace engine::cli
