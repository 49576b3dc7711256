// Draws a step's question and its answer's controls: rows to choose from, a field, or chips for the marks of a set.
#include "shell/lesson/question.hpp"
#include "imgui.h"
#include "shell/kit/inside_imgui.hpp"
#include "shell/lesson/answer.hpp"
#include "shell/lesson/ids.hpp"
#include <algorithm>
#include <cmath>

namespace shell::lesson {
namespace {

/// How many options are marked.
std::string marks_in_words(const Say& say, const Player& l)
{
    if (const auto lacks = l.missing(); !lacks.empty()) return say(Text::puzzle_lacks, lacks);
    return say(Text::lesson_marked, Say::count(l.how_many_marked()));
}

/// A phone's keyboard of numbers often has no minus sign.
Typed keyboard_for(const Ask& ask)
{
    const bool negative = !ask.answer.empty() && ask.answer.front().find_first_of("0123456789") != 0;
    return (ask.kind == Ask::Kind::number || ask.kind == Ask::Kind::guess) && !negative ? Typed::number : Typed::text;
}

class Question {
public:
    Question(Ui& ui, const Player& l, float x, float y, float w)
        : ui_(ui), p_(ui.paint), t_(ui.theme()), l_(l), s_(l.step()), x_(x), w_(w), y_(y)
    {}

    /// Draws the question; returns the y below.
    float all()
    {
        const Ask& ask = *s_.ask;
        const bool boxed = ask.kind != Ask::Kind::choice;
        const float top = y_, x = x_ + (boxed ? 8.f : 0.f), w = w_ - (boxed ? 16.f : 0.f);
        // Measured first, since the background is drawn below the text.
        const auto lines = p_.wrapped(ask.question, w, 16, Weight::bold);
        const std::string given = with_minus(s_.ask->kind, l_.given());
        const auto told = given.empty() ? std::vector<std::string>() : p_.wrapped(given, w, 16);
        const float words = 14 + 22 * static_cast<float>(lines.size() + told.size());
        if (boxed) {
            float h = words + 16;
            if (!l_.solved())
                h += (ask.kind == Ask::Kind::set ? chips(x, 0, w, false) : control(ui_)) + 10 + pair(x, 0, w, false);
            if (const auto why = l_.unreadable(ui_.say); !why.empty())
                h += 10 + 20 * static_cast<float>(p_.wrapped(why, w, 14).size());
            p_.fill({x_ - 8, top, w_ + 16, h}, t_.accent_soft, 10);
        }
        float y = top + 24;
        for (const auto& line : lines) {
            p_.text({x, y}, line, {16, t_.text, Weight::bold});
            y += 22;
        }
        for (const auto& line : told) {
            p_.text({x, y}, line, {16, t_.text});
            y += 22;
        }
        y_ = top + words + 4;
        begin();
        if (by_keys_ && ask.kind == Ask::Kind::choice) focus(make_id("lesson_choice"_id, 0));
        if (by_keys_ && ask.kind == Ask::Kind::set) focus(make_id("lesson_mark"_id, 0));
        if (by_keys_ && ask.pairs()) focus(make_id("lesson_choice"_id, 0));
        if (ask.kind == Ask::Kind::choice) rows();
        else if (!l_.solved() && ask.kind == Ask::Kind::set) y_ += chips(x, y_, w, true) + 10;
        else if (!l_.solved()) {
            y_ += pair(x, y_, w, true);
            const Rect field{x, y_, std::min(w, 220.f), control(ui_)};
            answer(field);
            y_ = field.bottom() + 10;
            const auto why = l_.unreadable(ui_.say);
            if (!why.empty()) y_ = p_.paragraph({x, y_ + 10}, why, w, {14, t_.bad}, 20);
            if (ui_.is_new("lesson no number", 2 * s_.index + (why.empty() ? 0 : 1), 2) && !why.empty())
                ScrollArea::show(field.y, y_);
        }
        return y_ + (boxed ? 18.f : 8.f);
    }

    /// The options beside a code, above a phone's marks.
    float pair_alone()
    {
        begin();
        if (by_keys_ && s_.ask->pairs()) focus(make_id("lesson_choice"_id, 0));
        return y_ + pair(x_, y_, w_, true);
    }

