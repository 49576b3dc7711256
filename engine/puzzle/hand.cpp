// hand: a notebook of Cluedo that gives the holder of one card.
#include "engine/puzzle/kinds.hpp"
#include "engine/puzzle/notebook.hpp"

namespace engine::puzzle {

using namespace engine::cluedo;

bool try_hand(int level, Rng& rng, Puzzle& p)
{
    DrawnTable table = drawn_table(rng);
    Notebook& book = table.book;
    const Table& t = book.view.table;
    const Card card = any_of(t.deck.all() & ~book.view.hand, rng);
    const Holder holder = table.deal[static_cast<std::size_t>(card)];
    const std::array wanted{Literal{card, holder, true}};
    auto entries = minimal(book, wanted, rng);
    if (!entries || entries->size() < least_entries || entries->size() > most_entries) return false;
    book.entries = *std::move(entries);
    const Level found = level_of(book, wanted);
    if (!is_level(level, found)) return false;
    p.line = line_of(book);
    p.ask = {AskKind::choice, std::to_string(card), {}};
    for (Holder h = 0; h < t.holders(); ++h)
        if (h != book.view.me) p.ask.options.push_back(std::to_string(h));
    p.answer = {std::to_string(holder)};
    p.proof = chain_to(book, wanted, found);
    p.proof.back().gives.push_back("answer:" + p.answer[0]);
    return true;
}

Expected<Verdict, Error> check_hand(const Puzzle& p, const Answer& answer)
{
    const int option = option_of(p, answer);
    if (option < 0) return wrong(ErrorKind::bad_answer);
    const Notebook book = notebook_of(p.line);
    const auto number = [](const std::string& text) {
        int n = 0;
        for (const char c : text) n = n * 10 + (c - '0');
        return n;
    };
    const Card card = number(p.ask.about);
    const Holder holder = number(answer[0]);
    const std::array supposed{Literal{card, holder, true}};
    const auto row = first_against(book, supposed);
    if (!row) return Verdict{true, {}};
    return Verdict{false, {*row >= 0 ? "row:" + std::to_string(*row) : cell_id(card, holder)}};
}

} // namespace engine::puzzle
