#include "shell/codes/dialogs.hpp"
#include "engine/codes/candidates.hpp"
#include "engine/codes/feedback.hpp"
#include "shell/codes/duel_words.hpp"
#include "shell/codes/ids.hpp"
#include "shell/codes/phrases.hpp"
#include "shell/kit/form.hpp"
#include "shell/kit/howto.hpp"
#include "shell/pegs/genetic_form.hpp"
#include "shell/pegs/strategy_field.hpp"
#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace shell::codes {
namespace {

using engine::codes::Face;
using engine::codes::Feedback;
using engine::codes::Role;
using engine::codes::Setup;

/// The roles of a game, in their order, then the duel.
enum class Part : std::uint8_t { guesser, keeper, assistant, duel };
constexpr std::array part_names{Text::role_guesser, Text::role_keeper, Text::role_assistant, Text::duel_role};

class RulesForm final : public Form {
public:
    explicit RulesForm(const Setup& now) : part_(static_cast<Part>(now.role)), setup_(now), genetic_(now.genetic)
    {
        setup_.repeat = false;
        setup_.friend_guesses = 0;
    }
    explicit RulesForm(const engine::codes::DuelSetup& now) : RulesForm(Setup{.rules = now.rules, .face = now.face})
    {
        part_ = Part::duel;
        rival_ = now.rival;
    }

private:
    void fields(Fields& f) override
    {
        using namespace engine::codes;
        Rules& rules = setup_.rules;
        f.title = f.say(Text::rules_title);
        f.steady = true; // choosing a role adds fields
        if (f.choice("role"_id, Text::role, part_, part_names).list() && part_ != Part::duel)
            setup_.role = static_cast<Role>(part_);
        if (part_ == Part::duel) f.choice("rival"_id, Text::duel_rival, rival_, rival_names).list();
        f.number("positions"_id, Text::positions, rules.positions, min_positions, max_positions);
        f.number("symbols"_id, Text::symbols, rules.symbols, min_symbols, max_symbols);
        f.toggle("repeats"_id, Text::repeats_allowed, rules.repeats);
        f.choice("face"_id, Text::face, setup_.face, face_names);
        const bool strategies = part_ == Part::keeper || part_ == Part::assistant;
        if (strategies)
            strategy_field(f, "strategy"_id, f.say(setup_.role == Role::keeper ? Text::who_guesses : Text::who_advises),
                           "possible_only"_id, setup_.strategy, strategy_menu(f.say));
        if (strategies && setup_.strategy == StrategyKind::genetic) genetic_.fields(f);
        if (part_ != Part::duel)
            f.number("guesses"_id, Text::guesses_allowed, setup_.max_guesses, 1, max_guesses_limit);
        f.seed(seed_);
        if (!rules.repeats && rules.symbols < rules.positions) f.refuse(f.say(Text::error_too_few_symbols));
        if (setup_.face == Face::colours && rules.symbols > peg_colours)
            f.refuse(f.say(Text::error_too_many_colours, Say::count(peg_colours)));
        if (part_ == Part::duel && problem(duel())) f.refuse(f.say(Text::duel_too_large));
    }
    std::string line() override
    {
        setup_.seed = seed();
        if (part_ == Part::duel)
            return engine::codes::problem(duel()) ? std::string() : engine::codes::to_line(DuelLog(duel()));
        const bool genetic = setup_.strategy == engine::codes::StrategyKind::genetic;
        setup_.genetic = genetic ? genetic_.options() : engine::codes::GeneticOptions{};
        return engine::codes::problem(setup_) ? std::string() : engine::codes::to_line(Log(setup_));
    }

    engine::codes::DuelSetup duel() const { return {setup_.rules, setup_.face, rival_, setup_.seed}; }

