#pragma once
// Requests to the platform (page or desktop window). The shell itself touches no file, clipboard, network or worker.
#include "engine/base/json_string.hpp"
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shell::kit {

struct Effect {
    enum class Kind : std::uint8_t {
        save,      // keep `text` under `name` ("prefs" or "game") until the next start
        tell,      // share the text `text` about the puzzles of the day `name` ("2026-11-29")
        copy,      // put `text` on the clipboard
        share,     // offer the link `text` with the title `name`
        request,   // run the request `text` as job `id` in a worker and deliver its lines
        cancel,    // stop job `id`
        event,     // notify the host: `name` with the JSON object `text`
        language,  // the language is now `text`
        texts,     // fetch the texts of the language `text`, then set it; if that fails, set the present one
        theme,     // the theme is now `name`, its background `text` ("#RRGGBB")
        text_view, // `text` "1": show the outline in place of the canvas
        file,      // offer a file `name` with the content `text`; no name: offer to export or import the saved games
        picture,   // offer the canvas as a PNG called `name`
        program,   // start the program that has the game `name`, with the link `text` or, if "", its saved game
        page,      // open the site's page `name` ("guides/glossary", "print") in another tab, at the anchor `text`
                   // ("print": with the board of this link);
                   // "term": explain the term `text` of the glossary
        puzzle, // check the wrong answer `text` (JSON) to the puzzle `name`; the platform answers with set("lesson_told")
        lesson, // fetch step `id` of the lesson `name` (an id or a URL); `text`: seed (< 2^53) and language, "7 es".
                // The platform answers with set("lesson", …) or set("lesson_failed", reason)
    } kind;
    int id = 0;
    std::string name, text;
};

/// JSON for the page: an array of objects. Their "type" is the kind's name without underscores.
std::string effects_json(const std::vector<Effect>&);

using engine::json_string;

} // namespace shell::kit
