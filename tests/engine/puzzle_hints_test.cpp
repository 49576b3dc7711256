// Hints of puzzles: which answers they leave open, by what their facts say and the question's own options.
#include "engine/betting/game.hpp"
#include "engine/puzzle/hints.hpp"
#include "engine/thirtyone/game.hpp"
#include "engine/tictactoe/game.hpp"
#include "tests/engine/puzzle_support.hpp"
#include <map>
#include <set>

using namespace engine;
using namespace engine::puzzle;

namespace {

/// Legal moves of the line's position, by the rules of its game.
std::set<std::string> moves_of(const Puzzle& p)
{
    std::set<std::string> all;
    const auto words = split(p.line, ' ');
    if (words[0] == "tictactoe") {
        for (int cell = 0; cell < 9; ++cell) all.insert(std::to_string(cell));
        for (std::size_t i = 5; i < words.size(); ++i) all.erase(words[i]);
        return all;
    }
    for (int value = 1; value <= std::stoi(words[3]); ++value)
        if (std::count(words.begin() + 9, words.end(), std::to_string(value)) < std::stoi(words[2]))
            all.insert(std::to_string(value));
    return all;
}

/// The answers that facts leave open; a card of each kind for an envelope.
class Answers {
public:
    explicit Answers(const Puzzle& p) : p_(p)
    {
        if (p.ask.kind == AskKind::move) open_.push_back(moves_of(p));
        else if (p.key.kind != Kind::whodunit) open_.emplace_back(p.ask.options.begin(), p.ask.options.end());
        else each_kind(p);
    }

    void hear(const std::string& fact)
    {
        const auto part = split(fact, ':');
        std::set<std::string>& all = open_[0];
        if (part[0] == "loses" || part[0] == "draws") all.erase(part[1]);
        if (part[0] == "leaves") all.erase(part[1] + ':' + part[2]);
        if (part[0] == "open") all.erase(part[1]);
        if (part[0] == "left") all = {part[1]};
        if (part[0] == "view" && p_.key.kind == Kind::who_knows) all = {};
        if (part[0] == "mean") hear_mean(part);
        if (part[0] != "has" && part[0] != "lacks") return;
        const bool has = part[0] == "has";
        if (p_.key.kind == Kind::hand && part[1] == p_.ask.about) {
            if (has) all = {part[2]};
            else all.erase(part[2]);
        }
        const std::string envelope = std::to_string(split(p_.line, ' ')[4].size());
        if (p_.key.kind != Kind::whodunit) return;
        for (auto& kind : open_)
            if (has && part[2] == envelope && kind.contains(part[1])) kind = {part[1]};
            else if (has != (part[2] == envelope)) kind.erase(part[1]);
    }

    /// How many answers there are, at most 2.
    std::size_t count() const
    {
        std::size_t n = 1;
        for (const auto& part : open_) n *= part.size();
        return std::min<std::size_t>(n, 2);
    }

private:
    void each_kind(const Puzzle& p)
    {
        const auto words = split(p.line, ' ');
        int card = 0;
        for (const std::string& size : split(words[3], '-')) {
            open_.emplace_back();
            for (int i = 0; i < std::stoi(size); ++i, ++card) {
                const char letter = static_cast<char>('a' + card);
                bool seen = words[12].find(letter) != std::string::npos; // own, or shown in a note
                for (const std::string& word : words) seen = seen || (word.size() == 7 && word[6] == letter);
                if (!seen) open_.back().insert(std::to_string(card));
            }
        }
    }

    void hear_mean(const std::vector<std::string>& part)
    {
        mean_["bet:" + part[1]] =
            std::stod(part[2]) /
            (part[2].find('/') == std::string::npos ? 1 : std::stod(part[2].substr(part[2].find('/') + 1)));
        for (const auto& [bet, mean] : mean_)
            for (const auto& other : mean_)
                if (other.second > mean) open_[0].erase(bet);
    }

    const Puzzle& p_;
    std::vector<std::set<std::string>> open_;
    std::map<std::string, double> mean_;
};

} // namespace

TEST_SUITE("puzzle")
{
    TEST_CASE("no hint but the last leaves a single answer open, and each names only what an earlier one has told")
    {
        for (const Kind kind : {Kind::only_move, Kind::hold_out, Kind::noughts, Kind::order, Kind::caught, Kind::hand,
                                Kind::whodunit, Kind::who_knows})
            for (int level = 1; level <= max_level; ++level)
                for (std::uint64_t number = 1; number <= how_many(50); ++number) {
                    const Puzzle p = made(kind, level, number);
                    INFO(name(kind), " ", level, " ", number);
                    const auto hints = hinted_steps(p);
                    REQUIRE(!hints.empty());
                    CHECK(hints.back() + 1 == p.proof.size());
                    CHECK(std::is_sorted(hints.begin(), hints.end()));
                    Answers answers(p);
                    CHECK(answers.count() == 2);
                    std::set<std::string> told, found;
                    for (std::size_t i = 0; i < hints.back(); ++i)
                        found.insert(p.proof[i].gives.begin(), p.proof[i].gives.end());
                    for (const std::size_t step : hints) {
                        if (step == hints.back()) continue;
                        const Deduction& d = p.proof[step];
                        for (const std::string& fact : d.from) {
                            CHECK((told.contains(fact) || !found.contains(fact)));
                            answers.hear(fact);
                        }
                        for (const std::string& fact : d.gives) {
                            answers.hear(fact);
                            told.insert(fact);
                        }
                        CHECK_MESSAGE(answers.count() == 2, d.text);
                    }
                }
    }
    TEST_CASE("a code, a number and a set are hinted at by all steps of their proof")
    {
        for (const Kind kind : {Kind::crack, Kind::liar, Kind::cut, Kind::matrix})
            for (int level = 1; level <= max_level; ++level) {
                const Puzzle p = made(kind, level, 1);
                CHECK(hinted_steps(p).size() == p.proof.size());
            }
    }
    TEST_CASE("the chain of every kind ends in the answer")
    {
        for (const Kind kind : kinds)
            for (int level = 1; level <= max_level; ++level)
                for (std::uint64_t number = 1; number <= how_many(50); ++number) {
                    const Puzzle p = made(kind, level, number);
                    std::string all;
                    for (const std::string& part : p.answer) all += (all.empty() ? "" : ",") + part;
                    INFO(name(kind), " ", level, " ", number);
                    CHECK(p.proof.back().gives.back() == "answer:" + all);
                }
    }
    TEST_CASE("the row that lied is found from each other row, by the step that clears it")
    {
        for (int level = 1; level <= max_level; ++level) {
            const Puzzle p = made(Kind::liar, level, 1);
            std::set<std::string> cleared;
            for (const Deduction& d : p.proof) {
                if (d.text == "puzzle_liar_lied") CHECK(std::set(d.from.begin(), d.from.end()) == cleared);
                else if (d.gives[0].starts_with("true:")) cleared.insert(d.gives.begin(), d.gives.end());
            }
            CHECK(cleared.size() > 2);
        }
    }
}
