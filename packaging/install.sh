#!/bin/sh
# Installs golos from this folder: into ~/.local, or where PREFIX says.
#   sh install.sh                          for yourself
#   sudo PREFIX=/usr/local sh install.sh   for all users
#   sh install.sh remove                   removes it again; games and settings are kept
set -eu
cd "$(dirname "$0")"
prefix=${PREFIX:-$HOME/.local}
list=$prefix/share/doc/golos/files

# What an earlier version has and this one has not is removed as well.
remove() {
  test -e "$list" || return 0
  while read -r file; do rm -f "$prefix/$file"; done <<END
$(cat "$list")
END
}

if [ "${1:-}" = remove ]; then
  test -e "$list" || { echo "golos: it is not installed in $prefix."; exit 1; }
  installed=$(cat "$list")
  remove
  # Folders that nothing else uses.
  printf '%s\n' "$installed" | while read -r file; do
    folder=$(dirname "$file")
    while [ "$folder" != . ] && rmdir "$prefix/$folder" 2>/dev/null; do folder=$(dirname "$folder"); done
  done
  echo "golos: removed from $prefix. Games and settings are kept."
  exit 0
fi

remove
while read -r file; do
  mkdir -p "$prefix/$(dirname "$file")"
  # A program that is running is replaced, not written over.
  cp "root/$file" "$prefix/$file.new"
  mv "$prefix/$file.new" "$prefix/$file"
done <root/share/doc/golos/files
echo "golos: installed in $prefix."

# A package that is made of it is not for this machine.
test -z "${DESTDIR:-}" || exit 0
case ":$PATH:" in
*":$prefix/bin:"*) ;;
*) echo "golos: $prefix/bin is not in your PATH." ;;
esac
lack() {
  missing="$missing $*"
}
missing=
if ldd "$prefix/bin/golos" 2>/dev/null | grep -q 'libudev.*not found'; then lack libudev1; fi
command -v espeak-ng >/dev/null 2>&1 || lack espeak-ng
command -v speech-dispatcher >/dev/null 2>&1 || test -n "${SPEECHD_ADDRESS:-}" || lack speech-dispatcher speech-dispatcher-espeak-ng
test -z "$missing" || echo "golos: to speak it needs these as well (names of Debian's packages):$missing"
