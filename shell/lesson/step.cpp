#include "shell/lesson/step.hpp"
#include "shell/kit/figures.hpp"
#include <array>

namespace shell::lesson {
namespace {

constexpr std::size_t longest = 65'536; // bytes
constexpr std::size_t most = 40;        // entries of any list but
constexpr std::size_t most_hints = 144; // hints, of which a step of a proof has three

/// Undoes the escapes of a field: \t, \n and \\.
std::string plain(std::string_view field)
{
    std::string out;
    for (std::size_t i = 0; i < field.size(); ++i) {
        const bool sign = field[i] == '\\' && i + 1 < field.size();
        if (!sign) out += field[i];
        else if (const char c = field[++i]; c == 't') out += '\t';
        else out += c == 'n' ? '\n' : c;
    }
    return out;
}

/// The key and up to five fields; missing ones are empty.
struct Line {
    std::string_view key;
    std::array<std::string, 5> field;
};
Line read_line(std::string_view text)
{
    Line out;
    const auto next = [&text] {
        const auto end = text.find('\t');
        const std::string_view part = text.substr(0, end);
        text = end == text.npos ? std::string_view() : text.substr(end + 1);
        return part;
    };
    out.key = next();
    for (auto& f : out.field) f = plain(next());
    return out;
}

template <class T>
void add(std::vector<T>& to, T what, std::size_t at_most = most)
{
    if (to.size() < at_most) to.push_back(std::move(what));
}

/// "row:1,row:3".
std::vector<std::string> ids_in(std::string_view list, std::size_t at_most = most)
{
    std::vector<std::string> out;
    while (!list.empty()) {
        const auto comma = list.find(',');
        add(out, std::string(list.substr(0, comma)), at_most);
        list = comma == list.npos ? std::string_view() : list.substr(comma + 1);
    }
    return out;
}

/// False: not a line of a question.
bool read_ask(Ask& ask, const Line& l)
{
    const auto& f = l.field;
    if (l.key == "option") add(ask.options, Choice{f[0], f[1].empty() ? f[0] : f[1], f[2], f[3]});
    else if (l.key == "answer") add(ask.answer, f[0]);
    else if (l.key == "wrong") add(ask.wrong, Ask::Wrong{f[0], f[1]});
    else if (l.key == "hint") add(ask.hints, Ask::Hint{f[0], ids_in(f[1])}, most_hints);
    else if (l.key == "each") add(ask.each, Ask::Group{f[0], kit::parse_int(f[1], 1, 40).value_or(1)});
    else if (l.key == "right") ask.right = f[0];
    else if (l.key == "reveal") add(ask.reveal, Use{f[0], f[1]});
    else if (l.key == "tolerance") ask.tolerance = f[0];
    else return false;
    return true;
}

/// False: invalid.
bool read(Step& s, const Line& l)
{
    const auto& f = l.field;
    struct Text {
        std::string_view key;
        std::string Step::*field;
    };
    static constexpr std::array texts{
        Text{"lesson", &Step::lesson}, Text{"game", &Step::game}, Text{"title", &Step::title},
        Text{"say", &Step::say},       Text{"at", &Step::at},     Text{"before", &Step::before},
        Text{"came", &Step::came},     Text{"aim", &Step::aim},   Text{"about", &Step::about}};
    for (const auto& t : texts)
        if (l.key == t.key) return s.*t.field = f[0], true;
    if (l.key == "minutes") s.minutes = kit::parse_int(f[0], 0, 999).value_or(0);
    else if (l.key == "step") {
        s.index = kit::parse_int(f[0], 0, Step::most - 1).value_or(-1);
        s.count = kit::parse_int(f[1], 1, Step::most).value_or(0);
        return s.index >= 0 && s.index < s.count;
    } else if (l.key == "seed") s.seed = kit::seed_from(f[0]).value_or(0);
    else if (l.key == "show") add(s.show, Use{f[0], f[1]});
    else if (l.key == "hide") add(s.hide, f[0]);
    else if (l.key == "sealed") add(s.sealed, f[0]);
    else if (l.key == "point") add(s.point, f[0]);
    else if (l.key == "strike") add(s.strike, Choice{f[0], f[1], {}, f[0]});
    else if (l.key == "rule") s.rule = f[0], s.hardest = f[1] == "1";
    else if (l.key == "hinted")
        for (const auto& from : ids_in(f[0], Step::most)) s.hinted.push_back(kit::parse_int(from, 0, 999).value_or(0));
    else if (l.key == "fresh") s.fresh = true;
    else if (l.key == "wait") {
        const auto what = engine::named<Wait::For>(f[0]);
        if (what) s.wait = Wait{*what, f[1], f[2], f[3], f[4]};
        return what.has_value();
    } else if (l.key == "ask") {
        const auto kind = engine::named<Ask::Kind>(f[0]);
        if (!kind) return false;
        auto& ask = s.ask.emplace();
        ask.kind = *kind;
        ask.question = f[1];
    } else if (s.ask) read_ask(*s.ask, l); // ignores unknown keys: a later version may have more
    return true;
}

} // namespace

StepPointer read_step(std::string_view flat)
{
    if (flat.size() > longest) return nullptr;
    auto made = std::make_unique<Step>();
    Step& out = *made;
    while (!flat.empty()) {
        const auto end = flat.find('\n');
        const std::string_view line = flat.substr(0, end);
        flat = end == flat.npos ? std::string_view() : flat.substr(end + 1);
        if (!line.empty() && !read(out, read_line(line))) return nullptr;
    }
    const bool whole = !out.lesson.empty() && !out.game.empty() && !out.say.empty();
    std::size_t grouped = 0;
    if (out.ask)
        for (const auto& group : out.ask->each) grouped += static_cast<std::size_t>(group.size);
    if (grouped > 0 && grouped != out.ask->options.size()) return nullptr;
    if (!whole || (out.ask && out.ask->answer.empty() && out.ask->kind != Ask::Kind::set)) return nullptr;
    return made;
}

} // namespace shell::lesson
