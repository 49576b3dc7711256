// Mastermind and Picas & Fijas in a terminal: a minimal front end for the log and the jobs.
#include "engine/cli/columns.hpp"
#include "engine/cli/commands.hpp"
#include "engine/cli/lines.hpp"
#include "engine/codes/game.hpp"
#include "engine/codes/knowledge.hpp"
#include "engine/codes/strategies/any.hpp"
#include <cinttypes>

namespace engine::cli {
namespace {

using codes::Code;
using codes::Game;

constexpr const char* guesser_help =
    "Type a guess, or: hint (a good guess), left (the possible codes), undo, give up, quit.\n";
constexpr const char* keeper_help =
    "Answer with two digits, fijas then picas (21 = two in place, one elsewhere), or: undo, quit.\n";

/// The rows that deduction uses: answered and not ignored.
std::vector<codes::Clue> clues_of(const Game& game)
{
    std::vector<codes::Clue> clues;
    for (const codes::Row& row : game.rows)
        if (row.answer && !row.ignored) clues.push_back({row.guess, *row.answer});
    return clues;
}

class Table {
public:
    Table(const codes::Setup& setup, std::FILE* in, std::FILE* out) : log_(setup), in_(in), out_(out) {}

    int run()
    {
        const bool guesser = log_.setup().role == codes::Role::guesser;
        std::fprintf(out_, "%s: %d positions, symbols 0 to %c, %s repeats, %s.\n%s", to_text(rules()).c_str(),
                     rules().positions, codes::symbol_char(rules().symbols - 1), rules().repeats ? "with" : "without",
                     counted(log_.setup().max_guesses, "guess", "guesses").c_str(),
                     guesser ? guesser_help : keeper_help);
        if (!guesser) std::fputs("Think of a code and keep it. I guess.\n", out_);
        while (log_.now().status == Game::Status::playing)
            if (!(guesser ? ask_guess() : ask_answer())) return 0;
        farewell();
        return 0;
    }

private:
    const codes::Rules& rules() const { return log_.setup().rules; }

    bool read(const char* prompt, std::string& line)
    {
        std::fputs(prompt, out_);
        std::fflush(out_);
        return read_line(in_, line, 200) && line != "quit";
    }
    bool push(const codes::Event& event)
    {
        const auto done = log_.push(event);
        if (!done) std::fprintf(out_, "  not possible: %s\n", std::string(name(done.error())).c_str());
        return done.has_value();
    }
    void show(std::size_t row) const
    {
        const codes::Row& r = log_.now().rows[row];
        std::fprintf(out_, "  %2d  %s  %d fijas, %d picas\n", static_cast<int>(row) + 1,
                     to_text(rules(), r.guess).c_str(), r.answer->black, r.answer->white);
    }
    void undo()
    {
        if (!log_.undo()) std::fputs("  nothing to undo\n", out_);
        else std::fprintf(out_, "  undone; %s\n", counted(log_.now().rows.size(), "row").c_str());
    }

    bool ask_guess()
    {
        std::string line;
        if (!read("> ", line)) return false;
        if (line == "undo") undo();
        else if (line == "hint") hint();
        else if (line == "left") left();
        else if (line == "give up") push(codes::GiveUp{});
        else if (line == "help" || line.empty()) std::fputs(guesser_help, out_);
        else if (const auto code = codes::parse_code(rules(), line); !code)
            std::fprintf(out_, "  not a code of %s (%s at character %d)\n", to_text(rules()).c_str(),
                         std::string(name(code.error())).c_str(), code.error().at + 1);
        else if (push(codes::Guess{*code})) show(log_.now().rows.size() - 1);
        return true;
    }

