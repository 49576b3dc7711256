#include "shell/effect.hpp"
#include <nlohmann/json.hpp>

namespace shell {

std::string quoted(const std::string& s)
{
    return nlohmann::json(s).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
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
            out += R"({"type":"save","key":)" + quoted(e.name) + R"(,"text":)" + quoted(e.text);
            break;
        case Kind::copy:
            out += R"({"type":"copy","text":)" + quoted(e.text);
            break;
        case Kind::share:
            out += R"({"type":"share","title":)" + quoted(e.name) + R"(,"link":)" + quoted(e.text);
            break;
        case Kind::request:
            out += R"({"type":"request","id":)" + id + R"(,"request":)" + e.text;
            break;
        case Kind::cancel:
            out += R"({"type":"cancel","id":)" + id;
            break;
        case Kind::event:
            out += R"({"type":"event","name":)" + quoted(e.name) + R"(,"detail":)" + e.text;
            break;
        case Kind::language:
            out += R"({"type":"language","value":)" + quoted(e.text);
            break;
        case Kind::theme:
            out += R"({"type":"theme","value":)" + quoted(e.name) + R"(,"background":)" + quoted(e.text);
            break;
        case Kind::text_view:
            out += R"({"type":"textview","on":)" + std::string(e.text == "1" ? "true" : "false");
            break;
        case Kind::program:
            out += R"({"type":"program","game":)" + quoted(e.name) + R"(,"link":)" + quoted(e.text);
            break;
        }
        out += '}';
    }
    return out += ']';
}

} // namespace shell
