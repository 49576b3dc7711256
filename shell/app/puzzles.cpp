// Puzzles in the app: the day's card, and what happens after an answer. A puzzle is a lesson of one question.
#include "shell/app/app.hpp"
#include "shell/app/games.hpp"
#include "shell/app/ids.hpp"
#include "shell/app/puzzle_record.hpp"
#include "shell/app/today.hpp"
#include "shell/kit/figures.hpp"

namespace shell::app {

bool App::act_puzzles(const Action& a)
{
    const auto open_puzzle = [this](const std::string& lesson) {
        if (lesson.empty()) return;
        saved_.lesson = lesson + " 0 1"; // to resume after a reload
        save_games();
        ask_for_lesson(lesson, 0, 1);
    };
    if (lesson_) {
        const bool next = std::string_view(a.id) == "puzzle_on" && lesson_->is_puzzle() && lesson_->solved_puzzle();
        if (!next) return false;
        std::string lesson = after_puzzle();
        if (lesson.empty()) return close_lesson(), true;
        leave_lesson();
        return open_puzzle(lesson), true;
    }
    if (date_.empty()) return false;
    if (a.id == "puzzle_clock"_id) {
        prefs_.set("puzzles.clock",
                   (a.value.empty() ? !prefs_.is("puzzles.clock", "on") : a.value == "1") ? "on" : "off");
        return save_prefs(), true;
    }
    if (a.id == "puzzle_open"_id && puzzle_of(a.value)) return open_puzzle(a.value), true;
    if (screen_) return false;
    const AtHome at = at_home();
    const Today& shown = at.day.day;
    const auto of_day = [&shown](int i) { return puzzle_name(shown.puzzles[static_cast<std::size_t>(i)], shown.date); };
    if (a.id == "puzzle_next"_id && next_of(shown) >= 0) return open_puzzle(of_day(next_of(shown))), true;
    if (const auto i = suffix_index(a.id, "puzzle"_id, engine::puzzle::puzzles_a_day - 1))
        return open_puzzle(of_day(*i)), true;
    if (a.id == "puzzle_at"_id && engine::puzzle::day_of(a.value) && a.value <= date_)
        return day_ = a.value == date_ ? std::string() : a.value, true;
    if (a.id == "puzzle_back"_id) return day_.clear(), true;
    if (a.id == "puzzle_share"_id && next_of(shown) < 0) return share_day(), true;
    return false;
}

/// After an answer to a puzzle: asks what a wrong one contradicts, or keeps the result.
void App::told_puzzle()
{
    using Verdict = lesson::Player::Verdict;
    const auto& l = *lesson_;
    if (l.verdict() == Verdict::wrong)
        return effects_.push_back({Effect::Kind::puzzle, 0, l.step().lesson, l.answer_json()});
    if (!l.solved()) return;
    const bool own = l.verdict() == Verdict::right, first = own && l.tries() == 1 && l.hints() == 0;
    const auto puzzle = puzzle_of(l.step().lesson);
    const std::string date(puzzle ? puzzle->date : std::string_view());
    const std::string before = signs_of(puzzles_of(date, date, prefs_));
    const Solved how = first ? Solved::first : own ? Solved::helped : Solved::shown;
    count_time();
    const bool counts = keep_end(prefs_, l.step().lesson, {how, l.tries(), l.hints(), l.seconds});
    keep_result(prefs_, opened_on_, l.step().lesson, how);
    if (signs_of(puzzles_of(date, date, prefs_)) != before) keep_day_time(prefs_, date, l.seconds);
    if (own) won_at_ = now_;
    if (own && counts) keep_time(prefs_, l.step().lesson, first, l.seconds);
    save_prefs();
    tell_way_on();
}

/// What the solved puzzle says of its day, and what comes next.
void App::tell_way_on()
{
    const auto puzzle = puzzle_of(lesson_->step().lesson);
    const std::string next = after_puzzle(), date(puzzle ? puzzle->date : std::string_view());
    const bool all = !date.empty() && next.empty();
    lesson_->five = all ? signs_of(puzzles_of(date, date, prefs_)) : std::string();
    lesson_->onward = next.empty() ? Text::lesson_finish : date.empty() ? Text::puzzle_again : Text::puzzle_go_on;
}

std::string App::after_puzzle() const { return next_puzzle(lesson_->step().lesson, prefs_); }

/// The day that home shows after this puzzle, " done" after it once all five are; "" = as home was. Not the day before
/// of a puzzle that was opened before midnight.
std::string App::day_to_show() const
{
    const auto puzzle = puzzle_of(lesson_->step().lesson);
    if (!puzzle || puzzle->date.empty() || date_.empty()) return {};
    const bool done = lesson_->solved_puzzle() && !lesson_->recalled() && after_puzzle().empty();
    if (!done && puzzle->date == opened_on_ && puzzle->date != date_) return {};
    return std::string(puzzle->date) + (done ? " done" : "");
}

void App::show_day(std::string_view text)
{
    const std::string date(text.substr(0, text.find(' ')));
    if (!engine::puzzle::day_of(date) || date > date_) return;
    day_ = date == date_ ? std::string() : date;
    if (text.size() > date.size()) dialog_ = home_screen()->day_done(date, date_, prefs_, midnight_);
}

void App::set_date(std::string_view text)
{
    const auto tab = text.find('\t');
    date_ = text.substr(0, tab);
    if (!engine::puzzle::day_of(date_)) date_.clear();
    date_words_ = tab == text.npos ? std::string_view() : text.substr(tab + 1, 60);
    const auto left = date_words_.find('\t'); // seconds until midnight
    const auto seconds = left < date_words_.size() ? parse_int(date_words_.substr(left + 1), 0, 90'000) : std::nullopt;
    midnight_ = seconds ? now_ + 1000. * *seconds : -1;
    date_words_.resize(std::min(left, date_words_.size()));
    if (action_log_.is_new()) action_log_.begin(opening());
    outline_changed_ = true;
    if (const std::string shown(prefs_.get(shown_day)); !shown.empty() && home_screen() && !screen_ && !date_.empty()) {
        prefs_.drop(shown_day);
        save_prefs();
        show_day(shown);
    }
}

/// The day's signs and the row, which give nothing away.
void App::share_day()
{
    if (!home_screen()) return;
    const AtHome at = at_home();
    const std::string& date = at.day.day.date;
    emit(Effect::Kind::tell, date, home_screen()->shared_result(say(), date, date_, prefs_));
}

} // namespace shell::app
