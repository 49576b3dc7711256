// Draws the tab of the trial rules, which are solved while the user moves the sliders.
#include "shell/kit/bar_chart.hpp"
#include "shell/thirtyone/canvas.hpp"
#include "shell/thirtyone/dialogs.hpp"
#include "shell/thirtyone/ids.hpp"
#include <algorithm>

namespace shell::thirtyone {

using engine::thirtyone::FullBoard;
using engine::thirtyone::Position;
using engine::thirtyone::Side;
using engine::thirtyone::Solution;

float ThirtyoneCanvas::solved_rules(Point at, float width, const Solution& s)
{
    const Position root;
    const auto value = s.value(root);
    const int status = status_for_a(root, value.outcome);
    WeighedMove sign;
    sign.outcome = value.outcome;
    const std::string title = status == 0 ? say_(Text::thirtyone_mover_draws)
                                          : say_(Text::thirtyone_winner, side_letter(status > 0 ? Side::a : Side::b));
    const auto winning = s.winning_moves(root);
    std::vector<std::string> notes{
        winning.empty() ? say_(Text::thirtyone_no_first_move)
                        : say_(Text::thirtyone_first_moves, values_in_words(say_, {winning.begin(), winning.end()}))};
    if (value.remoteness) notes.push_back(say_(Text::thirtyone_root_remoteness, Say::count(*value.remoteness)));
    std::vector<std::string> lines;
    for (const auto& n : notes)
        for (auto& l : p_.wrapped(n, width - 28, 14)) lines.push_back(std::move(l));
    const auto titles = p_.wrapped(title, width - 68, 16, Weight::bold);
    const float h = 27 + 21 * static_cast<float>(titles.size()) + 20 * static_cast<float>(lines.size());
    p_.fill({at.x, at.y, width, h}, tint(sign).soft, 8);
    glyph({at.x + 26, at.y + 14 + 10.5f * static_cast<float>(titles.size())}, 7, sign);
    float y = at.y + 9;
    for (const auto& l : titles) p_.text({at.x + 50, y += 21}, l, {16, t_.text, Weight::bold});
    y += 3;
    for (const auto& l : lines) p_.text({at.x + 14, y += 20}, l, {14, t_.text});
    return at.y + h;
}

float ThirtyoneCanvas::rules_tab(Point at, float width, const Panel& trial)
{
    using namespace engine::thirtyone;
    p_.text({at.x, at.y + 16}, p_.fitted(say_(Text::thirtyone_lab_title), width, 13, Weight::bold),
            {13, t_.muted, Weight::bold});
    float y = at.y + 26;
    draw_fields(ui_, {at.x, y}, width, trial);
    y += fields_height(ui_, trial, width) + 8;
    const Solution* loses = view_.analysis().tried(FullBoard::mover_loses);
    const Solution* draws = view_.analysis().tried(FullBoard::draw);
    if (!loses || !draws) {
        const auto done = (loses ? view_.analysis().trial_draw : view_.analysis().trial).progress();
        ui_.progress({at.x, y, width, 44}, say_(Text::thirtyone_solving), done.done, done.total, "trial_cancel"_id);
        return y + 280; // about the result's height: the sliders do not move
    }
    if (loses != draws) {
        const float half = (width - 12) / 2;
        p_.text({at.x, y + 12}, say_(Text::thirtyone_full_board), {13, t_.muted, Weight::bold});
        y += 20;
        p_.text({at.x, y + 15}, p_.fitted(say_(Text::thirtyone_full_mover_loses), half, 14), {14, t_.text});
        p_.text({at.x + half + 12, y + 15}, p_.fitted(say_(Text::thirtyone_full_is_draw), half, 14), {14, t_.text});
        y = std::max(solved_rules({at.x, y + 24}, half, *loses),
                     solved_rules({at.x + half + 12, y + 24}, half, *draws));
    } else {
        y = solved_rules({at.x, y}, width, *loses);
        y = p_.paragraph({at.x, y + 20}, say_(Text::thirtyone_cannot_fill), width, {12, t_.muted}, 17) - 10;
    }
    const auto states = static_cast<std::int64_t>(loses->states().size());
    const std::string figure = number(say_.language(), states);
    p_.text({at.x, y + 32}, figure, {22, t_.text, Weight::bold});
    const std::string unit =
        say_(Text::thirtyone_head_positions) + ", " +
        say_(Text::thirtyone_of_encodings, number(say_.language(), engine::thirtyone::all_encodings(loses->rules())));
    const float unit_x = at.x + p_.width(figure, 22, Weight::bold) + 8;
    const bool beside = unit_x + p_.width(unit, 13) <= at.x + width;
    y = p_.paragraph({beside ? unit_x : at.x, y + (beside ? 32.f : 52.f)}, unit, width, {13, t_.muted}, 18);
    y = p_.paragraph({at.x, y + (beside ? 4.f : 2.f)},
                     say_(Text::thirtyone_split, number(say_.language(), loses->winning_states()),
                          number(say_.language(), loses->losing_states())),
                     width, {13, t_.text}, 18);
    if (loses != draws && draws->drawn_states() > 0)
        y = p_.paragraph({at.x, y}, say_(Text::thirtyone_draws_n, Say::count(draws->drawn_states())), width,
                         {13, t_.text}, 18);
    const auto& growth = view_.analysis().growth(loses->rules());
    y = p_.paragraph({at.x, y},
                     say_(Text::thirtyone_tree_nodes, large_number(say_.language(), growth.nodes_with_utterances())),
                     width, {13, t_.text}, 18);
    p_.text({at.x, y + 10}, p_.fitted(say_(Text::thirtyone_histogram), width, 13, Weight::bold),
            {13, t_.muted, Weight::bold});
    const auto by = loses->by_remoteness();
    const auto root = loses->value(Position{}).remoteness;
    std::vector<Bar> bars;
    for (std::size_t i = 0; i < by.size(); ++i) {
        Bar b;
        b.name = std::to_string(i);
        if (by.size() <= 14) b.figure = number(say_.language(), by[i]);
        if (b.figure.size() > 6) b.figure.clear();
        b.height = static_cast<double>(by[i]);
        b.marked = root && *root == i;
        bars.push_back(b);
    }
    draw_bars(p_, {at.x, y + 16, width, 122}, bars);
    y += 148;
    const float h = desktop_ ? 40.f : 48.f;
    ui_.button("play_trial"_id, {at.x, y, std::min(width, 320.f), h}, Text::thirtyone_play_these, ButtonKind::plain);
    return y + h + 4;
}

} // namespace shell::thirtyone
