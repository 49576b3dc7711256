// Code games in small windows: a shorter text replaces one that does not fit, and nothing is half visible.
#include "shell/pegs/phrases.hpp"
#include "shell/text/text.hpp"
#include "tests/shell/codes_support.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>

namespace codes_small_tests {

using wording::en;

using shell::kit::Rect;

namespace {

using shell::kit::Point;
using shell::kit::Rect;
using shell::text::Text;

/// The texts that the next frame draws, each with the y of its baseline.
class Lines : public shell::kit::PaintListener {
public:
    explicit Lines(Player& p)
    {
        shell::kit::set_paint_listener(this);
        p.frame();
        shell::kit::set_paint_listener(nullptr);
    }
    void shape(std::string_view, std::span<const float>, shell::kit::Colour) override {}
    void text(Point at, float, std::string_view words, const shell::kit::TextStyle&) override
    {
        all.emplace_back(at.y, std::string(words));
    }
    /// The y of the text's baseline; negative: it is not drawn.
    float at(std::string_view words) const
    {
        for (const auto& [y, w] : all)
            if (w == words) return y;
        return -1;
    }
    /// The first text cut by an ellipsis; "" if there is none.
    std::string cut() const
    {
        for (const auto& [y, w] : all)
            if (w.ends_with("…")) return w;
        return {};
    }
    std::vector<std::pair<float, std::string>> all;
};

std::string opened(std::string_view language, const std::string& more)
{
    return R"({"motion":"reduce","prefs":"mind=on","language":")" + std::string(language) + "\"," + more + "}";
}

/// "0 fijas", as a board writes it.
std::string pegs_in_words(std::string_view language, int n)
{
    return shell::pegs::fijas_in_words(shell::text::Say(*shell::text::language_from(language)), n);
}

const std::string mastermind = R"("game":"mastermind","seed":"42")",
                  largest = R"("game":"picas-fijas","rules":"p8c16r","seed":"3")";

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("on a phone tabs, counts and the hint's button have their words whole, in every language")
    {
        for (const std::string& language : every_language)
            for (const float width : {240.f, 360.f}) {
                INFO(std::string(language) << " at " << width);
                Player p(opened(language, mastermind), width, 640);
                p.guess("0011");
                for (const char* draft : {"2233", "0011"}) { // a possible code, a contradicted one
                    p.enter(draft);
                    p.settles();
                    const Lines lines(p);
                    INFO(lines.cut());
                    CHECK(lines.cut().empty());
                    const auto l = *shell::text::language_from(language);
                    for (const Text tab : {Text::tab_map, Text::tab_answers, Text::tab_list, Text::tab_strategy})
                        CHECK(lines.at(shell::text::pattern(l, tab)) > 0);
                }
            }
    }
    TEST_CASE("on a phone what is said of the guess is a sentence that has the guess in it, in every language")
    {
        for (const std::string& language : every_language)
            for (const float width : {240.f, 320.f, 360.f, 420.f}) {
                const auto l = *shell::text::language_from(language);
                const auto whole = [&](const Lines& lines, Text as_long, Text brief) {
                    const std::string_view start = shell::text::pattern(l, as_long);
                    const auto begun = start.substr(0, start.find('{'));
                    return lines.at(shell::text::pattern(l, brief)) > 0 ||
                           std::any_of(lines.all.begin(), lines.all.end(),
                                       [&](const auto& one) { return one.second.starts_with(begun); }) ||
                           (width < 300 && lines.at(shell::text::pattern(l, Text::still_possible)) < 0 &&
                            lines.at(shell::text::pattern(l, Text::impossible_now)) < 0);
                };
                INFO(std::string(language) << " at " << width);
                Player p(opened(language, mastermind), width, 640);
                p.guess("0011");
                p.enter("2233");
                p.settles();
                const bool fits = p.control("draft_state")["text"] == shell::text::pattern(l, Text::guess_possible);
                CHECK(whole(Lines(p), fits ? Text::guess_possible : Text::guess_contradicts,
                            fits ? Text::guess_possible_brief : Text::guess_impossible));
                p.enter("0011");
                p.settles();
                CHECK(whole(Lines(p), Text::guess_contradicts, Text::guess_impossible));
            }
    }
    TEST_CASE("on a phone the assistant's bar says what to do after every answer, in every language")
    {
        for (const std::string& language : every_language) {
            Player p(opened(language, mastermind + R"(,"role":"assistant")"), 360, 640);
            const auto asks = shell::text::pattern(*shell::text::language_from(language), Text::note_guess);
            for (int row = 0; row < 3; ++row) {
                p.settles();
                const Lines lines(p);
                INFO(std::string(language) << ", row " << row);
                CHECK(std::any_of(lines.all.begin(), lines.all.end(),
                                  [&](const auto& one) { return one.second.starts_with(asks); }));
                p.guess("0011");
                p.answer(0, 1);
            }
        }
    }
    TEST_CASE("the secret noted here stands beside what it answers, and in the outline")
    {
        for (const auto& size : {std::pair{240.f, 640.f}, std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}}) {
            const float width = size.first;
            INFO(width);
            Player p(opened("en", mastermind + R"(,"role":"keeper")"), width, size.second);
            p.settles();
            CHECK(p.control("secret").is_null());
            p.use("keep_secret");
            p.enter("3210");
            p.use("submit");
            p.settles();
            CHECK(p.control("secret")["text"] == en(Text::enter_secret) + ": green, yellow, blue, red");
            Looks looks;
            p.frame();
            const std::string begins = wording::beginning(Text::secret_says);
            const auto says = std::find_if(looks.texts.begin(), looks.texts.end(),
                                           [&](const Written& t) { return t.words.starts_with(begins); });
            REQUIRE(says != looks.texts.end());
            const float line = says->place.centre().y;
            const auto pegs = std::count_if(looks.shapes.begin(), looks.shapes.end(), [&](const Looks::Shape& s) {
                return s.what == "disc" && s.numbers[2] >= 6 && std::abs(s.numbers[1] - line) < 8 &&
                       s.numbers[0] < says->place.right() + 130;
            });
            CHECK(pegs == 4);
        }
    }
    TEST_CASE("where an answer is two figures it is said which is which, in every language, and in how to play")
    {
        for (const std::string& language : every_language)
            for (const char* rest : {R"("game":"mastermind","rules":"p8c6r")", R"("game":"spaces")"})
                for (const float w : {320.f, 360.f, 640.f})
                    for (const bool analysis : {false, true}) {
                        if (w == 320 && std::string_view(rest).find("spaces") != std::string_view::npos) continue;
                        INFO(std::string(language)
                             << " " << std::string(rest) << " at " << w << std::string(analysis ? ", analysis" : ""));
                        Player p(R"({"motion":"reduce","seed":"42","language":")" + language + "\"," + rest + "}", w,
                                 w == 640 ? 360.f : 640.f);
                        for (const char* id : {"analysis", "mind"}) p.use(id, analysis ? "1" : "0");
                        const auto said = [&](std::string_view words) {
                            p.settles();
                            const Lines lines(p);
                            return std::any_of(lines.all.begin(), lines.all.end(), [&](const auto& one) {
                                return one.second.find(words) != std::string::npos;
                            });
                        };
                        CHECK_FALSE(said("1 · 2 = "));
                        p.guess(p.has("place:4") ? "01234501" : "0123");
                        bool told = said("1 · 2 = ");
                        for (int n = 0; n <= 8; ++n) told = told || said(pegs_in_words(language, n));
                        CHECK(told);
                        p.use("howto");
                        CHECK(p.outline().dump().find(shell::text::pattern(*shell::text::language_from(language),
                                                                           Text::answer_key)) != std::string::npos);
                    }
    }
    TEST_CASE("an answer to my guess is in words on every screen, in every language")
    {
        for (const std::string& language : every_language)
            for (const char* game : {"mastermind", "picas-fijas"})
                for (const auto& size : {std::pair{320.f, 640.f}, std::pair{360.f, 640.f}, std::pair{640.f, 360.f},
                                         std::pair{1280.f, 800.f}})
                    for (const char* analysis : {"0", "1"}) {
                        const float w = size.first, h = size.second; // clang 14 captures no structured binding
                        INFO(std::string(language) << " " << std::string(game) << " at " << w << " x " << h);
                        Player p(R"({"motion":"reduce","seed":"42","language":")" + language + R"(","game":")" + game +
                                     "\"}",
                                 w, h);
                        p.use("mind", analysis);
                        p.guess("0123");
                        p.settles();
                        const auto answer = p.control("rows")["rows"][0][2].get<std::string>();
                        const Lines lines(p);
                        for (const std::string& part :
                             {answer.substr(0, answer.find(", ")), answer.substr(answer.find(", ") + 2)})
                            CHECK(lines.at(part) > 0);
                    }
    }
    TEST_CASE("on a phone the keys keep their place from the first guess on, with the analysis hidden")
    {
        for (const char* game : {"mastermind", "picas-fijas"}) {
            Player p(R"({"language":"es","motion":"reduce","seed":"42","game":")" + std::string(game) + "\"}", 360,
                     640);
            p.settles();
            const float before = p.app().drawn().rects.at("symbol:0").y;
            for (const char* code : {"0123", "1032", "2301"}) {
                p.guess(code);
                p.settles();
                CHECK(p.app().drawn().rects.at("symbol:0").y == before);
            }
        }
    }
    TEST_CASE("a first game says its goal and offers the rules, until a guess was made; each guess says its number")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, std::pair{640.f, 360.f}, std::pair{1280.f, 800.f}}) {
            const float w = size.first, h = size.second; // clang 14 captures no structured binding
            INFO(w << " x " << h);
            Player p(R"({"language":"en","motion":"reduce","seed":"42","game":"mastermind"})", w, h);
            p.settles();
            CHECK(Lines(p).at(en(Text::goal, {{"most", 12}})) > 0);
            CHECK(p.control("goal")["text"] == en(Text::goal, {{"most", 12}}));
            CHECK(Lines(p).at(en(Text::guess_of, {{"move", 1}, {"most", 12}})) > 0);
            const auto offered = p.app().drawn().rects.find("howto@goal");
            REQUIRE(offered != p.app().drawn().rects.end());
            p.click_at({offered->second.x, offered->second.y, offered->second.w, offered->second.h});
            CHECK(p.has("dialog"));
            p.use("close");
            p.guess("0011");
            p.settles();
            CHECK(Lines(p).at(en(Text::goal, {{"most", 12}})) < 0);
            CHECK(Lines(p).at(en(Text::guess_of, {{"move", 2}, {"most", 12}})) > 0);
            p.use("new_game");
            p.settles();
            CHECK(Lines(p).at(en(Text::goal, {{"most", 12}})) > 0);
            CHECK_FALSE(p.app().drawn().rects.contains("howto@goal"));
        }
    }
    TEST_CASE("the last guess is announced before it is made")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}}) {
            Player p(opened("en", R"("game":"mastermind","seed":"42")"), w, h);
            const std::string last = en(Text::last_guess, {{"move", 12}, {"most", 12}});
            for (int i = 0; i < 11; ++i) {
                CHECK(p.control("guess_of")["text"] != last);
                p.guess("0011");
            }
            p.settles();
            CHECK(p.control("guess_of")["text"] == last);
            CHECK(p.status().find(last) != std::string::npos);
            CHECK(Lines(p).at(last) > 0);
        }
    }
    TEST_CASE("how to play draws the codes of its examples, and the outline says them")
    {
        Player p(opened("en", mastermind), 1280, 1000);
        p.use("howto");
        p.settles();
        Looks looks;
        p.frame();
        const std::string example = en(Text::howto_repeats_drawn);
        CHECK(std::any_of(looks.texts.begin(), looks.texts.end(),
                          [&](const Written& t) { return example.starts_with(t.words) && t.words.size() > 20; }));
        CHECK(std::none_of(looks.texts.begin(), looks.texts.end(),
                           [](const Written& t) { return t.words.find(" → ") != std::string::npos; }));
        CHECK(wording::says(p.outline().dump(), Text::howto_repeats));
    }
    TEST_CASE("on a phone each of the best guesses has its figure, in every language, by whatever a strategy goes")
    {
        for (const std::string& language : every_language)
            for (const char* strategy : {"knuth", "expected_size", "entropy", "most_parts"}) {
                INFO(std::string(language) << ", " << std::string(strategy));
                Player p(opened(language, mastermind + R"(,"strategy":")" + strategy + "\""), 360, 1800);
                p.guess("0011");
                p.use("tab", "3");
                p.use("sheet", "2");
                const auto& rects = p.app().drawn().rects;
                for (int i = 0; i < 400 && rects.find("ranked:0") == rects.end(); ++i) p.frame();
                REQUIRE(rects.find("ranked:0") != rects.end());
                p.settles();
                const Lines lines(p);
                INFO(lines.cut());
                CHECK(lines.cut().empty());
            }
    }
    TEST_CASE("in a low window, as courses embed it, the row to be filled is whole between its head and the keys")
    {
        for (const float height : {470.f, 480.f, 520.f, 576.f, 640.f})
            for (const char* game : {"mastermind", "picas-fijas"}) {
                Player p(R"({"language":"es","motion":"reduce","embed":"true","game":")" + std::string(game) + "\"}",
                         1000, height);
                p.settles();
                const auto& rects = p.app().drawn().rects;
                REQUIRE(rects.find("hole:0") != rects.end());
                const Rect place = rects.find("hole:0")->second, key = rects.find("symbol:0")->second;
                const Lines lines(p);
                const float head = lines.at(shell::text::pattern(*shell::text::language_from("es"), Text::your_guess));
                INFO(std::string(game) << " at " << height << ": " << head << " " << place.y << " " << place.bottom()
                                       << " " << key.y);
                CHECK(place.h >= 44); // a clipped place would be lower
                CHECK(place.y > head + 8);
                CHECK(place.bottom() < key.y - 24);
            }
    }
    TEST_CASE("on the largest board a narrow phone's sheet is its head alone or has something under its tabs")
    {
        for (const float width : {240.f, 320.f, 360.f}) {
            Player p(opened("es", largest), width, 640);
            p.guess("01234567");
            p.settles();
            for (const char* at : {"0", "1", "2"}) {
                INFO(width << ", stop " << std::string(at));
                p.use("sheet", at);
                p.settles();
                const auto tabs = p.app().drawn().rects.find("tab:0");
                if (tabs != p.app().drawn().rects.end()) CHECK(tabs->second.bottom() + 48 <= 640);
                const Lines lines(p);
                INFO(lines.cut());
                CHECK(lines.cut().empty());
            }
        }
    }
    TEST_CASE("on the largest board a narrow phone's hint says why over no key and not over the sheet's head")
    {
        Player p(opened("es", largest), 240, 640);
        p.guess("01234567");
        p.settles();
        codes_support::hint(p);
        for (int i = 0; i < 400 && p.control("place:7")["value"] == ""; ++i) p.frame();
        p.settles();
        REQUIRE(p.app().message());
        for (const auto& [id, rect] : p.app().drawn().rects) {
            const std::string name = id;
            const Rect shared = rect.clipped(*p.app().message());
            if (!name.starts_with("toast") && !name.starts_with("term:"))
                CHECK_MESSAGE((shared.w <= 0 || shared.h <= 0), name);
        }
    }
    TEST_CASE("on the usual projector the answers' chart is whole when one is asked for, and so is what the bar says")
    {
        Player p(opened("es", mastermind + R"(,"role":"keeper","theme":"projector")"), 1280, 800);
        p.settles();
        const Lines lines(p);
        INFO(lines.cut());
        CHECK(lines.cut().empty());
        CHECK(lines.at("4 posiciones · 6 colores") > 0);
        const float answers = lines.at("0·0"); // the label under the first bar
        CHECK(answers > 0);
        CHECK(answers < 800 / p.app().scale() - 40);
    }
    TEST_CASE("what a strategy does stands under its name, both in sight as soon as it is chosen")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, std::pair{640.f, 360.f}, std::pair{1280.f, 800.f}})
            for (const char* theme : {"light", "projector"}) {
                const float w = size.first, h = size.second; // INFO cannot see structured bindings under clang
                Player p(opened("es", mastermind + R"(,"theme":")" + theme + '"'), w, h);
                p.use("tab", "3");
                for (const int chosen : {8, 0, 5}) {
                    INFO(w << " x " << h << ", " << std::string(theme) << ", strategy " << chosen);
                    p.use("strategy", std::to_string(chosen));
                    p.settles();
                    const Lines lines(p);
                    const auto row = p.app().drawn().rects.find("strategy:" + std::to_string(chosen));
                    REQUIRE(row != p.app().drawn().rects.end());
                    CHECK(row->second.h >= 37);
                    const auto region = p.app().drawn().scrolls.find("codes panel :3");
                    REQUIRE(region != p.app().drawn().scrolls.end());
                    int under = 0; // lines of text in sight before the next name
                    for (const auto& line : lines.all)
                        under += line.first > row->second.bottom() && line.first < row->second.bottom() + 60 &&
                                 line.first < region->second.bottom();
                    CHECK(under >= 1);
                }
            }
    }
    TEST_CASE("codes: the row being filled is wholly in sight after every move and every new size")
    {
        const std::array<std::pair<float, float>, 6> sizes{
            {{800, 600}, {640, 480}, {240, 640}, {360, 640}, {1280, 800}, {640, 360}}};
        for (const std::string game : {"mastermind", "picas-fijas", "spaces"})
            for (const char* theme : {"light", "projector"})
                for (const bool analysis : {false, true}) {
                    Player p(std::string(R"({"motion":"reduce","seed":"42","language":"pt","game":")") + game +
                             R"(","theme":")" + theme + "\"}");
                    for (const char* id : {"analysis", "mind"}) p.use(id, analysis ? "1" : "0");
                    for (const std::string code : {"", "0123", "1234", "2345", "3450", "4501"}) {
                        if (!code.empty()) p.guess(code);
                        for (const auto& size : sizes) {
                            p.resize(size.first, size.second);
                            rest(p);
                            p.frames(30);
                            const float w = size.first, h = size.second;
                            INFO(std::string(game) << " " << std::string(theme) << (analysis ? " analysis" : "")
                                                   << " at " << w << " x " << h << " after " << std::string(code));
                            const auto& drawn = p.app().drawn().rects;
                            for (const char* hole : {"hole:0", "hole:3"}) {
                                const Rect seen = drawn.contains(hole) ? drawn.find(hole)->second : Rect{};
                                CHECK(seen.h >= 50); // a whole hole has 50 or more
                                REQUIRE(drawn.contains("symbol:0"));
                                CHECK_FALSE(meet(seen, drawn.find("symbol:0")->second));
                            }
                        }
                    }
                }
    }
    TEST_CASE("codes: in a window 240 wide pegs are 12 px and more, with and without the analysis")
    {
        for (const std::string rules : {"p4c6r", "p5c8r", "p8c12n"})
            for (const bool analysis : {false, true}) {
                Player p(R"({"motion":"reduce","seed":"42","game":"mastermind","rules":")" + rules + "\"}", 240, 640);
                p.use("analysis", analysis ? "1" : "0");
                const auto n = static_cast<std::size_t>(rules[1] - '0');
                p.guess(std::string("01234567").substr(0, n));
                rest(p);
                Looks looks;
                p.frame();
                INFO(rules << (analysis ? " with the analysis" : ""));
                REQUIRE(p.app().drawn().rects.contains("row:0"));
                const Rect row = p.app().drawn().rects.find("row:0")->second;
                const auto pegs = std::count_if(looks.shapes.begin(), looks.shapes.end(), [&](const Looks::Shape& s) {
                    return s.what == "disc" && s.numbers[2] >= 6 && row.contains({s.numbers[0], s.numbers[1]});
                });
                CHECK(pegs >= static_cast<std::ptrdiff_t>(n));
                const auto erase = p.app().drawn().rects.find("erase"), submit = p.app().drawn().rects.find("submit");
                REQUIRE(erase != p.app().drawn().rects.end());
                REQUIRE(submit != p.app().drawn().rects.end());
                CHECK_FALSE(meet(erase->second, submit->second));
            }
    }
}

} // namespace codes_small_tests
