#include "shell/kit/requests.hpp"
#include "engine/request/json.hpp"
#include "engine/request/reply.hpp"
#include "engine/request/request.hpp"
#include "shell/kit/rest.hpp"
#include <utility>

namespace shell::kit {
namespace {

class Running final : public RunningRequest {
public:
    explicit Running(const std::string& text) : request_(text) {}
    engine::Step step(engine::Budget budget) override { return request_.step(budget); }
    engine::Progress progress() const override { return request_.progress(); }
    std::string result() const override { return request_.result(); }

private:
    engine::request::Request request_;
};

std::unique_ptr<RunningRequest> open(const std::string& text) { return std::make_unique<Running>(text); }

/// Begins when the rest of the program is here; Jobs does not step it before.
class Waiting final : public RunningRequest {
public:
    explicit Waiting(std::string text) : text_(std::move(text)) { rest().wanted |= !rest().here; }
    engine::Step step(engine::Budget budget) override
    {
        if (!running_) running_ = open(std::exchange(text_, {}));
        return running_->step(budget);
    }
    engine::Progress progress() const override { return running_ ? running_->progress() : engine::Progress{}; }
    std::string result() const override { return running_->result(); }

private:
    std::string text_;
    std::unique_ptr<RunningRequest> running_;
};

std::unique_ptr<RunningRequest> open_later(const std::string& text) { return std::make_unique<Waiting>(text); }

std::optional<engine::Progress> progress_in(std::string_view line)
{
    const auto json = engine::request::read_json(line);
    if (!json.is_object() || !json.contains("progress") || !json["progress"].is_object()) return {};
    const auto figure = [&](const char* key) {
        const auto& p = json["progress"];
        return p.contains(key) && p[key].is_number_integer() ? p[key].get<std::int64_t>() : std::int64_t{0};
    };
    return engine::Progress{figure("done"), figure("total")};
}

bool is_elsewhere(std::string_view line)
{
    if (line.find(engine::request::elsewhere) == line.npos) return false;
    const auto json = engine::request::read_json(line);
    return json.is_object() && json.contains("error") && json["error"].is_object() && json["error"].contains("kind") &&
           json["error"]["kind"] == engine::request::elsewhere;
}

} // namespace

const RequestDoor requests{open, progress_in, is_elsewhere};
const RequestDoor later_requests{open_later, progress_in, is_elsewhere};

} // namespace shell::kit
