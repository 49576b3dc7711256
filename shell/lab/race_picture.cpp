// Draws the race: the secret and the state of the race, below them a lane for each racer.
#include "shell/lab/canvas.hpp"
#include "shell/lab/ids.hpp"
#include "shell/pegs/pegs.hpp"
#include <algorithm>
#include <cmath>

namespace shell::lab {
namespace {

constexpr float lane_head = 52, lane_row = 40, pin = 10;

/// Positions of a guess's parts in a lane.
struct LaneMetrics {
    float pitch, radius, answer_x;
};
LaneMetrics metrics_of(int positions, float width)
{
    const float pins = pegs::pins_width(positions, pin), left = 62, number = 26;
    const float pitch = std::clamp((width - 32 - number - pins - left) / static_cast<float>(positions), 15.f, 34.f);
    return {pitch, std::min(13.f, pitch * 0.44f), number + pitch * static_cast<float>(positions) + 8};
}

} // namespace

float LabCanvas::race(Point at, float width)
{
    float y = race_head(at, width) + 16;
    const auto& racers = view_.race().racers();
    const int positions = view_.race().course().rules.positions;
    const bool beside =
        width >= 2 * (32 + 26 + 62 + 17 * static_cast<float>(positions) + pegs::pins_width(positions, pin)) + 16;
    const float w = beside ? (width - 16) / 2 : width;
    const auto rows = static_cast<std::size_t>(view_.race().length());
    float high = 0;
    for (std::size_t i = 0; i < 2; ++i) {
        const float h = lane_height(i, w, beside ? rows : racers[i].guesses.size());
        if (beside) high = std::max(high, h);
        else {
            lane(i, {at.x, y, w, h});
            y += h + 16;
        }
    }
    if (!beside) return y;
    for (std::size_t i = 0; i < 2; ++i) lane(i, {at.x + (w + 16) * static_cast<float>(i), y, w, high});
    return y + high + 16;
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

float LabCanvas::lane_height(std::size_t i, float width, std::size_t rows) const
{
    const std::string split = split_in_words(say_, view_.race(), i);
    const float words = split.empty() ? 0 : 18 * static_cast<float>(p_.wrapped(split, width - 32, 13).size()) + 12;
    return lane_head + lane_row * static_cast<float>(std::max<std::size_t>(1, rows)) + words +
           population_height(i, width) + 10;
}

void LabCanvas::lane(std::size_t i, Rect r)
{
    const Race& race = view_.race();
    const Course& course = race.course();
    const Racer& racer = race.racers()[i];
    p_.card(r);
    const Rect in = r.inset(16, 0);
    draw_marker(p_, course.strategies[i], {in.x + 7, r.y + 27}, 6.5f);
    const std::string left = say_(Text::head_left);
    const float left_w = p_.width(left, 13) + 8;
    draw_name(p_, {in.x + 22, r.y + 33}, strategy_in_words(say_, course.strategies[i]), in.w - 22 - left_w, 16);
    p_.text({in.right(), r.y + 32}, left, {13, t_.muted, Weight::regular, Align::right});
    const LaneMetrics m = metrics_of(course.rules.positions, r.w);
    float y = r.y + lane_head;
    for (std::size_t n = 0; n < racer.guesses.size(); ++n, y += lane_row) {
        const auto& g = racer.guesses[n];
        const float mid = y + lane_row / 2;
        p_.divider({in.x, y}, in.w);
        p_.text({in.x + 18, mid + 5}, std::to_string(n + 1), {13, t_.muted, Weight::regular, Align::right});
        pegs::draw_code(p_, face_of(course.rules), course.rules, g.code, {in.x + 26 + m.pitch / 2, mid}, m.pitch,
                        m.radius, view_.mark());
        const float pins_h = pin * 2 + 4;
        pegs::draw_pins(p_, g.answer, course.rules.positions, {in.x + m.answer_x, mid - pins_h / 2}, pin);
        const bool found = racer.solved && n + 1 == racer.guesses.size();
        if (found) draw_tick(p_, {in.right() - 8, mid}, 6, t_.good);
        else p_.text({in.right(), mid + 5}, pegs::short_count(say_, g.left), {14, t_.text, Weight::bold, Align::right});
    }
    if (racer.guesses.empty()) y += lane_row;
    if (const std::string split = split_in_words(say_, race, i); !split.empty()) {
        p_.divider({in.x, y}, in.w);
        y = p_.paragraph({in.x, y + 20}, split, in.w, {13, t_.muted}, 18) - 8;
    }
    population(i, {in.x, y}, in.w);
}

float LabCanvas::population_height(std::size_t i, float width) const
{
    const std::string words = population_in_words(say_, view_.race(), i);
    if (words.empty()) return 0;
    const auto& bred = *view_.race().racers()[i].population;
    return pegs::population_height(ui_, words, bred, width - 32) + (bred.best.empty() ? 0 : 36) + 12;
}

void LabCanvas::population(std::size_t i, Point at, float width)
{
    const std::string words = population_in_words(say_, view_.race(), i);
    if (words.empty()) return;
    const Course& course = view_.race().course();
    const auto& bred = *view_.race().racers()[i].population;
    p_.divider(at, width);
    const float y = pegs::draw_population(ui_, words, bred, {at.x, at.y + 6}, width) + 14;
    const LaneMetrics m = metrics_of(course.rules.positions, width + 32);
    const float its = m.pitch * static_cast<float>(course.rules.positions), apart = its + 14;
    const auto fit = static_cast<std::size_t>(std::max(1.f, std::floor((width + 14) / apart)));
    for (std::size_t n = 0; n < std::min(fit, bred.best.size()); ++n)
        pegs::draw_code(p_, face_of(course.rules), course.rules, bred.best[n],
                        {at.x + m.pitch / 2 + apart * static_cast<float>(n), y}, m.pitch, m.radius, view_.mark());
}

} // namespace shell::lab
