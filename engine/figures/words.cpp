#include "engine/figures/words.hpp"
#include <array>

namespace engine::figures {
namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Word::end)> in_english{
#define FIGURE_WORD(name, english) english,
#include "engine/figures/words.def"
#undef FIGURE_WORD
};

} // namespace

std::string_view english(Word w) { return in_english[static_cast<std::size_t>(w)]; }

std::string Words::operator()(Word w) const
{
    const auto i = static_cast<std::size_t>(w);
    return i < said.size() && !said[i].empty() ? said[i] : std::string(english(w));
}

std::string Words::operator()(Word w, std::size_t n) const
{
    std::string out = (*this)(w);
    const std::size_t from = out.find('{'), to = out.find('}');
    return from == out.npos || to == out.npos ? out : out.replace(from, to - from + 1, std::to_string(n));
}

} // namespace engine::figures
