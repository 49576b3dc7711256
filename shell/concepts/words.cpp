#include "shell/concepts/words.hpp"
#include <array>
#include <string_view>

namespace shell::concepts {
namespace {

using engine::concepts::Attribute;
using engine::concepts::Concept;
using engine::concepts::Gallery;
using engine::concepts::Shape;

struct GalleryTexts {
    Text name, question, about, words;
};
constexpr std::array gallery_texts{
    GalleryTexts{Text::concepts_name_sport, Text::concepts_ask_sport, Text::concepts_about_sport,
                 Text::concepts_words_sport},
    GalleryTexts{Text::concepts_name_tennis, Text::concepts_ask_tennis, Text::concepts_about_tennis,
                 Text::concepts_words_tennis},
    GalleryTexts{Text::concepts_name_animals, Text::concepts_ask_animals, Text::concepts_about_animals,
                 Text::concepts_words_animals},
    GalleryTexts{Text::concepts_name_books, Text::concepts_ask_books, Text::concepts_about_books,
                 Text::concepts_words_books},
    GalleryTexts{Text::concepts_name_restaurant, Text::concepts_ask_restaurant, Text::concepts_about_restaurant,
                 Text::concepts_words_restaurant},
    GalleryTexts{Text::concepts_name_code, Text::concepts_ask_code, Text::concepts_about_code,
                 Text::concepts_words_code},
};
static_assert(gallery_texts.size() == engine::enumerators<Gallery>.size());

const GalleryTexts& texts_of(Gallery g) { return gallery_texts[static_cast<std::size_t>(g)]; }

/// Removes and returns the part before the separator, without the spaces around it.
std::string taken(std::string_view& text, char separator)
{
    const auto end = std::min(text.find(separator), text.size());
    std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    while (part.starts_with(' ')) part.remove_prefix(1);
    return std::string(part);
}

/// "Sky: Sunny, Cloudy; Air: Warm, Cold".
std::vector<Attribute> attributes_from(std::string_view words)
{
    std::vector<Attribute> out;
    while (!words.empty()) {
        const std::string one = taken(words, ';');
        std::string_view rest = one;
        Attribute& a = out.emplace_back();
        a.name = taken(rest, ':');
        while (!rest.empty()) a.values.push_back(taken(rest, ','));
    }
    return out;
}

/// The allowed values, between "/".
std::string values_in_words(const TableWords& words, const Shape& s, Concept c, int attribute)
{
    std::string out;
    for (int v = 0; v < s.values[static_cast<std::size_t>(attribute)]; ++v)
        if ((allowed(c, attribute) >> v & 1u) != 0) out += (out.empty() ? "" : "/") + words.value(attribute, v);
    return out;
}

} // namespace

Text gallery_name(Gallery g) { return texts_of(g).name; }

TableWords gallery_words(const Say& say, Gallery g)
{
    const GalleryTexts& t = texts_of(g);
    return {say(t.name), say(t.question), say(t.about), "", attributes_from(say(t.words))};
}

TableWords table_words(const Say& say, const engine::concepts::Setup& s)
{
    if (s.gallery) return gallery_words(say, *s.gallery);
    const std::string& label = s.own.label;
    return {say(Text::concepts_name_own), label.empty() ? say(Text::concepts_ask_own) : label, "", label,
            s.own.attributes};
}

std::string part_in_words(const TableWords& words, const Shape& s, Concept c, int attribute, Notation n)
{
    if (c.is_empty()) return n == Notation::source ? "?" : "∅";
    if (is_any(s, c, attribute)) return n == Notation::source ? "*" : "?";
    return values_in_words(words, s, c, attribute);
}

std::string concept_in_words(const Say& say, const TableWords& words, const Shape& s, Concept c, Notation n)
{
    std::string out;
    if (n == Notation::words) {
        if (c.is_empty()) return say(Text::concepts_nothing);
        for (int i = 0; i < s.attributes; ++i) {
            if (is_any(s, c, i)) continue;
            out +=
                (out.empty() ? "" : ", ") + say(Text::concepts_is, words.attribute(i), values_in_words(words, s, c, i));
        }
        return out.empty() ? say(Text::concepts_everything) : out;
    }
    for (int i = 0; i < s.attributes; ++i) out += (i > 0 ? ", " : "⟨") + part_in_words(words, s, c, i, n);
    return out + "⟩";
}

std::string instance_in_words(const TableWords& words, const engine::concepts::Instance& x)
{
    std::string out;
    for (std::size_t i = 0; i < words.attributes.size() && i < x.size(); ++i)
        out += (i > 0 ? ", " : "") + words.value(static_cast<int>(i), x[i]);
    return out;
}

} // namespace shell::concepts
