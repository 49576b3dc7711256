// Shows the deduction step by step: the move with its constraint and domains, and the moves around it, indented inside
// trials. The grid shows the domains after the step.
#include "shell/cluedo/canvas.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/kit/figures.hpp"
#include <algorithm>

namespace shell::cluedo {

using namespace engine::cluedo;

namespace {

/// The number of trials open at the move with index `at`, including one that it ends.
std::size_t depth(const Story& story, std::size_t at) { return supposed_after(story, at).size(); }

} // namespace

int open_trials(const View& v)
{
    if (!v.analysis().story()) return 0;
    int n = v.analysis().story()->open_trials;
    for (const auto& trial : v.analysis().trials()) n += trial.refuted ? 0 : 1;
    return n;
}

bool View::stepping() const { return tab() == Tab::steps && !choosing_hand() && analysis_.story(); }

Steps View::steps(const Say& say) const
{
    Steps s;
    const Story* story = analysis_.story();
    if (!story) return s;
    s.count = static_cast<int>(story->moves.size());
    s.at = std::min(ui_.steps.at(), s.count);
    s.playing = ui_.steps.playing();
    const auto n = Say::count(s.count);
    s.words = s.at == 0 ? say(Text::cluedo_story_start, n) : say(Text::cluedo_story_at, Say::count(s.at), n);
    s.can_jump = next_trial(s.at).has_value();
    if (!predicting() && (s.can_jump || !analysis_.trials().empty())) { // else it reveals whether a trial follows
        s.jump_id = "next_trial"_id;
        s.jump = Text::cluedo_story_next;
        s.jump_icon = Icon::next;
    }
    ui_.steps.predict(s, say, predicting(), predicting() ? foretell(say) : std::nullopt);
    return s;
}

std::optional<int> View::next_trial(int at) const
{
    const auto& moves = analysis_.story()->moves;
    for (int i = at; i < static_cast<int>(moves.size()); ++i)
        if (moves[static_cast<std::size_t>(i)].kind == Move::Kind::trial) return i + 1;
    return std::nullopt;
}

std::optional<Prediction> View::foretell(const Say& say) const
{
    const Story& story = *analysis_.story();
    const auto at = std::min(static_cast<std::size_t>(ui_.steps.at()), story.moves.size());
    if (at == story.moves.size()) return std::nullopt;
    const Move& m = story.moves[at];
    const bool first = at == 0 || story.moves[at - 1].constraint != m.constraint; // else it has begun to decide
    if (m.kind != Move::Kind::learnt || m.constraint < 0 || !first) return std::nullopt;
    const Constraint& k = story.constraints[static_cast<std::size_t>(m.constraint)];
    const Meaning says = meaning(story.table, k);
    if (says == Meaning::own_hand || says == Meaning::lacks || says == Meaning::holds) return std::nullopt;
    Prediction f;
    f.question = cluedo_constraint(say, setup(), k) + " " + say(Text::cluedo_foretell);
    f.step = static_cast<int>(at) + 1;
    f.key = f.step;
    const bool by_card = k.form == Constraint::Form::holders_of_card;
    Literal yes = m.literal, no = m.literal;
    yes.holds = true;
    no.holds = false;
    f.options = {cluedo_literal(say, setup(), yes), cluedo_literal(say, setup(), no)};
    f.right = m.literal.holds ? 0 : 1;
    // A cell that the constraint leaves undecided is offered too: always a wrong answer.
    Cards spoken{};
    for (std::size_t i = at; i < story.moves.size() && story.moves[i].constraint == m.constraint; ++i)
        spoken |= Cards{1} << (by_card ? story.moves[i].literal.holder : story.moves[i].literal.card);
    for (Literal other : arguments(story.table, k)) {
        const bool said = (spoken >> (by_card ? other.holder : other.card) & 1) != 0;
        if (said || analysis_.after().at(other.card, other.holder) != Domain::both) continue;
        other.holds = m.literal.holds;
        const bool leads = at % 2 == 0; // varies its place
        f.options.insert(leads ? f.options.begin() : f.options.end(), cluedo_literal(say, setup(), other));
        f.right += leads ? 1 : 0;
        break;
    }
    return f;
}

Steps View::review_steps(const Say& say) const
{
    Steps s;
    s.count = static_cast<int>(game().notes().size());
    s.at = std::min(ui_.review.at(), s.count);
    s.playing = ui_.review.playing();
    s.words = s.at == s.count ? say(Text::cluedo_review_deal)
                              : say(Text::cluedo_review_at, Say::count(s.at), Say::count(s.count));
    return s;
}

bool View::looks_back() const { return laid_open() && ui_.review.at() < static_cast<int>(game().notes().size()); }

bool View::decided_then(Card c, Holder h) const
{
    return looks_back() && analysis_.before().at(c, h) == Domain::both && analysis_.after().at(c, h) != Domain::both;
}

void View::go_back_to(int notes)
{
    ui_.review.follow(notes);
    analysis_.look_back(static_cast<std::size_t>(notes), level());
}

void View::want_story() { analysis_.want_story(level(), ui_.all_trials ? Trials::all : Trials::refuted); }

void View::go_to_step(int step)
{
    ui_.steps.go(step);
    analysis_.look_after(static_cast<std::size_t>(step));
}

/// Goes to the first step outside trials that decides the cell.
void View::step_to(Card card, Holder holder)
{
    const Story& story = *analysis_.story();
    for (std::size_t i = 0; i < story.moves.size(); ++i) {
        const Move& m = story.moves[i];
        if (m.kind == Move::Kind::learnt && m.literal.card == card && m.literal.holder == holder &&
            depth(story, i) == 0)
            return go_to_step(static_cast<int>(i) + 1);
    }
}

/// With the steps out of sight, the grid shows what is known now.
void View::sheet_moved()
{
    if (sheet() == SheetAt::peek && stepping()) ui_.tab = Tab::cell;
    if (sheet() == SheetAt::peek && laid_open()) ui_.review.go(static_cast<int>(game().notes().size()));
}

bool View::act_story(const Action& a, const Say& say)
{
    if (a.id == "story"_id) {
        const bool on = a.value.empty() ? !stepping() : a.value == "1";
        analysis_.drop_proof();
        ui_.tab = on ? Tab::steps : Tab::cell;
        if (on) raise_sheet();
        return true;
    }
    if (a.id == "proof"_id) { // leads from the selected cell to its proof
        if (!analysis_.want_proof()) return true;
        ui_.tab = Tab::steps;
        raise_sheet();
        go_to_step(0);
        return true;
    }
    if (laid_open() && ui_.review.act(a, review_steps(say))) {
        go_back_to(ui_.review.at());
        return true;
    }
    if (!stepping()) return false;
    const Steps s = steps(say);
    if (ui_.steps.act(a, s)) {
        analysis_.look_after(static_cast<std::size_t>(ui_.steps.at()));
    } else if (const auto at = suffix_index(a.id, "move"_id, s.count)) {
        go_to_step(*at);
    } else if (a.id == "story_all"_id) { // leads to the selected cell in the whole story
        analysis_.drop_proof();
        want_story();
        go_to_step(0);
        if (ui_.card != no_card) step_to(ui_.card, ui_.holder);
    } else if (a.id == "trials"_id) {
        ui_.all_trials = a.value.empty() ? !ui_.all_trials : a.value == "1";
        want_story();
        go_to_step(0);
    } else if (const auto trial = suffix_index(a.id, "trial"_id, static_cast<int>(analysis_.trials().size()) - 1)) {
        go_to_step(static_cast<int>(analysis_.trials()[static_cast<std::size_t>(*trial)].begin) + 1);
    } else if (const auto fact = suffix_index(a.id, "counted"_id, static_cast<int>(analysis_.counted().size()) - 1)) {
        ui_.card = analysis_.counted()[static_cast<std::size_t>(*fact)].card;
        ui_.holder = analysis_.counted()[static_cast<std::size_t>(*fact)].holder;
        ui_.tab = Tab::cell;
    } else if (a.id == "next_trial"_id) {
        if (const auto next = next_trial(s.at); next && s.jump) go_to_step(*next);
    } else return false;
    return true;
}

/// A variable's domain: a tick, a cross, or both.
void CluedoCanvas::domain(Point m, Domain d, float size)
{
    const bool yes = d == Domain::only_true || d == Domain::both, no = d == Domain::only_false || d == Domain::both;
    const float apart = yes && no ? size * 0.95f : 0.f;
    const bool both = yes && no;
    if (yes)
        draw_tick(p_, {m.x - apart, m.y}, size * (both ? 0.75f : 1), both ? t_.muted : t_.good, both ? 1.6f : 2.2f);
    if (no) draw_cross(p_, {m.x + apart, m.y}, size * (both ? 0.55f : 0.65f), t_.unknown, both ? 1.4f : 1.7f);
    if (d == Domain::none) p_.ring(m, size * 0.8f, t_.bad, 2);
}

/// The constraint's variables, each with its current domain. The one that the step decided is framed.
float CluedoCanvas::variables(Point at, float width, const Constraint& k, const Move& m)
{
    const bool by_card = k.form == Constraint::Form::cards_of_holder;
    float x = at.x, y = at.y;
    bool open = false;
    for (const Literal& a : arguments(table_, k)) {
        const std::string name = by_card ? cluedo_card(say_, setup_, a.card) : cluedo_holder(say_, setup_, a.holder);
        const float w = std::min(width, p_.width(name, 12.5f) + 44);
        if (x + w > at.x + width + 1) x = at.x, y += 30;
        const Rect chip{x, y, w, 26};
        const Domain now = view_.analysis().after().at(a.card, a.holder);
        const bool narrowed = m.kind == Move::Kind::learnt && a.card == m.literal.card && a.holder == m.literal.holder;
        p_.fill(chip, now == Domain::only_true ? t_.good_soft : t_.sunken, 6);
        if (narrowed) p_.stroke(chip, t_.accent, 6, 2);
        p_.text({chip.x + 8, chip.y + 17.5f}, p_.fitted(name, w - 40, 12.5f), {12.5f, t_.text});
        domain({chip.right() - 17, chip.centre().y}, now, 6);
        open |= now == Domain::both;
        x += w + 6;
    }
    y += 26;
    if (!open) return y;
    domain({at.x + 12, y + 14}, Domain::both, 5); // explains the double sign
    ui_.text({at.x + 28, y + 18}, Text::cluedo_legend_both, {12, t_.muted});
    return y + 22;
}

/// V with its index as a subscript, then the variables in short. Further lines are indented to the variables.
float CluedoCanvas::notation(Point at, float width, const Constraint& k)
{
    const std::string v = cluedo_counter(say_, k), n = cluedo_number(k);
    const TextStyle style{13.5f, t_.accent, Weight::bold};
    p_.text(at, v, style);
    const float index = at.x + p_.width(v, 13.5f, Weight::bold);
    p_.text({index, at.y + 4}, n, {12, t_.accent});
    const float x = index + p_.width(n, 12) + 1;
    return p_.paragraph({x, at.y}, cluedo_notation(say_, setup_, k, false), at.x + width - x, style, 20);
}

float CluedoCanvas::step_row(std::size_t at, Rect r, bool current)
{
    const Story& story = *view_.analysis().story();
    const Move& m = story.moves[at];
    const OwnedId id = make_id("move"_id, static_cast<std::int64_t>(at) + 1);
    const Press press = ui_.item(id, r, 6);
    if (const Colour back = ui_.reactive(current ? t_.accent_soft : 0, press, id); back >> 24) p_.fill(r, back, 6);
    p_.text({r.x + 34, r.centre().y + 5}, std::to_string(at + 1), {12, t_.muted, Weight::regular, Align::right});
    float x = r.x + 44;
    for (std::size_t i = std::min<std::size_t>(depth(story, at), 6); i > 0; --i, x += 14)
        p_.line({x + 3, r.y}, {x + 3, r.bottom()}, t_.warn, 2);
    const Point glyph{x + 7, r.centre().y};
    if (m.kind == Move::Kind::learnt) domain(glyph, m.literal.holds ? Domain::only_true : Domain::only_false, 6);
    else if (m.kind == Move::Kind::trial || m.kind == Move::Kind::open)
        p_.text({glyph.x, glyph.y + 5}, "?", {14, t_.warn, Weight::bold, Align::middle});
    else draw_cross(p_, glyph, 4.5f, t_.bad, 2.2f);
    x += 20;
    p_.text({x, r.centre().y + 4.5f}, p_.fitted(cluedo_move(say_, setup_, m), r.right() - x - 6, 13),
            {13, m.kind == Move::Kind::conflict || m.kind == Move::Kind::refuted ? t_.bad : t_.text,
             current ? Weight::bold : Weight::regular});
    if (press.clicked) ui_.act(id);
    return r.bottom();
}

float CluedoCanvas::story(Point at, float width)
{
    const Story* story = view_.analysis().story();
    if (!story) return at.y;
    const Steps s = view_.steps(say_);
    float y = at.y;
    const float bar = scrubber_height(ui_, width, s);
    draw_scrubber(ui_, {at.x, y, width, bar}, s);
    y += bar + 4;
    const auto now = static_cast<std::size_t>(s.at);
    if (const std::string words = cluedo_supposing(say_, setup_, *story, now); !words.empty()) {
        const auto lines = p_.wrapped(words, width - 24, 13, Weight::bold);
        p_.fill({at.x, y, width, 14 + 18 * static_cast<float>(lines.size())}, t_.warn_soft, 8);
        y = p_.paragraph({at.x + 12, y + 20}, words, width - 24, {13, t_.warn, Weight::bold}, 18) + 2;
    }
    const auto& proved = view_.analysis().proved();
    if (now == 0 && proved) {
        y = p_.paragraph({at.x, y + 16}, say_(Text::cluedo_proof_of, cluedo_literal(say_, setup_, *proved)), width,
                         {15, t_.text, Weight::bold}, 20);
    } else if (now == 0) {
        y = case_about({at.x, y}, width);
        y = p_.paragraph({at.x, y + 16}, say_(Text::cluedo_story_intro), width, {14, t_.text}, 20);
    } else {
        const Move& m = story->moves[now - 1];
        y = p_.paragraph({at.x, y + 18}, cluedo_move(say_, setup_, m), width, {16, t_.text, Weight::bold}, 22) + 2;
        if (m.constraint >= 0) {
            const Constraint& k = story->constraints[static_cast<std::size_t>(m.constraint)];
            y = p_.paragraph({at.x, y}, cluedo_constraint(say_, setup_, k), width, {14, t_.text}, 20);
            y = notation({at.x, y}, width, k);
            y = variables({at.x, y - 8}, width, k, m) + 20;
        }
        y = p_.paragraph({at.x, y}, cluedo_rule(say_, *story, now - 1, view_.analysis().before()), width,
                         {13, t_.muted}, 18);
    }
    const float row = phone_like() ? 44.f : 30.f;
    y += 2;
    p_.divider({at.x, y}, width);
    y += 8;
    const bool hides = s.predicting() && s.at < s.count; // the next move is to be predicted
    const std::size_t first = now > 3 ? now - 3 : 0, last = std::min(hides ? now : story->moves.size(), first + 7);
    for (std::size_t i = first; i < last; ++i) y = step_row(i, {at.x - 6, y, width + 12, row}, i + 1 == now);
    if (proved) {
        ui_.button("story_all"_id, {at.x, y + 6, width, 44}, Text::cluedo_story_all, ButtonKind::quiet);
        return y + 56;
    }
    if (!hides) y = counted({at.x, trials({at.x, y}, width)}, width);
    if (view_.plays() || !phone_like()) return y; // the desktop has it beside the notes
    ui_.button("cases"_id, {at.x, y + 4, width, 44}, Text::cluedo_cases, ButtonKind::quiet);
    return y + 52;
}

/// All trials, also those without a conflict. A click goes to the trial's first step.
float CluedoCanvas::trials(Point at, float width)
{
    const auto& all = view_.analysis().trials();
    const int open = open_trials(view_);
    if (all.empty() && open == 0) return at.y;
    float y = at.y + 6;
    p_.divider({at.x, y}, width);
    y = p_.paragraph({at.x, y + 24}, cluedo_trials(say_, view_), width, {14, t_.text, Weight::bold}, 19) - 6;
    if (open > 0) {
        ui_.button("trials"_id, {at.x, y, width, 44},
                   state_.all_trials ? Text::cluedo_trials_hide : Text::cluedo_trials_show, ButtonKind::plain);
        y += 50;
    }
    const float row = phone_like() ? 44.f : 30.f;
    const int now = view_.steps(say_).at;
    for (std::size_t i = 0; i < all.size(); ++i, y += row) {
        const OwnedId id = make_id("trial"_id, static_cast<std::int64_t>(i));
        const Rect r{at.x - 6, y, width + 12, row};
        const int begin = static_cast<int>(all[i].begin);
        const bool current = now > begin && now <= begin + all[i].steps + 2;
        const Press press = ui_.item(id, r, 6);
        if (const Colour back = ui_.reactive(current ? t_.accent_soft : 0, press, id); back >> 24) p_.fill(r, back, 6);
        const float mid = r.centre().y;
        if (all[i].refuted) draw_cross(p_, {r.x + 14, mid}, 4.5f, t_.bad, 2.2f);
        else p_.text({r.x + 14, mid + 5}, "?", {14, t_.muted, Weight::bold, Align::middle});
        const std::string end = cluedo_trial_end(say_, all[i]);
        const float end_w = std::min(p_.width(end, 12), width * 0.55f);
        p_.text({r.right() - 8, mid + 4.5f}, p_.fitted(end, end_w + 1, 12),
                {12, all[i].refuted ? t_.bad : t_.muted, Weight::regular, Align::right});
        p_.text({r.x + 26, mid + 4.5f}, p_.fitted(cluedo_literal(say_, setup_, all[i].literal), r.w - 46 - end_w, 13),
                {13, t_.text});
        if (press.clicked) ui_.act(id);
    }
    return y + 4;
}

/// What complete search adds. It has no steps, so a text says how it knows.
float CluedoCanvas::counted(Point at, float width)
{
    const Shares* s = view_.analysis().shares();
    if (view_.level() != Level::complete || !s || !s->consistent) return at.y;
    const auto& facts = view_.analysis().counted();
    float y = at.y + 6;
    p_.divider({at.x, y}, width);
    y = p_.paragraph({at.x, y + 24}, say_(Text::cluedo_counted_n, Say::count(static_cast<std::int64_t>(facts.size()))),
                     width, {14, t_.text, Weight::bold}, 19);
    y = p_.paragraph({at.x, y}, say_(Text::cluedo_counted_how, cluedo_deals(say_, *s, false)), width, {13, t_.muted},
                     18) -
        6;
    const float row = phone_like() ? 44.f : 30.f;
    for (std::size_t i = 0; i < facts.size(); ++i, y += row) {
        const OwnedId id = make_id("counted"_id, static_cast<std::int64_t>(i));
        const Rect r{at.x - 6, y, width + 12, row};
        const Press press = ui_.item(id, r, 6);
        if (const Colour back = ui_.reactive(0, press, id); back >> 24) p_.fill(r, back, 6);
        domain({r.x + 14, r.centre().y}, facts[i].holds ? Domain::only_true : Domain::only_false, 6);
        p_.text({r.x + 28, r.centre().y + 4.5f}, p_.fitted(cluedo_literal(say_, setup_, facts[i]), r.w - 36, 13),
                {13, t_.text});
        if (press.clicked) ui_.act(id);
    }
    return y + 8;
}

/// The example's text, and the number of cells that each level decides.
float CluedoCanvas::case_about(Point at, float width)
{
    const Case* c = view_.ready_case();
    if (!c || (phone_like() && view_.contradictory())) return at.y; // the banner shows it
    const std::string about = cluedo_case_about(say_, setup_, *c), known = cluedo_case_known(say_, view_);
    const float inner = width - 24;
    const auto lines = [&](const std::string& text, float size, Weight weight) {
        return static_cast<float>(p_.wrapped(text, inner, size, weight).size());
    };
    const float h = 34 + 19 * lines(about, 13.5f, Weight::regular) + 18 * lines(known, 13, Weight::bold);
    p_.fill({at.x, at.y, width, h}, t_.accent_soft, 8);
    p_.text({at.x + 12, at.y + 22}, p_.fitted(say_(c->title), inner, 14, Weight::bold), {14, t_.text, Weight::bold});
    float y = p_.paragraph({at.x + 12, at.y + 42}, about, inner, {13.5f, t_.text}, 19);
    p_.paragraph({at.x + 12, y}, known, inner, {13, t_.text, Weight::bold}, 18);
    return at.y + h + 8;
}

} // namespace shell::cluedo
