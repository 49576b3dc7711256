// The controls of every screen: each drawn control works, agrees with the outline, and exists once.
#include "imgui.h"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/layout_checks.hpp"
#include <algorithm>
#include <doctest/doctest.h>
#include <set>
#include <utility>

namespace controls_tests {

using nlohmann::json;
using shell::kit::Rect;
using Source = shell::app::App::PointerSource;

namespace {

/// Opens `dialog` over the game of `link`.
void open_dialog(Player& p, const std::string& link, std::string_view dialog)
{
    if (p.app().state() != link) p.app().set_state(link);
    p.use("toast_close");
    p.use(dialog);
    rest(p);
}

bool dialog_open(Player& p) { return p.outline()["nodes"].back().value("kind", "") == "dialog"; }

nlohmann::json json_of(const shell::kit::Rect& r) { return {r.x, r.y, r.w, r.h}; }

/// Scrolls by the wheel until the control is in sight.
void bring_into_sight(Player& p, const std::string& id)
{
    for (int i = 0; i < 40 && !p.app().drawn().rects.contains(id); ++i)
        for (const auto& [scroll, r] : std::map(p.app().drawn().scrolls)) {
            ImGui::GetIO().AddMousePosEvent(r.centre().x, r.centre().y);
            ImGui::GetIO().AddMouseWheelEvent(0, i < 20 ? -1.f : 1.f);
            p.frames(3);
        }
}

/// Screens with another screen's game in another size: the same controls, and seconds of work under the sanitizers.
bool is_a_size(const EveryScreen& s)
{
    return s.name == "thirtyone-large" || s.name == "matrix-wide" || s.name == "trees-binary";
}

/// Hashes the draw calls, so that two frames can be compared.
class Seen : public shell::kit::PaintListener {
public:
    Seen() { shell::kit::set_paint_listener(this); }
    ~Seen() override { shell::kit::set_paint_listener(nullptr); }
    void shape(std::string_view what, std::span<const float> numbers, shell::kit::Colour c) override
    {
        add(what);
        for (const float n : numbers)
            hash_ = (hash_ ^ static_cast<std::uint64_t>(static_cast<std::int64_t>(n * 16))) * prime;
        hash_ = (hash_ ^ c) * prime;
    }
    void text(shell::kit::Point at, float, std::string_view words, const shell::kit::TextStyle& s) override
    {
        const std::array<float, 2> place{at.x, at.y};
        shape(words, place, s.colour);
    }
    std::uint64_t take() { return std::exchange(hash_, start); }

private:
    static constexpr std::uint64_t start = 0xcbf29ce484222325u, prime = 0x100000001b3u; // FNV-1a
    void add(std::string_view s)
    {
        for (const char c : s) hash_ = (hash_ ^ static_cast<unsigned char>(c)) * prime;
    }
    std::uint64_t hash_ = start;
};

/// Presses each control of a dialog once, and those that appear by it.
class Hands {
public:
    Hands(Player& p, std::string link, std::string_view dialog, Source source)
        : p_(p), link_(std::move(link)), dialog_(dialog), source_(source)
    {}

