# `make run` starts golos, `make test` proves it. Both look first for what the system lacks, say what it is for, and
# only then install it, with sudo where that is needed. What cannot be had is named, and left out if it can be.

CARGO ?= cargo
# Rust from rustup goes first: a shell that was opened before its installation does not find it, and the system may have
# an older one. The servers that the tests start are in /usr/sbin.
rust_bin := $(HOME)/.cargo/bin
export PATH := $(if $(wildcard $(rust_bin)/cargo),$(rust_bin):)$(PATH):/usr/sbin

# Gamepads want libudev on Linux; elsewhere Rust alone is enough. Looked up when it is used: after the installation.
features = $(shell test "$$(uname -s)" != Linux || pkg-config --exists libudev 2>/dev/null || echo --no-default-features --features hall,web)

.PHONY: run build test bench install uninstall laid-out deb dist needs test-needs

run: needs build
	@"$(built)" $(ARGS)

# Cargo is asked only after a change of the sources or of the features, so that a start takes no time and an installation
# needs neither the network nor, for root, Rust. What was built with which features is in the stamp.
target_folder = $(or $(CARGO_TARGET_DIR),target)
built = ${target_folder}/release/golos
stamp = $(built).features
# By another name, so that `make -n` does not build.
again = $(MAKE)

build:
	@if test -e "$(built)" && test "$$(cat "$(stamp)" 2>/dev/null)" = "$(features)" && \
	  test -z "$$(find Cargo.toml Cargo.lock src profiles -newer "$(stamp)" 2>/dev/null | head -n 1)"; then exit 0; fi; \
	$(again) --no-print-directory needs ASKED="$(asked)" && \
	echo "golos: building; the first time takes some minutes." && \
	$(CARGO) build --release --locked $(features) && echo "$(features)" > "$(stamp)"

test: test-needs
	@$(CARGO) test --workspace --locked $(features)

bench: needs
	@$(CARGO) bench --locked $(features)

# The program, its manual, its documentation, what shells complete, and an entry for menus: in ~/.local, or where PREFIX
# says; a packager gives DESTDIR as well. For all users of a machine: make build && sudo make install PREFIX=/usr/local
PREFIX ?= $(HOME)/.local
place = $(DESTDIR)$(PREFIX)

install: build
	@set -e; folder=$$(mktemp -d); trap 'rm -rf "$$folder"' EXIT; \
	sh packaging/lay-out.sh "$(built)" "$$folder"; PREFIX="$(place)" DESTDIR="$(DESTDIR)" sh "$$folder/install.sh"

uninstall:
	@PREFIX="$(place)" sh packaging/install.sh remove

