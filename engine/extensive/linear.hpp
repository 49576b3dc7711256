#pragma once
// Sparse linear systems in whole numbers, solved exactly: elimination modulo a prime, then p-adic lifting (J. Dixon,
// "Exact solution of linear equations using p-adic expansions", 1982). Every solution is checked by multiplication.
#include "engine/base/integer.hpp"
#include <optional>
#include <utility>
#include <vector>

namespace engine::extensive {

/// numbers[i] / denominator, denominator > 0.
struct Quotients {
    std::vector<Integer> numbers;
    Integer denominator = 1;
};

class LinearSystem {
public:
    using Column = std::vector<std::pair<int, Integer>>; // (row, number), each row at most once

    /// A square matrix by its columns, which must outlive the system.
    explicit LinearSystem(std::vector<const Column*> columns);
    /// Whether the matrix is regular modulo one of two primes. If not, it is almost certainly singular.
    bool is_regular() const { return regular_; }

    // The matrix must be regular. Some milliseconds for 1,000 sparse rows.
    Quotients solve(const std::vector<Integer>& right) const { return lift(right, false); }
    /// Solves with the transposed matrix: one unknown for each row.
    Quotients solve_transposed(const std::vector<Integer>& right) const { return lift(right, true); }

private:
    struct Term {
        int at;
        std::uint32_t number;
    };
    struct Pivot {
        int row, column;
        std::uint32_t inverse;
        std::vector<Term> below; // rows, with the multiple of the pivot's row that is subtracted from each
        std::vector<Term> right; // columns of the pivot's row
    };
    bool eliminate(std::uint32_t prime);
    void solve_modulo(std::vector<std::uint32_t>& right, std::vector<std::uint32_t>& out) const;
    void solve_transposed_modulo(std::vector<std::uint32_t>& right, std::vector<std::uint32_t>& out) const;
    Quotients lift(std::vector<Integer> right, bool transposed) const;
    /// right - matrix · x, or with the transposed matrix.
    std::vector<Integer> rest(std::vector<Integer> right, const std::vector<Integer>& x, bool transposed) const;

    int size_;
    std::vector<const Column*> columns_;
    std::uint32_t prime_ = 0;
    std::vector<Pivot> pivots_;
    bool regular_ = false;
};

} // namespace engine::extensive
