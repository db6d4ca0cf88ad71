"""The oldest Linux on which a module runs, as the tag of a wheel (PEP 600): read from the versions of the symbols that it needs."""
import re
import subprocess
import sysconfig

# The libraries of the system that a module may use. Any other must be in the wheel.
SYSTEM_LIBRARIES = re.compile(r"lib(c|m|dl|rt|pthread|stdc\+\+|gcc_s)\.so\.\d+|ld-linux[\w-]*\.so\.\d+")
# The first glibc that distributions have together with these of libstdc++ and of libgcc.
BROUGHT_WITH = {
    "GLIBCXX": [((3, 4, 19), 17), ((3, 4, 22), 24), ((3, 4, 24), 27), ((3, 4, 25), 28), ((3, 4, 28), 31), ((3, 4, 29), 34),
                ((3, 4, 30), 35), ((3, 4, 32), 38), ((3, 4, 33), 39)],
    "CXXABI": [((1, 3, 7), 17), ((1, 3, 11), 27), ((1, 3, 12), 31), ((1, 3, 13), 34), ((1, 3, 14), 38), ((1, 3, 15), 39)],
    "GCC": [((4, 8, 0), 17), ((7, 0, 0), 27), ((12, 0, 0), 35), ((13, 0, 0), 38), ((14, 0, 0), 39)],
}


class NotPortable(Exception):
    """Names the library or the symbol that keeps a module from being a manylinux one."""


def minor_of_glibc(needed):
    """The least Y of glibc 2.Y that has all versions needed, such as GLIBC_2.34 and GLIBCXX_3.4.30."""
    least = 17
    for symbol in needed:
        name, _, number = symbol.partition("_")
        version = tuple(map(int, number.split(".")))
        if name == "GLIBC":
            least = max(least, version[1])
        elif name in BROUGHT_WITH:
            enough = [minor for brought, minor in BROUGHT_WITH[name] if version <= brought]
            if not enough:
                raise NotPortable(f"{symbol} is newer than python/platform_tag.py knows: add the glibc that comes with it")
            least = max(least, enough[0])
    return least


def platform_tag(module, machine=None):
    """Such as manylinux_2_35_x86_64. `module`: the path of an ELF file, of this machine unless another is named."""
    read = subprocess.run(["readelf", "--wide", "--dynamic", "--version-info", module], capture_output=True, text=True, check=True).stdout
    for library in re.findall(r"\(NEEDED\)\s+Shared library: \[(.+?)\]", read):
        if not SYSTEM_LIBRARIES.fullmatch(library):
            raise NotPortable(f"{module} needs {library}, which not every Linux has")
    needs = read.partition("Version needs section")[2]
    needed = set(re.findall(r"Name: ([A-Z]+_[\d.]+)", needs))
    if not any(symbol.startswith("GLIBC_") for symbol in needed):
        raise NotPortable(f"{module} names no version of glibc: it is no module for Linux with glibc")
    return f"manylinux_2_{minor_of_glibc(needed)}_{machine or sysconfig.get_platform().split('-')[-1]}"
