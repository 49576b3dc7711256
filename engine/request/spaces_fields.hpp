#pragma once
// The fields of every request about version spaces: language, cover, noise; tie rule and split of the strategy.
#include "engine/codes/strategies/version_space.hpp"
#include "engine/request/codes_fields.hpp"

namespace engine::request {

/// A number in [0, most); `range` describes that range in messages.
double read_fraction(Reader&, std::string_view name, double otherwise, const char* range, double most);
/// The enumerator among `all` named by the field; without the field the first, or `otherwise`.
template <class Enum, std::size_t N>
Enum read_name(Reader& in, std::string_view field, const std::array<Enum, N>& all,
               std::optional<Enum> otherwise = std::nullopt)
{
    const std::string word = in.word(field, name(otherwise.value_or(all[0])));
    std::string known;
    for (const Enum e : all) {
        if (name(e) == word) return e;
        known += (known.empty() ? "" : ", ") + std::string(name(e));
    }
    in.fail({"unknown_option", in.path(field) + " must be one of " + known + ".", in.path(field)});
    return all[0];
}

/// "language": "L" or "L2" (default).
codes::version_space::Language read_language(Reader&);
/// "cover": "A" or "B" (default); with `may_overlap` also "C", which overlaps.
codes::version_space::Cover read_cover(Reader&, bool may_overlap = false);
/// "noise": {"eps": e} or {"lies": k}; default and null: none. With `play`, also its "stop_at", "rate", "blind".
codes::version_space::Noise read_noise(Reader&, codes::version_space::PlayOptions* play = nullptr);
/// All options of the strategy version_space, from its "options".
codes::version_space::PlayOptions read_play_options(Reader&);

} // namespace engine::request
