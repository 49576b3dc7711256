#include "shell/app/desktop/events.hpp"
#include "engine/lesson/line.hpp"
#include "engine/session/link.hpp"
#include "engine/session/mailed.hpp"
#include <algorithm>
#include <array>

namespace shell::app::desktop {
namespace {

using Json = nlohmann::json;

constexpr std::size_t longest_recording = 64u << 20; // bytes
constexpr std::size_t longest_name = 300;            // of a lesson
constexpr std::uint64_t most_steps = 1000;

/// The values of a kind of event: n number, s text, b boolean; those after a | are optional.
struct Form {
    std::string_view kind, values;
};
constexpr std::array forms{
    Form{"frame", "nnnn"}, Form{"pointer", "snnns"}, Form{"key", "sb"},      Form{"wheel", "nn"},
    Form{"char", "n"},     Form{"focus", "b"},       Form{"act", "ss"},      Form{"set", "ss"},
    Form{"link", "s"},     Form{"asked", "n"},       Form{"clipboard", "s"}, Form{"deliver", "n|nn"},
};

bool is(const Json& value, char wanted)
{
    return wanted == 'n' ? value.is_number() : wanted == 's' ? value.is_string() : value.is_boolean();
}

/// Why the event is invalid; "" = valid.
std::string wrong_with(const Event& e)
{
    const auto* form = std::find_if(forms.begin(), forms.end(), [&](const Form& f) { return f.kind == e.kind; });
    if (form == forms.end()) return "unknown kind \"" + e.kind + "\"";
    const std::size_t bar = form->values.find('|');
    std::string all(form->values);
    std::erase(all, '|');
    const std::size_t count = e.values.is_array() ? e.values.size() : 0;
    if (!e.values.is_array() || (count != all.size() && count != bar))
        return "\"" + e.kind + "\" has the wrong number of values";
    for (std::size_t i = 0; i < count; ++i)
        if (!is(e.values[i], all[i]))
            return "value " + std::to_string(i + 1) + " of \"" + e.kind + "\" has the wrong type";
    return {};
}

std::string text_in(const Json& object, const char* key)
{
    const auto it = object.find(key);
    return it != object.end() && it->is_string() ? it->get<std::string>() : std::string();
}

/// Reads the first line of a recording or of a page's report. False if it is invalid.
bool read_header(const Json& json, Recording& r)
{
    if (!json.is_object() || text_in(json, "sagaz").empty()) return false;
    r.version = text_in(json, "sagaz");
    r.build = text_in(json, "build");
    r.error = text_in(json, "error");
    r.report = json.value("report", false);
    if (const auto it = json.find("seed"); it != json.end() && it->is_number_unsigned())
        r.seed = it->get<std::uint64_t>();
    if (const auto it = json.find("settings"); it != json.end() && it->is_object())
        for (const auto& [name, value] : it->items())
            if (!value.is_null())
                r.settings.emplace_back(name, value.is_string() ? value.get<std::string>() : value.dump());
    const auto size = json.find("size");
    if (size != json.end() && size->is_array() && size->size() == 3)
        for (const auto& [at, i] : {std::pair{&r.width, 0}, {&r.height, 1}, {&r.density, 2}})
            if ((*size)[static_cast<std::size_t>(i)].is_number())
                *at = (*size)[static_cast<std::size_t>(i)].get<float>();
    const bool fits =
        r.width >= 1 && r.width <= 16384 && r.height >= 1 && r.height <= 16384 && r.density >= 0.2f && r.density <= 8;
    return !r.report || fits;
}

/// Reads the second line of a report: how the screen was opened. Returns the error; "" = valid.
std::string read_opening(const Json& json, Recording& r)
{
    const std::string line = text_in(json, "line");
    if (line.size() > engine::session::max_kept_length) return "the game's line is too long";
    if (!line.empty()) {
        if (auto wrong = engine::lesson::problem_of_line(line); !wrong.empty())
            return "the game cannot be opened: " + wrong;
        r.settings.emplace_back("link", engine::session::sealed(line));
    }
    r.settings.emplace_back("prefs", text_in(json, "prefs"));
    r.lesson = text_in(json, "lesson").substr(0, longest_name);
    r.date = text_in(json, "date").substr(0, longest_name);
    if (const auto it = json.find("tried"); it != json.end() && *it == true) r.tried = line;
    if (const auto it = json.find("step"); it != json.end() && it->is_number_unsigned())
        r.step = static_cast<int>(std::min<std::uint64_t>(it->get<std::uint64_t>(), most_steps));
    if (const auto it = json.find("before"); it != json.end() && it->is_number_unsigned())
        r.before = static_cast<std::int64_t>(std::min<std::uint64_t>(it->get<std::uint64_t>(), 1'000'000'000));
    if (const auto it = json.find("drawn"); it != json.end() && it->is_number_unsigned())
        r.drawn = it->get<std::uint64_t>();
    return {};
}

} // namespace

std::optional<std::pair<int, int>> size_of(const Recording& r)
{
    const auto whole = [](double pixels) { return static_cast<int>(std::clamp(pixels, 1., 16384.) + 0.5); };
    if (r.report) return std::pair(whole(static_cast<double>(r.width)), whole(static_cast<double>(r.height)));
    const auto last = std::find_if(r.events.rbegin(), r.events.rend(), [](const auto& e) { return e.kind == "frame"; });
    if (last == r.events.rend()) return std::nullopt;
    return std::pair(whole(last->values[1].get<double>()), whole(last->values[2].get<double>()));
}

std::string header_line(const Recording& r)
{
    Json settings = Json::object();
    for (const auto& [name, value] : r.settings) settings[name] = value;
    const Json json{{"sagaz", r.version}, {"build", r.build}, {"seed", r.seed}, {"settings", std::move(settings)}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string line_of(const Event& e)
{
    const Json json{{"frame", e.frame}, {"kind", e.kind}, {"values", e.values}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

ReadRecording read_recording(std::string_view text)
{
    ReadRecording out;
    Recording& r = out.recording;
    if (text.size() > longest_recording) return out.wrong = "a recording has at most 64 MB", out;
    int number = 0;
    bool headed = false, opened = false;
    const auto wrong = [&](const std::string& what) { out.wrong = "line " + std::to_string(number) + ": " + what; };
    const auto mail = engine::session::read_mail(text);
    r.said = words_of(mail);
    for (const auto& line : mail.lines) {
        if (!out.wrong.empty()) break;
        number = line.number;
        const Json json = Json::parse(line.text, nullptr, false);
        if (headed && !line.whole && (opened || !r.report)) {
            r.cut = line.number;
            break;
        }
        if (!headed) {
            headed = true;
            if (!read_header(json, r))
                wrong("neither a recording nor a report begins like this; " +
                      std::string(engine::session::remedy_for(text)));
        } else if (!json.is_object()) wrong("not a complete JSON object");
        else if (json.contains("line")) {
            opened = true;
            if (const auto what = read_opening(json, r); !what.empty()) wrong(what);
        } else if (r.report && !opened)
            wrong("expected the line that says how the game was opened, before the first action");
        else {
            Event e{r.report ? 0 : -1, text_in(json, "kind"), json.contains("values") ? json["values"] : Json()};
            if (const auto it = json.find("frame"); it != json.end() && it->is_number_integer())
                e.frame = it->get<long>();
            auto what = wrong_with(e);
            if (what.empty() && (e.frame < 0 || (r.report && e.kind != "act")))
                what = "no place for \"" + e.kind + "\"";
            if (!what.empty()) wrong(what);
            else r.events.push_back(std::move(e));
        }
    }
    if (!headed && out.wrong.empty()) out.wrong = "the file is empty";
    if (out.wrong.empty() && r.report && !opened && r.cut == 0)
        wrong("the line that says how the game was opened is missing");
    if (r.report) r.left_out = std::max(0, mail.actions - static_cast<int>(r.events.size()) - (r.cut > 0 ? 1 : 0));
    return out;
}

} // namespace shell::app::desktop
