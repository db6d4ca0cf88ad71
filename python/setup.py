"""The wheel: CMake builds the module (preset `library` of the repository), setuptools packs it. tools/make_wheel.sh runs
this; nothing is fetched."""
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from wheel.bdist_wheel import bdist_wheel

sys.path.insert(0, str(Path(__file__).resolve().parent))
from platform_tag import platform_tag  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.search(r"^project\(trictrac VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text(), re.M).group(1)
BUILD = ROOT / "build" / "library"
BESIDE = ROOT / "build" / "wheel"  # what setuptools writes on the way
BESIDE.mkdir(parents=True, exist_ok=True)


class BuildByCMake(build_ext):
    def build_extension(self, ext):
        configure = ["cmake", "--preset", "library", "-DTRICTRAC_PYTHON=ON", f"-DPython_EXECUTABLE={sys.executable}"]
        subprocess.run(configure, cwd=ROOT, check=True)
        jobs = [f"-j{os.environ['JOBS']}"] if "JOBS" in os.environ else []
        subprocess.run(["ninja", "-C", BUILD, *jobs, "python_core"], check=True)
        made = next((BUILD / "python").glob("_core.*.so"))
        into = Path(self.get_ext_fullpath(ext.name))
        into.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(made, into)


class TaggedWheel(bdist_wheel):
    """Says on which Linux it runs, by what the module needs."""

    def get_tag(self):
        python, abi, platform = super().get_tag()
        made = [*Path(self.bdist_dir or "").glob("trictrac/_core.*.so")]
        return python, abi, platform_tag(made[0]) if made and platform.startswith("linux") else platform

    def write_wheelfile(self, *args, **kwargs):
        """The last step before all is packed: rights are not those of a checkout."""
        super().write_wheelfile(*args, **kwargs)
        for path in Path(self.bdist_dir).rglob("*"):
            path.chmod(0o755 if path.is_dir() else 0o644)


setup(
    version=VERSION,
    ext_modules=[Extension("trictrac._core", sources=[])],
    cmdclass={"build_ext": BuildByCMake, "bdist_wheel": TaggedWheel},
    options={"build": {"build_base": str(BESIDE / "parts")}, "egg_info": {"egg_base": str(BESIDE)}},
)
