#!/usr/bin/env python3
"""What a Debian package says of itself, derived from the descriptors of its features and the papers of the repository.

usage: package.py control|copyright|changelog|sbom …   (called by Scripts/package)
"""
import glob
import hashlib
import json
import os
import re
import subprocess
import sys
import textwrap
import time

# Who releases sets these, as for other tools of Debian; without them a package names nobody who could be written to.
MAINTAINER = f"{os.environ.get('DEBFULLNAME', 'The Tessera authors')} <{os.environ.get('DEBEMAIL', 'tessera@localhost')}>"
LICENCE = "MIT"
# What features need beside libraries, which are all that a descriptor can name: files, and programs that they start.
DEPENDS = {"network": ["ca-certificates"]}
RECOMMENDS = {"sip": ["baresip-core"]}
SUGGESTS = {"media": ["mpv"], "platform": ["libglib2.0-bin", "libnotify-bin"]}


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def epoch():
    return int(os.environ["SOURCE_DATE_EPOCH"])


class Distribution:
    """The facts of one binary: its features as it lists them, and their descriptors as the repository has them."""

    def __init__(self, root, listed, version_line):
        document = json.loads(read(listed))
        self.name = document["distribution"]
        self.hash = document["hash"]
        self.listed = document["features"] + document["system"]
        self.version, self.toolchain = VersionLine.read(version_line)
        known = [json.loads(read(path)) for path in glob.glob(root + "/Modules/*/feature.json")]
        by_id = {descriptor["id"]: descriptor for descriptor in known}
        self.libraries = [
            library for feature in self.listed for library in by_id.get(feature["id"], {}).get("libraries", [])]

    def packages(self, optional):
        """The packages of libraries and of what else features need, sorted."""
        libraries = {entry["package"] for entry in self.libraries if entry.get("optional", False) == optional}
        return sorted(libraries.union(self.beside(RECOMMENDS if optional else DEPENDS)))

    def beside(self, known):
        return sorted({name for feature in self.listed for name in known.get(feature["id"], [])})


class VersionLine:
    """`NAME 1.2.3 (…)` and the lines after it, as `--version` prints them."""

    @staticmethod
    def read(text):
        version = re.search(r"\b(\d+\.\d+\.\d+)\b", text).group(1)
        toolchain = re.search(r"Swift (\S+)", text)
        return version, toolchain.group(1).rstrip(",;)") if toolchain else "unknown"


def names_of(depends):
    return [re.split(r"[ (]", part.strip())[0] for part in depends.split(",") if part.strip()]


def control(root, listed, version_line, architecture, linked, size):
    """The control file: what the loader needs in the versions that dpkg counts, then what features open."""
    distribution = Distribution(root, listed, version_line)
    depends = [part.strip() for part in linked.split(",") if part.strip()]
    depends += [name for name in distribution.packages(False) if name not in names_of(linked)]
    recommends = [name for name in distribution.packages(True) if name not in names_of(linked)]
    shown = [feature for feature in distribution.listed if feature["kind"] == "feature"]
    lines = [
        f"Package: {distribution.name}", f"Version: {distribution.version}", f"Architecture: {architecture}",
        f"Maintainer: {MAINTAINER}", f"Installed-Size: {size}", f"Depends: {', '.join(sorted(depends))}"]
    lines += [f"Recommends: {', '.join(recommends)}"] if recommends else []
    suggested = distribution.beside(SUGGESTS)
    lines += [f"Suggests: {', '.join(suggested)}"] if suggested else []
    lines += [
        "Section: utils", "Priority: optional", "Description: program for the terminal, assembled from features",
        " This binary contains these features and nothing else:", " ."]
    lines += [
        textwrap.fill(f"{feature['id']}: {feature['summary']}", 78, initial_indent="  * ", subsequent_indent="    ")
        for feature in shown]
    return "\n".join(lines) + "\n"


def copyright(licence):
    """The licence in Debian's machine-readable form."""
    body = read(licence).split("\n\n", 2)
    holder = re.search(r"Copyright \(c\) (.*)", body[1]).group(1)
    text = "\n".join(" " + (line or ".") for line in body[2].strip().split("\n"))
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: tessera\n\n"
        f"Files: *\nCopyright: {holder}\nLicense: Expat\n\nLicense: Expat\n{text}\n")


