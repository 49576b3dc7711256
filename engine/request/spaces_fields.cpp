#include "engine/request/spaces_fields.hpp"
#include "engine/codes/diagram.hpp"

namespace engine::request {

using namespace codes::version_space;

double read_fraction(Reader& in, std::string_view name, double otherwise, const char* range, double most)
{
    const Json* value = in.find(name);
    if (value == nullptr || in.failed()) return otherwise;
    if (!value->is_number()) {
        in.fail({"wrong_type", in.path(name) + " must be a number " + range + ".", in.path(name)});
        return otherwise;
    }
    const double x = value->get<double>();
    if (x >= 0 && x < most) return x;
    in.fail({"out_of_range", in.path(name) + " must be a number " + range + ".", in.path(name)});
    return otherwise;
}

Language read_language(Reader& in)
{
    const std::string word = in.word("language", "L2");
    if (word != "L" && word != "L2")
        in.fail({"unknown_option", in.path("language") + " must be \"L\" or \"L2\".", in.path("language")});
    return word == "L" ? Language::l : Language::l2;
}

Cover read_cover(Reader& in, bool may_overlap)
{
    const std::string word = in.word("cover", "B");
    if (word == "A") return Cover::a;
    if (word == "C" && may_overlap) return Cover::c;
    if (word != "B")
        in.fail({"unknown_option",
                 in.path("cover") + " must be \"A\" or \"B\"" + (may_overlap ? ", or \"C\" (overlapping)." : "."),
                 in.path("cover")});
    return Cover::b;
}

Noise read_noise(Reader& in, PlayOptions* play)
{
    Noise noise;
    const Json* value = in.find("noise");
    if (value == nullptr || value->is_null() || in.failed()) return noise;
    if (!value->is_object()) {
        in.fail({"wrong_type", in.path("noise") + " must be an object, as {\"eps\":0.1} or {\"lies\":1}.",
                 in.path("noise")});
        return noise;
    }
    Reader fields(*value, in.path("noise") + ".");
    const bool eps = fields.find("eps") != nullptr, lies = fields.find("lies") != nullptr;
    if (eps == lies)
        in.fail({"missing_field", in.path("noise") + " must have eps, as {\"eps\":0.1}, or lies, as {\"lies\":1}.",
                 in.path("noise")});
    noise.kind = lies ? Noise::Kind::lies : Noise::Kind::odds;
    noise.eps = read_fraction(fields, "eps", 0, "from 0 to less than 1", 1);
    noise.lies = static_cast<int>(fields.number("lies", 0, 0, codes::max_clues));
    if (play != nullptr) {
        if (eps) play->stop_at = read_fraction(fields, "stop_at", 0, "from 0 to less than 1", 1);
        if (lies) play->rate = read_fraction(fields, "rate", 0.2, "from 0 to 1", 1.0 + 1e-9);
        play->blind = fields.flag("blind", false);
        if (play->blind && play->stop_at > 0)
            fields.fail({"unknown_option", "A player who is blind to noise plays until right: leave stop_at out.",
                         fields.path("stop_at")});
    }
    if (const auto problem = fields.finish()) in.fail(*problem);
    return noise;
}

PlayOptions read_play_options(Reader& in)
{
    PlayOptions play;
    play.language = read_language(in);
    play.cover = read_cover(in, true);
    play.tie = read_name(in, "tie", ties);
    play.split = read_name(in, "split", splits);
    play.overlap = read_name(in, "weights", overlaps);
    play.noise = read_noise(in, &play);
    const bool noisy = play.noise.kind != Noise::Kind::none && !play.blind;
    const bool by_code = (play.tie == Tie::uniform_code || play.tie == Tie::first_code) && play.split == Split::never;
    const std::string field = in.path(noisy ? "noise" : "cover");
    if ((noisy || play.cover == Cover::c) && !by_code)
        in.fail({"unknown_option",
                 field + (noisy ? "" : " \"C\"") + " goes with tie uniform_code or first_code, and with split never.",
                 field});
    return play;
}

} // namespace engine::request
