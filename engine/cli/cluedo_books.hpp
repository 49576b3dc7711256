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

/// One card of each kind, uniform.
cluedo::Trio random_trio(const cluedo::Deck&, Rng&);
/// The seat whose turn it is asks this; who can show, shows any of what he can.
void ask_around(cluedo::Play&, const cluedo::Trio&, Rng&);
/// Random questions, as seat 0 sees them.
Notebook random_book(const cluedo::Table&, int questions, Rng&);

/// The number of deals by placing card after card where `d` allows it, and looking at the constraints in the end: what
/// the dynamic program replaces.
Count listed(const cluedo::Table&, std::span<const cluedo::Constraint>, const cluedo::Domains& d);

/// One line: median, 99th percentile, worst.
void tell(std::FILE*, const char* what, std::vector<double> milliseconds);

} // namespace engine::cli
