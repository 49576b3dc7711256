// Fuzzes reports from mails: the lines read from a mail, and the test made from them.
#include "engine/base/check.hpp"
#include "engine/cli/reported.hpp"
#include "engine/session/mailed.hpp"
#include "engine/session/plain_text.hpp"
#include "tests/fuzz/input.hpp"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto text = fuzz::text(data, size);
    const auto mail = engine::session::read_mail(text);
    const auto& lines = mail.lines;
    std::size_t characters = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        ENGINE_CHECK(lines[i].number > (i == 0 ? 0 : lines[i - 1].number));
        ENGINE_CHECK(lines[i].whole || i + 1 == lines.size());
        characters += lines[i].text.size();
    }
    const std::size_t plain = engine::session::plain_text(text).size();
    ENGINE_CHECK(characters <= plain);
    ENGINE_CHECK(2 * plain <= 3 * size); // two bytes of UTF-16 become at most three of UTF-8
    if (const auto test = engine::cli::test_of(text)) ENGINE_CHECK(test->name.starts_with("reported_"));
    return 0;
}
