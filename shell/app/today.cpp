#include "shell/app/today.hpp"
#include "engine/base/named.hpp"
#include "shell/kit/figures.hpp"
#include <algorithm>

namespace shell::app {
namespace {

using engine::puzzle::Key;
using engine::puzzle::puzzles_a_day;

constexpr std::string_view row_pref = "puzzles.row", prefix = "puzzle:";
constexpr std::string_view letters = ".abc"; // of Solved
constexpr std::size_t date_size = 10, most_months = 36;

/// The preference with a month's results: five letters a day.
std::string month_pref(std::string_view date) { return "puzzles." + std::string(date.substr(0, 7)); }

/// Where a day's results are in its month's.
std::size_t place_in_month(std::string_view date)
{
    return static_cast<std::size_t>(parse_int(date.substr(8, 2), 1, 31).value_or(1) - 1) * puzzles_a_day;
}

/// Days since a fixed day, of a valid date, by the Gregorian calendar.
int day_number(std::string_view date)
{
    const auto part = [date](std::size_t at, std::size_t n) {
        return date.size() == date_size ? parse_int(date.substr(at, n), 0, 9999).value_or(0) : 0;
    };
    const int y = part(0, 4), m = part(5, 2), d = part(8, 2);
    const int years = m > 2 ? y : y - 1, months = m > 2 ? m - 3 : m + 9;
    return 365 * years + years / 4 - years / 100 + years / 400 + (153 * months + 2) / 5 + d;
}

struct DayRow {
    int days = 0;
    std::string_view last; // the last day that counted
};

/// "11 2026-11-29".
DayRow row_from(std::string_view text)
{
    const auto space = text.find(' ');
    if (space == text.npos || !engine::puzzle::day_of(text.substr(space + 1))) return {};
    return {parse_int(text.substr(0, space), 1, 99999).value_or(0), text.substr(space + 1)};
}

/// The row's days at a date: none if a day was missed.
int days_at(const DayRow& row, std::string_view date)
{
    if (row.days == 0 || date.empty()) return 0;
    const int ago = day_number(date) - day_number(row.last);
    return ago == 0 || ago == 1 ? row.days : 0;
}

/// "" = no such day, or one without puzzles.
std::string dated(int year, int month, int day)
{
    const auto two = [](int n) { return (n < 10 ? "-0" : "-") + std::to_string(n); };
    std::string date = std::to_string(year) + two(month) + two(day);
    return engine::puzzle::day_of(date) ? date : std::string();
}

struct DateParts {
    int year = 0, month = 0, day = 0;
    explicit DateParts(std::string_view date)
    {
        if (!engine::puzzle::day_of(date)) return;
        year = parse_int(date.substr(0, 4), 0, 9999).value_or(0);
        month = parse_int(date.substr(5, 2), 1, 12).value_or(0);
        day = parse_int(date.substr(8, 2), 1, 31).value_or(0);
    }
};

void drop_oldest_month(Prefs& prefs)
{
    std::vector<std::string> months;
    for (const auto& [name, value] : prefs.all())
        if (name.starts_with("puzzles.2")) months.push_back(name);
    if (months.size() > most_months) prefs.drop(months.front()); // the map's order is the calendar's
}

} // namespace

std::string day_before(std::string_view date)
{
    const DateParts d(date);
    if (d.day == 0) return {};
    if (d.day > 1) return dated(d.year, d.month, d.day - 1);
    const bool first = d.month == 1;
    for (int last = 31; last >= 28; --last)
        if (auto before = dated(d.year - (first ? 1 : 0), first ? 12 : d.month - 1, last); !before.empty())
            return before;
    return {};
}

std::string day_after(std::string_view date)
{
    const DateParts d(date);
    if (d.day == 0) return {};
    if (auto after = dated(d.year, d.month, d.day + 1); !after.empty()) return after;
    return d.month == 12 ? dated(d.year + 1, 1, 1) : dated(d.year, d.month + 1, 1);
}

int weekday_of(std::string_view date) { return (day_number(date) + 1) % 7; }

std::string puzzle_name(const Key& k, std::string_view date)
{
    return std::string(prefix) + std::string(name(k.kind)) + ":" + std::to_string(k.level) + ":" +
           std::to_string(k.number) + (date.empty() ? "" : ":" + std::string(date));
}

Week week_of(std::string_view now, const Prefs& prefs)
{
    Week week{};
    std::string date(now);
    for (int back = weekday_of(now); back > 0 && !date.empty(); --back) date = day_before(date);
    for (std::size_t i = 0; i < week.size() && !date.empty(); ++i, date = day_after(date)) {
        const Today day = puzzles_of(date, now, prefs);
        week[i] = std::any_of(day.solved.begin(), day.solved.end(),
                              [](Solved s) { return s == Solved::first || s == Solved::helped; });
    }
    return week;
}

std::optional<PuzzleName> puzzle_of(std::string_view lesson)
{
    if (!lesson.starts_with(prefix)) return {};
    std::array<std::string_view, 4> parts;
    std::string_view rest = lesson.substr(prefix.size());
    for (auto& part : parts) {
        const auto colon = rest.find(':');
        part = rest.substr(0, colon);
        rest = colon == rest.npos ? std::string_view() : rest.substr(colon + 1);
    }
    const auto kind = std::find_if(engine::puzzle::kinds.begin(), engine::puzzle::kinds.end(),
                                   [&](auto k) { return name(k) == parts[0]; });
    const auto level = parse_int(parts[1], 1, engine::puzzle::max_level);
    const auto number = seed_from(parts[2]);
    if (kind == engine::puzzle::kinds.end() || !level || !number || *number > engine::puzzle::max_number) return {};
    return PuzzleName{{*kind, static_cast<std::uint8_t>(*level), *number}, parts[3]};
}

Today puzzles_of(std::string_view date, std::string_view now, const Prefs& prefs)
{
    Today t;
    const auto day = engine::puzzle::day_of(date);
    if (!day) return t;
    t.date = date;
    t.puzzles = *day;
    const auto month = prefs.get(month_pref(date));
    const auto at = place_in_month(date);
    for (std::size_t i = 0; i < t.solved.size() && at + i < month.size(); ++i)
        if (const auto l = letters.find(month[at + i]); l != letters.npos) t.solved[i] = static_cast<Solved>(l);
    t.days = days_at(row_from(prefs.get(row_pref)), now);
    return t;
}

void keep_result(Prefs& prefs, std::string_view now, std::string_view lesson, Solved how)
{
    const auto puzzle = puzzle_of(lesson);
    if (!puzzle || how == Solved::open) return;
    const Today t = puzzles_of(puzzle->date, now, prefs);
    const auto i =
        static_cast<std::size_t>(std::find(t.puzzles.begin(), t.puzzles.end(), puzzle->key) - t.puzzles.begin());
    if (t.date.empty() || i == t.puzzles.size() || t.solved[i] != Solved::open) return;
    std::string month(prefs.get(month_pref(t.date)));
    const auto at = place_in_month(t.date);
    if (month.size() < at + t.puzzles.size()) month.resize(at + t.puzzles.size(), letters[0]);
    month[at + i] = letters[static_cast<std::size_t>(how)];
    prefs.set(month_pref(t.date), month);
    drop_oldest_month(prefs);
    if (how == Solved::shown || t.date != now) return;
    const DayRow row = row_from(prefs.get(row_pref));
    if (!row.last.empty() && day_number(row.last) >= day_number(now)) return; // counted, or the clock was put back
    prefs.set(row_pref, std::to_string(days_at(row, now) + 1) + " " + t.date);
}

int next_of(const Today& t)
{
    const auto it = std::find(t.solved.begin(), t.solved.end(), Solved::open);
    return t.date.empty() || it == t.solved.end() ? -1 : static_cast<int>(it - t.solved.begin());
}

std::string next_puzzle(std::string_view lesson, const Prefs& prefs)
{
    auto puzzle = puzzle_of(lesson);
    if (!puzzle) return {};
    if (puzzle->date.empty()) {
        puzzle->key.number = puzzle->key.number < engine::puzzle::max_number ? puzzle->key.number + 1 : 0;
        return puzzle_name(puzzle->key);
    }
    const Today t = puzzles_of(puzzle->date, puzzle->date, prefs);
    const int next = next_of(t);
    return next < 0 ? std::string() : puzzle_name(t.puzzles[static_cast<std::size_t>(next)], t.date);
}

void for_each_result(const Prefs& prefs, const std::function<void(const Key&, Solved)>& f)
{
    for (const auto& [pref, month] : prefs.all()) {
        if (!pref.starts_with("puzzles.2")) continue;
        for (std::size_t at = 0; at + puzzles_a_day <= month.size(); at += puzzles_a_day) {
            const auto day = static_cast<int>(at / puzzles_a_day) + 1;
            const std::string date = pref.substr(8) + (day < 10 ? "-0" : "-") + std::to_string(day);
            const Today t = puzzles_of(date, {}, prefs);
            for (std::size_t i = 0; i < t.solved.size(); ++i)
                if (!t.date.empty() && t.solved[i] != Solved::open) f(t.puzzles[i], t.solved[i]);
        }
    }
}

std::string signs_of(const Today& t)
{
    constexpr std::array signs{"·", "●", "◐", "○"};
    std::string out;
    for (const Solved s : t.solved) out += signs[static_cast<std::size_t>(s)];
    return out;
}

} // namespace shell::app
