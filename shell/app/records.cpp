#include "shell/app/records.hpp"
#include "shell/kit/figures.hpp"
#include <algorithm>
#include <array>
#include <cstdint>

namespace shell::app {
namespace {

constexpr int most = 9999;

/// The preference with the mark of the game that ended last.
std::string ended_key(const Screen& s)
{
    const std::string as = s.kept_as();
    return "ended." + std::string(name(s.place())) + (as.empty() ? "" : ".") + as;
}

/// A game's setup and seed as a number, which a preference has room for: FNV-1a.
std::string mark_of(std::string_view task)
{
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (const char c : task) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return std::to_string(hash);
}

} // namespace

Record record_from(std::string_view text)
{
    std::array<int, 7> n{};
    for (std::size_t i = 0; i < n.size(); ++i) {
        const auto end = text.find(' ');
        if (i == 6 && text.empty()) break; // an older record
        const auto value = parse_int(text.substr(0, end), 0, i == 3 ? most * 100 : most);
        if (!value || (end == std::string_view::npos ? i < 5 : i == 6)) return {};
        n[i] = *value;
        text.remove_prefix(std::min(text.size(), end == std::string_view::npos ? text.size() : end + 1));
    }
    const Record r{n[0], n[1], n[2], n[3], n[4], n[5], n[6]};
    const bool possible =
        r.won + r.even <= r.played && r.streak <= r.won && r.unaided <= r.won && r.best * r.won <= r.sum;
    return possible ? r : Record{};
}

std::string record_text(const Record& r)
{
    std::string out;
    for (const int n : {r.played, r.won, r.best, r.sum, r.streak, r.unaided, r.even})
        out += (out.empty() ? "" : " ") + std::to_string(n);
    return out;
}

Record with(Record r, const Ended& game)
{
    if (r.played >= most) return r;
    ++r.played;
    if (!game.won) {
        if (game.even) ++r.even;
        else r.streak = 0;
        return r;
    }
    ++r.won;
    ++r.streak;
    if (!game.helped) ++r.unaided;
    if (game.guesses <= 0) return r;
    r.best = r.best == 0 ? game.guesses : std::min(r.best, game.guesses);
    r.sum += game.guesses;
    return r;
}

bool is_new_best(const Record& before, const Ended& game)
{
    return game.won && game.guesses > 0 && before.best > 0 && game.guesses < before.best;
}

std::string record_key(Place place, std::string_view as)
{
    return "record." + std::string(name(place)) + (as.empty() ? "" : ".") + std::string(as);
}

std::string rung_key(Place place) { return "beaten." + std::string(name(place)); }

std::string helped_key(Place place) { return "helped." + std::string(name(place)); }

bool has_ended(const Prefs& prefs, const Screen& s) { return prefs.is(ended_key(s), mark_of(s.task())); }

bool note_end(Prefs& prefs, const Screen& s)
{
    if (s.kept() == Screen::Kept::nothing || has_ended(prefs, s)) return false;
    prefs.set(ended_key(s), mark_of(s.task()));
    return true;
}

} // namespace shell::app
