// Draws a lesson's card: progress, text, question (question.cpp), feedback and buttons. It is above the analysis on a
// desktop, and in the place of the panel or sheet otherwise.
#include "imgui.h"
#include "shell/lesson/ids.hpp"
#include "shell/lesson/player.hpp"
#include "shell/lesson/question.hpp"
#include <algorithm>
#include <cmath>

namespace shell::lesson {
namespace {

constexpr float pad = 20, leading = 24;

/// Whether there is little room: then the head is one line without progress bars.
bool is_low(const Ui& ui, float height) { return ui.view.layout != Layout::desktop && height < 280; }

class Card {
public:
    Card(Ui& ui, Rect r, const Player& l, bool off_course, bool low, bool stays = false)
        : ui_(ui), p_(ui.paint), t_(ui.theme()), l_(l), s_(l.step()), off_course_(off_course), low_(low), stays_(stays),
          said_(l.feedback(ui.say)), x_(r.x + margin(ui)), w_(r.w - 2 * margin(ui)), y_(r.y), seen_(r)
    {}

    /// Draws the part that scrolls in `seen`; returns the y below. It includes main_button() unless that stays in sight.
    float all(Rect seen)
    {
        seen_ = seen;
        const auto shape = l_.noted();
        const bool below = has_code_row(ui_, l_); // task, clues, marks, answer: in this order, then words
        std::string_view words = s_.say;
        if (below && !low_) {
            const auto end = std::min(words.find('\n'), words.size()); // the bar has the title
            task_head(words.substr(0, end));
            words.remove_prefix(std::min(end + 1, words.size()));
        } else if (!low_) head();
        if (below) {
            if (s_.ask->pairs()) y_ = draw_pair(ui_, l_, x_ - 8, y_, w_ + 16) + 4;
            draw_notes(ui_, {x_, y_}, w_, shape, l_.notes);
            y_ += notes_height(ui_, shape, w_) + 8;
        }
        const float top = y_;
        const float note = text(words);
        note_words(top);
        if (s_.wait) task();
        if (s_.ask) {
            look();
            if (!below) y_ = draw_question(ui_, l_, x_, y_, w_);
            if (l_.pencils() || l_.strikes())
                y_ = p_.paragraph({x_, y_ + 12},
                                  ui_.say(l_.strikes() ? Text::puzzle_strike_how : Text::puzzle_pencil_how), w_,
                                  {13, t_.muted}, 17) +
                     4;
            if (shape.places > 0 && !below) {
                draw_notes(ui_, {x_, y_}, w_, shape, l_.notes);
                y_ += notes_height(ui_, shape, w_);
            }
            if (l_.strikes() || shape.places > 0) { // the last mark
                const float w = p_.width(ui_.say(Text::undo), 14, Weight::bold) + 60;
                ui_.button("puzzle_undo"_id, {x_ - 8, y_, w, control()}, Text::undo, ButtonKind::quiet, Icon::undo,
                           l_.notes.can_undo());
                y_ += control() + 6;
            }
        }
        const float said = y_;
        if (!said_.empty()) feedback();
        note_words(said);
        const bool first = leads_on(); // the main button stands before the others
        if (!stays_ && first) y_ += main_button(y_) + 10;
        buttons();
        if (!stays_ && !first) y_ += main_button(y_) + 10;
        if (l_.can_reveal()) why();
        const float given = y_;
        hints();
        note_words(given);
        const int version = s_.index * 4096 + l_.tries() * 256 + static_cast<int>(said_.size() % 256);
        const bool shows_note = note > 0 && (looks_elsewhere() || y_ - note < seen_.h);
        if (!said_.empty() && ui_.is_new("lesson said", version, 2)) ScrollArea::show(shows_note ? note : said, y_);
        foot();
        return y_;
    }

