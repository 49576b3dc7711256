// `sagaz optimal --shard` and `--merge`: shard files are cut, continued, merged and refused.
#include "engine/cli/commands.hpp"
#include "engine/cli/shard_file.hpp"
#include "engine/codes/optimal/pieces.hpp"
#include "engine/codes/optimal/tree_text.hpp"
#include "tests/engine/folder.hpp"
#include "tests/engine/said.hpp"
#include <doctest/doctest.h>

using namespace engine;

namespace {

void put(const std::string& path, std::string_view text)
{
    std::FILE* const file = std::fopen(path.c_str(), "wb");
    REQUIRE(file != nullptr);
    CHECK(std::fwrite(text.data(), 1, text.size(), file) == text.size());
    std::fclose(file);
}
std::string text_in(const std::string& path) { return cli::text_of_file(path).value(); }
/// The text as a version without checksums writes it.
std::string older(const std::string& text)
{
    std::string lines;
    for (std::size_t at = 0, end = 0; at < text.size(); at = end) {
        end = text.find('\n', at) + 1;
        lines += cli::unsealed(text.substr(at, end - at));
    }
    return lines;
}

Said shard(const std::string& rules, const std::string& which, const std::string& file, int max_guesses = 0)
{
    cli::OptimalOptions options;
    options.rules = rules;
    options.shard = which;
    options.out = file;
    options.max_guesses = max_guesses;
    return said_by(cli::prove_shard, options);
}
Said merge(const std::string& rules, const std::vector<std::string>& files, int max_guesses = 0)
{
    cli::OptimalOptions options;
    options.rules = rules;
    options.merge = files;
    options.max_guesses = max_guesses;
    return said_by(cli::merge_shards, options);
}
bool has(const std::string& text, std::string_view words) { return text.find(words) != std::string::npos; }

} // namespace

