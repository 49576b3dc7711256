#pragma once
// The shape of every error: a kind, listed in the game's or tool's error.hpp, and a place. Errors hold no text; shell/
// and engine/request turn a kind into a sentence.
#include "engine/base/expected.hpp"
#include "engine/base/named.hpp"

namespace engine {

template <class K>
struct ErrorOf {
    using Kind = K;
    Kind kind;
    int at = -1; // the kind says what it counts; -1 = no place
    bool operator==(const ErrorOf&) const = default;
};

template <class K>
std::string_view name(const ErrorOf<K>& e)
{
    return name(e.kind);
}

template <class K>
Unexpected<ErrorOf<K>> wrong(K kind, int at = -1)
{
    return Unexpected<ErrorOf<K>>(ErrorOf<K>{kind, at});
}

} // namespace engine
