#include "engine/puzzle/notebook.hpp"
#include "engine/cluedo/search.hpp"
#include <algorithm>
#include <numeric>

namespace engine::puzzle {

using namespace engine::cluedo;

namespace {

constexpr std::size_t questions = 40;

Card any(const Table& t, cluedo::Kind kind, Rng& rng) { return any_of(t.deck.of(kind), rng); }

} // namespace

DrawnTable drawn_table(Rng& rng)
{
    Play play;
    const int players = 3 + static_cast<int>(rng.below(4));
    play.table = dealt(classic, players, 0);
    play.deal = shuffled(play.table, rng);
    while (play.record.size() < questions) {
        const Card suspect = any(play.table, cluedo::Kind::suspect, rng);
        const Card weapon = any(play.table, cluedo::Kind::weapon, rng);
        const Card room = any(play.table, cluedo::Kind::room, rng);
        play.ask({suspect, weapon, room});
        if (play.phase == Play::Phase::show) play.show(any_of(play.showable(), rng));
        play.pass();
    }
    return {{play.view(0), play.seen_from(0)}, play.deal};
}

bool certain(const View& view, std::span<const Entry> entries, std::span<const Literal> wanted)
{
    const auto constraints = constraints_of(view, entries);
    Domains known = Domains::of(view.table);
    propagate(view.table, constraints, known);
    return std::all_of(wanted.begin(), wanted.end(), [&](const Literal& l) {
        if (known.at(l.card, l.holder) != Domain::both) return known.at(l.card, l.holder) == Domain::only_true;
        Domains other = known;
        assume(other, {l.card, l.holder, false});
        return !find_deal(view.table, constraints, other);
    });
}

std::optional<std::vector<Entry>> minimal(const Notebook& book, std::span<const Literal> wanted, Rng& rng)
{
    return minimal(
        book, [&](std::span<const Entry> entries) { return certain(book.view, entries, wanted); }, rng);
}

std::optional<std::vector<Entry>> minimal(const Notebook& book,
                                          const std::function<bool(std::span<const Entry>)>& holds, Rng& rng)
{
    // The shortest beginning, by halving.
    std::size_t least = 0, most = book.entries.size();
    if (!holds(book.entries)) return std::nullopt;
    while (least < most) {
        const std::size_t middle = (least + most) / 2;
        if (holds(std::span(book.entries).first(middle))) most = middle;
        else least = middle + 1;
    }
    std::vector<Entry> entries(book.entries.begin(), book.entries.begin() + static_cast<std::ptrdiff_t>(most));
    std::vector<std::size_t> order(entries.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    rng.shuffle(std::span(order));
    std::vector<char> kept(entries.size(), 1);
    const auto chosen = [&] {
        std::vector<Entry> some;
        for (std::size_t i = 0; i < entries.size(); ++i)
            if (kept[i] != 0) some.push_back(entries[i]);
        return some;
    };
    for (const std::size_t i : order) {
        kept[i] = 0;
        if (!holds(chosen())) kept[i] = 1;
    }
    return chosen();
}

Level level_of(const Notebook& book, std::span<const Literal> wanted)
{
    const auto constraints = constraints_of(book.view, book.entries);
    for (const Level level : {Level::propagation, Level::probing}) {
        Domains d = Domains::of(book.view.table);
        decide(book.view.table, constraints, d, level);
        if (std::all_of(wanted.begin(), wanted.end(),
                        [&](const Literal& l) { return d.at(l.card, l.holder) == Domain::only_true; }))
            return level;
    }
    return Level::complete;
}

bool is_level(int level, Level found) { return level == static_cast<int>(found) + 1; }

std::string line_of(const Notebook& book)
{
    Setup setup;
    setup.mode = Mode::notebook;
    setup.table = book.view.table;
    setup.me = book.view.me;
    setup.hand = book.view.hand;
    session::Log<Game> log(setup);
    for (const Entry& e : book.entries) {
        const bool legal = log.push(Add{e}).has_value();
        ENGINE_CHECK(legal);
    }
    return to_line(log);
}

Notebook notebook_of(const std::string& line)
{
    const auto log = from_line(line);
    ENGINE_CHECK(log.has_value());
    return {log->now().view(), log->now().rows};
}

std::optional<int> first_against(const Notebook& book, std::span<const Literal> supposed)
{
    for (std::size_t n = 0; n <= book.entries.size(); ++n) {
        Domains d = Domains::of(book.view.table);
        bool possible = true;
        for (const Literal& l : supposed) possible = possible && assume(d, l);
        if (!possible || !find_deal(book.view.table, constraints_of(book.view, std::span(book.entries).first(n)), d))
            return static_cast<int>(n) - 1;
    }
    return std::nullopt;
}

std::string cell_id(Card card, Holder holder) { return "cell:" + std::to_string(card * max_holders + holder); }

} // namespace engine::puzzle
