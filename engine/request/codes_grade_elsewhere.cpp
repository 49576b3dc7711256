// codes.grade in a program that has no proofs: who asks it is told to ask the one that has them.
#include "engine/request/commands.hpp"
#include "engine/request/reader.hpp"
#include "engine/request/reply.hpp"
#include <array>

namespace engine::request {
namespace {

Started grade_elsewhere(Reader& in, Clock)
{
    in.fail({elsewhere, "This program does not prove optimal play; the headless one does.", "cmd"});
    return Unexpected<Problem>(*in.finish());
}

constexpr std::array grades_elsewhere{Command{"codes.grade", grade_elsewhere}};

} // namespace

const Family codes_grades_elsewhere = grades_elsewhere;

} // namespace engine::request
