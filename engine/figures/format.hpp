#pragma once
#include "engine/base/named.hpp"
#include "engine/figures/words.hpp"
#include <utility>

namespace engine::figures {

ENGINE_NAMED(Format, tex, csv, json, txt);

/// How a figure is written.
struct Style {
    Style(Format f, Words w = {}, int mm = 120) : format(f), words(std::move(w)), millimetres(mm) {}

    Format format;
    Words words;
    int millimetres; // the width of a tree drawn in LaTeX; tables have their own

    bool is_latex() const { return format == Format::tex; }
};

} // namespace engine::figures
