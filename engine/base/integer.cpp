#include "engine/base/integer.hpp"
#include <algorithm>
#include <cmath>

namespace engine {
namespace {

void trim(Words& w)
{
    while (!w.empty() && w.back() == 0) w.pop_back();
}

int compare_sizes(const Words& a, const Words& b)
{
    if (a.size() != b.size()) return a.size() < b.size() ? -1 : 1;
    for (std::size_t i = a.size(); i-- > 0;)
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    return 0;
}

Words sum(const Words& a, const Words& b)
{
    Words out = Words::zeros(std::max(a.size(), b.size()) + 1);
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < out.size(); ++i) {
        carry += (i < a.size() ? a[i] : 0u);
        carry += (i < b.size() ? b[i] : 0u);
        out[i] = static_cast<std::uint32_t>(carry);
        carry >>= 32;
    }
    trim(out);
    return out;
}

/// a − b for a >= b.
Words difference(const Words& a, const Words& b)
{
    Words out = Words::zeros(a.size());
    std::uint64_t borrow = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const std::uint64_t d = std::uint64_t{a[i]} - (i < b.size() ? b[i] : 0u) - borrow;
        out[i] = static_cast<std::uint32_t>(d);
        borrow = d >> 63;
    }
    ENGINE_CHECK(borrow == 0);
    trim(out);
    return out;
}

/// Divides in place; returns the remainder.
std::uint32_t divide_by_word(Words& a, std::uint32_t b)
{
    std::uint64_t rest = 0;
    for (std::size_t i = a.size(); i-- > 0;) {
        const std::uint64_t n = rest << 32 | a[i];
        a[i] = static_cast<std::uint32_t>(n / b);
        rest = n % b;
    }
    trim(a);
    return static_cast<std::uint32_t>(rest);
}

Words left(const Words& a, int n)
{
    Words out = Words::zeros(static_cast<std::size_t>(n / 32));
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        carry |= std::uint64_t{a[i]} << (n % 32);
        out.push_back(static_cast<std::uint32_t>(carry));
        carry >>= 32;
    }
    out.push_back(static_cast<std::uint32_t>(carry));
    trim(out);
    return out;
}

Words right(const Words& a, int n)
{
    const auto skip = static_cast<std::size_t>(n / 32);
    Words out;
    for (std::size_t i = skip; i < a.size(); ++i) {
        const std::uint64_t pair = (i + 1 < a.size() ? std::uint64_t{a[i + 1]} << 32 : 0u) | a[i];
        out.push_back(static_cast<std::uint32_t>(pair >> (n % 32)));
    }
    trim(out);
    return out;
}

struct Divided {
    Words quotient, rest;
};

/// Knuth's algorithm D; b has at least two words, a >= b.
Divided divide_long(const Words& a, const Words& b)
{
    const int shift = __builtin_clz(b.back());
    const Words v = left(b, shift);
    Words u = left(a, shift);
    u.resize(a.size() + 1); // algorithm D needs one word more than a, even a zero one
    const std::size_t n = v.size();
    Divided out;
    out.quotient.resize(u.size() - n);
    for (std::size_t j = u.size() - n; j-- > 0;) {
        const std::uint64_t top = std::uint64_t{u[j + n]} << 32 | u[j + n - 1];
        std::uint64_t guess = top / v[n - 1], rest = top % v[n - 1];
        while (guess >> 32 != 0 || guess * v[n - 2] > (rest << 32 | u[j + n - 2])) {
            --guess;
            rest += v[n - 1];
            if (rest >> 32 != 0) break;
        }
        std::uint64_t carry = 0, borrow = 0;
        for (std::size_t i = 0; i < n; ++i) {
            carry += guess * v[i];
            const std::uint64_t d = std::uint64_t{u[i + j]} - static_cast<std::uint32_t>(carry) - borrow;
            u[i + j] = static_cast<std::uint32_t>(d);
            borrow = d >> 63;
            carry >>= 32;
        }
        const std::uint64_t d = std::uint64_t{u[j + n]} - carry - borrow;
        u[j + n] = static_cast<std::uint32_t>(d);
        if (d >> 63 != 0) { // the estimated digit was one too large (about once in 2^31)
            --guess;
            std::uint64_t back = 0;
            for (std::size_t i = 0; i < n; ++i) {
                back += std::uint64_t{u[i + j]} + v[i];
                u[i + j] = static_cast<std::uint32_t>(back);
                back >>= 32;
            }
            u[j + n] += static_cast<std::uint32_t>(back);
        }
        out.quotient[j] = static_cast<std::uint32_t>(guess);
    }
    trim(out.quotient);
    trim(u);
    out.rest = right(u, shift);
    return out;
}

} // namespace