# Packages of this version for this kind of machine, in target/packages: `deb` is for Debian and Ubuntu, `dist` is an archive with an installer.
# The licences of all crates are part of both.
packages = ${target_folder}/packages
laid_out = ${target_folder}/package
tools = ${target_folder}/tools
version = $(shell sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
archive = golos-$(version)-$(shell uname -m)-$(shell uname -s | tr A-Z a-z)

laid-out: build $(tools)/bin/cargo-about
	@mkdir -p "$(laid_out)" "$(packages)"
	@$(CARGO) fetch --locked --quiet
	@PATH="$(tools)/bin:$$PATH" $(CARGO) about generate --locked --offline -c packaging/about.toml packaging/licences.hbs -o "$(laid_out)/licences.txt"
	@sh packaging/lay-out.sh "$(built)" "$(laid_out)" "$(laid_out)/licences.txt"

deb: laid-out $(tools)/bin/cargo-deb
	@PATH="$(tools)/bin:$$PATH" $(CARGO) deb --locked --no-build --output "$(packages)/"

dist: laid-out
	@set -e; folder="$(laid_out)/$(archive)"; rm -rf "$$folder"; mkdir "$$folder"; \
	cp -R "$(laid_out)/root" "$(laid_out)/install.sh" README.md LICENSE "$$folder/"; strip "$$folder/root/bin/golos"; \
	tar -C "$(laid_out)" --owner=0 --group=0 -cJf "$(packages)/$(archive).tar.xz" "$(archive)"; rm -rf "$$folder"; \
	cd "$(packages)"; sha256sum "$(archive).tar.xz" > "$(archive).tar.xz.sha256"; echo "golos: $(packages)/$(archive).tar.xz"

$(tools)/bin/cargo-%:
	@echo "golos: building cargo-$*, which makes the packages; it takes some minutes."
	$(CARGO) install --locked --root "$(tools)" $(if $(filter about,$*),--features cli) cargo-$*

# What golos wants of the system to be built and to speak; and what its tests want besides.
asked = ${target_folder}/golos-asked
needs test-needs: export LOOK = $(look)
needs test-needs:
	@ASKED="$(or $(ASKED),$(if $(filter $@,$(MAKECMDGOALS)),,$(asked)))" sh -c "$$LOOK" look $@

# For any POSIX shell. It fails only where nothing can be built at all. HAVE_APT=no installs nothing.
define look
say()    { echo "golos: $$*"; }
have()   { command -v "$$1" >/dev/null 2>&1; }
links()  { echo 'int main(void) { return 0; }' | cc -x c - -o /dev/null 2>/dev/null; }
udev()   { have pkg-config && pkg-config --exists libudev; }
voice()  { have espeak-ng && { have speech-dispatcher || test -n "$$SPEECHD_ADDRESS"; }; }
rigs()   { for rig in tmux umockdev-run aplay ssh ssh-keygen nats-server unshare setsid; do have $$rig || return 1; done; test -x /usr/sbin/sshd; }
rigs='tmux umockdev alsa-utils openssh-client openssh-server nats-server util-linux'

missing=
reasons=
# lack PURPOSE PACKAGE...
lack() {
  purpose=$$1
  shift
  reasons="$$reasons$$(say "missing, $$purpose: $$*")
"
  missing="$$missing $$*"
}

# fetch [sudo]: at once, so that a password is asked for once.
fetch() {
  "$$@" sh -c "apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null" ||
    say "they could not be installed."
}

# The Rust of older distributions cannot even read the manifest, and does not say why.
least=$$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
rust=$$($(CARGO) --version 2>/dev/null | cut -d' ' -f2)
test "$$(printf '%s\n' "$$least" "$$rust" | sort -V | head -n 1)" = "$$least" ||
  { say "Rust $$least or later is needed$${rust:+, and this is $$rust}: $$(have rustup && echo rustup update ||
    echo https://rustup.rs)"; exit 1; }
test "$$(uname -s)" = Linux || exit 0

links || lack "to build it" gcc libc6-dev
udev  || lack "for gamepads" pkg-config libudev-dev
voice || lack "for a voice" speech-dispatcher speech-dispatcher-espeak-ng espeak-ng
test $$1 = needs || rigs || lack "for the tests of terminal, gamepad, headphones and hall" $$rigs
test -n "$$missing" || exit 0

# What was asked for in vain once is not asked for at every start: `make needs` asks again.
if test "$$1" = needs && links && test -n "$$ASKED" && test "$$(cat "$$ASKED" 2>/dev/null)" = "$$missing"; then
  exit 0
fi
printf %s "$$reasons"
test -z "$$ASKED" || { mkdir -p "$$(dirname "$$ASKED")" && echo "$$missing" > "$$ASKED"; } 2>/dev/null || :

if test "$(HAVE_APT)" = no || ! have apt-get; then
  say "please install them; the names are Debian's."
elif test "$$(id -u)" -eq 0; then
  say "installing them."
  fetch
elif have sudo; then
  say "installing them takes root: sudo may ask for your password."
  fetch sudo
else
  say "installing them takes root, and there is no sudo. As root: apt-get update && apt-get install$$missing"
fi

links || { say "without a C compiler and linker it cannot be built."; exit 1; }
udev  || say "building without gamepads."
voice || say "without a voice of its own golos is text only."
endef
