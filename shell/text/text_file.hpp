#pragma once
// A language's texts of one program as the page fetches them. The file comes from outside: from another version, cut off, or
// another site's page of errors; it is taken whole and fitting, or not at all.
#include "shell/text/text.hpp"
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shell::text {

class TextFile {
public:
    /// As cmake/texts.py writes it (page_file), from the line "sagaz <language> <fingerprint of the keys>" on.
    static std::optional<TextFile> read(std::string_view, std::span<const TextSection* const>);

    Language language() const { return language_; }
    /// 0 ≤ at < the sections' texts in their order.
    std::string_view text(int at) const;

private:
    Language language_{};
    std::string all_;                   // each text ends with a 0
    std::vector<std::uint32_t> begins_; // one more than there are texts
};

/// The first line of a fitting file.
std::string head(Language, std::span<const TextSection* const>);

} // namespace shell::text
