// Opens the version-space screen from the page's options, a saved game or a link, and answers the app's questions.
#include "engine/figures/games.hpp"
#include "engine/lesson/line.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/game.hpp"
#include "shell/pegs/phrases.hpp"
#include "shell/spaces/dialogs.hpp"
#include "shell/spaces/examples.hpp"
#include "shell/spaces/ids.hpp"
#include "shell/spaces/phrases.hpp"
#include "shell/spaces/view.hpp"

namespace shell::spaces {
namespace {

using engine::codes::Face;
using engine::codes::Setup;

std::optional<engine::codes::Rules> rules_from(std::string_view text)
{
    const auto rules = engine::codes::parse_rules(text);
    return rules && spaces_playable(*rules) ? std::optional(*rules) : std::nullopt;
}

struct Seat {
    Who who;
    Oracle oracle;
    bool operator==(const Seat&) const = default;
};

std::optional<Seat> role_from(std::string_view text)
{
    if (text == "guess") return Seat{Who::me, Oracle::seed};
    if (text == "assistant") return Seat{Who::me, Oracle::hand};
    if (text == "learner") return Seat{Who::learner, Oracle::seed};
    if (text == "keeper") return Seat{Who::learner, Oracle::hand};
    return std::nullopt;
}

std::optional<vs::Split> split_from(std::string_view text)
{
    if (text == "map") return vs::Split::never;
    if (text == "split") return vs::Split::paper;
    return std::nullopt;
}

std::string line_to_start(Options& options, Place, std::string_view saved, std::uint64_t fresh)
{
    const auto rules = options.parsed("rules", rules_from);
    const auto role = options.parsed("role", role_from);
    const auto split = options.parsed("strategy", split_from);
    const auto seed = options.parsed("seed", seed_from);
    options.take_hints();
    options.take_graded();
    if (const auto game = Game::from_line(saved)) {
        const Seat now{game->mode().who, game->mode().oracle};
        const bool same = (!rules || *rules == game->rules()) && (!role || *role == now) &&
                          (!split || *split == game->mode().split) && (!seed || *seed == game->seed());
        if (same) return std::string(saved); // the options fit the saved game
    }
    Setup setup;
    setup.rules = rules.value_or(engine::codes::picas_fijas);
    setup.face = !setup.rules.repeats && setup.rules.symbols <= 10 ? Face::digits
                 : setup.rules.symbols <= peg_colours              ? Face::colours
                                                                   : Face::letters;
    setup.seed = seed.value_or(fresh);
    Mode mode;
    if (role) mode.who = role->who, mode.oracle = role->oracle;
    mode.split = split.value_or(vs::Split::never);
    return Game(setup, mode).line();
}

std::string history_figure(const Screen& s, const engine::figures::Style& style)
{
    return engine::figures::codes_history(engine::lesson::codes_line_in(s.line()), style);
}

} // namespace

const GameEntry spaces_entry{Place::spaces, line_to_start, open_view<View, Game::from_line>, history_figure, true};

Screen::Progress View::progress() const
{
    return {static_cast<int>(game_.now().rows.size()), !game_.playing(), game_.success()};
}

std::string View::fresh_line(std::uint64_t seed) const
{
    Setup s = game_.now().setup;
    s.seed = seed;
    return Game(s, game_.mode()).line();
}

std::vector<MenuItem> View::menu() const
{
    std::vector<MenuItem> items;
    if (game_.playing()) items.push_back({"giveup"_id, Text::give_up, Icon::flag, {}});
    items.push_back({"learner"_id, Text::spaces_learner, Icon::edit, {}});
    items.push_back({"analysis"_id, Text::spaces_panel, Icon::none, analysis_shown()});
    items.push_back({"letters"_id, Text::letters_on_pegs, Icon::none, mark() == PegMark::letter});
    return items;
}

std::string View::subtitle(const Say& say, Layout layout) const
{
    std::string out = noise_in_words(say, game_); // first: a phone cuts the rest
    out += (out.empty() ? "" : " · ") + rules_in_words(say, rules(), game_.face(), true);
    if (layout == Layout::desktop) out += " · " + who_in_words(say, game_);
    return out;
}

std::unique_ptr<Dialog> View::dialog(const Action& a)
{
    if (a.id == "rules_dialog"_id) return rules_dialog(game_.now().setup, game_.mode());
    if (a.id == "learner"_id) return learner_dialog(*this);
    if (a.id == "howto"_id) return how_to_play();
    if (a.id == "load_example"_id && !example().line.empty()) return example_dialog(example());
    return nullptr;
}

} // namespace shell::spaces
