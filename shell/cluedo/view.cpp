#include "shell/cluedo/view.hpp"
#include "imgui.h"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/words.hpp"
#include "shell/kit/figures.hpp"
#include <algorithm>

namespace shell::cluedo {

using namespace engine::cluedo;
using What = Draft::What;
using Step = Draft::Step;

namespace {

constexpr double bot_pause = 700,
                 answer_seen = 1500; // between the computer players' questions, to be followed by eye (ms)
constexpr std::array<std::string_view, 3> level_words{"rules", "trial", "all"};

} // namespace

bool View::analysis_shown() const { return !plays() || prefs_.is("cluedo.mind", "on"); }

Level View::level() const
{
    const auto it = std::find(level_words.begin(), level_words.end(), prefs_.get("cluedo.level"));
    return it == level_words.end() ? Level::complete : levels[static_cast<std::size_t>(it - level_words.begin())];
}

bool View::contradictory() const { return mind_.shares() && !mind_.shares()->consistent; }

Cell View::cell(Card c, Holder h) const
{
    using Kind = Cell::Kind;
    if (laid_open()) return {game().play->deal[static_cast<std::size_t>(c)] == h ? Kind::yes : Kind::no};
    const Domain d = (stepping() ? mind_.after() : analysis_shown() ? mind_.known() : mind_.paper()).at(c, h);
    if (d == Domain::only_true) return {Kind::yes};
    if (d == Domain::only_false) return {Kind::no};
    if (!analysis_shown()) return {game().mark(c, h) == Mark::none ? Kind::open : Kind::mine, 0, game().mark(c, h)};
    const Shares* s = mind_.shares();
    if (!s || !s->consistent || stepping() || !shares_shown() || level() != Level::complete) return {};
    const auto n = s->deals_with[static_cast<std::size_t>(c)][static_cast<std::size_t>(h)];
    return {Kind::share, cluedo_percent(n, s->total)};
}

int View::supposition() const
{
    const auto& rows = game().rows;
    for (std::size_t i = rows.size(); i-- > 0;)
        if (!rows[i].ignored &&
            (rows[i].kind == Entry::Kind::assume_holds || rows[i].kind == Entry::Kind::assume_lacks))
            return static_cast<int>(i);
    return -1;
}

Literal View::supposed() const
{
    const Entry& e = game().rows[static_cast<std::size_t>(supposition())];
    return {e.card, e.by, e.kind == Entry::Kind::assume_holds};
}

std::optional<Trio> View::solved() const
{
    const Shares* s = mind_.shares();
    if (!analysis_shown() || laid_open() || choosing_hand() || supposition() >= 0 || !s || !s->consistent ||
        s->envelopes.size() != 1)
        return std::nullopt;
    return s->envelopes[0].cards;
}

std::optional<Entry> View::shown() const
{
    if (ui_.shown < 0 || !plays() || game().over()) return std::nullopt;
    const auto notes = game().notes();
    if (static_cast<std::size_t>(ui_.shown) >= notes.size()) return std::nullopt;
    return notes[static_cast<std::size_t>(ui_.shown)];
}

bool View::shown_to_me() const
{
    const auto e = shown();
    return e && e->by == game().setup.me;
}

bool View::has_news() const
{
    return analysis_shown() && !laid_open() && !choosing_hand() && !contradictory() && supposition() < 0 &&
           !stepping() && !mind_.news().empty();
}

/// A question has just been answered, and I am no part of the answer: it stands in the middle of the screen.
void View::show_answer(std::size_t notes_before, bool reduced)
{
    if (!plays() || game().over()) return;
    const auto& record = game().play->record;
    if (record.size() == notes_before || record.back().kind != Entry::Kind::suggest) return;
    const bool mine = record.back().by == game().setup.me;
    if (record.back().shower == game().setup.me || (reduced && !mine)) return; // nothing moves by itself
    ui_.shown = static_cast<int>(record.size()) - 1;
    if (sheet() == SheetAt::full) open_sheet(SheetAt::half); // it stands where the grid does
}

/// Is the last answer still to be seen?
bool View::holds_answer(const Moment& moment, bool& news)
{
    if (!shown()) return false;
    if (shown_to_me()) return true;
    if (ui_.shown_until <= 0) ui_.shown_until = moment.now + answer_seen;
    if (moment.now < ui_.shown_until && !moment.reduced) return true;
    ui_.shown = -1;
    news = true;
    return false;
}

bool View::behind(int row) const
{
    const Why* why = mind_.why();
    return why && analysis_shown() && ui_.card != no_card &&
           std::find(why->rows.begin(), why->rows.end(), row) != why->rows.end();
}

std::string View::push(const Event& e, const Say& say)
{
    const std::size_t notes = plays() ? game().play->record.size() : 0;
    const bool wrong = contradictory();
    const auto done = log_.push(e);
    if (!done) return cluedo_error(say, done.error());
    if (!std::holds_alternative<Note>(e)) mind_.mark();
    after_event();
    show_answer(notes, false);
    was_wrong_ = wrong && !plays();
    return {};
}

void View::after_event()
{
    ui_.draft = {};
    ui_.hand = game().hand;
    ui_.choosing_hand = false;
    ui_.row = -1;
    ui_.question = 0;
    ui_.more = false;
    ui_.bot_at = 0;
    ui_.shown = -1;
    ui_.shown_until = 0;
    was_wrong_ = false;
    mind_.set_level(level());
    mind_.forget(game());
}

bool View::is_decision(std::size_t i) const
{
    const Event& e = log_.event(i);
    const bool any_time = std::holds_alternative<Note>(e) || std::holds_alternative<GiveUp>(e);
    return !plays() || any_time || !log_.at(i).bot_to_move();
}

Tab View::tab() const
{
    const bool seen = ui_.tab == Tab::review                            ? laid_open()
                      : ui_.tab == Tab::advice || ui_.tab == Tab::steps ? analysis_shown() && !laid_open()
                                                                        : true;
    return seen ? ui_.tab : Tab::notes;
}

Screen::Progress View::progress() const
{
    const bool won = plays() && !game().gave_up && game().play->winner == game().setup.me;
    return {static_cast<int>(game().notes().size()), laid_open(), won};
}

std::string View::fresh_line(std::uint64_t seed) const
{
    Setup s = log_.setup();
    s.seed = seed;
    s.hand = 0; // other cards
    return to_line(Log(s));
}

Screen::Outcome View::play(const Action& a, const Say& say, Jobs&)
{
    Outcome out = Outcome::shown();
    if (act_story(a, say) || act_look(a, out)) return out;
    if (choosing_hand()) return act_hand(a, say);
    out = act_draft(a, say);
    if (!out.mine) out = plays() ? act_game(a, say) : act_notes(a, say);
    return out;
}

/// What only changes how things are looked at.
bool View::act_look(const Action& a, Outcome& out)
{
    const int cells = max_cards * max_holders - 1;
    const auto pref = [&](std::string_view name, std::string_view value) {
        prefs_.set(name, value);
        out.prefs = true;
    };
    if (a.id == "shares"_id) pref("cluedo.shares", (a.value.empty() ? !shares_shown() : a.value == "1") ? "on" : "off");
    else if (a.id == "mind"_id) {
        pref("cluedo.mind", (a.value.empty() ? !analysis_shown() : a.value == "1") ? "on" : "off");
        out.close = true;
    } else if (a.id == "level"_id) {
        if (const auto l = figure(a.value, 0, 2)) pref("cluedo.level", level_words[static_cast<std::size_t>(*l)]);
        mind_.set_level(level());
        if (stepping()) {
            mind_.want_story(level());
            go_to_step(std::min(ui_.steps.at(), static_cast<int>(mind_.story()->moves.size())));
        }
    } else if (a.id == "go_on"_id) {
        ui_.shown = -1;
    } else if (a.id == "news"_id) {
        if (mind_.news().empty()) return true;
        ui_.card = mind_.news()[0].card;
        ui_.holder = mind_.news()[0].holder;
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
        if (const auto c = figure(a.value, 0, table().deck.cards() - 1)) ui_.card = *c;
        if (ui_.holder == nobody) ui_.holder = table().envelope();
    } else if (a.id == "look_holder"_id) {
        if (const auto h = figure(a.value, 0, table().holders() - 1)) ui_.holder = *h;
        if (ui_.card == no_card) ui_.card = 0;
    } else if (const auto cell = indexed(a.id, "cell"_id, cells); cell && !choosing_hand()) {
        const int card = *cell / max_holders, holder = *cell % max_holders;
        if (card >= table().deck.cards() || holder >= table().holders()) return true;
        const bool again = card == ui_.card && holder == ui_.holder;
        const bool folds = again && analysis_shown() && !stepping(); // the whole grid again
        ui_.card = folds ? no_card : card;
        ui_.holder = folds ? nobody : holder;
        if (stepping()) step_to(card, holder);
        else ui_.tab = Tab::cell;
        return !(plays() && !analysis_shown() && again); // a second tap writes my own note
    } else if (const auto row = indexed(a.id, "row"_id, max_entries)) {
        ui_.row = ui_.row == *row ? -1 : *row;
    } else if (const auto q = indexed(a.id, "question"_id, 20)) {
        ui_.question = *q;
    } else if (a.id == "more"_id) {
        ui_.more = !ui_.more;
    } else if (a.id == "room"_id) {
        const Cards rooms = table().deck.of(Kind::room);
        const auto n = figure(a.value, 0, size_of(rooms)); // 0: anywhere
        if (n) ui_.room = *n == 0 ? no_card : first_of(rooms) + *n - 1;
        ui_.question = 0;
    } else return false;
    return true;
}

Screen::Outcome View::act_hand(const Action& a, const Say& say)
{
    auto c = indexed(a.id, "mine"_id, table().deck.cards() - 1);
    const bool tapped = a.id == "mine"_id; // the value is the card
    if (tapped) c = figure(a.value, 0, table().deck.cards() - 1);
    if (c) {
        const bool on = tapped || a.value.empty() ? (ui_.hand & bit(*c)) == 0 : a.value == "1";
        const int size = table().size(game().setup.me);
        if (on && size_of(ui_.hand) >= size && (ui_.hand & bit(*c)) == 0) return Outcome::shown();
        ui_.hand = on ? ui_.hand | bit(*c) : ui_.hand & ~bit(*c);
        return Outcome::shown();
    }
    if (a.id == "hand_done"_id) return Outcome::moved_unless(push(Hold{ui_.hand}, say));
    if (a.id == "hand_cancel"_id) {
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
    const int supposed_row = supposition();
    if (supposed_row >= 0 && (a.id == "note"_id || a.id == "ask_this"_id))
        return Outcome::refused(say(Text::cluedo_note_off));
    if (a.id == "note"_id) {
        ui_.draft = {};
        ui_.draft.what = static_cast<What>(figure(a.value, 1, 3).value_or(1));
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
        if (const auto r = indexed(a.id, "edit"_id, rows - 1)) {
            ui_.draft = Draft::mending(game().rows[static_cast<std::size_t>(*r)], *r);
            ui_.draft.step = Step::outcome;
            return Outcome::shown();
        }
        if (const auto r = indexed(a.id, "ignore"_id, rows - 1)) {
            const bool now = game().rows[static_cast<std::size_t>(*r)].ignored;
            return pushed(Ignore{*r, a.value.empty() ? !now : a.value == "1"});
        }
        if (const auto r = indexed(a.id, "remove"_id, rows - 1)) return pushed(Remove{*r});
    }
    if (ui_.card != no_card && ui_.holder != nobody) {
        if (a.id == "if_has"_id) return pushed(Add{Entry::fact(Entry::Kind::assume_holds, ui_.holder, ui_.card)});
        if (a.id == "if_lacks"_id) return pushed(Add{Entry::fact(Entry::Kind::assume_lacks, ui_.holder, ui_.card)});
    }
    if (a.id == "ask_this"_id) {
        const Advice* advice = mind_.advice();
        if (!advice || advice->questions.empty()) return Outcome::shown();
        const auto i = std::min(static_cast<std::size_t>(ui_.question), advice->questions.size() - 1);
        ui_.draft = {};
        ui_.draft.what = What::question;
        ui_.draft.by = game().setup.me;
        ui_.draft.cards = advice->questions[i].cards;
        ui_.draft.advance(game());
        return Outcome::shown();
    }
    return {};
}

/// The next in turn asks, as a rule.
void View::start_note()
{
    Draft& d = ui_.draft;
    const auto& rows = game().rows;
    if (d.what != What::question) return;
    const auto last = std::find_if(rows.rbegin(), rows.rend(), [](const Entry& e) {
        return !e.ignored && (e.kind == Entry::Kind::suggest || e.kind == Entry::Kind::accuse);
    });
    if (last == rows.rend()) return;
    Holder next = table().next(last->by);
    while (next != last->by && Draft::is_out(next, game(), -1)) next = table().next(next);
    if (Draft::is_out(next, game(), -1)) return;
    d.by = next;
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
        const Advice* advice = mind_.advice();
        if (!advice || advice->questions.empty()) return Outcome::shown();
        const auto i = std::min(static_cast<std::size_t>(ui_.question), advice->questions.size() - 1);
        return pushed(Ask{advice->questions[i].cards});
    }
    if (a.id == "pass"_id && g.my_turn()) return pushed(Pass{});
    if (const auto c = indexed(a.id, "show"_id, max_cards); c && g.i_must_show()) return pushed(Show{*c});
    if (a.id == "giveup"_id && !g.over()) {
        auto out = pushed(GiveUp{});
        out.close = out.played;
        return out;
    }
    const int cells = max_cards * max_holders - 1;
    std::optional<int> mark;
    if (indexed(a.id, "cell"_id, cells)) mark = (static_cast<int>(g.mark(ui_.card, ui_.holder)) + 1) % 4;
    if (a.id == "my_mark"_id && ui_.card != no_card && ui_.holder != nobody) mark = figure(a.value, 0, 3);
    if (mark && !g.over()) {
        const Draft kept = ui_.draft; // my note does not stop me asking
        auto out = pushed(Note{ui_.card, ui_.holder, static_cast<Mark>(*mark)});
        ui_.draft = kept;
        return out;
    }
    return {};
}

Screen::Tick View::tick(Jobs&, const Say& say, const Moment& moment)
{
    const double now = moment.now;
    Tick out;
    const Game& g = game();
    out.news = mind_.work();
    if (stepping() && ui_.steps.tick(moment, static_cast<int>(mind_.story()->moves.size()))) {
        mind_.look_after(static_cast<std::size_t>(ui_.steps.at()));
        out.news = true;
    }
    const Shares* s = mind_.shares();
    if (was_wrong_ && s) {
        if (s->consistent) out.message = say(Text::cluedo_agree_again);
        was_wrong_ = false;
    }
    const bool settled = s && s->consistent && analysis_shown() && !laid_open() && !choosing_hand();
    const bool looks = settled && ui_.card != no_card && ui_.holder != nobody;
    if (looks && s->certain.at(ui_.card, ui_.holder) != Domain::both) mind_.want_why(ui_.card, ui_.holder);
    else mind_.drop_why();
    const bool my_question = !plays() || (g.my_turn() && g.play->phase == Play::Phase::turn);
    const bool seen = moment.layout != Layout::phone || tab() == Tab::advice;
    if (settled && my_question && seen && !ui_.draft.on() && s->envelopes.size() > 1 && supposition() < 0)
        mind_.want_advice(ui_.room);
    else mind_.drop_advice();
    if (laid_open()) mind_.want_review();
    if (tab() == Tab::steps && !choosing_hand()) {
        const Story* before = mind_.story();
        mind_.want_story(level());
        if (!before) go_to_step(std::min(ui_.steps.at(), static_cast<int>(mind_.story()->moves.size())));
    }
    if (holds_answer(moment, out.news) || !g.bot_to_move()) return out;
    mind_.want_bot(g);
    if (moment.reduced) ui_.bot_at = now;
    else if (ui_.bot_at <= 0) ui_.bot_at = now + bot_pause;
    const BotMove* move = mind_.bot_move();
    if (!move || (now < ui_.bot_at && move->kind != BotMove::Kind::pass)) return out;
    const std::size_t notes = g.play->record.size();
    if (log_.push(event_of(*move))) {
        after_event();
        show_answer(notes, moment.reduced);
        out.news = out.moved = true;
    }
    return out;
}

void View::keyboard(Ui& ui)
{
    if (undo_keys(ui)) return;
    if (ui_.draft.on() && ImGui::IsKeyPressed(ImGuiKey_Escape)) ui.act("entry_close"_id);
    if (stepping()) scrubber_keys(ui, steps(ui.say));
    if (!stepping() || ImGui::GetIO().NavVisible) walk(ui);
}

/// Arrow keys walk in the grid, as in a table; Enter presses the cell.
void View::walk(Ui& ui)
{
    const ImGuiIO& io = ImGui::GetIO();
    constexpr std::array<ImGuiKey, 4> arrows{ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow,
                                             ImGuiKey_DownArrow};
    constexpr std::array<int, 4> across{-1, 1, 0, 0}, down{0, 0, -1, 1};
    const int walker = indexed(ui.memory().focused, "cell"_id, max_cards * max_holders - 1).value_or(-1);
    const bool from_nowhere = walker < 0 && !ui_.walked;
    ui_.walked = io.NavVisible && ImGui::IsAnyItemFocused();
    if (choosing_hand() || io.WantTextInput || (walker < 0 && !from_nowhere)) return;
    for (std::size_t i = 0; i < arrows.size(); ++i) {
        if (!ImGui::IsKeyPressed(arrows[i])) continue;
        int card = std::max(0, ui_.card), holder = std::max(0, ui_.holder); // where the look is, else at the top
        if (!from_nowhere) {
            card = std::clamp(walker / max_holders + down[i], 0, table().deck.cards() - 1);
            holder = std::clamp(walker % max_holders + across[i], 0, table().holders() - 1);
        }
        ui.memory().wanted_focus = numbered("cell"_id, card * max_holders + holder);
    }
}

} // namespace shell::cluedo
