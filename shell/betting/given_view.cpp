#include "shell/betting/given_view.hpp"
#include "engine/formats/lines.hpp"
#include "shell/betting/dialogs.hpp"
#include "shell/betting/ids.hpp"
#include "shell/kit/figures.hpp"
#include <algorithm>
#include <utility>

namespace shell::betting {

using engine::Fraction;

namespace {

/// The slice of a frame: microseconds until the value is there, then pivots of the ranges, each of up to milliseconds.
std::int64_t slice_of(const engine::extensive::SolveJob& job)
{
    if (!job.solved()) return 2000;
    std::int64_t sequences = 1;
    for (const auto& player : job.form().players) sequences += static_cast<std::int64_t>(player.next.size());
    return std::clamp<std::int64_t>(400'000 / (sequences * sequences), 1, 64);
}

} // namespace

GivenView::GivenView(GivenLog log, Prefs& prefs)
    : GameScreen(std::move(log), prefs, {.pref = "betting.given"}), job_(*game().form, true),
      places_(given_places(tree()))
{
    for (const auto& of_node : payoffs_so_far(tree())) ends_.insert(ends_.end(), of_node.begin(), of_node.end());
    if (auto matrix = engine::formats::matrix_line_of(tree())) matrix_line_ = std::move(matrix->line);
}

Screen::Tick GivenView::tick(Jobs&, const Say&, const Moment&)
{
    Tick out;
    if (done_) return out;
    const bool solved = job_.solved();
    done_ = job_.step(engine::Budget{slice_of(job_)}) == engine::Step::done;
    out.news = done_ || solved != job_.solved();
    return out;
}

std::optional<Fraction> GivenView::share(int node) const
{
    const auto& n = tree().nodes[static_cast<std::size_t>(node)];
    if (n.parent < 0) return std::nullopt;
    const int set = tree().nodes[static_cast<std::size_t>(n.parent)].set;
    const auto& before = tree().sets[static_cast<std::size_t>(set)];
    const auto action = static_cast<std::size_t>(n.action);
    if (before.player < 0) return Fraction(before.probabilities[action]);
    if (!solution() || !analysis_shown()) return std::nullopt;
    return solution()
        ->behaviour[static_cast<std::size_t>(before.player)][static_cast<std::size_t>(game().own_set(set))][action];
}

std::unique_ptr<Dialog> GivenView::dialog(const Action& a)
{
    if (a.id == "rules_dialog"_id) return rules_dialog(engine::betting::Setup{});
    if (a.id == "howto"_id) return how_to_read_a_tree();
    return nullptr;
}

std::vector<MenuItem> GivenView::menu() const
{
    return {{"analysis"_id, Text::show_analysis, Icon::none, analysis_shown()}};
}

void GivenView::add_on_screen(std::string& shown) const
{
    if (ui_.zoom != 0) add_use(shown, "zoom"_id, ui_.zoom);
    if (ui_.set < 0) return;
    for (std::size_t n = 0; n < tree().nodes.size(); ++n)
        if (tree().nodes[n].set == ui_.set) return add_use(shown, make_id("node"_id, static_cast<std::int64_t>(n)), 1);
}

Screen::Outcome GivenView::offer(Commands& c)
{
    Offer matrix{.enabled = !matrix_line_.empty()};
    if (matrix_line_.empty()) matrix.why = c.say(Text::given_no_matrix);
    if (c.add("matrix"_id, Text::given_matrix, std::move(matrix))) return Outcome::replaced(matrix_line_);
    return {};
}

Screen::Outcome GivenView::play(const Action& a, const Say&, Jobs&)
{
    if (a.id == "zoom"_id) {
        if (const auto to = parse_int(a.value, least_zoom, most_zoom)) ui_.zoom = *to;
        return Outcome::shown();
    }
    if (const auto node = suffix_index(a.id, "node"_id, static_cast<int>(tree().nodes.size()) - 1)) {
        const int set = game().player(*node) < 0 ? -1 : tree().nodes[static_cast<std::size_t>(*node)].set;
        ui_.set = set == ui_.set ? -1 : set;
        return Outcome::shown();
    }
    return {};
}

} // namespace shell::betting
