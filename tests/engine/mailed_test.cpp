#include "engine/session/mailed.hpp"
#include "engine/session/plain_text.hpp"
#include <algorithm>
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

const std::string report_head = "{\"sagaz\":\"0.1.0\",\"report\":true}\n";
const std::string opened = "{\"line\":\"tictactoe 1 person person 7\",\"prefs\":\"a=b\\nc=d  e\"}\n";
const std::string first = "{\"kind\":\"act\",\"values\":[\"cell:4\",\"\"]}\n";
const std::string second =
    "{\"kind\":\"act\",\"values\":[\"tree_text\",\"( 3 12 8 )  > (2 4 6)  and a long line of  spaces\"]}\n";
const std::string third = "{\"kind\":\"act\",\"values\":[\"cell:0\",\"\"]}\n";
const std::string actions = opened + first + second + third;
const std::string sealed_report = report_head + actions + session::seal_line(report_head + actions);

/// The text after a report's first line.
std::string behind(const session::Mailed& mail)
{
    std::string out;
    for (std::size_t i = 1; i < mail.lines.size(); ++i) out += mail.lines[i].text + "\n";
    return out;
}

/// Folds as `fold -w` does, counting bytes; or between words, losing the spaces.
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

std::string json_string(const std::string& text, const std::string& before)
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
    for (const auto& line : session::read_mail(text).lines) out += line.text + "\n";
    return out;
}

