#include "shell/betting/dialogs.hpp"
#include "shell/betting/canvas.hpp"
#include "shell/betting/ids.hpp"
#include "shell/betting/match_view.hpp"
#include "shell/kit/form.hpp"
#include "shell/kit/howto.hpp"
#include <array>

namespace shell::betting {
namespace {

using engine::betting::MatchSetup;
using engine::betting::Setup;
using engine::betting::Variant;

constexpr std::array card_names{Text::betting_seen, Text::betting_hidden};

/// The room's games: A/K, then the variants in the order of Variant.
enum class Kind : std::uint8_t { ak, one_card, kuhn };
constexpr std::array kind_names{Text::variant_ak, Text::variant_one_card, Text::variant_kuhn};

class RulesForm final : public Form {
public:
    explicit RulesForm(const Setup& s) : setup_(s), bets_(engine::betting::bets_text(s.rules)) {}
    explicit RulesForm(const MatchSetup& s)
        : kind_(s.rules.variant == Variant::kuhn ? Kind::kuhn : Kind::one_card), match_(s), bets_("2,4,6"),
          ranks_(engine::betting::ranks_text(s.rules.ranks))
    {
        setup_.human = s.human;
    }

private:
    void fields(Fields& f) override
    {
        f.title = f.say(Text::betting_rules_title);
        f.choice("game_kind"_id, Text::variant_game, kind_, kind_names).list();
        if (f.app && f.app->has_files)
            f.button("open_tree"_id, Text::variant_open_tree, {ButtonKind::plain, Icon::down});
        f.choice("human"_id, f.say(Text::betting_who), setup_.human, {"MAX", "MIN", f.say(Text::betting_two_people)});
        if (kind_ == Kind::ak) ak_fields(f);
        else variant_fields(f);
        f.seed(seed_);
    }
    void ak_fields(Fields& f)
    {
        auto& deck = setup_.rules.deck;
        f.choice("cards"_id, Text::betting_cards, setup_.cards, card_names);
        f.line("bets"_id, Text::betting_bets_list, bets_, {.hint = "2,4,6", .longest = 24}).share(0.5f);
        f.number("rounds_count"_id, Text::betting_rounds, setup_.rounds, 1, engine::betting::max_rounds);
        deck_fields(f, deck);
        f.toggle("replacement"_id, Text::betting_replacement, deck.replacement);
        refuse_bets(f);
    }
    static void deck_fields(Fields& f, engine::betting::Deck& deck)
    {
        f.number("aces"_id, Text::betting_aces, deck.aces, 1, engine::betting::max_cards);
        f.number("kings"_id, Text::betting_kings, deck.kings, 1, engine::betting::max_cards);
    }
    void variant_fields(Fields& f)
    {
        auto& r = match_.rules;
        f.number("ante"_id, Text::variant_ante, r.ante, 1, engine::betting::max_bet);
        f.number("bet_size"_id, Text::variant_bet, r.bets[0], 1, engine::betting::max_bet);
        if (kind_ == Kind::one_card) {
            deck_fields(f, r.deck);
            f.toggle("may_fold"_id, Text::variant_may_fold, r.may_fold);
        } else {
            f.line("ranks_line"_id, Text::variant_ranks, ranks_, {.hint = "1,1,1", .longest = 24}).share(0.5f);
            if (const auto ranks = engine::betting::parse_ranks(ranks_)) r.ranks = *ranks;
            else f.refuse(f.say(Text::variant_error_ranks));
        }
        f.number("rounds_count"_id, Text::betting_rounds, match_.rounds, 1, engine::betting::max_rounds);
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
        if (kind_ == Kind::ak) {
            setup_.seed = seed();
            return engine::betting::problem(setup_) ? std::string() : engine::betting::to_line(Log(setup_));
        }
        match_.rules.variant = kind_ == Kind::kuhn ? Variant::kuhn : Variant::one_card;
        match_.human = setup_.human;
        match_.seed = seed();
        return engine::betting::problem(match_) ? std::string() : engine::betting::to_line(MatchLog(match_));
    }

    Kind kind_ = Kind::ak;
    Setup setup_;
    MatchSetup match_;
    std::string bets_; // as typed
    std::string ranks_ = "1,1,1";
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
std::unique_ptr<Dialog> rules_dialog(const MatchSetup& now) { return std::make_unique<RulesForm>(now); }

std::unique_ptr<Dialog> how_to_play(Variant variant)
{
    return how_to_dialog({{variant == Variant::kuhn ? Text::variant_how_kuhn : Text::variant_how_one,
                           Text::variant_how_plan, Text::variant_dashes},
                          0,
                          140,
                          draw_example});
}

std::unique_ptr<Dialog> how_to_read_a_tree()
{
    return how_to_dialog({{Text::given_how, Text::variant_dashes, Text::given_shares}, 3, 0, {}});
}

std::unique_ptr<Dialog> how_to_play()
{
    return how_to_dialog({{Text::betting_how_goal, Text::betting_how_reply, Text::betting_how_example,
                           Text::betting_how_hidden, Text::betting_how_analysis},
                          1,
                          140,
                          draw_example});
}

} // namespace shell::betting
