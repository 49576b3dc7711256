// Controls of all screens alike: what is drawn can be used, does what the outline says, and there is one of each.
#include "tests/shell/every_screen.hpp"
#include "tests/shell/layout_checks.hpp"
#include <doctest/doctest.h>

using Source = shell::app::App::PointerSource;

namespace {

/// Opens this dialog at the screen's beginning.
void open_dialog(Player& p, const std::string& link, std::string_view dialog)
{
    if (p.app().state() != link) p.app().set_state(link);
    p.use("toast_close");
    p.use(dialog);
    rest(p);
}

bool dialog_open(Player& p) { return p.outline()["nodes"].back().value("kind", "") == "dialog"; }

nlohmann::json json_of(const shell::kit::Rect& r) { return {r.x, r.y, r.w, r.h}; }

/// Turns the wheel until the control is in sight.
void bring_into_sight(Player& p, const std::string& id)
{
    for (int i = 0; i < 40 && !p.app().drawn().rects.contains(id); ++i)
        for (const auto& [scroll, r] : std::map(p.app().drawn().scrolls)) {
            ImGui::GetIO().AddMousePosEvent(r.centre().x, r.centre().y);
            ImGui::GetIO().AddMouseWheelEvent(0, i < 20 ? -1.f : 1.f);
            p.frames(3);
        }
}

/// Other sizes of another screen's game: the same controls, and seconds of work under the sanitizers.
bool is_a_size(const EveryScreen& s)
{
    return s.name == "thirtyone-large" || s.name == "matrix-wide" || s.name == "trees-binary";
}

constexpr std::array<std::string_view, 6> dialogs{"menu", "rules_dialog", "howto", "learner", "play_computer", "row:0"};

} // namespace

TEST_SUITE("controls")
{
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
                        do p.frame(); // only as long as frames are asked for
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
                if (is_a_size(screen)) continue;
                const float w = size.first, h = size.second;
                Player p(config_of(screen), w, h);
                make_first_move(p, screen);
                const std::string before = p.app().state();
                p.use("new_game");
                p.use("toast_close"); // it offers the same, where undo stands on a phone
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
}
