// An open lesson: a step is shown over its game and operates it. The player's own saved game is not touched.
#include "shell/app/app.hpp"
#include "shell/app/games.hpp"
#include "shell/app/ids.hpp"
#include "shell/lesson/book.hpp"
#include <algorithm>
#include <cmath>
#include <utility>

namespace shell::app {
namespace {

constexpr int patient_frames = 60;
using lesson::counted_key;

using Then = lesson::Player::Then;

/// A puzzle's result: whole at the first try without a hint, half otherwise, none if the answer was shown.
std::string end_of_puzzle(const lesson::Player& l)
{
    const bool own = l.verdict() == lesson::Player::Verdict::right, first = own && l.tries() == 1 && l.hints() == 0;
    const std::string worth = first ? "1" : own ? "0.5" : "0";
    return std::string(R"(,"success":)") + (own ? "true" : "false") + R"(,"score":{"raw":)" + worth +
           R"(,"min":0,"max":1,"scaled":)" + worth + "}}";
}

} // namespace

/// Shows a step that the host delivered.
void App::show_lesson(std::string_view flat)
{
    lesson_awaited_.reset();
    auto step = lesson::read_step(flat);
    const auto place = step ? place_from(step->game) : std::nullopt;
    if (!place || !game_at(*place)) return show(say()(Text::lesson_unreadable), Said::wrong);
    dialog_.reset();
    toast_.reset();
    const bool goes_on = lesson_ != nullptr;
    const bool plays_on = goes_on && lesson_->step().lesson == step->lesson && lesson_->step().index + 1 == step->index;
    if (goes_on && lesson_->repeats(*step)) return ask_for_lesson(step->lesson, step->index, step->seed + 1);
    bool opened = true;
    if (!goes_on) {
        opened_on_ = date_;
        lesson_from_ = offering(step->lesson, *place);
        lesson_ = std::make_unique<lesson::Player>(std::move(step));
        const auto& s = lesson_->step();
        const std::string_view counted = prefs_.get(counted_key);
        if (counted.starts_with(s.lesson + " ")) lesson_->recall(counted.substr(s.lesson.size() + 1));
        recall_work();
        for (const auto& [own, usual] : {std::pair{"predict", "off"},
                                         {"cluedo.others", "off"},
                                         {"cluedo.rivals", "all"},
                                         {"betting.plan", ""},
                                         {"concepts.notation", ""}})
            if (!prefs_.get(own).empty() && !prefs_.is(own, usual)) { // the lesson asks for what it needs
                before_lesson_.emplace(own, prefs_.get(own));
                prefs_.set(own, usual);
            }
        if (!prefs_.helps()) { // and hides what it has to hide
            before_lesson_.emplace("hints", "off");
            prefs_.set("hints", "on");
        }
    } else opened = lesson_->take(std::move(step));
    if (goes_on) ask_what_is_wrong();
    if (!opened) return; // the same step in another language
    page_turned_ = true;
    walks_in_ = lesson_->is_puzzle();
    memory_.lesson.height = std::max(memory_.lesson.height, 300.f);
    memory_.lesson.kept = 0;
    lesson_->begun.clear();
    set_lesson_board(*place, plays_on);
    const auto& s = lesson_->step();
    if (!saved_.lesson.empty()) {
        saved_.lesson = s.lesson + " " + std::to_string(s.index) + " " + std::to_string(s.seed);
        save_games();
    }
    keep_progress(lesson::progress_text(s.index, s.count, false));
}

/// The game on screen, if it is not the lesson's own game but offers the lesson.
std::optional<Place> App::offering(std::string_view id, Place of_lesson) const
{
    for (const auto& e : lesson::all_lessons())
        if (e.id == id && screen_ && screen_->place() != of_lesson && lesson::is_offered(e, screen_->place()))
            return screen_->place();
    return {};
}

/// Opens the step's board, and uses the controls that the step wants used. plays_on: a step without a board of its own
/// keeps the one on screen.
void App::set_lesson_board(Place place, bool plays_on)
{
    const auto& s = lesson_->step();
    std::string line = s.at;
    if (line.empty() && !plays_on) line = lesson_->begun.empty() ? s.before : lesson_->begun;
    const bool there = !line.empty() && show_line(line);
    if (!line.empty() && !there) show(say()(Text::lesson_unreadable), Said::wrong);
    if (!there && (!screen_ || screen_->place() != place)) {
        Options none;
        if (const auto* game = game_at(place)) show_line(game->line(none, place, {}, next_seed_++));
    }
    if (!screen_) return;
    lesson_->board = screen_->line();
    if (lesson_->begun.empty()) lesson_->begun = lesson_->board;
    put_marks_on_board();
    auto shown = s.show;
    if (lesson_->solved()) shown.insert(shown.end(), s.ask->reveal.begin(), s.ask->reveal.end());
    lead(std::move(shown));
}

/// Uses controls of the game as the learner would, one in each frame, because the next may appear only then.
void App::lead(std::vector<lesson::Use> uses)
{
    leading_ = std::move(uses);
    led_frames_ = 0;
    go_on_leading();
}

void App::lead_on()
{
    const lesson::Use use = leading_.front();
    const auto before = prefs_.all();
    if (screen_->act({use.id, use.value}, say(), jobs_).mine) led_frames_ = 0;
    else if (++led_frames_ < patient_frames) return; // the control may still appear
    else
        emit(Effect::Kind::event, "error", // for authors of lessons
             R"({"kind":"lesson","message":)" +
                 json_string("step " + std::to_string(lesson_->step().index + 1) + ": no control \"" + use.id +
                             "\" on this screen") +
                 "}");
    for (const auto& [name, value] : prefs_.all()) { // the lesson changed it, not the player
        const auto it = before.find(name);
        if (it == before.end() || it->second != value)
            before_lesson_.emplace(name, it == before.end() ? "" : it->second);
    }
    leading_.erase(leading_.begin());
    lesson_->board = screen_->line();
    outline_changed_ = true;
}

bool App::off_course() const
{
    if (lesson_->free) return true;
    if (lesson_->step().wait && lesson_->done()) return false; // the board changed as the step asks
    return screen_ && leading_.empty() && !lesson_->board.empty() && lesson_->board != screen_->line();
}

void App::keep_progress(const std::string& text)
{
    if (lesson_->is_puzzle()) return;
    const std::string key = lesson::progress_key(lesson_->step().lesson);
    if (lesson::is_done(prefs_.get(key)) && !lesson_->finished()) return; // a finished lesson stays finished
    if (prefs_.is(key, text)) return;
    prefs_.set(key, text);
    save_prefs();
}

/// Closes the lesson and opens the player's own game again.
void App::close_lesson()
{
    const bool puzzle = lesson_->is_puzzle(),
               told = lesson_->finished() && (lesson_->asked() > 0 || lesson_->step().ask);
    const std::string id = lesson_->step().lesson;
    const Place place = lesson_->is_puzzle() ? Place::home
                        : lesson_from_       ? *lesson_from_
                        : screen_            ? screen_->place()
                                             : Place::home;
    const int asked = lesson_->asked();
    const std::string first = std::to_string(lesson_->at_first()), &aim = lesson_->step().aim,
                      &from = lesson_->step().about;
    std::string learned = aim.empty() ? aim : say()(Text::lesson_learned) + "\n" + aim;
    std::string about = from.empty() ? from : say()(Text::lesson_about) + "\n" + from;
    std::string score = say()(Text::lesson_done, first, Say::count(asked));
    if (lesson_->cases() > 0) score += "\n" + counts_in_words(say(), *lesson_) + ".";
    const std::string day = day_to_show();
    if (!day.empty() && !home_screen()) { // home is another program, which reads this
        prefs_.set(shown_day, day);
        save_prefs();
    }
    leave_lesson();
    open(place);
    if (!day.empty() && home_screen()) show_day(day);
    if (told && !puzzle)
        dialog_ =
            lesson::finished(std::move(learned), std::move(score), std::move(about), id, place, prefs_, !date_.empty());
}

/// Saves the lesson's counts, for a reload.
void App::keep_counts()
{
    const std::string counted = lesson_->step().lesson + " " + lesson_->counted();
    if (prefs_.is(counted_key, counted)) return;
    prefs_.set(counted_key, counted);
    save_prefs();
}

/// For a text to hand in, which repeats every answer: the one just given, as it was compared.
void App::tell_answer()
{
    const auto& l = *lesson_;
    const auto& s = l.step();
    emit(Effect::Kind::event, "answered",
         R"({"lesson":)" + json_string(s.lesson) + R"(,"step":)" + std::to_string(s.index + 1) + R"(,"seed":")" +
             std::to_string(s.fresh ? s.seed : 0) + R"(","given":)" + json_string(l.compared()) + R"(,"right":)" +
             (l.verdict() == lesson::Player::Verdict::right ? "true" : "false") + R"(,"tries":)" +
             std::to_string(l.tries()) + R"(,"hints":)" + std::to_string(l.hints()) + "}");
}

