#include "shell/cluedo/cases.hpp"
#include <array>

namespace shell::cluedo {

using text::Text;

namespace {

#define SIX_PLAYERS "cluedo 1 notebook 6-6-9 dddddd 0 0 0 eeeeee 0 - - agm "

constexpr std::array<Case, 6> all_cases{{
    {Text::cluedo_case_a, Text::cluedo_case_a_about, SIX_PLAYERS "r2n r2o s1bhm2- s1chm2-", 2, 7, 7},
    {Text::cluedo_case_g, Text::cluedo_case_g_about, SIX_PLAYERS "r1d r2e r3f r1j r2k r3l r6n x1bhn x2bin",
     engine::cluedo::nobody, 1, 2},
    {Text::cluedo_case_d, Text::cluedo_case_d_about, SIX_PLAYERS "r2n s1bhm2- s1cim2-", 2, 1, 1},
    {Text::cluedo_case_e, Text::cluedo_case_e_about, SIX_PLAYERS "r2n s1bio2- s1bjp2- s1bkq2-", 2, 1, 1},
    {Text::cluedo_case_f, Text::cluedo_case_f_about, SIX_PLAYERS "s1bhn2- s2bhn3- s3bhn4-", 2, 1, 1},
    {Text::cluedo_case_c, Text::cluedo_case_c_about, SIX_PLAYERS "r2n s1bhm2- s1cim2- s1djm2-", 2, 1, 1},
}};

#undef SIX_PLAYERS

} // namespace

std::span<const Case> cases() { return all_cases; }

} // namespace shell::cluedo
