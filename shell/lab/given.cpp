// What somebody brings along: a strategy in writing, played against every secret, or guesses fixed beforehand.
#include "engine/codes/fixed_guesses.hpp"
#include "engine/codes/optimal/value.hpp"
#include "shell/kit/blocks.hpp"
#include "shell/kit/form.hpp"
#include "shell/lab/dialogs.hpp"
#include "shell/lab/ids.hpp"
#include "shell/lab/phrases.hpp"
#include <algorithm>
#include <variant>

namespace shell::lab {
namespace {

using engine::Count;
using engine::codes::Code;
using engine::codes::Rules;
using engine::codes::optimal::TreeFault;
using Flaw = engine::codes::optimal::TreeFaultKind;

/// A field has one line: a line's end is this sign, which neither notation uses.
constexpr char line_end = '/';
constexpr Pasted pasted_tree{" ", "/"}, pasted_guesses{" ", " "};
/// Bytes. A strategy has about ten for each code: Mastermind's 16,000, that of the largest board 720,000.
constexpr std::size_t longest_given = 800'000;
constexpr std::string_view braces_form = "{AB:{10:AC,00:CC}}", header_form = "sagaz optimal 1 p4c6r 5625";

std::string digits(engine::codes::Feedback f) { return std::to_string(f.black) + std::to_string(f.white); }

std::string count_in_words(const Say& say, Count n) { return number(say.language(), static_cast<std::int64_t>(n)); }

bool is_letter(char c) { return c >= 'A' && c <= 'Z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string code_in(bool letters, const Rules& r, const Code& code)
{
    std::string out = to_text(r, code);
    if (!letters) return out;
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<char>('A' + code.symbol[i]);
    return out;
}

std::string fault_in_words(const Say& say, const Rules& r, std::string_view text, const TreeFault& f)
{
    const bool letters = std::any_of(text.begin(), text.end(), is_letter); // the answers in it are digits
    const std::string guess = code_in(letters, r, f.guess);
    switch (f.kind) {
    case Flaw::too_long:
        return say(Text::lab_fault_too_long);
    case Flaw::bad_header:
        return say(Text::lab_fault_header, std::string(header_form));
    case Flaw::wrong_board:
        return say(Text::lab_fault_board);
    case Flaw::bad_syntax:
        return f.expected == 0 ? say(Text::lab_fault_missing) : say(Text::lab_fault_sign, std::string(1, f.expected));
    case Flaw::too_deep:
        return say(Text::lab_fault_deep);
    case Flaw::bad_guess:
        return say(Text::lab_fault_guess);
    case Flaw::impossible_answer:
        return say(Text::lab_fault_answer);
    case Flaw::trailing_text:
        return say(Text::lab_fault_rest);
    case Flaw::repeated_answer:
        return say(Text::lab_fault_twice, digits(f.answer));
    case Flaw::unreached:
        return say(Text::lab_fault_unreached, digits(f.answer));
    case Flaw::tells_nothing:
        return say(Text::lab_fault_nothing, guess);
    case Flaw::missed_secret:
        return say(Text::lab_fault_missed, code_in(letters, r, f.secret), guess, digits(f.answer));
    default:
        return say(Text::lab_fault_total, count_in_words(say, f.total));
    }
}

std::string fault_with_place(const Say& say, const Rules& r, std::string_view text, const TreeFault& f)
{
    const std::string_view before = text.substr(0, f.at);
    const std::size_t end = before.rfind('\n');
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t at = end == std::string_view::npos ? f.at + 1 : f.at - end;
    return say(Text::lab_given_fault, std::to_string(line), std::to_string(at), fault_in_words(say, r, text, f));
}

/// A code in digits and a to f, or in capital letters from A.
std::optional<Code> guess_from(const Rules& r, std::string word)
{
    for (char& c : word) {
        if (c < 'A' || c > 'Z') continue;
        if (c - 'A' >= r.symbols) return std::nullopt;
        c = engine::codes::symbol_char(c - 'A');
    }
    const auto code = parse_code(r, word);
    return code ? std::optional(*code) : std::nullopt;
}

class GivenForm final : public Form {
public:
    explicit GivenForm(const Rules& rules) : rules_(rules) {}

private:
    void fields(Fields& f) override
    {
        f.title = f.say(Text::lab_given);
        f.go = {};
        f.choice("given_kind"_id, f.say(Text::lab_given_kind), kind_,
                 {f.say(Text::lab_given_tree), f.say(Text::lab_given_set)});
        const std::string board = pegs::rules_in_words(f.say, rules_, face_of(rules_), false);
        Line how;
        how.longest = longest_given;
        if (kind_ == 0) {
            how.pasted = pasted_tree;
            how.hint = braces_form;
            f.line("given_tree"_id, Text::lab_given_tree_text, tree_, how);
            f.words("given_about"_id, f.say(Text::lab_given_tree_about, std::string(braces_form), board));
        } else {
            how.pasted = pasted_guesses;
            f.line("given_set"_id, Text::lab_given_set_text, set_, how);
            f.words("given_about"_id, f.say(Text::lab_given_set_about, board));
        }
        if (code_count(rules_) > engine::codes::optimal::max_read_codes)
            return wrong(
                f, f.say(Text::lab_given_too_large, count_in_words(f.say, engine::codes::optimal::max_read_codes)));
        if (kind_ == 0) add_value(f);
        else add_vectors(f);
    }
    void wrong(Fields& f, std::string why) const
    {
        f.block(std::make_shared<ParagraphBlock>(OwnedId("given_fault"_id), std::move(why))).boxed(Ink::bad);
    }
    void told(Fields& f, std::string words) const
    {
        f.block(std::make_shared<ParagraphBlock>(OwnedId("given_value"_id), std::move(words))).bold();
    }

    /// Plays the strategy once for each text.
    void value()
    {
        if (tree_ == valued_) return;
        valued_ = tree_;
        text_ = tree_;
        std::replace(text_.begin(), text_.end(), line_end, '\n');
        value_ = {};
        auto written = engine::codes::optimal::read_written(text_, rules_);
        if (written) value_ = engine::run(engine::codes::optimal::ValueJob(*std::move(written)));
        else value_.fault = written.error();
    }
    void add_value(Fields& f)
    {
        if (tree_.empty()) return;
        value();
        if (value_.fault) return wrong(f, fault_with_place(f.say, rules_, text_, *value_.fault));
        Count total = 0, most = 1;
        const auto& histogram = value_.histogram;
        for (std::size_t i = 0; i < histogram.size(); ++i) {
            total += histogram[i] * (i + 1);
            most = std::max(most, histogram[i]);
        }
        const double mean = static_cast<double>(total) / static_cast<double>(code_count(rules_));
        told(f, f.say(Text::lab_given_value, count_in_words(f.say, total), decimal(f.say.language(), mean, 3),
                      std::to_string(histogram.size())));
        auto& bars = f.block(
            std::make_shared<BarsBlock>(OwnedId("given_shares"_id), f.say(Text::lab_given_shares), Ink::accent,
                                        std::vector<std::string>{f.say(Text::lab_guesses), f.say(Text::lab_secrets)}));
        for (std::size_t i = 0; i < histogram.size(); ++i)
            bars.bar({std::to_string(i + 1), static_cast<double>(histogram[i]) / static_cast<double>(most),
                      count_in_words(f.say, histogram[i])});
    }

    void add_vectors(Fields& f)
    {
        std::vector<Code> guesses;
        std::string word;
        for (const char c : set_ + " ") {
            if (c != ' ' && c != ',' && c != ';') {
                word += c;
                continue;
            }
            if (word.empty()) continue;
            const auto code = guess_from(rules_, word);
            if (!code) return wrong(f, f.say(Text::lab_given_bad_code, word));
            guesses.push_back(*code);
            word.clear();
        }
        if (guesses.empty()) return;
        if (guesses.size() > engine::codes::max_fixed_guesses)
            return wrong(f, f.say(Text::lab_given_too_many, std::to_string(engine::codes::max_fixed_guesses)));
        if (set_ != divided_) {
            divided_ = set_;
            fixed_ = engine::run(engine::codes::FixedGuessesJob(rules_, guesses));
        }
        const bool letters = std::none_of(set_.begin(), set_.end(), is_digit);
        told(f,
             f.say(Text::lab_given_vectors, count_in_words(f.say, fixed_.of), count_in_words(f.say, fixed_.vectors)));
        f.words("given_decides"_id,
                fixed_.decides()
                    ? f.say(Text::lab_given_decides)
                    : f.say(Text::lab_given_alike, code_in(letters, rules_, fixed_.first),
                            code_in(letters, rules_, fixed_.second), count_in_words(f.say, fixed_.largest)));
    }

    Rules rules_;
    int kind_ = 0; // 0: a strategy; 1: fixed guesses
    std::string tree_, set_;
    std::string valued_, text_, divided_; // what has been reckoned
    engine::codes::optimal::TreeValue value_;
    engine::codes::FixedGuesses fixed_;
};

} // namespace

std::unique_ptr<Dialog> given_dialog(const engine::codes::Rules& rules) { return std::make_unique<GivenForm>(rules); }

} // namespace shell::lab
