// The best guesses by the strategy's criterion; pressing one enters it.
#include "shell/codes/ids.hpp"
#include "shell/codes/phrases.hpp"
#include "shell/pegs/pegs.hpp"

namespace shell::codes {

using engine::codes::Criterion;

void add_best_guesses(Panel& p, const View& v)
{
    const auto& ranking = v.analysis().ranking.value;
    if (!ranking) return;
    const auto& rules = v.rules();
    const auto face = v.game().setup.face;
    const auto criterion = criterion_for(v.game().setup.strategy);
    constexpr std::array heads{Text::head_worst, Text::head_average, Text::head_worst, Text::head_answers};
    auto& table = p.table("runners"_id, best_guesses_in_words(v, p.say),
                          {{p.say(Text::head_rank), Align::right, 3},
                           {p.say(Text::head_guess)},
                           {p.say(heads[static_cast<std::size_t>(criterion)]), Align::right},
                           {p.say(Text::head_bits), Align::right, 2},
                           {"", Align::right, 1, Seen::drawn}});
    table.tall(true);
    const float pitch = rules.positions > 5 ? 20.f : 28.f;
    for (std::size_t i = 0; i < ranking->best.size(); ++i) {
        const auto& g = ranking->best[i];
        const std::string note = p.say(g.possible ? Text::can_be_secret : Text::cannot_be_secret);
        Words guess;
        guess.spoken = code_in_words(p.say, face, rules, g.guess) + " (" + note + ")";
        guess.sign = [=, code = g.guess, mark = v.mark()](const Painter& paint, Rect r) {
            pegs::draw_code(paint, face, rules, code, {r.x + pitch / 2, r.centre().y}, pitch, pitch * 0.39f, mark);
        };
        guess.sign_width = pitch * static_cast<float>(rules.positions);
        const auto language = p.say.language();
        table.row(
            {{number(language, g.rank), Ink::muted},
             std::move(guess),
             {criterion == Criterion::entropy ? number(language, g.worst) : score_figure(p.say, criterion, g.score),
              Ink::text, Weight::bold},
             {decimal(language, g.bits, 2), Ink::muted},
             {note, g.possible ? Ink::good : Ink::muted}},
            {.id = make_id("ranked"_id, i),
             .action = "use"_id,
             .value = engine::codes::to_text(rules, g.guess),
             .enabled = v.entering_code()});
    }
}

} // namespace shell::codes