Integer::Integer(std::int64_t n) : negative_(n < 0)
{
    const auto bits = static_cast<std::uint64_t>(n);
    const std::uint64_t size = n < 0 ? 0 - bits : bits;
    for (std::uint64_t left = size; left != 0; left >>= 32) words_.push_back(static_cast<std::uint32_t>(left));
}

Integer Integer::of(Words words, bool negative)
{
    Integer n;
    n.words_ = std::move(words);
    n.negative_ = negative && !n.words_.empty();
    return n;
}

int Integer::bits() const
{
    return words_.empty() ? 0 : static_cast<int>(words_.size()) * 32 - __builtin_clz(words_.back());
}

Integer Integer::operator-() const { return of(words_, !negative_); }

Integer Integer::plus(const Integer& a, const Integer& b, bool negative)
{
    if (b.words_.empty()) return a;
    if (a.negative_ == negative) return of(sum(a.words_, b.words_), negative);
    if (compare_sizes(a.words_, b.words_) < 0) return of(difference(b.words_, a.words_), negative);
    return of(difference(a.words_, b.words_), a.negative_);
}

Integer operator*(const Integer& a, const Integer& b)
{
    Words out = Words::zeros(a.words_.size() + b.words_.size());
    for (std::size_t i = 0; i < a.words_.size(); ++i) {
        std::uint64_t carry = 0;
        for (std::size_t j = 0; j < b.words_.size(); ++j) {
            carry += std::uint64_t{a.words_[i]} * b.words_[j] + out[i + j];
            out[i + j] = static_cast<std::uint32_t>(carry);
            carry >>= 32;
        }
        out[i + b.words_.size()] = static_cast<std::uint32_t>(carry);
    }
    trim(out);
    return Integer::of(std::move(out), a.negative_ != b.negative_);
}

Integer Integer::divided(const Integer& a, const Integer& b, bool rest)
{
    ENGINE_CHECK(b.sign() != 0);
    if (compare_sizes(a.words_, b.words_) < 0) return rest ? a : Integer();
    if (a.words_.size() <= 2) {
        const auto size = [](const Words& w) { return w.size() == 2 ? std::uint64_t{w[1]} << 32 | w[0] : w[0]; };
        const std::uint64_t n = size(a.words_), by = size(b.words_);
        Words words;
        for (std::uint64_t left = rest ? n % by : n / by; left != 0; left >>= 32)
            words.push_back(static_cast<std::uint32_t>(left));
        return of(std::move(words), rest ? a.negative_ : a.negative_ != b.negative_);
    }
    Divided d;
    if (b.words_.size() == 1) {
        d.quotient = a.words_;
        d.rest.push_back(divide_by_word(d.quotient, b.words_[0]));
        trim(d.rest);
    } else {
        d = divide_long(a.words_, b.words_);
    }
    return rest ? of(std::move(d.rest), a.negative_) : of(std::move(d.quotient), a.negative_ != b.negative_);
}

int compare(const Integer& a, const Integer& b)
{
    if (a.sign() != b.sign()) return a.sign() < b.sign() ? -1 : 1;
    const int sizes = compare_sizes(a.words_, b.words_);
    return a.negative_ ? -sizes : sizes;
}

Integer Integer::shifted(int n) const { return of(n >= 0 ? left(words_, n) : right(words_, -n), negative_); }

double Integer::to_double() const
{
    const int down = std::max(0, bits() - 64);
    const Words top = right(words_, down);
    std::uint64_t n = 0;
    for (std::size_t i = top.size(); i-- > 0;) n = n << 32 | top[i];
    return std::ldexp(negative_ ? -static_cast<double>(n) : static_cast<double>(n), down);
}

std::string to_text(const Integer& n)
{
    if (n.sign() == 0) return "0";
    std::string text;
    for (Words left = n.words_; !left.empty();) {
        std::uint32_t nine = divide_by_word(left, 1'000'000'000);
        for (int digit = 0; digit < 9 && (nine > 0 || !left.empty()); ++digit, nine /= 10)
            text += static_cast<char>('0' + nine % 10);
    }
    if (n.negative_) text += '-';
    std::reverse(text.begin(), text.end());
    return text;
}

Integer gcd(Integer a, Integer b)
{
    while (b.sign() != 0) {
        Integer rest = a % b;
        a = std::move(b);
        b = std::move(rest);
    }
    return a.sign() < 0 ? -a : a;
}

} // namespace engine
