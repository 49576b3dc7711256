// Draws the advice with what each question gives away: a row for each, the chosen one with its details.
#include "shell/cluedo/advice_words.hpp"
#include "shell/cluedo/canvas.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/others_words.hpp"
#include <algorithm>
#include <cmath>

namespace shell::cluedo {

using namespace engine::cluedo;
using Rival = Others::Request::Rival;

namespace {

constexpr std::array caution_words{Text::cluedo_caution_0, Text::cluedo_caution_1, Text::cluedo_caution_2,
                                   Text::cluedo_caution_3, Text::cluedo_caution_4};

// Parts of the width: the questions end, the user's figure ends, the rivals begin and end.
constexpr float cards_end = 0.345f, learn_end = 0.53f, rivals_begin = 0.565f, rivals_end = 0.83f;
constexpr float line_height = 18;
constexpr std::size_t most_rivals = 3; // in a row; the chosen question's details have all

/// How far a question moves a rival: the part of its envelopes that stays.
double part_left(const Rival& r) { return r.after && r.mean > 0 ? r.after->mean / r.mean : 1; }

/// A median below 60 %, beyond two errors.
bool falls(const Rival& r)
{
    const double error = r.median_error + (r.after ? r.after->median_error : 0);
    return r.after && r.after->median < 0.6 * r.median && r.median - r.after->median > 2 * error;
}

/// The rivals that the question moves most, clockwise.
std::vector<const Rival*> most_moved(const Others::Result& result)
{
    std::vector<const Rival*> all;
    for (const Rival& r : result.rivals)
        if (!r.out) all.push_back(&r);
    if (all.size() <= most_rivals) return all;
    std::stable_sort(all.begin(), all.end(),
                     [](const Rival* a, const Rival* b) { return part_left(*a) < part_left(*b); });
    all.resize(most_rivals);
    std::sort(all.begin(), all.end(), [](const Rival* a, const Rival* b) { return a->player < b->player; });
    return all;
}

void triangle(const Painter& p, Point at, bool down, Colour ink)
{
    const float h = down ? -4.f : 4.f;
    const std::array up{Point{at.x - 5, at.y + h}, Point{at.x, at.y - h}, Point{at.x + 5, at.y + h}};
    const std::array under{up[2], up[1], up[0]};
    p.polygon(down ? under : up, ink);
}

} // namespace

float CluedoCanvas::gives(Point at, float width, const Advice& advice)
{
    float y = at.y;
    const int caution = view_.caution();
    ui_.slider("caution"_id, {at.x, y, width, phone_like() ? 64.f : 52.f}, say_(Text::cluedo_caution), caution, 0,
               static_cast<int>(caution_words.size()) - 1, say_(caution_words[static_cast<std::size_t>(caution)]));
    y += phone_like() ? 70.f : 58.f;
    const auto done = static_cast<std::int64_t>(view_.others().gives_done()),
               all = static_cast<std::int64_t>(view_.others().gives_of());
    const auto legend = [&](float top) {
        return p_.paragraph({at.x, top + 12}, say_(Text::cluedo_gives_legend), width, {12.5f, t_.muted}, 17);
    };
    const bool explained_below = phone_like(); // a low sheet shows the questions first
    if (done < all)
        y = p_.paragraph({at.x, y + 12}, say_(Text::cluedo_gives_working, Say::count(done), Say::count(all)), width,
                         {12.5f, t_.muted}, 17);
    else if (!explained_below) y = legend(y);
    else y += 12;
    gives_heads({at.x, y + 4}, width);
    y += 16;
    const std::size_t chosen = view_.chosen_question();
    for (const std::size_t i : view_.advice_order())
        y = gives_row({at.x, y}, width, advice.questions[i], i, i == chosen);
    y += 6;
    const bool my_question = !view_.plays() || (game_.my_turn() && game_.play->phase == Play::Phase::turn);
    ui_.button("ask_this"_id, {at.x, y, width, 44}, Text::cluedo_ask_this, ButtonKind::plain, Icon::none, my_question);
    y += 54;
    if (done == all && explained_below) y = legend(y);
    y = p_.paragraph({at.x, y + 8}, say_(Text::cluedo_by_points), width, {12.5f, t_.muted}, 18);
    y = p_.paragraph({at.x, y}, say_(Text::cluedo_by_safety, decimal(say_.language(), view_.caution_weight(), 1)),
                     width, {12.5f, t_.muted}, 18) -
        6;
    return answers({at.x, ask_where({at.x, y}, width) + 4}, width, advice.questions[chosen]);
}

void CluedoCanvas::gives_heads(Point at, float width)
{
    constexpr float least = 40; // less room would leave nothing but dots
    const auto wide = [this](Text t) { return p_.width(say_(t), 12, Weight::bold); };
    const auto head = [&](Text t, float x, float room, Align align) {
        if (room < least && room < wide(t)) return;
        p_.text({x, at.y}, p_.fitted(say_(t), room, 12, Weight::bold), {12, t_.muted, Weight::bold, align});
    };
    const float first = std::min(wide(Text::cluedo_gives_first), width * (1 - rivals_begin));
    const float learn = std::min(wide(Text::cluedo_gives_learn), width * learn_end * 0.5f);
    head(Text::cluedo_question, at.x, width * learn_end - learn - 6, Align::left);
    head(Text::cluedo_gives_learn, at.x + width * learn_end, learn, Align::right);
    head(Text::cluedo_gives_away, at.x + width * rivals_begin, width * (1 - rivals_begin) - first - 6, Align::left);
    head(Text::cluedo_gives_first, at.x + width, first, Align::right);
}

float CluedoCanvas::gives_row(Point at, float width, const Question& q, std::size_t index, bool chosen)
{
    const Others::Result* after = view_.others().gives(q.cards);
    const float h = line_height * static_cast<float>(most_rivals) + 12;
    const Rect r{at.x - 8, at.y, width + 16, h};
    const OwnedId id = make_id("question"_id, static_cast<std::int64_t>(index));
    const Press press = ui_.item(id, r, 8);
    if (const Colour back = ui_.reactive(chosen ? t_.accent_soft : 0, press, id); back >> 24) p_.fill(r, back, 8);
    if (press.clicked) ui_.act(id);
    gives_cards({at.x, at.y + 6, width * cards_end, h}, q.cards, chosen);
    double left = 0;
    bool all = true;
    for (const auto& a : q.answers) {
        left += a.share * a.envelopes;
        all &= a.all;
    }
    const float learn = at.x + width * learn_end;
    if (const Shares* s = view_.analysis().shares(); s && all) {
        const std::string now = number(say_.language(), static_cast<std::int64_t>(s->envelopes.size())) + " → ";
        const std::string then = decimal(say_.language(), left, 1);
        p_.text({learn, at.y + 20}, then, {13.5f, t_.text, Weight::bold, Align::right});
        p_.text({learn - p_.width(then, 13.5f, Weight::bold), at.y + 20}, p_.fitted(now, width * 0.13f, 12),
                {12, t_.muted, Weight::regular, Align::right});
    }
    gives_note({learn, at.y + 38}, width * (learn_end - cards_end) - 4, cluedo_points(say_, q));
    gives_rivals({at.x + width * rivals_begin, at.y + 6, width * (rivals_end - rivals_begin), h}, after);
    gives_first({at.x + width * rivals_end, at.y + 6, width * (1 - rivals_end), h}, after);
    const float bottom = r.bottom();
    if (!chosen) {
        p_.divider({at.x, bottom}, width);
        return bottom + 1;
    }
    return gives_details({at.x, bottom + 6}, width, q) + 2;
}

void CluedoCanvas::gives_cards(Rect r, const Trio& cards, bool chosen)
{
    const Weight weight = chosen ? Weight::bold : Weight::regular;
    const std::string yours = say_(Text::cluedo_gives_yours);
    const float tag = p_.width(yours, 12) + 10;
    float y = r.y + 13;
    for (const Card c : cards) {
        const bool mine = (game_.hand & bit(c)) != 0;
        const std::string name = p_.fitted(cluedo_card(say_, setup_, c), r.w - (mine ? tag + 6 : 4), 12.5f, weight);
        p_.text({r.x, y}, name, {12.5f, t_.text, weight});
        if (mine) {
            const Rect pill{r.x + p_.width(name, 12.5f, weight) + 4, y - 12, tag, 16};
            p_.stroke(pill, t_.line_strong, 8, 1);
            p_.text({pill.centre().x, y}, yours, {12, t_.muted, Weight::regular, Align::middle});
        }
        y += line_height;
    }
}

void CluedoCanvas::gives_rivals(Rect r, const Others::Result* after)
{
    if (!after) {
        p_.text({r.x, r.y + 13}, "· · ·", {13, t_.muted}); // being worked out
        return;
    }
    float y = r.y + 13;
    const float end = r.right() - 14; // the triangles' column
    for (const Rival* rival : most_moved(*after)) {
        const std::string then = number(say_.language(), rival->after ? rival->after->median : rival->median);
        const bool moved = rival->after && rival->after->median != rival->median;
        p_.text({end, y}, then, {13, moved ? t_.text : t_.muted, moved ? Weight::bold : Weight::regular, Align::right});
        float x = end - p_.width(then, 13, moved ? Weight::bold : Weight::regular);
        if (moved) {
            const std::string now = number(say_.language(), rival->median) + " → ";
            p_.text({x, y}, now, {12, t_.muted, Weight::regular, Align::right});
            x -= p_.width(now, 12);
        }
        p_.text({r.x, y}, p_.fitted(cluedo_holder(say_, setup_, rival->player), x - r.x - 4, 12), {12, t_.muted});
        if (falls(*rival)) triangle(p_, {r.right() - 6, y - 5}, true, t_.lose);
        y += line_height;
    }
}

/// The chance that somebody else knows the envelope first; marked if it rises beyond two errors.
void CluedoCanvas::gives_first(Rect r, const Others::Result* after)
{
    if (!after || !after->first) return;
    const auto percent = std::lround(*after->first * 100), now = std::lround(after->anybody * 100);
    const double error = after->first_error.value_or(0) + after->anybody_error;
    const bool rises = percent > now && *after->first - after->anybody > 2 * error;
    const std::string words = say_(Text::percent, Say::count(percent));
    if (rises) p_.fill({r.x + 6, r.y - 2, r.w - 2, 40}, t_.lose_soft, 6);
    p_.text({r.right(), r.y + 13}, words,
            {13.5f, rises ? t_.lose : t_.text, rises ? Weight::bold : Weight::regular, Align::right});
    if (rises) {
        const std::string more = "+" + number(say_.language(), percent - now);
        p_.text({r.right(), r.y + 31}, more, {12, t_.text, Weight::regular, Align::right});
        triangle(p_, {r.right() - p_.width(more, 12) - 10, r.y + 27}, false, t_.lose);
    } else gives_note({r.right(), r.y + 31}, r.w - 2, say_(Text::cluedo_gives_as_now));
}

/// A note below a figure, in as many lines as it needs; `at`: the right end of the first.
void CluedoCanvas::gives_note(Point at, float width, std::string_view words)
{
    for (const auto& line : p_.wrapped(words, width, 12)) {
        p_.text(at, line, {12, t_.muted, Weight::regular, Align::right});
        at.y += 15;
    }
}

float CluedoCanvas::gives_details(Point at, float width, const Question& q)
{
    std::vector<std::string> lines = cluedo_asked_known(say_, view_, q.cards);
    const auto percent = std::clamp(static_cast<int>(std::lround(q.solves * 100)), 0, 100);
    lines.push_back(say_(Text::cluedo_solves, Say::count(percent)) + " " +
                    say_(Text::cluedo_bits, decimal(say_.language(), q.bits, 2)) + ". " +
                    cluedo_counted(say_, *view_.analysis().advice(), q));
    if (const Others::Result* after = view_.others().gives(q.cards)) {
        for (auto& line : cluedo_gives_lines(say_, view_, *after)) lines.push_back(std::move(line));
        lines.push_back(cluedo_gives_chance(say_, *after));
    }
    for (auto& line : cluedo_bluff(say_, view_, q.cards)) lines.push_back(std::move(line));
    float h = 8;
    for (const auto& line : lines) h += 18 * static_cast<float>(p_.wrapped(line, width, 13).size());
    p_.fill({at.x - 8, at.y - 10, width + 16, h + 8}, t_.accent_soft, 8);
    float y = at.y + 8;
    for (const auto& line : lines) y = p_.paragraph({at.x, y}, line, width, {13, t_.text}, 18);
    return y;
}

} // namespace shell::cluedo
