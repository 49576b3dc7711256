#pragma once
// The game through another seat's eyes: its notebook as far as mine tells it, and the number of envelopes left to it
// once a deal fixes the rest. (H. van Ditmarsch, "The description of game actions in Cluedo", 2002, has the logic of
// it.)
#include "engine/base/named.hpp"
#include "engine/cluedo/classes.hpp"
#include "engine/cluedo/places.hpp"
#include <map>
#include <optional>

namespace engine::cluedo {

/// How a rival is taken to deduce: everything that follows, or by propagation alone.
ENGINE_NAMED(RivalModel, complete, propagation);

/// Which of several fitting cards a shower is taken to show: each as likely; or one that the asker has seen from it, if
/// there is one, because that tells least.
ENGINE_NAMED(ShowPolicy, any, least_telling);
/// Those of the fitting cards that a shower shows by the policy to an asker who has seen these cards from it.
Cards may_be_shown(Cards fits, Cards seen, ShowPolicy);

/// My entries as the seat sees them: without cards shown between others, without the envelope that only another wrong
/// accuser has seen. `lacks` and assumptions are mine alone and are left out.
std::vector<Entry> seen_by_rival(std::span<const Entry>, Holder seat);

/// What a deal adds to a rival's notebook: its hand, and the cards it was shown by others than me.
struct Sight {
    Cards hand = 0;
    std::array<Cards, max_holders> seen{}; // by the holder that showed them
};

class Rival {
public:
    Rival(const View& mine, std::span<const Entry>, Holder seat, RivalModel);

    Holder seat() const { return seat_; }
    /// It can win no more: it has accused wrongly or left.
    bool out() const { return out_; }
    /// It has accused wrongly, and seen the envelope.
    bool looked() const { return looked_; }
    /// What the seat was shown, but not I: each card of the shower's that fits is as likely.
    const std::vector<Showing>& unknown() const { return unknown_; }
    /// Number of envelopes consistent with its view; 1 for a wrong accuser, who has looked. The sight must be that of a
    /// deal of mine. Below a millisecond; equal sights are remembered.
    int envelopes(const Sight&);
    /// The cards that it was shown by others in a deal of mine, by who showed them, with the probabilities; nothing if
    /// there are more than `most`.
    using Hands = std::array<Cards, max_holders>;
    std::optional<std::map<Hands, double>> shown_in(const Hands&, std::size_t most, ShowPolicy = ShowPolicy::any) const;
    /// Leaves of the literals those that the seat knows in this deal with these cards shown to it. The literals must
    /// hold in all deals of mine.
    void keep_known(const Hands& deal, const Hands& shown, Domains& literals) const;
    /// Another envelope that the seat cannot exclude, with the same sight; nothing if this one is the only one.
    std::optional<Cards> another(const Sight&, Cards envelope) const;

private:
    Places seen_with(const Sight&) const;

    Holder seat_;
    RivalModel model_;
    bool out_ = false, looked_ = false;
    Clauses clauses_;
    Places base_; // settled, without the hand
    std::vector<Showing> unknown_;
    std::map<std::array<Cards, max_holders + 1>, int> known_;
};

/// The literals that the seat provably has deduced: from the public log, the showings between it and me, the cells of
/// its hand that I know, and cards that it was shown and I can name. `mine`: my certain literals. Exact; milliseconds.
/// What it knows in every single deal of mine may be more: histories.hpp.
Domains certain_of(const View&, std::span<const Entry>, Holder seat, const Domains& mine);

/// The number of envelopes that the seat cannot exclude by certain_of's knowledge: at least as many as it has left; 1 for
/// a wrong accuser, 0 if the entries contradict each other. `mine`: how I find my literals; complete: 1 means that the
/// seat provably knows. Exact; about a millisecond.
int provable_envelopes(const View&, std::span<const Entry>, Holder seat, RivalModel mine = RivalModel::propagation);

} // namespace engine::cluedo
