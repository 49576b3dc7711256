#include "shell/trees/view.hpp"
#include "engine/search/tree_text.hpp"
#include "imgui.h"
#include "shell/kit/figures.hpp"
#include "shell/trees/dialogs.hpp"
#include "shell/trees/words.hpp"

namespace shell::trees {

using engine::search::Algorithm;
using engine::trees::Choice;
using engine::trees::Event;
using engine::trees::Mode;

View::View(Log log, Prefs& prefs) : log_(std::move(log)), prefs_(prefs) { follow(); }

Page View::page() const { return ui_.lab ? Page::lab : practising() ? Page::practice : Page::explore; }

Steps View::steps(const Say& say) const
{
    Steps s;
    s.at = search_.step();
    s.count = search_.count();
    s.marks = search_.marks();
    s.playing = ui_.playing;
    s.words = step_line(*this, say);
    if (game().choice.algorithm == Algorithm::alphabeta) {
        s.jump_id = "next_cut";
        s.jump = Text::trees_next_cut;
        s.can_jump = search_.next_cut().has_value();
    }
    return s;
}

Screen::Progress View::progress() const
{
    const bool solved = practising() && game().is_checked && review_.is_complete();
    return {static_cast<int>(log_.cursor()), solved, solved};
}

void View::follow()
{
    search_.begin(game());
    if (ui_.editing) search_.go(search_.count());
    if (practising()) review_ = engine::trees::review(game());
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
    if (!done) return {true, false, false, false, trees_error(say, done.error(), tree())};
    follow();
    return {true, true};
}

Screen::Outcome View::choose(Choice c, const Say& say)
{
    if (practising() || c == game().choice) return {true};
    Event e;
    e.what = Event::What::choose;
    e.choice = c;
    return push(std::move(e), say);
}

/// The other mode's log is kept until one comes back to it.
Screen::Outcome View::turn_to(Page page)
{
    ui_.lab = page == Page::lab;
    ui_.editing = ui_.playing = false;
    if (page == Page::lab) return {true};
    if (practising() == (page == Page::practice)) return {true};
    engine::trees::Setup fresh;
    fresh.mode = page == Page::practice ? Mode::practice : Mode::explore;
    fresh.first = log_.setup().first;
    if (fresh.mode == Mode::explore) fresh.tree = tree(); // the exercise's own
    else fresh.exercise.seed = worthwhile_seed({}, fresh.first, 1);
    Log next = other_ && other_->setup().mode == fresh.mode ? std::move(*other_) : Log(fresh);
    other_ = std::move(log_);
    log_ = std::move(next);
    ui_.solution = ui_.text_touched = false;
    ui_.selected = practising() ? 0 : -1;
    search_.go(0);
    follow();
    return {true, true};
}

Screen::Outcome View::act(const Action& a, const Say& say, Jobs&)
{
    if (a.id == "undo" || a.id == "redo") {
        const bool moved = a.id == "undo" ? log_.undo() : log_.redo();
        if (moved) ui_.text_touched = false, follow();
        return {true, moved};
    }
    if (a.id == "page") {
        const auto page = figure(a.value, 0, 2);
        return page ? turn_to(static_cast<Page>(*page)) : Outcome{true};
    }
    if (a.id == "algorithm" || a.id == "order") {
        Choice c = game().choice;
        const auto n = figure(a.value, 0, a.id == "order" ? 4 : 2);
        if (!n) return {true};
        const auto i = static_cast<std::size_t>(*n);
        if (a.id == "algorithm") c.algorithm = engine::search::algorithms[i];
        else if (c.order.kind == engine::search::OrderKind::shuffled && *n == 4) ++c.order.seed; // shuffle again
        else c.order = {engine::search::order_kinds[i], *n == 4 ? c.order.seed + 1 : 0};
        return choose(c, say);
    }
    if (a.id == "next_cut") {
        if (const auto step = search_.next_cut(); step && search_shown()) search_.go(*step);
        ui_.playing = false;
        return {true};
    }
    if (a.id == "play") {
        ui_.playing = a.value != "0" && search_.count() > 0;
        if (ui_.playing && search_.step() == search_.count()) search_.go(0);
        clock_.restart();
        return {true};
    }
    if (const auto step = stepped(a, steps(say))) {
        ui_.playing = false;
        search_.go(*step);
        return {true};
    }
    if (a.id == "play_step") {
        search_.go(search_.step() + 1);
        if (search_.step() == search_.count()) ui_.playing = false;
        return {true};
    }
    if (a.id == "tab") {
        if (const auto tab = figure(a.value, 0, 3)) ui_.tab = static_cast<Tab>(*tab);
        if (ui_.sheet == Sheet::peek) ui_.sheet = Sheet::half;
        const bool edits = ui_.tab == Tab::edit && !practising();
        if (edits != ui_.editing) {
            ui_.editing = edits;
            ui_.text_touched = ui_.playing = false;
            ui_.selected = -1;
            follow();
        }
        return {true};
    }
    if (a.id == "sheet") {
        if (const auto sheet = figure(a.value, 0, 2)) ui_.sheet = static_cast<Sheet>(*sheet);
        return {true};
    }
    if (a.id == "zoom") {
        if (const auto zoom = figure(a.value, -1, 12)) ui_.zoom = *zoom;
        return {true};
    }
    if (const auto node = indexed(a.id, "node", tree().size() - 1)) {
        if (ui_.editing || (practising() && !ui_.solution)) {
            if (practising() && tree().is_leaf(*node)) return {true};
            select(*node);
        } else if (const auto step = search_.settled(*node)) search_.go(*step);
        return {true};
    }
    if (a.id == "lab_page") {
        if (const auto page = figure(a.value, 0, 1)) lab_.page = static_cast<LabPage>(*page);
        return {true};
    }
    if (a.id == "horizon") {
        lab_.horizon = figure(a.value, 1, 4).value_or(lab_.horizon);
        return {true};
    }
    if (a.id == "lab_start") return lab_.start(), Outcome{true};
    if (a.id == "lab_cancel") return lab_.cancel(), Outcome{true};
    if (a.id.starts_with("lab_")) {
        const auto n = figure(a.value, 0, 1000);
        if (!n) return {true};
        if (a.id == "lab_b") lab_.set(*n, lab_.d(), lab_.trees(), lab_.order());
        else if (a.id == "lab_d") lab_.set(lab_.b(), *n, lab_.trees(), lab_.order());
        else if (a.id == "lab_trees") lab_.set(lab_.b(), lab_.d(), *n, lab_.order());
        else if (a.id == "lab_order" && *n <= 4)
            lab_.set(lab_.b(), lab_.d(), lab_.trees(), engine::search::order_kinds[static_cast<std::size_t>(*n)]);
        return {true};
    }
    if (auto out = practising() ? practise(a, say) : edit(a, say)) return *out;
    return {};
}

Screen::Tick View::tick(Jobs&, const Say&, Layout layout, double)
{
    Tick out;
    if (ui_.lab) {
        const bool was = lab_.running();
        lab_.work();
        out.news = was && !lab_.running();
        return out;
    }
    const bool wanted = search_shown() && (layout == Layout::desktop || ui_.tab == Tab::orders);
    if (wanted && !search_.error() && search_.work_on_orders()) out.news = search_.orders_done();
    return out;
}

void View::keyboard(Ui& ui)
{
    const bool typing = ImGui::GetIO().WantTextInput;
    if (ImGui::IsKeyPressed(ImGuiKey_Enter) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter)) {
        if (typing && practising() && !ui_.solution) ui.act("write");
        else if (typing && ui_.editing) ui.act(ui_.text_touched ? "apply_text" : "apply_node");
        return;
    }
    if (typing || undo_keys(ui)) return;
    if (page() != Page::lab && search_shown()) scrubber_keys(ui, steps(ui.say));
    if (ui_.editing && ui_.selected >= 0 && ImGui::IsKeyPressed(ImGuiKey_Delete)) ui.act("delete");
}

std::string View::status(const Say& say) const
{
    if (ui_.lab) return say(Text::trees_lab_status);
    if (practising() && !ui_.solution) {
        if (progress().over) return say(Text::trees_solved);
        return say(Text::trees_practice_status, say.count(game().checks));
    }
    if (search_.error()) return tree_error(say, *search_.error(), tree());
    const auto words = step_words(*this, say);
    return step_line(*this, say) + ". " + words.title + ". " + words.body;
}

} // namespace shell::trees
