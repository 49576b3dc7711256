#include "engine/codes/optimal/written.hpp"
#include "engine/base/check.hpp"
#include <algorithm>

namespace engine::codes::optimal {
namespace {

using Flaw = TreeFaultKind;
using Read = Expected<WrittenTree, TreeFault>;

constexpr std::string_view blanks = " \t\r\n";

bool is_letter(char c) { return c >= 'A' && c <= 'Z'; }
bool is_of_code(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || is_letter(c); }

TreeFault fault(Flaw kind, std::size_t at)
{
    TreeFault f{kind};
    f.at = at;
    return f;
}
Unexpected<TreeFault> failed(const TreeFault& f) { return Unexpected<TreeFault>(f); }
TreeFault bad_guess(const Error& error, std::size_t at)
{
    TreeFault f = fault(Flaw::bad_guess, at);
    f.code_error = error;
    return f;
}
TreeFault impossible_answer(std::string_view text, std::size_t at)
{
    TreeFault f = fault(Flaw::impossible_answer, at);
    const auto digit = [&](std::size_t i) {
        return at + i < text.size() && text[at + i] >= '0' && text[at + i] <= '9' ? text[at + i] - '0' : 0;
    };
    f.answer = {static_cast<std::uint8_t>(digit(0)), static_cast<std::uint8_t>(digit(1))};
    return f;
}

/// The notation of braces, by recursive descent: at most max_before guesses deep.
class Braces {
public:
    Braces(std::string_view text, const Rules& rules) : text_(text) { written_.rules = rules; }

    Read read()
    {
        node({}, 0);
        skip();
        if (!fault_ && at_ < text_.size()) fault_ = fault(Flaw::trailing_text, at_);
        if (fault_) return failed(*fault_);
        set_ends(written_.tree);
        return std::move(written_);
    }

private:
    void skip() { at_ = std::min(text_.find_first_not_of(blanks, at_), text_.size()); }
    bool take(char c)
    {
        skip();
        if (at_ == text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    void expect(char c)
    {
        if (fault_ || take(c)) return;
        fault_ = fault(Flaw::bad_syntax, at_);
        fault_->expected = c;
    }

    void node(Feedback answer, std::size_t before)
    {
        const bool is_open = take('{');
        skip();
        if (before > max_before) fault_ = fault(Flaw::too_deep, at_);
        else if (written_.tree.size() >= 2 * code_count(written_.rules)) fault_ = fault(Flaw::too_long, at_);
        else guess(answer, before);
        if (fault_ || !is_open) return;
        if (take(':')) {
            expect('{');
            if (!fault_ && !take('}')) {
                do branch(before + 1);
                while (!fault_ && take(','));
                expect('}');
            }
        }
        expect('}');
    }

    void guess(Feedback answer, std::size_t before)
    {
        const std::size_t begin = at_;
        std::string code;
        for (; at_ < text_.size() && is_of_code(text_[at_]); ++at_) {
            const char c = text_[at_];
            const bool is_symbol = is_letter(c) && c - 'A' < max_symbols;
            if (code.size() <= max_positions) code += is_symbol ? symbol_char(c - 'A') : c;
        }
        if (code.empty()) {
            fault_ = fault(Flaw::bad_syntax, begin);
            return;
        }
        const auto read = parse_code(written_.rules, code);
        if (!read) {
            fault_ = bad_guess(read.error(), begin);
            return;
        }
        written_.tree.push_back({*read, answer, static_cast<std::uint8_t>(before), 0});
        written_.places.push_back(static_cast<std::uint32_t>(begin));
    }

    void branch(std::size_t before)
    {
        skip();
        const std::size_t begin = at_;
        while (at_ < text_.size() && is_of_code(text_[at_])) ++at_;
        const std::string_view digits = text_.substr(begin, at_ - begin);
        if (digits.empty()) {
            fault_ = fault(Flaw::bad_syntax, begin);
            return;
        }
        const Feedback answer = impossible_answer(text_, begin).answer;
        const bool is_answer = digits.size() == 2 &&
                               std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (!is_answer || answer.black >= written_.rules.positions ||
            answer.black + answer.white > written_.rules.positions || !possible(written_.rules, answer)) {
            fault_ = impossible_answer(text_, begin);
            return;
        }
        expect(':');
        if (!fault_) node(answer, before);
    }

    std::string_view text_;
    std::size_t at_ = 0;
    WrittenTree written_;
    std::optional<TreeFault> fault_;
};

Read read_lines(std::string_view text, const std::optional<Rules>& rules)
{
    std::size_t begin = std::min(text.find('\n'), text.size());
    const auto header = read_tree_header(text.substr(0, begin));
    if (!header) return failed(fault(Flaw::bad_header, 0));
    if (rules && *rules != header->rules) return failed(fault(Flaw::wrong_board, 0));
    WrittenTree written{header->rules, {}, {}, header->total};
    std::size_t open = 0; // levels that the next line may have before it
    for (++begin; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        if (written.tree.size() >= 2 * code_count(written.rules)) return failed(fault(Flaw::too_long, begin));
        const auto node = read_tree_line(written.rules, line, open);
        if (!node) {
            const std::size_t at = begin + static_cast<std::size_t>(node.error().at);
            switch (node.error().kind) {
            case TreeErrorKind::guess:
                return failed(bad_guess(parse_code(written.rules, text.substr(at, end - at)).error(), at));
            case TreeErrorKind::answer:
                return failed(impossible_answer(text.substr(0, end), at));
            default:
                return failed(fault(Flaw::too_deep, begin));
            }
        }
        if (node->before == 0 && open > 0) return failed(fault(Flaw::trailing_text, begin));
        open = node->before + std::size_t{1};
        written.places.push_back(static_cast<std::uint32_t>(begin + node->before + (node->before > 0 ? 3 : 0)));
        written.tree.push_back(*node);
        begin = end + 1;
    }
    if (written.tree.empty()) return failed(fault(Flaw::bad_syntax, text.size()));
    set_ends(written.tree);
    return written;
}

} // namespace

bool has_header(std::string_view text) { return text.starts_with("sagaz"); }

Read read_written(std::string_view text, const std::optional<Rules>& rules)
{
    if (text.size() > max_written) return failed(fault(Flaw::too_long, max_written));
    if (has_header(text)) return read_lines(text, rules);
    if (!rules) return failed(fault(Flaw::bad_header, 0));
    ENGINE_CHECK(code_count(*rules) <= max_read_codes);
    return Braces(text, *rules).read();
}

} // namespace engine::codes::optimal
