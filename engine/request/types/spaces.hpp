#pragma once
// codes.spaces: the version spaces of a history.
#include "engine/base/integer.hpp"
#include "engine/request/types/codes.hpp"
#include <map>

namespace engine::request {

/// A number up to 2^53, a string of digits beyond.
struct ExactInteger {
    static void read(const At&, const Json&, Integer&);
    static Json write(const Integer&);
    static Schema schema();
};

struct CodesSpaces {
    static constexpr std::string_view command = "codes.spaces";
    static constexpr std::string_view about = "The version spaces of a history.";
    codes::Rules rules;
    std::vector<codes::Clue> history;
    codes::version_space::Language language = codes::version_space::Language::l2;
    codes::version_space::Cover cover = codes::version_space::Cover::b;
    bool early_detection = true;
    codes::version_space::Noise noise;
    Count list = 10'000, spaces = 0;

    static void fields(auto& f, auto& q)
    {
        using namespace codes::version_space;
        fields_of_position(f, q);
        f.may("language", q.language, language_name, "in which spaces are stored and listed");
        f.may("cover", q.cover,
              OneOf<Cover>{"unknown_option", "$ must be \"A\" or \"B\".", {}, std::span(covers).first(2)},
              "how hypotheses separate repeated symbols");
        f.may("early_detection", q.early_detection, "stop an update at the first contradiction; counts only");
        f.may("noise", q.noise, NoiseOf{}, "answers may be false");
        f.may("list", q.list, Whole{0, 100'000}, {"listed", "most probable codes"});
        f.may("spaces", q.spaces, Whole{0, 10'000}, {"listed", "spaces"});
    }

    struct Row {
        Count hypotheses = 0, generated = 0, live = 0, updates = 0;
        std::map<std::string, Count> died;
        bool operator==(const Row&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("hypotheses", r.hypotheses, "of the answer");
            f.must("generated", r.generated, "spaces: live before × hypotheses");
            f.must("live", r.live, "spaces that hold a code");
            f.must("updates", r.updates, "simple examples applied");
            f.must("died", r.died, "spaces by the contradiction that ended them");
        }
    };
    struct Space {
        Count parent = 0;
        codes::Feedback truth;
        Count hypothesis = 0;
        int lies = 0;
        Count members = 0;
        std::optional<double> share;
        std::optional<Count> general_count;
        std::vector<std::string> general;
        std::vector<std::optional<std::string>> specific;
        bool operator==(const Space&) const = default;

        static void fields(auto& f, auto& s)
        {
            f.must("parent", s.parent, "its index among the live spaces before the last answer");
            f.must("truth", s.truth, "the true answer that it assumes");
            f.must("hypothesis", s.hypothesis, "its index among that answer's hypotheses");
            f.must("lies", s.lies, "false answers that it assumes");
            f.must("members", s.members, {"that it holds", "codes"});
            f.may("share", s.share, "its probability; missing with `lies`");
            f.may("general_count", s.general_count, "in L: concepts of G");
            f.must("general", s.general,
                   "in L the first 50 concepts of G; in L2 by position the symbols that G excludes");
            f.must("specific", s.specific,
                   "in L the concepts of E; in L2 by position the symbols that E excludes, null: all stay");
        }
    };

    struct Result {
        codes::Rules rules;
        Count live = 0, generated = 0;
        Integer no_pruning;
        Count updates = 0;
        std::vector<Row> rows;
        Count consistent = 0, concepts = 0, literals = 0, words = 0, n_map_codes = 0;
        std::vector<codes::Code> map_codes;
        std::optional<Count> concepts_without_repeats, literals_without_repeats;
        std::optional<int> collapsed_after;
        std::optional<std::map<int, Count>> codes_by_number_of_lies;
        std::optional<double> max_posterior;
        std::optional<std::vector<Space>> spaces;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("live", r.live, "spaces that hold a code");
            f.must("generated", r.generated, "spaces by the last answer: live before × hypotheses");
            f.must("no_pruning", r.no_pruning, ExactInteger{}, "spaces without dropping empty ones: a product");
            f.must("updates", r.updates, "simple examples applied, all rows");
            f.must("rows", r.rows, "the same, row by row");
            f.must("consistent", r.consistent, "codes that agree with every answer");
            f.must("concepts", r.concepts, "stored in all spaces");
            f.must("literals", r.literals, "stored in all spaces");
            f.must("words", r.words, "stored in all spaces");
            f.must("n_map_codes", r.n_map_codes, "most probable codes; with `lies` those with the fewest");
            f.must("map_codes", r.map_codes, ListOf{CodeOf{r.rules}}, "the first `list` of them");
            f.may("concepts_without_repeats", r.concepts_without_repeats,
                  "in L without repeats: leaves out concepts that give a symbol twice");
            f.may("literals_without_repeats", r.literals_without_repeats, "the literals of those");
            f.may("collapsed_after", r.collapsed_after, "number of rows after which no space is left");
            f.may("codes_by_number_of_lies", r.codes_by_number_of_lies, "with noise");
            f.may("max_posterior", r.max_posterior, "with `eps`: the probability of a most probable code");
            f.may("spaces", r.spaces, "with `spaces`: the first so many");
        }
    };
    Result blank() const { return of_rules<Result>(rules); }
};
Running<CodesSpaces> begin(const CodesSpaces&, Clock);

} // namespace engine::request
