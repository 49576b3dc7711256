#pragma once
// Golden links: each row of tests/golden/links.txt holds a link, some words about its game, and its line.
#include "engine/session/link.hpp"
#include "engine/session/log.hpp"
#include <doctest/doctest.h>
#include <fstream>
#include <string>

namespace engine {

/// Opens the links of lines that are `wanted`: the link must equal its line's, the line must be reproduced, and the words
/// must equal `words_about` the game. Returns their number.
template <class Wanted, class ReadLine, class WordsAbout>
int open_golden_links_if(Wanted wanted, ReadLine from_line, WordsAbout words_about)
{
    std::ifstream file("tests/golden/links.txt");
    REQUIRE_MESSAGE(file, "run from the project's root");
    int links = 0;
    for (std::string text; std::getline(file, text);) {
        if (text.empty() || text[0] == '#') continue;
        INFO(text);
        const std::string link = text.substr(0, text.find(' '));
        const auto line = session::from_link(link);
        REQUIRE(line);
        if (!wanted(*line)) continue;
        ++links;
        CHECK(session::to_link(*line) == link);
        const auto log = from_line(*line);
        REQUIRE(log);
        CHECK(to_line(*log) == *line);
        CHECK(text == link + ' ' + words_about(log->now()) + ' ' + *line);
    }
    return links;
}

/// Those of one game.
template <class ReadLine, class WordsAbout>
int open_golden_links(const std::string& game, ReadLine from_line, WordsAbout words_about)
{
    return open_golden_links_if([&](const std::string& line) { return line.starts_with(game + ' '); }, from_line,
                                words_about);
}

} // namespace engine
