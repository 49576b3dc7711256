// Concepts on tables through the shell, by the outline's controls and by mouse.
#include "engine/concepts/game.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace concepts_tests {

using nlohmann::json;
using wording::en, wording::Text;

namespace {

std::string config(const std::string& more = "")
{
    return R"({"language":"en","motion":"reduce","game":"concepts")" + more + "}";
}

/// The choice after the gallery's tables.
const std::string own_table = std::to_string(engine::enumerators<engine::concepts::Gallery>.size());

std::string text_of(Player& p, std::string_view id) { return p.control(id)["text"].get<std::string>(); }

std::vector<std::string> left(Player& p)
{
    std::vector<std::string> out;
    const json table = p.control("examples");
    for (const auto& row : table["rows"]) out.push_back(row.back());
    return out;
}

engine::concepts::Game game_of(Player& p)
{
    const auto line = engine::session::from_link(p.app().state());
    REQUIRE(line);
    const auto log = engine::concepts::from_line(*line);
    REQUIRE(log);
    return log->now();
}

} // namespace

TEST_SUITE("concepts")
{
    TEST_CASE("the room opens with EnjoySport, the sizes after each day, and six concepts in the lattice")
    {
        Player p(config());
        CHECK(left(p) == std::vector<std::string>{"64", "32", "28", "6"});
        CHECK(text_of(p, "left").find("973") != std::string::npos);
        const auto lattice = p.control("lattice")["rows"];
        REQUIRE(lattice.size() == 6);
        CHECK(lattice[0][1] == "⟨Sunny, Warm, ?, Strong, ?, ?⟩");
        CHECK(lattice[0][2] == "S");
        CHECK(p.control("s_list")["items"] == json{"⟨Sunny, Warm, ?, Strong, ?, ?⟩"});
        CHECK(p.control("g_list")["items"] == json{"⟨Sunny, ?, ?, ?, ?, ?⟩", "⟨?, Warm, ?, ?, ?, ?⟩"});
    }
    TEST_CASE("the steps show S and G after each example, also by a press on its row")
    {
        Player p(config());
        p.use("tab", "1");
        p.use("step", "0");
        CHECK(text_of(p, "step_story") == en(Text::concepts_start_story, "S"));
        p.use("step:next");
        CHECK(p.control("s_list")["items"] == json{"⟨Sunny, Warm, Normal, Strong, Warm, Same⟩"});
        p.use("step", "3");
        CHECK(p.control("g_list")["items"].size() == 3);
        REQUIRE(p.control("step_list")["items"].size() > 3);
        p.use("notation", "2");
        CHECK(p.control("g_list")["items"][0] == "Sky is Sunny");
        CHECK(p.app().drawn().enabled.contains("step@2"));
    }
    TEST_CASE("a label that contradicts leaves no concept: the example, the clash and the repair are named")
    {
        Player p(config());
        p.use("add_no"); // the first day again, with the other label
        CHECK(left(p).back() == "0");
        CHECK(text_of(p, "collapsed") == en(Text::concepts_collapsed, {{"number", 5}}));
        CHECK(text_of(p, "same_case") == en(Text::concepts_same_case, {{"first", 1}, {"second", 5}}));
        CHECK(p.has("no_flip"));
        p.use("flip");
        CHECK(game_of(p).examples[4].positive);
        CHECK(left(p).back() == "6");
        p.use("undo");
        p.use("undo");
        CHECK(left(p).size() == 4);
        p.use("step", "4");
        p.use("remove");
        CHECK(game_of(p).examples.size() == 3);
    }
    TEST_CASE("on a phone the table says in its own words why no concept is left, and which examples to look at")
    {
        Player p(config(), 360, 640);
        p.use("add_no");
        p.settles();
        Looks looks;
        p.frame();
        std::string drawn;
        for (const auto& t : looks.texts)
            if (t.place.y < p.app().drawn().panel->y) drawn += t.words + " ";
        CHECK(drawn.find(en(Text::concepts_same_case, {{"first", 1}, {"second", 5}})) != std::string::npos);
        p.use("step", "4");
        p.settles();
        looks.forget();
        p.frame();
        for (const auto& t : looks.texts) CHECK(t.words.find("opposite") == std::string::npos);
    }
    TEST_CASE("a case is classified, the best question halves, and its label is added")
    {
        Player p(config());
        p.use("tab", "2");
        REQUIRE(p.settles());
        CHECK(text_of(p, "votes") == en(Text::concepts_votes_yes, {{"count", 6}})); // the first day again
        p.use("take_best");
        CHECK(text_of(p, "votes") == en(Text::concepts_votes_split, {{"yes", 3}, {"count", 6}}));
        CHECK(p.control("best")["rows"][0].back() == "1.00");
        p.use("add_no");
        CHECK(left(p).back() == "3");
    }
    TEST_CASE("with a rarer error its label is less suspect; the most probable concepts are listed")
    {
        Player p(config());
        p.use("tab", "3");
        const auto likeliest = p.control("likeliest");
        CHECK(likeliest["items"].size() == 6); // those that agree with all four examples
        const auto suspects = p.control("suspects");
        CHECK(suspects["caption"] == en(Text::concepts_suspects, {{"of", "10"}}));
        CHECK(text_of(p, "noise_note").find("1/9") != std::string::npos);
        p.use("noise_rate", "0");
        CHECK(text_of(p, "noise_note").find("1/19") != std::string::npos);
        CHECK_FALSE(p.control("suspects") == suspects);
        CHECK_FALSE(p.control("likeliest") == likeliest); // their probability
        p.use("noise_rate", "2");
        CHECK(p.control("suspects")["caption"] == en(Text::concepts_suspects, {{"of", "5"}}));
    }
    TEST_CASE("the lattice's edges say what the lower concept adds, where all have room for it")
    {
        Player p(config());
        p.frames(2);
        Looks looks;
        p.frame();
        const auto drawn = [&](std::string_view value) {
            const std::string words = en(Text::concepts_edge, {{"value", value}});
            return std::count_if(looks.texts.begin(), looks.texts.end(),
                                 [&](const auto& t) { return t.words == words; });
        };
        CHECK(drawn("Strong") == 3);
        CHECK(drawn("Warm") == 2);
        CHECK(drawn("Sunny") == 2);
    }
    TEST_CASE("Sagaz's concept is found by questions and said")
    {
        Player p(config(R"(,"role":"guess","seed":"42")"));
        CHECK_FALSE(p.has("lattice"));
        CHECK(p.app().drawn().rects.count("step") == 0); // nor does the drawing tell it
        const auto hidden = *game_of(p).hidden;
        CHECK(p.control("ask").value("disabled", false) == false); // the case offered first is no example yet
        p.use("attribute:0", "1");
        p.use("ask");
        CHECK(game_of(p).examples.size() == 2);
        CHECK(p.control("ask")["disabled"] == true); // example 2 answers this case
        CHECK(p.control("ask")["why"] == en(Text::concepts_already, {{"number", 2}}));
        p.use("ask");
        CHECK(game_of(p).examples.size() == 2);
        p.use("mode", "1");
        const auto shape = game_of(p).shape;
        p.use("attribute:0", game_of(p).examples[0].values[0] == 0 ? "1" : "0"); // rejects the first example
        p.use("say");
        CHECK_FALSE(game_of(p).over());
        CHECK(p.control("say")["why"] == en(Text::concepts_rejects_one, {{"number", 1}}));
        for (int i = 0; i < shape.attributes; ++i) {
            const bool any = is_any(shape, hidden, i);
            int value = shape.values[static_cast<std::size_t>(i)];
            for (int v = 0; !any && v < shape.values[static_cast<std::size_t>(i)]; ++v)
                if ((allowed(hidden, i) >> v & 1u) != 0) value = v;
            p.use("attribute:" + std::to_string(i), std::to_string(value));
        }
        p.use("say");
        CHECK(game_of(p).right());
        CHECK(p.has("new_game"));
        CHECK(p.status().starts_with("Right"));
    }
    TEST_CASE("a table typed into the dialog is played; its faults are named with row and column")
    {
        Player p(config());
        p.use("rules_dialog");
        p.use("table", own_table);
        p.use("table_text", "Hue, Size, Ok / Red, Big, yes / Blue, , no");
        CHECK(text_of(p, "rules_problem").find(en(Text::concepts_error_hole)) != std::string::npos);
        p.use("table_text", "Hue, Size, Ok / Red, Big, yes / Blue, Small, no");
        CHECK(p.control("start")["disabled"].is_null());
        p.use("start");
        CHECK(p.app().state() ==
              engine::session::to_link("concepts 1 watch L 0 0 =Hue:Red,Blue;Size:Big,Small;Ok +00,-11"));
        CHECK(p.control("examples")["head"][3] == "Ok");
        CHECK(text_of(p, "question") == "Ok");
        p.use("rules_dialog");
        CHECK(p.control("table_text")["value"] == "Hue, Size, Ok / Red, Big, + / Blue, Small, −");
        p.use("close");
        CHECK(left(p) == std::vector<std::string>{"4", "3"});
    }
    TEST_CASE("each table of the gallery can be pasted as it stands, its rows in any order, in every language")
    {
        for (const std::string& language : every_language)
            for (const auto gallery : engine::enumerators<engine::concepts::Gallery>) {
                INFO(language << " " << name(gallery));
                Player p(R"({"motion":"reduce","game":"concepts","language":")" + language + R"(","rules":")" +
                         std::string(name(gallery)) + "\"}");
                const auto table = p.control("examples");
                const std::size_t n = static_cast<std::size_t>(sample(gallery).shape.attributes) + 1;
                const auto line_of = [&](const json& cells) {
                    std::string out;
                    for (std::size_t i = 1; i <= n; ++i) out += (i > 1 ? "; " : "") + cells[i].get<std::string>();
                    return out;
                };
                std::vector<std::string> rows;
                for (const auto& row : table["rows"]) rows.push_back(line_of(row));
                p.use("rules_dialog");
                p.use("table", own_table);
                for (std::size_t turn = 0; turn < rows.size(); ++turn) {
                    std::string pasted = line_of(table["head"]);
                    for (const auto& row : rows) pasted += " / " + row;
                    p.use("table_text", pasted);
                    CHECK(p.control("start")["disabled"].is_null());
                    if (gallery == engine::concepts::Gallery::sport) // the wind is strong on all four days
                        CHECK(text_of(p, "rules_remark").find(": ") != std::string::npos);
                    std::rotate(rows.begin(), rows.begin() + 1, rows.end());
                    if (turn % 2 == 1) std::reverse(rows.begin(), rows.end());
                }
                p.use("start");
                CHECK(game_of(p).examples.size() == rows.size());
            }
    }
    TEST_CASE("in every tab of the analysis a click on a row of the table selects that example")
    {
        for (int tab = 0; tab < 4; ++tab) {
            INFO(tab);
            Player p(config());
            p.use("analysis", "1");
            p.use("tab", std::to_string(tab));
            for (const int example : {2, 1}) {
                const std::string row = "step@" + std::to_string(example);
                REQUIRE(p.app().drawn().rects.count(row) == 1);
                const auto r = p.app().drawn().rects.at(row);
                p.click_at(json{r.x, r.y, r.w, r.h});
                CHECK(text_of(p, "flip") == en(Text::concepts_flip, {{"number", std::to_string(example)}}));
            }
        }
    }
    TEST_CASE("a pasted contradiction is played and explained, a repeated row is left out, and both are said")
    {
        Player p(config());
        p.use("rules_dialog");
        p.use("table", own_table);
        CHECK(p.control("rules_problem")["kind"] == "text"); // nothing is wrong before anything is typed
        CHECK(p.control("start")["disabled"] == true);
        p.use("table_text", "A, B, + / 1, x, + / 1, x, − / 1, x, + / 1, y, −");
        CHECK(p.control("start")["disabled"].is_null());
        const auto remark = text_of(p, "rules_remark");
        CHECK(remark.find(en(Text::concepts_text_left_out, {{"count", 1}, {"rows", 4}})) != std::string::npos);
        CHECK(remark.find(en(Text::concepts_text_completed, {{"count", 1}, {"added", "A: other"}})) !=
              std::string::npos);
        p.use("start");
        CHECK(game_of(p).examples.size() == 3);
        CHECK(left(p).back() == "0");
        CHECK(text_of(p, "same_case") == en(Text::concepts_same_case, {{"first", 1}, {"second", 2}}));
        p.use("step", "2");
        p.use("remove"); // the dialog has the table as it is now, with the value that no example shows
        const auto now = game_of(p);
        REQUIRE(now.examples.size() == 2);
        p.use("rules_dialog");
        CHECK(p.control("table_text")["value"] == "A, B, + / 1, x, + / 1, y, −");
        p.use("start");
        CHECK(game_of(p).examples == now.examples);
        CHECK(game_of(p).setup.own == now.setup.own);
    }
    TEST_CASE("what can be done with an example on a desktop is under its row on a phone, with and without analysis")
    {
        for (const char* analysis : {"1", "0"})
            for (const auto& size : {std::pair{1280.f, 800.f}, std::pair{360.f, 640.f}, std::pair{320.f, 568.f},
                                     std::pair{640.f, 360.f}}) {
                INFO(size.first << " x " << size.second << " analysis " << analysis);
                Player p(config(), size.first, size.second);
                p.use("analysis", analysis);
                p.use("sheet", "0");
                if (analysis[0] == '1') p.use("step", "2"); // a press on its row
                p.settles(60);
                const auto& drawn = p.app().drawn();
                for (const char* id : {"flip", "remove"}) {
                    REQUIRE(drawn.enabled.contains(id));
                    if (analysis[0] == '0') continue; // the last example, which may be scrolled out of sight
                    REQUIRE(drawn.rects.find(id) != drawn.rects.end());
                    CHECK(drawn.rects.find(id)->second.h >= 36);
                }
                p.use("remove");
                CHECK(game_of(p).examples.size() == 3);
            }
    }
    TEST_CASE("where the buttons that add a case are in sight, so are the values that they add")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, std::pair{320.f, 568.f}, std::pair{320.f, 480.f},
                                 std::pair{412.f, 915.f}, std::pair{640.f, 360.f}})
            for (const char* role : {"watch", "guess"})
                for (const char* sheet : {"0", "1", "2"}) {
                    INFO(size.first << " x " << size.second << " " << role << " sheet " << sheet);
                    Player p(config(R"(,"seed":"42","role":")" + std::string(role) + "\""), size.first, size.second);
                    p.use("analysis", "1");
                    p.use("sheet", sheet);
                    p.settles(60);
                    const auto& rects = p.app().drawn().rects;
                    const auto seen = [&](const std::string& id) {
                        const auto r = rects.find(id);
                        return r != rects.end() && r->second.h > 10;
                    };
                    if (seen(role == std::string("watch") ? "add_yes" : "ask"))
                        for (int i = 0; i < game_of(p).shape.attributes; ++i)
                            CHECK(seen("attribute:" + std::to_string(i)));
                }
    }
    TEST_CASE("why a concept cannot be said is written beside it, and the end shows what was said")
    {
        for (const auto& size : {std::pair{1280.f, 800.f}, std::pair{360.f, 640.f}}) {
            Player p(config(R"(,"role":"guess","seed":"42")"), size.first, size.second);
            p.use("mode", "1");
            const auto first = game_of(p).examples[0].values;
            p.use("attribute:0", first[0] == 0 ? "1" : "0"); // rejects the first example
            p.settles(60);
            const std::string why = p.control("say")["why"];
            REQUIRE_FALSE(why.empty());
            Looks looks;
            p.frame();
            std::string drawn;
            for (const auto& t : looks.texts) drawn += t.words + " ";
            CHECK(drawn.find(why) != std::string::npos);
            for (int i = 0; i < game_of(p).shape.attributes; ++i)
                p.use("attribute:" + std::to_string(i), std::to_string(first[static_cast<std::size_t>(i)]));
            p.use("say"); // the first example alone
            REQUIRE(game_of(p).over());
            REQUIRE_FALSE(game_of(p).right());
            CHECK(p.status().starts_with("You said ⟨"));
            const auto g = game_of(p);
            CHECK(p.status().find(en(Text::concepts_fitted, {{"count", 64}, {"cases", 1}})) != std::string::npos);
            const auto apart = telling(g.shape, *g.said, *g.hidden);
            CHECK(p.status().find(p.control("examples")["rows"][0][1].get<std::string>()) != std::string::npos);
            CHECK(covers(*g.said, concept_of(g.shape, apart)) != covers(*g.hidden, concept_of(g.shape, apart)));
        }
    }
    TEST_CASE("the gallery's words name as many attributes and values in every language as the tables have")
    {
        for (const std::string& language : every_language)
            for (const auto gallery : engine::enumerators<engine::concepts::Gallery>) {
                const std::string rules(name(gallery));
                Player p(R"({"motion":"reduce","game":"concepts","language":")" + language + R"(","rules":")" + rules +
                         "\"}");
                const auto shape = sample(gallery).shape;
                const auto head = p.control("examples")["head"];
                REQUIRE(static_cast<int>(head.size()) == shape.attributes + 3);
                for (int i = 0; i < shape.attributes; ++i) {
                    INFO(language << " " << rules << " " << i);
                    const auto options = p.control("attribute:" + std::to_string(i))["options"];
                    REQUIRE(options.size() == shape.values[static_cast<std::size_t>(i)]);
                    for (const auto& o : options) CHECK_FALSE(o["text"].get<std::string>().empty());
                }
            }
    }
    TEST_CASE("before a step S is asked for, and the answer goes there")
    {
        Player p(config());
        p.use("step", "1");
        p.use("predict", "1");
        const auto asked = p.control("foretell");
        REQUIRE_FALSE(asked.is_null());
        int right = -1;
        for (std::size_t i = 0; i < asked["nodes"].size(); ++i)
            if (asked["nodes"][i]["text"] == "⟨Sunny, Warm, ?, Strong, Warm, Same⟩") right = static_cast<int>(i);
        REQUIRE(right >= 0);
        CHECK(left(p)[1] == "?");
        p.use("foretell:" + std::to_string(right));
        CHECK(p.control("step")["value"] == "2");
        CHECK(left(p)[1] == "32");
    }
    TEST_CASE("on a phone each attribute's values stand under each other and under its name")
    {
        for (const float width : {320.f, 360.f, 1280.f}) {
            CAPTURE(width);
            Player p(config(), width, width < 400 ? 640.f : 800.f);
            p.settles(60);
            Looks looks;
            p.frame();
            using shell::kit::Weight;
            const auto x_of = [&](std::string_view words, Weight weight, int from) { // of its n-th drawing
                for (const auto& t : looks.texts)
                    if (t.words == words && t.style.weight == weight && from-- == 0) return t.place.x;
                return -1.f;
            };
            for (const auto& [name, value] : {std::pair{"Sky", "Sunny"}, {"Wind", "Strong"}, {"Forecast", "Same"}}) {
                CAPTURE(name);
                const float head = x_of(name, Weight::bold, 0); // the form's is not bold, its value is
                REQUIRE(head > 0);
                for (int row = 0; row < 2; ++row) {
                    const float x = x_of(value, Weight::regular, row);
                    CHECK((x == head || (x < 0 && width < 340))); // there the first rows are scrolled out of sight
                }
            }
        }
    }
    TEST_CASE("on a phone the example that an answer adds is in sight")
    {
        Player p(config(R"(,"role":"guess","seed":"42")"), 360, 640);
        for (int asked = 1; asked <= 8; ++asked) {
            for (int i = 0; i < 3; ++i)
                if ((asked >> i & 1) != 0)
                    p.use("attribute:" + std::to_string(i + 1),
                          std::to_string(
                              1 -
                              std::stoi(p.control("attribute:" + std::to_string(i + 1))["value"].get<std::string>())));
            if (p.control("ask").value("disabled", false)) continue;
            p.use("ask");
            p.settles(60);
            const std::string number = std::to_string(game_of(p).examples.size());
            Looks looks;
            p.frame();
            const auto drawn = std::find_if(looks.texts.begin(), looks.texts.end(),
                                            [&](const Written& t) { return t.words == number && t.place.x < 40; });
            REQUIRE(drawn != looks.texts.end());
            CHECK(drawn->place.y > 60);
            CHECK(drawn->place.bottom() < p.app().drawn().rects.find("attribute:0")->second.y);
        }
        CHECK(game_of(p).examples.size() > 4);
    }
    TEST_CASE("on the narrowest phone the buttons that add an example are in sight without scrolling")
    {
        for (const float height : {640.f, 568.f, 480.f})
            for (const char* role : {"watch", "guess"}) {
                CAPTURE(height);
                Player p(R"({"game":"concepts","motion":"reduce","language":"es","seed":"42","role":")" +
                             std::string(role) + "\"}",
                         320, height);
                p.settles(60);
                const auto& drawn = p.app().drawn();
                const auto r = drawn.rects.find(std::string_view(role) == "watch" ? "add_yes" : "ask");
                REQUIRE(r != drawn.rects.end());
                REQUIRE(drawn.panel);
                CHECK(r->second.bottom() <= drawn.panel->y + 1);
                CHECK(r->second.y > 48);
            }
    }
    TEST_CASE("eight attributes with long names: each row takes at most three lines, the chips say the names whole")
    {
        const std::string line =
            "concepts 1 watch L 0 0 "
            "=Temperature_outside:Very_warm,Freezing;Precipitation:Sunny,Rainy;Wind_direction:North,"
            "South;Humidity:High,Low;Season:Summer,Winter;Water_temperature:Warm,Cold;Forecast_tomorrow:Same,Change;"
            "Companion:Alone,Friends +00000000,-11111111,+00000101";
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, {1280.f, 800.f}})
            for (const char* theme : {"light", "projector"}) {
                Player p(config(R"(,"theme":")" + std::string(theme) + R"(","link":")" +
                                engine::session::to_link(line) + '"'),
                         w, h);
                p.settles(2000);
                Looks looks;
                p.frame();
                INFO(p.width() << " " << theme);
                std::vector<float> lines; // of the heads
                for (const auto& t : looks.texts) {
                    if (t.words != "Temperature outside" && !t.words.starts_with("Temp")) continue;
                    lines.push_back(t.place.y);
                }
                REQUIRE_FALSE(lines.empty());
                const auto first = *std::min_element(lines.begin(), lines.end());
                float last = first;
                for (const auto& t : looks.texts)
                    if (t.style.weight == shell::kit::Weight::bold && t.words.starts_with("Comp")) last = t.place.y;
                CHECK(last - first < 4 * 22);
                if (w < 1000) continue;
                std::string all;
                for (const auto& t : looks.texts) all += t.words + "|";
                if (theme == std::string("light"))
                    for (const char* name : {"Forecast|tomorrow|", "Companion|"})
                        CHECK_MESSAGE(all.find(name) != all.npos, all);
            }
    }
    TEST_CASE("no line of a concept begins with its last sign")
    {
        for (const float width : {320.f, 345.f, 360.f, 390.f, 412.f, 1280.f}) {
            Player p(config(), width, width < 1000 ? 640.f : 800.f);
            for (const char* tab : {"0", "1", "2", "3"}) {
                p.use("tab", tab);
                p.use("sheet", "2");
                p.settles(2000);
                Looks looks;
                p.frame();
                for (const auto& t : looks.texts) CHECK_FALSE_MESSAGE(t.words.starts_with("?⟩"), width);
            }
        }
    }
}

} // namespace concepts_tests
