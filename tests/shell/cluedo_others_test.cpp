// What the other players may know, on screen: the switch, the race, the table through a rival's eyes, what questions and
// cards give away. The figures are those of the request, asked here by itself.
#include "engine/cluedo/rival.hpp"
#include "engine/request/request.hpp"
#include "tests/shell/cluedo_support.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/layout_checks.hpp"
#include "tests/shell/lesson_support.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>

namespace cluedo_tests {

using wording::en, wording::says, wording::Text;

using namespace engine::cluedo;
using nlohmann::json;

namespace {

/// What the request says of the notebook `drawn`.
json asked(json more = json::object())
{
    more["cmd"] = "cluedo.others";
    return drawn_result(more);
}

/// The notebook on screen, with the others.
void open_others(Player& p)
{
    open_line(p, drawn);
    p.use("others", "1");
    REQUIRE(p.settles(3000));
}

const json& rival_in(const json& result, int seat)
{
    const auto it = std::find_if(result["rivals"].begin(), result["rivals"].end(),
                                 [&](const json& r) { return r["player"] == seat; });
    REQUIRE(it != result["rivals"].end());
    return *it;
}

std::string name_of(int seat)
{
    constexpr std::array names{"You", "Ana", "Leo", "Eva"};
    return names[static_cast<std::size_t>(seat)];
}

/// Checks a row of the race against the result's rival of that name; 1, or 0 for a row of nobody's.
int check_rival(const json& row, const json& result)
{
    for (const json& r : result["rivals"]) {
        if (row[0] != name_of(r["player"].get<int>())) continue;
        CHECK(row[1] == std::to_string(r["median"].get<int>()));
        CHECK(row[2] == std::to_string(r["low"].get<int>()));
        CHECK(row[3] == std::to_string(r["high"].get<int>()));
        return 1;
    }
    return 0;
}

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("what the others may know is shown only where it is asked for, with the figures of the request")
    {
        Player p(config());
        open_line(p, drawn);
        CHECK(p.control("others")["checked"] == false);
        CHECK_FALSE(p.has("race"));
        p.use("others", "1");
        REQUIRE(p.settles(3000));
        const json result = asked();
        const json rows = p.control("race")["rows"];
        REQUIRE(rows.size() == 4);
        int seen = 0, last = 0;
        for (const json& row : rows) {
            const int median = std::stoi(row[1].get<std::string>());
            CHECK(median >= last); // closest first
            last = median;
            seen += check_rival(row, result);
            if (row[0] == en(Text::you)) CHECK(row[1] == std::to_string(result["mine"].get<int>()));
        }
        CHECK(seen == 3);
        CHECK(p.control("race_note")["text"].get<std::string>().find(std::to_string(result["samples"].get<int>())) !=
              std::string::npos);
        p.use("others", "0");
        p.frames(3);
        CHECK_FALSE(p.has("race"));
        CHECK_FALSE(p.has("eyes:1"));
    }
    TEST_CASE("the race follows a new note")
    {
        Player p(config());
        open_others(p);
        const json before = p.control("race")["rows"];
        note(p, Entry::suggestion(2, {2, 6, 16}, 3), 4);
        REQUIRE(p.settles(3000));
        CHECK(p.control("race")["rows"] != before);
        p.use("undo");
        REQUIRE(p.settles(3000));
        CHECK(p.control("race")["rows"] == before);
    }
    TEST_CASE("the table through a rival's eyes has what she surely knows, hints my cards she cannot be sure of, and "
              "leads back")
    {
        for (const auto& [w, h] : {std::pair{360.f, 740.f}, std::pair{1280.f, 800.f}}) {
            Player p(config(), w, h);
            open_others(p);
            const std::string mine = cell(p, 0, 0), line = p.app().state();
            REQUIRE(p.click("eyes:3"));
            REQUIRE(p.settles());
            CHECK(says(p.status(), Text::cluedo_eyes_title, {{"holder", "Eva"}}));
            const json eva = rival_in(asked(), 3);
            for (Card c = 0; c < 21; ++c)
                for (Holder holder = 0; holder < 5; ++holder) {
                    const auto has = [&](const char* list) {
                        return std::find(eva[list].begin(), eva[list].end(), json{c, holder}) != eva[list].end();
                    };
                    const bool my_card = holder == 0 && (c == 1 || c == 6 || c == 10 || c == 13 || c == 15);
                    const std::string expected = has("certain_true")    ? en(Text::cluedo_yes)
                                                 : has("certain_false") ? en(Text::cluedo_no)
                                                 : my_card              ? en(Text::cluedo_eyes_hidden)
                                                                        : "?";
                    INFO(c << " " << holder);
                    CHECK(cell(p, c, holder) == expected);
                }
            CHECK_FALSE(p.has("eyes:3"));
            CHECK(p.click("eyes_back"));
            REQUIRE(p.settles());
            CHECK(p.status() == en(Text::cluedo_eyes_left));
            CHECK(cell(p, 0, 0) == mine);
            CHECK(p.app().state() == line); // looking is no move
            p.use("eyes:1");
            CHECK(p.has("eyes_back"));
            p.key(ImGuiKey_Escape);
            CHECK_FALSE(p.has("eyes_back"));
        }
    }
    TEST_CASE("through the eyes of who surely has one envelope left my cards are known where every deal names them")
    {
        Player p(config());
        open_line(p, "cluedo 1 notebook 3-3-3 ccc 0 0 0 eee 0 - - ad s1beg2- s2cfi1- s2beh1-");
        p.use("others", "1");
        REQUIRE(p.settles(3000));
        int flagged = 0;
        const json rows = p.control("race")["rows"];
        for (const json& row : rows) {
            const std::string knows = row[4];
            if (row[0] == "Leo") CHECK(row[1] == "1");
            flagged += knows.ends_with(": " + en(Text::cluedo_others_may_know)); // the flag, in words
        }
        CHECK(flagged > 0);
        p.use("eyes:2");
        REQUIRE(p.settles());
        for (const Card mine : {0, 3}) CHECK(cell(p, mine, 0) == en(Text::cluedo_yes));
        CHECK(p.control("eyes_unseen")["text"] == en(Text::cluedo_eyes_none_hidden));
        p.use("undo"); // the last note told Leo which
        REQUIRE(p.settles(3000));
        p.use("eyes:2");
        REQUIRE(p.settles());
        const std::string unseen = p.control("eyes_unseen")["text"];
        CHECK(says(unseen, Text::cluedo_eyes_unseen, {{"holder", "Leo"}}));
        CHECK(unseen.find("does not follow") != std::string::npos);
    }
    TEST_CASE("each advised question says what it gives away; the slider puts the safest or the best one first")
    {
        Player p(config());
        open_others(p);
        const json table = p.control("gives");
        REQUIRE(table["rows"].size() == 6);
        std::vector<std::string> bold, careful;
        const auto order = [&] {
            std::vector<std::string> ids;
            for (const json& n : p.outline()["nodes"])
                if (n["id"].get<std::string>().starts_with("question:")) ids.push_back(n["id"]);
            return ids;
        };
        p.use("caution", "0");
        bold = order();
        REQUIRE(bold.size() == 6);
        CHECK(std::is_sorted(bold.begin(), bold.end()));
        p.use("caution", "4");
        careful = order();
        const json rows = p.control("gives")["rows"];
        std::vector<std::string> sorted = careful;
        std::sort(sorted.begin(), sorted.end());
        CHECK(sorted == bold);
        double least = 100, most = 0, error = 100; // "7.2 ± 1.5": the chance that others are first
        for (const json& row : rows) {
            const std::string words = row[2];
            least = std::min(least, std::stod(words));
            most = std::max(most, std::stod(words));
            error = std::min(error, std::stod(words.substr(words.find("± ") + std::string("± ").size())));
        }
        REQUIRE(most - least < 2 * error);
        CHECK(careful == bold); // what errors may have parted keeps the order by points
        p.use(careful.back());
        p.use("ask_this");
        CHECK(p.control("suspect")["value"] != "-1");
    }
    TEST_CASE("a question's figures are those of the request with this question")
    {
        Player p(config());
        open_others(p);
        const json rows = p.control("gives")["rows"];
        REQUIRE(rows.size() == 6);
        const std::string cards = rows[0][0];
        json trio = json::array(); // the cards by their names
        for (const auto& [first, last] : {std::pair{0, 6}, std::pair{6, 12}, std::pair{12, 21}})
            for (int c = first; c < last; ++c)
                if (cards.find(en(static_cast<Text>(static_cast<int>(Text::cluedo_card_0) + c))) != std::string::npos)
                    trio.push_back(c);
        REQUIRE(trio.size() == 3);
        const json result = asked({{"question", trio}});
        for (const json& r : result["rivals"])
            CHECK(rows[0][1].get<std::string>().find(std::to_string(r["after"]["median"].get<int>())) !=
                  std::string::npos);
        const double first = result["first"].get<double>() * 100;
        CHECK(std::abs(std::stod(rows[0][2].get<std::string>()) - first) < 0.051);
    }
    TEST_CASE("a question that names cards of mine says from whom it hides which cards I look for")
    {
        Player p(config());
        open_others(p);
        const json rows = p.control("gives")["rows"];
        const json result = asked();
        int hidden = 0, known = 0;
        for (const json& row : rows)
            for (const Card c : {1, 6, 10, 13, 15}) { // my hand
                const std::string name = en(static_cast<Text>(static_cast<int>(Text::cluedo_card_0) + c));
                const std::string words = row[1];
                if (row[0].get<std::string>().find(name) == std::string::npos) continue;
                std::vector<std::string> sure, unsure; // of Ana, Leo and Eva
                for (const int seat : {1, 2, 3}) {
                    const json list = rival_in(result, seat)["certain_true"];
                    const bool knows = std::find(list.begin(), list.end(), json{c, 0}) != list.end();
                    (knows ? sure : unsure).push_back(name_of(seat));
                }
                const auto said = [&](Text text, const std::vector<std::string>& names) {
                    const std::string all = names.size() == 1   ? names[0]
                                            : names.size() == 2 ? names[0] + " and " + names[1]
                                                                : names[0] + ", " + names[1] + " and " + names[2];
                    const auto n = static_cast<std::int64_t>(names.size());
                    return words.find(en(text, name, shell::text::Argument(n, all))) != std::string::npos;
                };
                INFO(words);
                if (!unsure.empty()) CHECK(said(Text::cluedo_bluff_hides, unsure));
                if (!sure.empty()) CHECK(said(Text::cluedo_bluff_known, sure));
                hidden += !unsure.empty();
                known += !sure.empty();
            }
        CHECK(hidden > 0);
    }
    TEST_CASE(
        "the others are taken to deduce completely, or by the rules alone: the race is the request's with this model")
    {
        Player p(config(), 360, 740);
        open_line(p, drawn);
        CHECK_FALSE(p.has("rivals"));
        p.use("others", "1");
        REQUIRE(p.settles(3000));
        for (const bool rules : {true, false}) {
            p.use("rivals", rules ? "1" : "0");
            REQUIRE(p.settles(3000));
            CHECK(p.control("rivals")["checked"] == rules);
            CHECK(says(p.control("race_note")["text"].get<std::string>(), Text::cluedo_rivals_note) == rules);
            const json result = asked({{"model", rules ? "propagation" : "complete"}});
            int seen = 0;
            const json rows = p.control("race")["rows"];
            for (const json& row : rows) seen += check_rival(row, result);
            CHECK(seen == 3);
        }
        CHECK(asked({{"model", "propagation"}})["rivals"] != asked()["rivals"]);
    }
    TEST_CASE(
        "where I must show one of several cards, each says what the asker then has left, and the least telling leads")
    {
        Player p(config());
        open_line(p, drawn);
        p.use("others", "1");
        p.use("note");
        choose(p, "by", 3);
        choose(p, "suspect", 1);
        choose(p, "weapon", 6);
        choose(p, "room_asked", 13);
        choose(p, "shower", 0);
        REQUIRE(p.settles(3000));
        const json result = asked({{"asked", {{"by", 3}, {"cards", {1, 6, 13}}}}});
        const json now = rival_in(asked(), 3);
        REQUIRE(result["shows"].size() == 3);
        const json options = p.control("shown")["options"];
        for (const json& option : options)
            for (const json& s : result["shows"]) {
                if (option["value"] != std::to_string(s["card"].get<int>())) continue;
                CHECK(option["text"].get<std::string>().find(std::to_string(now["median"].get<int>()) + " → " +
                                                             std::to_string(s["median"].get<int>())) !=
                      std::string::npos);
            }
        const json &first = result["shows"][0], &second = result["shows"][1];
        const bool leads = first["mean"].get<double>() - second["mean"].get<double>() >
                           2 * (first["mean_error"].get<double>() + second["mean_error"].get<double>());
        int least = 0;
        for (const json& option : options)
            if (option["text"].get<std::string>().find(en(Text::cluedo_show_best)) != std::string::npos) {
                ++least;
                CHECK(option["value"] == std::to_string(first["card"].get<int>()));
            }
        CHECK(least == (leads ? 1 : 0));
    }
    TEST_CASE("in a graded game, and where the page forbids help, nobody is told what the others may know")
    {
        for (const char* more :
             {R"(,"role":"play","seed":"7","graded":"on")", R"(,"role":"play","seed":"7","hints":"off")",
              R"(,"role":"play","seed":"7","graded":"on","hints":"on")"}) {
            Player p(config(std::string(more) + R"(,"prefs":"cluedo.others=on\ncluedo.mind=on\n")"));
            p.use("mind", "1");
            p.use("others", "1");
            p.settles(600);
            CHECK_FALSE(p.has("others"));
            CHECK_FALSE(p.has("race"));
            p.use("eyes:1");
            CHECK_FALSE(p.has("eyes_back"));
        }
    }
    TEST_CASE("a lesson shows it only if it asks for it, and leaves the player's switch as it was")
    {
        Player p(config(R"(,"prefs":"cluedo.others=on\n")"));
        open_line(p, drawn);
        REQUIRE(p.settles(3000));
        REQUIRE(p.has("race"));
        p.app().set("lesson", lesson_support::opened("pass-show", "en", 0, 1));
        p.settles(600);
        CHECK_FALSE(p.has("race"));
        p.use("lesson_close");
        p.settles(3000);
        open_line(p, drawn);
        REQUIRE(p.settles(3000));
        CHECK(p.has("race"));
    }
    TEST_CASE("with eight players the race fits a phone, in every language and through every rival's eyes")
    {
        for (const std::string& language : every_language) {
            INFO(std::string(language));
            Player p(config(R"(,"rules":"p8","prefs":"cluedo.others=on\n")"), 360, 640);
            p.use("language", language);
            for (Card c = 0; c < 21 && p.has("hand_done"); c += 5) p.use("mine:" + std::to_string(c), "1");
            for (Card c = 1; c < 21 && p.has("hand_done") && p.control("hand_done")["disabled"] == true; c += 5)
                p.use("mine:" + std::to_string(c), "1");
            p.use("hand_done");
            REQUIRE(p.settles(3000));
            REQUIRE(p.control("race")["rows"].size() == 8);
            WrittenTexts written;
            p.frame();
            CHECK(written.two_on_each_other() == "");
            CHECK(overlapping(p) == "");
            for (int seat = 1; seat < 8; ++seat) CHECK(p.outline()["rects"].contains("eyes:" + std::to_string(seat)));
            REQUIRE(p.click("eyes:5"));
            p.settles();
            written.forget();
            p.frame();
            CHECK(written.two_on_each_other() == "");
            CHECK(overlapping(p) == "");
        }
    }
    TEST_CASE("an answer that covers the table leaves the race in sight, on a phone and beside it")
    {
        for (const auto& [width, height] : {std::pair{360.f, 640.f}, {640.f, 360.f}, {1280.f, 800.f}}) {
            INFO(width);
            Player p(config(R"(,"prefs":"cluedo.others=on\ncluedo.mind=on\n")"), width, height);
            open_line(p, "cluedo 1 game 6-6-9 dddddd 0 0 0 eeeeee 7 - - -");
            p.use("ask");
            for (const auto& [id, card] : {std::pair{"suspect", 0}, {"weapon", 8}, {"room_asked", 14}})
                choose(p, id, card);
            p.use("entry_save");
            REQUIRE(p.settles(3000));
            REQUIRE(p.has("go_on"));
            REQUIRE(p.control("race")["rows"].size() == 6);
            CHECK_FALSE(p.has("eyes:1")); // no table to look at
            WrittenTexts written;
            p.frame();
            CHECK(written.has(en(Text::cluedo_others_title)));
            CHECK(written.two_on_each_other() == "");
            CHECK(overlapping(p) == "");
            p.use("go_on");
            p.settles(3000);
        }
    }
    TEST_CASE("beside the table of a phone the race marks what is estimated, and equal figures keep the seats' order")
    {
        Player p(config(R"(,"prefs":"cluedo.others=on\ncluedo.mind=on\n")"), 360, 640);
        open_line(p, "cluedo 1 game 6-6-9 dddddd 0 0 0 eeeeee 7 - - -");
        REQUIRE(p.settles(3000));
        const json rows = p.control("race")["rows"];
        REQUIRE(rows.size() == 6);
        WrittenTexts written;
        p.frame();
        int equal = 0;
        constexpr std::array seats{"You", "Ana", "Leo", "Eva", "Max", "Zoe"};
        const auto seat_of = [&](const json& row) { return std::find(seats.begin(), seats.end(), row[0]); };
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const std::string median = rows[i][1];
            CHECK(written.has(rows[i][0] == "You" ? median : "≈" + median));
            if (i == 0 || rows[i - 1][1] != rows[i][1]) continue;
            ++equal;
            CHECK(seat_of(rows[i - 1]) < seat_of(rows[i]));
        }
        CHECK(equal >= 4); // five opponents who hold as many cards, before the first note
    }
    TEST_CASE("at a table of eight on a phone the race stands under the cards, in sight, while one plays")
    {
        Player p(config(R"(,"prefs":"cluedo.others=on\ncluedo.mind=on\n")"), 360, 640);
        open_line(p, "cluedo 1 game 6-6-9 ddcccccc 0 0 0 eeeeeeee 7 - - -");
        p.use("mind", "1");
        REQUIRE(p.settles(3000));
        REQUIRE(p.control("race")["rows"].size() == 8);
        const auto& drawn = p.app().drawn();
        REQUIRE(drawn.panel);
        for (int seat = 1; seat < 8; ++seat) {
            const auto r = drawn.rects.find("eyes:" + std::to_string(seat));
            REQUIRE(r != drawn.rects.end());
            CHECK(r->second.bottom() <= drawn.panel->y + 1);
        }
        CHECK(overlapping(p) == "");
        p.use("menu"); // its switch stands with the game's own lines
        p.frames(3);
        const auto& menu = p.app().drawn().rects;
        REQUIRE(menu.find("others") != menu.end());
        CHECK(menu.at("others").y < menu.at("home").y);
    }
}

} // namespace cluedo_tests
