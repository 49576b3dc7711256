#include "shell/spaces/view.hpp"
#include "imgui.h"
#include "shell/kit/figures.hpp"
#include "shell/pegs/words.hpp"
#include "shell/spaces/words.hpp"
#include <algorithm>

namespace shell::spaces {

using engine::codes::Code;

namespace {

constexpr std::uint64_t learner_stream = 2000; // of the seed: the learner's draw for row i is learner_stream + i

vs::Options options_of(const Game& g) { return {g.mode().cover, vs::Detection::early, g.noise()}; }

} // namespace

Move learner_move(const Game& game, const Mind& mind)
{
    const auto& r = game.rules();
    engine::Rng draw = engine::Rng(game.seed()).fork(learner_stream + game.now().rows.size());
    if (!game.noisy()) return {vs::choose_code(mind.now().set, game.mode().tie, game.mode().split, draw)};
    const auto b = mind.belief(mind.now());
    const bool sure = mind.options().noise.kind == vs::Noise::Kind::odds ? b.highest > spaces_sure : b.codes == 1;
    engine::codes::Candidates all;
    for (const Code& c : engine::codes::all_codes(r)) all.push_back(engine::codes::pack(r, c));
    const bool bounded = mind.options().noise.kind == vs::Noise::Kind::lies;
    vs::Suspects suspects(r, std::move(all), bounded ? mind.options().noise.lies : engine::codes::max_clues);
    for (const auto& clue : mind.clues()) suspects.update(clue);
    const auto tie = game.mode().tie == vs::Tie::first_code ? vs::Tie::first_code : vs::Tie::uniform_code;
    return {vs::choose_code(r, suspects, b, tie, draw), sure || game.full()};
}

View::View(Game game, Prefs& prefs) : game_(std::move(game)), prefs_(prefs), mind_(game_.rules(), options_of(game_))
{
    after_move();
}

const Tree& View::tree() const
{
    if (!tree_) tree_.emplace(mind_);
    return *tree_;
}

const Update* View::update() const
{
    if (update_) return &*update_;
    if (mind_.known_answers() == 0) return nullptr;
    Update u;
    const auto& chosen = ui_.chosen;
    std::optional<Branch> led;
    if (chosen.dead) {
        u.generation = chosen.generation;
        u.space = chosen.space;
        led = chosen.dead;
    } else if (chosen.generation > 0) {
        u.generation = chosen.generation - 1;
        led = mind_.branch_to(chosen.generation, chosen.space);
        u.space = mind_.generations()[static_cast<std::size_t>(chosen.generation)].set.live()[chosen.space].parent;
    }
    u.branches = mind_.branches(u.generation, u.space);
    for (std::size_t i = 0; led && i < u.branches.size(); ++i)
        if (u.branches[i].hypothesis == led->hypothesis && u.branches[i].truth == led->truth)
            u.at = static_cast<int>(i);
    u.steps = mind_.steps(u.generation, u.space, u.branches[static_cast<std::size_t>(u.at)]);
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
           !mind_.too_large() && (!game_.full() || game_.noisy());
}

bool View::may_declare() const { return entering_code() && game_.noisy(); }

void View::choose(const Chosen& c)
{
    ui_.chosen = c;
    ui_.step = 0;
    ui_.playing = false;
    update_.reset();
}

/// The spaces on screen are others now: chosen is the first of the last.
void View::follow_game()
{
    tree_.reset();
    Chosen c;
    const auto& g = mind_.generations();
    int last = mind_.known_answers();
    while (last > 0 && g[static_cast<std::size_t>(last)].live() == 0) --last;
    c.generation = last;
    choose(c);
    ui_.details = false;
    ui_.scroll_to = -1;
}

void View::after_move()
{
    ui_.draft = {};
    ui_.fijas = ui_.picas = 0;
    ui_.wants_hint = ui_.hinted = ui_.wants_move = false;
    ui_.scroll_to_end = 3;
    if (mind_.want(game_.clues(), options_of(game_))) follow_game();
}

Screen::Outcome View::moved_or(const Game::Refused& refused, const Say& say)
{
    if (refused) return {true, false, false, false, error_in_words(say, *refused, rules())};
    after_move();
    return {true, true};
}

bool View::act_draft(const Action& a, const Say& say, std::string& message)
{
    const int n = rules().positions, k = rules().symbols;
    Draft& d = ui_.draft;
    const auto changed = [&] {
        ui_.hinted = false;
        return true;
    };
    if (const auto s = indexed(a.id, "symbol", k - 1)) {
        d.focus = std::clamp(d.focus, 0, n - 1);
        if (!rules().repeats && d.uses(*s, n) && d.symbol[static_cast<std::size_t>(d.focus)] != *s)
            message = say(Text::error_repeated_symbol);
        else d.place(d.focus, *s, n);
        return changed();
    }
    if (const auto at = indexed(a.id, "place", n - 1)) {
        const auto s = figure(a.value, -1, k - 1);
        if (!s) return true;
        if (*s >= 0 && !rules().repeats)
            for (int i = 0; i < n; ++i) // moving a symbol leaves its old place empty
                if (d.symbol[static_cast<std::size_t>(i)] == *s) d.symbol[static_cast<std::size_t>(i)] = -1;
        if (*s < 0) d.symbol[static_cast<std::size_t>(*at)] = -1;
        else d.place(*at, *s, n);
        return changed();
    }
    if (const auto at = indexed(a.id, "hole", n - 1)) {
        if (d.focus == *at) d.symbol[static_cast<std::size_t>(*at)] = -1; // a second tap empties it
        d.focus = *at;
        return changed();
    }
    if (a.id == "erase") return d.erase(n), changed();
    if (a.id == "clear") return d = {}, changed();
    if (a.id == "use") {
        if (const auto code = engine::codes::parse_code(rules(), a.value)) d.set(*code, n);
        return changed();
    }
    return false;
}

bool View::act_settings(const Action& a, Outcome& out)
{
    Mode m = game_.mode();
    if (a.id == "cover") {
        m.cover = a.value == "0" ? vs::Cover::a : vs::Cover::b;
    } else if (a.id == "tie") {
        const auto v = figure(a.value, 0, static_cast<int>(vs::ties.size()) - 1);
        if (v) m.tie = vs::ties[static_cast<std::size_t>(*v)];
    } else if (a.id == "split") {
        const auto v = figure(a.value, 0, static_cast<int>(vs::splits.size()) - 1);
        if (v) m.split = vs::splits[static_cast<std::size_t>(*v)];
    } else if (a.id == "allow_lies" && !game_.noisy() && game_.mode().oracle == Oracle::hand) {
        m.noise = vs::Noise::Kind::lies;
        m.lies = 1;
    } else if (a.id == "l_or_l2") {
        prefs_.set("spaces.language", a.value == "1" ? "l2" : "l");
        out.prefs = true;
        return true;
    } else if (a.id == "early") {
        prefs_.set("spaces.detection", (a.value.empty() ? !early() : a.value == "1") ? "early" : "late");
        out.prefs = true;
        return true;
    } else return false;
    if (m == game_.mode()) return true;
    const bool others = m.cover != game_.mode().cover || m.noise != game_.mode().noise;
    game_.set_mode(m);
    if (others && mind_.want(game_.clues(), options_of(game_))) follow_game();
    out.moved = true;
    return true;
}

bool View::act_mind(const Action& a, Outcome& out)
{
    if (a.id == "analysis") {
        const bool on = a.value.empty() ? !analysis_shown() : a.value == "1";
        prefs_.set("spaces.analysis", on ? "on" : "off");
        if (on && ui_.sheet == SheetAt::peek) ui_.sheet = SheetAt::half;
        out.prefs = true;
        return true;
    }
    if (a.id == "sheet") {
        if (const auto at = figure(a.value, 0, 2)) ui_.sheet = static_cast<SheetAt>(*at);
        return true;
    }
    if (a.id == "tab") {
        if (const auto tab = figure(a.value, 0, spaces_tabs - 1)) ui_.tab = static_cast<Tab>(*tab);
        ui_.playing = false;
        return true;
    }
    if (!analysis_shown()) return false;
    const auto& gens = mind_.generations();
    if (const auto node = indexed(a.id, "fold", tree().size() - 1)) {
        tree_->open(*node, !tree_->at(*node).open);
        return true;
    }
    if (const auto node = indexed(a.id, "node", tree().size() - 1)) {
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
    if (a.id == "open_to") {
        if (const auto answer = figure(a.value, 0, 20)) tree_->open_to(*answer + 1);
        ui_.scroll_to = 0;
        return true;
    }
    if (a.id == "see_update") {
        ui_.tab = Tab::step;
        if (ui_.sheet == SheetAt::half) ui_.sheet = SheetAt::full; // on a phone there is no room for less
        return true;
    }
    if (a.id == "details_close") return ui_.details = false, true;
    if (a.id == "generation") {
        if (const auto g = figure(a.value, 0, mind_.known_answers());
            g && gens[static_cast<std::size_t>(*g)].live() > 0)
            choose({*g, 0, {}});
        return true;
    }
    if (a.id == "space") {
        const auto& g = gens[static_cast<std::size_t>(ui_.chosen.generation)];
        if (const auto s = figure(a.value, 1, static_cast<int>(g.live()))) {
            choose({ui_.chosen.generation, static_cast<std::size_t>(*s) - 1, {}});
            ui_.scroll_to = tree_->reveal(ui_.chosen.generation, ui_.chosen.space);
            ui_.details = true;
        }
        return true;
    }
    if (const auto* u = update()) {
        const int count = static_cast<int>(u->branches.size());
        std::optional<int> wanted;
        if (a.id == "hypothesis") {
            wanted = figure(a.value, 1, count);
            if (wanted) --*wanted;
        } else if (a.id == "hypothesis:back") wanted = (u->at + count - 1) % count;
        else if (a.id == "hypothesis:next") wanted = (u->at + 1) % count;
        if (wanted) {
            const auto b = u->branches[static_cast<std::size_t>(*wanted)];
            if (b.live >= 0) choose({u->generation + 1, static_cast<std::size_t>(b.live), {}});
            else choose({u->generation, u->space, b});
            return true;
        }
        const Steps s = steps(Say(Language::english));
        if (const auto step = stepped(a, s)) {
            ui_.step = *step;
            if (a.value.empty()) ui_.playing = false;
            return true;
        }
        if (a.id == "play") {
            ui_.playing = a.value == "1";
            ui_.clock.restart();
            if (ui_.playing && ui_.step >= s.count) ui_.step = 0;
            return true;
        }
    }
    if (a.id == "unit") {
        if (const auto u = figure(a.value, 0, 2)) ui_.unit = static_cast<Unit>(*u);
        return true;
    }
    if (a.id == "example") {
        if (const auto e = figure(a.value, 0, static_cast<int>(spaces_examples().size()) - 1)) ui_.example = *e;
        return true;
    }
    return false;
}

Screen::Outcome View::act(const Action& a, const Say& say, Jobs&)
{
    Outcome out{true};
    const int n = rules().positions;
    if (a.id == "undo" || a.id == "redo") {
        out.moved = a.id == "undo" ? game_.undo() : game_.redo();
        if (out.moved) after_move();
        return out;
    }
    if (a.id == "giveup") {
        if (!game_.playing()) return out;
        out = moved_or(game_.give_up(), say);
        out.close = out.moved;
        return out;
    }
    if (a.id == "letters") {
        prefs_.set("pegs", a.value == "1" ? "letters" : "shapes");
        return {true, false, true};
    }
    if (a.id == "submit" || a.id == "declare") {
        if (!entering_code() || (a.id == "declare" && !may_declare())) return out;
        const auto code = ui_.draft.code(rules());
        if (!code) {
            out.message = say(ui_.draft.complete(n) ? Text::error_repeated_symbol : Text::fill_all_places);
            return out;
        }
        return moved_or(a.id == "declare" ? game_.declare(*code) : game_.guess(*code), say);
    }
    if (game_.waits_for_answer()) {
        if (a.id == "fijas" || a.id == "picas") {
            if (const auto v = figure(a.value, 0, n)) (a.id == "fijas" ? ui_.fijas : ui_.picas) = *v;
            else out.message = say(Text::error_answer_figure, say.count(n));
            return out;
        }
        if (a.id == "answer")
            return moved_or(game_.answer({static_cast<std::uint8_t>(ui_.fijas), static_cast<std::uint8_t>(ui_.picas)}),
                            say);
    }
    if (a.id == "hint" && entering_code()) return ui_.wants_hint = true, out;
    if (a.id == "advance" && learner_to_move()) return ui_.wants_move = true, out;
    if (entering_code() && act_draft(a, say, out.message)) return out;
    if (act_settings(a, out) || act_mind(a, out)) return out;
    return {};
}

void View::play_learner(Tick& out)
{
    const Move move = learner_move(game_, mind_);
    const auto refused = move.declare ? game_.declare(move.code) : game_.guess(move.code);
    ui_.wants_move = false;
    if (refused) return;
    after_move();
    out.moved = out.news = true;
}

Screen::Tick View::tick(Jobs&, const Say&, Layout, double)
{
    Tick out;
    for (int i = 0; i < 3 && !out.news; ++i)
        if (mind_.work()) {
            follow_game();
            out.news = true;
        }
    if (!mind_.settled()) return out;
    const bool by_itself = game_.mode().oracle == Oracle::hand;
    if (learner_to_move() && (by_itself || ui_.wants_move)) play_learner(out);
    if (ui_.wants_hint && entering_code()) {
        ui_.wants_hint = false;
        if (!collapsed() && !mind_.too_large()) {
            ui_.draft.set(learner_move(game_, mind_).code, rules().positions);
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
    s.at = std::min(ui_.step, s.count);
    s.playing = ui_.playing;
    s.words = step_in_words(say, game_, *u, s.at);
    return s;
}

void View::keyboard(Ui& ui)
{
    if (undo_keys(ui)) return;
    const ImGuiIO& io = ImGui::GetIO();
    if (io.WantTextInput) return;
    if (analysis_shown() && ui_.tab == Tab::step) scrubber_keys(ui, steps(ui.say));
    const bool enter = ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
    const bool go = enter && !(io.NavVisible && ImGui::IsAnyItemFocused());
    if (game_.waits_for_answer()) {
        if (go) ui.act("answer");
        return;
    }
    if (go && learner_to_move()) ui.act("advance");
    if (!entering_code()) return;
    for (const ImWchar c : io.InputQueueCharacters)
        if (const int s = symbol_from_key(game_.face(), rules().symbols, c); s >= 0) ui.act(numbered("symbol:", s));
    if (ImGui::IsKeyPressed(ImGuiKey_Backspace)) ui.act("erase");
    if (ImGui::IsKeyPressed(ImGuiKey_Delete)) ui.act("clear");
    if (go) ui.act("submit");
}

} // namespace shell::spaces
