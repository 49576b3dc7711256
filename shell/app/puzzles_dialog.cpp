#include "shell/app/puzzles_dialog.hpp"
#include "shell/app/ids.hpp"
#include "shell/app/today_card.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/form.hpp"
#include "shell/kit/seed.hpp"
#include <utility>

namespace shell::app {
namespace {

using engine::puzzle::Key;
using engine::puzzle::Kind;

class PuzzlesDialog final : public Form {
public:
    PuzzlesDialog(std::string_view now, const Prefs& prefs) : now_(now), day_(now), tallies_(tallies(prefs)) {}

private:
    DialogOutcome act(const Action& a, const Say& say) override
    {
        DialogOutcome out = Form::act(a, say);
        if (std::exchange(shows_day_, false)) out.then = Action{"puzzle_at"_id, day_};
        return out;
    }

    void fields(Fields& f) override
    {
        f.title = f.say(Text::puzzle_title);
        f.go_label = Text::puzzle_endless;
        const bool readable = day_ <= now_ && engine::puzzle::day_of(day_).has_value();
        f.line("puzzle_day"_id, Text::puzzle_day_label, day_, {.hint = now_, .longest = 10}).share(0.5f);
        shows_day_ =
            static_cast<bool>(f.button("puzzle_look"_id, Text::puzzle_look, {.enabled = readable}).share(0.5f));
        if (!readable)
            f.words("puzzle_no_day"_id, f.say(Text::puzzle_no_day, std::string(engine::puzzle::first_day), now_));
        std::vector<std::string> kinds, levels;
        for (const Kind k : engine::puzzle::kinds) kinds.push_back(f.say(name_of(k)));
        for (const Text t : level_names) levels.push_back(f.say(t));
        f.choice("puzzle_kind"_id, f.say(Text::puzzle_kind), kind_, kinds).list();
        f.choice("puzzle_level"_id, f.say(Text::puzzle_level), level_, levels);
        f.line("puzzle_number"_id, Text::puzzle_number, number_,
               {.hint = f.say(Text::seed_new), .typed = Typed::number, .longest = 16});
        record(f);
        const auto number = number_.empty() ? std::optional<std::uint64_t>(0) : seed_from(number_);
        if (!number || *number > engine::puzzle::max_number) f.refuse(f.say(Text::puzzle_bad_number));
    }

    void record(Fields& f) const
    {
        Tally all;
        std::string words;
        for (const Kind k : engine::puzzle::kinds) {
            const Tally& t = tallies_[static_cast<std::size_t>(k)];
            if (t.all == 0) continue;
            words +=
                "\n" + f.say(name_of(k)) + ": " +
                f.say(Text::puzzle_tally_of, std::to_string(t.solved), std::to_string(t.all), std::to_string(t.first));
            all = {all.all + t.all, all.solved + t.solved, all.first + t.first};
        }
        if (all.all > 0)
            f.words("puzzle_tally"_id, f.say(Text::puzzle_tally, std::to_string(all.solved), std::to_string(all.all),
                                             std::to_string(all.first)) +
                                           words);
    }

    void carry_out(DialogOutcome& out, const Say&) override
    {
        constexpr std::uint64_t short_numbers = 100'000; // can be told to others
        const auto number = number_.empty() ? fresh_seed() % short_numbers : seed_from(number_).value_or(0);
        out.then = Action{"puzzle_open"_id,
                          puzzle_name(Key{static_cast<Kind>(kind_), static_cast<std::uint8_t>(level_ + 1), number})};
    }

    std::string now_, day_, number_;
    std::array<Tally, engine::puzzle::kinds.size()> tallies_;
    int kind_ = 0, level_ = 0;
    bool shows_day_ = false;
};

} // namespace

std::unique_ptr<Dialog> puzzles_dialog(std::string_view now, const Prefs& prefs)
{
    return std::make_unique<PuzzlesDialog>(now, prefs);
}

} // namespace shell::app
