# Writes the file `copyright` at installation: the notices that the licences of the linked parts require. Input: source,
# fonts (the output folder of fonts.py), imgui (Dear ImGui's sources); output: out.
file(READ ${source}/LICENSE sagaz_says)
file(READ ${imgui}/LICENSE.txt imgui_says)
file(READ ${fonts}/licences.txt fonts_say)
file(WRITE ${out} "== Sagaz

${sagaz_says}
== Dear ImGui

${imgui_says}
== JSON for Modern C++

Copyright (c) Niels Lohmann
MIT License, as above.

== PCG

Copyright (c) Melissa O'Neill
MIT License, as above.

== CLI11

Copyright (c) University of Cincinnati, developed by Henry Schreiner under NSF award 1414736. All rights reserved.

Redistribution and use in source and binary forms of CLI11, with or without modification, are permitted provided that the
following conditions are met:

1. Redistributions of source code must retain the above copyright notice, this list of conditions and the following disclaimer.
2. Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following
   disclaimer in the documentation and/or other materials provided with the distribution.
3. Neither the name of the copyright holder nor the names of its contributors may be used to endorse or promote products
   derived from this software without specific prior written permission.

THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS \"AS IS\" AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING,
BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT
SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL
DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS
INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING
NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

== Fonts, cut down to the characters in use

${fonts_say}")
