#include "shell/kit/notes.hpp"
#include "imgui.h"
#include "shell/kit/figures.hpp"
#include "shell/kit/icons.hpp"
#include "shell/kit/ids.hpp"
#include <algorithm>
#include <utility>

namespace shell::kit {
namespace {

using Mark = Notes::Mark;

constexpr float note_gap = 4, note_foot = 44;
constexpr std::string_view mark_letters = ".xo"; // of Notes::Mark

/// Whether the layout is for touch.
bool notes_by_finger(const Ui& ui) { return ui.view.layout != Layout::desktop; }

/// The cells' height: a finger needs more, and ten symbols leave less, to be in sight with the clues.
float note_height(const Ui& ui, const CodeShape& s)
{
    if (!notes_by_finger(ui)) return 34;
    return s.symbols > 8 ? 26.f : s.symbols > 6 ? 32.f : 38.f;
}

Text note_text(Mark m)
{
    return m == Mark::placed   ? Text::puzzle_note_here
           : m == Mark::struck ? Text::puzzle_note_not
                               : Text::puzzle_note_open;
}

/// The arrow keys, Home and End walk in the grid: a row's first control strikes its symbol out, its last is its chip.
void walk_notes(Ui& ui, const CodeShape& s)
{
    const std::string& focused = ui.memory().focused;
    const auto head = suffix_index(focused, "puzzle_out"_id, s.symbols - 1);
    const auto cell = suffix_index(focused, "puzzle_note"_id, s.symbols * s.places - 1);
    const auto chip = suffix_index(focused, "puzzle_in"_id, s.symbols - 1);
    if (!head && !cell && !chip) return;
    const int last = s.places + 1;
    int row = head ? *head : chip ? *chip : *cell / s.places;
    int column = head ? 0 : chip ? last : *cell % s.places + 1;
    const int old_row = row, old_column = column;
    const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key); };
    if (pressed(ImGuiKey_LeftArrow)) --column;
    if (pressed(ImGuiKey_RightArrow)) ++column;
    if (pressed(ImGuiKey_UpArrow)) --row;
    if (pressed(ImGuiKey_DownArrow)) ++row;
    if (pressed(ImGuiKey_Home)) column = 0;
    if (pressed(ImGuiKey_End)) column = last;
    row = std::clamp(row, 0, s.symbols - 1);
    column = std::clamp(column, 0, last);
    if (row == old_row && column == old_column) return;
    ui.memory().wanted_focus = column == 0      ? make_id("puzzle_out"_id, row)
                               : column == last ? make_id("puzzle_in"_id, row)
                                                : make_id("puzzle_note"_id, row * s.places + column - 1);
    ui.memory().wanted_view = ui.memory().wanted_focus;
}

Text chip_text(const Notes& notes, const CodeShape& s, int symbol)
{
    return notes.in(symbol)              ? Text::puzzle_chip_in
           : notes.out(symbol, s.places) ? Text::puzzle_chip_out
                                         : Text::puzzle_chip_open;
}

/// Whether the symbol is in the code, as far as the player has marked it.
void draw_chip(Ui& ui, Rect r, const CodeShape& s, const Notes& notes, int symbol)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const bool in = notes.in(symbol), out = !in && notes.out(symbol, s.places);
    const OwnedId id = make_id("puzzle_in"_id, symbol);
    const Press press = ui.item(id, r, 8);
    p.fill(r, ui.reactive(in ? t.good_soft : out ? t.sunken : t.surface, press, id), 8);
    p.stroke(r, in ? t.good : t.line_strong, 8);
    const std::string words = ui.say(chip_text(notes, s, symbol));
    const float size = 13, sign = in || out ? 18.f : 0.f, w = p.width(words, size, in ? Weight::bold : Weight::regular);
    const bool both = sign + w <= r.w - 8; // else the sign alone, or the words cut
    const float x = r.centre().x - (both ? sign + w : sign) / 2;
    const Point mark{x + 6, r.centre().y};
    if (in) draw_tick(p, mark, 4.5f, t.good, 2);
    if (out) draw_cross(p, mark, 4.5f, t.muted, 2);
    if (both || sign <= 0)
        p.text({std::max(r.x + 3, x + sign), r.centre().y + 5}, p.fitted(words, r.w - 6, size),
               {size, in ? t.good : t.muted, in ? Weight::bold : Weight::regular});
    if (press.clicked) ui.act(id);
}

} // namespace

