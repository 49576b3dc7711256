// A game as one line of text and back; to_line in game.hpp describes the format.
#include "engine/base/check.hpp"
#include "engine/cluedo/game.hpp"
#include "engine/session/read_log.hpp"
#include <limits>

namespace engine::cluedo {
namespace {

using EK = Error::Kind;

char card_char(Card c) { return c < 0 ? '-' : static_cast<char>(c < 26 ? 'a' + c : 'A' + c - 26); }
/// A hand size; "?": not known.
char size_char(int n, bool open) { return open ? '?' : card_char(n); }
char seat_char(Holder h) { return h < 0 ? '-' : static_cast<char>('0' + h); }

std::optional<Card> card_of(char c)
{
    if (c == '-') return no_card;
    if (c >= 'a' && c <= 'z') return static_cast<Card>(c - 'a');
    if (c >= 'A' && c < 'A' + max_cards - 26) return static_cast<Card>(c - 'A' + 26);
    return std::nullopt;
}
std::optional<Holder> seat_of(char c)
{
    if (c == '-') return nobody;
    if (c >= '0' && c <= '9') return static_cast<Holder>(c - '0');
    return std::nullopt;
}

/// Of a bot: its name's, but "x" for the expert.
char letter(BotLevel level) { return level == BotLevel::expert ? 'x' : name(level)[0]; }

std::string letters(const Trio& t) { return {card_char(t[0]), card_char(t[1]), card_char(t[2])}; }
std::string letters(Cards set)
{
    std::string text;
    for (const Card c : list_of(set)) text += card_char(c);
    return text.empty() ? "-" : text;
}
std::string three_digits(int n)
{
    return {static_cast<char>('0' + n / 100 % 10), static_cast<char>('0' + n / 10 % 10),
            static_cast<char>('0' + n % 10)};
}

std::string text_of(const Entry& e)
{
    std::string text;
    switch (e.kind) {
    case Entry::Kind::suggest:
        if (e.everyone) {
            text += 'e';
            text += seat_char(e.by) + letters(e.cards);
            for (Holder h = 0; h < max_players; ++h)
                if (e.shows(h)) (text += seat_char(h)) += card_char(e.shown_by(h));
            return text;
        }
        return text + 's' + seat_char(e.by) + letters(e.cards) + seat_char(e.shower) + card_char(e.card);
    case Entry::Kind::accuse:
        text += e.right ? 'w' : 'x';
        text += seat_char(e.by) + letters(e.cards);
        return e.has_seen() ? text + letters(e.seen) : text;
    case Entry::Kind::reveal:
        if (e.leaves) return text + 'f' + seat_char(e.by) + letters(e.left);
        text = "r";
        break;
    case Entry::Kind::lacks:
        text = "l";
        break;
    case Entry::Kind::assume_holds:
        text = "y";
        break;
    case Entry::Kind::assume_lacks:
        text = "n";
        break;
    }
    return text + seat_char(e.by) + card_char(e.card);
}

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const auto& n : names) {
        if (!text.empty()) text += ',';
        for (const char c : n) text += c == ' ' ? '_' : c;
    }
    return text.empty() ? "-" : text;
}

struct Print {
    std::string operator()(const Add& e) const { return text_of(e.entry); }
    std::string operator()(const Change& e) const { return "c" + three_digits(e.row) + text_of(e.entry); }
    std::string operator()(const Remove& e) const { return "d" + three_digits(e.row); }
    std::string operator()(const Ignore& e) const { return "i" + three_digits(e.row) + (e.on ? '1' : '0'); }
    std::string operator()(const Hold& e) const { return "h" + letters(e.hand); }
    std::string operator()(const Note& e) const
    {
        return std::string("k") + card_char(e.card) + seat_char(e.holder) +
               static_cast<char>('0' + static_cast<int>(e.mark));
    }
    std::string operator()(const Ask& e) const { return "q" + letters(e.cards); }
    std::string operator()(const Show& e) const { return std::string("v") + card_char(e.card); }
    std::string operator()(const Accuse& e) const { return "j" + letters(e.cards); }
    std::string operator()(const Pass&) const { return "p"; }
    std::string operator()(const GiveUp&) const { return "g"; }
    std::string operator()(const Insert& e) const { return "b" + three_digits(e.row) + text_of(e.entry); }
    std::string operator()(const Arrange& e) const
    {
        std::string text = "t";
        for (const Holder h : e.from) text += seat_char(h);
        for (std::size_t h = 0; h < e.from.size(); ++h) text += size_char(e.hand[h], (e.open >> h & 1) != 0);
        return text + joined(e.seat_names);
    }
};

