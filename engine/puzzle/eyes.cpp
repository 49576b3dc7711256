#include "engine/puzzle/eyes.hpp"
#include "engine/cluedo/rival.hpp"
#include <algorithm>
#include <span>

namespace engine::puzzle {
namespace {

using namespace engine::cluedo;

std::vector<Literal> envelope_of(const Eyes& eyes)
{
    const Holder envelope = eyes.book.view.table.envelope();
    std::vector<Literal> all;
    for (const Card c : list_of(eyes.known.holds(envelope))) all.push_back({c, envelope, true});
    return all;
}

/// The rows' part of the notebook, and these cells.
Eyes with_cells(const Eyes& from, std::vector<Literal> cells, Level level)
{
    Eyes eyes;
    eyes.book = from.book;
    eyes.book.entries.resize(from.book.entries.size() - from.cells.size());
    for (const Literal& l : cells)
        eyes.book.entries.push_back(Entry::fact(l.holds ? Entry::Kind::reveal : Entry::Kind::lacks, l.holder, l.card));
    eyes.cells = std::move(cells);
    eyes.known = Domains::of(eyes.book.view.table);
    eyes.consistent =
        decide(eyes.book.view.table, constraints_of(eyes.book.view, eyes.book.entries), eyes.known, level);
    return eyes;
}

/// A cell of the player's hand is no row of the notebook: "row:9" → what the cell says where it fails, else nothing.
void tell_cells(const Eyes& eyes, std::size_t rows, Deduction& step)
{
    for (std::string& told : step.cases) {
        std::string words;
        for (std::size_t at = 0; at < told.size();) {
            const auto end = std::min(told.find(' ', at), told.size());
            std::string word = told.substr(at, end - at);
            if (word.starts_with("row:"))
                if (const auto row = static_cast<std::size_t>(std::stoi(word.substr(4))); row >= rows) {
                    const Literal& l = eyes.cells[row - rows];
                    const char* const what = l.holds ? "has:" : "lacks:";
                    word = end < told.size() ? "" : what + std::to_string(l.card) + ':' + std::to_string(l.holder);
                }
            if (!word.empty()) words += (words.empty() ? "" : " ") + word;
            at = end + 1;
        }
        told = std::move(words);
    }
}

/// Of what the reader knows already a step says only that the player knows it too; a card's one holder needs no word
/// where no later step of the player rests on it.
void tell_known(const Notebook& mine, const std::vector<Deduction>& own, std::span<const Deduction> later,
                Deduction& step)
{
    const auto is_known = [&](const std::string& fact) {
        return is_shown(mine, literal_in(fact)) || std::any_of(own.begin(), own.end(), [&](const Deduction& d) {
                   return std::find(d.gives.begin(), d.gives.end(), fact) != d.gives.end();
               });
    };
    const auto is_used = [&](const std::string& fact) {
        return std::any_of(later.begin(), later.end(), [&](const Deduction& d) {
            return std::find(d.from.begin(), d.from.end(), fact) != d.from.end();
        });
    };
    if (step.text == "puzzle_cluedo_one_holder")
        std::erase_if(step.gives, [&](const std::string& fact) { return is_known(fact) && !is_used(fact); });
    std::stable_partition(step.gives.begin(), step.gives.end(), [&](const auto& fact) { return !is_known(fact); });
    std::vector<std::string> ids, cells;
    for (const std::string& id : step.point)
        if (id.starts_with("row:")) ids.push_back(id);
    for (std::string& fact : step.gives) {
        const Literal l = literal_in(fact);
        if (!is_known(fact)) ids.push_back(cell_id(l.card, l.holder));
        else fact = "knows:" + fact;
        cells.push_back(cell_id(l.card, l.holder));
    }
    step.point = ids.empty() ? cells : ids;
}

void leave_out_shown(const Notebook& mine, Deduction& step)
{
    std::erase_if(step.gives, [&](const std::string& fact) {
        const Literal l = literal_in(fact);
        if (!is_shown(mine, l)) return false;
        std::erase(step.point, cell_id(l.card, l.holder));
        return true;
    });
}

using ChainTo = std::vector<Deduction> (*)(const Notebook&, std::span<const Literal>, Level);

/// The reader's chain to what it has to find, then the player's to the envelope.
std::vector<Deduction> joined(const Notebook& mine, const Eyes& eyes, Holder seat, Level level, ChainTo chain_of,
                              bool tidy)
{
    const std::size_t rows = mine.entries.size();
    std::vector<Literal> wanted = eyes.cells; // and the cards that it was shown, which the reader has to find
    for (std::size_t i = 0; i < rows; ++i)
        if (const Entry& e = eyes.book.entries[i]; e.card != no_card && mine.entries[i].card == no_card)
            wanted.push_back({e.card, e.shower, true});
    std::vector<Deduction> own = chain_of(mine, wanted, level);
    if (tidy) {
        for (Deduction& step : own) leave_out_shown(mine, step);
        std::erase_if(own, [](const Deduction& step) { return step.gives.empty(); });
    }
    std::vector<Deduction> chain = own;
    for (Deduction& step : chain) step.from.insert(step.from.begin(), "view:" + std::to_string(mine.view.me));
    std::vector<Deduction> theirs = chain_of(eyes.book, envelope_of(eyes), level);
    for (std::size_t i = 0; i < theirs.size(); ++i) {
        Deduction& step = theirs[i];
        // The same row tells both the same; when tidy, the player's own steps say so, since later ones rest on them.
        if (!tidy)
            std::erase_if(step.gives, [&](const std::string& fact) {
                return std::any_of(own.begin(), own.end(), [&](const Deduction& d) {
                    return d.text == step.text && d.clues == step.clues &&
                           std::find(d.gives.begin(), d.gives.end(), fact) != d.gives.end();
                });
            });
        if (step.gives.empty()) continue;
        const auto is_cell = [&](int row) { return static_cast<std::size_t>(row) >= rows; };
        if (step.clues.size() == 1 && is_cell(step.clues[0])) continue; // told by the reader's chain
        const auto rests_on = [&](const Literal& l) {
            std::string fact = (l.holds ? "has:" : "lacks:") + std::to_string(l.card) + ':' + std::to_string(l.holder);
            if (std::find(step.from.begin(), step.from.end(), fact) == step.from.end())
                step.from.push_back(std::move(fact));
        };
        for (const int row : step.clues)
            if (is_cell(row)) rests_on(eyes.cells[static_cast<std::size_t>(row) - rows]);
            else if (const Entry& e = eyes.book.entries[static_cast<std::size_t>(row)];
                     step.text == "puzzle_cluedo_holds" && e.card != no_card &&
                     mine.entries[static_cast<std::size_t>(row)].card == no_card)
                rests_on({e.card, e.shower, true});
        step.clues.erase(std::remove_if(step.clues.begin(), step.clues.end(), is_cell), step.clues.end());
        step.point.erase(std::remove_if(step.point.begin(), step.point.end(),
                                        [&](const std::string& id) {
                                            return id.starts_with("row:") &&
                                                   std::stoi(id.substr(4)) >= static_cast<int>(rows);
                                        }),
                         step.point.end());
        if (step.text == "puzzle_cluedo_holds") step.text = "puzzle_cluedo_seen";
        if (tidy) {
            tell_cells(eyes, rows, step);
            tell_known(mine, own, std::span(theirs).subspan(i + 1), step);
            if (step.gives.empty()) continue;
        }
        step.from.insert(step.from.begin(), "view:" + std::to_string(seat));
        chain.push_back(std::move(step));
    }
    return chain;
}

} // namespace

bool Eyes::knows() const { return consistent && size_of(known.holds(book.view.table.envelope())) == cluedo::kinds; }

Eyes eyes_of(const Notebook& mine, Holder seat, Level level)
{
    const Table& t = mine.view.table;
    Domains d = Domains::of(t);
    decide(t, constraints_of(mine.view, mine.entries), d, level);
    Eyes eyes;
    eyes.book.view = {t, nobody, 0};
    eyes.book.entries = seen_by_rival(mine.entries, seat);
    for (Entry& e : eyes.book.entries) // a card that only one can have been
        if (e.kind == Entry::Kind::suggest && e.by == seat && e.shower != nobody && e.card == no_card)
            if (const Cards fits = set_of(e.cards) & d.may(e.shower); size_of(fits) == 1) e.card = first_of(fits);
    std::vector<Literal> cells;
    for (Card c = 0; c < t.deck.cards(); ++c)
        if (d.at(c, seat) != Domain::both) cells.push_back({c, seat, d.at(c, seat) == Domain::only_true});
    return with_cells(eyes, std::move(cells), level);
}

ThroughEyes chain_through(const Notebook& mine, Holder seat, Level level)
{
    Eyes eyes = eyes_of(mine, seat, level);
    ENGINE_CHECK(eyes.knows());
    for (std::size_t i = eyes.cells.size(); i-- > 0;) { // only the cells that it needs
        auto fewer = eyes.cells;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (Eyes without = with_cells(eyes, std::move(fewer), level); without.knows()) eyes = std::move(without);
    }
    ThroughEyes through;
    through.length_as_found = joined(mine, eyes, seat, level, chain_as_found, false).size();
    through.chain = joined(mine, eyes, seat, level, chain_to, true);
    if (through.chain.size() >= most_steps)
        if (auto found = joined(mine, eyes, seat, level, chain_as_found, true); found.size() < through.chain.size())
            through.chain = std::move(found);
    return through;
}

} // namespace engine::puzzle
