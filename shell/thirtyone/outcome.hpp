#pragma once
// An outcome for the player who moves, in its colour and with its sign: a tick, a cross, or a dash for a draw.
#include "engine/thirtyone/solve.hpp"
#include "shell/kit/ink.hpp"
#include "shell/kit/ui.hpp"
#include <string>
#include <vector>

namespace shell::thirtyone {
using namespace kit;

Ink ink_of(engine::thirtyone::Outcome);
void draw_outcome(const Painter&, Point centre, float size, engine::thirtyone::Outcome);

/// A box in the outcome's colour: the sign, a title and lines.
struct OutcomeBox {
    engine::thirtyone::Outcome outcome;
    std::string title;
    std::vector<std::string> lines;

    float height(const Painter&, float width) const;
    void draw(const Painter&, Rect) const;

private:
    struct Wrapped {
        std::vector<std::string> title, lines;
        float left; // of the lines
    };
    Wrapped wrapped(const Painter&, float width) const;
};

} // namespace shell::thirtyone
