"""A wheel that says on which Linux it runs, and is the same for every umask."""
from pathlib import Path

from platform_tag import platform_tag
from wheel.bdist_wheel import bdist_wheel


class TaggedWheel(bdist_wheel):
    def get_tag(self):
        """By what the module needs, whose name ends with its machine: _core.cpython-311-aarch64-linux-gnu.so."""
        python, abi, platform = super().get_tag()
        made = [*Path(self.bdist_dir or "").glob("trictrac/_core.*.so")]
        if not made or not platform.startswith("linux"):
            return python, abi, platform
        return python, abi, platform_tag(made[0], made[0].name.split("-")[-3])

    def write_wheelfile(self, *args, **kwargs):
        """The last step before all is packed: rights are not those of a checkout."""
        super().write_wheelfile(*args, **kwargs)
        for path in Path(self.bdist_dir).rglob("*"):
            path.chmod(0o755 if path.is_dir() else 0o644)
