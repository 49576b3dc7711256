#include "shell/codes/duel_view.hpp"
#include "engine/codes/candidates.hpp"
#include "engine/codes/feedback.hpp"
#include "imgui.h"
#include "shell/codes/dialogs.hpp"
#include "shell/codes/duel_words.hpp"
#include "shell/codes/ids.hpp"
#include "shell/pegs/phrases.hpp"

namespace shell::codes {

using engine::codes::Code;
using engine::codes::Duel;
using engine::codes::Face;

namespace {

constexpr std::uint64_t drawn_codes = 21; // not the generators of the engine

} // namespace

Place DuelView::place() const { return setup().face == Face::digits ? Place::picas_fijas : Place::mastermind; }

Screen::Progress DuelView::progress() const
{
    const auto status = game().status;
    return {static_cast<int>(log_.cursor()), game().over(), status == Duel::Status::a_won,
            status == Duel::Status::drawn};
}

Screen::Kept DuelView::kept() const
{
    const bool usual =
        rules() == (setup().face == Face::digits ? engine::codes::picas_fijas : engine::codes::mastermind);
    return usual && game().against_computer() ? Kept::wins : Kept::nothing;
}

std::string DuelView::kept_as() const { return "duel." + std::string(engine::codes::name(setup().rival)); }

std::optional<Screen::Harder> DuelView::harder(const Say& say) const
{
    using engine::codes::Rival;
    auto next = setup();
    const bool above = next.rival == Rival::easy || next.rival == Rival::medium;
    if (!above || !progress().success) return std::nullopt;
    next.rival = next.rival == Rival::easy ? Rival::medium : Rival::hard;
    ++next.seed;
    return Harder{say(rival_names[static_cast<std::size_t>(next.rival)]), to_line(DuelLog(next))};
}

const std::vector<engine::Count>& DuelView::left(int side) const
{
    auto& known = counted_[static_cast<std::size_t>(side)];
    const auto& rows = game().rows[static_cast<std::size_t>(side)];
    if (known.rows == rows) return known.left;
    known = {rows, {}};
    engine::codes::Candidates codes;
    for (const Code& c : engine::codes::all_codes(rules())) codes.push_back(engine::codes::pack(rules(), c));
    const engine::codes::Slots slots(rules());
    for (const auto& row : rows) {
        codes = keep(rules(), codes, engine::codes::pack(rules(), row.guess), slots.of(row.answer));
        known.left.push_back(codes.size());
    }
    return known.left;
}

std::optional<Code> DuelView::hunted(int side) const
{
    const bool seen = game().over() || (side == 1 && game().against_computer());
    return seen ? game().secrets[static_cast<std::size_t>(1 - side)] : std::nullopt;
}

void DuelView::follow()
{
    ui_.draft = {};
    ui_.ready = false;
    ui_.drawn = 0;
    ++ui_.to_end;
}

Screen::Outcome DuelView::push(engine::codes::DuelEvent e, const Say& say)
{
    if (const auto done = log_.push(e); !done) return Outcome::refused(error_in_words(say, done.error(), rules()));
    follow();
    return Outcome::moved();
}

void DuelView::draw_code_of_my_own()
{
    const auto number = static_cast<std::uint64_t>(ui_.drawn++) * 2 + static_cast<std::uint64_t>(game().mover());
    engine::Rng rng = engine::Rng(setup().seed).fork(drawn_codes).fork(number);
    ui_.draft.set(random_code(rules(), rng), rules().positions);
}

Screen::Outcome DuelView::offer(Commands& c)
{
    if (passing() && c.add("ready"_id, c.say(Text::duel_ready, "B"),
                           {.kind = ButtonKind::primary, .icon = Icon::next, .enter = true})) {
        ui_.ready = true;
        return Outcome::shown();
    }
    const auto code = ui_.draft.code(rules());
    if (entering()) {
        Offer how{.enabled = code.has_value(), .why = c.say(Text::fill_all_places), .kind = ButtonKind::primary};
        how.enter = true;
        how.icon = Icon::check;
        how.short_label = c.say(hiding() ? Text::keep_it : Text::try_short);
        if (c.add("submit"_id, hiding() ? Text::duel_keep : Text::try_guess, how)) {
            if (hiding()) return push(engine::codes::Secret{*code}, c.say);
            return push(engine::codes::Guess{*code}, c.say);
        }
        if (c.add("erase"_id, Text::erase,
                  {.enabled = !ui_.draft.empty(rules().positions),
                   .why = c.say(Text::nothing_to_erase),
                   .icon = Icon::erase})) {
            ui_.draft.erase(rules().positions);
            return Outcome::shown();
        }
    }
    if (entering() && hiding() && c.add("draw_code"_id, Text::duel_draw)) {
        draw_code_of_my_own();
        return Outcome::shown();
    }
    if (game().status != Duel::Status::playing) return {};
    if (c.add("duel_left"_id, counts_shown() ? Text::duel_left_hide : Text::duel_left_now,
              {.enabled = prefs_.helps(), .why = c.say(Text::no_help), .kind = ButtonKind::quiet})) {
        ui_.counts = !ui_.counts;
        return Outcome::shown();
    }
    if (c.add("giveup"_id, Text::give_up, {.icon = Icon::flag})) {
        auto out = push(engine::codes::GiveUp{}, c.say);
        out.close = out.played;
        return out;
    }
    return {};
}

Screen::Outcome DuelView::play(const Action& a, const Say& say, Jobs&)
{
    if (a.id == "letters"_id) {
        prefs_.set("pegs", a.value == "1" ? "letters" : "shapes");
        return Outcome::prefs_changed();
    }
    if (!entering()) return {};
    return ui_.draft.act(a, rules(), say).outcome;
}

void DuelView::add_on_screen(std::string& shown) const
{
    if (ui_.counts) add_use(shown, "duel_left"_id, 1);
    if (ui_.ready) add_use(shown, "ready"_id, 1);
    ui_.draft.add_on_screen(shown);
}

std::vector<MenuItem> DuelView::menu() const
{
    std::vector<MenuItem> items;
    if (game().status == Duel::Status::playing) items.push_back({"giveup"_id, Text::give_up, Icon::flag, {}});
    if (game().status == Duel::Status::playing)
        items.push_back({"duel_left"_id, Text::duel_left_show, Icon::none, counts_shown()});
    items.push_back({"letters"_id, Text::letters_on_pegs, Icon::none, mark() == PegMark::letter});
    return items;
}

std::string DuelView::subtitle(const Say& say, Layout layout) const
{
    const std::string with = duel_in_words(say, setup().rival);
    if (layout != Layout::desktop) return with;
    return with + " · " + rules_in_words(say, rules(), setup().face, false);
}

std::unique_ptr<Dialog> DuelView::dialog(const Action& a)
{
    if (a.id == "rules_dialog"_id) return rules_dialog(log_.setup());
    if (a.id == "howto"_id) return how_to_play(setup().face, rules(), mark(), true);
    return nullptr;
}

std::span<const Text> DuelView::keys() const
{
    static constexpr std::array texts{Text::keys_symbols, Text::keys_submit, Text::keys_erase};
    return texts;
}

void DuelView::keyboard(Ui& ui)
{
    if (!entering()) return;
    for (const ImWchar c : ImGui::GetIO().InputQueueCharacters)
        if (const int s = symbol_from_key(setup().face, rules().symbols, c); s >= 0) ui.act(make_id("symbol"_id, s));
    if (ImGui::IsKeyPressed(ImGuiKey_Backspace)) ui.act("erase"_id);
    if (ImGui::IsKeyPressed(ImGuiKey_Delete)) ui.act("clear"_id);
}

} // namespace shell::codes
