// The commands of the tree screen.
#include "shell/trees/ids.hpp"
#include "shell/trees/phrases.hpp"
#include "shell/trees/typed.hpp"
#include "shell/trees/view.hpp"

namespace shell::trees {

using engine::trees::Event;
using Kind = engine::search::Error::Kind;

Screen::Outcome View::offer(Commands& c)
{
    if (page() == Page::lab) return offer_lab(c);
    if (!search_shown()) return offer_sheet(c);
    if (auto done = offer_remedy(c); done.mine) return done;
    if (auto done = offer_differ(c); done.mine) return done;
    return ui_.editing ? offer_editor(c) : Outcome();
}

/// What mends a tree that cannot be searched.
Screen::Outcome View::offer_remedy(Commands& c)
{
    const auto& wrong = search_.error();
    if (!wrong || practising()) return {};
    if (wrong->kind == Kind::probabilities_sum && c.add("equal_probabilities"_id, Text::trees_make_equal))
        return make_probabilities_equal(c.say);
    if (wrong->kind == Kind::chance_node && game().choice.algorithm == engine::search::Algorithm::alphabeta &&
        c.add("use_bounds"_id, Text::trees_use_bounds, {.kind = ButtonKind::primary}))
        return cut_by_bounds(c.say);
    if (wrong->kind == Kind::chance_node && c.add("use_chance"_id, Text::trees_use_chance)) {
        auto choice = game().choice;
        choice.algorithm = engine::search::Algorithm::expectiminimax;
        return choose(choice, c.say);
    }
    return {};
}

Screen::Outcome View::offer_editor(Commands& c)
{
    const std::string wrong = ui_.text_touched ? text_problem(c.say) : std::string(), unfit = unfit_to_practise(c.say);
    if (c.add("practise_own"_id, Text::trees_practise_own,
              {.enabled = unfit.empty(), .why = unfit, .icon = Icon::edit})) {
        if (Outcome out = ui_.text_touched ? apply_text(c.say) : Outcome(); !out.message.empty()) return out;
        return practise_own(c.say);
    }
    if (!c.add("apply_text"_id, Text::trees_apply,
               {.enabled = ui_.text_touched && wrong.empty(),
                .why = wrong,
                .kind = ui_.text_touched ? ButtonKind::primary : ButtonKind::plain}))
        return {};
    return apply_text(c.say);
}

/// The tree becomes the one that is typed.
Screen::Outcome View::apply_text(const Say& say)
{
    auto parsed = typed_tree(say, ui_.text, log_.setup().first);
    if (!parsed) return Outcome::refused(parsed.error());
    Event e;
    e.what = Event::What::replace;
    e.tree = *std::move(parsed);
    ui_.text_touched = false;
    ui_.selected = 0;
    return push(std::move(e), say);
}

/// The exercise's sheet. The outline has fields of its own for each node, so it needs no "write".
Screen::Outcome View::offer_sheet(Commands& c)
{
    const auto& asked = game().setup.exercise.asked;
    if (tree().has(ui_.selected) && !tree().is_leaf(ui_.selected) && (asked.values || asked.windows)) {
        if (c.add("write"_id, Text::trees_write)) return write(c.say);
        if (asked.windows && c.add("alpha_infinite"_id, "−∞")) {
            ui_.alpha = "−∞";
            return write(c.say).message.empty() ? Outcome::moved() : Outcome::shown();
        }
        if (asked.windows && c.add("beta_infinite"_id, "+∞")) {
            ui_.beta = "+∞";
            return write(c.say).message.empty() ? Outcome::moved() : Outcome::shown();
        }
    }
    if (game().is_checked && first_wrong(review_) && c.add("see_step"_id, Text::trees_see_step)) {
        const std::size_t event = first_wrong(review_)->event;
        ui_.solution = true;
        search_.go(static_cast<int>(event) + 1);
        return Outcome::shown();
    }
    if (c.add("check"_id, Text::trees_check,
              {.enabled = !game().is_checked,
               .why = c.say(Text::error_refused),
               .kind = ButtonKind::primary,
               .icon = Icon::check}))
        return check(c.say);
    return {};
}

Screen::Outcome View::offer_lab(Commands& c)
{
    if (lab_.page == LabPage::horizon) return {};
    if (lab_.running()) {
        if (!c.add("lab_cancel"_id, Text::cancel)) return {};
        lab_.cancel();
    } else {
        if (!c.add("lab_start"_id, Text::trees_lab_start, {.kind = ButtonKind::primary, .icon = Icon::chart}))
            return {};
        lab_.start();
    }
    return Outcome::shown();
}

} // namespace shell::trees
