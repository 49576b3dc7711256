#pragma once
#include <cstdio>
#include <string>

/// A subcommand's exit status and both outputs.
struct Said {
    int status = 0;
    std::string out, errors;
};

template <class Command, class Options>
Said said_by(Command command, const Options& options)
{
    const auto all_of = [](std::FILE* file) {
        std::rewind(file);
        std::string text;
        for (int c = std::getc(file); c != EOF; c = std::getc(file)) text += static_cast<char>(c);
        std::fclose(file);
        return text;
    };
    std::FILE* const out = std::tmpfile();
    std::FILE* const errors = std::tmpfile();
    Said said;
    said.status = command(options, out, errors);
    said.out = all_of(out);
    said.errors = all_of(errors);
    return said;
}
