#include "engine/puzzle/day.hpp"
#include <optional>

namespace engine::puzzle {
namespace {

struct Date {
    int year, month, day;
};

std::optional<int> digits(std::string_view text)
{
    int n = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        n = n * 10 + (c - '0');
    }
    return n;
}

bool is_leap(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

std::optional<Date> parse_date(std::string_view text)
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
    const auto year = digits(text.substr(0, 4)), month = digits(text.substr(5, 2)), day = digits(text.substr(8, 2));
    if (!year || !month || !day || *month < 1 || *month > 12) return std::nullopt;
    constexpr std::array<int, 12> lengths{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const int length = lengths[static_cast<std::size_t>(*month - 1)] + (*month == 2 && is_leap(*year) ? 1 : 0);
    if (*day < 1 || *day > length) return std::nullopt;
    return Date{*year, *month, *day};
}

/// Days since 0000-03-01 (H. Hinnant, "chrono-compatible low-level date algorithms"). year > 0.
int number_of(const Date& d)
{
    const int year = d.month <= 2 ? d.year - 1 : d.year;
    const int month = (d.month + 9) % 12; // March = 0
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + d.day - 1;
}

constexpr std::array<std::array<std::uint8_t, puzzles_a_day>, 7> levels{{
    {1, 1, 1, 1, 2}, // Monday
    {1, 1, 1, 2, 2},
    {1, 1, 2, 2, 2},
    {1, 2, 2, 2, 2},
    {2, 2, 2, 2, 3},
    {2, 2, 2, 3, 3},
    {2, 2, 3, 3, 3}, // Sunday
}};

/// From this day on the first `kinds` kinds take turns. A new kind is a new line, so earlier days stay.
struct Since {
    std::string_view day;
    std::size_t kinds;
};
constexpr std::array<Since, 2> rotations{{{first_day, 11}, {"2027-01-01", 12}}};

} // namespace

Expected<Day, Error> day_of(std::string_view text)
{
    const auto date = parse_date(text);
    if (!date) return wrong(ErrorKind::bad_date);
    const int today = date->year == 0 ? -1 : number_of(*date), monday = number_of(*parse_date(first_day));
    if (today < monday) return wrong(ErrorKind::too_early);
    const Since* rotation = nullptr;
    int begun = 0;
    for (const Since& since : rotations)
        if (const int day = number_of(*parse_date(since.day)); day <= today) {
            rotation = &since;
            begun = day;
        }
    Day day;
    const auto number =
        static_cast<std::uint64_t>(date->year) * 10'000 + static_cast<std::uint64_t>(date->month * 100 + date->day);
    for (std::size_t i = 0; i < day.size(); ++i) {
        const auto turn = static_cast<std::size_t>(today - begun) * day.size() + i;
        const auto weekday = static_cast<std::size_t>((today - monday) % 7);
        day[i] = {kinds[turn % rotation->kinds], levels[weekday][i], number};
    }
    return day;
}

} // namespace engine::puzzle
