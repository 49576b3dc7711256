// Concepts as a game: its line, its events, the hidden concept, the course on screen, and tables read from text.
#include "engine/codes/code.hpp"
#include "engine/concepts/ask.hpp"
#include "engine/concepts/game.hpp"
#include "engine/concepts/read.hpp"
#include "engine/session/link.hpp"
#include "tests/engine/concepts_support.hpp"
#include "tests/engine/golden_links.hpp"
#include <cmath>
#include <doctest/doctest.h>

using namespace concepts_support;

namespace {

using GameLog = session::Log<concepts::Game>;

GameErrorKind refused(std::string_view line)
{
    const auto log = from_line(line);
    return log ? GameErrorKind{255} : log.error().kind;
}

/// Kind, row and column of the error; "" if the table is read.
std::string fault(std::string_view text)
{
    const auto read = read_table(text);
    if (read) return "";
    return std::string(name(read.error().kind)) + " " + std::to_string(read.error().row) + " " +
           std::to_string(read.error().column);
}

std::string damaged(std::string text, Rng& rng, std::string_view alphabet)
{
    for (auto changes = 1 + rng.below(3); changes > 0 && !text.empty(); --changes) {
        const auto at = rng.index(text.size());
        const char c = rng.below(8) == 0 ? static_cast<char>(rng.below(256)) : alphabet[rng.index(alphabet.size())];
        switch (rng.below(4)) {
        case 0:
            text.erase(at, 1 + rng.index(4));
            break;
        case 1:
            text.insert(at, 1, c);
            break;
        case 2:
            text.insert(at, text.substr(at, 1 + rng.index(9)));
            break;
        default:
            text[at] = c;
        }
    }
    return text;
}

} // namespace

