#include "shell/lesson/player.hpp"
#include "shell/kit/figures.hpp"
#include "shell/lesson/answer.hpp"
#include "shell/lesson/ids.hpp"
#include <algorithm>
#include <utility>

namespace shell::lesson {
using engine::lesson::joined;

Player::Player(Step s) : step_(std::move(s)) {}

void Player::forget()
{
    chosen_ = -1;
    typed_.clear();
    wrong_.clear();
    marked_.clear();
    tried_.clear();
    verdict_ = Verdict::open;
    tries_ = 0;
    hints_ = 0;
    came_ = false;
    feedback_.clear();
}

bool Player::take(Step next)
{
    const bool again = next.lesson == step_.lesson && next.index == step_.index && next.seed == step_.seed;
    if (next.lesson != step_.lesson) *this = Player(std::move(next));
    else {
        step_ = std::move(next);
        if (again) feedback_.clear(); // it was in another language
        else forget();
    }
    return !again;
}

bool Player::can_check() const
{
    if (!step_.ask || solved()) return false;
    const auto& ask = *step_.ask;
    if (ask.kind == Ask::Kind::choice) return chosen_ >= 0 && !tried(chosen_);
    return readable(ask.kind, typed_);
}

bool Player::hides(std::string_view id) const
{
    if (!step_.ask || solved()) return false;
    return std::any_of(step_.hide.begin(), step_.hide.end(), [&](const std::string& h) { return is_of(id, h); });
}

std::string Player::answer() const
{
    const auto& ask = *step_.ask;
    if (ask.kind == Ask::Kind::choice) return ask.options[static_cast<std::size_t>(chosen_)].value;
    if (ask.kind != Ask::Kind::set) return typed_;
    std::vector<std::string> values;
    for (const int i : marked_) values.push_back(ask.options[static_cast<std::size_t>(i)].value);
    return joined(values, ", ");
}

std::string Player::answer_in_words() const
{
    const auto& ask = *step_.ask;
    std::string out;
    for (const auto& value : ask.answer) {
        const auto it =
            std::find_if(ask.options.begin(), ask.options.end(), [&](const Choice& c) { return c.value == value; });
        out += (out.empty() ? "" : ", ") + (it != ask.options.end() ? it->text : value);
    }
    return out.empty() ? "∅" : out;
}

std::string Player::next_hint()
{
    const auto& hints = step_.ask->hints;
    return hints_ < hints.size() ? hints[hints_++] : std::string();
}

void Player::settle(bool right_at_first)
{
    if (step_.fresh) {
        ++cases_;
        cases_at_first_ += right_at_first ? 1 : 0;
    }
    if (settled_.insert(step_.index).second) {
        ++asked_;
        at_first_ += right_at_first ? 1 : 0;
    }
    finished_ |= step_.last();
}

void Player::check(const Say& say)
{
    const auto& ask = *step_.ask;
    const std::string given = answer();
    if (tries_ > 0 && same(ask, given, wrong_)) { // pressed twice: it is one try, and gives no hint away
        verdict_ = Verdict::wrong;
        return;
    }
    ++tries_;
    if (same(ask, given, joined(ask.answer, ", "))) {
        verdict_ = Verdict::right;
        feedback_ = say(Text::lesson_right) + (ask.right.empty() ? "" : " " + ask.right);
        return settle(tries_ == 1 && hints_ == 0);
    }
    verdict_ = Verdict::wrong;
    wrong_ = given;
    if (ask.kind == Ask::Kind::choice) tried_.insert(std::exchange(chosen_, -1));
    const auto mistake = std::find_if(ask.wrong.begin(), ask.wrong.end(),
                                      [&](const Ask::Wrong& w) { return same(ask, given, w.answer); });
    feedback_ = mistake != ask.wrong.end() ? mistake->text : std::string();
    if (feedback_.empty() || tries_ >= 2) {
        const std::string hint = next_hint();
        if (!hint.empty()) feedback_ += (feedback_.empty() ? "" : " ") + hint;
    }
    if (feedback_.empty()) feedback_ = say(Text::lesson_not_yet);
}

Player::Outcome Player::act(const Action& a, const Say& say)
{
    Outcome out;
    out.mine = true;
    const auto go_to = [&](int step, std::uint64_t seed) {
        out.then = Then::step;
        out.step = step;
        out.seed = seed;
        return out;
    };
    if (a.id == "lesson_close"_id) return out.then = Then::close, out;
    if (a.id == "lesson_keep"_id) return out.then = Then::keep, out;
    if (a.id == "lesson_restart"_id) return out.then = Then::restart, out;
    if (a.id == "lesson_fold"_id) return folded = !folded, out;
    if (a.id == "lesson_previous"_id && step_.index > 0) return go_to(step_.index - 1, step_.seed);
    if (a.id == "lesson_next"_id && can_go_on()) {
        if (step_.last()) return out.then = Then::close, out;
        return go_to(step_.index + 1, step_.seed);
    }
    if (a.id == "lesson_again"_id && step_.fresh && solved()) return go_to(step_.index, step_.seed + 1);
    if (!step_.ask || solved()) {
        const std::string_view id = a.id;
        out.mine = id.starts_with("lesson_");
        return out;
    }
    const auto& ask = *step_.ask;
    const int most = static_cast<int>(ask.options.size()) - 1;
    if (a.id == "lesson_check"_id) {
        if (!can_check()) return out;
        check(say);
        out.then = Then::answered;
    } else if (a.id == "lesson_hint"_id) {
        if (can_hint()) {
            feedback_ = next_hint();
            verdict_ = Verdict::open;
        }
    } else if (a.id == "lesson_why"_id) {
        if (!can_reveal()) return out;
        verdict_ = Verdict::shown;
        feedback_ = say(Text::lesson_answer_is, answer_in_words()) + " " + ask.right;
        settle(false);
        out.use = ask.reveal;
        out.then = Then::answered;
    } else if (a.id == "lesson_answer"_id) {
        typed_ = a.value.substr(0, 60);
        verdict_ = Verdict::open; // what was said of the answer before still stands, but this is another
    } else if (a.id == "lesson_choice"_id) {
        if (const auto i = figure(a.value, 0, most); i && !tried(*i)) {
            chosen_ = *i;
            verdict_ = Verdict::open;
        }
    } else if (const auto mark = indexed(a.id, "lesson_mark"_id, most)) {
        if (!marked_.erase(*mark)) marked_.insert(*mark);
        verdict_ = Verdict::open;
    } else {
        // What stands on the board for one of the things to be marked or chosen.
        const std::string_view id = a.id;
        const auto it = std::find_if(ask.options.begin(), ask.options.end(),
                                     [&](const Choice& c) { return !c.id.empty() && c.id == id; });
        out.mine = it != ask.options.end();
        const int at = static_cast<int>(it - ask.options.begin());
        if (out.mine && ask.kind == Ask::Kind::set) {
            if (!marked_.erase(at)) marked_.insert(at);
            verdict_ = Verdict::open;
        } else if (out.mine && ask.kind == Ask::Kind::choice && !tried(at)) chosen_ = at;
        else if (out.mine) out.mine = false;
    }
    return out;
}

bool Player::happened(Wait::For what, std::string_view id)
{
    const bool awaited = step_.wait && step_.wait->what == what && !came_;
    const bool news = awaited && (what != Wait::For::act || is_of(id, step_.wait->id));
    came_ |= news;
    return news;
}

} // namespace shell::lesson
