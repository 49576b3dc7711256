#pragma once
// Shared by the tests of lessons on a phone: what is drawn, clicks, and every step of a game's lessons.
#include "tests/shell/lesson_support.hpp"

namespace lesson_phone {

using namespace lesson_support;

inline bool drawn(Player& p, const std::string& id) { return p.app().drawn().rects.count(id) == 1; }

inline void click(Player& p, const std::string& id)
{
    const auto r = p.app().drawn().rects.at(id);
    p.click_at({r.x, r.y, r.w, r.h});
    p.settles(60);
}

/// The id of the last control that answers the question.
inline std::string last_control(const Ask& ask)
{
    using Kind = Ask::Kind;
    const std::string last = std::to_string(ask.options.size() - 1);
    if (ask.kind == Kind::choice) return "lesson_choice:" + last;
    return ask.kind == Kind::set ? "lesson_mark:" + last : "lesson_answer";
}

/// Calls `look` for every step of the game's lessons, opened on a phone in Spanish.
template <class Look>
void each_step(shell::kit::Place place, Look look)
{
    for (const auto& e : shell::lesson::all_lessons()) {
        if (e.place != place) continue;
        const std::string id(e.id);
        const auto lesson = file(id + "/lesson.json");
        const nlohmann::json texts{{"es", file(id + "/es.json")}};
        Player p(R"({"game": ")" + std::string(name(place)) + R"(", "language": "es"})", 360, 640);
        for (int i = 0; i < static_cast<int>(lesson["steps"].size()); ++i) {
            const auto flat = flat_step(lesson, texts, "es", i, 11);
            const auto step = shell::lesson::read_step(flat);
            p.app().set("lesson", flat);
            p.settles(120);
            look(p, *step, id + " " + std::to_string(i + 1));
        }
    }
}

} // namespace lesson_phone