    int press_all()
    {
        reopen();
        if (title().empty()) return 0;
        for (bool fresh = true;;) {
            const std::string id = next();
            if (id.empty() && fresh) return static_cast<int>(pressed_.size());
            if (!id.empty()) press(id);
            // no control is left here, or the dialog or game has changed: start from the beginning
            fresh = id.empty() || title() != title_ || p_.app().state() != link_;
            if (fresh) reopen();
        }
    }

private:
    void reopen()
    {
        p_.use("close");
        p_.use("language", "en");
        p_.use("theme", "light"); // the projector theme has another size
        open_dialog(p_, link_, dialog_);
        title_ = title();
    }
    /// The title of the open dialog; "" if none is open.
    std::string title()
    {
        const std::string o = p_.app().outline(), mark = R"("kind":"dialog","id":"dialog","label":")";
        const auto at = o.rfind(mark);
        return at == std::string::npos ? ""
                                       : o.substr(at + mark.size(), o.find('"', at + mark.size()) - at - mark.size());
    }
    /// A control not pressed yet, a visible one if possible; "" if none is left.
    std::string next()
    {
        std::string hidden;
        for (const auto& [id, enabled] : p_.app().drawn().enabled) {
            if (pressed_.contains(id) || id == "toast_close" || id == "bring_back") continue;
            if (id.starts_with("term:")) continue; // terms_test presses them
            if (p_.app().drawn().rects.contains(id)) return id;
            if (hidden.empty()) hidden = id;
        }
        if (!hidden.empty()) bring_into_sight(p_, hidden);
        return hidden;
    }
    std::string world()
    {
        seen_.take();
        p_.frame();
        return std::to_string(seen_.take()) + ' ' + std::to_string(p_.effects().size()) + p_.app().outline();
    }
    bool click(const std::string& id)
    {
        REQUIRE(p_.app().drawn().rects.contains(id));
        const std::string before = world();
        const float scale = p_.app().scale();
        const auto at = p_.app().drawn().rects.find(id)->second.centre();
        using Event = shell::app::App::PointerEvent;
        for (const Event e : {Event::move, Event::down, Event::up, Event::leave}) {
            p_.app().pointer(e, at.x * scale, at.y * scale, 0, source_);
            p_.frame();
        }
        return world() != before || p_.last().wants_text;
    }
    void press(const std::string& id)
    {
        INFO(dialog_ << " " << id);
        pressed_.insert(id);
        const bool enabled = p_.app().drawn().enabled.find(id)->second;
        const bool acted = click(id);
        if (acted) CHECK(enabled);
        if (!enabled) return;
        const auto colon = id.find(':');
        const auto radios = colon == std::string::npos ? nlohmann::json() : p_.control(id.substr(0, colon));
        if (!radios.is_null()) CHECK(radios["value"] == id.substr(colon + 1)); // chosen now, if it was not before
        else if (!acted) {
            // it may have been chosen already, which the outline does not say
            REQUIRE(colon != std::string::npos);
            const std::string name = id.substr(0, colon);
            click(name + (id.ends_with(":0") ? ":1" : ":0"));
            CHECK(click(id));
        }
    }

    Player& p_;
    std::string link_;
    std::string_view dialog_;
    Source source_;
    std::string title_;
    std::set<std::string> pressed_;
    Seen seen_;
};

constexpr std::array<std::string_view, 7> dialogs{"menu",    "shortcuts",     "rules_dialog", "howto",
                                                  "learner", "play_computer", "row:0"};

/// Appends the outline's controls, those of groups included.
void collect_controls(const json& nodes, std::vector<json>& into)
{
    for (const auto& n : nodes) {
        const auto kind = n.value("kind", "");
        for (const char* used : {"button", "radios", "number", "field", "checkbox"})
            if (kind == used) into.push_back(n);
        if (n.contains("nodes")) collect_controls(n["nodes"], into);
    }
}

/// True if the control is drawn, in sight or scrolled away: by its own id, a choice's (id:0) or a second button's
/// (id@place).
bool on_screen(Player& p, const json& control)
{
    const auto id = control.value("id", "");
    const auto& drawn = p.app().drawn().enabled;
    if (drawn.contains(id)) return true;
    const auto next = drawn.lower_bound(id + ':');
    if (next != drawn.end() && next->first.starts_with(id + ':')) return true;
    const auto at = drawn.lower_bound(id + '@');
    return at != drawn.end() && at->first.starts_with(id + '@');
}

} // namespace