    /// A code's positions with what is typed so far, and its field.
    void code(Rect r)
    {
        begin();
        const CodeShape s = l_.noted();
        const NoteColumns columns = note_columns(ui_, x_, w_, s);
        const float mid = r.centre().y;
        p_.fill(r, t_.accent_soft, 10);
        p_.stroke(r, t_.accent, 10, 1.5f);
        p_.text({r.x + 20, mid + 6}, "?", {17, t_.accent, Weight::bold, Align::middle});
        const std::string typed = l_.code_so_far();
        for (int place = 0; place < s.places; ++place) {
            const Point at{columns.centre(place), mid};
            const float half = std::min(columns.cell / 2, 18.f);
            p_.fill({at.x - half, mid - 17, 2 * half, 34}, t_.surface, 8);
            p_.stroke({at.x - half, mid - 17, 2 * half, 34}, t_.line_strong, 8);
            const auto i = static_cast<std::size_t>(place);
            auto symbol = i < typed.size() ? symbols.find(typed[i]) : symbols.npos;
            if (typed.empty()) symbol = placed(s, place); // not whole yet
            if (static_cast<int>(std::min(symbol, symbols.size())) < s.symbols)
                draw_noted(p_, s, static_cast<int>(symbol), at, 14);
        }
        const float left = columns.centre(s.places - 1) + columns.cell / 2 + 8;
        answer({left, r.y + 3, r.right() - 6 - left, r.h - 6});
    }

private:
    static constexpr std::string_view symbols = "0123456789ABCDEF";

    /// The symbol that the marks put down at a position; npos = none, or several.
    std::size_t placed(const CodeShape& s, int place) const
    {
        auto found = std::string_view::npos;
        for (int k = 0; k < s.symbols; ++k) {
            if (l_.notes.at(k, place) != Notes::Mark::placed) continue;
            if (found != std::string_view::npos) return std::string_view::npos;
            found = static_cast<std::size_t>(k);
        }
        return found;
    }

    /// After continuing by keyboard, the learner answers by keyboard: focuses the first control.
    void begin()
    {
        if (!l_.solved() && ui_.memory().wanted_focus == focus_when_solved(l_))
            ui_.memory().wanted_focus.clear(); // the answer was not right
        const int question = static_cast<int>(s_.seed % 4096) * 64 + s_.index;
        by_keys_ = ui_.is_new("lesson_question", question, 1) && ImGui::GetIO().NavVisible && !l_.solved();
    }
    void focus(const OwnedId& id) { ui_.memory().wanted_focus = Id(id).text(); }

    /// Enter checks the answer and keeps the field focused. After a right answer the next Enter continues.
    void answer(Rect field)
    {
        auto& memory = ui_.memory();
        if (by_keys_ && !s_.ask->pairs()) ImGui::SetKeyboardFocusHere();
        ImGuiIO& io = ImGui::GetIO();
        // An answer begun elsewhere (keys.cpp) goes on here: until the caret stands behind it, what is typed is not for
        // the field, which would replace it.
        const bool begun = !l_.typed().empty() && l_.verdict() != Player::Verdict::wrong;
        const bool enters = begun && !io.WantTextInput && !ImGui::IsMouseClicked(0);
        ImVector<ImWchar> typed;
        if (enters) typed.swap(io.InputQueueCharacters);
        bool& stays = io.ConfigInputTextEnterKeepActive;
        stays = true;
        ui_.field("lesson_answer"_id, field, l_.typed(),
                  field.w < 180 ? ui_.say(Text::lesson_hint_code) : form_of_answer(ui_.say, l_), keyboard_for(*s_.ask),
                  60);
        stays = false;
        const bool entered = enters && ImGui::IsItemActive();
        if (enters) typed.swap(io.InputQueueCharacters);
        if (entered) caret_to_end();
        memory.lesson.typing = !entered && (ImGui::IsItemActive() || ImGui::IsItemDeactivated());
        const bool enter =
            ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_KeypadEnter, false);
        if (!memory.lesson.typing || !enter) return;
        ui_.act("lesson_check"_id); // with nothing to check, the app says so
        if (l_.can_check()) memory.wanted_focus = focus_when_solved(l_);
    }

