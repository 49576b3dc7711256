#include "engine/request/problem.hpp"
#include "engine/base/characters.hpp"
#include <utility>

namespace engine::request {

std::string At::path() const
{
    if (around_ == nullptr) return {};
    const std::string outer = around_->path();
    if (index_ >= 0) return outer + "[" + std::to_string(index_) + "]";
    return (outer.empty() ? outer : outer + ".") + std::string(name_);
}

void At::fail(Problem problem) const
{
    if (!first_) first_ = std::move(problem);
}

void At::fail(std::string_view kind, std::string message, int index) const
{
    fail({kind, std::move(message), path(), index});
}

void At::refuse(std::string_view kind, std::string_view rest, int index) const
{
    if (!failed()) fail(kind, path() + std::string(rest), index);
}

void At::wrong_type(std::string_view must_be) const { refuse("wrong_type", " must be " + std::string(must_be) + "."); }
void At::out_of_range(std::string_view must_be) const
{
    refuse("out_of_range", " must be " + std::string(must_be) + ".");
}

std::string in_quotes(std::string_view text)
{
    constexpr std::size_t most = 40;
    return '"' + std::string(beginning(text, most)) + (text.size() > most ? "…\"" : "\"");
}

} // namespace engine::request
