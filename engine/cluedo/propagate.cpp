#include "engine/cluedo/propagate.hpp"

namespace engine::cluedo {
namespace {

enum class Outcome : std::uint8_t { same, narrowed, contradiction };

template <class Sink>
class Machine {
public:
    Machine(const Table& table, std::span<const Constraint> constraints, Sink& sink)
        : table_(table), constraints_(constraints), sink_(sink)
    {}

    bool propagate(Domains& d)
    {
        for (bool again = true; again;) {
            again = false;
            for (std::size_t i = 0; i < constraints_.size(); ++i) {
                const Outcome o = narrow(d, static_cast<int>(i));
                if (o == Outcome::contradiction) return false;
                again = again || o == Outcome::narrowed;
            }
        }
        return true;
    }

    bool probe(Domains& d)
    {
        if (!propagate(d)) return false;
        for (bool again = true; again;) {
            again = false;
            for (Holder h = 0; h < table_.holders(); ++h)
                for (Cards left = d.open(h); left != 0; left &= left - 1) {
                    const Literal literal{first_of(left), h, true};
                    if (d.at(literal.card, h) != Domain::both || !fails(d, literal)) continue;
                    again = true;
                    if (!assume(d, {literal.card, h, false}) || !propagate(d)) return false;
                }
        }
        return true;
    }

private:
    /// Whether assuming the literal is refuted by propagation alone.
    bool fails(const Domains& d, const Literal& literal)
    {
        sink_(Move{Move::Kind::trial, literal, -1});
        Domains trial = d;
        const bool refuted = !assume(trial, literal) || !propagate(trial);
        sink_(Move{refuted ? Move::Kind::refuted : Move::Kind::open, literal, -1});
        return refuted;
    }

    Outcome narrow(Domains& d, int index)
    {
        const Constraint& k = constraints_[static_cast<std::size_t>(index)];
        const Arguments a = k.arguments(table_, d);
        const Domain left = down(k.n, a, k.value ? Domain::only_true : Domain::only_false, k.extra);
        if (left == Domain::none) {
            sink_(Move{Move::Kind::conflict, {k.card, k.holder, true}, index});
            return Outcome::contradiction;
        }
        if (left == Domain::both || a.u == 0) return Outcome::same;
        const bool holds = left == Domain::only_true;
        if (k.form == Constraint::Form::cards_of_holder) {
            const auto h = static_cast<std::size_t>(k.holder);
            const Cards open = k.cards & d.open(k.holder);
            (holds ? d.can_lack[h] : d.can_hold[h]) &= ~open;
            for (Cards c = open; c != 0; c &= c - 1)
                sink_(Move{Move::Kind::learnt, {first_of(c), k.holder, holds}, index});
            return Outcome::narrowed;
        }
        for (Holder h = 0; h < table_.holders(); ++h)
            if (d.at(k.card, h) == Domain::both) {
                assume(d, {k.card, h, holds});
                sink_(Move{Move::Kind::learnt, {k.card, h, holds}, index});
            }
        return Outcome::narrowed;
    }

    const Table& table_;
    std::span<const Constraint> constraints_;
    Sink& sink_;
};

struct Silent {
    void operator()(const Move&) const {}
};

} // namespace

bool assume(Domains& d, const Literal& l)
{
    const auto h = static_cast<std::size_t>(l.holder);
    (l.holds ? d.can_lack[h] : d.can_hold[h]) &= ~bit(l.card);
    return d.at(l.card, l.holder) != Domain::none;
}

bool propagate(const Table& t, std::span<const Constraint> constraints, Domains& d)
{
    Silent silent;
    return Machine<Silent>(t, constraints, silent).propagate(d);
}

bool propagate(const Table& t, std::span<const Constraint> constraints, Domains& d, Recorder<Move>& recorder)
{
    return Machine<Recorder<Move>>(t, constraints, recorder).propagate(d);
}

bool probe(const Table& t, std::span<const Constraint> constraints, Domains& d)
{
    Silent silent;
    return Machine<Silent>(t, constraints, silent).probe(d);
}

bool probe(const Table& t, std::span<const Constraint> constraints, Domains& d, Recorder<Move>& recorder)
{
    return Machine<Recorder<Move>>(t, constraints, recorder).probe(d);
}

} // namespace engine::cluedo
