#include "shell/concepts/dialogs.hpp"
#include "shell/concepts/canvas.hpp"
#include "shell/concepts/ids.hpp"
#include "shell/kit/form.hpp"
#include "shell/kit/howto.hpp"
#include <array>

namespace shell::concepts {
namespace {

using engine::concepts::Gallery;
using engine::concepts::Role;
using engine::concepts::Setup;

constexpr std::size_t longest_table = engine::concepts::max_read;
constexpr std::array role_names{Text::concepts_role_watch, Text::concepts_role_guess, Text::concepts_role_keeper};
constexpr std::array language_names{Text::concepts_language_l, Text::concepts_language_l2};

/// The own table as it is typed; "" if it does not fit the field.
std::string text_of(const Setup& s)
{
    const auto cell = [](const std::string& name) {
        return name.find_first_of("/,;\t\"") == name.npos ? name : '"' + name + '"';
    };
    std::string out;
    for (const auto& a : s.own.attributes) out += cell(a.name) + ", ";
    out += s.own.label.empty() ? "+" : cell(s.own.label);
    for (const auto& e : s.own_examples) {
        out += " / ";
        for (std::size_t i = 0; i < s.own.attributes.size(); ++i)
            out += cell(s.own.attributes[i].values[e.values[i]]) + ", ";
        out += e.positive ? "+" : "−";
    }
    return out.size() <= longest_table ? out : std::string();
}

class RulesForm final : public Form {
public:
    explicit RulesForm(const Setup& s)
        : setup_(s), table_(s.gallery ? static_cast<int>(*s.gallery) : own),
          on_screen_(s.gallery ? std::string() : text_of(s)), text_(on_screen_)
    {}

private:
    static constexpr int own = static_cast<int>(engine::enumerators<Gallery>.size());

    void fields(Fields& f) override
    {
        f.title = f.say(Text::concepts_rules_title);
        f.choice("role"_id, Text::concepts_role, setup_.role, role_names);
        std::vector<std::string> names;
        for (const Gallery g : engine::enumerators<Gallery>) names.push_back(f.say(gallery_name(g)));
        names.push_back(f.say(Text::concepts_name_own));
        f.choice("table"_id, f.say(Text::concepts_table), table_, std::move(names)).list();
        if (table_ != own) {
            setup_.gallery = static_cast<Gallery>(table_);
            f.words("about"_id, gallery_words(f.say, *setup_.gallery).about);
        } else read_own(f);
        f.choice("concept_language"_id, Text::concepts_language, setup_.language, language_names);
        if (setup_.role == Role::watch)
            f.number("wrong"_id, Text::concepts_wrong, setup_.wrong_labels, 0, engine::concepts::most_wrong_labels);
        else if (setup_.role == Role::guess) f.seed(seed_);
        refuse(f);
    }

    void read_own(Fields& f)
    {
        setup_.gallery.reset();
        const Field field =
            f.line("table_text"_id, Text::concepts_text, text_,
                   {.hint = "A, B, + / 1, x, + / 2, y, −", .longest = longest_table, .pasted = pasted_words});
        if (kept_ && text_ == on_screen_) return; // with the values that no example has
        auto read = engine::concepts::read_table(text_, engine::concepts::most_game_examples,
                                                 f.say(Text::concepts_value_other));
        if (!read && read.error().row > 0) field.caret(engine::concepts::place_of(text_, read.error()).at);
        f.words("text_read"_id, f.say(Text::concepts_text_how));
        if (text_.empty()) return f.wait(f.say(Text::concepts_error_empty)); // nothing is wrong yet
        if (!read) return f.refuse(read_error_in_words(f.say, text_, read.error()));
        f.remark(read_in_words(f.say, *read));
        kept_ = false;
        setup_.own = std::move(read->table);
        setup_.own_examples = std::move(read->examples);
    }

    void refuse(Fields& f)
    {
        Setup wanted = setup_;
        if (wanted.role != Role::watch) wanted.wrong_labels = 0;
        const auto bad = !f.problem().empty() ? std::nullopt : engine::concepts::problem(wanted);
        if (!bad) return;
        if (bad->kind != engine::concepts::GameErrorKind::language_too_large)
            return f.refuse(f.say(Text::concepts_error_length));
        const auto n = concept_count(wanted.shape(), wanted.language);
        constexpr auto most = static_cast<std::int64_t>(engine::concepts::game_l2_limit);
        f.refuse(f.say(Text::concepts_error_l2, f.say.count(static_cast<std::int64_t>(n)), f.say.count(most)));
    }

    std::string line() override
    {
        if (setup_.role != Role::watch) setup_.wrong_labels = 0;
        setup_.seed = setup_.role == Role::guess ? seed() : 0;
        if (setup_.gallery) setup_.own = {}, setup_.own_examples = {};
        return engine::concepts::problem(setup_) ? std::string() : to_line(Log(setup_));
    }

    Setup setup_;
    int table_;
    std::string on_screen_, text_; // the table on screen, as it is typed; what the field has
    bool kept_ = !on_screen_.empty();
};

void draw_example(const Ui& ui, Rect box)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const auto words = gallery_words(ui.say, Gallery::sport);
    const float x = box.x + 20;
    for (int i = 0; i < 3; ++i) {
        const float y = box.y + 26 + 30 * static_cast<float>(i);
        const bool positive = i < 2;
        draw_label(p, {x + 8, y - 4}, 9, positive);
        p.text({x + 28, y},
               words.value(0, i == 2 ? 2 : 0) + " · " + words.value(1, i == 2 ? 1 : 0) + " · " +
                   words.value(2, i == 0 ? 0 : 1),
               {13, t.text});
    }
    p.text({x, box.bottom() - 14}, "S = ⟨" + words.value(0, 0) + ", " + words.value(1, 0) + ", ?⟩",
           {14, t.accent, Weight::bold});
}

} // namespace

std::unique_ptr<Dialog> rules_dialog(const Setup& now) { return std::make_unique<RulesForm>(now); }

std::unique_ptr<Dialog> how_to_play()
{
    return how_to_dialog({{Text::concepts_how_goal, Text::concepts_how_space, Text::concepts_how_borders,
                           Text::concepts_how_collapse, Text::concepts_how_guess},
                          1,
                          134,
                          draw_example});
}

} // namespace shell::concepts
