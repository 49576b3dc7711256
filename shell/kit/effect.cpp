#include "shell/kit/effect.hpp"
#include <algorithm>

namespace shell::kit {

namespace {

/// Bytes of the UTF-8 character `s` begins with; 0 if it begins with none (RFC 3629).
std::size_t first_character(std::string_view s)
{
    const auto byte = [s](std::size_t i) { return i < s.size() ? static_cast<unsigned char>(s[i]) : 0; };
    const int first = byte(0), second = byte(1);
    if (first < 0x80) return 1;
    const std::size_t bytes = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    for (std::size_t i = 1; i < bytes; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    const bool too_long = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    const bool surrogate = first == 0xED && second > 0x9F, too_large = first == 0xF4 && second > 0x8F;
    return too_long || surrogate || too_large ? 0 : bytes;
}

} // namespace

std::string json_string(std::string_view s)
{
    constexpr std::string_view hex = "0123456789abcdef", replacement = "\xEF\xBF\xBD";
    std::string out = "\"";
    while (!s.empty()) {
        const char c = s.front();
        const std::size_t bytes = first_character(s);
        if (c == '"' || c == '\\') out += {'\\', c};
        else if (c == '\n') out += "\\n";
        else if (c >= 0 && c < ' ')
            out += {'\\', 'u', '0', '0', hex[static_cast<std::size_t>(c / 16)], hex[static_cast<std::size_t>(c % 16)]};
        else if (bytes > 0) out += s.substr(0, bytes);
        else out += replacement;
        s.remove_prefix(std::max<std::size_t>(1, bytes));
    }
    return out += '"';
}

std::string effects_json(const std::vector<Effect>& effects)
{
    using Kind = Effect::Kind;
    std::string out = "[";
    for (const Effect& e : effects) {
        if (out.size() > 1) out += ',';
        const std::string id = std::to_string(e.id);
        switch (e.kind) {
        case Kind::save:
            out += R"({"type":"save","key":)" + json_string(e.name) + R"(,"text":)" + json_string(e.text);
            break;
        case Kind::copy:
            out += R"({"type":"copy","text":)" + json_string(e.text);
            break;
        case Kind::share:
            out += R"({"type":"share","title":)" + json_string(e.name) + R"(,"link":)" + json_string(e.text);
            break;
        case Kind::request:
            out += R"({"type":"request","id":)" + id + R"(,"from":)" + json_string(e.name) + R"(,"request":)" + e.text;
            break;
        case Kind::cancel:
            out += R"({"type":"cancel","id":)" + id;
            break;
        case Kind::event:
            out += R"({"type":"event","name":)" + json_string(e.name) + R"(,"detail":)" + e.text;
            break;
        case Kind::language:
            out += R"({"type":"language","value":)" + json_string(e.text);
            break;
        case Kind::texts:
            out += R"({"type":"texts","language":)" + json_string(e.text);
            break;
        case Kind::theme:
            out += R"({"type":"theme","value":)" + json_string(e.name) + R"(,"background":)" + json_string(e.text);
            break;
        case Kind::text_view:
            out += R"({"type":"textview","on":)" + std::string(e.text == "1" ? "true" : "false");
            break;
        case Kind::file:
            out += R"({"type":"file","name":)" + json_string(e.name) + R"(,"text":)" + json_string(e.text);
            break;
        case Kind::picture:
            out += R"({"type":"picture","name":)" + json_string(e.name);
            break;
        case Kind::later:
            out += R"({"type":"later")";
            break;
        case Kind::program:
            out += R"({"type":"program","game":)" + json_string(e.name) + R"(,"link":)" + json_string(e.text);
            break;
        case Kind::page:
            out += R"({"type":"page","name":)" + json_string(e.name) + R"(,"part":)" + json_string(e.text);
            break;
        case Kind::lesson: {
            const std::size_t space = e.text.find(' ');
            out += R"({"type":"lesson","lesson":)" + json_string(e.name) + R"(,"step":)" + id + R"(,"seed":)" +
                   e.text.substr(0, space) + R"(,"language":)" + json_string(e.text.substr(space + 1));
            break;
        }
        }
        out += '}';
    }
    return out += ']';
}

} // namespace shell::kit
