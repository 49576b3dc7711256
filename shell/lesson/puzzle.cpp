// A puzzle in the player: own marks, hints that point, and work that outlives a reload.
#include "shell/kit/figures.hpp"
#include "shell/lesson/answer.hpp"
#include "shell/lesson/ids.hpp"
#include "shell/lesson/player.hpp"
#include <algorithm>
#include <array>

namespace shell::lesson {
namespace {

constexpr std::size_t work_fields = 9, longest_typed = 300;
constexpr int most_kept = 1000; // hints taken

/// A typed text as one word; "-" = none.
std::string as_word(std::string text)
{
    std::replace(text.begin(), text.end(), ' ', '_');
    return text.empty() ? "-" : text;
}

std::string typed_from(std::string_view word)
{
    std::string text(word.substr(0, longest_typed));
    std::replace(text.begin(), text.end(), '_', ' ');
    return word == "-" ? std::string() : text;
}

} // namespace

std::vector<std::string> Player::pointed() const
{
    const Put& p = put();
    if (!is_puzzle() || !open() || p.hints == 0 || p.of_wrong || p.said.empty()) return {};
    return step_->ask->hints[p.hints - 1].point;
}

std::vector<std::string> Player::earlier_hints() const
{
    std::vector<std::string> all;
    if (!is_puzzle() || !open()) return all;
    const auto& hints = step_->ask->hints;
    for (std::size_t i = 0; i < put().hints; ++i) {
        const std::string& text = hints[i].text;
        const bool goes_on = i + 1 < put().hints && hints[i + 1].text.starts_with(text);
        const bool is_said = i + 1 == put().hints && put().said == text;
        if (!goes_on && !is_said) all.push_back(text);
    }
    return all;
}

bool Player::hinted(int step) const
{
    const auto& from = step_->hinted;
    if (step < 1 || step > static_cast<int>(from.size())) return false;
    const int first = from[static_cast<std::size_t>(step - 1)];
    return first > 0 && static_cast<int>(put_.front().hints) >= first;
}

std::string Player::rule_in_words(const Say& say) const
{
    const Step& s = *step_;
    if (s.rule.empty()) return {};
    std::string out = say(Text::puzzle_step_rule, std::to_string(s.index), std::to_string(s.count - 1), s.rule);
    if (s.hardest) out += " · " + say(Text::puzzle_hardest_step);
    if (hinted(s.index)) out += " · " + say(Text::puzzle_hinted);
    return out;
}

std::string Player::missing() const
{
    std::string out;
    if (!open()) return out;
    int at = 0;
    for (const auto& group : step_->ask->each) {
        bool chosen = false;
        for (int i = 0; i < group.size; ++i) chosen = chosen || marked(at + i) || this->chosen() == at + i;
        at += group.size;
        if (!chosen) out += (out.empty() ? "" : ", ") + group.label;
    }
    return out;
}

std::string Player::pair_in_words() const
{
    const auto& ask = *step_->ask;
    std::string words = ask.each.empty() ? ask.question : ask.each.front().label;
    if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
    return words;
}

std::string Player::impossible(const Say& say) const
{
    const CodeShape shape = noted();
    if (shape.places == 0) return {};
    const bool lettered = this->lettered().first > 0;
    const std::string code = as_compared(*step_->ask, typed(), lettered).front();
    std::string seen;
    for (const char c : code) {
        const bool digit = c >= '0' && c <= '9';
        const int symbol = digit ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : Notes::most_symbols;
        const std::string written = digit && shape.letters ? shape.symbol(symbol) : std::string(1, c);
        if (symbol >= shape.symbols)
            return say(Text::puzzle_no_symbol, c < ' ' ? typed() : written, shape.symbol(0),
                       shape.symbol(shape.symbols - 1));
        if (!shape.repeats && seen.find(c) != seen.npos) return say(Text::puzzle_no_repeat, written);
        seen += c;
    }
    if (static_cast<int>(code.size()) == shape.places) return {};
    return say(Text::puzzle_not_long, Say::count(shape.places), Say::count(static_cast<int>(code.size())));
}

std::string Player::code_so_far() const
{
    return typed().empty() ? std::string() : as_compared(*step_->ask, typed(), lettered().first > 0).front();
}

/// Marks a set's option or takes its mark away; of a group's options only one is marked.
void Player::mark(int option)
{
    Put& p = put();
    const std::uint64_t bit = std::uint64_t{1} << option;
    int at = 0;
    for (const auto& group : step_->ask->each) {
        const std::uint64_t all = ((std::uint64_t{1} << group.size) - 1) << at;
        if ((all & bit) != 0) p.marked &= ~all | bit;
        at += group.size;
    }
    p.marked ^= bit;
    p.verdict = Verdict::open;
}

bool Player::strike(const Action& a)
{
    if (!strikes()) return false;
    if ((a.id == "undo"_id || a.id == "puzzle_undo"_id) && notes.can_undo()) return notes.undo(), true;
    const int n = static_cast<int>(step_->strike.size());
    if (const auto i = suffix_index(a.id, "puzzle_strike"_id, n - 1)) return notes.strike(*i), true;
    const std::string_view id = a.id;
    for (int i = 0; i < n; ++i)
        if (step_->strike[static_cast<std::size_t>(i)].id == id) return notes.strike(i), true;
    return false;
}

std::string Player::headline(const Say& say) const
{
    if (!is_puzzle() || verdict() != Verdict::right) return {};
    const bool first = tries() == 1 && hints() == 0;
    const std::string sign = !recalled_ ? "" : first ? "● " : "◐ ";
    if (first) return sign + say(Text::puzzle_at_first);
    if (tries() == 0) return sign + say(Text::puzzle_by_self_some);
    if (hints() == 0) return sign + say(Text::puzzle_in_tries, Say::count(tries()));
    if (tries() == 1) return sign + say(Text::puzzle_with_hints, Say::count(hints()));
    return sign + say(Text::puzzle_by_self, Say::count(tries()), Say::count(hints()));
}

std::string Player::time_in_words(const Say& say) const
{
    constexpr int minute = 60;
    return say(Text::puzzle_minutes, std::to_string(seconds / minute), std::to_string(seconds % minute));
}

/// The time, and the day's five once they are done, each as a paragraph.
std::string Player::after_words(const Say& say) const
{
    std::string out;
    if (seconds > 0) out += "\n" + say(Text::puzzle_took, time_in_words(say));
    if (replayed) out += "\n" + say(Text::puzzle_replayed);
    if (!five.empty()) out += "\n" + say(Text::puzzle_five, five);
    return out;
}

std::string Player::work() const
{
    if (!is_puzzle() || !open()) return {};
    const Put& p = put();
    const bool is_begun = p.marked != 0 || p.chosen >= 0 || p.tries > 0 || p.hints > 0 || !p.typed.empty();
    const std::string own = notes.text();
    if (!is_begun && own == Notes().text()) return {};
    return std::to_string(p.marked) + " " + std::to_string(p.chosen + 1) + " " + std::to_string(p.tries) + " " +
           std::to_string(p.hints) + " " + std::to_string(p.tried) + " " + as_word(p.typed) + " " + as_word(p.wrong) +
           " " + own +
           (!p.of_wrong                   ? ""
            : p.verdict == Verdict::wrong ? " w"
                                          : " o"); // what was said last
}

void Player::recall_end(bool own, int tries, int hints)
{
    if (!is_puzzle()) return;
    Put& p = put_.front();
    p = Put();
    p.verdict = own ? Verdict::right : Verdict::shown;
    p.tries = tries;
    p.hints = static_cast<std::size_t>(hints);
    recalled_ = true;
}

void Player::recall_work(std::string_view text)
{
    if (!is_puzzle() || !open()) return;
    std::array<std::string_view, work_fields> part;
    for (auto& one : part) {
        const auto gap = std::min(text.find(' '), text.size());
        one = text.substr(0, gap);
        text.remove_prefix(std::min(gap + 1, text.size()));
    }
    const auto& ask = *step_->ask;
    const std::uint64_t options = (std::uint64_t{1} << ask.options.size()) - 1;
    const auto marked = seed_from(part[0]), tried = seed_from(part[4]);
    const auto chosen = parse_int(part[1], 0, static_cast<int>(ask.options.size())), tries = parse_int(part[2], 0, 99),
               hints = parse_int(part[3], 0, most_kept);
    if (!marked || !tried || !chosen || !tries || !hints || part[7].empty()) return;
    Put& p = put();
    p.marked = *marked & options;
    p.tried = *tried & options;
    p.chosen = *chosen - 1;
    if (p.chosen >= 0 && (p.tried >> p.chosen & 1) != 0) p.chosen = -1;
    p.tries = *tries;
    p.hints = std::min(static_cast<std::size_t>(*hints), ask.hints.size()); // there were more in earlier versions
    p.typed = typed_from(part[5]);
    p.wrong = typed_from(part[6]);
    p.said.clear();
    p.of_wrong = !p.wrong.empty() && !part[8].empty();
    p.verdict = p.of_wrong && part[8] == "w" ? Verdict::wrong : Verdict::open;
    notes.read(part[7]);
    if (p.hints > 0 && !p.of_wrong) p.said = ask.hints[p.hints - 1].text;
}

} // namespace shell::lesson
