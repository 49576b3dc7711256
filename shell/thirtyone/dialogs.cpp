#include "shell/thirtyone/dialogs.hpp"
#include "shell/kit/form.hpp"
#include "shell/kit/howto.hpp"
#include "shell/thirtyone/ids.hpp"
#include "shell/thirtyone/phrases.hpp"
#include <algorithm>
#include <array>

namespace shell::thirtyone {
namespace {

using engine::thirtyone::Player;
using engine::thirtyone::Rules;
using engine::thirtyone::Setup;

// As offered, by strength.
constexpr std::array offered{Player::person, Player::fallible1, Player::fallible2, Player::fallible3, Player::perfect};

void player_field(Fields& f, Id id, Text who, Player& player)
{
    std::vector<std::string> names;
    int chosen = 0;
    for (const Player p : offered) {
        if (p == player) chosen = static_cast<int>(names.size());
        names.push_back(f.say(thirtyone_player_names[static_cast<std::size_t>(p)]));
    }
    f.choice(id, f.say(who), chosen, std::move(names));
    player = offered[static_cast<std::size_t>(chosen)];
}

constexpr std::array conventions{Text::thirtyone_full_mover_loses, Text::thirtyone_full_is_draw};

class RulesForm final : public Form {
public:
    explicit RulesForm(const Setup& now) : setup_(now) {}

private:
    void fields(Fields& f) override
    {
        using namespace engine::thirtyone;
        f.title = f.say(Text::thirtyone_rules_title);
        f.number("rows"_id, Text::thirtyone_rows, setup_.rules.rows, min_rows, max_rows);
        f.number("max"_id, Text::thirtyone_max, setup_.rules.max, min_max, max_max);
        f.number("limit"_id, Text::thirtyone_limit, setup_.rules.limit, min_limit, max_limit);
        f.seed(seed_);
        player_field(f, "player_a"_id, Text::thirtyone_who_a, setup_.a);
        player_field(f, "player_b"_id, Text::thirtyone_who_b, setup_.b);
        std::string errs; // error rates of the fallible players
        for (const auto p : {setup_.a, setup_.b})
            if (const int percent = errors_percent(p); percent > 0 && (errs.empty() || setup_.a != setup_.b))
                errs += (errs.empty() ? "" : " ") + f.say(Text::thirtyone_errs,
                                                          f.say(thirtyone_player_names[static_cast<std::size_t>(p)]),
                                                          Say::count(percent));
        if (!errs.empty()) f.words("errs"_id, errs);
        f.choice("full_board"_id, Text::thirtyone_full_board, setup_.rules.full_board, conventions);
    }
    std::string line() override
    {
        setup_.seed = seed();
        return engine::thirtyone::problem(setup_) ? std::string() : engine::thirtyone::to_line(Log(setup_));
    }

    Setup setup_;
};

/// The source's first three turns: 4, 2, 6.
void draw_example(const Ui& ui, Rect box)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    constexpr std::array played{0, 2, 0, 1, 0, 3}; // [v - 1] = turn
    constexpr std::array sums{4, 6, 12};
    const float cell = std::min(44.f, (box.w - 32) / 6 - 6), pitch = cell + 6;
    const float left = box.centre().x - 3 * pitch + 3;
    for (int v = 1; v <= 6; ++v) {
        const Rect square{left + pitch * static_cast<float>(v - 1), box.y + 12, cell, cell};
        const int turn = played[static_cast<std::size_t>(v - 1)];
        p.fill(square, turn ? t.sunken : t.raised, 8);
        p.stroke(square, t.line, 8);
        if (turn) p.disc(square.centre(), cell * 0.38f, turn == 2 ? t.player_b : t.player_a);
        p.text({square.centre().x, square.centre().y + 6}, turn ? (turn == 2 ? "B" : "A") : std::to_string(v),
               {16, turn ? t.player_ink : t.text, Weight::bold, Align::middle});
        if (!turn) continue;
        p.text({square.centre().x, square.bottom() + 24},
               "«" + std::to_string(sums[static_cast<std::size_t>(turn - 1)]) + "»",
               {15, turn == 2 ? t.player_b : t.player_a, Weight::bold, Align::middle});
        p.text({square.centre().x, square.bottom() + 42}, std::to_string(turn) + ".",
               {12, t.muted, Weight::regular, Align::middle});
    }
}

} // namespace

void trial_fields(Fields& f, Rules& r)
{
    using namespace engine::thirtyone;
    f.number("trial_rows"_id, Text::thirtyone_rows, r.rows, min_rows, max_rows).slider();
    f.number("trial_max"_id, Text::thirtyone_max, r.max, min_max, max_max).slider();
    f.number("trial_limit"_id, Text::thirtyone_limit, r.limit, min_limit, max_limit).slider();
}

std::unique_ptr<Dialog> rules_dialog(const Setup& now) { return std::make_unique<RulesForm>(now); }

std::unique_ptr<Dialog> how_to_play(const Rules& rules)
{
    HowTo h{{Text::thirtyone_how1, Text::thirtyone_how2, Text::thirtyone_how_example, Text::thirtyone_how3,
             Text::thirtyone_how4},
            2,
            114,
            draw_example};
    h.words = [limit = rules.limit](const Say& say, Text t) {
        return t == Text::thirtyone_how2 ? say(t, Say::count(limit)) : say(t);
    };
    return how_to_dialog(std::move(h));
}

} // namespace shell::thirtyone
