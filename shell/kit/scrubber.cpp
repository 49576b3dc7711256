#include "shell/kit/scrubber.hpp"
#include "imgui.h"
#include "shell/kit/figures.hpp"
#include "shell/kit/ids.hpp"
#include "shell/kit/inside_imgui.hpp"
#include <algorithm>
#include <array>
#include <cmath>

namespace shell::kit {
namespace {

constexpr float narrow = 440, wide = 620;

float option_height(const Ui& ui) { return ui.view.layout == Layout::desktop ? 38.f : 44.f; }

float option_width(const Ui& ui, const std::string& words) { return ui.paint.width(words, 15, Weight::bold) + 28; }

float options_width(const Ui& ui, const Prediction& f)
{
    float w = -8;
    for (const auto& words : f.options) w += option_width(ui, words) + 8;
    return w;
}

/// Options beside the question, in a row of their own, or one per row.
enum class Stand : std::uint8_t { beside, row, list };

struct AskPlace {
    Stand stand = Stand::list;
    float question = 44, all = 0; // heights
};

constexpr float asked_line = 18;

AskPlace place_of(const Ui& ui, float width, const Prediction& f)
{
    const auto lines = [&](float w) {
        return static_cast<float>(ui.paint.wrapped(f.question, std::max(40.f, w), 14, Weight::bold).size());
    };
    const float options = options_width(ui, f), n = static_cast<float>(f.options.size());
    if (width >= wide && lines(width - 104 - options) <= 2) return {Stand::beside, 44, 44};
    AskPlace out;
    out.question = std::max(44.f, 8 + asked_line * lines(width - 96));
    out.stand = options <= width ? Stand::row : Stand::list;
    out.all = out.question + (option_height(ui) + 6) * (out.stand == Stand::row ? 1 : n);
    return out;
}

/// Wrapped and centred vertically in the box.
void draw_question(const Painter& p, Rect r, const std::string& words, Align align = Align::left)
{
    float size = 14, leading = asked_line;
    auto lines = p.wrapped(words, r.w, size, Weight::bold);
    if (leading * static_cast<float>(lines.size()) > r.h + 4) { // the bar is low: smaller type
        size = 12;
        leading = 14.5f;
        lines = p.wrapped(words, r.w, size, Weight::bold);
    }
    const float x = align == Align::middle ? r.centre().x : r.x;
    float y = r.centre().y - leading * static_cast<float>(lines.size()) / 2 + leading * 0.75f;
    for (const auto& line : lines) {
        p.text({x, y}, line, {size, 0, Weight::bold, align});
        y += leading;
    }
}

void draw_mark(const Painter& p, StepMark mark, Point at, Colour c)
{
    const float r = mark == StepMark::dot ? 2.5f : 4.f;
    if (mark == StepMark::leaf) p.fill({at.x - r, at.y - r, 2 * r, 2 * r}, c, 1);
    else if (mark == StepMark::cut) p.line({at.x - 4, at.y + 6}, {at.x + 4, at.y - 6}, p.theme().bad, 3);
    else p.disc(at, r, c);
}

/// In one row with widths by their text, or one below the other.
void draw_options(Ui& ui, Rect box, const Prediction& f, bool row)
{
    const float spare = (box.w - options_width(ui, f)) / static_cast<float>(f.options.size());
    std::int64_t i = 0;
    for (const auto& words : f.options) {
        if (row) box.w = option_width(ui, words) + spare;
        const bool long_words = ui.paint.width(words, 12, Weight::bold) > box.w - 12; // wrapped instead
        ui.button(make_id("foretell"_id, i++), box, long_words ? "" : words, ButtonKind::plain);
        if (long_words) draw_question(ui.paint, box.inset(6), words, Align::middle);
        if (row) box.x += box.w + 8;
        else box.y += box.h + 6;
    }
}

void draw_track(Ui& ui, Rect r, const Steps& s, bool hidden)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const float y = r.centre().y, left = r.x + 12, width = std::max(1.f, r.w - 24);
    const auto x_of = [&](int step) {
        return left + (s.count > 0 ? width * static_cast<float>(step) / static_cast<float>(s.count) : 0.f);
    };
    const bool sealed = ui.memory().lesson.no_steps;
    const Press press = ui.item("step"_id, r, 8, s.count > 0 && !sealed);
    ui.memory().handles.insert_or_assign("step", r);
    p.fill({left, y - 2, width, 4}, t.line, 2);
    p.fill({left, y - 2, x_of(s.at) - left, 4}, t.accent, 2);
    if (!s.marks.empty() && width / static_cast<float>(s.count) >= 6)
        for (int i = 0; i < s.count; ++i)
            draw_mark(p, hidden && i >= s.at ? StepMark::dot : s.marks[static_cast<std::size_t>(i)], {x_of(i + 1), y},
                      i < s.at ? t.accent : t.line_strong);
    const Point handle{x_of(s.at), y};
    p.disc(handle, 12, t.surface);
    const bool cut = s.at > 0 && s.at <= static_cast<int>(s.marks.size()) &&
                     s.marks[static_cast<std::size_t>(s.at - 1)] == StepMark::cut;
    p.ring(handle, 11, ui.reactive(cut ? t.bad : t.accent, press, "step"_id), 3);
    if (cut) p.line({handle.x - 4, handle.y + 4}, {handle.x + 4, handle.y - 4}, t.bad, 3);
    if (!press.held || s.count == 0) return;
    const float share = std::clamp((ImGui::GetIO().MousePos.x - left) / width, 0.f, 1.f);
    const int wanted = static_cast<int>(std::lround(share * static_cast<float>(s.count)));
    if (wanted != s.at) ui.act("step"_id, std::to_string(wanted));
}

} // namespace

