#include "shell/cluedo/analysis.hpp"
#include <algorithm>

namespace shell::cluedo {

using namespace engine::cluedo;

namespace {

// Units of work in a frame, each about two milliseconds natively and four in the page.
constexpr std::int64_t count_units = 500, search_units = 24, advice_units = 140;

bool is_supposed(const Entry& e)
{
    return !e.ignored && (e.kind == Entry::Kind::assume_holds || e.kind == Entry::Kind::assume_lacks);
}

} // namespace

void Analysis::forget(const Game& g)
{
    if (!(view_ == g.view())) has_mark_ = false;
    view_ = g.view();
    notes_ = g.notes();
    fresh_ = repairs_done_ = facts_done_ = false;
    news_.clear();
    new_ = {};
    counting_facts_.reset();
    auto facts = notes_;
    std::erase_if(facts, is_supposed);
    if (facts.size() < notes_.size()) counting_facts_.emplace(view_, facts);
    repairing_.reset();
    repairs_.reset();
    drop_why();
    drop_advice();
    drop_doubts();
    review_.reset();
    bot_.reset();
    drop_proof();
    story_.reset();
    trials_.clear();
    counted_.clear();
    clash_.reset();
    crowd_.reset();
    counting_.emplace(view_, notes_);
    seen_ = {};
    for (const Card c : list_of(view_.hand)) seen_[static_cast<std::size_t>(c)] = seen_by(view_, notes_, c);
    std::vector<Entry> seen; // seen by the user or by everybody: no deduction needed
    for (const Entry& e : notes_) {
        if (e.ignored) continue;
        for (Holder h = 0; e.kind == Entry::Kind::suggest && h < view_.table.players; ++h)
            if (e.shows(h) && e.shown_by(h) != no_card)
                seen.push_back(Entry::fact(Entry::Kind::reveal, h, e.shown_by(h)));
        if (e.kind == Entry::Kind::reveal) seen.push_back(e);
    }
    paper_ = Domains::of(view_.table);
    if (!propagate(view_.table, constraints_of(view_, seen), paper_)) { // contradictory: only the hand is kept
        paper_ = Domains::of(view_.table);
        propagate(view_.table, rules_of(view_), paper_);
    }
    look(Level::propagation);
}

void Analysis::mark()
{
    if (!fresh_ || !shares_.consistent) return; // without new deductions the old mark stays
    marked_ = known_;
    marked_deals_ = shares_.total;
    marked_exact_ = shares_.exact;
    has_mark_ = true;
}

void Analysis::set_level(Level level)
{
    if (level != level_) has_mark_ = false;
    level_ = level;
    if (fresh_) settle();
}

void Analysis::look(Level level) { known_ = known_from(notes_, level); }

void Analysis::settle()
{
    if (!shares_.consistent) known_ = paper_;
    else if (level_ == Level::complete) known_ = shares_.certain;
    else look(level_);
    compare();
    find_clash();
    find_counted();
}

void Analysis::find_clash()
{
    clash_.reset();
    crowd_.reset();
    if (shares_.consistent) return;
    for (const Level level : {Level::propagation, Level::probing}) {
        const Story story = story_of(view_, notes_, level);
        if (story.consistent || story.moves.empty() || story.moves.back().constraint < 0) continue;
        const Constraint& k = story.constraints[static_cast<std::size_t>(story.moves.back().constraint)];
        const Arguments a = k.arguments(story.table, domains_after(story, story.moves.size() - 1));
        clash_ = {k, a.t, static_cast<int>(arguments(story.table, k).size()) - a.f};
        return;
    }
    find_crowd(story_of(view_, notes_, Level::probing));
}

namespace {

/// A question that was answered with an unknown card, and the cards that it can be.
struct Open {
    Cards cards = 0;
    int note = 0;
};

/// Finds the largest set of pairwise disjoint ones by backtracking, from index `from` on.
void disjoint(std::span<const Open> open, std::size_t from, Cards taken, std::vector<int>& chosen,
              std::vector<int>& most)
{
    if (chosen.size() > most.size()) most = chosen;
    for (std::size_t i = from; i < open.size(); ++i) {
        if (open[i].cards & taken || chosen.size() + open.size() - i <= most.size()) continue;
        chosen.push_back(open[i].note);
        disjoint(open, i + 1, taken | open[i].cards, chosen, most);
        chosen.pop_back();
    }
}

} // namespace

void Analysis::find_crowd(const Story& story)
{
    if (!story.consistent) return;
    const Domains known = domains_after(story, story.moves.size());
    for (Holder h = 0; h < view_.table.players; ++h) {
        int room = view_.table.most(h);
        Cards possible = 0;
        for (Card c = 0; c < view_.table.deck.cards(); ++c) {
            if (known.at(c, h) == Domain::only_true) --room;
            if (known.at(c, h) == Domain::both) possible |= bit(c);
        }
        std::vector<Open> open;
        for (const Constraint& k : story.constraints) {
            if (k.form != Constraint::Form::cards_of_holder || k.holder != h || k.value || k.n != 0 || k.source < 0)
                continue;
            if (k.arguments(story.table, known).t == 0) open.push_back({k.cards & possible, k.source});
        }
        std::vector<int> chosen, most;
        disjoint(open, 0, 0, chosen, most);
        if (static_cast<int>(most.size()) <= room) continue;
        most.resize(static_cast<std::size_t>(room) + 1);
        crowd_ = Crowd{h, room, std::move(most)};
        return;
    }
}

void Analysis::find_counted()
{
    counted_.clear();
    if (!counts_ || !story_ || proved_ || !fresh_ || !shares_.consistent || !story_->consistent) return;
    const Domains told = domains_after(*story_, story_->moves.size());
    for (const bool holds : {true, false})
        for (Card c = 0; c < view_.table.deck.cards(); ++c)
            for (Holder h = 0; h < view_.table.holders(); ++h)
                if (told.at(c, h) == Domain::both &&
                    shares_.certain.at(c, h) == (holds ? Domain::only_true : Domain::only_false))
                    counted_.push_back({c, h, holds});
}

Domains Analysis::known_from(std::span<const Entry> notes, Level level) const
{
    Domains d = Domains::of(view_.table);
    if (!decide(view_.table, constraints_of(view_, notes), d, level)) return paper_;
    return d;
}

void Analysis::look_back(std::size_t notes, Level level)
{
    notes = std::min(notes, notes_.size());
    after_ = known_from(std::span(notes_).first(notes), level);
    before_ = notes > 0 ? known_from(std::span(notes_).first(notes - 1), level) : after_;
    spoken_ = {};
}

void Analysis::compare()
{
    news_.clear();
    new_ = {};
    if (!has_mark_ || !shares_.consistent) return;
    for (const bool holds : {true, false})
        for (Card c = 0; c < view_.table.deck.cards(); ++c)
            for (Holder h = 0; h < view_.table.holders(); ++h)
                if (marked_.at(c, h) == Domain::both &&
                    known_.at(c, h) == (holds ? Domain::only_true : Domain::only_false)) {
                    news_.push_back({c, h, holds});
                    new_[static_cast<std::size_t>(h)] |= bit(c);
                }
}

bool Analysis::work()
{
    bool news = false;
    if (counting_ && counting_->step(engine::Budget{count_units}) == engine::Step::done) {
        shares_ = counting_->result();
        counting_.reset();
        fresh_ = news = true;
        settle();
        if (!shares_.consistent) repairing_.emplace(Task<RepairsJob>{RepairsJob(view_, notes_)});
    }
    if (!counting_ && counting_facts_ && counting_facts_->step(engine::Budget{count_units}) == engine::Step::done) {
        facts_ = counting_facts_->result();
        counting_facts_.reset();
        facts_done_ = news = true;
    }
    if (repairing_ && repairing_->run(search_units * 4)) {
        repairs_ = repairing_->job.result();
        repairing_.reset();
        repairs_done_ = news = true;
    }
    if (why_ && !why_->done) news |= why_->run(search_units);
    if (doubts_ && !doubts_->done) news |= doubts_->run(search_units);
    if (bot_ && !bot_->done) news |= bot_->run(advice_units);
    else if (advice_ && !advice_->done) news |= advice_->run(advice_units);
    else if (review_ && !review_->done) news |= review_->run(advice_units);
    return news;
}

bool Analysis::busy() const
{
    return counting_ || counting_facts_ || repairing_ || (why_ && !why_->done) || (doubts_ && !doubts_->done) ||
           (bot_ && !bot_->done) || (advice_ && !advice_->done) || (review_ && !review_->done);
}

void Analysis::want_why(Card card, Holder holder)
{
    if (why_ && card == why_card_ && holder == why_holder_) return;
    why_card_ = card;
    why_holder_ = holder;
    why_.emplace(Task<WhyJob>{WhyJob(view_, notes_, card, holder)});
}

void Analysis::want_advice(Card room)
{
    if (view_.me == nobody || (advice_ && advice_room_ == room)) return;
    AdviceQuery query;
    query.top = 6;
    query.searches = 1500; // of a few microseconds each, mostly
    query.room = advice_room_ = room;
    advice_.emplace(Task<AdviceJob>{AdviceJob(view_, notes_, query)});
}

void Analysis::want_review()
{
    if (view_.me == nobody || review_) return;
    review_.emplace(Task<ReviewJob>{ReviewJob(view_, notes_)});
}

void Analysis::want_doubts(std::vector<Entry> entries, int row)
{
    if (doubts_ && doubted_ == entries && doubted_row_ == row) return;
    doubted_ = std::move(entries);
    doubted_row_ = row;
    auto notes = notes_;
    if (row >= 0) notes[static_cast<std::size_t>(row)].ignored = true;
    doubts_.emplace(Task<DoubtsJob>{DoubtsJob(view_, std::move(notes), doubted_)});
}

void Analysis::want_story(Level level, Trials which)
{
    if (proved_) return;
    const bool counts = level == Level::complete;
    level = counts ? Level::probing : level;
    if (story_ && story_level_ == level && story_trials_ == which && counts_ == counts) return;
    story_level_ = level;
    story_trials_ = which;
    counts_ = counts;
    story_ = story_of(view_, notes_, level, which);
    trials_.clear();
    for (std::size_t i = 0; i < story_->moves.size(); ++i) {
        const Move& m = story_->moves[i];
        if (m.kind == Move::Kind::trial) trials_.push_back({i, m.literal});
        if (trials_.empty() || (m.kind != Move::Kind::refuted && m.kind != Move::Kind::open)) continue;
        trials_.back().steps = static_cast<int>(i - trials_.back().begin) - 1;
        trials_.back().refuted = m.kind == Move::Kind::refuted;
    }
    look_after(0);
    find_counted();
}

bool Analysis::want_proof()
{
    if (!why() || !why()->holds) return false;
    Story s = proof_of(view_.table, *why(), why_card_, why_holder_);
    if (s.moves.empty()) return false;
    story_ = std::move(s);
    proved_ = Literal{why_card_, why_holder_, *why()->holds};
    look_after(0);
    return true;
}

void Analysis::drop_proof()
{
    if (proved_) story_.reset();
    proved_.reset();
}

void Analysis::look_after(std::size_t step)
{
    if (!story_) return;
    step = std::min(step, story_->moves.size());
    after_ = domains_after(*story_, step);
    before_ = step > 0 ? domains_after(*story_, step - 1) : after_;
    spoken_ = {};
    if (step == 0 || story_->moves[step - 1].constraint < 0) return;
    const auto spoke = static_cast<std::size_t>(story_->moves[step - 1].constraint);
    for (const Literal& a : arguments(view_.table, story_->constraints[spoke]))
        spoken_[static_cast<std::size_t>(a.holder)] |= bit(a.card);
}

void Analysis::want_bot(const Game& g)
{
    if (!bot_) bot_.emplace(Task<BotJob>{bot_of(g)});
}

void Analysis::drop_why() { why_.reset(); }
void Analysis::drop_advice() { advice_.reset(); }

} // namespace shell::cluedo
