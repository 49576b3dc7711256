#include "shell/kit/panel.hpp"
#include "shell/kit/commands.hpp"
#include <algorithm>

namespace shell::kit {
namespace {

class CommandRow final : public Block {
public:
    CommandRow(std::initializer_list<Id> ids, float below) : below_(below)
    {
        for (const Id id : ids) ids_.emplace_back(id);
    }
    float height(const Ui& ui, float) const override
    {
        return offered(ui.commands).empty() ? 0 : control_height(ui) + below_;
    }
    void draw(Ui& ui, Rect r) const override
    {
        ui.command_row(offered(ui.commands), {r.x, r.y, r.w, control_height(ui)}, 8);
    }
    void describe(Outline& o) const override
    {
        for (const OwnedId& id : offered(o.commands)) o.command(id);
    }

private:
    std::vector<OwnedId> offered(const Commands* commands) const
    {
        std::vector<OwnedId> out;
        for (const OwnedId& id : ids_)
            if (commands && commands->find(id.text())) out.push_back(id);
        return out;
    }
    std::vector<OwnedId> ids_;
    float below_; // room between it and the next row
};

class Stepper final : public Block {
public:
    explicit Stepper(Steps s) : steps_(std::move(s)) {}
    float height(const Ui&, float width) const override { return scrubber_height(width); }
    void draw(Ui& ui, Rect r) const override { draw_scrubber(ui, r, steps_); }
    void describe(Outline& o) const override { describe_steps(o, o.say, steps_); }

private:
    Steps steps_;
};

class Picture final : public Block {
public:
    Picture(std::function<float(const Ui&, float)> height, std::function<void(Ui&, Rect)> draw,
            std::function<void(Outline&)> words)
        : height_(std::move(height)), draw_(std::move(draw)), words_(std::move(words))
    {}
    float height(const Ui& ui, float width) const override { return height_(ui, width); }
    void draw(Ui& ui, Rect r) const override
    {
        if (r.h > 0) draw_(ui, r);
    }
    void describe(Outline& o) const override { words_(o); }

private:
    std::function<float(const Ui&, float)> height_;
    std::function<void(Ui&, Rect)> draw_;
    std::function<void(Outline&)> words_;
};

} // namespace

FigureBlock& Panel::figure(Id id, std::string label, std::string value)
{
    return block(std::make_shared<FigureBlock>(id, std::move(label), std::move(value)));
}

ParagraphBlock& Panel::paragraph(Id id, std::string text)
{
    return block(std::make_shared<ParagraphBlock>(id, std::move(text)));
}

NumberedBlock& Panel::numbered(Id id, Text label) { return block(std::make_shared<NumberedBlock>(id, say(label))); }

ListBlock& Panel::list(Id id, std::string title, std::vector<std::string> items)
{
    return block(std::make_shared<ListBlock>(id, std::move(title), std::move(items)));
}

TableBlock& Panel::table(Id id, std::string caption, std::vector<Column> columns)
{
    return block(std::make_shared<TableBlock>(id, std::move(caption), std::move(columns)));
}

BarsBlock& Panel::bars(Id id, std::string caption, Ink ink, std::vector<std::string> heads)
{
    return block(std::make_shared<BarsBlock>(id, std::move(caption), ink, std::move(heads)));
}

void Panel::commands(std::initializer_list<Id> list, float share)
{
    block(std::make_shared<CommandRow>(list, share < 1 ? 0.f : 6.f));
    last().share(share);
}

void Panel::steps(Playback& playback, Steps s)
{
    if (action() && playback.act(*action(), s)) take();
    block(std::make_shared<Stepper>(std::move(s)));
}

void Panel::picture(std::function<float(const Ui&, float)> height, std::function<void(Ui&, Rect)> draw,
                    std::function<void(Outline&)> words)
{
    block(std::make_shared<Picture>(std::move(height), std::move(draw), std::move(words)));
}

void Panel::in_words(std::function<void(Outline&)> words)
{
    picture({}, {}, std::move(words));
    last().only_described();
}

} // namespace shell::kit