Steps::Steps() = default;
Steps::Steps(const Steps&) = default;
Steps::Steps(Steps&&) noexcept = default;
Steps& Steps::operator=(const Steps&) = default;
Steps& Steps::operator=(Steps&&) noexcept = default;
Steps::~Steps() = default;

namespace {

constexpr float told_line = 18;

/// The result of the last answer in words.
std::string told_in_words(const Ui& ui, const Steps& s)
{
    return ui.say(*s.predicted ? Text::lesson_right : Text::predicted_not) + " " + s.told;
}

/// Where the next question follows at once, the result of the last answer stands above it.
float told_above(const Ui& ui, float width, const Steps& s)
{
    if (!s.ask || !s.predicted) return 0;
    return 2 + told_line * static_cast<float>(ui.paint.wrapped(told_in_words(ui, s), width - 20, 13).size());
}

void draw_told_above(Ui& ui, Rect r, const Steps& s)
{
    const Theme& t = ui.theme();
    const Point mark{r.x + 7, r.y + 8};
    if (*s.predicted) draw_tick(ui.paint, mark, 5, t.good, 2.4f);
    else draw_cross(ui.paint, mark, 4.5f, t.bad, 2.4f);
    ui.paint.paragraph({r.x + 20, r.y + 13}, told_in_words(ui, s), r.w - 20, {13, *s.predicted ? t.good : t.bad},
                       told_line);
}

} // namespace

float scrubber_height(float width) { return width < narrow ? 126.f : 96.f; }

float scrubber_height(Ui& ui, float width, const Steps& s)
{
    if (!s.predicting() || ui.memory().lesson.no_steps) return scrubber_height(width);
    const float least = width < narrow ? 144.f
                        : width < wide ? 136.f
                                       : 96.f; // a short question does not change the height
    return s.ask ? std::max(least, 50 + place_of(ui, width, *s.ask).all) + told_above(ui, width, s) : least;
}

float draw_predict(Ui& ui, Point right, bool on)
{
    const Theme& t = ui.theme();
    const std::string words = ui.say(Text::predict);
    const float w = ui.paint.width(words, 13, Weight::bold) + 40;
    const Rect r{right.x - w, right.y, w, 44}, chip{r.x, r.y + 5, w, 34};
    const Press press = ui.item("predict"_id, r, 17);
    ui.paint.fill(chip, ui.reactive(on ? t.accent : t.raised, press, "predict"_id), 17);
    ui.paint.stroke(chip, on ? t.accent : t.line_strong, 17, 1.5f);
    const Point mark{chip.x + 18, chip.centre().y};
    if (on) draw_tick(ui.paint, mark, 5, t.accent_ink, 2.2f);
    else ui.paint.ring(mark, 5, t.line_strong, 1.5f);
    ui.paint.text({chip.x + 30, chip.centre().y + 4.6f}, words, {13, on ? t.accent_ink : t.text, Weight::bold});
    if (press.hovered) ui.tooltip("predict"_id, r, ui.say(Text::predict_about));
    if (press.clicked) ui.act("predict"_id, on ? "0" : "1");
    return w;
}

