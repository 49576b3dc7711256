// The tables of all outlines: the heads name each cell for screen reader users.
#include "tests/shell/every_language.hpp"
#include "tests/shell/every_screen.hpp"
#include <doctest/doctest.h>
#include <fstream>
#include <set>
#include <vector>

namespace tables_tests {

using nlohmann::json;

namespace {

/// True for controls that show another part of the same screen.
bool turns_pages(std::string_view id)
{
    constexpr std::array all{"tab", "page", "lab_page", "search", "chart", "view", "spaces_view", "algorithm"};
    return std::find(all.begin(), all.end(), id) != all.end();
}

void collect(const json& nodes, std::string_view kind, std::vector<json>& into)
{
    for (const auto& n : nodes) {
        if (n.value("kind", "") == kind) into.push_back(n);
        if (n.contains("nodes")) collect(n["nodes"], kind, into);
    }
}

/// Checks the tables in all languages: no empty or repeated head, no row without a name.
class Reader {
public:
    explicit Reader(Player& p) : p_(p) {}

    void read_all_pages(int depth = 2)
    {
        read();
        if (depth == 0) return;
        std::vector<json> radios;
        collect(p_.outline()["nodes"], "radios", radios);
        for (const auto& r : radios) {
            const auto id = r["id"].get<std::string>();
            if (!turns_pages(id) || std::count(open_.begin(), open_.end(), id) > 0) continue;
            open_.push_back(id);
            for (const auto& option : r["options"]) {
                p_.use(id, option["value"].get<std::string>());
                rest(p_);
                read_all_pages(depth - 1);
            }
            p_.use(id, r.value("value", "0"));
            open_.pop_back();
        }
    }
    int tables() const { return static_cast<int>(seen_.size()); }

private:
    void read()
    {
        for (const std::string& language : every_language) {
            p_.use("language", language);
            std::vector<json> all;
            collect(p_.outline()["nodes"], "table", all);
            for (const auto& t : all) {
                const auto id = t["id"].get<std::string>();
                seen_.insert(id);
                INFO(language << " " << id << " " << t["head"].dump());
                std::set<std::string> heads;
                for (const auto& h : t["head"]) {
                    CHECK_FALSE(h.get<std::string>().empty());
                    CHECK(heads.insert(h.get<std::string>()).second);
                }
                CHECK_FALSE(t["caption"].get<std::string>().empty());
                for (const auto& row : t["rows"]) {
                    CHECK(row.size() == t["head"].size());
                    CHECK_FALSE(row[0].get<std::string>().empty());
                }
            }
        }
    }

    Player& p_;
    std::vector<std::string> open_;
    std::set<std::string> seen_;
};

} // namespace

TEST_SUITE("controls")
{
    TEST_CASE("no table of any outline has an empty head, the same head twice, or a row without a name")
    {
        int tables = 0;
        for (const auto& screen : every_game) {
            INFO(screen.name);
            Player p(config_of(screen));
            make_first_move(p, screen);
            p.use("analysis", "1");
            p.use("mind", "1");
            rest(p);
            Reader reader(p);
            reader.read_all_pages();
            tables += reader.tables();
        }
        CHECK(tables > 40);
    }
    TEST_CASE("nor has one of a game that somebody shared, its review among them")
    {
        std::ifstream file("tests/golden/links.txt");
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line[0] == '#') continue;
            INFO(line);
            Player p(R"({"motion":"reduce","link":")" + line.substr(0, line.find(' ')) + "\"}");
            rest(p);
            p.use("review");
            Reader(p).read_all_pages(0);
        }
    }
}

} // namespace tables_tests
