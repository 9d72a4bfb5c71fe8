# Builds, tests and shows Pantograph on Debian 12 with the Swift 6.3 toolchain. Every target works alone:
# it installs the C libraries that are missing (apt, through sudo when not root). `make help` lists them.

PREFIX = /usr/local
DESTDIR =
SWIFT = swift

# All the Debian packages that the package's targets need. Nothing is asked of apt when they are there.
LIBRARIES = libevdev-dev libcairo2-dev libpango1.0-dev libwebp-dev libjpeg62-turbo-dev libsdl2-dev pkg-config fonts-dejavu-core
# What the kernel machine is made with.
MACHINE = qemu-system-x86 busybox-static cpio xz-utils binutils gcc libc6-dev libinput-tools evemu-tools

# The released program carries Swift's runtime, so that it needs no toolchain where it is installed.
RELEASE = --configuration release --static-swift-stdlib
SOURCES = Sources Tests Benchmarks WebAssembly Plugins Package.swift

.PHONY: build test test-allocations soak test-c-library c-library install-c-library kit coverage sanitize demo benchmarks bench \
  install uninstall deb tarball docs site lint format mutants kernel-test \
  libinput-table apple-names inert-names tiers ios-examples embedded dependencies clean help
.DEFAULT_GOAL = build

build: dependencies ## build the release programs
	$(SWIFT) build $(RELEASE) --product pantograph
	$(SWIFT) build $(RELEASE) --product pantograph-studio
	$(SWIFT) build $(RELEASE) --product pantograph-window

test: dependencies test-allocations ## run every test
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --disable-xctest $(TEST_FLAGS)

# Only optimized code is free of allocations, so this one test is built as a release, with nothing but what it needs.
test-allocations: dependencies ## count allocations in optimized code
	$(SWIFT) build $(RELEASE) --product AllocationCheck
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/AllocationCheck"

c-library: ## make the library of the pure part for C in build/c-library; see docs/c-library.md
	@.ci/c-library build/c-library

install-c-library: c-library ## install the library for C under PREFIX
	.ci/install-c-library build/c-library "$(DESTDIR)$(PREFIX)"

kit: dependencies ## make the kit of `pantograph run` in build/kit: libraries and modules to compile applications against
	@.ci/kit build/kit

test-c-library: dependencies c-library ## test the library for C: compare it with replay, and misuse it
	$(SWIFT) build
	@.ci/c-library-check "$$($(SWIFT) build --show-bin-path)/pantograph" build/c-library

# Optimized, as those run whom it concerns, and alone: it measures the memory of its process.
soak: dependencies ## trees of 100,000 views, 100,000 presentations, 24 hours of a scene, 500 films; some minutes
	$(SWIFT) build $(RELEASE) --product Soak
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/Soak"

coverage: dependencies ## report the lines that the tests run, in build/coverage
	@.ci/coverage

sanitize: dependencies ## run the tests with the address and the thread sanitizer; this takes long
	@.ci/sanitize address thread

demo: build ## play a bundled recording and draw its trajectories
	@.ci/demo "$$($(SWIFT) build $(RELEASE) --show-bin-path)/pantograph"

# A package of their own, so that they are built only by those who measure.
benchmarks: dependencies ## build the benchmark programs
	$(SWIFT) build --package-path Benchmarks

bench: build ## run the benchmarks and compare with other programs; see docs/benchmarks.md
	@set -e; for benchmark in Benchmarks/*.sh; do echo "== $$benchmark"; bash "$$benchmark"; done

install: build $(if $(PROGRAMS),,kit) ## install under PREFIX (/usr/local), below DESTDIR; PROGRAMS=pantograph without scenes and kit
	PROGRAMS="$(PROGRAMS)" .ci/install "$$($(SWIFT) build $(RELEASE) --show-bin-path)" "$(DESTDIR)$(PREFIX)"
	$(if $(PROGRAMS),,.ci/install-kit build/kit "$(DESTDIR)$(PREFIX)")

uninstall: ## remove the files that install created
	.ci/uninstall "$(DESTDIR)$(PREFIX)"

deb: build kit ## make the Debian packages in build/packages
	.ci/package "$$($(SWIFT) build $(RELEASE) --show-bin-path)" build/packages build/kit

tarball: build kit ## make an archive in build/packages that runs without installation
	.ci/tarball "$$($(SWIFT) build $(RELEASE) --show-bin-path)" build/packages build/kit

docs: dependencies ## update the output of the commands in the pages of docs
	$(SWIFT) build
	@.ci/document "$$($(SWIFT) build --show-bin-path)/pantograph" docs/command-line.md docs/tuning.md

site: dependencies ## build the reference and the articles as a site in build/docs
	$(SWIFT) build --build-tests
	@.ci/snippets README.md docs/*.md $$(find docs/site -name '*.md')
	@.ci/site

lint: ## check the layout of the sources, and the shell scripts
	$(SWIFT) format lint --strict --recursive $(SOURCES)
	@.ci/shell-scripts

format: ## format the sources
	$(SWIFT) format --in-place --recursive $(SOURCES)

apple-names: dependencies ## write docs/coverage.md: which of Apple's names are here
	$(SWIFT) build --target UIKit
	@.ci/apple-names

tiers: dependencies ## check that no tier of UIKit uses a higher tier
	$(SWIFT) build --target UIKit
	@.ci/tiers

inert-names: dependencies ## write the lists of names without effect: docs/ios.md and the table of the port
	$(SWIFT) build --build-tests
	PANTOGRAPH_WRITE_INERT=1 $(SWIFT) test --skip-build --disable-xctest --filter ArchitectureTests.InertTests

ios-examples: dependencies ## port, compile and run the applications of docs/examples/ios
	$(SWIFT) build --product pantograph
	$(SWIFT) build --product pantograph-studio
	@.ci/ios-examples "$$($(SWIFT) build --show-bin-path)"

embedded: ## compile the pure targets for WebAssembly, and compare their decisions with native code
	@.ci/embedded

mutants: dependencies ## change one line of the code at a time; each change must break a test
	@Tests/Mutants/run

kernel-test: dependencies ## run the tests that need real devices, in a virtual machine
	@.ci/install-packages $(MACHINE)
	$(SWIFT) build --build-tests
	$(SWIFT) build $(RELEASE) --product pantograph
	$(SWIFT) build $(RELEASE) --product pantograph-studio
	@Tests/KernelMachine/run

libinput-table: build ## play recordings (FOLDERS=…) to libinput and Pantograph in a virtual machine, and compare
	@.ci/install-packages $(MACHINE) libinput-dev
	@Tests/KernelMachine/compare $(FOLDERS)

dependencies: ## install the Debian packages that are missing
	@.ci/install-packages $(LIBRARIES)

clean: ## remove all build results
	rm -rf .build build

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20
