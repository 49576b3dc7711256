#pragma once
// Requests of a program that has their work in its second file (later.hpp): none is begun before that has come.
#include "shell/kit/requests.hpp"

namespace shell::kit {

struct Rest {
    bool here = true;
    bool wanted = false; // something was asked before it was here
    bool lacks() const { return wanted && !here; }
};
Rest& rest();

/// As `requests`, but what is asked waits.
extern const RequestDoor later_requests;

} // namespace shell::kit
