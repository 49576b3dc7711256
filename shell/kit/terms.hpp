#pragma once
// Words that the glossary explains: each is underlined with dots where it is first written on a screen, and can be pressed
// there. Which words these are is a text of the game ("minimax=minimax|cut=pruning"); where they are written is found while
// drawing, so no screen knows of it.
#include "shell/kit/paint.hpp"
#include <string_view>

namespace shell::kit {

class Ui;

/// As long as it lives, what is drawn is looked through, but what stands over `below` (the bar) and titles.
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

/// Where `word` stands in `text` as a word of its own, or as its plural by -s, small or with a capital; npos: nowhere.
std::size_t find_term(std::string_view text, std::string_view word);

} // namespace shell::kit
