#pragma once
// The fields of every codes.* request: rules, codes as strings or arrays, histories, strategies. Also turns their
// errors and sizes into sentences.
#include "engine/codes/candidates.hpp"
#include "engine/codes/partition.hpp"
#include "engine/codes/strategies/choose.hpp"
#include "engine/request/reader.hpp"
#include <optional>
#include <string>
#include <vector>

namespace engine::request {

/// "rules", required.
codes::Rules read_rules(Reader&);
std::optional<codes::Code> read_code(Reader&, const codes::Rules&, std::string_view name);
codes::Code require_code(Reader&, const codes::Rules&, std::string_view name);
/// "history": [{guess, fijas, picas}, …]; default: no rows.
std::vector<codes::Clue> read_history(Reader&, const codes::Rules&);
/// "strategy" (required) and "options": a strategy of the menu; an error lists the menu followed by `others`.
codes::Strategy read_strategy(Reader&, const codes::Rules&,
                              const std::string& others = "; version_space plays elsewhere");

Json to_json(const codes::Rules&, const std::vector<codes::Code>&);
/// [[black, white, count], …]
Json to_json(const codes::Partition&);
/// Rounded to nine decimals, because the last bits of a logarithm differ between C libraries.
double rounded(double bits);

Problem problem_of(const codes::TooLarge&);
/// The error for rules too large for a proof; `where`: the field.
Problem too_large_for_proof(const codes::Rules&, std::string_view where);
Problem contradiction();

} // namespace engine::request