    /// The lesson's title with `aside` beside it. Unless folded, it has the buttons to close and to fold.
    void name_line(Rect r, const std::string& aside, bool folded)
    {
        const float mid = r.centre().y, x = low_ ? x_ : x_ + 34, aside_w = p_.width(aside, 13);
        float right = x_ + w_ + 10;
        const bool done = folded && s_.wait && l_.done();
        if (done && !low_) draw_tick(p_, {x_ + 12, mid}, 7, t_.good, 2.6f);
        else if (!low_) draw(p_, Icon::book, {x_, mid - 12}, 24, t_.accent);
        const auto button = [&](Id id, Icon icon, Text text) {
            right -= 44;
            ui_.icon_button(id, {right, mid - 22, 44, 44}, icon, text);
        };
        if (!folded) button("lesson_close"_id, Icon::close, close_label(l_));
        if (!folded && (fingers() || crowds())) button("lesson_fold"_id, Icon::down, Text::lesson_fold);
        const float size = low_ ? 15.f : 17.f;
        const std::string& words = folded && s_.wait && !done ? s_.wait->label : s_.title; // the open task
        const bool both = low_ || folded || p_.width(words, size, Weight::bold) <= right - 14 - aside_w - x;
        if (const float room = right - 4 - x;
            !both && p_.width(words, size, Weight::bold) > room) { // smaller, on two lines
            float y = mid - 4;
            for (const auto& line : p_.two_lines(words, room, 15, Weight::bold)) {
                p_.text({x, y}, line, {15, t_.text, Weight::bold});
                y += 19;
            }
            return;
        }
        const std::string title = p_.fitted(words, right - (both ? 14 + aside_w : 4.f) - x, size, Weight::bold);
        p_.text({x, mid + 6}, title, {size, t_.text, Weight::bold});
        if (both) p_.text({x + p_.width(title, size, Weight::bold) + 10, mid + 6}, aside, {13, t_.muted});
    }

    /// The button that ends the question, below the one pressed before, so that a double click does not hit it. A
    /// puzzle's is never where Hint was, and its second press is no double click's; words stand below, so nothing moves.
    void why()
    {
        const float left = l_.is_puzzle() ? hint_width() + 10 : 0;
        ui_.button("lesson_why"_id, {x_ + left, y_, w_ - left, control() + 2},
                   l_.ending() ? Text::puzzle_end : Text::lesson_why, ButtonKind::plain, Icon::none,
                   !l_.is_puzzle() || !twice());
        y_ += control() + 10;
        if (!l_.ending()) return;
        y_ = p_.paragraph({x_, y_ + 12}, ui_.say(Text::puzzle_end_sure), w_, {14, t_.text}, 20) + 6;
        if (ui_.is_new("puzzle sure", l_.step().index * 4096 + l_.tries() * 256 + l_.hints(), 2))
            ScrollArea::show(y_ - 60, y_);
    }

