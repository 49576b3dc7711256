// What can be done now in version spaces, listed once for canvas, outline and actions.
#include "shell/pegs/phrases.hpp"
#include "shell/spaces/ids.hpp"
#include "shell/spaces/phrases.hpp"
#include "shell/spaces/view.hpp"

namespace shell::spaces {

Screen::Outcome View::offer(Commands& c)
{
    if (entering_code())
        if (auto done = offer_entry(c); done.mine) return done;
    if (collapsed() && game_.may_allow_lie() && c.add("allow_lies"_id, allow_lie_text(game_))) {
        Mode m = game_.mode();
        m.lies = game_.noisy() ? m.lies + 1 : 1;
        m.noise = vs::Noise::Kind::lies;
        return with_mode(m);
    }
    if (game_.waits_for_answer()) {
        const engine::codes::Feedback f{static_cast<std::uint8_t>(ui_.black), static_cast<std::uint8_t>(ui_.white)};
        const bool nothing = f.black + f.white == 0; // the label spells it out, to prevent a mistake
        if (c.add("answer"_id, nothing ? Text::answer_nothing : Text::give_answer,
                  {.enabled = engine::codes::possible(rules(), f),
                   .why = c.say(Text::error_impossible_answer, c.say.count(rules().positions)),
                   .kind = nothing ? ButtonKind::plain : ButtonKind::primary,
                   .icon = Icon::check}))
            return moved_or(game_.answer(f), c.say);
    }
    if (learner_to_move() && c.add("advance"_id, Text::spaces_next_guess,
                                   {.enabled = analysis_.settled() && !ui_.wants_move,
                                    .why = c.say(Text::spaces_working),
                                    .kind = ButtonKind::primary,
                                    .icon = Icon::next})) {
        ui_.wants_move = true;
        return Outcome::shown();
    }
    if (game_.playing() && c.add("giveup"_id, Text::give_up, {.icon = Icon::flag})) {
        auto out = moved_or(game_.give_up(), c.say);
        out.close = out.played;
        return out;
    }
    if (!same_again()) return {};
    if (c.add("same_secret"_id, Text::same_secret, {.icon = Icon::play})) {
        while (game_.undo()) {} // redo brings the game back
        after_move();
        return Outcome::moved();
    }
    if (c.add("share_secret"_id, Text::share_secret, {.icon = Icon::share}))
        return Outcome::shared(fresh_line(game_.seed()));
    return {};
}

Screen::Outcome View::offer_entry(Commands& c)
{
    const auto code = ui_.draft.code(rules());
    const bool twice = !code && ui_.draft.complete(rules().positions);
    const std::string missing = c.say(twice ? Text::error_repeated_symbol : Text::fill_all_places);
    if (c.add("submit"_id, Text::try_guess,
              {.enabled = code.has_value(),
               .why = missing,
               .kind = ButtonKind::primary,
               .icon = Icon::check,
               .short_label = c.say(Text::try_short)}))
        return moved_or(game_.guess(*code), c.say);
    if (may_declare() && c.add("declare"_id, Text::spaces_declare_this,
                               {.enabled = code.has_value(),
                                .why = c.say(Text::spaces_declare_wait),
                                .icon = Icon::flag,
                                .short_label = c.say(Text::spaces_declare)}))
        return moved_or(game_.declare(*code), c.say);
    if (c.add("erase"_id, Text::erase,
              {.enabled = !ui_.draft.empty(rules().positions),
               .why = c.say(Text::nothing_to_erase),
               .icon = Icon::erase})) {
        ui_.draft.erase(rules().positions);
        ui_.hinted = false;
        return Outcome::shown();
    }
    if (c.add("hint"_id, Text::hint,
              {.enabled = !collapsed(), .why = c.say(Text::contradiction), .icon = Icon::bulb})) {
        ui_.wants_hint = true;
        return Outcome::shown();
    }
    return {};
}

} // namespace shell::spaces
