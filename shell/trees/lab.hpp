#pragma once
// The laboratory of the tree screen: the measured effort of alpha-beta in random trees, and the horizon effect of a
// search with a depth limit. Nothing here draws.
#include "engine/search/effort.hpp"
#include "engine/search/horizon.hpp"
#include <optional>
#include <vector>

namespace shell::trees {

enum class LabPage : std::uint8_t { effort, horizon };

/// The measurement of one depth.
struct EffortPoint {
    int d = 0;
    engine::search::EffortResult result;
};

/// The settings of the measurement.
struct LabSettings {
    int b = 3, d = 6, trees = 100;
    engine::search::OrderKind order = engine::search::OrderKind::left_to_right;
};

/// Measures depths 1 … d, one job after another.
class Lab {
public:
    static constexpr int most_b = 10, most_d = 12;
    static constexpr engine::Count most_leaves = 4'000'000; // b^d; keeps the wait tolerable

    LabPage page = LabPage::effort;
    int horizon = 2; // depth limit, 1..4

    Lab();

    const LabSettings& settings() const { return now_; }
    int b() const { return now_.b; }
    int d() const { return now_.d; }
    /// Clamps the settings and drops the measurements.
    void set(const LabSettings&);
    /// The greatest depth for the current b and order.
    int deepest() const;

    void start();
    void cancel() { job_.reset(); }
    bool running() const { return job_.has_value(); }
    /// Computes a slice. False: nothing is running.
    bool work();
    /// In trees, over all depths.
    engine::Progress progress() const;
    const std::vector<EffortPoint>& points() const { return points_; }
    /// The branching factor fitted to the means of depths 2 … d; none before depth 3 is measured.
    std::optional<double> fitted() const;

    const engine::search::HorizonExample& example() const { return example_; }
    engine::search::DepthLimited limited() const;
    /// b^(3/4), the branching factor that random orders approach.
    double b_to_three_quarters() const;

private:
    void next();

    LabSettings now_;
    std::vector<EffortPoint> points_;
    std::optional<engine::search::EffortJob> job_;
    engine::search::HorizonExample example_;
};

} // namespace shell::trees
