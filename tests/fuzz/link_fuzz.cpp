// Fuzzes links and the lines in them: the text is read as a link, and as a line that has passed a link's checksum.
#include "engine/session/link.hpp"
#include "tests/fuzz/input.hpp"
#include "tests/fuzz/lines.hpp"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace engine::session;
    const auto text = fuzz::text(data, size);
    if (const auto line = from_link(text)) {
        ENGINE_CHECK(to_link(*line) == text);
        fuzz::try_line(*line);
    }
    fuzz::try_line(text);
    if (size <= max_kept_length && text.find('\n') == text.npos) ENGINE_CHECK(linked(sealed(text))->line == text);
    if (size <= max_line_length) ENGINE_CHECK(from_link(to_link(text)) == text);
    return 0;
}
