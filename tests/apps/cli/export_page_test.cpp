// The page written to a folder for any host of files: whole, or not at all.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "apps/server/small_disk.h"
#include "run.h"
#include "small_page.h"

namespace trictrac::test {
namespace export_page_test {

namespace fs = std::filesystem;

std::string text(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Returns all files of a folder, with hidden ones.
std::set<std::string> files_in(const fs::path& folder) {
  std::set<std::string> found;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (!entry.is_directory()) found.insert(entry.path().lexically_relative(folder).generic_string());
  return found;
}

class ExportPage : public testing::Test {
 protected:
  ExportPage() : folder_(fs::path(testing::TempDir()) / ("export_page_" + std::to_string(getpid()))) {
    fs::remove_all(folder_);
    build("one");
  }
  ~ExportPage() override { fs::remove_all(folder_); }

  void build(const std::string& name) const { build_small_page(folder_ / "web", name); }
  fs::path to(const std::string& name = "out") const { return folder_ / name; }
  Outcome write(const std::string& more = "", const std::string& name = "out") const {
    return run_server("export-page " + to(name).string() + " --web " + (folder_ / "web").string() + " " +
                      more);
  }
  // Returns the files besides the built page.
  std::set<std::string> beside() const {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder_)) names.insert(entry.path().filename());
    names.erase("web");
    return names;
  }

