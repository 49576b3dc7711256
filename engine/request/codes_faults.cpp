#include "engine/request/codes_faults.hpp"
#include <algorithm>

namespace engine::request {
namespace {

using codes::Error;
using codes::Feedback;
using codes::Rules;
using codes::optimal::TreeFault;
using Flaw = codes::optimal::TreeFaultKind;

std::string digits(Feedback f) { return std::to_string(f.black) + std::to_string(f.white); }

std::string secrets(Count n) { return n == 1 ? "one secret" : std::to_string(n) + " secrets"; }

std::string about_guess(const Rules& r, const Error& error)
{
    switch (error.kind) {
    case Error::Kind::code_length:
        return "a guess of " + to_text(r) + " has " + std::to_string(r.positions) + " symbols; correct its length.";
    case Error::Kind::repeated_symbol:
        return "no symbol may occur twice in a guess of " + to_text(r) + ".";
    default:
        return "symbols go from 0 to " + std::string(1, codes::symbol_char(r.symbols - 1)) + ", or from A to " +
               std::string(1, static_cast<char>('A' + r.symbols - 1)) + ", in " + to_text(r) + ".";
    }
}

std::string about_syntax(const TreeFault& f)
{
    if (f.expected == 0) return "a guess or an answer is missing here, as in {AB:{10:AC,00:CC}}.";
    return std::string("a ") + f.expected + " is missing here; write {guess:{answer:then,…}}, or a guess alone.";
}

} // namespace

std::string_view kind_of(const TreeFault& fault)
{
    if (fault.kind == Flaw::too_long) return "too_large";
    return fault.kind == Flaw::bad_guess ? codes::name(fault.code_error.kind) : name(fault.kind);
}

std::string place_in(std::string_view text, std::size_t at)
{
    const std::string_view before = text.substr(0, at);
    const std::size_t line = before.rfind('\n');
    const auto row = std::count(before.begin(), before.end(), '\n') + 1;
    return "line " + std::to_string(row) + ", character " +
           std::to_string(line == std::string_view::npos ? before.size() + 1 : before.size() - line);
}

std::string sentence_of(const Rules& r, const TreeFault& f)
{
    const std::string guess = to_text(r, f.guess);
    switch (f.kind) {
    case Flaw::too_long:
        return "the strategy is too long; at most 2 MB and two guesses for each code are read.";
    case Flaw::bad_header:
        return "begin with the line \"sagaz optimal 1 p4c6r 5625\" (board and total), or name the board and write "
               "{guess:{answer:then,…}}.";
    case Flaw::wrong_board:
        return "the strategy is for another board than " + to_text(r) + "; correct one of the two.";
    case Flaw::bad_syntax:
        return about_syntax(f);
    case Flaw::too_deep:
        return "a guess has one space for each guess before it, one more than the line before at most, 99 in all.";
    case Flaw::bad_guess:
        return about_guess(r, f.code_error);
    case Flaw::impossible_answer:
        return "an answer that needs another guess has two digits, fijas and picas, that some secret of " + to_text(r) +
               " gives; the winning answer is left out.";
    case Flaw::trailing_text:
        return "the strategy ends before this; delete the rest.";
    case Flaw::repeated_answer:
        return "the answer " + digits(f.answer) + " has a branch already; join the two.";
    case Flaw::unreached:
        return "no secret that is left gives the answer " + digits(f.answer) + "; delete " + guess +
               " and its branches.";
    case Flaw::tells_nothing:
        return guess + " tells nothing: " +
               (f.codes == 1 ? "the one secret left gives" : "all " + secrets(f.codes) + " left give") +
               " the answer " + digits(f.answer) + "; make another guess.";
    case Flaw::missed_secret:
        return "the secret " + to_text(r, f.secret) + " is never found: after " + guess + ", " + digits(f.answer) +
               " has no branch, and " + secrets(f.codes) + (f.codes == 1 ? " gives" : " give") + " it.";
    default:
        return "all secrets take " + std::to_string(f.total) +
               " guesses together; correct the total in the first line.";
    }
}

} // namespace engine::request