CodeShape shape_of(std::string_view line)
{
    CodeShape out;
    const auto at = line.find(" p");
    if (!line.starts_with("codes ") || at == line.npos) return out;
    const auto places = parse_int(line.substr(at + 2, 1), 1, Notes::most_places);
    const auto c = line.find('c', at + 2), end = line.find_first_not_of("0123456789", c + 1);
    const auto symbols = c == at + 3 && end != line.npos
                             ? parse_int(line.substr(c + 1, end - c - 1), 1, Notes::most_symbols)
                             : std::nullopt;
    if (!places || !symbols) return out;
    return {*places, *symbols, line.find(" digits ") == line.npos, line[end] == 'r', true};
}

void Notes::change()
{
    if (before_.size() == most_undone) before_.erase(before_.begin());
    before_.push_back(now_);
}

void Notes::undo()
{
    if (before_.empty()) return;
    now_ = before_.back();
    before_.pop_back();
}

bool Notes::act(const Action& a, const CodeShape& s)
{
    if (s.places == 0) return false;
    if (a.id == "puzzle_undo"_id && can_undo()) return undo(), true;
    if (const auto i = suffix_index(a.id, "puzzle_note"_id, s.places * s.symbols - 1))
        return turn(*i / s.places, *i % s.places), true;
    if (const auto k = suffix_index(a.id, "puzzle_out"_id, s.symbols - 1)) return turn_row(*k, s.places), true;
    if (const auto k = suffix_index(a.id, "puzzle_in"_id, s.symbols - 1)) return turn_chip(*k, s.places), true;
    return false;
}

void Notes::strike(int part)
{
    change();
    now_.struck ^= std::uint64_t{1} << part;
}

std::string Notes::text() const
{
    std::string out;
    for (const Mark m : now_.marks) out += mark_letters[static_cast<std::size_t>(m)];
    out.erase(out.find_last_not_of(mark_letters[0]) + 1);
    return std::to_string(now_.struck) + "/" + out + (now_.in == 0 ? "" : "/" + std::to_string(now_.in));
}

void Notes::read(std::string_view text)
{
    const auto slash = text.find('/');
    const auto struck = seed_from(text.substr(0, slash));
    if (slash == text.npos || !struck || *struck >> most_strikes != 0) return;
    State read;
    read.struck = *struck;
    std::string_view marks = text.substr(slash + 1);
    if (const auto end = marks.find('/'); end != marks.npos) { // earlier marks have no chips
        const auto in = seed_from(marks.substr(end + 1));
        if (!in || *in >> most_symbols != 0) return;
        read.in = static_cast<std::uint32_t>(*in);
        marks = marks.substr(0, end);
    }
    if (marks.size() > read.marks.size()) return;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const auto m = mark_letters.find(marks[i]);
        if (m == mark_letters.npos) return;
        read.marks[i] = static_cast<Mark>(m);
    }
    now_ = read;
    before_.clear();
}

void Notes::turn(int symbol, int place)
{
    change();
    Mark& m = now_.marks[index(symbol, place)];
    m = static_cast<Mark>((static_cast<int>(m) + 1) % 3);
}

bool Notes::out(int symbol, int places) const
{
    for (int p = 0; p < places; ++p)
        if (at(symbol, p) != Mark::struck) return false;
    return true;
}

void Notes::turn_row(int symbol, int places)
{
    const bool strikes = !out(symbol, places);
    change();
    if (strikes) now_.in &= ~(1u << symbol);
    for (int p = 0; p < places; ++p) {
        Mark &m = now_.marks[index(symbol, p)], &under = now_.under[index(symbol, p)];
        if (strikes) under = std::exchange(m, Mark::struck);
        else m = std::exchange(under, Mark::none);
    }
}

void Notes::turn_chip(int symbol, int places)
{
    if (in(symbol) || out(symbol, places)) return turn_row(symbol, places);
    change();
    now_.in |= 1u << symbol;
}

std::string Notes::code(const CodeShape& s) const
{
    std::string out;
    for (int p = 0; p < s.places; ++p) {
        int found = -1;
        for (int k = 0; k < s.symbols; ++k) {
            if (at(k, p) != Mark::placed) continue;
            if (found >= 0) return {};
            found = k;
        }
        if (found < 0) return {};
        out += s.symbol(found);
    }
    return out;
}

NoteColumns note_columns(Ui& ui, float left, float width, const CodeShape& s)
{
    const auto& above = ui.memory().lesson.columns;
    if (s.below && ui.view.layout == Layout::phone && above.pitch > 0)
        return {above.first, above.pitch, above.pitch - note_gap};
    const float w = std::min(72.f, (width - 56 - 2 * note_gap - 64) / static_cast<float>(s.places) - note_gap);
    return {left + 56 + w / 2, w + note_gap, w}; // the rest of the width is the chips'
}

