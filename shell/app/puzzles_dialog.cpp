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
    PuzzlesDialog(std::string_view now, const Prefs& prefs)
        : now_(now), day_(now), prefs_(prefs), tallies_(level_tallies(prefs)), solves_(solves(prefs)),
          days_(puzzles_of(now, now, prefs).days)
    {}

private:
    DialogOutcome act(const Action& a, const Say& say) override
    {
        if (lesson::entry_of(a) || a.id == "puzzle_clock"_id) return {}; // the app's
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
        record(f);
        const auto number = number_.empty() ? std::optional<std::uint64_t>(0) : seed_from(number_);
        if (!number || *number > engine::puzzle::max_number) f.refuse(f.say(Text::puzzle_bad_number));
    }

    std::string time_in_words(const Say& say, int seconds) const
    {
        return say(Text::puzzle_minutes, std::to_string(seconds / 60), std::to_string(seconds % 60));
    }

    /// "Crack the code: 3 of 4, 2 at the first try (easy: 1 of 1, hard: 2 of 3); half of them within 2 min 5 s".
    std::string kind_in_words(const Say& say, Kind kind, Tally& all) const
    {
        Tally of;
        std::string levels;
        for (std::size_t l = 0; l < level_names.size(); ++l) {
            const Tally& t = tallies_[static_cast<std::size_t>(kind)][l];
            if (t.all == 0) continue;
            of = {of.all + t.all, of.solved + t.solved, of.first + t.first};
            levels += (levels.empty() ? "" : ", ") + say(Text::puzzle_tally_level, say(level_names[l]),
                                                         std::to_string(t.solved), std::to_string(t.all));
        }
        const int half = median_seconds(solves_, kind);
        if (of.all == 0 && half == 0) return {};
        std::string out = say(name_of(kind)) + ": ";
        if (of.all > 0)
            out += say(Text::puzzle_tally_of, std::to_string(of.solved), std::to_string(of.all),
                       std::to_string(of.first)) +
                   " (" + levels + ")";
        if (half > 0) out += (of.all > 0 ? "; " : "") + say(Text::puzzle_half, time_in_words(say, half));
        all = {all.all + of.all, all.solved + of.solved, all.first + of.first};
        return out;
    }

    void record(Fields& f) const
    {
        bool clock = prefs_.is("puzzles.clock", "on");
        f.toggle("puzzle_clock"_id, Text::puzzle_clock, clock); // the app keeps it
        Tally all;
        std::string words;
        for (const Kind k : engine::puzzle::kinds)
            if (const auto line = kind_in_words(f.say, k, all); !line.empty()) words += "\n" + line;
        if (words.empty()) return;
        std::string head = all.all == 0 ? std::string()
                                        : f.say(Text::puzzle_tally, std::to_string(all.solved), std::to_string(all.all),
                                                std::to_string(all.first));
        if (days_ > 0) head += (head.empty() ? "" : " ") + f.say(Text::puzzle_days, Say::count(days_)) + ".";
        f.words("puzzle_tally"_id, head + words);
        judge(f);
    }

    /// Differences that are more than chance; else that there are none.
    void judge(Fields& f) const
    {
        const Say& say = f.say;
        const auto quick = quick_kinds(solves_), weak = weak_kinds(tallies_);
        std::string words = quick.empty() && weak.empty() ? say(Text::puzzle_no_difference) : std::string();
        for (const Judged& j : quick)
            words += (words.empty() ? "" : "\n") +
                     say(Text::puzzle_quick, say(name_of(j.kind)), std::to_string(j.good), std::to_string(j.all));
        if (!words.empty()) f.words("puzzle_judged"_id, words);
        const auto of = [&say](int good, int n) {
            return say(Text::of_total, std::to_string(good), std::to_string(n));
        };
        for (const Judged& j : weak) {
            const auto* e = lesson_of(j.kind);
            if (e == nullptr) continue;
            f.words(
                make_id("puzzle_judged"_id, static_cast<int>(j.kind)),
                say(Text::puzzle_look_again, say(name_of(j.kind)), of(j.good, j.all), of(j.others_good, j.others_all)));
            f.row(lesson::action_of(*e), say(Text::lesson_named, say(e->title)), Icon::book);
        }
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
    LevelTallies tallies_;
    std::vector<Solve> solves_;
    int days_ = 0; // in a row
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
