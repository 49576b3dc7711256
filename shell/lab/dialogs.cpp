#include "shell/lab/dialogs.hpp"
#include "engine/session/words.hpp"
#include "shell/kit/form.hpp"
#include "shell/kit/howto.hpp"
#include "shell/lab/canvas.hpp"
#include "shell/lab/ids.hpp"
#include "shell/pegs/genetic_form.hpp"
#include "shell/pegs/strategy_field.hpp"
#include <algorithm>

namespace shell::lab {
namespace {

using engine::lab::Experiment;

class BoardForm final : public Form {
public:
    explicit BoardForm(const Experiment& now) : experiment_(now)
    {
        seed_ = std::to_string(now.seed);
        if (now.games) games_ = std::to_string(*now.games);
    }

private:
    std::optional<engine::Count> games() const
    {
        const auto n = engine::session::number(games_, engine::lab::max_compared_games);
        return n && *n > 0 ? std::optional<engine::Count>(*n) : std::nullopt;
    }
    void fields(Fields& f) override
    {
        using namespace engine::codes;
        Rules& rules = experiment_.rules;
        f.title = f.say(Text::lab_rules_title);
        f.go_label = Text::lab_use;
        f.number("positions"_id, Text::positions, rules.positions, min_positions, max_positions);
        f.number("symbols"_id, Text::symbols, rules.symbols, min_symbols, max_symbols);
        f.toggle("repeats"_id, Text::repeats_allowed, rules.repeats);
        Line how;
        how.typed = Typed::figures;
        how.longest = 7;
        if (engine::lab::can_play_all(rules)) how.meant = f.say(Text::lab_all);
        f.line("games"_id, Text::lab_how_many, games_, how);
        f.seed(seed_);
        if (!rules.repeats && rules.symbols < rules.positions) f.refuse(f.say(Text::error_too_few_symbols));
        if (!games_.empty() && !games())
            f.refuse(f.say(Text::lab_bad_games, f.say.count(engine::lab::max_compared_games)));
        if (games_.empty() && !engine::lab::can_play_all(rules))
            f.refuse(f.say(Text::lab_too_many_secrets, f.say.count(engine::lab::max_compared_games)));
    }
    std::string line() override
    {
        experiment_.games = games();
        experiment_.seed = seed();
        return engine::lab::problem(experiment_) ? std::string() : engine::lab::to_line(Log(experiment_));
    }

