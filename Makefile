# `make run` starts golos, `make test` proves it. Both look first for what the system lacks, say what it is for, and
# only then install it, with sudo where that is needed. What cannot be had is named, and left out if it can be.

CARGO ?= cargo
# A shell from before Rust came does not know where it went; it goes before the one of the system, which may be too old.
rust_bin := $(HOME)/.cargo/bin
export PATH := $(if $(findstring :$(rust_bin):,:$(PATH):),$(PATH),$(rust_bin):$(PATH))

# Gamepads want libudev on Linux; elsewhere Rust alone is enough. Looked up when it is used: after the installation.
features = $(shell test "$$(uname -s)" != Linux || pkg-config --exists libudev 2>/dev/null || echo --no-default-features --features hall,web)

.PHONY: run test bench install needs test-needs

run: needs
	@built="$${CARGO_TARGET_DIR:-target}/release/golos"; \
	if test -z "$$(find Cargo.toml Cargo.lock src profiles -newer "$$built" 2>/dev/null | head -n 1)" && \
	  test -e "$$built"; then exit 0; fi; \
	echo "golos: building; the first time takes some minutes."; $(CARGO) build --release --locked $(features)
	@$(CARGO) run --release --locked --quiet $(features) -- $(ARGS)

test: test-needs
	@$(CARGO) test --workspace --locked $(features)

bench: needs
	@$(CARGO) bench --locked $(features)

# The program, its manual and what shells complete: where Cargo puts programs, or where PREFIX says; who makes a package
# of them says DESTDIR as well.
PREFIX ?= $(or $(CARGO_INSTALL_ROOT),$(CARGO_HOME),$(HOME)/.cargo)
place = $(DESTDIR)$(PREFIX)
shells = bash-completion/completions zsh/site-functions fish/vendor_completions.d

install: needs
	@$(CARGO) install --path . --locked $(features) --root "$(place)" $(if $(DESTDIR),--no-track --force)
	@set -e; mkdir -p "$(place)/share"; cd "$(place)/share"; set -- $(shells); mkdir -p "$$@"; \
	../bin/golos paper man man; \
	../bin/golos paper completions bash > "$$1/golos"; \
	../bin/golos paper completions zsh > "$$2/_golos"; \
	../bin/golos paper completions fish > "$$3/golos.fish"; \
	echo "golos: program, manual and completions are in $(place)."

# What golos wants of the system to be built and to speak; and what its tests want besides.
needs test-needs: export LOOK = $(look)
needs test-needs:
	@sh -c "$$LOOK" look $@

# For any POSIX shell. It fails only where nothing can be built at all.
define look
say()    { echo "golos: $$*"; }
have()   { command -v "$$1" >/dev/null 2>&1; }
links()  { echo 'int main(void) { return 0; }' | cc -x c - -o /dev/null 2>/dev/null; }
udev()   { have pkg-config && pkg-config --exists libudev; }
voice()  { have espeak-ng && { have speech-dispatcher || test -n "$$SPEECHD_ADDRESS"; }; }
rigs()   { have tmux && have umockdev-run && have aplay && have ssh && have ssh-keygen && test -x /usr/sbin/sshd && have nats-server; }
rigs='tmux umockdev alsa-utils openssh-client openssh-server nats-server'

missing=
# lack PURPOSE PACKAGE...
lack() {
  purpose=$$1
  shift
  say "missing, $$purpose: $$*"
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

if ! have apt-get; then
  say "please install them; the names are Debian's."
elif test "$$(id -u)" -eq 0; then
  say "installing them."
  fetch
elif have sudo; then
  say "installing them takes root: sudo may ask for your password."
  fetch sudo
else
  say "installing them takes root, and there is no sudo. As root: apt-get install$$missing"
fi

links || { say "without a C compiler and linker it cannot be built."; exit 1; }
udev  || say "building without gamepads."
voice || say "without a voice of its own golos is text only."
endef