    /// Whether there are many short options: two columns keep the question visible above them.
    bool two_columns() const
    {
        const auto& options = s_.ask->options;
        const float room = w_ / 2 - 60;
        return options.size() > 5 && std::all_of(options.begin(), options.end(), [&](const Choice& c) {
                   return c.note.empty() && p_.width(c.text, 15, Weight::bold) <= room;
               });
    }

    void rows()
    {
        const Ask& ask = *s_.ask;
        const int n = static_cast<int>(ask.options.size()), columns = two_columns() ? 2 : 1,
                  each = (n + columns - 1) / columns;
        const float top = y_, width = (w_ + 16 - 8 * static_cast<float>(columns - 1)) / static_cast<float>(columns);
        for (int i = 0; i < n; ++i) {
            if (i == each) y_ = top;
            const Choice& c = ask.options[static_cast<std::size_t>(i)];
            const bool on = l_.chosen() == i, wrong = l_.tried(i);
            const bool right = l_.solved() && c.value == ask.answer.front();
            const OwnedId id = make_id("lesson_choice"_id, i);
            const float note_w = c.note.empty() ? 0 : p_.width(c.note, 13) + 12; // beside the text, or below it
            const bool beside = note_w > 0 && p_.width(c.text, 15, Weight::bold) + note_w <= w_ - 48;
            const float under = c.note.empty() || beside ? 0.f : 18.f;
            const auto lines = p_.wrapped(c.text, w_ - 48, 15, on || right ? Weight::bold : Weight::regular);
            const float h = std::max(control(ui_) + 2, 22 + 20 * static_cast<float>(lines.size()) + under);
            const Rect r{x_ - 8 + static_cast<float>(i / each) * (width + 8), y_, width, h};
            const bool open = !l_.solved() && !wrong;
            const Press press = ui_.item(id, r, 10, open);
            const Colour ground = right ? t_.good_soft : wrong ? t_.bad_soft : on ? t_.accent_soft : t_.surface;
            p_.fill(r, ui_.reactive(ground, press, id), 10);
            p_.stroke(r,
                      right   ? t_.good
                      : wrong ? t_.bad
                      : on    ? t_.accent
                              : t_.line_strong,
                      10, on || right ? 2.f : 1.f);
            const Point mark{r.x + 20, r.centre().y};
            if (right) draw_tick(p_, mark, 6, t_.good, 2.4f);
            else if (wrong) draw_cross(p_, mark, 5, t_.bad, 2.4f);
            else {
                p_.ring(mark, 8, on ? t_.accent : t_.line_strong, 2);
                if (on) p_.disc(mark, 4, t_.accent);
            }
            const float text_h = 20 * static_cast<float>(lines.size()) + under;
            float y = r.centre().y - text_h / 2 + 15;
            for (const auto& line : lines) {
                p_.text({r.x + 40, y}, line, {15, t_.text, on || right ? Weight::bold : Weight::regular});
                y += 20;
            }
            if (beside)
                p_.text({r.right() - 14, r.centre().y + 5}, c.note, {13, t_.muted, Weight::regular, Align::right});
            else if (!c.note.empty()) p_.text({r.x + 40, y - 2}, p_.fitted(c.note, w_ - 48, 13), {13, t_.muted});
            if (press.clicked) ui_.act("lesson_choice"_id, std::to_string(i));
            y_ += h + 6;
        }
        if (columns > 1 && n % 2 != 0) y_ += control(ui_) + 8; // the first column has one row more
    }

