// Alpha-beta by hand: turns the written values and struck edges into events; the check and the solution.
#include "shell/kit/figures.hpp"
#include "shell/trees/ids.hpp"
#include "shell/trees/phrases.hpp"
#include "shell/trees/view.hpp"
#include <algorithm>
#include <tuple>

namespace shell::trees {
namespace {

using engine::Rational;
using engine::search::WrittenWindow;
using engine::trees::Event;

/// The end without a bound: −∞ of α, +∞ of β. A sign is not needed; the wrong one makes it no window.
bool is_infinite(std::string_view s, bool is_alpha)
{
    for (const std::string_view word : {"∞", "inf", "i"})
        if (s == word) return true;
    if (is_alpha) return s == "−∞" || s == "-∞" || s == "-inf" || s == "−inf";
    return s == "+∞" || s == "+inf";
}

/// Accepts the minus sign U+2212 too, and drops trailing spaces.
std::string plain(std::string_view typed)
{
    std::string s(typed);
    if (s.starts_with("−")) s = "-" + s.substr(std::string_view("−").size());
    while (!s.empty() && s.back() == ' ') s.pop_back();
    return s;
}

} // namespace

Screen::Outcome View::write(const Say& say)
{
    const int node = ui_.selected;
    if (!tree().has(node) || tree().is_leaf(node)) return Outcome::shown();
    const auto refused = [&](Text t) { return Outcome::refused(say(t)); };
    const auto& answer = game().sheet[static_cast<std::size_t>(node)];
    Event value, window;
    value.what = Event::What::write_value;
    window.what = Event::What::write_window;
    value.node = window.node = node;
    if (!ui_.written.empty()) {
        const auto parsed = Rational::parse_decimal(plain(ui_.written));
        if (!parsed) return refused(Text::trees_error_number);
        value.value = *parsed;
    }
    if (ui_.alpha.empty() != ui_.beta.empty()) return refused(Text::trees_error_half_window);
    if (!ui_.alpha.empty()) {
        WrittenWindow w;
        for (const bool is_alpha : {true, false}) {
            const std::string& typed = is_alpha ? ui_.alpha : ui_.beta;
            if (is_infinite(typed, is_alpha)) continue;
            const auto parsed = Rational::parse_decimal(plain(typed));
            if (!parsed)
                return refused(typed.find("∞") != typed.npos ? Text::trees_error_infinite : Text::trees_error_number);
            (is_alpha ? w.alpha : w.beta) = *parsed;
        }
        window.window = w;
    }
    const bool new_value = value.value != answer.value, new_window = window.window != answer.window;
    Outcome out = Outcome::shown();
    if (new_value) out = push(std::move(value), say);
    if (new_window && out.message.empty()) out = push(std::move(window), say);
    return out;
}

Screen::Outcome View::check(const Say& say)
{
    if (const Outcome out = write(say); !out.message.empty()) return out;
    const auto& sheet = game().sheet; // checking an empty sheet would reveal the number of cuts
    if (std::all_of(sheet.begin(), sheet.end(), [](const auto& one) { return one == engine::search::NodeAnswer{}; }))
        return Outcome::refused(say(Text::trees_empty_sheet));
    select(-1); // the result takes the form's place
    return push(Event{}, say);
}

std::optional<Screen::Outcome> View::practise(const Action& a, const Say& say)
{
    Outcome shown = Outcome::shown();
    if (a.id == "solution"_id) {
        ui_.solution = a.value.empty() ? !ui_.solution : a.value == "1";
        ui_.playback.stop();
        search_.go(search_.count());
        return shown;
    }
    if (ui_.solution) return std::nullopt;
    if (const auto node = suffix_index(a.id, "strike"_id, tree().size() - 1)) {
        Event e;
        e.what = Event::What::strike;
        e.node = *node;
        if (!a.value.empty() && (a.value == "1") == game().sheet[static_cast<std::size_t>(*node)].is_pruned)
            return shown;
        const auto typed = std::tuple(ui_.written, ui_.alpha, ui_.beta); // not noted yet: stays in the fields
        Outcome out = push(std::move(e), say);
        std::tie(ui_.written, ui_.alpha, ui_.beta) = typed;
        return out;
    }
    if (a.id == "written"_id) return ui_.written = a.value.substr(0, 40), shown;
    if (a.id == "alpha"_id) return ui_.alpha = a.value.substr(0, 40), shown;
    if (a.id == "beta"_id) return ui_.beta = a.value.substr(0, 40), shown;
    // The same fields in the outline, one group for each node.
    for (const Id field : {"value_of"_id, "alpha_of"_id, "beta_of"_id})
        if (const auto node = suffix_index(a.id, field, tree().size() - 1)) {
            if (tree().is_leaf(*node)) return shown;
            if (ui_.selected != *node) select(*node);
            (field == "value_of"_id   ? ui_.written
             : field == "alpha_of"_id ? ui_.alpha
                                      : ui_.beta) = a.value.substr(0, 40);
            if (field != "value_of"_id && ui_.alpha.empty() != ui_.beta.empty()) return shown; // the other end follows
            return write(say);
        }
    return std::nullopt;
}

} // namespace shell::trees
