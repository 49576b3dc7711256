#pragma once
// A notebook of Cluedo as sets of cards, and a solver of it that shares no code with the engine's.
#include "engine/cluedo/game.hpp"
#include "tests/engine/puzzle_support.hpp"
#include <algorithm>
#include <array>
#include <optional>

namespace puzzle_notebook {

using namespace engine;
using namespace engine::puzzle;

inline constexpr int all_cards = 21, first_weapon = 6, first_room = 12;

/// A notebook as sets of cards: each holder's excluded and certain cards, and the hands of which one card was shown.
struct Facts {
    int players = 0;
    std::vector<int> size;                           // of each seat, then of the envelope
    std::vector<std::uint32_t> may;                  // by holder
    std::vector<std::pair<int, std::uint32_t>> some; // the holder has one of these
    std::vector<std::pair<int, int>> has;            // card, holder

    /// `public_only`: without the reader's hand.
    Facts(const cluedo::View& view, const std::vector<cluedo::Entry>& entries, std::size_t without = 999,
          bool public_only = false)
    {
        players = view.table.players;
        for (int seat = 0; seat < players; ++seat) size.push_back(view.table.hand[static_cast<std::size_t>(seat)]);
        size.push_back(3);
        may.assign(static_cast<std::size_t>(players) + 1, (1u << all_cards) - 1);
        for (int card = 0; card < all_cards && !public_only; ++card)
            if ((view.hand >> card & 1) != 0) has.emplace_back(card, 0);
            else may[0] &= ~(1u << card);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const cluedo::Entry& e = entries[i];
            if (i == without) continue;
            REQUIRE(e.kind == cluedo::Entry::Kind::suggest);
            std::uint32_t asked = 0;
            for (const int card : e.cards) asked |= 1u << card;
            const int last = e.shower < 0 ? e.by : e.shower;
            for (int seat = (e.by + 1) % players; seat != last; seat = (seat + 1) % players)
                may[static_cast<std::size_t>(seat)] &= ~asked;
            if (e.card >= 0) has.emplace_back(e.card, e.shower);
            else if (e.shower >= 0) some.emplace_back(e.shower, asked);
        }
    }
};

/// Whether a deal fits: branches over the cards that hands may have shown, then matches the rest to places.
class Solver {
public:
    explicit Solver(Facts f) : f_(std::move(f)), holder_(all_cards, -1), left_(f_.size) {}

    /// Adds "holder has the card", or "lacks it".
    bool add(int card, int holder, bool holds)
    {
        if (!holds) f_.may[static_cast<std::size_t>(holder)] &= ~(1u << card);
        else f_.has.emplace_back(card, holder);
        return true;
    }
    bool exists()
    {
        for (const auto& [card, holder] : f_.has)
            if (holder_[static_cast<std::size_t>(card)] != holder && !place(card, holder)) return false;
        return envelope(0);
    }
    /// After exists(): the holder of each card.
    const std::vector<int>& deal() const { return holder_; }

private:
    static int kind(int card) { return card < first_weapon ? 0 : card < first_room ? 1 : 2; }
    bool place(int card, int holder)
    {
        const auto c = static_cast<std::size_t>(card), h = static_cast<std::size_t>(holder);
        if (holder_[c] >= 0 || left_[h] == 0 || (f_.may[h] >> card & 1) == 0) return false;
        if (holder == f_.players)
            for (int other = 0; other < all_cards; ++other)
                if (holder_[static_cast<std::size_t>(other)] == holder && kind(other) == kind(card)) return false;
        holder_[c] = holder;
        --left_[h];
        return true;
    }
    void take(int card)
    {
        ++left_[static_cast<std::size_t>(holder_[static_cast<std::size_t>(card)])];
        holder_[static_cast<std::size_t>(card)] = -1;
    }
    bool envelope(int of_kind)
    {
        if (of_kind == 3) return shown();
        for (int card = 0; card < all_cards; ++card) {
            if (kind(card) != of_kind) continue;
            if (holder_[static_cast<std::size_t>(card)] == f_.players) return envelope(of_kind + 1);
        }
        for (int card = 0; card < all_cards; ++card)
            if (kind(card) == of_kind && place(card, f_.players)) {
                if (envelope(of_kind + 1)) return true;
                take(card);
            }
        return false;
    }
    bool shown()
    {
        const std::pair<int, std::uint32_t>* next = nullptr;
        std::uint32_t options = 0;
        for (const auto& fact : f_.some) {
            std::uint32_t open = 0;
            bool done = false;
            for (int card = 0; card < all_cards; ++card) {
                if ((fact.second >> card & 1) == 0) continue;
                const int holder = holder_[static_cast<std::size_t>(card)];
                done = done || holder == fact.first;
                if (holder < 0 && (f_.may[static_cast<std::size_t>(fact.first)] >> card & 1) != 0) open |= 1u << card;
            }
            if (done) continue;
            if (next == nullptr || __builtin_popcount(open) < __builtin_popcount(options)) next = &fact, options = open;
        }
        if (next == nullptr) return match();
        for (int card = 0; card < all_cards; ++card)
            if ((options >> card & 1) != 0 && place(card, next->first)) {
                if (shown()) return true;
                take(card);
            }
        return false;
    }
    /// Every card left to a place left: augmenting paths.
    bool match()
    {
        std::array<std::array<int, all_cards>, 6> at{}; // [seat]: the cards there, of which there are `held`
        std::array<int, 6> held{};
        for (int card = 0; card < all_cards; ++card) {
            if (holder_[static_cast<std::size_t>(card)] >= 0) continue;
            unsigned tried = 0;
            if (!put(card, at, held, tried)) return false;
        }
        for (int seat = 0; seat < f_.players; ++seat)
            for (int i = 0; i < held[static_cast<std::size_t>(seat)]; ++i)
                holder_[static_cast<std::size_t>(at[static_cast<std::size_t>(seat)][static_cast<std::size_t>(i)])] =
                    seat;
        return true;
    }
    bool put(int card, std::array<std::array<int, all_cards>, 6>& at, std::array<int, 6>& held, unsigned& tried)
    {
        for (int seat = 0; seat < f_.players; ++seat) {
            const auto s = static_cast<std::size_t>(seat);
            if ((tried >> seat & 1) != 0 || left_[s] == 0 || (f_.may[s] >> card & 1) == 0) continue;
            tried |= 1u << seat;
            if (held[s] < left_[s]) {
                at[s][static_cast<std::size_t>(held[s]++)] = card;
                return true;
            }
            for (int i = 0; i < held[s]; ++i)
                if (int& other = at[s][static_cast<std::size_t>(i)]; put(other, at, held, tried)) {
                    other = card;
                    return true;
                }
        }
        return false;
    }

