#include "shell/thirtyone/phrases.hpp"
#include "engine/thirtyone/pairing.hpp"
#include <algorithm>
#include <array>

namespace shell::thirtyone {

using engine::thirtyone::Error;
using engine::thirtyone::FullBoard;
using engine::thirtyone::Outcome;
using engine::thirtyone::Player;
using engine::thirtyone::Position;
using engine::thirtyone::Rules;
using engine::thirtyone::Setup;
using engine::thirtyone::Side;
using engine::thirtyone::Solution;

std::string side_letter(Side s) { return s == Side::a ? "A" : "B"; }

std::string thirtyone_rules_in_words(const Say& say, const Rules& r)
{
    std::string out = say(Text::thirtyone_rows_n, Say::count(r.rows)) + " · " +
                      say(Text::thirtyone_values_n, Say::count(r.max)) + " · " +
                      say(Text::thirtyone_limit_n, Say::count(r.limit));
    if (r.full_board == FullBoard::draw) out += " · " + say(Text::thirtyone_draw_rule);
    return out;
}

namespace {

Text level_in_words(Player p)
{
    switch (p) {
    case Player::person:
        return Text::person;
    case Player::perfect:
        return Text::thirtyone_perfect;
    case Player::fallible1:
        return Text::thirtyone_fallible1;
    case Player::fallible2:
        return Text::thirtyone_fallible2;
    case Player::fallible3:
        return Text::thirtyone_fallible3;
    }
    return Text::person;
}

} // namespace

std::string seat_in_words(const Say& say, Player p)
{
    return p == Player::person ? say(Text::person) : say(Text::computer) + ", " + say(level_in_words(p));
}

std::string seats_in_words(const Say& say, const Setup& s)
{
    const bool a = s.a == Player::person, b = s.b == Player::person;
    if (a && b) return say(Text::thirtyone_two_people);
    if (!a && !b) return say(Text::thirtyone_two_computers);
    return say(Text::thirtyone_against, say(level_in_words(a ? s.b : s.a)));
}

std::string thirtyone_error(const Say& say, const Error& e)
{
    switch (e.kind) {
    case Error::Kind::bad_move:
        return say(Text::thirtyone_bad_value);
    case Error::Kind::used_up:
        return say(Text::thirtyone_no_squares);
    case Error::Kind::game_over:
        return say(Text::error_game_over);
    default:
        return say(Text::error_refused);
    }
}

std::string check_in_words(const View& v, const Say& say)
{
    const auto index = static_cast<std::size_t>(v.ui().exercise);
    const auto& answer = v.ui().answers[index];
    const Solution* s = v.standard().solution();
    if (!answer.checked || !s) return {};
    const auto all = verdicts(thirtyone_exercises()[index], answer, *s, say);
    const auto right = std::count_if(all.begin(), all.end(), [](const auto& q) { return q.right; });
    if (right == 3) return say(Text::thirtyone_all_right);
    std::string out = say(Text::thirtyone_right_n, Say::count(right), Say::count(3)) + ".";
    const auto wrong = std::find_if(all.begin(), all.end(), [](const auto& q) { return q.answered && !q.right; });
    if (wrong != all.end()) out += ' ' + say(wrong->question) + ' ' + wrong->explanation;
    return out;
}

std::string result_in_words(const View& v, const Say& say)
{
    const auto winner = v.game().winner();
    if (!winner) return say(Text::thirtyone_draw);
    const bool one_person = v.is_person(Side::a) != v.is_person(Side::b);
    if (!one_person) return say(Text::thirtyone_wins, side_letter(*winner));
    return say(v.is_person(*winner) ? Text::thirtyone_you_win : Text::thirtyone_you_lose);
}

std::string reason_in_words(const View& v, const Say& say)
{
    const auto& g = v.game();
    if (is_beyond(v.rules(), g.position))
        return say(Text::thirtyone_said_too_much, side_letter(other(g.turn())), Say::count(g.position.sum));
    if (!g.winner()) return say(Text::thirtyone_full_draw);
    return say(Text::thirtyone_full_loses, side_letter(g.turn()));
}

std::string taken_back_in_words(const View& v)
{
    const auto& log = v.log();
    const std::size_t end = std::min(log.event_count(), log.cursor() + v.ui().taken_back);
    std::string out;
    for (std::size_t i = log.cursor(); i < end; ++i)
        out += (out.empty() ? "" : ", ") + side_letter(i % 2 == 0 ? Side::a : Side::b) + " " +
               std::to_string(log.event(i).value);
    return out;
}

Text review_title(const View& v)
{
    const auto winner = v.game().winner();
    const bool one_person = v.is_person(Side::a) != v.is_person(Side::b);
    return one_person && winner && !v.is_person(*winner) ? Text::where_wrong : Text::where_decided;
}

std::string decided_in_words(const View& v, const Say& say)
{
    const auto& g = v.game();
    const auto winner = g.winner();
    const auto move = v.decisive();
    if (!move)
        return winner ? say(Text::thirtyone_never_wrong, side_letter(other(*winner)))
                      : say(Text::thirtyone_nobody_wrong);
    const auto named = [&](Side s) {
        return v.is_person(s) || v.is_person(Side::a) == v.is_person(Side::b) ? side_letter(s) : say(Text::computer);
    };
    const Position p = g.at(*move);
    const Side mover = to_move(p);
    const auto& moments = v.history();
    const auto& s = *v.solution();
    const bool lost = status_for_a(p, Outcome::win) == -moments[static_cast<std::size_t>(*move) + 1].status;
    std::string out = say(lost ? Text::thirtyone_already_lost : Text::thirtyone_gave_win_away,
                          std::to_string(*move + 1) + " (" + side_letter(mover) + ")", std::to_string(g.moves[*move]));
    if (*move + 1 < g.moves.size())
        out += " " + say(Text::thirtyone_replied, named(other(mover)), std::to_string(g.moves[*move + 1]));
    const bool won = s.value(p).outcome == Outcome::win;
    const auto better = won ? s.winning_moves(p) : s.best_moves(p);
    out += " " + say(won ? Text::thirtyone_would_win : Text::thirtyone_would_draw,
                     values_in_words(say, {better.begin(), better.end()}));
    return out;
}

std::vector<WeighedMove> weighed_moves(const Solution& s, const Position& p)
{
    std::vector<WeighedMove> out;
    for (const auto value : moves(s.rules(), p)) {
        const Position next = after(s.rules(), p, value);
        const auto theirs = s.value(next);
        WeighedMove m;
        m.value = value;
        m.says = next.sum;
        m.beyond = is_beyond(s.rules(), next);
        m.outcome = theirs.outcome == Outcome::win    ? Outcome::loss
                    : theirs.outcome == Outcome::loss ? Outcome::win
                                                      : Outcome::draw;
        m.moves = theirs.remoteness ? *theirs.remoteness + 1 : 0;
        out.push_back(m);
    }
    return out;
}

std::string outcome_in_words(const Say& say, const WeighedMove& m, bool mine)
{
    if (m.beyond) return say(Text::thirtyone_too_much);
    if (m.outcome == Outcome::draw) return say(Text::thirtyone_drawn);
    if (m.outcome == Outcome::win) return say(mine ? Text::thirtyone_win : Text::thirtyone_win_they);
    return say(mine ? Text::thirtyone_lose : Text::thirtyone_lose_they);
}

std::string verdict_in_words(const Say& say, const Solution& s, const Position& p)
{
    if (is_over(s.rules(), p)) return say(Text::thirtyone_is_over);
    const auto value = s.value(p);
    if (value.outcome == Outcome::draw) return say(Text::thirtyone_mover_draws);
    return say(value.outcome == Outcome::win ? Text::thirtyone_mover_wins : Text::thirtyone_mover_loses,
               side_letter(to_move(p)));
}

std::string verdict_how(const Say& say, const Solution& s, const Position& p)
{
    if (is_over(s.rules(), p)) return {};
    const auto value = s.value(p);
    const auto best = s.best_moves(p);
    const std::string best_words = values_in_words(say, {best.begin(), best.end()});
    if (value.outcome == Outcome::draw) return say(Text::thirtyone_keeps_draw, best_words);
    if (value.outcome == Outcome::loss) {
        if (safe_moves(s.rules(), p).empty()) return say(Text::thirtyone_stuck, Say::count(s.rules().limit));
        return best.size() > 1 && best.size() == moves(s.rules(), p).size() ? say(Text::thirtyone_resist_all)
                                                                            : say(Text::thirtyone_resist, best_words);
    }
    const auto winning = s.winning_moves(p);
    const std::string words = values_in_words(say, {winning.begin(), winning.end()});
    if (best.size() == winning.size()) return say(Text::thirtyone_with, words, Say::count(*value.remoteness));
    return say(Text::thirtyone_with_fastest, words, best_words);
}

std::string winner_in_words(const Say& say, int status)
{
    if (status == 0) return say(Text::thirtyone_drawn);
    return say(status > 0 ? Text::thirtyone_wins_a : Text::thirtyone_wins_b);
}

std::string status_in_words(const Say& say, const Solution& s, const Position& p)
{
    const int status = status_for_a(p, s.value(p).outcome);
    return say(Text::thirtyone_status_a, status_figure(say, status), winner_in_words(say, status));
}

namespace {

std::vector<std::string> reply_lines(const Say& say, const Solution& s, const Position& p)
{
    std::vector<std::string> out;
    for (const auto v : safe_moves(s.rules(), p)) {
        const auto answers = s.winning_moves(after(s.rules(), p, v));
        out.push_back(
            say(Text::thirtyone_reply, std::to_string(v), values_in_words(say, {answers.begin(), answers.end()})));
    }
    return out;
}

/// The replies, if more than half, after whose answer the pairing strategy wins: then it is the idea. "" = not so.
std::string towards_pairing(const Say& say, const Solution& s, const Position& p)
{
    const Rules& r = s.rules();
    if (r.full_board == FullBoard::draw && engine::thirtyone::board_total(r) <= r.limit) return {};
    const int sum = r.max + 1;
    std::vector<std::uint8_t> replies;
    std::vector<int> says;
    const auto safe = safe_moves(r, p);
    for (const auto v : safe) {
        const Position replied = after(r, p, v);
        for (const auto answer : s.winning_moves(replied)) {
            const Position next = after(r, replied, answer);
            if ((r.limit - next.sum) % sum != 0 || next.sum == r.limit) continue;
            if (!engine::thirtyone::where_pairing_breaks(r, next, sum).empty()) continue;
            replies.push_back(v);
            if (std::find(says.begin(), says.end(), next.sum) == says.end()) says.push_back(next.sum);
            break;
        }
    }
    if (2 * static_cast<int>(replies.size()) <= safe.size()) return {};
    std::sort(says.begin(), says.end());
    std::string said;
    for (std::size_t i = 0; i < says.size(); ++i)
        said += (i == 0 ? "" : i + 1 == says.size() ? " " + say(Text::word_or) + " " : ", ") + std::to_string(says[i]);
    const std::string after_those = values_in_words(say, replies);
    const std::array<text::Argument, 3> three{after_those, said, Say::count(sum)};
    return text::filled(say.language(), text::pattern(say.language(), Text::thirtyone_why_towards), three);
}

/// Why a sum that should win by pairing does not: the sums to say, and a line in which the squares run out. "" = no
/// such sum is left, or the squares suffice.
std::string why_it_breaks(const Say& say, const Rules& r, const Position& next)
{
    const int sum = r.max + 1;
    if ((r.limit - next.sum) % sum != 0) return {};
    const auto until = engine::thirtyone::where_pairing_breaks(r, next, sum);
    if (until.empty()) return {};
    std::string says, line;
    for (int said = next.sum + sum; said <= r.limit; said += sum)
        says += (says.empty() ? "" : ", ") + std::to_string(said);
    for (const auto v : until) line += (line.empty() ? "" : ", ") + std::to_string(v);
    return say(Text::thirtyone_why_breaks, std::to_string(sum) + " (" + says + ")", Say::count(r.rows)) + " " +
           say(Text::thirtyone_why_breaks_after, line, std::to_string(sum - until.back())) + " ";
}

/// Best play after a move that wins by pairing. The player who follows it completes the sum whenever that is best.
std::vector<std::uint8_t> line_of_pairing(const Solution& s, Position p, int sum)
{
    std::vector<std::uint8_t> line;
    for (bool completes = false; !safe_moves(s.rules(), p).empty(); completes = !completes) {
        const auto best = s.best_moves(p);
        const int completing = completes ? sum - line.back() : 0;
        line.push_back(std::find(best.begin(), best.end(), completing) != best.end()
                           ? static_cast<std::uint8_t>(completing)
                           : best[0]);
        p = after(s.rules(), p, line.back());
    }
    return line;
}

} // namespace

std::string replies_in_words(const Say& say, const Solution& s, const Position& p)
{
    std::string out;
    for (const auto& line : reply_lines(say, s, p)) out += (out.empty() ? "" : "; ") + line;
    return out;
}

Why why_in_words(const Say& say, const Solution& s, const Position& p, int value)
{
    Why why;
    const Rules& r = s.rules();
    if (is_over(r, p) || !is_free(r, p, value)) return why;
    const Position next = after(r, p, value);
    why.line.push_back(static_cast<std::uint8_t>(value));
    const auto sum = Say::count(next.sum);
    if (is_beyond(r, next)) {
        why.words = say(Text::thirtyone_why_beyond, sum, Say::count(r.limit));
        return why;
    }
    const auto theirs = s.value(next);
    const std::string other_side = side_letter(to_move(next));
    const auto with = theirs.outcome == Outcome::loss ? engine::thirtyone::pairing(r, next) : std::nullopt;
    const auto rest = with ? line_of_pairing(s, next, with->sum) : s.best_line(next);
    why.line.insert(why.line.end(), rest.begin(), rest.end());
    if (theirs.outcome == Outcome::draw) why.words = say(Text::thirtyone_why_draw, sum);
    else if (theirs.outcome == Outcome::win)
        why.words = why_it_breaks(say, r, next) + say(Text::thirtyone_why_lose, sum, other_side);
    else if (rest.empty()) why.words = say(Text::thirtyone_why_win_now, sum, other_side);
    else if (with) {
        std::string says;
        for (const int one : with->says) says += (says.empty() ? "" : ", ") + std::to_string(one);
        why.words =
            say(Text::thirtyone_sum_becomes, sum) + " " + say(Text::thirtyone_why_pairing, Say::count(with->sum), says);
    } else {
        why.words = say(Text::thirtyone_why_win, sum);
        why.replies = reply_lines(say, s, next);
        why.idea = towards_pairing(say, s, next);
    }
    if (theirs.outcome != Outcome::draw) {
        Position last = next;
        for (const auto v : rest) last = after(r, last, v);
        why.end = say(Text::thirtyone_line_end, side_letter(to_move(last)));
    }
    return why;
}

std::string tokens_in_words(const Rules& r, const Position& p)
{
    std::string out;
    for (int v = 1; v <= r.max; ++v) out += (v > 1 ? " " : "") + std::to_string(used(p, v));
    return out;
}

std::vector<std::string> node_in_words(const View& v, const Say& say, int node)
{
    const auto& e = v.analysis().exploration(v.rules());
    if (node < 0) return {say(Text::thirtyone_before_start)};
    const auto& n = e.nodes[static_cast<std::size_t>(node)];
    std::vector<std::string> out{
        say(Text::thirtyone_node, Say::count(node + 1), Say::count(n.position.sum)) + ", " +
        say(Text::thirtyone_node_mover, side_letter(to_move(n.position)), tokens_in_words(v.rules(), n.position))};
    double orders = 1; // multinomial of the tokens: no order exceeds the limit
    for (int value = 1, placed = 0; value <= v.rules().max; ++value)
        for (int k = 1; k <= used(n.position, value); ++k) orders = orders * ++placed / k;
    if (orders < 1e15) out.push_back(say(Text::thirtyone_in_tree, Say::count(static_cast<std::int64_t>(orders + 0.5))));
    if (v.labelled(node))
        out.push_back(say(Text::thirtyone_node_status, status_figure(say, n.status), winner_in_words(say, n.status)));
    else
        out.push_back(say(Text::thirtyone_node_unlabelled) + ". " +
                      say(Text::thirtyone_frontier, Say::count(n.frontier)));
    return out;
}

std::string large_number(Language l, const engine::thirtyone::Large& n)
{
    if (n.fits_64() && n.low() <= static_cast<std::uint64_t>(INT64_MAX))
        return number(l, static_cast<std::int64_t>(n.low()));
    static constexpr std::array raised{"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    int power = 0;
    double mantissa = n.approximate();
    for (; mantissa >= 9.995; ++power) mantissa /= 10; // so that two decimals do not round to 10
    std::string exponent;
    for (const char c : std::to_string(power)) exponent += raised[static_cast<std::size_t>(c - '0')];
    return decimal(l, mantissa, 2) + " · 10" + exponent;
}

std::vector<std::string> growth_in_words(const Say& say, const engine::thirtyone::Growth& g)
{
    const auto nodes = g.nodes_with_utterances();
    std::vector<std::string> out{
        say(Text::thirtyone_states_against_nodes, Say::count(g.total.positions), large_number(say.language(), nodes))};
    const double times = nodes.approximate() / static_cast<double>(std::max<engine::Count>(1, g.total.positions));
    if (times < 9e17)
        out.push_back(say(Text::thirtyone_times_as_many,
                          times < 100 ? decimal(say.language(), times, 1)
                                      : number(say.language(), static_cast<std::int64_t>(times + 0.5))));
    return out;
}

} // namespace shell::thirtyone
