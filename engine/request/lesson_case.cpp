#include "engine/request/lesson_case.hpp"
#include "engine/lesson/given.hpp"
#include "engine/request/problem.hpp"
#include <algorithm>

namespace engine::request {
namespace {

using namespace engine::lesson;

/// Replaces {names} by drawn values in every string; a string that consists of one {name} of a number becomes that
/// number.
Json with_values(const Json& json, const Names& names) // NOLINT(misc-no-recursion)
{
    if (json.is_string()) {
        const auto& text = json.get_ref<const std::string&>();
        std::string now = lesson::replaced(text, names);
        const auto is_all = [&](const Name& n) { return n.is_number && text == "{" + n.name + "}"; };
        if (std::none_of(names.begin(), names.end(), is_all)) return now;
        Json number = read_json(now);
        return number.is_number() ? number : Json(std::move(now));
    }
    Json out = json;
    if (json.is_structured())
        for (Json& one : out) one = with_values(one, names);
    return out;
}

/// The fault of an answer that its question cannot take (kind or options); empty = none.
std::string out_of_options(const Ask& ask, const Answer& answer, const Names& names)
{
    if (const auto why = problem(ask.kind, answer); !why.empty()) return std::string(why);
    if (ask.options.empty()) return {};
    for (const std::string& one : answer)
        if (std::none_of(ask.options.begin(), ask.options.end(),
                         [&](const Option& o) { return lesson::replaced(o.value, names) == one; }))
            return "is not among the options: " + in_quotes(one);
    return {};
}

} // namespace

const Replies::Reply* Replies::find(const std::string& request)
{
    if (const auto it = known_.find(request); it != known_.end()) return &it->second;
    if (running_) return nullptr;
    wanted_ = request;
    running_.emplace(request);
    used_ = 0;
    ++asked_;
    return nullptr;
}

std::int64_t Replies::work(std::int64_t units)
{
    constexpr std::int64_t slice = 10'000;
    const std::int64_t now = std::clamp<std::int64_t>(units, 1, slice);
    used_ += now;
    if (running_->step(Budget{now}) == engine::Step::done) put(running_->result());
    else if (used_ >= most_units)
        put(R"({"ok":false,"error":{"message":"This takes too long for a lesson; ask for less."}})");
    return now;
}

void Replies::put(const std::string& line)
{
    Json reply = read_json(line);
    Reply& known = known_[wanted_];
    if (reply.value("ok", false)) known.result = std::move(reply["result"]);
    else known.problem = reply["error"]["message"].get<std::string>();
    running_.reset();
}

Json request_of(const Part& part, const Names& names) { return with_values(read_json(part.request), names); }

Awaited<Found> answer_of(const Source& source, Kind kind, const Names& names, Replies& replies, const std::string& path)
{
    Awaited<Found> out;
    std::vector<Answer> values;
    out.value.numbers = true;
    for (const Part& part : source.parts) {
        if (part.constant) {
            Answer constant = *part.constant;
            for (std::string& one : constant) one = lesson::replaced(one, names);
            values.push_back(std::move(constant));
            continue;
        }
        const Replies::Reply* reply = replies.find(write_json(request_of(part, names)));
        if (reply == nullptr) {
            out.waits = true;
            return out;
        }
        if (!reply->problem.empty()) {
            out.fault = {path, "the engine refuses the request: " + reply->problem};
            return out;
        }
        auto found = value_at(reply->result, lesson::replaced(part.path, names));
        if (!found) {
            out.fault = {path, "in the engine's reply " + found.error()};
            return out;
        }
        out.value.numbers = out.value.numbers && found->numbers && part.as.empty();
        for (std::string& one : found->values) one = dressed(lesson::replaced(part.as, names), one);
        values.push_back(std::move(found->values));
    }
    if (values.size() == 1 && source.operation == Operation::join) out.value.values = std::move(values.front());
    else if (auto all = combined(source.operation, kind, values)) {
        out.value.values = std::move(*all);
        out.value.numbers =
            source.operation == Operation::join ? out.value.numbers : source.operation != Operation::equal;
    } else out.fault = {path, "cannot be calculated: a value is no number, or too large"};
    if (source.as.empty()) return out;
    for (std::string& one : out.value.values) one = dressed(lesson::replaced(source.as, names), one);
    out.value.numbers = false;
    return out;
}

Awaited<Case> case_for(const lesson::Step& step, std::uint64_t seed, Replies& replies, std::vector<Fault>* left_out)
{
    Awaited<Case> out;
    Case& one = out.value = case_of(step, seed);
    if (!step.fresh) return out;
    const Ask& ask = *step.ask;
    const auto waits_or_fails = [&](const Awaited<Found>& found) {
        out.waits = found.waits;
        out.fault = found.fault;
        return found.waits || found.fault;
    };
    for (std::size_t i = 0; i < step.fresh->given.size(); ++i) {
        const Given& given = step.fresh->given[i];
        const std::string path = "fresh.given." + std::to_string(i);
        Found from;
        if (given.source) {
            const auto found = answer_of(*given.source, Kind::set, one.names, replies, path);
            if (waits_or_fails(found)) return out;
            from = found.value;
        }
        Given now = given;
        for (std::string& value : now.one_of) value = lesson::replaced(value, one.names);
        auto value = drawn(now, chance_of(seed, i), from.values);
        if (!value) {
            out.fault = {path, "there is nothing to draw from"};
            return out;
        }
        const bool is_number = given.source ? from.numbers : given.between.has_value() || given.numbers;
        one.names.push_back({given.name, std::move(*value), is_number});
    }
    const auto right = answer_of(step.fresh->right, ask.kind, one.names, replies, "fresh");
    if (waits_or_fails(right)) return out;
    one.right = right.value.values;
    if (auto why = out_of_options(ask, one.right, one.names); !why.empty()) {
        out.fault = {"fresh", "the answer " + in_quotes(joined(one.right, ", ")) + " " + why};
        return out;
    }
    for (std::size_t i = 0; i < step.fresh->wrong.size(); ++i) {
        const Mistake& m = step.fresh->wrong[i];
        const std::string path = "fresh.wrong." + std::to_string(i);
        const auto found = answer_of(m.source, ask.kind, one.names, replies, path);
        if (found.waits) {
            out.waits = true;
            return out;
        }
        std::optional<Fault> fault = found.fault;
        if (!fault)
            if (auto why = out_of_options(ask, found.value.values, one.names); !why.empty())
                fault = {path, "the answer " + in_quotes(joined(found.value.values, ", ")) + " " + why};
        if (!fault) add_wrong(one, ask, found.value.values, m.say);
        else if (left_out != nullptr) left_out->push_back(*fault);
    }
    return out;
}

} // namespace engine::request
