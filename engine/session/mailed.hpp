#pragma once
// JSON lines copied out of a mail: text around them, a prefix such as "> " before each, lines broken at some column.
#include <string>
#include <string_view>
#include <vector>

namespace engine::session {

struct MailedLine {
    int number = 0; // first line in the mail, from 1
    std::string text;
    bool whole = true; // false only for the last: its object is still open at the end of the text
};

/// State of a report's last line, which repeats its lines sealed (engine/session/sealed.hpp) so that damage by mail is
/// noticed.
enum class Seal {
    absent,  // no report, or the last line is missing
    whole,   // the sealed text was read
    differs, // the sealed text was read; the plain lines differ from it
    damaged, // the plain lines were read
};

struct Mailed {
    /// The lines from the first with {"sagaz" on (all lines, if none has it), without blank ones and quotation
    /// prefixes, one object each. A string broken between words (its pieces differ in length) gets its space back.
    /// People's remarks in or after a report, which do not begin with "{", are dropped, and so is the seal.
    std::vector<MailedLine> lines;
    /// Number of actions the text appears to have, complete or not; those missing from `lines` are damaged.
    int actions = 0;
    Seal seal = Seal::absent;
    bool is_report = false;
    bool others = false; // another report follows, which is dropped
};
/// Converts `text` to plain text first (engine/session/plain_text.hpp).
Mailed read_mail(std::string_view text);

/// The last line of a report with these lines: {"sealed":"…"}.
std::string seal_line(std::string_view lines);

/// A sentence for people about a report that is not as it was written; "" = unchanged.
std::string words_of(const Mailed& mail);

/// A sentence for people about a text without a report: what it seems to be instead, and what to do.
std::string_view remedy_for(std::string_view text);

} // namespace engine::session
