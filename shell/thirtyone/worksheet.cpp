// Draws the tab of the exercises: a position, three questions, and the checked answers with explanations.
#include "shell/thirtyone/canvas.hpp"
#include "shell/thirtyone/ids.hpp"
#include <algorithm>

namespace shell::thirtyone {

using engine::thirtyone::game_of_31;
using engine::thirtyone::Side;

float ThirtyoneCanvas::exercises_tab(Point at, float width)
{
    const auto all = thirtyone_exercises();
    const int index = view_.ui().exercise, count = static_cast<int>(all.size());
    const auto& e = all[static_cast<std::size_t>(index)];
    const auto& answer = view_.ui().answers[static_cast<std::size_t>(index)];
    const float h = desktop_ ? 38.f : 44.f;
    ui_.command_icon("exercise:back"_id, {at.x - 8, at.y, 44, h});
    ui_.command_icon("exercise:next"_id, {at.x + width - 36, at.y, 44, h});
    p_.text({at.x + width / 2, at.y + h / 2 + 5},
            p_.fitted(say_(Text::thirtyone_exercise_n, Say::count(index + 1), Say::count(count)), width - 90, 16,
                      Weight::bold),
            {16, t_.text, Weight::bold, Align::middle});
    float y = at.y + h + 20;
    y = p_.paragraph({at.x, y}, say_(Text::thirtyone_played, exercise_moves(e)), width, {14, t_.text}, 20) - 8;
    float x = at.x;
    for (int i = 0; i < e.moves.size(); ++i) { // without sums, which are asked for
        if (x + 30 > at.x + width) {
            x = at.x;
            y += 36;
        }
        p_.disc({x + 15, y + 15}, 15, player(i % 2 == 0 ? Side::a : Side::b));
        p_.text({x + 15, y + 20}, std::to_string(e.moves[i]), {15, t_.player_ink, Weight::bold, Align::middle});
        x += 36;
    }
    y += 50;
    y = p_.paragraph({at.x, y}, say_(Text::thirtyone_starts), width, {12, t_.muted}, 17) - 4;

    const auto* solution = view_.standard().solution();
    std::array<Verdict, 3> verdict{};
    if (solution) verdict = verdicts(e, answer, *solution, say_);
    const auto mark = [&](const Verdict& v, float top) {
        if (v.right) draw_tick(p_, {at.x + 8, top + 10}, 7, t_.good, 2.6f);
        else if (v.answered) draw_cross(p_, {at.x + 8, top + 10}, 5.5f, t_.bad, 2.4f);
        else p_.ring({at.x + 8, top + 10}, 6, t_.unknown, 2);
    };
    const auto question = [&](int i) {
        const auto& v = verdict[static_cast<std::size_t>(i)];
        const Text text = i == 0   ? Text::thirtyone_ask_sum
                          : i == 1 ? Text::thirtyone_ask_mover
                                   : (e.asks_status ? Text::thirtyone_ask_status : Text::thirtyone_ask_moves);
        const float left = at.x + 26; // the mark's room is kept: a check moves nothing
        if (answer.checked && solution) mark(v, y);
        y = p_.paragraph({left, y + 15}, say_(text), width - (left - at.x), {14, t_.text, Weight::bold}, 19) - 9;
    };
    const auto explain = [&](int i) {
        if (!answer.checked || !solution) return;
        const auto& v = verdict[static_cast<std::size_t>(i)];
        const std::string words = v.answered ? v.explanation : say_(Text::thirtyone_unanswered);
        mark(v, y - 1);
        y = p_.paragraph({at.x + 26, y + 14}, words, width - 26, {13, v.right ? t_.good : t_.text}, 18) - 4;
    };
    question(0);
    const std::string sum = answer.sum ? std::to_string(answer.sum) : std::string();
    ui_.field("exercise:sum"_id, {at.x, y, 120, h}, sum, "?", Typed::figures, 2);
    y += h + 12;
    question(1);
    const std::string nobody = say_(Text::thirtyone_nobody);
    const std::array<std::string_view, 3> sides{"A", "B", nobody};
    ui_.segmented("exercise:mover"_id, {at.x, y, std::min(width, 300.f), h}, sides, answer.mover);
    y += h + 12;
    question(2);
    if (e.asks_status) {
        const std::string plus = "+1: " + say_(Text::thirtyone_wins_a),
                          minus = status_figure(say_, -1) + ": " + say_(Text::thirtyone_wins_b);
        const std::array<std::string_view, 2> statuses{plus, minus};
        ui_.segmented("exercise:status"_id, {at.x, y, std::min(width, 300.f), h}, statuses, answer.status);
        y += h + 4;
    } else {
        const float pitch = (width + 6) / static_cast<float>(game_of_31.max), w = std::min(52.f, pitch - 6);
        const auto chip = [&](Id id, Rect r, std::string_view label, bool on) {
            const Press press = ui_.item(id, r, 8);
            p_.fill(r, ui_.reactive(on ? t_.accent_soft : desktop_ ? t_.raised : t_.surface, press, id), 8);
            p_.stroke(r, on ? t_.accent : t_.line_strong, 8, on ? 2.f : 1.f);
            p_.text({r.centre().x, r.centre().y + 6}, label,
                    {16, on ? t_.accent : t_.text, Weight::bold, Align::middle});
            if (press.clicked) ui_.act(id, on ? "0" : "1");
        };
        for (int v = 1; v <= game_of_31.max; ++v)
            chip(make_id("exercise:value"_id, v), {at.x + std::min(pitch, 58.f) * static_cast<float>(v - 1), y, w, h},
                 std::to_string(v), answer.value[static_cast<std::size_t>(v)]);
        y += h + 8;
        const std::string none = say_(Text::thirtyone_none_wins);
        chip("exercise:none"_id, {at.x, y, p_.width(none, 16, Weight::bold) + 32, h}, none, answer.none_wins);
        y += h + 4;
    }
    y += 14;
    const bool right_all = view_.exercise_solved(say_);
    const bool last = index + 1 == count;
    const Id button = !right_all ? "exercise:check"_id : last ? "back_to_game@below"_id : "exercise:next@below"_id;
    ui_.command(button, {at.x, y, std::min(width, 200.f), 44});
    y += 56;
    if (answer.checked && solution) {
        int right = 0;
        for (const auto& v : verdict) right += v.right;
        const bool all_right = right == 3;
        p_.text({at.x, y + 14},
                all_right ? say_(Text::thirtyone_all_right)
                          : say_(Text::thirtyone_right_n, Say::count(right), Say::count(3)),
                {16, all_right ? t_.good : t_.text, Weight::bold});
        y += 28;
    }
    for (int i = 0; i < 3; ++i) explain(i);
    return p_.paragraph({at.x, y + 14}, say_(Text::thirtyone_print_hint), width, {12, t_.muted}, 17);
}

} // namespace shell::thirtyone
