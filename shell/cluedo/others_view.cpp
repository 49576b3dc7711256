// The screen's state around what the other players may know: when it is asked for, through whose eyes the table is
// shown, and the order of the advice.
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/view.hpp"
#include "shell/kit/figures.hpp"
#include <algorithm>
#include <cmath>
#include <numeric>

namespace shell::cluedo {

using namespace engine::cluedo;

bool View::offers_others() const
{
    return prefs_.get("graded").empty() && analysis_shown() && !laid_open() && !choosing_hand();
}

bool View::others_shown() const { return others_on() && !contradictory() && supposition() < 0 && !stepping(); }

const Others::Request::Rival* View::rival(Holder seat) const
{
    const Others::Result* race = others_.race();
    if (!race) return nullptr;
    const auto it =
        std::find_if(race->rivals.begin(), race->rivals.end(), [&](const auto& r) { return r.player == seat; });
    return it == race->rivals.end() ? nullptr : &*it;
}

Holder View::eyes() const
{
    return others_shown() && !shown() && !ui_.draft.on() && rival(ui_.eyes) ? ui_.eyes : nobody;
}

Cell View::cell_of_eyes(Card c, Holder h) const
{
    const auto* seat = rival(ui_.eyes);
    const auto has = [&](const auto& list) {
        return std::find(list.begin(), list.end(), std::pair{c, h}) != list.end();
    };
    if (has(seat->certain_true)) return {Cell::Kind::yes};
    if (has(seat->certain_false)) return {Cell::Kind::no};
    return {h == game().setup.me && (game().hand & bit(c)) != 0 ? Cell::Kind::hidden : Cell::Kind::open};
}

int View::caution() const
{
    constexpr int usual = 2, most = static_cast<int>(caution_weights.size()) - 1;
    return parse_int(prefs_.get("cluedo.caution"), 0, most).value_or(usual);
}

std::vector<std::size_t> View::advice_order() const
{
    const Advice* advice = analysis_.advice();
    std::vector<std::size_t> order(advice ? advice->questions.size() : 0);
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (!others_shown() || others_.gives_done() < order.size()) return order; // a complete list does not jump about
    struct Safety {
        std::int64_t score;
        double error;
    };
    std::vector<Safety> safety;
    for (const Question& q : advice->questions) {
        const Others::Result* after = others_.gives(q.cards);
        const double first = after ? after->first.value_or(0) : 0, error = after ? after->first_error.value_or(0) : 0;
        safety.push_back({q.score - std::llround(caution_weight() * first * 1e9), q.error + caution_weight() * error});
    }
    // As the advice ranks: by the number of those that are safer beyond two errors; ties keep the advice's order.
    const auto safer = [&](std::size_t at) {
        return std::count_if(safety.begin(), safety.end(), [&](const Safety& other) {
            return beats(other.score, other.error, safety[at].score, safety[at].error);
        });
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return safer(a) < safer(b); });
    return order;
}

std::size_t View::chosen_question() const
{
    const auto order = advice_order();
    if (ui_.question < 0) return order.front();
    return std::min(static_cast<std::size_t>(ui_.question), order.size() - 1);
}

std::optional<Others::Request::Asked> View::asked_of_me() const
{
    Others::Request::Asked asked;
    const Draft& d = ui_.draft;
    const Game& g = game();
    if (plays() && g.i_must_show()) asked = {g.play->turn, g.play->asked};
    else if (d.what == Draft::What::question && d.place() < 0 && d.shower == g.setup.me && d.by >= 0 && d.has_cards())
        asked = {d.by, d.cards};
    else return std::nullopt;
    if (asked.by == g.setup.me || size_of(set_of(asked.cards) & g.hand) < 2) return std::nullopt;
    return asked;
}

const std::vector<Others::Request::Show>* View::shows() const
{
    return others_shown() && asked_of_me() ? others_.shows() : nullptr;
}

bool View::act_others(const Action& a, Outcome& out)
{
    if (a.id == "others"_id && offers_others()) {
        prefs_.set("cluedo.others", (a.value.empty() ? !others_on() : a.value == "1") ? "on" : "off");
        ui_.eyes = nobody;
        others_.clear(); // what has failed is tried again
        out = Outcome::prefs_changed();
        out.close = true;
    } else if (a.id == "rivals"_id && others_on()) {
        prefs_.set("cluedo.rivals", (a.value.empty() ? !rivals_by_rules() : a.value == "1") ? "rules" : "all");
        out = Outcome::prefs_changed();
    } else if (a.id == "caution"_id && others_on()) {
        if (parse_int(a.value, 0, static_cast<int>(caution_weights.size()) - 1)) prefs_.set("cluedo.caution", a.value);
        ui_.question = -1;
        out = Outcome::prefs_changed();
    } else if (const auto seat = suffix_index(a.id, "eyes"_id, max_players - 1); seat && others_on()) {
        if (*seat < table().players && *seat != game().setup.me) ui_.eyes = *seat;
        ui_.eyes_left = false;
    } else if (a.id == "eyes_back"_id) {
        ui_.eyes_left = eyes() != nobody;
        ui_.eyes = nobody;
    } else return false;
    return true;
}

/// `settled`: the notes are counted and agree; `asks`: advice is wanted. True: there is a new result.
bool View::tick_others(Jobs& jobs, bool settled, bool asks)
{
    const bool news = others_.collect(jobs);
    others_.set_model(rivals_by_rules() ? RivalModel::propagation : RivalModel::complete);
    if (!settled || !others_shown()) {
        others_.drop_gives(jobs);
        others_.drop_show(jobs);
        return news;
    }
    others_.want_race(jobs, game());
    if (!others_.race()) return news;
    if (const auto asked = asked_of_me()) others_.want_show(jobs, game(), *asked);
    else others_.drop_show(jobs);
    const Advice* advice = analysis_.advice();
    if (!asks) others_.drop_gives(jobs);
    else if (advice) {
        std::vector<Trio> questions;
        for (const Question& q : advice->questions) questions.push_back(q.cards);
        others_.want_gives(jobs, game(), questions);
    }
    return news;
}

} // namespace shell::cluedo