namespace {

/// `"score":{…}}`, the end of an event's data. A lesson that asks nothing is all right.
std::string score_of(const lesson::Player& l)
{
    const int most = std::max(1, l.asked()),
              raw = l.asked() == 0 && l.finished() && !l.step().ask ? most : l.at_first();
    std::string scaled = "1";
    if (raw < most) {
        const std::string thousandths = std::to_string(1000 + (raw * 1000 + most / 2) / most);
        scaled = "0." + thousandths.substr(1);
    }
    return R"(,"score":{"raw":)" + std::to_string(raw) + R"(,"min":0,"max":)" + std::to_string(most) + R"(,"scaled":)" +
           scaled + "}}";
}

} // namespace

void App::tell_progress()
{
    const auto& l = *lesson_;
    keep_counts();
    if (!l.guesses()) tell_answer();
    if (l.guesses() && !l.finished()) return; // no question of the score
    const std::string id = json_string(l.step().lesson),
                      right = l.verdict() == lesson::Player::Verdict::right ? "true" : "false";
    const std::string score = score_of(l);
    emit(Effect::Kind::event, "progress",
         R"({"lesson":)" + id + R"(,"step":)" + std::to_string(l.step().index + 1) + R"(,"right":)" + right +
             R"(,"tries":)" + std::to_string(l.tries()) + score);
    if (!l.solved() || !(l.finished() || l.is_puzzle())) return;
    keep_progress(lesson::progress_text(l.step().index, l.step().count, true));
    if (std::exchange(lesson_told_, true)) return;
    emit(Effect::Kind::event, "complete",
         l.is_puzzle() ? R"({"lesson":)" + id + end_of_puzzle(l) : R"({"lesson":)" + id + R"(,"success":true)" + score);
}

