#include "engine/request/codec.hpp"
#include <algorithm>
#include <cmath>

namespace engine::request {

FieldReader::FieldReader(const At& at, const Json& json, bool is_list) : at_(at), json_(json), is_list_(is_list)
{
    if (is_list && !json.is_array()) at.wrong_type("an array");
    if (is_list || json.is_object()) return;
    const std::string path = at.path();
    at.fail("wrong_type", (path.empty() ? "The request" : path) + " must be an object, {\"name\":value,…}.");
}

const Json* FieldReader::find(std::string_view name)
{
    ignored({name});
    if (at_.failed()) return nullptr;
    if (is_list_) return next_ < json_.size() ? &json_[next_++] : nullptr;
    const auto it = json_.find(std::string(name));
    return it == json_.end() ? nullptr : &*it;
}

void FieldReader::ignored(std::initializer_list<std::string_view> names)
{
    for (const std::string_view name : names)
        if (std::find(known_.begin(), known_.end(), name) == known_.end()) known_.push_back(name);
}

void FieldReader::missing(std::string_view name, const std::string& remedy)
{
    const std::string path = at_.in(name).path();
    at_.fail({"missing_field", "The field " + path + " is missing: " + remedy + ".", path});
}

void FieldReader::finish()
{
    if (at_.failed()) return;
    if (is_list_) {
        if (next_ < json_.size()) at_.wrong_type("an array of " + std::to_string(next_) + " values");
        return;
    }
    for (const auto& field : json_.items()) {
        if (std::find(known_.begin(), known_.end(), field.key()) != known_.end()) continue;
        std::string names;
        for (const std::string_view name : known_) names.append(names.empty() ? "" : ", ").append(name);
        const std::string path = at_.in(field.key()).path();
        return at_.fail({"unknown_field",
                         "There is no field " + in_quotes(path) + " here; leave it out. Fields: " + names + ".",
                         path.substr(0, 60)});
    }
}

void FieldWriter::put(std::string_view name, Json value)
{
    if (json_.is_array()) json_.push_back(std::move(value));
    else json_[std::string(name)] = std::move(value);
}

std::string Whole::range() const
{
    return "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
}

std::uint64_t Whole::number(const At& at, const Json& json) const
{
    if (!json.is_number()) at.wrong_type(range());
    const bool is_whole = json.is_number_unsigned() || (json.is_number_integer() && json.get<std::int64_t>() >= 0);
    const std::uint64_t n = is_whole ? json.get<std::uint64_t>() : 0;
    check_number(at, is_whole, n);
    return is_whole && n >= least && n <= most ? n : least;
}

void Whole::check_number(const At& at, bool is_whole, std::uint64_t n) const
{
    if (!is_whole || n < least || n > most) at.out_of_range(range());
}

std::uint64_t number_of(const At& at, const std::string& digits)
{
    std::uint64_t n = 0;
    bool good = !digits.empty();
    for (const char c : digits)
        good = good && c >= '0' && c <= '9' && !__builtin_mul_overflow(n, std::uint64_t{10}, &n) &&
               !__builtin_add_overflow(n, static_cast<std::uint64_t>(c - '0'), &n);
    if (!good) at.out_of_range("a whole number below 2^64, as a number or a string of digits");
    return good ? n : 0;
}

void Seed::read(const At& at, const Json& json, std::uint64_t& to) const
{
    to = json.is_string() ? number_of(at, json.get_ref<const std::string&>()) : Whole{0, UINT64_MAX}.number(at, json);
}

Json Seed::write(std::uint64_t n) const
{
    if (n <= std::uint64_t{1} << 53) return n;
    return std::to_string(n);
}

std::optional<std::string> word_in(const At& at, const Json& json)
{
    if (json.is_string()) return json.get<std::string>();
    at.wrong_type("a string");
    return std::nullopt;
}

void unknown_word(const At& at, std::string_view kind, std::string_view message, std::string_view word,
                  const std::string& names)
{
    if (message.empty()) return at.refuse(kind, " must be one of " + names + ".");
    std::string text;
    for (const char c : message)
        if (c == '$') text += at.path();
        else if (c == '%') text += in_quotes(word);
        else text += c;
    at.fail(kind, std::move(text));
}

void Words::read(const At& at, const Json& json, std::string& to) const
{
    to = word_in(at, json).value_or("");
    for (std::size_t n = 0; !nth_name(all, n).empty(); ++n)
        if (nth_name(all, n) == to) return;
    at.refuse("unknown_option", " must be one of " + std::string(all) + ".");
}

double Probability::number(const At& at, const Json& json) const
{
    const char* range = may_be_one ? "a number from 0 to 1" : "a number from 0 to less than 1";
    if (!json.is_number()) at.wrong_type(range);
    const double x = json.is_number() ? json.get<double>() : 0;
    if (x >= 0 && x < (may_be_one ? 1.0 + 1e-9 : 1.0)) return x;
    at.out_of_range(range);
    return 0;
}
void Probability::read(const At& at, const Json& json, int& to) const
{
    to = static_cast<int>(std::lround(number(at, json) * 1000));
}
Json Probability::write(double x) const { return x; }
Json Probability::write(int thousandths) const { return thousandths / 1000.0; }

void MaybeNothing::read(const At& at, const Json& json, double& to)
{
    to = json.is_null() ? std::numeric_limits<double>::quiet_NaN() : read_real(at, json);
}
Json MaybeNothing::write(double x) { return std::isnan(x) ? Json(nullptr) : Json(x); }

void Exact::read(const At& at, const Json& json, Count& to) { Seed{}.read(at, json, to); }
Json Exact::write(Count n) { return Seed{}.write(n); }

void AnyJson::read(const At&, const Json& json, std::string& to) { to = write_json(json); }
Json AnyJson::write(const std::string& text) { return read_json(text); }

bool read_flag(const At& at, const Json& json)
{
    if (!json.is_boolean()) at.wrong_type("true or false");
    return json.is_boolean() && json.get<bool>();
}

std::string read_text(const At& at, const Json& json) { return word_in(at, json).value_or(""); }

double read_real(const At& at, const Json& json)
{
    if (!json.is_number()) at.wrong_type("a number");
    return json.is_number() ? json.get<double>() : 0;
}

std::int64_t read_integer(const At& at, const Json& json, std::int64_t least, std::int64_t most)
{
    const auto range = [&] { return "a whole number from " + std::to_string(least) + " to " + std::to_string(most); };
    if (!json.is_number()) at.wrong_type(range());
    const bool fits =
        json.is_number_integer() && (!json.is_number_unsigned() || json.get<std::uint64_t>() <= INT64_MAX);
    const std::int64_t n = fits ? json.get<std::int64_t>() : 0;
    if (!fits || n < least || n > most) at.out_of_range(range());
    return n;
}

const Json* read_array(const At& at, const Json& json, int size)
{
    if (json.is_array() && (size < 0 || json.size() == static_cast<std::size_t>(size))) return &json;
    at.wrong_type(size < 0 ? "an array" : "an array of " + std::to_string(size) + " values");
    return nullptr;
}

Fraction read_fraction(const At& at, const Json& json)
{
    const auto digits = [](std::string_view text, Integer& n) {
        for (const char c : text) {
            if (c < '0' || c > '9') return false;
            n = n * Integer(10) + Integer(c - '0');
        }
        return !text.empty();
    };
    std::string text;
    if (json.is_string()) text = json.get<std::string>();
    else if (json.is_number_integer()) text = write_json(json);
    std::string_view rest = text;
    const bool is_negative = rest.starts_with('-');
    if (is_negative) rest.remove_prefix(1);
    const auto slash = std::min(rest.find('/'), rest.size());
    Integer n, d;
    if (digits(rest.substr(0, slash), n) &&
        (slash == rest.size() ? (d = 1, true) : digits(rest.substr(slash + 1), d) && d.sign() != 0))
        return {is_negative ? -n : n, d};
    at.wrong_type("a whole number or a fraction as \"4/7\"");
    return {};
}

} // namespace engine::request
