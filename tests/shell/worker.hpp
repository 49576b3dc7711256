#pragma once
// The page's worker for a Player: it answers requests, except those that a test holds back.
#include "shell/kit/requests.hpp"
#include "tests/shell/player.hpp"
#include <set>
#include <string>
#include <utility>

/// A worker that answers at once, except requests whose text contains the argument of keep(); `kept` has their ids.
class Worker {
public:
    explicit Worker(Player& p) : p_(p) { p.app().set("worker", "ok"); }
    void keep(std::string command) { kept_ = std::move(command); }
    /// Runs frames and answers their requests.
    void work(int frames = 8)
    {
        for (int i = 0; i < frames; ++i) {
            p_.frame();
            for (; seen_ < p_.effects().size(); ++seen_) {
                const shell::kit::Effect e = p_.effects()[seen_];
                if (e.kind != shell::kit::Effect::Kind::request) continue;
                const bool keeps = !kept_.empty() && e.text.find(kept_) != std::string::npos;
                if (keeps) kept.insert(e.id);
                else p_.app().deliver(e.id, answer_to(e.text));
            }
        }
    }
    std::set<int> kept;

private:
    static std::string answer_to(const std::string& text)
    {
        const auto request = shell::kit::requests.open(text);
        while (request->step({1'000'000}) != engine::Step::done) {}
        return request->result();
    }

    Player& p_;
    std::size_t seen_ = 0;
    std::string kept_;
};