    /// The buttons to check the answer or to continue; returns their height. `scrolls`: the card does; `more`: it
    /// continues below its edge. At its end the way down is disabled, so that its second press does not take a hint.
    float main_button(float y, bool scrolls = false, bool more = false)
    {
        const float h = control() + 2;
        if (scrolls) {
            const Rect sign{x_ - 8, y, 44, h};
            if (more) p_.fill(sign, t_.accent_soft, 10);
            ui_.icon_button("lesson_more"_id, sign, Icon::down, Text::step_last, more);
            x_ += 44, w_ -= 44;
        }
        if (off_course_ && fingers()) { // stays visible while the card scrolls
            const float back = std::round(p_.width(ui_.say(Text::lesson_restart), 15, Weight::bold) + 24);
            ui_.button("lesson_restart"_id, {x_, y, back, h}, Text::lesson_restart, ButtonKind::plain);
            x_ += back + 8, w_ -= back + 8;
        }
        if (leads_on()) {
            ui_.button("puzzle_on"_id, {x_, y, w_, h}, l_.onward, ButtonKind::primary, Icon::next);
            return h;
        }
        if (!s_.ask || l_.solved()) {
            ui_.button("lesson_next"_id, {x_, y, w_, h}, s_.last() ? Text::lesson_finish : Text::lesson_next,
                       l_.done() ? ButtonKind::primary : ButtonKind::plain, s_.last() ? Icon::check : Icon::next,
                       l_.can_go_on() && !twice());
            return h;
        }
        const float hint = !s_.ask->hints.empty() && !(off_course_ && fingers()) ? hint_width() : 0,
                    left = hint > 0 ? hint + 10 : 0;
        if (hint > 0)
            ui_.button("lesson_hint"_id, {x_, y, hint, h}, Text::lesson_hint, ButtonKind::plain, Icon::bulb,
                       l_.can_hint()); // disabled, not removed: one press too many must not check
        ui_.button("lesson_check"_id, {x_ + left, y, w_ - left, h}, Text::lesson_check, ButtonKind::primary,
                   Icon::check, l_.can_check());
        return h;
    }

private:
    /// What has been written from `top` on, as far as it is seen.
    void note_words(float top)
    {
        const Rect words = Rect{x_, top, w_, y_ - top}.clipped(seen_);
        if (words.w > 0 && words.h > 0) ui_.memory().lesson.words.push_back(words);
    }
    static float margin(const Ui& ui) { return ui.view.layout == Layout::desktop ? pad : 16.f; }
    bool fingers() const { return lesson::fingers(ui_); }
    float hint_width() const { return std::round(w_ * 0.36f); }
    /// Whether this is a double click's second press, which is not for a button that the first one brought.
    static bool twice()
    {
        const auto& io = ImGui::GetIO();
        return io.MouseDown[0] && io.MouseClickedLastCount[0] > 1;
    }
    /// Whether the card leaves the analysis no room. Folding the card then shows the analysis.
    bool crowds() const
    {
        const auto& m = ui_.memory();
        return !m.lesson.alone && m.panel && m.panel->x > ui_.view.width;
    }
    float control() const { return lesson::control(ui_); }

    /// The step's text. Its last paragraphs are a notebook's notes: a frame is around those that the hint names. Returns
    /// the top of the first one; 0 = none.
    float text(std::string_view words)
    {
        const auto pointed = l_.pointed();
        const int notes = notes_in(s_.at),
                  paragraphs = 1 + static_cast<int>(std::count(words.begin(), words.end(), '\n'));
        const float size = low_ ? 15.f : 16.f, line = low_ ? 20.f : fingers() ? 22.f : leading;
        float first = 0;
        y_ += low_ ? 14.f : 18.f;
        if (notes == 0) y_ = p_.paragraph({x_, y_}, words, w_, {size}, line);
        for (int i = 0; notes > 0 && i < paragraphs; ++i) {
            const auto end = std::min(words.find('\n'), words.size());
            const float top = y_ - size;
            y_ = p_.paragraph({x_, y_}, words.substr(0, end), w_, {size}, line);
            words.remove_prefix(std::min(end + 1, words.size()));
            const std::string row = "row:" + std::to_string(i - (paragraphs - notes));
            if (std::find(pointed.begin(), pointed.end(), row) == pointed.end()) continue;
            const Colour ring = ui_.memory().by_keys ? t_.accent : t_.focus; // one focus ring at a time
            p_.stroke({x_ - 7, top, w_ + 14, y_ - size + 1 - top}, ring, 6, 2);
            if (first <= 0) first = top - 8;
        }
        y_ += 2;
        return first;
    }

    /// How many notes a notebook's line has; 0 = it is no notebook's.
    static int notes_in(std::string_view line)
    {
        int n = 0;
        for (auto at = line.find(" s"); line.starts_with("cluedo ") && at != line.npos; at = line.find(" s", at + 1))
            n += std::min(line.find(' ', at + 1), line.size()) == at + 8 ? 1 : 0;
        return n;
    }

    /// Whether the last hint names other notes than the one before.
    bool looks_elsewhere() const
    {
        const auto n = static_cast<std::size_t>(l_.hints());
        const auto& hints = s_.ask->hints;
        return n < 2 || n > hints.size() || hints[n - 2].point.empty() || hints[n - 1].point.empty() ||
               hints[n - 1].point.front() != hints[n - 2].point.front();
    }

