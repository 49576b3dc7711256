#include "engine/request/codes_fields.hpp"
#include "engine/codes/optimal/job.hpp"
#include "engine/request/codec.hpp"
#include "engine/request/types/strategy.hpp"
#include <cmath>

namespace engine::request {
namespace {

using codes::Code;
using codes::Error;
using codes::Rules;

std::string range(int least, int most) { return std::to_string(least) + " to " + std::to_string(most); }

/// A sentence for people about an error in this field.
std::string sentence(Error::Kind kind, const std::string& field, const Rules& r)
{
    using Kind = Error::Kind;
    switch (kind) {
    case Kind::positions_out_of_range:
        return field + ": positions must be " + range(codes::min_positions, codes::max_positions) +
               ", as in \"p4c6r\".";
    case Kind::symbols_out_of_range:
        return field + ": symbols must be " + range(codes::min_symbols, codes::max_symbols) + ", as in \"p4c6r\".";
    case Kind::too_few_symbols:
        return field + ": without repeats there must be at least as many symbols as positions; add symbols or end "
                       "with r.";
    case Kind::code_length:
        return field + " must have " + std::to_string(r.positions) + " symbols.";
    case Kind::bad_symbol:
        return field + ": symbols go from 0 to " + codes::symbol_char(r.symbols - 1) + " in " + to_text(r) + ".";
    case Kind::repeated_symbol:
        return field + ": no symbol may occur twice in " + to_text(r) + ".";
    case Kind::impossible_answer:
        return field + ": no secret of " + to_text(r) + " gives that answer; correct fijas or picas.";
    default:
        return field + " must be positions, symbols and r (repeats) or n (none), as in \"p4c6r\" or \"p4c10n\".";
    }
}

void fail(const At& at, const Error& e, const Rules& r)
{
    at.fail(codes::name(e.kind), sentence(e.kind, at.path(), r), e.at);
}

/// The text of a code given as a string or as an array of numbers; '?' replaces a number that is no symbol.
std::optional<std::string> code_text(const Json& value)
{
    if (value.is_string()) return value.get<std::string>();
    if (!value.is_array()) return std::nullopt;
    std::string text;
    for (const Json& item : value) {
        if (text.size() > codes::max_positions) break;
        const bool good =
            item.is_number_integer() && item.get<std::int64_t>() >= 0 && item.get<std::int64_t>() < codes::max_symbols;
        text += good ? codes::symbol_char(item.get<int>()) : '?';
    }
    return text;
}

} // namespace

std::string RulesText::remedy() { return "give for instance \"p4c6r\" or \"p4c10n\""; }

void RulesText::read(const At& at, const Json& json, Rules& to)
{
    if (!json.is_string()) return at.wrong_type("a string, as \"p4c6r\" or \"p4c10n\"");
    const auto rules = codes::parse_rules(json.get_ref<const std::string&>());
    if (rules) to = *rules;
    else fail(at, rules.error(), {});
}

Json RulesText::write(const Rules& r) { return to_text(r); }

std::string CodeOf::remedy() { return "give a code like \"0012\" or [0,0,1,2]"; }

void CodeOf::read(const At& at, const Json& json, Code& to) const
{
    const auto text = code_text(json);
    if (!text) return at.wrong_type("a string like \"0012\" or an array like [0,0,1,2]");
    const auto code = codes::parse_code(rules, *text);
    if (code) to = *code;
    else fail(at, code.error(), rules);
}

Json CodeOf::write(const Code& code) const { return to_text(rules, code); }

void CodeOf::check(const At& at, const Code& code) const
{
    if (!legal(rules, code)) fail(at, {Error::Kind::bad_symbol}, rules);
}

void History::read(const At& at, const Json& json, std::vector<codes::Clue>& to) const
{
    if (!json.is_array()) return at.wrong_type("an array of {\"guess\":…,\"fijas\":…,\"picas\":…}");
    if (json.size() > codes::max_clues)
        return at.refuse("too_large",
                         " has " + std::to_string(json.size()) + " rows; at most " + std::to_string(codes::max_clues) +
                             " are accepted.",
                         codes::max_clues);
    for (std::size_t i = 0; i < json.size() && !at.failed(); ++i) {
        const At row = at.in(i);
        FieldReader in(row, json[i]);
        fields_of_clue(in, rules_, to.emplace_back());
        in.finish();
        check_row(row, to.back(), i);
    }
}

Json History::write(const std::vector<codes::Clue>& clues) const
{
    return write_value(clues, ListOf{Of{[this](auto& f, auto& clue) { fields_of_clue(f, rules_, clue); }}});
}

void History::check(const At& at, const std::vector<codes::Clue>& clues) const
{
    if (clues.size() > codes::max_clues) at.refuse("too_large", " has too many rows.", codes::max_clues);
    for (std::size_t i = 0; i < clues.size(); ++i) {
        const At row = at.in(i);
        CodeOf{rules_}.check(row.in("guess"), clues[i].guess);
        check_row(row, clues[i], i);
    }
}

void History::check_row(const At& row, const codes::Clue& clue, std::size_t i) const
{
    if (!row.failed() && !possible(rules_, clue.answer))
        row.fail(codes::name(Error::Kind::impossible_answer),
                 sentence(Error::Kind::impossible_answer, row.path(), rules_), static_cast<int>(i));
}

void refuse_unprovable(const At& at, const Rules& r)
{
    if (codes::can_be_proven(r)) return;
    at.fail({"too_large",
             to_text(r) + " has " + std::to_string(code_count(r)) +
                 " codes, too many for a proof; the largest boards are p4c10n, p4c8r, p5c5r.",
             "rules"});
}

double rounded(double bits) { return std::round(bits * 1e9) / 1e9; }

Problem problem_of(const codes::TooLarge& t)
{
    const std::string size = std::to_string(t.size), limit = std::to_string(t.limit);
    switch (t.what) {
    case codes::TooLarge::What::nodes:
        return {"too_large", "Counting these candidates takes more than " + limit +
                                 " nodes; give fewer rows at a time or rules with fewer symbols."};
    case codes::TooLarge::What::candidates:
        return {"too_large", "There are " + size + " candidates, more than the " + limit +
                                 " this can list; give more rows, smaller rules, or the strategy consistent."};
    case codes::TooLarge::What::work:
        return {"too_large", "Weighing takes " + size + " feedbacks (guesses x candidates), more than " + limit +
                                 "; give more rows, or the strategy consistent or one that ends in _consistent."};
    case codes::TooLarge::What::proof:
        return {"too_large", "No guess is proven best for these " + size + " candidates in " + limit +
                                 " nodes; give more rows, a larger max_nodes or none, or the strategy entropy."};
    }
    return {"too_large", "Too large."};
}

Problem contradiction()
{
    return {"contradictory", "No code gives all these answers; codes.knowledge tells which rows to blame.", "history"};
}

} // namespace engine::request
