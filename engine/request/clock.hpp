#pragma once

namespace engine::request {

/// Seconds on the caller's steady clock; the engine has none. Without a clock results have no field `seconds`.
using Clock = double (*)();

} // namespace engine::request
