#pragma once
// A notebook of Cluedo as DIMACS CNF: satisfiable if a deal exists, and with as many models as there are deals.
#include "engine/formats/notebook.hpp"

namespace engine::formats {

/// Clauses over variables numbered from 1; -v is the negation. An empty clause has no model.
struct Cnf {
    int variables = 0;
    std::vector<std::vector<int>> clauses;
};

/// Variable 1 + card · holders + holder is true where the holder has the card. Others count the cards of a hand (C. Sinz,
/// "Towards an optimal CNF encoding of Boolean cardinality constraints", 2005), as equivalences: the cards determine
/// them, so that every deal is one model.
Cnf cnf_of(const cluedo::View&, std::span<const cluedo::Entry>);

/// The file's text: comments with the variables' meaning, the header, the clauses.
std::string to_dimacs(const Cnf&, const Notebook&);

} // namespace engine::formats
