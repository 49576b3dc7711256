#include "engine/request/json.hpp"
#include <cstdint>
#include <utility>
#include <vector>

namespace engine::request {
namespace {

/// Builds the value from the parser's events. nlohmann's own `parse` adds a second parser for filtering callbacks (11
/// kB, 3 kB gzipped).
class Builder {
public:
    explicit Builder(Json& root, WrongByte place) : root_(root), place_(place) {}

    bool null() { return put(nullptr) != nullptr; }
    bool boolean(bool b) { return put(b) != nullptr; }
    bool number_integer(std::int64_t n) { return put(n) != nullptr; }
    bool number_unsigned(std::uint64_t n) { return put(n) != nullptr; }
    bool number_float(double d, const std::string& /*as written*/) { return put(d) != nullptr; }
    bool string(std::string& s) { return put(std::move(s)) != nullptr; }
    static bool binary(Json::binary_t& /*bytes*/) { return false; } // JSON has no binary values
    bool start_object(std::size_t /*size*/) { return open(Json::object()); }
    bool start_array(std::size_t /*size*/) { return open(Json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string& name)
    {
        member_ = &(*open_.back())[name];
        return true;
    }
    bool parse_error(std::size_t at, const std::string& token, const Json::exception& why)
    {
        wrong_at = place_ == nullptr ? at : place_(at, token, why.what());
        return false;
    }

    std::size_t wrong_at = 0;

private:
    Json* put(Json value)
    {
        if (open_.empty()) {
            root_ = std::move(value);
            return &root_;
        }
        Json& in = *open_.back();
        if (in.is_array()) {
            in.push_back(std::move(value));
            return &in.back();
        }
        *member_ = std::move(value);
        return member_;
    }
    bool open(Json value)
    {
        open_.push_back(put(std::move(value)));
        return true;
    }
    bool close()
    {
        open_.pop_back();
        return true;
    }

    Json& root_;
    std::vector<Json*> open_; // the open arrays and objects, innermost last
    Json* member_ = nullptr;  // where the next value of the innermost object goes
    WrongByte place_;
};

} // namespace

Json read_json(std::string_view text, std::size_t* wrong_at, WrongByte place)
{
    Json value;
    Builder builder(value, place);
    if (Json::sax_parse(text, &builder)) return value;
    if (wrong_at != nullptr) *wrong_at = builder.wrong_at;
    return Json(Json::value_t::discarded);
}

std::string write_json(const Json& value, int indent)
{
    return value.dump(indent, ' ', false, Json::error_handler_t::replace);
}

} // namespace engine::request
