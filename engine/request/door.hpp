#pragma once
// JSON around the typed requests (typed.hpp). A family's .cpp file instantiates Door for each of its requests.
#include "engine/request/codec.hpp"
#include "engine/request/commands.hpp"
#include "engine/request/typed.hpp"

namespace engine::request {

std::string ok_line(const Json& result);
std::string error_line(const Problem&);

template <class Q>
class Answering final : public Work {
public:
    explicit Answering(Running<Q> running) : running_(std::move(running)) {}
    engine::Step step(Budget budget) override { return running_.step(budget); }
    Progress progress() const override { return running_.progress(); }
    std::string line() const override
    {
        const Reply<Q>& outcome = running_.result();
        return outcome ? ok_line(write_object(*outcome)) : error_line(outcome.error());
    }

private:
    Running<Q> running_;
};

/// Reads a request whose `cmd` and `progress` are read, and starts its work.
template <class Q>
Started open(FieldReader& in, Clock clock)
{
    Q request;
    Q::fields(in, request);
    in.finish();
    if (const auto& wrong = in.problem()) return Unexpected<Problem>(*wrong);
    return std::make_unique<Answering<Q>>(begin(request, clock));
}

template <class Q>
constexpr Command command{Q::command, open<Q>};

/// Takes the result out of a reply, or returns its error.
std::optional<Problem> reply_in(std::string_view line, Json& result);

template <class Q>
std::string request_line(const Q& request, bool progress)
{
    Json json = write_object(request);
    json["cmd"] = Q::command;
    if (progress) json["progress"] = true;
    return write_json(json);
}

template <class Q>
Reply<Q> result_in(const Q& request, std::string_view line)
{
    Json json;
    if (auto problem = reply_in(line, json)) return Unexpected<Problem>(*std::move(problem));
    typename Q::Result result;
    if constexpr (requires { request.blank(); }) result = request.blank();
    std::optional<Problem> first;
    read_object(At(first), json, result);
    if (first) return Unexpected<Problem>({"bad_reply", std::move(first->message), std::move(first->field)});
    return result;
}

/// Instantiates the JSON of a request.
template <class Q>
struct Door {
    static constexpr auto write = request_line<Q>;
    static constexpr auto read = result_in<Q>;
};

} // namespace engine::request