std::vector<std::string> split_names(std::string_view word)
{
    std::vector<std::string> names;
    if (word == "-") return names;
    names.emplace_back();
    for (const char c : word) {
        if (c == ',') names.emplace_back();
        else names.back() += c == '_' ? ' ' : c;
    }
    return names;
}

std::string text_of(const Setup& s)
{
    const Table& t = s.table;
    std::string line = "cluedo 1 ";
    line.append(name(s.mode)).append(s.everyone ? "+all" : "").append(s.late ? "+late" : "").append(" ");
    line +=
        std::to_string(t.deck.sizes[0]) + '-' + std::to_string(t.deck.sizes[1]) + '-' + std::to_string(t.deck.sizes[2]);
    line += ' ';
    for (std::size_t p = 0; p < t.players; ++p) line += size_char(t.hand[p], t.extra[p] != 0);
    line += ' ' + std::to_string(t.pile) + ' ' + seat_char(s.me) + ' ' + seat_char(s.first) + ' ';
    for (std::size_t p = 0; p < t.players; ++p) line += letter(s.bots[p]);
    line +=
        ' ' + std::to_string(s.seed) + ' ' + joined(s.card_names) + ' ' + joined(s.seat_names) + ' ' + letters(s.hand);
    return line;
}

/// Reads the characters of an event's word; keeps the first error.
class Letters {
public:
    Letters(std::string_view word, int at) : word_(word), at_(at) {}
    char any() { return next_ < word_.size() ? word_[next_++] : '\0'; }
    bool more() const { return next_ < word_.size(); }
    /// Reads a "?", if it comes next.
    bool unknown() { return peek() == '?' && (++next_, true); }
    Card card()
    {
        const auto c = card_of(peek());
        return c ? (++next_, *c) : (fail(), no_card);
    }
    Holder seat()
    {
        const auto h = seat_of(peek());
        return h ? (++next_, *h) : (fail(), nobody);
    }
    Trio trio()
    {
        Trio t{};
        for (Card& c : t) c = card();
        return t;
    }
    int number(int digits)
    {
        int n = 0;
        for (; digits > 0; --digits) {
            const char c = peek();
            if (c < '0' || c > '9') {
                fail();
                return 0;
            }
            n = n * 10 + (c - '0');
            ++next_;
        }
        return n;
    }
    /// Cards in ascending order, so that a set has one text.
    Cards cards()
    {
        Cards set = 0;
        if (!more()) fail();
        if (peek() == '-') {
            ++next_;
            return 0;
        }
        for (Card last = no_card; more() && !failed_;) {
            const Card c = card();
            if (c <= last) fail();
            else set |= bit(last = c);
        }
        return set;
    }
    std::string_view rest()
    {
        const auto text = word_.substr(next_);
        next_ = word_.size();
        if (text.empty()) fail();
        return text;
    }
    void fail()
    {
        if (!failed_) wrong_at_ = at_ + static_cast<int>(next_);
        failed_ = true;
    }
    bool failed() const { return failed_; }
    std::optional<Error> finish()
    {
        if (more()) fail();
        return failed_ ? std::optional(Error{EK::syntax, wrong_at_}) : std::nullopt;
    }

private:
    char peek() const { return next_ < word_.size() ? word_[next_] : '\0'; }
    std::string_view word_;
    int at_, wrong_at_ = 0;
    std::size_t next_ = 0;
    bool failed_ = false;
};