namespace {

/// The result of the last answer with a tick or a cross; `at`: the baseline's left end.
void draw_told(Ui& ui, Point at, float room, const Steps& s)
{
    const Theme& t = ui.theme();
    if (!s.predicted) {
        ui.paint.text(at, ui.paint.fitted(s.told, room, 13, Weight::bold), {13, t.muted, Weight::bold});
        return;
    }
    const Point mark{at.x + 7, at.y - 5};
    if (*s.predicted) draw_tick(ui.paint, mark, 5, t.good, 2.4f);
    else draw_cross(ui.paint, mark, 4.5f, t.bad, 2.4f);
    ui.paint.text({at.x + 20, at.y}, ui.paint.fitted(told_in_words(ui, s), room - 20, 13, Weight::bold),
                  {13, *s.predicted ? t.good : t.bad, Weight::bold});
}

} // namespace

void draw_step_words(Ui& ui, Rect r, const Steps& s, bool told)
{
    struct Letters {
        float size, leading;
    };
    constexpr std::array<Letters, 3> smaller{{{14, 18}, {13, 16}, {12, 14}}};
    const Painter& p = ui.paint;
    Letters as = smaller.front();
    std::vector<std::string> lines{p.fitted(s.words, r.w, as.size, Weight::bold)}; // if no size fits
    for (const Letters& one : smaller) {
        auto whole = p.wrapped(s.words, r.w, one.size, Weight::bold);
        const bool too_wide = std::any_of(whole.begin(), whole.end(), [&](const std::string& line) {
            return p.width(line, one.size, Weight::bold) > r.w;
        });
        if (too_wide || one.leading * static_cast<float>(whole.size() + (told ? 1 : 0)) > r.h + 2) continue;
        as = one;
        lines = std::move(whole);
        break;
    }
    const float under = static_cast<float>(lines.size() - (told ? 0 : 1)); // lines below the first
    float y = r.centre().y + as.size * 0.36f - as.leading * under / 2;
    for (const auto& line : lines) {
        p.text({r.x, y}, line, {as.size, 0, Weight::bold});
        y += as.leading;
    }
    if (told) draw_told(ui, {r.x, y}, r.w, s);
}

void draw_prediction(Ui& ui, Rect r, const Prediction& f)
{
    const float h = option_height(ui), w = std::min(options_width(ui, f), r.w * 0.6f);
    draw_question(ui.paint, {r.x, r.y, r.w - w - 12, r.h}, f.question);
    draw_options(ui, {r.right() - w, r.centre().y - h / 2, w, h}, f, true);
}

