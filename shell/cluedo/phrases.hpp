#pragma once
// Cluedo's phrases: entries, reasons and errors in words.
#include "shell/cluedo/names.hpp"
#include "shell/cluedo/view.hpp"
#include "shell/kit/joined.hpp"

namespace shell::cluedo {

inline constexpr std::array cluedo_kind_names{Text::cluedo_suspects, Text::cluedo_weapons, Text::cluedo_rooms};
inline constexpr std::array cluedo_level_names{Text::cluedo_level_rules, Text::cluedo_level_trial,
                                               Text::cluedo_level_all};

/// The cards that the user is asked for, and the seats that passed: "Mora, Puñal, Salón · pasa Leo".
std::string cluedo_asked_of_me(const Say&, const engine::cluedo::Game&);
/// Before another seat's first move: the user's cards, and who begins.
std::string cluedo_first_seen(const Say&, const engine::cluedo::Game&);
/// "New: Hall: Eva has it; 3 crosses": up to three literals that hold or exclude the envelope, then a count of crosses.
/// What I am to do with the question that I must answer: choose a card, or show the only one.
std::string cluedo_to_show(const Say&, const View&);
/// Who is playing; while a question just answered is still shown, who has asked it.
std::string cluedo_who_plays(const Say&, const View&);
std::string cluedo_news(const Say&, const View&);
/// "Mora: la tiene Eva", "Mora: no está en el sobre"…
std::string cluedo_literal(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Literal&);

/// An entry as in the list: `who` is bold, `outcome` stands on the second line.
struct NoteWords {
    std::string who, what, outcome, passes; // passes: of the seats before the shower
};
NoteWords cluedo_note(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Entry&);
/// The whole entry as one sentence, without the passes.
std::string cluedo_sentence(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Entry&);
/// The same with them, as in a list.
std::string cluedo_listed(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Entry&);

/// The right and wrong cards of a wrong accusation, with a space before; "" = another entry, or no envelope was seen.
std::string cluedo_guessed(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Entry&);

/// A line of a reason; `row`: the entry that it rests on, -1 = none.
struct Reason {
    int row = -1;
    std::string text;
};
std::vector<Reason> cluedo_reasons(const Say&, const View&, const engine::cluedo::Why&, const engine::cluedo::Literal&);
/// A constraint in words. In notation: cluedo_counter, cluedo_number as an index, cluedo_notation (`all`: in full).
std::string cluedo_constraint(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Constraint&);
/// "V", or "¬V".
std::string cluedo_number(const engine::cluedo::Constraint&); // "5"; a size that is not known: "0–7"
std::string cluedo_counter(const Say&, const engine::cluedo::Constraint&);
std::string cluedo_notation(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Constraint&, bool all);
/// What a move of the story did, and why it follows; `before`: the domains before the move.
std::string cluedo_move(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Move&);
std::string cluedo_rule(const Say&, const engine::cluedo::Story&, std::size_t at,
                        const engine::cluedo::Domains& before);
/// "Supposed: …": the assumptions of all open trials; "" = none.
std::string cluedo_supposing(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Story&, std::size_t at);
/// The number of trials without a conflict, also those left out of the story.
int open_trials(const View&);
/// "Trials: 3 refuted, 114 came to nothing", and how one of them ended.
std::string cluedo_trials(const Say&, const View&);
std::string cluedo_trial_end(const Say&, const Analysis::Trial&);
/// What the example on the table shows, and how many cells each level decides.
std::string cluedo_case_about(const Say&, const engine::cluedo::Setup&, const Case&);
std::string cluedo_case_known(const Say&, const View&);
/// Why the notes contradict each other; "" = they do not, or it is not known yet.
std::string cluedo_clash(const Say&, const View&);
/// The selected cell: its title, and its probability.
std::string cluedo_cell_title(const Say&, const View&, engine::cluedo::Card, engine::cluedo::Holder);
std::string cluedo_cell_share(const Say&, const View&, engine::cluedo::Card, engine::cluedo::Holder);
/// The holders ruled out, or the seats that have seen the user's card; "" = none of this applies.
std::string cluedo_cell_more(const Say&, const View&, engine::cluedo::Card, engine::cluedo::Holder);

/// The first note that the user's own cards contradict by themselves; -1 = none.
int cluedo_row_against_hand(const engine::cluedo::Game&);
/// Of a card that the user can show, in the form for a new note: whether it tells least, and which players have seen
/// it. "" = neither.
std::string cluedo_show_note(const Say&, const View&, engine::cluedo::Card);
/// With which notes an answer in the form for a note disagrees; "" = with none, or it is not known yet.
std::string cluedo_doubt(const Say&, const View&, Draft::Step, int value);
/// The contradiction and the notes to blame; "" = there is none, or it is not known yet.
std::string cluedo_contradiction(const Say&, const View&);
std::string cluedo_error(const Say&, const engine::cluedo::Error&);
/// What is left at this level: the number of deals, or of cells decided.
std::string cluedo_left(const Say&, const View&, const engine::cluedo::Shares&, bool brief);
/// "2328 repartos", "10 346 M repartos".
std::string cluedo_deals(const Say&, const engine::cluedo::Shares&, bool brief);
/// After a game: the winner and the envelope.
std::string cluedo_result(const Say&, const View&);
/// The likeliest card of a kind in the envelope, the first of equals. Precondition: the shares are consistent.
struct Likeliest {
    engine::cluedo::Card card = engine::cluedo::no_card;
    bool certain = false;
    int percent = 0; // if not certain
    int alike = 0;   // all possible cards are equally likely: their number; otherwise 0
};
Likeliest likeliest_in_envelope(const engine::cluedo::Table&, const engine::cluedo::Shares&, engine::cluedo::Kind);

/// "43 %"; clamped to 1..99, because 0 and 100 would mean certain.
int cluedo_percent(std::int64_t part, std::int64_t whole);

} // namespace shell::cluedo
