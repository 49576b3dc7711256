#include "shell/cluedo/dialogs.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/phrases.hpp"
#include "shell/kit/form.hpp"

namespace shell::cluedo {

using namespace engine::cluedo;

namespace {

class CasesForm final : public Form {
public:
    explicit CasesForm(const Case* now)
    {
        if (now) chosen_ = static_cast<std::size_t>(now - cases().data());
    }

private:
    void fields(Fields& f) override
    {
        std::vector<std::string> titles;
        for (const Case& c : cases()) titles.push_back(f.say(c.title));
        f.title = f.say(Text::cluedo_cases);
        f.go_label = Text::cluedo_case_open;
        f.words({}, f.say(Text::cluedo_cases_intro));
        f.choice("case"_id, f.say(Text::cluedo_cases), chosen_, std::move(titles)).list().bare();
        const Case& c = cases()[chosen_];
        const auto log = from_line(c.line);
        f.words("case_text"_id, cluedo_case_about(f.say, log->setup(), c));
    }
    std::string line() override { return std::string(cases()[chosen_].line); }

    std::size_t chosen_ = 0;
};

} // namespace

std::unique_ptr<Dialog> cases_dialog(const Case* now) { return std::make_unique<CasesForm>(now); }

} // namespace shell::cluedo
