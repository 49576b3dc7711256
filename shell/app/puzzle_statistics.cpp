// The dialog with the results of puzzles: by kind and level, usual times, and differences that are more than chance.
#include "shell/app/ids.hpp"
#include "shell/app/puzzle_record.hpp"
#include "shell/app/puzzles_dialog.hpp"
#include "shell/app/today_card.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/form.hpp"
#include "shell/lesson/book.hpp"
#include <algorithm>

namespace shell::app {
namespace {

using engine::puzzle::Kind;

class StatisticsDialog final : public Form {
public:
    StatisticsDialog(std::string_view now, const Prefs& prefs)
        : tallies_(level_tallies(prefs)), solves_(solves(prefs)), endless_(endless_tally(prefs)),
          days_(puzzles_of(now, now, prefs).days)
    {}

private:
    DialogOutcome act(const Action&, const Say&) override { return {}; } // all are the app's

    std::string time_in_words(const Say& say, int seconds) const
    {
        return say(Text::puzzle_minutes, std::to_string(seconds / 60), std::to_string(seconds % 60));
    }

    /// "Crack the code: 3 of 4, 2 at the first try (easy: 1 of 1, hard: 2 of 3)", of the days' puzzles.
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
        all = {all.all + of.all, all.solved + of.solved, all.first + of.first};
        if (of.all == 0) return {};
        return say(name_of(kind)) + ": " +
               say(Text::puzzle_tally_of, std::to_string(of.solved), std::to_string(of.all), std::to_string(of.first)) +
               " (" + levels + ")";
    }

    /// "Crack the code (5): half of all that you solved, of the days and endless, within 2 min 5 s".
    std::string time_of_kind(const Say& say, Kind kind) const
    {
        const auto solved =
            std::count_if(solves_.begin(), solves_.end(), [kind](const Solve& s) { return s.kind == kind; });
        if (solved == 0) return {};
        return say(name_of(kind)) + " (" + std::to_string(solved) +
               "): " + say(Text::puzzle_half, time_in_words(say, median_seconds(solves_, kind)));
    }

    /// "…, 2 after seeing why."
    static std::string given_up(const Say& say, const Tally& t)
    {
        const int shown = t.all - t.solved;
        return (shown > 0 ? ", " + say(Text::puzzle_feat_shown, std::to_string(shown)) : std::string()) + ".";
    }

    static std::string tally_in_words(const Say& say, Text text, const Tally& t)
    {
        return say(text, std::to_string(t.solved), std::to_string(t.all), std::to_string(t.first)) + given_up(say, t);
    }

    /// Each paragraph counts one population: puzzles of the days, endless ones, times of both.
    void fields(Fields& f) override
    {
        f.title = f.say(Text::puzzle_statistics);
        f.go = {};
        Tally all;
        std::string words, times;
        for (const Kind k : engine::puzzle::kinds) {
            if (const auto line = kind_in_words(f.say, k, all); !line.empty()) words += "\n" + line;
            if (const auto line = time_of_kind(f.say, k); !line.empty()) times += (times.empty() ? "" : "\n") + line;
        }
        if (words.empty() && times.empty() && endless_.all == 0)
            return void(f.words("puzzle_tally"_id, f.say(Text::puzzle_no_results)));
        std::string head = all.all == 0 ? std::string() : tally_in_words(f.say, Text::puzzle_tally, all);
        if (days_ > 0) head += (head.empty() ? "" : " ") + f.say(Text::puzzle_days, Say::count(days_)) + ".";
        if (!head.empty()) f.words("puzzle_tally"_id, head + words);
        if (endless_.all > 0)
            f.words("puzzle_endless"_id,
                    f.say(Text::puzzle_others) + ": " + tally_in_words(f.say, Text::puzzle_tally_of, endless_));
        if (!times.empty()) f.words("puzzle_times"_id, times);
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

    LevelTallies tallies_;
    std::vector<Solve> solves_;
    Tally endless_;
    int days_ = 0; // in a row
};

} // namespace

std::unique_ptr<Dialog> puzzle_statistics(std::string_view now, const Prefs& prefs)
{
    return std::make_unique<StatisticsDialog>(now, prefs);
}

} // namespace shell::app
