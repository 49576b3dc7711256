#include "engine/formats/nfg.hpp"
#include "engine/extensive/token_reader.hpp"

namespace engine::formats {
namespace {

using extensive::quoted, extensive::Token, extensive::TokenKind;

class NfgReader {
public:
    explicit NfgReader(std::string_view text) : in_(text) {}

    Expected<StrategicForm, Error> read()
    {
        if (in_.head({{"NFG"}, {"1"}, {"R", "D"}}, "NFG 1 R")) head();
        if (!failed() && in_.is(TokenKind::text)) game_.comment = in_.text("a comment");
        game_.by_outcomes = in_.is(TokenKind::open);
        if (!failed()) count();
        if (!failed() && game_.by_outcomes) outcomes();
        if (!failed()) table();
        if (!failed() && in_.now().kind != TokenKind::end) fail(ErrorKind::text_after_game);
        if (error_) return Unexpected<Error>(*error_);
        if (in_.failed()) {
            Error e = of_text(in_.error());
            if (e.text.kind == extensive::ErrorKind::unknown_version) e.kind = ErrorKind::unknown_version;
            return Unexpected<Error>(std::move(e));
        }
        return std::move(game_);
    }
    const extensive::Place& players() const { return players_; }

private:
    bool failed() const { return error_.has_value() || in_.failed(); }
    void fail(ErrorKind kind, const Token& at, std::string detail = {})
    {
        if (!failed()) error_ = Error{kind, at.at, at.line, at.column, std::move(detail)};
    }
    void fail(ErrorKind kind) { fail(kind, in_.now()); }
    void note_players() { players_ = {in_.now().at, in_.now().line, in_.now().column}; }

    void head()
    {
        game_.title = in_.text("the title in quotes");
        in_.must(TokenKind::open, "{ and the players' names");
        while (in_.is(TokenKind::text)) {
            if (game_.count() == max_players) return fail(ErrorKind::too_many_players);
            if (game_.count() == 2) note_players();
            game_.players.push_back(in_.text("a player's name"));
        }
        if (game_.count() < 2) note_players();
        if (in_.is(TokenKind::close) && game_.players.empty()) return fail(ErrorKind::no_players);
        in_.must(TokenKind::close, "} after the players' names");
        in_.must(TokenKind::open, "{ and the strategies: their numbers, or a list of names for each player");
        if (in_.is(TokenKind::open)) names();
        else sizes();
    }

    void sizes()
    {
        while (!failed() && !in_.is(TokenKind::close)) {
            const Token at = in_.now();
            const int size = in_.index("the number of strategies of each player");
            if (!in_.failed() && size == 0) return fail(ErrorKind::no_strategies, at);
            add_size(size, at);
            in_.take(TokenKind::comma);
        }
        close_strategies();
    }

    void names()
    {
        while (!failed() && in_.is(TokenKind::open)) {
            const Token at = in_.now();
            in_.take(TokenKind::open);
            auto& list = game_.names.emplace_back();
            while (in_.is(TokenKind::text)) {
                if (static_cast<int>(list.size()) == max_numbers) return fail(ErrorKind::too_many_numbers);
                list.push_back(in_.text("a strategy's name"));
            }
            if (in_.is(TokenKind::close) && list.empty()) return fail(ErrorKind::no_strategies, at);
            in_.must(TokenKind::close, "a strategy's name in quotes, or }");
            add_size(static_cast<int>(list.size()), at);
        }
        close_strategies();
    }

    void add_size(int size, const Token& at)
    {
        if (failed()) return;
        if (game_.sizes.size() == game_.players.size()) return fail(ErrorKind::different_players, at);
        game_.sizes.push_back(size);
    }

    void close_strategies()
    {
        if (in_.is(TokenKind::close) && game_.sizes.size() < game_.players.size())
            return fail(ErrorKind::different_players);
        if (!failed()) in_.must(TokenKind::close, "} after the strategies");
    }

    /// Refuses a table that is too large before it is read.
    void count()
    {
        std::int64_t cells = 1;
        for (const int size : game_.sizes) {
            cells *= size;
            if (cells > max_numbers) return fail(ErrorKind::too_many_numbers);
        }
        if (!game_.by_outcomes && cells * game_.count() > max_numbers) fail(ErrorKind::too_many_numbers);
    }