    Part part_ = Part::guesser;
    Setup setup_;
    engine::codes::Rival rival_ = engine::codes::Rival::medium;
    GeneticFields genetic_;
};

/// A secret, a guess and its answer.
struct Example {
    engine::codes::Rules rules;
    std::string_view secret, guess;
};

void draw_example(const Ui& ui, Rect box, Face face, PegMark mark, const Example& e)
{
    const Say& say = ui.say;
    const Painter& p = ui.paint;
    const engine::codes::Rules& rules = e.rules;
    const auto secret = *engine::codes::parse_code(rules, e.secret);
    const auto guess = *engine::codes::parse_code(rules, e.guess);
    const auto answer = engine::codes::feedback(rules, guess, secret);
    const float label = 16 + std::max(p.width(say(Text::the_secret), 13), p.width(say(Text::your_guess), 13)) + 26;
    const bool under = (box.w - label - 60) / 4 < 24; // labels above the pegs
    const float pitch = under ? std::min(30.f, (box.w - 96) / 4) : std::min(40.f, (box.w - label - 60) / 4);
    const float radius = std::min(pitch * 0.4f, under ? 11.f : 16.f), down = under ? 8.f : 0.f;
    const float x = box.x + (under ? 16 + radius : label);
    const float words = under ? 16.f : 35.f;
    ui.text({box.x + 16, box.y + words}, Text::the_secret, {13, ui.theme().muted});
    draw_code(p, face, rules, secret, {x, box.y + 30 + down}, pitch, radius, mark);
    ui.text({box.x + 16, box.y + words + (under ? 46.f : 40.f)}, Text::your_guess, {13, ui.theme().muted});
    draw_code(p, face, rules, guess, {x, box.y + 70 + 2 * down}, pitch, radius, mark);
    draw_pins(p, answer, rules.positions, {x + 3 * pitch + radius + 14, box.y + 56 + 2 * down});
    p.text({x - radius, box.y + (under ? 114.f : 107.f)}, answer_in_words(say, answer),
           {13, ui.theme().text, Weight::bold});
}

/// The game's example.
const Example& usual(Face face)
{
    static const Example colours{engine::codes::mastermind, "1453", "1345"},
        digits{engine::codes::picas_fijas, "4072", "4270"};
    return face == Face::digits ? digits : colours;
}

/// An example with two equal symbols in the secret and three in the guess: the commonest confusion.
const Example& repeated()
{
    static const Example e{engine::codes::mastermind, "0012", "1000"};
    return e;
}

std::string repeats_in_words(const Say& say, Face face)
{
    const auto& r = repeated().rules;
    const auto secret = *engine::codes::parse_code(r, repeated().secret),
               guess = *engine::codes::parse_code(r, repeated().guess);
    return say(Text::howto_repeats, code_in_words(say, face, r, secret),
               code_in_words(say, face, r, guess) + " → " +
                   answer_in_words(say, engine::codes::feedback(r, guess, secret)));
}

class RowForm final : public Form {
public:
    RowForm(View& view, int row) : view_(view), row_(row), setup_(view.game().setup)
    {
        const auto& r = view.game().rows[static_cast<std::size_t>(row)];
        draft_.set(r.guess, setup_.rules.positions);
        draft_.focus = 0;
        if (r.answer) fijas_ = r.answer->black, picas_ = r.answer->white;
        ignored_ = r.ignored;
        code_fixed_ = setup_.role == Role::keeper;
    }

private:
    void fields(Fields& f) override
    {
        const Say& say = f.say;
        const int n = setup_.rules.positions;
        f.title = say(Text::edit_row_n, Say::count(row_ + 1));
        f.width = 400;
        f.go = "edit_save"_id;
        f.go_label = Text::save;
        const auto code = draft_.code(setup_.rules);
        f.own([](const Ui&, float) { return 56.f; }, [this](Ui& ui, Rect r) { draw_holes(ui, r); });
        if (!code_fixed_) code_fields(f);
        else if (code) f.words("edit_code"_id, code_in_words(say, setup_.face, setup_.rules, *code)).only_described();
        f.number("edit_fijas"_id, Text::fijas, fijas_, 0, n);
        f.number("edit_picas"_id, Text::picas, picas_, 0, n);
        describe_left(f, code);
        ignore_ = static_cast<bool>(f.button("edit_ignore"_id, ignored_ ? Text::count_again : Text::ignore_row));
        if (!engine::codes::possible(setup_.rules, answer()))
            f.refuse(say(Text::error_impossible_answer, Say::count(n)));
        else if (!code) f.refuse(say(Text::error_repeated_symbol));
    }
    /// Shows how many codes the edited row would leave, and which answers would remove a contradiction.
    void describe_left(Fields& f, const std::optional<engine::codes::Code>& code)
    {
        constexpr engine::Count most = 20'000; // codes checked in one frame
        const auto& rules = setup_.rules;
        if (!code || engine::codes::code_count(rules) > most) return;
        if (!counted_ || !(*counted_ == *code)) {
            counted_ = code;
            left_.clear();
            const auto& rows = view_.game().rows;
            for (const auto& c : engine::codes::all_codes(rules)) {
                bool fits = true;
                for (std::size_t i = 0; i < rows.size() && fits; ++i)
                    fits = static_cast<int>(i) == row_ || !rows[i].answer || rows[i].ignored ||
                           engine::codes::feedback(rules, rows[i].guess, c) == *rows[i].answer;
                if (!fits) continue;
                const Feedback a = engine::codes::feedback(rules, *code, c);
                ++left_[{a.black, a.white}];
            }
        }
        const auto now = left_.find({answer().black, answer().white});
        if (const auto truth = view_.game().truth(row_))
            f.words("edit_truth"_id, f.say(Text::secret_says, answer_in_words(f.say, *truth)));
        f.words("edit_left"_id, f.say(Text::edit_left, Say::count(now == left_.end() ? 0 : now->second)));
        if (now != left_.end()) return;
        std::vector<std::string> answers;
        for (const auto& one : left_)
            answers.push_back(std::to_string(one.first.first) + "·" + std::to_string(one.first.second));
        f.words("edit_repair"_id, answers.empty() ? f.say(Text::repair_no_answer)
                                                  : f.say(Text::repair_answers, joined(f.say, answers, Text::word_or)));
    }
    /// In the outline a radio group per position; on the canvas a keyboard that fills the focused position.
    void code_fields(Fields& f)
    {
        const int n = setup_.rules.positions, k = setup_.rules.symbols;
        std::vector<std::string> names;
        for (int s = 0; s < k; ++s) names.push_back(symbol_name(f.say, setup_.face, s));
        for (int i = 0; i < n; ++i)
            f.choice(make_id("edit_place"_id, i), f.say(Text::position_n, Say::count(i + 1)),
                     draft_.symbol[static_cast<std::size_t>(i)], names)
                .only_described();
        f.own([this](const Ui&, float) { return 50 * static_cast<float>(lines()); },
              [this](Ui& ui, Rect r) { draw_keys(ui, r); });
        if (const auto hole = f.part("edit_hole"_id, n - 1)) draft_.focus = *hole;
        if (const auto s = f.part("edit_symbol"_id, k - 1)) {
            draft_.symbol[static_cast<std::size_t>(draft_.focus)] = *s;
            draft_.focus = (draft_.focus + 1) % n;
        }
    }
    int per_row() const
    {
        const int k = setup_.rules.symbols;
        return k <= 6 ? k : (k + (k > 12 ? 2 : 1)) / (k > 12 ? 3 : 2);
    }
    int lines() const { return (setup_.rules.symbols + per_row() - 1) / per_row(); }
    Feedback answer() const { return {static_cast<std::uint8_t>(fijas_), static_cast<std::uint8_t>(picas_)}; }

