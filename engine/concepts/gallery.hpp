#pragma once
// Tables that come with the program, as shapes and examples; shell/text has their words.
#include "engine/base/named.hpp"
#include "engine/concepts/table.hpp"

namespace engine::concepts {

ENGINE_NAMED(Gallery,
             sport,   // EnjoySport: T. Mitchell, Machine Learning, 1997, table 2.1
             tennis,  // J. R. Quinlan, "Induction of Decision Trees", Machine Learning 1 (1986): no concept of L fits
             animals, // our own: five animals leave one concept
             books,   // our own: no concept of L fits, one of L2 does
             restaurant, // S. Russell, P. Norvig, Artificial Intelligence, 1995, ch. 18, 8 of 10 attributes: none fits
             code        // our own: codes of 1 to 4 that agree with "1 in place, 0 elsewhere" to 123: none fits
);

struct Sample {
    Shape shape;
    std::vector<Example> examples;
};
const Sample& sample(Gallery);

} // namespace engine::concepts