  fs::path folder_;
};

const std::set<std::string> kFiles = {".nojekyll",  ".trictrac-page", "404.html", "assets/one.js",
                                      "embed.html", "index.html",     "sw.js"};

TEST_F(ExportPage, WritesTheFilesThatAHostHandsOut) {
  const Outcome r = write("--lang en");
  EXPECT_EQ(r.status, 0) << r.output;
  EXPECT_TRUE(has(r, "files in " + to().string())) << r.output;
  EXPECT_EQ(files_in(to()), kFiles);
  EXPECT_EQ(text(to() / "assets/one.js"), "code of one");
  EXPECT_EQ(beside(), std::set<std::string>{"out"});
  const auto all_may = fs::perms::owner_read | fs::perms::owner_exec;
  EXPECT_EQ(fs::status(to()).permissions() & all_may, all_may);
  EXPECT_EQ(fs::status(to()).permissions(), fs::status(to() / "assets").permissions());
}

TEST_F(ExportPage, TellsItsDocumentsThatTheyHaveNoServerAndMayLoadTheirOwnFilesOnly) {
  ASSERT_EQ(write().status, 0);
  for (const char* document : {"index.html", "embed.html"}) {
    const std::string written = text(to() / document);
    EXPECT_NE(written.find("<meta name=\"trictrac-server\" content=\"\" />"), written.npos) << written;
    EXPECT_NE(written.find("http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'"),
              written.npos);
    EXPECT_EQ(written.find("frame-ancestors"), written.npos) << "which a document cannot say of itself";
    EXPECT_LT(written.find("charset"), written.find("http-equiv"));
  }
}

TEST_F(ExportPage, NamesTheServerAndTheBaseThatItIsTold) {
  ASSERT_EQ(write("--server https://trictrac.example:8443 --base /jeux/trictrac/").status, 0);
  EXPECT_NE(text(to() / "index.html").find("content=\"https://trictrac.example:8443/\""), std::string::npos);
  const std::string missing = text(to() / "404.html");
  EXPECT_NE(missing.find("Page not found"), missing.npos);
  EXPECT_NE(missing.find("Page introuvable"), missing.npos);
  EXPECT_NE(missing.find("href=\"/jeux/trictrac/\""), missing.npos) << missing;
  EXPECT_EQ(missing.find("href=\"/\""), missing.npos) << missing;
}

TEST_F(ExportPage, GivesItsServiceWorkerAVersionForEachThingItSays) {
  ASSERT_EQ(write("", "a").status, 0);
  ASSERT_EQ(write("", "again").status, 0);
  ASSERT_EQ(write("--server https://trictrac.example", "b").status, 0);
  const std::string built = text(folder_ / "web/sw.js"), a = text(to("a") / "sw.js"),
                    b = text(to("b") / "sw.js");
  EXPECT_NE(a, built);
  EXPECT_NE(a, b);
  EXPECT_EQ(a, text(to("again") / "sw.js"));
}

TEST_F(ExportPage, WritesWhatTheProgramItselfHolds) {
  const Outcome r = run_server("export-page " + to().string() + " --lang en");
  if (has(r, "built without its page")) {
    EXPECT_EQ(r.status, 1);
    EXPECT_FALSE(fs::exists(to()));
    GTEST_SKIP() << "this program was built before the page was";
  }
  EXPECT_EQ(r.status, 0) << r.output;
  const auto files = files_in(to());
  EXPECT_GT(files.size(), 100u);
  EXPECT_TRUE(std::ranges::none_of(files, [](const std::string& file) { return file.ends_with(".br"); }));
}

TEST_F(ExportPage, IsInTheFolderThatIsThereIfItIsEmpty) {
  fs::create_directory(to());
  EXPECT_EQ(write().status, 0);
  EXPECT_EQ(files_in(to()), kFiles);
  const fs::path link = folder_ / "link";
  fs::create_directory(to("linked"));
  fs::create_directory_symlink(to("linked"), link);
  EXPECT_EQ(write("", "link/").status, 0);
  EXPECT_EQ(files_in(to("linked")), kFiles);
  EXPECT_TRUE(fs::is_symlink(link));
}

TEST_F(ExportPage, ReplacesAnEarlierPageByForceAndNothingElse) {
  write_file(to() / ".git/HEAD", "ref: main");
  write_file(to() / "CNAME", "trictrac.example");
  write_file(to() / "assets/mine.css", "mine");
  for (const auto& [lang, said] : {std::pair("en", "is not empty: name another folder, or give --force"),
                                   std::pair("fr", "n’est pas vide : nommez un autre dossier")}) {
    const Outcome refused = write(std::string("--lang ") + lang);
    EXPECT_EQ(refused.status, 1);
    EXPECT_TRUE(has(refused, to().string() + " " + said)) << refused.output;
  }
  EXPECT_EQ(files_in(to()).size(), 3u);
  ASSERT_EQ(write("--force").status, 0);
  EXPECT_TRUE(fs::exists(to() / "assets/one.js"));
  build("two");
  ASSERT_EQ(write("--force --server http://localhost:8080").status, 0);
  std::set<std::string> expected = kFiles;
  expected.erase("assets/one.js");
  expected.insert({"assets/two.js", ".git/HEAD", "CNAME", "assets/mine.css"});
  EXPECT_EQ(files_in(to()), expected);
  EXPECT_EQ(text(to() / "CNAME"), "trictrac.example");
  EXPECT_NE(text(to() / "index.html").find("http://localhost:8080/"), std::string::npos);
}

TEST_F(ExportPage, RemovesNothingThatItsListNamesOutsideTheFolder) {
  write_file(folder_ / "dear", "to me");
  ASSERT_EQ(write().status, 0);
  write_file(to() / ".trictrac-page", "../dear\n" + (folder_ / "dear").string() + "\nassets/one.js\n");
  build("two");
  ASSERT_EQ(write("--force").status, 0);
  EXPECT_EQ(text(folder_ / "dear"), "to me");
  EXPECT_FALSE(fs::exists(to() / "assets/one.js"));
}

TEST_F(ExportPage, NamesWhatStandsInItsWayAndChangesNothing) {
  write_file(to("file"), "mine");
  const Outcome file = write("--force --lang en", "file"), fichier = write("--lang fr", "file");
  EXPECT_EQ(file.status, 1);
  EXPECT_TRUE(has(file, to("file").string() + " is a file: name a folder")) << file.output;
  EXPECT_TRUE(has(fichier, "est un fichier : nommez un dossier")) << fichier.output;
  EXPECT_EQ(text(to("file")), "mine");

  write_file(to() / "assets", "mine");
  const Outcome assets = write("--force --lang en");
  EXPECT_EQ(assets.status, 1);
  EXPECT_TRUE(has(assets, (to() / "assets").string() + " is a file: the page has a folder of that name"));
  EXPECT_EQ(files_in(to()), std::set<std::string>{"assets"});
  fs::remove_all(to());
  write_file(to() / "index.html/x", "mine");
  const Outcome index = write("--force --lang en");
  EXPECT_EQ(index.status, 1);
  EXPECT_TRUE(has(index, (to() / "index.html").string() + " is a folder: the page has a file of that name"));
  EXPECT_EQ(files_in(to()), std::set<std::string>{"index.html/x"});
}

TEST_F(ExportPage, SaysWhyAFolderCannotBeWritten) {
  const Outcome nowhere = write("--lang en", "no/such/place"), nulle = write("--lang fr", "no/such/place");
  EXPECT_EQ(nowhere.status, 1);
  EXPECT_TRUE(has(nowhere, "cannot write " + to("no/such/place").string() +
                               ": the folder it should be in does not exist"))
      << nowhere.output;
  EXPECT_TRUE(has(nulle, "impossible d’écrire")) << nulle.output;
  write_file(to("file"), "mine");
  EXPECT_TRUE(has(write("--lang en", "file/in"), "a file stands where a folder should be"));
}

TEST_F(ExportPage, LeavesNothingHalfWrittenOnAFullDisk) {
  const served::SmallDisk disk(folder_ / "disk", 1);
  if (!disk.there()) GTEST_SKIP() << "only root may mount a disk of 1 MiB (tmpfs) to fill it";
  write_file(folder_ / "web/assets/large.js", std::string(2 << 20, 'x'));
  for (const char* name : {"disk/page", "disk"}) {
    const Outcome full = write("--lang en", name), plein = write("--lang fr", name);
    EXPECT_EQ(full.status, 1);
    EXPECT_TRUE(has(full, "cannot write " + to(name).string() + ": the disk is full")) << full.output;
    EXPECT_TRUE(has(plein, "le disque est plein")) << plein.output;
    EXPECT_TRUE(fs::is_empty(folder_ / "disk"));
  }
}

TEST_F(ExportPage, RefusesABaseThatIsNoPathWithASlashAtBothEnds) {
  for (const char* base :
       {"trictrac", "/trictrac", "trictrac/", "\"/my games/\"", "/a/../b/", "//", "'/a\"b/'", "/a?b/"}) {
    const Outcome r = shell(std::string("LC_ALL=C " TRICTRAC_SERVER_PROGRAM " export-page ") + to().string() +
                            " --base " + base);
    EXPECT_EQ(r.status, 2) << base;
    EXPECT_TRUE(has(r, "should be a path such as /trictrac/")) << base << "\n" << r.output;
    EXPECT_FALSE(fs::exists(to())) << base;
  }
  EXPECT_TRUE(has(shell("LC_ALL=fr_FR.UTF-8 " TRICTRAC_SERVER_PROGRAM " export-page x --base y"),
                  "devrait être un chemin"));
  EXPECT_EQ(write("--base /").status, 0);
}

TEST_F(ExportPage, RefusesAServerThatIsNoAddress) {
  for (const char* server :
       {"trictrac.example", "ftp://trictrac.example", "https://", "https://a b", "https://x/?q",
        "https://x/#/lobby", "https://x:port", "https://me@x", "https://x/\"><script>"}) {
    const Outcome r = shell(std::string("LC_ALL=C " TRICTRAC_SERVER_PROGRAM " export-page ") + to().string() +
                            " --server '" + server + "'");
    EXPECT_EQ(r.status, 2) << server << r.output;
    EXPECT_TRUE(has(r, "should be the address of a server")) << server << "\n" << r.output;
    EXPECT_FALSE(fs::exists(to())) << server;
  }
  EXPECT_TRUE(has(shell("LC_ALL=fr_FR.UTF-8 " TRICTRAC_SERVER_PROGRAM " export-page x --server y"),
                  "l’adresse d’un serveur"));
}

TEST_F(ExportPage, RefusesAFolderThatHoldsNoBuiltPage) {
  for (const char* gone : {"index.html", "embed.html", "sw.js", "404.en.html"}) {
    build("one");
    fs::remove(folder_ / "web" / gone);
    const Outcome r = write("--lang en");
    EXPECT_EQ(r.status, 1) << gone;
    EXPECT_TRUE(has(r, "this is not a built page")) << gone << "\n" << r.output;
    EXPECT_FALSE(fs::exists(to())) << gone;
  }
  EXPECT_TRUE(
      has(run_server("export-page " + to().string() + " --web " + to("nowhere").string() + " --lang fr"),
          "ce n’est pas une page construite"));
}

}  // namespace export_page_test
}  // namespace trictrac::test
