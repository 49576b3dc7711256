// Fuzzes requests, which come from a page, a script or a Worker.
#include "tests/fuzz/answered.hpp"
#include "tests/fuzz/input.hpp"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::try_request(fuzz::text(data, size));
    return 0;
}
