// The whole screen of Nim. A larger game has a file for each of these parts.
#include "engine/nim/game.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/form.hpp"
#include "shell/kit/game.hpp"
#include "shell/kit/game_screen.hpp"
#include "shell/kit/howto.hpp"
#include "shell/kit/ids.hpp"

namespace shell::nim {
namespace {

using namespace kit;
using engine::nim::Move, engine::nim::People, engine::nim::Setup;
using Log = engine::session::Log<engine::nim::Game>;
constexpr std::string_view own_ids = "heaps moves people take theory"; // in a larger game: ids.hpp
consteval Id operator""_id(const char* word, std::size_t) { return Id::listed(word, own_ids, ids); }

constexpr std::array people_names{Text::nim_first, Text::nim_second, Text::nim_both};
OwnedId id_of(const Move& m) { return make_id("take"_id, m.heap * 10 + m.take); }

struct UiState {
    int tab = 0; // the only one
};

class View final : public GameScreen<Log, UiState> {
public:
    View(Log log, Prefs& prefs) : GameScreen(std::move(log), prefs, {"nim.analysis"}) {}

    Place place() const override { return Place::nim; }
    Progress progress() const override
    {
        const bool over = game().over();
        return {game().turn, over, over && (setup().people == People::both || !game().person_to_move())};
    }
    Tick tick(Jobs&, const Say&, const Moment&) override
    {
        Tick out;
        if (!game().over() && !game().person_to_move())
            out.news = out.moved = log_.push(computer_move(game())).has_value();
        return out;
    }
    std::unique_ptr<Dialog> dialog(const Action&) override;
    std::string subtitle(const Say&, Layout) const override { return engine::nim::to_text(setup().heaps); }
    std::string status(const Say&) const override;
    void draw(Ui&, Rect, const Jobs&) override;
    void describe(Outline&, const Say&) override;

private:
    Outcome offer(Commands&) override;
    void panel(Panel& p) override
    {
        if (analysis_shown())
            p.paragraph("theory"_id, p.say(Text::nim_sum, Say::count(engine::nim::nim_sum(game().heaps))));
    }
    bool is_decision(std::size_t i) const override { return log_.at(i).person_to_move(); }
    bool may_take() const { return !game().over() && game().person_to_move(); }
    bool shows_win(const Move& m) const { return analysis_shown() && engine::nim::wins(game().heaps, m); }
    void draw_heap(Ui&, Rect, int heap) const;
};

Screen::Outcome View::offer(Commands& c)
{
    if (!may_take()) return {};
    for (const Move& m : engine::nim::moves(game().heaps)) {
        const std::string label = c.say(Text::nim_take, Say::count(m.take), Say::count(m.heap + 1));
        if (!c.add(id_of(m), label + (shows_win(m) ? ": " + c.say(Text::nim_good) : ""))) continue;
        log_.push(m);
        return Outcome::moved();
    }
    return {};
}

std::string View::status(const Say& say) const
{
    std::string out;
    if (const auto events = log_.events(); !events.empty())
        out = say(Text::nim_taken, Say::count(events.back().take), Say::count(events.back().heap + 1)) + ' ';
    if (!game().over()) return out + say(game().person_to_move() ? Text::your_turn : Text::its_turn) + '.';
    return out + say(Text::nim_over);
}

void View::describe(Outline& o, const Say& say)
{
    o.heading(1, Text::game_nim);
    auto& table = o.table("heaps"_id, say(Text::nim_heaps), {});
    for (int heap = 0; heap < game().heaps.size(); ++heap)
        table.rows.push_back({std::to_string(heap + 1), std::to_string(game().heaps[heap])});
    o.begin_group("moves"_id, status(say));
    for (const Move& m : engine::nim::moves(game().heaps)) o.command(id_of(m));
    o.end();
    if (game().over()) o.button("new_game"_id, Text::new_game);
    for (const Id id : {"undo"_id, "redo"_id}) o.command(id);
    describe_analysis(o);
}

/// A press on a token takes it and all to its right; a ring marks the winning moves.
void View::draw_heap(Ui& ui, Rect r, int heap) const
{
    const int size = game().heaps[heap];
    const float pitch = std::min(48.f, r.w / engine::nim::max_size), radius = std::min(pitch, r.h) * 0.36f;
    for (int i = 0; i < size; ++i) {
        const Move move{heap, size - i};
        const OwnedId id = id_of(move);
        const Rect place{r.x + pitch * static_cast<float>(i), r.y, pitch, r.h};
        const Press press = ui.command_item(id, place, 8);
        ui.paint.disc(place.centre(), radius, ui.reactive(ui.theme().accent, press, id));
        if (may_take() && shows_win(move)) ui.paint.ring(place.centre(), radius + 3, ui.theme().win, 2.5f);
    }
}

void View::draw(Ui& ui, Rect area, const Jobs&)
{
    const Panes panes = lay_out(ui, area, usual_division(area, 0.4f), sheet());
    if (!panes.covered) {
        const Rect board = usual_board(ui, panes);
        const float head = 32, row = std::min(64.f, (board.h - head) / static_cast<float>(game().heaps.size()));
        ui.paint.text({board.x, board.y + 22}, ui.paint.fitted(status(ui.say), board.w, 16), {16});
        for (int heap = 0; heap < game().heaps.size(); ++heap)
            draw_heap(ui, {board.x, board.y + head + row * static_cast<float>(heap), board.w, row}, heap);
    }
    draw_analysis(ui, panes);
    if (ui.view.layout == Layout::landscape) draw_strip(ui, area, *this);
}

class RulesForm final : public Form {
public:
    explicit RulesForm(const Setup& s) : heaps_(engine::nim::to_text(s.heaps)), people_(s.people) {}

private:
    void fields(Fields& f) override
    {
        f.title = f.say(Text::change_rules);
        f.line("heaps"_id, Text::nim_heaps, heaps_, Line{heaps_});
        f.choice("people"_id, Text::nim_people, people_, people_names);
        f.seed(seed_);
        if (!engine::nim::parse_heaps(heaps_)) f.refuse(f.say(Text::nim_bad_heaps));
    }
    std::string line() override { return to_line(Log({*engine::nim::parse_heaps(heaps_), people_, seed()})); }

    std::string heaps_;
    People people_;
};

std::unique_ptr<Dialog> View::dialog(const Action& a)
{
    if (a.id == "rules_dialog"_id) return std::make_unique<RulesForm>(setup());
    if (a.id != "howto"_id) return nullptr;
    const auto example = [](const Ui&, Rect) {}; // a larger game shows one
    return how_to_dialog({.texts = {Text::nim_how_goal, Text::nim_how_sum}, .example = example});
}

std::string line_to_start(Options& options, Place, std::string_view saved, std::uint64_t fresh)
{
    const auto heaps = options.parsed("rules", engine::nim::parse_heaps);
    const auto people = options.parsed("role", engine::named<People>);
    const auto seed = options.parsed("seed", seed_from);
    // Continues the saved game.
    if (!heaps && !people && !seed && engine::nim::from_line(saved)) return std::string(saved);
    const Setup usual;
    return to_line(Log({heaps.value_or(usual.heaps), people.value_or(usual.people), seed.value_or(fresh)}));
}

} // namespace

const GameEntry nim_entry{Place::nim, line_to_start, open_view<View, engine::nim::from_line>};

} // namespace shell::nim
