#include "shell/kit/audience.hpp"
#include "shell/kit/blocks.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/form.hpp"
#include "shell/kit/ids.hpp"
#include <numeric>
#include <utility>

namespace shell::kit {
namespace {

class Audience final : public Form {
public:
    explicit Audience(Prediction question) : question_(std::move(question)), typed_(question_.options.size()) {}

private:
    void fields(Fields& f) override
    {
        f.title = f.say(Text::audience);
        f.steady = true;
        f.words("audience_question"_id, question_.question);
        if (revealed_) return reveal(f);
        f.words("audience_hands"_id, f.say(Text::audience_hands));
        for (std::size_t i = 0; i < typed_.size(); ++i)
            f.line(make_id("audience"_id, static_cast<std::int64_t>(i)), letter(i) + ". " + question_.options[i],
                   typed_[i], {.hint = "0", .typed = Typed::figures, .longest = 3});
        f.go = "audience_reveal"_id;
        f.go_label = Text::audience_reveal;
    }
    void reveal(Fields& f)
    {
        std::vector<int> hands;
        for (const auto& typed : typed_) hands.push_back(parse_int(typed, 0, most_hands).value_or(0));
        const int all = std::accumulate(hands.begin(), hands.end(), 0);
        const auto right = static_cast<std::size_t>(question_.right);
        auto& bars = f.block(std::make_shared<BarsBlock>(
            "audience_bars"_id, f.say(Text::audience_raised, f.say.count(all)), Ink::accent,
            std::vector<std::string>{f.say(Text::audience_option), f.say(Text::audience_count)}));
        for (std::size_t i = 0; i < hands.size(); ++i)
            bars.bar({.name = letter(i) + (i == right ? " ✓" : ""),
                      .share = all > 0 ? hands[i] / static_cast<double>(all) : 0.0,
                      .figure = std::to_string(hands[i]),
                      .cells = {letter(i) + ". " + question_.options[i], std::to_string(hands[i])}});
        std::string options;
        for (std::size_t i = 0; i < hands.size(); ++i)
            options += (i > 0 ? "   " : "") + letter(i) + ". " + question_.options[i];
        f.words("audience_options"_id, options);
        f.block(std::make_shared<ParagraphBlock>(
                    "audience_right"_id, f.say(Text::audience_right, letter(right) + ". " + question_.options[right])))
            .ticked();
        if (!question_.why.empty()) f.words("audience_why"_id, question_.why);
        f.go = "audience_next"_id;
        f.go_label = Text::audience_next;
    }
    void carry_out(DialogOutcome& out, const Say&) override
    {
        if (!std::exchange(revealed_, true)) return;
        out.then = Action{"audience_go_on", {}};
    }
    static std::string letter(std::size_t option) { return {static_cast<char>('A' + option)}; }

    Prediction question_;
    std::vector<std::string> typed_;
    bool revealed_ = false;
};

} // namespace

std::unique_ptr<Dialog> audience_dialog(Prediction question) { return std::make_unique<Audience>(std::move(question)); }

} // namespace shell::kit
