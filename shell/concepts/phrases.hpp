#pragma once
// The phrases of concepts that need more than one text.
#include "engine/concepts/read.hpp"
#include "shell/concepts/view.hpp"

namespace shell::concepts {

/// What happens to a member of S or G.
std::string event_in_words(const Say&, const View&, const engine::concepts::Event&);
/// "22 concepts disagree with example 4 and go."
std::string step_in_words(const Say&, const View&);
/// "6 of 28", "G: ⟨…⟩, ⟨…⟩": at most `most` of the concepts, and how many more there are.
std::vector<std::string> concepts_in_words(const Say&, const View&, const std::vector<engine::concepts::Concept>&,
                                           engine::Count count, std::size_t most);
/// "1, 2, 5", counting from 1.
std::string numbers_in_words(const std::vector<int>& examples);
/// What the concepts that are left say of the draft.
/// The plain reason of a collapse: two examples on screen are the same case with opposite labels; "" if none are.
std::string same_case_in_words(const Say&, const View&);
/// Why no concept is left, with the examples to look at; "" while one is left.
std::string collapse_in_words(const Say&, const View&);
std::string votes_in_words(const Say&, const engine::Count accept, const engine::Count of);
std::string sign_of(bool positive); // "+" or "−"
/// With the row as it stands in `text`, cut where it is long.
std::string read_error_in_words(const Say&, std::string_view text, engine::concepts::ReadError);
/// "5 examples were read, with 3 attributes.", and what was left out or added.
std::string read_in_words(const Say&, const engine::concepts::ReadTable&);

} // namespace shell::concepts
