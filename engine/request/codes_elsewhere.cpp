// codes.grade and codes.population for a program without proofs and populations: both answer "elsewhere", and the
// caller asks the program that has every command.
#include "engine/request/commands.hpp"
#include "engine/request/reader.hpp"
#include "engine/request/reply.hpp"
#include <array>

namespace engine::request {
namespace {

Started answered_elsewhere(Reader& in, Clock)
{
    in.fail({elsewhere, "This program does not answer it; the headless one does.", "cmd"});
    return Unexpected<Problem>(*in.finish());
}

constexpr std::array commands_elsewhere{Command{"codes.grade", answered_elsewhere},
                                        Command{"codes.population", answered_elsewhere}};

} // namespace

const Family codes_elsewhere = commands_elsewhere;

} // namespace engine::request
