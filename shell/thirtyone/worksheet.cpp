// The tab of the exercises: a position, three questions, and the checked answers with explanations.
#include "shell/thirtyone/canvas.hpp"
#include "shell/thirtyone/ids.hpp"
#include "shell/thirtyone/tokens.hpp"
#include <algorithm>
#include <array>

namespace shell::thirtyone {

using engine::thirtyone::game_of_31;
using engine::thirtyone::Side;

namespace {

constexpr float mark_room = 26, question_line = 19, below_question = 6;
constexpr float explained_line = 18, result_line = 28, longest_row = 300;

void draw_mark(Ui& ui, Point at, const Verdict& v)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    if (v.right) draw_tick(p, at, 7, t.good, 2.6f);
    else if (v.answered) draw_cross(p, at, 5.5f, t.bad, 2.4f);
    else p.ring(at, 6, t.unknown, 2);
}

/// A question above its control. The mark's room is kept: a check moves nothing.
struct Question {
    std::string words;
    std::optional<Verdict> checked;

    float height(const Ui& ui, float width) const
    {
        const auto lines = ui.paint.wrapped(words, width - mark_room, 14, Weight::bold).size();
        return question_line * static_cast<float>(lines) + below_question;
    }
    float height_with_control(const Ui& ui, float width) const { return height(ui, width) + control_height(ui); }
    /// Returns the control's part.
    Rect draw(Ui& ui, Rect r) const
    {
        if (checked) draw_mark(ui, {r.x + 8, r.y + 10}, *checked);
        ui.paint.paragraph({r.x + mark_room, r.y + 15}, words, r.w - mark_room, {14, ui.theme().text, Weight::bold},
                           question_line);
        const float h = height(ui, r.w);
        return {r.x, r.y + h, r.w, r.h - h};
    }
};

/// The moves, without the sums, which are asked for; in the outline also the board.
class PlayedBlock final : public Block {
public:
    PlayedBlock(const Say& say, const Exercise& e)
        : played_(say(Text::thirtyone_played, exercise_moves(e))), starts_(say(Text::thirtyone_starts)), moves_(e.moves)
    {
        for (int i = 0; i < moves_.size(); ++i) tokens_.push_back({i % 2 == 0 ? Side::a : Side::b, moves_[i]});
    }
    float height(const Ui& ui, float width) const override
    {
        return tokens_top(ui.paint, width) + tokens_height(ui.paint, width, tokens_) + above_note +
               note_line * static_cast<float>(ui.paint.wrapped(starts_, width, 12).size());
    }
    void draw(Ui& ui, Rect r) const override
    {
        const Theme& t = ui.theme();
        ui.paint.paragraph({r.x, r.y + 13}, played_, r.w, {14, t.text}, played_line);
        r.y += tokens_top(ui.paint, r.w);
        draw_tokens(ui.paint, r, tokens_);
        r.y += tokens_height(ui.paint, r.w, tokens_) + above_note;
        ui.paint.paragraph({r.x, r.y + 11}, starts_, r.w, {12, t.muted}, note_line);
    }
    void describe(Outline& o) const override
    {
        o.text("exercise_played"_id, played_ + " " + starts_);
        describe_squares(o, "exercise_board"_id, game_of_31, {moves_.begin(), moves_.end()});
    }

private:
    static constexpr float played_line = 20, note_line = 17, above_note = 6;
    float tokens_top(const Painter& p, float width) const
    {
        return played_line * static_cast<float>(p.wrapped(played_, width, 14).size()) + 2;
    }
    std::string played_, starts_;
    decltype(Exercise::moves) moves_;
    std::vector<Token> tokens_;
};

/// The number of right answers, and each answer's explanation.
class AnswersBlock final : public Block {
public:
    AnswersBlock(const Say& say, const std::array<Verdict, 3>& all) : all_(all)
    {
        right_ = static_cast<int>(std::count_if(all.begin(), all.end(), [](const Verdict& v) { return v.right; }));
        result_ = right_ == 3 ? say(Text::thirtyone_all_right)
                              : say(Text::thirtyone_right_n, Say::count(right_), Say::count(3));
        for (Verdict& v : all_)
            if (!v.answered) v.explanation = say(Text::thirtyone_unanswered);
    }
    float height(const Ui& ui, float width) const override
    {
        float h = result_line;
        for (const Verdict& v : all_) h += explained(ui.paint, width, v);
        return h;
    }
    void draw(Ui& ui, Rect r) const override
    {
        const Theme& t = ui.theme();
        ui.paint.text({r.x, r.y + 14}, result_, {16, right_ == 3 ? t.good : t.text, Weight::bold});
        float y = r.y + result_line;
        for (const Verdict& v : all_) {
            draw_mark(ui, {r.x + 8, y + 9}, v);
            ui.paint.paragraph({r.x + mark_room, y + 14}, v.explanation, r.w - mark_room,
                               {13, v.right ? t.good : t.text}, explained_line);
            y += explained(ui.paint, r.w, v);
        }
    }
    void describe(Outline& o) const override
    {
        std::vector<std::string> items;
        for (const Verdict& v : all_) {
            std::string item = o.say(v.question) + " ";
            if (v.answered) item += o.say(v.right ? Text::thirtyone_right : Text::thirtyone_wrong) + " ";
            items.push_back(item + v.explanation);
        }
        o.text("exercise_result"_id, result_);
        o.list("exercise_verdicts"_id, o.say(Text::thirtyone_answers), std::move(items));
    }

private:
    static float explained(const Painter& p, float width, const Verdict& v)
    {
        return explained_line * static_cast<float>(p.wrapped(v.explanation, width - mark_room, 13).size()) + 6;
    }
    std::array<Verdict, 3> all_;
    int right_ = 0;
    std::string result_;
};

/// The number of the exercise between the buttons for the previous and the next one.
void draw_head(Ui& ui, Rect r, int index, int count)
{
    ui.command_icon("exercise:back"_id, {r.x - 8, r.y, 44, r.h});
    ui.command_icon("exercise:next"_id, {r.right() - 36, r.y, 44, r.h});
    const std::string title = ui.say(Text::thirtyone_exercise_n, Say::count(index + 1), Say::count(count));
    ui.paint.text({r.centre().x, r.centre().y + 5}, ui.paint.fitted(title, r.w - 90, 16, Weight::bold),
                  {16, ui.theme().text, Weight::bold, Align::middle});
}

void add_question(Panel& p, Question q, const Id id, int& chosen, bool& checked, std::vector<std::string> names)
{
    const auto draw = [q, id, names, now = chosen](Ui& ui, Rect r) {
        const std::vector<std::string_view> labels(names.begin(), names.end());
        const Rect below = q.draw(ui, r);
        ui.segmented(id, {below.x, below.y, std::min(below.w, longest_row), below.h}, labels, now);
    };
    const auto height = [q](const Ui& ui, float width) { return q.height_with_control(ui, width); };
    if (p.choice(id, q.words, chosen, names).own(height, draw)) checked = false;
}

void draw_chip(Ui& ui, Id id, Rect r, std::string_view label, bool on)
{
    const Theme& t = ui.theme();
    const Press press = ui.item(id, r, 8);
    const Colour back = on ? t.accent_soft : ui.view.layout == Layout::desktop ? t.raised : t.surface;
    ui.paint.fill(r, ui.reactive(back, press, id), 8);
    ui.paint.stroke(r, on ? t.accent : t.line_strong, 8, on ? 2.f : 1.f);
    ui.paint.text({r.centre().x, r.centre().y + 6}, label, {16, on ? t.accent : t.text, Weight::bold, Align::middle});
    if (press.clicked) ui.act(id, on ? "0" : "1");
}

/// A chip for each value, and below one for none.
void draw_chips(Ui& ui, Rect r, const Answer& answer)
{
    const float h = control_height(ui), pitch = std::min(58.f, (r.w + 6) / static_cast<float>(game_of_31.max));
    for (int v = 1; v <= game_of_31.max; ++v)
        draw_chip(ui, make_id("exercise:value"_id, v), {r.x + pitch * static_cast<float>(v - 1), r.y, pitch - 6, h},
                  std::to_string(v), answer.value[static_cast<std::size_t>(v)]);
    const std::string none = ui.say(Text::thirtyone_none_wins);
    draw_chip(ui, "exercise:none"_id, {r.x, r.y + h + 8, ui.paint.width(none, 16, Weight::bold) + 32, h}, none,
              answer.none_wins);
}

/// The winning moves: several, or none.
void add_values(Panel& p, const Question& q, Answer& answer)
{
    p.own([q](const Ui& ui, float width) { return q.height_with_control(ui, width) + 8 + control_height(ui); },
          [q, answer](Ui& ui, Rect r) { draw_chips(ui, q.draw(ui, r), answer); });
    p.begin_group("exercise_moves"_id, q.words);
    for (int v = 1; v <= game_of_31.max; ++v) {
        bool& chosen = answer.value[static_cast<std::size_t>(v)];
        const std::string name = p.say(Text::thirtyone_head_value) + " " + std::to_string(v);
        if (!p.toggle(make_id("exercise:value"_id, v), name, chosen).only_described()) continue;
        answer.checked = false;
        if (chosen) answer.none_wins = false;
    }
    if (p.toggle("exercise:none"_id, Text::thirtyone_none_wins, answer.none_wins).only_described()) {
        answer.checked = false;
        if (answer.none_wins) answer.value = {};
    }
    p.end_group();
}

/// All exercises with blanks: for printing the outline.
void describe_blanks(Outline& o)
{
    const auto all = thirtyone_exercises();
    o.heading(2, Text::thirtyone_worksheet);
    o.text("worksheet_rules"_id, Text::thirtyone_starts);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto n = static_cast<std::int64_t>(i);
        o.heading(
            3, o.say(Text::thirtyone_exercise_n, Say::count(n + 1), Say::count(static_cast<std::int64_t>(all.size()))));
        o.text(make_id("worksheet_played"_id, n), o.say(Text::thirtyone_played, exercise_moves(all[i])));
        std::vector<std::string> items;
        for (const Text question : questions(all[i])) items.push_back(o.say(question) + " ________");
        o.list(make_id("worksheet_questions"_id, n), o.say(Text::thirtyone_tab_exercises), std::move(items));
    }
}

