// The tabs of the panel that are described once, as blocks: the source's examples, the sets answer by answer, and the
// review of a finished game.
#include "shell/kit/line_chart.hpp"
#include "shell/pegs/phrases.hpp"
#include "shell/pegs/review_block.hpp"
#include "shell/spaces/examples.hpp"
#include "shell/spaces/ids.hpp"
#include "shell/spaces/phrases.hpp"
#include <algorithm>
#include <array>
#include <cmath>

namespace shell::spaces {
namespace {

// ---- the source's examples ------------------------------------------------------------------------------------------

/// The list of examples: two columns where there is room, a tick or a cross before each title.
struct ExampleList {
    int chosen;

    static float pitch(const Ui& ui) { return ui.view.layout == Layout::desktop ? 38.f : 46.f; }
    static int columns(float width) { return width >= 480 ? 2 : 1; }

    static float height(const Ui& ui, float width)
    {
        const auto all = static_cast<float>(spaces_examples().size());
        return pitch(ui) * std::ceil(all / static_cast<float>(columns(width)));
    }
    void draw(Ui& ui, Rect whole) const
    {
        const auto all = spaces_examples();
        const int across = columns(whole.w);
        const float w = (whole.w - 8 * static_cast<float>(across - 1)) / static_cast<float>(across);
        for (int i = 0; i < static_cast<int>(all.size()); ++i)
            draw_one(ui, all[static_cast<std::size_t>(i)], i,
                     {whole.x + (w + 8) * static_cast<float>(i % across),
                      whole.y + pitch(ui) * static_cast<float>(i / across), w, pitch(ui) - 2});
    }
    void draw_one(Ui& ui, const Example& e, int index, Rect r) const
    {
        const Painter& p = ui.paint;
        const OwnedId id = make_id("example"_id, index);
        const Press press = ui.item(id, r, 8);
        const bool on = index == chosen;
        if (on) p.fill(r, p.theme().accent_soft, 8);
        else if (const Colour back = ui.reactive(0, press, id); back >> 24) p.fill(r, back, 8);
        if (e.erratum) draw_cross(p, {r.x + 14, r.centre().y}, 4, p.theme().bad, 2.2f);
        else draw_tick(p, {r.x + 14, r.centre().y}, 5, p.theme().good, 2.2f);
        const Weight weight = on ? Weight::bold : Weight::regular;
        const auto lines = p.two_lines(ui.say(e.title), r.w - 36, 13, weight);
        float line = r.centre().y + (lines.size() > 1 ? -3.f : 5.f);
        for (const auto& words : lines) {
            p.text({r.x + 28, line}, words, {13, p.theme().text, weight});
            line += 15;
        }
        if (press.clicked) ui.act(id);
    }
};

/// The printed number, after a tick where it is right and a cross where it is wrong.
Words printed_figure(const Panel& p, const vs::Figure& f)
{
    if (!f.printed) return {"–", Ink::muted};
    const bool wrong = f.is_erratum();
    const auto sign = [wrong](const Painter& paint, Rect r) {
        const Point at{r.x + 6, r.centre().y};
        if (wrong) draw_cross(paint, at, 4, paint.theme().bad, 2.2f);
        else draw_tick(paint, at, 5, paint.theme().good, 2.2f);
    };
    return {figure_value(p.say, *f.printed),
            wrong ? Ink::lose : Ink::muted,
            wrong ? Weight::bold : Weight::regular,
            {},
            sign,
            14};
}

// ---- the sets answer by answer --------------------------------------------------------------------------------------

double stored(const vs::Storage& s, Unit unit)
{
    const std::array<Count, 3> figures{s.concepts, s.literals, s.words};
    return static_cast<double>(figures[static_cast<std::size_t>(unit)]);
}

/// A chart of lines over the answers, with its table in words.
void add_chart(Panel& p, std::vector<ChartLine> lines, float height, std::function<void(Outline&)> words)
{
    p.picture([height](const Ui&, float) { return height; },
              [lines = std::move(lines), say = p.say](Ui& ui, Rect r) {
                  draw_lines(ui.paint, r, lines, say(Text::spaces_answers));
              },
              std::move(words));
}

} // namespace

void View::panel(Panel& p)
{
    if (!analysis_.settled() || analysis_.too_large()) return;
    if (ui_.tab == Tab::plot) add_plot(p);
    else if (ui_.tab == Tab::review) add_review(p);
    else if (ui_.tab == Tab::examples) add_examples(p);
}

void View::add_examples(Panel& p)
{
    const auto all = spaces_examples();
    std::vector<std::string> titles;
    for (const Example& e : all) titles.push_back(p.say(e.title));
    p.words("examples_intro"_id, p.say(Text::spaces_examples_intro));
    p.choice("example"_id, p.say(Text::spaces_tab_examples), ui_.example, std::move(titles))
        .own(ExampleList::height, [list = ExampleList{ui_.example}](Ui& ui, Rect r) { list.draw(ui, r); });
    p.divider();
    const Example& e = all[static_cast<std::size_t>(ui_.example)];
    const ExampleResult& result = example();
    p.paragraph("example_about"_id, p.say(e.about)).titled(p.say(e.title));
    if (!result.figures.empty()) {
        auto& table = p.table("figures"_id, p.say(e.title),
                              {{p.say(Text::spaces_counted), Align::left, 0, Seen::everywhere, true},
                               {p.say(Text::spaces_printed), Align::right},
                               {p.say(Text::spaces_correct), Align::right}});
        for (const auto& f : result.figures)
            table.row({{figure_in_words(p.say, f)},
                       printed_figure(p, f),
                       {figure_value(p.say, f.ours), f.is_erratum() ? Ink::win : Ink::text, Weight::bold}});
    }
    if (!result.list.empty()) p.list("example_list"_id, Text::spaces_counted, result.list).columns(8);
    if (!result.line.empty())
        p.button("load_example"_id, Text::spaces_load, {.kind = ButtonKind::primary, .icon = Icon::play});
}

void View::add_plot(Panel& p)
{
    const auto& all = analysis_.generations();
    if (all.size() < 2) {
        p.paragraph("no_plot"_id, p.say(Text::spaces_no_plot));
        return;
    }
    std::vector<ChartLine> spaces{{p.say(Text::spaces_unpruned), {}, 2},
                                  {p.say(Text::spaces_generated), {}, 1},
                                  {p.say(Text::spaces_live), {}, 0}};
    std::vector<ChartLine> memory{{p.say(Text::spaces_in_l), {}, 1}, {p.say(Text::spaces_in_l2), {}, 0}};
    double product = 1;
    Count early = 0, late = 0;
    for (std::size_t k = 1; k < all.size(); ++k) {
        const auto& e = *all[k].effort();
        product *= static_cast<double>(e.hypotheses);
        spaces[0].values.push_back(product);
        spaces[1].values.push_back(static_cast<double>(e.generated));
        spaces[2].values.push_back(static_cast<double>(e.live));
        memory[0].values.push_back(stored(all[k].l, ui_.unit));
        memory[1].values.push_back(stored(all[k].l2, ui_.unit));
        early += e.updates;
        late += all[k].updates_late;
    }
    p.title(p.say(Text::spaces_plot_title));
    add_chart(p, std::move(spaces), 190, [this](Outline& o) { describe_sizes(o); });
    p.choice("unit"_id, Text::spaces_memory_title, ui_.unit, spaces_unit_names);
    add_chart(p, std::move(memory), 180, [this](Outline& o) { describe_memory(o); });
    const auto most = static_cast<double>(std::max<Count>(1, late));
    auto& bars = p.bars(
        "saved_updates"_id, p.say(Text::spaces_early_title), Ink::muted,
        {p.say(Text::spaces_early_title), p.say(Text::spaces_updates, p.say.count(static_cast<std::int64_t>(late)))});
    for (const bool with : {true, false}) {
        const Count n = with ? early : late;
        ShareBar bar{p.say(with ? Text::spaces_with_early : Text::spaces_without_early), static_cast<double>(n) / most,
                     figure_text(p.say, n)};
        bar.ink = with == this->early() ? Ink::accent : Ink::muted;
        bars.bar(std::move(bar));
    }
    bool on = this->early();
    if (p.toggle("early"_id, Text::spaces_early, on)) prefs_.set("spaces.detection", on ? "early" : "late");
    const Count now = on ? early : late;
    p.figure("updates"_id, p.say(Text::spaces_updates, p.say.count(static_cast<std::int64_t>(now))),
             figure_text(p.say, now))
        .large();
    const double saved = late > 0 ? 1 - static_cast<double>(early) / static_cast<double>(late) : 0;
    p.words("saved"_id, p.say(Text::spaces_saved, percent_in_words(p.say, saved)));
}

void View::describe_sizes(Outline& o) const
{
    const Say& say = o.say;
    auto& table = o.table("plot"_id, say(Text::spaces_plot_title),
                          {say(Text::spaces_after_answer), say(Text::spaces_unpruned), say(Text::spaces_generated),
                           say(Text::spaces_live), say(Text::spaces_with_early), say(Text::spaces_without_early)});
    Count product = 1;
    for (std::size_t k = 1; k < analysis_.generations().size(); ++k) {
        const auto& g = analysis_.generations()[k];
        const auto& e = *g.effort();
        product = engine::times(product, e.hypotheses); // saturates
        table.rows.push_back({std::to_string(k),
                              short_count(say, static_cast<std::int64_t>(std::min(product, Count{1} << 62))),
                              figure_text(say, e.generated), figure_text(say, e.live), figure_text(say, e.updates),
                              figure_text(say, g.updates_late)});
    }
}

void View::describe_memory(Outline& o) const
{
    const Say& say = o.say;
    std::vector<std::string> heads{say(Text::spaces_after_answer)};
    for (const char* language : {"L · ", "L2 · "})
        for (const Text unit : {Text::spaces_unit_concepts, Text::spaces_unit_literals, Text::spaces_unit_words})
            heads.push_back(language + say(unit));
    auto& table = o.table("memory"_id, say(Text::spaces_memory_title), std::move(heads));
    for (std::size_t k = 1; k < analysis_.generations().size(); ++k) {
        const auto& g = analysis_.generations()[k];
        std::vector<std::string> cells{std::to_string(k)};
        for (const vs::Storage* s : {&g.l, &g.l2})
            for (const Count n : {s->concepts, s->literals, s->words}) cells.push_back(figure_text(say, n));
        table.rows.push_back(std::move(cells));
    }
}

void View::add_review(Panel& p) const
{
    const Say& say = p.say;
    p.heading(review_title_in_words(*this, say));
    if (std::string words = costliest_in_words(*this, say); !words.empty())
        p.paragraph("costliest"_id, std::move(words));
    auto& rows = p.block(std::make_shared<ReviewBlock>(CodeLook{game_.face(), rules(), mark()}, say(Text::tab_review),
                                                       std::vector{say(Text::head_row), say(Text::head_guess),
                                                                   say(Text::head_grade), say(Text::head_luck),
                                                                   say(Text::best_was), say(Text::spaces_would_play)},
                                                       say));
    const auto furthest = furthest_of(review_.standings());
    const auto words_of = [&](const engine::codes::Code& c) { return code_in_words(say, game_.face(), rules(), c); };
    for (std::size_t i = 0; i < analysis_.clues().size(); ++i) {
        const int row = static_cast<int>(i);
        GuessReviewed one{row, analysis_.clues()[i].guess};
        one.lines = review_lines(*this, say, i);
        if (one.lines.empty()) break;
        one.cells = {std::to_string(row + 1), words_of(one.guess)};
        if (game_.noisy()) {
            if (game_.is_lie(row)) one.lie = say(Text::spaces_lie);
            one.cells.insert(one.cells.end(), {one.lie.empty() ? "–" : one.lie, one.lines[0], "–"});
        } else {
            const auto& graded = review_.rows()[i];
            const bool best = graded.standing().is_best();
            one.grade = grade_of(graded.standing());
            one.furthest = !graded.right && std::find(furthest.begin(), furthest.end(), row) != furthest.end();
            if (!best) one.others.emplace_back(say(Text::best_was), graded.best.guess);
            one.cells.insert(one.cells.end(),
                             {say(grade_names[static_cast<std::size_t>(*one.grade)]) + ", " + one.lines[0],
                              one.lines[1], best ? "–" : words_of(graded.best.guess)});
        }
        const auto* learner = review_.learner(i);
        if (learner) one.others.emplace_back(say(Text::spaces_would_play), *learner);
        one.cells.push_back(learner ? words_of(*learner) : "–");
        rows.guess(std::move(one));
    }
}

} // namespace shell::spaces
