// `sagaz lab --share` and `--merge`: share files are cut, continued, merged and refused.
#include "engine/cli/commands.hpp"
#include "engine/cli/lab_shards.hpp"
#include "engine/cli/shard_file.hpp"
#include "engine/request/comparison.hpp"
#include "tests/engine/folder.hpp"
#include <doctest/doctest.h>

using namespace engine;

namespace {

const std::vector<std::string> some_players{"knuth", "consistent", "genetic:population=30",
                                            "version_space:noise.eps=0.2,noise.blind=true", "optimal"};

lab::CompareQuery some_games(const char* secrets)
{
    return request::comparison_from(
               R"({"rules":"p3c4r","strategies":["knuth","consistent",{"strategy":"genetic","options":{"population":30}},)"
               R"({"strategy":"version_space","options":{"noise":{"eps":0.2,"blind":true}}},"optimal"],"seed":4,"secrets":)" +
               std::string(secrets) + "}")
        .value();
}
std::string played_to(const std::string& path, const std::string& share, const lab::CompareQuery& query)
{
    std::FILE* const progress = std::tmpfile();
    const auto done = cli::play_to_file(share, path, some_players, query, progress);
    std::fclose(progress);
    return done ? *done : done.error();
}
/// Removes the checksums, as in files of older versions.
std::string without_sums(std::string text)
{
    const std::string_view sum = R"(,"sum":"0123456789abcdef")";
    for (std::size_t at = text.find(R"(,"sum":")"); at != std::string::npos; at = text.find(R"(,"sum":")", at))
        text.erase(at, sum.size());
    return text;
}
/// Removes the times, which differ between runs, and the checksums with them.
std::string without_times(std::string text)
{
    text = without_sums(std::move(text));
    for (std::size_t at = text.find("\"ms\":"); at != std::string::npos; at = text.find("\"ms\":", at + 1))
        while (std::isdigit(static_cast<unsigned char>(text[at + 5])) != 0) text.erase(at + 5, 1);
    return text;
}
std::string kept_in(const std::string& path) { return cli::text_of_file(path).value(); }

} // namespace

