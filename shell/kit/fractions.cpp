#include "shell/kit/fractions.hpp"

namespace shell::kit {

std::string written(const engine::Fraction& f)
{
    std::string text = engine::to_text(f);
    if (text.starts_with('-')) text.replace(0, 1, "−");
    return text;
}

std::string about(Language l, const engine::Fraction& f)
{
    std::string text = decimal(l, engine::to_double(f), 3);
    while (text.ends_with('0')) text.pop_back();
    if (text.ends_with('.') || text.ends_with(',')) text.pop_back();
    return text;
}

std::string written_about(Language l, const engine::Fraction& f)
{
    std::string exact = written(f);
    if (f.den() == engine::Integer(1)) return exact;
    const bool ends = (f * engine::Fraction(1000)).den() == engine::Integer(1); // within the three decimals
    const std::string near = (ends ? "= " : "≈ ") + about(l, f);
    return exact.size() <= 12 ? exact + " " + near : ends ? about(l, f) : near;
}

} // namespace shell::kit
