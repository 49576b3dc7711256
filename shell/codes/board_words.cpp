// The rows of the board as a table.
#include "shell/codes/ids.hpp"
#include "shell/codes/phrases.hpp"
#include <algorithm>

namespace shell::codes {

void describe_rows(const View& v, Outline& o)
{
    const Say& say = o.say;
    const auto& g = v.game();
    const auto& knowledge = v.analysis().knowledge.value;
    if (g.rows.empty()) return;
    std::vector<std::string> head{say(Text::head_row), say(Text::head_guess), say(Text::head_answer)};
    const bool counts = v.analysis_shown() && knowledge && !o.hides_analysis;
    if (counts) head.push_back(say(Text::head_left));
    auto& table = o.table("rows"_id, say(Text::head_rows), std::move(head));
    const auto blamed = v.blamed_rows();
    std::size_t counted = 0;
    for (std::size_t i = 0; i < g.rows.size(); ++i) {
        const auto& row = g.rows[i];
        std::vector<std::string> cells{std::to_string(i + 1), code_in_words(say, g.setup.face, v.rules(), row.guess),
                                       row.answer ? answer_in_words(say, *row.answer) : say(Text::no_answer_yet)};
        if (row.ignored) cells[2] += " (" + say(Text::ignored) + ")";
        if (std::find(blamed.begin(), blamed.end(), static_cast<int>(i)) != blamed.end())
            cells[2] += " (" + say(Text::may_be_wrong) + ")";
        if (counts) {
            const bool counting = row.answer && !row.ignored;
            if (counting) ++counted;
            cells.push_back(counting && counted < knowledge->prefix_counts.size()
                                ? number(say.language(), knowledge->prefix_counts[counted])
                                : "–");
        }
        table.rows.push_back(std::move(cells));
    }
}

} // namespace shell::codes
