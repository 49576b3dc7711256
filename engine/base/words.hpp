#pragma once
// The digits of a whole number in base 2^32: up to 256 bits in place, longer numbers on the heap.
#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>

namespace engine {

class Words {
public:
    Words() = default;
    Words(const Words& other) { copy(other); }
    Words(Words&& other) noexcept { take(other); }
    Words& operator=(const Words& other)
    {
        if (this != &other) copy(other);
        return *this;
    }
    Words& operator=(Words&& other) noexcept
    {
        if (this != &other) take(other);
        return *this;
    }
    ~Words() = default;

    static Words zeros(std::size_t size)
    {
        Words w;
        w.resize(size);
        return w;
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const std::uint32_t& operator[](std::size_t i) const { return data()[i]; }
    std::uint32_t& operator[](std::size_t i) { return data()[i]; }
    std::uint32_t back() const { return data()[size_ - 1]; }
    void pop_back() { --size_; }
    void push_back(std::uint32_t word)
    {
        reserve(size_ + 1);
        data()[size_++] = word;
    }
    /// New words are 0.
    void resize(std::size_t size)
    {
        reserve(size);
        for (std::size_t i = size_; i < size; ++i) data()[i] = 0;
        size_ = size;
    }

private:
    static constexpr std::size_t in_place = 8;

    const std::uint32_t* data() const { return heap_ ? heap_.get() : here_.data(); }
    std::uint32_t* data() { return heap_ ? heap_.get() : here_.data(); }
    void reserve(std::size_t size)
    {
        if (size <= capacity_) return;
        const std::size_t room = std::max(size, 2 * capacity_);
        auto grown = std::make_unique<std::uint32_t[]>(room); // NOLINT(modernize-avoid-c-arrays)
        std::copy_n(data(), size_, grown.get());
        heap_ = std::move(grown);
        capacity_ = room;
    }
    void copy(const Words& other)
    {
        reserve(other.size_);
        size_ = other.size_;
        std::copy_n(other.data(), size_, data());
    }
    void take(Words& other) noexcept
    {
        here_ = other.here_;
        heap_ = std::move(other.heap_);
        size_ = other.size_;
        capacity_ = other.capacity_;
        other.size_ = 0;
        other.capacity_ = in_place;
    }

    std::array<std::uint32_t, in_place> here_{};
    std::unique_ptr<std::uint32_t[]> heap_; // NOLINT(modernize-avoid-c-arrays)
    std::size_t size_ = 0, capacity_ = in_place;
};

} // namespace engine
