#include "shell/betting/dialogs.hpp"
#include "shell/betting/canvas.hpp"
#include "shell/betting/ids.hpp"
#include "shell/kit/form.hpp"
#include "shell/kit/howto.hpp"
#include <array>

namespace shell::betting {
namespace {

using engine::betting::Setup;

constexpr std::array card_names{Text::betting_seen, Text::betting_hidden};

class RulesForm final : public Form {
public:
    explicit RulesForm(const Setup& s) : setup_(s), bets_(engine::betting::bets_text(s.rules)) {}

private:
    void fields(Fields& f) override
    {
        using engine::betting::max_cards;
        auto& deck = setup_.rules.deck;
        f.title = f.say(Text::betting_rules_title);
        f.choice("human"_id, f.say(Text::betting_who), setup_.human, {"MAX", "MIN", f.say(Text::betting_two_people)});
        f.choice("cards"_id, Text::betting_cards, setup_.cards, card_names);
        f.line("bets"_id, Text::betting_bets_list, bets_, {.hint = "2,4,6", .longest = 24}).share(0.5f);
        f.number("rounds_count"_id, Text::betting_rounds, setup_.rounds, 1, engine::betting::max_rounds);
        f.number("aces"_id, Text::betting_aces, deck.aces, 1, max_cards);
        f.number("kings"_id, Text::betting_kings, deck.kings, 1, max_cards);
        f.toggle("replacement"_id, Text::betting_replacement, deck.replacement);
        refuse_bets(f);
        f.seed(seed_);
    }
    void refuse_bets(Fields& f)
    {
        const auto bets = engine::betting::parse_bets(bets_);
        if (!bets) return f.refuse(betting_error_in_words(f.say, bets.error()));
        setup_.rules.bets = *bets;
        if (const auto wrong = engine::betting::problem(setup_.rules)) f.refuse(betting_error_in_words(f.say, *wrong));
    }
    std::string line() override
    {
        setup_.seed = seed();
        return engine::betting::problem(setup_) ? std::string() : engine::betting::to_line(Log(setup_));
    }

    Setup setup_;
    std::string bets_; // as typed
};

void draw_example(const Ui& ui, Rect box)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const float h = box.h - 46, w = h * 0.7f, x = box.centre().x;
    draw_betting_card(p, {x - 70 - w, box.y + 30, w, h}, engine::betting::Card::ace, true);
    draw_betting_card(p, {x + 70, box.y + 30, w, h}, engine::betting::Card::king, true);
    p.text({x - 70 - w / 2, box.y + 20}, "▲ MAX", {13, node_colour(t, NodeShape::max), Weight::bold, Align::middle});
    p.text({x + 70 + w / 2, box.y + 20}, "▼ MIN", {13, node_colour(t, NodeShape::min), Weight::bold, Align::middle});
    p.text({x, box.centre().y}, ui.say(Text::betting_bets, "4"), {14, t.text, Weight::bold, Align::middle});
    p.text({x, box.centre().y + 24}, ui.say(Text::betting_calls), {14, t.text, Weight::bold, Align::middle});
}

} // namespace

std::unique_ptr<Dialog> rules_dialog(const Setup& now) { return std::make_unique<RulesForm>(now); }

std::unique_ptr<Dialog> how_to_play()
{
    return how_to_dialog({{Text::betting_how_goal, Text::betting_how_reply, Text::betting_how_example,
                           Text::betting_how_hidden, Text::betting_how_analysis},
                          1,
                          140,
                          draw_example});
}

} // namespace shell::betting
