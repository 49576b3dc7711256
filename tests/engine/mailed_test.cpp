#include "engine/session/mailed.hpp"
#include <doctest/doctest.h>
#include <random>
#include <string>

using namespace engine;

namespace mailed_tests {
namespace {

const std::string head =
    R"({"sagaz":"0.1.0","error":"it > stopped \"here\" } { \\","settings":{"a":{"b":"ñandú á é"}}})";
const std::string act = R"({"kind":"act","values":["symbol:0","a long value of many words, as {a tree}"]})";
const std::string report = head + "\n" + act + "\n" + act + "\n";

/// As `fold -w` does it, which counts bytes; or between words, whose spaces are lost.
std::string folded(const std::string& text, std::size_t width, bool at_words)
{
    std::string out;
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t end = text.find('\n', begin);
        if (end - begin <= width) {
            out += text.substr(begin, end - begin) + "\n";
            begin = end + 1;
            continue;
        }
        const std::size_t space = text.rfind(' ', begin + width);
        const bool word = at_words && space != text.npos && space > begin;
        const std::size_t cut = word ? space : begin + width;
        out += text.substr(begin, cut - begin) + "\n";
        begin = word ? cut + 1 : cut;
    }
    return out;
}

std::string quoted(const std::string& text, const std::string& before)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        out += before + text.substr(at, end + 1 - at);
        at = end + 1;
    }
    return out;
}

std::string joined(const std::string& text)
{
    std::string out;
    for (const auto& line : session::lines_of_mail(text)) out += line.text + "\n";
    return out;
}

} // namespace

TEST_SUITE("link")
{
    TEST_CASE("a report out of a mail is the report: words before it, marks of a quotation, broken lines")
    {
        const std::string words = "Hi,\nit stopped {again}:\n\n";
        for (const char* mark : {"", "> ", ">> ", ">", "  "}) {
            CAPTURE(mark);
            CHECK(joined(words + quoted(report, mark)) == report);
            CHECK(joined(words + quoted(folded(report, 30, false), mark)) == report);
            CHECK(joined(words + quoted(folded(report, 76, false), mark)) == report);
        }
        CHECK(joined(quoted(folded(report, 40, true), "> ")) == report);
    }
    TEST_CASE("into a report and behind it people write; into a recording nobody may")
    {
        const std::string opening = "{\"sagaz\":\"0.1.0\",\"report\":true}\n" + act + "\n";
        CHECK(joined(opening + "\n-- \nAnna\n") == opening);
        CHECK(joined(opening + "hm\n" + act + "\n") == opening + act + "\n");
        CHECK(joined(opening + "> > On Monday Jo wrote:\n" + quoted(act + "\n", "> > ") + " " + act +
                     "\n-- \nAnna\n") == opening + act + "\n" + act + "\n");
        CHECK(session::actions_in(opening + act + "\nx" + act.substr(1)) == 3);
        CHECK(joined(report + "Anna\n") == report + "Anna\n");
    }
    TEST_CASE("lines are numbered as they stand in the file; a line without its end spoils no other")
    {
        const auto lines =
            session::lines_of_mail("Hi\r\n\r\n" + head + "\r\n{\"kind\":\"act\",\"val\r\n" + act + "\r\n");
        REQUIRE(lines.size() == 3);
        CHECK(lines[0].number == 3);
        CHECK(lines[0].text == head);
        CHECK(lines[1].number == 4);
        CHECK(lines[2].number == 5);
        CHECK(lines[2].text == act);
    }
    TEST_CASE("whatever stands before a report's header, alone or before each of its lines, it is the report")
    {
        const std::string opening = "{\"sagaz\":\"0.1.0\",\"report\":true}\n" + act + "\n";
        for (const char* mark : {"| ", "|", "* ", "- ", "# ", ": ", "> | ", "Ana> ", "\xEF\xBB\xBF"}) {
            CAPTURE(mark);
            CHECK(joined(mark + opening) == opening);
            CHECK(joined(quoted(opening, mark)) == opening);
            CHECK(joined(quoted(folded(opening, 30, false) + "\n", mark)) == opening);
        }
    }
    TEST_CASE("a line that ends before its object does is told from a whole one")
    {
        const auto last = [](const std::string& text) { return session::lines_of_mail(text).back().whole; };
        CHECK(last(report));
        for (std::size_t cut = 1; cut < act.size(); ++cut) CHECK_FALSE(last(head + "\n" + act.substr(0, cut)));
        CHECK(last(head + "\nAnna"));
    }
    TEST_CASE("no prefix, no cut and no damaged byte stops the reader, and all that it gives is in the text")
    {
        const std::string opening =
            "{\"sagaz\":\"0.1.0\",\"report\":true,\"error\":\"a > b\"}\n" + act + "\n" + act + "\n";
        const std::string signs = ">| *-#:\t\r\n{}\"\\\xC3 a";
        std::mt19937 random(14); // the same on every machine: no distribution
        const auto below = [&](std::size_t n) { return random() % n; };
        std::size_t lines = 0;
        for (int i = 0; i < 10'000; ++i) {
            std::string mark, text = below(2) == 0 ? folded(opening, 20 + below(60), below(2) == 0) : opening;
            for (std::size_t n = below(5); n > 0; --n) mark += signs[below(signs.size())];
            text = below(3) == 0 ? mark + text : quoted(text, mark);
            if (below(2) == 0) text.resize(below(text.size() + 1));
            for (std::size_t n = below(4); n > 0 && !text.empty(); --n)
                text[below(text.size())] = below(2) == 0 ? static_cast<char>(below(256)) : signs[below(signs.size())];
            std::size_t characters = 0;
            int number = 0;
            for (const auto& line : session::lines_of_mail(text)) {
                CHECK(line.number > number);
                number = line.number;
                characters += line.text.size();
                ++lines;
            }
            CHECK(characters <= text.size()); // a space between two words was an end of line
        }
        CHECK(lines > 10'000);
    }
    TEST_CASE("what holds no report stays as it is")
    {
        CHECK(session::lines_of_mail("").empty());
        CHECK(joined("hello\n\nagain") == "hello\nagain\n");
    }
}

} // namespace mailed_tests
