// Tests with seeded damage: bytes of links, lines and requests are changed, dropped, doubled or cut. Nothing may crash,
// and every request gets one line of valid JSON.
#define JSON_NOEXCEPTION 1
#include "engine/base/rng.hpp"
#include "engine/betting/game.hpp"
#include "engine/cluedo/game.hpp"
#include "engine/codes/game.hpp"
#include "engine/codes/optimal/tree_text.hpp"
#include "engine/formats/convert.hpp"
#include "engine/lab/experiment.hpp"
#include "engine/matrix/game.hpp"
#include "engine/request/request.hpp"
#include "engine/search/tree_text.hpp"
#include "engine/session/link.hpp"
#include "engine/thirtyone/game.hpp"
#include "engine/tictactoe/game.hpp"
#include "engine/trees/game.hpp"
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

using namespace engine;

namespace {

const std::vector<std::string>& lines()
{
    static const std::vector<std::string> all{
        "codes 1 p4c6r 12 guesser colours knuth 42 g0012 g2450",
        "codes 1 p4c10n 20 keeper digits consistent 18446744073709551615 g0123 a21 m00012312 i00 u00 s4567 x",
        "codes 1 p8c16n 12 assistant letters knuth 0 gfedcba98 a00 m00fedcba9880 i00",
        "codes 1 p4c6r 12 guesser colours expected_size 42 g0012",
    };
    return all;
}

const std::vector<std::string>& requests()
{
    static const std::vector<std::string> all{
        R"j({"cmd":"lesson.check","seeds":2,"lesson":{"id":"a","game":"trees","minutes":8,"title":{"en":"T"},"steps":[{"say":{"en":"a"},"at":"trees 1 explore max alphabeta left_to_right 0 (3,12)(2,4)"},{"say":{"en":"b"},"ask":{"kind":"number","say":{"en":"?"},"answer":3,"because":{"request":{"cmd":"search.tree","tree":"(3 12)(2 4)"},"path":"value"},"hints":[{"en":"h"}],"right":{"en":"r"}}}]}})j",
        R"({"cmd":"lesson.step","step":1,"seed":7,"language":"en","lesson":"{\"id\":\"a\",\"game\":\"trees\",\"minutes\":8}"})",
        R"({"cmd":"codes.answer","rules":"p4c6r","secret":"0012","guess":[0,1,2,2]})",
        R"({"cmd":"codes.knowledge","rules":"p4c10n","history":[{"guess":"8391","fijas":0,"picas":2},{"guess":[1,2,3,4],"fijas":1,"picas":1}],"list":9,"offset":3,"prefixes":true})",
        R"({"cmd":"codes.choose","rules":"p3c6r","history":[{"guess":"001","fijas":1,"picas":0}],"strategy":"knuth_consistent","options":{"first":"001"},"seed":"77"})",
        R"({"cmd":"codes.choose","rules":"p3c6n","history":[{"guess":"012","fijas":1,"picas":0}],"strategy":"entropy"})",
        R"({"cmd":"codes.tournament","rules":"p2c5r","strategy":"most_parts_consistent","secrets":"all"})",
        R"({"cmd":"codes.rank","rules":"p3c4r","history":[],"criterion":"most_parts","top":3,"guess":"012"})",
        R"({"cmd":"codes.partition","rules":"p8c16r","history":[{"guess":"01234567","fijas":1,"picas":1}],"guess":"89abcdef"})",
        R"({"cmd":"codes.tournament","rules":"p2c3n","strategy":"consistent","secrets":20,"seed":1,"progress":true})",
        R"({"cmd":"codes.optimal","rules":"p2c3r","max_guesses":4,"max_nodes":50,"tree":true})",
        R"({"cmd":"codes.spaces","rules":"p4c6r","history":[{"guess":"0012","fijas":1,"picas":1}],"language":"L","cover":"A","early_detection":false,"noise":{"lies":1},"list":3,"spaces":2})",
        R"({"cmd":"codes.spaces","rules":"p3c6n","history":[{"guess":"012","fijas":1,"picas":1}],"noise":{"eps":0.1}})",
        R"({"cmd":"codes.tournament","rules":"p2c5r","strategy":"version_space","options":{"first":"01","tie":"largest_space","split":"single","cover":"A","language":"L2","noise":null},"secrets":5,"seed":1})",
        R"({"cmd":"codes.tournament","rules":"p2c5r","strategy":"version_space","options":{"cover":"C","weights":"sum","noise":{"lies":1,"rate":0.5,"blind":true}},"secrets":5})",
        R"({"cmd":"lab.reproduce","table":"spaces.examples","games":1,"seed":1})",
        R"({"cmd":"lab.compare","rules":"p2c4r","strategies":["knuth","consistent",{"strategy":"genetic","options":{"population":9}}],"secrets":5,"seed":1,"share":{"index":1,"of":2},"games":true})",
        R"({"cmd":"codes.choose","rules":"p3c5r","history":[{"guess":"001","fijas":1,"picas":0}],"strategy":"version_space","options":{"noise":{"eps":0.25,"stop_at":0.9}}})",
        R"({"cmd":"lab.reproduce","table":"000.5.1","games":3,"seed":1})",
        R"({"cmd":"search.tree","tree":"(3 12 8)(2 4/3 6)[1/2:(14 5) 1/2:-2]","root":"MIN","algorithm":"expectiminimax","order":"best_first","trace":true})",
        R"({"cmd":"search.tree","tree":[[3,12,"8/3"],{"kind":"MAX","children":[2,4]},5],"algorithm":"alphabeta","order":"shuffled","seed":"7"})",
        R"({"cmd":"search.tree","tree":{"kind":"CHANCE","children":[3,[4,5]],"p":["1/3","2/3"]},"algorithm":"expectiminimax"})",
        R"({"cmd":"search.orders","tree":"(3 12 8)(2 4 6) ","limit":9,"samples":5,"seed":3})",
        R"({"cmd":"search.random_trees","b":3,"d":4,"order":"worst_first","trees":9,"seed":1})",
        R"({"cmd":"thirtyone.solve","rows":4,"max":6,"limit":31,"full_board":"draw"})",
        R"({"cmd":"thirtyone.position","rows":1,"max":6,"limit":21,"moves":[1,2,3,4,5,6]})",
        R"({"cmd":"tictactoe.analyse","board":"X.O.X....","algorithm":"alphabeta","depth":2})",
        R"({"cmd":"matrix.solve","matrix":[[2,"-1/3"],[0,2],[-5,10]]})",
        R"({"cmd":"betting.solve","bets":[2,4],"cards":"hidden","deck":{"aces":3,"kings":2,"replacement":false}})",
        R"({"cmd":"betting.solve","variant":"one_card","ante":1,"bets":[1,2],"deck":{"aces":1,"kings":3},"fold":true,"efg":true})",
        R"({"cmd":"betting.solve","variant":"kuhn","ante":2,"bets":[1],"ranks":[1,0,2],"ranges":false})",
        R"j({"cmd":"extensive.solve","efg":"EFG 2 R \"t\" { \"A\" \"B\" }\nc \"\" 1 \"\" { \"x\" 1/3 \"y\" 2/3 } 0\np \"\" 1 1 \"s\" { \"a\" \"b\" } 1 \"\" { 1 -1 }\nt \"\" 2 \"\" { .5, -1/2 }\nt \"\" 1\np \"\" 1 1 0\nt \"\" 2\nt \"\" 1","ranges":true})j",
        R"j({"cmd":"extensive.exploit","efg":"EFG 2 D \"t\" { \"A\" \"B\" } p \"\" 1 1 \"s\" { \"a\" \"b\" } 0 t \"\" 2 \"\" { .5, -0.5 } t \"\" 2","behaviour":[{"player":1,"set":"s","actions":{"a":"1/3","b":"2/3"}}]})j",
        R"({"cmd":"cluedo.deduce","deck":[2,2,3],"players":2,"hand_sizes":[2,2],"me":0,"hand":[0,4],"events":[{"type":"suggest","by":0,"cards":[1,2,5],"passes":[],"shower":1,"card":5},{"type":"accuse","by":1,"cards":[0,3,4],"correct":false},{"type":"reveal","player":1,"card":3},{"type":"lacks","player":2,"card":6},{"type":"assume","player":2,"card":6,"holds":true}],"level":"probing","trace":true})",
        R"({"cmd":"cluedo.deduce","players":3,"hand_sizes":[6,6,6],"pile":0,"me":null,"events":[{"type":"suggest","by":1,"cards":[2,8,14],"passes":[2],"shower":0}]})",
        R"({"cmd":"cluedo.deduce","deck":[2,2,3],"players":2,"hand_sizes":[2,2],"me":0,"hand":[0,4],"events":[{"type":"suggest","by":0,"cards":[1,2,5],"shower":1,"card":5},{"type":"accuse","by":0,"cards":[1,3,4],"seen":[1,2,6]}],"likelihood":true})",
        R"({"cmd":"cluedo.why","players":3,"hand_sizes":[6,6,6],"me":0,"hand":[0,1,6,7,12,13],"events":[{"type":"suggest","by":1,"cards":[2,8,14],"shower":2,"card":null}],"literal":[2,1]})",
        R"({"cmd":"cluedo.advise","deck":[2,2,3],"players":2,"hand_sizes":[2,2],"me":0,"hand":[0,4],"events":[],"top":2,"samples":50,"question":[1,3,5],"room":5,"asked":{"by":1,"cards":[0,2,4]}})",
        R"({"cmd":"cluedo.deduce","deck":[2,2,3],"players":3,"hand_sizes":[1,[0,2],[0,3]],"face_up":[6],"me":0,"hand":[0],"events":[{"type":"shows_all","by":1,"cards":[0,2,4],"shows":[{"player":0,"card":0},{"player":2}]},{"type":"leaves","player":2,"cards":null}]})",
        R"({"cmd":"cluedo.others","deck":[2,2,3],"players":3,"hand_sizes":[2,1,1],"me":0,"hand":[0,4],"events":[{"type":"suggest","by":1,"cards":[1,2,5],"shower":2}],"samples":20,"question":[0,2,5],"asked":{"by":1,"cards":[0,2,4]},"show":[0],"safest":2,"weight":0.5,"late":true})",
        R"({"cmd":"cluedo.review","deck":[2,2,3],"players":2,"hand_sizes":[2,2],"me":0,"hand":[0,4],"events":[{"type":"suggest","by":0,"cards":[1,2,5],"shower":1,"card":5}]})",
        R"({"cmd":"cluedo.match","seats":["easy","hard"],"deck":[2,2,3],"games":2,"seed":"5"})",
        R"({"cmd":"puzzle.make","kind":"cut","level":1,"number":4711,"sealed":true,"chain":true})",
        R"({"cmd":"puzzle.check","kind":"order","level":1,"number":7,"answer":"node:2"})",
        R"({"cmd":"puzzle.check","kind":"matrix","level":2,"number":7,"answer":["1/2",3]})",
        R"({"cmd":"puzzle.hint","kind":"matrix","level":1,"number":7,"hints":1})",
        R"({"cmd":"puzzle.day","date":"2027-02-14"})",
        R"j({"cmd":"formats.read","text":"NFG 1 R \"t\" { \"A\" \"B\" } { { \"a\" \"b\" } { \"x\" } } \"c\" { { \"\" 1, -1 } { \"o\" 1/2 -.5 } } 2 0"})j",
        R"({"cmd":"formats.write","line":"matrix 1 2,-3;0,2 row 0","format":"efg"})",
        R"({"cmd":"version"})",
    };
    return all;
}

