#pragma once
// A new tree (example, text, drawn by a seed) or exercise; and how it is done.
#include "shell/trees/view.hpp"
#include <array>
#include <string>
#include <string_view>

namespace shell::trees {

struct Preset {
    Text name;
    std::string_view text;
    engine::search::Algorithm algorithm;
};
extern const std::array<Preset, 3> trees_presets;

/// This seed, or the first after it whose exercise has something to prune (none: this one).
std::uint64_t worthwhile_seed(const engine::search::TreeShape&, engine::search::NodeKind first, std::uint64_t seed);

class RulesDialog final : public Dialog {
public:
    explicit RulesDialog(const engine::trees::Setup&);
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;
    DialogOutcome act(const Action&, const Say&) override;

private:
    enum class Source : std::uint8_t { preset, text, random };
    std::string problem(const Say&) const;
    engine::trees::Setup setup() const; // with no problem()

    engine::trees::Setup setup_;
    bool exercise_;
    Source source_ = Source::preset;
    int preset_ = 0;
    std::string text_, seed_;
    engine::search::TreeShape shape_;
    engine::search::Asked asked_;
};

class HowToDialog final : public Dialog {
public:
    void draw(Ui&, const DialogContext&) override;
    void describe(Outline&, const Say&, const DialogContext&) const override;
};

} // namespace shell::trees
