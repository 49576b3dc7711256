// The results, best mean first, as a phone's list. panel.cpp has the table.
#include "shell/lab/canvas.hpp"
#include "shell/lab/ids.hpp"

namespace shell::lab {
float LabCanvas::list(Point at, float width)
{
    const auto rows = view_.results(true);
    if (rows.empty()) return at.y;
    if (rows[0]->played.result.games > 0) ui_.why("why:results"_id, {at.x + width - 4 - Ui::why_room / 2, at.y + 12});
    float y = p_.paragraph(
                  {at.x + 4, at.y + 12},
                  say_(Text::lab_list_head, against_in_words(view_, say_), secrets_in_words(say_, view_.experiment())),
                  width - 12 - Ui::why_room, {13, t_.muted}, 18) -
              2;
    for (const Row* r : rows) {
        const Rect card{at.x, y, width, 66};
        p_.card(card);
        draw_marker(p_, r->strategy, {card.x + 23, card.y + 25}, 6);
        const std::string mean = mean_in_words(say_, *r);
        p_.text({card.right() - 16, card.y + 32}, mean, {20, t_.text, Weight::bold, Align::right});
        const float room = card.w - 60 - p_.width(mean, 20, Weight::bold) - 16;
        draw_name(p_, {card.x + 40, card.y + 30}, played_in_words(say_, *r), room, 15);
        std::string words = remark_in_words(view_, say_, *r);
        if (words.empty() && r->played.result.games > 0) {
            const bool unknown = r->played.certainty() == engine::lab::Certainty::unknown;
            words = (unknown ? say_(Text::lab_error_unknown) : error_in_words(say_, *r)) + " · " +
                    say_(Text::lab_worst_is, std::to_string(r->played.result.max()));
            if (view_.optimum() || r != rows[0]) words += " · " + difference_in_words(view_, say_, *r, *rows[0], false);
        }
        p_.text({card.x + 40, card.y + 52}, p_.fitted(words, card.w - 56, 13), {13, t_.muted});
        y += 74;
    }
    return p_.paragraph({at.x + 4, y + 12}, say_(Text::lab_how_numbers), width - 8, {13, t_.muted}, 18) + 4;
}

} // namespace shell::lab
