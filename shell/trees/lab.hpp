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

/// Depths 1 … d, one job after the other.
class Lab {
public:
    static constexpr int most_b = 10, most_d = 12;
    static constexpr engine::Count most_leaves = 4'000'000; // b^d: what a patient reader waits for

    LabPage page = LabPage::effort;
    int horizon = 2; // depth limit, 1..4

    Lab();

    int b() const { return b_; }
    int d() const { return d_; }
    int trees() const { return trees_; }
    engine::search::OrderKind order() const { return order_; }
    /// Bounded; what was measured is gone.
    void set(int b, int d, int trees, engine::search::OrderKind);
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

    int b_ = 3, d_ = 6, trees_ = 100;
    engine::search::OrderKind order_ = engine::search::OrderKind::left_to_right;
    std::vector<EffortPoint> points_;
    std::optional<engine::search::EffortJob> job_;
    engine::search::HorizonExample example_;
};

} // namespace shell::trees
