#include "engine/request/cluedo_fields.hpp"

namespace engine::request {
namespace {

using namespace cluedo;

std::string sentence(Error::Kind kind)
{
    using EK = Error::Kind;
    switch (kind) {
    case EK::deck_out_of_range:
        return "deck must be three numbers of cards, each at least 1, together at most 30, as in [6,6,9].";
    case EK::players_out_of_range:
        return "players must be 2 to 8.";
    case EK::hand_sizes:
        return "hand_sizes must be one number for each player; with the pile and the three cards of the envelope they "
               "add up to the deck.";
    case EK::seat_out_of_range:
        return "a seat must be 0 to players-1; a holder may also be players (the envelope).";
    case EK::card_out_of_range:
        return "a card must be 0 to the number of cards minus 1.";
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

void fail(Reader& in, Error::Kind kind, const std::string& at, int index = -1)
{
    in.fail({cluedo::name(kind), at + ": " + sentence(kind), at, index});
}

/// Whole numbers in [0, most], at most `size` of them.
std::vector<int> numbers(Reader& in, const Json& value, std::string_view name, std::size_t size, int most)
{
    std::vector<int> list;
    bool good = value.is_array() && value.size() <= size;
    if (good)
        for (const Json& item : value) {
            good = item.is_number_integer() && item.get<std::int64_t>() >= 0 && item.get<std::int64_t>() <= most;
            if (!good) break;
            list.push_back(item.get<int>());
        }
    if (good) return list;
    in.fail({"out_of_range",
             in.path(name) + " must be an array of at most " + std::to_string(size) + " whole numbers from 0 to " +
                 std::to_string(most) + ".",
             in.path(name)});
    return {};
}

/// Returns `otherwise` for null and for a missing field.
int number_or_null(Reader& in, std::string_view name, int otherwise, int most)
{
    const Json* value = in.find(name);
    if (value == nullptr || value->is_null()) return otherwise;
    return static_cast<int>(in.number(name, 0, 0, static_cast<std::uint64_t>(most)));
}

void read_table(Reader& in, Table& t)
{
    t.deck = request::read_deck(in);
    t.players = static_cast<std::uint8_t>(in.require_number("players", min_players, max_players));
    t.hand = {};
    if (const Json* sizes = in.require("hand_sizes", "give one number for each player")) {
        const auto list = numbers(in, *sizes, "hand_sizes", max_players, max_cards);
        if (!in.failed() && list.size() != t.players) fail(in, Error::Kind::hand_sizes, "hand_sizes");
        for (std::size_t p = 0; p < list.size() && p < t.players && p < t.hand.size(); ++p)
            t.hand[p] = static_cast<std::uint8_t>(list[p]);
    }
    t.pile = static_cast<std::uint8_t>(in.number("pile", 0, 0, max_cards));
    if (in.failed()) return;
    if (const auto wrong_table = problem(t)) fail(in, wrong_table->kind, "hand_sizes");
}

void read_hand(Reader& in, View& v)
{
    v.me = static_cast<Holder>(number_or_null(in, "me", nobody, max_players - 1));
    const Json* hand = in.find("hand");
    if (hand != nullptr && !hand->is_null() && !in.failed()) {
        const auto list = numbers(in, *hand, "hand", max_cards, max_cards - 1);
        for (const int c : list) v.hand |= bit(static_cast<Card>(c));
        if (!in.failed() && list.size() != static_cast<std::size_t>(size_of(v.hand)))
            fail(in, Error::Kind::own_hand, "hand");
    }
    if (in.failed()) return;
    if (const auto wrong_view = problem(v)) fail(in, wrong_view->kind, "hand");
}

Entry read_suggestion(Reader& in, const View& v)
{
    const auto by = static_cast<Holder>(in.require_number("by", 0, v.table.players - 1u));
    const Trio cards = read_trio(in, v.table.deck, "cards");
    in.require("shower", "give a seat, or null if all passed");
    const auto shower = static_cast<Holder>(number_or_null(in, "shower", nobody, v.table.players - 1));
    const auto card = static_cast<Card>(number_or_null(in, "card", no_card, v.table.deck.cards() - 1));
    const Entry e = Entry::suggestion(by, cards, shower, card);
    const Json* passes = in.find("passes");
    if (passes == nullptr || passes->is_null() || in.failed() || by == shower) return e;
    const auto given = numbers(in, *passes, "passes", max_players, max_players - 1);
    std::vector<int> expected;
    for (Holder h = v.table.next(by); h != by && h != shower; h = v.table.next(h)) expected.push_back(h);
    if (!in.failed() && given != expected)
        in.fail({"passes",
                 in.path("passes") + " must be the seats after the asker, clockwise, up to the shower (all others if "
                                     "nobody shows).",
                 in.path("passes")});
    return e;
}

Entry read_event(Reader& in, const View& v)
{
    const std::string remedy = "give suggest, accuse, reveal, lacks or assume";
    in.require("type", remedy);
    const std::string type = in.word("type", "suggest");
    if (type == "suggest") return read_suggestion(in, v);
    if (type == "accuse") {
        const auto by = static_cast<Holder>(in.require_number("by", 0, v.table.players - 1u));
        const Trio cards = read_trio(in, v.table.deck, "cards");
        Entry e = Entry::accusation(by, cards, in.flag("correct", false));
        if (const Json* seen = in.find("seen"); seen != nullptr && !seen->is_null())
            e.seen = read_trio(in, v.table.deck, "seen");
        return e;
    }
    if (type != "reveal" && type != "lacks" && type != "assume") {
        in.fail({"unknown_event", "There is no event " + in_quotes(type) + "; " + remedy + ".", in.path("type")});
        return {};
    }
    const auto holder =
        static_cast<Holder>(in.require_number("player", 0, static_cast<unsigned>(v.table.holders() - 1)));
    const auto card = static_cast<Card>(in.require_number("card", 0, static_cast<unsigned>(v.table.deck.cards() - 1)));
    if (type == "reveal") return Entry::fact(Entry::Kind::reveal, holder, card);
    if (type == "lacks") return Entry::fact(Entry::Kind::lacks, holder, card);
    return Entry::fact(in.flag("holds", true) ? Entry::Kind::assume_holds : Entry::Kind::assume_lacks, holder, card);
}

} // namespace

Deck read_deck(Reader& in)
{
    Deck deck = classic;
    const Json* value = in.find("deck");
    if (value == nullptr || in.failed()) return deck;
    const auto list = numbers(in, *value, "deck", kinds, max_cards);
    if (in.failed()) return deck;
    Deck read{{0, 0, 0}};
    for (std::size_t k = 0; k < list.size(); ++k) read.sizes[k] = static_cast<std::uint8_t>(list[k]);
    if (!problem(read)) return read;
    fail(in, Error::Kind::deck_out_of_range, "deck");
    return deck;
}

Trio read_trio(Reader& in, const Deck& deck, std::string_view name)
{
    Trio trio{no_card, no_card, no_card};
    const Json* value = in.require(name, "give three cards, [suspect,weapon,room]");
    if (value == nullptr || in.failed()) return trio;
    const auto list = numbers(in, *value, name, kinds, deck.cards() - 1);
    if (in.failed()) return trio;
    for (std::size_t k = 0; k < kinds; ++k) {
        if (k >= list.size() || deck.kind(static_cast<Card>(list[k])) != static_cast<Kind>(k)) {
            fail(in, Error::Kind::wrong_kind, in.path(name), static_cast<int>(k));
            return trio;
        }
        trio[k] = static_cast<Card>(list[k]);
    }
    return trio;
}

CluedoCase read_case(Reader& in)
{
    for (const char* aside : {"id", "kind", "note", "truth", "mutated_event", "expect"}) in.find(aside);
    CluedoCase c;
    read_table(in, c.view.table);
    if (!in.failed()) read_hand(in, c.view);
    const Json* events = in.find("events");
    if (events == nullptr || in.failed()) return c;
    if (!events->is_array() || events->size() > max_entries) {
        in.fail({"too_large", "events must be an array of at most " + std::to_string(max_entries) + " events.",
                 "events", max_entries});
        return c;
    }
    for (std::size_t i = 0; i < events->size() && !in.failed(); ++i) {
        const std::string at = "events[" + std::to_string(i) + "]";
        Reader event((*events)[i], at + ".");
        const Entry e = read_event(event, c.view);
        if (const auto wrong_event = event.finish()) in.fail(*wrong_event);
        else if (const auto meant = problem(c.view, e)) fail(in, meant->kind, at, static_cast<int>(i));
        c.entries.push_back(e);
    }
    return c;
}

Json counted(Count n)
{
    if (n <= Count{1} << 53) return n;
    return std::to_string(n);
}

Json to_json(const Trio& t) { return Json::array({t[0], t[1], t[2]}); }

Json to_json(const Constraint& k)
{
    Json json = {{"n", k.n}, {"value", k.value}};
    if (k.form == Constraint::Form::holders_of_card) {
        json["card"] = k.card;
    } else {
        json["holder"] = k.holder;
        json["cards"] = list_of(k.cards);
    }
    if (k.source >= 0) json["event"] = k.source;
    else json["from"] = k.source == from_hand ? "hand" : "rules";
    return json;
}

Json to_json(const Move& m, std::span<const Constraint> constraints)
{
    static constexpr const char* kinds_of_move[] = {"learnt", "conflict", "trial", "refuted", "open"};
    Json json = {{"step", kinds_of_move[static_cast<std::size_t>(m.kind)]}};
    if (m.kind != Move::Kind::conflict) {
        json["literal"] = Json::array({m.literal.card, m.literal.holder});
        json["holds"] = m.literal.holds;
    }
    if (m.constraint >= 0) json["because"] = to_json(constraints[static_cast<std::size_t>(m.constraint)]);
    return json;
}

} // namespace engine::request
