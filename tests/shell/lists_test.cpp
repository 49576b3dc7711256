// The list of games (shell/kit/games.def) and the table of options (shell/app/options.def) against the program: a game
// or a value that is missing somewhere fails here by name.
#include "shell/app/desktop/arguments.hpp"
#include "shell/app/games.hpp"
#include "shell/app/option_table.hpp"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>
#include <fstream>
#include <iterator>

namespace lists_tests {

using wording::en, wording::Text;

using namespace shell::app;

namespace {

std::vector<Place> listed_games()
{
    std::vector<Place> out;
    for (std::size_t i = 1; i < place_count; ++i)
        if (listed(static_cast<Place>(i))) out.push_back(static_cast<Place>(i));
    return out;
}

std::string contents(const char* name)
{
    std::ifstream file(name);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The games that an option's values are for. If it names none, Mastermind stands for all games.
std::vector<std::string> games_of_values(const OptionValues& v)
{
    auto games = pieces(v.games, ' ');
    return games.empty() ? std::vector<std::string>{"mastermind"} : games;
}

std::string_view setting_of(std::string_view attribute)
{
    for (const auto& row : option_rows())
        if (row.attribute == attribute) return row.setting;
    return "";
}

/// The line that a game starts with from a setting, and whether the game refused it.
struct Started {
    std::string line;
    bool refused;
};
Started started(const GameEntry& game, std::string_view setting, const std::string& value)
{
    Options options;
    options.set(setting, value);
    const std::string line = game.line(options, game.place, {}, 42);
    return {line, !options.problems.empty()};
}

} // namespace

TEST_SUITE("lists")
{
    TEST_CASE("every game of the list is played by the program of all games, and its lines lead back to it")
    {
        CHECK(games().size() == listed_games().size());
        for (const Place place : listed_games()) {
            CAPTURE(name(place));
            const auto* game = game_at(place);
            REQUIRE_MESSAGE(game, "no <place>_entry with this place in shell/<room>/entry.cpp");
            const std::string line = started(*game, "", "").line;
            CHECK_MESSAGE(line.starts_with(std::string(word(place)) + " "),
                          "the word of its lines is another in shell/kit/games.def");
            const auto* by_line = game_of(line);
            REQUIRE(by_line);
            CHECK(word(by_line->place) == word(place));
            CHECK(place_of_line(line) == by_line->place);
            Prefs prefs;
            const auto screen = game->open(line, prefs);
            REQUIRE(screen);
            CHECK(screen->place() == place);
            CHECK(place_from(name(place)) == place);
        }
    }
    TEST_CASE("every game of the list has a card at home that opens it, and a title in every language")
    {
        for (const auto language : shell::text::languages) {
            Player p(R"({"language":")" + std::string(code(language)) + R"("})");
            for (const Place place : listed_games()) {
                CAPTURE(name(place));
                const auto card = p.control("open:" + std::string(name(place)));
                REQUIRE(card.is_object());
                const std::string game_title(shell::text::pattern(language, title(place)));
                CHECK(game_title.size() > 2);
                CHECK(card["text"].get<std::string>().starts_with(game_title + ": "));
            }
        }
    }
    TEST_CASE(
        "every game of the list is among the screens that all tests of screens walk through, and has a link for ever")
    {
        const std::string links = contents("tests/golden/links.txt");
        for (const Place place : listed_games()) {
            const std::string setting = R"("game":")" + std::string(name(place)) + '"';
            const bool walked = std::any_of(every_game.begin(), every_game.end(), [&](const EveryScreen& s) {
                return s.settings.find(setting) != std::string_view::npos;
            });
            CHECK_MESSAGE(walked, name(place), " is missing in tests/shell/every_screen.hpp");
            const std::string its_line = ' ' + std::string(word(place)) + " 1 ";
            CHECK_MESSAGE(links.find(its_line) != std::string::npos, name(place),
                          " has no link in tests/golden/links.txt: `sagaz link` makes one");
        }
    }
    TEST_CASE("every link that must open for ever opens on its screen as the line beside it")
    {
        std::ifstream file("tests/golden/links.txt");
        int opened = 0;
        for (std::string row; std::getline(file, row);) {
            if (row.empty() || row[0] == '#') continue;
            CAPTURE(row);
            const auto line = engine::session::from_link(row.substr(0, row.find(' ')));
            REQUIRE(line);
            CHECK(row.ends_with(" " + *line));
            const auto* game = game_of(*line);
            REQUIRE(game);
            Prefs prefs;
            const auto screen = game->open(*line, prefs);
            REQUIRE(screen);
            CHECK(screen->line() == *line);
            ++opened;
        }
        CHECK(opened > 30);
    }
    TEST_CASE(
        "a name, a word and an attribute stand once in their tables, and values name games and attributes there are")
    {
        for (std::size_t i = 0; i < place_count; ++i)
            CHECK(place_from(name(static_cast<Place>(i))) == static_cast<Place>(i));
        for (const auto& row : option_rows())
            for (const auto& other : option_rows())
                if (&row != &other) {
                    CAPTURE(row.what);
                    CHECK_FALSE((!row.attribute.empty() && row.attribute == other.attribute));
                    CHECK_FALSE((!row.setting.empty() && row.setting == other.setting));
                }
        for (const auto& v : option_values()) {
            CAPTURE(v.attribute);
            CHECK(std::any_of(option_rows().begin(), option_rows().end(),
                              [&](const OptionRow& row) { return row.attribute == v.attribute; }));
            for (const auto& game : pieces(v.games, ' ')) CHECK_MESSAGE(place_from(game), game, " is no game");
        }
    }
    TEST_CASE(
        "every documented value of every option is taken by its games, the usual one is what counts without it, and "
        "others are refused")
    {
        int taken = 0;
        for (const auto& v : option_values()) {
            const auto setting = setting_of(v.attribute);
            if (setting.empty()) continue; // only the page reads it
            for (const auto& game : games_of_values(v)) {
                const auto* entry = game_at(place_from(game).value_or(Place::home));
                REQUIRE(entry);
                const auto values = pieces(v.values);
                for (const auto& value : values) {
                    CAPTURE(game);
                    CAPTURE(setting);
                    CAPTURE(value);
                    if ((setting == "graded" || setting == "grade") && (game == "trees" || game == "cluedo"))
                        continue; // only in a role with an end
                    if (setting == "link" || setting == "language") {
                        Player p(nlohmann::json{{"game", game}, {std::string(setting), value}}.dump());
                        CHECK(p.effect(shell::kit::Effect::Kind::event, "error").empty());
                        CHECK(p.app().state().size() > 10);
                        CHECK_FALSE(p.has("toast_close"));
                    } else CHECK_FALSE(started(*entry, setting, value).refused);
                    ++taken;
                }
                if (setting == "link" || setting == "language" || setting == "seed") continue;
                const bool decides_more =
                    game == "cluedo" && setting == "strategy"; // a level also makes the game one with opponents
                if (!decides_more)
                    CHECK_MESSAGE(started(*entry, setting, values.front()).line == started(*entry, "", "").line, game,
                                  ": another value of ", setting, " is the usual one");
                CHECK_MESSAGE(started(*entry, setting, "no such value").refused, game, " takes any ", setting);
            }
        }
        CHECK(taken > 80);
        for (const auto& row : option_rows())
            if (row.setting == "theme")
                for (const auto& value : pieces(row.allowed)) {
                    Player p(nlohmann::json{{"language", "en"}, {"theme", value}}.dump());
                    CHECK_MESSAGE(p.status().find("default") == std::string::npos, value);
                }
    }
    TEST_CASE("what an option cannot be, and an option that a game does not take, is said in every game, and told to "
              "the page")
    {
        int said = 0;
        for (const Place place : listed_games()) {
            const std::string game(name(place));
            const nlohmann::json settings{{"language", "en"}, {"game", game}, {"seed", "7"}};
            const std::string usual = Player(settings.dump()).app().state();
            for (const auto& row : option_rows()) {
                if (row.kind != "game" || row.setting == "game" || row.setting == "link") continue;
                const std::string setting(row.setting);
                CAPTURE(game);
                CAPTURE(setting);
                auto bad = settings;
                bad[setting] = "no such value";
                Player p(bad.dump());
                const std::string words = en(Text::bad_option, {{"name", setting}, {"value", "no such value"}});
                const auto told = nlohmann::json::parse(p.effect(shell::kit::Effect::Kind::event, "error"));
                CHECK(told["kind"] == "option");
                CHECK(told["option"] == setting);
                CHECK(told["value"] == "no such value");
                const bool placed = told.contains("why"); // says where
                CHECK(placed == ((setting == "tree" && game == "trees") || (setting == "matrix" && game == "matrix")));
                CHECK(p.status() == words + (placed ? " " + told["why"].get<std::string>() : ""));
                if (setting != "seed") CHECK(p.app().state() == usual);
                ++said;
            }
        }
        CHECK(said >= 60);
    }
    TEST_CASE("the window's help names every game, every option of the program and every documented value of theirs")
    {
        const std::array<const char*, 2> asked{"sagaz-desktop", "--help"};
        const std::string help = shell::app::desktop::read_arguments(2, asked.data()).said;
        for (const Place place : listed_games())
            CHECK_MESSAGE(help.find(name(place)) != std::string::npos, name(place));
        for (const auto language : shell::text::language_codes) CHECK(help.find(language) != std::string::npos);
        for (const auto& row : option_rows())
            if (!row.setting.empty()) {
                CAPTURE(row.setting);
                CHECK(help.find("  --" + std::string(row.setting) + ' ') != std::string::npos);
                for (const auto& v : option_values())
                    if (v.attribute == row.attribute && row.pattern.size() && row.setting != "link")
                        for (const auto& value : pieces(v.values))
                            CHECK_MESSAGE(help.find(value) != std::string::npos, value);
            }
        for (std::size_t at = 0; at < help.size(); at = help.find('\n', at) + 1)
            CHECK_MESSAGE(help.find('\n', at) - at <= 112, help.substr(at, 60));
    }
    TEST_CASE("in the window too each configuration has saved games of its own, under names that are files'")
    {
        const auto slot = [](std::initializer_list<const char*> given) {
            std::vector<const char*> all{"sagaz-desktop"};
            all.insert(all.end(), given);
            const auto arguments = shell::app::desktop::read_arguments(static_cast<int>(all.size()), all.data());
            CHECK(arguments.said == "");
            return shell::app::desktop::slot_of(arguments);
        };
        CHECK(slot({}) == "game");
        CHECK(slot({"--game", "home", "--language", "it", "--theme", "dark"}) == "game");
        CHECK(slot({"--rules", "p5c8r", "--game", "mastermind"}) == "game.mastermind.p5c8r");
        CHECK(slot({"--game", "tictactoe", "--rules", "person,full"}) == "game.tictactoe.person,full");
        const std::string one = slot({"--game", "trees", "--tree", "(3 12 8)(2 4 6)/../x"});
        CHECK(one.starts_with("game.trees."));
        CHECK(one.find_first_of("/() ") == one.npos);
        CHECK(one == slot({"--game", "trees", "--tree", "(3 12 8)(2 4 6)/../x"}));
        CHECK(one != slot({"--game", "trees", "--tree", "(3 12 8)(2 4 7)/../x"}));
    }
}

} // namespace lists_tests
