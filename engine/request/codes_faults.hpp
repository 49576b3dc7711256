#pragma once
// Sentences for people about a strategy in writing: for requests and for `sagaz optimal --check`.
#include "engine/codes/optimal/written.hpp"

namespace engine::request {

/// The problem's kind, as `missed_secret`.
std::string_view kind_of(const codes::optimal::TreeFault&);
/// "line 3, character 7", both from 1.
std::string place_in(std::string_view text, std::size_t at);
/// What is wrong there, and what to do.
std::string sentence_of(const codes::Rules&, const codes::optimal::TreeFault&);

} // namespace engine::request
