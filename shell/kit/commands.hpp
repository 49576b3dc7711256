#pragma once
// What a screen can do now, listed once. A screen's commands() is called to list them, for canvas, outline, keyboard and
// the list of shortcuts, and to read an action. A disabled command is refused with its reason.
//
//     if (c.add("call"_id, Text::betting_call, {.enabled = may_reply(), .keys = "vc"})) return push(Call{}, c.say);
//     if (const auto bet = c.add_each("bet"_id, bets, [&](int i) { return Command{name_of(i), {.enabled = may_bet()}}; }))
//         return push(Bet{*bet}, c.say);
#include "shell/kit/icons.hpp"
#include "shell/kit/id.hpp"
#include "shell/kit/ui.hpp"
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shell::kit {

class Jobs;

/// How a command is offered.
struct Offer {
    bool enabled = true;
    std::string why{}; // why it is disabled
    ButtonKind kind = ButtonKind::plain;
    Icon icon = Icon::none;
    std::string short_label{}; // where the label has no room
    std::string_view keys{};   // letters, in lower case, or figures that press it
    bool enter = false;        // Enter presses it, unless a control has the keyboard focus
};

struct Command {
    std::string label;
    Offer offer{};
    OwnedId id{}; // set by the list
};

class Commands {
public:
    explicit Commands(const Say& words) : say(words) {}
    /// Reads an action. A command that needs the engine asks `with`.
    Commands(const Say& words, const Action& action, Jobs& with) : say(words), jobs(&with), action_(&action) {}

    const Say say;
    Jobs* const jobs = nullptr; // null while listing

    /// Lists a command. True: the action is this command, and it is enabled.
    bool add(Id, std::string label, Offer = {});
    bool add(Id id, Text label, Offer offer = {}) { return add(id, say(label), std::move(offer)); }
    /// Lists `count` commands from "name:<first>" on. What `nth` refers to must outlive the list; it is called for the
    /// commands that somebody asks for. Returns the number in the action, if that command is enabled.
    std::optional<int> add_each(Id name, int count, std::function<Command(int)> nth, int first = 0);

    /// The command with this id; "new_game@bar" is "new_game". None: it is not offered now.
    std::optional<Command> find(std::string_view id) const;
    /// The ids of the commands "name:n".
    std::vector<OwnedId> each(Id name) const;
    /// The action is one of the list's, and disabled: why. "" otherwise.
    const std::string& refused() const { return refused_; }

    /// Presses the commands whose keys were typed in this frame: a disabled one then says its reason.
    void keyboard(Ui&) const;

private:
    struct Family {
        OwnedId name;
        int first, count;
        std::function<Command(int)> nth;
    };
    bool read(const Command&);
    void press(Ui&, const Command&, char typed) const;

    const Action* action_ = nullptr;
    std::vector<Command> commands_;
    std::vector<Family> families_;
    std::string refused_;
};

} // namespace shell::kit
