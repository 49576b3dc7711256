// An open puzzle outlives a reload: the answer so far, tries, hints, own marks and the time spent. The last few puzzles
// are kept, each as a preference.
#include "shell/app/app.hpp"
#include "shell/app/puzzle_record.hpp"
#include "shell/kit/figures.hpp"
#include <algorithm>
#include <vector>

namespace shell::app {
namespace {

constexpr std::string_view work_prefix = "puzzle_work.";
constexpr std::size_t most_kept = 8;
constexpr double longest_pause = 120'000; // ms between two actions; a longer one is no time spent

/// Takes the word before the next space off the text, and the space.
std::string_view word_of(std::string_view& text)
{
    const auto gap = std::min(text.find(' '), text.size());
    const auto word = text.substr(0, gap);
    text.remove_prefix(std::min(gap + 1, text.size()));
    return word;
}

int number_of(std::string_view text) { return parse_int(text, 0, 999'999'999).value_or(0); }

/// The number of the puzzle kept last; drops the oldest if there are too many.
int last_kept(Prefs& prefs)
{
    int last = 0, oldest = 1'000'000'000;
    std::size_t n = 0;
    std::string first;
    for (const auto& [name, value] : prefs.all()) {
        if (!name.starts_with(work_prefix)) continue;
        ++n;
        const int at = number_of(value.substr(0, value.find(' ')));
        last = std::max(last, at);
        if (at < oldest) oldest = at, first = name;
    }
    if (n > most_kept) prefs.drop(first);
    return last;
}

} // namespace

void App::begin_time()
{
    puzzle_ms_ = 0;
    puzzle_seen_ = now_;
}

void App::count_time()
{
    puzzle_ms_ += std::clamp(now_ - puzzle_seen_, 0.0, longest_pause);
    puzzle_seen_ = now_;
    if (lesson_) lesson_->seconds = static_cast<int>(std::min(puzzle_ms_ / 1000, 99'999.0));
}

/// What the player's own marks add to the board's line, the last of each cell: "kab1,kbc2". A mark that ends in 0 is
/// none.
std::string App::marks_on_board() const
{
    const std::string line = screen_ ? screen_->line() : std::string();
    if (!lesson_->pencils() || !line.starts_with(lesson_->begun)) return {};
    std::string_view rest = std::string_view(line).substr(lesson_->begun.size());
    std::vector<std::string_view> marks;
    while (!rest.empty()) {
        const auto mark = word_of(rest);
        if (mark.size() < 2) continue;
        const auto cell = mark.substr(0, mark.size() - 1);
        marks.erase(std::remove_if(marks.begin(), marks.end(), [cell](auto m) { return m.starts_with(cell); }),
                    marks.end());
        if (mark.back() != '0') marks.push_back(mark);
    }
    std::string out;
    for (const auto mark : marks) out += (out.empty() ? "" : ",") + std::string(mark);
    return out;
}

void App::put_marks_on_board()
{
    if (marks_.empty() || !lesson_->pencils() || lesson_->board != lesson_->begun) return;
    std::string line = lesson_->begun + " " + std::exchange(marks_, {});
    std::replace(line.begin(), line.end(), ',', ' ');
    if (show_line(line) && screen_->line().starts_with(lesson_->begun)) lesson_->board = screen_->line();
    else (void)show_line(lesson_->begun);
}

void App::keep_work()
{
    if (!lesson_ || !lesson_->is_puzzle() || !lesson_->step().ask) return;
    if (lesson_->open()) count_time();
    const std::string name = std::string(work_prefix) + lesson_->step().lesson, marks = marks_on_board();
    const std::string work = (marks.empty() ? "-" : marks) + " " + lesson_->work();
    if (work == kept_work_) return;
    kept_work_ = work;
    prefs_.drop(name);
    if (lesson_->open() && work != "- ") {
        const std::string at = std::to_string(last_kept(prefs_) + 1);
        prefs_.set(name, at + " " + std::to_string(lesson_->seconds) + " " + work);
    }
    save_prefs();
}

/// Opens the puzzle as it ended: its answer, how it went, and the ways on.
void App::recall_end(const PuzzleEnd& end)
{
    lesson_->recall_end(end.how != Solved::shown, end.tries, end.hints);
    lesson_->seconds = end.seconds;
    tell_way_on();
}

void App::recall_work()
{
    begin_time();
    marks_.clear();
    kept_work_ = "- ";
    lesson_->shows_clock = prefs_.is("puzzles.clock", "on");
    if (!lesson_->is_puzzle()) return;
    std::string_view text = prefs_.get(std::string(work_prefix) + lesson_->step().lesson);
    const auto ended = anew_ ? std::nullopt : ended_before(prefs_, lesson_->step().lesson);
    if (text.empty()) {
        if (ended) recall_end(*ended);
        return;
    }
    lesson_->replayed = ended.has_value();
    (void)word_of(text);
    puzzle_ms_ = 1000.0 * number_of(word_of(text));
    const auto marks = word_of(text);
    if (marks != "-") marks_ = marks;
    lesson_->recall_work(text);
    lesson_->seconds = static_cast<int>(puzzle_ms_ / 1000);
    ask_what_is_wrong();
}

/// Asks the host what the last wrong answer contradicts, if that is to be said again.
void App::ask_what_is_wrong()
{
    if (lesson_->lacks_words())
        effects_.push_back({Effect::Kind::puzzle, 0, lesson_->step().lesson, lesson_->answer_json()});
}

} // namespace shell::app
