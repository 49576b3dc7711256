// Trees of the betting room: the current set is in sight, no line runs through a label, and a shown game starts again.
#include "engine/session/link.hpp"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace betting_seen_tests {

using shell::kit::Rect;
using wording::en, wording::Text;

namespace {

std::string kuhn(const std::string& more = {})
{
    return R"({"language":"en","motion":"reduce","game":"betting","rules":"kuhn","seed":"42")" + more + "}";
}

bool is_in_sight(Player& p, const std::string& id)
{
    const auto& rects = p.app().drawn().rects;
    const auto at = rects.find(id);
    if (at == rects.end()) return false;
    const auto m = at->second.centre();
    return m.x > 0 && m.x < p.width() && m.y > 0 && m.y < p.height();
}

/// The rings around the nodes of the set to move at, or the frame around the round's end.
int marked_in_sight(Player& p)
{
    Looks looks;
    p.frame();
    int n = 0;
    for (const auto& s : looks.shapes) {
        const bool ring = s.what == "ring" && s.numbers[2] == 25;
        if (ring) n += s.numbers[0] > 24 && s.numbers[0] < p.width() - 24 ? 1 : 0;
    }
    return n;
}

/// A text with a line drawn over it or through it afterwards: "words"; "" if there is none.
struct Through : shell::kit::PaintListener {
    struct Seen {
        std::string words;
        Rect box;
        bool ground = false;
    };
    Through() { shell::kit::set_paint_listener(this); }
    ~Through() override { shell::kit::set_paint_listener(nullptr); }
    void shape(std::string_view what, std::span<const float> n, shell::kit::Colour) override
    {
        if (what == "line") lines.push_back({n[0], n[1], n[2], n[3]});
        if (what == "fill") { // covers the lines before it
            const Rect r{n[0], n[1], n[2], n[3]};
            grounds.emplace_back(r, lines.size());
        }
    }
    void text(shell::kit::Point at, float width, std::string_view words, const shell::kit::TextStyle& s) override
    {
        const Rect box = letters_of(at, width, s);
        std::size_t from = 0; // lines before this one are covered
        for (const auto& [ground, lines_before] : grounds)
            if (ground.x <= box.x && ground.y <= box.y && ground.right() >= box.right() &&
                ground.bottom() >= box.bottom())
                from = lines_before;
        texts.push_back({std::string(words), box, from});
    }
    static bool meets(const std::array<float, 4>& l, const Rect& r)
    {
        for (int k = 0; k <= 200; ++k) {
            const float at = static_cast<float>(k) / 200;
            if (r.contains({l[0] + (l[2] - l[0]) * at, l[1] + (l[3] - l[1]) * at})) return true;
        }
        return false;
    }
    std::string first(std::string_view part) const
    {
        for (const auto& t : texts) {
            if (t.words.size() > 12 || (!part.empty() && t.words != part)) continue;
            for (std::size_t i = t.from; i < lines.size(); ++i)
                if (meets(lines[i], t.box)) return t.words;
        }
        return {};
    }
    struct Text {
        std::string words;
        Rect box;
        std::size_t from;
    };
    std::vector<std::array<float, 4>> lines;
    std::vector<std::pair<Rect, std::size_t>> grounds;
    std::vector<Text> texts;
};

} // namespace

TEST_SUITE("betting")
{
    TEST_CASE("Kuhn's tree opens with the set to move at in sight, and follows each step")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, {1280.f, 800.f}})
            for (const char* role : {"max", "min", "both"})
                for (const char* seed : {"1", "2", "3", "5", "42"}) {
                    Player p(R"({"language":"en","motion":"reduce","game":"betting","rules":"kuhn","seed":")" +
                                 std::string(seed) + R"(","role":")" + role + "\"}",
                             w, h);
                    p.use("analysis", "1");
                    p.use("tab", "3");
                    rest(p);
                    for (int step = 0; step < 8; ++step) {
                        INFO(w << " " << role << " seed " << seed << " step " << step);
                        if (p.has("act:0")) {
                            CHECK(marked_in_sight(p) >= 1);
                            p.use("act:0");
                        } else if (p.has("next")) p.use("next");
                        rest(p);
                    }
                }
    }
    TEST_CASE("after a fold Kuhn's tree frames every end that the hidden card allows, after a showdown the one end")
    {
        Player p(kuhn(R"(,"role":"max")"));
        p.use("analysis", "1");
        p.use("tab", "3");
        int folded = 0, compared = 0;
        for (int round = 0; round < 20; ++round) {
            for (int i = 0; i < 3 && p.has("act:0"); ++i) {
                p.use("act:0");
                rest(p);
            }
            const std::string rival = p.control("card_min")["text"];
            const bool folds = rival.find(en(Text::betting_card_hidden)) != std::string::npos;
            Looks looks;
            p.frame();
            const auto frames = std::count_if(looks.shapes.begin(), looks.shapes.end(), [](const Looks::Shape& s) {
                return s.what == "stroke" && s.numbers[4] == 8 && s.numbers[5] == 2.5f;
            });
            CHECK(frames == (folds ? 2 : 1));
            (folds ? folded : compared) += 1;
            if (p.has("next")) p.use("next");
        }
        CHECK(folded > 0);
        CHECK(compared > 0);
    }
    TEST_CASE("no line runs through the name of a deal or its probability in Kuhn's tree")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(kuhn(), w, h);
            p.use("analysis", "1");
            p.use("tab", "3");
            rest(p);
            Through drawn;
            p.frame();
            for (const char* label : {"JQ", "JK", "QK", "QJ", "KJ", "KQ", "1/6"}) CHECK(drawn.first(label).empty());
        }
    }
    TEST_CASE("no line runs through a label of a game from a file")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, {1280.f, 800.f}})
            for (const char* zoom : {"0", "1", "2"}) {
                Player p(config_of(screen_named("given")), w, h);
                p.use("zoom", zoom);
                p.use("node:2");
                rest(p);
                Through drawn;
                p.frame();
                for (const char* label :
                     {"revisa", "pasa", "bien", "mal", "honesto", "tramposo", "▲ calma", "▲ alarma"})
                    CHECK(drawn.first(label).empty());
            }
    }
    TEST_CASE("a set marked by the outline comes into sight")
    {
        Player p(config_of(screen_named("given")), 360, 640);
        p.use("zoom", "3");
        rest(p);
        const auto seen = [&p] { return is_in_sight(p, "node:2") || is_in_sight(p, "node:12"); };
        CHECK_FALSE(seen());
        p.use("node:2");
        rest(p);
        CHECK(seen());
    }
    TEST_CASE("a new game of a game from a file shows it from its root again, and says so")
    {
        Player p(config_of(screen_named("given")), 360, 640);
        p.use("zoom", "3");
        p.use("node:2");
        rest(p);
        CHECK_FALSE(is_in_sight(p, "node:0"));
        CHECK(p.control("new_game")["text"] == wording::en(wording::Text::given_again));
        const std::string line = p.app().state();
        p.use("new_game");
        rest(p);
        CHECK(p.app().state() == line);
        CHECK(is_in_sight(p, "node:0"));
        CHECK_FALSE(p.has("set_told"));
        CHECK(p.status().find(wording::en(wording::Text::shown_anew)) != std::string::npos);
    }
}

} // namespace betting_seen_tests