std::optional<Entry> read_entry(char kind, Letters& in)
{
    switch (kind) {
    case 's': {
        const Holder by = in.seat();
        const Trio cards = in.trio();
        const Holder shower = in.seat();
        return Entry::suggestion(by, cards, shower, in.card());
    }
    case 'e': {
        const Holder by = in.seat();
        Entry e = Entry::question_to_all(by, in.trio());
        for (Holder last = nobody; in.more() && !in.failed();) {
            const Holder h = in.seat();
            if (h <= last || h >= max_players) in.fail();
            else {
                last = h;
                e.showers |= static_cast<std::uint8_t>(1u << h);
                e.shown[static_cast<std::size_t>(h)] = static_cast<std::int8_t>(in.card());
            }
        }
        return e;
    }
    case 'f': {
        const Holder seat = in.seat();
        return Entry::departure(seat, in.cards());
    }
    case 'x':
    case 'w': {
        const Holder by = in.seat();
        Entry e = Entry::accusation(by, in.trio(), kind == 'w');
        if (!in.more()) return e;
        e.seen = in.trio();
        if (!e.has_seen()) in.fail();
        return e;
    }
    case 'r':
    case 'l':
    case 'y':
    case 'n': {
        const Holder holder = in.seat();
        const auto which = kind == 'r'   ? Entry::Kind::reveal
                           : kind == 'l' ? Entry::Kind::lacks
                           : kind == 'y' ? Entry::Kind::assume_holds
                                         : Entry::Kind::assume_lacks;
        return Entry::fact(which, holder, in.card());
    }
    default:
        return std::nullopt;
    }
}

Arrange read_arrange(const Table& t, Letters& in)
{
    Arrange e;
    for (int i = 0; i < t.players; ++i) e.from.push_back(in.number(1));
    for (std::size_t i = 0; i < t.players; ++i) {
        if (in.unknown()) {
            e.open |= std::uint32_t{1} << i;
            continue;
        }
        const Card n = in.card();
        if (n < 0) in.fail();
        else e.hand[i] = static_cast<std::uint8_t>(n);
    }
    e.seat_names = split_names(in.rest());
    return e;
}

std::optional<Event> read_event(const Table& t, Letters& in)
{
    const char kind = in.any();
    if (const auto entry = read_entry(kind, in)) return Add{*entry};
    switch (kind) {
    case 'b':
    case 'c': {
        const int row = in.number(3);
        const Entry entry = [&] {
            const auto read = read_entry(in.any(), in);
            if (!read) in.fail();
            return read.value_or(Entry{});
        }();
        if (kind == 'b') return Insert{row, entry};
        return Change{row, entry};
    }
    case 't':
        return read_arrange(t, in);
    case 'd':
        return Remove{in.number(3)};
    case 'i': {
        const int row = in.number(3), on = in.number(1);
        if (on > 1) in.fail();
        return Ignore{row, on == 1};
    }
    case 'h':
        return Hold{in.cards()};
    case 'k': {
        const Card card = in.card();
        const Holder holder = in.seat();
        return Note{card, holder, static_cast<Mark>(in.number(1))};
    }
    case 'q':
        return Ask{in.trio()};
    case 'v':
        return Show{in.card()};
    case 'j':
        return Accuse{in.trio()};
    case 'p':
        return Pass{};
    case 'g':
        return GiveUp{};
    default:
        return std::nullopt;
    }
}

/// "6-6-9"
std::optional<Deck> read_deck(std::string_view word)
{
    Deck deck;
    for (std::size_t k = 0; k < kinds; ++k) {
        const auto end = k + 1 < kinds ? word.find('-') : word.size();
        if (end == std::string_view::npos) return std::nullopt;
        const auto n = session::number(word.substr(0, end), max_cards);
        if (!n) return std::nullopt;
        deck.sizes[k] = static_cast<std::uint8_t>(*n);
        word.remove_prefix(std::min(end + 1, word.size()));
    }
    return deck;
}

