#pragma once
// The player's own marks, as on paper: a symbol of a code is struck out or put down at a position, a part of the board
// is struck out. Nobody judges them. In a puzzle and beside a game of codes.
#include "shell/kit/outline.hpp"
#include "shell/kit/ui.hpp"
#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace shell::kit {

/// The rules of a code as far as notes need them. places = 0: the board has no code.
struct CodeShape {
    int places = 0, symbols = 0;
    bool letters = false; // symbols are A, B…, else digits
    bool repeats = true;
    bool below = true; // on a phone the notes stand in the columns of the board above them
    std::string symbol(int s) const { return std::string(1, static_cast<char>((letters ? 'A' : '0') + s)); }
};

/// The shape of the code of a game's line.
CodeShape shape_of(std::string_view line);

class Notes {
public:
    enum class Mark : std::uint8_t { none, struck, placed };
    static constexpr int most_places = 8, most_symbols = 16, most_strikes = 40;

    Mark at(int symbol, int place) const { return now_.marks[index(symbol, place)]; }
    /// The next mark of a cell: none, struck, placed, none.
    void turn(int symbol, int place);
    /// Whether the symbol is struck out everywhere; turn_row() changes that, and brings back what was there before.
    bool out(int symbol, int places) const;
    void turn_row(int symbol, int places);
    /// Whether the symbol is in the code, wherever it stands.
    bool in(int symbol) const { return (now_.in >> symbol & 1) != 0; }
    /// Not known, in, out everywhere, not known.
    void turn_chip(int symbol, int places);
    /// The code, as it is typed, where each position has exactly one symbol; else "".
    std::string code(const CodeShape&) const;

    /// Parts of the board, by their number in the step's list.
    bool struck(int part) const { return (now_.struck >> part & 1) != 0; }
    void strike(int part);

    bool can_undo() const { return !before_.empty(); }
    void undo();
    bool empty() const { return text() == Notes().text(); }

    /// Carries out "puzzle_note:i", "puzzle_out:s", "puzzle_in:s" or "puzzle_undo". False: the action is none of these.
    bool act(const Action&, const CodeShape&);

    /// The marks without spaces, at most 160 characters. read() takes no unreadable text, and cannot be undone.
    std::string text() const;
    void read(std::string_view);

private:
    struct State {
        std::array<Mark, std::size_t{most_places} * most_symbols> marks{};
        std::uint64_t struck = 0;
        std::array<Mark, std::size_t{most_places} * most_symbols> under{}; // of rows struck out as a whole
        std::uint32_t in = 0;                                              // symbols, as bits
    };
    static constexpr std::size_t most_undone = 200;
    static std::size_t index(int symbol, int place) { return static_cast<std::size_t>(symbol * most_places + place); }
    void change();
    State now_;
    std::vector<State> before_;
};

/// Where a code's positions stand under each other: the first one's centre, the distance, a cell's width.
struct NoteColumns {
    float first = 0, pitch = 0, cell = 0;
    float centre(int place) const { return first + pitch * static_cast<float>(place); }
};
/// As on the board above the card, else from `left` on.
NoteColumns note_columns(Ui&, float left, float width, const CodeShape&);
/// A symbol as the board shows it: a peg with its letter, or a digit.
void draw_noted(const Painter&, const CodeShape&, int symbol, Point centre, float radius, bool muted = false);
/// What the notes are called, also on the button that opens them.
inline constexpr Text notes_title = Text::puzzle_notes;
/// The height of the notes for this shape; 0 without a code.
float notes_height(const Ui&, const CodeShape&, float width);
/// Actions "puzzle_note:i", i = symbol * places + place, "puzzle_out:s" and "puzzle_in:s".
/// `symbol`: draws a symbol as the board does; else draw_noted().
using DrawSymbol = std::function<void(int symbol, Point centre, float radius, bool muted)>;
void draw_notes(Ui&, Point at, float width, const CodeShape&, const Notes&, const DrawSymbol& symbol = {});
/// `name`: of a symbol; else CodeShape::symbol().
void describe_notes(Outline&, const Say&, const CodeShape&, const Notes&,
                    const std::function<std::string(int)>& name = {});

} // namespace shell::kit
