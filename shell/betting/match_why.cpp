// The texts of a variant's why buttons: the game's value as a sum over the deals, and what a plan loses.
#include "engine/extensive/values.hpp"
#include "shell/betting/match_words.hpp"
#include "shell/betting/phrases.hpp"
#include "shell/kit/fractions.hpp"

namespace shell::betting {

using engine::Fraction;

std::string MatchView::why(const Say& say, std::string_view id) const
{
    if (!analysis_shown() || (tab() == MatchTab::play && game().finished() == 0)) return {};
    if (id == "why:value" && tab() != MatchTab::plan) {
        const auto values = node_values(book().tree, book().form, book().solution.behaviour);
        const bool played = tab() == MatchTab::play; // the row beside the rounds is the person's, the others are MAX's
        const auto whose = [&](const Fraction& to_max) { return played ? mine(to_max) : to_max; };
        std::string sum;
        for (std::size_t d = 0; d < chances_.size(); ++d) {
            const Fraction v = whose(values[static_cast<std::size_t>(book().tree.nodes[0].children[d])]);
            const std::string value = written(v);
            sum += (sum.empty() ? "" : " + ") + book().deal(static_cast<int>(d)) + " " + written(chances_[d]) + " · " +
                   (v.sign() < 0 ? "(" + value + ")" : value);
        }
        return say(Text::betting_why_value, sum, written(whose(book().solution.value)));
    }
    if (id != "why:exploitable" || tab() != MatchTab::plan) return {};
    const auto& e = plan_.exploit;
    return say(Text::variant_why_exploitable, written(e.value), written(e.held), written(e.loss));
}

} // namespace shell::betting
