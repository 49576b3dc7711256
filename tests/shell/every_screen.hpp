#pragma once
// Every screen of the app and how to reach it, for tests that loop over all screens.
#include "engine/session/link.hpp"
#include "tests/shell/player.hpp"
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

struct EveryScreen {
    std::string_view name;
    std::string_view settings; // JSON members
    std::string_view line;     // a game line, opened as a link; "" = none
    std::string_view moves;    // "id=value id=value": a first move; "" if the line has it
};

inline constexpr std::array<EveryScreen, 25> every_game{{
    {"mastermind", R"("game":"mastermind","seed":"42")", "", "place:0=0 place:1=0 place:2=1 place:3=2 submit"},
    {"keeper", R"("game":"mastermind","role":"keeper","seed":"42")", "", "picas=1 answer"},
    {"assistant", R"("game":"mastermind","role":"assistant","seed":"42")", "",
     "place:0=0 place:1=0 place:2=1 place:3=2 submit picas=1 answer"},
    {"picas-fijas", R"("game":"picas-fijas","seed":"42")", "", "place:0=0 place:1=1 place:2=2 place:3=3 submit"},
    {"thirtyone", R"("game":"thirtyone","role":"two","seed":"42")", "", "value:3"},
    {"thirtyone-large", R"("game":"thirtyone","role":"two","rules":"8x9-99","seed":"42")", "", "value:3"},
    {"trees", R"j("game":"trees","tree":"(3 12 8)(2 4 6)(14 5 2)")j", "",
     "edit=1 node:4 node_value=5 apply_node edit=0 step:last"},
    {"trees-binary", R"j("game":"trees","tree":"(((2 5)(1 2))((7 3)(6 4)))(((0 3)(5 1))((9 6)(2 8)))")j", "",
     "edit=1 node:15 node_value=5 apply_node edit=0 step:last"},
    {"tictactoe", R"("game":"tictactoe","role":"two","seed":"42")", "", "cell:4"},
    {"matrix", R"("game":"matrix","seed":"42")", "", "choose:1"},
    {"matrix-wide", R"("game":"matrix","matrix":"1 2 3 4 5 6 7 8 9 10","seed":"42")", "", "choose:0"},
    {"betting", R"("game":"betting","seed":"42")", "", "bet:0"},
    {"kuhn", R"("game":"betting","rules":"kuhn","seed":"42")", "", "act:0"},
    {"one-card", R"("game":"betting","rules":"one_card","role":"both","seed":"42")", "", "act:0"},
    {"given", R"("game":"betting")",
     "betting 1 efg EFG 2 R \"Inspección\" { \"Inspector\" \"Pícaro\" } p \"\" 2 1 \"trampa\" { \"honesto\" "
     "\"tramposo\" } 0 "
     "c \"\" 1 \"ruido\" { \"bien\" 3/4 \"mal\" 1/4 } 0 p \"\" 1 1 \"calma\" { \"revisa\" \"pasa\" } 0 "
     "t \"\" 1 \"molestia\" { -1 1 } t \"\" 2 \"nada\" { 0 0 } p \"\" 1 2 \"alarma\" { \"revisa\" \"pasa\" } 0 t \"\" "
     "1 "
     "t \"\" 2 c \"\" 2 \"ruido 2\" { \"bien\" 3/4 \"mal\" 1/4 } 0 p \"\" 1 2 0 t \"\" 3 \"pillado\" { 4 -4 } "
     "t \"\" 4 \"escapa\" { -3/2 3/2 } p \"\" 1 1 0 t \"\" 3 t \"\" 4",
     ""},
    {"concepts", R"("game":"concepts")", "", "attribute:0=1 add_no"},
    {"concepts-guess", R"("game":"concepts","role":"guess","seed":"42")", "", "attribute:0=1 ask"},
    {"concepts-keeper", R"("game":"concepts","role":"keeper")", "", "add_yes add_no"},
    {"cluedo", R"("game":"cluedo")",
     "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2- s0alm3a s1els--", ""},
    {"spaces", R"("game":"spaces","seed":"42")", "", "place:0=0 place:1=1 place:2=2 place:3=3 submit"},
    {"lab", R"("game":"lab","rules":"p3c6r","seed":"42")", "", "run"},
    {"cluedo-others", R"("game":"cluedo","prefs":"cluedo.others=on\n")",
     "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2- s0alm3a s1els--", "eyes:3"},
    {"duel", R"("game":"picas-fijas","role":"duel","seed":"42")", "",
     "place:0=3 place:1=8 place:2=4 place:3=6 submit place:0=0 place:1=1 place:2=2 place:3=3 submit"},
    {"duel-two", R"("game":"mastermind","role":"duel","strategy":"person","seed":"42")", "",
     "place:0=0 place:1=0 place:2=1 place:3=2 submit ready place:0=3 place:1=3 place:2=4 place:3=5 submit place:0=0 "
     "place:1=1 place:2=2 place:3=3 submit"},
    {"own-notes", R"("game":"mastermind","seed":"42")", "",
     "place:0=0 place:1=0 place:2=1 place:3=2 submit notes=1 puzzle_out:5 puzzle_note:1"},
}};

inline const EveryScreen& screen_named(std::string_view name)
{
    return *std::find_if(every_game.begin(), every_game.end(), [name](const auto& s) { return s.name == name; });
}

inline std::string config_of(const EveryScreen& s, std::string_view language = "en", std::string_view more = "")
{
    std::string out = R"({"motion":"reduce","language":")" + std::string(language) + "\"," + std::string(s.settings);
    if (!s.line.empty()) out += R"(,"link":")" + engine::session::to_link(s.line) + '"';
    return out + std::string(more) + '}';
}

/// Runs frames until no job or animation asks for another, 300 at most.
inline void rest(Player& p) { p.settles(300); }

inline void make_first_move(Player& p, const EveryScreen& s)
{
    std::string_view left = s.moves;
    while (!left.empty()) {
        const auto end = std::min(left.find(' '), left.size());
        const auto one = left.substr(0, end);
        left.remove_prefix(std::min(left.size(), end + 1));
        const auto is = std::min(one.find('='), one.size());
        p.use(one.substr(0, is), one.substr(std::min(one.size(), is + 1)));
    }
    rest(p);
}

/// Appends the outline's buttons, those of groups included.
inline void collect_buttons(const nlohmann::json& nodes, std::vector<nlohmann::json>& into)
{
    for (const auto& n : nodes) {
        if (n.value("kind", "") == "button") into.push_back(n);
        if (n.contains("nodes")) collect_buttons(n["nodes"], into);
    }
}
