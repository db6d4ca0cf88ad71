#!/usr/bin/env python3
"""Writes what Trictrac is made with as a document of SPDX 2.3 (JSON): the packages of tools/setup.sh's RUN_NEEDS and those of npm in
the page. Licences are those of docs/dependencies.md; versions are those of this machine's dpkg and of web/package-lock.json.

  tools/make_sbom.py [FILE]   standard output where no FILE is named. The same machine and commit give the same bytes.
"""
import base64
import hashlib
import json
import re
import shutil
import subprocess
import sys
from datetime import datetime, timezone
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# The relation of a table of docs/dependencies.md to the program, by the start of its heading or of the line before it.
RELATIONSHIPS = {"In the program": "DEPENDS_ON", "In the module": "CONTAINS", "In the page": "CONTAINS", "To build": "BUILD_TOOL_OF"}


class SbomError(Exception):
    """Names what is missing, and where it should stand."""


def read(path):
    return (ROOT / path).read_text(encoding="utf-8")


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT).stdout.strip()


def needed():
    """The packages that building the program needs, each with the command or file that it brings."""
    needs = re.search(r'^RUN_NEEDS="\n(.*?)^"', read("tools/setup.sh"), re.M | re.S)
    return {line.split()[-1]: line.split()[0] for line in needs[1].splitlines() if line.strip()}


def listed():
    """Each package in a table of docs/dependencies.md: its licence and how it stands to the program."""
    found, relationship = {}, None
    for line in read("docs/dependencies.md").splitlines():
        for words, meaning in RELATIONSHIPS.items():
            if line.removeprefix("## ").startswith(words):
                relationship = meaning
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `") and relationship:
            found[cells[0].strip("`")] = (cells[-2].split(" (")[0], relationship)
    return found


def installed(names):
    """The versions of those packages of Debian that are installed here."""
    lines = run("dpkg-query", "-W", "-f", "${db:Status-Abbrev} ${Package} ${Version}\n", *names).splitlines()
    return dict(line.split()[1:] for line in lines if line.startswith("ii"))


def version_of(package, brought, here):
    """Of the package; of the command that it brings where this machine has that in another way."""
    if package in here:
        return here[package]
    if not brought.startswith("/") and shutil.which(brought):
        return re.search(r"\d[\w.+~:-]*", run(brought, "--version"))[0]
    raise SbomError(f"{package} is not installed: ./run --build-only installs it")


def spdx_id(kind, name):
    return f"SPDXRef-{kind}-" + re.sub(r"[^A-Za-z0-9.-]+", "-", name.replace("+", "p")).strip("-")


def entry(kind, name, version, licence, purl, **more):
    return {
        "SPDXID": spdx_id(kind, name),
        "name": name,
        "versionInfo": version,
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
        "externalRefs": [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": purl}],
        **more,
    }


def of_debian(name, licence, version):
    return entry("deb", name, version, licence, f"pkg:deb/debian/{name}@{version}?distro=bookworm".replace("+", "%2B"))


def of_npm(name, licence, lock):
    kept = lock["packages"].get(f"node_modules/{name}")
    if not kept:
        raise SbomError(f"docs/dependencies.md lists {name}, which web/package-lock.json does not hold")
    if kept["license"] != licence:
        raise SbomError(f"docs/dependencies.md says that {name} is under {licence}; its package says {kept['license']}")
    algorithm, _, value = kept["integrity"].partition("-")
    checksum = {"algorithm": algorithm.upper(), "checksumValue": base64.b64decode(value).hex()}
    purl = f"pkg:npm/{name.replace('@', '%40', 1)}@{kept['version']}"
    return entry("npm", name, kept["version"], licence, purl, checksums=[checksum])


def moment():
    """Returns the time when the sources were last changed."""
    seconds = run("git", "log", "-1", "--format=%ct") if (ROOT / ".git").exists() else (ROOT / "CMakeLists.txt").stat().st_mtime
    return datetime.fromtimestamp(int(seconds), timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def packages():
    """Every package, with how it stands to the program."""
    tables, needs = listed(), needed()
    for name in needs.keys() - tables.keys():
        raise SbomError(f"docs/dependencies.md has no row for {name}, which tools/setup.sh installs")
    lock, here = json.loads(read("web/package-lock.json")), installed(needs)
    for name, (licence, relationship) in sorted(tables.items()):
        if name in needs:
            yield of_debian(name, licence, version_of(name, needs[name], here)), relationship
        else:
            yield of_npm(name, licence, lock), relationship


def document():
    version = re.search(r"^project\(trictrac VERSION ([0-9.]+)", read("CMakeLists.txt"), re.M)[1]
    own = entry("program", "trictrac", version, "GPL-3.0-or-later", f"pkg:generic/trictrac@{version}", primaryPackagePurpose="APPLICATION")
    made = list(packages())
    relationships = [("SPDXRef-DOCUMENT", "DESCRIBES", own["SPDXID"])]
    for package, relationship in made:
        ends = (package["SPDXID"], own["SPDXID"]) if relationship == "BUILD_TOOL_OF" else (own["SPDXID"], package["SPDXID"])
        relationships.append((ends[0], relationship, ends[1]))
    every = [own, *(package for package, _ in made)]
    digest = hashlib.sha256(json.dumps(every, sort_keys=True).encode()).hexdigest()
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"trictrac-{version}",
        "documentNamespace": f"https://trictrac.example/sbom/trictrac-{version}-{digest}",
        "creationInfo": {"created": moment(), "creators": ["Organization: The Trictrac project", "Tool: make_sbom.py"]},
        "packages": every,
        "relationships": [
            {"spdxElementId": of, "relationshipType": meaning, "relatedSpdxElement": to} for of, meaning, to in relationships
        ],
    }


def main():
    try:
        text = json.dumps(document(), indent=2, ensure_ascii=False) + "\n"
    except SbomError as error:
        print(error, file=sys.stderr)
        return 1
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
