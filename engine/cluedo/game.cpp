#include "engine/cluedo/game.hpp"
#include "engine/base/check.hpp"
#include "engine/session/link.hpp"

namespace engine::cluedo {
namespace {

using EK = Error::Kind;
constexpr std::uint64_t deal_stream = 1, show_stream = 2, bot_stream = 3; // links depend on these numbers

bool good_name(std::string_view text)
{
    if (text.empty() || text.size() > max_name) return false;
    for (const char c : text)
        if (static_cast<unsigned char>(c) < ' ' || c == 127 || c == ',' || c == '_') return false;
    return text != "-" && text.front() != ' ' && text.back() != ' ';
}

/// A notebook may leave sizes open, but not the user's: leave_open() gives the only ranges that a line holds.
std::optional<Error> open_sizes_problem(const Setup& s)
{
    if (s.table.sizes_known()) return std::nullopt;
    std::uint32_t open = 0;
    for (std::size_t p = 0; p < max_players; ++p)
        if (s.table.extra[p] != 0) open |= std::uint32_t{1} << p;
    Table same = s.table;
    leave_open(same, open);
    const bool mine = s.me != nobody && (open >> s.me & 1) != 0;
    return s.mode == Mode::game || mine || !(same == s.table) ? std::optional(Error{EK::hand_sizes}) : std::nullopt;
}

std::optional<Error> accusation_problem(const Table& t, const Trio& cards)
{
    return problem({t, nobody, 0}, Entry::accusation(0, cards, false));
}

/// Applies an event to `next` (a copy of the game before), or returns the error.
struct Apply {
    Game& next;
    using Refusal = std::optional<Error>;

