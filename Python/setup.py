"""Builds the extension module over the C library; `build_library.py` finds the C library."""

import os
import sys

from setuptools import setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from build_library import choose  # noqa: E402


class BuildExtension(build_ext):
    """Compiles the module with the C library, and puts a library that was built here beside the module."""

    def run(self) -> None:
        library = choose()
        library.build()
        for extension in self.extensions:
            extension.include_dirs.append(library.include)
            extension.library_dirs += library.folders
            extension.extra_link_args.append("-Wl,-rpath," + ("$ORIGIN" if library.is_bundled else library.run_path))
        super().run()
        if library.is_bundled:
            module = self.get_ext_fullpath(self.extensions[0].name)
            self.copy_file(library.file, os.path.join(os.path.dirname(module), library.name))


setup(
    cffi_modules=["build_native.py:ffi"],
    cmdclass={"build_ext": BuildExtension},
    options={"bdist_wheel": {"py_limited_api": "cp310"}},
)
