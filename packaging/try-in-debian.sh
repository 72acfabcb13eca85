#!/bin/sh
# Installs the packages in a new, small Debian and times the first spoken move there. As root, after `make deb dist`:
#   packaging/try-in-debian.sh [target/packages]
# It needs debootstrap. SUITE and MIRROR name another Debian than the stable one of deb.debian.org. No sound is made: what would be
# spoken is written down by the voice of the tests, with the moment at which it arrived there.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
packages=$(cd "${1:-target/packages}" && pwd)
suite=${SUITE:-bookworm}
mirror=${MIRROR:-http://deb.debian.org/debian}
test "$(id -u)" -eq 0 || { echo "this needs root: it makes a Debian of its own in a folder."; exit 1; }
command -v debootstrap >/dev/null || { echo "this needs debootstrap: apt-get install debootstrap"; exit 1; }

root=$(mktemp -d)
# Others than root live in it.
chmod 755 "$root"
finish() {
  umount "$root/proc" 2>/dev/null || :
  rm -rf --one-file-system "$root"
}
trap finish EXIT
inside() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive HOME=/root "$@"; }
as_ann() { inside su - ann -c "$1"; }
# What a command says is shown only if it fails.
quietly() {
  said=$("$@" 2>&1) || { printf '%s\n' "$said"; exit 1; }
}
step() { echo "== $*"; }

step "a Debian $suite"
debootstrap --variant=minbase "$suite" "$root" "$mirror" >"$root.log" 2>&1 || { tail "$root.log"; exit 1; }
rm -f "$root.log"
mount -t proc proc "$root/proc"
inside useradd --create-home ann

# A player's five lines by a pipe, and the moment at which the first move reaches the voice. The daemon is the real one, with the
# configuration of the tests.
speaks() {
  mkdir -p "$root/home/ann/voice/modules"
  cp "$here/../fixtures/speechd/speechd.conf" "$here/../fixtures/speechd/record.sh" "$root/home/ann/voice/"
  cp "$here/../fixtures/speechd/record.conf" "$root/home/ann/voice/modules/"
  inside chown -R ann: /home/ann/voice
  cat >"$root/home/ann/speak.sh" <<'END'
program=$1
voice=$HOME/voice
export SPEECHD_ADDRESS="unix_socket:$voice/socket" GOLOS_RECORDER="$voice/record.sh" GOLOS_RECORDS="$voice"
rm -f "$voice/log"
speech-dispatcher -s -t 0 -C "$voice" -c unix_socket -S "$voice/socket" -P "$voice/pid" -L "$voice" >"$voice/daemon.log" 2>&1 &
daemon=$!
tries=0
while ! test -S "$voice/socket"; do
  tries=$((tries + 1))
  test $tries -lt 200 || { echo "speech-dispatcher did not start:"; cat "$voice"/*.log; exit 1; }
  sleep 0.05
done
began=$(date +%s%N)
{ echo; echo c3 d4; echo; sleep 3; echo quit; echo yes; } |
  "$program" play --lang en --view linear --rules russian --voice speechd >"$voice/printed" 2>&1 || :
kill "$daemon"
moment=$(sed -n '/c3 to d4/{s/\t.*//p;q}' "$voice/log")
test -n "$moment" || { echo "the move was not spoken:"; cat "$voice/printed" "$voice/log"; exit 1; }
echo "the first move was spoken after $(((moment - began) / 1000000)) ms"
END
  as_ann "sh speak.sh $1"
}

step "the package"
cp "$packages"/golos_*.deb "$root/golos.deb"
inside apt-get update -qq 2>/dev/null
quietly inside apt-get install -y -qq /golos.deb
as_ann "golos --version"
inside sh -c 'test -s /usr/share/man/man1/golos.1.gz && test -s /usr/share/doc/golos/licences.txt'
speaks golos
quietly inside apt-get purge -y -qq golos
test -z "$(find "$root/usr" -name '*golos*')" || { echo "left behind:"; find "$root/usr" -name '*golos*'; exit 1; }

step "the archive"
apt_of_archive=$(basename "$packages"/golos-*.tar.xz)
quietly inside apt-get install -y -qq xz-utils
cp "$packages/$apt_of_archive" "$packages/$apt_of_archive.sha256" "$root/home/ann/"
as_ann "sha256sum --check --quiet $apt_of_archive.sha256 && tar xf $apt_of_archive && sh ${apt_of_archive%.tar.xz}/install.sh"
as_ann "~/.local/bin/golos --version"
speaks /home/ann/.local/bin/golos
as_ann "sh ${apt_of_archive%.tar.xz}/install.sh remove"
# Games are kept.
left=$(find "$root/home/ann/.local" -name '*golos*' -not -path '*/share/golos*')
test -z "$left" || { echo "left behind:"; echo "$left"; exit 1; }
echo "== all is well"