    std::string payoff_of(int player) const { return "a payoff of player " + std::to_string(player + 1); }

    void outcomes()
    {
        in_.must(TokenKind::open, "{ and the outcomes");
        while (!failed() && in_.is(TokenKind::open)) {
            if (static_cast<int>(game_.outcomes.size() + 1) * game_.count() > max_numbers)
                return fail(ErrorKind::too_many_numbers);
            in_.take(TokenKind::open);
            StrategicForm::Outcome read;
            read.name = in_.text("the outcome's name in quotes");
            in_.take(TokenKind::comma);
            for (int player = 0; !failed() && player < game_.count(); ++player) {
                read.payoffs.push_back(in_.number(payoff_of(player)));
                in_.take(TokenKind::comma);
            }
            in_.must(TokenKind::close, "} after a payoff for each player");
            in_.take(TokenKind::comma);
            game_.outcomes.push_back(std::move(read));
        }
        in_.must(TokenKind::close, "{ and an outcome, or } after the outcomes");
    }

    void table()
    {
        const int cells = game_.cells();
        for (int cell = 0; cell < cells && !failed(); ++cell) {
            if (game_.by_outcomes) {
                const Token at = in_.now();
                const int number = in_.index("the number of the outcome of the strategies " + place_of(game_, cell));
                if (!failed() && number > static_cast<int>(game_.outcomes.size()))
                    return fail(ErrorKind::unknown_outcome, at, std::to_string(number));
                game_.table.push_back(number - 1);
                in_.take(TokenKind::comma);
                continue;
            }
            for (int player = 0; player < game_.count() && !failed(); ++player) {
                if (in_.now().kind != TokenKind::number)
                    in_.want(payoff_of(player) + " at the strategies " + place_of(game_, cell));
                game_.payoffs.push_back(in_.number("a payoff"));
                in_.take(TokenKind::comma);
            }
        }
    }

    extensive::TokenReader in_;
    StrategicForm game_;
    extensive::Place players_;
    std::optional<Error> error_;
};

std::string joined(const std::vector<std::string>& texts)
{
    std::string out = "{ ";
    for (const std::string& text : texts) out += quoted(text) + " ";
    return out + "}";
}

} // namespace

Expected<Nfg, Error> read_nfg(std::string_view text)
{
    NfgReader reader(text);
    auto form = reader.read();
    if (!form) return Unexpected<Error>(form.error());
    return Nfg{*std::move(form), reader.players()};
}

Expected<StrategicForm, Error> parse_nfg(std::string_view text)
{
    auto read = read_nfg(text);
    if (!read) return Unexpected<Error>(read.error());
    return std::move(read->form);
}

std::string to_nfg(const StrategicForm& g)
{
    std::string out = "NFG 1 R " + quoted(g.title) + " " + joined(g.players) + "\n\n{";
    if (g.names.empty())
        for (const int size : g.sizes) out += " " + std::to_string(size);
    else
        for (const auto& names : g.names) out += "\n" + joined(names);
    out += g.names.empty() ? " }\n" : "\n}\n";
    out += quoted(g.comment) + "\n\n";
    if (g.by_outcomes) {
        out += "{\n";
        for (const StrategicForm::Outcome& o : g.outcomes) {
            out += "{ " + quoted(o.name);
            for (std::size_t player = 0; player < o.payoffs.size(); ++player)
                out += (player == 0 ? " " : ", ") + to_text(o.payoffs[player]);
            out += " }\n";
        }
        out += "}\n";
    }
    const int cells = g.cells();
    for (int cell = 0; cell < cells; ++cell) {
        if (g.by_outcomes) out += std::to_string(g.table[cell] + 1);
        else
            for (int player = 0; player < g.count(); ++player)
                out += (player == 0 ? "" : " ") + to_text(g.payoff(cell, player));
        // a line for each choice of the other players
        const bool line_ends = (cell + 1) % g.sizes[0] == 0 || !g.by_outcomes;
        out += line_ends ? "\n" : " ";
    }
    return out;
}

} // namespace engine::formats
