#include "shell/pegs/grade.hpp"

namespace shell::pegs {

Grade grade_of(double quality)
{
    if (quality >= 1) return Grade::best;
    if (quality >= 0.8) return Grade::good;
    return quality > 0.34 ? Grade::weak : Grade::poor;
}

Luck luck_of(std::int64_t left, double expected)
{
    const double ratio = static_cast<double>(left) / expected;
    return ratio <= 2.0 / 3 ? Luck::good : ratio >= 1.5 ? Luck::bad : Luck::even;
}

} // namespace shell::pegs
