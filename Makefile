# Builds, tests and runs Pantograph on Debian 12 with the Swift 6.3 toolchain. Every target works alone: it installs
# missing C libraries (apt, with sudo unless root). `make help` lists the targets.

PREFIX = /usr/local
DESTDIR =
SWIFT = swift

# The Debian packages that the targets of Package.swift need. apt is called only if one of them is missing.
LIBRARIES = libevdev-dev libcairo2-dev libpango1.0-dev libwebp-dev libjpeg62-turbo-dev libsdl2-dev libwayland-dev pkg-config fonts-dejavu-core
# The Debian packages that the virtual machine of the kernel tests is built with.
MACHINE = qemu-system-x86 busybox-static cpio xz-utils binutils gcc libc6-dev libinput-tools evemu-tools

# The release programs contain Swift's runtime, so that they run on machines without the toolchain.
# They have no search path for libraries beside the program, where somebody else may have put one.
RELEASE = --configuration release --static-swift-stdlib --disable-local-rpath
# The tests' build: everything as a release, for the tests and for the count of allocations at once; see Package.swift. It
# lies beside the debug build, which developers build again after each change.
TESTED = --configuration release -debug-info-format none --scratch-path .build/tested
SOURCES = Sources Tests Benchmarks WebAssembly Plugins Package.swift

# Variables of a user's shell that change what the scripts do: where `cd` goes, what bash reads first, and what the
# archives contain.
unexport CDPATH BASH_ENV ENV TAR_OPTIONS XZ_OPT XZ_DEFAULTS GZIP POSIXLY_CORRECT

.PHONY: build test tested test-allocations soak recognition test-c-library c-library install-c-library python test-python kit ios-tests coverage sanitize demo benchmarks bench bench-compare \
  install uninstall deb tarball docs site lint format mutants kernel-test \
  libinput-table workspaces-table apple-names inert-names tiers ios-examples embedded dependencies clean help
.DEFAULT_GOAL = build

build: dependencies ## build the release programs
	$(SWIFT) build $(RELEASE) --product pantograph
	$(SWIFT) build $(RELEASE) --product pantograph-studio
	$(SWIFT) build $(RELEASE) --product pantograph-window

test: tested ## run every test, and count allocations in optimized code
	@built=$$($(SWIFT) build $(TESTED) --show-bin-path) && BUILT=$$built BESIDE=$$built/AllocationCheck .ci/tests $(TEST_FLAGS)

# UIKit takes the compiler longest, and most tests wait for it. The first command compiles all that it waits for; see the
# end of Package.swift.
tested: dependencies ## compile the tests, and the programs that they start, in .build/tested
	PANTOGRAPH_TESTED=1 $(SWIFT) build $(TESTED) --product BelowUIKit
	PANTOGRAPH_TESTED=1 $(SWIFT) build $(TESTED) --build-tests

# Only optimized code is free of allocations. This target builds nothing else, as users' programs are built.
test-allocations: dependencies ## count allocations in optimized code
	$(SWIFT) build $(RELEASE) --product AllocationCheck
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/AllocationCheck"

c-library: ## build the C library of the pure targets in build/c-library; see docs/c-library.md
	@.ci/c-library build/c-library

ios-tests: kit ## run the unit tests of libraries for iOS with `pantograph test`
	$(SWIFT) build
	@.ci/ios-tests "$$($(SWIFT) build --show-bin-path)/pantograph"

install-c-library: c-library ## install the C library under PREFIX
	.ci/install-c-library build/c-library "$(DESTDIR)$(PREFIX)"

kit: dependencies ## build the kit of `pantograph run` in build/kit: libraries and modules for compiling applications
	@.ci/kit build/kit

test-c-library: dependencies c-library ## compare the C library with replay, and misuse it
	@.ci/install-packages libinput-dev
	$(SWIFT) build
	@.ci/c-library-check "$$($(SWIFT) build --show-bin-path)/pantograph" build/c-library

python: c-library ## make a wheel of the Python package in build/packages; see docs/python.md
	@.ci/python-environment
	@.ci/python-wheel build/c-library build/packages

test-python: dependencies python ## compare the Python package with the programs, and run its example
	$(SWIFT) build
	@.ci/python-check "$$($(SWIFT) build --show-bin-path)/pantograph" build/c-library build/packages

# A release build, as users run it. It is a process of its own, because it measures the memory of its process.
soak: dependencies ## trees of 100,000 views, 100,000 presentations, 24 hours of a scene, 500 films; some minutes
	$(SWIFT) build $(RELEASE) --product Soak
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/Soak"

coverage: dependencies ## report the lines that the tests run, in build/coverage
	@.ci/coverage