TEST_SUITE("cli")
{
    TEST_CASE("a proof in 2, 3 and 8 shards is the proof in one: total, most guesses, histogram, nodes")
    {
        for (const char* rules : {"p3c6r", "p3c10n", "p4c5r"}) {
            CAPTURE(rules);
            const Folder folder;
            CHECK(shard(rules, "1/1", folder.file("whole")).status == 0);
            const Said whole = merge(rules, {folder.file("whole")});
            CHECK(whole.status == 0);
            CHECK(has(whole.out, "; proven; "));
            std::vector<std::string> mixed{folder.file("2-1")};
            for (const int of : {2, 3, 8}) {
                std::vector<std::string> files;
                for (int i = of; i >= 1; --i) {
                    const std::string which = std::to_string(i) + "/" + std::to_string(of);
                    files.push_back(folder.file(std::to_string(of) + "-" + std::to_string(i)));
                    CHECK(shard(rules, which, files.back()).status == 0);
                    if (of == 8 && i % 2 == 0) mixed.push_back(files.back());
                }
                CHECK(merge(rules, files).out == whole.out);
            }
            CHECK(merge(rules, mixed).out == whole.out); // 1/2 and 2/8, 4/8, 6/8, 8/8 cover every piece too
        }
    }
    TEST_CASE("a shard whose file was cut at any byte of its first and last lines goes on to the same file")
    {
        const Folder folder;
        const std::string path = folder.file("shard");
        CHECK(shard("p3c5r", "2/3", path).status == 0);
        const std::string whole = text_in(path);
        const std::size_t first = whole.find('\n') + 1, last = whole.rfind('\n', whole.size() - 2) + 1;
        REQUIRE(last > first);
        for (std::size_t size = 0; size <= whole.size(); ++size) {
            if (size > first + 1 && size + 1 < last) continue;
            CAPTURE(size);
            put(path, whole.substr(0, size));
            REQUIRE(shard("p3c5r", "2/3", path).status == 0);
            REQUIRE(text_in(path) == whole);
        }
        put(path, whole.substr(0, whole.size() / 2)); // cut in the middle of a line
        CHECK(shard("p3c5r", "2/3", path).status == 0);
        CHECK(text_in(path) == whole);
    }
    TEST_CASE("a merge without all shards says which pieces are missing, and what is known so far")
    {
        const Folder folder;
        for (const char* which : {"1/4", "2/4"})
            CHECK(shard("p3c10n", which, folder.file(std::string(1, which[0]))).status == 0);
        const Said told = merge("p3c10n", {folder.file("1"), folder.file("2")});
        CHECK(told.status == 0);
        CHECK(told.out.starts_with("p3c10n: at least 3"));
        CHECK(has(told.out, ", at most 35"));
        CHECK(has(told.out, "20 of 41 pieces missing: 2-3 6-7 10-11 14-15 "));
        CHECK_FALSE(has(told.out, "proven"));
    }
    TEST_CASE("a merge writes the strategy: its own total is the proof's, and --check tells it")
    {
        for (const char* rules : {"p3c6r", "p3c10n", "p4c5r", "p5c3r"}) {
            CAPTURE(rules);
            const Folder folder;
            for (const char* which : {"1/2", "2/2"}) {
                CHECK(shard(rules, which, folder.file(std::string(1, which[0]))).status == 0);
                const bool whole = which[0] == '2';
                cli::OptimalOptions options;
                options.rules = rules;
                options.merge = {folder.file("1")};
                if (whole) options.merge.push_back(folder.file("2"));
                options.tree = "-";
                const Said printed = said_by(cli::merge_shards, options);
                CHECK(printed.status == 0);
                CHECK(has(printed.errors, whole ? "; proven; " : "pieces missing"));
                const auto strategy = codes::optimal::parse_strategy(printed.out);
                REQUIRE(strategy);
                CHECK(codes::to_text(strategy->rules) == rules);
                const std::string total = std::to_string(codes::optimal::total(strategy->histogram));
                CHECK(has(printed.errors, (whole ? ": " : "at most ") + total + " guesses"));

                options.tree = folder.file("tree");
                const Said written = said_by(cli::merge_shards, options);
                CHECK(written.status == 0);
                CHECK(written.out == printed.errors);
                CHECK(text_in(options.tree) == printed.out);
                cli::OptimalOptions checked;
                checked.check = options.tree;
                checked.board_named = false;
                const Said told = said_by(cli::check_strategy, checked);
                CHECK(told.status == 0);
                CHECK(told.out.starts_with(rules + (": " + total) + " guesses for "));
                CHECK(has(told.out, "; every secret is found\n"));
            }
        }
    }
    TEST_CASE("a merge writes no strategy where none is known, and a file that cannot be written fails before the work")
    {
        const Folder folder;
        put(folder.file("a"), "");
        cli::OptimalOptions options;
        options.rules = "p3c6r";
        options.max_guesses = 4;
        options.merge = {folder.file("a")};
        options.tree = "-";
        const Said none = said_by(cli::merge_shards, options);
        CHECK(none.status == 1);
        CHECK(has(none.errors, "no strategy is known yet; run the other parts first"));
        options.tree = folder.file("no/such");
        CHECK(has(said_by(cli::merge_shards, options).errors, "cannot write "));
    }
    TEST_CASE("--check names a strategy's fault with its line, and a board that is missing or wrong")
    {
        const Folder folder;
        const auto checked = [&](const std::string& text, const std::string& rules) {
            put(folder.file("a"), text);
            cli::OptimalOptions options;
            options.check = folder.file("a");
            options.board_named = !rules.empty();
            options.rules = rules;
            const Said told = said_by(cli::check_strategy, options);
            CHECK((told.status == 0) == told.errors.empty());
            return told.out + told.errors;
        };
        const std::string lines = "sagaz optimal 1 p2c2n 3\n01\n 02 10\n";
        const std::string braces = "{AB:{10:{AC:{10:AA,01:CB,00:BB}},02:BA,01:{BC:{01:CA}},00:CC}}\n";
        CHECK(checked(lines, "") ==
              "p2c2n: 3 guesses for 2 secrets, 1.5000 each, at most 2; every secret is found\n1 1\n");
        CHECK(checked(lines, "p2c2n") == checked(lines, ""));
        CHECK(checked(braces, "p2c3r") ==
              "p2c3r: 21 guesses for 9 secrets, 2.3333 each, at most 3; every secret is found\n1 4 4\n");
        CHECK(has(checked(braces, ""), "does not name its board; do it, as in: sagaz optimal p4c6r --check "));
        CHECK(has(checked(lines, "p2c3n"), "a, line 1, character 1: the strategy is for another board than p2c3n; "));
        CHECK(has(checked("sagaz optimal 1 p2c2n 3\n01\n", ""), "a, line 2, character 1: the secret 10 is never found: "
                                                                "after 01, 02 has no branch, and one secret gives it"));
        CHECK(has(checked(lines, "p5c10r"), "p5c10r is no board of at most 65,536 codes"));
    }
    TEST_CASE("shards of a proof that there is no strategy say so")
    {
        const Folder folder;
        CHECK(shard("p3c6r", "1/1", folder.file("a"), 4).status == 0);
        CHECK(has(merge("p3c6r", {folder.file("a")}, 4).out, "p3c6r: no strategy needs at most 4 guesses; proven; "));
    }
    TEST_CASE("files of other rules, guesses, versions, shards, and no files of shards are refused, and left alone")
    {
        const Folder folder;
        const std::string path = folder.file("a"), other = folder.file("b");
        CHECK(shard("p3c5r", "1/2", path).status == 0);
        const std::string text = older(text_in(path)); // so that every change is looked at, and not only its checksum
        put(path, text);
        const auto refused = [&](const Said& told, std::string_view words) {
            CAPTURE(words);
            CHECK(told.status == 1);
            CHECK(told.out.empty());
            CHECK_MESSAGE(has(told.errors, words), told.errors);
        };
        refused(shard("p3c4r", "1/2", path),
                "a: line 1 belongs to another proof: rules p3c5r instead of p3c4r; name another");
        refused(shard("p3c5r", "1/2", path, 6), "line 1 belongs to another proof: max-guesses 0 instead of 6; ");
        refused(shard("p3c5r", "2/2", path), "a belongs to part 1/2; name another file, or ask for that part");
        CHECK(text_in(path) == text);
        refused(merge("p3c4r", {path}), "rules p3c5r instead of p3c4r");
        refused(merge("p3c5r", {path, folder.file("none")}), "cannot read ");
        refused(shard("p3c5r", "1/2", folder.file("")), " is a folder; name a file");
        refused(shard("p3c5r", "1/2", folder.file("no/such")), "cannot write ");

        const auto with = [&](std::string_view what, std::string_view instead) {
            std::string changed = text;
            const std::size_t at = changed.find(what);
            REQUIRE(at != std::string::npos);
            changed.replace(at, what.size(), instead);
            put(other, changed);
            return merge("p3c5r", {other});
        };
        refused(with("\"program\":\"0", "\"program\":\"9"), "line 1 belongs to another proof: version 9");
        refused(with("\"plan\":\"", "\"plan\":\"0"), "line 1 belongs to another proof: plan 0");
        refused(with("sagaz optimal shard 1", "a song"), "line 1 does not begin like the file of a part; name another");
        refused(with("{\"lower\":", "{\"lower\":-"),
                "line 2 is not a result of this proof; delete the line, and the next run");
        refused(with("{\"lower\":", "{\"lower\":1e"), "line 2 is not a result of this proof; delete the line");
        refused(with("{\"lower\":", "lower"), "line 2 is not a result of this proof; delete the line");
        refused(with("\"piece\":0", "\"piece\":1"),
                "line 2 has piece 1, which belongs to another part; delete the line");
        refused(with("\"piece\":2", "\"piece\":0"), "line 3 ");
        CHECK(with("{", text + "{").out == merge("p3c5r", {path}).out); // as two writers at once leave it
        refused(with("\n", "\n\n"), "line 2 is not a result");
        refused(with("\n", "\n" + std::string(20'000, 'x') + "\n"), "line 2 is not a result");
        refused(with("\n", "\n" + std::string(9'000, '[') + "\n"), "line 2 is not a result");
        put(other, std::string(1000, '\0') + "\n");
        refused(merge("p3c5r", {other}), "line 1 does not begin");
        CHECK(merge("p3c5r", {path, path}).status == 0); // the same file twice does no harm
        const std::size_t nodes = text.find("\"nodes\":") + 8;
        const std::string changed = text.substr(0, nodes) + "9" + text.substr(nodes);
        put(other, text + changed.substr(changed.find('\n') + 1));
        refused(merge("p3c5r", {other}),
                " contradicts an earlier line about piece 0; delete both lines, and the next run");
        put(other, changed);
        refused(merge("p3c5r", {path, other}), "contradict each other about piece 0; delete that line in both");
    }
    TEST_CASE("any one byte changed in a shard's file is noticed, with its line; older files without checksums go on")
    {
        const Folder folder;
        const std::string path = folder.file("a"), other = folder.file("b");
        CHECK(shard("p3c4r", "1/1", path).status == 0);
        const std::string text = text_in(path), whole = merge("p3c4r", {path}).out;
        for (std::size_t i = 0; i < text.size(); ++i) {
            CAPTURE(i);
            std::string changed = text;
            changed[i] = changed[i] == '1' ? '2' : '1';
            put(other, changed);
            const Said told = merge("p3c4r", {other});
            if (i + 1 == text.size()) continue; // a last line without its end was cut
            CHECK(told.status == 1);
            CHECK(has(told.errors, "b: line "));
        }
        const std::string plain = older(text);
        CHECK_FALSE(has(plain, "sum"));
        put(other, plain);
        CHECK(merge("p3c4r", {other}).out == whole);
        put(other, plain.substr(0, plain.size() / 2));
        CHECK(shard("p3c4r", "1/1", other).status == 0);
        CHECK(has(text_in(other), "\"sum\":\"")); // the lines added have checksums
        CHECK(merge("p3c4r", {other}).out == whole);
    }
    TEST_CASE("what is no shard, and boards too large for one, are refused with a remedy")
    {
        for (const char* which :
             {"0/3", "4/3", "3", "/3", "3/", "1/100001", "-1/3", "1/3x", "99999999999999999999/3"}) {
            CAPTURE(which);
            CHECK_FALSE(cli::parse_shard(which));
            const Said told = shard("p3c5r", which, "unused");
            CHECK(told.status == 1);
            CHECK(has(told.errors, "is not a part; write 3/8 for the third of eight parts (at most 100000)"));
        }
        CHECK(cli::parse_shard("3/64") == std::pair(std::size_t{3}, std::size_t{64}));
        CHECK(has(shard("p8c16r", "1/2", "unused").errors, "is too large for a proof in parts; p4c6r is possible"));
        CHECK(has(shard("p3c5r", "1/2", "").errors, "name a file for the part, as in: --shard 3/8 --out shard3.jsonl"));
    }
}
