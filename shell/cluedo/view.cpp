// Cluedo's view: what is known and shown, the log's events, the clock, and the keyboard.
#include "shell/cluedo/view.hpp"
#include "engine/cluedo/show_order.hpp"
#include "imgui.h"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/phrases.hpp"
#include "shell/kit/figures.hpp"
#include <algorithm>

namespace shell::cluedo {

using namespace engine::cluedo;

namespace {

// Pauses for the eye, in ms: before a computer player asks or accuses; for an answer to another player, and for each
// letter of that answer.
constexpr double bot_pause = 700, answer_seen = 1500, letter_read = 30;

} // namespace

bool View::analysis_shown() const
{
    if (is_bare()) return false;
    return !plays() || (prefs_.helps() && prefs_.is("cluedo.mind", "on"));
}

Holder View::seen_at(Card c) const
{
    if ((game().hand >> c & 1) != 0) return game().setup.me;
    for (const Entry& e : game().rows) {
        if (e.ignored || e.card != c) continue;
        if (e.kind == Entry::Kind::suggest) return e.shower;
        if (e.kind == Entry::Kind::reveal) return e.by;
    }
    return nobody;
}

Level View::level() const
{
    const auto it = std::find(level_prefs.begin(), level_prefs.end(), prefs_.get("cluedo.level"));
    return it == level_prefs.end() ? Level::complete : levels[static_cast<std::size_t>(it - level_prefs.begin())];
}

bool View::contradictory() const { return analysis_.shares() && !analysis_.shares()->consistent; }

Cell View::cell(Card c, Holder h) const
{
    using Kind = Cell::Kind;
    if (eyes() != nobody) return cell_of_eyes(c, h);
    if (laid_open() && !looks_back())
        return {game().play->deal[static_cast<std::size_t>(c)] == h ? Kind::yes : Kind::no};
    if (is_bare()) {
        const Holder at = seen_at(c);
        if (at != nobody || h == game().setup.me) return {h == at ? Kind::yes : Kind::no};
        return {game().mark(c, h) == Mark::none ? Kind::open : Kind::mine, 0, game().mark(c, h)};
    }
    const Domain d = (stepping() || looks_back() ? analysis_.after()
                      : analysis_shown()         ? analysis_.known()
                                                 : analysis_.paper())
                         .at(c, h);
    if (d == Domain::only_true) return {Kind::yes};
    if (d == Domain::only_false) return {Kind::no};
    if (looks_back()) return {};
    if (!analysis_shown()) return {game().mark(c, h) == Mark::none ? Kind::open : Kind::mine, 0, game().mark(c, h)};
    const Shares* s = analysis_.shares();
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

View::MayShow View::may_show() const
{
    const auto& play = *game().play;
    MayShow out{cards_to_show(game().view(), game().notes(), play.turn, play.asked), std::nullopt};
    if (!prefs_.helps()) std::sort(out.cards.begin(), out.cards.end());
    else if (const auto* told = shows()) out.best = least_telling(*told);
    else if (out.cards.size() > 1) out.best = out.cards[0];
    return out;
}

std::optional<Trio> View::solved() const
{
    const Shares* s = analysis_.shares();
    if (!analysis_shown() || laid_open() || choosing_hand() || supposition() >= 0 || !s || !s->consistent ||
        s->envelopes.size() != 1)
        return std::nullopt;
    return s->envelopes[0].cards;
}

std::optional<Trio> View::solved_notes() const
{
    if (plays() || game().setup.me == nobody || stepping()) return std::nullopt;
    return solved();
}

std::optional<Entry> View::shown() const
{
    if (ui_.shown < 0 || !plays() || game().over()) return std::nullopt;
    const auto notes = game().notes();
    if (static_cast<std::size_t>(ui_.shown) >= notes.size()) return std::nullopt;
    return notes[static_cast<std::size_t>(ui_.shown)];
}

bool View::sees_hand() const { return !ui_.begun && plays() && game().bot_to_move() && game().play->record.empty(); }

bool View::shown_to_me() const
{
    const auto e = shown();
    return e && e->by == game().setup.me;
}

bool View::waits() const
{
    const auto chosen = prefs_.get("cluedo.waits");
    return chosen.empty() ? !analysis_shown() : chosen == "on";
}

bool View::has_news() const
{
    return analysis_shown() && !laid_open() && !choosing_hand() && !contradictory() && supposition() < 0 &&
           !stepping() && eyes() == nobody && (!analysis_.news().empty() || told_nothing());
}

bool View::told_nothing() const { return added_ && analysis_.news().empty() && analysis_.told_nothing(); }

bool View::is_out() const { return plays() && (game().play->out >> game().setup.me & 1) != 0; }

bool View::wants_advice() const
{
    const Game& g = game();
    if (g.setup.me == nobody || supposition() >= 0 || is_out()) return false;
    return !plays() || solved() || (g.my_turn() && g.play->phase == Play::Phase::turn);
}

/// An answered question or a wrong accusation, if it is the last event, now covers the grid: see shown().
void View::show_answer(std::size_t notes_before)
{
    if (!plays() || game().over()) return;
    const auto& record = game().play->record;
    if (record.size() == notes_before) return;
    const Entry& last = record.back();
    const bool failed = last.kind == Entry::Kind::accuse && !last.right;
    if (!failed && last.kind != Entry::Kind::suggest) return;
    ui_.shown = static_cast<int>(record.size()) - 1;
    if (sheet() == SheetAt::full) open_sheet(SheetAt::half); // it covers the grid
}

/// Whether the last answer still covers the grid. With reduced motion, or if the user wants so, until it is tapped.
bool View::holds_answer(const Moment& moment, const Say& say, bool& news)
{
    const auto e = shown();
    if (!e) return false;
    if (shown_to_me() || moment.reduced || waits()) return true;
    if (ui_.shown_until <= 0)
        ui_.shown_until =
            moment.now + answer_seen + letter_read * static_cast<double>(cluedo_sentence(say, game().setup, *e).size());
    if (moment.now < ui_.shown_until) return true;
    ui_.shown = -1;
    news = true;
    return false;
}

bool View::behind(int row) const
{
    const Why* why = analysis_.why();
    return why && analysis_shown() && ui_.card != no_card &&
           std::find(why->rows.begin(), why->rows.end(), row) != why->rows.end();
}

std::string View::push(const Event& e, const Say& say)
{
    const std::size_t notes = plays() ? game().play->record.size() : 0;
    const bool wrong = contradictory();
    const auto done = log_.push(e);
    if (!done) return cluedo_error(say, done.error());
    if (!std::holds_alternative<Note>(e)) analysis_.mark();
    after_event();
    show_answer(notes);
    was_wrong_ = wrong && !plays();
    added_ = std::holds_alternative<Add>(e);
    if (added_) edited_ = static_cast<int>(game().rows.size()) - 1;
    else if (const auto* insert = std::get_if<Insert>(&e)) edited_ = insert->row;
    else if (const auto* change = std::get_if<Change>(&e)) edited_ = change->row;
    return {};
}

std::vector<int> View::suspects() const
{
    const Repairs* repairs = analysis_.repairs();
    std::vector<int> rows = repairs ? repairs->ranked : std::vector<int>();
    const auto lies_open = [&](int row) {
        const Entry& e = game().rows[static_cast<std::size_t>(row)];
        return e.leaves || (e.kind == Entry::Kind::reveal && e.by == table().pile_holder());
    };
    std::stable_partition(rows.begin(), rows.end(), [&](int row) { return !lies_open(row); });
    std::stable_partition(rows.begin(), rows.end(), [&](int row) { return row == edited_; });
    return rows;
}

void View::after_event()
{
    ui_.draft = {};
    ui_.choosing_hand = false;
    ui_.hand = choosing_open() ? 0 : game().hand;
    ui_.row = -1;
    ui_.question = -1;
    ui_.eyes = nobody;
    ui_.eyes_left = false;
    ui_.more = false;
    ui_.bot_at = 0;
    ui_.shown = -1;
    ui_.shown_until = 0;
    ui_.steps.forget();
    was_wrong_ = added_ = false;
    edited_ = -1;
    if (ui_.holder >= table().holders()) { // the pile is gone
        ui_.card = no_card;
        ui_.holder = nobody;
    }
    ui_.review.go(static_cast<int>(game().notes().size()));
    analysis_.set_level(level());
    analysis_.forget(game());
    others_.clear();
    find_case();
}

void View::find_case()
{
    case_ = nullptr;
    if (plays()) return;
    const std::string line = to_line(log_);
    for (const Case& c : cases())
        if (line.starts_with(c.line) && (line.size() == c.line.size() || line[c.line.size()] == ' ')) case_ = &c;
    if (!case_) return;
    if (line == case_->line && sheet() == SheetAt::peek) { // just opened: on a phone its text is below the grid
        ui_.tab = Tab::cell;
        open_sheet(SheetAt::half);
    }
    const auto constraints = constraints_of(game().view(), game().notes());
    for (std::size_t i = 0; i < levels.size(); ++i) {
        Domains d = Domains::of(table());
        decided_[i].reset();
        if (!decide(table(), constraints, d, levels[i])) continue;
        int n = 0;
        for (Card c = 0; c < table().deck.cards(); ++c)
            for (Holder h = 0; h < table().holders(); ++h) n += d.at(c, h) != Domain::both ? 1 : 0;
        decided_[i] = n;
    }
}

bool View::is_decision(std::size_t i) const
{
    const Event& e = log_.event(i);
    if (is_bare()) return std::holds_alternative<Note>(e); // the rest is printed
    const bool any_time = std::holds_alternative<Note>(e) || std::holds_alternative<GiveUp>(e);
    return !plays() || any_time || !log_.at(i).bot_to_move();
}

void View::add_on_screen(std::string& shown) const
{
    if (ui_.card != no_card) add_use(shown, "look_card"_id, ui_.card);
    if (ui_.holder != nobody) add_use(shown, "look_holder"_id, ui_.holder);
    if (ui_.own_table && log_.event_count() == 0) add_use(shown, "own_table"_id, 1);
    if (ui_.choosing_hand) add_use(shown, "hand_edit"_id, 1);
    if (ui_.eyes != nobody) add_use(shown, "eyes"_id, ui_.eyes, 1);
    for (const int on : {0, 1}) // removals first: they make room
        for (Card c = 0; c < table().deck.cards(); ++c)
            if (((ui_.hand ^ game().hand) & bit(c)) != 0 && static_cast<int>((ui_.hand & bit(c)) != 0) == on)
                add_use(shown, "mine"_id, c, on);
    ui_.draft.add_on_screen(shown, table());
    if (laid_open() || stepping()) add_use(shown, "step"_id, (laid_open() ? ui_.review : ui_.steps).at());
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
    const bool untouched = case_ && to_line(log_) == case_->line; // nothing was added by the user
    return {untouched ? 0 : static_cast<int>(game().notes().size()), laid_open(), won};
}

Screen::Kept View::kept() const { return plays() ? Kept::wins : Kept::nothing; }

/// The weakest of the others.
static BotLevel weakest(const Setup& s)
{
    BotLevel least = BotLevel::expert;
    for (Holder h = 0; h < s.table.players; ++h)
        if (h != s.me) least = std::min(least, s.bots[static_cast<std::size_t>(h)]);
    return least;
}

std::optional<Screen::Harder> View::harder(const Say& say) const
{
    constexpr std::array names{Text::cluedo_easy, Text::cluedo_medium, Text::cluedo_hard, Text::cluedo_expert};
    if (!progress().success || weakest(game().setup) == BotLevel::expert) return std::nullopt;
    Setup s = game().setup;
    const auto next = static_cast<BotLevel>(static_cast<int>(weakest(s)) + 1);
    for (Holder h = 0; h < s.table.players; ++h)
        if (auto& level = s.bots[static_cast<std::size_t>(h)]; h != s.me) level = std::max(level, next);
    const auto dealt = from_line(fresh_line(s.seed + 1));
    if (!dealt) return std::nullopt;
    Setup again = dealt->setup();
    again.bots = s.bots;
    return Harder{say(names[static_cast<std::size_t>(next)]), to_line(Log(again))};
}

Screen::Rung View::rung() const
{
    return plays() ? static_cast<Rung>(static_cast<int>(weakest(game().setup)) + 1) : Rung::none;
}

std::string View::fresh_line(std::uint64_t seed) const
{
    Setup s = game().setup;
    s.seed = seed;
    if (s.mode == Mode::game) s.first = static_cast<Holder>(seed % s.table.players);
    s.hand = 0; // the next game deals other cards
    return to_line(Log(s));
}

Screen::Tick View::tick(Jobs& jobs, const Say& say, const Moment& moment)
{
    const double now = moment.now;
    Tick out;
    const Game& g = game();
    out.news = analysis_.work();
    if (!g.i_must_show()) ui_.asked_at = 0;
    else if (ui_.asked_at <= 0) ui_.asked_at = now;
    if (laid_open() && ui_.review.tick(moment, static_cast<int>(game().notes().size()))) {
        go_back_to(ui_.review.at());
        out.news = true;
    }
    const bool asked = stepping() && ui_.steps.playing() && steps(say).ask;
    if (stepping() && ui_.steps.tick(moment, static_cast<int>(analysis_.story()->moves.size()), asked)) {
        analysis_.look_after(static_cast<std::size_t>(ui_.steps.at()));
        out.news = true;
    }
    const Shares* s = analysis_.shares();
    if (was_wrong_ && s) {
        if (s->consistent) out.message = say(Text::cluedo_agree_again);
        was_wrong_ = false;
    }
    const bool settled = s && s->consistent && analysis_shown() && !laid_open() && !choosing_hand();
    const bool looks = settled && ui_.card != no_card && ui_.holder != nobody;
    if (looks && s->certain.at(ui_.card, ui_.holder) != Domain::both) analysis_.want_why(ui_.card, ui_.holder);
    else analysis_.drop_why();
    const bool my_question = !plays() || (g.my_turn() && g.play->phase == Play::Phase::turn);
    const bool seen = moment.layout != Layout::phone || tab() == Tab::advice;
    const bool asks = settled && my_question && seen && !ui_.draft.on() && s->envelopes.size() > 1 &&
                      supposition() < 0 && eyes() == nobody;
    if (asks) analysis_.want_advice(ui_.room);
    else analysis_.drop_advice();
    out.news |= tick_others(jobs, settled, asks);
    if (laid_open()) analysis_.want_review();
    std::vector<Entry> answers;
    for (const auto& answer : ui_.draft.answers(g)) answers.push_back(answer.entry);
    if (answers.empty()) analysis_.drop_doubts();
    else analysis_.want_doubts(std::move(answers), ui_.draft.row);
    if (tab() == Tab::steps && !choosing_hand()) {
        const Story* before = analysis_.story();
        want_story();
        if (!before) go_to_step(std::min(ui_.steps.at(), static_cast<int>(analysis_.story()->moves.size())));
    }
    if (sees_hand() || holds_answer(moment, say, out.news) || !g.bot_to_move()) return out;
    analysis_.want_bot(g);
    if (moment.reduced) ui_.bot_at = now;
    else if (ui_.bot_at <= 0) ui_.bot_at = now + bot_pause;
    const BotMove* move = analysis_.bot_move();
    if (!move || (now < ui_.bot_at && move->kind != BotMove::Kind::pass)) return out;
    const std::size_t notes = g.play->record.size();
    if (log_.push(event_of(*move))) {
        after_event();
        show_answer(notes);
        out.news = out.moved = true;
    }
    return out;
}

std::span<const Text> View::keys() const
{
    static constexpr std::array texts{Text::keys_cells};
    return texts;
}

void View::keyboard(Ui& ui)
{
    if (ImGui::IsKeyPressed(ImGuiKey_Escape)) {
        if (ui_.draft.on()) ui.act("entry_close"_id);
        else if (eyes() != nobody) ui.act("eyes_back"_id);
        else if (choosing_hand() && !choosing_open() && !game().hand_missing()) ui.act("hand_cancel"_id);
    }
    if (stepping()) scrubber_keys(ui, steps(ui.say));
    if (laid_open()) scrubber_keys(ui, review_steps(ui.say));
    if (!(stepping() || laid_open()) || ImGui::GetIO().NavVisible) walk(ui);
}

/// The arrow keys, Home and End move through the grid; Enter presses the cell.
void View::walk(Ui& ui)
{
    const ImGuiIO& io = ImGui::GetIO();
    constexpr std::array<ImGuiKey, 4> arrows{ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow,
                                             ImGuiKey_DownArrow};
    constexpr std::array<int, 4> across{-1, 1, 0, 0}, down{0, 0, -1, 1};
    const int walker = suffix_index(ui.memory().focused, "cell"_id, max_cards * max_holders - 1).value_or(-1);
    const bool from_nowhere = walker < 0 && !ui_.walked;
    ui_.walked = io.NavVisible && ImGui::IsAnyItemFocused();
    if (choosing_hand() || io.WantTextInput || (walker < 0 && !from_nowhere)) return;
    for (std::size_t i = 0; i < arrows.size(); ++i) {
        if (!ImGui::IsKeyPressed(arrows[i])) continue;
        int card = std::max(0, ui_.card), holder = std::max(0, ui_.holder); // the selected cell, or the first
        if (!from_nowhere) {
            card = std::clamp(walker / max_holders + down[i], 0, table().deck.cards() - 1);
            holder = std::clamp(walker % max_holders + across[i], 0, table().holders() - 1);
        }
        ui.memory().wanted_focus = make_id("cell"_id, card * max_holders + holder);
    }
    if (walker < 0) return;
    const int row = walker / max_holders * max_holders;
    if (ImGui::IsKeyPressed(ImGuiKey_Home)) ui.memory().wanted_focus = make_id("cell"_id, row);
    if (ImGui::IsKeyPressed(ImGuiKey_End)) ui.memory().wanted_focus = make_id("cell"_id, row + table().holders() - 1);
}

} // namespace shell::cluedo
