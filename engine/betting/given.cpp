#include "engine/betting/given.hpp"
#include "engine/base/characters.hpp"
#include "engine/extensive/efg.hpp"
#include "engine/session/link.hpp"
#include "engine/session/words.hpp"
#include <algorithm>

namespace engine::betting {
namespace {

constexpr std::string_view before_text = "betting 1 efg ";

Unexpected<Error> bad_file(std::size_t at) { return wrong(Error::Kind::bad_file, static_cast<int>(at)); }

/// The first byte that belongs to no printed character.
std::size_t unprinted(std::string_view text)
{
    std::size_t i = 0;
    while (i < text.size()) {
        const std::size_t size = character_at(text, i);
        const auto c = static_cast<unsigned char>(text[i]);
        if (size == 0 || c < 0x20 || c == 0x7f) break;
        i += size;
    }
    return i;
}

/// The byte after so many characters.
std::size_t byte_of(std::string_view text, int characters)
{
    std::size_t i = 0;
    for (int c = 0; c < characters && i < text.size(); ++c) i += character_at(text, i);
    return i;
}

} // namespace

std::optional<Error> problem(const GivenSetup& s)
{
    const bool can = !solving_problem(s.tree) && extensive::sequence_form(s.tree);
    return can ? std::nullopt : std::optional(Error{Error::Kind::bad_file});
}

Given Given::start(const Setup& setup)
{
    auto form = extensive::sequence_form(setup.tree);
    ENGINE_CHECK(form.has_value());
    return {setup, std::make_shared<const extensive::Form>(*std::move(form))};
}

Expected<Given, Error> Given::after(const Event&) const { return wrong(Error::Kind::unknown_event); }

int Given::own_set(int tree_set) const
{
    const int player = tree().sets[tree_set].player;
    if (player < 0) return -1;
    const auto& own = form->players[player].sets;
    const auto is = [&](const auto& s) { return s.tree_set == tree_set; };
    return static_cast<int>(std::find_if(own.begin(), own.end(), is) - own.begin());
}

std::string to_line(const session::Log<Given>& log)
{
    return std::string(before_text) + extensive::to_short_efg(log.setup().tree);
}

bool is_given_line(std::string_view line)
{
    session::Words words(line);
    words.next();
    words.next();
    return words.next() == "efg";
}

Expected<session::Log<Given>, Error> given_from_line(std::string_view line)
{
    if (line.size() > session::max_kept_length)
        return wrong(Error::Kind::too_long, static_cast<int>(session::max_kept_length));
    session::Words words(line);
    if (words.next() != "betting") return wrong(Error::Kind::unknown_game, words.at());
    if (words.next() != "1") return wrong(Error::Kind::unknown_version, words.at());
    if (words.next() != "efg") return wrong(Error::Kind::unknown_variant, words.at());
    if (!line.starts_with(before_text)) return bad_file(line.size());
    const std::string_view text = line.substr(before_text.size());
    if (const std::size_t at = unprinted(text); at < text.size()) return bad_file(before_text.size() + at);
    auto tree = extensive::parse_efg(text);
    if (!tree) return bad_file(before_text.size() + byte_of(text, std::max(0, tree.error().at)));
    GivenSetup setup{*std::move(tree)};
    if (problem(setup)) return bad_file(before_text.size());
    session::Log<Given> log(std::move(setup));
    const std::string written = to_line(log);
    const auto [here, there] = std::mismatch(line.begin(), line.end(), written.begin(), written.end());
    if (here != line.end() || there != written.end()) return bad_file(static_cast<std::size_t>(here - line.begin()));
    return log;
}

} // namespace engine::betting
