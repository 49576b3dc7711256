// Draws the advice (questions ranked, with the possible answers) and, after a game, the review.
#include "shell/cluedo/advice_words.hpp"
#include "shell/cluedo/canvas.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/review_words.hpp"
#include <algorithm>
#include <cmath>

namespace shell::cluedo {

using namespace engine::cluedo;

namespace {

int percent_of(double share) { return std::clamp(static_cast<int>(std::lround(share * 100)), 0, 100); }

} // namespace

float CluedoCanvas::answers(Point at, float width, const Question& q)
{
    float y = at.y;
    ui_.text({at.x, y + 14}, Text::cluedo_answers, {13, t_.muted, Weight::bold});
    y += 22;
    for (std::size_t i = 0; i < std::min<std::size_t>(6, q.answers.size()); ++i) {
        const auto& a = q.answers[i];
        const std::string who = a.shower == nobody
                                    ? say_(Text::cluedo_nobody_shows)
                                    : cluedo_holder(say_, setup_, a.shower) + ": " + cluedo_card(say_, setup_, a.card);
        const std::string share = say_(Text::percent, Say::count(std::max(1, percent_of(a.share))));
        const std::string left = cluedo_left(say_, a);
        const bool settles = a.all && a.envelopes == 1;
        const float left_w = p_.width(left, 12.5f);
        p_.text({at.x + 44, y + 18}, share, {13.5f, t_.text, Weight::bold, Align::right});
        p_.text({at.x + 54, y + 18}, p_.fitted(who, width - 62 - left_w, 13.5f), {13.5f, t_.text});
        p_.text({at.x + width, y + 18}, left,
                {12.5f, settles ? t_.good : t_.muted, settles ? Weight::bold : Weight::regular, Align::right});
        y += 26;
    }
    return y + 4;
}

/// Chooses the room of the questions: on a board, a player asks only for the room the pawn is in.
float CluedoCanvas::ask_where(Point at, float width)
{
    float y = at.y;
    const Cards rooms = table_.deck.of(Kind::room);
    const int now = state_.room == no_card ? 0 : state_.room - first_of(rooms) + 1, most = size_of(rooms);
    const std::string where =
        now == 0 ? say_(Text::cluedo_any_room) : say_(Text::cluedo_in_room, cluedo_card(say_, setup_, state_.room));
    ui_.button("rooms"_id, {at.x, y, width, 44}, where, ButtonKind::plain, Icon::down);
    if (state_.rooms) {
        y += 50;
        const float half = (width - 8) / 2;
        for (int n = 0; n <= most; ++n)
            choice("room"_id, n,
                   {at.x + (half + 8) * static_cast<float>(n % 2), y + 48 * static_cast<float>(n / 2), half, 44},
                   n == 0 ? say_(Text::cluedo_any_room) : cluedo_card(say_, setup_, first_of(rooms) + n - 1), {},
                   n == now);
        y += 48 * static_cast<float>(most / 2);
    }
    y += 54;
    return y;
}

float CluedoCanvas::advice(Point at, float width)
{
    if (view_.eyes() != nobody) return eyes_full(at, width);
    if (view_.plays() && !view_.wants_advice() && !view_.is_out()) return at.y; // whose turn it is stands above
    float y = at.y;
    ui_.text({at.x, y + 16}, Text::cluedo_good_question, {13, t_.muted, Weight::bold});
    y += 26;
    const auto say_that = [&](std::string_view words) {
        return p_.paragraph({at.x, y + 14}, words, width, {14, t_.text}, 21);
    };
    if (setup_.me == nobody) return say_that(say_(Text::cluedo_no_advice));
    if (view_.is_out()) return say_that(say_(Text::cluedo_you_are_out));
    if (view_.contradictory()) return say_that(say_(Text::cluedo_mend_first));
    if (view_.supposition() >= 0) return say_that(say_(Text::cluedo_note_off));
    const Shares* s = view_.analysis().shares();
    if (s && s->consistent && s->envelopes.size() == 1)
        return say_that(say_(Text::cluedo_accuse_now, cluedo_cards(say_, setup_, s->envelopes[0].cards)));
    const Advice* advice = view_.analysis().advice();
    if (!advice) {
        const auto progress = view_.analysis().advising();
        if (!view_.analysis().busy()) return ask_where({at.x, y}, width);
        p_.text({at.x, y + 14}, say_(Text::cluedo_weighing), {13, t_.muted});
        p_.fill({at.x, y + 22, width, 8}, t_.sunken, 4);
        if (progress.total > 0)
            p_.fill(
                {at.x, y + 22,
                 width * std::clamp(static_cast<float>(progress.done) / static_cast<float>(progress.total), 0.02f, 1.f),
                 8},
                t_.accent, 4);
        return ask_where({at.x, y + 40}, width);
    }
    if (advice->questions.empty()) return ask_where({at.x, y}, width);
    if (view_.others_shown()) return gives({at.x, y}, width, *advice);
    const std::size_t chosen = view_.chosen_question();
    const Question& q = advice->questions[chosen];
    y = p_.paragraph({at.x, y + 16},
                     cluedo_card(say_, setup_, q.cards[0]) + " · " + cluedo_card(say_, setup_, q.cards[1]) + " · " +
                         cluedo_card(say_, setup_, q.cards[2]),
                     width, {16, t_.text, Weight::bold}, 22);
    y = p_.paragraph({at.x, y},
                     say_(Text::cluedo_solves, Say::count(percent_of(q.solves))) + " " +
                         say_(Text::cluedo_bits, decimal(say_.language(), q.bits, 2)) + ". " +
                         cluedo_counted(say_, *advice, q),
                     width, {13, t_.muted}, 19);
    for (const std::string& why : cluedo_asked_known(say_, view_, q.cards))
        y = p_.paragraph({at.x, y}, why, width, {13, t_.text}, 19);
    y -= 6;
    const float half = (width - 12) / 2;
    const bool my_question = !view_.plays() || (game_.my_turn() && game_.play->phase == Play::Phase::turn);
    ui_.button("ask_this"_id, {at.x, y, half, 44}, Text::cluedo_ask_this, ButtonKind::plain, Icon::none, my_question);
    ui_.button("more"_id, {at.x + half + 12, y, half, 44}, Text::cluedo_see_others, ButtonKind::quiet);
    y += 54;
    if (!state_.more) return answers({at.x, ask_where({at.x, y}, width)}, width, q);
    y = p_.paragraph({at.x, y + 12}, say_(Text::cluedo_by_points), width, {12.5f, t_.muted}, 18) - 6;
    for (std::size_t i = 0; i < advice->questions.size(); ++i) {
        const OwnedId id = make_id("question"_id, static_cast<std::int64_t>(i));
        const Rect r{at.x, y, width, 44};
        const Press press = ui_.item(id, r, 8);
        if (const Colour back = ui_.reactive(i == chosen ? t_.accent_soft : 0, press, id); back >> 24)
            p_.fill(r, back, 8);
        const std::string points = cluedo_points(say_, advice->questions[i]);
        const float points_w = p_.width(points, 13, Weight::bold);
        p_.text({r.right() - 8, y + 27}, points, {13, t_.muted, Weight::bold, Align::right});
        p_.text({r.x + 8, y + 27},
                p_.fitted(std::to_string(advice->questions[i].rank) + ". " +
                              cluedo_cards(say_, setup_, advice->questions[i].cards),
                          width - points_w - 24, 13.5f),
                {13.5f, t_.text});
        if (press.clicked) ui_.act(id);
        y += 46;
    }
    return answers({at.x, ask_where({at.x, y}, width) + 4}, width, q);
}

float CluedoCanvas::review(Point at, float width)
{
    float y = at.y;
    if (phone_like()) // the desktop shows it above
        y = p_.paragraph({at.x, y + 16}, cluedo_result(say_, view_), width, {15, t_.text, Weight::bold}, 22) + 4;
    const Review* r = view_.analysis().review();
    if (!r) {
        const auto progress = view_.analysis().reviewing();
        p_.text({at.x, y + 14}, say_(Text::cluedo_reviewing), {13, t_.muted});
        p_.fill({at.x, y + 22, width, 8}, t_.sunken, 4);
        if (progress.total > 0)
            p_.fill({at.x, y + 22, width * static_cast<float>(progress.done) / static_cast<float>(progress.total), 8},
                    t_.accent, 4);
        return y + 40;
    }
    const Steps steps = view_.review_steps(say_);
    draw_scrubber(ui_, {at.x, y, width, scrubber_height(width)}, steps);
    y += scrubber_height(width) + 2;
    if (view_.looks_back())
        return review_chart(
            {at.x, p_.paragraph({at.x, y + 14}, cluedo_review_then(say_, view_), width, {14, t_.text}, 21)}, width, *r);
    for (const auto& line : cluedo_review(say_, view_, *r))
        y = p_.paragraph({at.x, y + 10}, line, width, {14, t_.text}, 21) - 4;
    y += 8;
    ui_.text({at.x, y + 14}, Text::cluedo_known_when, {13, t_.muted, Weight::bold});
    y += 20;
    for (const auto& known : cluedo_known_by(say_, view_, *r))
        y = figure_line(p_, {at.x, y}, width, known.first, known.second);
    return review_chart({at.x, y - 4}, width, *r);
}

/// A bar for each move: the envelopes left, on a logarithmic scale. The move reviewed is marked.
float CluedoCanvas::review_chart(Point at, float width, const Review& review)
{
    float y = at.y;
    y += 14;
    ui_.text({at.x, y + 14}, Text::cluedo_left_after, {13, t_.muted, Weight::bold});
    y += 26;
    const std::size_t n = review.points.size();
    if (n == 0) return y;
    const float height = 84, unit = width / static_cast<float>(n);
    const double top = std::log(static_cast<double>(std::max(2, review.points[0].envelopes)) + 1);
    for (std::size_t i = 0; i < n; ++i) {
        const double v = std::log(static_cast<double>(review.points[i].envelopes) + 1) / top;
        const float h = std::max(2.f, (height - 18) * static_cast<float>(v)),
                    w = std::min(28.f, std::max(1.f, unit * 0.7f));
        const float x = at.x + unit * (static_cast<float>(i) + 0.5f);
        if (view_.looks_back() && static_cast<int>(i) == view_.review_steps(say_).at)
            p_.fill({x - w / 2 - 2, y, w + 4, height + 4}, t_.accent_soft, 3);
        p_.fill({x - w / 2, y + height - h, w, h}, review.points[i].envelopes == 1 ? t_.good : t_.accent,
                std::min(3.f, w / 2));
        if (i == 0 || i + 1 == n || (unit > 34 && review.points[i].envelopes > 1))
            p_.text({std::clamp(x, at.x + 10, at.x + width - 10), y + height - h - 5},
                    std::to_string(review.points[i].envelopes), {12, t_.text, Weight::regular, Align::middle});
    }
    p_.line({at.x, y + height + 0.5f}, {at.x + width, y + height + 0.5f}, t_.line_strong, 1);
    p_.text({at.x, y + height + 16}, "0", {12, t_.muted});
    p_.text({at.x + width, y + height + 16}, std::to_string(n - 1), {12, t_.muted, Weight::regular, Align::right});
    return y + height + 26;
}

} // namespace shell::cluedo
