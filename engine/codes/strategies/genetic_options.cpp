#include "engine/codes/strategies/genetic_options.hpp"
#include "engine/session/words.hpp"
#include <algorithm>
#include <array>

namespace engine::codes {
namespace {

constexpr std::array<int, 7> greatest{max_population, 1000, 1000, 1000, 2, 1, 1};

std::array<int, 7> figures_of(const GeneticOptions& o)
{
    return {o.population,  o.mutation, o.crossover, o.transpose, static_cast<int>(o.breeding),
            o.all_answers, o.refilter};
}

/// "0.05", "1".
std::string fraction(int thousandths)
{
    if (thousandths % 1000 == 0) return std::to_string(thousandths / 1000);
    std::string text = std::to_string(1000 + thousandths).replace(0, 1, "0.");
    while (text.back() == '0') text.pop_back();
    return text;
}

} // namespace

std::string words_of(const GeneticOptions& o)
{
    const GeneticOptions usual;
    std::string words = "population=" + std::to_string(o.population) + ",breeding=" + std::string(name(o.breeding));
    const auto tell = [&](bool unusual, const char* option, const std::string& value) {
        if (unusual) words += std::string(",") + option + '=' + value;
    };
    const auto flag = [](bool on) { return std::string(on ? "true" : "false"); };
    tell(o.mutation != usual.mutation, "mutation", fraction(o.mutation));
    tell(o.crossover != usual.crossover, "crossover", fraction(o.crossover));
    tell(o.transpose != usual.transpose, "transpose", fraction(o.transpose));
    tell(o.all_answers != usual.all_answers, "all_answers", flag(o.all_answers));
    tell(o.refilter != usual.refilter, "refilter", flag(o.refilter));
    return words;
}

std::string to_text(const GeneticOptions& options)
{
    std::string text;
    for (const int figure : figures_of(options)) text += (text.empty() ? "" : ".") + std::to_string(figure);
    return text;
}

std::optional<GeneticOptions> genetic_options_from(std::string_view text)
{
    std::array<int, 7> figures{};
    std::size_t from = 0;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (from > text.size()) return std::nullopt;
        const std::size_t end = std::min(text.find('.', from), text.size());
        const auto figure = session::number(text.substr(from, end - from), static_cast<std::uint64_t>(greatest[i]));
        if (!figure) return std::nullopt;
        figures[i] = static_cast<int>(*figure);
        from = end + 1;
    }
    if (from != text.size() + 1 || figures[0] == 0) return std::nullopt;
    return GeneticOptions{figures[0],      figures[1],     figures[2], figures[3], static_cast<Breeding>(figures[4]),
                          figures[5] == 1, figures[6] == 1};
}

std::string genetic_suffix(const GeneticOptions& options)
{
    return options == GeneticOptions{} ? std::string() : '/' + to_text(options);
}

std::optional<GeneticOptions> take_genetic_suffix(std::string_view& word)
{
    const std::size_t at = word.find('/');
    if (at == word.npos) return GeneticOptions{};
    const auto options = genetic_options_from(word.substr(at + 1));
    if (!options || *options == GeneticOptions{}) return std::nullopt; // canonical: default options have no text
    word = word.substr(0, at);
    return options;
}

} // namespace engine::codes
