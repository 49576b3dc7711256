#pragma once
// A game's line of text: game name, format version, the setup's words, then one word for each event.
#include "engine/session/link.hpp"
#include "engine/session/log.hpp"
#include "engine/session/words.hpp"

namespace engine::session {

/// Reads the log from a line, or returns the error and its place. parse_setup(words) reads the words after the version,
/// parse_event(setup, word, at) one event; both report their own errors, and a refused event is reported at its word.
template <Model M, class ParseSetup, class ParseEvent>
Expected<Log<M>, typename M::Error> read_log(std::string_view line, std::string_view game, ParseSetup parse_setup,
                                             ParseEvent parse_event)
{
    using Error = typename M::Error;
    using Kind = typename Error::Kind;
    if (line.size() > max_line_length) return Unexpected<Error>(Error{Kind::too_long, max_line_length});
    Words words(line);
    if (words.next() != game) return Unexpected<Error>(Error{Kind::unknown_game, words.at()});
    if (words.next() != "1") return Unexpected<Error>(Error{Kind::unknown_version, words.at()});
    auto setup = parse_setup(words);
    if (!setup) return Unexpected<Error>(setup.error());
    Log<M> log(*std::move(setup));
    while (words.more()) {
        const auto word = words.next();
        auto event = parse_event(log.setup(), word, words.at());
        if (!event) return Unexpected<Error>(event.error());
        if (const auto pushed = log.push(*std::move(event)); !pushed) {
            Error refused = pushed.error();
            refused.at = words.at();
            return Unexpected<Error>(refused);
        }
    }
    return log;
}

} // namespace engine::session