void draw_scrubber(Ui& ui, Rect r, const Steps& s)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const bool with_switch = s.predict != Steps::Predict::none && !ui.memory().lesson.no_steps;
    float used = with_switch ? draw_predict(ui, {r.right(), r.y - 2}, s.predicting()) + 8 : 0.f;
    if (with_switch && s.predicting()) {
        used += 44;
        ui.icon_button("audience"_id, {r.right() - used + 4, r.y - 2, 44, 44}, Icon::chart, Text::audience);
    }
    draw_track(ui, {r.x, r.y, r.w - used, 40}, s, ui.memory().lesson.no_steps || s.predicting());
    if (s.ask && with_switch) {
        const AskPlace place = place_of(ui, r.w, *s.ask);
        const float told = told_above(ui, r.w, s), top = r.y + 44 + told;
        if (told > 0) draw_told_above(ui, {r.x, r.y + 44, r.w, told}, s);
        const Rect question{r.x + 44, top, r.w - 92, place.question};
        ui.icon_button("step:back"_id, {r.x - 8, top, 44, 44}, Icon::back, Text::step_back, s.may_back());
        ui.icon_button("step:last"_id, {r.right() - 40, top, 44, 44}, Icon::last, Text::step_last);
        if (place.stand == Stand::beside) return draw_prediction(ui, question, *s.ask);
        draw_question(p, question, s.ask->question);
        const bool row = place.stand == Stand::row;
        draw_options(ui, {r.x, question.bottom() + 2, r.w, option_height(ui)}, *s.ask, row);
        if (!row &&
            ui.is_new("foretell", static_cast<int>(s.ask->key ^ s.ask->key >> 30), 2)) // the bar may be scrolled
            ScrollArea::show(top, top + place.all);
        return;
    }
    const bool one_line = r.w >= narrow, sealed = ui.memory().lesson.no_steps;
    const float y = r.y + 44, side = 44;
    const float pitch = std::min(side + 2, (r.w - 98) / 4); // narrower where the jump button would overlap
    float x = r.x - (one_line ? 8.f : 0.f);
    const auto icon = [&](Id id, Icon i, Text text, bool enabled) {
        ui.icon_button(id, {x, y, std::min(side, pitch), side}, i, text, enabled);
        x += pitch;
    };
    icon("step:first"_id, Icon::first, Text::step_first, s.may_back() && !sealed);
    icon("step:back"_id, Icon::back, Text::step_back, s.may_back() && !sealed);
    const Rect play{x + 2, y + 4, 44, 36};
    const bool plays = s.count > 0 && !sealed;
    const Press press = ui.item("play"_id, play, 8, plays);
    p.fill(play, ui.reactive(plays ? t.accent : t.sunken, press, "play"_id), 8);
    draw(p, s.playing ? Icon::pause : Icon::play, {play.centre().x - 11, play.centre().y - 11}, 22,
         plays ? t.accent_ink : t.unknown);
    if (press.hovered) ui.tooltip("play"_id, play, ui.say(s.playing ? Text::step_pause : Text::step_play));
    if (press.clicked) ui.act("play"_id, s.playing ? "0" : "1");
    x += 50;
    icon("step:next"_id, Icon::next, Text::step_next, s.may_next() && !sealed);
    icon("step:last"_id, Icon::last, Text::step_last, s.may_last() && !sealed);
    float right = r.right();
    if (s.jump && !sealed) {
        const float label = p.width(ui.say(*s.jump), 14, Weight::bold) + 18;
        const float space = right - x - 4 - (one_line ? p.width(s.words, 14, Weight::bold) + 24 : 0);
        const bool named = label <= space, pictured = label + 34 <= space;
        const float w = label + (pictured ? 34.f : 0.f);
        if (named)
            ui.button(s.jump_id, {right - w, y + 3, w, 38}, *s.jump, ButtonKind::plain,
                      pictured ? s.jump_icon : Icon::none, s.can_jump);
        else ui.icon_button(s.jump_id, {right - side, y, side, side}, s.jump_icon, *s.jump, s.can_jump);
        right -= (named ? w : side) + 12;
    }
    const float left = one_line ? x + 10 : r.x, room = (one_line ? right : r.right()) - left - 2;
    const bool told = with_switch && s.predicting() && !s.told.empty();
    draw_step_words(ui, {left, one_line ? y : y + 44, room, one_line ? 44.f : told ? 54.f : 34.f}, s, told);
}

std::string prediction_in_words(const Say& say, const Steps& s)
{
    if (!s.predicting() || !s.predicted) return {};
    return say(*s.predicted ? Text::lesson_right : Text::predicted_not) + " " + s.told + ". ";
}

std::string asked_in_words(const Steps& s) { return s.ask ? " " + s.ask->question : std::string(); }

void scrubber_keys(Ui& ui, const Steps& s)
{
    if (ImGui::GetIO().WantTextInput || ImGui::GetIO().NavVisible || ui.memory().lesson.no_steps) return;
    // Takes the keys from ImGui's navigation: it would become visible, and the keys would no longer step.
    for (const ImGuiKey key : {ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_Home, ImGuiKey_End})
        take_key(key, "steps");
    const auto go = [&](int step) {
        if (step >= 0 && step <= s.count && step != s.at) ui.act("step"_id, std::to_string(step));
    };
    if (ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) go(s.at - 1);
    if (ImGui::IsKeyPressed(ImGuiKey_RightArrow) && !s.ask) go(s.at + 1);
    if (ImGui::IsKeyPressed(ImGuiKey_Home)) go(0);
    if (ImGui::IsKeyPressed(ImGuiKey_End)) go(s.count);
}