    /// What is asked, where the marks would push it out of sight: in the title's place.
    void task_head(std::string_view words)
    {
        const float top = y_, right = x_ + w_ + 10;
        y_ += 6;
        if (l_.shows_clock && l_.open()) {
            p_.text({x_, y_ + 13}, l_.time_in_words(ui_.say), {13, t_.muted});
            y_ += 18;
        }
        y_ = p_.paragraph({x_, y_ + 14}, words, right - 92 - x_, {13, t_.text}, 17) - 14;
        note_words(top);
        ui_.icon_button("lesson_close"_id, {right - 44, top, 44, 44}, Icon::close, close_label(l_));
        ui_.icon_button("lesson_fold"_id, {right - 88, top, 44, 44}, Icon::down, Text::lesson_fold);
        y_ = std::max(y_ + 6, top + 48);
    }

    void head()
    {
        const float line = fingers() ? 46.f : 64.f;
        name_line({x_, y_, w_, line},
                  l_.is_puzzle()
                      ? (s_.ask && l_.shows_clock && l_.open() ? l_.time_in_words(ui_.say) : place_of(ui_.say, s_))
                      : ui_.say(Text::lesson_minutes, Say::count(s_.minutes)),
                  false);
        y_ += line - 2;
        if (l_.is_puzzle() && s_.ask) return void(y_ += 8);
        const float gap = s_.count > 12 ? 2.f : 4.f, n = static_cast<float>(s_.count - first_bar()),
                    each = (w_ - gap * (n - 1)) / n;
        if (l_.can_jump()) jump({x_, y_ - 16, w_, 38});
        for (int i = first_bar(); i < s_.count; ++i) {
            const Rect bar{x_ + static_cast<float>(i - first_bar()) * (each + gap), y_, each, 6};
            p_.fill(bar, i < s_.index ? t_.accent : i == s_.index ? t_.accent_soft : t_.sunken, 3);
            if (i == s_.index) p_.stroke(bar, t_.accent, 3, 1.5f);
            if (l_.hinted(i)) p_.disc({bar.centre().x, y_ + 12}, 2.5f, t_.warn);
        }
        y_ += 14;
        const std::string rule = l_.rule_in_words(ui_.say);
        if (!rule.empty()) y_ = p_.paragraph({x_, y_ + 16}, rule, w_, {13, t_.muted}, 17) - 8;
    }

    /// The step of the first bar: a proof's steps come after its question.
    int first_bar() const { return l_.is_puzzle() ? 1 : 0; }

    /// The bars as one control: a press or an arrow key opens a step.
    void jump(Rect r)
    {
        const Press press = ui_.item("lesson_step"_id, r, 6);
        if (press.hovered) p_.fill(r.inset(-4, 8), ui_.reactive(t_.surface, press, "lesson_step"_id), 6);
        int to = s_.index;
        if (press.clicked && ImGui::IsMouseReleased(0))
            to = first_bar() +
                 static_cast<int>((ImGui::GetIO().MousePos.x - r.x) / r.w * static_cast<float>(s_.count - first_bar()));
        if (ui_.memory().focused == "lesson_step") {
            to += ImGui::IsKeyPressed(ImGuiKey_RightArrow) ? 1 : 0;
            to -= ImGui::IsKeyPressed(ImGuiKey_LeftArrow) ? 1 : 0;
            if (ImGui::IsKeyPressed(ImGuiKey_Home)) to = 1;
            if (ImGui::IsKeyPressed(ImGuiKey_End)) to = s_.count - 1;
        }
        to = std::clamp(to, first_bar(), s_.count - 1);
        if (to == s_.index) return;
        ui_.act("lesson_step"_id, std::to_string(to));
        ui_.memory().wanted_focus = "lesson_step";
    }

    /// Whether the main button leads to the next puzzle: once it is solved, and after its last reason.
    bool leads_on() const { return l_.solved_puzzle() && (s_.ask || s_.last()); }