std::string damaged(std::string text, Rng& rng, std::string_view alphabet)
{
    for (auto changes = 1 + rng.below(3); changes > 0 && !text.empty(); --changes) {
        const auto at = rng.index(text.size());
        const auto kind = rng.below(7);
        const char c = kind == 6 ? static_cast<char>(rng.below(256)) : alphabet[rng.index(alphabet.size())];
        if (kind == 0) text.erase(at, 1);
        else if (kind == 1) text.insert(at, 1, c);
        else if (kind == 2) text.resize(at);
        else if (kind == 3) text.insert(at, text.substr(at, 1 + rng.index(8)));
        else if (kind == 4) text.erase(at, 1 + rng.index(12));
        else text[at] = c;
    }
    return text;
}

} // namespace

TEST_SUITE("request")
{
    TEST_CASE("fuzz: damaged lines are games or errors, and a game prints what was read")
    {
        Rng rng(1001);
        int games = 0;
        for (int i = 0; i < 20'000; ++i) {
            const std::string line = damaged(lines()[rng.index(lines().size())], rng, "0123456789abcdefgmixs pcrn");
            const auto log = codes::from_line(line);
            if (!log) continue;
            ++games;
            REQUIRE(to_line(*log) == line);
        }
        CHECK(games > 100);
    }
    TEST_CASE("fuzz: damaged strategies are strategies or errors, and a strategy prints what was read")
    {
        const std::string text = "sagaz optimal 1 p2c3n 13\n01\n 01 20\n  01 12\n 02 10\n 10 02\n  01 21\n";
        REQUIRE(codes::optimal::parse_strategy(text));
        Rng rng(1002);
        int read = 0;
        for (int i = 0; i < 20'000; ++i) {
            const std::string one = damaged(text, rng, "012 \nprc3n");
            const auto strategy = codes::optimal::parse_strategy(one);
            if (!strategy) continue;
            ++read;
            const auto again = codes::optimal::parse_strategy(
                codes::optimal::to_text(strategy->rules, strategy->tree, codes::optimal::total(strategy->histogram)));
            REQUIRE(again == strategy);
        }
        CHECK(read > 100);
    }
    TEST_CASE("fuzz: damaged lines of trees are games or errors, and a game prints what was read")
    {
        const std::vector<std::string> tree_lines{
            "trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2) a2.1=7 d4 t1=chance p4=1/6 m1.0 "
            "v9=-7/2",
            "trees 1 explore min expectiminimax shuffled 77 [1/2:(3,^(5,6)),1/2:4] r(1,2)(3,4) cminimax.best_first.0 "
            "t3=max",
            "trees 1 practice max alphabeta left_to_right 0 u3x2:0..20:42:vw w1=3 w1= b2=3.i b2=i.-1/2 b2= x4 x4 k",
            "trees 1 practice min alphabeta left_to_right 0 i4x5:-9..9:18446744073709551615:- x1 k",
        };
        Rng rng(1004);
        int games = 0;
        for (int i = 0; i < 20'000; ++i) {
            const std::string line =
                damaged(tree_lines[rng.index(tree_lines.size())], rng, "0123456789/.=()[]:,^vadtpmrcwbxki- ");
            const auto log = trees::from_line(line);
            if (!log) continue;
            ++games;
            REQUIRE(trees::to_line(*log) == line);
        }
        CHECK(games > 100);
    }
    TEST_CASE("fuzz: damaged trees are trees or errors, and a tree prints what is read again")
    {
        Rng rng(1005);
        int read = 0;
        for (int i = 0; i < 20'000; ++i) {
            const std::string text =
                damaged("((3 12/5 v(8))(2 -4 6)[1/2:(14 5) 1/4:2 1/4:^(3 1)])", rng, "0123456789-/:()[]^v, ");
            const auto tree = search::parse_tree(text, search::NodeKind::max);
            if (!tree) {
                REQUIRE(tree.error().at >= 0);
                continue;
            }
            ++read;
            REQUIRE(search::parse_tree(search::to_text(*tree, search::NodeKind::max), search::NodeKind::max) == *tree);
        }
        CHECK(read > 1'000);
    }
    TEST_CASE("fuzz: damaged lines of the 31 game and tic-tac-toe are games or errors, and a game prints what was read")
    {
        const std::vector<std::string> thirtyones{
            "thirtyone 1 4 6 31 mover_loses person perfect 42 5 6 6 1 6 2 5",
            "thirtyone 1 1 9 45 draw fallible1 fallible3 18446744073709551615 9 8 7 6 5 4 3 2 1",
            "thirtyone 1 8 2 1 draw perfect person 0 2",
        };
        const std::vector<std::string> tictactoes{
            "tictactoe 1 person full 42 4 0 2 6 3 5",
            "tictactoe 1 depth2 random 18446744073709551615 0 1 2 3 4 5 6",
        };
        Rng rng(1004);
        int games = 0;
        for (int i = 0; i < 20'000; ++i) {
            const auto& all = i % 2 == 0 ? thirtyones : tictactoes;
            const std::string line = damaged(all[rng.index(all.size())], rng, "0123456789 defnoprsu");
            const auto thirtyone = thirtyone::from_line(line);
            const auto tictactoe = tictactoe::from_line(line);
            if (thirtyone) REQUIRE(to_line(*thirtyone) == line);
            if (tictactoe) REQUIRE(to_line(*tictactoe) == line);
            games += thirtyone || tictactoe ? 1 : 0;
        }
        CHECK(games > 100);
    }
    TEST_CASE("fuzz: damaged lines of matrix and betting games are games or errors, and a game prints what was read")
    {
        const std::vector<std::string> all{
            "matrix 1 2,-3;0,2;-5/3,10 row 42 0 1 2 0",
            "matrix 1 1,-1;-1,1 column 18446744073709551615 1 0",
            "betting 1 2,4,6 a1k1r hidden max 10 42 b0 n b2 n",
            "betting 1 3,1 a4k4n seen both 2 7 b1 c n b0 f",
        };
        Rng rng(1006);
        int games = 0;
        for (int i = 0; i < 4'000; ++i) {
            const std::string line = damaged(all[rng.index(all.size())], rng, "0123456789/,;-abcfknr max");
            const auto matrix = matrix::from_line(line);
            const auto betting = betting::from_line(line);
            if (matrix) REQUIRE(to_line(*matrix) == line);
            if (betting) REQUIRE(to_line(*betting) == line);
            games += matrix || betting;
        }
        CHECK(games > 100);
    }
    TEST_CASE("fuzz: damaged files of Gambit are games or errors, and a game survives writing in every format")
    {
        const std::vector<std::string> all{
            "NFG 1 R \"t\" { \"A\" \"B\" } { 2 2 } \"c\" 1 -1 0.5 -1/2 2 -2 0 0",
            "NFG 1 D \"\" { \"A\" \"B\" \"C\" } { { \"a\" \"b\" } { \"x\" } { \"1\" } } { { \"\" 1, 2, 3 } } 1 0",
            "EFG 2 R \"t\" { \"A\" \"B\" } \"c\" c \"\" 1 \"\" { \"l\" 1/3 \"r\" 2/3 } 0 p \"\" 1 1 \"s\" { \"a\" "
            "\"b\" } 0 "
            "t \"\" 1 \"\" { 1 -1 } t \"\" 2 \"\" { 3 -3 } p \"\" 1 1 0 t \"\" 2 t \"\" 1",
            "EFG 2 D \"日本\" { \"A\" \"\" \"Ñ\" } p \"\" 3 1 \"\" { \"a\" \"b\" } 0 p \"\" 1 1 \"\" { \"a\" \"b\" } 0 "
            "t \"\" 1 \"\" { 1 2 3 } t \"\" 2 \"\" { .5, -1/3, 0 } p \"\" 1 1 3 \"toll\" { 0 0 1 } t \"\" 2 t \"\" 0",
            "one_card:ante=2:bets=1,3:deck=a1k3:fold=no",
        };
        Rng rng(1012);
        int games = 0, several = 0;
        for (int i = 0; i < 4'000; ++i) {
            const std::string text = damaged(all[rng.index(all.size())], rng, "0123456789{}\" /-.,cpt");
            const auto game = formats::read(text);
            if (!game) continue;
            ++games;
            for (const auto format : enumerators<formats::Format>) {
                const auto written = formats::write(*game, format);
                if (!written || format == formats::Format::csv) continue;
                const auto again = formats::read(written->text);
                REQUIRE(again);
                if (const auto* form = std::get_if<formats::StrategicForm>(&game->content);
                    form != nullptr && format == formats::Format::nfg)
                    REQUIRE(std::get<formats::StrategicForm>(again->content) == *form);
                if (const auto* tree = std::get_if<extensive::Tree>(&game->content);
                    tree != nullptr && format == formats::Format::efg) {
                    REQUIRE(std::get<extensive::Tree>(again->content) == *tree);
                    several += tree->count() != 2 ? 1 : 0;
                }
            }
        }
        CHECK(games > 100);
        CHECK(several > 20);
    }
    TEST_CASE("fuzz: damaged lines of the laboratory are experiments or errors, and one prints what was read")
    {
        const std::vector<std::string> all{
            "lab 1 p4c10n consistent,knuth,optimal all 31 +genetic n1000 go",
            "lab 1 p8c16r - 1000000 18446744073709551615 +evolutionary -evolutionary nall",
        };
        Rng rng(1011);
        int read = 0;
        for (int i = 0; i < 4'000; ++i) {
            const std::string line = damaged(all[rng.index(all.size())], rng, "0123456789,+-nr conskuth algo");
            const auto log = lab::from_line(line);
            if (log) REQUIRE(lab::to_line(*log) == line);
            read += log.has_value();
        }
        CHECK(read > 100);
    }
    TEST_CASE("fuzz: damaged lines of Cluedo are games or errors, and a game prints what was read")
    {
        const std::vector<std::string> cluedo_lines{
            "cluedo 1 notebook 6-6-9 ffee 0 0 1 eeee 0 - Ana,Luis,Eva,Tom abgmn s1chp2- i0001 s2chp-- x3chp x0chpdiq "
            "c000s1chp3- d001 hacgmn kd43 r1e l4f y2d n3d",
            "cluedo 1 game 6-6-9 ggg 0 0 0 emh 1 - - - qbgp p qbho p qbkn vk p qehp p kd43 jagm g",
            "cluedo 1 notebook 1-2-3 bac 0 - 0 mmm 0 a,b,c,d,e,f - - s0abd2- w1abd",
        };
        Rng rng(1010);
        int games = 0;
        for (int i = 0; i < 20'000; ++i) {
            const std::string line = damaged(cluedo_lines[rng.index(cluedo_lines.size())], rng,
                                             "0123456789abcdefghijklmnopqrstuvwxy-,_ ABCD");
            const auto log = cluedo::from_line(line);
            if (!log) continue;
            ++games;
            REQUIRE(to_line(*log) == line);
        }
        CHECK(games > 100);
    }
    TEST_CASE("fuzz: damaged links are errors nearly always, and never crash")
    {
        Rng rng(1002);
        int opened = 0;
        for (int i = 0; i < 20'000; ++i) {
            const std::string link = session::to_link(lines()[rng.index(lines().size())]);
            const std::string other = damaged(link, rng, "ABCxyz0189-_+/= ");
            const auto line = session::from_link(other);
            if (!line || other == link) continue;
            ++opened;
            (void)codes::from_line(*line);
        }
        CHECK(opened < 10); // one in 65,536 passes the checksum
    }
    TEST_CASE("fuzz: damaged requests get one line of valid JSON")
    {
        Rng rng(1003);
        int answered = 0;
        for (int i = 0; i < 6'000; ++i) {
            const std::string line =
                damaged(requests()[rng.index(requests().size())], rng, "0123456789\"{}[],:.-eEpcrn\\");
            request::Request request(line);
            for (int slices = 0; slices < 50 && request.step(Budget{20'000}) == Step::more; ++slices) {}
            if (request.result().empty()) continue; // cancelled: damage can turn into a long request
            REQUIRE(request.result().find('\n') == std::string::npos);
            const auto json = nlohmann::json::parse(request.result(), nullptr, false);
            REQUIRE(json.is_object());
            REQUIRE(json.contains(json["ok"] == true ? "result" : "error"));
            ++answered;
        }
        CHECK(answered > 5'900);
    }
}
