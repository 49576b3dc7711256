#include "shell/lesson/player.hpp"
#include "engine/base/json_string.hpp"
#include "shell/kit/figures.hpp"
#include "shell/lesson/answer.hpp"
#include "shell/lesson/ids.hpp"
#include <algorithm>
#include <tuple>
#include <utility>

namespace shell::lesson {
using engine::json_string;
using engine::lesson::joined;

namespace {

/// Takes the number before the next space off the text, and the space.
std::optional<std::uint64_t> taken(std::string_view& text)
{
    const auto gap = std::min(text.find(' '), text.size());
    const auto number = seed_from(text.substr(0, gap));
    text = text.substr(std::min(gap + 1, text.size()));
    return number;
}

} // namespace

int Player::ones(std::uint64_t bits)
{
    int n = 0;
    for (; bits != 0; bits &= bits - 1) ++n;
    return n;
}

int Player::how_many_marked() const { return ones(put().marked); }

std::string Player::counted() const
{
    const auto above_steps = [](int cases) { return static_cast<std::uint64_t>(cases) << most_steps; };
    std::string out =
        std::to_string(settled_ | above_steps(cases_)) + " " + std::to_string(first_ | above_steps(cases_at_first_));
    const Put& p = put();
    if (!open() || (p.tries == 0 && p.hints == 0)) return out;
    for (const std::uint64_t n : {static_cast<std::uint64_t>(step_->index), p.seed, static_cast<std::uint64_t>(p.tries),
                                  static_cast<std::uint64_t>(p.hints), p.tried})
        out += " " + std::to_string(n);
    return out + " " + p.wrong;
}

std::optional<std::uint64_t> tried_seed(std::string_view counted, int step)
{
    const auto settled = taken(counted), first = taken(counted), at = taken(counted), seed = taken(counted);
    const bool its = settled && first && at == static_cast<std::uint64_t>(step);
    return its && seed && *seed > 0 ? seed : std::nullopt;
}

void Player::recall(std::string_view counted)
{
    const auto next = [&counted] { return taken(counted); };
    const auto settled = next(), first = next();
    if (!settled || !first) return;
    const bool begins = step_->index == 0; // the first step: an old score does not count for a new start
    if (begins && *settled > 1) return;
    settled_ = *settled & ((std::uint64_t{1} << std::min(step_->count, int{most_steps})) - 1);
    first_ = *first & settled_;
    const auto cases = *settled >> most_steps, at_first = *first >> most_steps;
    if (cases <= most_cases && at_first <= cases)
        std::tie(cases_, cases_at_first_) = std::pair(static_cast<int>(cases), static_cast<int>(at_first));
    if (is_puzzle()) return; // recall_work() knows more
    const auto at = next(), seed = next(), tries = next(), hints = next(), tried = next();
    if (!at || !seed || !tries || !hints || !tried || *at >= put_.size() || *tries > 99 || *hints > 99) return;
    Put& p = put_[static_cast<std::size_t>(*at)];
    p.seed = *seed;
    p.tries = static_cast<int>(*tries);
    p.hints = static_cast<std::size_t>(*hints);
    p.tried = *tried;
    p.wrong = counted.substr(0, 60);
    if (p.tries > 0) p.verdict = Verdict::wrong;
    begin();
}

/// Restores the feedback to the last answer or hint, after a reload or a change of language.
void Player::retell()
{
    Put& p = put();
    if (!open() || !p.said.empty() || (p.tries == 0 && p.hints == 0)) return;
    const auto& ask = *step_->ask;
    p.hints = std::min(p.hints, ask.hints.size());
    if (is_puzzle()) { // what a wrong answer contradicts comes from the engine
        if (!p.of_wrong && p.hints > 0) p.said = ask.hints[p.hints - 1].text;
        return;
    }
    p.of_wrong = p.tries > 0;
    if (p.of_wrong) p.said = said_of(p.wrong);
    if (p.hints > 0 && (p.said.empty() || p.tries >= 2))
        p.said += (p.said.empty() ? "" : " ") + ask.hints[p.hints - 1].text;
    const bool written = ask.kind != Ask::Kind::choice && ask.kind != Ask::Kind::set;
    if (written && p.typed.empty()) p.typed = p.wrong;
}

/// Keeps the learner's work at this step if it belongs to the same case, otherwise clears it.
void Player::begin()
{
    const std::uint64_t seed = step_->fresh ? step_->seed : 0;
    if (put().seed == seed) return retell();
    put() = Put();
    put().seed = seed;
}

bool Player::repeats(const Step& next) const
{
    constexpr std::uint64_t most_tries = 20; // a lesson may have a single case
    const Step& now = *step_;
    const bool another = next.fresh && next.index == now.index && next.lesson == now.lesson && next.ask && now.ask &&
                         next.seed > now.seed && next.seed - now.seed < most_tries;
    const auto drawn = [](const Step& s) { // the line without the seed, which some lines contain
        std::string line = s.at;
        const std::string seed = std::to_string(s.seed);
        if (const auto at = line.find(' ' + seed); at != line.npos) line.erase(at, seed.size() + 1);
        return line;
    };
    return another && next.say == now.say && next.ask->question == now.ask->question &&
           next.ask->answer == now.ask->answer && drawn(next) == drawn(now);
}

bool Player::take(StepPointer next)
{
    const bool same_lesson = next->lesson == step_->lesson;
    const bool again = same_lesson && next->index == step_->index && next->seed == step_->seed;
    free &= again;
    pages = 0;
    if (!same_lesson) {
        put_.assign(most_steps, Put());
        settled_ = first_ = 0, cases_ = cases_at_first_ = 0, finished_ = recalled_ = replayed = false;
        end_.clear();
    }
    step_ = std::move(next);
    if (again)
        for (auto& p : put_) p.said.clear(); // it may be in another language
    begin();
    return !again;
}

bool Player::can_check() const
{
    if (!open()) return false;
    const auto& ask = *step_->ask;
    if (ask.kind == Ask::Kind::choice) return chosen() >= 0 && !tried(chosen());
    if (ask.pairs()) return chosen() >= 0 && readable(ask.kind, typed());
    if (!ask.each.empty()) return missing().empty();
    if (ask.kind == Ask::Kind::set && put().marked == 0) // an empty set counts only if the lesson provides for it
        return ask.answer.empty() ||
               std::any_of(ask.wrong.begin(), ask.wrong.end(), [](const Ask::Wrong& w) { return w.answer.empty(); });
    return readable(ask.kind, typed());
}

std::string Player::unreadable(const Say& say) const
{
    const std::string& so_far = typed();
    if (!open() || so_far.find_first_not_of(" -\u2212") == so_far.npos) return {};
    if (std::string_view("/.,").find(so_far.back()) != std::string_view::npos) return {}; // still being typed
    const Ask::Kind kind = step_->ask->kind;
    if (!is_numeric(kind) || readable(kind, typed())) return {};
    return say(Text::lesson_no_number, kind == Ask::Kind::fraction ? "3/8" : "12");
}

std::pair<int, char> Player::lettered() const
{
    // In a game's line: the rules as "p4c6r", and the face as "colours" or "letters".
    if (board.find(" colours ") == board.npos && board.find(" letters ") == board.npos) return {};
    const auto at = board.find(" p");
    const auto places = at == board.npos ? std::nullopt : parse_int(board.substr(at + 2, 1), 1, 9);
    const auto c = board.find('c', at + 2), end = board.find_first_not_of("0123456789", c + 1);
    const auto symbols = places ? parse_int(board.substr(c + 1, end - c - 1), 1, 26) : std::nullopt;
    if (!symbols) return {};
    return {*places, static_cast<char>('A' + *symbols - 1)};
}

std::string Player::feedback(const Say& say) const
{
    if (verdict() == Verdict::right && is_puzzle()) return headline(say) + "\n" + step_->ask->right + after_words(say);
    if (verdict() == Verdict::right)
        return say(Text::lesson_right) + (step_->ask->right.empty() ? "" : " " + step_->ask->right);
    if (verdict() == Verdict::guessed) return guessed_in_words(say) + " " + step_->ask->right;
    if (verdict() == Verdict::shown) {
        const std::string told = say(Text::lesson_answer_is, in_words(step_->ask->answer)) + " " + step_->ask->right;
        return recalled_ ? "○ " + say(Text::puzzle_seen_before) + "\n" + told : told;
    }
    if (is_puzzle() && step_->index == 1) return end_;
    return put().came ? step_->came : put().said;
}

std::string Player::guessed_in_words(const Say& say) const
{
    const std::string& answer = step_->ask->answer.front();
    const auto point = answer.find('.');
    const int places = point == answer.npos ? 0 : static_cast<int>(std::min<std::size_t>(answer.size() - point - 1, 6));
    const std::string is = text::decimal(say.language(), engine::lesson::value_of(answer).value_or(0), places);
    switch (nearness(*step_->ask, typed())) {
    case Near::exact:
        return say(Text::lesson_guess_exact, is);
    case Near::close:
        return say(Text::lesson_guess_close, is);
    case Near::low:
        return say(Text::lesson_guess_low, is);
    case Near::high:
        break;
    }
    return say(Text::lesson_guess_high, is);
}

std::string Player::told_of() const
{
    const Put& p = put();
    if (!open() || p.said.empty() || !p.of_wrong) return {};
    const auto kind = step_->ask->kind;
    // Of a puzzle's set some may be right: the feedback alone says which is not.
    if (kind == Ask::Kind::set && is_puzzle() && step_->ask->each.empty()) return {};
    if (kind == Ask::Kind::set) return in_words(parts(p.wrong));
    if (step_->ask->pairs()) return in_words(as_compared(*step_->ask, p.wrong, lettered().first > 0));
    return kind == Ask::Kind::choice ? in_words({p.wrong}) : with_minus(kind, p.wrong);
}

std::string Player::given() const
{
    const bool told = verdict() == Verdict::right || verdict() == Verdict::guessed;
    if (!told || step_->ask->kind == Ask::Kind::choice) return {};
    const bool written = step_->ask->kind != Ask::Kind::set && !step_->ask->pairs();
    if (written && !typed().empty()) return typed();
    std::string words = in_words(step_->ask->answer);
    if (is_puzzle() && !words.empty() && words[0] >= 'a' && words[0] <= 'z')
        words[0] = static_cast<char>(words[0] - 'a' + 'A');
    return words;
}

bool Player::hides(std::string_view id) const
{
    if (free) return false;
    const auto has = [id](const std::vector<std::string>& ids) {
        return std::any_of(ids.begin(), ids.end(), [id](const auto& h) { return is_of(id, h); });
    };
    const bool awaited = step_->wait && !put().came;
    return ((open() || awaited) && has(step_->hide)) || has(step_->sealed);
}

std::string Player::compared() const
{
    if (verdict() == Verdict::shown) return {};
    const std::string given = verdict() == Verdict::wrong ? put().wrong : answer();
    return joined(as_compared(*step_->ask, given, lettered().first > 0), ", ");
}

std::string Player::answer() const
{
    const auto& ask = *step_->ask;
    if (ask.kind == Ask::Kind::choice) return ask.options[static_cast<std::size_t>(chosen())].value;
    if (ask.pairs() && chosen() >= 0) return ask.options[static_cast<std::size_t>(chosen())].value + ", " + typed();
    if (ask.kind != Ask::Kind::set) return typed();
    std::vector<std::string> values;
    for (std::size_t i = 0; i < ask.options.size(); ++i)
        if (marked(static_cast<int>(i))) values.push_back(ask.options[i].value);
    return joined(values, ", ");
}

std::string Player::in_words(const std::vector<std::string>& answer) const
{
    const auto& ask = *step_->ask;
    std::string out;
    for (const auto& value : answer) {
        std::string_view words = value;
        for (const auto& c : ask.options)
            if (c.value == value) words = c.text;
        if (!out.empty()) out += ", ";
        const auto from = out.size();
        out += words;
        const bool is_code = is_puzzle() && ask.kind == Ask::Kind::code && words == value;
        for (auto i = from; is_code && lettered().first > 0 && i < out.size(); ++i) // as the board writes it
            if (out[i] >= '0' && out[i] <= '9') out[i] = static_cast<char>(out[i] - '0' + 'A');
    }
    return out.empty() ? "∅" : with_minus(ask.kind, std::move(out));
}

std::string Player::next_hint()
{
    const auto& hints = step_->ask->hints;
    return put().hints < hints.size() ? hints[put().hints++].text : std::string();
}

std::string Player::answer_json() const
{
    const auto& ask = *step_->ask;
    const auto both = ask.pairs() ? as_compared(ask, put().wrong, lettered().first > 0) : engine::lesson::Answer();
    if (ask.kind != Ask::Kind::set && both.size() < 2) return json_string(put().wrong);
    std::string out;
    for (const auto& one : both.empty() ? parts(put().wrong) : both) out += (out.empty() ? "" : ",") + json_string(one);
    return "[" + out + "]";
}

void Player::settle(bool right_at_first)
{
    const std::uint64_t bit = std::uint64_t{1} << step_->index;
    if (!(settled_ & bit)) { // a question is counted once, with its first case
        settled_ |= bit;
        if (right_at_first) first_ |= bit;
    } else if (step_->fresh) {
        ++cases_;
        cases_at_first_ += right_at_first ? 1 : 0;
    }
    finished_ |= step_->last();
}

bool Player::same(std::string_view a, std::string_view b) const
{
    return lesson::same(*step_->ask, a, b, lettered().first > 0);
}

std::string_view Player::said_of(std::string_view wrong) const
{
    for (const auto& w : step_->ask->wrong)
        if (same(wrong, w.answer)) return w.text;
    for (const auto& w : step_->ask->wrong) // the same mistake among others gets its text too
        if (makes_mistakes_of(*step_->ask, w.answer, wrong)) return w.text;
    return {};
}

void Player::check(const Say& say)
{
    const auto& ask = *step_->ask;
    const std::string given = answer(), right = joined(ask.answer, ", ");
    Put& p = put();
    if (guesses()) { // whatever it is, the step is done
        p.verdict = Verdict::guessed;
        finished_ |= step_->last();
        return;
    }
    if (p.tries > 0 && same(given, p.wrong)) { // the same answer again: no new try, and no new hint
        p.verdict = Verdict::wrong;
        p.of_wrong = true;
        return;
    }
    if (nearly(ask, given)) { // a rounded decimal is not counted as a mistake
        p.said = say(Text::lesson_exactly);
        p.of_wrong = false;
        return;
    }
    ++p.tries;
    if (same(given, right)) {
        p.verdict = Verdict::right;
        return settle(p.tries == 1 && p.hints == 0);
    }
    p.verdict = Verdict::wrong;
    p.wrong = given;
    p.of_wrong = true;
    if (ask.kind == Ask::Kind::choice) p.tried |= std::uint64_t{1} << std::exchange(p.chosen, -1);
    p.said = said_of(given);
    if (!is_puzzle() && (p.said.empty() || p.tries >= 2)) {
        const std::string hint = next_hint();
        if (!hint.empty()) p.said += (p.said.empty() ? "" : " ") + hint;
    }
    if (p.said.empty()) p.said = say(Text::lesson_not_yet);
}

bool Player::note(const Action& a, const CodeShape& s)
{
    if (s.places == 0) return false;
    if (a.id == "undo"_id && notes.can_undo()) return notes.undo(), true;
    return notes.act(a, s);
}

Player::Outcome Player::act(const Action& a, const Say& say)
{
    Outcome out;
    out.mine = true;
    const bool sure = std::exchange(ending_, false);
    const auto go_to = [&](int step, std::uint64_t seed) {
        out.then = Then::step;
        out.step = step;
        out.seed = seed;
        return out;
    };
    if (a.id == "lesson_more"_id) return ++pages, out;
    if (a.id == "lesson_close"_id) return out.then = Then::close, out;
    if (a.id == "lesson_keep"_id && can_keep()) return free = folded = true, out;
    if (a.id == "lesson_restart"_id) {
        if (step_->wait) put().said.clear(); // the feedback to the learner's move
        return free = folded = false, out.then = Then::restart, out;
    }
    if (a.id == "lesson_fold"_id || a.id == "lesson_look"_id) return free = false, folded = !folded, out;
    if (a.id == "lesson_previous"_id && step_->index > 0) return go_to(step_->index - 1, step_->seed);
    if (a.id == "lesson_step"_id && can_jump()) {
        const auto to = parse_int(a.value, 0, step_->count - 1);
        return to && *to != step_->index ? go_to(*to, step_->seed) : out;
    }
    if (a.id == "lesson_next"_id && can_go_on()) {
        if (step_->last()) {
            finished_ |= !step_->ask; // a question at the end has finished it already
            return out.then = Then::close, out;
        }
        return go_to(step_->index + 1, step_->seed);
    }
    if (a.id == "lesson_again"_id && step_->fresh && solved()) return go_to(step_->index, step_->seed + 1);
    if (a.id == "puzzle_retry"_id && solved_puzzle() && step_->ask) {
        put() = Put();
        notes = Notes();
        replayed = true, recalled_ = false, seconds = 0;
        five.clear(), end_.clear();
        return out.then = Then::restart, out;
    }
    if (free || !open()) {
        const std::string_view id = a.id;
        out.mine = id.starts_with("lesson_");
        return out;
    }
    const auto& ask = *step_->ask;
    const int most = static_cast<int>(ask.options.size()) - 1;
    if (a.id == "lesson_check"_id) {
        if (!can_check()) {
            out.message = unreadable(say);
            if (const auto lacks = missing(); !lacks.empty()) out.message = say(Text::puzzle_lacks, lacks);
            if (out.message.empty()) out.message = say(Text::lesson_choose_first);
            return out;
        }
        out.message = impossible(say);
        if (!out.message.empty()) return out;
        check(say);
        if (solved()) out.use = ask.reveal; // shows the answer on the board too
        out.then = Then::answered;
    } else if (a.id == "lesson_hint"_id) {
        if (can_hint()) {
            put().said = next_hint();
            put().of_wrong = false;
            put().verdict = Verdict::open;
            out.then = Then::hinted;
        }
    } else if (strike(a)) {
    } else if (const auto shape = noted(); note(a, shape)) {
        if (auto code = notes.code(shape); !code.empty()) put().typed = std::move(code);
        put().verdict = Verdict::open;
    } else if (a.id == "lesson_why"_id) {
        if (!can_reveal()) return out;
        if (is_puzzle() && !sure) return ending_ = true, out;
        put().verdict = Verdict::shown;
        settle(false);
        if (is_puzzle()) end_ = say(Text::lesson_answer_is, in_words(ask.answer));
        out.use = ask.reveal;
        out.then = Then::answered;
    } else if (a.id == "lesson_answer"_id) {
        put().typed = a.value.substr(0, 60);
        put().verdict = Verdict::open; // the old feedback stays visible, but not as a verdict
    } else if (a.id == "lesson_choice"_id) {
        if (const auto i = parse_int(a.value, 0, most); i && !tried(*i)) {
            put().chosen = *i;
            put().verdict = Verdict::open;
        }
    } else if (const auto mark = suffix_index(a.id, "lesson_mark"_id, most)) {
        this->mark(*mark);
    } else {
        // An option's element on the board.
        const std::string_view id = a.id;
        int at = 0;
        while (at <= most && (ask.options[static_cast<std::size_t>(at)].id.empty() ||
                              ask.options[static_cast<std::size_t>(at)].id != id))
            ++at;
        out.mine = at <= most;
        if (out.mine && ask.kind == Ask::Kind::set) this->mark(at);
        else if (out.mine && ask.kind == Ask::Kind::choice && !tried(at)) put().chosen = at;
        else if (out.mine && ask.pairs()) put().chosen = at, put().verdict = Verdict::open;
        else if (out.mine) out.mine = false;
    }
    return out;
}

bool Player::happened(Wait::For what, std::string_view id, std::string_view line)
{
    const bool awaited = step_->wait && step_->wait->what == what && !put().came;
    const bool news = awaited && (what != Wait::For::act || is_of(id, step_->wait->id));
    if (!news) return false;
    put().came = line.find(step_->wait->line) != line.npos;
    put().said = put().came ? std::string() : step_->wait->otherwise;
    return true;
}

} // namespace shell::lesson
