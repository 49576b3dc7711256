#pragma once
// The home screen's first card: a day's five puzzles, how they went, the row of days, and the way to the next.
#include "shell/app/today.hpp"
#include "shell/kit/outline.hpp"
#include "shell/kit/ui.hpp"

namespace shell::app {

struct DayShown {
    Today day;
    std::string words;    // the date as the host writes it; "" = the date itself
    bool of_today = true; // else an earlier day
    Week week{};          // this week's days
    int weekday = 0;
};

/// Nothing without a date: height 0.
float today_height(const Ui&, const DayShown&, float width);
void draw_today(Ui&, Rect, const DayShown&);
void describe_today(Outline&, const Say&, const DayShown&);

/// "14 February 2027", as the language writes it.
std::string date_in_words(const Say&, std::string_view date);

/// ● first, ◐ by oneself, ○ seen; a dot: open.
void draw_mark(const Painter&, Point, Solved, const Theme&);
enum class Vignette : std::uint8_t;
Vignette puzzle_vignette(engine::puzzle::Kind);

text::Text name_of(engine::puzzle::Kind);
inline constexpr std::array level_names{text::Text::puzzle_easy, text::Text::puzzle_medium, text::Text::puzzle_hard};

} // namespace shell::app
