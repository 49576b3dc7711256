#include "engine/extensive/vertex.hpp"
#include <algorithm>

namespace engine::extensive {

Vertex::Vertex(const Program& program, std::vector<int> basis)
    : program_(&program), basis_(std::move(basis)), place_(program.columns(), -1), kept_out_(program.columns())
{
    ENGINE_CHECK(static_cast<int>(basis_.size()) == program.rows());
    for (std::size_t i = 0; i < basis_.size(); ++i) place_[basis_[i]] = static_cast<int>(i);
    compute();
}

void Vertex::compute()
{
    std::vector<const LinearSystem::Column*> columns;
    for (const int j : basis_) columns.push_back(&program_->column(j));
    system_ = std::make_unique<LinearSystem>(std::move(columns));
    regular_ = system_->is_regular();
    if (!regular_) return;
    std::vector<Integer> right(basis_.size());
    right[0] = 1;
    values_ = system_->solve(right);
}

bool Vertex::is_feasible() const
{
    for (std::size_t i = 0; i < basis_.size(); ++i)
        if (!program_->is_free(basis_[i]) && values_.numbers[i].sign() < 0) return false;
    return true;
}

void Vertex::aim(std::vector<std::pair<int, Integer>> objective)
{
    objective_ = std::move(objective);
    stalled_ = false;
    price();
}

void Vertex::price()
{
    std::vector<Integer> right(basis_.size());
    for (const auto& [column, number] : objective_)
        if (place_[column] >= 0) right[place_[column]] = number;
    prices_ = system_->solve_transposed(right);
}

Integer Vertex::gain(int column) const
{
    Integer sum;
    for (const auto& [j, number] : objective_)
        if (j == column) sum = sum + number * prices_.denominator;
    for (const auto& [row, number] : program_->column(column))
        if (prices_.numbers[row].sign() != 0) sum = sum - number * prices_.numbers[row];
    return sum;
}

bool Vertex::improve()
{
    int entering = -1;
    Integer most;
    for (int j = 0; j < program_->columns(); ++j) {
        if (place_[j] >= 0 || kept_out_[j]) continue;
        Integer by = gain(j);
        if (!(most < by)) continue;
        entering = j;
        most = std::move(by);
        if (stalled_) break; // Bland's rule
    }
    if (entering < 0) return true;
    std::vector<Integer> right(basis_.size());
    for (const auto& [row, number] : program_->column(entering)) right[row] = number;
    const Quotients falls = system_->solve(right);
    int leaving = -1;
    for (std::size_t i = 0; i < basis_.size(); ++i) {
        if (program_->is_free(basis_[i]) || falls.numbers[i].sign() <= 0) continue;
        const int order = leaving < 0 ? -1
                                      : compare(values_.numbers[i] * falls.numbers[leaving],
                                                values_.numbers[leaving] * falls.numbers[i]);
        if (order < 0 || (order == 0 && basis_[i] < basis_[leaving])) leaving = static_cast<int>(i);
    }
    ENGINE_CHECK(leaving >= 0);
    stalled_ = values_.numbers[leaving].sign() == 0;
    place_[basis_[leaving]] = -1;
    basis_[leaving] = entering;
    place_[entering] = leaving;
    ++pivots_;
    compute();
    ENGINE_CHECK(regular_);
    price();
    return false;
}

void Vertex::keep_best()
{
    for (int j = 0; j < program_->columns(); ++j)
        if (place_[j] < 0 && gain(j).sign() != 0) kept_out_[j] = true;
}

bool Vertex::is_fixed() const
{
    for (int j = 0; j < program_->columns(); ++j)
        if (place_[j] < 0 && !kept_out_[j]) return false;
    return true;
}

Fraction Vertex::value(int column) const
{
    if (place_[column] < 0) return {};
    return {values_.numbers[place_[column]], values_.denominator};
}

Plan Vertex::own() const
{
    Plan plan{std::vector<Integer>(program_->own().count()), values_.denominator};
    for (int x = 0; x < program_->own().count(); ++x)
        if (place_[x] >= 0) plan.weights[x] = values_.numbers[place_[x]];
    return plan;
}

Plan Vertex::other() const
{
    Plan plan{{}, prices_.denominator};
    for (int j = 0; j < program_->other().count(); ++j)
        plan.weights.push_back(-prices_.numbers[program_->first_other_row() + j]);
    return plan;
}

} // namespace engine::extensive
