#pragma once
#include "engine/request/types/fields.hpp"
#include "engine/search/mixture.hpp"

namespace engine::request {

template <>
struct Described<search::Range> {
    static constexpr bool is_list = true;
    static void fields(auto& f, auto& r)
    {
        f.must("least", r.least, "of all optimal strategies");
        f.must("most", r.most, "of all optimal strategies");
    }
};

} // namespace engine::request
