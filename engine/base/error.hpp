#pragma once
// What every error is: a kind, of those the game or tool names in its error.hpp, and a place. No words for people here:
// shell/ and engine/request turn a kind into a sentence.
#include "engine/base/expected.hpp"
#include "engine/base/named.hpp"

namespace engine {

template <class K>
struct ErrorOf {
    using Kind = K;
    Kind kind;
    int at = -1; // what it counts, says the kind; -1 where there is no place
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
