// Puts the reasons for a cell into sentences: the steps of its proof, with passes of one question joined.
#include "shell/cluedo/others_words.hpp"
#include <algorithm>

namespace shell::cluedo {

using namespace engine::cluedo;

namespace {

class Reasons {
public:
    Reasons(const Say& say, const View& view, const Why& why, const Literal& literal)
        : say_(say), setup_(view.game().setup), known_(view.analysis().known()), hand_(view.game().hand),
          notes_(view.game().notes()), shares_(view.analysis().shares()), why_(why), literal_(literal)
    {}

    std::vector<Reason> all()
    {
        switch (why_.reason) {
        case Why::Reason::undecided:
            return {};
        case Why::Reason::rules:
        case Why::Reason::propagation:
            steps();
            break;
        case Why::Reason::probing:
            steps();
            if (why_.steps.empty()) { // another trial comes first
                rows();
                out_.push_back({-1, say_(Text::cluedo_why_search)});
            }
            break;
        case Why::Reason::slots:
            rows();
            out_.push_back({-1, say_(literal_.holds ? Text::cluedo_why_must : Text::cluedo_why_slots, who(),
                                     card(literal_.card))});
            count();
            break;
        case Why::Reason::pigeonhole:
            rows();
            out_.push_back({-1, say_(Text::cluedo_why_pigeonhole, card(literal_.card))});
            count();
            break;
        case Why::Reason::search:
            rows();
            out_.push_back({-1, say_(Text::cluedo_why_search)});
            count();
            break;
        }
        return std::move(out_);
    }

private:
    std::string card(Card c) const { return cluedo_card(say_, setup_, c); }
    std::string who(Holder h) const { return cluedo_of_holder(say_, setup_, h); }
    std::string who() const { return who(literal_.holder); }
    const Constraint& because(const Move& m) const { return why_.constraints[static_cast<std::size_t>(m.constraint)]; }

    /// The entries alone, where no steps are told.
    void rows()
    {
        for (const int row : why_.rows)
            out_.push_back({row, cluedo_sentence(say_, setup_, notes_[static_cast<std::size_t>(row)])});
    }

    /// Complete search records no steps: names the number of deals counted.
    void count()
    {
        if (shares_) out_.push_back({-1, say_(Text::cluedo_why_counted, cluedo_deals(say_, *shares_, false))});
    }

    bool is_pass(const Move& m) const
    {
        if (m.kind != Move::Kind::learnt || m.constraint < 0) return false;
        const Constraint& k = because(m);
        return k.source >= 0 && k.value && k.n == 0 &&
               notes_[static_cast<std::size_t>(k.source)].kind == Entry::Kind::suggest;
    }

    void steps()
    {
        std::vector<char> told(why_.steps.size(), 0);
        for (std::size_t i = 0; i < why_.steps.size(); ++i) {
            const Move& m = why_.steps[i];
            if (told[i] != 0) continue;
            if (!is_pass(m)) {
                one(m);
                continue;
            }
            const int row = because(m).source; // all who passed on this card, in one sentence
            std::vector<Holder> holders;
            for (std::size_t j = i; j < why_.steps.size(); ++j) {
                const Move& other = why_.steps[j];
                if (!is_pass(other) || because(other).source != row || other.literal.card != m.literal.card) continue;
                told[j] = 1;
                holders.push_back(other.literal.holder);
            }
            if (holders.size() == 1 && holders[0] == setup_.me) {
                add(row, say_(Text::cluedo_why_hand_lacks));
                continue;
            }
            holders.erase(std::remove(holders.begin(), holders.end(), setup_.me), holders.end());
            const std::string names = cluedo_holders(say_, setup_, holders);
            out_.push_back({row, say_(Text::cluedo_why_pass, Argument(static_cast<std::int64_t>(holders.size()), names),
                                      card(m.literal.card))});
        }
    }

    void add(int row, std::string text)
    {
        if (!out_.empty() && out_.back().row == row && out_.back().text == text) return;
        out_.push_back({row, std::move(text)});
    }

    void one(const Move& m)
    {
        switch (m.kind) {
        case Move::Kind::trial:
            return add(-1, say_(Text::cluedo_why_suppose, cluedo_literal(say_, setup_, m.literal)));
        case Move::Kind::conflict:
            if (because(m).source >= 0)
                return add(because(m).source, say_(Text::cluedo_why_conflict_row, Say::count(because(m).source + 1)));
            return add(-1, say_(Text::cluedo_why_conflict_rules));
        case Move::Kind::learnt:
            if (m.constraint < 0) return;
            if (because(m).source >= 0) return from_row(m, because(m));
            if (because(m).source == from_hand) {
                if (m.literal == literal_)
                    add(-1, say_(m.literal.holds ? Text::cluedo_why_hand_has : Text::cluedo_why_hand_lacks));
                return; // the user's other cards need no words
            }
            return from_rule(m, because(m));
        case Move::Kind::refuted:
        case Move::Kind::open:
            return;
        }
    }

