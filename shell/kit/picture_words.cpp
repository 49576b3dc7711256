#include "shell/kit/picture_words.hpp"
#include "shell/kit/theme_tokens.hpp"
#include <array>
#include <cmath>

namespace shell::kit {
namespace {

/// Rounds to 4 px. The offset keeps whole and half pixels away from the rounding boundary, so that results are stable.
std::string place_in_words(float v)
{
    if (v >= 0 && v < 4) return std::to_string(std::lround(v + 0.137f)); // radii, line widths
    return std::to_string(4 * static_cast<long>(std::floor((v + 2.137f) / 4)));
}

} // namespace

ColourNames::ColourNames(const Theme& t)
{
    const auto add = [this](const std::string& name, Colour c) { names_.emplace(c & 0xffffffu, name); };
    each_token(t, add);
    for (int i = 0; i < peg_colours; ++i) add(std::string("peg_") + peg_look(i).letter, peg_look(i).fill);
}

std::string ColourNames::operator()(Colour c) const
{
    const auto found = names_.find(c & 0xffffffu);
    std::string out = found == names_.end() ? "mixed" : found->second; // an eased colour between two tokens
    if (const auto opacity = c >> 24; opacity != 255) out += '%' + std::to_string((opacity * 20 + 127) / 255 * 5);
    return out;
}

PictureWords::PictureWords(const Theme& t) : names_(t), text_(t.text) { set_paint_listener(this); }
PictureWords::~PictureWords() { set_paint_listener(nullptr); }

void PictureWords::shape(std::string_view what, std::span<const float> numbers, Colour c)
{
    const std::string colour = names_(c);
    if (colour.starts_with("shadow")) return; // a soft shadow is three shapes: left out
    std::string line(what);
    // a long path is written by its ends only
    const bool path = what == "line" || what == "polygon";
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (!path || numbers.size() <= 12 || i < 4 || i + 4 >= numbers.size()) line += ' ' + place_in_words(numbers[i]);
    if (path && numbers.size() > 12) line += " of " + std::to_string(numbers.size() / 2);
    add(line + ' ' + colour);
}

void PictureWords::text(Point at, float, std::string_view words, const TextStyle& s)
{
    constexpr std::array aligned{"", " middle", " right"};
    add("text " + place_in_words(at.x) + ' ' + place_in_words(at.y) + ' ' + std::to_string(std::lround(s.size)) +
        (s.weight == Weight::bold ? " bold" : "") + aligned[static_cast<std::size_t>(s.align)] + ' ' +
        names_(s.colour ? s.colour : text_) + " \"" + std::string(words) + '"');
}

void PictureWords::add(const std::string& line)
{
    lines_ += line;
    lines_ += '\n';
}

} // namespace shell::kit
