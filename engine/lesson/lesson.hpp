#pragma once
// A lesson as plain data: what is said, where the board stands, what is asked. Strings of a step with new cases hold {name}s.
// JSON is read in engine/request/lesson_reading.hpp.
#include "engine/base/named.hpp"
#include "engine/lesson/answer.hpp"
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace engine::lesson {

// What a lesson may hold.
inline constexpr std::size_t max_bytes = 65536, max_steps = 40, min_steps = 2, max_characters = 2000;
inline constexpr std::size_t max_controls = 16, max_wrong = 16, max_hints = 3, max_given = 12, max_parts = 16;
inline constexpr int max_words_said = 60, max_words_asked = 30; // of ours and, being what fits a phone, of everybody's

/// A key of the files of texts, or the text itself by language.
struct Text {
    std::string key;
    std::vector<std::pair<std::string, std::string>> inline_texts;
    bool empty() const { return key.empty() && inline_texts.empty(); }
};

/// By language, then by key.
using Texts = std::map<std::string, std::map<std::string, std::string>>;

struct Control {
    std::string id, value;
};

/// A value of the reply to a request of the engine, or a constant.
struct Part {
    std::string request, path, as; // the request as JSON; as: "node:{}"
    std::optional<Answer> constant;
};

/// Where an answer comes from: several parts joined to a set, or calculated with.
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
    Answer answer; // where cases are new: none, but `source`
    Source source;
    Text say;
};

struct Wait {
    std::string event, id;
    Text label;
    std::string line; // what the board's line must hold then; else `otherwise` is said
    Text otherwise;
    Text right; // said when it has come
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

/// A value drawn from the learner's seed: one of four ways.
struct Given {
    std::string name;
    std::string rules;                          // a code of these rules
    std::optional<std::pair<int, int>> between; // both included
    std::vector<std::string> one_of;
    bool numbers = false;         // all of one_of are
    std::optional<Source> source; // of several values, one
};

struct Fresh {
    std::vector<Given> given;
    std::string line;
    bool what_if = false; // the question is about another board than the line's
    Source right;
    std::vector<Mistake> wrong;
};

struct Step {
    Text say;
    std::string at;
    std::vector<Control> show;
    std::vector<std::string> hide, sealed, point; // sealed: hidden also after the answer
    std::optional<Wait> wait;
    std::optional<Ask> ask;
    std::optional<Fresh> fresh;
};

struct Lesson {
    std::string id, game;
    int minutes = 0;
    Text title, aim, expect;
    std::vector<std::string> after;
    std::string source;
    std::vector<Step> steps;
};

/// Something wrong, and where: "steps.2.ask.answer".
struct Fault {
    std::string path, message;
};

} // namespace engine::lesson
