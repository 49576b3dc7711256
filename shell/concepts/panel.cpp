// The panel: the concepts that are left, the step, the questions, wrong labels.
#include "shell/concepts/canvas.hpp"
#include "shell/concepts/ids.hpp"
#include <algorithm>
#include <array>
#include <bit>
#include <span>

namespace shell::concepts {

using engine::Count;
using engine::concepts::Concept;

namespace {

constexpr std::size_t most_listed = 12, most_splits = 5, most_in_table = 40;
constexpr std::array noise_denominators{20, 10, 5};
constexpr Count most_gathered = 200; // of the most probable concepts

std::string count_text(const Say& say, Count n) { return text::number(say.language(), static_cast<std::int64_t>(n)); }

std::string percent(const Say& say, const engine::Fraction& f)
{
    const double share = 100 * engine::to_double(f);
    return text::decimal(say.language(), share, share < 10 ? 1 : 0) +
           (say.language() == text::Language::english ? "%" : " %");
}

/// Draws a scrubber that has room for the question before a step.
float scrubber_room(float width, const Steps& s)
{
    if (!s.predicting()) return scrubber_height(width);
    if (!s.ask) return 144;
    std::size_t letters = 0; // of options that stand side by side where they have room, else one below the other
    for (const auto& option : s.ask->options) letters += option.size() + 6;
    const bool row = static_cast<float>(letters) * 8 < width;
    const float told = s.predicted ? 38.f : 0.f; // two lines on the last answer
    return told + (row ? 144 : 110 + 50 * static_cast<float>(s.ask->options.size()));
}

} // namespace

void View::panel(Panel& p)
{
    if (!analysis_shown()) return;
    const auto& c = course();
    if (ui_.tab == Tab::left || ui_.tab == Tab::step) {
        p.figure(
             "left"_id,
             p.say(Text::concepts_left_of, p.say.count(static_cast<std::int64_t>(c.size())), count_text(p.say, c.all)),
             count_text(p.say, c.size()))
            .large()
            .why(c.at > 0 ? "why:left"_id : Id());
        add_steps(p);
    }
    switch (ui_.tab) {
    case Tab::left:
        return add_left(p);
    case Tab::step:
        return add_step(p);
    case Tab::ask:
        return add_ask(p);
    case Tab::noise:
        return add_noise(p);
    }
}

void View::add_steps(Panel& p) const
{
    const Steps s = steps(p.say);
    p.picture([s](const Ui&, float width) { return scrubber_room(width, s); },
              [s](Ui& ui, Rect r) { draw_scrubber(ui, r, s); }, [s](Outline& o) { describe_steps(o, o.say, s); });
}

void View::add_collapse(Panel& p) const
{
    const auto& now = course().now;
    if (!now.collapsed_after) return;
    p.paragraph("collapsed"_id, p.say(Text::concepts_collapsed, p.say.count(*now.collapsed_after)))
        .bold()
        .boxed(Ink::bad);
    const std::string same = same_case_in_words(p.say, *this);
    if (!same.empty()) p.paragraph("same_case"_id, same);
    else if (!now.clash.empty()) p.paragraph("clash"_id, p.say(Text::concepts_clash, numbers_in_words(now.clash)));
    if (now.flips.empty()) p.paragraph("no_flip"_id, p.say(Text::concepts_no_flip));
    else p.paragraph("no_flip"_id, p.say(Text::concepts_flips, numbers_in_words(now.flips)));
    using L = engine::concepts::Language;
    const auto examples = std::span(game().examples).first(static_cast<std::size_t>(step()));
    if (setup().language == L::l && setup().wrong_labels == 0 && !collapses(shape(), L::l2, examples))
        p.words("try_l2"_id, p.say(Text::concepts_try_l2));
}

void View::add_left(Panel& p)
{
    add_collapse(p);
    const auto& now = course().now;
    if (course().size() == 0) return;
    p.paragraph("step_story"_id, step_in_words(p.say, *this));
    p.picture([this](const Ui& ui, float width) { return lattice_height(*this, ui, width); },
              [this](Ui& ui, Rect r) { draw_lattice(*this, ui, r); },
              [this](Outline& o) {
                  const auto& l = course().now;
                  if (l.members.empty()) return;
                  auto& table = o.table("lattice"_id, o.say(Text::concepts_lattice),
                                        {"#", o.say(Text::concepts_head_concept), o.say(Text::concepts_head_border),
                                         o.say(Text::concepts_head_above)});
                  if (voting()) table.items.push_back(o.say(Text::concepts_head_says));
                  const auto is_in = [](const std::vector<Concept>& all, Concept c) {
                      return std::find(all.begin(), all.end(), c) != all.end();
                  };
                  for (std::size_t i = 0; i < l.members.size() && i < most_in_table; ++i) {
                      const Concept c = l.members[i];
                      std::string above;
                      for (const auto& [lower, upper] : l.covers)
                          if (lower == static_cast<int>(i))
                              above += (above.empty() ? "" : ", ") + std::to_string(upper + 1);
                      const std::string border = std::string(is_in(l.borders.s, c) ? specific_border(notation()) : "") +
                                                 (is_in(l.borders.g, c) ? "G" : "");
                      table.rows.push_back({std::to_string(i + 1), concept_text(o.say, c), border, above});
                      if (voting())
                          table.rows.back().push_back(
                              o.say(covers(c, draft_concept()) ? Text::concepts_yes : Text::concepts_no));
                  }
              });
    if (now.members.empty()) p.words("draft"_id, p.say(Text::concepts_only_borders, specific_border(notation())));
    p.list("g_list"_id, Text::concepts_g_list,
           concepts_in_words(p.say, *this, now.borders.g, now.borders.g_count, most_listed));
    p.list("s_list"_id, p.say(Text::concepts_s_list, specific_border(notation())),
           concepts_in_words(p.say, *this, now.borders.s, now.borders.s_count, most_listed));
    add_notation(p);
}

void View::add_notation(Panel& p)
{
    Notation chosen = notation();
    p.choice("notation"_id, p.say(Text::concepts_notation), chosen,
             {"∅ ?", "? *", p.say(Text::concepts_notation_words)});
    if (chosen != notation()) prefs_.set(notation_pref, name(chosen));
    if (notation() != Notation::words)
        p.words("notation_about"_id, p.say(notation() == Notation::mitchell ? Text::concepts_notation_mitchell
                                                                            : Text::concepts_notation_source));
}

void View::add_step(Panel& p)
{
    add_collapse(p);
    const auto& c = course();
    p.paragraph("step_story"_id, step_in_words(p.say, *this)).bold();
    if (!c.traced) p.words("untraced"_id, p.say(Text::concepts_untraced));
    std::vector<std::string> events;
    for (const auto& e : c.events) {
        if (events.size() == 30) {
            events.push_back(p.say(Text::concepts_more, p.say.count(static_cast<std::int64_t>(c.events.size() - 30))));
            break;
        }
        events.push_back(event_in_words(p.say, *this, e));
    }
    if (!events.empty()) p.list("step_list"_id, Text::concepts_step_list, std::move(events));
    if (c.size() > 0) {
        p.list("g_list"_id, Text::concepts_g_list,
               concepts_in_words(p.say, *this, c.now.borders.g, c.now.borders.g_count, most_listed));
        p.list("s_list"_id, p.say(Text::concepts_s_list, specific_border(notation())),
               concepts_in_words(p.say, *this, c.now.borders.s, c.now.borders.s_count, most_listed));
    }
    add_notation(p);
}

void View::add_ask(Panel& p) const
{
    const auto& c = course();
    const auto by_errors = c.space.by_errors_covering(draft_concept());
    Count accept = 0;
    for (std::size_t e = 0; e < by_errors.size() && e <= static_cast<std::size_t>(setup().wrong_labels); ++e)
        accept += by_errors[e];
    const Count of = c.size();
    auto& bars =
        p.bars("votes_bars"_id, p.say(Text::concepts_votes) + ": " + instance_in_words(words(p.say), ui_.draft),
               Ink::accent, {p.say(Text::concepts_head_label), p.say(Text::concepts_head_concepts)});
    const auto share = [&](Count n) { return of == 0 ? 0.0 : static_cast<double>(n) / static_cast<double>(of); };
    bars.bar({"+ " + p.say(Text::concepts_yes), share(accept), count_text(p.say, accept)});
    bars.bar({"− " + p.say(Text::concepts_no), share(of - accept), count_text(p.say, of - accept)});
    p.paragraph("votes"_id, votes_in_words(p.say, accept, of)).bold();
    if (of == 0) return add_collapse(p);
    const auto* q = question();
    if (!q) {
        p.words("asking"_id, p.say(Text::concepts_asking));
        return;
    }
    if (q->of < 2) {
        p.paragraph("needed"_id, p.say(Text::concepts_nothing_to_ask));
        return;
    }
    auto& table = p.table("best"_id, p.say(Text::concepts_best),
                          {{p.say(Text::concepts_head_question)},
                           {p.say(Text::concepts_head_accept), Align::right},
                           {p.say(Text::concepts_head_alike), Align::right, 1},
                           {"bits", Align::right}});
    for (std::size_t i = 0; i < q->splits.size() && i < most_splits; ++i) {
        const auto& s = q->splits[i];
        table.row(
            {{instance_in_words(words(p.say), instance_at(shape(), s.first))},
             {count_text(p.say, s.accept) + "/" + count_text(p.say, q->of)},
             {count_text(p.say, s.instances), Ink::muted},
             {text::decimal(p.say.language(), engine::concepts::bits(s.accept, q->of), 2), Ink::text, Weight::bold}});
    }
    p.paragraph("needed"_id,
                p.say(Text::concepts_needed, p.say.count(std::bit_width(static_cast<std::uint64_t>(q->of - 1)))))
        .why("why:best"_id);
    p.commands({"take_best"_id});
    p.words("best_note"_id, p.say(Text::concepts_bits_note));
    p.words("random"_id, p.say(Text::concepts_random, text::decimal(p.say.language(), mean_bits(*q), 2)));
}

/// The most probable concepts, by as many wrong labels as the choice above says.
void View::add_likeliest(Panel& p, const engine::concepts::Posterior& posterior) const
{
    const Count count = posterior.most_probable();
    const std::string chance = percent(p.say, posterior.of_concept(posterior.fewest_errors()));
    const auto number = p.say.count(static_cast<std::int64_t>(count));
    if (count > most_gathered) {
        p.paragraph("likeliest_many"_id, p.say(Text::concepts_likeliest_many, number, chance));
        return;
    }
    p.list("likeliest"_id, p.say(Text::concepts_likeliest, number, chance),
           concepts_in_words(p.say, *this, course().space.members(posterior.fewest_errors()), count, most_listed));
}

void View::add_noise(Panel& p)
{
    const auto& c = course();
    if (c.at == 0) {
        p.words("noise_note"_id, p.say(Text::concepts_noise_empty));
        return;
    }
    auto& sizes = p.table("wrong_table"_id, p.say(Text::concepts_wrong_table),
                          {{p.say(Text::concepts_head_wrong)}, {p.say(Text::concepts_head_concepts), Align::right}});
    for (int k = 0; k <= std::min(2, c.at); ++k) {
        const bool here = k == setup().wrong_labels;
        sizes.row({{std::to_string(k)},
                   {count_text(p.say, c.space.size(k)), Ink::text, here ? Weight::bold : Weight::regular}});
    }
    if (setup().wrong_labels > 0)
        p.words("wrong_rule"_id, p.say(Text::concepts_wrong_rule, p.say.count(setup().wrong_labels)));
    std::vector<std::string> rates;
    for (const int of : noise_denominators) rates.push_back("1/" + std::to_string(of));
    p.choice("noise_rate"_id, p.say(Text::concepts_noise_rate), ui_.noise, std::move(rates));
    const int of = noise_denominators[static_cast<std::size_t>(ui_.noise)];
    const engine::concepts::Posterior posterior(c.space, *engine::Rational::of(1, of));
    add_likeliest(p, posterior);
    auto& bars = p.bars("suspects"_id, p.say(Text::concepts_suspects, std::to_string(of)), Ink::warn,
                        {p.say(Text::concepts_head_example), p.say(Text::concepts_head_wrong_chance)});
    for (int i = 0; i < c.at; ++i) {
        const auto& e = game().examples[static_cast<std::size_t>(i)];
        const auto wrong = posterior.wrong(concept_of(shape(), e.values), e.positive);
        bars.bar({std::to_string(i + 1) + " " + sign_of(e.positive), engine::to_double(wrong), percent(p.say, wrong)});
    }
    p.words("noise_note"_id, p.say(Text::concepts_noise_note, "1/" + std::to_string(of - 1)));
}

} // namespace shell::concepts
