#include "engine/concepts/game.hpp"
#include "engine/base/rng.hpp"
#include <bit>
#include <utility>

namespace engine::concepts {
namespace {

using Kind = GameErrorKind;

constexpr std::uint64_t concept_stream = 1; // links depend on this number

bool fits(const Shape& s, const Instance& x)
{
    for (int i = 0; i < max_attributes; ++i)
        if (x[static_cast<std::size_t>(i)] >= (i < s.attributes ? s.values[static_cast<std::size_t>(i)] : 1))
            return false;
    return true;
}

/// A concept of the language that is not empty.
bool fits(const Shape& s, Language language, const Concept& c)
{
    if (!below(c, most_general(s))) return false;
    for (int i = 0; i < s.attributes; ++i) {
        const unsigned values = allowed(c, i);
        if (values == 0) return false;
        if (language == Language::l && (values & (values - 1)) != 0 && !is_any(s, c, i)) return false;
    }
    return true;
}

Space space_of(const Game& g)
{
    Space space(g.shape, g.setup.language);
    for (const Example& e : g.examples) space.add(concept_of(g.shape, e.values), e.positive);
    return space;
}

/// Each value but the example's is allowed or not with equal chance; in L all of an attribute's together.
Concept drawn(const Shape& s, Language language, const Instance& example, Rng& rng)
{
    Concept c = concept_of(s, example);
    for (int i = 0; i < s.attributes; ++i) {
        if (language == Language::l) {
            if (rng.below(2) == 0) c.bits |= full(s, i);
            continue;
        }
        for (int v = 0; v < s.values[static_cast<std::size_t>(i)]; ++v)
            if (rng.below(2) == 0) c.bits |= std::uint64_t{1} << (shift(i) + v);
    }
    return c;
}

} // namespace

std::optional<GameError> problem(const Setup& s)
{
    if (s.wrong_labels < 0 || s.wrong_labels > (s.role == Role::watch ? most_wrong_labels : 0))
        return GameError{Kind::wrong_labels_out_of_range};
    if (!s.gallery) {
        if (problem(s.own) || to_word(s.own).size() > max_table_word) return GameError{Kind::bad_table};
        if (s.own_examples.size() > most_game_examples) return GameError{Kind::too_many_examples};
        for (const Example& e : s.own_examples)
            if (!fits(s.shape(), e.values)) return GameError{Kind::bad_examples};
    }
    if (s.language == Language::l2 && concept_count(s.shape(), s.language) > game_l2_limit)
        return GameError{Kind::language_too_large};
    return std::nullopt;
}

Game Game::start(const Setup& s)
{
    ENGINE_CHECK(!problem(s));
    Game g{s, s.shape(), s.examples(), 0, {}, {}, {}};
    if (s.role == Role::watch) return g;
    g.examples.clear();
    if (s.role == Role::keeper) return g;
    Rng rng = Rng(s.seed).fork(concept_stream);
    const Instance first = instance_at(g.shape, rng.below(instance_count(g.shape)));
    g.hidden = drawn(g.shape, s.language, first, rng);
    g.examples = {{first, true}};
    return g;
}

Expected<Game, GameError> Game::after(const Event& e) const
{
    if (over()) return wrong(Kind::game_over);
    const bool guessing = std::holds_alternative<Ask>(e) || std::holds_alternative<Say>(e);
    if (guessing != (setup.role == Role::guess)) return wrong(Kind::not_in_this_role);
    if (events >= most_game_events) return wrong(Kind::too_many_examples);
    Game next = *this;
    ++next.events;
    const auto there = [&](int i) { return i >= 0 && i < static_cast<int>(examples.size()); };
    if (const auto* add = std::get_if<Add>(&e)) {
        if (!fits(shape, add->example.values)) return wrong(Kind::bad_examples);
        next.examples.push_back(add->example);
    } else if (const auto* flip = std::get_if<Flip>(&e)) {
        if (!there(flip->example)) return wrong(Kind::no_such_example);
        Example& changed = next.examples[static_cast<std::size_t>(flip->example)];
        changed.positive = !changed.positive;
    } else if (const auto* remove = std::get_if<Remove>(&e)) {
        if (!there(remove->example)) return wrong(Kind::no_such_example);
        next.examples.erase(next.examples.begin() + remove->example);
    } else if (const auto* ask = std::get_if<Ask>(&e)) {
        if (!fits(shape, ask->instance)) return wrong(Kind::bad_examples);
        next.examples.push_back({ask->instance, covers(*hidden, concept_of(shape, ask->instance))});
    } else {
        const Concept& c = std::get<Say>(e).said;
        if (!fits(shape, setup.language, c)) return wrong(Kind::bad_examples);
        next.said = c;
    }
    if (next.examples.size() > most_game_examples) return wrong(Kind::too_many_examples);
    if (setup.role != Role::keeper) return next;
    const Space space = space_of(next);
    if (space.size(0) == 1) next.known = space.members(0).front();
    return next;
}

Count Game::fitting() const { return space_of(*this).size(setup.wrong_labels); }

Instance telling(const Shape& s, Concept a, Concept b)
{
    if (below(a, b)) std::swap(a, b);
    const auto both = [&](int i) { return allowed(a, i) & allowed(b, i); };
    Instance x{};
    bool apart = false; // an attribute has a value of `a` alone
    for (int i = 0; i < s.attributes; ++i) apart = apart || both(i) == 0;
    for (int i = 0; i < s.attributes; ++i) {
        const unsigned alone = allowed(a, i) & ~allowed(b, i);
        const bool here = both(i) == 0 || (!apart && alone != 0);
        apart = apart || here;
        x[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(std::countr_zero(here ? alone : both(i)));
    }
    return x;
}

} // namespace engine::concepts
