// Concepts played: one guess only, the program as learner, and both notations; by the outline's controls and by mouse.
#include "engine/concepts/game.hpp"
#include "engine/session/link.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/lesson_support.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace concepts_play_tests {

using nlohmann::json;
using wording::en, wording::Text;
using namespace engine::concepts;

std::string config(const std::string& more)
{
    return R"({"language":"en","motion":"reduce","game":"concepts")" + more + "}";
}

Game game_of(Player& p)
{
    const auto line = engine::session::from_link(p.app().state());
    REQUIRE(line);
    const auto log = from_line(*line);
    REQUIRE(log);
    return log->now();
}

std::string drawn_words(Player& p)
{
    Looks looks;
    p.frame();
    std::string out;
    for (const auto& t : looks.texts) out += t.words + "\n";
    return out;
}

/// The case that the chips show.
Instance draft(Player& p)
{
    Instance x{};
    for (int i = 0; i < game_of(p).shape.attributes; ++i)
        x[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(
            std::stoi(p.control("attribute:" + std::to_string(i))["value"].get<std::string>()));
    return x;
}

/// Answers Sagaz's questions about a concept to the end, by a press or by the outline; returns how many there were.
int answer_all(Player& p, Concept thought, bool press)
{
    for (int n = 0; n < most_game_events; ++n) {
        REQUIRE(p.settles(60));
        const Game g = game_of(p);
        if (g.over()) return n;
        const std::string reply = covers(thought, concept_of(g.shape, draft(p))) ? "add_yes" : "add_no";
        REQUIRE_FALSE(p.control(reply).value("disabled", false));
        if (press) REQUIRE(p.click(reply.c_str()));
        else p.use(reply);
    }
    return most_game_events;
}

/// Whether a capital S or E stands alone, as the name of a border.
bool names_border(const std::string& words, char letter)
{
    const auto is_letter = [](char c) { return (static_cast<unsigned char>(c) | 32u) - 'a' < 26u || c < 0; };
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i] == letter && (i == 0 || !is_letter(words[i - 1])) &&
            (i + 1 == words.size() || !is_letter(words[i + 1])))
            return true;
    return false;
}

/// All texts of the outline, a line each.
void gather(const json& node, std::string& out)
{
    if (node.is_string()) out += node.get<std::string>() + "\n";
    if (node.is_structured())
        for (const auto& one : node.items())
            if (one.key() != "id" && one.key() != "kind") gather(one.value(), out);
}

