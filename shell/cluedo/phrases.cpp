#include "engine/cluedo/advice.hpp"
#include "engine/cluedo/show_order.hpp"
#include "shell/cluedo/others_words.hpp"
#include <algorithm>

namespace shell::cluedo {

using namespace engine::cluedo;

std::string cluedo_asked_of_me(const Say& say, const Game& g)
{
    return cluedo_cards(say, g.setup, g.play->asked) + " · " + cluedo_passing(say, g.setup, g.play->turn, g.setup.me);
}

std::string cluedo_first_seen(const Say& say, const Game& g)
{
    std::vector<std::string> cards;
    for (const Card c : list_of(g.hand)) cards.push_back(cluedo_card(say, g.setup, c));
    return say(Text::cluedo_your_cards, joined(say, cards, Text::word_and)) + " " +
           say(Text::cluedo_begins, cluedo_holder(say, g.setup, g.play->turn));
}

std::string cluedo_to_show(const Say& say, const View& v)
{
    const Setup& s = v.game().setup;
    const std::string who = cluedo_holder(say, s, v.game().play->turn);
    const auto cards = v.may_show().cards;
    return cards.size() == 1 ? say(Text::cluedo_show_this, who, cluedo_card(say, s, cards[0]))
                             : say(Text::cluedo_show_which, who);
}

std::string cluedo_who_plays(const Say& say, const View& v)
{
    const Setup& s = v.game().setup;
    const auto e = v.shown();
    if (e && e->kind == Entry::Kind::suggest && e->by != s.me)
        return say(Text::cluedo_has_asked, cluedo_holder(say, s, e->by));
    return say(Text::cluedo_turn_of, cluedo_holder(say, s, v.game().play->turn));
}

std::string cluedo_news(const Say& say, const View& v)
{
    const Setup& s = v.game().setup;
    const auto& news = v.analysis().news();
    if (v.told_nothing()) {
        const auto& rows = v.game().rows;
        const auto first = std::find(rows.begin(), rows.end(), rows.back()) - rows.begin();
        const auto last = Say::count(static_cast<std::int64_t>(rows.size()));
        if (first + 1 < static_cast<std::ptrdiff_t>(rows.size()))
            return say(Text::cluedo_news_same, last, Say::count(first + 1));
        return say(Text::cluedo_news_nothing, last);
    }
    std::vector<std::string> parts;
    std::int64_t crosses = 0;
    Cards placed = 0;
    for (const Literal& l : news) {
        if (l.holds) placed |= bit(l.card);
        const bool telling = l.holds || (l.holder == s.table.envelope() && (placed & bit(l.card)) == 0);
        if (telling && parts.size() < 3) parts.push_back(cluedo_literal(say, s, l));
        else if ((placed & bit(l.card)) == 0) ++crosses;
    }
    const Text word = placed == 0 ? Text::cluedo_news_crosses : Text::cluedo_news_crosses_elsewhere;
    if (crosses > 0) parts.push_back(say(word, Say::count(crosses)));
    std::string words;
    for (const auto& part : parts) words += (words.empty() ? "" : "; ") + part;
    // In a game they gather until my next move; after a question of mine its answer alone has brought them.
    const bool gathered = v.plays() && !v.game().play->record.empty() && v.game().play->record.back().by != s.me;
    return say(gathered ? Text::cluedo_news_since : Text::cluedo_news, words);
}

std::string cluedo_literal(const Say& say, const Setup& s, const Literal& l)
{
    const std::string card = cluedo_card(say, s, l.card);
    if (l.holder == s.table.envelope())
        return say(l.holds ? Text::cluedo_is_in_envelope : Text::cluedo_not_in_envelope, card);
    if (l.holder == s.me) return say(l.holds ? Text::cluedo_is_mine : Text::cluedo_not_mine, card);
    return say(l.holds ? Text::cluedo_is_with : Text::cluedo_not_with, card, cluedo_of_holder(say, s, l.holder));
}

namespace {

std::string i_show(const Say& say, const Setup& s, Card c)
{
    return c == no_card ? say(Text::cluedo_you_show_one) : say(Text::cluedo_you_show_it, cluedo_card(say, s, c));
}

/// Those who show one, with the cards that the user saw.
std::string shown_by_all(const Say& say, const Setup& s, const Entry& e)
{
    std::vector<std::string> parts;
    std::vector<Holder> hidden;
    for (Holder h = 0; h < s.table.players; ++h) {
        if (!e.shows(h)) continue;
        const Card c = e.shown_by(h);
        if (h == s.me) parts.push_back(i_show(say, s, c));
        else if (c == no_card) hidden.push_back(h);
        else parts.push_back(say(Text::cluedo_shows_you, cluedo_holder(say, s, h), cluedo_card(say, s, c)));
    }
    if (!hidden.empty())
        parts.push_back(say(Text::cluedo_each_shows,
                            Argument(static_cast<std::int64_t>(hidden.size()), cluedo_holders(say, s, hidden))));
    return parts.empty() ? say(Text::cluedo_nobody_shows) : joined(say, parts, Text::word_and);
}

} // namespace

NoteWords cluedo_note(const Say& say, const Setup& s, const Entry& e)
{
    NoteWords n;
    const bool mine = e.by == s.me;
    if (e.kind == Entry::Kind::suggest) {
        n.who = cluedo_holder(say, s, e.by);
        n.what = say(mine ? Text::cluedo_you_ask : Text::cluedo_asks) + " " + cluedo_cards(say, s, e.cards);
        if (e.everyone) n.outcome = shown_by_all(say, s, e);
        else if (e.shower == nobody) n.outcome = say(Text::cluedo_nobody_shows);
        else if (e.shower == s.me) n.outcome = i_show(say, s, e.card);
        else if (e.card != no_card)
            n.outcome = say(Text::cluedo_shows_you, cluedo_holder(say, s, e.shower), cluedo_card(say, s, e.card));
        else n.outcome = say(Text::cluedo_shows_one, cluedo_holder(say, s, e.shower));
    } else if (e.kind == Entry::Kind::accuse) {
        n.who = cluedo_holder(say, s, e.by);
        n.what = say(mine ? Text::cluedo_you_accuse : Text::cluedo_accuses) + " " + cluedo_cards(say, s, e.cards);
        n.outcome = say(e.right ? Text::cluedo_was_right : Text::cluedo_was_wrong);
        if (e.has_seen()) n.outcome += " · " + say(Text::cluedo_it_was, cluedo_cards(say, s, e.seen));
    } else if (e.leaves) {
        n.who = cluedo_holder(say, s, e.by);
        n.what = say(mine ? Text::cluedo_you_leave : Text::cluedo_leaves);
        std::vector<std::string> cards;
        for (const Card c : list_of(e.left)) cards.push_back(cluedo_card(say, s, c));
        if (!cards.empty()) n.outcome = say(Text::cluedo_shows_hand, joined(say, cards, Text::word_and));
    } else {
        const bool supposed = e.kind == Entry::Kind::assume_holds || e.kind == Entry::Kind::assume_lacks;
        const bool has = e.kind == Entry::Kind::assume_holds || e.kind == Entry::Kind::reveal;
        n.who = say(supposed ? Text::cluedo_supposed : Text::cluedo_known);
        n.what = cluedo_literal(say, s, {e.card, e.by, has});
    }
    if (e.kind == Entry::Kind::suggest && e.shower != nobody && e.shower != s.table.next(e.by))
        n.passes = cluedo_passing(say, s, e.by, e.shower);
    if (e.ignored) n.outcome += (n.outcome.empty() ? "" : " · ") + say(Text::cluedo_ignored);
    return n;
}

std::string cluedo_sentence(const Say& say, const Setup& s, const Entry& e)
{
    const NoteWords n = cluedo_note(say, s, e);
    return n.who + " " + n.what + (n.outcome.empty() ? "" : "; " + n.outcome);
}

std::string cluedo_listed(const Say& say, const Setup& s, const Entry& e)
{
    const std::string passes = cluedo_note(say, s, e).passes;
    return cluedo_sentence(say, s, e) + (passes.empty() ? "" : " · " + passes);
}

std::string cluedo_guessed(const Say& say, const Setup& s, const Entry& e)
{
    if (e.kind != Entry::Kind::accuse || e.right || !e.has_seen()) return {};
    std::string out;
    for (const bool right : {true, false}) {
        std::string cards;
        for (std::size_t k = 0; k < kinds; ++k)
            if ((e.cards[k] == e.seen[k]) == right)
                cards += (cards.empty() ? "" : ", ") + cluedo_card(say, s, e.cards[k]);
        if (!cards.empty()) out += " " + say(right ? Text::cluedo_guessed_right : Text::cluedo_guessed_wrong, cards);
    }
    return out;
}

Likeliest likeliest_in_envelope(const Table& table, const Shares& s, Kind kind)
{
    const Holder envelope = table.envelope();
    const auto deals = [&](Card c) {
        return s.deals_with[static_cast<std::size_t>(c)][static_cast<std::size_t>(envelope)];
    };
    Likeliest out;
    for (const Card c : list_of(table.deck.of(kind)))
        if (out.card == no_card || deals(c) > deals(out.card)) out.card = c;
    out.certain = s.certain.at(out.card, envelope) == Domain::only_true;
    int possible = 0, as_likely = 0;
    for (const Card c : list_of(table.deck.of(kind))) {
        possible += deals(c) > 0 ? 1 : 0;
        as_likely += deals(c) == deals(out.card) ? 1 : 0;
    }
    if (!out.certain && possible > 1 && possible == as_likely) out.alike = possible;
    out.percent = cluedo_percent(deals(out.card), s.total);
    return out;
}

int cluedo_percent(std::int64_t part, std::int64_t whole)
{
    if (whole <= 0) return 0;
    const double share = 100.0 * static_cast<double>(part) / static_cast<double>(whole);
    return std::clamp(static_cast<int>(share + 0.5), 1, 99);
}

std::string cluedo_cell_title(const Say& say, const View& v, Card c, Holder h)
{
    const Setup& s = v.game().setup;
    const Cell cell = v.cell(c, h);
    if (cell.kind == Cell::Kind::yes || cell.kind == Cell::Kind::no)
        return cluedo_literal(say, s, {c, h, cell.kind == Cell::Kind::yes});
    return say(Text::cluedo_is_open, cluedo_card(say, s, c), cluedo_of_holder(say, s, h));
}

std::string cluedo_cell_share(const Say& say, const View& v, Card c, Holder h)
{
    const Setup& s = v.game().setup;
    const Shares* shares = v.analysis().shares();
    if (!v.analysis_shown() || !shares || !shares->consistent || v.laid_open()) return {};
    if (shares->certain.at(c, h) != Domain::both) {
        const bool seen = v.cell(c, h).kind == Cell::Kind::yes || v.cell(c, h).kind == Cell::Kind::no;
        return seen ? std::string() : say(Text::cluedo_not_at_level);
    }
    const auto n = shares->deals_with[static_cast<std::size_t>(c)][static_cast<std::size_t>(h)];
    const auto percent = Say::count(cluedo_percent(n, shares->total));
    if (h == s.table.envelope()) return say(Text::cluedo_share_envelope, percent);
    if (h == s.me) return say(Text::cluedo_share_mine, percent);
    return say(Text::cluedo_share_with, cluedo_holder(say, s, h), percent);
}

std::string cluedo_cell_more(const Say& say, const View& v, Card c, Holder h)
{
    const Setup& s = v.game().setup;
    if (v.laid_open()) return {};
    std::vector<Holder> list;
    if (h == s.me && s.me != nobody && (v.game().hand & bit(c)) != 0) {
        list = cluedo_seats(v.analysis().seen(c));
        if (list.empty()) return say(Text::cluedo_seen_by_nobody);
        return say(Text::cluedo_seen_by,
                   Argument(static_cast<std::int64_t>(list.size()), cluedo_holders(say, s, list)));
    }
    const Cell::Kind kind = v.cell(c, h).kind;
    if (kind == Cell::Kind::yes || kind == Cell::Kind::no) return {};
    for (Holder other = 0; other < s.table.holders(); ++other)
        if (v.cell(c, other).kind == Cell::Kind::no) list.push_back(other);
    if (list.empty()) return {};
    const std::string who = cluedo_holders(say, s, list);
    return say(Text::cluedo_ruled_out, Argument(static_cast<std::int64_t>(list.size()), who));
}

namespace {

/// A card that the entry gives to the user though it is not in the hand, or takes from the hand; no_card: none.
Card against_hand(const Game& g, const Entry& e, std::uint32_t absent)
{
    const Holder me = g.setup.me;
    const auto mine = [&](Card c) { return c != no_card && (g.hand & bit(c)) != 0; };
    if (e.ignored || me == nobody) return no_card;
    switch (e.kind) {
    case Entry::Kind::suggest:
        if (passed(g.setup.table, e, me, absent))
            for (const Card c : e.cards)
                if (mine(c)) return c;
        for (Holder h = 0; h < g.setup.table.players; ++h)
            if (const Card c = e.shown_by(h); e.shows(h) && c != no_card && mine(c) != (h == me)) return c;
        return no_card;
    case Entry::Kind::accuse:
        for (const Card c : e.right ? e.cards : e.seen)
            if (mine(c)) return c;
        return no_card;
    case Entry::Kind::reveal:
        if (e.leaves && e.by != me && (e.left & g.hand) != 0) return first_of(e.left & g.hand);
        if (e.leaves) return e.by == me && (e.left & ~g.hand) != 0 ? first_of(e.left & ~g.hand) : no_card;
        return mine(e.card) != (e.by == me) ? e.card : no_card;
    case Entry::Kind::lacks:
        return e.by == me && mine(e.card) ? e.card : no_card;
    case Entry::Kind::assume_holds:
    case Entry::Kind::assume_lacks:
        return no_card;
    }
    return no_card;
}

std::string hand_in_words(const Say& say, const Game& g, int row)
{
    const Entry& e = g.rows[static_cast<std::size_t>(row)];
    const Card c = against_hand(g, e, absences(std::span(g.rows).first(static_cast<std::size_t>(row))).back());
    const auto note = Say::count(row + 1);
    const std::string card = cluedo_card(say, g.setup, c);
    const bool mine = (g.hand & bit(c)) != 0;
    if (e.kind == Entry::Kind::suggest && g.setup.me != nobody && e.shows(g.setup.me) && !mine)
        return say(Text::cluedo_hand_showed, note, card);
    Holder shower = nobody; // of this card
    for (Holder h = 0; h < g.setup.table.players; ++h)
        if (e.kind == Entry::Kind::suggest && e.shows(h) && e.shown_by(h) == c) shower = h;
    if (e.kind == Entry::Kind::suggest && shower == nobody) return say(Text::cluedo_hand_passed, note, card);
    if (!mine) return say(Text::cluedo_hand_mine, note, card);
    if (e.kind == Entry::Kind::lacks) return say(Text::cluedo_hand_not_mine, note, card);
    const Holder has = e.kind == Entry::Kind::suggest  ? shower
                       : e.kind == Entry::Kind::accuse ? g.setup.table.envelope()
                                                       : e.by;
    return say(Text::cluedo_hand_theirs, note, cluedo_of_holder(say, g.setup, has), card);
}

} // namespace

int cluedo_row_against_hand(const Game& g)
{
    const auto absent = absences(g.rows);
    for (std::size_t i = 0; i < g.rows.size(); ++i)
        if (against_hand(g, g.rows[i], absent[i]) != no_card) return static_cast<int>(i);
    return -1;
}

std::string cluedo_contradiction(const Say& say, const View& v)
{
    const Repairs* r = v.analysis().repairs();
    if (!v.contradictory() || !r) return {};
    if (r->first_bad_prefix == 0) return say(Text::cluedo_contradiction_hand);
    const std::string clash = cluedo_rows(say, r->clash);
    std::string out =
        say(Text::cluedo_contradiction, Argument(static_cast<std::int64_t>(r->clash.size()), clash)) + " ";
    if (const int row = cluedo_row_against_hand(v.game()); row >= 0) return out + hand_in_words(say, v.game(), row);
    const std::string or_hand = r->hand ? " " + say(Text::cluedo_or_hand) : std::string();
    const auto suspects = v.suspects();
    if (suspects.empty()) return out + say(Text::cluedo_no_single, Say::count(r->first_bad_prefix)) + or_hand;
    const auto first = Say::count(suspects[0] + 1);
    const std::string quoted =
        " " + say(Text::cluedo_note_n, first) + ": " +
        cluedo_sentence(say, v.game().setup, v.game().rows[static_cast<std::size_t>(suspects[0])]) + ".";
    if (suspects.size() == 1) return out + say(Text::cluedo_culprit, first) + quoted + or_hand;
    std::vector<std::string> others;
    for (std::size_t i = 1; i < suspects.size(); ++i) others.push_back(std::to_string(suspects[i] + 1));
    return out + say(Text::cluedo_culprits, first, joined(say, others, Text::word_or)) + quoted + or_hand;
}

std::string cluedo_show_note(const Say& say, const View& v, Card c)
{
    const Draft& d = v.ui().draft;
    const Game& g = v.game();
    if (d.row >= 0 || d.shower != g.setup.me || d.by < 0 || !d.has_cards()) return {};
    const auto order = cards_to_show(g.view(), g.notes(), d.by, d.cards);
    const auto* told = v.shows(); // more than the rule of thumb
    const bool best = told ? least_telling(*told) == c : order.size() > 1 && order[0] == c;
    std::string words = cluedo_show_figures(say, v, c);
    if (best) words += (words.empty() ? "" : " · ") + say(Text::cluedo_show_best);
    const auto seats = cluedo_seats(v.analysis().seen(c));
    if (!seats.empty())
        words += (words.empty() ? "" : " · ") + say(Text::cluedo_seen_short, cluedo_holders(say, g.setup, seats));
    return words;
}

std::string cluedo_doubt(const Say& say, const View& v, Draft::Step step, int value)
{
    const auto* doubts = v.analysis().doubts();
    const auto answers = v.ui().draft.answers(v.game());
    if (!doubts || doubts->size() != answers.size()) return {};
    for (std::size_t i = 0; i < answers.size(); ++i) {
        if (answers[i].step != step || answers[i].value != value || (*doubts)[i].possible) continue;
        const auto& rows = (*doubts)[i].rows;
        if (rows.empty()) return say(Text::cluedo_disagrees_all);
        return say(Text::cluedo_disagrees, Argument(static_cast<std::int64_t>(rows.size()), cluedo_rows(say, rows)));
    }
    return {};
}

std::string cluedo_error(const Say& say, const Error& e)
{
    switch (e.kind) {
    case Error::Kind::own_card:
        return say(Text::cluedo_error_own_card);
    case Error::Kind::eliminated:
        return say(Text::cluedo_error_eliminated);
    case Error::Kind::already_over:
        return say(Text::cluedo_error_over);
    case Error::Kind::too_many_rows:
    case Error::Kind::too_many_events:
        return say(Text::cluedo_error_full);
    case Error::Kind::own_hand:
        return say(Text::cluedo_status_hand);
    case Error::Kind::card_unknown:
        return say(Text::cluedo_incomplete);
    case Error::Kind::row_does_not_fit:
        return say(Text::cluedo_row_unfit, Say::count(e.at + 1));
    case Error::Kind::bad_name:
        return say(Text::cluedo_bad_names);
    default:
        return say(Text::error_refused);
    }
}

std::string cluedo_left(const Say& say, const View& v, const Shares& s, bool brief)
{
    if (v.level() == Level::complete) { // the envelope is the aim: its number comes first
        const auto envelopes = Say::count(static_cast<std::int64_t>(s.envelopes.size()));
        const std::string left = say(s.exact ? Text::cluedo_envelopes_n : Text::cluedo_envelopes_least, envelopes);
        return brief ? left : left + " · " + cluedo_deals(say, s, false);
    }
    int decided = 0, cells = 0;
    for (Card c = 0; c < v.table().deck.cards(); ++c)
        for (Holder h = 0; h < v.table().holders(); ++h, ++cells)
            decided += v.analysis().known().at(c, h) != Domain::both;
    return say(Text::cluedo_cells_decided, Say::count(decided), Say::count(cells));
}

std::string cluedo_deals(const Say& say, const Shares& s, bool brief)
{
    constexpr std::int64_t million = 1'000'000;
    if (!s.exact || (brief && s.total >= 10 * million)) {
        const auto n = static_cast<std::int64_t>(s.estimate / static_cast<double>(million) + 0.5);
        return say(Text::cluedo_deals_n, Argument(n + 2, number(say.language(), n) + " M"));
    }
    return say(Text::cluedo_deals_n, Say::count(s.total));
}

std::string cluedo_result(const Say& say, const View& v)
{
    const Game& g = v.game();
    if (!v.laid_open()) return {};
    const Holder winner = g.play->winner;
    const std::string who = g.gave_up              ? say(Text::cluedo_gave_up)
                            : winner == g.setup.me ? say(Text::cluedo_you_won)
                            : winner == nobody     ? say(Text::cluedo_nobody_won)
                                                   : say(Text::cluedo_other_won, cluedo_holder(say, g.setup, winner));
    return who + " " + say(Text::cluedo_it_was, cluedo_cards(say, g.setup, g.play->envelope())) + ".";
}

} // namespace shell::cluedo
