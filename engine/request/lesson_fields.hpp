#pragma once
// Reads what people have written: every fault is kept with its path, where Reader keeps a program's first.
#include "engine/lesson/lesson.hpp"
#include "engine/request/json.hpp"
#include <optional>

namespace engine::request {

class Faults {
public:
    /// The first hundred.
    void add(std::string path, std::string message);
    bool none() const { return all_.empty(); }
    const std::vector<lesson::Fault>& all() const { return all_; }

private:
    std::vector<lesson::Fault> all_;
};

/// "steps.2" and "ask": "steps.2.ask".
std::string below(const std::string& path, std::string_view name);
std::string below(const std::string& path, std::size_t index);

/// The members of an object.
class Fields {
public:
    Fields(const Json& object, std::string path, Faults&);

    const std::string& path() const { return path_; }
    std::string path(std::string_view name) const { return below(path_, name); }
    void fault(std::string_view name, std::string message) { faults_.add(path(name), std::move(message)); }
    Faults& faults() { return faults_; }

    /// Null if it is not there, which is a fault where it is wanted. From now on it is known.
    const Json* find(std::string_view name, bool wanted = false);
    /// At most `longest` characters, at least one.
    std::string string(std::string_view name, std::size_t longest, bool wanted = false);
    bool flag(std::string_view name);
    int whole(std::string_view name, int least, int most, bool wanted = false);
    lesson::Text text(std::string_view name, bool wanted = false);
    /// Of a string, a number, true or false.
    std::string value(std::string_view name, bool wanted = false);
    lesson::Answer answer(std::string_view name, bool wanted = false);
    /// The members of an array, each with its path. What is no array is a fault and has none.
    template <class Each>
    void list(std::string_view name, std::size_t least, std::size_t most, bool wanted, Each each)
    {
        if (const Json* all = array(name, least, most, wanted))
            for (std::size_t i = 0; i < all->size(); ++i) each((*all)[i], below(path(name), i));
    }
    /// Whatever nobody has asked for is a fault.
    void finish();

private:
    const Json* array(std::string_view name, std::size_t least, std::size_t most, bool wanted);

    const Json& object_;
    std::string path_;
    Faults& faults_;
    std::vector<std::string> known_;
};

/// A string, number, true, false or null as an answer's text: numbers as short as they can be.
std::optional<std::string> plain_text(const Json&);

/// A whole number of at most 10^9 in size.
std::optional<int> small_whole(const Json&);

/// A text by itself: a key, or an object of languages.
lesson::Text read_text(const Json&, const std::string& path, Faults&);

/// A string that is no text: at most `longest` bytes.
std::string read_word(const Json&, const std::string& path, std::size_t longest, Faults&);

} // namespace engine::request