    void draw_holes(Ui& ui, Rect r) const
    {
        const Painter& p = ui.paint;
        const int n = setup_.rules.positions;
        const float pitch = std::min(50.f, r.w / static_cast<float>(n)), radius = std::min(19.f, pitch / 2 - 4);
        const float first = r.x + (r.w - pitch * static_cast<float>(n)) / 2 + pitch / 2;
        for (int i = 0; i < n; ++i) {
            const Point at{first + pitch * static_cast<float>(i), r.y + 28};
            const int s = draft_.symbol[static_cast<std::size_t>(i)];
            if (s < 0) draw_hole(p, setup_.face, at, radius);
            else draw_symbol(p, setup_.face, s, at, radius, view_.mark());
            if (code_fixed_) continue;
            const OwnedId id = make_id("edit_hole"_id, i);
            if (ui.item(id, {at.x - pitch / 2, r.y + 2, pitch, 52}, 10).clicked) ui.act(id);
            const float grown = radius + 4;
            if (i != draft_.focus) continue;
            if (setup_.face == Face::colours) p.ring(at, grown, ui.theme().focus, 2);
            else p.stroke({at.x - grown, at.y - grown, 2 * grown, 2 * grown}, ui.theme().focus, radius * 0.38f + 4, 2);
        }
    }
    void draw_keys(Ui& ui, Rect r) const
    {
        const Painter& p = ui.paint;
        const float w = r.w / static_cast<float>(per_row());
        for (int s = 0; s < setup_.rules.symbols; ++s) {
            const Rect key{r.x + w * static_cast<float>(s % per_row()) + 2,
                           r.y + 50 * static_cast<float>(s / per_row()), w - 4, 46};
            const OwnedId id = make_id("edit_symbol"_id, s);
            const bool used = !setup_.rules.repeats && draft_.uses(s, setup_.rules.positions);
            const Press press = ui.item(id, key, 8, !used);
            p.fill(key, ui.reactive(used ? ui.theme().sunken : ui.theme().bg, press, id), 8);
            p.stroke(key, used ? ui.theme().line : ui.theme().line_strong, 8);
            draw_symbol(p, setup_.face, s, key.centre(), std::min(15.f, w / 2 - 5), view_.mark(), used ? 0.35f : 1.f);
            if (press.clicked) ui.act(id);
        }
    }

