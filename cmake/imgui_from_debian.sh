#!/bin/sh
# imgui_from_debian.sh FOLDER: downloads the newest Debian source tarball of Dear ImGui into FOLDER and prints its path.
# The machine's own configuration is only read: apt runs with private lists, cache and sources, and checks signatures.
set -eu
suites="forky sid"
mkdir -p "$1"
cd "$1"
folder=$(pwd)
mkdir -p parts preferences state/lists/partial cache/archives/partial download

# The mirrors and keyrings of this machine's own Debian suite: one-line files and deb822 files, without comments, security
# and foreign entries. Prints "URI KEYRING" lines (KEYRING may be missing). A suite may also have an alias (sid,
# testing, stable) that os-release does not give. Other distributions use these aliases too, so they count in folders
# named debian.
release=$(. /etc/os-release && printf %s "${VERSION_CODENAME:-}")
own_mirrors() {
    cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null | awk -v release="$release" '
        function ours(suite, uri) {
            return suite == release || (uri ~ /\/debian\/?$/ && suite ~ /^(stable|testing|unstable|sid|forky)$/)
        }
        $1 == "deb" || $1 == "deb-src" {
            key = ""
            if (match($0, /signed-by=[^] ]+/)) key = substr($0, RSTART + 10, RLENGTH - 10)
            sub(/\[[^]]*\]/, "")
            if (ours($3, $2) && / main( |$)/) print $2, key
        }'
    for file in /etc/apt/sources.list.d/*.sources; do
        [ -r "$file" ] || continue
        { grep -v '^#' "$file"; echo; } | awk -v release="$release" '
            function ours(suite, uri) {
                return suite == release || (uri ~ /\/debian\/?$/ && suite ~ /^(stable|testing|unstable|sid|forky)$/)
            }
            function flush(   n, m, i, j, uri, suite) {
                if (enabled && (components " ") ~ / main /) {
                    n = split(uris, uri, " ")
                    m = split(suites, suite, " ")
                    for (i = 1; i <= n; i++)
                        for (j = 1; j <= m; j++)
                            if (ours(suite[j], uri[i])) { print uri[i], key; break }
                }
                uris = suites = components = key = ""; enabled = 1
            }
            BEGIN { enabled = 1 }
            /^[ \t]*$/ { flush(); next }
            { value = $0 }
            /^[A-Za-z-]+:/ { field = tolower($1); sub(/^[^:]*:[ \t]*/, "", value) }
            field == "uris:" { uris = uris " " value }
            field == "suites:" { suites = suites " " value }
            field == "components:" { components = components " " value }
            field == "signed-by:" && value ~ /^\// { key = value }
            field == "enabled:" { enabled = value != "no" }
            END { flush() }'
    done
}
own_mirrors | grep -v security | sort -u >mirrors
[ -s mirrors ] || { echo "no Debian mirror in this machine's apt sources" >&2; exit 1; }
while read -r uri key; do
    # /usr/share/keyrings/debian-archive-keyring.gpg signs the newer suites too
    [ -r "${key:-}" ] || key=/usr/share/keyrings/debian-archive-keyring.gpg
    printf 'Types: deb-src\nURIs: %s\nSuites: %s\nComponents: main\nSigned-By: %s\n\n' "$uri" "$suites" "$key"
done <mirrors >parts/newer.sources

cat >apt.conf <<CONF
Dir::Etc::sourcelist "/dev/null";
Dir::Etc::sourceparts "$folder/parts";
Dir::Etc::preferences "/dev/null";
Dir::Etc::preferencesparts "$folder/preferences";
Dir::State::lists "$folder/state/lists";
Dir::Cache "$folder/cache";
Acquire::Languages "none";
Acquire::Check-Valid-Until "false"; // a mirror frozen for a while will do: any version from 1.92 on is welcome
Acquire::Check-Date "false";
APT::Sandbox::User "root"; // the private folders need not be readable by apt's own user
CONF
APT_CONFIG=$folder/apt.conf
export APT_CONFIG
apt-get update -qq >log 2>&1 || { tail -n 3 log >&2; exit 1; }
cd download
apt-get source -qq --download-only imgui >../log 2>&1 || { tail -n 3 ../log >&2; exit 1; }
cd ..
mv download/imgui_*.orig.tar.* .
ls "$folder"/imgui_*.orig.tar.* | grep -v '\.asc$' | head -n 1