/// With a byte order mark, as editors on Windows save it.
std::string utf16(const std::string& utf8, bool big_first)
{
    std::u16string units = u"\uFEFF";
    for (std::size_t i = 0; i < utf8.size();) {
        const auto lead = static_cast<unsigned char>(utf8[i++]);
        const int more = lead < 0x80 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
        char32_t c = more == 0 ? lead : lead & (0x3F >> more);
        for (int k = 0; k < more; ++k) c = c << 6 | (static_cast<unsigned char>(utf8[i++]) & 0x3F);
        if (c < 0x10000) units += static_cast<char16_t>(c);
        else units += {static_cast<char16_t>(0xD7C0 + (c >> 10)), static_cast<char16_t>(0xDC00 + (c & 0x3FF))};
    }
    std::string out;
    for (const char16_t u : units) {
        const char high = static_cast<char>(u >> 8), low = static_cast<char>(u & 0xFF);
        out += {big_first ? high : low, big_first ? low : high};
    }
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
            CHECK(joined(words + json_string(report, mark)) == report);
            CHECK(joined(words + json_string(folded(report, 30, false), mark)) == report);
            CHECK(joined(words + json_string(folded(report, 76, false), mark)) == report);
        }
        CHECK(joined(json_string(folded(report, 40, true), "> ")) == report);
    }
    TEST_CASE("into a report and behind it people write; into a recording nobody may")
    {
        const std::string opening = "{\"sagaz\":\"0.1.0\",\"report\":true}\n" + act + "\n";
        CHECK(joined(opening + "\n-- \nAnna\n") == opening);
        CHECK(joined(opening + "hm\n" + act + "\n") == opening + act + "\n");
        CHECK(joined(opening + "> > On Monday Jo wrote:\n" + json_string(act + "\n", "> > ") + " " + act +
                     "\n-- \nAnna\n") == opening + act + "\n" + act + "\n");
        CHECK(session::read_mail(opening + act + "\nx" + act.substr(1)).actions == 3);
        CHECK(joined(report + "Anna\n") == report + "Anna\n");
    }
    TEST_CASE("lines are numbered as they stand in the file; a line without its end spoils no other")
    {
        const auto mail = session::read_mail("Hi\r\n\r\n" + head + "\r\n{\"kind\":\"act\",\"val\r\n" + act + "\r\n");
        const auto& lines = mail.lines;
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
            CHECK(joined(json_string(opening, mark)) == opening);
            CHECK(joined(json_string(folded(opening, 30, false) + "\n", mark)) == opening);
        }
    }
    TEST_CASE("a line that ends before its object does is told from a whole one")
    {
        const auto last = [](const std::string& text) { return session::read_mail(text).lines.back().whole; };
        CHECK(last(report));
        for (std::size_t cut = 1; cut < act.size(); ++cut) CHECK_FALSE(last(head + "\n" + act.substr(0, cut)));
        CHECK(last(head + "\nAnna"));
    }
    TEST_CASE("no prefix, no cut and no damaged byte stops the reader, and all that it gives is in the text")
    {
        const std::string opening =
            "{\"sagaz\":\"0.1.0\",\"report\":true,\"error\":\"a > b\"}\n" + act + "\n" + act + "\n";
        const std::string signs = ">| *-#:\t\r\n{}\"\\\xC3 a";
        std::mt19937 random(14); // no distribution, so that it is the same on every machine
        const auto below = [&](std::size_t n) { return random() % n; };
        std::size_t lines = 0;
        for (int i = 0; i < 10'000; ++i) {
            const std::string& whole = below(2) == 0 ? opening : sealed_report;
            std::string mark, text = below(2) == 0 ? folded(whole, 20 + below(60), below(2) == 0) : whole;
            for (std::size_t n = below(5); n > 0; --n) mark += signs[below(signs.size())];
            text = below(3) == 0 ? mark + text : json_string(text, mark);
            if (below(2) == 0) text.resize(below(text.size() + 1));
            for (std::size_t n = below(4); n > 0 && !text.empty(); --n)
                text[below(text.size())] = below(2) == 0 ? static_cast<char>(below(256)) : signs[below(signs.size())];
            std::size_t characters = 0;
            int number = 0;
            const auto mail = session::read_mail(text);
            for (const auto& line : mail.lines) {
                CHECK(line.number > number);
                CHECK((line.whole || &line == &mail.lines.back()));
                number = line.number;
                characters += line.text.size();
                ++lines;
            }
            CHECK(characters <= text.size()); // at most each line break becomes a space
        }
        CHECK(lines > 10'000);
    }
    TEST_CASE("what is sealed at a report's end comes through quoting and wrapping, twice each, at every width")
    {
        const std::string marks[] = {"> ", ">", "| "};
        int differ = 0;
        for (std::size_t width = 30; width <= 100; ++width) {
            CAPTURE(width);
            std::string text = sealed_report;
            for (int time = 0; time < 2; ++time)
                text = json_string(folded(text, width, width % 2 == 0), marks[width % 3]);
            const auto mail = session::read_mail("Dear all,\n\n" + text + "\nAnna\n");
            CHECK(mail.is_report);
            CHECK((mail.seal == session::Seal::whole || mail.seal == session::Seal::differs));
            differ += mail.seal == session::Seal::differs ? 1 : 0;
            CHECK(behind(mail) == actions);
            CHECK(mail.actions == 3);
        }
        CHECK(differ > 0); // the plain lines differ from the sealed ones
    }
    TEST_CASE("lines of a report that are missing, changed or in another order are noticed, and what is sealed counts")
    {
        const std::string seal = session::seal_line(report_head + actions), other = opened + second + first + third;
        for (const std::string& lines : {opened + first + third, other, opened + first + second + "x" + third,
                                         opened + first + second, actions + third, std::string()}) {
            CAPTURE(lines);
            const auto mail = session::read_mail(report_head + lines + seal);
            CHECK(mail.seal == session::Seal::differs);
            CHECK(behind(mail) == actions);
            CHECK(session::words_of(mail).find("to use the lines, delete the last one") != std::string_view::npos);
        }
        const auto by_hand = session::read_mail(report_head + other); // the seal decides
        CHECK(by_hand.seal == session::Seal::absent);
        CHECK(behind(by_hand) == other);
        CHECK(session::words_of(by_hand).find("the seal, is missing") != std::string_view::npos);
    }
    TEST_CASE("a seal that is damaged anywhere is noticed, and the lines count")
    {
        const std::string seal = session::seal_line(report_head + actions);
        for (std::size_t at = 11; at + 3 < seal.size(); ++at) {
            std::string damaged = seal;
            damaged[at] = damaged[at] == 'A' ? 'B' : 'A';
            for (const std::string& one : {damaged, seal.substr(0, at)}) {
                const auto mail = session::read_mail(report_head + actions + one);
                CHECK(mail.seal == session::Seal::damaged);
                CHECK(behind(mail) == actions);
                CHECK(session::words_of(mail).find("is damaged") != std::string_view::npos);
            }
        }
        CHECK(session::words_of(session::read_mail(sealed_report)) == "");
        CHECK(session::words_of(session::read_mail(report)) == ""); // a recording has no seal
    }
    TEST_CASE("a report's first line is sealed too: changed, or lost, it is read from the seal")
    {
        const std::string lines = report_head + actions, seal = session::seal_line(lines);
        const auto whole = session::read_mail(lines + seal).lines;
        for (const std::string& head : {std::string("{\"sagaz\":\"0.1.1\",\"report\":true}\n"), std::string()}) {
            const auto mail = session::read_mail(head + actions + seal);
            CHECK(mail.is_report);
            CHECK(mail.seal == session::Seal::differs);
            REQUIRE(mail.lines.size() == whole.size());
            for (std::size_t i = 0; i < whole.size(); ++i) CHECK(mail.lines[i].text == whole[i].text);
        }
        const auto bare = session::read_mail(seal);
        CHECK(behind(bare) == actions);
    }
    TEST_CASE("of two reports in one text the first is read, whole, and that there are two is said")
    {
        const std::string other_lines = "{\"sagaz\":\"0.1.0\",\"report\":true,\"size\":[1,2,3]}\n" + opened + third;
        const std::string other = other_lines + session::seal_line(other_lines);
        const std::string more = "it contains more than one report: only the first is used";
        for (const std::string& behind_it :
             {other_lines, other.substr(0, other.size() - 9), other.substr(0, 60), third + third})
            CHECK(session::words_of(session::read_mail(sealed_report + behind_it)) == more);
        for (const std::string& text : {sealed_report + other, sealed_report + json_string(other, "> ")}) {
            const auto mail = session::read_mail(text);
            CHECK(mail.seal == session::Seal::whole);
            CHECK(mail.lines.front().text + "\n" == report_head);
            CHECK(behind(mail) == actions);
            CHECK(session::words_of(mail) == more);
        }
        const auto twice = session::read_mail(sealed_report + json_string(sealed_report, "> "));
        CHECK(session::words_of(twice) == ""); // the same report, quoted below
        const auto unsealed = session::read_mail(report_head + actions + other_lines);
        CHECK(behind(unsealed) == actions);
        CHECK(session::words_of(unsealed).starts_with(more));
        const auto foreign = session::read_mail(report_head + actions + session::seal_line(other_lines));
        CHECK(foreign.seal == session::Seal::differs); // never the first line of one report with the actions of another
        CHECK(foreign.lines.front().text + "\n" + behind(foreign) == other_lines);
    }
    TEST_CASE("ends of lines may be those of an old Mac")
    {
        std::string text = sealed_report;
        std::replace(text.begin(), text.end(), '\n', '\r');
        CHECK(behind(session::read_mail(text)) == actions);
    }
    TEST_CASE("a report that was saved as UTF-16, or whose quotes a program has made curly, is read as it was")
    {
        const std::string noted = "Ana: ¿qué? 🎲\n" + sealed_report;
        for (const bool big_first : {false, true})
            CHECK(behind(session::read_mail(utf16(noted, big_first))) == actions);
        std::string curly = sealed_report;
        for (std::size_t i = 0, n = 0; (i = curly.find('"', i)) != curly.npos; ++n)
            curly.replace(i, 1, n % 2 == 0 ? "\u201C" : "\u201D");
        const auto mail = session::read_mail(curly);
        CHECK(behind(mail) == actions);
        CHECK(mail.seal == session::Seal::whole);
    }
    TEST_CASE("a text of UTF-16 becomes what it says, and half a pair the sign for what cannot be read")
    {
        const std::string words = "a \u00E9 \u201C \U0001F3B2";
        CHECK(session::plain_text(utf16(words, false)) == words);
        CHECK(session::plain_text(utf16(words, true)) == words);
        CHECK(session::plain_text("\xFF\xFE\x3C\xD8") == "\uFFFD");
        CHECK(session::plain_text(std::string("\xFF\xFE\x3C\xD8z\0", 6)) == "\uFFFDz");
        CHECK(session::plain_text("\xFF\xFE\xB2\xDF{") == "\uFFFD");            // and drops a trailing byte
        CHECK(session::plain_text("\u201Cwords\u201D") == "\u201Cwords\u201D"); // no report: unchanged
    }
    TEST_CASE("what cannot be read says what to do: UTF-16, a mail's HTML, a mail as it is sent")
    {
        CHECK(session::remedy_for(std::string("{\0\"\0", 4)) == "this is UTF-16, or not a text file: save it as UTF-8");
        CHECK(session::remedy_for("<div>{&quot;sagaz&quot;:").find("HTML") != std::string_view::npos);
        CHECK(session::remedy_for("Content-Transfer-Encoding: base64\n\nZXl\n").find("raw source") !=
              std::string_view::npos);
        CHECK(session::remedy_for("hello").find("begins with {\"sagaz\"") != std::string_view::npos);
    }
    TEST_CASE("what holds no report stays as it is")
    {
        CHECK(session::read_mail("").lines.empty());
        CHECK(joined("hello\n\nagain") == "hello\nagain\n");
    }
}

} // namespace mailed_tests
