// Canvas, outline and actions agree in random games: a control is enabled in all of them or in none, and an action of a
// disabled control changes nothing. SAGAZ_LONG=1 walks ten times as far.
#include "engine/base/rng.hpp"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/layout_checks.hpp"
#include <cstdlib>
#include <doctest/doctest.h>
#include <set>

namespace agreement_tests {

using nlohmann::json;

namespace {

bool is_control(const json& n)
{
    static const std::set<std::string> kinds{"button", "radios", "number", "field", "checkbox"};
    return kinds.contains(n.value("kind", ""));
}

void collect(const json& nodes, std::vector<json>& into)
{
    for (const auto& n : nodes) {
        if (is_control(n)) into.push_back(n);
        if (n.contains("nodes")) collect(n["nodes"], into);
    }
}

/// The controls that can be used now: those of the open dialog, else all.
std::vector<json> controls(Player& p)
{
    std::vector<json> out;
    const json& nodes = p.outline()["nodes"];
    const bool dialog = !nodes.empty() && nodes.back().value("kind", "") == "dialog";
    collect(dialog ? nodes.back()["nodes"] : nodes, out);
    return out;
}

/// Leads to another screen, or out of the program.
bool leads_away(const std::string& id)
{
    static const std::set<std::string> away{"home", "lessons", "bring_back"};
    return away.contains(id) || id.starts_with("open:") || id.starts_with("lesson:") || id.starts_with("term:");
}

std::string random_value(const json& c, engine::Rng& draw)
{
    const auto kind = c.value("kind", "");
    if (kind == "radios") {
        std::vector<std::string> values;
        for (const auto& o : c["options"])
            if (!o.value("disabled", false)) values.push_back(o["value"]);
        return values.empty() ? "" : values[draw.index(values.size())];
    }
    if (kind == "number") {
        const int least = c["min"], most = c["max"];
        return std::to_string(least + static_cast<int>(draw.index(static_cast<std::size_t>(most - least) + 1)));
    }
    if (kind == "checkbox") return c.value("checked", false) ? "0" : "1";
    return kind == "field" ? std::to_string(draw.index(10)) : "";
}

/// The canvas's controls of this action: the id itself, or a second one, "id@place".
std::vector<std::pair<std::string, bool>> drawn(Player& p, const std::string& id)
{
    std::vector<std::pair<std::string, bool>> out;
    const auto& all = p.app().drawn().enabled;
    if (const auto it = all.find(id); it != all.end()) out.emplace_back(*it);
    for (auto it = all.lower_bound(id + '@'); it != all.end() && it->first.starts_with(id + '@'); ++it)
        out.emplace_back(*it);
    return out;
}

/// Appends the disagreements of the state on screen.
void compare(Player& p, const std::string& where, std::set<std::string>& wrong)
{
    for (const json& c : controls(p)) {
        if (c["kind"] != "button") continue;
        const std::string id = c["id"];
        const bool enabled = !c.value("disabled", false);
        for (const auto& [name, on] : drawn(p, id))
            if (on != enabled)
                wrong.insert(where + ": " + name +
                             (on ? " is enabled on the canvas only" : " is enabled in the outline only"));
        if (enabled) continue;
        const std::string before = p.app().state();
        p.app().outline_action(id, "");
        if (p.app().state() != before) wrong.insert(where + ": " + id + " is disabled and acts");
    }
}

} // namespace

TEST_SUITE("controls")
{
    TEST_CASE("in random games a control is enabled on the canvas, in the outline and for an action, or in none")
    {
        const int steps = std::getenv("SAGAZ_LONG") != nullptr ? 340 : 34;
        std::set<std::string> wrong;
        int states = 0;
        std::uint64_t seed = 1;
        for (const auto& screen : every_game) {
            const auto [w, h] = screen_sizes[seed % screen_sizes.size()];
            Player p(config_of(screen), w, h);
            engine::Rng draw(seed++);
            for (int i = 0; i < steps; ++i, ++states) {
                p.frames(2);
                compare(p, std::string(screen.name) + " (" + p.app().state().substr(0, 12) + ")", wrong);
                std::vector<json> all = controls(p);
                std::erase_if(all, [](const json& c) { return c.value("disabled", false) || leads_away(c["id"]); });
                if (all.empty()) break;
                const json& c = all[draw.index(all.size())];
                p.use(c["id"].get<std::string>(), random_value(c, draw));
            }
        }
        for (const auto& w : wrong) MESSAGE(w);
        CHECK(wrong.empty());
        CHECK(states >= 14 * steps);
    }
}

} // namespace agreement_tests
