#include "shell/kit/fractions.hpp"

namespace shell::kit {
namespace {

bool has_three_decimals(const engine::Fraction& f) { return (f * engine::Fraction(1000)).den() == engine::Integer(1); }

} // namespace

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

std::string compared(Language l, const engine::Fraction& f)
{
    return (has_three_decimals(f) ? "= " : "≈ ") + about(l, f);
}

std::string written_about(Language l, const engine::Fraction& f)
{
    std::string exact = written(f);
    if (f.den() == engine::Integer(1)) return exact;
    if (exact.size() <= 12) return exact + " " + compared(l, f);
    return has_three_decimals(f) ? about(l, f) : compared(l, f);
}

} // namespace shell::kit
