#include "engine/cluedo/search.hpp"
#include "engine/request/codec.hpp"
#include "engine/request/types/cluedo_deduce.hpp"
#include "engine/request/types/cluedo_match.hpp"

namespace engine::request {
namespace {

using namespace cluedo;

std::string sentence(Error::Kind kind)
{
    using EK = Error::Kind;
    switch (kind) {
    case EK::deck_out_of_range:
        return "deck must be three numbers of cards, each 1 to 15, together at most 30, as in [6,6,9].";
    case EK::players_out_of_range:
        return "players must be 2 to 8.";
    case EK::hand_sizes:
        return "hand_sizes must be one number for each player, or [least,most] where it is not known; with the pile "
               "and "
               "the three cards of the envelope they add up to the deck.";
    case EK::seat_out_of_range:
        return "a seat must be 0 to players-1; a holder may also be players (the envelope).";
    case EK::card_out_of_range:
        return "a card must be 0 to the number of cards minus 1.";
    case EK::face_up:
        return "face_up must be cards of the pile, none of them in the hand; give pile as many cards or more.";
    case EK::shown_twice:
        return "at most three seats show, each a different card of the three.";
    case EK::own_hand:
        return "hand must be as many different cards as the seat `me` has; empty for a spectator (me null).";
    case EK::wrong_kind:
        return "cards must be one suspect, one weapon and one room, in this order.";
    case EK::not_asked:
        return "only one of the three cards can be shown, by somebody else than the asker.";
    case EK::card_unknown:
        return "a card shown to me or by me is known: give card.";
    case EK::card_known:
        return "only the two see what is shown between them (card must be null), and only a wrong accuser the envelope "
               "(no seen).";
    default:
        return "is not possible: " + std::string(name(kind)) + ".";
    }
}

/// `field`: the path, or the field to blame.
void fail(const At& at, Error::Kind kind, const std::string& field, int index = -1)
{
    const std::string words = sentence(kind), last = field.substr(field.find_last_of('.') + 1);
    const bool named = words.starts_with(last + ' '); // "hand must be" needs no "hand: "
    at.fail({cluedo::name(kind), field + (named ? words.substr(last.size()) : ": " + words), field, index});
}

/// Whole numbers in [0, most], at most `size` of them.
std::vector<int> numbers(const At& at, const Json& value, std::size_t size, int most)
{
    std::vector<int> list;
    bool good = value.is_array() && value.size() <= size;
    for (std::size_t i = 0; good && i < value.size(); ++i) {
        const Json& item = value[i];
        good = item.is_number_integer() && item.get<std::int64_t>() >= 0 && item.get<std::int64_t>() <= most;
        if (good) list.push_back(item.get<int>());
    }
    if (good) return list;
    at.out_of_range("an array of at most " + std::to_string(size) + " whole numbers from 0 to " + std::to_string(most));
    return {};
}

const char* word_of(Entry::Kind kind)
{
    static constexpr const char* names[]{"suggest", "accuse", "reveal", "lacks", "assume", "assume"};
    return names[static_cast<std::size_t>(kind)];
}

/// The seats that pass, clockwise from the asker.
std::vector<int> passing(const Table& t, const Entry& e, std::uint32_t absent = 0)
{
    std::vector<int> seats;
    if (e.by == e.shower) return seats;
    for (Holder h = t.next(e.by); h != e.by; h = t.next(h))
        if (passed(t, e, h, absent)) seats.push_back(h);
    return seats;
}

} // namespace

void DeckSizes::read(const At& at, const Json& json, Deck& to)
{
    const auto list = numbers(at, json, kinds, max_cards);
    if (at.failed()) return;
    Deck read{{0, 0, 0}};
    for (std::size_t k = 0; k < list.size(); ++k) read.sizes[k] = static_cast<std::uint8_t>(list[k]);
    if (problem(read)) return fail(at, Error::Kind::deck_out_of_range, "deck");
    to = read;
}
Json DeckSizes::write(const Deck& deck) { return write_value(deck.sizes); }

void HandSizes::read(const At& at, const Json& json, Table& to)
{
    to.hand = to.extra = {};
    if (!json.is_array() || json.size() != to.players) return fail(at, Error::Kind::hand_sizes, "hand_sizes");
    for (std::size_t p = 0; p < json.size() && !at.failed(); ++p) {
        if (!json[p].is_array()) {
            to.hand[p] = static_cast<std::uint8_t>(Whole{0, max_cards}.number(at.in(p), json[p]));
            continue;
        }
        const auto range = numbers(at.in(p), json[p], 2, max_cards);
        if (at.failed()) return;
        if (range.size() != 2 || range[0] > range[1])
            return at.in(p).refuse("hand_sizes", " must be a number or [least,most], the least first.");
        to.hand[p] = static_cast<std::uint8_t>(range[0]);
        to.extra[p] = static_cast<std::uint8_t>(range[1] - range[0]);
    }
}
Json HandSizes::write(const Table& t)
{
    Json all = Json::array();
    for (Holder h = 0; h < t.players; ++h)
        if (t.most(h) == t.size(h)) all.push_back(t.size(h));
        else all.push_back({t.size(h), t.most(h)});
    return all;
}

void FaceUp::read(const At& at, const Json& json, View& to)
{
    Hand::read(at, json, to.face_up);
    if (to.table.pile == 0) to.table.pile = static_cast<std::uint8_t>(size_of(to.face_up));
}
Json FaceUp::write(const View& v) { return Hand::write(v.face_up); }

void Hand::read(const At& at, const Json& json, Cards& to)
{
    if (json.is_null()) return;
    const auto list = numbers(at, json, max_cards, max_cards - 1);
    for (const int c : list) to |= bit(static_cast<Card>(c));
    if (!at.failed() && list.size() != static_cast<std::size_t>(size_of(to))) fail(at, Error::Kind::own_hand, "hand");
}
Json Hand::write(Cards hand) { return write_value(list_of(hand)); }

void NumberOrNull::read(const At& at, const Json& json, int& to) const
{
    to = json.is_null() ? -1 : static_cast<int>(Whole{0, static_cast<std::uint64_t>(most)}.number(at, json));
}
Json NumberOrNull::write(int n) { return n < 0 ? Json(nullptr) : Json(n); }

void TrioOf::read(const At& at, const Json& json, Trio& to) const
{
    if (may_be_null && json.is_null()) return;
    const auto list = numbers(at, json, kinds, deck.cards() - 1);
    if (at.failed()) return;
    for (std::size_t k = 0; k < kinds; ++k) {
        if (k >= list.size() || deck.kind(static_cast<Card>(list[k])) != static_cast<Kind>(k))
            return fail(at, Error::Kind::wrong_kind, at.path(), static_cast<int>(k));
        to[k] = static_cast<Card>(list[k]);
    }
}
Json TrioOf::write(const Trio& t) { return t[0] == no_card ? Json(nullptr) : write_value(t); }

void EntryType::read(const At& at, const Json& json, Entry& to)
{
    const auto word = word_in(at, json);
    if (!word) return;
    to.everyone = *word == "shows_all";
    to.leaves = *word == "leaves";
    if (to.leaves) to.kind = Entry::Kind::reveal;
    if (to.everyone || to.leaves) return;
    for (const auto kind : {Entry::Kind::suggest, Entry::Kind::accuse, Entry::Kind::reveal, Entry::Kind::lacks,
                            Entry::Kind::assume_holds})
        if (word_of(kind) == *word) {
            to.kind = kind;
            return;
        }
    at.fail("unknown_event", "There is no event " + in_quotes(*word) + "; " + remedy() + ".");
}
Json EntryType::write(const Entry& e)
{
    if (e.everyone) return "shows_all";
    return e.leaves ? "leaves" : word_of(e.kind);
}

namespace {

struct ShowOf {
    int player = 0, card = no_card;
};
void fields_of_show(auto& f, const Table& t, auto& s)
{
    f.must("player", s.player, Whole{0, static_cast<std::uint64_t>(t.players - 1), "0…players − 1"}, "the seat");
    f.may("card", s.card, NumberOrNull{t.deck.cards() - 1}, "that it shows");
}

} // namespace

void Shows::read(const At& at, const Json& json, Entry& to) const
{
    const Json* list = read_array(at, json);
    for (std::size_t i = 0; list != nullptr && i < list->size() && !at.failed(); ++i) {
        ShowOf show;
        read_fields(at.in(i), (*list)[i], [&](auto& f) { fields_of_show(f, table, show); });
        if (at.failed()) return;
        if (to.shows(show.player)) return fail(at.in(i), Error::Kind::shown_twice, at.in(i).path());
        to.showers |= static_cast<std::uint8_t>(1u << show.player);
        to.shown[static_cast<std::size_t>(show.player)] = static_cast<std::int8_t>(show.card);
    }
}
Json Shows::write(const Entry& e)
{
    Json list = Json::array();
    for (Holder h = 0; h < max_players; ++h)
        if (e.shows(h)) list.push_back({{"player", h}, {"card", NumberOrNull::write(e.shown_by(h))}});
    return list;
}

void Holds::read(const At& at, const Json& json, Entry::Kind& to)
{
    to = read_flag(at, json) ? Entry::Kind::assume_holds : Entry::Kind::assume_lacks;
}
Json Holds::write(Entry::Kind kind) { return kind == Entry::Kind::assume_holds; }

void Passes::read(const At& at, const Json& json, const Entry& e) const
{
    if (json.is_null() || e.by == e.shower) return;
    const auto given = numbers(at, json, max_players, max_players - 1);
    if (!at.failed() && given != passing(table, e) && given != passing(table, e, absent))
        at.refuse("passes", " must be the seats after the asker, clockwise, up to the shower (all others if nobody "
                            "shows).");
}
Json Passes::write(const Entry& e) const { return write_value(passing(table, e)); }

void Entries::read(const At& at, const Json& json, std::vector<Entry>& to) const
{
    if (!json.is_array() || json.size() > max_entries)
        return at.refuse("too_large", " must be an array of at most " + std::to_string(max_entries) + " events.",
                         max_entries);
    std::uint32_t absent = 0;
    for (std::size_t i = 0; i < json.size() && !at.failed(); ++i) {
        const At here = at.in(i);
        Entry& e = to.emplace_back();
        read_fields(here, json[i], [&](auto& f) { fields_of_entry(f, view.table, e, absent); });
        if (here.failed()) return;
        if (e.leaves) absent |= 1u << e.by;
        if (const auto wrong = problem(view, e)) fail(here, wrong->kind, here.path(), static_cast<int>(i));
    }
}
Json Entries::write(const std::vector<Entry>& all) const
{
    return write_value(all, ListOf{Of{[this](auto& f, auto& e) { fields_of_entry(f, view.table, e); }}});
}
void Entries::check(const At& at, const std::vector<Entry>& all) const
{
    if (all.size() > max_entries) at.refuse("too_large", " has too many events.", max_entries);
    for (std::size_t i = 0; i < all.size() && !at.failed(); ++i)
        if (const auto wrong = problem(view, all[i])) fail(at, wrong->kind, at.in(i).path(), static_cast<int>(i));
}

void CluedoCase::check_table(const At& at, const Table& t)
{
    if (const auto wrong = problem(t)) fail(at, wrong->kind, "hand_sizes");
}
void CluedoCase::check_view(const At& at, const View& v)
{
    if (const auto wrong = problem(v)) fail(at, wrong->kind, "hand");
}
void CluedoCase::check_seat(const At& at) const
{
    if (view.me == nobody) at.fail({"seat_out_of_range", "A spectator asks nothing: give the seat `me`.", "me"});
}
void CluedoCase::check_consistent(const At& at) const
{
    if (!find_deal(view.table, constraints_of(view, events), Domains::of(view.table)))
        at.fail({"contradictory", "These events contradict each other; cluedo.deduce tells which to blame.", "events"});
}

void LiteralOf::read(const At& at, const Json& json, std::pair<int, int>& to) const
{
    const bool pair = json.is_array() && json.size() == 2 && json[0].is_number_integer() && json[1].is_number_integer();
    const auto number = [&](std::size_t i) {
        const std::int64_t n = pair ? json[i].get<std::int64_t>() : -1;
        return n < 0 || n > max_cards ? -1 : static_cast<int>(n);
    };
    to = {number(0), number(1)};
    check(at, to);
}
void LiteralOf::check(const At& at, const std::pair<int, int>& literal) const
{
    const auto [card, holder] = literal;
    if (card < 0 || card >= table.deck.cards() || holder < 0 || holder >= table.holders())
        at.fail("out_of_range", "literal must be [card,holder] with numbers of the deck and the table.");
}

void Seats::read(const At& at, const Json& json, std::vector<BotLevel>& to)
{
    bool good = json.is_array() && json.size() <= max_players;
    for (std::size_t i = 0; good && i < json.size(); ++i) {
        const auto level = json[i].is_string() ? named<BotLevel>(json[i].get_ref<const std::string&>()) : std::nullopt;
        good = level.has_value();
        if (good) to.push_back(*level);
    }
    check(at, good ? to : std::vector<BotLevel>());
}
void Seats::check(const At& at, const std::vector<BotLevel>& seats)
{
    if (seats.size() < min_players || seats.size() > max_players)
        at.refuse("unknown_level", " must be an array: " + remedy() + ".");
}

void Digits::read(const At& at, const Json& json, Count& to) { to = number_of(at, read_text(at, json)); }
Json Digits::write(Count n) { return std::to_string(n); }

DeductionStep step_of(const Move& m, std::span<const Constraint> constraints)
{
    static constexpr const char* kinds_of_move[] = {"learnt", "conflict", "trial", "refuted", "open"};
    DeductionStep out;
    out.step = kinds_of_move[static_cast<std::size_t>(m.kind)];
    if (m.kind != Move::Kind::conflict) {
        out.literal = {m.literal.card, m.literal.holder};
        out.holds = m.literal.holds;
    }
    if (m.constraint < 0) return out;
    const Constraint& k = constraints[static_cast<std::size_t>(m.constraint)];
    DeductionStep::Because& because = fill(out.because);
    because.n = k.n;
    because.value = k.value;
    if (k.form == Constraint::Form::holders_of_card) because.card = k.card;
    else {
        because.holder = k.holder;
        because.cards = list_of(k.cards);
    }
    if (k.source >= 0) because.event = k.source;
    else because.from = k.source == from_hand ? "hand" : "rules";
    return out;
}

} // namespace engine::request
