// Files of the desktop program: reading is bounded, and a failed write is reported with its reason.
#include "shell/app/desktop/storage.hpp"
#include "shell/app/inspector/timeline.hpp"
#include <cstdlib>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace storage_tests {

namespace desktop = shell::app::desktop;
namespace fs = std::filesystem;

namespace {

struct Place {
    Place()
    {
        std::string name = (fs::temp_directory_path() / "sagaz-XXXXXX").string();
        folder = mkdtemp(name.data());
    }
    ~Place() { fs::remove_all(folder); }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    /// A symbolic link to the device: replacing it would leave the device alone.
    std::string to(const char* device) const
    {
        const fs::path link = folder / fs::path(device).filename();
        fs::create_symlink(device, link);
        return link.string();
    }

    fs::path folder;
};

} // namespace

TEST_SUITE("record")
{
    TEST_CASE("a file is replaced when it is whole; a device is written into, and stays one")
    {
        const Place place;
        const std::string file = (place.folder / "a").string(), device = place.to("/dev/null");
        for (const std::string text : {"one", "two"}) {
            CHECK(desktop::Storage::write(file, text) == "");
            CHECK(desktop::read_file(file).text == text);
        }
        CHECK(desktop::Storage::write(device, "one") == "");
        CHECK(fs::is_symlink(device));
        CHECK(!fs::exists(device + ".new"));
        CHECK(desktop::Storage::write(place.folder / "no" / "a", "one") ==
              "cannot write " + (place.folder / "no" / "a").string() + ": No such file or directory");
    }
    TEST_CASE("what cannot be written is said with the reason, once: no folder, no room")
    {
        const Place place;
        std::vector<std::pair<std::string, std::string>> wrong{
            {(place.folder / "no" / "a").string(), "No such file or directory"}};
        if (fs::is_character_file("/dev/full")) wrong.emplace_back(place.to("/dev/full"), "No space left on device");
        for (const auto& [file, why] : wrong) {
            const std::string said = "cannot write " + file + ": " + why;
            CHECK(desktop::Storage::write(file, "one") == said);
            desktop::Lines lines;
            lines.open(file);
            lines.write("one");
            lines.write("two");
            CHECK(lines.complaint() == said);
            lines.write("three");
            CHECK(lines.complaint() == "");
            shell::app::inspector::Timeline timeline;
            timeline.write_to(file);
            CHECK(timeline.complaint() == said);
            timeline.frame(1, 0, 1, 1, 1);
            CHECK(timeline.complaint() == "");
        }
    }
    TEST_CASE("what does not end is not read, nor more than 64 MB")
    {
        const Place place;
        CHECK(desktop::read_file(place.to("/dev/zero")).wrong == "not a regular file");
        CHECK(desktop::read_file(place.folder).wrong == "this is a folder");
        CHECK(desktop::read_file(place.folder / "none").wrong == "no such file");
        const fs::path large = place.folder / "large";
        std::ofstream(large) << "a";
        fs::resize_file(large, desktop::longest_file);
        CHECK(desktop::read_file(large).text.size() == desktop::longest_file);
        fs::resize_file(large, desktop::longest_file + 1); // a sparse file, which takes no space on the disk
        CHECK(desktop::read_file(large).wrong == "larger than 64 MB");
    }
}

} // namespace storage_tests
