// Tests plural forms in a language with three: pseudo.py gives the Italian texts Polish forms, each marked with its
// name.
#include "shell/text/locale.hpp"
#include "shell/text/text.hpp"
#include <array>
#include <doctest/doctest.h>
#include <string>

namespace language_tests {

using namespace shell::text;

namespace {

struct Counted {
    std::int64_t n;
    std::string_view form; // CLDR's for Polish
};
constexpr std::array<Counted, 14> counted{{{0, "<many>"},
                                           {1, "<one>"},
                                           {-1, "<one>"},
                                           {2, "<few>"},
                                           {5, "<many>"},
                                           {11, "<many>"},
                                           {12, "<many>"},
                                           {21, "<many>"},
                                           {22, "<few>"},
                                           {25, "<many>"},
                                           {101, "<many>"},
                                           {102, "<few>"},
                                           {112, "<many>"},
                                           {1'000'002, "<few>"}}};

} // namespace

TEST_SUITE("language")
{
    TEST_CASE("every text that counts takes the right one of three forms")
    {
        CHECK(locale(Language::italian).forms == 3);
        int texts = 0;
        for (const TextSection* section : text_sections())
            for (int i = 1; i <= section->size; ++i) {
                const auto p = pattern(Language::italian, static_cast<Text>(static_cast<int>(section->before) + i));
                if (p.find("<one>") == std::string_view::npos) continue;
                ++texts;
                for (const auto& c : counted) {
                    const Argument n(c.n);
                    const std::string said = filled(Language::italian, p, std::array{n, n, n, n});
                    INFO(said << " of " << c.n);
                    CHECK(said.find(c.form) != std::string::npos);
                    for (const std::string_view other : {"<one>", "<few>", "<many>"})
                        CHECK((other == c.form || said.find(other) == std::string::npos));
                }
            }
        CHECK(texts > 90);
    }
    TEST_CASE("a form may hold values and other forms, and the last one stands in for what is missing")
    {
        const auto said = [](std::string_view p, std::int64_t a, std::int64_t b) {
            return filled(Language::italian, p, std::array{Argument(a), Argument(b)});
        };
        CHECK(said("{0|one|few {0}, {1|x|y|z}|many}", 3, 5) == "few 3, z");
        CHECK(said("{0|one|few {0}, {1|x|y|z}|many}", 5, 1) == "many");
        CHECK(said("{0|one|}.", 5, 1) == ".");
        CHECK(said("{0|one|others}", 5, 1) == "others");
        CHECK(filled(Language::italian, "{0|one|few|many}", std::array{Argument("words")}) == "many");
    }
}

} // namespace language_tests