    Facts f_;
    std::vector<int> holder_, left_;
};

/// What some deal of the facts has: each deal that is found answers for all its cells.
class Possible {
public:
    explicit Possible(const Facts& facts) : facts_(facts) {}
    bool operator()(int card, int holder, bool holds)
    {
        for (const auto& deal : deals_)
            if ((deal[static_cast<std::size_t>(card)] == holder) == holds) return true;
        Solver s(facts_);
        s.add(card, holder, holds);
        if (!s.exists()) return false;
        deals_.push_back(s.deal());
        return true;
    }

private:
    const Facts& facts_;
    std::vector<std::vector<int>> deals_; // [card]: its holder
};

struct Book {
    cluedo::View view;
    std::vector<cluedo::Entry> entries;
    explicit Book(const std::string& line)
    {
        const auto log = cluedo::from_line(line);
        REQUIRE(log);
        CHECK(to_line(*log) == line);
        view = log->now().view();
        entries = log->now().rows;
        CHECK(view.me == 0);
    }
    bool possible(int card, int holder, bool holds, std::size_t without = 999) const
    {
        Solver s(Facts(view, entries, without));
        s.add(card, holder, holds);
        return s.exists();
    }
};

/// The public part of the notes, with the cards that were shown between the player and the reader.
inline Facts public_facts(const Book& book, int seat)
{
    auto entries = book.entries;
    for (auto& e : entries)
        if (!((e.by == seat && e.shower == 0) || (e.by == 0 && e.shower == seat))) e.card = -1;
    return Facts(book.view, entries, 999, true);
}

/// Whether the player deduces the envelope from the public part of the notes, the cards that it certainly saw, and the
/// cells of its hand of which the reader is certain.
inline bool provably_knows(const Book& book, int seat, std::size_t without = 999)
{
    const Facts all(book.view, book.entries, without);
    Possible possible(all);
    auto entries = book.entries;
    for (auto& e : entries) {
        const bool told_me = (e.by == seat && e.shower == 0) || (e.by == 0 && e.shower == seat);
        if (told_me || e.by != seat) {
            if (!told_me) e.card = -1;
            continue;
        }
        std::vector<int> fits;
        for (const int card : e.cards)
            if (e.shower >= 0 && possible(card, e.shower, true)) fits.push_back(card);
        if (fits.size() == 1) e.card = static_cast<cluedo::Card>(fits[0]);
    }
    Facts facts(book.view, entries, without, true);
    for (int card = 0; card < all_cards; ++card) {
        if (!possible(card, seat, true)) facts.may[static_cast<std::size_t>(seat)] &= ~(1u << card);
        else if (!possible(card, seat, false)) facts.has.emplace_back(card, seat);
    }
    Possible seen(facts);
    std::array<int, 3> in_envelope{};
    for (int card = 0; card < all_cards; ++card)
        in_envelope[card < first_weapon ? 0 : card < first_room ? 1 : 2] += seen(card, facts.players, true);
    return in_envelope == std::array{1, 1, 1};
}

} // namespace puzzle_notebook
