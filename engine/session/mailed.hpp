#pragma once
// JSON lines as they come out of a mail: words before and after them, "> " or another sign before each, lines broken at some column.
#include <string>
#include <string_view>
#include <vector>

namespace engine::session {

struct MailedLine {
    int number = 0; // where it begins, from 1
    std::string text;
    bool whole = true; // only the last may be cut: its object is still open where the text ends
};

/// A report ends with its lines once more, sealed (engine/session/sealed.hpp), which no mail can hurt unnoticed.
enum class Seal {
    absent,  // it is no report, or has lost its last line
    whole,   // what is sealed counts
    differs, // what is sealed counts: the lines are others
    damaged, // the lines count
};

struct Mailed {
    /// Those that are not blank, from the first with {"sagaz" in it (all, if none has it), which stands behind the sign of
    /// a quotation, each object in one again. A string broken between two words, as pieces of unequal length tell, gets its
    /// space back. What people have written into a report or behind it, which begins with no "{", is left out, and so is
    /// the seal.
    std::vector<MailedLine> lines;
    /// How many actions it seems to have, whole or not: those that are not among its lines are damaged.
    int actions = 0;
    Seal seal = Seal::absent;
    bool is_report = false;
    bool others = false; // another report stands behind it, which is left out
};
/// `text` is made plain first (engine/session/plain_text.hpp).
Mailed read_mail(std::string_view text);

/// The last line of a report with these lines: {"sealed":"…"}.
std::string seal_line(std::string_view lines);

/// What is to be said of a report that is not as it was written; "" = nothing.
std::string words_of(const Mailed& mail);

/// Of a text in which no report is found: what it seems to be instead, and what to do.
std::string_view remedy_for(std::string_view text);

} // namespace engine::session
