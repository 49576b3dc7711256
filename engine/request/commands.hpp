#pragma once
// The list of commands, one function each: from the fields of a request to the work it asks for, or what is wrong.
#include "engine/base/expected.hpp"
#include "engine/request/reader.hpp"
#include "engine/request/request.hpp"
#include "engine/request/work.hpp"
#include <memory>

namespace engine::request {

using Started = Expected<std::unique_ptr<Work>, Problem>;

Started codes_answer(Reader&);
Started codes_knowledge(Reader&);
Started codes_partition(Reader&);
Started codes_choose(Reader&);
Started codes_rank(Reader&);
Started codes_tournament(Reader&, Clock);
Started version(Reader&);

} // namespace engine::request
