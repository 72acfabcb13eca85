#!/bin/sh
# Lays out everything that is installed, with its installer: lay-out.sh PROGRAM FOLDER [LICENCES]
# FOLDER/root has the files as they are below a prefix, FOLDER/install.sh installs them. LICENCES is the list of the crates
# in the program, which a package brings along.
set -eu
program=$1
folder=$2
here=$(dirname "$0")
root=$folder/root
doc=$root/share/doc/golos

rm -rf "$root"
mkdir -p "$root/bin" "$root/share/man" "$root/share/applications" "$root/share/icons/hicolor/scalable/apps" "$doc" \
  "$root/share/bash-completion/completions" "$root/share/zsh/site-functions" "$root/share/fish/vendor_completions.d"
cp "$program" "$root/bin/golos"
"$root/bin/golos" paper man "$root/share/man"
"$root/bin/golos" paper completions bash >"$root/share/bash-completion/completions/golos"
"$root/bin/golos" paper completions zsh >"$root/share/zsh/site-functions/_golos"
"$root/bin/golos" paper completions fish >"$root/share/fish/vendor_completions.d/golos.fish"
cp "$here/golos.desktop" "$root/share/applications/"
cp "$here/golos.svg" "$root/share/icons/hicolor/scalable/apps/"
cp "$here/../README.md" "$here/../CHANGELOG.md" "$here/../LICENSE" "$doc/"
cp -R "$here/../docs" "$doc/docs"
mkdir "$doc/examples"
cp -R "$here/../examples/hearers" "$doc/examples/hearers"
test -z "${3:-}" || cp "$3" "$doc/licences.txt"

# Removing goes by this list.
(cd "$root" && { find . -type f && echo ./share/doc/golos/files; } | sed 's|^\./||' | sort) >"$folder/files"
cp "$folder/files" "$doc/files"
find "$root" -type d -exec chmod 755 {} +
find "$root" -type f -exec chmod 644 {} +
chmod 755 "$root/bin/golos"
cp "$here/install.sh" "$folder/"
