#pragma once
// Reads fields written by people: keeps every fault with its path, whereas Reader keeps only the first.
#include "engine/lesson/lesson.hpp"
#include "engine/request/json.hpp"
#include <optional>

namespace engine::request {

class Faults {
public:
    /// Keeps the first hundred faults.
    void add(std::string path, std::string message);
    bool none() const { return all_.empty(); }
    const std::vector<lesson::Fault>& all() const { return all_; }

private:
    std::vector<lesson::Fault> all_;
};

/// below("steps.2", "ask") == "steps.2.ask".
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

    /// Null if missing; a missing field is a fault when `wanted`. Marks the name as known.
    const Json* find(std::string_view name, bool wanted = false);
    /// One to `longest` characters.
    std::string string(std::string_view name, std::size_t longest, bool wanted = false);
    bool flag(std::string_view name);
    int whole(std::string_view name, int least, int most, bool wanted = false);
    lesson::Text text(std::string_view name, bool wanted = false);
    /// The text of a string, number, true or false.
    std::string value(std::string_view name, bool wanted = false);
    lesson::Answer answer(std::string_view name, bool wanted = false);
    /// Calls each(member, path) for an array's members. Anything but an array is a fault and has no members.
    template <class Each>
    void list(std::string_view name, std::size_t least, std::size_t most, bool wanted, Each each)
    {
        if (const Json* all = array(name, least, most, wanted))
            for (std::size_t i = 0; i < all->size(); ++i) each((*all)[i], below(path(name), i));
    }
    /// Reports every unknown field as a fault.
    void finish();

private:
    const Json* array(std::string_view name, std::size_t least, std::size_t most, bool wanted);

    const Json& object_;
    std::string path_;
    Faults& faults_;
    std::vector<std::string> known_;
};

/// An answer's text: of a string, number, true, false or null; numbers in their shortest form.
std::optional<std::string> plain_text(const Json&);

/// A whole number of at most 10^9 in magnitude.
std::optional<int> small_whole(const Json&);

/// A text: a key, or an object of languages.
lesson::Text read_text(const Json&, const std::string& path, Faults&);

/// A string of at most `longest` bytes that is not translated.
std::string read_word(const Json&, const std::string& path, std::size_t longest, Faults&);

} // namespace engine::request
