#pragma once
// Notebooks of random games, for benches and measurements.
#include "engine/base/count.hpp"
#include "engine/cluedo/constraint.hpp"
#include "engine/cluedo/play.hpp"
#include <cstdio>

namespace engine::cli {

struct Notebook {
    cluedo::View view{};
    std::vector<cluedo::Entry> entries;
};

/// One card of each kind, uniformly.
cluedo::Trio random_trio(const cluedo::Deck&, Rng&);
/// The seat whose turn it is asks; the first seat that can show picks one of its matching cards uniformly.
void ask_around(cluedo::Play&, const cluedo::Trio&, Rng&);
/// Random questions, as seat 0 sees them.
Notebook random_book(const cluedo::Table&, int questions, Rng&);

/// Number of deals by placing card after card within `d` and testing the constraints at the end: the naive baseline of
/// the dynamic program.
Count listed(const cluedo::Table&, std::span<const cluedo::Constraint>, const cluedo::Domains& d);

/// Prints one line: median, 99th percentile, worst.
void tell(std::FILE*, const char* what, std::vector<double> milliseconds);

} // namespace engine::cli
