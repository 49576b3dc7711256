// Puzzles of Cluedo, against a solver that shares no code with the engine's.
#include "engine/cluedo/race.hpp"
#include "engine/puzzle/notebook.hpp"
#include "tests/engine/puzzle_notebook.hpp"
#include <algorithm>
#include <array>
#include <optional>

using namespace engine;
using namespace engine::puzzle;
using namespace puzzle_notebook;

namespace {

/// Whether the reader's board shows this cell: an own card, one that was seen, or what these strike out.
bool is_printed(const Book& book, int card, int holder)
{
    return holder == 0 || (book.view.hand >> card & 1) != 0 ||
           std::any_of(book.entries.begin(), book.entries.end(), [&](const auto& e) { return e.card == card; });
}

/// "has:3:2" → card, holder, whether.
struct CellFact {
    int card = 0, holder = 0;
    bool holds = false;
    explicit CellFact(const std::string& text)
    {
        const auto part = split(text, ':');
        REQUIRE(part.size() == 3);
        holds = part[0] == "has";
        CHECK((holds || part[0] == "lacks"));
        card = std::stoi(part[1]), holder = std::stoi(part[2]);
    }
};

/// Whether the reader's cards or a card that was seen say this, and not the opposite.
bool says(const Book& book, const CellFact& f)
{
    if (!is_printed(book, f.card, f.holder)) return false;
    int holder = (book.view.hand >> f.card & 1) != 0 ? 0 : -1;
    for (const auto& e : book.entries)
        if (e.card == f.card) holder = e.shower;
    return f.holds == (holder == f.holder);
}

/// That a player need not know: with the hand and the shown cards that the step names, which fit the notes, just so many
/// envelopes fit what the player sees, the two named among them.
void check_open(const Book& book, const Deduction& d, int seat)
{
    INFO("player ", seat);
    CHECK(d.gives == std::vector<std::string>{"open:" + std::to_string(seat)});
    CHECK(d.values[0] == std::to_string(seat));
    REQUIRE(d.cases.size() == 3);
    Facts mine(book.view, book.entries), hers = public_facts(book, seat);
    std::uint32_t hand = 0;
    std::vector<std::pair<int, int>> shown;
    for (const std::string& word : split(d.cases[0], ' ')) {
        const CellFact f(word);
        CHECK(f.holds);
        for (Facts* facts : {&mine, &hers}) facts->has.emplace_back(f.card, f.holder);
        if (f.holder == seat) hand |= 1u << f.card;
        else shown.emplace_back(f.card, f.holder);
    }
    CHECK(__builtin_popcount(hand) == book.view.table.hand[static_cast<std::size_t>(seat)]);
    for (Facts* facts : {&mine, &hers}) facts->may[static_cast<std::size_t>(seat)] &= hand;
    CHECK(Solver(mine).exists());
    for (const auto& e : book.entries) // each card that the player was shown is told
        if (e.by == seat && e.shower > 0)
            CHECK(std::any_of(shown.begin(), shown.end(), [&](const auto& one) {
                return one.second == e.shower && std::find(e.cards.begin(), e.cards.end(), one.first) != e.cards.end();
            }));
    const auto fits = [&](std::array<int, 3> trio) {
        Solver s(hers);
        for (const int card : trio) s.add(card, book.view.table.players, true);
        return s.exists();
    };
    int n = 0;
    for (int suspect = 0; suspect < first_weapon; ++suspect)
        for (int weapon = first_weapon; weapon < first_room; ++weapon)
            for (int room = first_room; room < all_cards; ++room) n += fits({suspect, weapon, room});
    CHECK(d.values[1] == std::to_string(n));
    CHECK(n >= 2);
    CHECK(d.cases[1] != d.cases[2]);
    for (const std::size_t i : {1u, 2u}) {
        std::array<int, 3> trio{};
        const auto words = split(d.cases[i], ' ');
        REQUIRE(words.size() == trio.size());
        for (std::size_t k = 0; k < trio.size(); ++k) {
            const CellFact f(words[k]);
            CHECK((f.holds && f.holder == book.view.table.players));
            trio[k] = f.card;
        }
        CHECK(fits(trio));
    }
}

/// The sizes of hands that a step names are the table's, and a step about a full hand names its own.
void check_sizes(const Book& book, const Deduction& d)
{
    std::vector<std::string> sizes;
    std::copy_if(d.from.begin(), d.from.end(), std::back_inserter(sizes),
                 [](const std::string& fact) { return fact.starts_with("size:"); });
    for (const std::string& fact : sizes) {
        const auto part = split(fact, ':');
        REQUIRE(part.size() == 3);
        const auto holder = static_cast<std::size_t>(std::stoi(part[1]));
        const bool is_envelope = std::stoi(part[1]) == book.view.table.players;
        CHECK(std::stoi(part[2]) == (is_envelope ? 3 : book.view.table.hand[holder]));
    }
    if (d.text != "puzzle_cluedo_hand_full" && d.text != "puzzle_cluedo_hand_needs") return;
    REQUIRE(sizes.size() == 1);
    CHECK(split(sizes[0], ':')[1] == d.values[2]);
}

bool is_cell_fact(const std::string& word) { return word.starts_with("has:") || word.starts_with("lacks:"); }

/// The rules and the step's own notes: neither the reader's hand nor a card that another note shows.
Facts facts_of(const Book& book, int seat, const std::vector<int>& rows)
{
    Book some = book;
    some.entries.clear();
    for (const int row : rows) some.entries.push_back(book.entries[static_cast<std::size_t>(row)]);
    return seat != 0 ? public_facts(some, seat) : Facts(some.view, some.entries, 999, true);
}

bool follows(Solver s, const std::string& fact)
{
    const CellFact f(fact);
    s.add(f.card, f.holder, !f.holds);
    return !s.exists();
}

/// Each line of a refuted supposition follows from those before by the one note or rule that it names, up to a
/// contradiction; each case of a search ends in one by the notes that it names.
void check_cases_follow(const Book& book, const Deduction& d, int seat, const std::vector<std::string>& premises)
{
    const auto with = [&](const std::vector<int>& rows, const std::vector<std::string>& facts) {
        Solver s(facts_of(book, seat, rows));
        for (const std::string& fact : facts) {
            const CellFact f(fact);
            s.add(f.card, f.holder, f.holds);
        }
        return s;
    };
    if (d.rule == Rule::trial) {
        REQUIRE(d.cases.size() >= 2);
        const CellFact found(split(d.gives[0], ' ')[0].starts_with("knows:") ? d.gives[0].substr(6) : d.gives[0]);
        CHECK(d.cases[0] ==
              (found.holds ? "lacks:" : "has:") + std::to_string(found.card) + ':' + std::to_string(found.holder));
    }
    std::vector<std::string> so_far = premises;
    for (std::size_t i = 0; i < d.cases.size(); ++i) {
        INFO(d.cases[i]);
        std::vector<int> rows;
        std::vector<std::string> facts;
        for (const std::string& word : split(d.cases[i], ' '))
            if (word.starts_with("row:")) rows.push_back(std::stoi(word.substr(4)));
            else if (is_cell_fact(word)) facts.push_back(word);
        const bool ends = d.rule == Rule::search || i + 1 == d.cases.size();
        if (d.rule == Rule::search) {
            so_far = premises;
            const CellFact found(d.gives[0].starts_with("knows:") ? d.gives[0].substr(6) : d.gives[0]);
            so_far.push_back((found.holds ? "lacks:" : "has:") + std::to_string(found.card) + ':' +
                             std::to_string(found.holder));
        } else if (i > 0)
            for (const std::string& fact : facts) CHECK(follows(with(rows, so_far), fact));
        so_far.insert(so_far.end(), facts.begin(), facts.end());
        if (ends) CHECK_FALSE(with(rows, so_far).exists());
    }
}

/// No premise of a long search could be left out.
void check_irreducible(const Book& book, const Deduction& d, int seat, const std::vector<std::string>& premises)
{
    for (const std::string& without : premises) {
        INFO(without);
        Solver s(facts_of(book, seat, d.clues));
        for (const std::string& fact : premises)
            if (const CellFact f(fact); fact != without) s.add(f.card, f.holder, f.holds);
        CHECK_FALSE(follows(s, d.gives[0].starts_with("knows:") ? d.gives[0].substr(6) : d.gives[0]));
    }
}

/// A step follows from its named notes and its named earlier facts alone. `known`: what the board shows or earlier
/// steps say, to which it is added.
void check_follows(const Book& book, const Deduction& d, std::vector<std::string>& known)
{
    INFO(d.text);
    int seat = 0;
    std::vector<std::string> premises;
    for (const std::string& word : d.from)
        if (word.starts_with("view:")) seat = std::stoi(word.substr(5));
        else if (is_cell_fact(word)) premises.push_back(word);
    Solver s(facts_of(book, seat, d.clues));
    for (const std::string& fact : premises) {
        INFO(fact);
        const CellFact f(fact);
        s.add(f.card, f.holder, f.holds);
        CHECK((says(book, f) || std::find(known.begin(), known.end(), fact) != known.end()));
    }
    for (const std::string& given : d.gives) {
        const std::string fact = given.starts_with("knows:") ? given.substr(6) : given;
        if (!is_cell_fact(fact)) continue;
        INFO(fact);
        CHECK(follows(s, fact));
        known.push_back(fact);
    }
    if (d.rule == Rule::search && d.cases.empty()) check_irreducible(book, d, seat, premises);
    if (d.text != "puzzle_cluedo_open") check_cases_follow(book, d, seat, premises);
}

/// Cases of a search: told up to thirty, then the first; no deal fits what one of them supposes.
void check_cases(const Book& book, const Deduction& d)
{
    if (d.rule != Rule::search) {
        CHECK(d.cases.empty() == (d.rule != Rule::trial));
        return;
    }
    const auto count = std::stoul(d.values[0]);
    CHECK(count >= 2);
    if (count <= most_searched) CHECK(d.cases.size() == count);
    else CHECK((d.cases.empty() || d.cases.size() == most_cases));
    const auto rows = static_cast<int>(book.entries.size());
    for (const std::string& told : d.cases) {
        INFO(told);
        auto words = split(told, ' ');
        Solver s(Facts(book.view, book.entries));
        const CellFact found(d.gives[0]);
        s.add(found.card, found.holder, !found.holds);
        for (std::size_t i = 0; i < words.size(); ++i) {
            const auto part = split(words[i], ':');
            if (part[0] == "row") {
                CHECK(std::stoi(part[1]) < rows);
                CHECK(std::find(d.clues.begin(), d.clues.end(), std::stoi(part[1])) != d.clues.end());
            } else if (i + 1 < words.size()) {
                const CellFact f(words[i]);
                s.add(f.card, f.holder, f.holds);
            }
        }
        CHECK_FALSE(s.exists());
    }
}

/// No step concludes what the board or an earlier step shows, and one that rests on a single note does not wait for a
/// supposition.
void check_steps(const Book& book, const Puzzle& p)
{
    std::vector<std::string> known, told;
    bool supposed = false;
    for (const Deduction& d : p.proof) {
        check_follows(book, d, told);
        check_cases(book, d);
        check_sizes(book, d);
        for (const std::string& fact : d.gives) {
            if (fact.starts_with("answer:")) continue;
            INFO(fact);
            const CellFact f(fact);
            CHECK_FALSE(is_printed(book, f.card, f.holder));
            CHECK(std::find(known.begin(), known.end(), fact) == known.end());
            known.push_back(fact);
        }
        if (d.text == "puzzle_cluedo_lacks") CHECK_FALSE(supposed);
        supposed = supposed || d.rule != Rule::rules;
    }
}

/// Certain, minimal, of the level; the facts of the chain are true, and it uses every entry but for cards that it
/// shows.
void check_notebook(const Puzzle& p, const std::vector<std::pair<int, int>>& wanted, bool every_fact)
{
    const Book book(p.line);
    CHECK(book.entries.size() >= 6);
    CHECK(book.entries.size() <= 16);
    CHECK(book.view.table.players >= 3);
    CHECK(book.view.table.players <= 6);
    const auto certain = [&](std::size_t without) {
        return std::none_of(wanted.begin(), wanted.end(),
                            [&](const auto& w) { return book.possible(w.first, w.second, false, without); });
    };
    for (const auto& [card, holder] : wanted) CHECK(book.possible(card, holder, true));
    CHECK(certain(999));
    for (std::size_t row = 0; row < book.entries.size(); ++row) CHECK_FALSE(certain(row));

    int found_by = 3;
    const auto constraints = constraints_of(book.view, book.entries);
    for (const auto level : {cluedo::Level::probing, cluedo::Level::propagation}) {
        auto d = cluedo::Domains::of(book.view.table);
        REQUIRE(decide(book.view.table, constraints, d, level));
        if (std::all_of(wanted.begin(), wanted.end(),
                        [&](const auto& w) { return d.at(w.first, w.second) == cluedo::Domain::only_true; }))
            found_by = level == cluedo::Level::probing ? 2 : 1;
    }
    CHECK(found_by == p.key.level);
    CHECK((hardest(p) == Rule::rules ? 1 : hardest(p) == Rule::trial ? 2 : 3) == p.key.level);

    std::vector<int> rows;
    std::vector<std::string> facts;
    for (const Deduction& d : p.proof) {
        rows.insert(rows.end(), d.clues.begin(), d.clues.end());
        facts.insert(facts.end(), d.gives.begin(), d.gives.end());
    }
    for (const auto& [card, holder] : wanted)
        CHECK(std::find(facts.begin(), facts.end(), "has:" + std::to_string(card) + ':' + std::to_string(holder)) !=
              facts.end());
    for (std::size_t row = 0; row < book.entries.size(); ++row)
        CHECK(
            (book.entries[row].card >= 0 || std::find(rows.begin(), rows.end(), static_cast<int>(row)) != rows.end()));
    check_steps(book, p);
    if (!every_fact) return;
    for (const std::string& fact : facts) {
        const auto part = split(fact, ':');
        if (part[0] == "answer") continue;
        INFO(fact);
        CHECK_FALSE(book.possible(std::stoi(part[1]), std::stoi(part[2]), part[0] == "lacks"));
    }
}

} // namespace

