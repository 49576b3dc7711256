#include "shell/spaces/dialogs.hpp"
#include "shell/kit/form.hpp"
#include "shell/kit/howto.hpp"
#include "shell/pegs/phrases.hpp"
#include "shell/spaces/examples.hpp"
#include "shell/spaces/ids.hpp"
#include "shell/spaces/phrases.hpp"
#include <algorithm>
#include <array>

namespace shell::spaces {
namespace {

using engine::codes::Face;
using engine::codes::Setup;

constexpr std::array boards{Text::game_mastermind, Text::game_picas_fijas};
constexpr std::array who_names{Text::spaces_me, Text::spaces_the_learner};
constexpr std::array oracle_names{Text::spaces_secret_seed, Text::spaces_secret_mine};
constexpr std::array noise_names{Text::spaces_never_lies, Text::spaces_lies_chance, Text::spaces_lies_few};

/// The default face of a board.
Face face_of(const engine::codes::Rules& r)
{
    if (!r.repeats && r.symbols <= 10) return Face::digits;
    return r.symbols <= peg_colours ? Face::colours : Face::letters;
}

class RulesForm final : public Form {
public:
    RulesForm(const Setup& setup, const Mode& mode) : setup_(setup), mode_(mode) {}

private:
    void fields(Fields& f) override
    {
        auto& rules = setup_.rules;
        f.title = f.say(Text::rules_title);
        int board = rules == engine::codes::mastermind ? 0 : rules == engine::codes::picas_fijas ? 1 : -1;
        if (f.choice("board"_id, Text::spaces_board, board, boards))
            rules = board == 0 ? engine::codes::mastermind : engine::codes::picas_fijas;
        f.number("positions"_id, Text::positions, rules.positions, 2, 5);
        f.number("symbols"_id, Text::symbols, rules.symbols, 2, 16);
        f.toggle("repeats"_id, Text::repeats_allowed, rules.repeats);
        f.choice("who"_id, Text::role, mode_.who, who_names);
        f.choice("oracle"_id, Text::spaces_secret, mode_.oracle, oracle_names);
        f.choice("noise"_id, Text::spaces_noise, mode_.noise, noise_names);
        if (mode_.noise == vs::Noise::Kind::odds)
            f.number("amount"_id, Text::spaces_percent, mode_.percent, 1, most_percent);
        else if (mode_.noise != vs::Noise::Kind::none)
            f.number("amount"_id, Text::spaces_most_lies, mode_.lies, 1, most_lies);
        if (!engine::codes::legal(rules)) f.refuse(f.say(Text::error_too_few_symbols));
        else if (!spaces_playable(rules)) f.refuse(f.say(Text::spaces_error_large));
        if (mode_.oracle == Oracle::seed) f.seed(seed_);
    }
    std::string line() override
    {
        Setup s = setup_;
        s.face = face_of(s.rules);
        s.seed = seed();
        return Game(s, mode_).line();
    }

    Setup setup_;
    Mode mode_;
};

class LearnerForm final : public Form {
public:
    explicit LearnerForm(const View& view) : view_(view) {}
    DialogOutcome act(const Action&, const Say&) override { return {}; } // the view handles the actions

private:
    void fields(Fields& f) override
    {
        const Mode& m = view_.game().mode();
        int tie = static_cast<int>(m.tie), split = static_cast<int>(m.split);
        f.title = f.say(Text::spaces_learner);
        f.go = {};
        f.words("tie_why"_id, f.say(Text::spaces_tie_why));
        f.choice("tie"_id, Text::spaces_tie, tie, spaces_tie_names).list();
        f.choice("split"_id, Text::spaces_split, split, spaces_split_names);
        f.words("split_why"_id, f.say(Text::spaces_split_why));
    }

    const View& view_;
};

class ExampleForm final : public Form {
public:
    explicit ExampleForm(const ExampleResult& e) : example_(e.example), line_(e.line) {}

private:
    void fields(Fields& f) override
    {
        f.title = f.say(spaces_examples()[static_cast<std::size_t>(example_)].title);
        f.width = 420;
        f.go_label = Text::spaces_load;
        f.words("load_why"_id, f.say(Text::spaces_load_why));
    }
    std::string line() override { return line_; }

    int example_;
    std::string line_;
};

/// 1234 answered 1 fija, 1 pica: one of its 24 hypotheses.
void draw_example(const Ui& ui, Rect box)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const auto guess = *engine::codes::parse_code(engine::codes::picas_fijas, "1234");
    const float pitch = std::min(34.f, (box.w - 110) / 8), radius = pitch * 0.4f, mid = box.y + 30;
    draw_code(p, Face::digits, engine::codes::picas_fijas, guess, {box.x + 16 + radius, mid}, pitch, radius,
              PegMark::shape);
    const float after = box.x + 16 + 4 * pitch;
    p.text({after + 4, mid + 5}, "1 · 1", {14, t.text, Weight::bold});
    kit::draw(p, Icon::next, {after + 40, mid - 11}, 22, t.muted);
    const float x = after + 70 + radius;
    constexpr std::array<int, 4> hypothesis{1, -1, 2, -1};
    for (std::size_t i = 0; i < 4; ++i) {
        const Point at{x + pitch * static_cast<float>(i), mid - 2};
        if (hypothesis[i] < 0) {
            p.ring(at, radius * 0.86f, t.line_strong, 1);
            p.text({at.x, at.y + 5}, "?", {14, t.muted, Weight::regular, Align::middle});
            continue;
        }
        draw_symbol(p, Face::digits, hypothesis[i], at, radius, PegMark::shape);
        if (i == 0) p.disc({at.x, at.y + radius + 7}, 3, t.text);
        else p.ring({at.x, at.y + radius + 7}, 2.6f, t.text, 1.6f);
    }
}

} // namespace

std::unique_ptr<Dialog> rules_dialog(const Setup& now, const Mode& mode)
{
    return std::make_unique<RulesForm>(now, mode);
}

std::unique_ptr<Dialog> learner_dialog(const View& view) { return std::make_unique<LearnerForm>(view); }

std::unique_ptr<Dialog> example_dialog(const ExampleResult& e) { return std::make_unique<ExampleForm>(e); }

std::unique_ptr<Dialog> how_to_play()
{
    return how_to_dialog({{Text::spaces_howto_goal, Text::spaces_howto_space, Text::spaces_howto_tree,
                           Text::spaces_howto_step, Text::spaces_howto_noise, Text::spaces_howto_learner},
                          1,
                          60,
                          draw_example,
                          Text::spaces_howto_example,
                          [](const Say& say, Text t) {
                              return say(t) + (t == Text::spaces_howto_goal ? " " + say(Text::answer_key) + "." : "");
                          }});
}

} // namespace shell::spaces
