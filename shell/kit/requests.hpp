#pragma once
// Access to the engine's requests by function pointers. A program whose screens make no requests does not link it, and
// so saves the requests' code and JSON (13 kB of a page's download).
#include "engine/base/job.hpp"
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace shell::kit {

/// A request in progress.
class RunningRequest {
public:
    RunningRequest() = default;
    RunningRequest(const RunningRequest&) = delete;
    RunningRequest& operator=(const RunningRequest&) = delete;
    virtual ~RunningRequest() = default;
    virtual engine::Step step(engine::Budget) = 0;
    virtual engine::Progress progress() const = 0;
    /// One line of JSON. Call after the last step.
    virtual std::string result() const = 0;
};

struct RequestDoor {
    std::unique_ptr<RunningRequest> (*open)(const std::string& request);
    /// The progress in a worker's line; nothing: the line is the answer.
    std::optional<engine::Progress> (*progress_in)(std::string_view line);
};

/// The implementation; only programs that name it link it.
extern const RequestDoor requests;
/// This program's access to requests; null: none. Each file of shell/app/programs/ defines it.
const RequestDoor* request_door();

} // namespace shell::kit
