#pragma once
// The inspector in the page's programs, called by main_web.cpp. Only the preset web-debug has it; elsewhere these
// functions are empty.
#include "shell/app/app.hpp"
#include <vector>

namespace shell::app::inspector::in_page {

#ifdef SAGAZ_INSPECTOR

void begin(App&);
/// Opens or closes it. True if it is open now.
bool toggle();
/// Before a frame: reduces the size of the page's element to the game's part.
void make_room(float& width, float& height);
bool covers(float x, float y);
/// After a frame: records it, and tells the page if the inspector opened or closed.
void drawn();
/// The app's effects, then the inspector's.
std::vector<Effect> effects_of(App&);
bool has_effects();
void delivered(int job);

#else

inline void begin(App&) {}
inline void make_room(float&, float&) {}
inline bool covers(float, float) { return false; }
inline void drawn() {}
inline std::vector<Effect> effects_of(App& app) { return app.take_effects(); }
inline bool has_effects() { return false; }
inline void delivered(int) {}

#endif

} // namespace shell::app::inspector::in_page