void draw_noted(const Painter& p, const CodeShape& s, int symbol, Point at, float r, bool muted)
{
    const Theme& t = p.theme();
    const bool peg = s.letters && symbol < peg_colours;
    if (peg) {
        p.disc(at, r, peg_look(symbol).fill);
        p.ring(at, r - 0.5f, faded(t.peg_rim, 0.28f), 1);
    }
    const float size = std::min(17.f, 1.25f * r);
    p.text({at.x, at.y + size * 0.357f}, s.symbol(symbol),
           {size,
            peg     ? peg_look(symbol).ink
            : muted ? t.muted
                    : t.text,
            Weight::bold, Align::middle});
}

float notes_height(const Ui& ui, const CodeShape& s, float)
{
    return s.places == 0 ? 0 : (note_height(ui, s) + note_gap) * static_cast<float>(s.symbols) + note_foot;
}

void draw_notes(Ui& ui, Point at, float width, const CodeShape& s, const Notes& notes, const DrawSymbol& symbol)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const NoteColumns columns = note_columns(ui, at.x, width, s);
    const float h = note_height(ui, s), w = columns.cell, left = notes_by_finger(ui) ? at.x - 8 : at.x;
    const float name_w = std::min(48.f, columns.first - w / 2 - note_gap - left), r = std::min(14.f, h / 2 - 3);
    const auto draw_one = [&](int k, Point centre, bool muted) {
        if (symbol) symbol(k, centre, r, muted);
        else draw_noted(p, s, k, centre, r, muted);
    };
    float y = at.y;
    for (int k = 0; k < s.symbols; ++k) {
        const bool out = notes.out(k, s.places);
        const OwnedId head = make_id("puzzle_out"_id, k);
        const Rect name{left, y, name_w, h};
        const Press struck = ui.item(head, name, 8);
        p.fill(name, ui.reactive(out ? t.sunken : t.surface, struck, head), 8);
        p.stroke(name, t.line_strong, 8);
        draw_one(k, name.centre(), out);
        if (out) p.line({name.x + 8, name.bottom() - 4}, {name.right() - 8, name.y + 4}, t.text, 2);
        if (struck.clicked) ui.act(head);
        for (int place = 0; place < s.places; ++place) {
            const Mark m = notes.at(k, place);
            const OwnedId id = make_id("puzzle_note"_id, k * s.places + place);
            const Rect cell{columns.centre(place) - w / 2, y, w, h};
            const Press press = ui.item(id, cell, 8);
            p.fill(cell,
                   ui.reactive(m == Mark::placed   ? t.accent_soft
                               : m == Mark::struck ? t.sunken
                                                   : t.surface,
                               press, id),
                   8);
            p.stroke(cell, m == Mark::placed ? t.accent : t.line_strong, 8, m == Mark::placed ? 2.f : 1.f);
            if (m == Mark::struck) draw_cross(p, cell.centre(), 5, t.muted, 2);
            if (m == Mark::placed) draw_one(k, cell.centre(), false);
            if (press.clicked) ui.act(id);
        }
        const float chip = columns.centre(s.places - 1) + w / 2 + 2 * note_gap;
        draw_chip(ui, {chip, y, std::min(90.f, at.x + width + (notes_by_finger(ui) ? 8.f : 0.f) - chip), h}, s, notes,
                  k);
        y += h + note_gap;
    }
    walk_notes(ui, s);
    p.paragraph({at.x, y + 14}, ui.say(Text::puzzle_notes_how), width, {13, t.muted}, 17);
}

void describe_notes(Outline& o, const Say& say, const CodeShape& s, const Notes& notes,
                    const std::function<std::string(int)>& name)
{
    o.begin_grid("puzzle_notes"_id, Text::puzzle_notes, s.places + 2);
    for (int k = 0; k < s.symbols; ++k) {
        const std::string symbol = name ? name(k) : s.symbol(k);
        o.checkbox(make_id("puzzle_out"_id, k), say(Text::puzzle_note_out, symbol), notes.out(k, s.places));
        for (int place = 0; place < s.places; ++place)
            o.button(make_id("puzzle_note"_id, k * s.places + place),
                     say(Text::puzzle_note, symbol, std::to_string(place + 1), say(note_text(notes.at(k, place)))));
        o.button(make_id("puzzle_in"_id, k), say(Text::puzzle_chip, symbol, say(chip_text(notes, s, k))));
    }
    o.end();
}

} // namespace shell::kit