sanitize: dependencies ## run the tests with the address and the thread sanitizer; takes long
	@.ci/sanitize address thread

demo: build ## play a bundled recording and draw its trajectories
	@.ci/demo "$$($(SWIFT) build $(RELEASE) --show-bin-path)/pantograph"

# The benchmarks are a package of their own, so that only those who measure build them. The folder of the debug build has
# Pantograph itself already.
benchmarks: dependencies ## build the programs that measure
	$(SWIFT) build --package-path Benchmarks --scratch-path .build

bench: build ## run the benchmarks (BENCHMARKS="layout frames" chooses some) and compare with other programs; see docs/benchmarks.md
	@.ci/bench $(BENCHMARKS)

bench-compare: bench ## run the benchmarks, and say which figures are worse than those that the repository holds
	@.ci/bench-compare

recognition: dependencies ## make gestures on every described device, and write the table in docs/recognition.md
	@.ci/recognition $(FOLDERS)

install: build $(if $(PROGRAMS),,kit) ## install under PREFIX (/usr/local), below DESTDIR; PROGRAMS=pantograph without scenes and kit
	PROGRAMS="$(PROGRAMS)" .ci/install "$$($(SWIFT) build $(RELEASE) --show-bin-path)" "$(DESTDIR)$(PREFIX)"
	$(if $(PROGRAMS),,.ci/install-kit build/kit "$(DESTDIR)$(PREFIX)")

uninstall: ## remove the files that install put there
	.ci/uninstall "$(DESTDIR)$(PREFIX)"

deb: build kit ## make the Debian packages in build/packages
	.ci/package "$$($(SWIFT) build $(RELEASE) --show-bin-path)" build/packages build/kit

tarball: build kit ## make an archive in build/packages that runs without installation
	.ci/tarball "$$($(SWIFT) build $(RELEASE) --show-bin-path)" build/packages build/kit

docs: dependencies ## update the output of commands that the pages of docs show
	$(SWIFT) build
	@.ci/document "$$($(SWIFT) build --show-bin-path)/pantograph" docs/command-line.md docs/tuning.md

site: dependencies ## write the reference of every library and the articles as a site in build/docs
	$(SWIFT) build
	@.ci/snippets README.md docs/*.md $$(find docs/site -name '*.md')
	@.ci/site

lint: ## check the layout of the sources, and the shell scripts
	$(SWIFT) format lint --strict --recursive $(SOURCES)
	@.ci/shell-scripts

format: ## format the sources
	$(SWIFT) format --in-place --recursive $(SOURCES)

apple-names: dependencies ## write docs/coverage.md: the table of Apple's names that exist here
	$(SWIFT) build --target UIKit
	@.ci/apple-names

tiers: dependencies ## check that no tier of UIKit uses a higher one
	$(SWIFT) build --target UIKit
	@.ci/tiers

inert-names: dependencies ## write the lists of names without effect: docs/ios.md and the table of the port
	$(SWIFT) build --build-tests
	PANTOGRAPH_WRITE_INERT=1 $(SWIFT) test --skip-build --disable-xctest --filter ArchitectureTests.InertTests

ios-examples: dependencies ## port, compile and run the applications of docs/examples/ios
	$(SWIFT) build --product pantograph
	$(SWIFT) build --product pantograph-studio
	@.ci/ios-examples "$$($(SWIFT) build --show-bin-path)"

embedded: ## compile the pure targets for WebAssembly, and compare their decisions with the native ones
	@.ci/embedded

mutants: dependencies ## change one line of the code at a time; each change must break a test. SEED and COUNT draw changes
	@$(if $(SEED),SWIFT="$(SWIFT)" Tests/Mutants/drawn $(SEED) $(or $(COUNT),100),Tests/Mutants/run)

kernel-test: tested ## run the tests that need real devices, in a virtual machine
	@.ci/install-packages $(MACHINE)
	$(SWIFT) build $(RELEASE) --product pantograph
	$(SWIFT) build $(RELEASE) --product pantograph-studio
	$(SWIFT) build $(RELEASE) --product pantograph-window
	@Tests/KernelMachine/run

libinput-table: build ## play recordings (FOLDERS=…) to libinput and to Pantograph in that machine, and compare
	@.ci/install-packages $(MACHINE) libinput-dev
	@Tests/KernelMachine/compare $(FOLDERS)

workspaces-table: build c-library ## play swipes (FOLDERS=…) to the example workspaces.c in that machine, beside other compositors' rules
	@.ci/install-packages $(MACHINE) libinput-dev
	@Tests/KernelMachine/workspaces $(FOLDERS)

dependencies: ## install the Debian packages that are missing
	@.ci/install-packages $(LIBRARIES)

clean: ## remove all build results
	rm -rf .build build

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20
