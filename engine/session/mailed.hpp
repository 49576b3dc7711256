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

/// The lines that are not blank, from the first with {"sagaz" in it (all, if none has it), which stands behind the sign of
/// a quotation, each object in one again. A
/// string broken between two words, as pieces of unequal length tell, gets its space back. What people have written into a
/// report or behind it, which begins with no "{", is left out.
std::vector<MailedLine> lines_of_mail(std::string_view text);

/// How many actions a report seems to have, whole or not: those that are not among its lines are damaged.
int actions_in(std::string_view text);

} // namespace engine::session