    /// The options beside a code as chips of one width. drawn: false only measures. Returns the height.
    float pair(float left, float top, float width, bool drawn)
    {
        if (l_.solved() || !s_.ask->pairs()) return 0;
        const auto& options = s_.ask->options;
        const float h = control(ui_) - 2, gap = 8;
        float widest = 0;
        for (const auto& c : options) widest = std::max(widest, p_.width(c.text, 15, Weight::bold) + 16);
        const int n = static_cast<int>(options.size()),
                  most = std::max(1, static_cast<int>((width + gap) / (widest + gap))), rows = (n + most - 1) / most,
                  columns = (n + rows - 1) / rows;
        const float each = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
        for (int i = 0; drawn && i < n; ++i) {
            const Rect r{left + static_cast<float>(i % columns) * (each + gap),
                         top + static_cast<float>(i / columns) * (h + gap), each, h};
            const bool on = l_.chosen() == i;
            const OwnedId id = make_id("lesson_choice"_id, i);
            const Press press = ui_.item(id, r, h / 2);
            p_.fill(r, ui_.reactive(on ? t_.accent : t_.surface, press, id), h / 2);
            p_.stroke(r, on ? t_.accent : t_.line_strong, h / 2, 1.5f);
            p_.text({r.centre().x, r.centre().y + 5},
                    p_.fitted(options[static_cast<std::size_t>(i)].text, each - 8, 15, Weight::bold),
                    {15, on ? t_.accent_ink : t_.text, Weight::bold, Align::middle});
            if (press.clicked) ui_.act("lesson_choice"_id, std::to_string(i));
        }
        return static_cast<float>(rows) * (h + gap) + 4;
    }

    /// The options of a set as chips, in as many rows as needed. drawn: false only measures. Returns the height.
    float chips(float left, float top, float width, bool drawn)
    {
        const Ask& ask = *s_.ask;
        const float h = control(ui_) - 2;
        float x = left, y = top;
        int end = 0; // of the group; a group begins a row
        std::size_t group = 0;
        for (int i = 0; i < static_cast<int>(ask.options.size()); ++i) {
            if (i == end && group < ask.each.size()) {
                if (i > 0) x = left, y += h + 10;
                end += ask.each[group++].size;
            }
            const auto& text = ask.options[static_cast<std::size_t>(i)].text;
            const bool on = l_.marked(i);
            const float w = std::min(width, std::max(48.f, p_.width(text, 15, Weight::bold) + 44)); // with its tick
            if (x > left && x + w > left + width) x = left, y += h + 8;
            if (drawn) {
                const Rect r{x, y, w, h};
                const OwnedId id = make_id("lesson_mark"_id, i);
                const Press press = ui_.item(id, r, h / 2);
                p_.fill(r, ui_.reactive(on ? t_.accent : t_.surface, press, id), h / 2);
                p_.stroke(r, on ? t_.accent : t_.line_strong, h / 2, 1.5f);
                const Colour ink = on ? t_.accent_ink : t_.text;
                if (on) draw_tick(p_, {r.x + 18, r.centre().y}, 5, ink, 2.2f);
                p_.text({on ? r.x + 32 : r.centre().x, r.centre().y + 5}, p_.fitted(text, w - 20, 15, Weight::bold),
                        {15, ink, Weight::bold, on ? Align::left : Align::middle});
                if (press.clicked) ui_.act(id);
            }
            x += w + 8;
        }
        y += h + 22;
        const auto lines = p_.wrapped(marks_in_words(ui_.say, l_), width, 13);
        for (std::size_t i = 0; drawn && i < lines.size(); ++i)
            p_.text({left, y + 17 * static_cast<float>(i)}, lines[i], {13, t_.muted});
        std::string groups; // the room of all that can be lacking, so that nothing below moves while one picks
        for (const auto& one : ask.each) groups += (groups.empty() ? "" : ", ") + one.label;
        const auto most =
            groups.empty() ? lines.size() : p_.wrapped(ui_.say(Text::puzzle_lacks, groups), width, 13).size();
        return y + 17 * static_cast<float>(std::max(most, lines.size())) - 11 - top;
    }

    Ui& ui_;
    const Painter& p_;
    const Theme& t_;
    const Player& l_;
    const Step& s_;
    float x_, w_, y_;
    bool by_keys_ = false;
};

} // namespace

float draw_pair(Ui& ui, const Player& l, float x, float y, float w) { return Question(ui, l, x, y, w).pair_alone(); }

float draw_question(Ui& ui, const Player& l, float x, float y, float w) { return Question(ui, l, x, y, w).all(); }

void draw_code_row(Ui& ui, const Player& l, Rect r) { Question(ui, l, r.x + 8, r.y, r.w - 16).code(r); }

} // namespace shell::lesson
