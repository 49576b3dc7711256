// Describes the 31 game for the outline: the same controls as on the canvas, with the same ids.
#include "shell/thirtyone/dialogs.hpp"
#include "shell/thirtyone/ids.hpp"
#include "shell/thirtyone/phrases.hpp"
#include <algorithm>

namespace shell::thirtyone {

using engine::thirtyone::FullBoard;
using engine::thirtyone::Position;
using engine::thirtyone::Rules;
using engine::thirtyone::Side;
using engine::thirtyone::Solution;

namespace {

/// A row for each value: the owners of its tokens, and the number of free squares.
template <class Moves>
void describe_board(Outline& o, const Say& say, Id id, const Rules& rules, const Moves& moves)
{
    auto& table =
        o.table(id, say(Text::thirtyone_board_caption),
                {say(Text::thirtyone_head_value), say(Text::thirtyone_head_tokens), say(Text::thirtyone_head_free)});
    for (int v = 1; v <= rules.max; ++v) {
        std::string tokens;
        int taken = 0;
        for (int k = 0; k < moves.size(); ++k)
            if (moves[k] == v) { tokens += (taken++ ? ", " : "") + std::string(k % 2 == 0 ? "A" : "B"); }
        table.rows.push_back(
            {std::to_string(v), taken ? tokens : say(Text::thirtyone_none), std::to_string(rules.rows - taken)});
    }
}

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

void describe_position(const View& v, Outline& o, const Say& say)
{
    const auto* s = v.solution();
    if (!s) {
        o.text("working"_id, Text::thirtyone_solving);
        return;
    }
    const Position& p = v.game().position;
    std::string verdict = verdict_in_words(say, *s, p);
    if (const std::string how = verdict_how(say, *s, p); !how.empty()) verdict += " · " + how;
    o.text("verdict"_id, verdict);
    o.text("status_a"_id, status_in_words(say, *s, p));
    if (v.game().over()) return;
    const bool mine = v.my_turn() && v.is_person(Side::a) != v.is_person(Side::b);
    auto& table =
        o.table("if_you_play"_id,
                mine ? say(Text::thirtyone_if_you_play) : say(Text::thirtyone_if_plays, side_letter(v.game().turn())),
                {say(Text::thirtyone_head_value), say(Text::thirtyone_head_result), say(Text::thirtyone_head_in),
                 say(Text::thirtyone_sum)});
    std::vector<OutlineOption> values;
    for (const auto& m : weighed_moves(*s, p)) {
        table.rows.push_back({std::to_string(m.value), outcome_in_words(say, m, mine),
                              m.beyond || !m.moves ? "–" : std::to_string(m.moves), std::to_string(m.says)});
        values.push_back({std::to_string(m.value), std::to_string(m.value)});
    }
    const int asked = v.why_value();
    o.radios("why"_id, say(Text::why), asked, std::move(values));
    const auto why = why_in_words(say, *s, p, asked);
    o.text("why_words"_id, say(Text::thirtyone_why_value, std::to_string(asked)) + " " + why.words);
    if (!why.replies.empty()) o.list("why_replies"_id, say(Text::why), why.replies);
    if (!why.idea.empty()) o.text("why_idea"_id, why.idea);
    Position at = p;
    std::vector<std::string> line;
    for (const auto value : why.line) {
        const std::string who = side_letter(to_move(at));
        at = after(v.rules(), at, value);
        line.push_back(who + " " + std::to_string(value) + ": " + std::to_string(at.sum));
    }
    o.list("line"_id, say(Text::thirtyone_line), std::move(line));
    if (!why.end.empty()) o.text("line_end"_id, why.end);
}

void describe_solved(Outline& o, const Say& say, Id id, const Solution& s, std::string_view title)
{
    const Position root;
    const auto value = s.value(root);
    const int status = status_for_a(root, value.outcome);
    const auto winning = s.winning_moves(root);
    std::vector<std::string> items{
        status == 0 ? say(Text::thirtyone_mover_draws)
                    : say(Text::thirtyone_winner, side_letter(status > 0 ? Side::a : Side::b)),
        winning.empty() ? say(Text::thirtyone_no_first_move)
                        : say(Text::thirtyone_first_moves, values_in_words(say, {winning.begin(), winning.end()}))};
    if (value.remoteness) items.push_back(say(Text::thirtyone_root_remoteness, Say::count(*value.remoteness)));
    items.push_back(
        say(Text::thirtyone_positions_n, Say::count(static_cast<std::int64_t>(s.states().size()))) + " " +
        say(Text::thirtyone_of_encodings, number(say.language(), engine::thirtyone::all_encodings(s.rules()))));
    items.push_back(say(Text::thirtyone_split, number(say.language(), s.winning_states()),
                        number(say.language(), s.losing_states())));
    if (s.drawn_states() > 0) items.push_back(say(Text::thirtyone_draws_n, Say::count(s.drawn_states())));
    o.list(id, title, std::move(items));
}

void describe_tried(const View& v, Outline& o, const Say& say)
{
    const auto* loses = v.analysis().tried(FullBoard::mover_loses);
    const auto* draws = v.analysis().tried(FullBoard::draw);
    if (!loses || !draws) {
        o.text("working"_id, Text::thirtyone_solving);
        o.command("trial_cancel"_id);
        return;
    }
    if (loses == draws) {
        describe_solved(o, say, "solved"_id, *loses, thirtyone_rules_in_words(say, loses->rules()));
        o.text("cannot_fill"_id, Text::thirtyone_cannot_fill);
    } else {
        const std::string full = say(Text::thirtyone_full_board) + ": ";
        describe_solved(o, say, "solved"_id, *loses, full + say(Text::thirtyone_full_mover_loses));
        describe_solved(o, say, "solved_draw"_id, *draws, full + say(Text::thirtyone_full_is_draw));
    }
    const auto& growth = v.analysis().growth(loses->rules());
    o.text("tree_size"_id,
           say(Text::thirtyone_tree_nodes, large_number(say.language(), growth.nodes_with_utterances())));
    auto& table = o.table("remoteness"_id, say(Text::thirtyone_histogram),
                          {say(Text::thirtyone_head_remoteness), say(Text::thirtyone_head_positions)});
    const auto by = loses->by_remoteness();
    for (std::size_t i = 0; i < by.size(); ++i)
        table.rows.push_back({std::to_string(i), number(say.language(), by[i])});
    o.button("play_trial"_id, Text::thirtyone_play_these);
}

void describe_exercise(const View& v, Outline& o, const Say& say, const Solution* solution)
{
    const auto all = thirtyone_exercises();
    const auto index = static_cast<std::size_t>(v.ui().exercise);
    const auto& e = all[index];
    const auto& answer = v.ui().answers[index];
    std::vector<OutlineOption> which;
    for (std::size_t i = 0; i < all.size(); ++i)
        which.push_back({std::to_string(i), std::to_string(i + 1) + ": " + exercise_moves(all[i])});
    o.radios("exercise"_id, say(Text::thirtyone_tab_exercises), v.ui().exercise, std::move(which));
    o.text("exercise_played"_id, say(Text::thirtyone_played, exercise_moves(e)) + " " + say(Text::thirtyone_starts));
    describe_board(o, say, "exercise_board"_id, engine::thirtyone::game_of_31, e.moves);
    o.number("exercise:sum"_id, Text::thirtyone_ask_sum, answer.sum, 0, 99);
    o.radios("exercise:mover"_id, say(Text::thirtyone_ask_mover), answer.mover,
             {{"0", "A"}, {"1", "B"}, {"2", say(Text::thirtyone_nobody)}});
    if (e.asks_status)
        o.radios("exercise:status"_id, say(Text::thirtyone_ask_status), answer.status,
                 {{"0", "+1: " + say(Text::thirtyone_wins_a)},
                  {"1", status_figure(say, -1) + ": " + say(Text::thirtyone_wins_b)}});
    else {
        o.begin_group("exercise_moves"_id, Text::thirtyone_ask_moves);
        for (int value = 1; value <= engine::thirtyone::game_of_31.max; ++value) {
            auto& box = o.checkbox(make_id("exercise:value"_id, value), Text::thirtyone_head_value,
                                   answer.value[static_cast<std::size_t>(value)]);
            box.text = say(Text::thirtyone_head_value) + " " + std::to_string(value);
        }
        o.checkbox("exercise:none"_id, Text::thirtyone_none_wins, answer.none_wins);
        o.end();
    }
    for (const Id id : {"exercise:back"_id, "exercise:next"_id, "exercise:check"_id}) o.command(id);
    if (!answer.checked || !solution) return;
    const auto verdict = verdicts(e, answer, *solution, say);
    int right = 0;
    std::vector<std::string> items;
    for (const auto& q : verdict) {
        right += q.right;
        items.push_back(say(q.question) + " " +
                        (q.answered ? say(q.right ? Text::thirtyone_right : Text::thirtyone_wrong) + " " + q.explanation
                                    : say(Text::thirtyone_unanswered)));
    }
    o.text("exercise_result"_id, right == 3 ? say(Text::thirtyone_all_right)
                                            : say(Text::thirtyone_right_n, Say::count(right), Say::count(3)));
    o.list("exercise_verdicts"_id, say(Text::thirtyone_answers), std::move(items));
}

/// All exercises with blanks, and the answers on demand: for printing the outline.
void describe_worksheet(const View& v, Outline& o, const Say& say, const Solution* solution)
{
    const auto all = thirtyone_exercises();
    o.checkbox("worksheet"_id, Text::thirtyone_worksheet, v.ui().worksheet);
    if (!v.ui().worksheet) return; // so that screen reader users hear only one exercise
    o.heading(2, Text::thirtyone_worksheet);
    o.text("worksheet_rules"_id, say(Text::thirtyone_starts));
    for (std::size_t i = 0; i < all.size(); ++i) {
        o.heading(3, say(Text::thirtyone_exercise_n, Say::count(static_cast<std::int64_t>(i) + 1),
                         Say::count(static_cast<std::int64_t>(all.size()))));
        o.text(make_id("worksheet_played"_id, static_cast<std::int64_t>(i)),
               say(Text::thirtyone_played, exercise_moves(all[i])));
        constexpr std::string_view blank = " ________";
        o.list(make_id("worksheet_questions"_id, static_cast<std::int64_t>(i)), say(Text::thirtyone_tab_exercises),
               {say(Text::thirtyone_ask_sum) + std::string(blank), say(Text::thirtyone_ask_mover) + std::string(blank),
                say(all[i].asks_status ? Text::thirtyone_ask_status : Text::thirtyone_ask_moves) + std::string(blank)});
    }
    o.checkbox("exercise:answers"_id, Text::thirtyone_show_answers, v.ui().show_answers);
    if (!v.ui().show_answers || !solution) return;
    std::vector<std::string> answers;
    for (const auto& e : all) {
        std::string line;
        for (const auto& q : verdicts(e, {}, *solution, say)) line += (line.empty() ? "" : " ") + q.explanation;
        answers.push_back(std::move(line));
    }
    o.list("worksheet_answers"_id, say(Text::thirtyone_answers), std::move(answers));
}

} // namespace

/// The positions that the node on screen leads to, and ways to them.
void View::describe_node(Outline& o) const
{
    const int node = current_node();
    if (node < 0) return;
    const auto& e = analysis_.exploration(rules());
    const auto& here = e.nodes[static_cast<std::size_t>(node)];
    auto& table = o.table("successors"_id, o.say(Text::thirtyone_child_caption),
                          {o.say(Text::thirtyone_head_value), o.say(Text::thirtyone_sum),
                           o.say(Text::thirtyone_head_node), o.say(Text::thirtyone_head_result)});
    std::vector<int> children;
    for (int value = 1; value <= rules().max; ++value) {
        const int child = here.successor[static_cast<std::size_t>(value - 1)];
        if (child == engine::thirtyone::no_square) continue;
        std::string status = "–";
        if (labelled(child)) {
            const int s = int{e.nodes[static_cast<std::size_t>(child)].status};
            status = o.say(Text::thirtyone_node_status, status_figure(o.say, s), winner_in_words(o.say, s));
        }
        table.rows.push_back({std::to_string(value), std::to_string(here.position.sum + value),
                              child >= 0 ? std::to_string(child + 1) : o.say(Text::thirtyone_beyond), status});
        if (child >= 0) children.push_back(child);
    }
    if (here.parent >= 0) children.insert(children.begin(), here.parent);
    for (const int c : children) o.button(make_id("node"_id, c), o.say(Text::thirtyone_go_to_node, Say::count(c + 1)));
}

void View::describe(Outline& o, const Say& say)
{
    const auto& g = game();
    o.heading(1, Text::game_thirtyone);
    o.text("rules"_id, thirtyone_rules_in_words(say, rules()) + " · " + seats_in_words(say, log_.setup()));
    o.text("goal"_id, say(Text::thirtyone_goal, Say::count(rules().limit)));
    if (exercising()) { // it has its own board
        for (const Id id : {"back_to_game"_id, "undo"_id, "redo"_id}) o.command(id);
        describe_analysis(o);
        describe_exercise(*this, o, say, standard_.solution());
        return describe_worksheet(*this, o, say, standard_.solution());
    }
    const int left = rules().limit - g.position.sum;
    o.text("sum"_id, say(Text::thirtyone_sum) + ": " + std::to_string(g.position.sum) +
                         (left >= 0 ? " (" + say(Text::thirtyone_left, Say::count(left)) + ")" : ""));
    describe_board(o, say, "board"_id, rules(), g.moves);
    describe_moves(*this, o, say);
    describe_next_move(*this, o, say);
    for (const Id id : {"undo"_id, "redo"_id}) o.command(id);
    describe_analysis(o);
    if (o.hides_analysis) return;
    if (!analysis_shown()) return o.command("exercises"_id);
    if (ui_.tab == Tab::position) describe_position(*this, o, say);
    if (ui_.tab == Tab::rules) describe_tried(*this, o, say);
}

} // namespace shell::thirtyone
