#pragma once
// Shared by the lesson tests: the files of assets/lessons, steps as the host makes them, and answers.
#include "engine/request/request.hpp"
#include "shell/lesson/answer.hpp"
#include "shell/lesson/book.hpp"
#include "shell/lesson/player.hpp"
#include "shell/lesson/step.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/player.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace lesson_support {

using shell::lesson::Ask;

inline nlohmann::json file(const std::string& path)
{
    std::ifstream in("assets/lessons/" + path);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    return nlohmann::json::parse(text);
}

/// The program's languages that the lesson has a file for.
inline std::vector<std::string> languages_of(const std::string& id)
{
    auto out = every_language;
    std::erase_if(
        out, [&](const auto& one) { return !std::filesystem::exists("assets/lessons/" + id + "/" + one + ".json"); });
    return out;
}

/// The text of a step as the host gets it by the request lesson.step. `step` counts from 0.
inline std::string flat_step(const nlohmann::json& lesson, const nlohmann::json& texts, const std::string& language,
                             int step, std::uint64_t seed)
{
    const nlohmann::json request{{"cmd", "lesson.step"}, {"lesson", lesson},     {"texts", texts},
                                 {"step", step},         {"language", language}, {"seed", seed}};
    const auto reply = nlohmann::json::parse(engine::request::answer(request.dump()));
    REQUIRE_MESSAGE(reply["ok"] == true, reply.dump());
    return reply["result"]["flat"].get<std::string>();
}

/// The text of a step of assets/lessons. `step` counts from 0; `seed` draws the case.
inline std::string opened(const std::string& id, const std::string& language, int step, std::uint64_t seed)
{
    nlohmann::json texts;
    for (const std::string& one : languages_of(id)) texts[one] = file(id + "/" + one + ".json");
    return flat_step(file(id + "/lesson.json"), texts, language, step, seed);
}

inline void put_down(Player& p, const Ask& ask, const std::string& answer)
{
    if (ask.kind != Ask::Kind::choice && ask.kind != Ask::Kind::set) return p.use("lesson_answer", answer);
    const std::string around = ", " + answer + ", ";
    for (std::size_t i = 0; i < ask.options.size(); ++i) {
        const bool wanted = around.find(", " + ask.options[i].value + ", ") != std::string::npos;
        if (ask.kind == Ask::Kind::choice) {
            if (ask.options[i].value == answer) p.use("lesson_choice", std::to_string(i));
        } else if (const auto mark = p.control("lesson_mark:" + std::to_string(i));
                   wanted != mark["checked"].get<bool>())
            p.use("lesson_mark:" + std::to_string(i));
    }
}

inline std::string feedback(Player& p)
{
    const auto said = p.control("lesson_feedback");
    return said.is_null() ? std::string() : said["text"].get<std::string>();
}

} // namespace lesson_support
