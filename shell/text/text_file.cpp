#include "shell/text/text_file.hpp"

namespace shell::text {

std::string head(Language l, std::span<const TextSection* const> sections)
{
    std::uint32_t keys = 2166136261; // FNV-1a over the sections' fingerprints
    for (const TextSection* s : sections) keys = (keys ^ s->keys) * 16777619;
    return "sagaz " + std::string(code(l)) + " " + std::to_string(keys) + "\n";
}

std::optional<TextFile> TextFile::read(std::string_view file, std::span<const TextSection* const> sections)
{
    constexpr std::size_t longest = 1 << 18;
    std::size_t count = 0;
    for (const TextSection* s : sections) count += s->size;
    if (file.size() > longest) return std::nullopt;
    for (const Language l : languages) {
        const std::string first = head(l, sections);
        if (!file.starts_with(first)) continue;
        TextFile out;
        out.language_ = l;
        out.all_ = file.substr(first.size());
        out.begins_ = {0};
        for (std::size_t i = 0; i < out.all_.size(); ++i) {
            char& c = out.all_[i];
            if (c == '\n') {
                if (i == out.begins_.back() || out.begins_.size() > count) return std::nullopt; // empty or too many
                c = 0;
                out.begins_.push_back(static_cast<std::uint32_t>(i + 1));
            } else if (c == '\t') c = '\n';
            else if (c >= 0 && c < ' ') return std::nullopt;
        }
        if (out.begins_.size() != count + 1 || out.begins_.back() != out.all_.size()) return std::nullopt;
        return out;
    }
    return std::nullopt;
}

std::string_view TextFile::text(int at) const
{
    const std::uint32_t begin = begins_[static_cast<std::size_t>(at)];
    return std::string_view(all_).substr(begin, begins_[static_cast<std::size_t>(at) + 1] - begin - 1);
}

} // namespace shell::text
