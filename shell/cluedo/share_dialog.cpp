#include "shell/cluedo/dialogs.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/kit/form.hpp"

namespace shell::cluedo {

namespace {

class ShareForm final : public Form {
public:
    DialogOutcome act(const Action&, const Say&) override { return {}; } // the screen shares

private:
    void fields(Fields& f) override
    {
        f.title = f.say(Text::cluedo_share_hand);
        f.width = 400;
        f.go = {};
        f.words({}, f.say(Text::cluedo_share_about));
        f.row("share_rest"_id, Text::cluedo_share_rest, Icon::share);
        f.row("share_all"_id, Text::cluedo_share_all, Icon::share);
    }
};

} // namespace

std::unique_ptr<Dialog> share_dialog() { return std::make_unique<ShareForm>(); }

} // namespace shell::cluedo
