#pragma once
// A table and its concepts in words of a language.
#include "engine/concepts/game.hpp"
#include "shell/text/text.hpp"
#include <string>
#include <vector>

namespace shell::concepts {
using namespace text;

/// mitchell: ⟨Sunny, ?⟩, ∅ for nothing; source: ⟨Sunny, *⟩, ? for nothing yet (source 000); words: "Sky is Sunny".
ENGINE_NAMED(Notation, mitchell, source, words);

/// The letter of the border of the most specific concepts: E is the source's, for "específico".
constexpr const char* specific_border(Notation n) { return n == Notation::source ? "E" : "S"; }

struct TableWords {
    std::string name, question, about, label; // label: of its column; "" = the usual word
    std::vector<engine::concepts::Attribute> attributes;

    const std::string& value(int attribute, int value) const
    {
        return attributes[static_cast<std::size_t>(attribute)].values[static_cast<std::size_t>(value)];
    }
    const std::string& attribute(int i) const { return attributes[static_cast<std::size_t>(i)].name; }
};

TableWords table_words(const Say&, const engine::concepts::Setup&);
TableWords gallery_words(const Say&, engine::concepts::Gallery);
Text gallery_name(engine::concepts::Gallery);

/// An attribute's part of a concept: "Sunny", "Sunny/Cloudy", "?", "∅".
std::string part_in_words(const TableWords&, const engine::concepts::Shape&, engine::concepts::Concept, int attribute,
                          Notation);
std::string concept_in_words(const Say&, const TableWords&, const engine::concepts::Shape&, engine::concepts::Concept,
                             Notation);
/// "Sunny, Warm, Normal".
std::string instance_in_words(const TableWords&, const engine::concepts::Instance&);

} // namespace shell::concepts
