#pragma once
// A lesson as plain data: texts, board positions and questions. Strings of a step with new cases may contain {name}s.
// engine/request/lesson_reading.hpp reads the JSON.
#include "engine/base/named.hpp"
#include "engine/lesson/answer.hpp"
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace engine::lesson {

// Limits of a lesson.
inline constexpr std::size_t max_bytes = 65536, max_steps = 40, min_steps = 2, max_characters = 2000;
inline constexpr std::size_t max_facts = 60;
inline constexpr std::size_t max_controls = 16, max_wrong = 16, max_hints = 3, max_given = 12, max_parts = 16;
inline constexpr int max_words_said = 60, max_words_asked = 30; // fits a phone's screen

/// A key into the files of texts, or the text itself by language.
struct Text {
    std::string key;
    std::vector<std::pair<std::string, std::string>> inline_texts;
    bool empty() const { return key.empty() && inline_texts.empty(); }
};

/// [language][key].
using Texts = std::map<std::string, std::map<std::string, std::string>>;

struct Control {
    std::string id, value;
};

/// A value from an engine reply, or a constant.
struct Part {
    std::string request, path, as; // the request as JSON; `as`: a pattern such as "node:{}"
    std::optional<Answer> constant;
};

/// The origin of an answer: parts joined to a set, or combined by an operation.
struct Source {
    Operation operation = Operation::join;
    std::vector<Part> parts;
    std::string as;
};

struct Option {
    std::string value, id;
    Text say, note;
};

struct Mistake {
    Answer answer; // empty where cases are new; then `source` computes it
    Source source;
    Text say;
};

struct Wait {
    std::string event, id;
    Text label;
    std::string line; // required line of the board; otherwise `otherwise` is shown
    Text otherwise;
    Text right; // shown once the event has come
};

struct Ask {
    Kind kind = Kind::choice;
    Text say;
    std::vector<Option> options;
    Answer answer;
    std::string tolerance;
    std::optional<Source> because;
    std::vector<Mistake> wrong;
    std::vector<Text> hints;
    Text right;
    std::vector<Control> reveal;
};

/// A value drawn from the learner's seed, in one of four ways.
struct Given {
    std::string name;
    std::string rules;                          // if set: draws a code of these rules
    std::optional<std::pair<int, int>> between; // if set: a whole number, both ends included
    std::vector<std::string> one_of;
    bool numbers = false;         // every entry of one_of is a number
    std::optional<Source> source; // if set: draws one of its values
};

struct Fresh {
    std::vector<Given> given;
    std::string line;
    bool what_if = false; // the question deliberately concerns another board than the line's
    Source right;
    std::vector<Mistake> wrong;
};

struct Step {
    Text say;
    std::string at;
    std::vector<Control> show;
    std::vector<std::string> hide, sealed, point; // sealed: hidden even after the answer
    std::optional<Wait> wait;
    std::optional<Ask> ask;
    std::optional<Fresh> fresh;
};

/// A number that texts say as {name}: its value and its proof, which is the engine's reply, a sum or product of other
/// facts and numbers, or nothing where the author has chosen the number.
struct Fact {
    std::string name, value;
    std::optional<Source> source;
    std::vector<std::string> sum, product;
};

struct Lesson {
    std::string id, game;
    int minutes = 0;
    Text title, aim, expect, about; // about: shown at the end, with the source
    std::vector<std::string> after;
    std::string source;
    std::vector<Fact> facts;
    std::vector<Step> steps;
};

/// A fault and its path: "steps.2.ask.answer".
struct Fault {
    std::string path, message;
};

} // namespace engine::lesson