/// True if the lesson handled the action.
bool App::lesson_acts(const Action& a)
{
    // Predicting steps through the search, and a tree that is edited shows its end.
    const bool steps =
        a.id == "predict"_id || std::string_view(a.id) == "edit" || std::string_view(a.id).starts_with("foretell");
    if (lesson_->hides(a.id) || (steps && lesson_->hides("step")))
        return show(say()(Text::lesson_hidden), Said::advice), true;
    const auto did = lesson_->act(a, say());
    if (!did.mine) return false;
    if (!did.message.empty()) show(did.message, Said::wrong);
    if (std::string_view(a.id) == "puzzle_retry" && did.then == Then::restart) begin_time();
    keep_work();
    if (std::string_view(a.id) == "lesson_look" && screen_) { // opens the sheet that the card covers
        const bool on_course = !off_course();
        (void)screen_->act({"sheet"_id, screen_->place() == Place::cluedo ? "1" : "2"}, say(), jobs_);
        if (on_course) lesson_->board = screen_->line();
    }
    if (std::string_view(a.id) == "lesson_keep" && lesson_->free) show(say()(Text::lesson_kept), Said::done);
    if (did.then == Then::close) {
        const auto& s = lesson_->step();
        if (lesson_->finished() && !s.ask && !std::exchange(lesson_told_, true)) { // its last step asks nothing
            keep_progress(lesson::progress_text(s.index, s.count, true));
            emit(Effect::Kind::event, "complete",
                 R"({"lesson":)" + json_string(s.lesson) + R"(,"success":true)" + score_of(*lesson_));
        }
        close_lesson();
    } else if (did.then == Then::restart && screen_) set_lesson_board(screen_->place());
    else if (did.then == Then::step) {
        ask_for_lesson(lesson_->step().lesson, did.step, did.seed);
    } else if (did.then == Then::hinted && !lesson_->replayed) keep_counts();
    else if (did.then == Then::answered) {
        // The answer is revealed on the step's board, even if the learner tried something else meanwhile.
        if (lesson_->solved() && off_course()) set_lesson_board(screen_->place());
        else lead(did.use);
        if (lesson_->is_puzzle()) told_puzzle();
        if (!lesson_->replayed) tell_progress();
        if (lesson_->is_puzzle() && lesson_->verdict() == lesson::Player::Verdict::shown && lesson_->step().count > 1)
            ask_for_lesson(lesson_->step().lesson, 1, lesson_->step().seed); // why, as the button says
    }
    return true;
}

