// Opens Cluedo from the page's options, a saved game or a link, and answers the app's questions about the screen.
#include "engine/figures/games.hpp"
#include "shell/cluedo/dialogs.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/others_words.hpp"
#include "shell/cluedo/view.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/game.hpp"
#include <algorithm>

namespace shell::cluedo {
namespace {

using namespace engine::cluedo;

/// "p4" = four players.
std::optional<int> players_from(std::string_view text)
{
    return text.size() == 2 && text[0] == 'p' ? parse_int(text.substr(1), min_players, max_players) : std::nullopt;
}

std::optional<Mode> mode_from(std::string_view text)
{
    if (text == "notebook") return Mode::notebook;
    if (text == "play" || text == "game") return Mode::game;
    return std::nullopt;
}

std::string line_to_start(Options& options, Place, std::string_view saved, std::uint64_t fresh)
{
    const auto players = options.parsed("rules", players_from);
    std::optional<Mode> mode;
    if (options.text("role") != "choose") mode = options.parsed("role", mode_from); // else doors.cpp asks
    const auto level = options.parsed("strategy", engine::named<BotLevel>);
    const auto seed = options.parsed("seed", seed_from);
    options.take_hints();
    options.take_graded(mode.value_or(level ? Mode::game : Mode::notebook) == Mode::game);
    if (const auto log = from_line(saved)) {
        const Setup& s = log->setup();
        const bool other = (players && *players != s.table.players) || (mode && *mode != s.mode) ||
                           (seed && s.mode == Mode::game && *seed != s.seed) ||
                           (level && s.mode == Mode::game && *level != s.bots[s.me == 0 ? 1 : 0]);
        if (!other) return std::string(saved); // the options fit the saved game
    }
    Setup s;
    s.mode = mode.value_or(level ? Mode::game : Mode::notebook); // a seed alone does not make it a game
    s.table = dealt(classic, players.value_or(4), 0);
    if (s.mode == Mode::game) {
        s.seed = seed.value_or(fresh);
        s.bots.fill(level.value_or(BotLevel::medium));
        s.first = static_cast<Holder>(s.seed % s.table.players);
    }
    return to_line(Log(s));
}

} // namespace

const GameEntry cluedo_entry{Place::cluedo, line_to_start, open_view<View, engine::cluedo::from_line>,
                             figure_of_line<engine::figures::grid>, true};

std::vector<MenuItem> View::menu() const
{
    std::vector<MenuItem> items;
    if (at_doors()) return items;
    if (plays()) {
        if (!game().over()) items.push_back({"giveup"_id, Text::cluedo_lay_open, Icon::flag, {}});
        items.push_back({"mind"_id, Text::cluedo_show_mind, Icon::none, analysis_shown()});
        items.push_back({"waits"_id, Text::cluedo_waits, Icon::none, waits()});
    } else {
        if (game().setup.me != nobody && !game().hand_missing() && !choosing_open())
            items.push_back({"hand_edit"_id, Text::cluedo_my_hand, Icon::edit, {}});
        items.push_back({"table_dialog"_id, Text::cluedo_edit_table, Icon::edit, {}});
    }
    if (!plays()) items.push_back({"cases"_id, Text::cluedo_cases, Icon::text, {}});
    if (level() == engine::cluedo::Level::complete) // other levels have no shares
        items.push_back({"shares"_id, Text::cluedo_show_shares, Icon::none, shares_shown()});
    if (offers_others()) items.push_back({"others"_id, Text::cluedo_others, Icon::none, others_on()});
    if (others_on()) items.push_back({"rivals"_id, Text::cluedo_rivals_rules, Icon::none, rivals_by_rules()});
    return items;
}

/// The notebook as a spectator would have it: without the user's cards, and those that only two players saw.
std::string View::line_without_hand(const Say& say) const
{
    const Game& g = game();
    Setup s = g.setup;
    s.hand = 0;
    if (s.me != nobody) {
        s.seat_names.clear();
        for (Holder h = 0; h < table().players; ++h)
            s.seat_names.push_back(h == s.me ? std::string() : cluedo_holder(say, g.setup, h));
        std::string& mine = s.seat_names[static_cast<std::size_t>(s.me)];
        const Setup plain; // its names without a place left free for the user
        if (!g.setup.seat_names.empty()) mine = g.setup.seat_names[static_cast<std::size_t>(s.me)];
        for (Holder h = 1; mine.empty() || std::count(s.seat_names.begin(), s.seat_names.end(), mine) > 1; ++h)
            mine = cluedo_default_name(plain, h);
        s.me = nobody;
    }
    Log shared(s);
    for (Entry e : g.rows) {
        const bool ignored = e.ignored;
        if (e.kind == Entry::Kind::suggest) e.card = no_card;
        e.shown.fill(no_card);
        e.seen = {no_card, no_card, no_card};
        if (shared.push(Add{e}) && ignored)
            (void)shared.push(Ignore{static_cast<int>(shared.now().rows.size()) - 1, true});
    }
    return to_line(shared);
}

std::string View::subtitle(const Say& say, Layout layout) const
{
    if (at_doors()) return {};
    std::string players = say(Text::cluedo_players_n, Say::count(table().players));
    const Shares* s = analysis_.shares();
    if (game().hand_missing()) return players;
    if (layout != Layout::desktop && stepping()) return players + " · " + steps(say).words; // not the final count
    if (layout != Layout::desktop && analysis_shown() && s && s->consistent && !laid_open()) {
        const std::string left = cluedo_left(say, *this, *s, true);
        return table().players > 4 ? left + " · " + players
                                   : players + " · " + left; // the grid shows many players, so the count is first
    }
    return players + " · " +
           say(plays() ? Text::cluedo_moves_n : Text::cluedo_notes_n,
               Say::count(static_cast<std::int64_t>(game().notes().size())));
}

std::unique_ptr<Dialog> View::dialog(const Action& a)
{
    if (a.id == "rules_dialog"_id) return rules_dialog(log_, game().setup.mode);
    if (a.id == "play_computer"_id) return rules_dialog(log_, Mode::game);
    if (a.id == "table_dialog"_id && !plays())
        return table_dialog(game(), [this](const Arrange& e, const Say& say) { return push(e, say); });
    if (std::string_view(a.id) == "share" && !plays() && game().setup.me != nobody && game().hand != 0)
        return share_dialog();
    if (a.id == "cases"_id && !plays()) return cases_dialog(case_);
    if (a.id == "howto"_id) return how_to_play();
    return nullptr;
}

std::string View::status(const Say& say) const
{
    if (laid_open()) return cluedo_result(say, *this);
    if (at_doors()) return say(Text::cluedo_doors);
    if (choosing_open()) return say(Text::cluedo_which_open);
    if (choosing_hand()) return say(Text::cluedo_status_hand);
    if (stepping()) { // the current step, not the end of the deduction
        const Steps s = steps(say);
        const std::string move =
            s.at > 0
                ? ". " + cluedo_move(say, game().setup, analysis_.story()->moves[static_cast<std::size_t>(s.at) - 1])
                : std::string();
        if (!predicting()) return s.words + move + ".";
        return prediction_in_words(say, s) + s.words + move + "." + asked_in_words(s);
    }
    if (contradictory()) return cluedo_contradiction(say, *this);
    if (const Holder h = eyes(); h != nobody)
        return say(Text::cluedo_eyes_title, cluedo_holder(say, game().setup, h)) + ". " + cluedo_eyes_sure(say, *this);
    if (ui_.eyes_left) return say(Text::cluedo_eyes_left);
    const auto notes = game().notes();
    std::string out;
    if (!notes.empty())
        out =
            say(plays() ? Text::cluedo_moved : Text::cluedo_noted, Say::count(static_cast<std::int64_t>(notes.size())),
                cluedo_sentence(say, game().setup, notes.back())) +
            ". ";
    if (plays()) {
        if (game().i_must_show()) return cluedo_to_show(say, *this) + " " + cluedo_asked_of_me(say, game()) + ".";
        if (const auto known = solved(); known && game().my_turn())
            return out + say(Text::cluedo_accuse_now, cluedo_cards(say, game().setup, *known));
        if (game().my_turn()) return out + say(Text::your_turn) + ".";
        if (sees_hand()) return cluedo_first_seen(say, game());
        return out + cluedo_who_plays(say, *this) + ".";
    }
    if (has_news()) out += cluedo_news(say, *this) + ". ";
    if (const auto known = solved_notes())
        return out + say(Text::cluedo_accuse_now, cluedo_cards(say, game().setup, *known));
    if (const Shares* s = analysis_.shares(); s && s->consistent) out += cluedo_left(say, *this, *s, false) + ".";
    return out;
}

} // namespace shell::cluedo
