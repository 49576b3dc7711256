#pragma once
// Every answer to every guess, looked up; where they are too many, those of some secrets. An answer is a bit of its own in a
// lane as wide as the board's answers are many (16, 32 or 64 bits; 14 answers of four positions): how many different answers
// a set of candidates gives is the OR of their lanes, for as many guesses at once as a machine word has lanes.
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
/// Rows that are there at the same time, in a table of some.
inline constexpr std::size_t most_held = 64;
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
    /// With rows of some codes only, as many as take so many bytes and at least most_held: hold() makes them.
    AnswerTable(const Rules& r, Count bytes);

    const Rules& rules() const { return rules_; }
    int codes() const { return static_cast<int>(codes_.size()); }
    const Code& code(Index i) const { return codes_[i]; }
    const Packed& packed(Index i) const { return packed_[i]; }
    Index index_of(const Code&) const;

    /// Answers are numbered from 0; the last one wins.
    int answers() const { return static_cast<int>(feedbacks_.size()); }
    int win() const { return answers() - 1; }
    Feedback feedback(int answer) const { return feedbacks_[static_cast<std::size_t>(answer)]; }

    /// Makes some more rows, about 80,000 answers at most; false once all are there.
    bool fill();
    /// Makes the rows of these codes, most_held of them at most, that are not there yet; others make room.
    void hold(std::span<const Index> codes);
    /// The code's answers, once its row is there: the same whichever of the two is the guess. `stride()` lanes, whole blocks
    /// of 64 bytes, 0 beyond the codes.
    const Lane* row(Index i) const { return lanes_.data() + place_[i] * stride_; }
    std::size_t stride() const { return stride_; }
    int answer(const Lane* row, Index secret) const { return std::countr_zero(row[secret]); }
    /// What each of the secrets answers; no row needs to be there.
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
    std::array<Lane, max_slots> bit_{};            // of a slot
    std::array<std::uint8_t, max_slots> number_{}; // of a slot's bit
    std::size_t stride_, rows_, filled_ = 0;
    std::vector<std::uint32_t> place_; // of a code's row; rows_ = none
    std::vector<Lane> lanes_;
};

extern template class AnswerTable<std::uint16_t>;
extern template class AnswerTable<std::uint32_t>;
extern template class AnswerTable<std::uint64_t>;

} // namespace engine::codes::optimal