TEST_SUITE("controls")
{
    TEST_CASE("whatever can be pressed in a dialog acts when it is pressed on the canvas, and nothing else does")
    {
        int pressed = 0;
        for (const bool finger : {true, false}) {
            std::set<std::string> seen; // Mastermind's three roles share all dialogs but the row's
            for (const auto& screen : every_game) {
                if (is_a_size(screen)) continue;
                const std::string_view where = finger ? "on a phone" : "on a desktop";
                INFO(screen.name << " " << where);
                Player p(config_of(screen), finger ? 360.f : 1280.f, finger ? 640.f : 800.f);
                make_first_move(p, screen);
                const std::string link = p.app().state();
                const auto title = p.outline()["title"].get<std::string>();
                for (const auto dialog : dialogs)
                    if (dialog == "row:0" || seen.insert(title + std::string(dialog)).second)
                        pressed += Hands(p, link, dialog, finger ? Source::touch : Source::mouse).press_all();
            }
        }
        CHECK(pressed > 700);
    }
    TEST_CASE("the menu's redo can be pressed when there is something to redo, on canvas and outline alike")
    {
        Player p(config_of(every_game[0]));
        make_first_move(p, every_game[0]);
        for (const bool undone : {false, true, false}) {
            p.use(undone ? "undo" : "redo");
            p.use("menu");
            CHECK(p.app().drawn().enabled.find("redo")->second == undone);
            const auto menu = p.outline()["nodes"].back()["nodes"];
            const auto redo = std::find_if(menu.begin(), menu.end(), [](const auto& n) { return n["id"] == "redo"; });
            REQUIRE(redo != menu.end());
            CHECK(redo->value("disabled", false) == !undone);
            CHECK(redo->contains("why") == !undone);
            p.use("close");
        }
    }
    TEST_CASE("Cancel and the cross close every dialog, by mouse and by finger, and a frame is drawn after it")
    {
        int closed = 0;
        struct Hand {
            Source source;
            float w, h;
        };
        for (const auto& hand : {Hand{Source::touch, 360, 640}, Hand{Source::mouse, 1280, 800}})
            for (const auto& screen : every_game) {
                if (is_a_size(screen)) continue;
                const Source source = hand.source; // INFO cannot see structured bindings under clang
                const float w = hand.w, h = hand.h;
                Player p(config_of(screen), w, h);
                make_first_move(p, screen);
                const std::string link = p.app().state();
                for (const auto dialog : dialogs)
                    for (const char* id : {"close", "cancel"}) {
                        open_dialog(p, link, dialog);
                        if (!dialog_open(p) || !p.app().drawn().enabled.contains(id)) continue;
                        INFO(screen.name << " " << dialog << " " << id << " at " << w << " x " << h);
                        bring_into_sight(p, id);
                        REQUIRE(p.app().drawn().rects.contains(id));
                        const auto r = p.app().drawn().rects.find(id)->second;
                        using Event = shell::app::App::PointerEvent;
                        for (const Event e : {Event::move, Event::down}) {
                            p.app().pointer(e, r.centre().x, r.centre().y, 0, source);
                            p.frames(2);
                        }
                        p.app().pointer(Event::up, r.centre().x, r.centre().y, 0, source);
                        int frames = 0;
                        do p.frame(); // only while the app requests frames
                        while (p.last().animating && ++frames < 300);
                        CHECK_FALSE(dialog_open(p));
                        CHECK_FALSE(p.app().drawn().rects.contains("close"));
                        CHECK(p.app().state() == link);
                        ++closed;
                    }
            }
        CHECK(closed > 80);
    }
    TEST_CASE("undo after New game brings the game back in every layout, pressed on the canvas")
    {
        for (const auto& size : screen_sizes)
            for (const auto& screen : every_game) {
                if (is_a_size(screen) || screen.name == "given") continue; // a given game has no other game
                const float w = size.first, h = size.second;
                Player p(config_of(screen), w, h);
                make_first_move(p, screen);
                const std::string before = p.app().state();
                p.use("new_game");
                p.use("toast_close"); // on a phone its own button takes the place of undo
                rest(p);
                INFO(screen.name << " at " << w << " x " << h);
                REQUIRE(p.app().state() != before);
                const auto& drawn = p.app().drawn();
                REQUIRE(drawn.rects.contains("undo"));
                p.click_at(json_of(drawn.rects.find("undo")->second));
                CHECK(p.app().state() == before);
            }
    }
    TEST_CASE("what can be pressed on the canvas can be pressed in the outline, and the other way round")
    {
        for (const auto& size : screen_sizes)
            for (const auto& screen : every_game)
                for (const bool moved : {false, true}) {
                    if (is_a_size(screen)) continue;
                    const float w = size.first, h = size.second;
                    Player p(config_of(screen), w, h);
                    if (moved) make_first_move(p, screen);
                    rest(p);
                    std::vector<nlohmann::json> buttons;
                    collect_buttons(p.outline()["nodes"], buttons);
                    for (const auto& control : p.app().drawn().enabled) {
                        const std::string& id = control.first;
                        INFO(screen.name << " " << id << " at " << w << " x " << h);
                        CHECK_FALSE(id.ends_with(" twice"));
                    }
                    for (const auto& b : buttons) {
                        const auto id = b.value("id", "");
                        const auto drawn = p.app().drawn().enabled.find(id);
                        if (drawn == p.app().drawn().enabled.end()) continue;
                        INFO(screen.name << " " << id << " at " << w << " x " << h);
                        CHECK(drawn->second == !b.value("disabled", false));
                    }
                }
    }
    TEST_CASE("what the outline offers is on the screen too: on a desktop, in every game, tab and theme")
    {
        // reached by the menu, by a row's dialog, or by another control of the canvas: holes, rows of a tree, cards
        const std::set<std::string> elsewhere{"rules_dialog", "giveup",    "learner", "place",       "edit",
                                              "ignore",       "remove",    "room",    "hand_edit",   "look_card",
                                              "space",        "question",  "l_or_l2", "answer",      "look_holder",
                                              "generation",   "fijas",     "picas",   "exercise",    "shortcuts",
                                              "cases",        "worksheet", "insert",  "table_dialog"};
        std::set<std::string> missing;
        for (const char* theme : {"projector", "light"}) // layouts of 1024 x 640 and 1280 x 800
            for (const auto& screen : every_game) {
                Player p(config_of(screen, "en", std::string(R"(,"theme":")") + theme + '"'));
                make_first_move(p, screen);
                for (const char* shown : {"analysis", "mind"}) p.use(shown, "1");
                const auto tabs = p.control("tab");
                std::vector<std::string> values{""};
                if (!tabs.is_null())
                    for (const auto& o : tabs["options"]) values.push_back(o["value"].get<std::string>());
                for (const auto& value : values) {
                    if (!value.empty()) p.use("tab", value);
                    rest(p);
                    std::vector<json> controls;
                    collect_controls(p.outline()["nodes"], controls);
                    for (const auto& c : controls) {
                        const auto id = c.value("id", "");
                        const auto name = id.substr(0, id.find(':'));
                        if (elsewhere.contains(name) || c.value("disabled", false) || on_screen(p, c)) continue;
                        missing.insert(std::string(screen.name) + " " + id + " in tab " + value);
                    }
                }
            }
        for (const auto& m : missing) MESSAGE(m);
        CHECK(missing.empty());
    }
    TEST_CASE("when a game is over the next one is offered on the screen, with the analysis open too")
    {
        constexpr std::pair<const char*, const char*> over[] = {
            {"tictactoe", "tictactoe 1 person person 7 0 3 1 4 2"},
            {"thirtyone", "thirtyone 1 4 6 31 mover_loses perfect perfect 1 5 3 1 5 5 1 4 3 4 1"}};
        for (const auto& [name, line] : over)
            for (const auto& [width, height] :
                 {std::pair{360.f, 640.f}, std::pair{640.f, 360.f}, std::pair{1280.f, 800.f}}) {
                Player p(std::string(R"({"language":"en","motion":"reduce","game":")") + name + R"(","link":")" +
                             engine::session::to_link(line) + "\"}",
                         width, height);
                p.use("analysis", "1");
                p.settles(300);
                const auto rects = p.outline()["rects"];
                const std::string where = name + (" " + p.status());
                INFO(where);
                REQUIRE(rects.contains("new_game"));
                CHECK(rects["new_game"][1].get<float>() + rects["new_game"][3].get<float>() <= height);
            }
    }
    TEST_CASE("while a game goes on a desktop offers a new one once, in every game")
    {
        for (const auto& screen : every_game)
            for (const char* theme : {"light", "projector"}) {
                Player p(config_of(screen, "en", std::string(R"(,"theme":")") + theme + "\""), 1280, 800);
                make_first_move(p, screen);
                int offers = 0;
                for (const auto& control : p.app().drawn().rects)
                    offers += control.first == "new_game" || control.first.starts_with("new_game@");
                INFO(screen.name << ", " << theme);
                CHECK(offers == 1);
            }
    }
    TEST_CASE("a control's name appears where the pointer rests, and not after it has been pressed")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"mastermind","seed":"1"})", 1280, 800);
        const Rect r = p.app().drawn().rects.find("theme")->second;
        const auto rest = [&] {
            ImGui::GetIO().AddMousePosEvent(r.centre().x, r.centre().y);
            p.frames(60);
            return p.app().drawn().named;
        };
        CHECK(rest() == "theme");
        for (const bool down : {true, false}) {
            ImGui::GetIO().AddMouseButtonEvent(0, down);
            p.frames(2);
        }
        CHECK(rest().empty());
        ImGui::GetIO().AddMousePosEvent(600, 500);
        p.frames(3);
        CHECK(rest() == "theme");
    }
}

} // namespace controls_tests
