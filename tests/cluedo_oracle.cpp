#include "tests/cluedo_oracle.hpp"
#include <algorithm>
#include <bit>
#include <cmath>

namespace oracle {
namespace {

bool fits(const Notes& n, std::size_t holder, std::uint32_t cards)
{
    return std::all_of(n.facts.begin(), n.facts.end(), [&](const Notes::Fact& f) {
        if (static_cast<std::size_t>(f.holder) != holder) return true;
        const std::uint32_t has = cards & f.cards;
        return f.says == Notes::Fact::none    ? has == 0
               : f.says == Notes::Fact::some  ? has != 0
               : f.says == Notes::Fact::every ? has == f.cards
                                              : has != f.cards;
    });
}

} // namespace

std::vector<Deal> deals(const Notes& n, std::size_t most)
{
    const std::size_t envelope = n.hands.size();
    const int cards = n.kinds[0] + n.kinds[1] + n.kinds[2];
    const std::uint32_t all = (std::uint32_t{1} << cards) - 1;
    std::vector<std::uint32_t> may(envelope + 2, all & ~n.mine), must(envelope + 2, 0);
    for (const auto& f : n.facts) {
        if (f.says == Notes::Fact::none) may[static_cast<std::size_t>(f.holder)] &= ~f.cards;
        if (f.says == Notes::Fact::every) must[static_cast<std::size_t>(f.holder)] |= f.cards;
    }
    for (std::size_t h = 0; h < must.size(); ++h)
        for (std::size_t other = 0; other < may.size(); ++other)
            if (other != h) may[other] &= ~must[h];
    // Each holder's possible hands.
    std::vector<std::pair<std::size_t, std::vector<std::uint32_t>>> lists;
    for (std::size_t h = 0; h < envelope + 2; ++h) {
        const bool none = h == envelope + 1 && n.pile == 0;
        if (none || static_cast<int>(h) == n.me) continue;
        const int size = h == envelope ? 3 : h > envelope ? n.pile : n.hands[h];
        std::vector<std::uint32_t> list;
        const auto choose = [&](const auto& self, int card, int left, std::uint32_t hand) -> void {
            if (left == 0) {
                if ((must[h] & ~hand) == 0 && fits(n, h, hand)) list.push_back(hand);
                return;
            }
            if (cards - card < left) return;
            if ((may[h] >> card & 1) != 0) {
                const int kind = card < n.kinds[0] ? 0 : card < n.kinds[0] + n.kinds[1] ? 1 : 2;
                const int first = kind == 0 ? 0 : kind == 1 ? n.kinds[0] : n.kinds[0] + n.kinds[1];
                const std::uint32_t of_kind = (std::uint32_t{1} << card) - (std::uint32_t{1} << first);
                if (h != envelope || (hand & of_kind) == 0)
                    self(self, card + 1, left - 1, hand | std::uint32_t{1} << card);
            }
            if ((must[h] >> card & 1) == 0) self(self, card + 1, left, hand);
        };
        choose(choose, 0, size, 0);
        lists.emplace_back(h, std::move(list));
    }
    std::vector<Deal> found;
    Deal deal{};
    deal[static_cast<std::size_t>(n.me)] = n.mine;
    long long steps = 0;
    bool gave_up = false;
    // Next comes the holder with the fewest hands that still fit.
    const auto place = [&](const auto& self, std::uint32_t left, decltype(lists) open) -> void {
        if (gave_up) return;
        if (open.empty()) {
            if (left == 0) found.push_back(deal);
            gave_up = found.size() > most;
            return;
        }
        std::uint32_t wanted = 0;
        for (auto& [h, list] : open) {
            steps += static_cast<long long>(list.size());
            std::erase_if(list, [&](std::uint32_t hand) { return (hand & ~left) != 0; });
            for (const std::uint32_t hand : list) wanted |= hand;
        }
        if (wanted != left) return; // some card has no place
        if (steps > 400'000'000) gave_up = true;
        const auto next = std::min_element(
            open.begin(), open.end(), [](const auto& a, const auto& b) { return a.second.size() < b.second.size(); });
        const auto [h, list] = std::move(*next);
        open.erase(next);
        for (const std::uint32_t hand : list) {
            deal[h] = hand;
            self(self, left & ~hand, open);
        }
        deal[h] = 0;
    };
    place(place, all & ~n.mine, lists);
    if (gave_up) found.clear();
    return found;
}

Told told(const Notes& n, const std::vector<Deal>& deals, const std::array<int, 3>& question)
{
    const std::size_t seats = n.hands.size();
    std::uint32_t asked = 0;
    for (const int card : question) asked |= std::uint32_t{1} << card;
    // In sixths of a deal: by envelope, then by answer.
    std::map<std::uint32_t, std::map<std::pair<int, int>, long long>> by_envelope;
    auto last = by_envelope.end();
    for (const Deal& deal : deals) {
        if (last == by_envelope.end() || last->first != deal[seats]) last = by_envelope.try_emplace(deal[seats]).first;
        std::size_t seat = (static_cast<std::size_t>(n.me) + 1) % seats;
        while (static_cast<int>(seat) != n.me && (deal[seat] & asked) == 0) seat = (seat + 1) % seats;
        if (static_cast<int>(seat) == n.me) {
            last->second[{-1, -1}] += 6;
            continue;
        }
        const std::uint32_t fitting = deal[seat] & asked;
        for (const int card : question)
            if ((fitting >> card & 1) != 0) last->second[{static_cast<int>(seat), card}] += 6 / std::popcount(fitting);
    }
    const double total = 6.0 * static_cast<double>(deals.size());
    std::map<std::pair<int, int>, long long> answers;
    Told t;
    double joint = 0, envelopes = 0, alone = 0;
    const auto minus_plogp = [&](long long part) {
        const double p = static_cast<double>(part) / total;
        return -p * std::log2(p);
    };
    for (const auto& [envelope, cells] : by_envelope) {
        long long sum = 0;
        for (const auto& [answer, part] : cells) {
            sum += part;
            answers[answer] += part;
            ++t.answers[answer].envelopes;
            joint += minus_plogp(part);
        }
        envelopes += minus_plogp(sum);
    }
    for (const auto& [answer, part] : answers) {
        t.answers[answer].share = static_cast<double>(part) / total;
        if (t.answers[answer].envelopes == 1) t.solves += t.answers[answer].share;
        alone += minus_plogp(part);
    }
    t.bits = envelopes + alone - joint;
    return t;
}

} // namespace oracle
