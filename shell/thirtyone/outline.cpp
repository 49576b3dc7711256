// The outline of the 31 game: its board in words. The panel describes itself.
#include "shell/thirtyone/canvas.hpp"
#include "shell/thirtyone/ids.hpp"
#include "shell/thirtyone/phrases.hpp"

namespace shell::thirtyone {

namespace {

void describe_moves(const View& v, Outline& o, const Say& say)
{
    const auto& g = v.game();
    if (g.moves.empty()) return;
    const bool history = v.analysis_shown() && v.solution();
    std::vector<std::string> head{say(Text::thirtyone_head_turn), say(Text::thirtyone_head_who),
                                  say(Text::thirtyone_head_value), say(Text::thirtyone_sum)};
    if (history) head.push_back(say(Text::thirtyone_history));
    auto& table = o.table("moves"_id, say(Text::thirtyone_moves_head), std::move(head));
    int sum = 0;
    for (int k = 0; k < g.moves.size(); ++k) {
        sum += g.moves[k];
        std::vector<std::string> cells{std::to_string(k + 1), k % 2 == 0 ? "A" : "B", std::to_string(g.moves[k]),
                                       std::to_string(sum)};
        if (history) {
            const auto& moment = v.history()[static_cast<std::size_t>(k) + 1];
            cells.push_back(winner_in_words(say, moment.status) +
                            (moment.mistake ? " (" + say(Text::thirtyone_mistake) + ")" : ""));
        }
        table.rows.push_back(std::move(cells));
    }
}

void describe_next_move(const View& v, Outline& o, const Say& say)
{
    const auto& g = v.game();
    if (g.over()) {
        o.heading(2, result_in_words(v, say));
        o.text("reason"_id, reason_in_words(v, say));
        if (v.ui().review) o.text("decided"_id, decided_in_words(v, say));
        o.commands_of("moment"_id);
        for (const Id id : {"review"_id, "try_again"_id}) o.command(id);
        o.button("new_game"_id, Text::new_game);
        return;
    }
    o.heading(2, Text::thirtyone_next_move);
    o.command("go_on"_id);
    if (!v.ui().paused && !v.my_turn()) o.text("thinking"_id, Text::its_turn);
    o.commands_of("value"_id);
}

} // namespace

void describe_squares(Outline& o, Id id, const engine::thirtyone::Rules& rules, std::span<const std::uint8_t> moves)
{
    auto& table = o.table(
        id, o.say(Text::thirtyone_board_caption),
        {o.say(Text::thirtyone_head_value), o.say(Text::thirtyone_head_tokens), o.say(Text::thirtyone_head_free)});
    for (int v = 1; v <= rules.max; ++v) {
        std::string tokens;
        int taken = 0;
        for (std::size_t k = 0; k < moves.size(); ++k)
            if (moves[k] == v) tokens += (taken++ ? ", " : "") + std::string(k % 2 == 0 ? "A" : "B");
        table.rows.push_back(
            {std::to_string(v), taken ? tokens : o.say(Text::thirtyone_none), std::to_string(rules.rows - taken)});
    }
}

void View::describe(Outline& o, const Say& say)
{
    const auto& g = game();
    o.heading(1, Text::game_thirtyone);
    o.text("rules"_id, thirtyone_rules_in_words(say, rules()) + " · " + seats_in_words(say, log_.setup()));
    o.text("goal"_id, say(Text::thirtyone_goal, Say::count(rules().limit)));
    if (exercising()) { // it has its own board
        for (const Id id : {"back_to_game"_id, "undo"_id, "redo"_id}) o.command(id);
        return describe_analysis(o);
    }
    const int left = rules().limit - g.position.sum;
    o.text("sum"_id, say(Text::thirtyone_sum) + ": " + std::to_string(g.position.sum) +
                         (left >= 0 ? " (" + say(Text::thirtyone_left, Say::count(left)) + ")" : ""));
    describe_squares(o, "board"_id, rules(), {g.moves.begin(), g.moves.end()});
    describe_moves(*this, o, say);
    describe_next_move(*this, o, say);
    for (const Id id : {"undo"_id, "redo"_id}) o.command(id);
    describe_analysis(o);
    if (!o.hides_analysis && !analysis_shown()) o.command("exercises"_id);
}

} // namespace shell::thirtyone
