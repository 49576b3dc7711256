// The partition of the guess being entered, or of the guess to answer: one bar per feedback.
#include "shell/codes/canvas.hpp"
#include "shell/codes/ids.hpp"
#include <algorithm>
#include <cmath>

namespace shell::codes {

float CodesCanvas::if_you_try(Point at, float width)
{
    const auto& analysis = view_.analysis();
    auto draft = view_.ui().entering_secret ? std::nullopt : view_.ui().draft.code(rules_);
    const bool asked = view_.waits_for_me_to_answer() && !view_.ui().entering_secret;
    if (asked) draft = game_.rows.back().guess;
    const bool desktop = ui_.view.layout == Layout::desktop;
    if (!draft || !(asked || view_.entering_code())) {
        p_.paragraph({at.x, at.y + 20}, say_(view_.entering_code() ? Text::complete_to_see : Text::no_guess_now), width,
                     {13, t_.muted}, 18);
        return at.y + 40;
    }
    const std::string label = say_(asked ? Text::head_guess : Text::if_you_try);
    p_.text({at.x, at.y + 20}, label, {13, t_.muted, Weight::bold});
    const float pitch = rules_.positions > 5 && !desktop ? 20.f : 26.f, before = p_.width(label, 13, Weight::bold) + 22;
    draw_code(p_, face_, rules_, *draft, {at.x + before, at.y + 15}, pitch, pitch * 0.385f, view_.mark());
    const auto& part = analysis.partition.value;
    if (!part) {
        if (analysis.partition.running())
            still_working(analysis.partition.job, {at.x, at.y + 34, width, 44}, say_(Text::counting), "clear"_id);
        else if (!analysis.partition.error.empty())
            p_.paragraph({at.x, at.y + 48}, say_(Text::too_large_to_weigh), width, {13, t_.muted}, 18);
        return at.y + 84;
    }
    std::string worth = say_(Text::n_bits, decimal(say_.language(), part->bits, 2));
    const auto& ranking = analysis.ranking.value;
    const bool best = ranking && ranking->asked && ranking->asked->rank == 1;
    const Colour ink = best ? t_.good : t_.text;
    float y = at.y;
    const float taken = before + pitch * static_cast<float>(rules_.positions);
    const bool beside = desktop && taken + p_.width(worth, 14, Weight::bold) <= width;
    if (!beside) y += 22;
    p_.text({beside ? at.x + width : at.x, y + 20}, worth,
            {14, ink, Weight::bold, beside ? Align::right : Align::left});
    if (analysis.ranking.running())
        still_working(analysis.ranking.job, {at.x, y + 30, width, 44}, say_(Text::ranking), "cancel_rank"_id), y += 40;
    if (ranking && ranking->asked)
        y = p_.paragraph({at.x, y + 44}, rank_in_words(view_, say_), width, {13, ink, Weight::bold}, 18) - 44;
    if (const std::string why = chosen_in_words(view_, say_); !why.empty())
        y = p_.paragraph({at.x, y + 44}, why, width, {13, t_.text}, 18) - 44;
    y = p_.paragraph({at.x, y + 44}, say_(Text::would_leave) + " " + say_(Text::worst_left, say_.count(part->worst)),
                     width, {13, t_.muted}, 17) -
        61;
    std::vector<PartitionCell> cells;
    for (const auto& c : part->cells)
        if (c.count) cells.push_back(c);
    std::sort(cells.begin(), cells.end(), [](const PartitionCell& a, const PartitionCell& b) {
        return a.answer.black != b.answer.black ? a.answer.black < b.answer.black : a.answer.white < b.answer.white;
    });
    // Bars that can be pressed are wide enough for a finger, so many bars take several lines.
    constexpr float least_bar = 24, line_high = 118;
    std::size_t each = std::max<std::size_t>(1, cells.size());
    if (asked) {
        const auto most = static_cast<std::size_t>(std::max(1.f, width / least_bar)), lines = (each + most - 1) / most;
        each = (each + lines - 1) / lines;
    }
    const float unit = width / static_cast<float>(each);
    for (std::size_t from = 0; from < cells.size(); from += each, y += line_high)
        bars({at.x, y}, unit, cells, from, std::min(cells.size(), from + each));
    return y + 174 - line_high;
}

/// Draws the bars of cells[from, to) side by side. `unit`: width of a bar with its gap.
void CodesCanvas::bars(Point at, float unit, const std::vector<PartitionCell>& cells, std::size_t from, std::size_t to)
{
    const bool asked = view_.waits_for_me_to_answer() && !view_.ui().entering_secret;
    const float height = 72, base = at.y + 146;
    std::int64_t most = 1;
    for (const auto& c : cells) most = std::max(most, c.count);
    // Draws what fits: each `every`-th label, and the figures that leave room for the worst one's.
    const auto middle = [&](std::size_t i) { return at.x + unit * (static_cast<float>(i - from) + 0.5f); };
    const auto every = static_cast<std::size_t>(std::ceil((p_.width("0·0", 12) + 2) / unit));
    std::size_t worst = from;
    for (std::size_t i = from; i < to; ++i)
        if (cells[i].count > cells[worst].count) worst = i;
    float free_from = at.x - 8;
    const float worst_half = p_.width(short_count(say_, most), 12, Weight::bold) / 2 + 3;
    for (std::size_t i = from; i < to; ++i) {
        const float x = middle(i), w = std::min(44.f, unit * 0.72f);
        const bool is_worst = cells[i].count == most;
        const float target =
            std::max(2.f, height * static_cast<float>(static_cast<double>(cells[i].count) / static_cast<double>(most)));
        const float h = ui_.eased(make_id("bar ", i), target, 180);
        if (asked) { // pressing a bar enters its feedback
            const OwnedId id = make_id("answer_is"_id, cells[i].answer.black * 10 + cells[i].answer.white);
            const Rect all{x - unit / 2, base - height - 18, unit, height + 42};
            const bool chosen = view_.ui().black == cells[i].answer.black && view_.ui().white == cells[i].answer.white;
            const Press press = ui_.item(id, all, 6);
            if (const Colour back = ui_.reactive(chosen ? t_.accent_soft : 0, press, id); back >> 24)
                p_.fill(all, back, 6);
            if (press.clicked) ui_.act(id);
        }
        p_.fill({x - w / 2, base - h, w, h}, is_worst ? t_.warn : t_.accent, std::min(3.f, h / 2));
        const std::string figure = short_count(say_, cells[i].count);
        const float half = p_.width(figure, 12, is_worst ? Weight::bold : Weight::regular) / 2;
        bool over = false; // the figure would overlap a taller bar
        for (std::size_t other = from; other < to; ++other)
            over = over || (cells[other].count > cells[i].count && std::abs(middle(other) - x) < half + w / 2);
        const bool fits =
            i == worst || (!over && x - half > free_from + 3 && (i > worst || x + half < middle(worst) - worst_half));
        if (fits) {
            p_.text({x, base - h - 5}, figure,
                    {12, is_worst ? t_.warn : t_.text, is_worst ? Weight::bold : Weight::regular, Align::middle});
            free_from = x + half;
        }
        const std::string name = std::to_string(cells[i].answer.black) + "·" + std::to_string(cells[i].answer.white);
        if ((i - from) % every == 0) p_.text({x, base + 17}, name, {12, t_.muted, Weight::regular, Align::middle});
    }
    const float end = at.x + unit * static_cast<float>(to - from);
    p_.line({at.x, base + 0.5f}, {end, base + 0.5f}, t_.line_strong, 1);
}

/// The same in words, and the reason for the guess.
void describe_partition(const View& v, Outline& o)
{
    const Say& say = o.say;
    if (std::string why = chosen_in_words(v, say); !why.empty()) o.text("hint_why"_id, std::move(why));
    if (const auto& part = v.analysis().partition.value) {
        auto& table =
            o.table("partition"_id, say(Text::partition_caption), {say(Text::head_answer), say(Text::head_left)});
        for (const auto& cell : part->cells)
            if (cell.count)
                table.rows.push_back({answer_in_words(say, cell.answer), number(say.language(), cell.count)});
        o.text("bits"_id, say(Text::bits_expected, decimal(say.language(), part->bits, 2)));
        o.text("worst"_id, say(Text::worst_left, say.count(part->worst)));
    }
    if (const auto& ranking = v.analysis().ranking.value; ranking && ranking->asked)
        o.text("rank"_id, rank_in_words(v, say));
}

} // namespace shell::codes
