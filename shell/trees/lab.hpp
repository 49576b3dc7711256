#pragma once
// The laboratory of the tree screen: how much alpha-beta looks at in random trees, measured, and the horizon of a search
// with a depth limit. Nothing here draws.
#include "engine/search/effort.hpp"
#include "engine/search/horizon.hpp"
#include <optional>
#include <vector>

namespace shell::trees {

enum class LabPage : std::uint8_t { effort, horizon };

/// One depth, measured.
struct EffortPoint {
    int d = 0;
    engine::search::EffortResult result;
};

/// What is measured.
struct LabSettings {
    int b = 3, d = 6, trees = 100;
    engine::search::OrderKind order = engine::search::OrderKind::left_to_right;
};

/// Depths 1 … d, one job after the other.
class Lab {
public:
    static constexpr int most_b = 10, most_d = 12;
    static constexpr engine::Count most_leaves = 4'000'000; // b^d: what a patient reader waits for

    LabPage page = LabPage::effort;
    int horizon = 2; // depth limit, 1..4

    Lab();

    const LabSettings& settings() const { return now_; }
    int b() const { return now_.b; }
    int d() const { return now_.d; }
    /// Bounded; what was measured is gone.
    void set(const LabSettings&);
    /// The greatest depth for this b.
    int deepest() const;

    void start();
    void cancel() { job_.reset(); }
    bool running() const { return job_.has_value(); }
    /// A slice. False: nothing to do.
    bool work();
    /// In trees, of all depths.
    engine::Progress progress() const;
    const std::vector<EffortPoint>& points() const { return points_; }
    /// The branching factor that fits the measured means; none with fewer than two depths.
    std::optional<double> fitted() const;

    const engine::search::HorizonExample& example() const { return example_; }
    engine::search::DepthLimited limited() const;
    /// b^¾: what random orders come near to.
    double b_to_three_quarters() const;

private:
    void next();

    LabSettings now_;
    std::vector<EffortPoint> points_;
    std::optional<engine::search::EffortJob> job_;
    engine::search::HorizonExample example_;
};

} // namespace shell::trees