    /// The strategy's guess in the current position; nothing if the answers are contradictory.
    std::optional<Code> choose()
    {
        for (const auto kind : {log_.setup().strategy, codes::StrategyKind::consistent}) {
            if (in_menu(kind) == codes::StrategyKind::optimal && !codes::can_be_proven(rules())) continue;
            bool contradictory = false;
            const auto guess = std::visit(
                [&](const auto& strategy) -> std::optional<Code> {
                    auto job = codes::chooser(rules(), clues_of(log_.now()), strategy, log_.setup().seed);
                    while (job.step(Budget{1 << 20}) == Step::more) {}
                    contradictory = job.contradictory();
                    if (contradictory || job.too_large()) return std::nullopt;
                    return job.result().guess;
                },
                codes::any_of(kind));
            if (guess || contradictory) return guess;
        }
        return std::nullopt;
    }
    void hint()
    {
        if (const auto guess = choose()) std::fprintf(out_, "  %s\n", to_text(rules(), *guess).c_str());
    }
    void left()
    {
        constexpr Count shown = 10;
        const auto k = engine::run(codes::KnowledgeJob(rules(), clues_of(log_.now()), {0, shown, false}));
        std::fprintf(out_, "  %s:", counted(k.consistent, "code").c_str());
        for (const Code& c : k.codes) std::fprintf(out_, " %s", to_text(rules(), c).c_str());
        std::fputs(k.consistent > shown ? " …\n" : "\n", out_);
    }

    bool ask_answer()
    {
        if (!log_.now().waits_for_answer()) {
            const auto guess = choose();
            if (!guess) return explain_contradiction();
            push(codes::Guess{*guess});
        }
        const std::string guess = to_text(rules(), log_.now().rows.back().guess);
        std::string line;
        if (!read(("I guess " + guess + ". Your answer? ").c_str(), line)) return false;
        if (line == "undo") {
            undo(); // undoes the guess too
            if (log_.can_undo()) undo();
        } else if (line.size() == 2 && line[0] >= '0' && line[0] <= '9' && line[1] >= '0' && line[1] <= '9') {
            push(codes::Answer{{static_cast<std::uint8_t>(line[0] - '0'), static_cast<std::uint8_t>(line[1] - '0')}});
        } else {
            std::fputs(keeper_help, out_);
        }
        return true;
    }
    bool explain_contradiction()
    {
        std::fputs("  No code is consistent with all these answers. Changing or removing one of these would help:\n",
                   out_);
        const auto k = engine::run(codes::KnowledgeJob(rules(), clues_of(log_.now()), {}));
        for (const auto& set : k.repairs.sets) {
            std::fputs("   row", out_);
            for (const int row : set) std::fprintf(out_, " %d", row + 1);
            std::fputc('\n', out_);
        }
        for (std::size_t i = 0; i < log_.now().rows.size(); ++i) show(i);
        std::string line;
        if (!read("undo or quit? ", line)) return false;
        if (line == "undo") undo();
        return true;
    }
    void farewell()
    {
        const Game& game = log_.now();
        const int rows = static_cast<int>(game.rows.size());
        if (game.status == Game::Status::won) std::fprintf(out_, "Solved in %d.\n", rows);
        else std::fputs("Not solved.\n", out_);
        if (game.secret) std::fprintf(out_, "The code was %s.\n", to_text(rules(), *game.secret).c_str());
        std::fprintf(out_, "%s\n", to_line(log_).c_str());
    }

    session::Log<Game> log_;
    std::FILE* in_;
    std::FILE* out_;
};

} // namespace

int play(const PlayOptions& options, std::FILE* in, std::FILE* out)
{
    const auto rules = codes::parse_rules(options.rules);
    if (!rules) {
        std::fprintf(stderr, "--rules %s: %s at character %d; write for example p4c6r or p4c10n\n",
                     options.rules.c_str(), std::string(name(rules.error())).c_str(), rules.error().at + 1);
        return 1;
    }
    codes::Setup setup;
    setup.rules = *rules;
    setup.role = options.role == "keeper" ? codes::Role::keeper : codes::Role::guesser;
    setup.face = codes::Face::digits;
    setup.seed = options.seed;
    setup.max_guesses = static_cast<std::uint8_t>(options.max_guesses);
    return Table(setup, in, out).run();
}

} // namespace engine::cli
