// The board of the code games: rows, the draft, the palette, the answer's entry, what ends a game.
#include "imgui.h"
#include "shell/views/codes_picture.hpp"
#include <algorithm>
#include <cmath>

namespace shell {

using engine::codes::Code;
using engine::codes::Face;
using engine::codes::Feedback;
using engine::codes::Role;
using Status = engine::codes::Game::Status;

CodesPicture::CodesPicture(CodesView& view, Ui& ui, const Jobs& jobs)
    : view_(view), ui_(ui), jobs_(jobs), game_(view.game()), rules_(view.rules()), face_(view.game().setup.face),
      p_(ui.paint), t_(ui.theme()), say_(ui.say), blamed_(view.blamed_rows())
{}

void CodesView::draw(Ui& ui, Rect area, const Jobs& jobs)
{
    CodesPicture picture(*this, ui, jobs);
    switch (ui.view.layout) {
    case Layout::desktop:
        return picture.desktop(area);
    case Layout::phone:
        return picture.phone(area);
    case Layout::landscape:
        return picture.landscape(area);
    }
}

BoardMetrics CodesPicture::board_metrics(float width) const
{
    const auto n = static_cast<float>(rules_.positions);
    BoardMetrics m;
    const bool narrow = ui_.view.layout != Layout::desktop;
    m.left = view_.mind_shown();
    if (narrow) {
        m.row = ui_.view.layout == Layout::phone ? 48.f : 40.f;
        m.draft = 56;
        m.number_x = 18;
        m.first_x = 50;
        m.words = false;
        m.two_lines = rules_.positions > 5;
        if (m.two_lines) m.draft = 56 + 48;
        const float pins = pins_width(rules_.positions, m.pin = rules_.positions > 5 ? 9.f : 12.f);
        const float tail = pins + 8 + 44 + (m.left && rules_.positions <= 5 ? 56.f : 0.f);
        if (rules_.positions > 5) m.left = false, m.number_x = 22, m.first_x = 46;
        m.pitch = std::min(42.f, (width - m.first_x - 30 - tail - 12) / std::max(1.f, n - 1));
        m.radius = std::min(m.row / 3, std::min(16.f, m.pitch / 2 - 2));
        m.answer_x = m.first_x + (n - 1) * m.pitch + m.radius + 22;
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

PaletteMetrics CodesPicture::palette_metrics(float width) const
{
    PaletteMetrics m;
    const bool desktop = ui_.view.layout == Layout::desktop;
    const int k = rules_.symbols;
    m.gap = desktop ? 10.f : 4.f;
    const float least = desktop ? 52.f : ui_.view.layout == Layout::phone ? 46.f : 40.f;
    const int fit = std::max(1, static_cast<int>((width + m.gap) / (least + m.gap)));
    m.rows = (k + fit - 1) / fit;
    m.per_row = (k + m.rows - 1) / m.rows;
    m.width = std::min(96.f, (width + m.gap) / static_cast<float>(m.per_row) - m.gap);
    m.height = desktop                            ? (m.rows == 1 && face_ == Face::colours ? 76.f : 56.f)
               : ui_.view.layout == Layout::phone ? 52.f
                                                  : 44.f;
    if (desktop && m.rows > 1)
        m.gap = 8, m.width = std::min(96.f, (width + m.gap) / static_cast<float>(m.per_row) - m.gap);
    return m;
}

std::int64_t CodesPicture::left_after(int index) const
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

std::int64_t CodesPicture::left_before(int index) const
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

void CodesPicture::row(int index, Rect r, const BoardMetrics& m)
{
    const auto& row = game_.rows[static_cast<std::size_t>(index)];
    const std::string id = numbered("row:", index);
    const bool blamed = std::find(blamed_.begin(), blamed_.end(), index) != blamed_.end();
    const float mid = r.centre().y;
    const Rect box = r.inset(ui_.view.layout == Layout::desktop ? 12.f : 4.f, 2);
    const bool mine = game_.setup.role == Role::guesser;
    const bool usable = mine ? view_.entering_code() : game_.status != Status::gave_up && row.answer.has_value();
    const Press press = ui_.item(id, box, 8, usable);
    const Colour back = blamed ? t_.bad_soft : 0;
    const Colour shade = ui_.reactive(back, press, id);
    if (shade >> 24) p_.fill(box, shade, 8);
    if (press.hovered) ui_.tooltip(id, box, say_(mine ? Text::tip_use_row : Text::tip_edit_row));
    if (press.clicked) {
        if (mine) ui_.act("use", engine::codes::to_text(rules_, row.guess));
        else ui_.act(id);
    }
    const float opacity = row.ignored ? 0.4f : 1.f;
    p_.text({r.x + m.number_x, mid + 5}, std::to_string(index + 1),
            {m.words ? 13.f : 12.f, t_.muted, Weight::regular, Align::middle});
    draw_code(p_, face_, rules_, row.guess, {r.x + m.first_x, mid}, m.pitch, m.radius, view_.prefs().mark, opacity);
    if (row.ignored) {
        const float end = m.first_x + static_cast<float>(rules_.positions - 1) * m.pitch + m.radius + 4;
        p_.line({r.x + m.first_x - m.radius - 4, mid}, {r.x + end, mid}, t_.text, 2);
    }
    if (!row.answer) return;
    draw_pins(p_, *row.answer, rules_.positions, {r.x + m.answer_x, mid - m.pin * 7 / 6}, m.pin);
    const Colour ink = row.ignored ? t_.muted : t_.text;
    if (m.words) {
        p_.text({r.x + m.words_x, mid - 3}, fijas_in_words(say_, row.answer->fijas), {13, ink});
        p_.text({r.x + m.words_x, mid + 14}, picas_in_words(say_, row.answer->picas), {13, ink});
    } else
        p_.text({r.x + m.words_x, mid + 5}, std::to_string(row.answer->fijas) + numbered(" · ", row.answer->picas),
                {14, ink, Weight::bold});
    const float right = r.right() - (m.words ? 24.f : 16.f);
    if (row.ignored) return ui_.text({right, mid + 5}, Text::ignored, {12, t_.muted, Weight::regular, Align::right});
    if (!m.left) return;
    const auto after = left_after(index), before = left_before(index);
    if (after < 0) return;
    if (!m.words) {
        const std::string figure = short_count(say_, after), words = say_(Text::n_left_short, figure);
        const bool fits = p_.width(words, 12) < right - (r.x + m.words_x + 38);
        return p_.text({right, mid + 5}, fits ? words : figure, {12, t_.muted, Weight::regular, Align::right});
    }
    p_.text({right, mid - 1}, short_count(say_, after), {18, t_.text, Weight::bold, Align::right});
    if (after > 0 && before > 0) {
        const double bits = std::log2(static_cast<double>(before) / static_cast<double>(after));
        p_.text({right, mid + 16}, say_(Text::minus_bits, decimal(say_.language(), bits, 2)),
                {12, t_.muted, Weight::regular, Align::right});
    }
}

void CodesPicture::draft_row(Rect r, const BoardMetrics& m)
{
    CodesUi& u = view_.ui_;
    const bool desktop = ui_.view.layout == Layout::desktop;
    const Rect box = r.inset(desktop ? 12.f : 8.f, 0);
    p_.fill(box, t_.accent_soft, 10);
    p_.stroke(box, t_.accent, 10, 1.5f);
    const float line = m.two_lines ? 56.f : r.h, mid = r.y + line / 2;
    const std::string number = u.entering_secret ? "?" : std::to_string(game_.rows.size() + 1);
    p_.text({r.x + m.number_x, mid + 5}, number, {desktop ? 14.f : 13.f, t_.accent, Weight::bold, Align::middle});
    const int n = rules_.positions;
    float first = m.first_x, pitch = m.pitch, radius = m.radius + 1;
    if (m.two_lines) { // a line of its own: bigger pegs
        first = 52;
        pitch = (r.w - 52 - 36) / static_cast<float>(n - 1);
        radius = std::min(17.f, pitch / 2 - 2);
    }
    u.draft.focus = std::clamp(u.draft.focus, 0, n - 1);
    for (int i = 0; i < n; ++i) {
        const Point c{r.x + first + pitch * static_cast<float>(i), mid};
        const std::string id = numbered("hole:", i);
        const float half = std::max(pitch / 2, radius);
        const Rect hole{c.x - half, r.y + 2, 2 * half, line - 4};
        const Press press = ui_.item(id, hole, 10);
        const int symbol = u.draft.symbol[static_cast<std::size_t>(i)];
        if (press.held && symbol >= 0 && ImGui::IsMouseDragging(0, 6) && u.dragged < 0) {
            u.dragged = symbol;
            ui_.act(numbered("place:", i), "-1");
        }
        if (symbol < 0) draw_hole(p_, face_, c, radius * 0.94f);
        else {
            const float grow = u.last_placed == i ? ui_.eased(numbered("peg ", i) + numbered(" ", symbol), 1, 180) : 1;
            draw_symbol(p_, face_, symbol, c, radius * (0.8f + 0.2f * grow), view_.prefs().mark);
        }
        if (i == u.draft.focus) {
            if (face_ == Face::colours) p_.ring(c, radius + 4, t_.focus, 2);
            else
                p_.stroke({c.x - radius - 4, c.y - radius - 4, 2 * radius + 8, 2 * radius + 8}, t_.focus,
                          radius * 0.38f + 4, 2);
        }
        if (press.clicked && u.dragged < 0) ui_.act(id);
        ui_.memory().handles.insert_or_assign(id, hole);
    }
    const auto code = u.draft.code(rules_);
    if (!desktop) {
        const float y = m.two_lines ? r.y + 56 : r.y + 6;
        const bool landscape = ui_.view.layout == Layout::landscape;
        if (landscape) return; // the strip below has the buttons
        const float right = r.right() - 16;
        const float x =
            m.two_lines ? r.x + 52
                        : std::min(right - 96 - 44, r.x + m.first_x + static_cast<float>(n - 1) * m.pitch + radius + 8);
        ui_.icon_button("erase", {x, y, 44, 44}, Icon::erase, Text::erase, !u.draft.empty(n));
        const float left = m.two_lines ? right - 140 : std::max(x + 46, right - 92);
        ui_.button("submit", {left, y, right - left, 44}, say_(u.entering_secret ? Text::keep_it : Text::try_short),
                   ButtonKind::primary, Icon::none, code.has_value());
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
        p_.paragraph({x, mid - 12}, hint_in_words(view_, say_), room, {12, t_.muted}, 16);
        return;
    }
    if (!view_.mind_shown()) return;
    const auto wrong = conflicts(game_, *code);
    if (wrong.empty()) {
        draw_tick(p_, {x - 12, mid - 8}, 5, t_.good, 2.2f);
        ui_.text({x, mid - 3}, Text::still_possible, {14, t_.good, Weight::bold});
        int answered = 0;
        for (const auto& rw : game_.rows) answered += rw.answer && !rw.ignored;
        if (answered)
            p_.text({x, mid + 15}, p_.fitted(say_(Text::agrees_with_n, say_.count(answered)), room, 12),
                    {12, t_.muted});
        return;
    }
    draw_cross(p_, {x - 12, mid - 8}, 4.5f, t_.bad, 2.2f);
    ui_.text({x, mid - 3}, Text::impossible_now, {14, t_.bad, Weight::bold});
    p_.text({x, mid + 15}, p_.fitted(say_(Text::contradicts_rows, named_rows_in_words(say_, wrong)), room, 12),
            {12, t_.muted});
}

void CodesPicture::asked_row(int index, Rect r, const BoardMetrics& m)
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
        const std::string id = numbered("mark:", i);
        const Rect peg{c.x - m.pitch / 2, r.y + 2, m.pitch, r.h - 4};
        const Press press = ui_.item(id, peg, 10);
        draw_symbol(p_, face_, guess.symbol[static_cast<std::size_t>(i)], c, m.radius, view_.prefs().mark);
        const Point pin{c.x, r.bottom() - 10};
        const PegAnswer mark = view_.ui_.marks[static_cast<std::size_t>(i)];
        if (mark == PegAnswer::fija) p_.disc(pin, 5, t_.text);
        else if (mark == PegAnswer::pica) p_.ring(pin, 4.2f, t_.text, 2.2f);
        else p_.disc(pin, 2, t_.line_strong);
        if (press.clicked) ui_.act(id);
    }
    if (desktop)
        p_.paragraph({r.x + m.answer_x, mid - 12}, say_(Text::tap_each_peg), r.right() - 24 - r.x - m.answer_x,
                     {12, t_.muted}, 16);
    else {
        const Feedback f{static_cast<std::uint8_t>(view_.ui_.fijas), static_cast<std::uint8_t>(view_.ui_.picas)};
        draw_pins(p_, f, rules_.positions, {r.x + m.answer_x, mid - m.pin * 7 / 6}, m.pin);
        p_.text({r.x + m.words_x, mid + 5}, std::to_string(f.fijas) + numbered(" · ", f.picas),
                {14, t_.text, Weight::bold});
    }
}

void CodesPicture::rows(Rect r, const BoardMetrics& m)
{
    const int count = static_cast<int>(game_.rows.size());
    const bool asking = view_.waits_for_me_to_answer() && !view_.ui_.entering_secret;
    const bool draft = view_.entering_code();
    const float gap = ui_.view.layout == Layout::desktop ? 8.f : 4.f;
    const int past = asking ? count - 1 : count;
    const float flow = static_cast<float>(past) * m.row + (draft || asking ? m.draft + 2 * gap : 0);
    ScrollArea area(ui_, "board", r);
    float y = r.y - area.offset();
    for (int i = 0; i < past; ++i) {
        if (i && ui_.view.layout == Layout::desktop) p_.divider({r.x + 24, y}, r.w - 48);
        if (y + m.row > r.y && y < r.bottom()) row(i, {r.x, y, r.w, m.row}, m);
        y += m.row;
        if (ui_.view.layout != Layout::desktop) p_.divider({r.x + 16, y - 0.5f}, r.w - 32);
    }
    if (draft || asking) {
        y += gap;
        if (draft) draft_row({r.x, y, r.w, m.draft}, m);
        else asked_row(past, {r.x, y, r.w, m.draft}, m);
        y += m.draft + gap;
    }
    // the rows still to come, as long as they fit
    const int most = game_.setup.role == Role::assistant ? 0 : game_.setup.max_guesses;
    const float pitch = std::min(48.f, m.row);
    if (game_.status == Status::playing && !view_.ui_.entering_secret)
        for (int i = count + (draft ? 1 : 0); i < most && y + pitch <= r.bottom() && flow <= r.h; ++i, y += pitch) {
            p_.text({r.x + m.number_x, y + pitch / 2 + 4}, std::to_string(i + 1),
                    {m.words ? 13.f : 12.f, t_.unknown, Weight::regular, Align::middle});
            for (int j = 0; j < rules_.positions; ++j)
                p_.disc({r.x + m.first_x + m.pitch * static_cast<float>(j), y + pitch / 2},
                        std::min(7.f, m.radius * 0.4f), t_.sunken);
        }
    area.content_height(flow);
    if (view_.ui_.scroll_to_end) {
        area.to_end();
        view_.ui_.scroll_to_end = false;
    }
}

void CodesPicture::palette(Rect r, const PaletteMetrics& m)
{
    CodesUi& u = view_.ui_;
    const bool desktop = ui_.view.layout == Layout::desktop;
    for (int s = 0; s < rules_.symbols; ++s) {
        const auto column = static_cast<float>(s % m.per_row), line = static_cast<float>(s / m.per_row);
        const Rect key{r.x + column * (m.width + m.gap), r.y + line * (m.height + m.gap), m.width, m.height};
        const std::string id = numbered("symbol:", s);
        const bool used = !rules_.repeats && u.draft.uses(s, rules_.positions);
        const Press press = ui_.item(id, key, 10, !used);
        p_.fill(key, ui_.reactive(used ? t_.sunken : t_.bg, press, id), 10);
        p_.stroke(key, t_.line, 10);
        const float sink = press.held ? 1.f : 0.f;
        const char letter = symbol_key(face_, s);
        if (face_ == Face::colours && s < peg_colours) {
            const bool low = m.height < 50;
            const float radius = low ? 13.f : desktop ? std::min(20.f, m.height * 0.27f) : 14.f;
            const Point c{key.centre().x,
                          low ? key.centre().y + sink : key.y + (desktop ? m.height * 0.38f : 20.f) + sink};
            draw_symbol(p_, face_, s, c, radius, low ? PegMark::letter : view_.prefs().mark, used ? 0.35f : 1.f);
            if (!low)
                p_.text({key.centre().x, key.bottom() - (desktop ? 7.f : 4.f)}, std::string_view(&letter, 1),
                        {12, t_.muted, Weight::regular, Align::middle});
        } else
            p_.text({key.centre().x, key.centre().y + 8 + sink}, std::string_view(&letter, 1),
                    {22, used ? t_.unknown : t_.text, Weight::bold, Align::middle});
        if (press.held && ImGui::IsMouseDragging(0, 6) && u.dragged < 0) u.dragged = s;
        if (press.clicked && u.dragged < 0) ui_.act(id);
        ui_.memory().handles.insert_or_assign(id, key);
    }
}

/// A symbol in the hand follows the pointer and drops into the hole below it.
void CodesPicture::drag(const Rect&)
{
    CodesUi& u = view_.ui_;
    if (u.dragged < 0) return;
    const ImGuiIO& io = ImGui::GetIO();
    if (io.MousePos.x > -1e6f) u.hand = {io.MousePos.x, io.MousePos.y};
    const bool lifted = ui_.view.touch;
    const Point tip{u.hand.x, u.hand.y - (lifted ? 28.f : 0.f)};
    if (!ImGui::IsMouseDown(0)) {
        for (int i = 0; i < rules_.positions; ++i) {
            const auto it = ui_.memory().rects.find(numbered("hole:", i));
            if (it != ui_.memory().rects.end() && (it->second.contains(tip) || it->second.contains(u.hand)))
                ui_.act(numbered("place:", i), std::to_string(u.dragged));
        }
        u.dragged = -1;
        return;
    }
    // A window of its own: the rows are one too, and would cover what the screen draws.
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({ui_.view.width, ui_.view.height});
    ImGui::Begin("hand", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoInputs | ImGuiWindowFlags_NoBackground |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoFocusOnAppearing);
    draw_symbol(p_, face_, u.dragged, tip, 20, view_.prefs().mark);
    ImGui::End();
    ui_.memory().animating = true;
}

bool CodesPicture::banner_shown() const { return view_.contradictory() && game_.status == Status::playing; }

float CodesPicture::banner_height(float width) const
{
    if (!banner_shown()) return 0;
    const auto lines =
        p_.wrapped(contradiction_in_words(say_, view_.analysis().knowledge.value->repairs), width - 56, 13);
    return 12 + 18 * static_cast<float>(lines.size()) + 44 + 8;
}

void CodesPicture::banner(Rect r)
{
    p_.fill(r, t_.bad_soft, 10);
    draw_cross(p_, {r.x + 22, r.y + 20}, 5, t_.bad, 2.4f);
    const float y =
        p_.paragraph({r.x + 40, r.y + 25}, contradiction_in_words(say_, view_.analysis().knowledge.value->repairs),
                     r.w - 56, {13, t_.text}, 18) -
        8;
    if (blamed_.empty()) return;
    const int first = blamed_.front();
    const float w = (r.w - 40 - 12 - 8) / 2;
    ui_.button(numbered("row:", first), {r.x + 40, y, w, 40}, say_(Text::edit_row_n, Say::count(first + 1)),
               ButtonKind::plain);
    ui_.button(numbered("ignore:", first), {r.x + 40 + w + 8, y, w, 40},
               say_(Text::ignore_row_n, Say::count(first + 1)), ButtonKind::plain);
}

void CodesPicture::answer_entry(Rect r)
{
    const CodesUi& u = view_.ui_;
    const int n = rules_.positions;
    const Feedback f{static_cast<std::uint8_t>(u.fijas), static_cast<std::uint8_t>(u.picas)};
    const bool desktop = ui_.view.layout == Layout::desktop;
    float y = r.y;
    if (desktop) {
        p_.text({r.x, y + 16},
                game_.secret ? say_(Text::secret_says, answer_in_words(say_, f)) : say_(Text::how_near_short),
                {14, t_.text, Weight::bold});
        y += 34;
    }
    const float half = (r.w - 12) / 2, h = desktop ? 52.f : 48.f;
    ui_.stepper("fijas", {r.x, y, half, h}, Text::fijas, u.fijas, 0, n - u.picas);
    ui_.stepper("picas", {r.x + half + 12, y, half, h}, Text::picas, u.picas, 0, n - u.fijas);
    y += h + (desktop ? 16.f : 6.f);
    const bool possible = engine::codes::possible(rules_, f);
    const bool keep = game_.setup.role == Role::keeper && !game_.secret;
    const float height = desktop ? 52.f : 44.f;
    const float left = keep ? std::round(r.w * 0.52f) : r.w;
    ui_.button("answer", {r.x, y, left - (keep ? 6.f : 0.f), height}, Text::give_answer, ButtonKind::primary,
               Icon::check, possible);
    if (keep)
        ui_.button("keep_secret", {r.x + left + 6, y, r.w - left - 6, height}, Text::keep_secret_here,
                   ButtonKind::plain);
    y += height;
    if (!possible)
        p_.text({r.x, y + 20}, p_.fitted(say_(Text::error_impossible_answer, say_.count(n)), r.w, 12), {12, t_.bad});
    else if (desktop) p_.text({r.x, y + 20}, p_.fitted(say_(Text::answer_meaning), r.w, 12), {12, t_.muted});
}

void CodesPicture::result(Rect r)
{
    const bool won = game_.status == Status::won;
    const auto guesses = say_.count(static_cast<std::int64_t>(game_.rows.size()));
    const std::string head = won ? say_(game_.setup.role == Role::guesser ? Text::you_won : Text::solved, guesses)
                                 : say_(game_.status == Status::lost ? Text::you_lost : Text::gave_up);
    const bool desktop = ui_.view.layout == Layout::desktop;
    p_.fill({r.x, r.y, r.w, desktop ? 96.f : 60.f}, won ? t_.good_soft : t_.warn_soft, 10);
    const float mid = r.y + (desktop ? 48.f : 30.f);
    const bool secret = game_.secret && !won;
    if (won) draw_tick(p_, {r.x + 26, mid}, 8, t_.good, 3);
    else draw_cross(p_, {r.x + 26, mid}, 6, t_.warn, 3);
    const float size = desktop ? 20.f : 16.f;
    p_.text({r.x + 46, secret ? mid - 6 : mid + 6}, p_.fitted(head, r.w - 56, size, Weight::bold),
            {size, t_.text, Weight::bold});
    if (secret) {
        const std::string label = say_(Text::the_secret);
        p_.text({r.x + 46, mid + 20}, label, {13, t_.muted});
        draw_code(p_, face_, rules_, *game_.secret, {r.x + 46 + p_.width(label, 13) + 20, mid + 15}, 26, 11,
                  view_.prefs().mark);
    }
    const float y = r.y + (desktop ? 112.f : 66.f), h = desktop ? 52.f : 44.f;
    ui_.button("new_game", {r.x, y, r.w * 0.6f - 6, h}, Text::new_game, ButtonKind::primary, Icon::plus);
    ui_.button("rules_dialog", {r.x + r.w * 0.6f + 6, y, r.w * 0.4f - 6, h}, Text::change_rules, ButtonKind::plain);
}

bool CodesPicture::still_working(const Answer& a, Rect r, std::string_view what, std::string_view cancel)
{
    const double since = ui_.now() - a.started_ms;
    if (since < 150) {
        ui_.wake_in(150 - since);
        return false;
    }
    ui_.progress(r, what, a.progress.done, a.progress.total, cancel);
    return true;
}

void CodesPicture::thinking(Rect r)
{
    const auto& choice = view_.analysis().choice;
    if (choice.running()) still_working(jobs_.poll(choice.job), r, say_(Text::thinking), "leave_game");
    else if (!choice.error.empty()) {
        p_.fill({r.x, r.y, r.w, 64}, t_.warn_soft, 10);
        p_.paragraph({r.x + 16, r.y + 26},
                     say_(choice.error == "too_large" ? Text::too_large_for_knuth : Text::error_refused), r.w - 32,
                     {13, t_.text}, 18);
        ui_.button("use_consistent", {r.x, r.y + 72, r.w, 44}, Text::use_consistent, ButtonKind::primary);
    } else if (game_.setup.role == Role::keeper) {
        p_.paragraph({r.x, r.y + 18}, say_(Text::keeper_start), r.w, {14, t_.muted}, 20);
    }
}

float CodesPicture::input_height(float width) const
{
    const bool desktop = ui_.view.layout == Layout::desktop;
    if (view_.entering_code()) {
        const auto keys = palette_metrics(width).total_height();
        return desktop ? 42 + keys + 36 + 52 : keys + 8;
    }
    if (game_.status != Status::playing) return desktop ? 190.f : 118.f;
    if (view_.waits_for_me_to_answer()) return desktop ? 34 + 52 + 16 + 52 + 34 : 48 + 6 + 44 + 8;
    return desktop ? 170.f : 96.f;
}

void CodesPicture::input_buttons(Rect r)
{
    const CodesUi& u = view_.ui_;
    const bool ready = u.draft.code(rules_).has_value();
    const float side = std::min(110.f, (r.w - 24) * 0.22f + 10), main = r.w - 2 * (side + 10);
    const Text what = u.entering_secret                     ? Text::keep_it
                      : game_.setup.role == Role::assistant ? Text::note_guess
                                                            : Text::try_guess;
    ui_.button("submit", {r.x, r.y, main, r.h}, say_(what), ButtonKind::primary, Icon::check, ready);
    ui_.button("erase", {r.x + main + 10, r.y, side, r.h}, Text::erase, ButtonKind::plain, Icon::erase,
               !u.draft.empty(rules_.positions));
    const Rect last{r.x + main + side + 20, r.y, side, r.h};
    if (u.entering_secret) ui_.button("secret_cancel", last, Text::cancel, ButtonKind::plain);
    else ui_.button("hint", last, Text::hint, ButtonKind::plain, Icon::bulb, !view_.contradictory() && !u.wants_hint);
}

void CodesPicture::input(Rect r)
{
    const bool desktop = ui_.view.layout == Layout::desktop;
    if (view_.entering_code()) {
        float y = r.y;
        if (desktop) {
            const std::string_view keys_text = face_ == Face::digits ? "0" : "A";
            p_.text({r.x, y + 28}, say_(face_ == Face::colours ? Text::colours : Text::symbols),
                    {13, t_.muted, Weight::bold});
            const char last = symbol_key(face_, rules_.symbols - 1);
            p_.text({r.right(), y + 28}, say_(Text::keys_from_to, keys_text, std::string(1, last)),
                    {12, t_.muted, Weight::regular, Align::right});
            y += 42;
        }
        const PaletteMetrics m = palette_metrics(r.w);
        palette({r.x, y, r.w, m.total_height()}, m);
        y += m.total_height();
        if (!desktop) return;
        const auto& choice = view_.analysis().choice;
        if (view_.ui_.wants_hint && choice.running() &&
            still_working(jobs_.poll(choice.job), {r.x, r.bottom() - 50, r.w, 44}, say_(Text::thinking), "cancel_hint"))
            return;
        input_buttons({r.x, r.bottom() - 52, r.w, 52});
        return;
    }
    if (game_.status != Status::playing) return result(r);
    if (view_.waits_for_me_to_answer()) return answer_entry(r);
    thinking(r);
}

void CodesPicture::desktop(Rect area)
{
    const float content = std::min(area.w - 48, 1440.f), left = area.x + (area.w - content) / 2;
    const float wanted = 536 + 36.f * static_cast<float>(std::max(0, rules_.positions - 4));
    const float least_mind = content < 944 ? 308.f : 360.f;
    const float w = std::min(wanted, content - 24 - least_mind);
    const Rect board{left, area.y + 24, w, area.h - 48};
    const Rect mind_card{board.right() + 24, board.y, content - board.w - 24, board.h};
    p_.card(board);
    const BoardMetrics m = board_metrics(board.w);
    p_.text({board.x + 24, board.y + 32}, say_(game_.setup.role == Role::keeper ? Text::its_guess : Text::your_guess),
            {13, t_.muted, Weight::bold});
    ui_.text({board.x + m.answer_x, board.y + 32}, Text::head_answer, {13, t_.muted, Weight::bold});
    if (m.left)
        ui_.text({board.right() - 24, board.y + 32}, Text::head_left, {13, t_.muted, Weight::bold, Align::right});
    const float inner = board.w - 48, input_h = input_height(inner), banner_h = banner_height(inner);
    const Rect input_rect{board.x + 24, board.bottom() - 30 - input_h, inner, input_h};
    const float floor = input_rect.y - 8 - (banner_h > 0 ? banner_h + 8 : 0);
    const Rect rows_rect{board.x, board.y + 48, board.w, floor - board.y - 48};
    rows(rows_rect, m);
    if (banner_h > 0) banner({board.x + 24, floor + 4, inner, banner_h});
    else p_.divider({board.x + 24, input_rect.y - 4}, inner);
    input(input_rect);
    drag(rows_rect);

    p_.card(mind_card);
    mind(mind_card, true);
}

void CodesPicture::phone(Rect whole)
{
    const float width = std::min(whole.w, 600.f); // on a tablet the column stands in the middle
    const Rect area{whole.x + (whole.w - width) / 2, whole.y, width, whole.h};
    CodesUi& u = view_.ui_;
    const bool keys = view_.entering_code();
    const BoardMetrics m = board_metrics(area.w);
    const float input_h = input_height(area.w - 16) + 8, banner_h = banner_height(area.w - 16);
    const float least_rows = 2 * m.row + 12;
    const float room = area.h - input_h - (banner_h > 0 ? banner_h + 8 : 0) -
                       (keys || view_.waits_for_me_to_answer() ? m.draft + 8 : 0) - 12;
    const float half = std::max(120.f, std::min(348.f, room - least_rows));
    const float full = area.h - 4;
    const bool shown = view_.mind_shown();
    const float target = !shown ? 60.f : u.sheet == Sheet::peek ? 60.f : u.sheet == Sheet::half ? half : full;
    const float height = ui_.eased("sheet", target, 240);
    const Rect sheet_rect{area.x, area.bottom() - height, area.w, height};
    if (!(shown && u.sheet == Sheet::full)) {
        const float board_h = area.h - std::min(height, half) - 12;
        const Rect board{area.x, area.y, area.w, board_h};
        p_.fill(board, t_.surface);
        const float rows_h = std::max(60.f, board_h - input_h - (banner_h > 0 ? banner_h + 8 : 0));
        const Rect rows_rect{board.x, board.y + 4, board.w, rows_h - 4};
        rows(rows_rect, m);
        float y = rows_rect.bottom();
        if (banner_h > 0) {
            banner({board.x + 8, y, board.w - 16, banner_h});
            y += banner_h + 8;
        }
        input({board.x + 8, y + 2, board.w - 16, input_h - 8});
        drag(rows_rect);
    }
    sheet(sheet_rect);
}

void CodesPicture::landscape(Rect area)
{
    const float strip = 44, w = std::round(area.w * 0.56f);
    const Rect board{area.x, area.y, w, area.h - strip};
    p_.fill(board, t_.surface);
    const BoardMetrics m = board_metrics(board.w);
    const float input_h = input_height(board.w - 16) + 4, banner_h = banner_height(board.w - 16);
    const Rect rows_rect{board.x, board.y + 2, board.w, board.h - input_h - 4 - (banner_h > 0 ? banner_h + 4 : 0)};
    rows(rows_rect, m);
    if (banner_h > 0) banner({board.x + 8, rows_rect.bottom() + 2, board.w - 16, banner_h});
    input({board.x + 8, board.bottom() - input_h, board.w - 16, input_h - 4});
    const Rect side{board.right(), area.y, area.w - w, area.h - strip};
    p_.line({side.x, side.y}, {side.x, side.bottom()}, t_.line, 1);
    p_.fill({side.x + 1, side.y, side.w - 1, side.h}, t_.raised);
    mind(side, true);

    const Rect bar{area.x, area.bottom() - strip, area.w, strip};
    p_.fill(bar, t_.surface);
    p_.divider({bar.x, bar.y}, bar.w);
    float x = bar.x + 4;
    if (view_.entering_code()) {
        const bool ready = view_.ui_.draft.code(rules_).has_value();
        ui_.button("submit", {x, bar.y + 2, 132, 40}, say_(view_.ui_.entering_secret ? Text::keep_it : Text::try_short),
                   ButtonKind::primary, Icon::check, ready);
        ui_.button("erase", {x + 140, bar.y + 2, 100, 40}, Text::erase, ButtonKind::plain, Icon::none,
                   !view_.ui_.draft.empty(rules_.positions));
        if (view_.ui_.entering_secret)
            ui_.button("secret_cancel", {x + 248, bar.y + 2, 100, 40}, Text::cancel, ButtonKind::plain);
        else
            ui_.button("hint", {x + 248, bar.y + 2, 100, 40}, Text::hint, ButtonKind::plain, Icon::bulb,
                       !view_.contradictory());
    }
    ui_.icon_button("undo", {bar.right() - 96, bar.y, 44, 44}, Icon::undo, Text::undo, view_.log().can_undo());
    ui_.icon_button("menu", {bar.right() - 48, bar.y, 44, 44}, Icon::menu, Text::menu);
    drag(rows_rect);
}

} // namespace shell
