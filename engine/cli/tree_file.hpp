#pragma once
// The strategy that `sagaz optimal --tree[=FILE]` writes.
#include "engine/cli/commands.hpp"
#include "engine/cli/files.hpp"
#include "engine/codes/optimal/tree_text.hpp"
#include <optional>

namespace engine::cli {

class TreeFile {
public:
    /// Opens the file before the work; nothing, with a sentence on `errors`, if that fails.
    static std::optional<TreeFile> of(const OptimalOptions& options, std::FILE* errors)
    {
        TreeFile tree;
        tree.printed_ = options.tree == "-";
        if (options.tree.empty() || tree.printed_) return tree;
        auto file = NewFile::at(options.tree);
        if (file) {
            tree.file_.emplace(*std::move(file));
            return tree;
        }
        std::fprintf(errors, "sagaz optimal: %s\n", file.error().c_str());
        return std::nullopt;
    }
    bool is_printed() const { return printed_; }
    bool is_wanted() const { return printed_ || file_; }

    /// Prints or writes the strategy, if it is wanted. Returns the exit status.
    int put(const codes::Rules& rules, const codes::optimal::Tree& tree, Count total, std::FILE* out, std::FILE* errors)
    {
        if (!is_wanted()) return 0;
        const std::string text = codes::optimal::to_text(rules, tree, total);
        if (printed_) std::fputs(text.c_str(), out);
        const std::string wrong = file_ ? file_->write(text) : std::string();
        if (!wrong.empty()) std::fprintf(errors, "sagaz optimal: %s\n", wrong.c_str());
        return wrong.empty() ? 0 : 1;
    }

private:
    bool printed_ = false;
    std::optional<NewFile> file_;
};

} // namespace engine::cli
