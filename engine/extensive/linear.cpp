#include "engine/extensive/linear.hpp"
#include <algorithm>

namespace engine::extensive {
namespace {

constexpr std::uint32_t primes[] = {2'147'483'647, 2'147'483'629}; // the greatest below 2^31

std::uint32_t times(std::uint32_t a, std::uint32_t b, std::uint32_t p)
{
    return static_cast<std::uint32_t>(static_cast<std::uint64_t>(a) * b % p);
}
std::uint32_t minus(std::uint32_t a, std::uint32_t b, std::uint32_t p) { return a >= b ? a - b : a + (p - b); }
std::uint32_t inverse(std::uint32_t a, std::uint32_t p)
{
    std::uint32_t result = 1;
    for (std::uint32_t e = p - 2; e > 0; e /= 2) { // Fermat
        if (e % 2 == 1) result = times(result, a, p);
        a = times(a, a, p);
    }
    return result;
}

std::uint32_t modulo(const Integer& n, std::uint32_t p)
{
    const double rest = (n % Integer(p)).to_double(); // exact below 2^53
    return static_cast<std::uint32_t>(rest < 0 ? rest + p : rest);
}

/// The fraction n / d that is `residue` modulo `modulus`, with |n| and d below the square root of half of it.
std::optional<std::pair<Integer, Integer>> fraction_of(const Integer& residue, const Integer& modulus)
{
    const int half = (modulus.bits() - 2) / 2;
    Integer a = modulus, b = residue, of_a = 0, of_b = 1;
    while (b.bits() > half) {
        const Integer q = a / b;
        Integer next = a - q * b, of_next = of_a - q * of_b;
        a = std::move(b);
        b = std::move(next);
        of_a = std::move(of_b);
        of_b = std::move(of_next);
    }
    if (of_b.sign() == 0 || of_b.bits() > half) return std::nullopt;
    if (of_b.sign() < 0) return std::pair{-b, -of_b};
    return std::pair{std::move(b), std::move(of_b)};
}

/// All residues as fractions over one denominator; nothing if the modulus is too small for them.
std::optional<Quotients> quotients_of(const std::vector<Integer>& residues, const Integer& modulus)
{
    const int half = (modulus.bits() - 2) / 2;
    const Integer middle = modulus / 2;
    Quotients out;
    for (const Integer& residue : residues) {
        Integer n = residue * out.denominator % modulus;
        if (n.sign() < 0) n = n + modulus;
        if (middle < n) n = n - modulus;
        if (n.bits() > half) {
            if (n.sign() < 0) n = n + modulus;
            auto fraction = fraction_of(n, modulus);
            if (!fraction) return std::nullopt;
            out.denominator = out.denominator * fraction->second;
            if (out.denominator.bits() > half) return std::nullopt;
            for (Integer& known : out.numbers) known = known * fraction->second;
            n = std::move(fraction->first);
        }
        out.numbers.push_back(std::move(n));
    }
    return out;
}

} // namespace

LinearSystem::LinearSystem(std::vector<const Column*> columns)
    : size_(static_cast<int>(columns.size())), columns_(std::move(columns))
{
    for (const std::uint32_t prime : primes)
        if (!regular_) regular_ = eliminate(prime);
}

bool LinearSystem::eliminate(std::uint32_t prime)
{
    prime_ = prime;
    pivots_.clear();
    std::vector<std::vector<Term>> rows(size_);   // not yet eliminated, by column
    std::vector<std::vector<int>> rows_of(size_); // by column; may also list rows that lost it
    std::vector<int> count(size_);
    for (int j = 0; j < size_; ++j)
        for (const auto& [row, number] : *columns_[j]) {
            const std::uint32_t n = modulo(number, prime);
            if (n == 0) continue;
            rows[row].push_back({j, n});
            rows_of[j].push_back(row);
            ++count[j];
        }
    std::vector<int> rows_left(size_), columns_left(size_);
    for (int i = 0; i < size_; ++i) rows_left[i] = columns_left[i] = i;
    const auto term_in = [&](int row, int column) {
        const auto found = std::lower_bound(rows[row].begin(), rows[row].end(), column,
                                            [](const Term& t, int at) { return t.at < at; });
        return found != rows[row].end() && found->at == column ? found : rows[row].end();
    };
    while (!rows_left.empty()) {
        // a column or row with one number if there is one, else the shortest row (H. Markowitz, 1957)
        int row = -1, column = -1;
        for (const int j : columns_left)
            if (column < 0 || count[j] < count[column]) column = j;
        if (count[column] == 0) return false;
        if (count[column] == 1) {
            for (const int i : rows_of[column])
                if (term_in(i, column) != rows[i].end()) row = i;
        } else {
            for (const int i : rows_left)
                if (row < 0 || rows[i].size() < rows[row].size()) row = i;
            if (rows[row].empty()) return false;
            column = rows[row][0].at;
            for (const Term& t : rows[row])
                if (count[t.at] < count[column]) column = t.at;
        }
        Pivot pivot{row, column, inverse(term_in(row, column)->number, prime), {}, {}};
        for (const Term& t : rows[row]) {
            --count[t.at];
            if (t.at != column) pivot.right.push_back(t);
        }
        rows[row].clear();
        for (const int i : rows_of[column]) {
            const auto found = term_in(i, column);
            if (found == rows[i].end()) continue;
            const std::uint32_t factor = times(found->number, pivot.inverse, prime);
            pivot.below.push_back({i, factor});
            std::vector<Term> merged;
            auto a = rows[i].begin();
            auto b = pivot.right.begin();
            while (a != rows[i].end() || b != pivot.right.end()) {
                if (b == pivot.right.end() || (a != rows[i].end() && a->at < b->at)) {
                    if (a->at != column) merged.push_back(*a);
                    ++a;
                    continue;
                }
                const bool fresh = a == rows[i].end() || b->at < a->at;
                const std::uint32_t n = minus(fresh ? 0 : a->number, times(factor, b->number, prime), prime);
                if (n != 0) merged.push_back({b->at, n});
                if (fresh) {
                    rows_of[b->at].push_back(i);
                    ++count[b->at];
                } else {
                    if (n == 0) --count[b->at];
                    ++a;
                }
                ++b;
            }
            rows[i] = std::move(merged);
        }
        count[column] = 0;
        rows_left.erase(std::find(rows_left.begin(), rows_left.end(), row));
        columns_left.erase(std::find(columns_left.begin(), columns_left.end(), column));
        pivots_.push_back(std::move(pivot));
    }
    return true;
}

void LinearSystem::solve_modulo(std::vector<std::uint32_t>& right, std::vector<std::uint32_t>& out) const
{
    for (const Pivot& pivot : pivots_) {
        const std::uint32_t n = right[pivot.row];
        if (n == 0) continue;
        for (const Term& t : pivot.below) right[t.at] = minus(right[t.at], times(t.number, n, prime_), prime_);
    }
    for (auto pivot = pivots_.rbegin(); pivot != pivots_.rend(); ++pivot) {
        std::uint32_t n = right[pivot->row];
        for (const Term& t : pivot->right) n = minus(n, times(t.number, out[t.at], prime_), prime_);
        out[pivot->column] = times(n, pivot->inverse, prime_);
    }
}

void LinearSystem::solve_transposed_modulo(std::vector<std::uint32_t>& right, std::vector<std::uint32_t>& out) const
{
    for (const Pivot& pivot : pivots_) {
        const std::uint32_t n = times(right[pivot.column], pivot.inverse, prime_);
        out[pivot.row] = n;
        if (n == 0) continue;
        for (const Term& t : pivot.right) right[t.at] = minus(right[t.at], times(t.number, n, prime_), prime_);
    }
    for (auto pivot = pivots_.rbegin(); pivot != pivots_.rend(); ++pivot)
        for (const Term& t : pivot->below)
            out[pivot->row] = minus(out[pivot->row], times(t.number, out[t.at], prime_), prime_);
}

std::vector<Integer> LinearSystem::rest(std::vector<Integer> right, const std::vector<Integer>& x,
                                        bool transposed) const
{
    for (int j = 0; j < size_; ++j)
        for (const auto& [row, number] : *columns_[j]) {
            const Integer& factor = x[transposed ? row : j];
            Integer& to = right[transposed ? j : row];
            if (factor.sign() != 0) to = to - number * factor;
        }
    return right;
}

Quotients LinearSystem::lift(std::vector<Integer> right, bool transposed) const
{
    ENGINE_CHECK(regular_ && static_cast<int>(right.size()) == size_);
    const std::vector<Integer> whole = right;
    const Integer prime = prime_;
    std::vector<std::vector<std::uint32_t>> digits; // of the solution in base `prime`, lowest first
    std::vector<std::uint32_t> residues(size_);
    for (std::size_t next = 4;; next *= 2) {
        while (digits.size() < next) {
            for (int i = 0; i < size_; ++i) residues[i] = modulo(right[i], prime_);
            auto& digit = digits.emplace_back(size_);
            if (transposed) solve_transposed_modulo(residues, digit);
            else solve_modulo(residues, digit);
            right = rest(std::move(right), {digit.begin(), digit.end()}, transposed);
            for (Integer& n : right)
                if (n.sign() != 0) n = n / prime; // no remainder
        }
        std::vector<Integer> solution(size_);
        Integer modulus = 1;
        for (std::size_t k = 0; k < digits.size(); ++k) modulus = modulus * prime;
        for (std::size_t k = digits.size(); k-- > 0;)
            for (int i = 0; i < size_; ++i)
                if (solution[i].sign() != 0 || digits[k][i] != 0)
                    solution[i] = solution[i] * prime + Integer(digits[k][i]);
        auto found = quotients_of(solution, modulus);
        if (!found) continue;
        std::vector<Integer> scaled = whole;
        for (Integer& n : scaled)
            if (n.sign() != 0) n = n * found->denominator;
        scaled = rest(std::move(scaled), found->numbers, transposed);
        if (std::all_of(scaled.begin(), scaled.end(), [](const Integer& n) { return n.sign() == 0; }))
            return *std::move(found);
    }
}

} // namespace engine::extensive
