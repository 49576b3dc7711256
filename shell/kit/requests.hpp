#pragma once
// The engine's requests behind a door: a program whose screens ask nothing has none, and carries neither the requests'
// machinery nor their JSON (13 kB of a page's download).
#include "engine/base/job.hpp"
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace shell::kit {

/// A request at work.
class RunningRequest {
public:
    RunningRequest() = default;
    RunningRequest(const RunningRequest&) = delete;
    RunningRequest& operator=(const RunningRequest&) = delete;
    virtual ~RunningRequest() = default;
    virtual engine::Step step(engine::Budget) = 0;
    virtual engine::Progress progress() const = 0;
    /// One line of JSON; after the last step.
    virtual std::string result() const = 0;
};

struct RequestDoor {
    std::unique_ptr<RunningRequest> (*open)(const std::string& request);
    /// What a line of a worker says about progress; none: it is the answer.
    std::optional<engine::Progress> (*progress_in)(std::string_view line);
};

/// The whole door, linked by the programs that name it.
extern const RequestDoor requests;
/// Which door this program has; null: none. Each program says so in its file of shell/app/programs/.
const RequestDoor* request_door();

} // namespace shell::kit
