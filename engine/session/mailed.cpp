#include "engine/session/mailed.hpp"
#include "engine/session/plain_text.hpp"
#include "engine/session/sealed.hpp"
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace engine::session {
namespace {

constexpr std::string_view blank = " \t\r";
constexpr std::string_view beginning = "{\"sagaz\"", seal_begins = "{\"sealed\"";

std::string_view take_line(std::string_view& text)
{
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

std::string_view without_end(std::string_view text)
{
    return text.substr(0, text.find_last_not_of(blank) + 1); // npos + 1 = 0: a blank text becomes empty
}

/// Nesting depth of a text: open objects and strings.
struct Open {
    int depth = 0;
    bool in_string = false, escaped = false;

    void read(std::string_view text)
    {
        for (const char c : text) {
            if (escaped) escaped = false;
            else if (in_string) {
                escaped = c == '\\';
                in_string = c != '"';
            } else if (c == '"') in_string = true;
            else if (c == '{') ++depth;
            else if (c == '}') --depth;
        }
    }
};

/// A line that starts an object even inside an open one, because the previous object has lost its end.
bool begins_anew(std::string_view line)
{
    constexpr std::array keys{"{\"frame\"", "{\"kind\"", "{\"line\"", "{\"sealed\"", "{\"sagaz\""};
    return std::any_of(keys.begin(), keys.end(), [&](const char* key) { return line.starts_with(key); });
}

std::size_t mailed_characters(std::string_view text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

struct Source {
    std::string_view text, quote; // prefix of every line, such as "> "
    int number = 0;               // of the line before, from 1
};

/// Skips the text before the report and takes its quotation prefix.
Source source_of(std::string_view text)
{
    Source from{text, {}, 0};
    for (Source at = from; !at.text.empty();) {
        Source here = at;
        const std::string_view line = take_line(at.text);
        ++at.number;
        const std::size_t begin = line.find(beginning);
        if (begin == line.npos) continue;
        here.quote = line.substr(0, begin);
        return here;
    }
    return from;
}

/// Drops quotation signs before an action; within one mail they may differ from the report's own prefix.
std::string_view without_signs(std::string_view line)
{
    const auto begin = std::min(line.size(), line.find_first_not_of("> \t|"));
    return begins_anew(line.substr(begin)) ? line.substr(begin) : line;
}

std::string_view next(Source& from)
{
    std::string_view line = take_line(from.text);
    ++from.number;
    if (from.quote.find_first_not_of("> \t") !=
        from.quote.npos) { // the prefix has a quotation sign, or words that precede the header only
        if (line.starts_with(from.quote)) line.remove_prefix(from.quote.size());
        else if (line == without_end(from.quote)) line = {};
        return without_signs(line);
    }
    for (const char c : from.quote) { // a mail program may have dropped the blanks of an empty line
        if (line.empty() || line.front() != c) break;
        line.remove_prefix(1);
    }
    return without_signs(line);
}

/// Whether the mail program broke lines at a fixed column, regardless of words: all continued lines then have the same
/// length in bytes or in characters.
bool at_one_column(Source from)
{
    bool bytes = true, characters = true;
    std::string_view first;
    for (Open open; !from.text.empty();) {
        const std::string_view line = next(from);
        if (open.depth <= 0 || begins_anew(line)) open = {};
        open.read(line);
        if (open.depth <= 0) continue;
        if (first.empty()) first = line;
        bytes = bytes && line.size() == first.size();
        characters = characters && mailed_characters(line) == mailed_characters(first);
    }
    return bytes || characters;
}

std::vector<MailedLine> lines_of(Source from)
{
    const bool full = at_one_column(from);
    std::vector<MailedLine> out;
    Open open;
    while (!from.text.empty()) {
        const std::string_view line = next(from);
        if (line.find_first_not_of(blank) == line.npos && !open.in_string) continue;
        if (open.depth <= 0 || begins_anew(line)) {
            open = {};
            out.push_back({from.number, {}, true});
        } else if (open.in_string && !full && !out.back().text.ends_with(' ') && !line.starts_with(' ')) {
            out.back().text += ' ';
        }
        out.back().text += line;
        open.read(line);
    }
    if (!out.empty()) out.back().whole = open.depth <= 0 && !open.in_string;
    return out;
}

int actions_in(std::string_view text)
{
    constexpr std::string_view one = R"("kind":"act")";
    int n = 0;
    for (auto at = text.find(one); at != text.npos; at = text.find(one, at + 1)) ++n;
    return n;
}

bool is_first_of_report(std::string_view line) { return line.find("\"report\":true") != line.npos; }

/// The sealed texts in order; nullopt for a damaged seal. Characters that no seal contains are dropped first: spaces,
/// line ends, quotation signs.
std::vector<std::optional<std::string>> sealed_in(Source from)
{
    std::string bare;
    while (!from.text.empty())
        for (const char c : next(from))
            if (is_in_seals(c) || c == '"' || c == ':') bare += c;
    std::vector<std::optional<std::string>> out;
    constexpr std::string_view key = "\"sealed\":\"";
    for (auto at = bare.find(key); at != bare.npos; at = bare.find(key, at)) {
        at += key.size();
        const auto text = unsealed(std::string_view(bare).substr(at, bare.find('"', at) - at));
        const bool whole = text && is_first_of_report(std::string_view(*text).substr(0, text->find('\n')));
        out.push_back(whole ? std::optional(*text) : std::nullopt);
    }
    return out;
}

std::vector<MailedLine> lines_from(int number, std::string_view text)
{
    std::vector<MailedLine> out;
    while (!text.empty()) out.push_back({number++, std::string(take_line(text)), true});
    return out;
}

bool same_text(const std::vector<MailedLine>& a, const std::vector<MailedLine>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const MailedLine& one, const MailedLine& other) { return one.text == other.text; });
}

/// Keeps the first report's lines: up to its seal or another report's first line. Returns whether more than `copies`
/// copies of it follow.
bool keep_first(std::vector<MailedLine>& lines, std::size_t copies)
{
    const auto begins = [](const MailedLine& l) { return l.text.starts_with(beginning); };
    const auto ends = [&](const MailedLine& l) { return begins(l) || l.text.starts_with(seal_begins); };
    const auto end = std::find_if(lines.begin() + 1, lines.end(), ends);
    const auto rest = static_cast<std::size_t>(std::count_if(end, lines.end(), begins));
    const bool others = rest > copies || (copies == 0 && std::any_of(end, lines.end(), [&](const MailedLine& l) {
                                              return l.text.starts_with('{') && !l.text.starts_with(seal_begins);
                                          }));
    lines.erase(end, lines.end());
    const auto is_other = [](const MailedLine& l) { return !l.text.starts_with('{'); };
    lines.erase(std::remove_if(lines.begin() + 1, lines.end(), is_other), lines.end());
    return others;
}

Mailed read_lines(std::string_view text)
{
    const Source from = source_of(text);
    Mailed out;
    out.lines = lines_of(from);
    out.actions = actions_in(text);
    const auto sealed = sealed_in(from);
    const auto whole = std::find_if(sealed.begin(), sealed.end(), [](const auto& one) { return one.has_value(); });
    out.is_report = whole != sealed.end() || (!out.lines.empty() && is_first_of_report(out.lines.front().text));
    if (!out.is_report) return out;
    const bool others = keep_first(out.lines, sealed.empty() ? 0 : sealed.size() - 1);
    if (whole == sealed.end()) {
        out.seal = sealed.empty() ? Seal::absent : Seal::damaged;
        out.others = others;
        return out;
    }
    auto as_written = lines_from(out.lines.front().number, **whole);
    out.seal = same_text(as_written, out.lines) ? Seal::whole : Seal::differs;
    out.others = others || std::any_of(sealed.begin(), sealed.end(), [&](const auto& one) { return one != *whole; });
    out.actions = actions_in(**whole);
    out.lines = std::move(as_written);
    return out;
}

} // namespace

Mailed read_mail(std::string_view text) { return read_lines(plain_text(text)); }

std::string seal_line(std::string_view lines) { return std::string(seal_begins) + ":\"" + sealed(lines) + "\"}\n"; }

std::string words_of(const Mailed& mail)
{
    if (!mail.is_report) return {};
    std::string out;
    const auto also = [&out](const char* words) { out += (out.empty() ? "" : "; ") + std::string(words); };
    if (mail.others) also("it contains more than one report: only the first is used");
    if (mail.seal == Seal::absent) also("its last line, the seal, is missing: lines before it may be missing too");
    if (mail.seal == Seal::differs)
        also("its lines were changed, so the sealed copy in the last line is used; to use the lines, delete the last "
             "one");
    if (mail.seal == Seal::damaged) also("its seal, the last line, is damaged: its other lines may be damaged too");
    return out;
}

std::string_view remedy_for(std::string_view text)
{
    const auto has = [text](std::string_view part) { return text.find(part) != text.npos; };
    if (has(std::string_view("\0", 1))) return "this is UTF-16, or not a text file: save it as UTF-8";
    if (has("&quot;sagaz&quot;") || has("&#34;sagaz&#34;"))
        return "this is the HTML source of a mail: copy the text that the mail program shows";
    if (has("Content-Transfer-Encoding:") || has("content-transfer-encoding:") || has("=22sagaz=22"))
        return "this is the raw source of a mail: copy the text that the mail program shows";
    return R"(a report begins with {"sagaz" and ends with {"sealed")";
}

} // namespace engine::session
