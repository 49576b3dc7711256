#include "shell/app/puzzle_record.hpp"
#include "shell/kit/figures.hpp"
#include <algorithm>
#include <cmath>

namespace shell::app {
namespace {

using engine::puzzle::Kind;
using engine::puzzle::kinds;
using engine::puzzle::max_level;

constexpr std::string_view times_pref = "puzzles.times", took_pref = "puzzles.took", // "2027-02-15 840"
    ended_pref = "puzzles.ended";
constexpr std::size_t most_times = 100;
constexpr double level_of_significance = 0.05;

/// "a1f125": kind, level, f or h, seconds.
std::optional<Solve> solve_from(std::string_view text)
{
    if (text.size() < 4) return {};
    const int kind = text[0] - 'a', level = text[1] - '0';
    const auto seconds = parse_int(text.substr(3), 0, 99'999);
    const bool known = kind >= 0 && kind < static_cast<int>(kinds.size()) && level >= 1 && level <= max_level;
    if (!known || !seconds || (text[2] != 'f' && text[2] != 'h')) return {};
    return Solve{static_cast<Kind>(kind), level, text[2] == 'f', *seconds};
}

std::string text_of(const Solve& s)
{
    std::string out{static_cast<char>('a' + static_cast<int>(s.kind)), static_cast<char>('0' + s.level)};
    return out + (s.first ? 'f' : 'h') + std::to_string(s.seconds);
}

/// "a1b125:2:1:4711": kind, level, how it went as days have it, seconds, tries, hints, number.
struct KeptEnd {
    engine::puzzle::Key key;
    PuzzleEnd end;
};

std::optional<KeptEnd> ended_from(std::string_view text)
{
    if (text.size() < 4) return {};
    const int kind = text[0] - 'a', level = text[1] - '0', how = text[2] - 'a' + 1;
    text.remove_prefix(3);
    std::array<std::string_view, 4> part;
    for (auto& one : part) {
        const auto colon = std::min(text.find(':'), text.size());
        one = text.substr(0, colon);
        text.remove_prefix(std::min(colon + 1, text.size()));
    }
    const auto seconds = parse_int(part[0], 0, 99'999), tries = parse_int(part[1], 0, 99),
               hints = parse_int(part[2], 0, 99);
    const auto number = seed_from(part[3]);
    const bool known = kind >= 0 && kind < static_cast<int>(kinds.size()) && level >= 1 && level <= max_level &&
                       how >= static_cast<int>(Solved::first) && how <= static_cast<int>(Solved::shown);
    if (!known || !seconds || !tries || !hints || !number) return {};
    return KeptEnd{{static_cast<Kind>(kind), static_cast<std::uint8_t>(level), *number},
                   {static_cast<Solved>(how), *tries, *hints, *seconds}};
}

std::string text_of(const KeptEnd& e)
{
    const char kind = static_cast<char>('a' + static_cast<int>(e.key.kind)),
               how = static_cast<char>('a' + static_cast<int>(e.end.how) - 1);
    return std::string{kind, static_cast<char>('0' + e.key.level), how} + std::to_string(e.end.seconds) + ":" +
           std::to_string(e.end.tries) + ":" + std::to_string(e.end.hints) + ":" + std::to_string(e.key.number);
}

std::vector<KeptEnd> kept_ends(std::string_view text)
{
    std::vector<KeptEnd> out;
    while (!text.empty()) {
        const auto gap = std::min(text.find(' '), text.size());
        if (const auto e = ended_from(text.substr(0, gap))) out.push_back(*e);
        text.remove_prefix(std::min(gap + 1, text.size()));
    }
    return out;
}

/// The puzzle's own entry among the last ones.
std::optional<PuzzleEnd> among_last(std::string_view text, const engine::puzzle::Key& key)
{
    for (const KeptEnd& e : kept_ends(text))
        if (e.key == key) return e.end;
    return {};
}

void add_result(Tally& of, Solved how)
{
    ++of.all;
    of.solved += how != Solved::shown ? 1 : 0;
    of.first += how == Solved::first ? 1 : 0;
}

double binomial(int n, int k)
{
    double out = 1;
    for (int i = 1; i <= k; ++i) out *= static_cast<double>(n - k + i) / i;
    return out;
}

int median(std::vector<int> of)
{
    if (of.empty()) return 0;
    std::sort(of.begin(), of.end());
    return of[(of.size() - 1) / 2];
}

/// counts[kind][level - 1]: how many, and how many went well.
struct Count {
    int all = 0, good = 0;
};
using Counts = std::array<std::array<Count, max_level>, kinds.size()>;

/// Kinds whose good ones are too few by chance, or too many.
std::vector<Judged> judged(const Counts& counts, bool few)
{
    std::array<Count, max_level> level{};
    int compared = 0;
    for (const auto& kind : counts) {
        int n = 0;
        for (std::size_t l = 0; l < level.size(); ++l) {
            level[l].all += kind[l].all;
            level[l].good += kind[l].good;
            n += kind[l].all;
        }
        compared += n > 0 ? 1 : 0;
    }
    std::vector<Judged> out;
    for (std::size_t k = 0; k < counts.size(); ++k) {
        Judged j{static_cast<Kind>(k)};
        std::vector<Stratum> strata;
        int seen = 0;
        for (std::size_t l = 0; l < level.size(); ++l) {
            const Count& c = counts[k][l];
            const int good = few ? level[l].good : level[l].all - level[l].good;
            strata.push_back({c.all, good, level[l].all});
            seen += few ? c.good : c.all - c.good;
            j.all += c.all, j.good += c.good;
            j.others_all += level[l].all - c.all, j.others_good += level[l].good - c.good;
        }
        if (j.all > 0 && chance_of_at_most(seen, strata) * compared < level_of_significance) out.push_back(j);
    }
    return out;
}

} // namespace

std::vector<Solve> solves(const Prefs& prefs)
{
    std::vector<Solve> out;
    std::string_view text = prefs.get(times_pref);
    while (!text.empty()) {
        const auto gap = std::min(text.find(' '), text.size());
        if (const auto s = solve_from(text.substr(0, gap))) out.push_back(*s);
        text.remove_prefix(std::min(gap + 1, text.size()));
    }
    return out;
}

void keep_time(Prefs& prefs, std::string_view lesson, bool first, int seconds)
{
    const auto puzzle = puzzle_of(lesson);
    if (!puzzle) return;
    auto all = solves(prefs);
    all.push_back({puzzle->key.kind, puzzle->key.level, first, std::clamp(seconds, 0, 99'999)});
    if (all.size() > most_times) all.erase(all.begin(), all.end() - most_times);
    std::string text;
    for (const Solve& s : all) text += (text.empty() ? "" : " ") + text_of(s);
    prefs.set(times_pref, text);
}

std::optional<PuzzleEnd> ended_before(const Prefs& prefs, std::string_view lesson)
{
    const auto puzzle = puzzle_of(lesson);
    if (!puzzle) return {};
    const auto last = among_last(prefs.get(ended_pref), puzzle->key);
    const Today day = puzzles_of(puzzle->date, {}, prefs);
    const auto it = std::find(day.puzzles.begin(), day.puzzles.end(), puzzle->key);
    if (day.date.empty() || it == day.puzzles.end()) return last;
    const Solved how = day.solved[static_cast<std::size_t>(it - day.puzzles.begin())];
    if (how == Solved::open) return {}; // still to be solved on its day
    return last && last->how == how ? last : PuzzleEnd{how, how == Solved::first ? 1 : 0};
}

bool keep_end(Prefs& prefs, std::string_view lesson, const PuzzleEnd& end)
{
    const auto puzzle = puzzle_of(lesson);
    std::string all(prefs.get(ended_pref));
    if (!puzzle || among_last(all, puzzle->key) || ended_before(prefs, lesson)) return false;
    all += (all.empty() ? "" : " ") + text_of(KeptEnd{puzzle->key, end});
    while (all.size() > Prefs::longest) all.erase(0, all.find(' ') + 1);
    prefs.set(ended_pref, all);
    return true;
}

int day_seconds(const Prefs& prefs, std::string_view date)
{
    const auto took = prefs.get(took_pref);
    if (!took.starts_with(std::string(date) + " ")) return 0;
    return parse_int(took.substr(date.size() + 1), 0, 99'999).value_or(0);
}

void keep_day_time(Prefs& prefs, std::string_view date, int seconds)
{
    prefs.set(took_pref,
              std::string(date) + " " + std::to_string(std::min(99'999, day_seconds(prefs, date) + seconds)));
}

Tally endless_tally(const Prefs& prefs)
{
    std::vector<engine::puzzle::Key> of_days;
    for_each_result(prefs, [&of_days](const engine::puzzle::Key& key, Solved) { of_days.push_back(key); });
    Tally out;
    for (const KeptEnd& e : kept_ends(prefs.get(ended_pref)))
        if (std::find(of_days.begin(), of_days.end(), e.key) == of_days.end()) add_result(out, e.end.how);
    return out;
}

LevelTallies level_tallies(const Prefs& prefs)
{
    LevelTallies out{};
    for_each_result(prefs, [&out](const engine::puzzle::Key& key, Solved how) {
        add_result(out[static_cast<std::size_t>(key.kind)][static_cast<std::size_t>(key.level - 1)], how);
    });
    return out;
}

int median_seconds(const std::vector<Solve>& all, Kind kind)
{
    std::vector<int> times;
    for (const Solve& s : all)
        if (s.kind == kind) times.push_back(s.seconds);
    return median(std::move(times));
}

double chance_of_at_most(int seen, const std::vector<Stratum>& strata)
{
    std::vector<double> chance{1}; // [good ones of this kind] in the strata so far
    for (const Stratum& s : strata) {
        std::vector<double> next(chance.size() + static_cast<std::size_t>(s.of), 0.0);
        const double all = binomial(s.all, s.of);
        for (int good = 0; good <= std::min(s.of, s.good); ++good) {
            if (s.of - good > s.all - s.good) continue;
            const double its = binomial(s.good, good) * binomial(s.all - s.good, s.of - good) / all;
            for (std::size_t i = 0; i < chance.size(); ++i) next[i + static_cast<std::size_t>(good)] += chance[i] * its;
        }
        chance = std::move(next);
    }
    double sum = 0;
    for (int i = 0; i <= seen && i < static_cast<int>(chance.size()); ++i) sum += chance[static_cast<std::size_t>(i)];
    return sum;
}

std::vector<Judged> weak_kinds(const LevelTallies& tallies)
{
    Counts counts{};
    for (std::size_t k = 0; k < counts.size(); ++k)
        for (std::size_t l = 0; l < counts[k].size(); ++l) counts[k][l] = {tallies[k][l].all, tallies[k][l].first};
    return judged(counts, true);
}

std::vector<Judged> quick_kinds(const std::vector<Solve>& all)
{
    std::array<std::vector<int>, max_level> times;
    for (const Solve& s : all) times[static_cast<std::size_t>(s.level - 1)].push_back(s.seconds);
    std::array<int, max_level> usual{};
    for (std::size_t l = 0; l < usual.size(); ++l) usual[l] = median(times[l]);
    Counts counts{};
    for (const Solve& s : all) {
        const auto l = static_cast<std::size_t>(s.level - 1);
        Count& c = counts[static_cast<std::size_t>(s.kind)][l];
        ++c.all;
        c.good += s.seconds < usual[l] ? 1 : 0;
    }
    return judged(counts, false);
}

} // namespace shell::app
