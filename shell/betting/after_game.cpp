#include "shell/betting/after_game.hpp"
#include "shell/betting/ids.hpp"

namespace shell::betting {

float draw_after_game(Ui& ui, Rect row, float gap)
{
    ui.button("new_game"_id, row.moved(0, -row.h - gap), Text::new_game, ButtonKind::primary, Icon::plus);
    ui.text({row.centre().x, row.centre().y + 5}, Text::betting_game_over,
            {14, ui.theme().muted, Weight::regular, Align::middle});
    return 2 * row.h + gap;
}

} // namespace shell::betting
