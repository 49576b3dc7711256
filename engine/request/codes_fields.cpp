#include "engine/request/codes_fields.hpp"
#include <cmath>

namespace engine::request {
namespace {

using codes::Code;
using codes::Error;
using codes::Rules;

std::string range(int least, int most) { return std::to_string(least) + " to " + std::to_string(most); }

/// A sentence about a text of this field.
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

void fail(Reader& in, const Error& e, std::string_view name, const Rules& r)
{
    in.fail({codes::name(e.kind), sentence(e.kind, in.path(name), r), in.path(name), e.at});
}

/// The text of a code given as a string or as an array of numbers; '?' stands for what is no symbol.
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

Rules read_rules(Reader& in)
{
    const Json* value = in.require("rules", "give for instance \"p4c6r\" or \"p4c10n\"");
    if (value == nullptr) return {};
    if (!value->is_string()) {
        in.fail({"wrong_type", "rules must be a string, as \"p4c6r\" or \"p4c10n\".", in.path("rules")});
        return {};
    }
    const auto rules = codes::parse_rules(value->get_ref<const std::string&>());
    if (rules) return *rules;
    fail(in, rules.error(), "rules", {});
    return {};
}

std::optional<Code> read_code(Reader& in, const Rules& r, std::string_view name)
{
    const Json* value = in.find(name);
    if (value == nullptr || in.failed()) return std::nullopt;
    const auto text = code_text(*value);
    if (!text) {
        in.fail({"wrong_type", in.path(name) + " must be a string like \"0012\" or an array like [0,0,1,2].",
                 in.path(name)});
        return std::nullopt;
    }
    const auto code = codes::parse_code(r, *text);
    if (code) return *code;
    fail(in, code.error(), name, r);
    return std::nullopt;
}

Code require_code(Reader& in, const Rules& r, std::string_view name)
{
    if (in.require(name, "give a code like \"0012\" or [0,0,1,2]") == nullptr) return {};
    return read_code(in, r, name).value_or(Code{});
}

std::vector<codes::Clue> read_history(Reader& in, const Rules& r)
{
    std::vector<codes::Clue> clues;
    const Json* value = in.find("history");
    if (value == nullptr || in.failed()) return clues;
    if (!value->is_array()) {
        in.fail({"wrong_type", "history must be an array of {\"guess\":…,\"fijas\":…,\"picas\":…}.", "history"});
        return clues;
    }
    if (value->size() > codes::max_clues) {
        in.fail({"too_large",
                 "history has " + std::to_string(value->size()) + " rows; at most " + std::to_string(codes::max_clues) +
                     " are accepted.",
                 "history", codes::max_clues});
        return clues;
    }
    for (std::size_t i = 0; i < value->size() && !in.failed(); ++i) {
        const std::string at = "history[" + std::to_string(i) + "]";
        Reader row((*value)[i], at + ".");
        codes::Clue clue;
        clue.guess = require_code(row, r, "guess");
        clue.answer.black = static_cast<std::uint8_t>(row.require_number("fijas", 0, r.positions));
        clue.answer.white = static_cast<std::uint8_t>(row.require_number("picas", 0, r.positions));
        auto problem = row.finish();
        if (!problem && !possible(r, clue.answer))
            problem = Problem{codes::name(Error::Kind::impossible_answer),
                              sentence(Error::Kind::impossible_answer, at, r), at, static_cast<int>(i)};
        if (problem) in.fail(*problem);
        clues.push_back(clue);
    }
    return clues;
}

codes::Strategy read_strategy(Reader& in, const Rules& r, const std::string& others)
{
    codes::Strategy strategy;
    std::string known;
    const auto add = [&](codes::StrategyKind kind) {
        if (!codes::is_apart(kind)) known.append(known.empty() ? "" : ", ").append(codes::name(kind));
    };
    for (const codes::StrategyKind kind : codes::strategy_kinds) {
        add(kind);
        if (codes::weighs(kind)) add(codes::confined(kind));
    }
    const std::string name = in.word("strategy", "");
    const auto kind = codes::strategy_from(name);
    const bool found = kind && !codes::is_apart(*kind);
    if (found) strategy.kind = *kind;
    const std::string remedy = "known strategies are " + known + others;
    if (in.require("strategy", remedy) == nullptr) return strategy;
    if (!found)
        in.fail(
            {"unknown_strategy", "There is no strategy " + in_quotes(name) + "; " + remedy + ".", in.path("strategy")});

    if (const Json* value = in.find("options"); value != nullptr && !in.failed()) {
        Reader options(*value, in.path("options."));
        strategy.first = read_code(options, r, "first");
        if (const auto problem = options.finish()) in.fail(*problem);
    }
    return strategy;
}

Json to_json(const Rules& r, const std::vector<Code>& list)
{
    Json json = Json::array();
    for (const Code& c : list) json.push_back(to_text(r, c));
    return json;
}

Json to_json(const codes::Partition& p)
{
    Json json = Json::array();
    for (const codes::Part& part : p.parts)
        json.push_back(Json::array({part.answer.black, part.answer.white, part.size}));
    return json;
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

Problem too_large_for_proof(const Rules& r, std::string_view where)
{
    return {"too_large",
            to_text(r) + " has " + std::to_string(code_count(r)) +
                " codes, too many for a proof; the largest boards are p4c10n, p4c8r, p5c5r.",
            std::string(where)};
}

Problem contradiction()
{
    return {"contradictory", "No code gives all these answers; codes.knowledge tells which rows to blame.", "history"};
}

} // namespace engine::request
