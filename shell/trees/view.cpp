#include "shell/trees/view.hpp"
#include "engine/search/tree_text.hpp"
#include "imgui.h"
#include "shell/kit/figures.hpp"
#include "shell/trees/dialogs.hpp"
#include "shell/trees/gallery.hpp"
#include "shell/trees/ids.hpp"
#include "shell/trees/phrases.hpp"
#include <algorithm>
#include <limits>

namespace shell::trees {

using engine::search::Algorithm;
using engine::trees::Choice;
using engine::trees::Event;
using engine::trees::Mode;

View::View(Log log, Prefs& prefs) : GameScreen(std::move(log), prefs, {"", 4, SheetAt::half})
{
    ui_.rule = practising() ? game().setup.exercise.rule : game().choice.cutting.rule;
    renew();
}

Page View::page() const { return ui_.lab ? Page::lab : practising() ? Page::practice : Page::explore; }

Steps View::steps(const Say& say) const
{
    Steps s;
    s.at = search_.step();
    s.count = search_.count();
    s.marks = search_.marks();
    s.playing = ui_.playback.playing();
    s.words = step_line(*this, say);
    if (game().choice.algorithm == Algorithm::alphabeta) {
        s.jump_id = "next_cut"_id;
        s.jump = Text::trees_next_cut;
        s.can_jump = search_.next_cut().has_value();
    }
    ui_.playback.predict(s, say, predicting(), predicting() ? foretell(say) : std::nullopt);
    if (s.predicting()) s.jump.reset(); // it would reveal whether a cut follows
    return s;
}

Screen::Progress View::progress() const
{
    const bool solved = practising() && game().is_checked && review_.is_complete();
    return {static_cast<int>(log_.cursor()), solved, solved};
}

std::string View::played() const
{
    if (!progress().over) return {};
    const auto [right, asked] = engine::trees::first_try(log_);
    return R"({"first_try":{"right":)" + std::to_string(right) + R"(,"asked":)" + std::to_string(asked) + "}}";
}

bool View::worth_keeping() const
{
    const auto all = log_.events();
    return std::any_of(all.begin(), all.end(), [](const Event& e) { return e.what != Event::What::choose; });
}

std::string View::way_of_looking() const
{
    std::string out;
    if (ui_.beside && page() == Page::explore) add_use(out, "beside"_id, 1);
    return out;
}

void View::renew()
{
    search_.begin(game());
    ui_.playback.forget();
    if (ui_.editing) search_.go(ui_.edited_at); // the editor reveals nothing
    ui_.rule = game().choice.cutting.rule;      // undo and redo change it too
    if (practising()) review_ = engine::trees::review(game());
    example_ = example_of(tree(), log_.setup().first);
    ui_.asked = -1;
    if (!ui_.text_touched) ui_.text = to_text(tree(), log_.setup().first);
    if (!tree().has(ui_.selected)) ui_.selected = -1;
    select(ui_.selected);
}

void View::select(int node)
{
    ui_.selected = node;
    ui_.value.clear();
    ui_.probability.clear();
    ui_.written.clear();
    ui_.alpha.clear();
    ui_.beta.clear();
    if (!tree().has(node)) return;
    if (!practising()) {
        if (tree().is_leaf(node)) ui_.value = engine::to_text(tree()[node].value);
        if (tree().is_chance_child(node)) ui_.probability = engine::to_text(tree()[node].probability);
        return;
    }
    const auto& answer = game().sheet[static_cast<std::size_t>(node)];
    if (answer.value) ui_.written = engine::to_text(*answer.value);
    if (!answer.window) return;
    ui_.alpha = answer.window->alpha ? engine::to_text(*answer.window->alpha) : "−∞";
    ui_.beta = answer.window->beta ? engine::to_text(*answer.window->beta) : "+∞";
}

Screen::Outcome View::push(Event e, const Say& say)
{
    const auto done = log_.push(std::move(e));
    if (!done) return Outcome::refused(trees_error(say, done.error(), tree()));
    renew();
    return Outcome::moved();
}

Screen::Outcome View::choose(Choice c, const Say& say)
{
    if (practising() || c == game().choice) return Outcome::shown();
    Event e;
    e.what = Event::What::choose;
    e.choice = c;
    return push(std::move(e), say);
}

/// The rule of the search on screen, and of the next exercise on this tree.
Screen::Outcome View::choose_rule(engine::search::CutRule rule, const Say& say)
{
    Choice c = game().choice;
    c.cutting.rule = ui_.rule = rule;
    return choose(c, say);
}

/// Keeps the other mode's log until the user returns to it.
Screen::Outcome View::turn_to(Page page, const Say& say)
{
    ui_.turned += page != this->page() ? 1 : 0;
    if (page == Page::practice && !practising()) {
        const std::string unfit = unfit_to_practise(say);
        if (ui_.text_touched && !unfit.empty()) return Outcome::refused(unfit); // or what is typed would be lost
        if (ui_.text_touched) (void)apply_text(say);
        if (unfit.empty() && carries_tree()) {
            ui_.lab = false;
            return practise_own(say);
        }
    }
    ui_.lab = page == Page::lab;
    ui_.editing = false;
    if (ui_.tab == Tab::edit) ui_.tab = Tab::why;
    ui_.playback.stop();
    if (page == Page::lab) return Outcome::shown();
    if (practising() == (page == Page::practice)) return Outcome::shown();
    engine::trees::Setup fresh;
    fresh.mode = page == Page::practice ? Mode::practice : Mode::explore;
    fresh.first = log_.setup().first;
    if (fresh.mode == Mode::explore) { // the exercise's tree, searched by its rule
        fresh.tree = tree();
        fresh.choice.cutting.rule = game().setup.exercise.rule;
    } else fresh.exercise.seed = worthwhile_seed({}, fresh.first, 1);
    if (other_ && other_->setup().mode == fresh.mode) fresh = other_->setup();
    else other_.reset();
    turn_to_log(std::move(fresh));
    return Outcome::moved();
}

/// Goes on with the log put aside, if it is of this setup, and puts the present one aside.
void View::turn_to_log(engine::trees::Setup fresh)
{
    if (sheet() == SheetAt::full) open_sheet(SheetAt::half); // so that the tree is seen
    if (practising()) ui_.rule = game().setup.exercise.rule;
    Log next = other_ && other_->setup() == fresh ? std::move(*other_) : Log(std::move(fresh));
    other_ = std::move(log_);
    log_ = std::move(next);
    ui_.solution = ui_.text_touched = false;
    ui_.selected = practising() ? 0 : -1;
    search_.go(0);
    renew();
}

void View::follow()
{
    ui_.text_touched = false;
    renew();
}

void View::show_tab(int tab)
{
    GameScreen::show_tab(tab);
    const bool edits = ui_.tab == Tab::edit && !practising();
    if (edits == ui_.editing) return;
    ui_.editing = edits; // what is typed stays: it is still there when the tab is turned to again
    ui_.playback.stop();
    ui_.selected = -1;
    keep_step();
    renew();
    search_.go(ui_.edited_at);
}

/// The step of the search that is edited: the end stays the end, whatever the tree becomes.
void View::keep_step()
{
    if (search_.count() > 0)
        ui_.edited_at = search_.step() == search_.count() ? std::numeric_limits<int>::max() : search_.step();
}

void View::add_on_screen(std::string& shown) const
{
    if (ui_.lab) add_use(shown, "page"_id, static_cast<int>(Page::lab));
    if (ui_.selected >= 0 && (ui_.editing || !search_shown())) add_use(shown, "node"_id, ui_.selected, 1);
    if (practising() && ui_.solution) add_use(shown, "solution"_id, 1);
    shown += way_of_looking();
    if (differ()) add_use(shown, "differ"_id, 1);
    add_use(shown, "step"_id, search_.step());
}

bool View::go_by_step(const Action& a, const Say& say)
{
    ui_.playback.follow(search_.step());
    if (a.id == "next_cut"_id || a.id == "step"_id || a.id.text().starts_with("step:")) ui_.asked = -1;
    if (a.id == "next_cut"_id) {
        if (const auto step = search_.next_cut(); step && search_shown() && !predicting()) ui_.playback.go(*step);
        ui_.playback.stop();
    } else if (!ui_.playback.act(a, steps(say))) return false;
    search_.go(ui_.playback.at());
    keep_step();
    return true;
}

bool View::act_lab(const Action& a, const Say& say)
{
    if (a.id == "lab_page"_id) {
        if (const auto page = parse_int(a.value, 0, 1)) lab_.page = static_cast<LabPage>(*page);
        return true;
    }
    if (a.id == "horizon"_id) {
        lab_.horizon = parse_int(a.value, 1, 4).value_or(lab_.horizon);
        return true;
    }
    LabSettings settings = lab_.settings();
    Fields f(say, &a);
    lab_fields(f, settings, lab_.deepest());
    if (f.taken()) lab_.set(settings);
    return f.taken();
}

Screen::Outcome View::play(const Action& a, const Say& say, Jobs&)
{
    if (a.id == "page"_id) {
        const auto page = parse_int(a.value, 0, 2);
        return page ? turn_to(static_cast<Page>(*page), say) : Outcome::shown();
    }
    if (a.id == "algorithm"_id || a.id == "order"_id) {
        Choice c = game().choice;
        const auto n = parse_int(a.value, 0, a.id == "order"_id ? 4 : 2);
        if (!n) return Outcome::shown();
        const auto i = static_cast<std::size_t>(*n);
        if (a.id == "algorithm"_id) {
            c.algorithm = engine::search::algorithms[i];
            if (c.algorithm != engine::search::Algorithm::alphabeta) c.cutting.chance.reset();
        } else if (c.order.kind == engine::search::OrderKind::shuffled && *n == 4) ++c.order.seed; // shuffle again
        else c.order = {engine::search::order_kinds[i], *n == 4 ? c.order.seed + 1 : 0};
        return choose(c, say);
    }
    if (ui_.playback.switch_predict(a, prefs_)) return Outcome::prefs_changed();
    if (go_by_step(a, say)) return Outcome::shown();
    if (a.id == "beside"_id) {
        ui_.beside = a.value.empty() ? !ui_.beside : a.value == "1";
        if (ui_.beside) ui_.differ = false, open_sheet(SheetAt::peek); // on a phone, two trees fit only then
        return Outcome::shown();
    }
    if (a.id == "zoom"_id) {
        if (const auto zoom = parse_int(a.value, -1, 12)) ui_.zoom = *zoom;
        return Outcome::shown();
    }
    if (const auto node = suffix_index(a.id, "node"_id, tree().size() - 1)) {
        if (ui_.editing || (practising() && !ui_.solution)) {
            if (practising() && tree().is_leaf(*node)) return Outcome::shown();
            if (practising()) // what was typed at the node before is noted, or refused and kept
                if (const Outcome out = write(say); !out.message.empty()) return out;
            select(*node);
        } else {
            if (const auto step = search_.settled(*node)) search_.go(*step);
            ui_.asked = ui_.asked == *node ? -1 : *node;
        }
        return Outcome::shown();
    }
    if (act_lab(a, say)) return Outcome::shown();
    if (auto out = bound_leaves(a, say)) return *out;
    if (auto out = practising() ? practise(a, say) : edit(a, say)) return *out;
    return {};
}

Screen::Tick View::tick(Jobs&, const Say& say, const Moment& moment)
{
    Tick out;
    ui_.playback.follow(search_.step());
    if (ui_.playback.playing() && ui_.playback.tick(moment, search_.count(), asks(say))) {
        search_.go(ui_.playback.at());
        out.news = true;
    }
    if (ui_.lab) {
        const bool was = lab_.running();
        lab_.work();
        out.news |= was && !lab_.running();
        return out;
    }
    const bool wanted = search_shown() && (moment.layout == Layout::desktop || ui_.tab == Tab::orders);
    if (wanted && !search_.error() && search_.work_on_orders()) out.news |= search_.orders_done();
    return out;
}

std::span<const Text> View::keys() const
{
    static constexpr std::array texts{Text::keys_write, Text::keys_delete};
    return texts;
}

void View::keyboard(Ui& ui)
{
    const bool typing = ImGui::GetIO().WantTextInput;
    if (ImGui::IsKeyPressed(ImGuiKey_Enter) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter)) {
        if (typing && practising() && !ui_.solution) ui.act("write"_id);
        else if (typing && ui_.editing) ui.act(ui_.text_touched ? "apply_text"_id : "apply_node"_id);
        else if (typing && can_bound() && types_bounds()) ui.act("apply_bounds"_id);
        return;
    }
    if (typing) return;
    if (page() != Page::lab && search_shown()) scrubber_keys(ui, steps(ui.say));
    if (ui_.editing && ui_.selected >= 0 && ImGui::IsKeyPressed(ImGuiKey_Delete)) ui.act("delete"_id);
}

std::string View::status(const Say& say) const
{
    if (ui_.lab) return say(Text::trees_lab_status);
    if (practising() && !ui_.solution) {
        if (progress().over) return say(Text::trees_solved);
        if (game().is_checked) return right_in_words(*this, say) + ". " + verdict_in_words(*this, say);
        return say(Text::trees_practice_status, say.count(game().checks));
    }
    if (search_.error()) return search_problem(*this, say);
    const auto words = step_words(*this, say);
    const Steps s = steps(say);
    return prediction_in_words(say, s) + s.words + ". " + words.title + ". " + words.body + asked_in_words(s);
}

} // namespace shell::trees
