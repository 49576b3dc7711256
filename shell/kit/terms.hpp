#pragma once
// Links to the glossary: a term is underlined with dots and can be pressed where it first appears on a screen. A text
// of the game lists its terms as id=word ("minimax=minimax|cut=pruning"). Terms are found in the drawn texts, so
// screens need no code for them.
#include "shell/kit/paint.hpp"
#include <string_view>

namespace shell::kit {

class Ui;

/// Searches all texts drawn during its lifetime, except titles and those above y = `below` (the title bar).
class Terms final : public TextReader {
public:
    Terms(Ui&, std::string_view table, float below);
    Terms(const Terms&) = delete;
    Terms& operator=(const Terms&) = delete;
    ~Terms() override;
    void read(Point left, std::string_view, const TextStyle&) override;

private:
    Ui& ui_;
    std::string_view table_;
    float below_;
};

/// The first place of `word` in `text` as a whole word, also with a capital or a plural -s; npos: none.
std::size_t find_term(std::string_view text, std::string_view word);

} // namespace shell::kit
