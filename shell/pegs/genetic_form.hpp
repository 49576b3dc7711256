#pragma once
// The genetic algorithm's parameters as form fields, and a dialog with only these fields.
#include "engine/codes/strategies/genetic_options.hpp"
#include "shell/kit/fields.hpp"
#include <functional>
#include <memory>

namespace shell::pegs {
using namespace kit;

class GeneticFields {
public:
    explicit GeneticFields(const engine::codes::GeneticOptions& now);
    void fields(Fields&);
    const engine::codes::GeneticOptions& options() const { return options_; }

private:
    engine::codes::GeneticOptions options_;
    std::string population_; // as typed
};

/// `take` receives the chosen options. It returns why they cannot be used; "" = it uses them.
std::unique_ptr<Dialog>
genetic_dialog(const engine::codes::GeneticOptions& now,
               std::function<std::string(const engine::codes::GeneticOptions&, const Say&)> take);

} // namespace shell::pegs
