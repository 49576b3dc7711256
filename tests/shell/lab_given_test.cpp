// The laboratory's dialog for what somebody brings along: a strategy in writing, or guesses fixed beforehand.
#include "engine/request/request.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>

namespace lab_given_tests {

using nlohmann::json;
using wording::en, wording::Text;

namespace {

/// The dialog on a board, opened from the laboratory.
struct Given : Player {
    explicit Given(const std::string& rules)
        : Player(R"({"language":"en","motion":"reduce","game":"lab","seed":"1","rules":")" + rules + "\"}")
    {
        use("given_dialog");
    }
    std::string words(std::string_view id) { return has(id) ? control(id)["text"].get<std::string>() : std::string(); }
};

/// Whether a fault with its place is this one.
bool says_fault(const std::string& told, Text fault)
{
    const auto colon = told.find(": ");
    return colon != std::string::npos && wording::says(told.substr(colon + 2), fault);
}

constexpr const char* nine = "{AB:{10:{AC:{10:AA,01:CB,00:BB}},02:BA,01:{BC:{01:CA}},00:CC}}";

} // namespace

TEST_SUITE("lab")
{
    TEST_CASE("a strategy in braces is valued: its total, its mean, its worst secret and its shares")
    {
        Given p("p2c3r");
        CHECK_FALSE(p.has("given_value"));
        p.use("given_tree", nine);
        CHECK(p.words("given_value") ==
              en(Text::lab_given_value, {{"total", "21"}, {"mean", "2.333"}, {"worst", "3"}}));
        const auto rows = p.control("given_shares")["rows"];
        REQUIRE(rows.size() == 3);
        CHECK(rows[0].back() == "1");
        CHECK(rows[2].back() == "4");
        CHECK_FALSE(p.has("given_fault"));
    }
    TEST_CASE("Sagaz's own text is valued, pasted with its lines")
    {
        const json reply = json::parse(engine::request::answer(R"({"cmd":"codes.optimal","rules":"p2c2n"})"));
        REQUIRE(reply["result"]["total"] == 3);
        Given p("p2c2n");
        p.use("given_tree", "sagaz optimal 1 p2c2n 3/01/ 02 10");
        CHECK(p.words("given_value") == en(Text::lab_given_value, {{"total", "3"}, {"mean", "1.500"}, {"worst", "2"}}));
        p.use("given_tree", "sagaz optimal 1 p2c2n 4/01/ 02 10");
        CHECK(p.words("given_fault").find(en(Text::lab_fault_total, {{"total", "3"}})) != std::string::npos);
        CHECK_FALSE(p.has("given_value"));
    }
    TEST_CASE("a strategy's fault is told with its line and its character")
    {
        const auto fault = [](Given& p, const std::string& tree) {
            p.use("given_tree", tree);
            return p.words("given_fault");
        };
        Given p("p2c3r");
        CHECK(fault(p, "{AB:{10:AD}}") ==
              en(Text::lab_given_fault, {{"line", "1"}, {"at", "9"}, {"fault", en(Text::lab_fault_guess)}}));
        CHECK(fault(p, "{AB:{10:AA,/10:AC}}") ==
              en(Text::lab_given_fault,
                 {{"line", "2"}, {"at", "4"}, {"fault", en(Text::lab_fault_twice, {{"answer", "10"}})}}));
        CHECK(fault(p, "{AB:{20:AC}}").find(en(Text::lab_fault_answer)) != std::string::npos);
        CHECK(fault(p, "{AB:{10:AC").find(en(Text::lab_fault_sign, {{"sign", "}"}})) != std::string::npos);
        CHECK(says_fault(fault(p, "AB"), Text::lab_fault_missed));
        CHECK(fault(p, std::string(nine) + " AA").find(en(Text::lab_fault_rest)) != std::string::npos);
        std::string useless = nine;
        useless.replace(useless.find("CC"), 2, "{AB:{00:CC}}");
        CHECK(says_fault(fault(p, useless), Text::lab_fault_nothing));
    }
    TEST_CASE("of fixed guesses it is said how many vectors of answers they have, and whether they decide every secret")
    {
        Given p("p4c6r");
        p.use("given_kind", "1");
        // Six guesses that were said to give 1296 vectors.
        const json asked = {{"cmd", "codes.static"}, {"rules", "p4c6r"}, {"guesses", {"0001", "0123", "1220", "2435"}}};
        const json found = json::parse(engine::request::answer(asked.dump()))["result"];
        p.use("given_set", "AAAB 0123, BCCA;2435");
        const std::string vectors = std::to_string(found["vectors"].get<int>());
        CHECK(p.words("given_value").find(vectors.substr(vectors.size() - 3)) != std::string::npos);
        CHECK(p.words("given_decides").find(found["alike"][0].get<std::string>()) != std::string::npos);
        p.use("given_set", "0001 01");
        CHECK(p.words("given_fault") == en(Text::lab_given_bad_code, {{"code", "01"}}));
        CHECK_FALSE(p.has("given_value"));
    }
    TEST_CASE("guesses in letters are answered in letters, those in digits in digits")
    {
        Given p("p3c4r");
        p.use("given_kind", "1");
        const json found = json::parse(engine::request::answer(
            R"({"cmd":"codes.static","rules":"p3c4r","guesses":["001","123","230"]})"))["result"];
        const std::string digits = found["alike"][0];
        std::string letters = digits;
        for (char& c : letters) c = static_cast<char>(c - '0' + 'A');
        p.use("given_set", "AAB BCD CDA");
        CHECK(p.words("given_decides").find(letters) != std::string::npos);
        p.use("given_set", "001 123 230");
        CHECK(p.words("given_decides").find(digits) != std::string::npos);
    }
    TEST_CASE("guesses that decide every secret are said to")
    {
        Given p("p2c2r");
        p.use("given_kind", "1");
        p.use("given_set", "00 01");
        CHECK(p.words("given_value") == en(Text::lab_given_vectors, {{"codes", "4"}, {"vectors", "4"}}));
        CHECK(p.words("given_decides") == en(Text::lab_given_decides));
    }
    TEST_CASE("a board with too many codes is refused with its limit")
    {
        Given p("p6c8r");
        CHECK(p.words("given_fault").find("65,536") != std::string::npos);
    }
}

} // namespace lab_given_tests
