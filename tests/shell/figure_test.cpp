// Vector pictures of the boards: well-formed, with the words of the screen, of the size asked for, and for print in black
// and white alone. tests/checks/figures has another reader of XML judge them.
#include "shell/app/figure.hpp"
#include "shell/kit/listening.hpp"
#include "shell/kit/svg.hpp"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/lesson_support.hpp"
#include <doctest/doctest.h>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace figure_tests {

using namespace shell::kit;
using shell::app::FigureAsked;

namespace {

constexpr FigureAsked for_paper{false, false, 120}, in_print{false, true, 0}, of_panel{true, false, 0};

/// The file of the next frame; "" if there is none.
std::string figure(Player& p, const FigureAsked& asked = {})
{
    rest(p);
    p.frames(30); // easing has ended
    shell::app::ask_figure(asked);
    const std::size_t before = p.effects().size();
    p.frame();
    for (std::size_t i = before; i < p.effects().size(); ++i)
        if (p.effects()[i].kind == Effect::Kind::file) return p.effects()[i].text;
    return {};
}

/// The first fault of an element's text; "" if it is well-formed. Reads no more of XML than SvgPicture writes.
std::string fault_of(const std::string& xml)
{
    static const std::regex element(R"re(^<(/?)([a-zA-Z]+)((?: [a-zA-Z:-]+="[^"<]*")*)(/?)>)re");
    std::vector<std::string> open;
    for (std::size_t at = 0; at < xml.size();) {
        if (xml[at] == '&') {
            const std::string_view rest = std::string_view(xml).substr(at, 6);
            if (!rest.starts_with("&amp;") && !rest.starts_with("&lt;") && !rest.starts_with("&gt;") &&
                rest != "&quot;")
                return "an ampersand at " + std::to_string(at);
        }
        if (xml[at] != '<') {
            ++at;
            continue;
        }
        std::smatch m;
        const std::string part = xml.substr(at, xml.find('>', at) - at + 1);
        if (!std::regex_search(part, m, element)) return "an element: " + part.substr(0, 80);
        const bool closes = m[1].length() > 0, is_empty = m[4].length() > 0;
        if (closes && (open.empty() || open.back() != m[2])) return "closed too early: " + part;
        if (closes) open.pop_back();
        else if (!is_empty) open.push_back(m[2]);
        at += part.size();
    }
    return open.empty() ? "" : "left open: " + open.back();
}

/// All that the expression's first group matches.
std::vector<std::string> all_of(const std::string& text, const char* expression)
{
    const std::regex pattern(expression);
    std::vector<std::string> out;
    for (std::sregex_iterator i(text.begin(), text.end(), pattern), end; i != end; ++i) out.push_back((*i)[1]);
    return out;
}

/// The words drawn in the board's pane, outside controls.
class Words : public PaintListener {
public:
    Words() { set_paint_listener(this); }
    ~Words() override { set_paint_listener(nullptr); }
    void shape(std::string_view, std::span<const float>, Colour) override {}
    void text(Point at, float, std::string_view words, const TextStyle&) override
    {
        drawn.emplace_back(at, std::string(words));
    }
    std::vector<std::pair<Point, std::string>> drawn;
};

} // namespace

