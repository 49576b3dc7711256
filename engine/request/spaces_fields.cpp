#include "engine/request/codec.hpp"
#include "engine/request/types/strategy.hpp"

namespace engine::request {
namespace {

using namespace codes::version_space;

void read_noise(const At& at, const Json& json, Noise& noise, PlayOptions* play)
{
    if (json.is_null()) return;
    if (!json.is_object()) return at.wrong_type("an object, as {\"eps\":0.1} or {\"lies\":1}");
    const bool lies = json.contains("lies");
    if (json.contains("eps") == lies)
        return at.refuse("missing_field", " must have eps, as {\"eps\":0.1}, or lies, as {\"lies\":1}.");
    noise.kind = lies ? Noise::Kind::lies : Noise::Kind::odds;
    FieldReader in(at, json);
    in.ignored({"eps", "lies"});
    fields_of_noise(in, noise, play);
    in.finish();
}

Json write_noise(const Noise& noise, const PlayOptions* play)
{
    if (noise.kind == Noise::Kind::none) return nullptr;
    FieldWriter out;
    fields_of_noise(out, noise, play);
    return out.take();
}

} // namespace

void NoiseOf::read(const At& at, const Json& json, Noise& to) { read_noise(at, json, to, nullptr); }
void NoiseOf::read(const At& at, const Json& json, PlayOptions& to) { read_noise(at, json, to.noise, &to); }
Json NoiseOf::write(const Noise& noise) { return write_noise(noise, nullptr); }
Json NoiseOf::write(const PlayOptions& play) { return write_noise(play.noise, &play); }

} // namespace engine::request
