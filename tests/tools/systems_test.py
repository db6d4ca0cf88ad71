"""Tests the packages that ./run installs on each system: the table of tools/setup.sh, read as the script reads it."""
import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]

SYSTEMS = {
    "Debian 12": ("ID=debian\nVERSION_CODENAME=bookworm", "1"),
    "Raspberry Pi OS": ("ID=raspbian\nID_LIKE=debian\nVERSION_CODENAME=bookworm", "1"),
    "Debian 13": ("ID=debian\nVERSION_CODENAME=trixie", "2"),
    "Ubuntu 24.04": ("ID=ubuntu\nID_LIKE=debian\nVERSION_CODENAME=noble", "3"),
    "Linux Mint 22": ('ID=linuxmint\nID_LIKE="ubuntu debian"\nVERSION_CODENAME=wilma\nUBUNTU_CODENAME=noble', "3"),
    "Fedora": ("ID=fedora\nVERSION_ID=42", "4"),
    "Ubuntu 22.04, too old": ("ID=ubuntu\nID_LIKE=debian\nVERSION_CODENAME=jammy", "0"),
    "Debian 11, too old": ("ID=debian\nVERSION_CODENAME=bullseye", "0"),
    "Arch": ("ID=arch", "0"),
}


def asked(command, release=""):
    """Returns the output of a function of tools/setup.sh; on a system with this /etc/os-release, if one is given."""
    with tempfile.NamedTemporaryFile("w") as file:
        file.write(release)
        file.flush()
        script = f". tools/setup.sh; OS_RELEASE={file.name}; {command}"
        done = subprocess.run(["bash", "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout.strip(), done.stderr.strip()


class Systems(unittest.TestCase):
    def test_each_is_known_by_what_it_says_of_itself(self):
        for system, (release, column) in SYSTEMS.items():
            with self.subTest(system):
                self.assertEqual(asked('kind_of_system "$OS_RELEASE"', release)[1], column)

    def test_a_package_has_the_name_of_the_system(self):
        names = [asked(f"name_here libboost1.81-dev {column}")[1] for column in (1, 2, 3, 4)]
        self.assertEqual(names, ["libboost1.81-dev", "libboost-dev", "libboost-dev", "boost-devel"])
        self.assertEqual(asked("name_here haproxy 3")[1], "haproxy", "not in the table: the same name")

    def test_every_package_that_run_needs_has_a_row(self):
        _, missing, _ = asked("""awk 'NF { print $2 }' <<<"$RUN_NEEDS" | while read -r package; do
            grep -q "^$package " <<<"$NAMES" || echo "$package"; done""")
        self.assertEqual(missing, "")

    def test_an_unknown_system_is_told_what_to_install(self):
        status, _, said = asked('install_packages "no-such-command libboost1.81-dev"', "ID=arch\n")
        self.assertEqual(status, 1)
        self.assertIn("this system is none of Debian 12 and 13, Ubuntu 24.04 and Fedora", said)
        self.assertIn("Boost 1.81", said)
        self.assertTrue(said.endswith("libboost1.81-dev"), said)

    def test_what_no_package_brings_is_said(self):
        status, _, said = asked('install_packages "no-such-command wasi-libc"', "ID=fedora\n")
        self.assertEqual(status, 1)
        self.assertIn("no package of this system brings what wasi-libc brings on Debian", said)

    def test_what_is_made_for_another_machine_is_called_by_it(self):
        self.assertRegex(asked("FOR_MACHINE=arm64 package trictrac")[1], r"^build/trictrac_[\d.]+_arm64\.deb$")
        self.assertRegex(asked("FOR_MACHINE=arm64 image")[1], r"^build/trictrac_[\d.]+_arm64\.oci\.tar$")
        self.assertIn("trictrac-page", asked("packages")[1].split())
        self.assertNotIn("trictrac-page", asked("FOR_MACHINE=arm64 packages")[1].split(), "it is the same on every machine")

    def test_an_unknown_machine_is_refused_before_anything_is_built(self):
        status, _, said = asked("FOR_MACHINE=pdp11 tools/make_deb.sh")
        self.assertEqual(status, 1)
        self.assertIn('no packages are built for "pdp11" here: FOR_MACHINE takes arm64', said)

    def test_where_all_is_there_nothing_is_asked(self):
        self.assertEqual(asked('install_packages "bash bash"', "ID=arch\n"), (0, "", ""))


if __name__ == "__main__":
    unittest.main()
