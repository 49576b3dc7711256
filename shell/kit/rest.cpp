#include "shell/kit/rest.hpp"

namespace shell::kit {

Rest& rest()
{
    static Rest all;
    return all;
}

} // namespace shell::kit