TEST_SUITE("puzzle")
{
    TEST_CASE("whodunit: the envelope is certain, without any one entry it is not, by the least level of deduction")
    {
        each(Kind::whodunit, how_many(50), [](const Puzzle& p) {
            std::vector<std::pair<int, int>> wanted;
            for (const std::string& card : p.answer)
                wanted.emplace_back(std::stoi(card), Book(p.line).view.table.players);
            check_notebook(p, wanted, p.key.number <= how_many(1));
        });
    }
    TEST_CASE("hand: the card's holder is certain, without any one entry it is not, by the least level of deduction")
    {
        const auto check = [](const Puzzle& p) {
            check_notebook(p, {{std::stoi(p.ask.about), std::stoi(p.answer[0])}}, p.key.number <= how_many(1));
        };
        each(Kind::hand, how_many(50), check);
        check(made(Kind::hand, 3, 94)); // its search is longer than the record of its moves
    }
    TEST_CASE("who_knows: one player deduces the envelope, none without any one entry; no other does in every deal")
    {
        each(Kind::who_knows, how_many(50), [](const Puzzle& p) {
            const Book book(p.line);
            const int seat = std::stoi(p.answer[0]), players = book.view.table.players;
            CHECK(p.ask.options.size() == static_cast<std::size_t>(players - 1));
            CHECK(book.entries.size() >= 6);
            CHECK(book.entries.size() <= 13);
            CHECK(p.proof.size() < 48); // with the question, shell/lesson/step.hpp
            for (int other = 1; other < players; ++other) CHECK(provably_knows(book, other) == (other == seat));
            for (std::size_t row = 0; row < book.entries.size(); ++row) CHECK_FALSE(provably_knows(book, seat, row));
            const cluedo::Race race = run(cluedo::RaceJob(book.view, book.entries, {}));
            for (const auto& rival : race.rivals) CHECK((rival.now.knows >= 1) == (rival.seat == seat));
            CHECK((hardest(p) == Rule::rules ? 1 : hardest(p) == Rule::trial ? 2 : 3) == p.key.level);
            std::vector<bool> used(book.entries.size());
            std::vector<std::string> told;
            for (const Deduction& d : p.proof) {
                check_follows(book, d, told);
                for (const int row : d.clues) {
                    REQUIRE(row < static_cast<int>(used.size()));
                    used[static_cast<std::size_t>(row)] = true;
                }
                check_sizes(book, d);
                for (const std::string& fact : d.gives) {
                    const auto part = split(fact, ':');
                    INFO(fact);
                    if (part[0] == "open" || part[0] == "left") continue;
                    if (part[0] == "answer") {
                        CHECK(part[1] == p.answer[0]);
                        continue;
                    }
                    const bool knows = part[0] == "knows"; // what the board shows is the player's knowledge alone
                    const CellFact f(knows ? fact.substr(part[0].size() + 1) : fact);
                    CHECK_FALSE(book.possible(f.card, f.holder, !f.holds));
                    if (!knows) CHECK_FALSE(is_printed(book, f.card, f.holder));
                }
            }
            for (std::size_t row = 0; row < used.size(); ++row) CHECK((used[row] || book.entries[row].card >= 0));
            for (const std::string& option : p.ask.options) {
                const auto verdict = check(p, {option});
                REQUIRE(verdict);
                CHECK(verdict->right == (option == p.answer[0]));
                CHECK(verdict->contradicts.empty() == verdict->right);
            }
            refused(p, {"0"});
            refused(p, {"9"});
        });
    }
    TEST_CASE("who_knows: each premise of what a player knows is in its hand, shown to it or by it, or an earlier step "
              "of its own")
    {
        each(Kind::who_knows, how_many(50), [](const Puzzle& p) {
            const Book book(p.line);
            const auto viewed = [](const Deduction& d) {
                const bool named = !d.from.empty() && d.from[0].starts_with("view:");
                return named ? std::stoi(d.from[0].substr(5)) : 0;
            };
            std::vector<std::string> found; // by the player's own steps
            for (const Deduction& d : p.proof) {
                const int seat = viewed(d);
                if (seat == 0) continue;
                CHECK(seat == std::stoi(p.answer[0]));
                for (const std::string& fact : d.from) {
                    if (!is_cell_fact(fact)) continue;
                    INFO(d.text, ": ", fact);
                    const CellFact f(fact);
                    const bool was_there = std::any_of(book.entries.begin(), book.entries.end(), [&](const auto& e) {
                        const bool of_it = std::find(e.cards.begin(), e.cards.end(), f.card) != e.cards.end();
                        return of_it && f.holds && e.shower == f.holder && e.by == seat;
                    });
                    const bool own = f.holder == seat;
                    CHECK((own || was_there || std::find(found.begin(), found.end(), fact) != found.end()));
                }
                for (const std::string& fact : d.gives)
                    found.push_back(fact.starts_with("knows:") ? fact.substr(6) : fact);
            }
        });
    }
    TEST_CASE("who_knows: each other player is looked at first, with two envelopes that it cannot tell apart")
    {
        each(Kind::who_knows, how_many(50), [](const Puzzle& p) {
            const Book book(p.line);
            const int seat = std::stoi(p.answer[0]);
            std::size_t step = 0;
            for (int other = 1; other < book.view.table.players; ++other)
                if (other != seat) check_open(book, p.proof[step++], other);
            CHECK(p.proof[step].gives == std::vector<std::string>{"left:" + p.answer[0]});
            CHECK(p.proof.back().text == "puzzle_cluedo_knows");
        });
    }
    TEST_CASE("a supposition that counts with the size of a hand says so")
    {
        int said = 0;
        for (std::uint64_t number = 1; number <= 12; ++number)
            for (const Deduction& d : made(Kind::hand, 2, number).proof)
                said += d.rule == Rule::trial && std::any_of(d.from.begin(), d.from.end(), [](const std::string& fact) {
                            return fact.starts_with("size:");
                        });
        CHECK(said > 0);
    }
    TEST_CASE("check names the first entry that a wrong envelope or holder contradicts")
    {
        const Puzzle p = made(Kind::whodunit, 2, 5);
        const Book book(p.line);
        Rng rng(3);
        for (int i = 0; i < 30; ++i) {
            const int suspect = static_cast<int>(rng.below(6));
            const int weapon = 6 + static_cast<int>(rng.below(6));
            const int room = 12 + static_cast<int>(rng.below(9));
            const auto verdict = check(p, {std::to_string(suspect), std::to_string(weapon), std::to_string(room)});
            REQUIRE(verdict);
            if (verdict->right) continue;
            std::optional<std::size_t> first; // the entries that are enough
            for (std::size_t n = 0; n <= book.entries.size() && !first; ++n) {
                Solver s(
                    Facts(book.view, {book.entries.begin(), book.entries.begin() + static_cast<std::ptrdiff_t>(n)}));
                for (const int card : {suspect, weapon, room}) s.add(card, book.view.table.players, true);
                if (!s.exists()) first = n;
            }
            REQUIRE(first);
            REQUIRE(verdict->contradicts.size() == 1);
            if (*first > 0) CHECK(verdict->contradicts[0] == "row:" + std::to_string(*first - 1));
            else CHECK(verdict->contradicts[0].starts_with("cell:"));
        }
        refused(p, {"0", "7"});
        refused(p, {"0", "1", "2"});
        refused(p, {"0", "7", "21"});
        refused(p, {"a", "7", "20"});
        const Puzzle hand = made(Kind::hand, 1, 5);
        for (const std::string& option : hand.ask.options) {
            const auto verdict = check(hand, {option});
            REQUIRE(verdict);
            CHECK(verdict->right == (option == hand.answer[0]));
        }
        refused(hand, {"0"});
        refused(hand, {"9"});
    }
}
