#include "shell/matrix/view.hpp"
#include "shell/kit/fractions.hpp"
#include "shell/matrix/ids.hpp"
#include "shell/matrix/phrases.hpp"
#include <algorithm>

namespace shell::matrix {

using engine::matrix::Side;

const engine::matrix::Elimination& Analysis::elimination(bool only_strict) const
{
    auto& kept = eliminations_[only_strict ? 1 : 0];
    if (!kept)
        kept = engine::matrix::eliminate(matrix_, only_strict ? engine::matrix::Strength::strict
                                                              : engine::matrix::Strength::weak);
    return *kept;
}

const std::optional<engine::matrix::Envelope>& Analysis::envelope() const
{
    if (!envelope_known_) {
        envelope_ = engine::matrix::envelope(matrix_, Side::row);
        if (!envelope_) envelope_ = engine::matrix::envelope(matrix_, Side::column);
        envelope_known_ = true;
    }
    return envelope_;
}

const std::vector<engine::Fraction>& Analysis::row_gets(const engine::matrix::Solution& s) const
{
    if (row_gets_.empty()) row_gets_ = engine::matrix::row_payoffs(matrix_, s.column);
    return row_gets_;
}

const std::vector<engine::Fraction>& Analysis::column_gives(const engine::matrix::Solution& s) const
{
    if (column_gives_.empty()) column_gives_ = engine::matrix::column_payoffs(matrix_, s.row);
    return column_gives_;
}

bool Analysis::work(const engine::matrix::Solution& s)
{
    for (const Side side : {Side::row, Side::column}) {
        auto& set = optimal_sets_[static_cast<std::size_t>(side)];
        if (set) continue;
        if (!searching_) searching_.emplace(matrix_, side, s);
        if (searching_->step(engine::Budget{2}) == engine::Step::done) {
            set = searching_->result();
            searching_.reset();
        }
        return true;
    }
    return false;
}

const std::string& View::name_of(Side side, int choice) const
{
    static const std::string none;
    const auto& all = log_.setup().names_of(side);
    return all.empty() ? none : all[static_cast<std::size_t>(choice)];
}

std::string View::players_in_words(const Say& say) const
{
    const auto& [row, column] = log_.setup().players;
    if (row.empty()) return row;
    return say(Text::matrix_side_row) + ": " + row + " · " + say(Text::matrix_side_column) + ": " + column;
}

std::string View::named_title(const Say& say, Side side, int choice) const
{
    const std::string& name = name_of(side, choice);
    return choice_title(say, side, choice) + (name.empty() ? "" : ": " + name);
}

Steps View::steps(const Say& say) const
{
    Steps s;
    s.count = static_cast<int>(analysis_.elimination(ui_.only_strict).steps.size());
    s.at = std::min(ui_.eliminations.at(), s.count);
    s.playing = ui_.eliminations.playing();
    s.words = s.count == 0 ? say(Text::matrix_no_step) : say(Text::matrix_step_of, say.count(s.at), say.count(s.count));
    return s;
}

bool View::is_struck(Side side, int choice) const
{
    if (tab() != Tab::dominance) return false;
    const auto& all = analysis_.elimination(ui_.only_strict).steps;
    for (int i = 0; i < ui_.eliminations.at() && i < static_cast<int>(all.size()); ++i) {
        const auto& step = all[static_cast<std::size_t>(i)];
        if (step.side == side && step.choice == choice) return true;
    }
    return false;
}

void View::show_tab(int tab)
{
    GameScreen::show_tab(tab);
    ui_.eliminations.stop();
}

void View::add_on_screen(std::string& shown) const
{
    if (tab() != Tab::dominance) return;
    if (ui_.only_strict) add_use(shown, "only_strict"_id, 1); // first, because it resets the step
    add_use(shown, "step"_id, ui_.eliminations.at());
}

void View::analysis_switched(bool on)
{
    if (on && ui_.tab == Tab::play) ui_.tab = Tab::pure;
}

Screen::Outcome View::offer(Commands& c)
{
    const auto nth = [this, &c](int i) {
        constexpr std::string_view letters = "abcdefghij";
        Command out{named_title(c.say, human(), i),
                    {.enabled = !full(), .keys = letters.substr(static_cast<std::size_t>(i), 1)}};
        if (full()) out.offer.why = c.say(Text::matrix_error_full, c.say.count(engine::matrix::max_events));
        return out;
    };
    if (const auto choice = c.add_each("choose"_id, matrix().choices(human()), nth)) {
        const auto done = log_.push(engine::matrix::Choose{*choice});
        return done ? Outcome::moved() : Outcome::refused(matrix_error_in_words(c.say, done.error()));
    }
    return {};
}

Screen::Tick View::tick(Jobs&, const Say& say, const Moment& moment)
{
    Tick out;
    if (tab() == Tab::dominance) out.news = ui_.eliminations.tick(moment, steps(say).count);
    if (tab() == Tab::mixed && game().solution) out.news = analysis_.work(*game().solution);
    return out;
}

std::string View::status(const Say& say) const
{
    const std::string worth = analysis_shown() && game().solution
                                  ? " " + say(Text::matrix_value_for_you) + ": " +
                                        written_about(say.language(), mine(human(), game().solution->value)) + "."
                                  : std::string();
    if (game().rounds.empty())
        return say(human() == Side::row ? Text::matrix_choose_row : Text::matrix_choose_column) +
               (worth.empty() ? worth : "." + worth);
    const std::string last = round_in_words(say, matrix(), human(), game().rounds.back());
    // With the round's number the status changes even if two rounds have the same choices.
    return say(Text::matrix_head_round) + ' ' + std::to_string(game().rounds.size()) + ": " + last + " " +
           say(Text::matrix_total_is, written(mine(human(), game().total))) + worth;
}

std::span<const Text> View::keys() const
{
    static constexpr std::array texts{Text::keys_choices};
    return texts;
}

void View::keyboard(Ui& ui)
{
    if (tab() == Tab::dominance) scrubber_keys(ui, steps(ui.say));
}

} // namespace shell::matrix
