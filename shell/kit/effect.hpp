#pragma once
// What the shell asks of the platform it runs on (page or desktop window). The shell itself touches no file, no
// clipboard, no network and no worker.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace shell::kit {

struct Effect {
    enum class Kind : std::uint8_t {
        save,    // keep `text` under `name` ("prefs" or "game") until the next start
        copy,    // put `text` on the clipboard
        share,   // offer the link `text` with the title `name`
        request, // run the request `text` as job `id` in a worker and deliver its lines; `name` every_request: in one of
                 // the program that has every request, whatever this one has
        cancel,  // stop job `id`
        event,   // tell the host: `name` with the JSON object `text`
        language,  // `text` is the language now
        texts,     // bring the texts of the language `text`, then set it; if there are none, set the one of before
        theme,     // `name` is the theme now, `text` its background "#RRGGBB"
        text_view, // `text` "1": show the outline in place of the picture
        file,      // give the person a file called `name` with the text `text`; no name: what games_file is
        picture,   // give the person what is on screen as a PNG called `name`
        later, // bring the program's second file (kit/later.hpp). set("later", "here") when it is part of the program, or
               // else set("later_failed", why)
        program, // this program has not the game `name`: start the one that has, with the link `text` or what is saved
        page,    // open the site's page `name` in a window of its own ("guides/glossary", "print"), at its part `text`
        lesson, // bring step `id` of the lesson `name` (ours, or an address); `text` is its seed, below 2^53, a space, and
                // the language: "7 es". It comes by set("lesson", …), or else set("lesson_failed", why)
    } kind;
    static constexpr std::string_view every_request = "every";
    int id = 0;
    std::string name, text;
};

/// As the page's JavaScript reads them: a JSON array of objects, the "type" being the kind's name without underscores.
std::string effects_json(const std::vector<Effect>&);

/// A string as a JSON string with its quotes; bytes that are no UTF-8 become U+FFFD.
std::string json_string(std::string_view);

} // namespace shell::kit
