#pragma once
// A table of every feedback to every guess or, if too large, of some rows. A feedback is one bit in a lane as wide as
// the board's feedbacks are many (16, 32 or 64 bits; 14 feedbacks for four positions). The OR of a set's lanes tells
// how many different feedbacks its candidates give, for as many guesses at once as a machine word has lanes.
#include "engine/codes/candidates.hpp"
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace engine::codes::optimal {

/// A code's rank among all codes in lexicographic order.
using Index = std::uint16_t;

/// 16 bytes, which every target adds and compares in one operation.
using Wide __attribute__((vector_size(16))) = std::uint64_t;

/// Largest table in the page: 5040 codes of Picas & Fijas take 51 MB.
inline constexpr Count max_table_bytes = 72'000'000;
/// Largest table on the command line: p4c9r takes 86 MB, p4c10r 200 MB, p5c6r 242 MB.
inline constexpr Count most_table_bytes = 256'000'000;
/// Rows in memory at the same time in a partial table.
inline constexpr std::size_t most_held = 64;
/// Lane width in bits.
int lane_bits(const Rules&);
/// Limit of an Index.
inline constexpr Count max_codes = 1 << 16;
/// Bytes of the whole table; at most max_codes codes.
Count table_size(const Rules&);

template <class Lane>
class AnswerTable {
public:
    /// Precondition: can_be_proven(r), and lanes of lane_bits(r). Starts empty; fill() computes the rows.
    explicit AnswerTable(const Rules& r);
    /// A partial table of as many rows as fit `bytes`, at least most_held; hold() computes them.
    AnswerTable(const Rules& r, Count bytes);

    const Rules& rules() const { return rules_; }
    int codes() const { return static_cast<int>(codes_.size()); }
    const Code& code(Index i) const { return codes_[i]; }
    const Packed& packed(Index i) const { return packed_[i]; }
    Index index_of(const Code&) const;

    /// Feedbacks are numbered from 0; the last one is the winning one.
    int answers() const { return static_cast<int>(feedbacks_.size()); }
    int win() const { return answers() - 1; }
    Feedback feedback(int answer) const { return feedbacks_[static_cast<std::size_t>(answer)]; }

    /// Computes the next rows, about 80,000 feedbacks at most; false once the table is whole.
    bool fill();
    /// Computes the missing rows of these codes (at most most_held), replacing others.
    void hold(std::span<const Index> codes);
    /// The code's row, which must be present; symmetric in guess and secret. `stride()` lanes, whole blocks of 64
    /// bytes, 0 beyond the codes.
    const Lane* row(Index i) const { return lanes_.data() + place_[i] * stride_; }
    std::size_t stride() const { return stride_; }
    int answer(const Lane* row, Index secret) const { return std::countr_zero(row[secret]); }
    /// Writes each secret's feedback number; needs no row.
    void answers_to(Index guess, std::span<const Index> secrets, std::uint8_t* to) const
    {
        if (whole_) {
            const Lane* const its = row(guess);
            for (const Index secret : secrets) *to++ = static_cast<std::uint8_t>(answer(its, secret));
        } else {
            const Slots slots(rules_);
            for (const Index secret : secrets)
                *to++ = number_[static_cast<std::size_t>(slots.slot(packed_[guess], packed_[secret]))];
        }
    }

private:
    AnswerTable(const Rules& r, std::size_t rows, bool whole);
    void make_row(Index);

    Rules rules_;
    bool whole_;
    std::vector<Code> codes_;
    std::vector<Packed> packed_;
    std::vector<Feedback> feedbacks_;
    std::array<Lane, max_slots> bit_{};            // by slot
    std::array<std::uint8_t, max_slots> number_{}; // feedback number by slot
    std::size_t stride_, rows_, filled_ = 0;
    std::vector<std::uint32_t> place_; // a code's row number; rows_ = absent
    std::vector<Lane> lanes_;
};

extern template class AnswerTable<std::uint16_t>;
extern template class AnswerTable<std::uint32_t>;
extern template class AnswerTable<std::uint64_t>;

} // namespace engine::codes::optimal
