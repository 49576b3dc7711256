// Reads and writes the tree screen's line; to_line in game.hpp describes the format.
#include "engine/search/tree_text.hpp"
#include "engine/session/read_log.hpp"
#include "engine/trees/game.hpp"
#include <limits>

namespace engine::trees {
namespace {

using Kind = Error::Kind;
using What = Event::What;
using session::number;

constexpr std::uint64_t any_seed = std::numeric_limits<std::uint64_t>::max();

std::string text_of(const Choice& c, char separator)
{
    std::string text(name(c.algorithm));
    if (c.cutting.rule == search::CutRule::strictly) text += ":strict";
    if (const auto& chance = c.cutting.chance) {
        text += ":" + to_text(chance->leaves.low) + ".." + to_text(chance->leaves.high);
        if (chance->probes) text += ":probe";
    }
    (text += separator).append(name(c.order.kind)) += separator;
    return text + std::to_string(c.order.seed);
}

std::string text_of(const Exercise& x)
{
    std::string asked = std::string(x.asked.values ? "v" : "") + (x.asked.windows ? "w" : "");
    if (asked.empty()) asked = "-";
    if (x.rule == search::CutRule::strictly) asked += "s";
    if (x.is_own) return "own:" + asked;
    return (x.shape.irregular ? "i" : "u") + std::to_string(x.shape.b) + "x" + std::to_string(x.shape.d) + ":" +
           std::to_string(x.shape.low) + ".." + std::to_string(x.shape.high) + ":" + std::to_string(x.seed) + ":" +
           asked;
}

/// Removes and returns the text before the separator; all of it if there is none.
std::string_view cut(std::string_view& text, std::string_view separator)
{
    const auto end = text.find(separator);
    const auto part = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + separator.size());
    return part;
}

/// A whole number, or -1, which every field refuses.
int small(std::string_view text) { return static_cast<int>(number(text, 1'000'000).value_or(UINT64_MAX)); }

std::optional<int> value_in_range(std::string_view text)
{
    const auto value = Rational::parse(text);
    if (!value || !value->is_whole() || *value < -search::max_random_value || *value > search::max_random_value)
        return std::nullopt;
    return static_cast<int>(value->num());
}

std::optional<Exercise> parse_exercise(std::string_view text)
{
    Exercise x;
    const std::string_view whole = text;
    if (text.empty()) return std::nullopt;
    const auto read_asked = [&x](std::string_view letters) {
        x.asked = {letters.find('v') != std::string_view::npos, letters.find('w') != std::string_view::npos};
        if (letters.find('s') != std::string_view::npos) x.rule = search::CutRule::strictly;
    };
    if (text.starts_with("own:")) {
        x.is_own = true;
        read_asked(text.substr(4));
        if (text_of(x) != whole) return std::nullopt;
        return x;
    }
    x.shape.irregular = text[0] == 'i';
    text.remove_prefix(1);
    x.shape.b = small(cut(text, "x"));
    x.shape.d = small(cut(text, ":"));
    const auto low = value_in_range(cut(text, "..")), high = value_in_range(cut(text, ":"));
    const auto seed = number(cut(text, ":"), any_seed);
    if (!low || !high || !seed) return std::nullopt;
    x.shape.low = *low;
    x.shape.high = *high;
    x.seed = *seed;
    read_asked(text);
    if (text_of(x) != whole) return std::nullopt; // one exercise, one text
    return x;
}

/// The rule and the bounds behind an algorithm's name: "strict:0..10:probe".
std::optional<search::Cutting> parse_cutting(std::string_view text)
{
    search::Cutting cutting;
    std::string_view part = cut(text, ":");
    if (part == "strict") {
        cutting.rule = search::CutRule::strictly;
        part = cut(text, ":");
    }
    if (!part.empty()) {
        const auto low = Rational::parse(cut(part, "..")), high = Rational::parse(part);
        if (!low || !high || !(*low < *high)) return std::nullopt;
        cutting.chance = search::ChanceBounds<Rational>{{*low, *high}, text == "probe"};
    }
    return cutting;
}

/// Algorithm, order and seed from three words.
Expected<Choice, Error> parse_choice(std::string_view algorithm, std::string_view order, std::string_view seed, int at)
{
    std::string_view cutting_text = algorithm;
    const auto a = named<search::Algorithm>(cut(cutting_text, ":"));
    const auto cutting = parse_cutting(cutting_text);
    if (!a || !cutting) return wrong(Kind::unknown_algorithm, at);
    const auto o = named<search::OrderKind>(order);
    if (!o) return wrong(Kind::unknown_order, at + static_cast<int>(algorithm.size()) + 1);
    const auto s = number(seed, any_seed);
    if (!s) return wrong(Kind::seed_out_of_range, at + static_cast<int>(algorithm.size() + order.size()) + 2);
    const Choice choice{*a, {*o, *s}, *cutting};
    if (!text_of(choice, ' ').starts_with(std::string(algorithm) + ' ')) return wrong(Kind::unknown_algorithm, at);
    return choice;
}

Expected<Tree, Error> parse_tree_word(std::string_view word, NodeKind first, int at)
{
    auto tree = search::parse_tree(word, first, max_game_nodes);
    if (!tree) {
        const bool is_limit = tree.error().kind == search::Error::Kind::too_many_nodes ||
                              tree.error().kind == search::Error::Kind::too_deep;
        return Unexpected<Error>(Error{Kind::tree, is_limit ? at : at + tree.error().at, tree.error().kind});
    }
    if (to_text(*tree, first, ',') != word) return wrong(Kind::syntax, at); // one tree, one text
    return *std::move(tree);
}

std::optional<What> what_of(char c)
{
    constexpr std::string_view letters = "adtvpmrcwbxk";
    const auto at = letters.find(c);
    if (at == std::string_view::npos) return std::nullopt;
    return static_cast<What>(at);
}
static_assert(static_cast<int>(What::add_child) == 0 && static_cast<int>(What::check) == 11);

std::string text_of(const std::optional<search::WrittenWindow>& w)
{
    if (!w) return "";
    return (w->alpha ? to_text(*w->alpha) : "i") + "." + (w->beta ? to_text(*w->beta) : "i");
}

/// Reads a number, or std::nullopt where the text is `none`. false: it is neither.
bool read_number(std::string_view text, std::string_view none, std::optional<Rational>& value)
{
    value.reset();
    if (text == none) return true;
    const auto read = Rational::parse(text);
    if (read) value = *read;
    return read.has_value();
}

Expected<Event, Error> parse_event(const Setup& setup, std::string_view word, int at)
{
    const NodeKind first = setup.first;
    const auto what = word.empty() ? std::nullopt : what_of(word[0]);
    if (!what) return wrong(Kind::unknown_event, at);
    Event e;
    e.what = *what;
    std::string_view rest = word.substr(1);
    bool good = true;
    if (e.what == What::replace) {
        auto tree = parse_tree_word(rest, first, at + 1);
        if (!tree) return Unexpected<Error>(tree.error());
        e.tree = *std::move(tree);
        return e;
    }
    if (e.what == What::choose) {
        const auto seed_at = rest.rfind('.'); // the algorithm's bounds may have dots
        const auto order_at =
            seed_at == 0 || seed_at == std::string_view::npos ? seed_at : rest.rfind('.', seed_at - 1);
        if (order_at == std::string_view::npos) return wrong(Kind::unknown_algorithm, at + 1);
        const auto choice = parse_choice(rest.substr(0, order_at), rest.substr(order_at + 1, seed_at - order_at - 1),
                                         rest.substr(seed_at + 1), at + 1);
        if (!choice) return Unexpected<Error>(choice.error());
        e.choice = *choice;
        return e;
    }
    if (e.what != What::check) {
        std::string_view where = cut(rest, "=");
        e.node = small(cut(where, "."));
        if (e.what == What::add_child || e.what == What::move) e.place = small(where);
    }
    if (e.what == What::retype) {
        const auto kind = named<NodeKind>(rest);
        good = kind.has_value();
        e.kind = kind.value_or(NodeKind::leaf);
    } else if (e.what == What::write_window && !rest.empty()) {
        e.window.emplace();
        const auto alpha = cut(rest, ".");
        good = read_number(alpha, "i", e.window->alpha) && read_number(rest, "i", e.window->beta);
    } else if (!rest.empty()) {
        good = read_number(rest, "", e.value);
    }
    if (!good || e.node < 0 || e.place < 0 || word_of(e, first) != word)
        return wrong(Kind::syntax, at); // one event, one text
    return e;
}

Expected<Setup, Error> parse_setup(session::Words& words)
{
    Setup setup;
    const auto mode = named<Mode>(words.next());
    if (!mode) return wrong(Kind::unknown_mode, words.at());
    setup.mode = *mode;
    const auto first = named<NodeKind>(words.next());
    if (first != NodeKind::max && first != NodeKind::min) return wrong(Kind::unknown_mover, words.at());
    setup.first = *first;
    const auto algorithm = words.next();
    const int at = words.at();
    const auto order = words.next();
    const auto seed = words.next();
    const auto choice = parse_choice(algorithm, order, seed, at);
    if (!choice) return Unexpected<Error>(choice.error());
    setup.choice = *choice;
    const auto word = words.next();
    if (setup.mode == Mode::explore) {
        auto tree = parse_tree_word(word, setup.first, words.at());
        if (!tree) return Unexpected<Error>(tree.error());
        setup.tree = *std::move(tree);
    } else {
        // own:vw:<tree>; a tree's text has no colon outside a chance node
        const std::size_t tree_at = word.starts_with("own:") ? word.find(':', 4) : std::string_view::npos;
        const auto exercise = parse_exercise(word.substr(0, tree_at));
        if (!exercise || (exercise->is_own && tree_at == std::string_view::npos))
            return wrong(Kind::syntax, words.at());
        setup.exercise = *exercise;
        if (exercise->is_own) {
            const auto skipped = static_cast<int>(tree_at) + 1;
            auto tree = parse_tree_word(word.substr(tree_at + 1), setup.first, words.at() + skipped);
            if (!tree) return Unexpected<Error>(tree.error());
            setup.tree = *std::move(tree);
        }
    }
    if (const auto bad = problem(setup)) return Unexpected<Error>(Error{bad->kind, words.at(), bad->tree});
    return setup;
}

} // namespace

