#pragma once
// The inspector in the page's programs, as main_web.cpp calls it. Only the preset web-debug has it: elsewhere these are
// nothing, and the programs have the same code as without them.
#include "shell/app/app.hpp"
#include <vector>

namespace shell::app::inspector::in_page {

#ifdef SAGAZ_INSPECTOR

void begin(App&);
/// Opens or closes it; is it open now?
bool toggle();
/// A frame begins; of the page's element, the game has what is left then.
void make_room(float& width, float& height);
bool covers(float x, float y);
/// It is laid out.
void drawn();
/// What the app asks of the page, and what the inspector does.
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
