# The commands of the README. Each can be run alone, in a clean clone, as it stands.

PACKAGES = libsqlite3-dev libicu-dev libsodium-dev pkg-config
TEST_PACKAGES = $(PACKAGES) sqlite3 chromium cmark-gfm poppler-utils python3 python3-yaml zsh fish

KEYLINE = .build/release/keyline
RELEASE = -c release --static-swift-stdlib -Xswiftc -Xclang-linker -Xswiftc -no-pie

.PHONY: all packages test-packages build test docs lint format benchmark

# Builds the program, records the built-in scenarios and leaves a report that can be opened.
all: packages build
	$(KEYLINE) record
	$(KEYLINE) report latest -o keyline.html

# With Swift's libraries in it (97 MB, else 26), the program starts in half of the processor time; at a fixed address, with
# nothing to relocate, in a third.
build:
	swift build $(RELEASE) --product keyline

test: test-packages
	swift test

# The site needs a web server: python3 -m http.server -d .build/docs, then open /documentation/keyline.
docs: packages
	@.ci/docs .build/docs
	@echo "python3 -m http.server -d .build/docs    # then open http://localhost:8000/documentation/keyline"

lint:
	swift format lint --strict --parallel --recursive Package.swift Sources Tests Migrations Reports

format:
	swift format --in-place --parallel --recursive Package.swift Sources Tests Migrations Reports

benchmark: packages build
	swift run $(RELEASE) benchmark

packages:
	@.ci/packages $(PACKAGES)

test-packages:
	@.ci/packages $(TEST_PACKAGES)
	@.ci/axe
