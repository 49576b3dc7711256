#include "engine/formats/variant_words.hpp"
#include "engine/session/words.hpp"
#include <algorithm>
#include <numeric>

namespace engine::formats {
namespace {

using betting::Variant, betting::VariantRules;

/// The text before the separator, which is removed too.
std::string_view cut_at(std::string_view& text, char separator)
{
    const auto end = std::min(text.find(separator), text.size());
    const auto part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

/// Numbers between commas, each from `least` to `most`; nothing if one is not, or if there are too many.
std::optional<std::vector<int>> numbers(std::string_view text, std::uint64_t least, std::uint64_t most,
                                        std::size_t count)
{
    std::vector<int> all;
    if (text.empty() || text.back() == ',') return std::nullopt;
    while (!text.empty()) {
        const auto n = session::number(cut_at(text, ','), most);
        if (!n || *n < least || all.size() == count) return std::nullopt;
        all.push_back(static_cast<int>(*n));
    }
    return all;
}

bool read_part(std::string_view name, std::string_view value, VariantRules& rules)
{
    if (name == "ante") {
        const auto ante = numbers(value, 1, betting::max_bet, 1);
        if (ante) rules.ante = ante->front();
        return ante.has_value();
    }
    if (name == "bets") {
        auto bets = numbers(value, 1, betting::max_bet, betting::max_bets);
        if (!bets) return false;
        rules.bets = *bets;
        std::sort(bets->begin(), bets->end());
        return std::adjacent_find(bets->begin(), bets->end()) == bets->end();
    }
    if (name == "ranks" && rules.variant == Variant::kuhn) {
        const auto ranks = numbers(value, 0, betting::max_copies, betting::max_ranks);
        if (!ranks || static_cast<int>(ranks->size()) < betting::min_ranks) return false;
        rules.ranks = *ranks;
        return std::accumulate(ranks->begin(), ranks->end(), 0) >= 2;
    }
    if (name == "deck" && rules.variant == Variant::one_card) {
        const auto deck = betting::parse_deck(std::string(value) + "r");
        if (deck) rules.deck = *deck;
        return deck.has_value();
    }
    if (name == "fold" && rules.variant == Variant::one_card) {
        rules.may_fold = value == "yes";
        return value == "yes" || value == "no";
    }
    return false;
}

} // namespace

bool is_variant(std::string_view text) { return named<Variant>(text.substr(0, text.find(':'))).has_value(); }

Expected<VariantRules, Error> parse_variant(std::string_view text)
{
    VariantRules rules;
    const std::string_view whole = text;
    const auto refuse = [&](std::string_view part) {
        Error e{ErrorKind::unknown_variant, static_cast<int>(part.data() - whole.data())};
        e.detail = part;
        return Unexpected<Error>(std::move(e));
    };
    const auto word = cut_at(text, ':');
    const auto variant = named<Variant>(word);
    if (!variant) return refuse(word);
    rules.variant = *variant;
    while (!text.empty()) {
        const auto part = cut_at(text, ':');
        auto value = part;
        const auto name = cut_at(value, '=');
        if (!read_part(name, value, rules)) return refuse(part);
    }
    return rules;
}

} // namespace engine::formats
