#pragma once
// A list of at most N values, stored in place: no heap allocation for a short list.
#include "engine/base/check.hpp"
#include <array>
#include <cstdint>

namespace engine {

template <class T, int N>
class Few {
public:
    void push_back(T v)
    {
        ENGINE_CHECK(size_ < N);
        at_[size_++] = v;
    }
    void pop_back()
    {
        ENGINE_CHECK(size_ > 0);
        --size_;
    }
    int size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const T& operator[](int i) const { return at_[i]; }
    T& operator[](int i) { return at_[i]; }
    const T* begin() const { return at_.data(); }
    const T* end() const { return at_.data() + size_; }

private:
    std::array<T, N> at_{};
    std::int32_t size_ = 0;
};

} // namespace engine
