"""The wheel: CMake builds the module (preset `library` of the repository), setuptools packs it. tools/make_wheel.sh runs
this; nothing is fetched. TRICTRAC_MODULE names a module that has been built already, such as one for another machine."""
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).resolve().parent))

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.search(r"^project\(trictrac VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text(), re.M).group(1)
BUILD = ROOT / "build" / "library"
BESIDE = ROOT / "build" / "wheel"  # what setuptools writes on the way
BESIDE.mkdir(parents=True, exist_ok=True)


class BuildByCMake(build_ext):
    def build_extension(self, ext):
        made = Path(os.environ["TRICTRAC_MODULE"]) if "TRICTRAC_MODULE" in os.environ else self.compiled()
        into = Path(self.get_ext_fullpath(ext.name)).with_name(made.name)
        into.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(made, into)

    @staticmethod
    def compiled():
        """The module for this machine and this Python."""
        configure = ["cmake", "--preset", "library", "-DTRICTRAC_PYTHON=ON", f"-DPython_EXECUTABLE={sys.executable}"]
        subprocess.run(configure, cwd=ROOT, check=True)
        jobs = [f"-j{os.environ['JOBS']}"] if "JOBS" in os.environ else []
        subprocess.run(["ninja", "-C", BUILD, *jobs, "python_core"], check=True)
        return next((BUILD / "python").glob("_core.*.so"))


def commands():
    """A package of Debian is made without wheel."""
    if importlib.util.find_spec("wheel") is None:
        return {"build_ext": BuildByCMake}
    from tagged_wheel import TaggedWheel

    return {"build_ext": BuildByCMake, "bdist_wheel": TaggedWheel}


setup(
    version=VERSION,
    ext_modules=[Extension("trictrac._core", sources=[])],
    cmdclass=commands(),
    options={"build": {"build_base": str(BESIDE / "parts")}, "egg_info": {"egg_base": str(BESIDE)}},
)
