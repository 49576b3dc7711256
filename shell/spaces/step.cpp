// Draws one update: the simple examples of a compound one, and the space before and after each.
#include "shell/pegs/phrases.hpp"
#include "shell/spaces/canvas.hpp"
#include "shell/spaces/ids.hpp"
#include <algorithm>

namespace shell::spaces {

float SpacesCanvas::step_tab(Point at, float width)
{
    const auto* u = view_.update();
    if (!u) return p_.paragraph({at.x, at.y + 20}, say_(Text::spaces_no_update), width, {14, t_.muted}, 20);
    const auto& branch = u->branches[static_cast<std::size_t>(u->at)];
    const int answer = u->generation + 1;
    const auto& from = analysis_.generations()[static_cast<std::size_t>(u->generation)].set.live()[u->space].space;
    const auto& clue = analysis_.clues()[static_cast<std::size_t>(u->generation)];
    const vs::Hypothesis& h = analysis_.hypothesis(answer, branch);
    // The hypothesis: its number of how many, and its concept.
    const float side = control();
    ui_.icon_button("hypothesis:back"_id, {at.x - 8, at.y, 44, side}, Icon::back, Text::spaces_hypothesis_before);
    ui_.icon_button("hypothesis:next"_id, {at.x + width - 36, at.y, 44, side}, Icon::next,
                    Text::spaces_hypothesis_after);
    const std::string which = say_(Text::spaces_hypothesis_of, say_.count(u->at + 1),
                                   say_.count(static_cast<std::int64_t>(u->branches.size())));
    p_.text({at.x + width / 2, at.y + side / 2 + 5}, p_.fitted(which, width - 88, 15, Weight::bold),
            {15, t_.text, Weight::bold, Align::middle});
    float y = at.y + side + 2;
    const float pitch = desktop() ? 30.f : 26.f, radius = desktop() ? 12.f : 10.f;
    // The guess with its answer, and the hypothesis that interprets them.
    const float half = width / 2;
    draw_code(p_, game_.face(), rules_, clue.guess, {at.x + radius + 2, y + 18}, pitch, radius, view_.mark());
    const float pins_x = at.x + pitch * static_cast<float>(rules_.positions) + 6;
    p_.text({pins_x, y + 23}, std::to_string(branch.truth.black) + make_id(" · ", branch.truth.white),
            {15, branch.lie ? t_.warn : t_.text, Weight::bold});
    draw_concept({at.x + half + 14 + radius, y + 16}, h.positive, &h.black, pitch, radius);
    draw(p_, Icon::next, {at.x + half - 14, y + 8}, 20, t_.muted);
    y += 44;
    if (branch.lie)
        y = p_.paragraph({at.x, y + 12},
                         say_(Text::spaces_supposing_lie, answer_in_words(say_, branch.truth), say_.count(answer)),
                         width, {12, t_.warn}, 16) -
            4;
    const Steps s = view_.steps(say_);
    std::vector<StepMark> marks;
    for (const auto& step : u->steps)
        marks.push_back(step.death != vs::Death::none ? StepMark::cut
                        : step.positive               ? StepMark::update
                                                      : StepMark::dot);
    Steps shown = s;
    shown.marks = marks;
    const float bar = scrubber_height(ui_, width, shown);
    draw_scrubber(ui_, {at.x, y, width, bar}, shown);
    y += bar + 4;
    // The simple example that was just applied.
    const vs::Space& now = s.at == 0 ? from : u->steps[static_cast<std::size_t>(s.at) - 1].after;
    const vs::Space& before = s.at <= 1 ? from : u->steps[static_cast<std::size_t>(s.at) - 2].after;
    const auto lines = [&](const std::string& words, float size, Weight weight) {
        return static_cast<float>(p_.wrapped(words, width - 24, size, weight).size());
    };
    const auto of_death = [&](vs::Death d) { return 10 + 18 * lines(death_in_words(say_, d), 14, Weight::bold); };
    float most = 21; // height of the tallest step's text, so that the box does not move
    for (std::size_t i = 0; i < u->steps.size(); ++i) {
        const auto& step = u->steps[i];
        const std::string why = step_why(say_, game_, clue, h, step, i == 0 ? from : u->steps[i - 1].after);
        const float reason = 4 + 17 * (why.empty() ? 1.f : lines(why, 13, Weight::regular));
        most = std::max(most, reason + (step.death == vs::Death::none ? 0.f : of_death(step.death)));
    }
    if (s.predicting()) // the room must not reveal the outcome
        for (int d = 1; d < vs::deaths; ++d) most = std::max(most, 21 + of_death(static_cast<vs::Death>(d)));
    const float below = y + 50 + most;
    if (s.at > 0) {
        const auto& step = u->steps[static_cast<std::size_t>(s.at) - 1];
        const Rect band{at.x, y, width, 44};
        const bool matching = step.death == vs::Death::no_distinct_choice;
        p_.fill(band, step.death != vs::Death::none ? t_.bad_soft : step.positive ? t_.accent_soft : t_.sunken, 8);
        const float mid = band.centre().y;
        if (!matching) {
            const std::string sign = say_(step.positive ? Text::spaces_positive : Text::spaces_negative);
            p_.text({band.x + 12, mid + 5}, sign, {14, step.positive ? t_.accent : t_.bad, Weight::bold});
            draw_concept({band.x + 24 + p_.width(sign, 14, Weight::bold) + radius, mid}, step.example, nullptr, pitch,
                         radius);
        } else
            p_.text({band.x + 12, mid + 5}, p_.fitted(say_(Text::spaces_step_matching), width - 24, 14, Weight::bold),
                    {14, t_.text, Weight::bold});
        y = band.bottom() + 6;
        const std::string why = step_why(say_, game_, clue, h, step, before);
        y = why.empty() ? y + 21 : p_.paragraph({at.x + 12, y + 12}, why, width - 24, {13, t_.text}, 17) - 8;
        if (step.death != vs::Death::none) {
            draw_cross(p_, {at.x + 8, y + 11}, 5, t_.bad, 2.4f);
            p_.paragraph({at.x + 24, y + 16}, death_in_words(say_, step.death), width - 24, {14, t_.bad, Weight::bold},
                         18);
        }
    }
    y = title({at.x, below + 4}, width, say_(s.at == 0 ? Text::spaces_before : Text::spaces_after)) + 4;
    y = box({at.x, y, std::min(width, 560.f), desktop() ? 148.f : 132.f}, now, s.at == 0 ? nullptr : &before) + 4;
    const bool died = s.at > 0 && u->steps[static_cast<std::size_t>(s.at) - 1].death != vs::Death::none;
    y = boundaries({at.x, y}, width, now, 6, !died || view_.language() == vs::Language::l2);
    if (!died) {
        p_.text({at.x, y + 18},
                say_(Text::spaces_n_codes, say_.count(static_cast<std::int64_t>(vs::members(rules_, now)))) + " · " +
                    say_(Text::spaces_g_size,
                         say_.count(static_cast<std::int64_t>(general_count(game_, now, view_.language())))),
                {14, t_.text, Weight::bold});
        y += 26;
        if (general_repeats(game_, now, view_.language()))
            y = p_.paragraph({at.x, y + 14}, say_(Text::spaces_g_repeats), width, {12, t_.muted}, 16) - 6;
    }
    y = p_.paragraph({at.x, y + 16}, say_(Text::spaces_box_legend), width, {12, t_.muted}, 16);
    return y;
}

void View::describe_step(Outline& o) const
{
    const Say& say = o.say;
    const auto* u = update();
    if (!u) {
        o.text("no_update"_id, Text::spaces_no_update);
        return;
    }
    const int answer = u->generation + 1;
    const auto& branch = u->branches[static_cast<std::size_t>(u->at)];
    const auto& h = analysis_.hypothesis(answer, branch);
    const auto& from = analysis_.generations()[static_cast<std::size_t>(u->generation)].set.live()[u->space].space;
    o.number("hypothesis"_id, Text::spaces_hypothesis, u->at + 1, 1, static_cast<int>(u->branches.size()));
    o.button("hypothesis:back"_id, Text::spaces_hypothesis_before);
    o.button("hypothesis:next"_id, Text::spaces_hypothesis_after);
    o.text("supposing"_id, say(branch.lie ? Text::spaces_supposing_lie : Text::spaces_supposing,
                               answer_in_words(say, branch.truth), say.count(answer)) +
                               " " +
                               say(Text::spaces_fijas_picas, concept_in_words(say, game_, h.black),
                                   concept_in_words(say, game_, h.positive)));
    const Steps s = steps(say);
    describe_steps(o, say, s);
    const vs::Space& now = s.at == 0 ? from : u->steps[static_cast<std::size_t>(s.at) - 1].after;
    if (s.at > 0 && u->steps[static_cast<std::size_t>(s.at) - 1].death != vs::Death::none)
        o.text("step_death"_id, death_in_words(say, u->steps[static_cast<std::size_t>(s.at) - 1].death));
    else
        o.text("step_codes"_id,
               say(Text::spaces_n_codes, say.count(static_cast<std::int64_t>(vs::members(rules(), now)))));
    if (s.at > 0) {
        const auto& before = s.at == 1 ? from : u->steps[static_cast<std::size_t>(s.at) - 2].after;
        const auto why = step_why(say, game_, analysis_.clues()[static_cast<std::size_t>(u->generation)], h,
                                  u->steps[static_cast<std::size_t>(s.at) - 1], before);
        if (!why.empty()) o.text("step_why"_id, why);
    }
    o.text("step_g"_id,
           say(Text::spaces_g_size, say.count(static_cast<std::int64_t>(general_count(game_, now, language())))));
    o.text("step_e"_id, "E: " + specific_in_words(say, game_, now, language()));
    auto& table = o.table("box"_id, say(s.at == 0 ? Text::spaces_before : Text::spaces_after),
                          {say(Text::head_position), say(Text::spaces_head_allowed)});
    for (int i = 0; i < rules().positions; ++i) {
        std::string values;
        for (int x = 0; x < rules().symbols; ++x)
            if (vs::allowed(rules(), now, i) >> x & 1u)
                values += (values.empty() ? "" : ", ") + symbol_name(say, game_.face(), x);
        table.rows.push_back({std::to_string(i + 1), values.empty() ? "–" : values});
    }
}

} // namespace shell::spaces
