#include "shell/lab/race.hpp"
#include "engine/request/json.hpp"
#include "shell/pegs/json_read.hpp"
#include <algorithm>

namespace shell::lab {
namespace {

using engine::codes::Code;
using engine::codes::Feedback;
using engine::codes::StrategyKind;
using nlohmann::json;

json history_of(const Course& course, const Racer& racer, std::size_t guesses)
{
    json history = json::array();
    for (std::size_t n = 0; n < guesses; ++n) {
        const auto& g = racer.guesses[n];
        history.push_back(
            {{"guess", to_text(course.rules, g.code)}, {"fijas", g.answer.black}, {"picas", g.answer.white}});
    }
    return history;
}

std::string request_of(const Course& course, std::size_t i, const Racer& racer)
{
    const StrategyKind strategy = course.strategies[i];
    const std::uint64_t row =
        strategy == StrategyKind::genetic ? 0 : racer.guesses.size(); // one population for the whole race
    json o = {{"cmd", "codes.choose"},
              {"rules", to_text(course.rules)},
              {"history", history_of(course, racer, racer.guesses.size())},
              {"strategy", name(strategy)},
              {"seed", (course.seed + row) & 0xffffffffu},
              {"progress", true}};
    if (strategy == StrategyKind::genetic) pegs::add_options(o, course.genetic);
    return engine::request::write_json(o);
}

/// The size of this feedback's part: the candidates left.
std::int64_t cell_of(const json& result, Feedback f)
{
    const auto cells = result.find("partition");
    if (cells == result.end() || !cells->is_array()) return 0;
    for (const json& cell : *cells)
        if (cell.is_array() && cell.size() == 3 && cell[0] == f.black && cell[1] == f.white &&
            cell[2].is_number_integer())
            return cell[2].get<std::int64_t>();
    return 0;
}

} // namespace

int Race::length() const { return static_cast<int>(std::max(racers_[0].guesses.size(), racers_[1].guesses.size())); }

bool Race::uneven() const
{
    return std::any_of(racers_.begin(), racers_.end(),
                       [&](const Racer& r) { return !r.ended() && static_cast<int>(r.guesses.size()) < length(); });
}

void Race::want(Jobs& jobs, const Course& course, int guesses)
{
    if (!(course == course_)) {
        stop(jobs);
        course_ = course;
        racers_ = {};
        population_after_ = {-1, -1};
    }
    if (guesses < wanted_) // cancelled
        for (int& job : asked_)
            if (job != 0) jobs.forget(std::exchange(job, 0));
    wanted_ = guesses;
    ask_on(jobs);
}

void Race::stop(Jobs& jobs)
{
    for (int& job : asked_)
        if (job != 0) jobs.forget(std::exchange(job, 0));
    for (std::size_t i = 0; i < 2; ++i)
        if (population_asked_[i] != 0) {
            jobs.forget(std::exchange(population_asked_[i], 0));
            population_after_[i] = -1;
        }
    wanted_ = 0;
}

void Race::ask_on(Jobs& jobs)
{
    for (std::size_t i = 0; i < 2; ++i) {
        const Racer& racer = racers_[i];
        if (asked_[i] == 0 && !racer.ended() && static_cast<int>(racer.guesses.size()) < wanted_)
            asked_[i] = jobs.ask(request_of(course_, i, racer));
        ask_population(jobs, i);
    }
}

/// Requests the population of the next guess; of a racer that has ended, that of its last guess.
void Race::ask_population(Jobs& jobs, std::size_t i)
{
    const Racer& racer = racers_[i];
    if (course_.strategies[i] != StrategyKind::genetic || population_asked_[i] != 0 || !racer.error.empty()) return;
    const std::size_t guesses = racer.guesses.size() - (racer.ended() ? 1 : 0);
    if (static_cast<int>(guesses) == population_after_[i]) return;
    population_after_[i] = static_cast<int>(guesses);
    json o = {{"cmd", "codes.population"},
              {"rules", to_text(course_.rules)},
              {"history", history_of(course_, racer, guesses)},
              {"seed", course_.seed & 0xffffffffu}};
    pegs::add_options(o, course_.genetic);
    population_asked_[i] = jobs.ask(engine::request::write_json(o));
}

bool Race::take_population(Jobs& jobs, std::size_t i)
{
    if (population_asked_[i] == 0) return false;
    const Answer& told = jobs.poll(population_asked_[i]);
    if (!told.done) return false;
    const json answer = engine::request::read_json(told.line);
    jobs.forget(std::exchange(population_asked_[i], 0));
    racers_[i].population.reset();
    if (answer.is_object() && answer.contains("result") && answer["result"].is_object())
        racers_[i].population = pegs::population_in(course_.rules, answer["result"]);
    return true;
}

/// The answer passed through a worker's message, so its form is checked.
void Race::take(std::size_t i, std::string_view line)
{
    Racer& racer = racers_[i];
    const json answer = engine::request::read_json(line);
    if (!answer.is_object() || !answer.contains("result") || !answer["result"].is_object()) {
        const bool told = answer.is_object() && answer.contains("error") && answer["error"].is_object() &&
                          answer["error"].contains("kind") && answer["error"]["kind"].is_string();
        racer.error = told ? answer["error"]["kind"].get<std::string>() : "crash";
        return;
    }
    const json& result = answer["result"];
    const auto guess = result.contains("guess") && result["guess"].is_string()
                           ? engine::codes::parse_code(course_.rules, result["guess"].get_ref<const std::string&>())
                           : engine::codes::parse_code(course_.rules, "");
    if (!guess) {
        racer.error = "crash";
        return;
    }
    const Feedback f = engine::codes::feedback(course_.rules, *guess, course_.secret);
    racer.guesses.push_back({*guess, f, cell_of(result, f), pegs::json_read::whole(result, "parts"),
                             pegs::json_read::whole(result, "worst")});
    racer.solved = f == engine::codes::all_black(course_.rules);
}

bool Race::collect(Jobs& jobs)
{
    bool news = false;
    for (std::size_t i = 0; i < 2; ++i) {
        news |= take_population(jobs, i);
        if (asked_[i] == 0) continue;
        const Answer& answer = jobs.poll(asked_[i]);
        if (!answer.done) continue;
        const std::string line = answer.line;
        jobs.forget(std::exchange(asked_[i], 0));
        take(i, line);
        news = true;
    }
    ask_on(jobs);
    return news;
}

} // namespace shell::lab
