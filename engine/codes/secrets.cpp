#include "engine/codes/secrets.hpp"

namespace engine::codes {

Secrets::Secrets(const Rules& r, const TournamentQuery& query)
    : rules_(r), seed_(query.seed), every_(!query.games), share_(query.share),
      draw_(Rng(query.seed).fork(secrets_stream)),
      games_(static_cast<std::int64_t>(share_.games(query.games.value_or(code_count(r)))))
{
    if (code_count(r) <= max_listed)
        for (const Code& c : all_codes(r)) all_.push_back(pack(r, c));
    else if (every_) too_large_ = {TooLarge::What::candidates, code_count(r), max_listed};
}

Code Secrets::next()
{
    ++begun_;
    if (every_) return unpack(rules_, all_[static_cast<std::size_t>(number())]);
    Code drawn;
    for (; drawn_ <= number(); ++drawn_)
        drawn = all_.empty() ? random_code(rules_, draw_) : unpack(rules_, all_[draw_.index(all_.size())]);
    return drawn;
}

} // namespace engine::codes
