#!/usr/bin/env python3
"""Fails where what a publisher hands out contradicts itself: one version everywhere, the entry for catalogues of programs, its
pictures, how to cite, compose.yaml, the links of README.md.

  tools/check_publication.py            every page names the version of CMakeLists.txt
  tools/check_publication.py VERSION    and that is VERSION: what tools/make_release.sh asks first
"""
import json
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
METAINFO = "packaging/desktop/trictrac.metainfo.xml"
DESKTOP = "packaging/desktop/trictrac.desktop"


def read(path):
    return (ROOT / path).read_text(encoding="utf-8")


def versions():
    """Every place that names the version, and what it names."""
    changelog = re.findall(r"^## (\d[\w.]*)", read("CHANGELOG.md"), re.M)
    lock = json.loads(read("web/package-lock.json"))
    return {
        "CMakeLists.txt": re.search(r"^project\(trictrac VERSION ([0-9.]+)", read("CMakeLists.txt"), re.M)[1],
        "CHANGELOG.md": changelog[0] if changelog else "none",
        "compose.yaml": re.search(r"localhost/trictrac:([0-9.]+)", read("compose.yaml"))[1],
        "CITATION.cff": str(yaml.safe_load(read("CITATION.cff"))["version"]),
        METAINFO: ElementTree.parse(ROOT / METAINFO).find("releases/release").get("version"),
        "web/package.json": json.loads(read("web/package.json")).get("version", "none"),
        "web/package-lock.json": lock["packages"][""].get("version", "none"),
    }


def faults_of_version(wanted=None):
    named = versions()
    version = wanted or named["CMakeLists.txt"]
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        yield f"{version} is no version: it should be three numbers, such as 1.1.0"
        return
    for place, names in named.items():
        if names != version:
            yield f"{place} names the version {names}; it should be {version}"


def faults_of_date():
    cited = str(yaml.safe_load(read("CITATION.cff"))["date-released"])
    listed = ElementTree.parse(ROOT / METAINFO).find("releases/release").get("date")
    if cited != listed:
        yield f"CITATION.cff names {cited} as the day of the release, {METAINFO} names {listed}"


def faults_of_citation():
    cited = yaml.safe_load(read("CITATION.cff"))
    for member in ("cff-version", "message", "title", "authors", "license", "repository-code"):
        if not cited.get(member):
            yield f"CITATION.cff has no {member}"


def faults_of_tool(*command):
    """Returns the report of a validator of the system on a file."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        yield f"{command[0]} is not installed: ./test release installs it"
        return
    if done.returncode != 0:
        yield f"{' '.join(command)}: {done.stdout}{done.stderr}".strip()


def size_of_png(path):
    head = path.read_bytes()[:24]
    return struct.unpack(">II", head[16:24]) if head.startswith(b"\x89PNG") else None


def faults_of_pictures():
    for image in ElementTree.parse(ROOT / METAINFO).iterfind("screenshots/screenshot/image"):
        path = ROOT / re.sub(r".*/(?=docs/img/)", "", image.text)
        said = (int(image.get("width")), int(image.get("height")))
        if not path.is_file():
            yield f"{METAINFO} shows {image.text}, which does not stand in docs/img"
        elif size_of_png(path) != said:
            yield f"{METAINFO} says that {path.name} is {said}; it is {size_of_png(path)}"


def faults_of_compose():
    composed = yaml.safe_load(read("compose.yaml"))
    for name, service in composed["services"].items():
        for member in ("image", "restart", "healthcheck"):
            if member not in service:
                yield f"compose.yaml: {name} has no {member}"
        for variable in service.get("environment", {}):
            if re.search(r"PASSWORD|SECRET|TOKEN|_KEY", variable):
                yield f"compose.yaml: {name} is given {variable}; a secret should stand in a file of its own"
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            if source.startswith("."):
                if not (ROOT / source).is_file():
                    yield f"compose.yaml: {name} mounts {source}, which does not stand"
            elif source not in composed["volumes"]:
                yield f"compose.yaml: {name} mounts the volume {source}, which is not listed under volumes"
        for network in service.get("networks", []):
            if network not in composed["networks"]:
                yield f"compose.yaml: {name} is in the network {network}, which is not listed under networks"
        for other in service.get("depends_on", []):
            if other not in composed["services"]:
                yield f"compose.yaml: {name} waits for {other}, which is no service"


def faults_of_links(page):
    for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)|(?:src|href|srcset)=\"([^\"#]+)", read(page)):
        target = link[0] or link[1]
        if "://" not in target and not (ROOT / page).parent.joinpath(target).exists():
            yield f"{page} leads to {target}, which does not stand"


def main():
    faults = [
        *faults_of_version(*sys.argv[1:2]),
        *faults_of_date(),
        *faults_of_citation(),
        *faults_of_tool("appstreamcli", "validate", "--no-net", METAINFO),
        *faults_of_tool("desktop-file-validate", DESKTOP),
        *faults_of_pictures(),
        *faults_of_compose(),
        *(fault for page in ("README.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "docs/contents.md") for fault in faults_of_links(page)),
    ]
    print("\n".join(faults) or f"all agree on {versions()['CMakeLists.txt']}")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
