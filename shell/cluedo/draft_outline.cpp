#include "shell/cluedo/draft_outline.hpp"
#include "shell/cluedo/draft_questions.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/phrases.hpp"

namespace shell::cluedo {

using namespace engine::cluedo;
using What = Draft::What;
using Step = Draft::Step;

OutlineOptions holder_options(const Say& say, const Setup& s, int holders, std::uint32_t refused)
{
    OutlineOptions out;
    for (Holder h = 0; h < holders; ++h)
        out.push_back({std::to_string(h), cluedo_holder(say, s, h), (refused >> h & 1) != 0});
    return out;
}

OutlineOptions card_options(const Say& say, const Setup& s, Cards cards)
{
    OutlineOptions out;
    for (const Card c : list_of(cards)) out.push_back({std::to_string(c), cluedo_card(say, s, c)});
    return out;
}

OutlineOptions deck_options(const Say& say, const Setup& s)
{
    OutlineOptions out;
    for (std::size_t k = 0; k < kinds; ++k)
        for (auto& o : card_options(say, s, s.table.deck.of(static_cast<Kind>(k)))) {
            o.group = say(cluedo_kind_names[k]);
            out.push_back(std::move(o));
        }
    return out;
}

namespace {

/// The questions of a step, each answer with its note.
void describe_questions(const View& v, Outline& o, Step step)
{
    for (const DraftQuestion& q : draft_questions(v, o.say, step)) {
        OutlineOptions options;
        for (const DraftAnswer& a : q.answers) {
            options.push_back({std::to_string(a.value), a.name, !a.enabled});
            if (a.spoken && !a.note.empty()) options.back().text += " (" + a.note + ")";
            if (!a.doubt.empty()) options.back().text += " (" + a.doubt + ")";
        }
        o.radios(q.id, q.title, q.chosen, std::move(options));
    }
}

/// Everyone who shows one, and the cards that the user sees.
void describe_showers(const View& v, Outline& o, const Say& say)
{
    const Draft& d = v.ui().draft;
    const Game& g = v.game();
    const Setup& s = g.setup;
    o.begin_group("showers"_id, Text::cluedo_who_all_show);
    for (Holder h = s.table.next(d.by); h != d.by; h = s.table.next(h)) {
        auto& box = o.checkbox(make_id("mark_shower"_id, h), cluedo_holder(say, s, h), (d.showers >> h & 1) != 0);
        box.disabled = h == s.me || Draft::has_left(h, g, d.place());
    }
    o.button("showers_done"_id, d.showers == 0 ? Text::cluedo_nobody : Text::cluedo_done);
    o.end();
    if (d.showers_done) describe_questions(v, o, Step::card);
}

/// The cards that a player who leaves lays open.
void describe_hand_left(const View& v, Outline& o, const Say& say)
{
    const Draft& d = v.ui().draft;
    const Setup& s = v.game().setup;
    o.begin_group("hand_left"_id, cluedo_which_left(say, s, d.by));
    for (Card c = 0; c < s.table.deck.cards(); ++c)
        o.checkbox(make_id("left"_id, c), cluedo_card(say, s, c), (d.left & bit(c)) != 0);
    const std::string unfit = cluedo_left_unfit(say, s, d.by, d.left);
    o.button("left_done"_id, say(d.left == 0 ? Text::cluedo_left_hidden : Text::cluedo_done), d.left_fits(s.table),
             unfit.empty() ? say(Text::cluedo_incomplete) : unfit);
    o.end();
}

} // namespace

void describe_draft(const View& v, Outline& o, const Say& say)
{
    const Draft& d = v.ui().draft;
    const Game& g = v.game();
    const Setup& s = g.setup;
    const Table& t = s.table;
    o.heading(2, say(d.row >= 0               ? Text::cluedo_mend_n
                     : d.before >= 0          ? Text::cluedo_insert_n
                     : d.what == What::ask    ? Text::cluedo_ask
                     : d.what == What::accuse ? Text::cluedo_accuse
                                              : Text::cluedo_note,
                     Say::count(d.place() + 1)));
    if (!d.mine()) {
        o.radios("entry_kind"_id, say(Text::cluedo_note), static_cast<int>(d.what),
                 {{"1", say(Text::cluedo_question)},
                  {"2", say(Text::cluedo_accusation)},
                  {"3", say(Text::cluedo_fact)},
                  {"4", say(Text::cluedo_leaving)}});
        describe_questions(v, o, Step::who);
    }
    if (d.what == What::fact) o.radios("fact_card"_id, say(Text::cluedo_which_card), d.card, deck_options(say, s));
    else if (d.what != What::leaves) {
        for (std::size_t k = 0; k < kinds; ++k)
            o.radios(card_ids[k], say(cluedo_kind_names[k]), d.cards[k],
                     card_options(say, s, t.deck.of(static_cast<Kind>(k))));
    }
    if (d.what == What::leaves && d.by >= 0) describe_hand_left(v, o, say);
    if (d.what == What::question && d.by >= 0 && d.everyone) describe_showers(v, o, say);
    else if (d.what == What::accusation || d.what == What::fact || (d.what == What::question && d.by >= 0)) {
        describe_questions(v, o, Step::outcome);
        if (d.what == What::question && d.has_step(Step::card, g)) describe_questions(v, o, Step::card);
    }
    if (d.what == What::accusation && d.has_step(Step::card, g)) {
        o.begin_group("seen"_id, Text::cluedo_what_lay);
        for (std::size_t k = 0; k < kinds; ++k)
            o.radios(seen_ids[k], say(cluedo_kind_names[k]), d.seen[k],
                     card_options(say, s, t.deck.of(static_cast<Kind>(k))));
        o.button("seen_skip"_id, Text::cluedo_not_noted);
        o.end();
    }
    if (d.what == What::accuse) o.text("accuse_once"_id, Text::cluedo_accuse_once);
    o.button("entry_save"_id,
             say(d.what == What::ask      ? Text::cluedo_ask
                 : d.what == What::accuse ? Text::cluedo_accuse
                 : d.row >= 0             ? Text::save
                                          : Text::cluedo_note),
             d.complete(g), say(Text::cluedo_incomplete));
    o.button("entry_close"_id, Text::cancel);
    o.escape = "entry_close";
}

} // namespace shell::cluedo
