// The charts of guesses per game: a histogram for each strategy, or cumulative curves of all.
#include "shell/lab/canvas.hpp"
#include "shell/lab/ids.hpp"
#include "shell/lab/panel.hpp"
#include <algorithm>
#include <cmath>

namespace shell::lab {

using engine::Count;

namespace {

/// The smallest multiple of 10 % that no bar exceeds.
double highest_share(const std::vector<const Row*>& rows)
{
    double most = 0.1;
    for (const Row* r : rows) {
        const auto& result = r->played.result;
        for (const Count n : result.histogram)
            most = std::max(most, static_cast<double>(n) / static_cast<double>(std::max<Count>(1, r->done())));
    }
    return std::min(1.0, std::ceil(most * 10 - 1e-9) / 10);
}

/// The labels 1 2 3 …, each centred below its bar; fewer where they would touch.
void guesses_axis(const Painter& p, Point at, float pitch, int longest)
{
    const float least = p.width(std::to_string(longest), 12) + 5; // keeps neighbours apart
    int apart = 1;
    for (const int next : {2, 5, 10, 20, 50, 100, 200, 500})
        if (pitch * static_cast<float>(apart) < least) apart = next;
    for (int n = 1; n <= longest; ++n)
        if (n % apart == 0 || n == 1)
            p.text({at.x + pitch * (static_cast<float>(n) - 0.5f), at.y}, std::to_string(n),
                   {12, p.theme().muted, Weight::regular, Align::middle});
}

} // namespace

float LabCanvas::chart_head(Point at, float width)
{
    const bool wide = ui_.view.layout == Layout::desktop;
    const float h = wide ? 36.f : 44.f;
    const bool savable = !view_.racing() && !view_.results(false).empty();
    const bool beside = wide || !savable; // else the file buttons have their own line
    const float files = wide ? 92.f : (width - 8) / 2;
    const float chart = wide ? std::min(360.f, width - 2 * files - 16) : width;
    ui_.segmented("chart"_id, {at.x, at.y, chart, h}, chart_names, static_cast<int>(view_.ui().chart));
    if (!savable) return at.y + h;
    const float right = at.x + width, y = beside ? at.y : at.y + h + 8;
    ui_.command("csv"_id, {right - 2 * files - 8, y, files, h});
    ui_.command("png"_id, {right - files, y, files, h});
    return y + h;
}

void LabCanvas::empty(Rect r)
{
    p_.card(r);
    const float y = r.centre().y - 46;
    draw(p_, Icon::chart, {r.centre().x - 18, y - 44}, 36, t_.line_strong);
    const auto lines = p_.balanced(say_(Text::lab_empty), std::min(520.f, r.w - 48), 15);
    float at = y + 24;
    for (const auto& l : lines) {
        p_.text({r.centre().x, at}, l, {15, t_.muted, Weight::regular, Align::middle});
        at += 23;
    }
}

void LabCanvas::histogram(Rect r, const Row& row)
{
    p_.card(r);
    const Rect in = r.inset(20, 0);
    draw_marker(p_, row.strategy, {in.x + 7, r.y + 26}, 6.5f);
    const std::string mean = mean_in_words(say_, row);
    const float mean_w = p_.width(mean, 22, Weight::bold);
    const std::string name = strategy_in_words(say_, row.strategy);
    const bool all = row.whole() || row.played.result.games == 0;
    const std::string label = all ? say_(Text::lab_mean) : games_in_words(say_, row);
    float label_w = p_.width(label, 13) + 16;
    // Without room for both, the label goes: the name matters more. A label that says how many games stays.
    const bool beside = p_.width(name, 16, Weight::bold) <= in.w - 36 - mean_w - label_w;
    const bool named_mean = in.w >= 240 && (beside || !all);
    if (!named_mean) label_w = 0;
    p_.text({in.right(), r.y + 33}, mean, {22, t_.text, Weight::bold, Align::right});
    if (named_mean) p_.text({in.right() - mean_w - 8, r.y + 32}, label, {13, t_.muted, Weight::regular, Align::right});
    draw_name(p_, {in.x + 24, r.y + 32}, name, in.w - 36 - mean_w - label_w, 16);
    if (const std::string wrong = remark_in_words(view_, say_, row); !wrong.empty()) {
        (void)p_.paragraph({in.x, r.y + 70}, wrong, in.w, {14, t_.text}, 20);
        return;
    }
    const auto& result = row.played.result;
    const int longest = std::max(6, view_.longest());
    const float left = in.x + 40, foot = r.bottom() - 42, top = r.y + 66;
    const double most = highest_share(view_.results(false));
    const double apart = most > 0.55 ? 0.2 : 0.1;
    for (double share = apart; share <= most + 1e-9; share += apart) {
        const float y = foot - static_cast<float>(share / most) * (foot - top);
        p_.line({left, y}, {in.right(), y}, t_.line, 1);
        p_.text({left - 6, y + 4}, say_(Text::percent, decimal(say_.language(), 100 * share, 0)),
                {12, t_.muted, Weight::regular, Align::right});
    }
    const auto& bars = result.histogram;
    const Count tallest = bars.empty() ? 0 : *std::max_element(bars.begin(), bars.end());
    const float pitch = (in.right() - left) / static_cast<float>(longest), w = std::clamp(pitch - 6, 2.f, 44.f);
    for (int n = 1; n <= longest; ++n) {
        const float x = left + pitch * (static_cast<float>(n) - 0.5f);
        const auto i = static_cast<std::size_t>(n - 1);
        const Count games = i < result.histogram.size() ? result.histogram[i] : 0;
        const double share = static_cast<double>(games) / static_cast<double>(std::max<Count>(1, row.done()));
        if (games > 0) {
            const float h = std::max(2.f, static_cast<float>(share / most) * (foot - top));
            p_.fill({x - w / 2, foot - h, w, h}, colour_of(t_, row.strategy), std::min(3.f, h / 2));
            if (pitch >= 26 || games == tallest) // else only the tallest
                p_.text({x, foot - h - 5}, percent(say_, games, row.done()),
                        {12, t_.text, Weight::regular, Align::middle});
        }
    }
    guesses_axis(p_, {left, foot + 18}, pitch, longest);
    p_.line({left, foot + 0.5f}, {in.right(), foot + 0.5f}, t_.line_strong, 1);
    if (result.games > 0) // marks the mean
        p_.regular_polygon({left + pitch * static_cast<float>(result.mean() - 0.5), foot + 28}, 6, 3, -90, t_.text);
}

void LabCanvas::curves(Rect r)
{
    p_.card(r);
    const auto rows = view_.results(false);
    const int longest = std::max(6, view_.longest());
    const auto title = p_.wrapped(say_(Text::lab_solved_within), r.w - 40, 14, Weight::bold);
    for (std::size_t i = 0; i < title.size(); ++i)
        p_.text({r.x + 20, r.y + 30 + 20 * static_cast<float>(i)}, title[i], {14, t_.text, Weight::bold});
    const float left = r.x + 64, right = r.right() - 24, top = r.y + 36 + 20 * static_cast<float>(title.size());
    const float foot = r.bottom() - 44;
    for (int quarter = 0; quarter <= 4; ++quarter) {
        const float y = foot - static_cast<float>(quarter) / 4 * (foot - top);
        p_.line({left, y}, {right, y}, quarter == 0 ? t_.line_strong : t_.line, 1);
        p_.text({left - 8, y + 4}, say_(Text::percent, std::to_string(25 * quarter)),
                {12, t_.muted, Weight::regular, Align::right});
    }
    const float pitch = (right - left) / static_cast<float>(longest);
    const auto x_of = [&](int n) { return left + pitch * (static_cast<float>(n) - 0.5f); };
    guesses_axis(p_, {left, foot + 18}, pitch, longest);
    p_.text({right, foot + 36}, say_(Text::lab_guesses), {12, t_.muted, Weight::regular, Align::right});
    for (const Row* row : rows) {
        std::vector<Point> points;
        Count sum = 0;
        const auto& result = row->played.result;
        for (std::size_t i = 0; i < result.histogram.size(); ++i) {
            sum += result.histogram[i];
            const double share = static_cast<double>(sum) / static_cast<double>(std::max<Count>(1, row->done()));
            points.push_back({x_of(static_cast<int>(i) + 1), foot - static_cast<float>(share) * (foot - top)});
        }
        if (points.size() > 1) p_.polyline(points, colour_of(t_, row->strategy), 2.5f);
        if (pitch >= 12)
            for (const Point q : points) draw_marker(p_, row->strategy, q, 5);
    }
}

/// The charts as a table: the share of games of each length, or up to it.
void describe_shares(const View& v, Outline& o)
{
    const Say& say = o.say;
    std::vector<std::string> head{say(Text::lab_strategy)};
    const int longest = v.longest();
    for (int n = 1; n <= longest; ++n) head.push_back(std::to_string(n));
    const bool curves = v.ui().chart == Chart::curves;
    auto& shares =
        o.table("distribution"_id, say(curves ? Text::lab_solved_within : Text::lab_distribution), std::move(head));
    for (const Row* r : v.results(true)) {
        if (r->played.result.games == 0) continue;
        std::vector<std::string> cells{strategy_in_words(say, r->strategy)};
        engine::Count within = 0;
        for (std::size_t i = 0; i < static_cast<std::size_t>(longest); ++i) {
            const auto& h = r->played.result.histogram;
            const engine::Count in = i < h.size() ? h[i] : 0;
            within += in;
            cells.push_back(percent(say, curves ? within : in, r->done()));
        }
        shares.rows.push_back(std::move(cells));
    }
}

} // namespace shell::lab