Expected<Setup, Error> parse_setup(session::Words& words)
{
    Setup s;
    std::string_view rules = words.next();
    const auto taken = [&rules](std::string_view rule) { // from the end
        const bool has = rules.ends_with(rule);
        if (has) rules.remove_suffix(rule.size());
        return has;
    };
    s.late = taken("+late");
    s.everyone = taken("+all");
    const auto mode = named<Mode>(rules);
    if (!mode) return wrong(EK::unknown_mode, words.at());
    s.mode = *mode;
    const auto deck = read_deck(words.next());
    if (!deck || problem(*deck)) return wrong(EK::deck_out_of_range, words.at());
    s.table.deck = *deck;
    const auto hands = words.next();
    if (hands.size() < min_players || hands.size() > max_players) return wrong(EK::players_out_of_range, words.at());
    s.table.players = static_cast<std::uint8_t>(hands.size());
    s.table.hand = {};
    std::uint32_t open = 0;
    for (std::size_t p = 0; p < hands.size(); ++p) {
        if (hands[p] == '?') {
            open |= std::uint32_t{1} << p;
            continue;
        }
        const auto n = card_of(hands[p]);
        if (!n || *n < 0) return wrong(EK::hand_sizes, words.at() + static_cast<int>(p));
        s.table.hand[p] = static_cast<std::uint8_t>(*n);
    }
    const auto pile = session::number(words.next(), max_cards);
    if (!pile) return wrong(EK::hand_sizes, words.at());
    s.table.pile = static_cast<std::uint8_t>(*pile);
    if (open != 0 && s.table.pile != 0) return wrong(EK::hand_sizes, words.at());
    leave_open(s.table, open);
    if (const auto wrong_table = problem(s.table)) return wrong(wrong_table->kind, words.at());
    for (Holder* const seat : {&s.me, &s.first}) {
        const auto word = words.next();
        const auto h = word.size() == 1 ? seat_of(word[0]) : std::nullopt;
        if (!h) return wrong(EK::seat_out_of_range, words.at());
        *seat = *h;
    }
    const auto bots = words.next();
    if (bots.size() != s.table.players) return wrong(EK::unknown_level, words.at());
    for (std::size_t p = 0; p < bots.size(); ++p) {
        const auto level =
            std::find_if(bot_levels.begin(), bot_levels.end(), [&](BotLevel l) { return letter(l) == bots[p]; });
        if (level == bot_levels.end()) return wrong(EK::unknown_level, words.at() + static_cast<int>(p));
        s.bots[p] = *level;
    }
    const auto seed = session::number(words.next(), std::numeric_limits<std::uint64_t>::max());
    if (!seed) return wrong(EK::seed_out_of_range, words.at());
    s.seed = *seed;
    s.card_names = split_names(words.next());
    s.seat_names = split_names(words.next());
    const auto hand = words.next();
    Letters in(hand, words.at());
    s.hand = in.cards();
    if (auto bad = in.finish()) return Unexpected<Error>(*bad);
    if (const auto bad = problem(s)) return wrong(bad->kind, words.at());
    return s;
}

Expected<Event, Error> parse_event(const Setup& setup, std::string_view word, int at)
{
    Letters in(word, at);
    const auto event = read_event(setup.table, in);
    if (!event) return wrong(EK::unknown_event, at);
    if (const auto bad = in.finish()) return Unexpected<Error>(*bad);
    return *event;
}

} // namespace

std::size_t length_of(const Setup& s) { return text_of(s).size(); }
std::size_t length_of(const Event& e) { return 1 + std::visit(Print{}, e).size(); }

std::string to_line(const session::Log<Game>& log)
{
    std::string line = text_of(log.setup());
    for (const Event& e : log.events()) line += ' ' + std::visit(Print{}, e);
    return line;
}

Expected<session::Log<Game>, Error> from_line(std::string_view line)
{
    return session::read_log<Game>(line, "cluedo", parse_setup, parse_event);
}

} // namespace engine::cluedo
