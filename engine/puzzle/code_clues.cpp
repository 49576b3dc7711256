#include "engine/puzzle/code_clues.hpp"
#include "engine/codes/game.hpp"
#include <algorithm>
#include <bit>

namespace engine::puzzle {

using namespace engine::codes;

CodeTable::CodeTable(const Rules& r, const std::vector<Code>& guesses) : slots_(r), guesses_(guesses.size())
{
    ENGINE_CHECK(guesses_ <= max_code_clues);
    const Packing packing(r);
    std::vector<Packed> packed;
    for (const Code& guess : guesses) packed.push_back(pack(r, guess));
    answers_.reserve(static_cast<std::size_t>(code_count(r)) * guesses_);
    const auto place = [&](const auto& self, int position, const Packed& prefix, unsigned used) -> void {
        if (position == r.positions) {
            for (const Packed& guess : packed)
                answers_.push_back(static_cast<std::uint8_t>(slots_.slot<false>(prefix, guess)));
            return;
        }
        for (int s = 0; s < r.symbols; ++s)
            if (r.repeats || (used >> s & 1) == 0)
                self(self, position + 1, packing.with(prefix, position, s), used | 1u << s);
    };
    ENGINE_CHECK(!is_wide(r));
    place(place, 0, Packed{}, 0);
}

std::vector<std::uint32_t> CodeTable::contradicting(const std::vector<Feedback>& answers) const
{
    ENGINE_CHECK(answers.size() == guesses_);
    std::array<std::uint8_t, max_code_clues> wanted{};
    for (std::size_t i = 0; i < guesses_; ++i) wanted[i] = static_cast<std::uint8_t>(slots_.of(answers[i]));
    std::vector<std::uint32_t> counts(std::size_t{1} << guesses_);
    for (std::size_t at = 0; at < answers_.size(); at += guesses_) {
        unsigned set = 0;
        for (std::size_t i = 0; i < guesses_; ++i) set |= static_cast<unsigned>(answers_[at + i] != wanted[i]) << i;
        ++counts[set];
    }
    return counts;
}

std::vector<std::uint32_t> contradicting(const Rules& r, const std::vector<Clue>& clues)
{
    std::vector<Code> guesses;
    std::vector<Feedback> answers;
    for (const Clue& c : clues) {
        guesses.push_back(c.guess);
        answers.push_back(c.answer);
    }
    return CodeTable(r, guesses).contradicting(answers);
}

std::uint32_t allowed(const std::vector<std::uint32_t>& counts, unsigned set)
{
    std::uint32_t n = 0;
    for (unsigned against = 0; against < counts.size(); ++against)
        if ((against & set) == 0) n += counts[against];
    return n;
}

std::uint32_t allowed_but_one(const std::vector<std::uint32_t>& counts, unsigned set)
{
    std::uint32_t n = 0;
    for (unsigned against = 0; against < counts.size(); ++against)
        if (std::has_single_bit(against & set)) n += counts[against];
    return n;
}

std::string line_of(const Rules& r, const std::vector<Clue>& clues)
{
    Setup setup;
    setup.rules = r;
    setup.role = Role::assistant;
    setup.face = r.repeats ? Face::colours : Face::digits;
    setup.strategy = StrategyKind::consistent;
    session::Log<Game> log(setup);
    for (const Clue& c : clues) {
        const bool asked = log.push(Guess{c.guess}).has_value();
        const bool answered = log.push(codes::Answer{c.answer}).has_value();
        ENGINE_CHECK(asked && answered);
    }
    return to_line(log);
}

CodeBoard board_of(const std::string& line)
{
    const auto log = from_line(line);
    ENGINE_CHECK(log.has_value());
    CodeBoard board{log->setup().rules, {}};
    for (const Row& row : log->now().rows) board.clues.push_back({row.guess, *row.answer});
    return board;
}

std::vector<Clue> drawn_clues(const Rules& r, const Code& secret, int n, Rng& rng)
{
    std::vector<Clue> clues;
    while (static_cast<int>(clues.size()) < n) {
        const Code guess = random_code(r, rng);
        const bool known = std::any_of(clues.begin(), clues.end(), [&](const Clue& c) { return c.guess == guess; });
        if (guess != secret && !known) clues.push_back({guess, feedback(r, guess, secret)});
    }
    return clues;
}

Rules crack_rules(int level) { return level == 1 ? mastermind : level == 2 ? picas_fijas : Rules{5, 8, true}; }

Rules liar_rules(int level) { return level == 1 ? Rules{3, 6, false} : picas_fijas; }

} // namespace engine::puzzle
