#include "engine/base/rng.hpp"
#include "engine/session/link.hpp"
#include "engine/session/log.hpp"
#include <doctest/doctest.h>

using namespace engine;
using session::LinkError;

namespace {

struct Sum { // a toy model: adds numbers and refuses 13
    using Setup = int;
    using Event = int;
    enum class Error { thirteen };

    int value;

    static Sum start(int from) { return {from}; }
    Expected<Sum, Error> after(int n) const
    {
        if (n == 13) return Unexpected<Error>(Error::thirteen);
        return Sum{value + n};
    }
};

} // namespace

TEST_SUITE("session")
{
    TEST_CASE("undo, redo; an illegal event changes nothing; a new event forgets the undone ones")
    {
        session::Log<Sum> log(100);
        CHECK_FALSE(log.undo());
        REQUIRE(log.push(1));
        REQUIRE(log.push(2));
        CHECK(log.push(13).error() == Sum::Error::thirteen);
        CHECK(log.now().value == 103);
        CHECK(log.events().size() == 2);
        CHECK(log.undo());
        CHECK(log.now().value == 101);
        CHECK(log.can_redo());
        CHECK(log.event_count() == 2);
        CHECK(log.at(2).value == 103);
        CHECK(log.redo());
        CHECK_FALSE(log.redo());
        CHECK(log.undo());
        CHECK(log.push(13).error() == Sum::Error::thirteen);
        CHECK(log.can_redo()); // an error keeps the undone events
        REQUIRE(log.push(5));
        CHECK_FALSE(log.can_redo());
        CHECK(log.cursor() == 2);
        CHECK(log.now().value == 106);
        CHECK(log.at(0).value == 100);
    }
    TEST_CASE("a link gives back its line, whatever its length and bytes")
    {
        Rng rng(3);
        for (std::size_t size = 0; size < 100; ++size) {
            std::string line;
            for (std::size_t i = 0; i < size; ++i) line += static_cast<char>(rng.below(256));
            const auto back = session::from_link(session::to_link(line));
            REQUIRE(back);
            CHECK(*back == line);
        }
        const std::string longest(session::max_line_length, 'x');
        CHECK(session::to_link(longest).size() <= session::max_link_length);
        CHECK(session::from_link(session::to_link(longest)).value() == longest);
    }
    TEST_CASE("a line that is kept may be longer than any link holds: it has no link, and a sealed one is read")
    {
        for (const std::size_t size : {session::max_line_length + 1, session::max_kept_length}) {
            const std::string line(size, 'x');
            CHECK(session::to_link(session::Linked{line}).empty());
            const auto read = session::linked(session::sealed(line));
            REQUIRE(read);
            CHECK(read->line == line);
            CHECK_FALSE(session::from_link(session::sealed(line)));
        }
        const std::string too_long(session::max_kept_length + 9, 'x');
        CHECK(session::linked(session::sealed(too_long)).error().kind == LinkError::Kind::too_long);
        CHECK_FALSE(session::to_link(session::Linked{std::string(session::max_line_length, 'x')}).empty());
    }
    TEST_CASE("the checksum is CRC-16/CCITT-FALSE: of 123456789 it is 29B1")
    {
        CHECK(session::to_link("123456789") == "MTIzNDU2Nzg5KbE");
    }
    TEST_CASE("a link with one character changed, dropped, or swapped with its neighbour is an error")
    {
        const std::string link = session::to_link("codes 1 p4c6r 12 guesser colours knuth 42 g0012");
        for (std::size_t i = 0; i < link.size(); ++i) {
            for (const char c : std::string("Az0_-!")) {
                std::string damaged = link;
                damaged[i] = c;
                CHECK((damaged == link || !session::from_link(damaged)));
            }
            std::string dropped = link, swapped = link;
            dropped.erase(i, 1);
            CHECK_FALSE(session::from_link(dropped));
            if (i + 1 < link.size()) std::swap(swapped[i], swapped[i + 1]);
            CHECK((swapped == link || !session::from_link(swapped)));
        }
    }
    TEST_CASE("what is no link says why and where")
    {
        CHECK(session::from_link("").error() == LinkError{LinkError::Kind::empty, 0});
        CHECK(session::from_link("AB+D").error() == LinkError{LinkError::Kind::bad_character, 2});
        CHECK(session::from_link("A").error() == LinkError{LinkError::Kind::truncated, 1});
        CHECK(session::from_link("AAAA").error() == LinkError{LinkError::Kind::checksum, -1});
        CHECK(session::from_link(std::string(5000, 'A')).error() == LinkError{LinkError::Kind::too_long, 4096});
    }
}