    /// Whether the card covers the control that the task asks to use.
    bool covers_task() const
    {
        const std::string_view used = s_.wait->id.empty() && !s_.point.empty() ? s_.point.front() : s_.wait->id;
        if (used.empty() || l_.done() || (!fingers() && !crowds())) return false;
        const auto& seen = ui_.memory().rects; // in this frame: the screen is drawn before the card
        return std::none_of(seen.begin(), seen.end(), [&](const auto& one) {
            return one.first.starts_with(used) && (one.first.size() == used.size() || one.first[used.size()] == ':');
        });
    }

    /// A button that shows the analysis if the question is about it and the card covers it.
    void look()
    {
        const auto last =
            std::find_if(s_.show.rbegin(), s_.show.rend(), [](const Use& u) { return u.id == "analysis"; });
        const bool opened = last != s_.show.rend() && last->value == "1" && !l_.hides("analysis");
        if (!opened || l_.solved() || (!fingers() && !crowds())) return;
        ui_.button("lesson_look"_id, {x_, y_, w_, control()}, Text::show_analysis, ButtonKind::plain, Icon::down);
        y_ += control() + 8;
    }

    /// The task. If the card covers the control to use, pressing the task folds the card.
    void task()
    {
        const bool done = l_.done(), covers = covers_task();
        const auto lines = p_.wrapped(s_.wait->label, w_ - (covers ? 76 : 44), 15, Weight::bold);
        const Rect box{x_ - 8, y_, w_ + 16, 20 + 22 * static_cast<float>(lines.size())};
        const Press press = covers ? ui_.item("lesson_look"_id, box, 10) : Press{};
        p_.fill(box,
                done     ? t_.good_soft
                : covers ? ui_.reactive(t_.accent_soft, press, "lesson_look"_id)
                         : t_.accent_soft,
                10);
        if (covers) {
            p_.stroke(box, t_.accent, 10, 1.5f);
            draw(p_, Icon::down, {box.right() - 34, box.centre().y - 10}, 20, t_.accent);
        }
        if (press.clicked) ui_.act("lesson_look"_id);
        const Point mark{box.x + 20, box.y + 21};
        if (done) draw_tick(p_, mark, 6, t_.good, 2.4f);
        else p_.ring(mark, 6, t_.accent, 2);
        float y = box.y + 26;
        for (const auto& line : lines) {
            p_.text({box.x + 38, y}, line, {15, t_.text, Weight::bold});
            y += 22;
        }
        y_ = box.bottom() + 12;
    }

    /// The feedback. A wrong answer is repeated beside the cross, because the learner may have typed another one since.
    void feedback()
    {
        const std::string wrong = l_.told_of();
        const bool right = l_.verdict() == Player::Verdict::right || (s_.wait && l_.done());
        const bool crossed = wrong.empty() && l_.is_puzzle() && l_.says_wrong(); // the words alone say what is wrong
        const Colour c = right ? t_.good : wrong.empty() && !crossed ? t_.accent : t_.bad;
        const float top = y_, sign = right || crossed ? 24.f : 0.f;
        if (crossed) draw_cross(p_, {x_ + 18, top + 11}, 5, c, 2.4f);
        if (right) draw_tick(p_, {x_ + 18, top + 11}, 6, c, 2.4f);
        if (!wrong.empty()) {
            draw_cross(p_, {x_ + 18, top + 11}, 5, c, 2.4f);
            y_ = p_.paragraph({x_ + 34, y_ + 16}, wrong, w_ - 34, {15, t_.text, Weight::bold}, 22) - 14;
        }
        std::string_view said = said_;
        if (const auto feat = l_.headline(ui_.say); !feat.empty()) { // then the rest, smaller
            y_ = p_.paragraph({x_ + 10 + sign, y_ + 18}, feat, w_ - 10 - sign, {20, t_.text, Weight::bold}, 26);
            said.remove_prefix(std::min(said.size(), feat.size() + 1));
        }
        y_ = p_.paragraph({x_ + 10 + sign, y_ + 16}, said, w_ - 10 - sign, {15}, 22);
        p_.fill({x_ - 4, top, 4, y_ - top - 6}, c, 2);
        y_ += 6;
    }

