# Sourced by web/play and tests/run: installs the packages missing on this machine (Debian and its derivatives).
# Each line: a command or file that only exists if the package is installed, and Debian's name of the package.

things_to_build="
cmake                                        cmake
ninja                                        ninja-build
/usr/include/tl/expected.hpp                 libexpected-dev
/usr/include/pcg_random.hpp                  libpcg-cpp-dev
/usr/include/nlohmann/json.hpp               nlohmann-json3-dev
/usr/include/CLI/CLI.hpp                     libcli11-dev
/usr/include/doctest/doctest.h               doctest-dev
/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf   fonts-noto-core
/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf       fonts-dejavu-core
/usr/share/doc/python3-fonttools             python3-fonttools
/etc/ssl/certs/ca-certificates.crt           ca-certificates
"
things_for_wasm="
em++                                         emscripten
node                                         nodejs
npm                                          npm
"
things_for_native="
g++                                          g++
/usr/include/GLFW/glfw3.h                    libglfw3-dev
/usr/include/GL/gl.h                         libgl-dev
/usr/include/EGL/egl.h                       libegl-dev
/usr/include/png.h                           libpng-dev
node                                         nodejs
"
things_for_sanitizers="
clang++                                      clang
/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.asan-*.a   libclang-rt-dev
"
things_for_checks="
clang-format                                 clang-format
clang-tidy                                   clang-tidy
git                                          git
minisat                                      minisat
"
# Optional, for tests/run --long: LaTeX compiles the figures.
things_for_figures="
pdflatex                                     texlive-latex-base
/usr/share/texlive/texmf-dist/tex/latex/standalone/standalone.cls   texlive-latex-extra
/usr/share/texlive/texmf-dist/tex/latex/pgfplots/pgfplots.sty       texlive-pictures
/usr/share/texmf/tex/latex/lm/lmodern.sty    lmodern
pdftotext                                    poppler-utils
"
things_for_browser="
chromium                                     chromium
firefox-esr                                  firefox-esr
Xvfb                                         xvfb
/usr/lib/x86_64-linux-gnu/dri/swrast_dri.so  libgl1-mesa-dri
"
# Optional: without headless Chromium and ccache the tests only take longer.
things_for_fewer_minutes="
chromium-headless-shell                      chromium-headless-shell
"
things_for_second_runs="
ccache                                       ccache
"
things_for_webkit="
WebKitWebDriver                              webkit2gtk-driver
"
things_for_desktop="
Xvfb                                         xvfb
xauth                                        xauth
xdotool                                      xdotool
import                                       imagemagick
/usr/lib/x86_64-linux-gnu/dri/swrast_dri.so  libgl1-mesa-dri
"

die() {
    echo "$0: $*" >&2
    exit 1
}

# install_missing TEXT...: each TEXT one of the tables above.
install_missing() {
    local probe package missing=""
    while read -r probe package; do
        [ -n "$probe" ] || continue
        case $probe in
        /*) ls $probe >/dev/null 2>&1 && continue ;; # it may be a pattern
        *) command -v "$probe" >/dev/null && continue ;;
        esac
        case " $missing " in *" $package "*) ;; *) missing="$missing $package" ;; esac
    done <<<"$*"
    [ -n "$missing" ] || return 0

    command -v apt-get >/dev/null ||
        die "missing:$missing (Debian's names). This script installs by itself on Debian and Ubuntu only; CONTRIBUTING.md, \"Building elsewhere\", says what to install elsewhere."
    local root=""
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || die "missing:$missing. Run as root: apt-get install$missing"
        root=sudo
    fi
    echo "Installing:$missing"
    local log
    log=$(mktemp)
    $root apt-get update -qq || die "apt-get update failed; is the network there?"
    # shellcheck disable=SC2086
    $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >"$log" 2>&1 || {
        tail -n 20 "$log" >&2
        rm -f "$log"
        die "could not install:$missing"
    }
    rm -f "$log"
}

# Installs the development tools of package-lock.json if the file changed since.
install_node_modules() {
    [ node_modules/.package-lock.json -nt package-lock.json ] && return 0
    npm ci --no-audit --no-fund --loglevel=error && touch node_modules/.package-lock.json
}
