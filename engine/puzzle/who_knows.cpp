// who_knows: a notebook of Cluedo that proves that exactly one other player knows the envelope.
#include "engine/cluedo/deal_space.hpp"
#include "engine/cluedo/rival.hpp"
#include "engine/puzzle/eyes.hpp"
#include "engine/puzzle/kinds.hpp"
#include <algorithm>
#include <optional>

namespace engine::puzzle {
namespace {

using namespace engine::cluedo;

constexpr int most_draws = 60;
constexpr std::size_t most_rows = 13; // that a person follows

/// Facts that the holder has these cards, a word each.
std::string words_of(Cards cards, Holder holder)
{
    std::string words;
    for (const Card c : list_of(cards))
        words += (words.empty() ? "has:" : " has:") + std::to_string(c) + ':' + std::to_string(holder);
    return words;
}

/// That the seat need not know: a deal that fits my notes, with the cards shown in it, leaves it several envelopes.
Deduction told_open(const Table& t, Rival& rival, const Sight& sight, Cards envelope)
{
    const std::string seat = std::to_string(rival.seat()), n = std::to_string(rival.envelopes(sight));
    Deduction d{Rule::rules, "puzzle_cluedo_open", {seat, n}, {}, {}, {"open:" + seat}};
    for (const Card c : list_of(sight.hand)) d.point.push_back(cell_id(c, rival.seat()));
    std::string held = words_of(sight.hand, rival.seat());
    for (Holder h = 0; h < t.players; ++h)
        if (const Cards seen = sight.seen[static_cast<std::size_t>(h)]; seen != 0) held += ' ' + words_of(seen, h);
    const auto other = rival.another(sight, envelope);
    ENGINE_CHECK(other);
    d.cases = {held, words_of(std::min(envelope, *other), t.envelope()),
               words_of(std::max(envelope, *other), t.envelope())}; // which is the right one is not told
    return d;
}

/// The same for the first of these deals that leaves several; nothing if none does.
std::optional<Deduction> open_in(const Notebook& book, Holder seat, std::span<const Deal> deals, Rng& rng)
{
    const Table& t = book.view.table;
    Rival rival(book.view, book.entries, seat, RivalModel::complete);
    for (const Deal& deal : deals) {
        std::array<Cards, max_holders> hands{};
        for (Card c = 0; c < t.deck.cards(); ++c)
            hands[static_cast<std::size_t>(deal[static_cast<std::size_t>(c)])] |= bit(c);
        Sight sight;
        sight.hand = hands[static_cast<std::size_t>(seat)];
        for (const Showing& s : rival.unknown())
            sight.seen[static_cast<std::size_t>(s.by)] |=
                bit(any_of(s.of & hands[static_cast<std::size_t>(s.by)], rng));
        if (rival.envelopes(sight) > 1)
            return told_open(t, rival, sight, hands[static_cast<std::size_t>(t.envelope())]);
    }
    return std::nullopt;
}

std::vector<Deal> some_deals(const Notebook& book, Rng& rng)
{
    DealSpace space(book.view.table, constraints_of(book.view, book.entries), Domains::of(book.view.table));
    while (space.step(Budget{1000}) == Step::more) {}
    std::vector<Deal> deals;
    for (int i = 0; i < most_draws; ++i) deals.push_back(space.draw(rng));
    return deals;
}

} // namespace

bool try_who_knows(int level, Rng& rng, Puzzle& p)
{
    DrawnTable table = drawn_table(rng);
    Notebook& book = table.book;
    const Table& t = book.view.table;
    const Holder seat = 1 + static_cast<Holder>(rng.below(t.players - 1u));
    const auto knows = [&](std::span<const Entry> entries) {
        return provable_envelopes(book.view, entries, seat, RivalModel::complete) == 1;
    };
    auto entries = minimal(book, knows, rng);
    if (!entries || entries->size() < least_entries || entries->size() > most_rows) return false;
    book.entries = *std::move(entries);
    Level found = Level::complete;
    for (const Level l : {Level::probing, Level::propagation})
        if (eyes_of(book, seat, l).knows()) found = l;
    if (!is_level(level, found)) return false;
    p.line = line_of(book);
    p.ask.kind = AskKind::choice;
    for (Holder h = 1; h < t.players; ++h) p.ask.options.push_back(std::to_string(h));
    p.answer = {std::to_string(seat)};
    ThroughEyes through = chain_through(book, seat, found);
    if (through.length_as_found >= most_steps) return false;
    const std::vector<Deal> deals = some_deals(book, rng);
    for (Holder h = 1; h < t.players; ++h) {
        if (h == seat) continue;
        auto open = open_in(book, h, deals, rng);
        if (!open) return false;
        p.proof.push_back(*std::move(open));
    }
    Deduction left{Rule::rules, "puzzle_cluedo_left", p.answer, {}, {}, {"left:" + p.answer[0]}};
    for (Card c = 0; c < t.deck.cards(); ++c) left.point.push_back(cell_id(c, seat));
    p.proof.push_back(std::move(left));
    p.proof.insert(p.proof.end(), std::make_move_iterator(through.chain.begin()),
                   std::make_move_iterator(through.chain.end()));
    Deduction end{Rule::rules, "puzzle_cluedo_knows", {}, {}, {}, {"answer:" + p.answer[0]}};
    for (Card c = 0; c < t.deck.cards(); ++c)
        if (table.deal[static_cast<std::size_t>(c)] == t.envelope()) end.point.push_back(cell_id(c, t.envelope()));
    p.proof.push_back(std::move(end));
    return true;
}

Expected<Verdict, Error> check_who_knows(const Puzzle& p, const Answer& answer)
{
    const int option = option_of(p, answer);
    if (option < 0) return wrong(ErrorKind::bad_answer);
    if (answer == p.answer) return Verdict{true, {}};
    // A card of the envelope that this player may hold or miss, as far as the notes tell.
    const Notebook book = notebook_of(p.line);
    const Holder seat = 1 + static_cast<Holder>(option);
    const Domains d = eyes_of(book, seat, Level::complete).known;
    const Holder envelope = book.view.table.envelope();
    for (Card c = 0; c < book.view.table.deck.cards(); ++c)
        if (d.at(c, envelope) == Domain::both) return Verdict{false, {cell_id(c, seat)}};
    return Verdict{false, {cell_id(0, seat)}};
}

} // namespace engine::puzzle
