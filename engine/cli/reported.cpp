#include "engine/cli/reported.hpp"
#include "engine/cli/link.hpp"
#include "engine/lesson/line.hpp"
#include "engine/request/json.hpp"
#include "engine/session/link.hpp"
#include "engine/session/mailed.hpp"
#include "engine/session/plain_text.hpp"
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <tuple>
#include <utility>
#include <vector>

namespace engine::cli {
namespace {

using request::Json;

struct Reported {
    std::string from, error, line, lesson, date;
    Json settings = Json::object();
    std::string width = "1280", height = "800";
    std::vector<std::pair<std::string, std::string>> acts; // id, value
    int cut = 0;                                           // number of an incomplete last line
    int left_out = 0;                                      // number of damaged actions
    std::uint64_t step = 0, drawn = 1;                     // of the lesson
    bool tried = false;                                    // the user was trying the lesson's board alone
    std::string said;
};

std::string text_in(const Json& object, const char* key)
{
    const auto it = object.find(key);
    return it != object.end() && it->is_string() ? it->get<std::string>() : std::string();
}

std::uint64_t number_in(const Json& object, const char* key, std::uint64_t usual)
{
    const auto it = object.find(key);
    return it != object.end() && it->is_number_unsigned() ? it->get<std::uint64_t>() : usual;
}

/// Whether the lesson is built in, hence has a file name; a teacher's own lesson exists on the reporting page only.
bool is_ours(std::string_view lesson)
{
    return !lesson.empty() && lesson.size() < 100 && std::all_of(lesson.begin(), lesson.end(), [](char c) {
        return c == '-' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z');
    });
}

/// The screen's language at the start of the report.
std::string language_of(const Reported& r)
{
    constexpr std::string_view key = "language=";
    const std::string prefs = "\n" + text_in(r.settings, "prefs");
    if (const auto at = prefs.find("\n" + std::string(key)); at != prefs.npos)
        return prefs.substr(at + 1 + key.size(), 2);
    const std::string asked = text_in(r.settings, "language").substr(0, 2);
    return asked.empty() ? "es" : asked;
}

/// As a C++ string literal.
std::string literal(std::string_view text)
{
    std::string out = "\"";
    for (const char c : text) {
        char octal[8];
        std::snprintf(octal, sizeof octal, "\\%03o", static_cast<unsigned>(static_cast<unsigned char>(c)));
        if (c == '"' || c == '\\') out += std::string{'\\', c};
        else if (static_cast<unsigned char>(c) < 32) out += octal;
        else out += c;
    }
    return out + '"';
}

/// Joined to one line, for a comment.
std::string in_one_line(std::string text)
{
    text = text.substr(0, text.find_first_of("\r\n"));
    return text.substr(0, 100);
}

std::string pixels(const Json& number)
{
    return std::to_string(std::clamp(static_cast<int>(number.get<double>() + 0.5), 1, 16384));
}

bool take_header(const Json& json, Reported& r)
{
    if (!json.is_object() || text_in(json, "sagaz").empty()) return false;
    r.from = text_in(json, "sagaz") + " " + text_in(json, "build");
    r.error = text_in(json, "error");
    const bool sized = json.contains("size") || !json.contains("report"); // the desktop needs a size
    if (const auto it = json.find("settings"); it != json.end() && it->is_object()) r.settings = *it;
    if (const auto it = json.find("size");
        it != json.end() && it->is_array() && it->size() >= 2 && (*it)[0].is_number() && (*it)[1].is_number())
        std::tie(r.width, r.height) = std::pair(pixels((*it)[0]), pixels((*it)[1]));
    return sized;
}

Expected<Reported, std::string> read(std::string_view text)
{
    Reported r;
    bool opened = false;
    const auto mail = session::read_mail(text);
    r.said = words_of(mail);
    for (const auto& line : mail.lines) {
        const auto wrong = [&line](const char* what) {
            return Unexpected<std::string>("line " + std::to_string(line.number) + ": " + what);
        };
        const Json json = Json::parse(line.text, nullptr, false);
        if (r.from.empty()) {
            if (!take_header(json, r)) return wrong("a report does not begin like this");
            if (json.contains("seed") && !json.contains("report"))
                return wrong(
                    "this is a recording, and a test needs a report or a link; sagaz-desktop --replay FILE plays a "
                    "recording");
        } else if (!line.whole && opened) r.cut = line.number;
        else if (!json.is_object()) return wrong("not a complete JSON object");
        else if (json.contains("line")) {
            opened = true;
            r.line = text_in(json, "line");
            if (auto problem = r.line.empty() ? std::string() : lesson::problem_of_line(r.line); !problem.empty())
                return wrong(("the game cannot be opened: " + problem).c_str());
            if (!r.line.empty()) r.settings["link"] = session::sealed(r.line);
            r.settings["prefs"] = text_in(json, "prefs");
            r.lesson = text_in(json, "lesson");
            r.date = text_in(json, "date").substr(0, 100);
            r.tried = json.contains("tried") && json["tried"] == true;
            r.step = std::min<std::uint64_t>(number_in(json, "step", 0), 1000);
            r.drawn = number_in(json, "drawn", 1);
        } else {
            const auto values = json.find("values");
            const bool whole = values != json.end() && values->is_array() && values->size() == 2 &&
                               (*values)[0].is_string() && (*values)[1].is_string();
            if (text_in(json, "kind") != "act" || !whole) return wrong("not an action of a report");
            r.acts.emplace_back((*values)[0].get<std::string>(), (*values)[1].get<std::string>());
        }
    }
    if (r.from.empty()) return Unexpected<std::string>("the file is empty");
    if (!opened) return Unexpected<std::string>("line 2: this line must say how the game was opened, and is missing");
    r.left_out = std::max(0, mail.actions - static_cast<int>(r.acts.size()) - (r.cut > 0 ? 1 : 0));
    return r;
}

Expected<Reported, std::string> opened_by(std::string_view link)
{
    auto line = line_of(link);
    if (!line) return Unexpected<std::string>(line.error());
    Reported r;
    r.from = "a link";
    r.settings = {{"language", "en"}, {"motion", "reduce"}, {"link", session::to_link(*line)}};
    r.line = *std::move(line);
    return r;
}

} // namespace

Expected<ReportedTest, std::string> test_of(std::string_view as_sent)
{
    const std::string text = session::plain_text(as_sent);
    const auto begin = text.find_first_not_of(" \r\n\t");
    const bool report = (begin != text.npos && text[begin] == '{') || text.find("{\"sagaz\"") != text.npos;
    const auto read_one = report ? read(text) : opened_by(text);
    if (!read_one) return Unexpected<std::string>(read_one.error());
    const Reported& r = *read_one;
    std::string game = r.line.empty() ? "home" : r.line.substr(0, std::min<std::size_t>(r.line.find(' '), 20));
    std::replace_if(
        game.begin(), game.end(), [](char c) { return c < 'a' || c > 'z'; }, '_'); // a report is untrusted
    std::string out = "// From " + in_one_line(r.from);
    if (!r.error.empty()) out += ": " + in_one_line(r.error);
    out += R"(
#include "tests/shell/)" +
           std::string(is_ours(r.lesson) ? "lesson_support.hpp" : "player.hpp") + R"("
#include <doctest/doctest.h>
#include <utility>

TEST_SUITE("reported")
{
    TEST_CASE(")" +
           game + " in " + r.width + " by " + r.height +
           (is_ours(r.lesson) ? ", step " + std::to_string(r.step + 1) + " of the lesson " + r.lesson : "") +
           R"(: repeats every action, and the game goes on")
    {
)";
    if (!r.line.empty()) out += "        // " + in_one_line(r.line) + "\n";
    if (!r.lesson.empty() && !is_ours(r.lesson))
        out += "        // The report comes from the lesson " + in_one_line(r.lesson) +
               ", which this test does not open.\n";
    out += "        const std::string settings = R\"json(" +
           r.settings.dump(1, ' ', false, Json::error_handler_t::replace) + ")json\";\n        Player p(settings, " +
           r.width + ", " + r.height + ");\n        CHECK(p.settles());\n";
    if (!r.date.empty())
        out += "        p.app().set(\"date\", " + literal(r.date) + ");\n        CHECK(p.settles());\n";
    if (is_ours(r.lesson))
        out += "        p.app().set(\"lesson\", lesson_support::opened(" + literal(r.lesson) + ", " +
               literal(language_of(r)) + ", " + std::to_string(r.step) + ", " + std::to_string(r.drawn) +
               "u));\n        CHECK(p.settles());\n";
    if (is_ours(r.lesson) && r.tried)
        out += "        p.app().set(\"lesson_tried\", " + literal(r.line) + ");\n        CHECK(p.settles());\n";
    if (!r.acts.empty()) {
        out += "        const std::pair<const char*, const char*> done[] = {\n";
        for (const auto& [id, value] : r.acts) out += "            {" + literal(id) + ", " + literal(value) + "},\n";
        out += R"(        };
        for (const auto& control : done) {
            INFO(control.first);
            p.use(control.first, control.second);
            CHECK(p.settles());
        }
)";
    }
    out += R"(        CHECK_FALSE(p.outline()["nodes"].empty());
    }
}
)";
    return ReportedTest{"reported_" + game + '_' + r.width + 'x' + r.height, std::move(out), r.cut, r.left_out,
                        is_ours(r.lesson) ? std::string() : r.lesson,        r.said};
}

} // namespace engine::cli
