// The results, best mean first, as a table or a list, and the differences of all pairs.
#include "shell/lab/canvas.hpp"
#include "shell/lab/ids.hpp"
#include <algorithm>
#include <cmath>

namespace shell::lab {
namespace {

/// The row's mean minus that of its reference; none without games.
std::optional<double> above(const View& v, const Row& row, const Row& best)
{
    if (row.played.result.games == 0) return std::nullopt;
    if (const auto optimum = v.optimum()) return row.played.result.mean() - *optimum;
    return engine::lab::difference(row.played, best.played).mean;
}

} // namespace

float LabCanvas::table(Point at, float width)
{
    const auto rows = view_.results(true);
    if (rows.empty()) return at.y;
    const float left = at.x + 24, right = at.x + width - 24;
    // columns: strategy, four figures, difference
    const float w = right - left, against = w * 0.3f, column = w * 0.105f;
    const auto lines = p_.wrapped(against_in_words(view_, say_), against - 12, 13, Weight::bold);
    const float more = 18 * static_cast<float>(std::max<std::size_t>(1, lines.size()) - 1);
    const float h = 38, head = 46 + more, height = head + h * static_cast<float>(rows.size()) + 14;
    p_.card({at.x, at.y, width, height});
    const auto x_of = [&](int c) { return right - against - column * static_cast<float>(3 - c); };
    float y = at.y + 28 + more;
    const auto title = [&](float x, const std::string& words, float room) {
        p_.text({x, y}, p_.fitted(words, room, 13, Weight::bold), {13, t_.muted, Weight::bold, Align::right});
    };
    p_.text({left, y}, say_(Text::lab_strategy), {13, t_.muted, Weight::bold});
    ui_.why("why:results"_id,
            {left + p_.width(say_(Text::lab_strategy), 13, Weight::bold) + 4 + Ui::why_room / 2, y - 5});
    constexpr std::array heads{Text::lab_mean_head, Text::lab_error, Text::lab_sd, Text::lab_worst};
    for (int c = 0; c < 4; ++c) title(x_of(c), say_(heads[static_cast<std::size_t>(c)]), column - 6);
    for (std::size_t i = 0; i < lines.size(); ++i)
        p_.text({right, y - 18 * static_cast<float>(lines.size() - 1 - i)}, lines[i],
                {13, t_.muted, Weight::bold, Align::right});
    y = at.y + head - 6;
    double most = 0;
    int least_worst = view_.longest(); // the smallest worst case is bold
    for (const Row* r : rows)
        if (r->played.result.games > 0) least_worst = std::min(least_worst, r->played.result.max());
    for (const Row* r : rows) most = std::max(most, above(view_, *r, *rows[0]).value_or(0));
    for (const Row* r : rows) {
        p_.divider({left, y}, right - left);
        const float line = y + 25;
        draw_marker(p_, r->strategy, {left + 7, line - 5}, 6);
        draw_name(p_, {left + 28, line}, played_in_words(say_, *r), x_of(0) - column - left - 28, 14);
        const auto& result = r->played.result;
        const auto cell = [&](int c, const std::string& words, bool strong) {
            p_.text({x_of(c), line}, words,
                    {14, strong ? t_.text : t_.muted, strong ? Weight::bold : Weight::regular, Align::right});
        };
        y += h;
        if (result.games == 0) {
            cell(0, "–", false);
            continue;
        }
        cell(0, mean_in_words(say_, *r), true);
        cell(1, error_in_words(say_, *r), false);
        cell(2, decimal(say_.language(), result.sd(), 3), false);
        cell(3, std::to_string(result.max()), result.max() == least_worst);
        const auto gap = above(view_, *r, *rows[0]);
        const std::string words = difference_in_words(view_, say_, *r, *rows[0]);
        p_.text({right, line}, words, {14, t_.text, Weight::regular, Align::right});
        const float bar_x = right - against + 24, room = right - p_.width(words, 14) - 12 - bar_x;
        if (most > 0 && room > 20 && *gap > 0)
            p_.fill({bar_x, line - 10, std::max(2.f, room * static_cast<float>(*gap / most)), 10},
                    colour_of(t_, r->strategy), 3);
    }
    return at.y + height;
}

/// Draws pairs_in_words() in up to three columns.
float LabCanvas::pairs(Point at, float width)
{
    const auto words = pairs_in_words(view_, say_);
    if (words.empty()) return at.y;
    const bool wide = ui_.view.layout == Layout::desktop;
    const float pad = wide ? 24.f : 16.f, inner = width - 2 * pad, h = 24;
    float widest = 0;
    for (const auto& one : words) widest = std::max(widest, p_.width(one, 14));
    const auto columns = static_cast<std::size_t>(std::clamp(std::floor((inner + 24) / (widest + 24)), 1.f, 3.f));
    const std::size_t lines = (words.size() + columns - 1) / columns;
    const auto title = p_.wrapped(say_(Text::lab_pairs), inner, 13, Weight::bold);
    const float head = 20 + 18 * static_cast<float>(title.size());
    std::vector<float> tops; // a name too long for one line is wrapped
    float bottom = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        tops.push_back(i % lines == 0 ? 0 : bottom);
        bottom = tops[i] + h + 18 * static_cast<float>(p_.wrapped(words[i], inner, 14).size() - 1);
    }
    const float height = head + std::max(bottom, h * static_cast<float>(lines)) + 16;
    p_.card({at.x, at.y, width, height});
    (void)p_.paragraph({at.x + pad, at.y + 28}, say_(Text::lab_pairs), inner, {13, t_.muted, Weight::bold}, 18);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const float x = at.x + pad + (inner + 24) / static_cast<float>(columns) * static_cast<float>(i / lines);
        (void)p_.paragraph({x, at.y + head + 18 + tops[i]}, words[i], inner, {14, t_.text}, 18);
    }
    return at.y + height + 16;
}