TEST_SUITE("concepts")
{
    TEST_CASE("before a concept is said, the game says that there is one guess; after a wrong one, how many fitted")
    {
        for (const auto& size : {std::pair{1280.f, 800.f}, std::pair{360.f, 640.f}}) {
            Player p(config(R"(,"role":"guess","seed":"42")"), size.first, size.second);
            CHECK(p.status() == en(Text::concepts_guess_prompt));
            p.use("mode", "1");
            CHECK(p.control("draft")["label"] == en(Text::concepts_draft_concept, "?"));
            p.use("mode", "0");
            p.use("attribute:0", "1");
            p.use("ask");
            p.use("mode", "1");
            const Game before = game_of(p);
            Concept wrong = concept_of(before.shape, before.examples[0].values); // the narrowest that fits
            const Instance first = before.examples[0].values, second = before.examples[1].values;
            for (int i = 0; i < before.shape.attributes; ++i) {
                const auto at = static_cast<std::size_t>(i);
                const bool any = before.examples[1].positive && second[at] != first[at];
                if (any) wrong.bits |= full(before.shape, i);
                p.use("attribute:" + std::to_string(i), std::to_string(any ? before.shape.values[at] : first[at]));
            }
            REQUIRE(p.control("say")["disabled"].is_null());
            p.use("say");
            const Game g = game_of(p);
            REQUIRE((g.over() && !g.right()));
            CHECK(*g.said == wrong);
            const auto left = static_cast<std::int64_t>(g.fitting());
            CHECK(p.status().find(en(Text::concepts_fitted, {{"count", left}, {"cases", 2}})) != std::string::npos);
            const Instance apart = telling(g.shape, *g.said, *g.hidden);
            CHECK(covers(*g.hidden, concept_of(g.shape, apart))); // the guess was the narrowest
            const std::string told = en(Text::concepts_telling_yes, "");
            CHECK(p.status().find(told.substr(told.find(','))) != std::string::npos);
            p.use("analysis", "1");
            p.use("step", "0"); // the numbers are those of the end, wherever the scrubber is
            CHECK(p.status().find(en(Text::concepts_fitted, {{"count", left}, {"cases", 2}})) != std::string::npos);
        }
    }
    TEST_CASE("Sagaz asks about the player's concept by its best questions and says it, on canvas and outline")
    {
        const Shape shape = sample(Gallery::sport).shape;
        for (const auto& size : {std::pair{1280.f, 800.f}, std::pair{360.f, 640.f}})
            for (const bool press : {false, true}) {
                INFO(size.first << " " << press);
                Player p(config(R"(,"role":"keeper")"), size.first, size.second);
                p.use("sheet", "0");
                Concept thought = concept_of(shape, {0, 1, 0, 1, 0, 1});
                thought.bits |= full(shape, 0) | full(shape, 2) | full(shape, 5);
                REQUIRE(p.settles(60));
                CHECK(p.status().find(en(Text::concepts_keeper_begin)) == 0);
                for (int i = 0; i < shape.attributes; ++i) // shows an example first
                    p.use("attribute:" + std::to_string(i), i % 2 == 0 ? "0" : "1");
                p.use("add_yes");
                CHECK(answer_all(p, thought, press) == 6);
                CHECK(*game_of(p).known == thought);
                CHECK(p.status() == en(Text::concepts_keeper_found, "⟨?, Cold, ?, Weak, Warm, ?⟩") + " " +
                                        en(Text::concepts_keeper_count, {{"count", 7}, {"all", 973}, {"least", 10}}));
                std::string drawn = drawn_words(p); // in as many lines as it takes
                std::replace(drawn.begin(), drawn.end(), '\n', ' ');
                CHECK(drawn.find("⟨?, Cold, ?, Weak, Warm, ?⟩") != std::string::npos);
                CHECK(p.has("new_game"));
                CHECK_FALSE(p.has("add_yes"));
                p.use("undo");
                REQUIRE(p.settles(60));
                CHECK_FALSE(game_of(p).over());
                CHECK(p.control("add_no")["disabled"].is_null());
            }
    }
    TEST_CASE("Sagaz first asks for an example, says how many answers it saves, and then how many concepts are left")
    {
        for (const auto& size : {std::pair{1280.f, 800.f}, std::pair{360.f, 640.f}}) {
            Player p(config(R"(,"role":"keeper")"), size.first, size.second);
            REQUIRE(p.settles(60));
            const std::string begin = en(Text::concepts_keeper_begin);
            CHECK(p.status() == begin + " " + en(Text::concepts_keeper_first, {{"count", 6}, {"most", 96}}));
            CHECK_FALSE(p.has("add_no"));
            CHECK(p.control("add_yes")["text"] == en(Text::concepts_keeper_shows));
            CHECK(p.app().drawn().rects.contains("unaided"));
            p.use("add_yes");
            int left = 64;
            for (int n = 2; n < 8; ++n, left /= 2) {
                REQUIRE(p.settles(60));
                REQUIRE_FALSE(game_of(p).over());
                CHECK(p.status().ends_with(en(Text::concepts_keeper_left, {{"count", left}})));
                CHECK(drawn_words(p).find(std::to_string(left)) != std::string::npos);
                p.use(n % 2 == 0 ? "add_yes" : "add_no");
            }
            CHECK(game_of(p).over());
        }
        Player p(config(R"(,"role":"keeper")"));
        p.use("unaided");
        REQUIRE(p.settles(60));
        CHECK(p.status().find(en(Text::concepts_keeper_without, {{"most", 96}})) != std::string::npos);
        CHECK(p.has("add_no"));
        CHECK(answer_all(p, Concept{}, false) == 96); // the empty concept, as was said
    }
    TEST_CASE("after an example Sagaz needs as many answers as it says, in every table and both languages")
    {
        for (const auto gallery : engine::enumerators<Gallery>)
            for (const char* language : {"L", "L2"}) {
                const std::string line =
                    "concepts 1 keeper " + std::string(language) + " 0 0 " + std::string(name(gallery)) + " -";
                if (!from_line(line)) continue; // too many concepts
                INFO(line);
                Player p(R"({"language":"en","motion":"reduce","link":")" + engine::session::to_link(line) + "\"}");
                REQUIRE(p.settles(60));
                const Shape shape = sample(gallery).shape;
                int said = 0;
                for (int i = 0; i < shape.attributes; ++i)
                    said += language == std::string("L") ? 1 : shape.values[static_cast<std::size_t>(i)] - 1;
                const auto most = static_cast<std::int64_t>(instance_count(shape));
                CHECK(p.status().find(en(Text::concepts_keeper_first, {{"count", said}, {"most", most}})) !=
                      std::string::npos);
                CHECK(p.control("unaided").value("disabled", false) == (most > most_game_examples));
                p.use("add_yes");
                CHECK(answer_all(p, most_general(shape), false) == said);
            }
    }
    TEST_CASE("the notation chosen stays on a new table and in a later visit, and a lesson has its own")
    {
        std::string prefs;
        {
            Player p(config(""));
            p.use("notation", "1");
            CHECK(p.control("s_list")["label"].get<std::string>().find('E') != std::string::npos);
            p.use("rules_dialog");
            p.use("table", "2"); // animals, where concepts are left
            p.use("start");
            CHECK(p.control("notation")["value"] == "1");
            prefs = p.effect(shell::kit::Effect::Kind::save, "prefs");
            REQUIRE(prefs.find("concepts.notation=source") != std::string::npos);
        }
        Player p(
            nlohmann::json{{"language", "en"}, {"motion", "reduce"}, {"game", "concepts"}, {"prefs", prefs}}.dump());
        CHECK(p.control("notation")["value"] == "1");
        p.app().set("lesson", lesson_support::opened("textbook", "en", 5, 11)); // speaks of S and "?"
        p.settles(60);
        CHECK(p.control("s_list").dump().find('*') == std::string::npos);
        p.use("lesson_close");
        p.settles(60);
        CHECK(p.control("notation")["value"] == "1");
    }
    TEST_CASE("an answer that contradicts an earlier one is named with the examples that clash, and can be changed")
    {
        Player p(config(R"(,"role":"keeper")"));
        REQUIRE(p.settles(60));
        p.use("add_yes"); // the first question
        REQUIRE(p.settles(60));
        const auto first = game_of(p).examples[0].values;
        for (int i = 0; i < 6; ++i)
            p.use("attribute:" + std::to_string(i), std::to_string(first[static_cast<std::size_t>(i)]));
        p.use("add_no");
        REQUIRE(p.settles(60));
        CHECK(p.status() ==
              en(Text::concepts_same_case, {{"first", 1}, {"second", 2}}) + " " + en(Text::concepts_keeper_change));
        CHECK(p.control("add_yes")["disabled"] == true);
        CHECK(p.control("add_yes")["why"] == en(Text::concepts_keeper_change));
        p.use("flip");
        REQUIRE(p.settles(60));
        CHECK(game_of(p).fitting() == 64);
        CHECK(p.control("add_yes")["disabled"].is_null());
    }
    TEST_CASE("a button that names an example implies that its row is marked, with and without the analysis")
    {
        for (const char* analysis : {"1", "0"}) {
            Player p(config(""), 1280, 800);
            p.use("analysis", analysis);
            p.settles(60);
            REQUIRE(p.app().drawn().rects.contains("flip"));
            const std::string number = p.control("flip")["text"].get<std::string>();
            Looks looks;
            p.frame();
            using shell::kit::Weight;
            int marked = 0; // of the current example alone the values are bold
            for (const auto& t : looks.texts)
                marked += t.words == "Change" && t.style.weight == Weight::bold && t.style.size < 15 ? 1 : 0;
            CHECK(number.find('4') != std::string::npos);
            CHECK(marked == 1);
        }
    }
    TEST_CASE(
        "on a phone the buttons of the example on screen are whole, and beside a half open sheet a row is in sight")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, std::pair{320.f, 568.f}, std::pair{412.f, 915.f}})
            for (const char* sheet : {"0", "1"}) {
                INFO(size.first << " x " << size.second << " sheet " << sheet);
                Player p(config(""), size.first, size.second);
                p.use("sheet", sheet);
                p.settles(120);
                const auto& rects = p.app().drawn().rects;
                if (sheet[0] == '0')
                    for (const char* id : {"flip", "remove"}) {
                        const auto r = rects.find(id);
                        if (r != rects.end()) CHECK(r->second.h >= 44);
                    }
                int rows = 0;
                for (const auto& [id, r] : rects) rows += id.starts_with("step@") && r.h >= 40 ? 1 : 0;
                CHECK(rows >= 1);
            }
    }
    TEST_CASE("in the source's notation the specific border is E everywhere, in Mitchell's it is S")
    {
        for (const char* notation : {"0", "1"}) {
            const bool source = notation[0] == '1';
            for (const auto& size : {std::pair{1280.f, 1600.f}, std::pair{360.f, 640.f}})
                for (const char* tab : {"0", "1", "2", "3"}) {
                    INFO(notation << " " << size.first << " tab " << tab);
                    Player p(config(""), size.first, size.second);
                    p.use("sheet", "2");
                    p.use("notation", notation);
                    p.use("tab", tab);
                    for (const char* step : {"0", "1", "3", "4"}) {
                        p.use("step", step);
                        p.settles(60);
                        std::string words;
                        gather(p.outline(), words);
                        words += drawn_words(p);
                        const auto about = words.find(en(Text::concepts_notation_source));
                        if (about != std::string::npos) words.erase(about, en(Text::concepts_notation_source).size());
                        CHECK_FALSE(names_border(words, source ? 'S' : 'E'));
                        if (tab[0] < '2') CHECK(names_border(words, source ? 'E' : 'S'));
                    }
                    p.use("predict", "1");
                    p.use("step", "1");
                    if (const auto asked = p.control("foretell"); !asked.is_null())
                        CHECK(names_border(asked.value("label", asked.value("text", "")), source ? 'E' : 'S'));
                }
        }
    }
}

} // namespace concepts_play_tests
