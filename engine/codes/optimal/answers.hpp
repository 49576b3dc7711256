#pragma once
// Every answer to every guess, looked up. An answer is a bit of its own in a lane as wide as the board's answers are many
// (16, 32 or 64 bits; 14 answers of four positions): how many different answers a set of candidates gives is the OR of
// their lanes, for as many guesses at once as a machine word has lanes.
#include "engine/codes/candidates.hpp"
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace engine::codes::optimal {

/// A code's place among all codes in lexicographic order.
using Index = std::uint16_t;

/// 16 bytes, which every machine compares and adds at once: two words.
using Wide __attribute__((vector_size(16))) = std::uint64_t;

/// The largest table in the page: 5040 codes of Picas & Fijas take 51 MB.
inline constexpr Count max_table_bytes = 72'000'000;
/// The largest where memory is no matter: p4c9r takes 86 MB, p4c10r 200 MB, p5c6r 242 MB.
inline constexpr Count most_table_bytes = 256'000'000;
/// Bits of a lane.
int lane_bits(const Rules&);
/// More are not numbered.
inline constexpr Count max_codes = 1 << 16;
/// In bytes; of at most max_codes.
Count table_size(const Rules&);

template <class Lane>
class AnswerTable {
public:
    /// can_be_proven(r), and lanes as wide as lane_bits(r). Empty: fill() makes row after row.
    explicit AnswerTable(const Rules& r);

    const Rules& rules() const { return rules_; }
    int codes() const { return static_cast<int>(codes_.size()); }
    const Code& code(Index i) const { return codes_[i]; }

    /// Answers are numbered from 0; the last one wins.
    int answers() const { return static_cast<int>(feedbacks_.size()); }
    int win() const { return answers() - 1; }
    Feedback feedback(int answer) const { return feedbacks_[static_cast<std::size_t>(answer)]; }

    /// Makes some more rows, about 80,000 answers at most; false once all are there.
    bool fill();
    /// The code's answers, the same whichever of the two is the guess. `stride()` lanes, whole blocks of 64 bytes, 0 beyond
    /// the codes.
    const Lane* row(Index i) const { return lanes_.data() + static_cast<std::size_t>(i) * stride_; }
    std::size_t stride() const { return stride_; }
    int answer(const Lane* row, Index secret) const { return std::countr_zero(row[secret]); }

private:
    Rules rules_;
    std::vector<Code> codes_;
    std::vector<Packed> packed_;
    std::vector<Feedback> feedbacks_;
    std::array<Lane, max_slots> bit_{}; // of a slot
    std::size_t stride_, filled_ = 0;
    std::vector<Lane> lanes_;
};

extern template class AnswerTable<std::uint16_t>;
extern template class AnswerTable<std::uint32_t>;
extern template class AnswerTable<std::uint64_t>;

} // namespace engine::codes::optimal
