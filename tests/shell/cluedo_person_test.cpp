// Sentences about a player say them in the second person where it is the user, in every language that has a form for it.
#include "shell/cluedo/phrases.hpp"
#include "tests/shell/cluedo_support.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>
#include <functional>

namespace cluedo_person_tests {

using namespace cluedo_tests;
using namespace engine::cluedo;
using namespace shell::cluedo;
using shell::text::Language;
using shell::text::Say;
using shell::text::Text;

namespace {

/// Four players, the user on seat 0; or nobody's notebook, whose seat 0 is called as the user is.
Setup table_with(bool me, const Say& say)
{
    Setup s;
    s.table = dealt(classic, 4, 0);
    s.me = me ? 0 : nobody;
    s.seat_names = {say(Text::you), "Ana", "Leo", "Eva"};
    return s;
}

struct Sentence {
    const char* name;
    std::function<std::string(const Say&, const Setup&)> words;
};

std::vector<Sentence> sentences()
{
    const Trio asked{2, 7, 14};
    const auto listed = [](const Entry& e) {
        return [e](const Say& say, const Setup& s) { return cluedo_listed(say, s, e); };
    };
    const auto track = [](TrackDoes does) {
        return [does](const Say& say, const Setup& s) { return cluedo_track(say, s, 0, does); };
    };
    Entry all = Entry::question_to_all(1, asked);
    all.showers = 0b0101;
    return {{"asks", listed(Entry::suggestion(0, asked, 2))},
            {"accuses", listed(Entry::accusation(0, asked, false))},
            {"leaves", listed(Entry::departure(0, 0))},
            {"shows a card", listed(Entry::suggestion(3, asked, 0))},
            {"shows one when everyone does", listed(all)},
            {"passes", listed(Entry::suggestion(3, asked, 1))},
            {"asks, under the name", track(TrackDoes::ask)},
            {"passes, under the name", track(TrackDoes::pass)},
            {"shows, under the name", track(TrackDoes::show)},
            {"accused wrongly", [](const Say& say, const Setup& s) { return cluedo_no_more(say, s, 0, false); }},
            {"has left", [](const Say& say, const Setup& s) { return cluedo_no_more(say, s, 0, true); }},
            {"lays cards open", [](const Say& say, const Setup& s) { return cluedo_which_left(say, s, 0); }}};
}

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("where the user is the subject the verb is in the second person, in every language that has one")
    {
        for (const std::string& name : every_language) {
            const Language language = *shell::text::language_from(name);
            const Say say(language);
            for (const Sentence& sentence : sentences()) {
                INFO(name << ": " << sentence.name);
                const std::string mine = sentence.words(say, table_with(true, say)),
                                  theirs = sentence.words(say, table_with(false, say));
                CHECK(mine != "");
                // "Você" takes the verb of the third person; in English the past has one form.
                const bool same = name == "pt" || (name == "en" && sentence.name == std::string("accused wrongly"));
                if (!same) CHECK(mine != theirs);
            }
        }
    }
    TEST_CASE("several who pass with the user take the plural of the second person in Italian")
    {
        CHECK(cluedo_passing(Say(Language::italian), table_with(true, Say(Language::italian)), 2, 1) ==
              "passate Eva e tu");
    }
}

} // namespace cluedo_person_tests
