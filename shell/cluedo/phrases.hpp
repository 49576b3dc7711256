#pragma once
// Cluedo in words: cards, holders, entries, reasons, errors.
#include "shell/cluedo/view.hpp"
#include "shell/kit/joined.hpp"

namespace shell::cluedo {

inline constexpr std::array cluedo_kind_names{Text::cluedo_suspects, Text::cluedo_weapons, Text::cluedo_rooms};
inline constexpr std::array cluedo_level_names{Text::cluedo_level_rules, Text::cluedo_level_trial,
                                               Text::cluedo_level_all};

std::string cluedo_card(const Say&, const engine::cluedo::Setup&, engine::cluedo::Card);
/// "Amapola, Puñal, Cocina".
std::string cluedo_cards(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Trio&);
/// As a heading: "Tú", "Ana", "Sobre".
std::string cluedo_holder(const Say&, const engine::cluedo::Setup&, engine::cluedo::Holder);
/// Within a sentence: "tú", "Ana", "el sobre".
std::string cluedo_of_holder(const Say&, const engine::cluedo::Setup&, engine::cluedo::Holder);
/// "Ana, Leo y tú": me last.
std::string cluedo_holders(const Say&, const engine::cluedo::Setup&, const std::vector<engine::cluedo::Holder>&);
/// Who passes between the asker and the shower (nobody: all do): "pasan Leo y Mar", "sin que pase nadie".
std::string cluedo_passing(const Say&, const engine::cluedo::Setup&, engine::cluedo::Holder asker,
                           engine::cluedo::Holder shower);
/// What I am asked for, and who had none of it: "Mora, Puñal, Salón · pasa Leo".
std::string cluedo_asked_of_me(const Say&, const engine::cluedo::Game&);
/// "de el mazo" is "del mazo".
std::string cluedo_contracted(const Say&, std::string);
/// "New: Hall: Eva has it; 3 crosses": what holds first, then what is not in the envelope, the rest as a number.
std::string cluedo_news(const Say&, const View&);
/// The seats whose bits are set.
std::vector<engine::cluedo::Holder> cluedo_seats(std::uint32_t bits);
/// The name a seat has if nobody gave it one.
std::string cluedo_default_name(const engine::cluedo::Setup&, engine::cluedo::Holder);

/// "Mora: la tiene Eva", "Mora: no está en el sobre"…
std::string cluedo_literal(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Literal&);

/// An entry as the list shows it: who in bold, what, and on the next line what came of it.
struct NoteWords {
    std::string who, what, outcome;
};
NoteWords cluedo_note(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Entry&);
/// All of it in one sentence.
std::string cluedo_sentence(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Entry&);

/// Of my accusation, which cards were right and which wrong, with a space before it; "" = it is none, or nobody knows.
std::string cluedo_guessed(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Entry&);

/// A line of a reason; `row` is the entry it rests on, -1 = none.
struct Reason {
    int row = -1;
    std::string text;
};
std::vector<Reason> cluedo_reasons(const Say&, const View&, const engine::cluedo::Why&, const engine::cluedo::Literal&);
/// The machinery: a constraint in words, and as an expression of the model with all its variables or in short.
std::string cluedo_constraint(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Constraint&);
/// V, or ¬V; its index n is written below, and then what it counts.
std::string cluedo_counter(const Say&, const engine::cluedo::Constraint&);
std::string cluedo_notation(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Constraint&, bool all);
/// What a step did, and why it could; `before` are the domains before it.
std::string cluedo_move(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Move&);
std::string cluedo_rule(const Say&, const engine::cluedo::Story&, std::size_t at,
                        const engine::cluedo::Domains& before);
/// "Supposed: …", each of trials within trials; "" = nothing is.
std::string cluedo_supposing(const Say&, const engine::cluedo::Setup&, const engine::cluedo::Story&, std::size_t at);
/// The trials that led to nothing, told or not.
int open_trials(const View&);
/// "Trials: 3 refuted, 114 came to nothing", and of one of them what it came to.
std::string cluedo_trials(const Say&, const View&);
std::string cluedo_trial_end(const Say&, const Analysis::Trial&);
/// Of the ready case on the table: what it shows, and how many cells each level has decided.
std::string cluedo_case_about(const Say&, const engine::cluedo::Setup&, const Case&);
std::string cluedo_case_known(const Say&, const View&);
/// Why notes contradict each other; "" = they do not, or it is not known yet.
std::string cluedo_clash(const Say&, const View&);
/// What I could know after the move gone back to.
std::string cluedo_review_then(const Say&, const View&);
/// "1, 3 y 4": rows as people count them.
std::string cluedo_rows(const Say&, const std::vector<int>& rows);

/// What the cell looked at shows: its title, and how likely it is.
std::string cluedo_cell_title(const Say&, const View&, engine::cluedo::Card, engine::cluedo::Holder);
std::string cluedo_cell_share(const Say&, const View&, engine::cluedo::Card, engine::cluedo::Holder);
/// Who is ruled out, or who has seen my card; "" = nothing to say.
std::string cluedo_cell_more(const Say&, const View&, engine::cluedo::Card, engine::cluedo::Holder);

/// What is wrong and where; "" while it is not known yet or nothing is wrong.
std::string cluedo_contradiction(const Say&, const View&);
std::string cluedo_error(const Say&, const engine::cluedo::Error&);
/// What is left, as far as the level sees it: the deals, or how many cells are decided.
std::string cluedo_left(const Say&, const View&, const engine::cluedo::Shares&, bool brief);
/// "2328 repartos", "10 346 M repartos".
std::string cluedo_deals(const Say&, const engine::cluedo::Shares&, bool brief);
/// After a game: who won and what it was.
std::string cluedo_result(const Say&, const View&);
/// Of the cards asked for, those whose place is certain, and why one asks them: they leave the question to the others.
std::vector<std::string> cluedo_asked_known(const Say&, const View&, const engine::cluedo::Trio&);
/// What the advice is ordered by: "17.3 points".
std::string cluedo_points(const Say&, const engine::cluedo::Question&);
/// "14 envelopes left", or "at least 14 envelopes" where the search was given up.
std::string cluedo_left(const Say&, const engine::cluedo::Answer&);
/// From which move each level of deduction knew the envelope: its name, and the move.
std::vector<std::pair<std::string, std::string>> cluedo_known_by(const Say&, const View&,
                                                                 const engine::cluedo::Review&);
/// When it could be known, the question that cost most, what the questions were worth: a sentence each.
std::vector<std::string> cluedo_review(const Say&, const View&, const engine::cluedo::Review&);
/// The card of a kind that is most probably in the envelope; the first of those that are alike. The deals must be consistent.
struct Likeliest {
    engine::cluedo::Card card = engine::cluedo::no_card;
    bool certain = false;
    int percent = 0; // where it is not certain
    int alike =
        0; // of how many cards it is one, where all that may be there are as probable; 0: this one is the likeliest
};
Likeliest likeliest_in_envelope(const engine::cluedo::Table&, const engine::cluedo::Shares&, engine::cluedo::Kind);

/// "43 %"; never 0 or 100, which would be certain.
int cluedo_percent(std::int64_t part, std::int64_t whole);

} // namespace shell::cluedo
