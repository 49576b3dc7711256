#pragma once
// A fetched file with one program's texts in one language. It comes from outside (another version, cut off, an error
// page), so it is accepted only if it is complete and fits.
#include "shell/text/text.hpp"
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shell::text {

class TextFile {
public:
    /// The text that cmake/texts.py writes (page_file), from the line "sagaz <language> <fingerprint of the keys>" on.
    static std::optional<TextFile> read(std::string_view, std::span<const TextSection* const>);

    Language language() const { return language_; }
    /// at: index over all sections' texts, in the order of the sections.
    std::string_view text(int at) const;

private:
    Language language_{};
    std::string all_;                   // texts, each null-terminated
    std::vector<std::uint32_t> begins_; // offsets in all_, and its size
};

/// The first line that a fitting file must have.
std::string head(Language, std::span<const TextSection* const>);

} // namespace shell::text
