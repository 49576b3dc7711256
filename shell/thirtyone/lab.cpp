// The tab of the trial rules, which are solved while the user moves the sliders.
#include "shell/kit/bar_chart.hpp"
#include "shell/thirtyone/canvas.hpp"
#include "shell/thirtyone/dialogs.hpp"
#include "shell/thirtyone/ids.hpp"
#include <algorithm>

namespace shell::thirtyone {

using engine::thirtyone::FullBoard;
using engine::thirtyone::Position;
using engine::thirtyone::Side;
using engine::thirtyone::Solution;

namespace {

/// A solution of the trial rules: who wins from the start, and how many positions there are.
struct Solved {
    OwnedId id;
    std::string title; // in the outline
    std::string name;  // above the box; "" = none
    OutcomeBox box;
    std::vector<std::string> counts;
};

Solved solved_in_words(const Say& say, const Solution& s, Id id, std::string title, std::string name)
{
    const Position root;
    const auto value = s.value(root);
    const int status = status_for_a(root, value.outcome);
    const auto winning = s.winning_moves(root);
    Solved out{id, std::move(title), std::move(name), {value.outcome, {}, {}}, {}};
    out.box.title = status == 0 ? say(Text::thirtyone_mover_draws)
                                : say(Text::thirtyone_winner, side_letter(status > 0 ? Side::a : Side::b));
    out.box.lines.push_back(
        winning.empty() ? say(Text::thirtyone_no_first_move)
                        : say(Text::thirtyone_first_moves, values_in_words(say, {winning.begin(), winning.end()})));
    if (value.remoteness) out.box.lines.push_back(say(Text::thirtyone_root_remoteness, Say::count(*value.remoteness)));
    out.counts = {
        say(Text::thirtyone_positions_n, Say::count(static_cast<std::int64_t>(s.states().size()))) + " " +
            say(Text::thirtyone_of_encodings, number(say.language(), engine::thirtyone::all_encodings(s.rules()))),
        say(Text::thirtyone_split, number(say.language(), s.winning_states()),
            number(say.language(), s.losing_states()))};
    if (s.drawn_states() > 0) out.counts.push_back(say(Text::thirtyone_draws_n, Say::count(s.drawn_states())));
    return out;
}

/// One solution, or two beside each other: of the two conventions for a full board. A list for each in the outline.
class SolvedBlock final : public Block {
public:
    explicit SolvedBlock(std::vector<Solved> all) : all_(std::move(all))
    {
        counts_ = all_.front().counts;
        if (all_.back().counts.size() > counts_.size()) counts_.push_back(all_.back().counts.back()); // the draws
    }
    float height(const Ui& ui, float width) const override
    {
        float h = names_height() + boxes_height(ui, width) + gap;
        for (std::size_t i = 0; i < counts_.size(); ++i)
            h += line * static_cast<float>(ui.paint.wrapped(counts_[i], width, size, weight_of(i)).size());
        return h;
    }
    void draw(Ui&, Rect) const override;
    void describe(Outline& o) const override
    {
        for (const Solved& s : all_) {
            std::vector<std::string> items{s.box.title};
            items.insert(items.end(), s.box.lines.begin(), s.box.lines.end());
            items.insert(items.end(), s.counts.begin(), s.counts.end());
            o.list(s.id, s.title, std::move(items));
        }
    }

private:
    static constexpr float gap = 12, line = 18, size = 13;
    static Weight weight_of(std::size_t count) { return count == 0 ? Weight::bold : Weight::regular; } // of positions
    float names_height() const { return all_.size() > 1 ? 44.f : 0.f; }
    float column(float width) const
    {
        const auto many = static_cast<float>(all_.size());
        return (width - gap * (many - 1)) / many;
    }
    float boxes_height(const Ui& ui, float width) const
    {
        float h = 0;
        for (const Solved& s : all_) h = std::max(h, s.box.height(ui.paint, column(width)));
        return h;
    }
    std::vector<Solved> all_;
    std::vector<std::string> counts_; // drawn below the boxes
};

void SolvedBlock::draw(Ui& ui, Rect r) const
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const float w = column(r.w), h = boxes_height(ui, r.w);
    if (all_.size() > 1) p.text({r.x, r.y + 14}, ui.say(Text::thirtyone_full_board), {13, t.muted, Weight::bold});
    float x = r.x;
    for (const Solved& s : all_) {
        if (!s.name.empty()) p.text({x, r.y + 36}, p.fitted(s.name, w, size), {size, t.text});
        s.box.draw(p, {x, r.y + names_height(), w, h});
        x += w + gap;
    }
    float y = r.y + names_height() + h + gap + 14;
    for (std::size_t i = 0; i < counts_.size(); ++i)
        y = p.paragraph({r.x, y}, counts_[i], r.w, {size, t.text, weight_of(i)}, line);
}

/// The number of positions by their distance to the end. The start's is marked.
void add_distances(Panel& p, const Solution& s)
{
    const auto by = s.by_remoteness();
    const auto root = s.value(Position{}).remoteness;
    std::vector<Bar> bars;
    for (std::size_t i = 0; i < by.size(); ++i)
        bars.push_back(
            {std::to_string(i), number(p.say.language(), by[i]), static_cast<double>(by[i]), root && *root == i});
    const auto draw = [bars](Ui& ui, Rect r) {
        auto drawn = bars;
        for (Bar& b : drawn)
            if (bars.size() > 14 || b.figure.size() > 6) b.figure.clear(); // no room
        draw_bars(ui.paint, r, drawn);
    };
    p.title(p.say(Text::thirtyone_histogram));
    p.picture([](const Ui&, float) { return 122.f; }, draw,
              [bars](Outline& o) {
                  auto& table =
                      o.table("remoteness"_id, o.say(Text::thirtyone_histogram),
                              {o.say(Text::thirtyone_head_remoteness), o.say(Text::thirtyone_head_positions)});
                  for (const Bar& b : bars) table.rows.push_back({b.name, b.figure});
              });
}

constexpr float result_height = 280; // about: the sliders do not move when the result comes

} // namespace

