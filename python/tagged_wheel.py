"""A wheel that says on which Linux it runs, and is the same for every umask."""
from pathlib import Path

from platform_tag import platform_tag
from wheel.bdist_wheel import bdist_wheel


class TaggedWheel(bdist_wheel):
    def get_tag(self):
        """By what the module needs."""
        python, abi, platform = super().get_tag()
        made = [*Path(self.bdist_dir or "").glob("trictrac/_core.*.so")]
        return python, abi, platform_tag(made[0]) if made and platform.startswith("linux") else platform

    def write_wheelfile(self, *args, **kwargs):
        """The last step before all is packed: rights are not those of a checkout."""
        super().write_wheelfile(*args, **kwargs)
        for path in Path(self.bdist_dir).rglob("*"):
            path.chmod(0o755 if path.is_dir() else 0o644)
