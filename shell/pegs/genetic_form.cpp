#include "shell/pegs/genetic_form.hpp"
#include "engine/session/words.hpp"
#include "shell/kit/form.hpp"
#include "shell/pegs/ids.hpp"
#include <array>

namespace shell::pegs {

using engine::codes::GeneticOptions;

namespace {

constexpr std::array breeding_names{Text::genetic_replace, Text::genetic_join, Text::genetic_alone};

/// A probability as a whole percentage. A finer value is kept until the player changes it.
void percent_field(Fields& f, Id id, Text label, int& thousandths)
{
    int percent = thousandths / 10;
    if (f.number(id, label, percent, 0, 100).slider()) thousandths = 10 * percent;
}

class GeneticForm final : public Form {
public:
    GeneticForm(const GeneticOptions& now, std::function<std::string(const GeneticOptions&, const Say&)> take)
        : fields_(now), take_(std::move(take))
    {}

private:
    void fields(Fields& f) override
    {
        f.title = f.say(Text::genetic_title);
        f.go_label = Text::genetic_take;
        fields_.fields(f);
    }
    void carry_out(DialogOutcome& out, const Say& say) override
    {
        out.message = take_(fields_.options(), say);
        out.changed = out.close = out.message.empty();
    }

    GeneticFields fields_;
    std::function<std::string(const GeneticOptions&, const Say&)> take_;
};

} // namespace

GeneticFields::GeneticFields(const GeneticOptions& now) : options_(now), population_(std::to_string(now.population)) {}

void GeneticFields::fields(Fields& f)
{
    Line how;
    how.typed = Typed::figures;
    how.longest = 5;
    f.line("drawn_codes"_id, Text::genetic_population, population_, how);
    f.choice("breeding"_id, Text::genetic_breeding, options_.breeding, breeding_names).list();
    percent_field(f, "mutation"_id, Text::genetic_mutation, options_.mutation);
    percent_field(f, "crossover"_id, Text::genetic_crossover, options_.crossover);
    percent_field(f, "transpose"_id, Text::genetic_transpose, options_.transpose);
    f.toggle("all_answers"_id, Text::genetic_all_answers, options_.all_answers);
    f.toggle("refilter"_id, Text::genetic_refilter, options_.refilter);
    const auto n = engine::session::number(population_, engine::codes::max_population);
    if (n && *n > 0) options_.population = static_cast<int>(*n);
    else f.refuse(f.say(Text::genetic_bad_population, f.say.count(engine::codes::max_population)));
}

std::unique_ptr<Dialog> genetic_dialog(const GeneticOptions& now,
                                       std::function<std::string(const GeneticOptions&, const Say&)> take)
{
    return std::make_unique<GeneticForm>(now, std::move(take));
}

} // namespace shell::pegs
