#include "engine/request/codec.hpp"
#include "engine/request/types/strategy.hpp"

namespace engine::request {
namespace {

using namespace codes;

/// Calls f with each strategy that has options of its own.
void each_own(auto f)
{
    each_strategy([&](const auto& s) {
        if constexpr (requires { s.name; }) f(s);
    });
}

std::string known()
{
    std::string names;
    const auto add = [&](std::string_view name) { names.append(names.empty() ? "" : ", ").append(name); };
    for (const StrategyKind kind : strategy_kinds) {
        if (!is_apart(kind)) add(name(kind));
        if (is_confinable(kind)) add(name(confined(kind)));
    }
    each_own([&](const auto& s) { add(s.name); });
    return names;
}

} // namespace

std::string StrategyName::remedy() { return "known strategies are " + known(); }

void StrategyName::read(const At& at, const Json& json, AnyStrategy& to)
{
    const auto word = word_in(at, json);
    if (!word) return;
    bool found = false;
    each_own([&](const auto& s) {
        if (s.name != *word) return;
        found = true;
        to = s;
    });
    if (found) return;
    const auto kind = strategy_from(*word);
    if (kind && (!is_apart(*kind) || is_confined(*kind))) to = any_of(*kind);
    else at.fail("unknown_strategy", "There is no strategy " + in_quotes(*word) + "; " + remedy() + ".");
}

Json StrategyName::write(const AnyStrategy& strategy)
{
    return std::visit(
        []<class S>(const S& s) -> Json {
            if constexpr (std::is_same_v<S, OptimalStrategy>) return name(kind_of(s));
            else if constexpr (requires { S::name; }) return S::name;
            else return name(s.kind);
        },
        strategy);
}

void StrategyOptions::read(const At& at, const Json& json, AnyStrategy& to) const
{
    FieldReader in(at, json);
    std::visit([&](auto& s) { fields_of_options(in, rules, s); }, to);
    in.finish();
}

Json StrategyOptions::write(const AnyStrategy& strategy) const
{
    FieldWriter out;
    std::visit([&](const auto& s) { fields_of_options(out, rules, s); }, strategy);
    return out.take();
}

} // namespace engine::request