void add_working(Panel& p, const Solver& solver, Id cancel)
{
    const auto done = solver.progress();
    const OwnedId stop(cancel);
    p.picture([stop](const Ui&, float) { return stop.text().empty() ? 60.f : result_height; },
              [=](Ui& ui, Rect r) {
                  ui.progress({r.x, r.y, r.w, 44}, ui.say(Text::thirtyone_solving), done.done, done.total, stop);
              },
              [stop](Outline& o) {
                  o.text("working"_id, Text::thirtyone_solving);
                  if (!stop.text().empty()) o.command(stop);
              });
}

void View::add_trial(Panel& p)
{
    p.title(p.say(Text::thirtyone_lab_title));
    trial_fields(p, ui_.trial);
    const Solution* loses = analysis_.tried(FullBoard::mover_loses);
    const Solution* draws = analysis_.tried(FullBoard::draw);
    if (!loses || !draws) return add_working(p, loses ? analysis_.trial_draw : analysis_.trial, "trial_cancel"_id);
    std::vector<Solved> all;
    const auto add = [&](const Solution& s, Id id, Text convention) {
        const std::string name = p.say(convention);
        all.push_back(solved_in_words(p.say, s, id, p.say(Text::thirtyone_full_board) + ": " + name, name));
    };
    if (loses == draws)
        all.push_back(solved_in_words(p.say, *loses, "solved"_id, thirtyone_rules_in_words(p.say, loses->rules()), {}));
    else {
        add(*loses, "solved"_id, Text::thirtyone_full_mover_loses);
        add(*draws, "solved_draw"_id, Text::thirtyone_full_is_draw);
    }
    p.block(std::make_shared<SolvedBlock>(std::move(all)));
    if (loses == draws) p.words("cannot_fill"_id, p.say(Text::thirtyone_cannot_fill));
    p.words("tree_size"_id,
            p.say(Text::thirtyone_tree_nodes,
                  large_number(p.say.language(), analysis_.growth(loses->rules()).nodes_with_utterances())));
    add_distances(p, *loses);
    p.picture([](const Ui& ui, float) { return control_height(ui) + 6; }, // the app starts the game
              [](Ui& ui, Rect r) {
                  ui.button("play_trial"_id, {r.x, r.y, std::min(r.w, 320.f), control_height(ui)},
                            Text::thirtyone_play_these, ButtonKind::plain);
              },
              [](Outline& o) { o.button("play_trial"_id, Text::thirtyone_play_these); });
}

} // namespace shell::thirtyone
