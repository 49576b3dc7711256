#include "shell/spaces/view.hpp"
#include "imgui.h"
#include "shell/kit/figures.hpp"
#include "shell/pegs/phrases.hpp"
#include "shell/spaces/ids.hpp"
#include "shell/spaces/phrases.hpp"
#include <algorithm>

namespace shell::spaces {

using engine::codes::Code;

namespace {

constexpr std::uint64_t learner_stream = 2000; // of the seed: the learner's draw for row i is stream learner_stream + i

vs::Options options_of(const Game& g) { return {g.mode().cover, vs::Detection::early, g.noise()}; }

} // namespace

Code learner_code(const Game& game, const Analysis& analysis, std::size_t row)
{
    const auto& r = game.rules();
    engine::Rng draw = engine::Rng(game.seed()).fork(learner_stream + row);
    const auto& g = analysis.generations()[row];
    if (!game.noisy()) return vs::choose_code(g.set, game.mode().tie, game.mode().split, draw);
    engine::codes::Candidates all;
    for (const Code& c : engine::codes::all_codes(r)) all.push_back(engine::codes::pack(r, c));
    const bool bounded = analysis.options().noise.kind == vs::Noise::Kind::lies;
    vs::Suspects suspects(r, std::move(all), bounded ? analysis.options().noise.lies : engine::codes::max_clues);
    for (std::size_t i = 0; i < row; ++i) suspects.update(analysis.clues()[i]);
    const auto tie = game.mode().tie == vs::Tie::first_code ? vs::Tie::first_code : vs::Tie::uniform_code;
    return vs::choose_code(r, suspects, analysis.belief(g), tie, draw);
}

Move learner_move(const Game& game, const Analysis& analysis)
{
    const Code code = learner_code(game, analysis, game.now().rows.size());
    if (!game.noisy()) return {code};
    const auto b = analysis.belief(analysis.now());
    const bool sure = analysis.options().noise.kind == vs::Noise::Kind::odds ? b.highest > spaces_sure : b.codes == 1;
    return {code, sure || game.full()};
}

View::View(Game game, Prefs& prefs)
    : GameScreenBase(prefs, {"spaces.analysis", spaces_tabs, SheetAt::half}), game_(std::move(game)),
      analysis_(game_.rules(), options_of(game_))
{
    after_move();
}

const Tree& View::tree() const
{
    if (!tree_) tree_.emplace(analysis_);
    return *tree_;
}

const Update* View::update() const
{
    if (update_) return &*update_;
    if (analysis_.known_answers() == 0) return nullptr;
    Update u;
    const auto& chosen = ui_.chosen;
    std::optional<Branch> led;
    if (chosen.dead) {
        u.generation = chosen.generation;
        u.space = chosen.space;
        led = chosen.dead;
    } else if (chosen.generation > 0) {
        u.generation = chosen.generation - 1;
        led = analysis_.branch_to(chosen.generation, chosen.space);
        u.space = analysis_.generations()[static_cast<std::size_t>(chosen.generation)].set.live()[chosen.space].parent;
    }
    u.branches = analysis_.branches(u.generation, u.space);
    for (std::size_t i = 0; led && i < u.branches.size(); ++i)
        if (u.branches[i].hypothesis == led->hypothesis && u.branches[i].truth == led->truth)
            u.at = static_cast<int>(i);
    u.steps = analysis_.steps(u.generation, u.space, u.branches[static_cast<std::size_t>(u.at)]);
    update_ = std::move(u);
    return &*update_;
}

const ExampleResult& View::example() const
{
    if (example_.example != ui_.example) example_ = spaces_example_result(ui_.example);
    return example_;
}

bool View::entering_code() const
{
    return game_.mode().who == Who::me && game_.playing() && !game_.waits_for_answer() && !game_.full();
}

bool View::learner_to_move() const
{
    return game_.mode().who == Who::learner && game_.playing() && !game_.waits_for_answer() && !collapsed() &&
           !analysis_.too_large() && (!game_.full() || game_.noisy());
}

bool View::may_declare() const { return entering_code() && game_.noisy(); }

void View::choose(const Chosen& c)
{
    ui_.chosen = c;
    ui_.steps.go(0);
    update_.reset();
}

/// The generations have changed: chooses the most probable space of the last one with live spaces.
void View::follow_game()
{
    tree_.reset();
    Chosen c;
    const auto& g = analysis_.generations();
    int last = analysis_.known_answers();
    while (last > 0 && g[static_cast<std::size_t>(last)].live() == 0) --last;
    c.generation = last;
    if (const auto& first = g[static_cast<std::size_t>(last)].first; !first.empty()) c.space = first.front();
    choose(c);
    ui_.details = false;
}

void View::after_move()
{
    ui_.draft = {};
    ui_.black = ui_.white = 0;
    ui_.wants_hint = ui_.hinted = ui_.wants_move = false;
    ++ui_.to_end;
    if (reviewed()) ui_.tab = Tab::review;
    else if (ui_.tab == Tab::review) ui_.tab = Tab::tree;
    if (analysis_.want(game_.clues(), options_of(game_))) {
        ui_.steps.forget();
        follow_game();
    }
}

Screen::Outcome View::moved_or(const Game::Refused& refused, const Say& say)
{
    if (refused) return Outcome::refused(error_in_words(say, *refused, rules()));
    after_move();
    return Outcome::moved();
}

std::optional<Screen::Outcome> View::act_settings(const Action& a)
{
    Mode m = game_.mode();
    if (a.id == "cover"_id) {
        m.cover = a.value == "0" ? vs::Cover::a : vs::Cover::b;
    } else if (a.id == "tie"_id) {
        const auto v = parse_int(a.value, 0, static_cast<int>(vs::ties.size()) - 1);
        if (v) m.tie = vs::ties[static_cast<std::size_t>(*v)];
    } else if (a.id == "split"_id) {
        const auto v = parse_int(a.value, 0, static_cast<int>(vs::splits.size()) - 1);
        if (v) m.split = vs::splits[static_cast<std::size_t>(*v)];
    } else if (a.id == "l_or_l2"_id) {
        prefs_.set("spaces.language", a.value == "1" ? "l2" : "l");
        return Outcome::prefs_changed();
    } else return std::nullopt;
    return with_mode(m);
}

Screen::Outcome View::with_mode(const Mode& m)
{
    if (m == game_.mode()) return Outcome::shown();
    const bool others = m.cover != game_.mode().cover || m.noise != game_.mode().noise || m.lies != game_.mode().lies;
    game_.set_mode(m);
    if (others && analysis_.want(game_.clues(), options_of(game_))) follow_game();
    return Outcome::moved();
}

bool View::act_mind(const Action& a)
{
    if (!analysis_shown()) return false;
    return act_tree(a) || act_step(a);
}

/// The actions of the tree, and the choice of a space.
bool View::act_tree(const Action& a)
{
    const auto& gens = analysis_.generations();
    if (const auto node = suffix_index(a.id, "fold"_id, tree().size() - 1)) {
        tree_->open(*node, !tree_->at(*node).open);
        return true;
    }
    if (const auto node = suffix_index(a.id, "node"_id, tree().size() - 1)) {
        const auto& n = tree_->at(*node);
        if (n.kind == Tree::Kind::dead || n.kind == Tree::Kind::extinct) {
            tree_->open(*node, !n.open);
            return true;
        }
        Chosen c{n.generation, n.space, {}};
        if (n.kind == Tree::Kind::branch) c.dead = n.branch;
        choose(c);
        ui_.details = true;
        return true;
    }
    if (a.id == "spaces_view"_id) {
        if (const auto way = parse_int(a.value, 0, 1)) ui_.tree = *way == 1;
        return true;
    }
    if (const auto space = suffix_index(a.id, "space"_id, static_cast<int>(analysis_.now().live()) - 1)) {
        choose({analysis_.known_answers(), static_cast<std::size_t>(*space), {}});
        ui_.details = true;
        return true;
    }
    if (a.id == "open_to"_id) {
        ui_.tree = true;
        if (const auto answer = parse_int(a.value, 0, 20)) tree_->open_to(*answer + 1);
        ui_.wanted = 0;
        ++ui_.asked;
        return true;
    }
    if (a.id == "see_update"_id) {
        ui_.tab = Tab::step;
        if (sheet() == SheetAt::half) open_sheet(SheetAt::full); // on a phone half a sheet is too low
        return true;
    }
    if (a.id == "details_close"_id) return ui_.details = false, true;
    if ((a.id == "generation"_id || a.id == "space"_id) && !analysis_.settled()) return false; // still being computed
    if (a.id == "generation"_id) {
        if (const auto g = parse_int(a.value, 0, analysis_.known_answers());
            g && gens[static_cast<std::size_t>(*g)].live() > 0)
            choose({*g, 0, {}});
        return true;
    }
    if (a.id == "space"_id) {
        const auto& g = gens[static_cast<std::size_t>(ui_.chosen.generation)];
        if (const auto s = parse_int(a.value, 1, static_cast<int>(g.live()))) {
            choose({ui_.chosen.generation, analysis_.space_of(g, static_cast<std::size_t>(*s)), {}});
            ui_.wanted = tree_->reveal(ui_.chosen.generation, ui_.chosen.space);
            ++ui_.asked;
            ui_.details = true;
        }
        return true;
    }
    return false;
}

/// The actions of the step tab: the hypothesis and the step.
bool View::act_step(const Action& a)
{
    const auto* u = update();
    if (!u) return false;
    const int count = static_cast<int>(u->branches.size());
    std::optional<int> wanted;
    if (a.id == "hypothesis"_id) {
        wanted = parse_int(a.value, 1, count);
        if (wanted) --*wanted;
    } else if (a.id == "hypothesis:back"_id) wanted = (u->at + count - 1) % count;
    else if (a.id == "hypothesis:next"_id) wanted = (u->at + 1) % count;
    if (!wanted) return ui_.steps.act(a, steps(Say(Language::english)));
    const auto b = u->branches[static_cast<std::size_t>(*wanted)];
    if (b.live >= 0) choose({u->generation + 1, static_cast<std::size_t>(b.live), {}});
    else choose({u->generation, u->space, b});
    return true;
}

std::vector<int> View::tabs() const
{
    if (reviewed()) return {static_cast<int>(Tab::review), 0, 1, 2, 3}; // the review replaces the source's examples
    return {0, 1, 2, 3, 4};
}

void View::show_tab(int tab)
{
    const auto all = tabs();
    if (std::find(all.begin(), all.end(), tab) == all.end()) return;
    ui_.tab = static_cast<Tab>(tab);
    ui_.steps.stop();
}

void View::add_on_screen(std::string& shown) const
{
    ui_.draft.add_on_screen(shown);
    if (!game_.waits_for_answer()) return;
    add_use(shown, "fijas"_id, ui_.black);
    add_use(shown, "picas"_id, ui_.white);
}

Screen::Outcome View::play(const Action& a, const Say& say, Jobs&)
{
    const int n = rules().positions;
    if (a.id == "letters"_id) {
        prefs_.set("pegs", a.value == "1" ? "letters" : "shapes");
        return Outcome::prefs_changed();
    }
    if (game_.waits_for_answer()) {
        if (a.id == "fijas"_id || a.id == "picas"_id) {
            const auto v = parse_int(a.value, 0, n);
            if (!v) return Outcome::refused(say(Text::error_answer_figure, say.count(n)));
            (a.id == "fijas"_id ? ui_.black : ui_.white) = *v;
            return Outcome::shown();
        }
    }
    if (const auto i = suffix_index(a.id, "believed"_id, static_cast<int>(Posterior::most_best));
        i && entering_code()) {
        if (static_cast<std::size_t>(*i) < analysis_.posterior().best.size())
            ui_.draft.set(analysis_.posterior().best[static_cast<std::size_t>(*i)], n);
        return Outcome::shown();
    }
    if (entering_code()) {
        auto taken = ui_.draft.act(a, rules(), say);
        if (taken.changed) ui_.hinted = false;
        if (taken.outcome.mine) return std::move(taken.outcome);
    }
    if (const auto done = act_settings(a)) return *done;
    if (analysis_shown() && ui_.steps.switch_predict(a, prefs_)) {
        ui_.steps.go(0); // the current hypothesis is asked about too
        return Outcome::prefs_changed();
    }
    return act_mind(a) ? Outcome::shown() : Outcome();
}

void View::play_learner(Tick& out)
{
    const Move move = learner_move(game_, analysis_);
    const auto refused = move.declare ? game_.declare(move.code) : game_.guess(move.code);
    ui_.wants_move = false;
    if (refused) return;
    after_move();
    out.moved = out.news = true;
}

Screen::Tick View::tick(Jobs&, const Say& say, const Moment& moment)
{
    Tick out;
    if (analysis_shown() && ui_.tab == Tab::step) {
        const Steps s = steps(say);
        out.news = ui_.steps.tick(moment, s.count, s.ask.has_value());
    }
    for (int i = 0; i < 3 && !out.news; ++i)
        if (analysis_.work()) {
            follow_game();
            out.news = true;
        }
    if (reviewed() && !game_.noisy()) {
        review_.want(game_);
        out.news = review_.work() || out.news;
    }
    if (!analysis_.settled()) {
        if (ui_.working_since < 0) ui_.working_since = moment.now;
        return out;
    }
    ui_.working_since = -1;
    if (reviewed()) out.news = review_.ask(game_, analysis_) || out.news;
    const bool by_itself = game_.mode().oracle == Oracle::hand;
    if (learner_to_move() && (by_itself || ui_.wants_move)) play_learner(out);
    if (ui_.wants_hint && entering_code()) {
        ui_.wants_hint = false;
        if (!collapsed() && !analysis_.too_large()) {
            ui_.draft.set(learner_move(game_, analysis_).code, rules().positions);
            ui_.hinted = true;
        }
        out.news = true;
    }
    return out;
}

Steps View::steps(const Say& say) const
{
    Steps s;
    const auto* u = update();
    if (!u) return s;
    s.count = static_cast<int>(u->steps.size());
    s.at = std::min(ui_.steps.at(), s.count);
    s.playing = ui_.steps.playing();
    s.words = step_in_words(say, game_, *u, s.at);
    s.anew = false; // one question for each hypothesis
    ui_.steps.predict(s, say, predicts(prefs_), predicts(prefs_) && s.at == 0 ? foretell(say) : std::nullopt);
    return s;
}

std::optional<Prediction> View::foretell(const Say& say) const
{
    const auto* u = update();
    if (!u || u->steps.empty()) return std::nullopt;
    Prediction f;
    f.question = say(Text::spaces_foretell);
    f.options.push_back(say(Text::spaces_foretell_lives));
    for (const auto death :
         {vs::Death::two_values, vs::Death::rejected_value, vs::Death::empty_slot, vs::Death::no_distinct_choice})
        if (death != vs::Death::no_distinct_choice || !rules().repeats) f.options.push_back(death_in_words(say, death));
    f.right = static_cast<int>(u->steps.back().death);
    f.step = static_cast<int>(u->steps.size());
    f.key = ((static_cast<std::int64_t>(u->generation) << 40) | (static_cast<std::int64_t>(u->space) << 12)) + u->at;
    return f;
}

std::span<const Text> View::keys() const
{
    static constexpr std::array texts{Text::keys_symbols, Text::keys_submit, Text::keys_erase};
    return texts;
}

void View::keyboard(Ui& ui)
{
    const ImGuiIO& io = ImGui::GetIO();
    if (io.WantTextInput) return;
    if (analysis_shown() && ui_.tab == Tab::step) scrubber_keys(ui, steps(ui.say));
    const bool enter = ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
    const bool go = enter && !(io.NavVisible && ImGui::IsAnyItemFocused());
    if (game_.waits_for_answer()) {
        if (go) ui.act("answer"_id);
        return;
    }
    if (go && learner_to_move()) ui.act("advance"_id);
    if (!entering_code()) return;
    for (const ImWchar c : io.InputQueueCharacters)
        if (const int s = symbol_from_key(game_.face(), rules().symbols, c); s >= 0) ui.act(make_id("symbol"_id, s));
    if (ImGui::IsKeyPressed(ImGuiKey_Backspace) && !ui_.draft.empty(rules().positions)) ui.act("erase"_id);
    if (ImGui::IsKeyPressed(ImGuiKey_Delete)) ui.act("clear"_id);
    if (go) ui.act("submit"_id);
}

} // namespace shell::spaces
