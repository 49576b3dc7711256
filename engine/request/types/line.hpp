#pragma once
// The door's lines: {"ok":true,"result":…}, {"ok":false,"error":…} and, while a request runs, {"progress":…}.
#include "engine/base/job.hpp"
#include "engine/request/types/fields.hpp"

namespace engine::request {

/// A Problem as the door writes it.
struct ErrorFields {
    std::string kind, message;
    std::optional<std::string> field;
    std::optional<int> at;

    static void fields(auto& f, auto& e)
    {
        f.must("kind", e.kind,
               "a word for programs; `too_large` and `contradictory` are about the question, all others "
               "about its form");
        f.must("message", e.message, "a sentence for people: the field and a remedy");
        f.may("field", e.field, "the field's path, as `history[2].guess`; missing: the whole request");
        f.may("at", e.at, "the index of the wrong character, position or row");
    }
};

template <>
struct Described<Progress> {
    static constexpr bool is_list = false;
    static void fields(auto& f, auto& p)
    {
        f.must("done", p.done, "work done, in units of the command's own");
        f.must("total", p.total, "all work; 0: not known");
    }
};

} // namespace engine::request
