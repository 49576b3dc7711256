#pragma once
// Files of the headless program: failures in words, and output that is complete or reported.
#include <cstdio>
#include <string>

namespace engine::cli {

/// "cannot write FILE: No space left on device; free some space and run the same command again". `error` is errno's
/// value just after the failure; 0 = unknown.
std::string cannot_write(const std::string& path, int error);
std::string cannot_read(const std::string& path, int error);

/// Flushes the program's output. Returns `status`, or 1 with a sentence on `errors` if anything was lost.
int flushed(std::FILE* out, int status, std::FILE* errors);

} // namespace engine::cli
