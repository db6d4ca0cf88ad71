#!/usr/bin/env bash
# Makes an image of a container that serves (packaging/Containerfile), of Debian's packages and ours alone:
# build/trictrac_VERSION_ARCHITECTURE.oci.tar, an archive of OCI. The same packages give the same bytes.
#
#   tools/make_container.sh           installs what is missing, builds, packs
#   tools/make_container.sh --built   packs what tools/make_deb.sh has built
#
# FOR_MACHINE=arm64 makes that of another machine, whose programs qemu-user runs on the way.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup.sh

WORK=$BUILD/container
# The package as it is called in the root too, which keeps nothing of its /tmp.
COPY=$(mktemp -d /tmp/trictrac-container-XXXXXX)
trap 'rm -rf "$COPY" $WORK' EXIT

# The number of the user trictrac, whose the games in a volume are: the same in every image.
USER_ID=900

# Commands of mmdebstrap in the root, whose path is $1: before the packages are installed, and after.
OUR_USER="
  echo 'trictrac:x:$USER_ID:$USER_ID::/var/lib/trictrac:/usr/sbin/nologin' >>\"\$1/etc/passwd\"
  echo 'trictrac:x:$USER_ID:' >>\"\$1/etc/group\""
OUR_FOLDER="install -d -m 750 -o $USER_ID -g $USER_ID \"\$1/var/lib/trictrac\""
# Neither how packages come to this machine, nor its name, nor what lets an ordinary user become another one.
TIDY='
  cd "$1"
  rm -rf etc/apt var/lib/apt var/cache/apt var/log/apt var/cache/debconf/*-old etc/*- var/lib/dpkg/*-old
  rm -f etc/hostname etc/resolv.conf
  find . -xdev -type f -perm /6000 -exec chmod a-s {} +'

make_root() {
  local machine=$WORK/apt.conf
  apt-config dump Acquire::http Acquire::https >"$machine"
  repositories | sed 's/\(.*\) \(.*\)/deb \1 \2 main/' |
    mmdebstrap --architectures="$(machine)" --variant=essential --hook-dir=/usr/share/mmdebstrap/hooks/merged-usr \
      --hook-dir=/usr/share/mmdebstrap/hooks/file-mirror-automount --aptopt="$machine" \
      --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/info/*' \
      --dpkgopt='path-exclude=/usr/share/locale/*' --dpkgopt='path-exclude=/usr/share/doc/*' \
      --dpkgopt='path-include=/usr/share/doc/*/copyright' \
      --essential-hook="$OUR_USER" --include="$COPY/trictrac.deb" --include=ca-certificates \
      --customize-hook="$OUR_FOLDER" --customize-hook="$TIDY" --skip=cleanup/apt,cleanup/mmdebstrap,output/dev \
      bookworm "$WORK/root.tar" -
}

# A storage of its own, which is gone when it is done.
in_storage() { buildah --root "$PWD/$WORK/storage" --runroot "$PWD/$WORK/run" --storage-driver vfs "$@"; }

make_image() {
  local name
  name=localhost/trictrac:$(version)
  in_storage build --quiet --isolation chroot --arch "$(machine)" --timestamp "$SOURCE_DATE_EPOCH" --identity-label=false \
    --build-arg VERSION="$(version)" --file packaging/Containerfile --tag "$name" $WORK
  in_storage push --quiet "$name" "oci:$WORK/image:$name"
  tar -c -C $WORK/image --sort=name --mtime="@$SOURCE_DATE_EPOCH" --mode=u=rwX,go=rX --owner=0 --group=0 \
    --numeric-owner blobs index.json oci-layout >"$(image)"
}

tools/make_deb.sh "$@"
install_packages "mmdebstrap mmdebstrap
buildah buildah"
emulate_machine
SOURCE_DATE_EPOCH=$(source_moment)
export SOURCE_DATE_EPOCH
mkdir -p $WORK
cp "$(package trictrac-server)" "$COPY/trictrac.deb"
say "Debian 12 with the package"
make_root
say "the image"
make_image
say "made: $(image) ($(du -m "$(image)" | cut -f1) MB)"
cat <<END
podman load --input $(image)
podman run --detach --name trictrac --publish 127.0.0.1:8080:8080 --volume trictrac:/var/lib/trictrac \\
  localhost/trictrac:$(version)
END
