// The schema of each shape that is more than its type.
#include "engine/codes/fixed_guesses.hpp"
#include "engine/request/schema.hpp"
#include "engine/request/types/every.hpp"

namespace engine::request {
namespace {

const Json array = {{"type", "array"}};
Json text(const char* pattern = nullptr)
{
    Json json = {{"type", "string"}};
    if (pattern != nullptr) json["pattern"] = pattern;
    return json;
}
Json numbers(std::int64_t least, std::int64_t most)
{
    return {{"type", "integer"}, {"minimum", least}, {"maximum", most}};
}
std::string span_of(std::string_view least, std::string_view most)
{
    return std::string(least) + "…" + std::string(most);
}

/// A whole number, or a string where it may be too long for JavaScript's numbers.
Json digits_too(Json whole) { return {{"anyOf", {std::move(whole), text("^[0-9]+$")}}}; }

Schema payoff()
{
    return Schema::named("whole number, or fraction as a string",
                         {{"anyOf", {{{"type", "integer"}}, text("^-?[0-9]+(/[0-9]+)?$")}}});
}

constexpr const char* code_pattern = "^[0-9a-f]{2,8}$";

Schema exact()
{
    return Schema::named("whole number, a string beyond 2^53", digits_too({{"type", "integer"}, {"minimum", 0}}));
}

} // namespace

Schema Whole::schema() const
{
    if (!range_is.empty()) return Schema::named(std::string(range_is), {{"type", "integer"}, {"minimum", 0}});
    const std::uint64_t large = std::uint64_t{1} << 53;
    Json json = {{"type", "integer"}, {"minimum", least}, {"maximum", most}};
    return {std::move(json), span_of(std::to_string(least), most == large ? "2^53" : std::to_string(most)), {}};
}

Schema Seed::schema() const
{
    return Schema::named("number below 2^64, or its digits as a string",
                         digits_too({{"type", "integer"}, {"minimum", 0}, {"maximum", UINT64_MAX}}));
}

Schema Words::schema() const
{
    std::vector<std::string> words;
    for (std::size_t n = 0; !nth_name(all, n).empty(); ++n) words.emplace_back(nth_name(all, n));
    return Schema::words(words);
}

Schema Probability::schema() const
{
    Json json = {{"type", "number"}, {"minimum", 0}};
    json[may_be_one ? "maximum" : "exclusiveMaximum"] = 1;
    return {std::move(json), may_be_one ? "0…1" : "0…1, less than 1", {}};
}

Schema MaybeNothing::schema() { return Schema{{{"type", "number"}}, "number", {}}.or_null(); }
Schema Exact::schema() { return exact(); }
Schema ExactInteger::schema() { return exact(); }
Schema Exact31::schema() { return exact(); }
Schema AnyJson::schema() { return {{{"type", "object"}}, "object", {}}; }
Schema Digits::schema() { return Schema::named("digits, as a string", text("^[0-9]+$")); }

Schema RulesText::schema() { return Schema::named("rules, as `p4c6r`", text("^p[2-8]c([2-9]|1[0-6])[rn]$")); }

Schema CodeOf::schema()
{
    return Schema::named(
        "code, as `\"0012\"`",
        {{"anyOf",
          {text(code_pattern), {{"type", "array"}, {"items", numbers(0, 15)}, {"minItems", 2}, {"maxItems", 8}}}}});
}

Schema CodesStatic::Guesses::schema() const { return Schema::list(CodeOf::schema(), 1, codes::max_fixed_guesses); }

Schema History::schema() const
{
    Schema clue = schema_of(codes::Clue{}, Of{[&](auto& f, auto& one) { fields_of_clue(f, rules_, one); }});
    clue.type = "[clue](#clues)";
    clue.fields.clear(); // the tables show them once
    return Schema::list(std::move(clue), 0, codes::max_clues);
}

Schema StrategyName::schema() { return {text(), "strategy", {}}; }

/// An object for each strategy, named by its title.
Schema StrategyOptions::schema()
{
    Schema out{{{"anyOf", Json::array()}}, "object, see [options](#options-of-strategies)", {}};
    each_strategy([&](const auto& strategy) {
        Json json = schema_of(strategy, Of{[](auto& f, auto& s) { fields_of_options(f, codes::Rules{}, s); }}).json;
        if constexpr (requires { strategy.name; }) json["title"] = strategy.name;
        out.json["anyOf"].push_back(std::move(json));
    });
    return out;
}

namespace {

Schema noise(auto* play)
{
    const codes::version_space::Noise none;
    Schema s = schema_of(none, Of{[play](auto& f, auto& n) { fields_of_noise(f, n, play); }});
    s.json["oneOf"] = {{{"required", {"eps"}}}, {{"required", {"lies"}}}};
    return std::move(s).or_null();
}

} // namespace

Schema NoiseOf::schema(const codes::version_space::Noise&)
{
    return noise(static_cast<codes::version_space::PlayOptions*>(nullptr));
}
Schema NoiseOf::schema(const codes::version_space::PlayOptions& play) { return noise(&play); }

Schema Secrets::schema() const
{
    Json all = {{"const", "all"}};
    return {{{"anyOf", {std::move(all), numbers(1, static_cast<std::int64_t>(most))}}},
            "`\"all\"`, or 1…" + std::to_string(most),
            {}};
}

Schema Score::schema() { return {{{"type", "number"}}, "number", {}}; }

Schema CodesRank::OtherCriterion::schema()
{
    Schema s = schema_of(codes::Criterion{});
    s.json["enum"].push_back("");
    return s;
}

Schema StrategyTree::schema()
{
    return {{{"$ref", "#/$defs/strategy_tree"}}, "{guess,answers[{fijas,picas,guess,answers}]}", {}};
}

Schema ComparedOf::schema() const
{
    Schema s = schema_of(Compared{}, Of{[&](auto& f, auto& c) { fields_of_strategy(f, rules, c.strategy); }});
    s.json = {{"anyOf", {text(), std::move(s.json)}}};
    s.type = "strategy, or object";
    return s;
}
Schema ComparedList::schema() const { return Schema::list(ComparedOf{rules}.schema(), 1, lab::max_compared); }

Schema FirstMover::schema() { return {{{"enum", {"MAX", "MIN", "max", "min"}}}, "`MAX`, `MIN`", {}}; }
Schema TreeOf::schema() { return {{{"$ref", "#/$defs/tree"}}, "tree", {}}; }
Schema TreeValue::schema() { return payoff(); }
Schema Payoff::schema() { return payoff(); }

Schema MatrixRows::schema()
{
    const Schema entry = Schema::named("whole number, or fraction or decimal as a string",
                                       {{"anyOf", {{{"type", "integer"}}, text("^-?[0-9]+([./][0-9]+)?$")}}});
    Schema s = Schema::list(Schema::list(entry, 1, matrix::max_columns), 1, matrix::max_rows);
    s.type = "rows of numbers, as `[[2,\"1/2\"],[0,2]]`";
    return s;
}

Schema Bets::schema()
{
    Schema s =
        Schema::list({numbers(1, betting::max_bet), "1…" + std::to_string(betting::max_bet), {}}, 1, betting::max_bets);
    s.json["uniqueItems"] = true;
    return s;
}

Schema ValueLists::schema()
{
    Schema s = Schema::list(Schema::list({text(), "", {}}, concepts::min_values, concepts::max_values),
                            concepts::min_attributes, concepts::max_attributes);
    s.type = "lists of names, as `[[\"Sunny\",\"Rainy\"],[\"Warm\",\"Cold\"]]`";
    return s;
}
Schema ValuesOf::schema()
{
    Schema s = Schema::list({text(), "", {}}, concepts::min_attributes, concepts::max_attributes);
    s.type = "list of: value";
    return s;
}
Schema LabelledExamples::schema() const
{
    const ValuesOf values{table_};
    Schema example = schema_of_fields([&](auto& f) {
        f.must("values", concepts::Instance{}, values, "a value for each attribute");
        f.must("positive", true, "whether it is an example of the concept");
    });
    return Schema::list(std::move(example), 0, concepts::max_examples);
}
Schema NoiseFraction::schema() { return Schema::named("fraction below 1/2, as `\"1/10\"`", text("^[0-9]+/[0-9]+$")); }
Schema Slot::schema()
{
    return Schema::named("value, `*`, `?`, or in L2 a list of values",
                         {{"anyOf", {text(), {{"type", "array"}, {"items", text()}, {"minItems", 2}}}}});
}

Schema BettingSolve::Ranks::schema()
{
    return Schema::list({numbers(0, betting::max_copies), "copies", {}}, betting::min_ranks, betting::max_ranks);
}
Schema EfgText::schema() { return Schema::named("text of an .efg file", text("^\\s*EFG")); }
Schema Probabilities::schema()
{
    Schema one = schema_of(Fraction{});
    return {{{"type", "object"}, {"additionalProperties", std::move(one.json)}}, "object of: " + one.type, {}};
}

Schema Board::schema() { return Schema::named("nine cells, as `X.O......`", text("^[XO.]{9}$")); }
Schema Moves31::schema() const { return Schema::list(Schema::whole(1)); }

Schema DeckSizes::schema()
{
    return Schema::list({numbers(1, cluedo::max_cards), "number of cards", {}}, cluedo::kinds, cluedo::kinds);
}
Schema HandSizes::schema()
{
    const Json size = numbers(0, cluedo::max_cards);
    return Schema::list(
        Schema::either({{size, "number of cards", {}}, Schema::list({size, "number of cards", {}}, 2, 2)}),
        cluedo::min_players, cluedo::max_players);
}
Schema FaceUp::schema() { return Hand::schema(); }
Schema Shows::schema()
{
    const auto show = [](auto& f, auto& s) {
        f.must("player", s.first, Whole{0, cluedo::max_players - 1}, "the seat");
        f.may("card", s.second, NumberOrNull{cluedo::max_cards - 1}, "that it shows");
    };
    return Schema::list(schema_of(std::pair<int, int>{0, -1}, Of{show}), 0, cluedo::kinds);
}
Schema Hand::schema() { return Schema::list(Schema::named("card", numbers(0, cluedo::max_cards - 1))).or_null(); }
Schema NumberOrNull::schema() const { return Schema::whole(0).or_null(); }
Schema TrioOf::schema() const
{
    Schema s = Schema::list({numbers(0, cluedo::max_cards - 1), "card", {}}, cluedo::kinds, cluedo::kinds);
    s.type = "[suspect,weapon,room]";
    return may_be_null ? std::move(s).or_null() : s;
}
Schema EntryType::schema()
{
    return Schema::words({"suggest", "shows_all", "accuse", "reveal", "lacks", "leaves", "assume"});
}
Schema Holds::schema() { return {{{"type", "boolean"}}, "true or false", {}}; }
Schema Passes::schema() { return Schema::list({numbers(0, cluedo::max_players - 1), "seat", {}}).or_null(); }
Schema Entries::schema() const
{
    return Schema::list(schema_of(cluedo::Entry{}, Of{[&](auto& f, auto& e) { fields_of_entry(f, view.table, e); }}), 0,
                        cluedo::max_entries);
}
Schema LiteralOf::schema() { return Schema::list(Schema::whole(0), 2, 2); }
Schema Seats::schema() { return Schema::list(schema_of(cluedo::BotLevel{}), cluedo::min_players, cluedo::max_players); }

Schema PuzzleAnswer::schema()
{
    const Json list_of_texts = {{"type", "array"}, {"items", text()}, {"maxItems", 64}};
    const Json list_of_numbers = {{"type", "array"}, {"items", numbers(0, 99)}, {"maxItems", 64}};
    return Schema::named("string, whole number, or a list of them",
                         {{"anyOf", {text(), {{"type", "integer"}}, list_of_texts, list_of_numbers}}});
}

Schema FileText::schema() { return {{{"type", {"string", "object"}}}, "object, or the text of a file", {}}; }
Schema JsonText::schema() { return {{{"type", "object"}}, "object", {}}; }
Schema LessonTexts::schema()
{
    return {{{"type", "object"}, {"additionalProperties", FileText::schema().json}},
            "object of: " + FileText::schema().type,
            {}};
}

void add_shared_definitions(Json& defs)
{
    const Json tree = {{"$ref", "#/$defs/tree"}};
    const Json probabilities = {{"type", "array"}, {"items", payoff().json}};
    defs["tree"] = {{"title", "tree"},
                    {"anyOf",
                     {{{"type", "string"}, {"description", "the one-line form, or a leaf's fraction"}},
                      {{"type", "integer"}, {"description", "a leaf"}},
                      {{"type", "array"}, {"items", tree}, {"minItems", 1}, {"description", "the children of a node"}},
                      {{"type", "object"},
                       {"properties",
                        {{"kind", {{"enum", {"MAX", "MIN", "CHANCE", "max", "min", "chance"}}}},
                         {"children", {{"type", "array"}, {"items", tree}, {"minItems", 1}}},
                         {"p", probabilities}}},
                       {"required", {"children"}},
                       {"additionalProperties", false}}}}};
    const Json answer = {{"type", "integer"}, {"minimum", 0}};
    defs["strategy_tree"] = {{"type", "object"},
                             {"properties",
                              {{"guess", text(code_pattern)},
                               {"fijas", answer},
                               {"picas", answer},
                               {"answers", {{"type", "array"}, {"items", {{"$ref", "#/$defs/strategy_tree"}}}}}}},
                             {"required", {"guess"}},
                             {"additionalProperties", false}};
}

} // namespace engine::request