/// Tells the lesson that the learner used a control or moved, or that the game is over.
void App::lesson_goes_on(std::string_view id, bool played)
{
    using For = lesson::Wait::For;
    const std::string line = screen_->line();
    bool news = lesson_->happened(For::act, id, line);
    if (played) news |= lesson_->happened(For::move, {}, line);
    if (screen_->progress().over) news |= lesson_->happened(For::over, {}, line);
    outline_changed_ |= news;
}

void App::lay_out_lesson()
{
    auto& m = memory_.lesson;
    m.led = !lesson_->free;
    m.alone = lesson_->hides("analysis");
    m.no_steps = lesson_->hides("step");
    m.numbered = lesson_->is_puzzle();
    const auto& s = lesson_->step();
    if (!lesson_->free) {
        m.pointed = s.point;
        for (auto& id : lesson_->pointed()) m.pointed.push_back(std::move(id));
    }
    m.step = 4 * (s.index + 64 * lesson_->hints()) + (leading_.empty() ? 2 : 0) +
             (lesson_->folded ? 1 : 2); // new number: points again
    const std::string_view used = s.wait ? std::string_view(s.wait->id) : std::string_view();
    if (!used.empty() && !lesson_->done() && !lesson_->free) m.pointed.emplace_back(used);
    if (lesson_->folded) {
        m.height = 0;
        return;
    }
    m.height = std::max(m.height, 120.f);
    m.read = static_cast<bool>(s.ask);
    m.asks = m.read && !lesson_->solved();
    m.steps = used.starts_with("step") || used == "play" || used == "next_cut";
    for (std::size_t i = 0; lesson_->strikes() && i < s.strike.size(); ++i) {
        m.pressable.push_back(s.strike[i].id);
        if (lesson_->notes.struck(static_cast<int>(i))) m.struck.push_back(s.strike[i].id);
    }
    if (!s.ask || (lesson_->solved() && !lesson_->is_puzzle())) return;
    for (int i = 0; i < static_cast<int>(s.ask->options.size()); ++i) {
        const lesson::Choice& option = s.ask->options[static_cast<std::size_t>(i)];
        const auto& id = option.id;
        if (id.empty()) continue;
        if (lesson_->solved()) { // a puzzle's answer stays in sight
            if (std::find(s.ask->answer.begin(), s.ask->answer.end(), option.value) != s.ask->answer.end())
                m.marked.push_back(id);
            continue;
        }
        m.pressable.push_back(id);
        if (lesson_->marked(i) || lesson_->chosen() == i) m.marked.push_back(id);
    }
}

/// Draws the card, or its bar if it is folded.
void App::draw_lesson(Ui& ui, Rect folded)
{
    auto& m = memory_.lesson;
    if (lesson_->folded) return lesson::draw_folded(ui, folded, *lesson_, off_course());
    if (m.place.h <= 0) return;
    if (lesson_->shows_clock && lesson_->is_puzzle() && lesson_->open()) {
        count_time();
        wake_at(now_ + 1000);
    }
    const float height = lesson::draw_card(ui, m.place, *lesson_, off_course());
    if (std::abs(height - m.height) < 1) return;
    m.height = height; // the next frame uses it
    memory_.animating = true;
}

void App::describe_lesson(Outline& o) const
{
    const Say words = say();
    o.led = !lesson_->free;
    o.reads = o.led && lesson_->step().ask;
    o.hides_analysis = lesson_->hides("analysis");
    o.numbers_cells = lesson_->is_puzzle();
    o.aloud = lesson::step_aloud(words, *lesson_);
    const std::string told = lesson_->feedback(words), wrong = lesson_->told_of();
    if (lesson_->ending()) o.status = words(Text::puzzle_end_sure);
    else if (!told.empty()) o.status = (wrong.empty() ? "" : words(Text::lesson_wrong, wrong) + " ") + told;
    else if (o.hides_analysis && lesson_->step().ask)
        o.status = lesson_->step().ask->question; // the game's own status might answer it
    lesson::describe(o, words, *lesson_, off_course());
}

} // namespace shell::app
