#include "shell/kit/requests.hpp"
#include "engine/request/json.hpp"
#include "engine/request/request.hpp"
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

} // namespace

const RequestDoor requests{open, progress_in};

} // namespace shell::kit
