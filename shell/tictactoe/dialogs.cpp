#include "shell/tictactoe/dialogs.hpp"
#include "engine/tictactoe/board.hpp"
#include "shell/kit/form.hpp"
#include "shell/kit/howto.hpp"
#include "shell/tictactoe/canvas.hpp"
#include "shell/tictactoe/ids.hpp"
#include <array>

namespace shell::tictactoe {
namespace {

using engine::tictactoe::Player;
using engine::tictactoe::Setup;

constexpr std::array kinds{Text::person, Text::tictactoe_easy, Text::tictactoe_medium, Text::tictactoe_perfect};

class RulesForm final : public Form {
public:
    explicit RulesForm(const Setup& now) : x_{now.x.kind}, o_{now.o.kind}
    {
        if (now.x.depth > 0) x_.depth = now.x.depth;
        if (now.o.depth > 0) o_.depth = now.o.depth;
    }

private:
    struct Side {
        Player::Kind kind = Player::Kind::person;
        std::uint8_t depth = 2; // kept while another kind is chosen
    };
    static void side(Fields& f, Side& s, Id kind_id, Id depth_id, Text title)
    {
        f.choice(kind_id, title, s.kind, kinds);
        if (s.kind == Player::Kind::limited)
            f.number(depth_id, Text::tictactoe_moves_ahead, s.depth, 1, engine::tictactoe::max_player_depth);
    }
    static Player player(const Side& s)
    {
        return {s.kind, static_cast<std::uint8_t>(s.kind == Player::Kind::limited ? s.depth : 0)};
    }

    void fields(Fields& f) override
    {
        f.title = f.say(Text::change_rules);
        side(f, x_, "x_player"_id, "x_depth"_id, Text::tictactoe_plays_x);
        side(f, o_, "o_player"_id, "o_depth"_id, Text::tictactoe_plays_o);
        f.words("rules_note"_id, f.say(Text::tictactoe_rules_note));
        f.seed(seed_);
    }
    std::string line() override { return engine::tictactoe::to_line(Log(Setup{player(x_), player(o_), seed()})); }

    Side x_, o_;
};

void draw_example(const Ui& ui, Rect box)
{
    const Painter& p = ui.paint;
    const auto s = *engine::tictactoe::parse_board("O...X....");
    const float side = 88;
    draw_small_board(p, {box.x + 16, box.y + 12, side, side}, s, -1);
    const float x = box.x + 16 + side + 20;
    p.text({x, box.y + 40}, "f = 5 − 4 = +1", {20, ui.theme().text, Weight::bold});
    p.paragraph({x, box.y + 64}, lines_in_words(ui.say, s), box.right() - x - 8, {13, ui.theme().muted}, 18);
}

} // namespace

std::unique_ptr<Dialog> rules_dialog(const Setup& now) { return std::make_unique<RulesForm>(now); }

std::unique_ptr<Dialog> how_to_play()
{
    return how_to_dialog(
        {{Text::tictactoe_how_play, Text::tictactoe_how_full, Text::tictactoe_how_f, Text::tictactoe_how_tree},
         2,
         112,
         draw_example});
}

} // namespace shell::tictactoe
