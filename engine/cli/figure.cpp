#include "engine/cli/figure.hpp"
#include "engine/cli/files.hpp"
#include "engine/cli/link.hpp"
#include "engine/figures/figure.hpp"
#include "engine/lesson/line.hpp"
#include "engine/session/link.hpp"
#include <cstdlib>

namespace engine::cli {
namespace {

/// The saved line of a line or a link; or what is wrong.
Expected<std::string, std::string> line_from(const std::string& text)
{
    using Wrong = Unexpected<std::string>;
    if (text.find("#s=") != std::string::npos) return line_of(text);
    if (text.find(' ') == std::string::npos && session::from_link(text)) return line_of(text);
    if (text.empty()) return Wrong("name a game's saved line, for example \"matrix 1 2,-3;0,2;-5,10 row 42\"");
    if (text.size() > session::max_line_length)
        return Wrong("a saved line has at most " + std::to_string(session::max_line_length) + " characters, this one " +
                     std::to_string(text.size()));
    if (auto problem = lesson::problem_of_line(text); !problem.empty()) return Wrong(std::move(problem));
    return text;
}

std::string ending_of(const std::string& file)
{
    const std::size_t dot = file.rfind('.');
    return dot == std::string::npos || file.find('/', dot) != std::string::npos ? "" : file.substr(dot + 1);
}

} // namespace

int figure(const FigureOptions& o, const Front& front, std::FILE* errors)
{
    const auto complain = [errors](const std::string& wrong) {
        std::fprintf(errors, "sagaz figure: %s\n", wrong.c_str());
        return 1;
    };
    const auto line = line_from(o.text);
    if (!line) return complain(line.error());
    const std::string ending = ending_of(o.out);
    const auto format = named<figures::Format>(ending);
    std::string file;
    if (ending == "svg" || ending == "png") {
        if (front.draw == nullptr)
            return complain(
                "this program has no screens and draws no .svg or .png; use the native program sagaz, or a file "
                "that ends in .tex, .csv, .json or .txt");
        Drawn drawn = front.draw(o, *line);
        if (!drawn.wrong.empty()) return complain(drawn.wrong);
        file = std::move(drawn.file);
    } else if (format) {
        auto made = figures::figure(*line, o.what,
                                    {*format, front.words ? front.words(o.language) : figures::Words{}, o.width});
        if (!made) return complain(made.error());
        file = *std::move(made);
    } else {
        return complain((o.out.empty() ? "" : o.out + ": ") +
                        "the file's ending says the format: .svg, .png, .tex, .csv, .json or .txt");
    }
    auto target = NewFile::at(o.out);
    if (!target) return complain(target.error());
    const std::string wrong = target->write(file);
    return wrong.empty() ? 0 : complain(wrong);
}

} // namespace engine::cli
