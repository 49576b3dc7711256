#include "shell/cluedo/dialogs.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/phrases.hpp"
#include "shell/cluedo/seat_fields.hpp"

namespace shell::cluedo {

using namespace engine::cluedo;

namespace {

/// Corrects hand sizes, names and seats. The notes follow the players.
class TableForm final : public Form {
public:
    TableForm(const Game& g, std::function<std::string(const Arrange&, const Say&)> arrange)
        : game_(g), arrange_(std::move(arrange)), setup_(g.setup)
    {
        open_ = take_open(setup_.table);
        for (Holder h = 0; h < setup_.table.players; ++h) {
            from_.push_back(h);
            if (!setup_.seat_names.empty()) names_[static_cast<std::size_t>(h)] = setup_.seat_names[at(h)];
        }
    }

private:
    static std::size_t at(Holder h) { return static_cast<std::size_t>(h); }
    void fields(Fields& f) override
    {
        f.title = f.say(Text::cluedo_edit_table);
        f.go = "table_save"_id;
        f.go_label = Text::save;
        f.words({}, f.say(Text::cluedo_edit_table_about));
        if (setup_.me != nobody) {
            int seat = setup_.me + 1;
            if (f.number("my_seat"_id, Text::cluedo_my_seat, seat, 1, setup_.table.players)) move(setup_.me, seat - 1);
        }
        if (const auto h = seat_fields(f, setup_, names_, &open_, true))
            move(*h, (*h + 1) % setup_.table.players, true);
        if (std::string wrong = problem(f.say); !wrong.empty()) f.refuse(std::move(wrong));
        else if (std::string open = open_sizes(f.say, setup_, open_); !open.empty()) f.remark(std::move(open));
        else if (const int left = cards_undealt(arranged()); left > 0)
            f.remark(f.say(Text::cluedo_cards_left, Say::count(left)));
    }
    void carry_out(DialogOutcome& out, const Say& say) override
    {
        out.message = arrange_(chosen(), say);
        out.changed = out.close = out.message.empty();
    }
    /// Seats the player elsewhere, with name and cards. `swap`: the two change places; else those between move up.
    void move(Holder h, Holder to, bool swap = false)
    {
        for (Holder seat = 0; seat < setup_.table.players; ++seat) { // built-in names follow their players too
            std::string& name = names_[at(seat)];
            if (name.empty() && seat != setup_.me) name = cluedo_default_name(setup_, seat);
        }
        if (swap) {
            std::swap(names_[at(h)], names_[at(to)]);
            std::swap(setup_.table.hand[at(h)], setup_.table.hand[at(to)]);
            std::swap(open_[at(h)], open_[at(to)]);
            std::swap(from_[at(h)], from_[at(to)]);
        } else {
            move_to(names_, h, to);
            move_to(setup_.table.hand, h, to);
            move_to(open_, h, to);
            move_to(from_, h, to);
        }
        for (Holder seat = 0; seat < setup_.table.players; ++seat)
            if (from_[at(seat)] == game_.setup.me) setup_.me = seat;
    }
    Arrange chosen() const
    {
        const std::uint32_t open = bits_of(open_, setup_);
        Arrange e{setup_.table.hand, from_, seat_names_of(setup_, names_), open};
        for (std::size_t i = 0; i < e.hand.size(); ++i)
            if ((open >> i & 1) != 0) e.hand[i] = 0;
        return e;
    }
    Table arranged() const
    {
        Table t = setup_.table;
        t.pile = 0;
        leave_open(t, bits_of(open_, setup_));
        return t;
    }
    std::string problem(const Say& say) const
    {
        Setup s = setup_;
        s.seat_names = seat_names_of(setup_, names_);
        if (const int left = arranged().left(); left < 0) return say(Text::cluedo_cards_over, Say::count(-left));
        if (std::string same = same_names(say, s); !same.empty()) return same;
        const auto done = game_.after(chosen());
        return done ? std::string() : cluedo_error(say, done.error());
    }

    const Game game_;
    const std::function<std::string(const Arrange&, const Say&)> arrange_;
    Setup setup_;
    SeatNames names_;
    std::vector<Holder> from_;
    OpenSeats open_{};
};

} // namespace

std::unique_ptr<Dialog> table_dialog(const Game& g, std::function<std::string(const Arrange&, const Say&)> arrange)
{
    return std::make_unique<TableForm>(g, std::move(arrange));
}

} // namespace shell::cluedo