def changelog(path, name, version):
    """The entry of the version, from CHANGELOG.md, in the form of Debian."""
    section = re.search(rf"^## {re.escape(version)}[^\n]*\n+(.*?)(?=^## |\Z)", read(path), re.M | re.S)
    if not section:
        sys.exit(f"{path}: no section for {version}")
    points = [" ".join(point.split()) for point in re.split(r"^- ", section.group(1), flags=re.M)[1:]]
    items = "\n".join(
        textwrap.fill(point, 78, initial_indent="  * ", subsequent_indent="    ", break_on_hyphens=False)
        for point in points)
    date = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(epoch()))
    return f"{name} ({version}) unstable; urgency=medium\n\n{items}\n\n -- {MAINTAINER}  {date}\n"


def sha256(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def spdx_package(identifier, name, version, **more):
    return {
        "SPDXID": f"SPDXRef-{identifier}", "name": name, "versionInfo": version, "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False, "licenseConcluded": "NOASSERTION", "licenseDeclared": "NOASSERTION",
        "copyrightText": "NOASSERTION", **more}


def debian_version(package):
    query = ["dpkg-query", "--show", "--showformat=${Version}", package]
    result = subprocess.run(query, capture_output=True, text=True, check=False)
    return result.stdout if result.returncode == 0 else "NOASSERTION"


def debian_package(name, architecture):
    version = debian_version(name)
    locator = f"pkg:deb/debian/{name}" + (f"@{version}" if version != "NOASSERTION" else "") + f"?arch={architecture}"
    reference = {"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": locator}
    return spdx_package(f"deb-{re.sub('[^A-Za-z0-9.-]', '-', name)}", name, version, externalRefs=[reference])


def sbom(root, listed, version_line, control_file, binary, package):
    """What is in a package, in SPDX 2.3: its features, the Swift runtime inside, the libraries of Debian outside."""
    distribution = Distribution(root, listed, version_line)
    fields = dict(re.findall(r"^([A-Z][A-Za-z-]+): (.*)$", read(control_file), re.M))
    checksum = [{"algorithm": "SHA256", "checksumValue": sha256(package)}]
    ours = {"licenseConcluded": LICENCE, "licenseDeclared": LICENCE, "copyrightText": "The Tessera authors"}
    whole = spdx_package(
        "package", distribution.name, distribution.version, checksums=checksum,
        packageFileName=os.path.basename(package), primaryPackagePurpose="APPLICATION", **ours)
    parts = [
        spdx_package(f"feature-{part['id']}", part["id"], part["version"], summary=part["summary"], **ours)
        for part in distribution.listed]
    runtime = spdx_package(
        "swift-runtime", "swift-runtime", distribution.toolchain, licenseDeclared="Apache-2.0 WITH Swift-exception")
    outside = {
        relation: [debian_package(name, fields["Architecture"]) for name in names_of(fields.get(field, ""))]
        for relation, field in [("DEPENDS_ON", "Depends"), ("OPTIONAL_DEPENDENCY_OF", "Recommends")]}
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-package")]
    relations += [("SPDXRef-package", "CONTAINS", part["SPDXID"]) for part in parts]
    relations += [("SPDXRef-package", "STATIC_LINK", "SPDXRef-swift-runtime")]
    relations += [("SPDXRef-package", "DEPENDS_ON", part["SPDXID"]) for part in outside["DEPENDS_ON"]]
    relations += [
        (part["SPDXID"], "OPTIONAL_DEPENDENCY_OF", "SPDXRef-package") for part in outside["OPTIONAL_DEPENDENCY_OF"]]
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": os.path.basename(package),
        "documentNamespace": f"urn:tessera:spdx:{distribution.name}:{distribution.version}:{sha256(package)}",
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch())),
            "creators": ["Tool: tessera-package", "Organization: The Tessera authors"]},
        "comment": f"the features have the fingerprint {distribution.hash}; the binary has SHA-256 {sha256(binary)}",
        "packages": [whole] + parts + [runtime] + outside["DEPENDS_ON"] + outside["OPTIONAL_DEPENDENCY_OF"],
        "relationships": [
            {"spdxElementId": a, "relationshipType": relation, "relatedSpdxElement": b} for a, relation, b in relations]}
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


SUBJECTS = {"control": control, "copyright": copyright, "changelog": changelog, "sbom": sbom}
sys.stdout.write(SUBJECTS[sys.argv[1]](*sys.argv[2:]))
