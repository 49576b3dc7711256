// whodunit: a notebook of Cluedo that gives the envelope.
#include "engine/puzzle/kinds.hpp"
#include "engine/puzzle/notebook.hpp"
#include "engine/session/words.hpp"

namespace engine::puzzle {
namespace {

using namespace engine::cluedo;

std::vector<Literal> in_envelope(const Table& t, const Trio& trio)
{
    std::vector<Literal> all;
    for (const Card c : trio) all.push_back({c, t.envelope(), true});
    return all;
}

} // namespace

bool try_whodunit(int level, Rng& rng, Puzzle& p)
{
    DrawnTable table = drawn_table(rng);
    Notebook& book = table.book;
    const Table& t = book.view.table;
    Trio trio{};
    for (Card c = 0; c < t.deck.cards(); ++c)
        if (table.deal[static_cast<std::size_t>(c)] == t.envelope()) trio[static_cast<std::size_t>(t.deck.kind(c))] = c;
    const auto wanted = in_envelope(t, trio);
    auto entries = minimal(book, wanted, rng);
    if (!entries || entries->size() < least_entries || entries->size() > most_entries) return false;
    book.entries = *std::move(entries);
    const Level found = level_of(book, wanted);
    if (!is_level(level, found)) return false;
    p.line = line_of(book);
    p.ask.kind = AskKind::envelope;
    for (const Card c : trio) p.answer.push_back(std::to_string(c));
    p.proof = chain_to(book, wanted, found);
    p.proof.back().gives.push_back("answer:" + p.answer[0] + ',' + p.answer[1] + ',' + p.answer[2]);
    return true;
}

Expected<Verdict, Error> check_whodunit(const Puzzle& p, const Answer& answer)
{
    const Notebook book = notebook_of(p.line);
    const Table& t = book.view.table;
    Trio trio{};
    if (answer.size() != trio.size()) return wrong(ErrorKind::bad_answer);
    for (std::size_t i = 0; i < trio.size(); ++i) {
        const auto card = session::number(answer[i], static_cast<std::uint64_t>(t.deck.cards() - 1));
        if (!card || t.deck.kind(static_cast<Card>(*card)) != static_cast<cluedo::Kind>(i))
            return wrong(ErrorKind::bad_answer, static_cast<int>(i));
        trio[i] = static_cast<Card>(*card);
    }
    const auto row = first_against(book, in_envelope(t, trio));
    if (!row) return Verdict{true, {}};
    if (*row >= 0) return Verdict{false, {"row:" + std::to_string(*row)}};
    return Verdict{false, {cell_id(first_of(set_of(trio) & book.view.hand), book.view.me)}};
}

} // namespace engine::puzzle