    /// The hints before the one that the feedback says.
    void hints()
    {
        const auto all = l_.earlier_hints();
        for (const auto& hint : all) {
            draw(p_, Icon::bulb, {x_ - 2, y_}, 20, t_.muted);
            y_ = p_.paragraph({x_ + 24, y_ + 15}, hint, w_ - 24, {14, t_.text}, 20) - 8;
        }
        if (!all.empty()) y_ += 10;
    }

    /// Whether the answer has opened the analysis or one of its tabs.
    bool shows_under() const
    {
        if (!s_.ask || !l_.solved() || s_.ask->reveal.empty()) return false;
        const Use& first = s_.ask->reveal[0];
        return first.id == "tab" || (first.id == "analysis" && first.value == "1");
    }

    void buttons()
    {
        const float h = control() + 2;
        if (leads_on() && !s_.last()) {
            const float half = (w_ - 8) / 2;
            ui_.button("lesson_next"_id, {x_, y_, half, h}, Text::puzzle_why, ButtonKind::plain, Icon::bulb);
            ui_.button("puzzle_retry"_id, {x_ + half + 8, y_, half, h}, Text::puzzle_retry, ButtonKind::plain,
                       Icon::none, !twice());
            y_ += h + 8;
        }
        if (fingers() && shows_under()) { // the card covers it
            ui_.button("lesson_look"_id, {x_, y_, w_, h}, Text::show_analysis, ButtonKind::plain, Icon::down);
            y_ += h + 8;
        }
        if (s_.fresh && l_.solved()) {
            ui_.button("lesson_again"_id, {x_, y_, w_, h}, Text::lesson_again, ButtonKind::plain, Icon::plus);
            y_ += h + 8;
            if (l_.cases() > 0)
                y_ = p_.paragraph({x_, y_ + 14}, counts_in_words(ui_.say, l_), w_, {14, t_.muted}, 18) - 6;
        }
    }

    /// The way back to the step takes the place of the way to explore, so that the form above it does not move.
    void foot()
    {
        const bool back = off_course_ && !fingers(), keep = l_.can_keep() && !off_course_;
        if (l_.is_puzzle() && s_.index == 0 && !l_.can_keep()) return;
        p_.divider({x_, y_}, w_);
        const float h = fingers() ? 44.f : 36.f, mid = y_ + 6 + h / 2;
        ui_.icon_button("lesson_previous"_id, {x_ - 10, mid - h / 2, h, h}, Icon::back, Text::lesson_previous,
                        s_.index > 0);
        const std::string place = place_of(ui_.say, s_);
        p_.text({x_ + h - 4, mid + 5}, place, {14, t_.text, Weight::bold});
        y_ = mid + h / 2 + 8;
        if (!keep && !back) return;
        const Text words = back ? Text::lesson_restart : Text::lesson_keep;
        const float after = x_ + h + p_.width(place, 14, Weight::bold) + 12;
        const float w =
            std::min(x_ + w_ + 8 - after, p_.width(ui_.say(words), 14, Weight::bold) + (back ? 56.f : 28.f));
        ui_.button(back ? "lesson_restart"_id : "lesson_keep"_id, {x_ + w_ + 8 - w, mid - h / 2, w, h}, words,
                   back ? ButtonKind::plain : ButtonKind::quiet, back ? Icon::undo : Icon::none);
    }

