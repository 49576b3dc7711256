#pragma once
#include "engine/base/named.hpp"

namespace engine::figures {

ENGINE_NAMED(Format, tex, csv, txt);

} // namespace engine::figures