    void from_row(const Move& m, const Constraint& k)
    {
        const Entry& e = notes_[static_cast<std::size_t>(k.source)];
        const std::string what = card(m.literal.card), holder = who(m.literal.holder);
        switch (e.kind) {
        case Entry::Kind::suggest:
            return add(k.source, say_(k.value ? Text::cluedo_why_showed : Text::cluedo_why_one_of, holder, what));
        case Entry::Kind::accuse:
            if (e.right) return add(k.source, say_(Text::cluedo_why_accused_right, what));
            if (k.value) return add(k.source, say_(Text::cluedo_why_looked, what));
            return add(k.source, say_(Text::cluedo_why_accused, what));
        case Entry::Kind::reveal:
            return add(k.source, say_(Text::cluedo_why_told_has, holder, what));
        case Entry::Kind::lacks:
            return add(k.source, say_(Text::cluedo_why_told_lacks, holder, what));
        case Entry::Kind::assume_holds:
        case Entry::Kind::assume_lacks:
            return add(k.source, say_(Text::cluedo_why_assumed, cluedo_literal(say_, setup_, m.literal)));
        }
    }

    /// Who holds the card, in words: from the hand, the steps, or else the known domains.
    std::string taken_by(Card c) const
    {
        if (setup_.me != nobody && (hand_ & bit(c)) != 0) return say_(Text::cluedo_why_yours, card(c));
        for (const Move& m : why_.steps)
            if (m.literal.card == c && m.literal.holds)
                return say_(Text::cluedo_why_taken, card(c), who(m.literal.holder));
        Holder has = setup_.table.envelope();
        for (Holder h = 0; h < setup_.table.holders(); ++h)
            if (known_.at(c, h) == Domain::only_true) has = h;
        return say_(Text::cluedo_why_taken, card(c), who(has));
    }

    void from_rule(const Move& m, const Constraint& k)
    {
        const std::string what = card(m.literal.card);
        if (k.form == Constraint::Form::holders_of_card) {
            if (m.literal.holds) return add(-1, say_(Text::cluedo_why_only_left, what, who(m.literal.holder)));
            return add(-1, taken_by(m.literal.card));
        }
        if (k.holder == setup_.table.envelope())
            return add(-1, say_(m.literal.holds ? Text::cluedo_why_kind_last : Text::cluedo_why_kind_known, what));
        if (!m.literal.holds && k.holder == setup_.me) return add(-1, say_(Text::cluedo_not_mine, what) + ".");
        add(-1, say_(m.literal.holds ? Text::cluedo_why_needs : Text::cluedo_why_full, who(k.holder), what));
    }

    const Say& say_;
    const Setup& setup_;
    const Domains& known_;
    const Cards hand_;
    const std::vector<Entry> notes_;
    const Shares* shares_;
    const Why& why_;
    const Literal literal_;
    std::vector<Reason> out_;
};

} // namespace

std::vector<Reason> cluedo_reasons(const Say& say, const View& view, const Why& why, const Literal& literal)
{
    return Reasons(say, view, why, literal).all();
}

/// The number of deals in which the selected holder has the selected card; how the race is counted; the card to show.
std::string View::why(const Say& say, std::string_view id) const
{
    if (id == "why:race")
        return others_shown() && others_.race() ? say(Text::cluedo_others_why, Say::count(others_.race()->samples))
                                                : std::string();
    if (id == "why:show") return cluedo_show_why(say, *this);
    const Shares* shares = analysis_.shares();
    if (id != "why:share" || ui_.card == no_card || ui_.holder == nobody || !shares || !shares->exact ||
        cluedo_cell_share(say, *this, ui_.card, ui_.holder).empty() ||
        shares->certain.at(ui_.card, ui_.holder) != Domain::both)
        return {};
    const auto n = shares->deals_with[static_cast<std::size_t>(ui_.card)][static_cast<std::size_t>(ui_.holder)];
    return say(Text::cluedo_why_share, cluedo_deals(say, *shares, false),
               number(say.language(), static_cast<std::int64_t>(n)));
}

} // namespace shell::cluedo
