#pragma once
// The player's own marks on a code to be found, as on paper: a symbol is struck out or put down at a position.
#include "shell/kit/outline.hpp"
#include "shell/kit/ui.hpp"
#include <array>
#include <cstdint>
#include <string>

namespace shell::lesson {
using namespace kit;

/// The rules of a code as far as notes need them. places = 0: the board has no code.
struct CodeShape {
    int places = 0, symbols = 0;
    bool letters = false; // symbols are A, B…, else digits
    std::string symbol(int s) const { return std::string(1, static_cast<char>((letters ? 'A' : '0') + s)); }
};

/// The shape of the code of a game's line.
CodeShape shape_of(std::string_view line);

class Notes {
public:
    enum class Mark : std::uint8_t { none, struck, placed };
    static constexpr int most_places = 8, most_symbols = 16;

    Mark at(int symbol, int place) const { return marks_[index(symbol, place)]; }
    /// The next mark of a cell: none, struck, placed, none.
    void turn(int symbol, int place);
    /// Whether the symbol is struck out everywhere; turn_row() changes that.
    bool out(int symbol, int places) const;
    void turn_row(int symbol, int places);
    /// The code, as it is typed, where each position has exactly one symbol; else "".
    std::string code(const CodeShape&) const;

private:
    static std::size_t index(int symbol, int place) { return static_cast<std::size_t>(symbol * most_places + place); }
    std::array<Mark, std::size_t{most_places} * most_symbols> marks_{};
};

/// The height of the notes for this shape; 0 without a code.
float notes_height(const Ui&, const CodeShape&, float width);
/// Actions "puzzle_note:i", i = symbol * places + place, and "puzzle_out:s".
void draw_notes(Ui&, Point at, float width, const CodeShape&, const Notes&);
void describe_notes(Outline&, const Say&, const CodeShape&, const Notes&);

} // namespace shell::lesson