TEST_SUITE("figures")
{
    TEST_CASE("the board of every game is a well-formed picture of the width asked for, after a move too")
    {
        for (const auto& screen : every_game) {
            CAPTURE(screen.name);
            Player p(config_of(screen));
            make_first_move(p, screen);
            const std::string svg = figure(p, for_paper);
            CHECK(fault_of(svg) == "");
            CHECK(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"120mm\" height=\""));
            CHECK(all_of(svg, "<(text|rect|circle|polygon|polyline)").size() > 5);
            const auto ids = all_of(svg, " id=\"([^\"]*)\"");
            CHECK(std::set<std::string>(ids.begin(), ids.end()).size() == ids.size());
            for (const auto& used : all_of(svg, "url\\(#([^)]*)\\)"))
                CHECK_MESSAGE(std::count(ids.begin(), ids.end(), used) == 1, used);
            CHECK(figure(p, for_paper) == svg); // the same screen, the same file
        }
    }
    TEST_CASE("a tree's figure has the words of its board, but none of its panel")
    {
        Player p(config_of(screen_named("trees")));
        const std::string svg = figure(p);
        const auto texts = all_of(svg, "<text[^>]*>([^<]*)</text>");
        Words words;
        p.frame();
        const Rect board = *p.app().drawn().board;
        int inside = 0, outside = 0;
        for (const auto& one : words.drawn) {
            const Point at = one.first;
            const std::string& text = one.second;
            const bool there = std::find(texts.begin(), texts.end(), text) != texts.end();
            if (text.size() < 3 && board.inset(20).contains(at)) {
                const std::string missing = there ? "" : text;
                CHECK(missing == "");
                ++inside;
            } else if (!board.inset(-20).contains(at) && text.size() > 8) {
                CHECK_FALSE(there);
                ++outside;
            }
        }
        CHECK(inside >= 9); // the leaves
        CHECK(outside > 0);
    }
    TEST_CASE("for print there are two colours only, and hatching where a fill has a meaning")
    {
        int hatched = 0;
        for (const auto& screen : every_game) {
            CAPTURE(screen.name);
            Player p(config_of(screen));
            make_first_move(p, screen);
            const std::string svg = figure(p, in_print);
            CHECK(fault_of(svg) == "");
            for (const auto& paint : all_of(svg, " (?:fill|stroke)=\"([^\"]*)\"")) {
                const bool hatching = paint.starts_with("url(#");
                hatched += hatching;
                CHECK_MESSAGE((hatching || paint == "#000000" || paint == "#ffffff" || paint == "none"), paint);
            }
            CHECK(svg.find("opacity") == std::string::npos);
        }
        CHECK(hatched > 0);
    }
    TEST_CASE("the panel is a figure of its own, and the next frame is drawn in the screen's colours again")
    {
        Player p(config_of(screen_named("matrix")));
        p.use("analysis", "1");
        const std::string board = figure(p, in_print), panel = figure(p, of_panel);
        CHECK(fault_of(panel) == "");
        CHECK(panel != board);
        CHECK(all_of(panel, "fill=\"(#[0-9a-f]{6})\"").size() > 5);
        CHECK(figure(p).find("#3b45b5") != std::string::npos); // the accent
        shell::app::ask_figure(std::nullopt);
        CHECK(paint_listener() == nullptr);
    }
    TEST_CASE("the panel is whole in its figure on a telephone too, in the colours and the size asked for")
    {
        const auto saved = [](float width, float height, const char* row, const char* file) {
            Player p(R"({"language":"en","motion":"reduce","theme":"dark","game":"matrix"})", width, height);
            p.use("analysis", "1");
            p.use("tab", "3");
            rest(p);
            p.use("export");
            p.use("figure_part", "1");
            p.use("figure_ground", "1");
            p.use("figure_size", "3");
            p.use(row);
            p.frames(3);
            return p.effect(Effect::Kind::file, file);
        };
        const auto texts = [](const std::string& svg) { return all_of(svg, "<text[^>]*>([^<]*)</text>"); };
        const std::string desktop = saved(1280, 800, "export_svg", "matrix-panel.svg"),
                          phone = saved(360, 640, "export_svg", "matrix-panel.svg");
        CHECK(fault_of(phone) == "");
        CHECK(texts(phone).size() > 8);
        CHECK(texts(phone) == texts(desktop));
        const auto width = [](const std::string& svg) { return std::stod(all_of(svg, "width=\"([0-9.]*)mm\"").at(0)); };
        const std::string png = saved(360, 640, "export_png", "matrix-panel.png");
        CHECK(fault_of(png) == "");
        CHECK(width(png) == doctest::Approx(3 * width(phone)).epsilon(0.01));
        CHECK(png.find("fill=\"#ffffff\"/>\n") != std::string::npos);
        CHECK(texts(png) == texts(phone));
    }
    TEST_CASE("a picture without a ground has none, and the next frame is drawn as before")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"trees"})");
        const auto ground = [](const std::string& svg) {
            const auto box = all_of(svg, "viewBox=\"([0-9.-]* [0-9.-]*)").at(0);
            return svg.find("<rect x=\"" + box.substr(0, box.find(' ')) + "\" y=\"" + box.substr(box.find(' ') + 1) +
                            "\"") != std::string::npos;
        };
        p.use("export");
        p.use("figure_ground", "2");
        p.use("export_png");
        p.frames(3);
        CHECK_FALSE(ground(p.effect(Effect::Kind::file, "trees.png")));
        p.use("export");
        p.use("figure_ground", "0"); // the screen's
        p.use("export_png");
        p.frames(3);
        CHECK(ground(p.effect(Effect::Kind::file, "trees.png")));
    }
    TEST_CASE("the size and the ground of a picture stay chosen for the next one, and stand before its row")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"trees"})");
        p.use("export");
        p.use("figure_size", "3");
        p.use("figure_ground", "2");
        p.use("dialog_close");
        p.use("export");
        CHECK(p.control("figure_size").value("value", "") == "3");
        CHECK(p.control("figure_ground").value("value", "") == "2");
        const std::string outline = p.app().outline();
        CHECK(outline.find("figure_ground") < outline.find("export_png"));
        p.use("figure_size", "1");
        p.use("figure_ground", "0");
        p.use("dialog_close");
    }
    TEST_CASE("a panel whose place the board has is not offered, and one that a lesson hides is said to be missing")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"matrix"})");
        p.use("export");
        CHECK_FALSE(p.control("figure_part").is_null());
        p.use("close");
        p.use("board_only", "1");
        rest(p);
        p.use("export");
        CHECK(p.control("figure_part").is_null());
        p.use("close");
        CHECK(figure(p, of_panel) == "");
        CHECK(p.app().outline().find(shell::text::Say(shell::text::Language::english)(
                  shell::text::Text::figure_no_part)) != std::string::npos);
    }
    TEST_CASE("figures are in the page's language: its words, its cards and its tables")
    {
        const auto written = [](const char* config, const char* row, const char* file) {
            Player p(config);
            rest(p);
            p.use("export");
            p.use(row);
            p.frames(3);
            return p.effect(Effect::Kind::file, file);
        };
        CHECK(written(R"({"game":"matrix","language":"it"})", "export_csv", "matrix.csv").find("minimo,probabilità") !=
              std::string::npos);
        CHECK(written(R"({"game":"cluedo","language":"es","seed":"7"})", "export_csv", "cluedo.csv").find("Puñal,") !=
              std::string::npos);
        CHECK(written(R"({"game":"concepts","language":"pt"})", "export_txt", "concepts.txt")
                  .find("conceitos restantes") != std::string::npos);
    }
    TEST_CASE("the engine's English words of figures are those of the texts")
    {
        const auto words = shell::app::figure_words(shell::text::Say(shell::text::Language::english));
        for (std::size_t i = 0; i < words.said.size(); ++i) {
            const auto word = static_cast<engine::figures::Word>(i);
            std::string mine = words.said[i];
            if (const auto at = mine.find("{0}"); at != mine.npos) mine.replace(at, 3, "{n}");
            CHECK(mine == std::string(engine::figures::english(word)));
        }
    }
    TEST_CASE("the menu saves the board in a file named after the game, in every language")
    {
        for (const char* language : {"es", "it", "en", "pt"}) {
            Player p(config_of(screen_named("trees"), language));
            p.use("export");
            const auto row = p.control("export_svg");
            REQUIRE_FALSE(row.is_null());
            CHECK(row.value("text", "").ends_with(" trees.svg"));
            p.use("export_svg");
            p.frames(3);
            CHECK(fault_of(p.effect(Effect::Kind::file, "trees.svg")) == "");
            CHECK(p.effect(Effect::Kind::file, "trees.svg").starts_with("<svg "));
            CHECK(p.control("export_svg").is_null()); // the dialog is closed
        }
    }
    TEST_CASE("the menu saves the board in black and white, and on a page as a picture for slides")
    {
        Player p(R"({"game":"trees","language":"en","motion":"reduce"})");
        for (const auto& [id, file] :
             {std::pair{"export_print", "trees-print.svg"}, std::pair{"export_png", "trees.png"}}) {
            CAPTURE(id);
            p.use("menu");
            REQUIRE_FALSE(p.control("export").is_null());
            p.use("export");
            CHECK(p.control(id).value("text", "").ends_with(std::string(" ") + file));
            p.use(id);
            p.frames(3);
            const std::string svg = p.effect(Effect::Kind::file, file);
            CHECK(fault_of(svg) == "");
            CHECK((svg.find("#3b45b5") == std::string::npos) == (id == std::string("export_print"))); // the accent
        }
    }
    TEST_CASE("each game's menu writes its model for LaTeX, as a table and as text, in files named after the game")
    {
        for (const auto& screen : every_game) {
            if (screen.name.starts_with("lab") || screen.name == "given")
                continue; // results first; a file's game has none
            CAPTURE(screen.name);
            Player p(config_of(screen));
            make_first_move(p, screen);
            rest(p);
            for (const std::string ending : {"tex", "csv", "json", "txt"}) {
                p.use("export");
                const auto row = p.control("export_" + ending);
                REQUIRE_FALSE(row.is_null());
                const std::string text = row.value("text", ""), file = text.substr(text.rfind(' ') + 1);
                CHECK(file.ends_with("." + ending));
                p.use("export_" + ending);
                p.frames(3);
                const std::string written = p.effect(Effect::Kind::file, file);
                CHECK(written.find(ending == "tex" ? "\\begin{document}" : "\n") != std::string::npos);
                CHECK(p.control("export_tex").is_null()); // the dialog is closed
            }
        }
    }
    TEST_CASE("the laboratory's results are a figure once there are some")
    {
        Player p(R"({"game":"lab","language":"en","motion":"reduce","rules":"p2c3r","seed":"7"})");
        p.use("export");
        CHECK(p.control("export_tex").is_null());
        p.use("close");
        p.use("run");
        rest(p);
        p.use("export");
        p.use("export_tex");
        p.frames(3);
        const std::string tex = p.effect(Effect::Kind::file, "lab.tex");
        CHECK(tex.find("\\begin{axis}") != std::string::npos);
        CHECK(tex.find("knuth") != std::string::npos);
        p.use("export");
        p.use("export_csv");
        p.frames(3);
        CHECK(p.effect(Effect::Kind::file, "lab.csv").starts_with("rules,secrets,seed,strategy,guesses,games\n"));
    }
    TEST_CASE("no figure of the model tells what a lesson, a grade, a prediction or an exercise asks for")
    {
        const auto offers = [](Player& p) {
            p.use("export");
            const bool there = !p.control("export_tex").is_null();
            p.use("close");
            return there;
        };
        for (const char* config : {R"({"language":"en","game":"mastermind","graded":"on","seed":"7"})",
                                   R"({"language":"en","game":"mastermind","hints":"off"})",
                                   R"({"language":"en","game":"trees","role":"practice"})"}) {
            CAPTURE(config);
            Player p(config);
            CHECK_FALSE(offers(p));
            p.use("export_tex");
            p.frames(3);
            CHECK(p.effect(Effect::Kind::file, "mastermind.tex") == "");
        }
        Player p(R"({"language":"en","game":"mastermind"})");
        CHECK(offers(p));
        p.app().set("lesson", lesson_support::opened("answer", "en", 0, 1));
        p.frames(3);
        CHECK_FALSE(offers(p));
    }
    TEST_CASE("while a step of a search is to be predicted, its figure is not offered")
    {
        Player p(R"({"language":"en","game":"trees","motion":"reduce"})");
        p.use("algorithm", "1");
        p.use("predict", "1");
        p.use("step:first");
        rest(p);
        p.use("export");
        CHECK(p.control("export_tex").is_null());
    }
    TEST_CASE("whoever saves how many codes are left wins with help")
    {
        Player p(R"({"language":"en","game":"mastermind","seed":"7"})");
        p.use("menu");
        p.use("export_csv");
        p.frames(3);
        CHECK(p.effect(Effect::Kind::save, "prefs").find("help") != std::string::npos);
    }
    TEST_CASE("moves alone are no help")
    {
        Player p(R"({"language":"en","game":"thirtyone","seed":"7"})");
        p.use("menu");
        p.use("export_csv");
        p.frames(3);
        CHECK(p.effect(Effect::Kind::save, "prefs").find("help") == std::string::npos);
    }
    TEST_CASE("the sheet of a tree's board says how far its search had come")
    {
        Player p(config_of(screen_named("trees")));
        p.use("step:next");
        p.use("step:next");
        rest(p);
        p.use("menu");
        p.use("board_sheet");
        CHECK(p.effect(Effect::Kind::page, "print") ==
              p.app().state() + "&step=" + p.control("step").value("value", ""));
    }
    TEST_CASE("a tree that pans on the screen is whole in its figure, without the bar and the buttons")
    {
        for (const bool phone : {false, true}) {
            CAPTURE(phone);
            const std::string tree = "((((1,2)(3,4))((5,6)(7,8)))(((9,10)(11,12))((13,14)(15,16))))"
                                     "((((17,18)(19,20))((21,22)(23,24)))(((25,26)(27,28))((29,30)(31,32))))";
            Player p(R"({"language":"en","motion":"reduce","game":"trees","tree":")" + tree + "\"}",
                     phone ? 360.f : 1280.f, phone ? 640.f : 800.f);
            rest(p);
            REQUIRE(p.app().drawn().rects.contains("zoom_in"));
            const std::string svg = figure(p);
            CHECK(fault_of(svg) == "");
            const auto drawn = all_of(svg, ">([^<>]+)</text>");
            const std::set<std::string> words(drawn.begin(), drawn.end());
            for (int leaf = 1; leaf <= 32 && !phone; ++leaf) // on a phone they are too small for numbers
                CHECK_MESSAGE(words.count(std::to_string(leaf)) == 1, leaf);
            CHECK_FALSE(p.app().drawn().rects.contains("zoom_in"));
            rest(p);
            CHECK(p.app().drawn().rects.contains("zoom_in")); // the screen has them again
        }
    }
    TEST_CASE("at home there is no board, so the menu offers no figure")
    {
        Player p(R"({"language":"en","motion":"reduce"})");
        p.use("menu");
        CHECK(p.control("export").is_null());
    }
    TEST_CASE("each game's menu prints a sheet of its board where the site has pages; the lab has no board")
    {
        for (const auto& screen : every_game) {
            CAPTURE(screen.name);
            for (const bool pages : {true, false}) {
                Player p(config_of(screen, "en", pages ? "" : R"(,"pages":"false")"));
                p.use("menu");
                const bool offers = !p.control("board_sheet").is_null();
                CHECK(offers == (pages && !screen.name.starts_with("lab")));
                if (!offers) continue;
                p.use("board_sheet");
                CHECK(p.effect(Effect::Kind::page, "print") == p.app().state());
                CHECK(p.control("board_sheet").is_null()); // the menu is closed
            }
        }
    }
    TEST_CASE("a graded game's board is on no sheet before its end")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"mastermind","graded":"on","seed":"7"})");
        p.use("menu");
        CHECK(p.control("board_sheet").value("disabled", false));
        p.use("board_sheet");
        CHECK(p.effect(Effect::Kind::page, "print") == "");
    }
    TEST_CASE("a lesson has its own sheets: its menu prints none of the board")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"mastermind"})");
        p.app().set("lesson", lesson_support::opened("answer", "en", 0, 1));
        p.frames(3);
        p.use("menu");
        CHECK_FALSE(p.control("export").is_null());
        CHECK(p.control("board_sheet").is_null());
    }
    TEST_CASE("a phone's board is a figure too")
    {
        for (const auto& screen : every_game) {
            CAPTURE(screen.name);
            Player p(config_of(screen), 360, 640);
            CHECK(fault_of(figure(p)) == "");
        }
    }
    TEST_CASE("words are escaped, and numbers have at most two decimals")
    {
        CHECK(svg_escaped("a < b & \"c\" > d\x01") == "a &lt; b &amp; &quot;c&quot; &gt; d");
        CHECK(svg_number(12.5) == "12.5");
        CHECK(svg_number(-0.254) == "-0.25");
        CHECK(svg_number(3) == "3");
        CHECK(svg_number(-0.001) == "0");
        CHECK(svg_number(1.05) == "1.05");
    }
}

} // namespace figure_tests
