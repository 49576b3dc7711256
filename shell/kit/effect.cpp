#include "shell/kit/effect.hpp"
#include <algorithm>

namespace shell::kit {

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
        case Kind::tell:
            out += R"({"type":"tell","name":)" + json_string(e.name) + R"(,"text":)" + json_string(e.text);
            break;
        case Kind::copy:
            out += R"({"type":"copy","text":)" + json_string(e.text);
            break;
        case Kind::share:
            out += R"({"type":"share","title":)" + json_string(e.name) + R"(,"link":)" + json_string(e.text);
            break;
        case Kind::request:
            out += R"({"type":"request","id":)" + id + R"(,"request":)" + e.text;
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
        case Kind::program:
            out += R"({"type":"program","game":)" + json_string(e.name) + R"(,"link":)" + json_string(e.text);
            break;
        case Kind::page:
            out += R"({"type":"page","name":)" + json_string(e.name) + R"(,"part":)" + json_string(e.text);
            break;
        case Kind::puzzle:
            out += R"({"type":"puzzle","lesson":)" + json_string(e.name) + R"(,"answer":)" + e.text;
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
