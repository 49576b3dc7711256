// Starts the laboratory from options, a saved experiment or a link.
#include "shell/kit/figures.hpp"
#include "shell/kit/game.hpp"
#include "shell/lab/dialogs.hpp"
#include "shell/lab/ids.hpp"
#include "shell/lab/phrases.hpp"
#include "shell/lab/view.hpp"

namespace shell::lab {
namespace {

using engine::codes::StrategyKind;
using engine::lab::Experiment;

std::optional<engine::codes::Rules> board_from(std::string_view text)
{
    const auto rules = engine::codes::parse_rules(text);
    return rules ? std::optional(*rules) : std::nullopt;
}

/// The default experiment: the four best known strategies.
Experiment usual(std::uint64_t seed)
{
    Experiment e;
    e.strategies = {StrategyKind::consistent, StrategyKind::knuth, StrategyKind::entropy, StrategyKind::most_parts};
    e.seed = seed;
    return e;
}

std::string line_to_start(Options& options, Place, std::string_view saved, std::uint64_t fresh)
{
    const auto rules = options.parsed("rules", board_from);
    const auto seed = options.parsed("seed", seed_from);
    if (const auto log = engine::lab::from_line(saved)) {
        const Experiment& e = log->setup();
        if ((!rules || *rules == e.rules) && (!seed || *seed == e.seed)) return std::string(saved);
    }
    Experiment wanted = usual(seed.value_or(fresh));
    if (rules) wanted.rules = *rules;
    if (!engine::lab::can_play_all(wanted.rules)) wanted.games = 1'000;
    return engine::lab::to_line(Log(wanted));
}

} // namespace

const GameEntry lab_entry{
    Place::lab, line_to_start, open_view<View, engine::lab::from_line>,
    [](const Screen& s, const engine::figures::Style& style) { return static_cast<const View&>(s).figure(style); }};

std::string View::subtitle(const Say& say, Layout layout) const
{
    const auto face = experiment().rules.repeats ? engine::codes::Face::colours : engine::codes::Face::digits;
    return pegs::rules_in_words(say, experiment().rules, face, layout != Layout::desktop);
}

std::unique_ptr<Dialog> View::dialog(const Action& a)
{
    if (a.id == "rules_dialog"_id) return rules_dialog(experiment());
    if (a.id == "race_dialog"_id) return race_dialog(*this);
    if (a.id == "given_dialog"_id) return given_dialog(experiment().rules);
    if (a.id == "genetic_dialog"_id) return genetic_dialog(*this);
    if (a.id == "howto"_id) return how_to_play();
    return nullptr;
}

} // namespace shell::lab
