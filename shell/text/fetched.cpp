#include "shell/text/fetched.hpp"
#include "shell/text/text_file.hpp"
#include <array>
#include <utility>

namespace shell::text {
namespace {

std::array<std::optional<TextFile>, languages.size()> files;

std::optional<TextFile>& file_of(Language l) { return files[static_cast<std::size_t>(l)]; }

} // namespace

bool has(Language l) { return file_of(l).has_value(); }

bool give(std::string_view text)
{
    auto file = TextFile::read(text, text_sections());
    if (!file) return false;
    auto& place = file_of(file->language());
    if (!place) place = std::move(file);
    return true;
}

std::string_view pattern(Language l, Text t)
{
    const auto& file = file_of(l);
    if (!file) return {};
    int before = 0;
    for (const TextSection* section : text_sections()) {
        const int at = static_cast<int>(t) - static_cast<int>(section->before) - 1;
        if (at >= 0 && at < section->size) return file->text(before + at);
        before += section->size;
    }
    return {};
}

} // namespace shell::text