std::string header_of(const Setup& s)
{
    std::string line = "trees 1 ";
    line.append(name(s.mode)).append(" ").append(name(s.first)).append(" ");
    return line + text_of(s.choice, ' ') + ' ' +
           (s.mode == Mode::practice ? text_of(s.exercise) + (s.exercise.is_own ? ":" : "") : std::string()) +
           (s.mode == Mode::explore || s.exercise.is_own ? to_text(s.tree, s.first, ',') : std::string());
}

std::string word_of(const Event& e, NodeKind first)
{
    const std::string node = std::to_string(e.node);
    const std::string value = e.value ? to_text(*e.value) : "";
    const std::string sets = node + '=' + (e.value ? value : e.what == What::write_value ? "" : "0");
    switch (e.what) {
    case What::add_child:
        return 'a' + node + '.' + std::to_string(e.place) + '=' + (e.value ? value : "0");
    case What::remove:
        return 'd' + node;
    case What::retype:
        return ('t' + node + '=').append(name(e.kind));
    case What::set_value:
        return 'v' + sets;
    case What::set_probability:
        return 'p' + sets;
    case What::move:
        return 'm' + node + '.' + std::to_string(e.place);
    case What::replace:
        return 'r' + to_text(e.tree, first, ',');
    case What::choose:
        return 'c' + text_of(e.choice, '.');
    case What::write_value:
        return 'w' + sets;
    case What::write_window:
        return 'b' + node + '=' + text_of(e.window);
    case What::strike:
        return 'x' + node;
    case What::check:
        return "k";
    }
    return "";
}

std::string to_line(const session::Log<Game>& log)
{
    std::string line = header_of(log.setup());
    for (const Event& e : log.events()) line += ' ' + word_of(e, log.setup().first);
    return line;
}

Expected<session::Log<Game>, Error> from_line(std::string_view line)
{
    return session::read_log<Game>(line, "trees", parse_setup, parse_event);
}

} // namespace engine::trees
