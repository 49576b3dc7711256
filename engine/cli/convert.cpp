#include "engine/cli/convert.hpp"
#include "engine/cli/files.hpp"
#include "engine/cli/shard_lines.hpp"
#include "engine/formats/convert.hpp"
#include "engine/request/formats_fields.hpp"

namespace engine::cli {
namespace {

int refuse_convert(std::FILE* errors, const std::string& message)
{
    std::fprintf(errors, "sagaz convert: %s\n", message.c_str());
    return 1;
}

std::string ending_of(const std::string& path)
{
    const std::string ending = std::filesystem::path(path).extension().string();
    return ending.empty() ? ending : ending.substr(1);
}

/// Whether it names a file rather than being a line: it exists, or ends as a file does.
bool names_file(const std::string& in)
{
    std::error_code none;
    return std::filesystem::exists(in, none) || (in.find(' ') == in.npos && named<formats::Format>(ending_of(in)));
}

} // namespace

int convert(const ConvertOptions& options, std::FILE* out, std::FILE* errors)
{
    const auto format = named<formats::Format>(ending_of(options.out));
    if (!format)
        return refuse_convert(errors, options.out +
                                          " has no ending that names a format; name a file that ends in .efg, "
                                          ".nfg, .cnf, .csv or .txt");
    std::string text = options.in, where;
    if (names_file(options.in)) {
        if (ending_of(options.in) == "cnf" || ending_of(options.in) == "csv")
            return refuse_convert(errors, options.in + ": ." + ending_of(options.in) +
                                              " is written only; give an .efg, an .nfg or a game's line");
        auto read = text_of_file(options.in, formats::max_text);
        if (!read) return refuse_convert(errors, read.error());
        text = *std::move(read);
        where = options.in + ": ";
    }
    const auto game = formats::read(text);
    if (!game) return refuse_convert(errors, where + request::sentence(game.error()));
    const auto written = formats::write(*game, *format);
    if (!written) return refuse_convert(errors, where + request::sentence(written.error()));
    auto file = NewFile::at(options.out);
    if (!file) return refuse_convert(errors, file.error());
    if (const std::string fault = file->write(written->text); !fault.empty()) return refuse_convert(errors, fault);
    if (written->constant.sign() != 0)
        std::fprintf(
            out,
            "%s written; the payoffs add up to %s everywhere, which is taken from the second player's, so that "
            "the game is zero-sum: the first player's payoffs and the value stay\n",
            options.out.c_str(), to_text(written->constant).c_str());
    else std::fprintf(out, "%s written\n", options.out.c_str());
    return 0;
}

} // namespace engine::cli
