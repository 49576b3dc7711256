#include "shell/betting/match_view.hpp"
#include "engine/base/sort.hpp"
#include "shell/betting/dialogs.hpp"
#include "shell/betting/ids.hpp"
#include "shell/betting/match_words.hpp"
#include "shell/betting/phrases.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/fractions.hpp"
#include <algorithm>
#include <numeric>

namespace shell::betting {

using engine::Fraction;
using engine::betting::Act;
using engine::betting::Human;
using engine::betting::rank_name;
using engine::betting::Variant;
using engine::extensive::Behaviour;

namespace {

constexpr int usual_parts = 12, most_parts = 240;
constexpr std::string_view plan_pref = "betting.plan"; // "<task>:6,12,-1,": MatchState::plan of one game

/// The least multiple of usual_parts in which every number is a whole number of parts; usual_parts if that is too fine.
int parts_for(const engine::betting::Book& book, int player)
{
    engine::Integer all(usual_parts);
    const auto take = [&](const Fraction& f) { all = all / gcd(all, f.den()) * f.den(); };
    for (const auto& set : book.solution.behaviour[static_cast<std::size_t>(player)])
        for (const Fraction& p : set) take(p);
    for (const auto& set : (*book.solution.ranges)[static_cast<std::size_t>(player)])
        for (const auto& r : set) take(r.least), take(r.most);
    for (int n = usual_parts; n <= most_parts; n += usual_parts)
        if (all == engine::Integer(n)) return n;
    return usual_parts;
}

} // namespace

MatchView::MatchView(MatchLog log, Prefs& prefs)
    : GameScreen(std::move(log), prefs,
                 {.pref = "betting.analysis", .tabs = 4, .names = match_tabs, .group = Text::betting_tabs}),
      parts_(parts_for(book(), me()))
{
    ui_.plan.assign(book().form.players[static_cast<std::size_t>(me())].sets.size(), parts_ / 2);
    recall_plan();
    for (const auto& p : book().tree.sets[0].probabilities) chances_.emplace_back(p);
    renew_plan();
}

void MatchView::recall_plan()
{
    const std::string_view kept = prefs_.get(plan_pref), game = kept.substr(0, kept.find(':'));
    if (game != task()) return;
    std::vector<int> plan;
    for (auto rest = kept.substr(std::min(game.size() + 1, kept.size())); !rest.empty();) {
        const auto end = std::min(rest.find(','), rest.size());
        const auto step = parse_int(rest.substr(0, end), -1, parts_);
        if (!step) return;
        plan.push_back(*step);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    if (plan.size() == ui_.plan.size()) ui_.plan = std::move(plan);
}

void MatchView::change_plan()
{
    std::string kept = task() + ":";
    for (const int step : ui_.plan) kept += std::to_string(step) + ",";
    prefs_.set(plan_pref, kept);
    ui_.twenty = 0;
    renew_plan();
}

void MatchView::renew_plan()
{
    const auto& optimal = book().solution.behaviour[static_cast<std::size_t>(me())];
    plan_.own = optimal;
    for (std::size_t s = 0; s < ui_.plan.size(); ++s) {
        if (ui_.plan[s] < 0 || plan_.own[s].size() != 2) continue;
        const Fraction p = Fraction(ui_.plan[s]) / Fraction(parts_);
        plan_.own[s] = {p, Fraction(1) - p};
    }
    plan_.exploit = engine::betting::exploit(book(), me(), plan_.own);
    plan_.best.clear();
    for (std::size_t s = 0; s < plan_.own.size(); ++s)
        plan_.best.push_back(plan_.own[s].size() == 2
                                 ? engine::betting::best_at(book(), me(), plan_.own, static_cast<int>(s))
                                 : engine::betting::Range{1, 1});
}

std::vector<int> MatchView::sets_by_card(int player) const
{
    std::vector<int> sets(book().form.players[static_cast<std::size_t>(player)].sets.size());
    std::iota(sets.begin(), sets.end(), 0);
    if (setup().rules.variant != Variant::kuhn) return sets;
    const int ranks = static_cast<int>(setup().rules.ranks.size());
    const auto rank = [&](int set) {
        int r = 0;
        while (r < ranks && rank_name(ranks, r)[0] != card_of_set(*this, player, set)) ++r;
        return static_cast<std::uint64_t>(r);
    };
    engine::sort_by_key(sets, rank);
    return sets;
}

bool MatchView::in_ranges() const
{
    for (std::size_t s = 0; s < plan_.own.size(); ++s) {
        const auto& optimal = (*book().solution.ranges)[static_cast<std::size_t>(me())][s][0];
        if (plan_.own[s][0] < optimal.least || plan_.own[s][0] > optimal.most) return false;
    }
    return true;
}

const std::vector<Fraction>* MatchView::shares(int node) const
{
    const int player = book().player(node);
    if (player < 0) return &chances_;
    const bool own = tab() == MatchTab::plan;
    if (own && player != me()) return nullptr;
    const int set = book().own_set(player, book().tree.nodes[static_cast<std::size_t>(node)].set);
    const Behaviour& by = own ? plan_.own : book().solution.behaviour[static_cast<std::size_t>(player)];
    return &by[static_cast<std::size_t>(set)];
}

Screen::Progress MatchView::progress() const
{
    const bool over = game().over();
    return {static_cast<int>(log_.cursor()), over, mine(game().capital) > 0, over && game().capital == 0};
}

std::vector<MenuItem> MatchView::menu() const
{
    return {{"analysis"_id, Text::show_analysis, Icon::none, analysis_shown()}};
}

/// The next game keeps the tab, and on a phone how high its sheet stands.
std::string MatchView::way_of_looking() const
{
    std::string out;
    add_use(out, "tab"_id, tab_on_screen()); // raises the sheet, so the sheet comes last
    add_use(out, "sheet"_id, static_cast<int>(sheet()));
    return out;
}

std::string MatchView::subtitle(const Say& say, Layout layout) const
{
    const auto& rules = setup().rules;
    const std::string who = setup().human == Human::both ? "MAX, MIN" : me() == 0 ? "MAX" : "MIN";
    const std::string name = variant_in_words(say, rules);
    if (layout != Layout::desktop) return name + " · " + who;
    return name + " · " + say(Text::variant_stakes, std::to_string(rules.ante), std::to_string(rules.bets[0])) + " · " +
           who;
}

std::unique_ptr<Dialog> MatchView::dialog(const Action& a)
{
    if (a.id == "rules_dialog"_id) return rules_dialog(log_.setup());
    if (a.id == "howto"_id) return how_to_play(setup().rules.variant);
    return nullptr;
}

Screen::Outcome MatchView::push(engine::betting::MatchEvent e, const Say& say)
{
    const auto done = log_.push(e);
    return done ? Outcome::moved() : Outcome::refused(betting_error_in_words(say, done.error()));
}

void MatchView::show_tab(int tab)
{
    const bool tree = ui_.tab == MatchTab::tree;
    GameScreen::show_tab(tab);
    if (ui_.tab != MatchTab::tree || tree) return;
    open_sheet(SheetAt::peek); // the tree needs the board's room
    ++ui_.to_root;
}

void MatchView::analysis_switched(bool on)
{
    if (on && ui_.tab == MatchTab::play) ui_.tab = MatchTab::plan;
}

Screen::Outcome MatchView::offer(Commands& c)
{
    if (game().is_persons_turn()) {
        const auto& set =
            book().tree.sets[static_cast<std::size_t>(book().tree.nodes[static_cast<std::size_t>(game().node())].set)];
        const int count = static_cast<int>(set.actions.size());
        const auto nth = [this, &c, &set, count](int i) {
            const std::string& action = set.actions[static_cast<std::size_t>(i)];
            return Command{action_in_words(c.say, *this, set, i),
                           {.kind = i + 1 < count ? ButtonKind::primary : ButtonKind::plain,
                            .short_label = {},
                            .keys = action == "bet"     ? "b1"
                                    : action == "call"  ? "vc"
                                    : action == "check" ? "k"
                                                        : "nfp"}};
        };
        if (const auto i = c.add_each("act"_id, count, nth)) return push(Act{*i}, c.say);
    }
    if (game().shown() && !game().over() &&
        c.add("next"_id, Text::betting_next, {.kind = ButtonKind::primary, .icon = Icon::next, .enter = true}))
        return push(engine::betting::Deals{}, c.say);
    if (tab() != MatchTab::plan) return {};
    if (c.add("twenty"_id, Text::variant_twenty, {.icon = Icon::play})) {
        ++ui_.twenty;
        ++ui_.to_told;
        ui_.told_at = log_.cursor();
        return Outcome::shown();
    }
    if (c.add("mend"_id, Text::variant_mend,
              {.enabled = plan_.exploit.loss.sign() > 0, .why = c.say(Text::error_refused)})) {
        ui_.plan.assign(ui_.plan.size(), -1);
        change_plan();
        return Outcome::prefs_changed();
    }
    return {};
}

Screen::Outcome MatchView::play(const Action& a, const Say&, Jobs&)
{
    if (tab() != MatchTab::tree) return {};
    if (const auto node = suffix_index(a.id, "node"_id, static_cast<int>(book().tree.nodes.size()) - 1)) {
        const int set = book().tree.nodes[static_cast<std::size_t>(*node)].set;
        ui_.set = set == ui_.set || set == 0 ? -1 : set;
        return Outcome::shown();
    }
    return {};
}

std::string MatchView::status(const Say& say) const
{
    if (tab() == MatchTab::plan && ui_.twenty > 0 && ui_.told_at == log_.cursor()) // and nothing was played since
        return twenty_told(say) + (ui_.twenty % 2 == 0 ? "\xC2\xA0" : ""); // only a text that differs is announced
    const std::string worth = analysis_shown() ? " " + say(Text::betting_value) + ": " +
                                                     written_about(say.language(), book().solution.value) + "."
                                               : std::string();
    if (!game().shown()) return prompt_in_words(say, *this) + match_cards_in_words(say, *this) + worth;
    return match_round_in_words(say, *this) + " " + balance_in_words(say, *this) + worth;
}

std::span<const Text> MatchView::keys() const
{
    static constexpr std::array texts{Text::keys_replies, Text::keys_next};
    return texts;
}

} // namespace shell::betting
