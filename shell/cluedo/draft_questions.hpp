#pragma once
// The form for an entry as questions with their answers. Canvas and outline ask the same, step by step.
#include "shell/cluedo/view.hpp"
#include <array>
#include <vector>

namespace shell::cluedo {

/// What a fact says of a card, in the order of Draft::result.
inline constexpr std::array cluedo_facts{Text::cluedo_fact_has, Text::cluedo_fact_lacks, Text::cluedo_fact_if_has,
                                         Text::cluedo_fact_if_lacks};

struct DraftAnswer {
    int value; // of the action
    std::string name;
    std::string note{};  // drawn below the name
    bool spoken = false; // the outline says the note, too
    bool enabled = true;
    std::string doubt{}; // with which notes the answer disagrees: in the note's place
};

/// One choice of the form; an answer sends the id with its value.
struct DraftQuestion {
    OwnedId id;
    std::string title;
    int chosen; // a value; negative: none yet
    std::vector<DraftAnswer> answers;
};

/// "Who asks?"
std::string draft_title(const View&, const Say&, Draft::Step);
/// The questions of a step whose answers are listed. Cards of the deck are chosen in columns, and of a question to
/// everyone the seats that show are marked.
std::vector<DraftQuestion> draft_questions(const View&, const Say&, Draft::Step);

} // namespace shell::cluedo
