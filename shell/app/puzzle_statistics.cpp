// The dialog with the results of puzzles: by kind and level, usual times, and differences that are more than chance.
#include "shell/app/ids.hpp"
#include "shell/app/puzzle_record.hpp"
#include "shell/app/puzzles_dialog.hpp"
#include "shell/app/today_card.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/form.hpp"
#include "shell/lesson/book.hpp"

namespace shell::app {
namespace {

using engine::puzzle::Kind;

class StatisticsDialog final : public Form {
public:
    StatisticsDialog(std::string_view now, const Prefs& prefs)
        : tallies_(level_tallies(prefs)), solves_(solves(prefs)), days_(puzzles_of(now, now, prefs).days)
    {}

private:
    DialogOutcome act(const Action&, const Say&) override { return {}; } // all are the app's

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

    void fields(Fields& f) override
    {
        f.title = f.say(Text::puzzle_statistics);
        f.go = {};
        Tally all;
        std::string words;
        for (const Kind k : engine::puzzle::kinds)
            if (const auto line = kind_in_words(f.say, k, all); !line.empty()) words += "\n" + line;
        if (words.empty()) return void(f.words("puzzle_tally"_id, f.say(Text::puzzle_no_results)));
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

    LevelTallies tallies_;
    std::vector<Solve> solves_;
    int days_ = 0; // in a row
};

} // namespace

std::unique_ptr<Dialog> puzzle_statistics(std::string_view now, const Prefs& prefs)
{
    return std::make_unique<StatisticsDialog>(now, prefs);
}

} // namespace shell::app
