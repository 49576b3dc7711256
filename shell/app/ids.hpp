#pragma once
// The app's ids of controls and texts, in addition to kit/ids.hpp. One a line, sorted.
#include "shell/kit/ids.hpp"

namespace shell::app {

ROOM_IDS(kit::ids, R"(
    about
    board_only
    board_sheet
    bring_back
    builder
    continue
    export
    export_csv
    export_json
    export_png
    export_print
    export_svg
    export_tex
    export_txt
    figure_ground
    figure_part
    figure_size
    games_file
    guide
    harder
    home
    inspect_blue
    inspect_close
    inspect_copy
    inspect_copy@link
    inspect_event
    inspect_green
    inspect_metrics
    inspect_rects
    inspect_red
    inspect_tab
    inspect_token
    inspect_trace
    keys
    language
    languages
    new_game@bar
    on_paper
    open
    open_tree
    page_keys
    puzzle
    puzzle_after
    puzzle_at
    puzzle_back
    puzzle_before
    puzzle_clock
    puzzle_day
    puzzle_endless
    puzzle_feat
    puzzle_five
    puzzle_judged
    puzzle_kind
    puzzle_level
    puzzle_look
    puzzle_next
    puzzle_no_day
    puzzle_number
    puzzle_open
    puzzle_preview
    puzzle_row
    puzzle_sent
    puzzle_share
    puzzle_statistics
    puzzle_tally
    puzzle_times
    puzzle_tomorrow
    puzzles
    save_efg
    share
    shortcuts
    studio
    textview
    theme
    toast_close
    zoom
)")

} // namespace shell::app
