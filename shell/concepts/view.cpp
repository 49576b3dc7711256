#include "shell/concepts/view.hpp"
#include "shell/concepts/ids.hpp"
#include "shell/concepts/phrases.hpp"
#include "shell/kit/figures.hpp"
#include <algorithm>
#include <bit>

namespace shell::concepts {

using engine::concepts::Concept;
using engine::concepts::Example;
using engine::concepts::Instance;

namespace {

constexpr engine::Budget asking_slice{4}; // prefixes of instances: at most about a millisecond each

std::string_view pref_of(const Log& log)
{
    return log.setup().role == engine::concepts::Role::guess ? "concepts.guessing" : "concepts.analysis";
}

} // namespace

View::View(const Log& log, Prefs& prefs)
    : GameScreen(log, prefs, {.pref = pref_of(log), .tabs = 4, .names = concepts_tabs, .group = Text::concepts_tabs})
{
    follow();
    if (guessing()) { // another case than the example, which needs no question
        ui_.draft = game().examples.front().values;
        const int last = shape().attributes - 1;
        auto& value = ui_.draft[static_cast<std::size_t>(last)];
        value = static_cast<std::uint8_t>((value + 1) % shape().values[static_cast<std::size_t>(last)]);
    }
    for (int i = 0; i < shape().attributes; ++i)
        ui_.parts[static_cast<std::size_t>(i)] = static_cast<int>(parts_of(i).size()) - 1;
}

bool View::analysis_shown() const
{
    if (guessing()) return GameScreen::analysis_shown();
    return prefs_.helps() && !prefs_.is("concepts.analysis", "off");
}

Notation View::notation() const
{
    return engine::named<Notation>(prefs_.get(notation_pref)).value_or(Notation::mitchell);
}

const TableWords& View::words(const Say& say) const
{
    if (words_in_ != say.language() || !words_) words_ = table_words(say, setup());
    words_in_ = say.language();
    return *words_;
}

const engine::concepts::Course& View::course() const
{
    if (!course_ || course_->at != step() || course_of_ != game().examples) {
        course_of_ = game().examples;
        course_.emplace(engine::concepts::course(shape(), game().options(), course_of_, step()));
    }
    return *course_;
}

std::string View::concept_text(const Say& say, Concept c) const
{
    return concept_in_words(say, words(say), shape(), c, notation());
}

std::vector<unsigned> View::parts_of(int attribute) const
{
    const int n = shape().values[static_cast<std::size_t>(attribute)];
    std::vector<unsigned> out;
    for (unsigned mask = 1; mask < 1u << n; ++mask)
        if (setup().language == engine::concepts::Language::l2 || std::has_single_bit(mask) || mask + 1 == 1u << n)
            out.push_back(mask);
    std::stable_sort(out.begin(), out.end(),
                     [](unsigned a, unsigned b) { return std::popcount(a) < std::popcount(b); });
    return out;
}

Concept View::said_concept() const
{
    Concept c;
    for (int i = 0; i < shape().attributes; ++i) {
        const auto parts = parts_of(i);
        const auto at = static_cast<std::size_t>(ui_.parts[static_cast<std::size_t>(i)]);
        c.bits |= std::uint64_t{parts[std::min(at, parts.size() - 1)]} << engine::concepts::shift(i);
    }
    return c;
}

int View::choices(int attribute) const
{
    if (ui_.says) return static_cast<int>(parts_of(attribute).size());
    return shape().values[static_cast<std::size_t>(attribute)];
}

int View::chosen(int attribute) const
{
    const auto at = static_cast<std::size_t>(attribute);
    return ui_.says ? ui_.parts[at] : static_cast<int>(ui_.draft[at]);
}

std::string View::choice_in_words(const Say& say, int attribute, int choice) const
{
    if (!ui_.says) return words(say).value(attribute, choice);
    Concept c;
    const auto parts = parts_of(attribute);
    c.bits = std::uint64_t{parts[static_cast<std::size_t>(choice)]} << engine::concepts::shift(attribute);
    return part_in_words(words(say), shape(), c, attribute, notation());
}

const engine::concepts::Question* View::question() const
{
    if (!asking_ || !asking_->done) return nullptr;
    const auto now = std::span(game().examples).first(static_cast<std::size_t>(step()));
    return std::equal(now.begin(), now.end(), asking_->examples.begin(), asking_->examples.end())
               ? &asking_->job.result()
               : nullptr;
}

Screen::Progress View::progress() const { return {static_cast<int>(log_.cursor()), game().over(), game().right()}; }

Screen::Outcome View::push(engine::concepts::GameEvent e, const Say& say)
{
    if (!log_.push(std::move(e)))
        return Outcome::refused(say(Text::concepts_full, say.count(engine::concepts::most_game_examples)));
    follow();
    return Outcome::moved();
}

void View::follow() { ui_.steps.go(count()); }

Screen::Outcome View::offer(Commands& c)
{
    if (guessing()) return offer_guessing(c);
    if (game().over()) return {};
    using namespace engine::concepts;
    const bool full = count() >= most_game_examples || game().events >= most_game_events;
    const std::string why = c.say(Text::concepts_full, c.say.count(most_game_examples)),
                      why_not = full ? why : why_no_answer(c.say);
    const auto label = [&](Id id, bool positive, Text words, Text brief) {
        return c.add(id, words, {.enabled = why_not.empty(), .why = why_not, .short_label = c.say(brief)}) &&
               (push(Add{{ui_.draft, positive}}, c.say), true);
    };
    const bool keeps = keeping();
    if (awaits_example()) return offer_beginning(c);
    if (label("add_yes"_id, true, keeps ? Text::concepts_reply_yes : Text::concepts_add_yes_long,
              keeps ? Text::concepts_reply_yes : Text::concepts_add_yes))
        return Outcome::moved();
    if (label("add_no"_id, false, keeps ? Text::concepts_reply_no : Text::concepts_add_no_long,
              keeps ? Text::concepts_reply_no : Text::concepts_add_no))
        return Outcome::moved();
    if (step() > 0) {
        const int at = step();
        const auto number = c.say.count(at);
        if (c.add("flip"_id, c.say(Text::concepts_flip, number),
                  {.enabled = !full, .why = full ? why : "", .short_label = c.say(Text::concepts_flip_short)})) {
            push(Flip{at - 1}, c.say);
            ui_.steps.go(at);
            return Outcome::moved();
        }
        if (c.add("remove"_id, c.say(Text::concepts_remove, number),
                  {.enabled = !full, .why = full ? why : "", .short_label = c.say(Text::concepts_remove_short)})) {
            push(Remove{at - 1}, c.say);
            ui_.steps.go(at - 1);
            return Outcome::moved();
        }
    }
    if (analysis_shown() && ui_.tab == Tab::ask && question() && question()->of > 1 &&
        c.add("take_best"_id, Text::concepts_take_best, {.kind = ButtonKind::primary})) {
        ui_.draft = instance_at(shape(), question()->best);
        ui_.votes = true;
        return Outcome::shown();
    }
    return {};
}

/// The keeper's first answer is an example, unless Sagaz is to do without, which takes a question for each case.
Screen::Outcome View::offer_beginning(Commands& c)
{
    using namespace engine::concepts;
    if (c.add("add_yes"_id, Text::concepts_keeper_shows, {.kind = ButtonKind::primary}))
        return push(Add{{ui_.draft, true}}, c.say);
    const auto most = static_cast<std::int64_t>(instance_count(shape()));
    const bool fits = most <= most_game_examples;
    const std::string why =
        fits ? "" : c.say(Text::concepts_keeper_many, c.say.count(most), c.say.count(most_game_examples));
    if (!c.add("unaided"_id, Text::concepts_keeper_unaided,
               {.enabled = fits, .why = why, .short_label = c.say(Text::concepts_keeper_unaided_short)}))
        return {};
    ui_.unaided = true;
    return Outcome::shown();
}

/// While Sagaz has no question: it looks for one, or no concept is left to ask about.
std::string View::why_no_answer(const Say& say) const
{
    if (!keeping()) return {};
    if (game().fitting() == 0) return say(Text::concepts_keeper_change);
    return question() ? std::string() : say(Text::concepts_asking);
}

/// The example that already answers the case, if there is one.
std::string View::why_not_asked(const Say& say) const
{
    const auto& examples = game().examples;
    const auto known =
        std::find_if(examples.begin(), examples.end(), [&](const Example& e) { return e.values == ui_.draft; });
    if (known == examples.end()) return {};
    return say(Text::concepts_already, say.count(known - examples.begin() + 1));
}

/// The first example that the concept chosen contradicts.
std::string View::why_not_said(const Say& say) const
{
    for (std::size_t i = 0; i < game().examples.size(); ++i) {
        const Example& e = game().examples[i];
        if (covers(said_concept(), concept_of(shape(), e.values)) == e.positive) continue;
        return say(e.positive ? Text::concepts_rejects_one : Text::concepts_accepts_none,
                   say.count(static_cast<std::int64_t>(i) + 1));
    }
    return {};
}

Screen::Outcome View::offer_guessing(Commands& c)
{
    using namespace engine::concepts;
    if (game().over()) return {};
    const bool full = count() >= most_game_examples || game().events >= most_game_events - 1;
    if (ui_.says) {
        const std::string why = why_not_said(c.say);
        if (c.add("say"_id, Text::concepts_say, {.enabled = why.empty(), .why = why, .kind = ButtonKind::primary}))
            return push({engine::concepts::Say{said_concept()}}, c.say);
        return {};
    }
    const std::string why = full ? c.say(Text::concepts_full, c.say.count(most_game_examples)) : why_not_asked(c.say);
    if (c.add("ask"_id, Text::concepts_ask, {.enabled = why.empty(), .why = why, .kind = ButtonKind::primary}))
        return push(Ask{ui_.draft}, c.say);
    if (analysis_shown() && ui_.tab == Tab::ask && question() && question()->of > 1 &&
        c.add("take_best"_id, Text::concepts_take_best)) {
        ui_.draft = instance_at(shape(), question()->best);
        return Outcome::shown();
    }
    return {};
}

Screen::Outcome View::play(const Action& a, const Say& say, Jobs&)
{
    if (const auto i = suffix_index(a.id, "attribute"_id, shape().attributes - 1); i && !game().over()) {
        if (const auto n = parse_int(a.value, 0, choices(*i) - 1)) {
            const auto at = static_cast<std::size_t>(*i);
            if (ui_.says) ui_.parts[at] = *n;
            else ui_.draft[at] = static_cast<std::uint8_t>(*n);
            ui_.votes = true;
        }
        return Outcome::shown();
    }
    if (a.id == "mode"_id && guessing() && !game().over()) {
        if (const auto n = parse_int(a.value, 0, 1)) ui_.says = *n == 1;
        return Outcome::shown();
    }
    if (!analysis_shown()) return {};
    if (ui_.steps.switch_predict(a, prefs_)) return Outcome::prefs_changed();
    if (ui_.steps.act(a, steps(say))) return Outcome::shown();
    return {};
}

Screen::Tick View::tick(Jobs&, const Say& say, const Moment& moment)
{
    Tick out;
    if (analysis_shown()) out.news = ui_.steps.tick(moment, count(), steps(say).ask.has_value());
    const bool asks = (analysis_shown() && ui_.tab == Tab::ask) || (keeping() && !game().over() && !awaits_example());
    if (!asks || question()) return out;
    const auto now = std::span(game().examples).first(static_cast<std::size_t>(step()));
    if (!asking_ || !std::equal(now.begin(), now.end(), asking_->examples.begin(), asking_->examples.end()))
        asking_.emplace(
            Asking{{now.begin(), now.end()}, engine::concepts::AskJob(course().space, setup().wrong_labels), false});
    asking_->done = asking_->job.step(asking_slice) == engine::Step::done;
    if (keeping() && !awaits_example() && question() && question()->of > 1 && step() == count() &&
        asked_ != log_.cursor()) {
        ui_.draft = instance_at(shape(), question()->best);
        asked_ = log_.cursor();
    }
    out.news = true;
    return out;
}

Steps View::steps(const Say& say) const
{
    Steps s;
    s.count = count();
    s.at = step();
    s.playing = ui_.steps.playing();
    s.words =
        s.at == 0 ? say(Text::concepts_step_none) : say(Text::concepts_step_of, say.count(s.at), say.count(s.count));
    if (!playing()) ui_.steps.predict(s, say, predicting(), predicting() ? foretell(say) : std::nullopt);
    return s;
}

/// After a positive example S is asked for, after a negative one the size of G.
std::optional<Prediction> View::foretell(const Say& say) const
{
    const int at = step();
    if (at >= count()) return std::nullopt;
    const Example& e = game().examples[static_cast<std::size_t>(at)];
    const auto& now = course().now.borders;
    const auto next = engine::concepts::course(shape(), game().options(), game().examples, at + 1).now.borders;
    Prediction out;
    out.step = at + 1;
    out.key = static_cast<std::int64_t>(at) + 1000 * static_cast<std::int64_t>(log_.cursor());
    std::vector<Concept> options;
    if (e.positive && now.s.size() == 1 && next.s.size() == 1) {
        options = {next.s[0], now.s[0], most_general(shape()), concept_of(shape(), e.values)};
        std::sort(options.begin(), options.end());
        options.erase(std::unique(options.begin(), options.end()), options.end());
        out.question = say(Text::concepts_predict_s, say.count(at + 1), sign_of(true), specific_border(notation()));
        for (const Concept& c : options) out.options.push_back(concept_text(say, c));
        out.right = static_cast<int>(std::find(options.begin(), options.end(), next.s[0]) - options.begin());
    } else {
        std::vector<engine::Count> counts{next.g_count, now.g_count, next.g_count + 1, next.g_count + 2};
        std::sort(counts.begin(), counts.end());
        counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
        out.question = say(Text::concepts_predict_g, say.count(at + 1), sign_of(e.positive));
        for (const engine::Count n : counts) out.options.push_back(std::to_string(n));
        out.right = static_cast<int>(std::find(counts.begin(), counts.end(), next.g_count) - counts.begin());
    }
    if (out.options.size() < 2) return std::nullopt;
    return out;
}

void View::add_on_screen(std::string& shown) const
{
    if (ui_.noise != UiState{}.noise) add_use(shown, "noise_rate"_id, ui_.noise);
    if (analysis_shown() && step() < count()) add_use(shown, "step"_id, step());
}

void View::keyboard(Ui& ui)
{
    if (analysis_shown()) scrubber_keys(ui, steps(ui.say));
}

/// After a wrong concept: how many were still possible, and a case that would have told it from Sagaz's.
std::string View::end_of_guessing(const Say& say) const
{
    const auto& g = game();
    const std::string hidden = concept_text(say, *g.hidden);
    const auto left = say.count(static_cast<std::int64_t>(g.fitting()));
    if (g.right()) {
        const std::string won = say(Text::concepts_won, say.count(count() - 1), hidden);
        return g.fitting() > 1 ? won + " " + say(Text::concepts_lucky, left) : won;
    }
    const Instance apart = telling(shape(), *g.said, *g.hidden);
    const Text label =
        covers(*g.hidden, concept_of(shape(), apart)) ? Text::concepts_telling_yes : Text::concepts_telling_no;
    return say(Text::concepts_you_said, concept_text(say, *g.said)) + " " + say(Text::concepts_lost, hidden) + " " +
           say(Text::concepts_fitted, left, say.count(count())) + " " +
           say(label, instance_in_words(words(say), apart));
}

/// The questions after the first example: each best one halves the concepts that accept it.
int View::halvings() const
{
    const std::array one{Example{{}, true}};
    const auto fit = engine::concepts::course(shape(), game().options(), one, 1).size();
    return static_cast<int>(std::bit_width(static_cast<std::uint64_t>(fit - 1)));
}

std::string View::keeper_status(const Say& say) const
{
    const auto& g = game();
    if (g.known) {
        const auto all = concept_count(shape(), setup().language);
        return say(Text::concepts_keeper_found, concept_text(say, *g.known)) + " " +
               say(Text::concepts_keeper_count, say.count(count()), say.count(static_cast<std::int64_t>(all)),
                   say.count(std::bit_width(static_cast<std::uint64_t>(all - 1))));
    }
    if (g.fitting() == 0) {
        const std::string clash = collapse_in_words(say, *this);
        return clash + (clash.empty() ? "" : " ") + say(Text::concepts_keeper_change);
    }
    const auto number = [&](engine::Count n) { return say.count(static_cast<std::int64_t>(n)); };
    const auto most = number(instance_count(shape())); // each case, if the concept accepts none
    if (awaits_example())
        return say(Text::concepts_keeper_begin) + " " + say(Text::concepts_keeper_first, number(halvings()), most);
    const std::string begin =
        count() > 0 ? "" : say(Text::concepts_keeper_begin) + " " + say(Text::concepts_keeper_without, most) + " ";
    if (!question()) return begin + say(Text::concepts_asking);
    return begin + say(Text::concepts_keeper_ask, say.count(count() + 1), instance_in_words(words(say), ui_.draft)) +
           " " + say(Text::concepts_keeper_left, number(g.fitting()));
}

std::string View::draft_in_words(const Say& say) const
{
    if (awaits_example()) return say(Text::concepts_keeper_first_draft);
    if (keeping()) return say(Text::concepts_keeper_draft);
    if (!guessing()) return say(Text::concepts_draft);
    if (!ui_.says) return say(Text::concepts_draft_question);
    return say(Text::concepts_draft_concept, notation() == Notation::source ? "*" : "?");
}

std::string View::status(const Say& say) const
{
    const auto& g = game();
    if (keeping()) return keeper_status(say);
    if (guessing()) {
        if (g.over()) return end_of_guessing(say);
        if (count() == 1) return say(Text::concepts_guess_prompt);
        return say(g.examples.back().positive ? Text::concepts_answer_yes : Text::concepts_answer_no,
                   say.count(count()));
    }
    if (!analysis_shown()) return words(say).question;
    const Steps s = steps(say);
    const auto size = static_cast<std::int64_t>(course().size());
    const std::string here = step() == 0 ? say(Text::concepts_status_none, say.count(size))
                             : size == 0 ? say(Text::concepts_collapsed, say.count(*course().now.collapsed_after))
                                         : say(Text::concepts_status, say.count(step()), say.count(size));
    return prediction_in_words(say, s) + here + asked_in_words(s);
}

std::string View::why(const Say& say, std::string_view id) const
{
    if (!analysis_shown()) return {};
    const auto& c = course();
    if (id == "why:left" && (ui_.tab == Tab::left || ui_.tab == Tab::step) && c.at > 0)
        return say(Text::concepts_why_left, say.count(static_cast<std::int64_t>(c.all)),
                   say.count(static_cast<std::int64_t>(c.size())), say.count(c.at));
    if (id == "why:best" && ui_.tab == Tab::ask)
        if (const auto* q = question(); q && q->of > 1)
            return say(Text::concepts_why_best, say.count(static_cast<std::int64_t>(q->accept)),
                       say.count(static_cast<std::int64_t>(q->of - q->accept)),
                       say.count(static_cast<std::int64_t>(q->of)));
    return {};
}

} // namespace shell::concepts
