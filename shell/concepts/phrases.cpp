#include "shell/concepts/phrases.hpp"
#include <array>

namespace shell::concepts {

using engine::Count;
using engine::concepts::Concept;
using engine::concepts::EventKind;
using engine::concepts::ReadErrorKind;

namespace {

std::int64_t whole(Count n) { return static_cast<std::int64_t>(n); }

Text reason_of(ReadErrorKind kind)
{
    switch (kind) {
    case ReadErrorKind::too_long:
        return Text::concepts_error_length;
    case ReadErrorKind::empty:
        return Text::concepts_error_empty;
    case ReadErrorKind::bad_attributes:
        return Text::concepts_error_attributes;
    case ReadErrorKind::bad_name:
        return Text::concepts_error_name;
    case ReadErrorKind::repeated_attribute:
        return Text::concepts_error_repeated;
    case ReadErrorKind::wrong_cells:
        return Text::concepts_error_cells;
    case ReadErrorKind::hole:
        return Text::concepts_error_hole;
    case ReadErrorKind::bad_label:
        return Text::concepts_error_label;
    case ReadErrorKind::too_many_values:
        return Text::concepts_error_values;
    case ReadErrorKind::too_many_examples:
        break;
    }
    return Text::concepts_error_examples;
}

} // namespace

std::string sign_of(bool positive) { return positive ? "+" : "−"; }

std::string event_in_words(const Say& say, const View& v, const engine::concepts::Event& e)
{
    const auto one = [&](const Concept& c) { return v.concept_text(say, c); };
    const char* const s = specific_border(v.notation());
    switch (e.kind) {
    case EventKind::s_generalised:
        return say(Text::concepts_ev_s_generalised, s, one(e.of), one(e.to));
    case EventKind::s_beyond_g:
        return say(Text::concepts_ev_s_beyond_g, s, one(e.of), one(e.to));
    case EventKind::s_covers:
        return say(Text::concepts_ev_s_covers, s, one(e.of));
    case EventKind::g_misses:
        return say(Text::concepts_ev_g_misses, one(e.of));
    case EventKind::g_specialised:
        return say(Text::concepts_ev_g_specialised, one(e.of), one(e.to));
    case EventKind::not_above_s:
        return say(Text::concepts_ev_not_above_s, one(e.to));
    case EventKind::under_another:
        return say(Text::concepts_ev_under_another, one(e.to), one(e.by));
    case EventKind::s_enters:
        return say(Text::concepts_ev_enters, s, one(e.to));
    case EventKind::s_leaves:
        return say(Text::concepts_ev_leaves, s, one(e.of));
    case EventKind::g_enters:
        return say(Text::concepts_ev_enters, "G", one(e.to));
    case EventKind::g_leaves:
        break;
    }
    return say(Text::concepts_ev_leaves, "G", one(e.of));
}

std::string step_in_words(const Say& say, const View& v)
{
    const auto& c = v.course();
    if (c.at == 0) return say(Text::concepts_start_story, specific_border(v.notation()));
    const Count dead = c.size_before() - c.size();
    if (dead == 0) return say(Text::concepts_died_none, say.count(c.at));
    return say(Text::concepts_died, say.count(whole(dead)), say.count(c.at));
}

std::vector<std::string> concepts_in_words(const Say& say, const View& v, const std::vector<Concept>& all, Count count,
                                           std::size_t most)
{
    std::vector<std::string> out;
    for (const Concept& c : all)
        if (out.size() < most) out.push_back(v.concept_text(say, c));
    if (count > out.size()) out.push_back(say(Text::concepts_more, say.count(whole(count - out.size()))));
    return out;
}

std::string numbers_in_words(const std::vector<int>& examples)
{
    std::string out;
    for (const int i : examples) out += (out.empty() ? "" : ", ") + std::to_string(i + 1);
    return out;
}

std::string same_case_in_words(const Say& say, const View& v)
{
    const auto& all = v.game().examples;
    for (int b = 0; b < v.step(); ++b)
        for (int a = 0; a < b; ++a) {
            const auto &first = all[static_cast<std::size_t>(a)], &second = all[static_cast<std::size_t>(b)];
            if (first.values == second.values && first.positive != second.positive)
                return say(Text::concepts_same_case, say.count(a + 1), say.count(b + 1));
        }
    return {};
}

std::string collapse_in_words(const Say& say, const View& v)
{
    const auto& now = v.course().now;
    if (!now.collapsed_after) return {};
    if (std::string same = same_case_in_words(say, v); !same.empty()) return same;
    const std::string why = now.clash.empty() ? say(Text::concepts_collapsed, say.count(*now.collapsed_after))
                                              : say(Text::concepts_clash, numbers_in_words(now.clash));
    return now.flips.empty() ? why : why + " " + say(Text::concepts_flips, numbers_in_words(now.flips));
}

std::string votes_in_words(const Say& say, Count accept, Count of)
{
    if (of == 0) return say(Text::concepts_votes_none);
    if (of == 1) return say(accept == 1 ? Text::concepts_votes_one_yes : Text::concepts_votes_one_no);
    if (accept == of) return say(Text::concepts_votes_yes, say.count(whole(of)));
    if (accept == 0) return say(Text::concepts_votes_no, say.count(whole(of)));
    return say(Text::concepts_votes_split, say.count(whole(accept)), say.count(whole(of)));
}

std::string read_error_in_words(const Say& say, std::string_view text, engine::concepts::ReadError e)
{
    const std::string reason = say(reason_of(e.kind));
    if (e.row == 0) return reason;
    constexpr std::size_t longest = 80;
    std::string row = engine::concepts::place_of(text, e).row;
    if (std::size_t end = longest; row.size() > longest) {
        while ((static_cast<unsigned char>(row[end]) & 0xC0) == 0x80) --end; // whole characters
        row = row.substr(0, end) + "…";
    }
    const std::array<text::Argument, 4> values{say.count(e.row), say.count(std::max(1, e.column)), reason, row};
    return text::filled(say.language(), pattern(say.language(), Text::concepts_error_at), values);
}

std::string read_in_words(const Say& say, const engine::concepts::ReadTable& read)
{
    const auto size = [&](const auto& list) { return say.count(static_cast<std::int64_t>(list.size())); };
    std::string out = say(Text::concepts_text_read, size(read.examples), size(read.table.attributes));
    std::string added, rows;
    for (const int i : read.completed) {
        const auto& a = read.table.attributes[static_cast<std::size_t>(i)];
        added += (added.empty() ? "" : ", ") + a.name + ": " + a.values.back();
    }
    for (const int row : read.left_out) rows += (rows.empty() ? "" : ", ") + std::to_string(row);
    if (!added.empty()) out += " " + say(Text::concepts_text_completed, size(read.completed), added);
    if (!rows.empty()) out += " " + say(Text::concepts_text_left_out, size(read.left_out), rows);
    return out;
}

} // namespace shell::concepts
