// Draws the race: the secret and the state of the race, below them a lane for each racer.
#include "shell/lab/canvas.hpp"
#include "shell/lab/ids.hpp"
#include "shell/lab/panel.hpp"
#include "shell/pegs/pegs.hpp"
#include <algorithm>
#include <array>

namespace shell::lab {
namespace {

constexpr float lane_head = 50, lane_pad = 16;

} // namespace

float LabCanvas::race(Point at, float width)
{
    float y = race_head(at, width) + 16;
    const bool beside = width >= 2 * (least_lane(view_.race().course().rules.positions) + 2 * lane_pad) + 16;
    const float w = beside ? (width - 16) / 2 : width;
    float high = 0;
    std::array<Panel, 2> lanes{Panel(say_), Panel(say_)};
    std::array<float, 2> heights{};
    for (std::size_t i = 0; i < 2; ++i) {
        add_lane(lanes[i], view_, i, w - 2 * lane_pad);
        heights[i] = lane_head + fields_height(ui_, lanes[i], w - 2 * lane_pad) + 12;
        high = std::max(high, heights[i]);
    }
    for (std::size_t i = 0; i < 2; ++i) {
        const float h = beside ? high : heights[i];
        lane(i, {at.x + (beside ? (w + 16) * static_cast<float>(i) : 0), y, w, h}, lanes[i]);
        if (!beside) y += h + 16;
    }
    return beside ? y + high + 16 : y;
}

float LabCanvas::race_head(Point at, float width)
{
    const bool wide = ui_.view.layout == Layout::desktop;
    const Course& course = view_.race().course();
    const auto n = static_cast<float>(course.rules.positions);
    const int job = view_.race().job();
    const double soon = job != 0 ? jobs_.patience(job) : 0;
    const bool slow = job != 0 && soon <= 0;
    if (soon > 0) ui_.wake_in(soon);
    const auto words =
        slow ? std::vector<std::string>{} : p_.wrapped(race_in_words(view_, say_), width - 40, 16, Weight::bold);
    const bool over = view_.race().over();
    const float h = wide ? 38.f : 44.f, gap = 8;
    // At least as many lines as before the first guess, so that the buttons do not move.
    const std::string about = say_(Text::lab_race_about, strategy_in_words(say_, course.strategies[0]),
                                   strategy_in_words(say_, course.strategies[1]));
    const std::size_t begun = p_.wrapped(about, width - 40, 16, Weight::bold).size();
    const float lines = 24 * static_cast<float>(std::max({std::size_t{2}, begun, words.size()}));
    const std::string luck = over ? say_(Text::lab_race_luck) : std::string();
    const float remark = over ? 18 * static_cast<float>(p_.wrapped(luck, width - 40, 13).size()) + 4 : 0;
    const int per_row = wide && width >= 640 ? 4 : 2;
    const float buttons = per_row == 4 ? h : 2 * h + gap;
    const Rect card{at.x, at.y, width, 68 + lines + remark + buttons + 18};
    p_.card(card);
    const float label = p_.width(say_(Text::the_secret), 14) + 14;
    p_.text({card.x + 20, card.y + 36}, say_(Text::the_secret), {14, t_.muted});
    const float pitch = std::min(34.f, (width - 40 - label) / n);
    pegs::draw_code(p_, face_of(course.rules), course.rules, course.secret,
                    {card.x + 20 + label + pitch / 2, card.y + 31}, pitch, pitch * 0.4f, view_.mark());
    float y = card.y + 74;
    if (slow) {
        const auto& far = jobs_.poll(job).progress;
        ui_.progress({card.x + 20, y - 16, width - 40, 44}, thinking_in_words(say_, view_.race(), far), far.done,
                     far.total, "race_cancel"_id);
    }
    for (const auto& line : words) {
        p_.text({card.x + 20, y}, line, {16, t_.text, Weight::bold});
        y += 24;
    }
    y = card.y + 68 + lines;
    if (over) p_.paragraph({card.x + 20, y + buttons + 20}, luck, width - 40, {13, t_.muted}, 18);
    const float w = (width - 40 - gap * static_cast<float>(per_row - 1)) / static_cast<float>(per_row);
    const auto place = [&](int i) {
        return Rect{card.x + 20 + (w + gap) * static_cast<float>(i % per_row),
                    y + (h + gap) * static_cast<float>(i / per_row), w, h};
    };
    ui_.command("race_next"_id, place(0));
    ui_.command("race_end"_id, place(1));
    ui_.command("race_other"_id, place(2));
    ui_.button("race_dialog"_id, place(3), Text::lab_race_who, ButtonKind::plain);
    return card.bottom();
}

void LabCanvas::lane(std::size_t i, Rect r, const Panel& list)
{
    const auto strategy = view_.race().course().strategies[i];
    p_.card(r);
    const Rect in = r.inset(lane_pad, 0);
    draw_marker(p_, strategy, {in.x + 7, r.y + 27}, 6.5f);
    draw_name(p_, {in.x + 22, r.y + 33}, strategy_in_words(say_, strategy), in.w - 22, 16);
    draw_fields(ui_, {in.x, r.y + lane_head}, in.w, list);
}

/// The race in words; its lanes describe themselves.
void describe_race(const View& v, Outline& o)
{
    const Say& say = o.say;
    const Race& race = v.race();
    const Course& course = race.course();
    const auto face = face_of(course.rules);
    o.text("secret"_id, say(Text::lab_race_secret_is, code_in_words(say, face, course.rules, course.secret)));
    o.text("race"_id, race_in_words(v, say));
    for (std::size_t i = 0; i < 2; ++i) {
        Panel lane(say);
        add_lane(lane, v, i);
        describe_fields(o, lane);
    }
    for (const Id id : {"race_cancel"_id, "race_next"_id, "race_end"_id, "race_other"_id}) o.command(id);
    o.button("race_dialog"_id, Text::lab_race_who);
}

} // namespace shell::lab
