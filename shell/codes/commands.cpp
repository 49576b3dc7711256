// What a code game can do now, listed once for canvas, outline and actions.
#include "shell/codes/challenge.hpp"
#include "shell/codes/ids.hpp"
#include "shell/codes/phrases.hpp"
#include "shell/codes/view.hpp"

namespace shell::codes {

using engine::codes::Feedback;
using engine::codes::Role;
using Status = engine::codes::Game::Status;

Screen::Outcome View::offer(Commands& c)
{
    if (entering_code())
        if (auto done = offer_entry(c); done.mine) return done;
    if (auto done = offer_answer(c); done.mine) return done;
    if (may_use_consistent() && c.add("use_consistent"_id, Text::use_consistent, {.kind = ButtonKind::primary})) {
        set_strategy(engine::codes::StrategyKind::consistent);
        analysis_.drop_choice(*c.jobs);
        return Outcome::moved();
    }
    if (game().status == Status::playing && game().setup.role == Role::guesser &&
        c.add("giveup"_id, Text::give_up, {.icon = Icon::flag})) {
        auto out = Outcome::moved_unless(push(engine::codes::GiveUp{}, c.say));
        out.close = out.played;
        return out;
    }
    if (leads_to_review() && c.add("see_review"_id, Text::see_review)) {
        ui_.tab = MindTab::review;
        open_sheet(SheetAt::full);
        return Outcome::shown();
    }
    if (!same_again()) return {};
    if (c.add("same_secret"_id, Text::same_secret, {.icon = Icon::play})) {
        auto again = log_.setup();
        again.repeat = true;
        return Outcome::replaced(engine::codes::to_line(Log(again)));
    }
    if (c.add("share_secret"_id, Text::share_secret, {.icon = Icon::share}))
        return Outcome::shared(challenge_line(*this), challenge_in_words(*this, c.say));
    return {};
}

/// A guess, or the secret to be noted.
Screen::Outcome View::offer_entry(Commands& c)
{
    const bool secret = ui_.entering_secret, noted = game().setup.role == Role::assistant;
    const auto code = ui_.draft.code(rules());
    const bool twice = !code && ui_.draft.complete(rules().positions);
    if (c.add("submit"_id,
              secret  ? Text::keep_it
              : noted ? Text::note_guess
                      : Text::try_guess,
              {.enabled = code.has_value(),
               .why = c.say(twice ? Text::error_repeated_symbol : Text::fill_all_places),
               .kind = ButtonKind::primary,
               .icon = Icon::check,
               .short_label = c.say(secret  ? Text::keep_it
                                    : noted ? Text::note_short
                                            : Text::try_short)})) {
        auto out = Outcome::moved_unless(secret ? push(engine::codes::Secret{*code}, c.say)
                                                : push(engine::codes::Guess{*code}, c.say));
        if (out.played && offers_rules()) {
            prefs_.set("codes.begun", "yes");
            out.prefs = true;
        }
        return out;
    }
    if (c.add("erase"_id, Text::erase,
              {.enabled = !ui_.draft.empty(rules().positions),
               .why = c.say(Text::nothing_to_erase),
               .icon = Icon::erase})) {
        ui_.draft.erase(rules().positions);
        ui_.hinted = false;
        return Outcome::shown();
    }
    if (secret && c.add("secret_cancel"_id, Text::cancel, {.icon = Icon::close})) {
        after_event();
        return Outcome::shown();
    }
    if (secret) return {};
    if (c.add("hint"_id, Text::hint,
              {.enabled = can_hint(),
               .why = c.say(contradictory() ? Text::contradiction : Text::thinking),
               .icon = Icon::bulb})) {
        (ui_.nudged ? ui_.wants_hint : ui_.wants_nudge) = true;
        ui_.instead.reset();
        return Outcome::shown();
    }
    if (ui_.wants_hint && c.add("cancel_hint"_id, Text::cancel)) {
        ui_.wants_hint = false;
        analysis_.drop_choice(*c.jobs);
        return Outcome::shown();
    }
    return {};
}

Screen::Outcome View::offer_answer(Commands& c)
{
    if (ui_.entering_secret || game().status != Status::playing) return {};
    const Feedback f{static_cast<std::uint8_t>(ui_.black), static_cast<std::uint8_t>(ui_.white)};
    const bool nothing = f.black + f.white == 0; // the button says so, and is not the primary one
    if (waits_for_me_to_answer() && c.add("answer"_id, nothing ? Text::answer_nothing : Text::give_answer,
                                          {.enabled = engine::codes::possible(rules(), f),
                                           .why = c.say(Text::error_impossible_answer, c.say.count(rules().positions)),
                                           .kind = nothing ? ButtonKind::plain : ButtonKind::primary,
                                           .icon = Icon::check}))
        return Outcome::moved_unless(push(engine::codes::Answer{f}, c.say));
    if (game().setup.role == Role::keeper && c.add("keep_secret"_id, secret_label(*this))) {
        ui_.entering_secret = true;
        ui_.draft = {};
        return Outcome::shown();
    }
    return {};
}

} // namespace shell::codes