void describe_steps(Outline& o, const Say& say, const Steps& s)
{
    o.begin_group("steps"_id, Text::steps);
    o.text("step_words"_id, s.words);
    o.button("step:first"_id, Text::step_first, s.may_back(), Text::at_first_step);
    o.button("step:back"_id, Text::step_back, s.may_back(), Text::at_first_step);
    o.button("step:next"_id, Text::step_next, s.may_next(), s.ask ? Text::lesson_choose_first : Text::at_last_step);
    o.button("step:last"_id, Text::step_last, s.may_last(), Text::at_last_step);
    if (s.jump) o.button(s.jump_id, say(*s.jump), s.can_jump, say(Text::at_last_step));
    o.number("step"_id, Text::step, s.at, 0, s.count);
    if (s.predict != Steps::Predict::none) o.checkbox("predict"_id, Text::predict_about, s.predicting());
    if (s.predicting()) o.button("audience"_id, Text::audience);
    if (s.predicting() && !s.told.empty())
        o.text("foretold"_id, prediction_in_words(say, s) + (s.predicted ? "" : s.told));
    if (s.ask) {
        o.begin_group("foretell"_id, s.ask->question);
        for (std::size_t i = 0; i < s.ask->options.size(); ++i)
            o.button(make_id("foretell"_id, static_cast<std::int64_t>(i)), s.ask->options[i]);
        o.end();
    }
    o.end();
}

std::optional<int> stepped(const Action& a, const Steps& s)
{
    if (a.id == "step"_id) return parse_int(a.value, 0, s.count);
    if (a.id == "step:first"_id) return 0;
    if (a.id == "step:back"_id) return std::max(0, s.at - 1);
    if (a.id == "step:next"_id) return std::min(s.count, s.at + 1);
    if (a.id == "step:last"_id) return s.count;
    return std::nullopt;
}

void Playback::go(int step)
{
    at_ = step;
    playing_ = false;
    told_at_ = -1;
}

void Playback::predict(Steps& s, const Say& say, bool on, std::optional<Prediction> next) const
{
    s.predict = on ? Steps::Predict::on : Steps::Predict::off;
    if (!on) return;
    if (scored_ > 0) s.told = say(Text::predicted_of, Say::count(right_), Say::count(scored_));
    if (told_at_ == s.at) s.predicted = told_right_;
    if (told_at_ == s.at && !told_right_) s.told = why_ + ". " + s.told;
    if (next && std::find(answered_.begin(), answered_.end(), next->key) == answered_.end()) s.ask = std::move(next);
}

bool Playback::switch_predict(const Action& a, Prefs& prefs)
{
    if (a.id != "predict"_id) return false;
    prefs.set("predict", (a.value.empty() ? !predicts(prefs) : a.value == "1") ? "on" : "off");
    forget();
    return true;
}

void Playback::forget()
{
    answered_.clear();
    right_ = scored_ = 0;
    told_at_ = -1;
}

bool Playback::act(const Action& a, const Steps& s)
{
    if (a.id == "play"_id) {
        playing_ = (a.value.empty() ? !playing_ : a.value == "1") && s.count > 0;
        if (playing_ && at_ >= s.count) at_ = 0;
        since_ = -1;
        return true;
    }
    if (s.ask) {
        if (const auto option = suffix_index(a.id, "foretell"_id, static_cast<int>(s.ask->options.size()) - 1)) {
            answered_.push_back(s.ask->key);
            told_right_ = *option == s.ask->right;
            const auto& right = s.ask->options[static_cast<std::size_t>(s.ask->right)];
            why_ = s.ask->why.empty() ? right : s.ask->why;
            right_ += told_right_ ? 1 : 0;
            ++scored_;
            told_at_ = at_ = s.ask->step;
            since_ = -1;
            return true;
        }
    }
    if (s.ask && a.id == "audience_go_on"_id) { // the room has answered: no score
        const int to = s.ask->step;
        answered_.push_back(s.ask->key);
        go(to);
        return true;
    }
    const auto step = stepped(a, s);
    if (!step) return false;
    if (s.ask && *step == s.at + 1) return true; // the next step needs an answer first
    go(*step);
    if (*step == 0 && s.at > 0 && s.anew) forget();
    return true;
}

bool Playback::tick(const Screen::Moment& moment, int count, bool asked)
{
    if (!playing_ || asked || moment.covered) return false;
    if (since_ < 0) since_ = moment.now;
    if (at_ < count) {
        if (moment.now < since_ + step_ms_) return false;
        since_ = moment.now;
        ++at_;
        told_at_ = -1;
    }
    playing_ = at_ < count;
    return true;
}

void Playback::wake(Ui& ui, bool asked) const
{
    if (playing_ && !asked && !ui.blocked)
        ui.wake_in(std::max(0.0, (since_ < 0 ? ui.now() : since_) + step_ms_ - ui.now()));
}

} // namespace shell::kit
