#include "engine/concepts/gallery.hpp"

namespace engine::concepts {
namespace {

/// Examples as "+001 -210": a sign, then a digit for each attribute.
Sample sample_of(const Shape& shape, std::string_view words)
{
    Sample out{shape, {}};
    for (std::size_t at = 0; at < words.size(); at += static_cast<std::size_t>(shape.attributes) + 2) {
        Example e{{}, words[at] == '+'};
        for (int i = 0; i < shape.attributes; ++i)
            e.values[static_cast<std::size_t>(i)] =
                static_cast<std::uint8_t>(words[at + 1 + static_cast<std::size_t>(i)] - '0');
        out.examples.push_back(e);
    }
    return out;
}

} // namespace

const Sample& sample(Gallery name)
{
    static const std::array all{
        // Sky: Sunny, Cloudy, Rainy; Air: Warm, Cold; Humidity: Normal, High; Wind: Strong, Weak; Water: Warm, Cool;
        // Forecast: Same, Change
        sample_of({6, {3, 2, 2, 2, 2, 2}}, "+000000 +001000 -211001 +001011"),
        // Outlook: Sunny, Overcast, Rain; Temperature: Hot, Mild, Cool; Humidity: High, Normal; Wind: Weak, Strong
        sample_of({4, {3, 3, 2, 2}}, "-0000 -0001 +1000 +2100 +2210 -2211 +1211 -0100 +0210 +2110 +0111 +1101 +1010 "
                                     "-2101"),
        // Skin: Hair, Feathers, Scales; Legs: None, Two, Four; Eggs: No, Yes; Lives in: Land, Water.
        // A dog, a hen, a seal, a lizard, a platypus
        sample_of({4, {3, 3, 2, 2}}, "+0200 -1110 +0001 -2210 +0211"),
        // Genre: Novel, Crime, Poetry, Comic; Length: Short, Medium, Long; Year: Recent, Old
        sample_of({3, {4, 3, 2}}, "+100 +011 -200 -021 +110 -301"),
        // Alternative, Friday, Hungry: Yes, No; Guests: None, Some, Full; Price: $, $$, $$$; Reservation: Yes, No;
        // Kitchen: French, Italian, Thai, Burger; Wait: to 10 minutes, to 30, to 60, more
        sample_of({8, {2, 2, 2, 3, 3, 2, 4, 4}},
                  "+01012000 -01020122 +11110130 +00020121 -00122003 +11011010 -11100130 +11011020 -10120133 -00022011 "
                  "-11100120 +00020132"),
        // A digit for each of three positions
        sample_of({3, {4, 4, 4}}, "+033 -013 +003 -333 +313"),
    };
    return all[static_cast<std::size_t>(name)];
}

} // namespace engine::concepts