TEST_SUITE("concepts game")
{
    TEST_CASE("EnjoySport is the usual table: 64, 32, 28, 6 concepts, reversed 64, 56, 12, 6")
    {
        GameLog log{concepts::Setup{}};
        CHECK(log.now().examples == enjoy_examples());
        const auto sizes = [](std::vector<Example> examples) {
            return course(enjoy_sport, {}, examples, static_cast<int>(examples.size())).sizes;
        };
        CHECK(sizes(log.now().examples) == std::vector<Count>{64, 32, 28, 6});
        auto reversed = enjoy_examples();
        std::reverse(reversed.begin(), reversed.end());
        CHECK(sizes(reversed) == std::vector<Count>{64, 56, 12, 6});
        REQUIRE(
            log.push(Add{{{}, false}})); // the first day as negative too: nothing is left, one wrong label leaves 12
        const auto gone = course(enjoy_sport, {}, log.now().examples, 5);
        CHECK(gone.size() == 0);
        CHECK(course(enjoy_sport, {Language::l, 1, false}, log.now().examples, 5).size() == 12);
        CHECK(gone.now.collapsed_after == 5);
        CHECK(gone.now.clash.back() == 4);
        REQUIRE(log.push(Flip{4}));
        REQUIRE(log.push(Remove{0}));
        CHECK(course(enjoy_sport, {}, log.now().examples, 4).size() == 6); // the same four days, in another order
    }
    TEST_CASE("the gallery's other tables do what their texts say")
    {
        const auto left = [](Gallery g, Language l) {
            const auto& s = sample(g);
            return course(s.shape, {l, 0, false}, s.examples, static_cast<int>(s.examples.size())).size();
        };
        CHECK(sample(Gallery::tennis).examples.size() == 14);
        CHECK(left(Gallery::tennis, Language::l) == 0);
        CHECK(left(Gallery::tennis, Language::l2) == 0);
        CHECK(left(Gallery::animals, Language::l) == 1);
        CHECK(left(Gallery::books, Language::l) == 0);
        CHECK(left(Gallery::books, Language::l2) > 0);
        CHECK(sample(Gallery::restaurant).examples.size() == 12);
        CHECK(left(Gallery::restaurant, Language::l) == 0);
        CHECK(left(Gallery::code, Language::l) == 0);
        CHECK(left(Gallery::code, Language::l2) == 0);
    }
    TEST_CASE("the gallery's codes are labelled by whether they agree with one digit in place and none elsewhere")
    {
        const auto rules = codes::parse_rules("p3c4r");
        REQUIRE(rules);
        const auto guess = codes::parse_code(*rules, "012");
        bool both[2] = {false, false};
        for (const Example& e : sample(Gallery::code).examples) {
            std::string text;
            for (int i = 0; i < 3; ++i) text += codes::symbol_char(e.values[static_cast<std::size_t>(i)]);
            INFO(text);
            CHECK((codes::feedback(*rules, *guess, *codes::parse_code(*rules, text)) == codes::Feedback{1, 0}) ==
                  e.positive);
            both[e.positive ? 1 : 0] = true;
        }
        CHECK((both[0] && both[1]));
    }
    TEST_CASE("two concepts are told apart by an instance that one of them covers, near to what both cover")
    {
        Rng rng(11);
        for (int round = 0; round < 400; ++round) {
            const Shape s = random_shape(rng, 5, 4);
            const auto any = [&] {
                Concept c = concept_of(s, instance_at(s, rng.below(instance_count(s))));
                for (int i = 0; i < s.attributes; ++i)
                    if (rng.below(2) == 0) c.bits |= full(s, i);
                return c;
            };
            const Concept a = any(), b = any();
            if (a == b) continue;
            const Concept x = concept_of(s, telling(s, a, b));
            REQUIRE(covers(a, x) != covers(b, x));
            int outside = 0; // attributes in which one of them has to go
            for (int i = 0; i < s.attributes; ++i)
                outside += (allowed(a, i) & allowed(b, i) & allowed(x, i)) == 0 ? 1 : 0;
            int apart = 0;
            for (int i = 0; i < s.attributes; ++i) apart += (allowed(a, i) & allowed(b, i)) == 0 ? 1 : 0;
            CHECK(outside == std::max(1, apart));
        }
    }
    TEST_CASE("Sagaz asks its best question until it knows the player's concept: fifty drawn from all 973")
    {
        const Space all(enjoy_sport, Language::l);
        std::vector<Concept> every; // with the empty concept
        for (Count i = 0, n = instance_count(Shape{6, {4, 3, 3, 3, 3, 3}}); i < n; ++i) {
            const Instance part = instance_at(Shape{6, {4, 3, 3, 3, 3, 3}}, i); // the last value of each: any
            Concept c;
            for (int a = 0; a < 6; ++a) {
                const auto v = part[static_cast<std::size_t>(a)];
                c.bits |= v == enjoy_sport.values[a] ? full(enjoy_sport, a) : std::uint64_t{1} << (shift(a) + v);
            }
            every.push_back(c);
        }
        every.emplace_back();
        REQUIRE(every.size() == all.all());
        Rng rng(5);
        int questions = 0, most = 0;
        for (int round = 0; round < 50; ++round) {
            const Concept thought = round == 0 ? Concept() : every[rng.index(every.size())];
            GameLog log(concepts::Setup{.role = Role::keeper});
            REQUIRE(log.now().examples.empty());
            while (!log.now().over()) {
                const auto& g = log.now();
                Space space(g.shape, Language::l);
                for (const Example& e : g.examples) space.add(concept_of(g.shape, e.values), e.positive);
                REQUIRE(space.size(0) == g.fitting());
                const Instance x = instance_at(g.shape, run(AskJob(space, 0)).best);
                REQUIRE(log.push(Add{{x, covers(thought, concept_of(g.shape, x))}}));
            }
            CHECK(*log.now().known == thought);
            CHECK(log.now().right());
            CHECK_FALSE(log.push(Add{{{}, true}}));
            REQUIRE(to_line(*from_line(to_line(log))) == to_line(log));
            const auto n = static_cast<int>(log.now().examples.size());
            questions += n;
            most = std::max(most, n);
        }
        MESSAGE("questions on average ", questions / 50.0, ", at most ", most, "; log2 of 973 is ", std::log2(973.0));
        CHECK(questions / 50.0 >= std::log2(973.0) - 1);
        CHECK(most < most_game_events);
    }
    TEST_CASE("a player who has shown an example of the concept is asked log2 of the 64 that are left: six questions")
    {
        Rng rng(6);
        for (int round = 0; round < 50; ++round) {
            const Instance shown = instance_at(enjoy_sport, rng.below(instance_count(enjoy_sport)));
            Concept thought = concept_of(enjoy_sport, shown);
            for (int a = 0; a < 6; ++a)
                if (rng.below(2) == 0) thought.bits |= full(enjoy_sport, a);
            GameLog log(concepts::Setup{.role = Role::keeper});
            REQUIRE(log.push(Add{{shown, true}}));
            while (!log.now().over()) {
                Space space(enjoy_sport, Language::l);
                for (const Example& e : log.now().examples) space.add(concept_of(enjoy_sport, e.values), e.positive);
                const Instance x = instance_at(enjoy_sport, run(AskJob(space, 0)).best);
                REQUIRE(log.push(Add{{x, covers(thought, concept_of(enjoy_sport, x))}}));
            }
            CHECK(*log.now().known == thought);
            CHECK(log.now().examples.size() == 7);
        }
    }
    TEST_CASE("answers that contradict each other leave nothing to know until one is changed")
    {
        GameLog log(concepts::Setup{.role = Role::keeper});
        REQUIRE(log.push(Add{{{}, true}}));
        REQUIRE(log.push(Add{{{}, false}}));
        CHECK(log.now().fitting() == 0);
        CHECK_FALSE(log.now().over());
        REQUIRE(log.push(Flip{1}));
        CHECK(log.now().fitting() == 64);
        CHECK_FALSE(log.push(Ask{}));
        CHECK(refused("concepts 1 keeper L 1 0 sport -") == GameErrorKind::wrong_labels_out_of_range);
    }
    TEST_CASE("the name of the label's column is kept by a table and its line")
    {
        const auto read = read_table("Hue,Size,Enjoy: all\nRed,Big,yes\nBlue,Small,no\n");
        REQUIRE(read);
        CHECK(read->table.label == "Enjoy: all");
        const std::string word = to_word(read->table);
        CHECK(word == "=Hue:Red,Blue;Size:Big,Small;Enjoy%3A_all");
        REQUIRE(table_from(word));
        CHECK(*table_from(word) == read->table);
        for (const char* none : {"Hue,Size,+\nRed,Big,yes\nBlue,Small,no", "Hue,Size,?\nRed,Big,yes\nBlue,Small,no",
                                 "Hue,Size,\nRed,Big,yes\nBlue,Small,no"}) {
            REQUIRE(read_table(none));
            CHECK(read_table(none)->table.label.empty());
        }
        for (const char* bad : {"=A:x,y;B:x,y;", "=A:x,y;label;B:x,y", "=A:x,y;B:x,y;one;two", "=A:x,y;B:x,y;%3F"})
            CHECK_FALSE(table_from(bad));
    }
    TEST_CASE("a course has the borders, events and sizes of a whole run with steps")
    {
        Rng rng(7);
        for (int round = 0; round < 60; ++round) {
            const Shape s = random_shape(rng, 4, 3);
            const auto examples = random_examples(s, rng, 8);
            const Options options{round % 2 == 0 ? Language::l : Language::l2, static_cast<int>(rng.below(2)), true};
            const Learned whole = run(LearnJob(s, examples, options));
            for (int at = 1; at <= static_cast<int>(examples.size()); ++at) {
                const Course c = course(s, options, examples, at);
                const LearnStep& step = whole.steps[static_cast<std::size_t>(at) - 1];
                REQUIRE(c.sizes == whole.sizes);
                REQUIRE(c.now.borders == step.borders);
                REQUIRE(c.events == step.events);
                REQUIRE(c.size() == whole.sizes[static_cast<std::size_t>(at) - 1]);
            }
        }
    }
    TEST_CASE("Sagaz hides a concept of the language that accepts its example, and answers by it")
    {
        for (const Language language : languages)
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                GameLog log(concepts::Setup{.role = Role::guess, .language = language, .seed = seed});
                const Concept hidden = *log.now().hidden;
                REQUIRE(log.now().examples.size() == 1);
                REQUIRE(covers(hidden, concept_of(enjoy_sport, log.now().examples[0].values)));
                for (int question = 0; question < 12; ++question) { // the best question, until one concept is left
                    const auto& g = log.now();
                    Course now = course(g.shape, g.options(), g.examples, static_cast<int>(g.examples.size()));
                    REQUIRE(std::any_of(now.now.members.begin(), now.now.members.end(),
                                        [&](const Concept& c) { return c == hidden; }));
                    if (now.size() == 1) break;
                    const auto best = run(AskJob(now.space, 0)).best;
                    REQUIRE(log.push(Ask{instance_at(g.shape, best)}));
                }
                REQUIRE(log.push(concepts::Say{hidden}));
                CHECK(log.now().right());
                CHECK_FALSE(log.push(Ask{}));
                REQUIRE(to_line(*from_line(to_line(log))) == to_line(log));
                if (language == Language::l) CHECK(log.now().examples.size() <= 7); // 64 concepts, each halved
            }
    }
    TEST_CASE("a line is read as it was written, and its faults are named with their place")
    {
        const std::string own = "concepts 1 watch L2 1 0 =Vive_en:tierra,el_mar;A%3BB:x,y +00,-11 +01 f0 x1";
        const auto log = from_line(own);
        REQUIRE(log);
        CHECK(to_line(*log) == own);
        CHECK(log->setup().own.attributes[0].values[1] == "el mar");
        CHECK(log->setup().own.attributes[1].name == "A;B");
        CHECK(log->now().examples == std::vector<Example>{{{0, 0}, false}, {{0, 1}, true}});
        CHECK(refused("concept 1") == GameErrorKind::unknown_game);
        CHECK(refused("concepts 2") == GameErrorKind::unknown_version);
        CHECK(refused("concepts 1 play L 0 0 sport -") == GameErrorKind::unknown_role);
        CHECK(refused("concepts 1 watch L3 0 0 sport -") == GameErrorKind::unknown_language);
        CHECK(refused("concepts 1 watch L 4 0 sport -") == GameErrorKind::wrong_labels_out_of_range);
        CHECK(refused("concepts 1 guess L 1 0 sport -") == GameErrorKind::wrong_labels_out_of_range);
        CHECK(refused("concepts 1 watch L 0 x sport -") == GameErrorKind::seed_out_of_range);
        CHECK(refused("concepts 1 watch L 0 0 sports -") == GameErrorKind::bad_table);
        CHECK(refused("concepts 1 watch L 0 0 =A:x;B:x,y -") == GameErrorKind::bad_table);
        CHECK(refused("concepts 1 watch L 0 0 =A:x,y;B:x,%79 -") == GameErrorKind::bad_table);
        CHECK(refused("concepts 1 watch L 0 0 sport +000000") == GameErrorKind::bad_examples);
        CHECK(refused("concepts 1 watch L 0 0 =A:x,y;B:x,y +02") == GameErrorKind::bad_examples);
        CHECK(refused("concepts 1 watch L2 0 0 =A:1,2,3,4,5,6;B:1,2,3,4,5,6;C:1,2 -") ==
              GameErrorKind::language_too_large);
        CHECK(refused("concepts 1 watch L 0 0 sport - +300000") == GameErrorKind::unknown_event);
        CHECK(refused("concepts 1 watch L 0 0 sport - f4") == GameErrorKind::no_such_example);
        CHECK(refused("concepts 1 watch L 0 0 sport - ?000000") == GameErrorKind::not_in_this_role);
        CHECK(refused("concepts 1 guess L 0 0 sport - =000000000000") == GameErrorKind::bad_examples);
        CHECK(refused("concepts 1 guess L 0 0 sport - =070303030303 ?000000") == GameErrorKind::game_over);
        CHECK(from_line("concepts 1 watch L 0 0 sport - f9").error().at == 31);
    }
    TEST_CASE("the longest game fits a link")
    {
        concepts::Setup s;
        s.gallery.reset();
        for (int a = 0; a < 8; ++a) {
            s.own.attributes.push_back({std::string(19, static_cast<char>('a' + a)), {}});
            for (int v = 0; v < 6; ++v)
                s.own.attributes.back().values.push_back(std::string(14, static_cast<char>('a' + v)));
        }
        REQUIRE(to_word(s.own).size() <= max_table_word);
        for (int i = 0; i < most_game_examples; ++i)
            s.own_examples.push_back({{5, 5, 5, 5, 5, 5, 5, static_cast<std::uint8_t>(i % 6)}, true});
        REQUIRE_FALSE(problem(s));
        GameLog log(s);
        for (int i = 0; i < most_game_events; ++i) REQUIRE(log.push(Flip{99}));
        CHECK_FALSE(log.push(Flip{0}));
        const std::string line = to_line(log);
        CHECK(session::to_link(line).size() <= session::max_link_length);
        CHECK(to_line(*from_line(line)) == line);
    }
    TEST_CASE("a table is read with tabs, semicolons, commas, quotation marks and labels of four languages")
    {
        const auto tabs = read_table("\xEF\xBB\xBFSky\tAir\tPlay\r\nSunny\tWarm\tyes\r\n\r\nRainy\t Cold \tNo\r\n");
        REQUIRE(tabs);
        CHECK(tabs->table.attributes[1] == Attribute{"Air", {"Warm", "Cold"}});
        CHECK(tabs->examples == std::vector<Example>{{{0, 0}, true}, {{1, 1}, false}});
        const auto quoted = read_table("A;B;+\n\"x; \"\"y\"\"\";1;SÍ\nz;2;NÃO\nz;1;−\n");
        REQUIRE(quoted);
        CHECK(quoted->table.attributes[0].values[0] == "x; \"y\"");
        CHECK(quoted->examples[0].positive);
        CHECK_FALSE(quoted->examples[1].positive);
        const auto one_line = read_table("A, B, + / 1, x, sim / 2, y, não / 1, y, Sì");
        REQUIRE(one_line);
        CHECK(one_line->examples.size() == 3);
        CHECK(one_line->examples[2].values == Instance{0, 1});
    }
    TEST_CASE("a column with one value gets a second one, under a name that it does not have yet")
    {
        const auto one = read_table("A,B,+\n1,2,yes\n3,2,no");
        REQUIRE(one);
        CHECK(one->completed == std::vector<int>{1});
        CHECK(one->table.attributes[1] == Attribute{"B", {"2", "other"}});
        const auto named = read_table("A,B,+\notro,2,yes\notro,3,no", max_examples, "otro");
        REQUIRE(named);
        CHECK(named->completed == std::vector<int>{0});
        CHECK(named->table.attributes[0].values == std::vector<std::string>{"otro", "otro 2"});
        CHECK_FALSE(problem(named->table));
    }
    TEST_CASE("the same case with both labels is read and collapses; a row that repeats an earlier one is left out")
    {
        const auto read = read_table("A,B,+\n1,2,yes\n2,1,no\n1,2,yes\n1,2,no\n1,1,yes\n\n2,1,no");
        REQUIRE(read);
        CHECK(read->left_out == std::vector<int>{4, 8});
        CHECK(read->examples == std::vector<Example>{{{0, 0}, true}, {{1, 1}, false}, {{0, 0}, false}, {{0, 1}, true}});
        CHECK(collapses(shape_of(read->table), Language::l2, read->examples));
    }
    TEST_CASE("a table's fault is named with its row and column, blank rows counted")
    {
        CHECK(fault("") == "empty 0 0");
        CHECK(fault("A,B,+") == "empty 0 0");
        CHECK(fault("A,+\n1,yes") == "bad_attributes 1 2");
        CHECK(fault("A,,+\n1,2,yes") == "bad_name 1 2");
        CHECK(fault("A,?,+\n1,2,yes") == "bad_name 1 2");
        CHECK(fault("A,A,+\n1,2,yes") == "repeated_attribute 1 2");
        CHECK(fault("A,B,+\n1,2") == "wrong_cells 2 2");
        CHECK(fault("A,B,+\n1,2,yes,no") == "wrong_cells 2 3");
        CHECK(fault("A,B,+\n1,2,yes\n\n3,,no") == "hole 4 2");
        CHECK(fault("A,B,+\n1,2,") == "hole 2 3");
        CHECK(fault("A,B,+\n1,2,maybe") == "bad_label 2 3");
        CHECK(fault("A,B,+\n1,1,y\n2,2,y\n3,3,y\n4,4,y\n5,5,y\n6,6,y\n7,1,y") == "too_many_values 8 1");
        CHECK(fault(std::string(max_read + 1, 'a')) == "too_long 0 0");
        CHECK(read_table("A,B,+\n1,2,y\n2,1,n\n1,1,n", 2).error() == ReadError{ReadErrorKind::too_many_examples, 4, 0});
    }
    TEST_CASE("fuzz: damaged lines are games or errors, and a game prints what was read")
    {
        const std::vector<std::string> lines{
            "concepts 1 watch L 0 0 sport - +001011 f0 x3",
            "concepts 1 guess L2 0 18446744073709551615 books - ?100 =0F0703",
            "concepts 1 watch L2 1 7 =Vive_en:tierra,el_mar;A%3BB:x,y +00,-11 +01 f0 x1",
            "concepts 1 keeper L 0 0 =Hue:red,blue;Size:big,small;Ok - +00 -10 f1 -11",
        };
        Rng rng(1009);
        int games = 0;
        for (int i = 0; i < 6'000; ++i) {
            const std::string line = damaged(lines[rng.index(lines.size())], rng, "0123456789 +-?=fx,;:_%LAF");
            const auto log = from_line(line);
            if (!log) continue;
            ++games;
            REQUIRE(to_line(*log) == line);
        }
        CHECK(games > 100);
    }
    TEST_CASE("fuzz: a damaged table is a table that fits the engine or an error that names a place in it")
    {
        const std::string text = "Sky;Air;Play\nSunny;\"Wa;rm\";yes\nRainy;Cold;No\n\nSunny;Cold;sí\n";
        Rng rng(1010);
        int read = 0;
        for (int i = 0; i < 6'000; ++i) {
            const std::string one = damaged(text, rng, "\n\t;,/\"yesno+- ?*");
            const auto table = read_table(one);
            if (!table) {
                REQUIRE(table.error().row >= 0);
                REQUIRE(table.error().row <=
                        1 + std::count_if(one.begin(), one.end(), [](char c) { return c == '\n' || c == '/'; }));
                continue;
            }
            ++read;
            REQUIRE_FALSE(problem(table->table));
            concepts::Setup s;
            s.gallery.reset();
            s.own = table->table;
            s.own_examples = table->examples;
            REQUIRE_FALSE(problem(s));
            const std::string line = to_line(GameLog(s));
            REQUIRE(to_line(*from_line(line)) == line);
        }
        CHECK(read > 100);
    }
    TEST_CASE("golden links open for ever and mean what they meant")
    {
        const auto words = [](const concepts::Game& g) { // examples, and how it stands
            return std::to_string(g.examples.size()) + (g.over() ? g.right() ? " right" : " not" : " -");
        };
        CHECK(open_golden_links("concepts", from_line, words) == 5);
    }
}