    Refusal operator()(const Add& e) const
    {
        if (next.play) return Error{EK::wrong_mode};
        if (next.hand_missing()) return Error{EK::own_hand};
        if (next.rows.size() >= max_entries) return Error{EK::too_many_rows, max_entries};
        if (auto refused = implausible(next.view(), next.rows, e.entry)) return refused;
        next.rows.push_back(e.entry);
        next.rows.back().ignored = false;
        return std::nullopt;
    }
    Refusal operator()(const Insert& e) const
    {
        if (auto refused = no_row(e.row)) return refused;
        if (next.hand_missing()) return Error{EK::own_hand};
        if (next.rows.size() >= max_entries) return Error{EK::too_many_rows, max_entries};
        const auto before = std::span(next.rows).first(static_cast<std::size_t>(e.row));
        if (auto refused = implausible(next.view(), before, e.entry)) return refused;
        next.rows.insert(next.rows.begin() + e.row, e.entry);
        next.rows[static_cast<std::size_t>(e.row)].ignored = false;
        return std::nullopt;
    }
    Refusal operator()(const Change& e) const
    {
        if (auto refused = no_row(e.row)) return refused;
        const auto before = std::span(next.rows).first(static_cast<std::size_t>(e.row));
        if (auto refused = implausible(next.view(), before, e.entry)) return refused;
        next.rows[static_cast<std::size_t>(e.row)] = e.entry;
        next.rows[static_cast<std::size_t>(e.row)].ignored = false;
        return std::nullopt;
    }
    Refusal operator()(const Remove& e) const
    {
        if (auto refused = no_row(e.row)) return refused;
        next.rows.erase(next.rows.begin() + e.row);
        return std::nullopt;
    }
    Refusal operator()(const Ignore& e) const
    {
        if (auto refused = no_row(e.row)) return refused;
        next.rows[static_cast<std::size_t>(e.row)].ignored = e.on;
        return std::nullopt;
    }
    Refusal operator()(const Hold& e) const
    {
        if (next.play) return Error{EK::wrong_mode};
        if (auto refused = problem(View{next.setup.table, next.setup.me, e.hand})) return refused;
        next.hand = e.hand; // contradicting rows are left to the deduction
        return std::nullopt;
    }
    Refusal operator()(const Arrange& e) const
    {
        if (next.play) return Error{EK::wrong_mode};
        Setup& s = next.setup;
        const int players = s.table.players;
        if (e.from.size() != s.table.players) return Error{EK::seat_out_of_range};
        std::array<Holder, max_players> seat{}; // where the player of each seat so far sits now
        std::uint32_t seated = 0;
        for (std::size_t h = 0; h < max_players; ++h) {
            if (h >= e.from.size()) continue;
            const Holder from = e.from[h];
            if (from < 0 || from >= players || (seated >> from & 1) != 0) return Error{EK::seat_out_of_range};
            seated |= 1u << from;
            seat[static_cast<std::size_t>(from)] = static_cast<Holder>(h);
        }
        s.table.hand = e.hand;
        s.table.pile = 0;
        const int left = s.table.left();
        if (left < 0 || e.open >> players != 0) return Error{EK::hand_sizes};
        if (e.open == 0) s.table.pile = static_cast<std::uint8_t>(left);
        leave_open(s.table, e.open);
        s.seat_names = e.seat_names;
        if (s.me != nobody) s.me = seat[static_cast<std::size_t>(s.me)];
        s.hand = 0; // it may have another size; next.hand is the user's
        if (auto wrong_setup = problem(s)) return wrong_setup;
        const auto moved = [&](Holder h) { return h >= 0 && h < players ? seat[static_cast<std::size_t>(h)] : h; };
        for (std::size_t i = 0; i < next.rows.size(); ++i) {
            Entry& row = next.rows[i];
            row.by = moved(row.by);
            row.shower = moved(row.shower);
            const Entry before = row;
            row.showers = 0;
            for (Holder h = 0; h < players; ++h) {
                if ((before.showers >> h & 1) != 0) row.showers |= static_cast<std::uint8_t>(1u << moved(h));
                row.shown[static_cast<std::size_t>(moved(h))] = before.shown[static_cast<std::size_t>(h)];
            }
            if (row.by >= s.table.holders()) return Error{EK::row_does_not_fit, static_cast<int>(i)};
        }
        const auto marks = next.marks;
        for (std::size_t c = 0; c < max_cards; ++c)
            for (Holder h = 0; h < players; ++h)
                next.marks[c * max_holders + static_cast<std::size_t>(moved(h))] =
                    marks[c * max_holders + static_cast<std::size_t>(h)];
        return std::nullopt;
    }
    Refusal operator()(const Note& e) const
    {
        const Table& t = next.setup.table;
        if (e.card < 0 || e.card >= t.deck.cards()) return Error{EK::card_out_of_range};
        if (e.holder < 0 || e.holder >= t.holders()) return Error{EK::seat_out_of_range};
        if (e.mark > Mark::maybe) return Error{EK::syntax};
        next.marks[static_cast<std::size_t>(e.card) * max_holders + static_cast<std::size_t>(e.holder)] = e.mark;
        return std::nullopt;
    }
    Refusal operator()(const Ask& e) const
    {
        if (auto refused = no_turn()) return refused;
        if (next.play->phase != Play::Phase::turn) return Error{EK::not_your_turn};
        if (auto refused = accusation_problem(next.setup.table, e.cards)) return refused;
        next.play->ask(e.cards);
        if (next.play->phase != Play::Phase::show || next.play->shower == next.setup.me) return std::nullopt;
        Rng draw = Rng(next.setup.seed).fork(show_stream).fork(next.play->record.size());
        const Play& p = *next.play;
        const BotLevel level = next.setup.bots[static_cast<std::size_t>(p.shower)];
        next.play->show(shown(level, p.view(p.shower), p.seen_from(p.shower), p.turn, p.asked, draw));
        return std::nullopt;
    }
    Refusal operator()(const Show& e) const
    {
        if (!next.play) return Error{EK::wrong_mode};
        if (next.over()) return Error{EK::already_over};
        if (e.card < 0 || e.card >= max_cards || (next.play->showable() & bit(e.card)) == 0)
            return Error{EK::cannot_show};
        next.play->show(e.card);
        return std::nullopt;
    }
    Refusal operator()(const Accuse& e) const
    {
        if (auto refused = no_turn()) return refused;
        if (auto refused = accusation_problem(next.setup.table, e.cards)) return refused;
        next.play->accuse(e.cards);
        return std::nullopt;
    }
    Refusal operator()(const Pass&) const
    {
        if (auto refused = no_turn()) return refused;
        next.play->pass();
        return std::nullopt;
    }
    Refusal operator()(const GiveUp&) const
    {
        if (!next.play) return Error{EK::wrong_mode};
        if (next.over()) return Error{EK::already_over};
        next.gave_up = true;
        return std::nullopt;
    }

private:
    Refusal no_row(int row) const
    {
        if (next.play) return Error{EK::wrong_mode};
        if (row < 0 || row >= static_cast<int>(next.rows.size())) return Error{EK::row_out_of_range, row};
        return std::nullopt;
    }
    Refusal no_turn() const
    {
        if (!next.play) return Error{EK::wrong_mode};
        if (next.over()) return Error{EK::already_over};
        if (next.play->phase == Play::Phase::show) return Error{EK::not_your_turn};
        return std::nullopt;
    }
};

} // namespace

std::optional<Error> problem(const Setup& s)
{
    if (name(s.mode).empty()) return Error{EK::unknown_mode};
    if (auto wrong_table = problem(s.table)) return wrong_table;
    if (auto wrong_sizes = open_sizes_problem(s)) return wrong_sizes;
    const bool game = s.mode == Mode::game;
    if (game && (s.everyone || s.late)) return Error{EK::wrong_mode};
    if (game && (s.me < 0 || s.me >= s.table.players)) return Error{EK::seat_out_of_range};
    if (game && s.hand != 0) return Error{EK::own_hand};
    if (!game && (s.hand != 0 || s.me == nobody))
        if (auto wrong_view = problem(View{s.table, s.me, s.hand})) return wrong_view;
    if (!game && s.hand == 0 && s.me != nobody && (s.me < 0 || s.me >= s.table.players))
        return Error{EK::seat_out_of_range};
    if (s.first < 0 || s.first >= s.table.players) return Error{EK::seat_out_of_range};
    for (const BotLevel level : s.bots)
        if (name(level)[0] == '\0') return Error{EK::unknown_level};
    if (!s.card_names.empty() && s.card_names.size() != static_cast<std::size_t>(s.table.deck.cards()))
        return Error{EK::bad_name};
    if (!s.seat_names.empty() && s.seat_names.size() != s.table.players) return Error{EK::bad_name};
    for (const auto& names : {s.card_names, s.seat_names})
        for (const auto& text : names)
            if (!good_name(text)) return Error{EK::bad_name};
    return std::nullopt;
}

Game Game::start(const Setup& s)
{
    ENGINE_CHECK(!problem(s));
    Game game;
    game.setup = s;
    game.hand = s.hand;
    game.length = length_of(s);
    if (s.mode == Mode::notebook) return game;
    Rng draw = Rng(s.seed).fork(deal_stream);
    Play play;
    play.table = s.table;
    play.deal = shuffled(s.table, draw);
    play.turn = s.first;
    game.hand = play.hand(s.me);
    game.play = std::move(play);
    return game;
}

Expected<Game, Error> Game::after(const Event& e) const
{
    Game next = *this;
    if (const auto refused = std::visit(Apply{next}, e)) return Unexpected<Error>(*refused);
    next.length += length_of(e);
    if (next.length > session::max_line_length)
        return wrong(EK::too_many_events, static_cast<int>(session::max_line_length));
    return next;
}

BotJob bot_of(const Game& g)
{
    ENGINE_CHECK(g.bot_to_move());
    const Play& p = *g.play;
    const bool has_asked = p.phase == Play::Phase::asked;
    const std::uint64_t seed = Rng(g.setup.seed).fork(bot_stream).fork(p.record.size() * 2 + has_asked).next();
    return {g.setup.bots[static_cast<std::size_t>(p.turn)], p.view(p.turn), p.seen_from(p.turn), has_asked, seed};
}

Event event_of(const BotMove& move)
{
    if (move.kind == BotMove::Kind::ask) return Ask{move.cards};
    if (move.kind == BotMove::Kind::accuse) return Accuse{move.cards};
    return Pass{};
}

} // namespace engine::cluedo
