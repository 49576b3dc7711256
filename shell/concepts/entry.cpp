// Starts concepts from options, a saved game or a link, and implements the small methods of their screen.
#include "engine/figures/games.hpp"
#include "shell/concepts/dialogs.hpp"
#include "shell/concepts/ids.hpp"
#include "shell/concepts/view.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/game.hpp"

namespace shell::concepts {
namespace {

using engine::concepts::Gallery;
using engine::concepts::Role;
using engine::concepts::Setup;

std::string line_to_start(Options& options, Place, std::string_view saved, std::uint64_t fresh)
{
    const auto table = options.parsed("rules", engine::named<Gallery>);
    const auto role = options.parsed("role", engine::named<Role>);
    const auto seed = options.parsed("seed", seed_from);
    options.take_hints();
    if (const auto log = engine::concepts::from_line(saved)) {
        const Setup& s = log->setup();
        if ((!table || table == s.gallery) && (!role || *role == s.role) &&
            (!seed || s.role != Role::guess || *seed == s.seed))
            return std::string(saved); // continue the saved game
    }
    Setup wanted;
    if (table) wanted.gallery = *table;
    wanted.role = role.value_or(wanted.role);
    if (wanted.role == Role::guess) wanted.seed = seed.value_or(fresh);
    return engine::concepts::to_line(Log(wanted));
}

} // namespace

const GameEntry concepts_entry{Place::concepts, line_to_start, open_view<View, engine::concepts::from_line>,
                               figure_of_line<engine::figures::concept_borders>, true};

std::vector<MenuItem> View::menu() const
{
    return {{"analysis"_id, Text::show_analysis, Icon::none, analysis_shown()}};
}

std::string View::subtitle(const Say& say, Layout) const
{
    return words(say).name + " · " + say(Text::concepts_attributes, say.count(shape().attributes));
}

std::unique_ptr<Dialog> View::dialog(const Action& a)
{
    if (a.id == "rules_dialog"_id) {
        Setup now = setup();
        if (!now.gallery && now.role == Role::watch) now.own_examples = game().examples; // as changed since
        return rules_dialog(now);
    }
    if (a.id == "howto"_id) return how_to_play();
    return nullptr;
}

} // namespace shell::concepts