    Ui& ui_;
    const Painter& p_;
    const Theme& t_;
    const Player& l_;
    const Step& s_;
    bool off_course_, low_, stays_;
    std::string said_;
    float x_, w_, y_;
    Rect seen_;
};

/// Whether main_button() does not scroll: under a finger, and where an open puzzle's notes would push it out of sight.
bool stays_in_sight(Ui& ui, Rect r, const Player& l)
{
    return fingers(ui) || (l.is_puzzle() && l.open() && ui.memory().lesson.height > r.h + 1);
}

} // namespace

float draw_card(Ui& ui, Rect r, const Player& l, bool off_course)
{
    const Painter& p = ui.paint;
    const Rect ground{r.x, r.y, r.w, r.h + 24};
    if (ui.view.layout == Layout::desktop) p.card(r);
    else if (ui.view.layout == Layout::landscape) {
        p.fill(r, ui.theme().raised);
        p.line({r.x, r.y}, {r.x, r.bottom()}, ui.theme().line, 1);
    } else {
        p.lift(ground, 16);
        p.fill(ground, ui.theme().raised, 16);
        p.stroke(ground, ui.theme().line, 16);
    }
    const float edge = ui.view.layout == Layout::phone ? 8.f : 1.f; // keeps text off the sheet's rounded edge
    Rect inside{r.x + 1, r.y + edge, r.w - 2, r.h - 1 - edge};
    const bool low = is_low(ui, r.h), stays = stays_in_sight(ui, r, l);
    float around = 1 + edge;
    if (low) {
        const Rect head{inside.x, inside.y, inside.w, 40};
        Card(ui, head, l, off_course, low).name_line(head, place_of(ui.say, l.step()), false);
        p.divider({head.x, head.bottom()}, head.w);
        inside = {inside.x, head.bottom(), inside.w, inside.h - head.h};
        around += head.h;
    }
    const bool coded = has_code_row(ui, l);
    const float gap = low ? 4.f : 8.f, foot = stays ? 46 + 2 * gap + (coded ? code_row : 0.f) : 0.f;
    inside.h -= foot;
    float height = 0, under = 0;
    {
        ScrollArea area(ui, make_id("lesson ", l.step().index), inside);
        const float top = inside.y - area.offset();
        height = Card(ui, {inside.x, top, inside.w, inside.h}, l, off_course, low, stays).all(inside) - top;
        under = height - area.offset() - inside.h;
        area.content_height(height);
        if (area.offset() > 0) p.divider({inside.x, inside.y}, inside.w);
        if (ui.is_new("lesson more", 64 * l.step().index + l.pages) && l.pages > 0) area.to_end();
    }
    if (stays) {
        float y = inside.bottom();
        p.divider({inside.x, y}, inside.w);
        if (coded) {
            draw_code_row(ui, l, {inside.x + 7, y + gap, inside.w - 14, code_row - 4});
            y += code_row;
        }
        Card(ui, {inside.x, y, inside.w, foot}, l, off_course, low)
            .main_button(y + gap, height - inside.h > 70, under > 70); // ignores the card's foot (step number, back)
        auto& stops = ui.memory().stops; // of Tab: from Check to what ends the question, as where it is drawn below
        const auto why = std::find(stops.begin(), stops.end(), "lesson_why");
        if (!fingers(ui) && why != stops.end()) std::rotate(why, why + 1, stops.end());
    }
    return height + around + foot;
}

void draw_folded(Ui& ui, Rect r, const Player& l, bool off_course)
{
    const Painter& p = ui.paint;
    const float back = off_course ? p.width(ui.say(Text::lesson_restart), 15, Weight::bold) + 56 : 0;
    const Rect name{r.x, r.y, r.w - back, r.h};
    p.fill({r.x, r.y, r.w, r.h + 4}, ui.theme().accent_soft, 0);
    const Press press = ui.item("lesson_fold"_id, name, 0);
    p.fill(name, ui.reactive(ui.theme().accent_soft, press, "lesson_fold"_id), 0);
    p.divider({r.x, r.y}, r.w);
    Card(ui, name, l, false, false).name_line(name, place_of(ui.say, l.step()), true);
    if (off_course)
        ui.button("lesson_restart"_id, {name.right(), r.y + 3, back - 6, r.h - 5}, Text::lesson_restart,
                  ButtonKind::primary, Icon::undo);
    if (press.clicked) ui.act("lesson_fold"_id);
}

} // namespace shell::lesson