float LabCanvas::list(Point at, float width)
{
    const auto rows = view_.results(true);
    if (rows.empty()) return at.y;
    if (rows[0]->played.result.games > 0) ui_.why("why:results"_id, {at.x + width - 4 - Ui::why_room / 2, at.y + 12});
    float y = p_.paragraph(
                  {at.x + 4, at.y + 12},
                  say_(Text::lab_list_head, against_in_words(view_, say_), secrets_in_words(say_, view_.experiment())),
                  width - 12 - Ui::why_room, {13, t_.muted}, 18) -
              2;
    for (const Row* r : rows) {
        const Rect card{at.x, y, width, 66};
        p_.card(card);
        draw_marker(p_, r->strategy, {card.x + 23, card.y + 25}, 6);
        const std::string mean = mean_in_words(say_, *r);
        p_.text({card.right() - 16, card.y + 32}, mean, {20, t_.text, Weight::bold, Align::right});
        const float room = card.w - 60 - p_.width(mean, 20, Weight::bold) - 16;
        draw_name(p_, {card.x + 40, card.y + 30}, played_in_words(say_, *r), room, 15);
        std::string words = remark_in_words(view_, say_, *r);
        if (words.empty() && r->played.result.games > 0) {
            const bool unknown = r->played.certainty() == engine::lab::Certainty::unknown;
            words = (unknown ? say_(Text::lab_error_unknown) : error_in_words(say_, *r)) + " · " +
                    say_(Text::lab_worst_is, std::to_string(r->played.result.max()));
            if (view_.optimum() || r != rows[0]) words += " · " + difference_in_words(view_, say_, *r, *rows[0], false);
        }
        p_.text({card.x + 40, card.y + 52}, p_.fitted(words, card.w - 56, 13), {13, t_.muted});
        y += 74;
    }
    return p_.paragraph({at.x + 4, y + 12}, say_(Text::lab_how_numbers), width - 8, {13, t_.muted}, 18) + 4;
}

} // namespace shell::lab
