// codes.static: how far guesses fixed beforehand tell the codes apart.
#include "engine/codes/fixed_guesses.hpp"
#include "engine/request/door.hpp"
#include "engine/request/types/codes_given.hpp"

namespace engine::request {
namespace {

CodesStatic::Result told(const CodesStatic& q, const codes::FixedGuesses& found)
{
    CodesStatic::Result r = q.blank();
    r.vectors = found.vectors;
    r.of = found.of;
    r.decides = found.decides();
    r.largest = found.largest;
    if (!r.decides) r.alike = {found.first, found.second};
    return r;
}

constexpr std::array fixed_sets{command<CodesStatic>};

} // namespace

void CodesStatic::Guesses::read(const At& at, const Json& json, std::vector<codes::Code>& to) const
{
    if (!json.is_array()) return at.wrong_type("an array of codes, as [\"0001\",\"0123\"]");
    if (json.size() <= codes::max_fixed_guesses) read_value(at, json, to, ListOf{CodeOf{rules}});
    else to.resize(json.size()); // check() refuses it
    check(at, to);
}

Json CodesStatic::Guesses::write(const std::vector<codes::Code>& guesses) const
{
    return write_value(guesses, ListOf{CodeOf{rules}});
}

void CodesStatic::Guesses::check(const At& at, const std::vector<codes::Code>& guesses) const
{
    if (at.failed()) return;
    if (guesses.empty()) at.refuse("missing_field", " is empty; give one code or more.");
    else if (guesses.size() > codes::max_fixed_guesses)
        at.refuse("too_large", " has " + std::to_string(guesses.size()) + " codes; give at most " +
                                   std::to_string(codes::max_fixed_guesses) + ".");
    for (std::size_t i = 0; i < guesses.size() && !at.failed(); ++i) CodeOf{rules}.check(at.in(i), guesses[i]);
}

void refuse_unlisted(const At& at, const codes::Rules& r)
{
    if (code_count(r) <= codes::max_listed) return;
    at.fail({"too_large",
             to_text(r) + " has " + std::to_string(code_count(r)) + " codes; give a board of at most " +
                 std::to_string(codes::max_listed) + ".",
             "rules"});
}

Running<CodesStatic> begin(const CodesStatic& q, Clock)
{
    return running<CodesStatic>(codes::FixedGuessesJob(q.rules, q.guesses),
                                [q](const codes::FixedGuessesJob& job) { return told(q, job.result()); });
}

template struct Door<CodesStatic>;
const Family codes_fixed_guesses = fixed_sets;

} // namespace engine::request
