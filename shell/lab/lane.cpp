// A racer's lane: its guesses with their answers, what the last one did, the genetic algorithm's population.
#include "shell/lab/canvas.hpp"
#include "shell/lab/ids.hpp"
#include "shell/lab/panel.hpp"
#include "shell/pegs/pegs.hpp"
#include <algorithm>
#include <cmath>

namespace shell::lab {
namespace {

constexpr float pin = 10, lane_figures = 128; // the columns of numbers, and the gaps

/// The distance of two pegs.
float lane_pitch(int positions, float width)
{
    const float room = width - lane_figures - pegs::pins_width(positions, pin);
    return std::clamp(room / static_cast<float>(positions), 15.f, 34.f);
}

struct LaneCode {
    const View& view;
    engine::codes::Code code;
    float pitch;
    void operator()(const Painter& p, Rect r) const
    {
        const auto& rules = view.race().course().rules;
        pegs::draw_code(p, face_of(rules), rules, code, {r.x + pitch / 2, r.centre().y}, pitch,
                        std::min(13.f, pitch * 0.44f), view.mark());
    }
};

/// The population's best codes, as many as there is room for.
void add_best_codes(Panel& p, const View& v, const std::vector<engine::codes::Code>& best, float pitch)
{
    p.own([](const Ui&, float) { return 30.f; },
          [&v, best, pitch](Ui& ui, Rect r) {
              const float its = pitch * static_cast<float>(v.race().course().rules.positions), apart = its + 14;
              const auto fit = static_cast<std::size_t>(std::max(1.f, std::floor((r.w + 14) / apart)));
              for (std::size_t n = 0; n < std::min(fit, best.size()); ++n)
                  LaneCode{v, best[n], pitch}(ui.paint, {r.x + apart * static_cast<float>(n), r.y, its, r.h});
          });
}

} // namespace

float least_lane(int positions)
{
    return lane_figures + 17 * static_cast<float>(positions) + pegs::pins_width(positions, pin);
}

void add_lane(Panel& p, const View& v, std::size_t i, float width)
{
    const Race& race = v.race();
    const Course& course = race.course();
    const Racer& racer = race.racers()[i];
    const int index = static_cast<int>(i), positions = course.rules.positions;
    const float pitch = lane_pitch(positions, width);
    auto& table = p.table(make_id("lane"_id, index), strategy_in_words(p.say, course.strategies[i]),
                          {{p.say(Text::head_row), Align::right, 1},
                           {p.say(Text::head_guess)},
                           {p.say(Text::head_answer)},
                           {p.say(Text::head_left), Align::right}});
    table.tall(true);
    for (std::size_t n = 0; n < racer.guesses.size(); ++n) {
        const auto& g = racer.guesses[n];
        const auto answer = g.answer;
        const bool found = racer.solved && n + 1 == racer.guesses.size();
        Words left{found ? "" : pegs::short_count(p.say, g.left), Ink::text, Weight::bold,
                   number(p.say.language(), g.left)};
        if (found)
            left.sign = [](const Painter& paint, Rect r) {
                draw_tick(paint, {r.right() - 8, r.centre().y}, 6, paint.theme().good);
            };
        table.row({{std::to_string(n + 1), Ink::muted},
                   {"", Ink::text, Weight::regular, code_in_words(p.say, face_of(course.rules), course.rules, g.code),
                    LaneCode{v, g.code, pitch}, pitch * static_cast<float>(positions)},
                   {"", Ink::text, Weight::regular, answer_in_words(p.say, answer),
                    [answer, positions](const Painter& paint, Rect r) {
                        pegs::draw_pins(paint, answer, positions, {r.x, r.centre().y - pin - 2}, pin);
                    },
                    pegs::pins_width(positions, pin)},
                   std::move(left)});
    }
    if (std::string split = split_in_words(p.say, race, i); !split.empty())
        p.words(make_id("split"_id, index), std::move(split));
    if (const std::string bred = population_in_words(p.say, race, i); !bred.empty()) {
        p.divider();
        pegs::add_population(p, make_id("population"_id, index), bred, *racer.population);
        if (!racer.population->best.empty()) add_best_codes(p, v, racer.population->best, pitch);
    }
}

} // namespace shell::lab
