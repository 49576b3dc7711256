// Draws the board: the players, the sum, its track up to the limit, and the squares.
#include "shell/thirtyone/canvas.hpp"
#include "shell/thirtyone/ids.hpp"
#include <algorithm>
#include <cmath>

namespace shell::thirtyone {

using engine::thirtyone::Outcome;
using engine::thirtyone::Side;

namespace {

constexpr double drop_ms = 180;
constexpr float least_square = 24;

} // namespace

ThirtyoneCanvas::ThirtyoneCanvas(const View& view, Ui& ui)
    : view_(view), ui_(ui), game_(view.shown_game()), exercise_(view.exercising()), rules_(game_.setup.rules),
      solution_(view.analysis_shown() && !view.exercising() && !ui.hides_analysis() ? view.solution() : nullptr),
      p_(ui.paint), t_(ui.theme()), say_(ui.say), desktop_(ui.view.layout == Layout::desktop)
{
    if (solution_) moves_ = weighed_moves(*solution_, game_.position);
    const UiState& u = view.ui();
    if (u.reply_at >= 0) ui.wake_in(std::max(0.0, u.reply_at - ui.now()));
    if (dropped() < 1) ui.memory().animating = true;
    if (view.analysis().busy() || view.standard().busy()) ui.memory().animating = true;
}

double ThirtyoneCanvas::dropped() const
{
    const double since = view_.ui().dropped_at;
    return since < 0 ? 1 : std::clamp((ui_.now() - since) / drop_ms, 0.0, 1.0);
}

/// A side's disc and its player.
void ThirtyoneCanvas::seat(Point at, Side s, bool right)
{
    const bool turn = !game_.over() && game_.turn() == s;
    const bool person = view_.is_person(s), two = view_.is_person(Side::a) == view_.is_person(Side::b);
    const float r = 16;
    const Point disc{right ? at.x - r : at.x + r, at.y};
    if (turn) p_.disc(disc, r, player(s));
    else p_.ring(disc, r - 1, player(s), 2);
    p_.text({disc.x, disc.y + 5.5f}, side_letter(s),
            {16, turn ? t_.player_ink : player(s), Weight::bold, Align::middle});
    const float x = right ? disc.x - r - 10 : disc.x + r + 10;
    const Align align = right ? Align::right : Align::left;
    std::string name = person ? say_(two ? Text::person : Text::you) : say_(Text::computer);
    if (turn)
        name = two      ? say_(Text::thirtyone_turn_of, side_letter(s))
               : person ? say_(Text::your_turn)
                        : say_(Text::its_turn);
    p_.text({x, at.y - 3}, name, {15, t_.text, Weight::bold, align});
    std::string note = person ? (two ? std::string() : say_(Text::thirtyone_you_play, side_letter(s)))
                              : seat_in_words(say_, game_.player(s)).substr(say_(Text::computer).size() + 2);
    p_.text({x, at.y + 16}, note, {13, t_.muted, Weight::regular, align});
}

std::string ThirtyoneCanvas::exercise_title() const
{
    return say_(Text::thirtyone_exercise_n, Say::count(view_.ui().exercise + 1),
                Say::count(static_cast<std::int64_t>(thirtyone_exercises().size())));
}

/// The exercise's number. Its sum stays hidden until the answers are checked, because it is asked for.
void ThirtyoneCanvas::header_of_exercise(Rect r)
{
    const auto& answer = view_.ui().answers[static_cast<std::size_t>(view_.ui().exercise)];
    const std::string sum = answer.checked ? std::to_string(game_.position.sum) : "?";
    if (desktop_) {
        p_.text({r.centre().x, r.y + 62}, sum, {44, t_.text, Weight::bold, Align::middle});
        p_.text({r.centre().x, r.y + 92}, exercise_title(), {16, t_.text, Weight::bold, Align::middle});
        return;
    }
    const float size = r.h >= 52 ? 38.f : 30.f, y = r.centre().y;
    p_.text({r.right(), y + size * 0.36f}, sum, {size, t_.text, Weight::bold, Align::right});
    p_.text({r.x, y + 6}, p_.fitted(exercise_title(), r.w - 16 - p_.width(sum, size, Weight::bold), 16, Weight::bold),
            {16, t_.text, Weight::bold});
}

void ThirtyoneCanvas::header(Rect r)
{
    if (exercise_) return header_of_exercise(r);
    const int sum = game_.position.sum, left = rules_.limit - sum;
    const std::string figure = std::to_string(sum);
    const Colour ink = left < 0 ? t_.bad : t_.text;
    const bool dead = left == 0 && !game_.over() && !ui_.hides_analysis(); // a lesson may ask for it
    if (desktop_) {
        seat({r.x, r.y + 44}, Side::a, false);
        seat({r.right(), r.y + 44}, Side::b, true);
        const float size = 56;
        p_.text({r.centre().x, r.y + 68}, figure, {size, ink, Weight::bold, Align::middle});
        std::string words = left >= 0 && sum > 0
                                ? say_(Text::thirtyone_left_to, Say::count(left), Say::count(rules_.limit))
                                : say_(Text::thirtyone_goal, Say::count(rules_.limit));
        if (dead) words += " · " + say_(Text::thirtyone_any_loses);
        p_.text({r.centre().x, r.y + 92}, words, {13, t_.muted, Weight::regular, Align::middle});
        return;
    }
    const float mid = r.centre().y;
    const Side s = game_.turn();
    const bool two = view_.is_person(Side::a) == view_.is_person(Side::b), person = view_.is_person(s);
    const float size = r.h >= 52 ? 38.f : 30.f;
    const float figure_w = p_.width(figure, size, Weight::bold);
    std::string of = say_(Text::thirtyone_of_limit, Say::count(rules_.limit));
    if (r.w < 420 && !game_.over()) // in little room, the rule replaces it
        of = sum == 0 ? say_(Text::thirtyone_goal_short, Say::count(rules_.limit))
             : dead   ? say_(Text::thirtyone_any_loses)
                      : of;
    const std::string who = two      ? say_(Text::thirtyone_turn_of, side_letter(s))
                            : person ? say_(Text::your_turn)
                                     : say_(Text::its_turn);
    float letters = 15, of_w = p_.width(of, letters);
    float sum_x = r.x + r.w * 0.56f - (figure_w + 8 + of_w) / 2;
    for (const float size_of : {15.f, 13.f}) { // moves the sum so that the turn fits one line
        const float behind = r.x + 46 + p_.width(who, size_of, Weight::bold), w = p_.width(of, size_of);
        if (game_.over() || behind + figure_w + 8 + w > r.right()) continue;
        letters = size_of;
        of_w = w;
        sum_x = std::max(behind, r.x + r.w * 0.56f - (figure_w + 8 + of_w) / 2);
        break;
    }
    p_.text({sum_x, mid + size * 0.36f}, figure, {size, ink, Weight::bold});
    p_.text({sum_x + figure_w + 8, mid + size * 0.36f}, of, {letters, t_.muted});
    if (left >= 0) {
        const std::string words = sum == 0 ? say_(Text::thirtyone_goal_short, Say::count(rules_.limit))
                                  : dead   ? say_(Text::thirtyone_any_loses)
                                           : say_(Text::thirtyone_left, Say::count(left));
        if (r.right() - p_.width(words, 13) > sum_x + figure_w + 14 + of_w)
            p_.text({r.right(), mid + 5}, words, {13, t_.muted, Weight::regular, Align::right});
    }
    if (game_.over()) return;
    p_.disc({r.x + 14, mid}, 14, player(s));
    p_.text({r.x + 14, mid + 5}, side_letter(s), {14, t_.player_ink, Weight::bold, Align::middle});
    const float room = sum_x - r.x - 42;
    const auto lines = p_.wrapped(who, room, letters, Weight::bold);
    for (const auto& l : lines)
        if (p_.width(l, letters, Weight::bold) > room) return; // the letter shows it
    float y = mid + 5 - 9 * static_cast<float>(lines.size() - 1);
    for (const auto& l : lines) {
        p_.text({r.x + 36, y}, l, {letters, t_.text, Weight::bold});
        y += 18;
    }
}

/// The track ends at the limit, or at the sum if that is greater. A block for each move; the limit is marked.
void ThirtyoneCanvas::sum_track(Rect r)
{
    const int longest = std::max<int>(rules_.limit, game_.position.sum);
    const float unit = r.w / static_cast<float>(longest), h = desktop_ ? 24.f : 20.f, top = r.centre().y - h / 2;
    const float limit_x = r.x + unit * static_cast<float>(rules_.limit);
    p_.fill({r.x, top, r.w, h}, t_.sunken, 5);
    const auto decisive = view_.ui().review && !exercise_ ? view_.decisive() : std::nullopt;
    int sum = 0;
    for (int k = 0; k < game_.moves.size(); ++k) {
        const int value = game_.moves[k];
        const Side s = k % 2 == 0 ? Side::a : Side::b;
        float w = unit * static_cast<float>(value) - 2;
        if (k + 1 == game_.moves.size()) w *= static_cast<float>(dropped());
        const Rect block{r.x + unit * static_cast<float>(sum), top, std::max(2.f, w), h};
        p_.fill(block, player(s), 4);
        if (block.w >= 7.5f)
            p_.text({block.centre().x, top + h / 2 + 4.6f}, std::to_string(value),
                    {block.w < 12 ? 12.f : 13.f, t_.player_ink, Weight::bold, Align::middle});
        if (k == decisive) { // the move in decided_in_words()
            p_.stroke(block.inset(-3), t_.bad, 6, 2.5f);
            p_.line({block.centre().x, top - 9}, {block.centre().x, top - 3}, t_.bad, 2.5f);
        }
        sum += value;
    }
    p_.line({limit_x, top - 6}, {limit_x, top + h + 6}, t_.bad, 3);
}

void ThirtyoneCanvas::square(int value, int row, Rect r, bool compact)
{
    const bool usable = view_.my_turn() && !exercise_;
    const int taken = used(game_.position, value);
    const float radius = compact ? 8.f : 10.f;
    if (row < taken) { // owner: the row-th move of this value
        int seen = 0, ply = 0;
        for (int k = 0; k < game_.moves.size(); ++k)
            if (game_.moves[k] == value && seen++ == row) ply = k;
        const Side s = ply % 2 == 0 ? Side::a : Side::b;
        p_.fill(r, t_.sunken, radius);
        if (r.w >= 56 && r.h >= 56) p_.text({r.x + 9, r.y + 18}, std::to_string(value), {13, t_.muted});
        const double drop = ply + 1 == game_.moves.size() ? dropped() : 1;
        const auto eased = static_cast<float>(1 - (1 - drop) * (1 - drop) * (1 - drop));
        const float full = std::min(34.f, std::min(r.w, r.h) * 0.36f);
        const Point m{r.centre().x, r.centre().y - 14 * (1 - eased)};
        p_.disc(m, full * (0.8f + 0.2f * eased), player(s));
        const float size = std::max(12.f, full * 0.76f);
        p_.text({m.x, m.y + size * 0.36f}, side_letter(s), {size, t_.player_ink, Weight::bold, Align::middle});
        return;
    }
    const bool next = row == taken;
    const OwnedId id =
        next ? make_id("value"_id, value) : part_of(make_id("square"_id, value), ":" + std::to_string(row));
    const Press press = exercise_ ? Press{} : next ? ui_.command_item(id, r, radius) : ui_.item(id, r, radius, usable);
    if (press.clicked && !next) ui_.act(make_id("value"_id, value));
    const WeighedMove* move = nullptr;
    for (const auto& m : moves_)
        if (m.value == value) move = &m;
    const Colour back = move ? soft(*move) : desktop_ ? t_.raised : t_.surface;
    p_.fill(r, ui_.reactive(back, press, id), radius);
    if (move && next) p_.stroke(r, ink(*move), radius, 2);
    else p_.stroke(r, usable ? t_.line_strong : t_.line, radius, 1);
    const std::string figure = std::to_string(value);
    const Point m = r.centre();
    if (!move || !next) {
        const float size = std::max(12.f, std::min(compact ? 20.f : 28.f, r.h * 0.5f));
        const bool narrow = move && r.w < 42; // the glyph needs the corner
        p_.text({m.x - (narrow ? 5.f : 0.f), m.y + size * 0.36f + (narrow ? 2.f : 0.f)}, figure,
                {narrow ? std::min(size, 16.f) : size, move ? t_.muted : t_.text, Weight::bold, Align::middle});
        if (move && narrow) draw_outcome(p_, {r.right() - 8, r.y + 8}, 3.2f, move->outcome);
        else if (move)
            draw_outcome(p_, {r.right() - (compact ? 9.f : 15.f), r.y + (compact ? 9.f : 16.f)}, 4, move->outcome);
        return;
    }
    const std::string in = move->beyond       ? say_(Text::thirtyone_too_much)
                           : move->moves == 0 ? say_(Text::thirtyone_drawn)
                                              : say_(Text::thirtyone_in_n, Say::count(move->moves));
    const bool words = r.h >= 52;
    if (compact || r.w < 84 || r.h < 72) {
        const float size = std::max(12.f, std::min(22.f, r.h * (words ? 0.38f : 0.5f))),
                    y = words ? r.y + r.h * 0.44f : m.y + size * 0.36f;
        const bool beside = r.w >= 42;
        const std::string left = std::to_string(move->moves); // beside the glyph, if it has no line of its own
        const bool counted = beside && !words && !move->beyond && move->moves > 0 && left.size() <= 2;
        const float figure_x = m.x - (counted ? 10.f : beside ? 7.f : 5.f), corner = r.right() - 13;
        if (counted) // below the glyph: beside the figure it would look like a product
            p_.text({corner, r.bottom() - 6}, left, {12, ink(*move), Weight::bold, Align::middle});
        p_.text({figure_x, y + (beside ? 0.f : 2.f)}, figure,
                {beside ? size : std::min(size, 17.f), t_.text, Weight::bold, Align::middle});
        if (counted) draw_outcome(p_, {corner, r.y + r.h * 0.28f}, 3.8f, move->outcome);
        else if (beside) draw_outcome(p_, {figure_x + 20, y - size * 0.34f}, 4.5f, move->outcome);
        else draw_outcome(p_, {r.right() - 9, r.y + 8}, 3.6f, move->outcome);
        const std::string brief = p_.width(in, 12) <= r.w - 4 ? in : move->moves > 0 ? std::to_string(move->moves) : "";
        if (words) p_.text({m.x, r.bottom() - r.h * 0.2f + 3}, brief, {12, ink(*move), Weight::regular, Align::middle});
        return;
    }
    const float size = std::max(12.f, std::min(38.f, r.h * 0.38f));
    p_.text({m.x, r.y + r.h * 0.6f}, figure, {size, t_.text, Weight::bold, Align::middle});
    draw_outcome(p_, {r.right() - 19, r.y + 20}, 5.5f, move->outcome);
    std::string long_words = in;
    if (move->moves > 0 && !move->beyond)
        long_words = say_(move->outcome == Outcome::win ? Text::thirtyone_wins_in : Text::thirtyone_loses_in,
                          Say::count(move->moves));
    if (p_.width(long_words, 13) > r.w - 8) long_words = in;
    p_.text({m.x, r.bottom() - 13}, p_.fitted(long_words, r.w - 6, 13),
            {13, ink(*move), Weight::regular, Align::middle});
}

/// If not all rows fit: the next square of each value, and the number of squares left.
void ThirtyoneCanvas::piles(Rect r, float w, float gap)
{
    const float h = std::clamp(r.h, least_square, 60.f);
    const float left = r.x + (r.w - (w + gap) * static_cast<float>(rules_.max) + gap) / 2;
    for (int v = 1; v <= rules_.max; ++v) {
        const Rect box{left + static_cast<float>(v - 1) * (w + gap), r.y, w, h};
        const int taken = used(game_.position, v);
        square(v, std::min(taken, rules_.rows - 1), box, true);
        const float under = moves_.empty() ? -3.f : 15.f; // with ratings: below the square
        if (h >= 44 && w >= 30 && (moves_.empty() || r.h >= h + 20))
            p_.text({box.centre().x, box.bottom() + under}, "×" + std::to_string(rules_.rows - taken),
                    {12, t_.muted, Weight::regular, Align::middle});
    }
}

void ThirtyoneCanvas::squares(Rect r, bool compact)
{
    const float gap_x = compact ? 6.f : 14.f, gap_y = compact ? 6.f : 12.f;
    const auto columns = static_cast<float>(rules_.max), rows = static_cast<float>(rules_.rows);
    const float tight = rules_.max > 7 && compact ? 4.f : gap_x;
    const float w = std::min(compact ? 66.f : 104.f, (r.w - tight * (columns - 1)) / columns);
    const float h = std::min(compact ? 60.f : 104.f, (r.h - gap_y * (rows - 1)) / rows);
    if (h < least_square) return piles(r, w, tight);
    const float step_y = h + gap_y;
    const float left = r.x + (r.w - w * columns - tight * (columns - 1)) / 2;
    const float top = compact ? r.y : r.y + (r.h - h * rows - gap_y * (rows - 1)) / 2;
    for (int row = 0; row < rules_.rows; ++row) // row 0 is at the bottom: tokens stack up
        for (int v = 1; v <= rules_.max; ++v) {
            const float x = left + static_cast<float>(v - 1) * (w + tight);
            square(v, row, {x, top + step_y * static_cast<float>(rules_.rows - 1 - row), w, h}, compact);
        }
}

/// Why the game ended, or in a review the move that decided it.
std::vector<std::string> ThirtyoneCanvas::end_words(float width) const
{
    return p_.wrapped(view_.ui().review ? decided_in_words(view_, say_) : reason_in_words(view_, say_), width, 13);
}

/// The height of the words with a row of buttons below.
float ThirtyoneCanvas::banner_height(float width) const
{
    const float lines = static_cast<float>(end_words(width - 64).size());
    return 48 + 18 * lines + 52;
}

void ThirtyoneCanvas::banner(Rect r)
{
    const auto winner = game_.winner();
    const bool mine = winner && (view_.is_person(*winner) || view_.is_person(Side::a) == view_.is_person(Side::b));
    p_.fill(r, !winner ? t_.warn_soft : mine ? t_.good_soft : t_.bad_soft, 10);
    const Colour ink = !winner ? t_.warn : mine ? t_.good : t_.bad;
    const Point g{r.x + 26, r.y + 28};
    if (!winner) p_.line({g.x - 7, g.y}, {g.x + 7, g.y}, ink, 3);
    else if (mine) draw_tick(p_, g, 8, ink, 3);
    else draw_cross(p_, g, 6, ink, 3);
    float y = r.y + 34;
    p_.text({r.x + 48, y}, p_.fitted(result_in_words(view_, say_), r.w - 64, 17, Weight::bold),
            {17, t_.text, Weight::bold});
    for (const auto& l : end_words(r.w - 64)) p_.text({r.x + 48, y += 18}, l, {13, t_.text});
    const Rect row{r.x + 10, r.bottom() - 52, r.w - 20, 44};
    for (const Id id : {"try_again"_id, "review"_id}) {
        const auto c = ui_.commands->find(id.text());
        if (!c) continue;
        const float w = std::min(row.w * 0.62f, p_.width(c->label, 15, Weight::bold) + 32);
        ui_.command(id, {row.x, row.y, w, row.h});
        ui_.button("new_game"_id, {row.x + w + 8, row.y, std::min(200.f, row.w - w - 8), row.h}, Text::new_game,
                   c->offer.kind == ButtonKind::primary ? ButtonKind::plain : ButtonKind::primary);
        return;
    }
    ui_.button("new_game"_id, row, Text::new_game, ButtonKind::primary);
}

void ThirtyoneCanvas::board(Rect r)
{
    const bool over = game_.over() && !exercise_;
    const float banner_h = over ? banner_height(desktop_ ? r.w - 48 : r.w - 16) : 0.f;
    if (desktop_) {
        const Rect inner = r.inset(24, 0);
        header({inner.x - 4, r.y, inner.w + 8, 104});
        sum_track({inner.x, r.y + 104, inner.w, 36});
        const float foot = over ? banner_h + 24 : 64;
        squares({inner.x + 6, r.y + 152, inner.w - 12, r.h - 152 - foot}, false);
        if (over) return banner({inner.x, r.bottom() - banner_h - 16, inner.w, banner_h});
        const float y = r.bottom() - 48;
        if (exercise_) ui_.command("back_to_game"_id, {inner.x, y, std::min(inner.w, 240.f), 36});
        else if (view_.ui().paused) ui_.command("go_on"_id, {inner.x, y, 180, 36});
        else p_.text({inner.x + 6, y + 23}, p_.fitted(say_(Text::thirtyone_press), inner.w - 12, 13), {13, t_.muted});
        return;
    }
    const bool low = r.h < 330;
    const float pad = 16, head = low ? 40.f : 56.f, track = low ? 28.f : 36.f;
    header({r.x + pad, r.y, r.w - 2 * pad, head});
    sum_track({r.x + pad, r.y + head, r.w - 2 * pad, track});
    float bottom = r.bottom() - 4;
    if (exercise_) {
        bottom -= 48;
        ui_.command("back_to_game"_id, {r.x + pad, bottom, r.w - 2 * pad, 44});
        bottom -= 4;
    } else if (over) {
        bottom -= banner_h;
        banner({r.x + 8, bottom, r.w - 16, banner_h - 4});
        bottom -= 4;
    } else if (view_.ui().paused) {
        bottom -= 48;
        ui_.command("go_on"_id, {r.x + pad, bottom, r.w - 2 * pad, 44});
        bottom -= 4;
    }
    const float top = r.y + head + track + 6;
    squares({r.x + pad, top, r.w - 2 * pad, bottom - top}, true);
}

} // namespace shell::thirtyone