TEST_SUITE("cli")
{
    TEST_CASE("a comparison in 2, 3 and 8 shares is the comparison, guess by guess")
    {
        for (const char* secrets : {"\"all\"", "200"}) {
            const lab::CompareQuery query = some_games(secrets);
            const lab::Comparison whole = run(lab::CompareJob(query));
            for (const int of : {2, 3, 8}) {
                CAPTURE(of);
                const Folder folder;
                std::vector<std::string> files;
                for (int i = of; i >= 1; --i) {
                    files.push_back(folder.file(std::to_string(i)));
                    CHECK(played_to(files.back(), std::to_string(i) + "/" + std::to_string(of), query)
                              .ends_with(", 0 of them before"));
                }
                files.push_back(files.front()); // a file given twice does no harm
                const auto merged = cli::merged_files(files, some_players, query);
                REQUIRE(merged);
                CHECK(merged->missing.empty());
                CHECK(merged->shares.played == whole);
                files.erase(files.begin());
                files.pop_back();
                const auto less = cli::merged_files(files, some_players, query);
                REQUIRE(less);
                CHECK(less->missing.size() == 256 / static_cast<std::size_t>(of));
                CHECK(less->shares.stopped);
            }
        }
    }
    TEST_CASE("a share whose file was cut at any byte of its last line goes on to the same games")
    {
        const lab::CompareQuery query = some_games("300");
        const Folder folder;
        const std::string path = folder.file("share");
        played_to(path, "2/5", query);
        const std::string whole = kept_in(path);
        const std::size_t first = whole.find('\n') + 1, last = whole.rfind('\n', whole.size() - 2) + 1;
        for (std::size_t size = 0; size <= whole.size(); ++size) {
            if (size < last && size != 0 && size != first / 2 && size != first && size != last / 2) continue;
            std::FILE* const file = std::fopen(path.c_str(), "wb");
            REQUIRE(std::fwrite(whole.data(), 1, size, file) == size);
            std::fclose(file);
            CAPTURE(size);
            REQUIRE(played_to(path, "2/5", query).starts_with("share 2/5, 51 pieces played, "));
            REQUIRE(without_times(kept_in(path)) == without_times(whole));
        }
    }
    TEST_CASE("files of other comparisons and shares, and what no piece can be, are refused with line and remedy")
    {
        const lab::CompareQuery query = some_games("300");
        const Folder folder;
        const std::string path = folder.file("a"), other = folder.file("b");
        played_to(path, "1/2", query);
        const std::string whole = kept_in(path), text = without_sums(whole);
        const auto has = [](const std::string& said, std::string_view words) {
            CHECK_MESSAGE(said.find(words) != std::string::npos, said);
        };
        has(played_to(path, "2/2", query), "a belongs to part 1/2; name another file, or ask for that part");
        has(played_to(path, "1/2", some_games("299")),
            "a: line 1 belongs to another comparison or version; name another");
        has(played_to(path, "3/2", query),
            "--share 3/2 is not a part; write 3/8 for the third of eight parts (at most 256)");
        has(played_to(path, "1/257", query), "is not a part");
        has(played_to("", "1/2", query), "name a file for the part");
        has(played_to(folder.file("no/such"), "1/2", query), "cannot write ");
        CHECK(kept_in(path) == whole);
        const auto with = [&](std::string_view what, std::string_view instead) {
            std::string changed = text;
            const std::size_t at = changed.find(what);
            REQUIRE(at != std::string::npos);
            changed.replace(at, what.size(), instead);
            std::FILE* const file = std::fopen(other.c_str(), "wb");
            std::fwrite(changed.data(), 1, changed.size(), file);
            std::fclose(file);
            const auto merged = cli::merged_files({path, other}, some_players, query);
            return merged ? std::string("merged") : merged.error();
        };
        has(with("\"seed\":\"4\"", "\"seed\":\"5\""), "b: line 1 belongs to another comparison or version");
        has(with("{", "["), "b: line 1 belongs to another comparison");
        has(with("\n", "\nx\n"),
            "b: line 2 is not a result of this comparison; delete the line, and the next run plays those games again");
        has(with("\"piece\":0", "\"piece\":1"), "line 2 is not a result");
        has(with("\"piece\":2,", "\"piece\":3,"), "line 3 has piece 3, which belongs to another part; delete the line");
        has(with("\"piece\":4,", "\"piece\":2,"),
            "line 4 contradicts an earlier line about piece 2; delete both lines, and the next");
        has(with("\"guesses\":[", "\"guesses\":[0,"), "line 2 is not a result");
        has(with("\"collapsed\":0", "\"collapsed\":1"), "line 2 is not a result");
        has(with("\"collapsed\":0", "\"collapsed\":-1"), "line 2 is not a result");
        has(with("\"guesses\":[4", "\"guesses\":[0"), " is not a result of this comparison; delete the line");
        has(with("\"guesses\":[4", "\"guesses\":[5"), "; delete that line in both files and play it again");
        for (std::size_t i = whole.size() / 2; i < whole.size() / 2 + 200; ++i) {
            std::string changed = whole;
            changed[i] = changed[i] == '1' ? '2' : '1';
            std::FILE* const file = std::fopen(other.c_str(), "wb");
            std::fwrite(changed.data(), 1, changed.size(), file);
            std::fclose(file);
            CAPTURE(i);
            CHECK_FALSE(cli::merged_files({other}, some_players, query));
        }
        CHECK(with("{", text + "{") == "merged"); // as two writers at once leave it
        CHECK(with("\"guesses\"", "\"guesses\"") == "merged");
    }
    TEST_CASE("sagaz lab --merge prints what it prints of the games played at once, but for the seconds")
    {
        const Folder folder;
        cli::LabOptions options;
        options.rules = "p3c4r";
        options.strategies = {"knuth", "consistent"};
        const auto said_with = [&](auto change) {
            cli::LabOptions changed = options;
            change(changed);
            std::FILE* const out = std::tmpfile();
            std::FILE* const errors = std::tmpfile();
            CHECK(cli::compare(changed, out, errors) == 0);
            std::rewind(out);
            std::string text;
            for (int c = std::getc(out); c != EOF; c = std::getc(out)) text += static_cast<char>(c);
            std::fclose(out);
            std::fclose(errors);
            return text.substr(text.find("\nguesses") == std::string::npos ? 0 : text.find("\nguesses"));
        };
        const std::string whole = said_with([](cli::LabOptions&) {});
        CHECK(whole.starts_with("\nguesses"));
        for (const char* share : {"1/2", "2/2"})
            CHECK(said_with([&](cli::LabOptions& o) {
                      o.share = share;
                      o.out = folder.file(std::string(1, share[0]));
                  }) == "p3c4r: share " + std::string(share) + ", 128 pieces played, 0 of them before\n");
        CHECK(said_with([&](cli::LabOptions& o) { o.merge = {folder.file("1"), folder.file("2")}; }) == whole);
    }
}
