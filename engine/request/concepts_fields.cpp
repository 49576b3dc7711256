// The fields that the requests of concepts share.
#include "engine/request/codec.hpp"
#include "engine/request/types/concepts.hpp"
#include <bit>

namespace engine::request {
namespace {

using namespace concepts;
using Kind = concepts::Error::Kind;

std::string range(int least, int most) { return std::to_string(least) + " to " + std::to_string(most); }

const std::string lists_wanted = range(min_attributes, max_attributes) + " lists of " + range(min_values, max_values) +
                                 R"( values, as [["Sunny","Rainy"],["Warm","Cold"]])";

void refuse(const At& at, const concepts::Error& wrong)
{
    const At value = wrong.at >= 0 ? at.in(static_cast<std::size_t>(wrong.at)) : at;
    switch (wrong.kind) {
    case Kind::attributes_out_of_range:
        return at.refuse(name(wrong), " must be " + lists_wanted + ".");
    case Kind::values_out_of_range:
        return at.refuse(name(wrong), " must have " + range(min_values, max_values) + " values, not " +
                                          std::to_string(wrong.at) + ".");
    case Kind::repeated_value:
        return value.refuse(name(wrong), " stands twice in its list; give each value once.");
    case Kind::reserved_name:
        return value.refuse(name(wrong), " must not be \"?\" or \"*\": concepts use these signs.");
    case Kind::bad_character:
        return value.refuse(name(wrong), " must have no control characters; leave them out.");
    default:
        value.refuse(name(wrong), " must be a name of 1 to " + std::to_string(max_name) + " bytes.");
    }
}

void fields_of_example(auto& f, const Table& table, auto& example)
{
    f.must("values", example.values, ValuesOf{table}, "a value for each attribute");
    f.must("positive", example.positive, "whether it is an example of the concept");
}

void refuse_many(const At& at, std::size_t examples)
{
    if (examples <= max_examples) return;
    at.refuse("too_large",
              " has " + std::to_string(examples) + " examples; at most " + std::to_string(max_examples) +
                  " are accepted.",
              max_examples);
}

} // namespace

std::string ValueLists::remedy() { return "give " + lists_wanted; }

void ValueLists::read(const At& at, const Json& json, Table& to)
{
    const Json* lists = read_array(at, json);
    if (lists == nullptr) return;
    if (lists->size() > max_attributes) return refuse(at, {Kind::attributes_out_of_range, max_attributes});
    for (std::size_t i = 0; i < lists->size() && !at.failed(); ++i) {
        const At here = at.in(i);
        const Json* values = read_array(here, (*lists)[i]);
        if (values == nullptr) return;
        if (values->size() > max_values)
            return refuse(here, {Kind::values_out_of_range, static_cast<int>(values->size())});
        Attribute& attribute = to.attributes.emplace_back();
        for (std::size_t v = 0; v < values->size(); ++v)
            attribute.values.push_back(read_text(here.in(v), (*values)[v]));
    }
    if (!at.failed()) check(at, to);
}

Json ValueLists::write(const Table& table)
{
    Json lists = Json::array();
    for (const Attribute& a : table.attributes) lists.push_back(a.values);
    return lists;
}

void ValueLists::check(const At& at, const Table& table)
{
    int attribute = -1;
    if (const auto wrong = problem(table, &attribute))
        refuse(attribute < 0 ? at : at.in(static_cast<std::size_t>(attribute)), *wrong);
}

std::string ValuesOf::remedy() { return R"(give a value for each attribute, as ["Sunny","Warm"])"; }

void ValuesOf::read(const At& at, const Json& json, Instance& to) const
{
    const std::size_t n = table.attributes.size();
    if (!json.is_array() || json.size() != n)
        return at.wrong_type("an array of " + std::to_string(n) + " values, one for each attribute");
    for (std::size_t i = 0; i < n && !at.failed(); ++i) {
        const At here = at.in(i);
        const std::string text = read_text(here, json[i]);
        if (const auto value = value_named(table.attributes[i], text)) {
            to[i] = static_cast<std::uint8_t>(*value);
            continue;
        }
        std::string list;
        for (const std::string& one : table.attributes[i].values) list.append(list.empty() ? "" : ", ").append(one);
        here.refuse("unknown_value",
                    " is " + in_quotes(text) + ", which is not in the attribute's list: " + list + ".");
    }
}

Json ValuesOf::write(const Instance& x) const
{
    Json values = Json::array();
    for (std::size_t i = 0; i < table.attributes.size(); ++i) values.push_back(table.attributes[i].values[x[i]]);
    return values;
}

void ValuesOf::check(const At& at, const Instance& x) const
{
    for (std::size_t i = 0; i < table.attributes.size(); ++i)
        if (x[i] >= table.attributes[i].values.size())
            at.in(i).refuse("unknown_value", " must be the index of a value of its attribute.");
}

void LabelledExamples::read(const At& at, const Json& json, std::vector<Example>& to) const
{
    const Json* list = read_array(at, json);
    if (list == nullptr) return;
    refuse_many(at, list->size());
    for (std::size_t i = 0; i < list->size() && !at.failed(); ++i) {
        const At here = at.in(i);
        FieldReader in(here, (*list)[i]);
        fields_of_example(in, table_, to.emplace_back());
        in.finish();
    }
}

Json LabelledExamples::write(const std::vector<Example>& examples) const
{
    return write_value(examples, ListOf{Of{[this](auto& f, auto& one) { fields_of_example(f, table_, one); }}});
}

void LabelledExamples::check(const At& at, const std::vector<Example>& examples) const
{
    refuse_many(at, examples.size());
    for (std::size_t i = 0; i < examples.size(); ++i) ValuesOf{table_}.check(at.in(i).in("values"), examples[i].values);
}

void NoiseFraction::read(const At& at, const Json& json, Rational& to)
{
    const auto parsed = Rational::parse(json.is_string() ? json.get_ref<const std::string&>() : write_json(json));
    if (parsed) to = *parsed;
    if (parsed) check(at, to);
    else at.wrong_type("a fraction as \"1/10\"");
}

Json NoiseFraction::write(const Rational& r) { return to_text(r); }

void NoiseFraction::check(const At& at, const Rational& r)
{
    if (!is_noise(r))
        at.out_of_range("a fraction above 0 and below 1/2, with a denominator of at most " +
                        std::to_string(max_noise_denominator) + ", as \"1/10\"");
}

void Slot::read(const At& at, const Json& json, Slot& to)
{
    if (json.is_string()) to.values = {json.get<std::string>()};
    else read_value(at, json, to.values);
}

Json Slot::write(const Slot& s) { return s.values.size() == 1 ? Json(s.values[0]) : Json(s.values); }

ToldConcept told(const Table& table, const Concept& c)
{
    const Shape shape = shape_of(table);
    ToldConcept out;
    for (int i = 0; i < shape.attributes; ++i) {
        Slot& slot = out.emplace_back();
        if (c.is_empty()) slot.values = {"?"};
        else if (is_any(shape, c, i)) slot.values = {"*"};
        else
            for (unsigned left = allowed(c, i); left != 0; left &= left - 1)
                slot.values.push_back(table.attributes[static_cast<std::size_t>(i)]
                                          .values[static_cast<std::size_t>(std::countr_zero(left))]);
    }
    return out;
}

void refuse_large_l2(const At& at, const ConceptsOf& q)
{
    if (q.language == Language::l) return;
    const Count count = concept_count(q.shape(), Language::l2);
    if (count <= l2_limit) return;
    at.in("language")
        .refuse("too_large", " L2 has " + std::to_string(count) + " concepts for this table, more than " +
                                 std::to_string(l2_limit) + "; give fewer attributes or values, or use \"L\".");
}

} // namespace engine::request
