#include "shell/app/day_done.hpp"
#include "shell/app/ids.hpp"
#include "shell/app/puzzle_record.hpp"
#include "shell/app/puzzles_dialog.hpp"
#include "shell/app/today_card.hpp"
#include "shell/app/vignettes.hpp"
#include "shell/kit/blocks.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/form.hpp"
#include "shell/kit/icons.hpp"
#include "shell/lesson/book.hpp"
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace shell::app {
namespace {

constexpr std::array sign_names{Text::puzzle_open, Text::puzzle_sign_first, Text::puzzle_helped, Text::puzzle_shown};

int how_many(const Today& day, Solved how)
{
    return static_cast<int>(std::count(day.solved.begin(), day.solved.end(), how));
}

/// "3 at the first try, 1 with hints or more tries · 14 min".
std::string feat_in_words(const Say& say, const Today& day, int seconds)
{
    constexpr std::array parts{std::pair{Solved::first, Text::puzzle_feat_first},
                               std::pair{Solved::helped, Text::puzzle_feat_helped},
                               std::pair{Solved::shown, Text::puzzle_feat_shown}};
    std::string out;
    for (const auto& part : parts)
        if (const int n = how_many(day, part.first); n > 0)
            out += (out.empty() ? "" : ", ") + say(part.second, std::to_string(n));
    if (seconds > 0)
        out += " · " + say(Text::puzzle_minutes, std::to_string(seconds / 60), std::to_string(seconds % 60));
    return out;
}

/// The five as pictures, each with its sign and word.
class FiveBlock final : public Block {
public:
    explicit FiveBlock(Today day) : day_(std::move(day)) {}
    float height(const Ui&, float) const override { return 116; }
    void draw(Ui& ui, Rect r) const override
    {
        const Painter& p = ui.paint;
        const Theme& t = ui.theme();
        constexpr float gap = 4;
        const auto n = static_cast<float>(day_.puzzles.size());
        const float w = std::min(100.f, (r.w - gap * (n - 1)) / n);
        float x = r.x + (r.w - n * w - gap * (n - 1)) / 2;
        for (std::size_t i = 0; i < day_.puzzles.size(); ++i, x += w + gap) {
            const Rect tile{x, r.y, w, 108};
            p.fill(tile, t.surface, 10);
            p.stroke(tile, t.line, 10);
            p.fill({tile.x + 4, tile.y + 4, w - 8, 56}, t.sunken, 7);
            draw_mini_vignette(p, puzzle_vignette(day_.puzzles[i].kind), {tile.centre().x, tile.y + 32});
            draw_mark(p, {tile.centre().x, tile.y + 74}, day_.solved[i], t);
            const std::string word = ui.say(sign_names[static_cast<std::size_t>(day_.solved[i])]);
            p.text({tile.centre().x, tile.y + 99}, p.fitted(word, w - 2, 12),
                   {12, t.muted, Weight::regular, Align::middle});
        }
    }
    void describe(Outline& o) const override
    {
        std::string words;
        for (std::size_t i = 0; i < day_.puzzles.size(); ++i)
            words += (i > 0 ? ", " : "") + o.say(name_of(day_.puzzles[i].kind)) + ": " +
                     o.say(sign_names[static_cast<std::size_t>(day_.solved[i])]);
        o.text("puzzle_five"_id, words);
    }

private:
    Today day_;
};

/// The days in a row, and this week's days with a tick where one was solved.
class RowBlock final : public Block {
public:
    RowBlock(std::string_view now, const Prefs& prefs)
        : days_(puzzles_of(now, now, prefs).days), today_(weekday_of(now)), solved_(week_of(now, prefs))
    {}
    float height(const Ui&, float width) const override { return low(width) ? 122 : 84; }
    void draw(Ui& ui, Rect r) const override
    {
        const Painter& p = ui.paint;
        const Theme& t = ui.theme();
        p.fill({r.x, r.y, r.w, r.h - 8}, t.sunken, 10);
        const bool under = low(r.w);
        const std::string words = ui.say(Text::puzzle_days, Say::count(days_)), figure = std::to_string(days_);
        const float line = r.y + (under ? 44.f : 51.f), room = under ? r.w - 28 : r.w - 28 - 7 * pitch;
        if (words.starts_with(figure + " ")) { // the figure large, its words beside it
            const float after = r.x + 22 + p.width(figure, 36, Weight::bold);
            p.text({r.x + 14, line}, figure, {36, t.text, Weight::bold});
            p.text({after, line - 7}, p.fitted(words.substr(figure.size() + 1), r.x + 14 + room - after, 16), {16});
        } else p.text({r.x + 14, line - 5}, p.fitted(words, room, 18, Weight::bold), {18, t.text, Weight::bold});
        const float step = under ? (r.w - 28) / 7 : pitch;
        float x = under ? r.x + 14 + step / 2 : r.right() - 14 - 6.5f * pitch;
        const float y = r.y + (under ? 92.f : 46.f);
        std::string names = ui.say(Text::puzzle_week);
        for (int i = 0; i < 7; ++i, x += step) {
            const auto end = std::min(names.find(", "), names.size());
            p.text({x, y - 19}, names.substr(0, end),
                   {12, i == today_ ? t.text : t.muted, i == today_ ? Weight::bold : Weight::regular, Align::middle});
            names.erase(0, std::min(names.size(), end + 2));
            const bool done = solved_[static_cast<std::size_t>(i)];
            p.disc({x, y}, 11, done ? t.good_soft : i > today_ ? t.sunken : t.surface);
            p.ring({x, y}, 11, done ? t.good : t.line_strong, 1.5f);
            if (i == today_) p.ring({x, y}, 14, t.accent, 2);
            if (done) draw_tick(p, {x, y}, 4.5f, t.good, 2);
        }
    }
    void describe(Outline& o) const override
    {
        std::string week;
        std::string names = o.say(Text::puzzle_week_long);
        for (int i = 0; i < 7; ++i) {
            const auto end = std::min(names.find(", "), names.size());
            if (solved_[static_cast<std::size_t>(i)]) week += (week.empty() ? "" : ", ") + names.substr(0, end);
            names.erase(0, std::min(names.size(), end + 2));
        }
        std::string words = o.say(Text::puzzle_days, Say::count(days_)) + ".";
        if (!week.empty()) words += " " + o.say(Text::puzzle_this_week, week);
        o.text("puzzle_row"_id, words);
    }

private:
    static constexpr float pitch = 32;
    static bool low(float width) { return width < 400; }
    int days_ = 0, today_ = 0;
    Week solved_{};
};

/// How long until the next five; counts down by minutes.
class CountdownBlock final : public Block {
public:
    explicit CountdownBlock(const double& midnight) : midnight_(midnight) {}
    float height(const Ui&, float) const override { return 26; }
    void draw(Ui& ui, Rect r) const override
    {
        ui.paint.text({r.x, r.y + 17}, ui.paint.fitted(words(ui.say, ui.now()), r.w, 15, Weight::bold),
                      {15, ui.theme().text, Weight::bold});
        const double left = midnight_ - ui.now();
        if (left > 0) ui.wake_in(std::fmod(left, minute) + 1);
    }
    void describe(Outline& o) const override { o.text("puzzle_tomorrow"_id, o.say(Text::puzzle_tomorrow)); }

private:
    static constexpr double minute = 60'000;
    std::string words(const Say& say, double now) const
    {
        const int minutes = std::max(0, static_cast<int>(std::ceil((midnight_ - now) / minute)));
        return say(Text::puzzle_tomorrow_in, std::to_string(minutes / 60), std::to_string(minutes % 60));
    }
    double midnight_;
};

class DayDone final : public Form {
public:
    DayDone(std::string_view date, std::string_view now, const Prefs& prefs, const double& midnight)
        : date_(date), now_(now), prefs_(prefs), day_(puzzles_of(date, now, prefs)), midnight_(midnight)
    {}

private:
    DialogOutcome act(const Action&, const Say&) override { return {}; } // all are the app's

    void fields(Fields& f) override
    {
        f.title = f.say(Text::puzzle_all_five);
        f.go = {};
        f.width = 560;
        f.words("puzzle_feat"_id, feat_in_words(f.say, day_, day_seconds(prefs_, date_)));
        f.block(std::make_shared<FiveBlock>(day_));
        if (day_.days > 0) f.block(std::make_shared<RowBlock>(now_, prefs_));
        for (const Judged& j : weak_kinds(level_tallies(prefs_)))
            if (const auto* e = lesson_of(j.kind)) {
                f.row(lesson::action_of(*e), f.say(Text::lesson_named, f.say(e->title)), Icon::book);
                break;
            }
        f.words("puzzle_sent"_id, f.say(Text::puzzle_sent));
        f.block(std::make_shared<ParagraphBlock>(OwnedId("puzzle_preview"_id),
                                                 "Sagaz · " + shared_result(f.say, date_, now_, prefs_) + "\n" +
                                                     f.say(Text::puzzle_link)))
            .boxed(Ink::accent);
        f.button("puzzle_share"_id, Text::puzzle_share, {.kind = ButtonKind::primary, .icon = Icon::share}).share(0.6f);
        f.button("puzzles"_id, Text::puzzle_others, {}).share(0.4f);
        if (date_ == now_ && midnight_ >= 0) f.block(std::make_shared<CountdownBlock>(midnight_));
        else if (date_ == now_) f.words("puzzle_tomorrow"_id, f.say(Text::puzzle_tomorrow));
    }

    std::string date_, now_;
    const Prefs& prefs_;
    Today day_;
    const double& midnight_; // the host may tell it again
};

} // namespace

std::unique_ptr<Dialog> day_done_dialog(std::string_view date, std::string_view now, const Prefs& prefs,
                                        const double& midnight)
{
    return std::make_unique<DayDone>(date, now, prefs, midnight);
}

std::string shared_result(const Say& say, std::string_view date, std::string_view now, const Prefs& prefs)
{
    const Today day = puzzles_of(date, now, prefs);
    return date_in_words(say, date) + "\n" + signs_of(day) +
           (date == now && day.days > 0 ? " · " + say(Text::puzzle_days, Say::count(day.days)) : "");
}

} // namespace shell::app