void describe_answers(Outline& o, const engine::thirtyone::Solution& solution)
{
    std::vector<std::string> answers;
    for (const auto& e : thirtyone_exercises()) {
        std::string line;
        for (const auto& q : verdicts(e, {}, solution, o.say)) line += (line.empty() ? "" : " ") + q.explanation;
        answers.push_back(std::move(line));
    }
    o.list("worksheet_answers"_id, o.say(Text::thirtyone_answers), std::move(answers));
}

} // namespace

void View::add_exercise(Panel& p)
{
    const auto all = thirtyone_exercises();
    const int count = static_cast<int>(all.size());
    std::vector<std::string> names;
    for (const auto& e : all) names.push_back(std::to_string(names.size() + 1) + ": " + exercise_moves(e));
    p.choice("exercise"_id, p.say(Text::thirtyone_tab_exercises), ui_.exercise, std::move(names))
        .own([](const Ui& ui, float) { return control_height(ui); },
             [this, count](Ui& ui, Rect r) { draw_head(ui, r, ui_.exercise, count); });
    const auto index = static_cast<std::size_t>(ui_.exercise);
    const Exercise& e = all[index];
    Answer& answer = ui_.answers[index];
    const auto* solution = standard_.solution();
    const bool checked = answer.checked && solution;
    p.block(std::make_shared<PlayedBlock>(p.say, e));

    std::array<Question, 3> asked;
    const auto verdict = checked ? verdicts(e, answer, *solution, p.say) : std::array<Verdict, 3>();
    for (std::size_t i = 0; i < asked.size(); ++i) {
        asked[i].words = p.say(questions(e)[i]);
        if (checked) asked[i].checked = verdict[i];
    }
    p.picture([q = asked[0]](const Ui& ui, float width) { return q.height_with_control(ui, width) + 6; },
              [q = asked[0], sum = answer.sum ? std::to_string(answer.sum) : std::string()](Ui& ui, Rect r) {
                  const Rect below = q.draw(ui, r);
                  ui.field("exercise:sum"_id, {below.x, below.y, 120, control_height(ui)}, sum, "?", Typed::figures, 2);
              },
              [sum = answer.sum](Outline& o) { o.number("exercise:sum"_id, Text::thirtyone_ask_sum, sum, 0, 99); });
    add_question(p, asked[1], "exercise:mover"_id, answer.mover, answer.checked,
                 {"A", "B", p.say(Text::thirtyone_nobody)});
    if (e.asks_status)
        add_question(
            p, asked[2], "exercise:status"_id, answer.status, answer.checked,
            {"+1: " + p.say(Text::thirtyone_wins_a), status_figure(p.say, -1) + ": " + p.say(Text::thirtyone_wins_b)});
    else add_values(p, asked[2], answer);

    const Id button = !exercise_solved(p.say)     ? "exercise:check"_id
                      : ui_.exercise + 1 == count ? "back_to_game@below"_id
                                                  : "exercise:next@below"_id;
    p.picture([](const Ui&, float) { return 56.f; },
              [button](Ui& ui, Rect r) {
                  ui.command(button, {r.x, r.y + 2, std::min(r.w, 200.f), 44});
              },
              [](Outline& o) {
                  for (const Id id : {"exercise:back"_id, "exercise:next"_id, "exercise:check"_id}) o.command(id);
              });
    if (checked) p.block(std::make_shared<AnswersBlock>(p.say, verdict));
    p.words("worksheet"_id, p.say(Text::thirtyone_print_hint)).only_drawn();
    add_worksheet(p);
}

/// The outline's part for printing, on demand, so that screen reader users hear only one exercise.
void View::add_worksheet(Panel& p)
{
    p.toggle("worksheet"_id, Text::thirtyone_worksheet, ui_.worksheet).only_described();
    if (!ui_.worksheet) return;
    p.in_words(describe_blanks);
    p.toggle("exercise:answers"_id, Text::thirtyone_show_answers, ui_.show_answers).only_described();
    const auto* solution = standard_.solution();
    if (ui_.show_answers && solution) p.in_words([solution](Outline& o) { describe_answers(o, *solution); });
}

} // namespace shell::thirtyone
