#include "shell/spaces/review.hpp"
#include "engine/codes/feedback.hpp"
#include "engine/codes/partition.hpp"
#include "shell/kit/figures.hpp"
#include "shell/pegs/phrases.hpp"
#include "shell/spaces/phrases.hpp"
#include "shell/spaces/view.hpp"
#include <algorithm>
#include <cmath>

namespace shell::spaces {

namespace {

constexpr engine::Budget review_slice{400}; // some 400,000 feedbacks: over two milliseconds

} // namespace

void Review::want(const Game& g)
{
    auto clues = g.clues();
    if (rules_ && *rules_ == g.rules() && clues == clues_) return;
    rules_ = g.rules();
    clues_ = std::move(clues);
    rows_.clear();
    job_.reset();
    begin();
}

void Review::begin()
{
    const std::size_t k = rows_.size();
    if (k >= clues_.size()) return job_.reset();
    engine::codes::RankQuery query;
    query.criterion = engine::codes::Criterion::entropy;
    query.top = 1;
    query.shapes = k == 0; // before any answer, guesses of a shape are equal
    query.guess = clues_[k].guess;
    job_.emplace(*rules_, std::vector(clues_.begin(), clues_.begin() + static_cast<std::ptrdiff_t>(k)), query);
}

bool Review::work()
{
    if (!job_ || job_->step(review_slice) == engine::Step::more) return false;
    if (job_->contradictory() || job_->too_large() || !job_->result().guess || job_->result().top.empty()) {
        job_.reset();
        return true;
    }
    const auto& answer = clues_[rows_.size()].answer;
    ReviewedGuess one{*job_->result().guess, job_->result().top.front(),
                      rows_.empty() ? engine::codes::code_count(*rules_) : rows_.back().left, 0,
                      answer == engine::codes::all_black(*rules_)};
    for (const auto& code : engine::codes::all_codes(*rules_))
        one.left += std::all_of(clues_.begin(), clues_.begin() + static_cast<std::ptrdiff_t>(rows_.size()) + 1,
                                [&](const engine::codes::Clue& c) {
                                    return engine::codes::feedback(*rules_, c.guess, code) == c.answer;
                                })
                        ? 1u
                        : 0u;
    rows_.push_back(one);
    begin();
    return true;
}

std::vector<pegs::Standing> Review::standings() const
{
    std::vector<pegs::Standing> all;
    for (const auto& one : rows_) all.push_back(one.standing());
    return all;
}

bool Review::ask(const Game& g, const Analysis& analysis)
{
    if (asked_ != g.mode() || asked_of_ != analysis.clues()) {
        asked_ = g.mode();
        asked_of_ = analysis.clues();
        learner_.clear();
    }
    const std::size_t k = learner_.size();
    if (k >= asked_of_.size() || k >= analysis.generations().size() || analysis.generations()[k].live() == 0)
        return false;
    learner_.push_back(learner_code(g, analysis, k));
    return true;
}

const engine::codes::Code* Review::learner(std::size_t row) const
{
    return row < learner_.size() && learner_[row] != asked_of_[row].guess ? &learner_[row] : nullptr;
}

std::vector<Taught> taught(const Game& g, const Posterior& p)
{
    std::vector<Taught> out;
    const auto clues = g.clues();
    int lies = 0;
    for (std::size_t k = 0; k < clues.size() && k + 1 < p.after.size(); ++k) {
        Taught one{p.after[k].bits - p.after[k + 1].bits, 0};
        lies += g.is_lie(static_cast<int>(k)) ? 1 : 0;
        if (g.secret()) one.secret = code_weight(p.after[k + 1].belief, g.noise(), lies);
        out.push_back(one);
    }
    return out;
}

namespace {

/// The numbers of the rows whose answers `code` contradicts.
std::string told_wrong(const Game& g, const engine::codes::Code& code)
{
    std::string out;
    for (const int row : engine::codes::conflicts(g.rules(), g.clues(), code))
        out += (out.empty() ? "" : ", ") + std::to_string(row + 1);
    return out;
}

/// Which answers were lies: given the secret, or else if the declared code is it.
std::string lies_in_words(const Game& g, const text::Say& say)
{
    const auto secret = g.secret() ? g.secret() : g.declared();
    if (!secret) return {};
    const std::string rows = told_wrong(g, *secret);
    if (g.secret()) return rows.empty() ? say(Text::spaces_lies_none) : std::string(); // else the rows are marked
    const std::string code = code_in_words(say, g.face(), g.rules(), *secret);
    return rows.empty() ? say(Text::spaces_lies_if_none, code) : say(Text::spaces_lies_if, code, rows);
}

} // namespace

double declared_share(const View& v)
{
    const Game& g = v.game();
    const auto code = g.declared();
    const auto& p = v.analysis().posterior();
    if (!code || p.after.empty()) return 0;
    return code_weight(p.now().belief, g.noise(),
                       static_cast<int>(engine::codes::conflicts(g.rules(), g.clues(), *code).size()));
}

bool believed_wrongly(const View& v)
{
    const Game& g = v.game();
    const auto& p = v.analysis().posterior();
    if (g.playing() || !g.secret() || g.mode().noise != vs::Noise::Kind::odds || p.after.empty()) return false;
    const auto lies = engine::codes::conflicts(g.rules(), g.clues(), *g.secret()).size();
    return !p.now().belief.is_best(static_cast<int>(lies));
}

std::string review_title_in_words(const View& v, const text::Say& say)
{
    if (v.game().noisy()) return say(Text::spaces_review_noise);
    return say(Text::review_title, say(Text::by_entropy));
}

std::string costliest_in_words(const View& v, const text::Say& say)
{
    if (v.game().noisy()) {
        const auto all = taught(v.game(), v.analysis().posterior());
        double before = v.analysis().posterior().after.front().belief.highest, least = 0;
        std::optional<std::size_t> worst;
        for (std::size_t i = 0; i < all.size() && v.game().secret(); before = all[i++].secret) {
            const double change = all[i].secret > 0 && before > 0 ? std::log2(all[i].secret / before) : 0;
            if (change < least - 1e-9) worst = i, least = change;
        }
        std::string out = lies_in_words(v.game(), say);
        const auto add = [&](const std::string& words) { out += (out.empty() ? "" : " ") + words; };
        if (worst) add(say(Text::spaces_review_worst, Say::count(static_cast<std::int64_t>(*worst) + 1)));
        if (std::any_of(all.begin(), all.end(), [](const Taught& t) { return t.bits <= -0.005; }))
            add(say(Text::spaces_bits_negative));
        return out;
    }
    if (v.review().busy()) return say(Text::review_working);
    // To the learner, a guess that can be the code is as good as any, so only impossible guesses are named.
    std::string impossible;
    const auto clues = v.game().clues();
    for (std::size_t k = 1; k < clues.size(); ++k) {
        const std::vector<engine::codes::Clue> before(clues.begin(), clues.begin() + static_cast<std::ptrdiff_t>(k));
        if (!engine::codes::conflicts(v.game().rules(), before, clues[k].guess).empty())
            impossible += (impossible.empty() ? "" : ", ") + std::to_string(k + 1);
    }
    const std::string own =
        impossible.empty() ? say(Text::spaces_review_possible) : say(Text::spaces_review_impossible, impossible);
    const auto& rows = v.review().rows();
    if (rows.size() < clues.size()) return say(Text::review_unknown) + " " + own;
    std::vector<int> numbers;
    for (std::size_t i = 0; i < rows.size(); ++i) numbers.push_back(static_cast<int>(i));
    const int right = !rows.empty() && rows.back().right ? numbers.back() : -1;
    return furthest_in_words(say, v.review().standings(), numbers, right) + " " + own;
}

std::vector<std::string> review_lines(const View& v, const text::Say& say, std::size_t row)
{
    if (v.game().noisy()) {
        const auto all = taught(v.game(), v.analysis().posterior());
        if (row >= all.size()) return {};
        std::string bits = decimal(say.language(), std::abs(all[row].bits), 2);
        if (all[row].bits <= -0.005) bits.insert(0, "−");
        if (!v.game().secret()) return {say(Text::spaces_bits, bits)};
        return {say(Text::spaces_learnt, bits, percent_in_words(say, all[row].secret))};
    }
    if (row >= v.review().rows().size()) return {};
    const auto& one = v.review().rows()[row];
    const double expected = std::max(1e-9, one.mine.expected_size);
    const std::string far = standing_in_words(say, one.standing());
    return {
        say(Text::bits_against, decimal(say.language(), one.mine.bits, 2), decimal(say.language(), one.best.bits, 2)) +
            (far.empty() ? "" : " · " + far),
        say(luck_names[static_cast<std::size_t>(luck_of(static_cast<std::int64_t>(one.left), expected))]) + ": " +
            say(Text::left_expected, Say::count(static_cast<std::int64_t>(one.left)),
                decimal(say.language(), one.mine.expected_size, 1))};
}

} // namespace shell::spaces
