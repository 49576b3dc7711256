#include "shell/cluedo/draft_questions.hpp"
#include "shell/cluedo/phrases.hpp"

namespace shell::cluedo {

using namespace engine::cluedo;
using What = Draft::What;
using Step = Draft::Step;
using Refusal = Draft::Refusal;

namespace {

DraftQuestion who(const View& v, const Say& say)
{
    const Draft& d = v.ui().draft;
    const Game& g = v.game();
    const Table& t = g.setup.table;
    DraftQuestion out{"by"_id, draft_title(v, say, Step::who), d.by, {}};
    for (Holder h = 0; h < (d.what == What::fact ? t.holders() : t.players); ++h) {
        DraftAnswer& one = out.answers.emplace_back(DraftAnswer{h, cluedo_holder(say, g.setup, h)});
        const bool left = Draft::has_left(h, g, d.place());
        one.enabled = d.what == What::leaves ? !left : d.what == What::fact || !Draft::is_out(h, g, d.place());
        one.spoken = true;
        if (!one.enabled) one.note = cluedo_no_more(say, g.setup, h, left);
    }
    return out;
}

DraftQuestion who_shows(const View& v, const Say& say)
{
    const Draft& d = v.ui().draft;
    const Setup& s = v.game().setup;
    DraftQuestion out{
        "shower"_id, draft_title(v, say, Step::outcome), d.shower == nobody ? s.table.players : d.shower, {}};
    const auto add = [&](Holder seat, int value) {
        const Refusal refused = d.shows(seat, v.game());
        DraftAnswer& one = out.answers.emplace_back();
        one.value = value;
        one.name = seat == nobody ? say(Text::cluedo_nobody) : cluedo_holder(say, s, seat);
        one.enabled = refused == Refusal::none;
        one.spoken = !one.enabled;
        one.note = refused == Refusal::i_have_none     ? say(Text::cluedo_you_have_none)
                   : refused == Refusal::i_show_before ? say(Text::cluedo_you_would_show)
                                                       : cluedo_passing(say, s, d.by, seat);
    };
    if (d.by >= 0)
        for (Holder h = s.table.next(d.by); h != d.by; h = s.table.next(h)) add(h, h);
    add(nobody, s.table.players);
    return out;
}

DraftQuestion result(const View& v, const Say& say)
{
    const Draft& d = v.ui().draft;
    DraftQuestion out{"result"_id, draft_title(v, say, Step::outcome), d.result, {}};
    if (d.what == What::accusation) out.answers = {{1, say(Text::cluedo_was_right)}, {0, say(Text::cluedo_was_wrong)}};
    else
        for (std::size_t i = 0; i < cluedo_facts.size(); ++i)
            out.answers.push_back({static_cast<int>(i), say(cluedo_facts[i])});
    return out;
}

/// The card that the shower showed.
DraftQuestion shown(const View& v, const Say& say)
{
    const Draft& d = v.ui().draft;
    DraftQuestion out{"shown"_id, draft_title(v, say, Step::card), d.card, {}};
    for (const Card c : list_of(d.showable(v.game())))
        out.answers.push_back({c, cluedo_card(say, v.game().setup, c), cluedo_show_note(say, v, c), true});
    return out;
}

/// Of a question to everyone: the card of each seat that shows one to the user, or that the user shows.
std::vector<DraftQuestion> shown_by_each(const View& v, const Say& say)
{
    const Draft& d = v.ui().draft;
    const Setup& s = v.game().setup;
    std::vector<DraftQuestion> out;
    for (const Holder h : d.seen_showers(v.game())) {
        out.push_back(
            {make_id("shown_by"_id, h),
             h == s.me ? say(Text::cluedo_which_i_show) : say(Text::cluedo_which_shown, cluedo_holder(say, s, h)),
             d.shown[static_cast<std::size_t>(h)],
             {}});
        for (const Card c : list_of(d.showable(h, v.game()))) out.back().answers.push_back({c, cluedo_card(say, s, c)});
    }
    return out;
}

} // namespace

std::string draft_title(const View& v, const Say& say, Step step)
{
    const Draft& d = v.ui().draft;
    const Setup& s = v.game().setup;
    switch (step) {
    case Step::who:
        return say(d.what == What::question     ? Text::cluedo_who_asks
                   : d.what == What::accusation ? Text::cluedo_who_accuses
                   : d.what == What::leaves     ? Text::cluedo_who_leaves
                                                : Text::cluedo_about_whom);
    case Step::cards:
        return say(d.what == What::fact ? Text::cluedo_which_card : Text::cluedo_which_three);
    case Step::outcome:
        return say(d.what == What::question     ? d.everyone ? Text::cluedo_who_all_show : Text::cluedo_who_shows
                   : d.what == What::accusation ? Text::cluedo_was_it_right
                                                : Text::cluedo_what_is_known);
    case Step::card:
        break;
    }
    if (d.what == What::accusation) return say(Text::cluedo_what_lay);
    if (d.what == What::leaves) return cluedo_which_left(say, s, d.by);
    if (d.everyone) return say(Text::cluedo_which_card);
    if (d.shower == s.me) return say(Text::cluedo_which_i_show);
    return say(Text::cluedo_which_shown, d.shower >= 0 ? cluedo_holder(say, s, d.shower) : "");
}

std::vector<DraftQuestion> draft_questions(const View& v, const Say& say, Step step)
{
    const Draft& d = v.ui().draft;
    std::vector<DraftQuestion> out;
    if (step == Step::who) out.push_back(who(v, say));
    if (step == Step::outcome && d.what == What::question && !d.everyone) out.push_back(who_shows(v, say));
    if (step == Step::outcome && (d.what == What::accusation || d.what == What::fact)) out.push_back(result(v, say));
    if (step == Step::card && d.what == What::question && !d.everyone) out.push_back(shown(v, say));
    if (step == Step::card && d.what == What::question && d.everyone) return shown_by_each(v, say);
    if (step == Step::outcome || (step == Step::card && !d.everyone))
        for (DraftQuestion& q : out)
            for (DraftAnswer& a : q.answers) a.doubt = cluedo_doubt(say, v, step, a.value);
    return out;
}

} // namespace shell::cluedo
