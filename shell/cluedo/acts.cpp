// Handles the actions of Cluedo's screen: display options, the hand, notes, and moves against computer players.
// entry_acts.cpp handles the form for an entry.
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/phrases.hpp"
#include "shell/cluedo/view.hpp"
#include "shell/kit/figures.hpp"
#include <algorithm>
#include <array>

namespace shell::cluedo {

using namespace engine::cluedo;
using What = Draft::What;
using Step = Draft::Step;

Screen::Outcome View::play(const Action& a, const Say& say, Jobs&)
{
    Outcome out = Outcome::shown();
    if (ui_.steps.switch_predict(a, prefs_)) return Outcome::prefs_changed();
    if (act_story(a, say) || act_others(a, out) || act_look(a, out)) return out;
    if ((a.id == "share_all"_id || a.id == "share_rest"_id) && !plays()) {
        out = Outcome::shared(a.id == "share_all"_id ? line() : line_without_hand(say));
        out.close = true;
        return out;
    }
    if (a.id == "entry_tapped"_id && !ui_.draft.on()) return out; // the action before it did the work
    if (a.id == "own_table"_id && at_doors()) return ui_.doors = false, ui_.own_table = true, out;
    if (choosing_hand()) return at_doors() ? Outcome{} : act_hand(a, say);
    out = act_draft(a, say);
    if (!out.mine) out = plays() ? act_game(a, say) : act_notes(a, say);
    return out;
}

/// Actions that change only what the screen shows. False: a is none of them.
bool View::act_look(const Action& a, Outcome& out)
{
    const int cells = max_cards * max_holders - 1;
    const auto pref = [&](std::string_view name, std::string_view value) {
        prefs_.set(name, value);
        out.prefs = true;
    };
    if (a.id == "shares"_id) pref("cluedo.shares", (a.value.empty() ? !shares_shown() : a.value == "1") ? "on" : "off");
    else if (a.id == "mind"_id) {
        if (plays()) pref("cluedo.waits", waits() ? "on" : "off"); // it stays as it is: nobody touched it
        pref("cluedo.mind", a.value == "none"                                        ? "none"
                            : (a.value.empty() ? !analysis_shown() : a.value == "1") ? "on"
                                                                                     : "off");
        out.close = true;
    } else if (a.id == "waits"_id && plays()) {
        pref("cluedo.waits", (a.value.empty() ? !waits() : a.value == "1") ? "on" : "off");
        out.close = true;
    } else if (a.id == "level"_id) {
        if (const auto l = parse_int(a.value, 0, 2)) pref("cluedo.level", level_prefs[static_cast<std::size_t>(*l)]);
        analysis_.set_level(level());
        if (laid_open()) go_back_to(ui_.review.at());
        if (stepping()) {
            analysis_.drop_proof();
            want_story();
            go_to_step(std::min(ui_.steps.at(), static_cast<int>(analysis_.story()->moves.size())));
        }
    } else if (a.id == "go_on"_id) {
        ui_.begun = true;
        ui_.shown = -1;
    } else if (a.id == "news"_id) {
        if (analysis_.news().empty()) { // the note itself
            ui_.row = static_cast<int>(game().notes().size()) - 1;
            ui_.tab = Tab::notes;
            raise_sheet();
            return true;
        }
        ui_.card = analysis_.news()[0].card;
        ui_.holder = analysis_.news()[0].holder;
        ui_.tab = Tab::cell;
        ui_.shown = -1;
        raise_sheet();
    } else if (a.id == "sheet_close"_id) {
        open_sheet(SheetAt::peek);
    } else if (a.id == "why"_id || a.id == "advice"_id || a.id == "notes"_id || a.id == "review"_id) {
        ui_.tab = a.id == "why"_id      ? Tab::cell
                  : a.id == "notes"_id  ? Tab::notes
                  : a.id == "advice"_id ? Tab::advice
                                        : Tab::review;
        raise_sheet();
    } else if (a.id == "look_card"_id) {
        if (const auto c = parse_int(a.value, 0, table().deck.cards() - 1)) ui_.card = *c;
        if (ui_.holder == nobody) ui_.holder = table().envelope();
    } else if (a.id == "look_holder"_id) {
        if (const auto h = parse_int(a.value, 0, table().holders() - 1)) ui_.holder = *h;
        if (ui_.card == no_card) ui_.card = 0;
    } else if (const auto cell = suffix_index(a.id, "cell"_id, cells); cell && !choosing_hand()) {
        const int card = *cell / max_holders, holder = *cell % max_holders;
        if (card >= table().deck.cards() || holder >= table().holders()) return true;
        if (is_bare() && !stepping()) { // act_notes() marks it
            ui_.card = card;
            ui_.holder = holder;
            const Cell::Kind kind = this->cell(card, holder).kind;
            return kind == Cell::Kind::yes || kind == Cell::Kind::no;
        }
        const bool again = card == ui_.card && holder == ui_.holder;
        const bool folds = again && analysis_shown() && !stepping(); // deselects: the grid gets its room back
        ui_.card = folds ? no_card : card;
        ui_.holder = folds ? nobody : holder;
        if (stepping()) step_to(card, holder);
        else ui_.tab = Tab::cell;
        const Cell::Kind kind = this->cell(card, holder).kind;
        const bool printed = kind == Cell::Kind::yes || kind == Cell::Kind::no;
        return !plays() || analysis_shown() || stepping() || printed; // else act_game() sets the user's own mark
    } else if (const auto row = suffix_index(a.id, "row"_id, max_entries)) {
        ui_.row = ui_.row == *row ? -1 : *row;
    } else if (const auto q = suffix_index(a.id, "question"_id, 20)) {
        ui_.question = *q;
    } else if (a.id == "more"_id) {
        ui_.more = !ui_.more;
    } else if (a.id == "room"_id) {
        const Cards rooms = table().deck.of(Kind::room);
        const auto n = parse_int(a.value, 0, size_of(rooms)); // 0: any room
        if (n) ui_.room = *n == 0 ? no_card : first_of(rooms) + *n - 1;
        ui_.question = -1;
        ui_.rooms = false;
    } else if (a.id == "rooms"_id) {
        ui_.rooms = !ui_.rooms;
    } else return false;
    return true;
}

/// The cards of the selected question of the advice.
std::optional<Trio> View::advised() const
{
    const Advice* advice = analysis_.advice();
    if (!advice || advice->questions.empty()) return std::nullopt;
    return advice->questions[chosen_question()].cards;
}

Screen::Outcome View::act_hand(const Action& a, const Say& say)
{
    auto c = suffix_index(a.id, "mine"_id, table().deck.cards() - 1);
    const bool tapped = a.id == "mine"_id; // the value is the card
    if (tapped) c = parse_int(a.value, 0, table().deck.cards() - 1);
    if (c) {
        const bool on = tapped || a.value.empty() ? (ui_.hand & bit(*c)) == 0 : a.value == "1";
        const bool full = size_of(ui_.hand) >= to_choose(), mine = choosing_open() && (game().hand & bit(*c)) != 0;
        if (on && (full || mine) && (ui_.hand & bit(*c)) == 0)
            return mine ? Outcome::shown() : Outcome::refused(say(Text::cluedo_hand_full, Say::count(to_choose())));
        ui_.hand = on ? ui_.hand | bit(*c) : ui_.hand & ~bit(*c);
        return Outcome::shown();
    }
    if (a.id == "hand_done"_id && choosing_open()) {
        const Cards open = ui_.hand;
        if (size_of(open) < to_choose()) return Outcome::refused(say(Text::cluedo_incomplete));
        std::string refused;
        for (const Card one : list_of(open))
            if (refused.empty()) refused = push(Add{Entry::fact(Entry::Kind::reveal, table().pile_holder(), one)}, say);
        return Outcome::moved_unless(std::move(refused));
    }
    if (a.id == "hand_done"_id) return Outcome::moved_unless(push(Hold{ui_.hand}, say));
    if (a.id == "hand_cancel"_id) {
        ui_.face_down |= choosing_open();
        ui_.choosing_hand = false;
        ui_.hand = game().hand;
        return Outcome::shown();
    }
    return {};
}

Screen::Outcome View::act_notes(const Action& a, const Say& say)
{
    const int rows = static_cast<int>(game().rows.size());
    const auto pushed = [&](const Event& e) { return Outcome::moved_unless(push(e, say)); };
    if (is_bare() && ui_.card != no_card && ui_.holder != nobody) { // the reader's pencil: ✗, ✓, ?, nothing
        constexpr std::array next{Mark::no, Mark::maybe, Mark::yes, Mark::none}; // of Mark
        const Mark now = game().mark(ui_.card, ui_.holder);
        if (suffix_index(a.id, "cell"_id, max_cards * max_holders - 1))
            return pushed(Note{ui_.card, ui_.holder, next[static_cast<std::size_t>(now)]});
        const bool printed =
            cell(ui_.card, ui_.holder).kind == Cell::Kind::yes || cell(ui_.card, ui_.holder).kind == Cell::Kind::no;
        if (const auto m = parse_int(a.value, 0, 3); m && a.id == "my_mark"_id && !printed)
            return pushed(Note{ui_.card, ui_.holder, static_cast<Mark>(*m)});
    }
    const int supposed_row = supposition();
    if (supposed_row >= 0 && (a.id == "note"_id || a.id == "ask_this"_id))
        return Outcome::refused(say(Text::cluedo_note_off));
    if (a.id == "note"_id) {
        ui_.draft = {};
        ui_.draft.what = static_cast<What>(parse_int(a.value, 1, 4).value_or(1));
        ui_.draft.everyone = game().setup.everyone;
        start_note();
        return Outcome::shown();
    }
    if (supposed_row >= 0) {
        if (a.id == "take_back"_id) return pushed(Remove{supposed_row});
        const Literal l = supposed();
        if (a.id == (l.holds ? "if_lacks"_id : "if_has"_id))
            return pushed(
                Change{supposed_row,
                       Entry::fact(l.holds ? Entry::Kind::assume_lacks : Entry::Kind::assume_holds, l.holder, l.card)});
        if (a.id == "if_has"_id || a.id == "if_lacks"_id) return Outcome::shown();
    }
    if (a.id == "hand_edit"_id && game().setup.me != nobody) {
        ui_.choosing_hand = true;
        Outcome out = Outcome::shown();
        out.close = true;
        return out;
    }
    if (rows > 0) {
        if (const auto r = suffix_index(a.id, "edit"_id, rows - 1)) {
            ui_.draft = Draft::mending(game().rows[static_cast<std::size_t>(*r)], *r);
            ui_.draft.step = ui_.draft.what == What::leaves ? Step::card : Step::outcome;
            return Outcome::shown();
        }
        if (const auto r = suffix_index(a.id, "insert"_id, rows - 1)) {
            ui_.draft = {};
            ui_.draft.what = What::question;
            ui_.draft.everyone = game().setup.everyone;
            ui_.draft.before = *r;
            start_note();
            return Outcome::shown();
        }
        if (const auto r = suffix_index(a.id, "ignore"_id, rows - 1)) {
            const bool now = game().rows[static_cast<std::size_t>(*r)].ignored;
            return pushed(Ignore{*r, a.value.empty() ? !now : a.value == "1"});
        }
        if (const auto r = suffix_index(a.id, "remove"_id, rows - 1)) return pushed(Remove{*r});
    }
    if (ui_.card != no_card && ui_.holder != nobody) {
        if (a.id == "if_has"_id) return pushed(Add{Entry::fact(Entry::Kind::assume_holds, ui_.holder, ui_.card)});
        if (a.id == "if_lacks"_id) return pushed(Add{Entry::fact(Entry::Kind::assume_lacks, ui_.holder, ui_.card)});
    }
    if (a.id == "ask_this"_id) {
        const auto cards = advised();
        if (!cards) return Outcome::shown();
        ui_.draft = {};
        ui_.draft.what = What::question;
        ui_.draft.everyone = game().setup.everyone;
        ui_.draft.by = game().setup.me;
        ui_.draft.cards = *cards;
        ui_.draft.advance(game());
        return Outcome::shown();
    }
    return {};
}

/// Fills in the next seat in turn that is not eliminated, because it usually asks the next question.
void View::start_note()
{
    Draft& d = ui_.draft;
    const auto& all = game().rows;
    const auto rows = std::span(all).first(d.before >= 0 ? static_cast<std::size_t>(d.before) : all.size());
    if (d.what != What::question) return;
    const auto last = std::find_if(rows.rbegin(), rows.rend(), [](const Entry& e) {
        return !e.ignored && (e.kind == Entry::Kind::suggest || e.kind == Entry::Kind::accuse);
    });
    if (last == rows.rend()) return;
    Holder next = table().next(last->by);
    while (next != last->by && Draft::is_out(next, game(), d.before)) next = table().next(next);
    if (Draft::is_out(next, game(), d.before)) return;
    d.by = next;
    d.guessed = true;
    d.advance(game());
}

Screen::Outcome View::act_game(const Action& a, const Say& say)
{
    const Game& g = game();
    const auto pushed = [&](const Event& e) { return Outcome::moved_unless(push(e, say)); };
    const bool may_ask = g.my_turn() && g.play->phase == Play::Phase::turn;
    if ((a.id == "ask"_id && may_ask) || (a.id == "accuse"_id && g.my_turn())) {
        ui_.draft = {};
        ui_.draft.what = a.id == "ask"_id ? What::ask : What::accuse;
        ui_.draft.by = g.setup.me;
        ui_.draft.step = Step::cards;
        if (const auto known = solved(); known && a.id == "accuse"_id) ui_.draft.cards = *known;
        return Outcome::shown();
    }
    if (a.id == "ask_this"_id && may_ask) {
        const auto cards = advised();
        if (!cards) return Outcome::shown();
        return pushed(Ask{*cards});
    }
    if (a.id == "pass"_id && g.my_turn()) return pushed(Pass{});
    if (const auto c = suffix_index(a.id, "show"_id, max_cards); c && g.i_must_show()) return pushed(Show{*c});
    if (a.id == "giveup"_id && !g.over()) {
        auto out = pushed(GiveUp{});
        out.close = out.played;
        return out;
    }
    const int cells = max_cards * max_holders - 1;
    std::optional<int> mark;
    if (suffix_index(a.id, "cell"_id, cells)) mark = (static_cast<int>(g.mark(ui_.card, ui_.holder)) + 1) % 4;
    if (a.id == "my_mark"_id && ui_.card != no_card && ui_.holder != nobody) mark = parse_int(a.value, 0, 3);
    if (mark && !g.over()) {
        const Draft kept = ui_.draft; // a mark does not cancel the draft
        auto out = pushed(Note{ui_.card, ui_.holder, static_cast<Mark>(*mark)});
        ui_.draft = kept;
        return out;
    }
    return {};
}

} // namespace shell::cluedo
