// The board of the code games: past rows, the draft, the row that waits for an answer.
#include "imgui.h"
#include "shell/codes/canvas.hpp"
#include "shell/codes/ids.hpp"
#include "shell/kit/keep_end.hpp"
#include <algorithm>
#include <cmath>

namespace shell::codes {

using engine::codes::Face;
using engine::codes::Feedback;
using engine::codes::Role;
using Status = engine::codes::Game::Status;

CodesCanvas::CodesCanvas(const View& view, Ui& ui, const Jobs& jobs)
    : view_(view), ui_(ui), jobs_(jobs), game_(view.game()), rules_(view.rules()), face_(view.game().setup.face),
      p_(ui.paint), t_(ui.theme()), say_(ui.say), blamed_(view.blamed_rows())
{}

namespace {

constexpr float least_pitch = 18; // between centres: pegs are then 14 px wide

std::string figures_of(Feedback f) { return std::to_string(f.black) + " · " + std::to_string(f.white); }

} // namespace

BoardMetrics CodesCanvas::board_metrics(float width) const
{
    BoardMetrics m = bare_metrics(width);
    const bool low = ui_.view.layout != Layout::desktop && ui_.view.height < 340;
    if (!low && ui_.memory().lesson.height <= 0 && !draft_caption_in_words(view_, say_).empty())
        m.draft += m.caption = 20;
    return m;
}

BoardMetrics CodesCanvas::bare_metrics(float width) const
{
    const auto n = static_cast<float>(rules_.positions);
    BoardMetrics m;
    const bool narrow = ui_.view.layout != Layout::desktop;
    m.left = view_.analysis_shown() && !ui_.hides_analysis();
    if (narrow) {
        m.row = ui_.view.layout == Layout::phone ? 48.f : 40.f;
        const bool clues = is_puzzle() && ui_.view.layout == Layout::phone;
        if (clues) m.row = game_.rows.size() > 4 ? 34.f : 38.f;
        m.draft = 56;
        m.number_x = 18;
        m.first_x = 50;
        m.words = false;
        const bool phone = ui_.view.layout == Layout::phone, many = rules_.positions > 5;
        const bool close = many && width < 300;
        if (many) m.left = false, m.number_x = close ? 16.f : 22.f, m.first_x = close ? 36.f : 46.f;
        if (clues) m.number_x = 22, m.first_x = close ? 60.f : 76.f; // above the marks, whose symbols need the room
        const float gap = close ? 10.f : 22.f;                       // from the last peg to the answer
        const auto pitch_beside = [&](float tail) { return (width - m.first_x - tail) / std::max(1.f, n - 1); };
        const float buttons = pitch_beside(184); // if erase and try stand beside the draft
        m.two_lines = many || (phone && buttons < least_pitch);
        if (m.two_lines && (view_.entering_code() || !view_.waits_for_me_to_answer())) m.draft = 56 + 48;
        const float pins = pins_width(rules_.positions, m.pin = many || width < 300 ? 9.f : 12.f);
        const auto pitch_with = [&](float more) { return pitch_beside(gap + 8 + pins + 8 + more + 12); };
        const float words = stacked_width();
        m.stacked = pitch_with(words) >= least_pitch;
        m.figures = !m.stacked && pitch_with(44) >= least_pitch;
        const float told = m.stacked ? words : m.figures ? 44.f : 0.f;
        m.left =
            m.left && pitch_with(told + 56) >= (phone ? least_pitch : 28.f); // only where there is room beside the pegs
        m.pitch = std::min(clues ? 46.f : 42.f, pitch_with(told + (m.left ? 56.f : 0.f)));
        if (!m.two_lines && phone && !clues) m.pitch = std::min(m.pitch, buttons);
        m.radius = std::min(clues ? m.row * 0.4f : m.row / 3, std::min(16.f, m.pitch / 2 - 2));
        m.answer_x = m.first_x + (n - 1) * m.pitch + m.radius + gap;
        m.words_x = m.answer_x + pins + 8;
        return m;
    }
    const float tail = 34 + pins_width(rules_.positions) + 16 + 104 + 78 + 24;
    m.pitch = std::min(50.f, (width - m.first_x - tail) / std::max(1.f, n - 1));
    m.radius = std::min(19.f, m.pitch / 2 - 3);
    m.answer_x = m.first_x + (n - 1) * m.pitch + 58;
    m.words_x = m.answer_x + pins_width(rules_.positions) + 16;
    return m;
}

/// The width of the longest answer in words.
float CodesCanvas::stacked_width() const
{
    float width = 0;
    for (int n = 0; n <= rules_.positions; ++n)
        width = std::max({width, p_.width(fijas_in_words(say_, n), 12), p_.width(picas_in_words(say_, n), 12)});
    return width;
}

/// An answer in two lines; of a puzzle's clue without the part that is nothing.
void CodesCanvas::draw_answer(Feedback f, Point at, float size, float leading, Colour ink)
{
    const std::string fijas = fijas_in_words(say_, f.black), picas = picas_in_words(say_, f.white);
    if (is_puzzle() && (f.black == 0) != (f.white == 0))
        return p_.text({at.x, at.y + size * 0.36f}, f.white == 0 ? fijas : picas, {size, ink});
    p_.text({at.x, at.y - 3}, fijas, {size, ink});
    p_.text({at.x, at.y - 3 + leading}, picas, {size, ink});
}

/// The answer beside its pins on a narrow board. Returns where it ends.
float CodesCanvas::answer_beside(Feedback f, Point at, const BoardMetrics& m, Colour ink)
{
    const std::string fijas = fijas_in_words(say_, f.black), picas = picas_in_words(say_, f.white);
    if (m.stacked) { // a figure alone does not say which is which
        draw_answer(f, at, 12, 15, ink);
        return at.x + std::max(p_.width(fijas, 12), p_.width(picas, 12));
    }
    if (m.figures) p_.text({at.x, at.y + 5}, figures_of(f), {14, ink, Weight::bold});
    return at.x + (m.figures ? 38.f : 0.f);
}

std::int64_t CodesCanvas::left_after(int index) const
{
    const auto& known = view_.analysis().knowledge.value;
    const auto& row = game_.rows[static_cast<std::size_t>(index)];
    if (!known || !row.answer || row.ignored) return -1;
    std::size_t counted = 0;
    for (int i = 0; i <= index; ++i) {
        const auto& r = game_.rows[static_cast<std::size_t>(i)];
        counted += r.answer && !r.ignored;
    }
    return counted < known->prefix_counts.size() ? known->prefix_counts[counted] : -1;
}

std::int64_t CodesCanvas::left_before(int index) const
{
    const auto& known = view_.analysis().knowledge.value;
    if (!known) return -1;
    std::size_t counted = 0;
    for (int i = 0; i < index; ++i) {
        const auto& r = game_.rows[static_cast<std::size_t>(i)];
        counted += r.answer && !r.ignored;
    }
    return counted < known->prefix_counts.size() ? known->prefix_counts[counted] : -1;
}

void CodesCanvas::row(int index, Rect r, const BoardMetrics& m)
{
    const auto& row = game_.rows[static_cast<std::size_t>(index)];
    const OwnedId id = make_id("row"_id, index);
    const bool blamed = std::find(blamed_.begin(), blamed_.end(), index) != blamed_.end();
    const float mid = r.centre().y;
    const bool mine = game_.setup.role == Role::guesser;
    const auto is_in = [&](const std::vector<std::string>& ids) {
        return std::find(ids.begin(), ids.end(), Id(id).text()) != ids.end();
    };
    const auto& lesson = ui_.memory().lesson;
    const bool asked = is_in(lesson.pressable); // a puzzle may ask for a row
    const float aside = ui_.view.layout == Layout::desktop ? 12.f
                        : asked || is_in(lesson.marked)    ? 6.f // room for the tick
                                                           : 4.f;
    const Rect box = r.inset(aside, 2);
    const bool usable = asked  ? true
                        : mine ? view_.entering_code()
                               : game_.status != Status::gave_up && row.answer.has_value() && !view_.reads_clues();
    const Press press = ui_.item(id, box, 8, usable);
    const Colour back = blamed ? t_.bad_soft : 0;
    const Colour shade = ui_.reactive(back, press, id);
    if (shade >> 24) p_.fill(box, shade, 8);
    if (press.hovered && usable && !asked) ui_.tooltip(id, box, say_(mine ? Text::tip_use_row : Text::tip_edit_row));
    if (press.clicked) {
        if (mine && !asked) ui_.act("use"_id, engine::codes::to_text(rules_, row.guess));
        else ui_.act(id);
    }
    const float opacity = row.ignored ? 0.4f : 1.f;
    p_.text({r.x + m.number_x, mid + 5}, std::to_string(index + 1),
            {m.words ? 13.f : 12.f, t_.muted, Weight::regular, Align::middle});
    // A puzzle calls colours by their letters: the pegs show both.
    const bool lettered = is_puzzle() && face_ == Face::letters;
    draw_code(p_, lettered ? Face::colours : face_, rules_, row.guess, {r.x + m.first_x, mid}, m.pitch, m.radius,
              lettered ? PegMark::letter : view_.mark(), opacity);
    ui_.memory().lesson.columns = {r.x + m.first_x, m.pitch};
    if (row.ignored) {
        const float end = m.first_x + static_cast<float>(rules_.positions - 1) * m.pitch + m.radius + 4;
        p_.line({r.x + m.first_x - m.radius - 4, mid}, {r.x + end, mid}, t_.text, 2);
    }
    if (!row.answer) return;
    draw_pins(p_, *row.answer, rules_.positions, {r.x + m.answer_x, mid - m.pin * 7 / 6}, m.pin);
    const Colour ink = row.ignored ? t_.muted : t_.text;
    float beside = r.x + m.words_x;
    if (m.words) {
        draw_answer(*row.answer, {r.x + m.words_x, mid}, 13, 17, ink);
    } else beside = answer_beside(*row.answer, {r.x + m.words_x, mid}, m, ink);
    const float right = r.right() - (m.words ? 24.f : 16.f);
    if (row.ignored && (m.words || p_.width(say_(Text::ignored), 12) < right - beside - 4)) // else the line through it
        return ui_.text({right, mid + 5}, Text::ignored, {12, t_.muted, Weight::regular, Align::right});
    if (row.ignored) return;
    if (!m.left) return;
    const auto after = left_after(index), before = left_before(index);
    if (after < 0) return;
    if (!m.words) {
        const std::string figure = short_count(say_, after), words = say_(Text::n_left_short, Argument(after, figure));
        const float room = right - beside - 4;
        if (p_.width(words, 12) < room)
            return p_.text({right, mid + 5}, words, {12, t_.muted, Weight::regular, Align::right});
        const auto lines = p_.wrapped(words, room, 12); // no figure without its word
        const bool both =
            lines.size() == 2 && r.h >= 28 && p_.width(lines[0], 12) <= room && p_.width(lines[1], 12) <= room;
        if (!both) return p_.text({right, mid + 5}, figure, {12, t_.muted, Weight::regular, Align::right});
        p_.text({right, mid - 2}, lines[0], {12, t_.muted, Weight::regular, Align::right});
        return p_.text({right, mid + 12}, lines[1], {12, t_.muted, Weight::regular, Align::right});
    }
    p_.text({right, mid - 1}, short_count(say_, after), {18, t_.text, Weight::bold, Align::right});
    if (after > 0 && before > 0) {
        const double bits = std::log2(static_cast<double>(before) / static_cast<double>(after));
        const std::string told = bits < 0.005 ? say_(Text::n_bits, Say::count(0))
                                              : say_(Text::minus_bits, decimal(say_.language(), bits, 2));
        const float answer = p_.width(picas_in_words(say_, row.answer->white), 13);
        if (r.x + m.words_x + answer + p_.width(told, 12) <= right)
            p_.text({right, mid + 16}, told, {12, t_.muted, Weight::regular, Align::right});
    }
}

void CodesCanvas::draft_row(Rect r, const BoardMetrics& m)
{
    const UiState& u = view_.ui();
    const bool desktop = ui_.view.layout == Layout::desktop, last = is_last_guess(view_);
    if (m.caption > 0) {
        const float margin = desktop ? 24.f : 16.f;
        p_.text({r.x + margin, r.y + 13}, p_.fitted(draft_caption_in_words(view_, say_), r.w - 2 * margin, 12),
                {12, last ? t_.warn : t_.muted, last ? Weight::bold : Weight::regular});
        r.y += m.caption;
        r.h -= m.caption;
    }
    const Rect box = r.inset(desktop ? 12.f : 8.f, 0);
    p_.fill(box, last ? t_.warn_soft : t_.accent_soft, 10);
    p_.stroke(box, last ? t_.warn : t_.accent, 10, 1.5f);
    const float line = m.two_lines ? 56.f : r.h, mid = r.y + line / 2;
    const std::string number = u.entering_secret ? "?" : std::to_string(game_.rows.size() + 1);
    p_.text({r.x + m.number_x, mid + 5}, number, {desktop ? 14.f : 13.f, t_.accent, Weight::bold, Align::middle});
    const int n = rules_.positions;
    float first = m.first_x, pitch = m.pitch, radius = m.radius + 1;
    if (m.two_lines) { // the buttons have their own line: bigger pegs
        first = 52;
        pitch = (r.w - 52 - 36) / static_cast<float>(n - 1);
        radius = std::min(17.f, pitch / 2 - 2);
    }
    draw_holes(ui_, {r.x, r.y, r.w, line}, {r.x + first, mid}, pitch, radius, face_, n, u.draft, view_.mark());
    const auto code = u.draft.code(rules_);
    if (!desktop) {
        const float y = m.two_lines ? r.y + 56 : r.y + 6;
        const bool landscape = ui_.view.layout == Layout::landscape;
        if (landscape) return; // the strip below has the buttons
        const float right = r.right() - 16;
        const float x =
            m.two_lines ? r.x + 52
                        : std::min(right - 96 - 44, r.x + m.first_x + static_cast<float>(n - 1) * m.pitch + radius + 8);
        ui_.command_icon("erase"_id, {x, y, 44, 44});
        const float left = m.two_lines ? std::max(x + 46, right - 140) : std::max(x + 46, right - 92);
        ui_.command("submit"_id, {left, y, right - left, 44});
        return;
    }
    const float x = r.x + m.answer_x, room = r.right() - 24 - x;
    if (u.entering_secret) {
        p_.paragraph({x, mid - 4}, say_(Text::secret_stays), room, {12, t_.muted}, 17);
        return;
    }
    if (!code) {
        if (!u.draft.complete(n))
            p_.paragraph({x, mid - 4}, say_(Text::choose_for_position, Say::count(u.draft.focus + 1)), room,
                         {13, t_.muted}, 17);
        return;
    }
    if (u.hinted && view_.analysis().choice.value) {
        const std::string why = hint_in_words(view_, say_);
        const bool errs = hint_errs(view_);
        const auto more = static_cast<float>(p_.wrapped(why, room, 12).size() - 1);
        if (errs) draw_cross(p_, {x - 12, mid - 8 * more}, 4.5f, t_.bad, 2.2f);
        p_.paragraph({x, mid + 4 - 8 * more}, why, room, {12, errs ? t_.text : t_.muted}, 16);
        return;
    }
    const int answered = view_.answered();
    if (!view_.analysis_shown() || ui_.hides_analysis() || answered == 0)
        return; // hidden, or no answer to fit or contradict
    const auto wrong = conflicts(game_, *code);
    if (wrong.empty()) {
        draw_tick(p_, {x - 12, mid - 8}, 5, t_.good, 2.2f);
        ui_.text({x, mid - 3}, Text::still_possible, {14, t_.good, Weight::bold});
        p_.text({x, mid + 15}, p_.fitted(say_(Text::agrees_with_n, say_.count(answered)), room, 12), {12, t_.muted});
        return;
    }
    draw_cross(p_, {x - 12, mid - 8}, 4.5f, t_.bad, 2.2f);
    ui_.text({x, mid - 3}, Text::impossible_now, {14, t_.bad, Weight::bold});
    ui_.why("why:draft"_id,
            {x + p_.width(say_(Text::impossible_now), 14, Weight::bold) + 4 + Ui::why_room / 2, mid - 8});
    p_.text({x, mid + 15}, p_.fitted(say_(Text::contradicts_rows, named_rows_in_words(say_, wrong)), room, 12),
            {12, t_.muted});
}

void CodesCanvas::asked_row(int index, Rect r, const BoardMetrics& m)
{
    const auto& guess = game_.rows[static_cast<std::size_t>(index)].guess;
    const bool desktop = ui_.view.layout == Layout::desktop;
    const Rect box = r.inset(desktop ? 12.f : 8.f, 0);
    p_.fill(box, t_.accent_soft, 10);
    p_.stroke(box, t_.accent, 10, 1.5f);
    const float mid = r.centre().y;
    p_.text({r.x + m.number_x, mid + 5}, std::to_string(index + 1), {14, t_.accent, Weight::bold, Align::middle});
    for (int i = 0; i < rules_.positions; ++i) {
        const Point c{r.x + m.first_x + m.pitch * static_cast<float>(i), mid - 5};
        const OwnedId id = make_id("mark"_id, i);
        const Rect peg{c.x - m.pitch / 2, r.y + 2, m.pitch, r.h - 4};
        const Press press = ui_.item(id, peg, 10);
        draw_symbol(p_, face_, guess.symbol[static_cast<std::size_t>(i)], c, m.radius, view_.mark());
        const Point pin{c.x, r.bottom() - 10};
        const PegAnswer mark = view_.ui().marks[static_cast<std::size_t>(i)];
        if (mark == PegAnswer::fija) p_.disc(pin, 5, t_.text);
        else if (mark == PegAnswer::pica) p_.ring(pin, 4.2f, t_.text, 2.2f);
        else p_.disc(pin, 2, t_.line_strong);
        if (press.clicked) ui_.act(id);
    }
    if (desktop) {
        if (ui_.memory().lesson.height <= 0) // a lesson gives its own instructions
            p_.paragraph({r.x + m.answer_x, mid - 12}, say_(Text::tap_each_peg), r.right() - 24 - r.x - m.answer_x,
                         {12, t_.muted}, 16);
    } else {
        const Feedback f{static_cast<std::uint8_t>(view_.ui().black), static_cast<std::uint8_t>(view_.ui().white)};
        draw_pins(p_, f, rules_.positions, {r.x + m.answer_x, mid - m.pin * 7 / 6}, m.pin);
        if (f.black + f.white > 0) answer_beside(f, {r.x + m.words_x, mid}, m, t_.text);
        else if (m.stacked || m.figures) // nothing entered yet; for 0 · 0 the button says "nothing"
            p_.text({r.x + m.words_x, mid + 5}, "?", {14, t_.muted, Weight::bold});
    }
}

bool CodesCanvas::is_first_minute() const
{
    return game_.rows.empty() && game_.setup.role == Role::guesser && view_.entering_code() &&
           ui_.memory().lesson.height <= 0;
}

/// The height of the goal above the first draft, with the offer of the rules until a first guess was made.
float CodesCanvas::goal_height(float width) const
{
    if (!is_first_minute()) return 0;
    const float margin = ui_.view.layout == Layout::desktop ? 24.f : 16.f;
    const auto lines = p_.wrapped(goal_in_words(game_, say_), width - 2 * margin, 15);
    return 8 + 20 * static_cast<float>(lines.size()) + (view_.offers_rules() ? 52.f : 0.f);
}

void CodesCanvas::goal(Rect r)
{
    const float margin = ui_.view.layout == Layout::desktop ? 24.f : 16.f;
    p_.paragraph({r.x + margin, r.y + 20}, goal_in_words(game_, say_), r.w - 2 * margin, {15, t_.text}, 20);
    if (!view_.offers_rules()) return;
    const float w = std::min(r.w - 2 * margin, p_.width(say_(Text::how_to_play), 15, Weight::bold) + 60);
    ui_.button("howto@goal"_id, {r.x + margin, r.bottom() - 48, w, 44}, Text::how_to_play, ButtonKind::plain,
               Icon::help);
}

/// The height of the key to an answer's two figures, below the draft row where answers have no words; 0 = no key.
float CodesCanvas::key_height(float width, const BoardMetrics& m) const
{
    if (m.words || !m.figures || !view_.entering_code() || view_.ui().entering_secret || game_.rows.empty()) return 0;
    return 4 + 16 * static_cast<float>(p_.wrapped(say_(Text::answer_key), width - 32, 12).size());
}

/// Whether a lesson asks what the noted secret answers.
bool CodesCanvas::asks_for_answer() const
{
    return game_.secret && view_.waits_for_me_to_answer() && (ui_.memory().lesson.read || ui_.hides_analysis());
}

/// Whether the secret is then a row over the guess; where a phone's keys leave no room it stands over them.
bool CodesCanvas::secret_row() const
{
    return asks_for_answer() && (ui_.memory().lesson.read || ui_.view.layout == Layout::desktop);
}

void CodesCanvas::secret_over(Rect r, const BoardMetrics& m)
{
    const float mid = r.centre().y, x = r.x + m.first_x;
    draw_code(p_, face_, rules_, *game_.secret, {x, mid}, m.pitch, m.radius, view_.mark());
    const float after = x + m.pitch * static_cast<float>(rules_.positions - 1) + m.radius + 12;
    p_.text({after, mid + 5}, p_.fitted(say_(Text::the_secret), r.right() - 12 - after, 14, Weight::bold),
            {14, t_.text, Weight::bold});
}

void CodesCanvas::rows(Rect r, const BoardMetrics& m)
{
    const int count = static_cast<int>(game_.rows.size());
    const bool asking = view_.waits_for_me_to_answer() && !view_.ui().entering_secret;
    const bool draft = view_.entering_code();
    const float gap = ui_.view.layout == Layout::desktop ? 8.f : 4.f;
    const int past = asking ? count - 1 : count;
    float flow = static_cast<float>(past) * m.row + (draft || asking ? m.draft + 2 * gap : 0);
    ScrollArea area(ui_, "board", r);
    float y = r.y - area.offset();
    if (const float high = goal_height(r.w); high > 0 && flow + high <= r.h) {
        goal({r.x, y, r.w, high});
        y += high;
        flow += high;
    }
    for (int i = 0; i < past; ++i) {
        if (i && ui_.view.layout == Layout::desktop) p_.divider({r.x + 24, y}, r.w - 48);
        if (y + m.row > r.y && y < r.bottom()) row(i, {r.x, y, r.w, m.row}, m);
        y += m.row;
        if (ui_.view.layout != Layout::desktop) p_.divider({r.x + 16, y - 0.5f}, r.w - 32);
    }
    if (asking && secret_row()) {
        secret_over({r.x, y, r.w, m.row}, m);
        y += m.row;
        flow += m.row;
    }
    if (draft || asking) {
        y += gap;
        if (draft) draft_row({r.x, y, r.w, m.draft}, m);
        else asked_row(past, {r.x, y, r.w, m.draft}, m);
        y += m.draft + gap;
    }
    if (const float key = key_height(r.w, m); key > 0 && flow + key <= r.h) {
        p_.paragraph({r.x + 16, y + 12}, say_(Text::answer_key), r.w - 32, {12, t_.muted}, 16);
        y += key;
        flow += key;
    }
    // future rows, as many as fit
    const int most = game_.setup.role == Role::assistant ? 0 : game_.setup.max_guesses;
    const float pitch = std::min(48.f, m.row);
    if (game_.status == Status::playing && !view_.ui().entering_secret)
        for (int i = count + (draft ? 1 : 0); i < most && y + pitch <= r.bottom() && flow <= r.h; ++i, y += pitch) {
            p_.text({r.x + m.number_x, y + pitch / 2 + 4}, std::to_string(i + 1),
                    {m.words ? 13.f : 12.f, t_.unknown, Weight::regular, Align::middle});
            for (int j = 0; j < rules_.positions; ++j)
                p_.disc({r.x + m.first_x + m.pitch * static_cast<float>(j), y + pitch / 2},
                        std::min(7.f, m.radius * 0.4f), t_.sunken);
        }
    if (ui_.memory().lesson.read) ui_.memory().lesson.board = flow + 16; // its keys are not drawn
    area.content_height(flow);
    if (!view_.reads_clues()) keep_end(ui_, area, "codes rows", view_.ui().to_end, r.h, flow);
}

} // namespace shell::codes