    DialogOutcome act(const Action& a, const Say& say) override
    {
        DialogOutcome out = Form::act(a, say);
        if (ignore_) finish(out, view_.ignore(row_, !ignored_, say));
        return out;
    }
    void carry_out(DialogOutcome& out, const Say& say) override
    {
        finish(out, view_.amend(row_, *draft_.code(setup_.rules), answer(), say));
    }
    static void finish(DialogOutcome& out, std::string refused)
    {
        out.message = std::move(refused);
        out.changed = out.close = out.message.empty();
    }

    View& view_;
    int row_ = 0;
    Setup setup_;
    Draft draft_;
    std::optional<engine::codes::Code> counted_; // the guess of left_
    std::map<std::pair<int, int>, int> left_;    // codes left, by answer
    int fijas_ = 0, picas_ = 0;
    bool ignored_ = false, ignore_ = false;
    bool code_fixed_ = false; // the computer's guess
};

} // namespace

std::unique_ptr<Dialog> rules_dialog(const Setup& now) { return std::make_unique<RulesForm>(now); }
std::unique_ptr<Dialog> rules_dialog(const engine::codes::DuelSetup& now) { return std::make_unique<RulesForm>(now); }

std::unique_ptr<Dialog> row_dialog(View& view, int row) { return std::make_unique<RowForm>(view, row); }

std::unique_ptr<Dialog> genetic_dialog(View& view)
{
    return pegs::genetic_dialog(view.game().setup.genetic, [&view](const auto& genetic, const Say&) {
        view.enter_genetic(genetic);
        return std::string();
    });
}

std::unique_ptr<Dialog> how_to_play(Face face, const engine::codes::Rules& rules, PegMark mark, bool duel)
{
    HowTo h;
    h.texts = {Text::howto_goal, Text::howto_answer,
               face == Face::digits ? Text::howto_pf_example : Text::howto_mm_example, Text::howto_mind,
               Text::howto_roles};
    if (duel) h.texts.back() = Text::howto_duel;
    h.after = 1;
    h.height = 118;
    h.example = [face, mark](const Ui& ui, Rect box) { draw_example(ui, box, face, mark, usual(face)); };
    if (rules.repeats) {
        h.texts.insert(h.texts.begin() + 3, Text::howto_repeats);
        h.second = HowTo::Drawn{3, Text::howto_repeats_drawn, 118, [face, mark](const Ui& ui, Rect box) {
                                    draw_example(ui, box, face, mark, repeated());
                                }};
    }
    h.words = [face, rules](const Say& say, Text t) {
        if (t == Text::howto_repeats) return repeats_in_words(say, face);
        const bool under_picture = t == Text::howto_pf_example || t == Text::howto_mm_example;
        if (under_picture) return say(t) + " " + say(Text::answer_key) + ".";
        return t == Text::howto_goal ? say(t, rules_in_words(say, rules, face, false)) : say(t);
    };
    return how_to_dialog(std::move(h));
}

} // namespace shell::codes
