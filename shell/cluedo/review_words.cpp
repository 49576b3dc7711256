#include "shell/cluedo/review_words.hpp"
#include "shell/cluedo/phrases.hpp"
#include <algorithm>

namespace shell::cluedo {

using namespace engine::cluedo;

namespace {

/// The number of notes before the right accusation, which tells everybody the envelope.
int deduced_from(const Game& g)
{
    const auto notes = g.notes();
    const bool told = !notes.empty() && notes.back().kind == Entry::Kind::accuse && notes.back().right;
    return static_cast<int>(notes.size()) - (told ? 1 : 0);
}

/// A sentence for each rival that provably could know, and by whose question.
std::vector<std::string> told_rivals(const Say& say, const Setup& s, const std::vector<Entry>& notes, const Review& r,
                                     int most)
{
    std::vector<std::string> out;
    for (const Review::Told& told : r.told) {
        const Entry& e = notes[static_cast<std::size_t>(told.row)];
        if (told.row >= most || e.kind != Entry::Kind::suggest) continue;
        const std::string seat = cluedo_holder(say, s, told.seat);
        const auto move = Say::count(told.row + 1);
        if (e.by == s.me) out.push_back(say(Text::cluedo_rival_by_mine, move, seat));
        else if (e.by == told.seat) out.push_back(say(Text::cluedo_rival_by_own, move, seat));
        else out.push_back(say(Text::cluedo_rival_by_other, cluedo_holder(say, s, e.by), move, seat));
    }
    if (out.empty()) out.push_back(say(Text::cluedo_rivals_never));
    return out;
}

} // namespace

std::vector<std::pair<std::string, std::string>> cluedo_known_by(const Say& say, const View& v, const Review& r)
{
    constexpr std::array how{Text::cluedo_with_rules, Text::cluedo_with_trial, Text::cluedo_with_all};
    const int most = deduced_from(v.game());
    std::vector<std::pair<std::string, std::string>> out;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const auto after = r.known_after[i];
        out.emplace_back(say(how[i]), after && *after <= most ? say(Text::cluedo_known_move, Say::count(*after))
                                                              : say(Text::cluedo_known_not));
    }
    return out;
}

std::string cluedo_review_then(const Say& say, const View& v)
{
    const int at = v.review_steps(say).at;
    std::string out;
    if (at > 0) out = cluedo_sentence(say, v.game().setup, v.game().notes()[static_cast<std::size_t>(at) - 1]) + ". ";
    const Review* r = v.analysis().review();
    if (!r || !v.looks_back() || static_cast<std::size_t>(at) >= r->points.size()) return out;
    int decided = 0;
    for (Card c = 0; c < v.table().deck.cards(); ++c)
        for (Holder h = 0; h < v.table().holders(); ++h)
            decided += v.analysis().after().at(c, h) != Domain::both ? 1 : 0;
    return out + say(Text::cluedo_review_then, Say::count(r->points[static_cast<std::size_t>(at)].envelopes),
                     Say::count(decided));
}

std::vector<std::string> cluedo_review(const Say& say, const View& v, const Review& r)
{
    const Setup& s = v.game().setup;
    const auto notes = v.game().notes();
    const int most = deduced_from(v.game());
    std::vector<std::string> out;
    if (const auto known = r.known_after.back(); !known || *known > most) out.push_back(say(Text::cluedo_known_never));
    if (const auto known = r.known_after.back(); known && *known <= most && v.game().play->winner != s.me)
        for (int i = std::max(0, *known - 1); i < most; ++i) { // also right after the user's question
            const Entry& e = notes[static_cast<std::size_t>(i)];
            if (e.by != s.me || e.kind != Entry::Kind::suggest) continue;
            out.push_back(say(Text::cluedo_could_accuse, Say::count(i + 1)));
            break;
        }
    for (std::size_t i = 0; i < notes.size(); ++i) {
        const Entry& e = notes[i];
        if (e.by != s.me || e.kind != Entry::Kind::accuse || e.right || !e.has_seen()) continue;
        out.push_back(say(Text::cluedo_lost_by, Say::count(static_cast<int>(i) + 1), cluedo_cards(say, s, e.cards),
                          cluedo_cards(say, s, e.seen)));
    }
    for (std::string& line : told_rivals(say, s, notes, r, most)) out.push_back(std::move(line));
    if (r.asked.empty()) return out;
    std::int64_t score = 0, best = 0;
    for (const auto& a : r.asked) {
        score += a.lost() ? a.score : a.best;
        best += a.best;
    }
    if (r.costliest.size() > 1) {
        std::vector<std::string> moves;
        for (const std::size_t i : r.costliest) moves.push_back(std::to_string(r.asked[i].row + 1));
        out.push_back(say(Text::cluedo_worst_of, joined(say, moves, Text::word_and)));
    } else if (r.worst) {
        const auto& a = r.asked[*r.worst];
        const std::int64_t less = std::max<std::int64_t>(1, (a.cost() * 100 + a.best / 2) / a.best); // per cent
        out.push_back(say(Text::cluedo_worst, Say::count(a.row + 1), cluedo_cards(say, s, a.better), Say::count(less)));
    } else {
        const bool sure = std::all_of(r.asked.begin(), r.asked.end(), [](const auto& a) { return a.exact; });
        out.push_back(say(sure ? Text::cluedo_no_worst : Text::cluedo_no_proof));
    }
    if (best > 0) out.push_back(say(Text::cluedo_asked_good, Say::count(score * 100 / best)));
    return out;
}

} // namespace shell::cluedo
