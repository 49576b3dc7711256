#include "shell/app/action_log.hpp"
#include "shell/kit/effect.hpp"
#include <utility>

namespace shell::app {
namespace {

/// True if one text continues the other, of at least two bytes, by at most four bytes: a letter was typed or erased.
bool types_on(std::string_view before, std::string_view now)
{
    const bool longer = now.size() > before.size();
    const std::string_view less = longer ? before : now, more = longer ? now : before;
    return less.size() >= 2 && less.size() + 4 >= more.size() && more.starts_with(less);
}

} // namespace

void ActionLog::begin(const std::string& opening, int forgotten)
{
    now_ = "{" + opening + (forgotten > 0 ? R"(,"before":)" + std::to_string(forgotten) : std::string()) + "}\n";
    before_.clear();
    length_ = 0;
    forgotten_ = forgotten;
    id_.clear();
}

void ActionLog::go_on(const std::string& opening)
{
    std::string before = std::move(now_);
    begin(opening, forgotten_ + length_);
    before_ = std::move(before);
}

void ActionLog::add(std::string_view id, std::string_view value)
{
    if (id_ == id && types_on(value_, value)) now_.resize(last_);
    else ++length_;
    last_ = now_.size();
    id_ = id;
    value_ = value;
    now_ += R"({"kind":"act","values":[)" + kit::json_string(id) + "," + kit::json_string(value) + "]}\n";
}

std::string ActionLog::text() const { return before_.empty() ? now_ : before_ + now_.substr(now_.find('\n') + 1); }

} // namespace shell::app
