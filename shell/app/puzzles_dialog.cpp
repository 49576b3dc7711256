#include "shell/app/puzzles_dialog.hpp"
#include "shell/app/ids.hpp"
#include "shell/app/puzzle_record.hpp"
#include "shell/app/today_card.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/form.hpp"
#include "shell/kit/seed.hpp"
#include "shell/lesson/book.hpp"
#include <utility>

namespace shell::app {
namespace {

using engine::puzzle::Key;
using engine::puzzle::Kind;

class PuzzlesDialog final : public Form {
public:
    PuzzlesDialog(std::string_view now, const Prefs& prefs) : now_(now), day_(now), prefs_(prefs) {}

private:
    DialogOutcome act(const Action& a, const Say& say) override
    {
        if (a.id == "puzzle_statistics"_id || a.id == "puzzle_clock"_id) return {}; // the app's
        DialogOutcome out = Form::act(a, say);
        if (std::exchange(shows_day_, false)) out.then = Action{"puzzle_at"_id, day_};
        return out;
    }

    void fields(Fields& f) override
    {
        f.title = f.say(Text::puzzle_title);
        f.go_label = Text::puzzle_endless;
        f.row("puzzle_statistics"_id, f.say(Text::puzzle_statistics), Icon::chart);
        const bool readable = day_ <= now_ && engine::puzzle::day_of(day_).has_value();
        f.line("puzzle_day"_id, Text::puzzle_day_label, day_, {.hint = now_, .longest = 10}).share(0.5f);
        shows_day_ =
            static_cast<bool>(f.button("puzzle_look"_id, Text::puzzle_look, {.enabled = readable}).share(0.5f));
        if (!readable)
            f.words("puzzle_no_day"_id, f.say(Text::puzzle_no_day, std::string(engine::puzzle::first_day), now_));
        const std::string before = day_before(day_), after = day_after(day_);
        const auto beside = [&](Id id, Text label, Icon icon, const std::string& to) {
            if (f.button(id, label, {.icon = icon, .enabled = readable && !to.empty() && to <= now_}).share(0.5f))
                day_ = to;
        };
        beside("puzzle_before"_id, Text::puzzle_day_before, Icon::back, before);
        beside("puzzle_after"_id, Text::puzzle_day_after, Icon::next, after);
        std::vector<std::string> kinds, levels;
        for (const Kind k : engine::puzzle::kinds) kinds.push_back(f.say(name_of(k)));
        for (const Text t : level_names) levels.push_back(f.say(t));
        f.choice("puzzle_kind"_id, f.say(Text::puzzle_kind), kind_, kinds).list();
        f.choice("puzzle_level"_id, f.say(Text::puzzle_level), level_, levels);
        f.line("puzzle_number"_id, Text::puzzle_number, number_,
               {.hint = f.say(Text::puzzle_number_new), .typed = Typed::number, .longest = 16});
        bool clock = prefs_.is("puzzles.clock", "on");
        f.toggle("puzzle_clock"_id, Text::puzzle_clock, clock); // the app keeps it
        const auto number = number_.empty() ? std::optional<std::uint64_t>(0) : seed_from(number_);
        if (!number || *number > engine::puzzle::max_number) f.refuse(f.say(Text::puzzle_bad_number));
    }

    void carry_out(DialogOutcome& out, const Say&) override
    {
        constexpr std::uint64_t short_numbers = 100'000; // can be told to others
        const auto number = number_.empty() ? fresh_seed() % short_numbers : seed_from(number_).value_or(0);
        out.then = Action{"puzzle_open"_id,
                          puzzle_name(Key{static_cast<Kind>(kind_), static_cast<std::uint8_t>(level_ + 1), number})};
    }

    std::string now_, day_, number_;
    const Prefs& prefs_;
    int kind_ = 0, level_ = 0;
    bool shows_day_ = false;
};

} // namespace

const lesson::Entry* lesson_of(Kind kind)
{
    constexpr std::array ids{"crack", "lies",    "positions-31", "cut-1",     "trial", "remoteness-31",
                             "order", "minimax", "mixed",        "propagate", "bluff", "propagate"}; // by kind
    static_assert(ids.size() == engine::puzzle::kinds.size());
    for (const auto& e : lesson::all_lessons())
        if (e.id == ids[static_cast<std::size_t>(kind)]) return &e;
    return nullptr;
}

std::unique_ptr<Dialog> puzzles_dialog(std::string_view now, const Prefs& prefs)
{
    return std::make_unique<PuzzlesDialog>(now, prefs);
}

} // namespace shell::app