    Experiment experiment_;
    std::string games_; // as typed; "" = all
};

class RaceForm final : public Form {
public:
    explicit RaceForm(View& view) : view_(view), racers_(view.course().strategies), genetic_(view.experiment().genetic)
    {
        if (view.ui().race_secret) secret_ = typed(view.course().secret);
    }

private:
    const engine::codes::Rules& rules() const { return view_.experiment().rules; }
    std::optional<engine::codes::Code> secret() const
    {
        engine::codes::Code code;
        if (secret_.size() != rules().positions) return std::nullopt;
        for (std::size_t i = 0; i < secret_.size(); ++i) {
            const int s =
                pegs::symbol_from_key(face_of(rules()), rules().symbols, static_cast<unsigned char>(secret_[i]));
            if (s < 0) return std::nullopt;
            code.symbol[i] = static_cast<std::uint8_t>(s);
        }
        return legal(rules(), code) ? std::optional(code) : std::nullopt;
    }
    /// The code as the user types it: "ABCD", "0123".
    std::string typed(const engine::codes::Code& code) const
    {
        std::string out;
        for (std::size_t i = 0; i < rules().positions; ++i) out += pegs::symbol_key(face_of(rules()), code.symbol[i]);
        return out;
    }
    std::string example() const
    {
        engine::codes::Code code;
        for (std::size_t i = 0; i < rules().positions; ++i)
            code.symbol[i] = static_cast<std::uint8_t>(i % rules().symbols);
        return typed(code);
    }
    /// "A–F", "0–9".
    std::string keys() const
    {
        const auto face = face_of(rules());
        return std::string(1, pegs::symbol_key(face, 0)) + "–" + pegs::symbol_key(face, rules().symbols - 1);
    }
    void fields(Fields& f) override
    {
        f.title = f.say(Text::lab_race_who);
        f.go_label = Text::lab_use;
        std::vector<std::string> names;
        for (const auto s : engine::codes::strategy_kinds) names.push_back(strategy_in_words(f.say, s));
        Line how;
        how.longest = engine::codes::max_positions;
        how.meant = f.say(Text::lab_race_drawn);
        how.hint = example();
        f.line("race_secret"_id, Text::the_secret, secret_, how);
        pegs::strategy_field(f, "race_first"_id, f.say(Text::lab_race_first), "first_only"_id, racers_[0], names);
        pegs::strategy_field(f, "race_second"_id, f.say(Text::lab_race_second), "second_only"_id, racers_[1], names);
        if (bred()) genetic_.fields(f);
        if (racers_[0] == racers_[1]) f.refuse(f.say(Text::lab_race_alike));
        if (!secret_.empty() && !secret()) {
            f.refuse(f.say(rules().repeats ? Text::lab_race_bad_secret : Text::lab_race_bad_secret_once,
                           f.say.count(rules().positions), keys()));
        }
    }
    bool bred() const
    {
        return std::find(racers_.begin(), racers_.end(), engine::codes::StrategyKind::genetic) != racers_.end();
    }
    void carry_out(DialogOutcome& out, const Say& say) override
    {
        if (bred()) out.message = view_.enter_genetic(genetic_.options(), say);
        if (!out.message.empty()) return;
        out.changed = bred();
        view_.enter_race(racers_, secret());
        out.close = true;
    }

    View& view_;
    std::array<engine::codes::StrategyKind, 2> racers_;
    pegs::GeneticFields genetic_;
    std::string secret_; // as typed; "" = drawn
};

/// An example: histograms of Knuth's strategy and of the consistent one.
void draw_example(const Ui& ui, Rect box)
{
    using engine::codes::StrategyKind;
    const Painter& p = ui.paint;
    constexpr std::array<std::array<float, 6>, 2> shares{
        {{0.1f, 0.5f, 4.8f, 41.1f, 53.5f, 0}, {0.1f, 1, 7.5f, 33, 44, 13}}};
    constexpr std::array kinds{StrategyKind::knuth, StrategyKind::consistent};
    const float half = (box.w - 48) / 2;
    for (std::size_t i = 0; i < 2; ++i) {
        const float left = box.x + 16 + (half + 16) * static_cast<float>(i), foot = box.bottom() - 34;
        const float pitch = half / 6;
        for (std::size_t n = 0; n < 6; ++n) {
            const float h = shares[i][n] / 55 * (foot - box.y - 16);
            p.fill({left + pitch * static_cast<float>(n) + 2, foot - h, pitch - 4, h}, colour_of(ui.theme(), kinds[i]),
                   2);
        }
        p.line({left, foot + 0.5f}, {left + half, foot + 0.5f}, ui.theme().line_strong, 1);
        draw_marker(p, kinds[i], {left + 8, foot + 18}, 5);
        draw_name(p, {left + 20, foot + 23}, strategy_in_words(ui.say, kinds[i]), half - 20, 13, Weight::regular);
    }
}

} // namespace

std::unique_ptr<Dialog> rules_dialog(const Experiment& now) { return std::make_unique<BoardForm>(now); }

std::unique_ptr<Dialog> genetic_dialog(View& view)
{
    return pegs::genetic_dialog(view.experiment().genetic, [&view](const auto& genetic, const Say& say) {
        return view.enter_genetic(genetic, say);
    });
}

std::unique_ptr<Dialog> race_dialog(View& view) { return std::make_unique<RaceForm>(view); }

std::unique_ptr<Dialog> how_to_play()
{
    return how_to_dialog(
        {{Text::lab_how_goal, Text::lab_how_numbers, Text::lab_how_draws, Text::lab_how_share}, 0, 150, draw_example});
}

} // namespace shell::lab
