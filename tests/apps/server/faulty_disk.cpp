#include "faulty_disk.h"

#include <sqlite3.h>

#include <new>

namespace stored {
namespace {

// The file that SQLite sees: the real one follows it in the same memory.
struct File {
  sqlite3_file base;
  FaultyDisk* disk;
  sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

File& file_of(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
FaultyDisk& disk_of(sqlite3_vfs* vfs) { return *static_cast<FaultyDisk*>(vfs->pAppData); }

// Hands a call on to the real file.
template <auto Method, class... Args>
int hand_on(sqlite3_file* file, Args... args) {
  sqlite3_file* real = file_of(file).real();
  return (real->pMethods->*Method)(real, args...);
}

int read(sqlite3_file* file, void* to, int bytes, sqlite3_int64 at) {
  if (file_of(file).disk->fails(Touch::Read)) return SQLITE_IOERR_READ;
  return hand_on<&sqlite3_io_methods::xRead>(file, to, bytes, at);
}

int write(sqlite3_file* file, const void* from, int bytes, sqlite3_int64 at) {
  if (!file_of(file).disk->fails(Touch::Write))
    return hand_on<&sqlite3_io_methods::xWrite>(file, from, bytes, at);
  (void)hand_on<&sqlite3_io_methods::xWrite>(file, from, bytes / 2, at);
  return SQLITE_IOERR_WRITE;
}

int truncate(sqlite3_file* file, sqlite3_int64 bytes) {
  if (file_of(file).disk->fails(Touch::Truncate)) return SQLITE_IOERR_TRUNCATE;
  return hand_on<&sqlite3_io_methods::xTruncate>(file, bytes);
}

int sync(sqlite3_file* file, int flags) {
  if (file_of(file).disk->fails(Touch::Sync)) return SQLITE_IOERR_FSYNC;
  return hand_on<&sqlite3_io_methods::xSync>(file, flags);
}

const sqlite3_io_methods kMethods = {
    2,
    &hand_on<&sqlite3_io_methods::xClose>,
    &read,
    &write,
    &truncate,
    &sync,
    &hand_on<&sqlite3_io_methods::xFileSize, sqlite3_int64*>,
    &hand_on<&sqlite3_io_methods::xLock, int>,
    &hand_on<&sqlite3_io_methods::xUnlock, int>,
    &hand_on<&sqlite3_io_methods::xCheckReservedLock, int*>,
    &hand_on<&sqlite3_io_methods::xFileControl, int, void*>,
    &hand_on<&sqlite3_io_methods::xSectorSize>,
    &hand_on<&sqlite3_io_methods::xDeviceCharacteristics>,
    &hand_on<&sqlite3_io_methods::xShmMap, int, int, int, void volatile**>,
    &hand_on<&sqlite3_io_methods::xShmLock, int, int, int>,
    [](sqlite3_file* file) {
      sqlite3_file* real = file_of(file).real();
      real->pMethods->xShmBarrier(real);
    },
    &hand_on<&sqlite3_io_methods::xShmUnmap, int>,
    nullptr,
    nullptr,
};

int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out) {
  File* made = new (file) File{{nullptr}, &disk_of(vfs)};
  if (made->disk->fails(Touch::Open)) return SQLITE_CANTOPEN;
  sqlite3_vfs* real = made->disk->real();
  const int result = real->xOpen(real, name, made->real(), flags, out);
  if (made->real()->pMethods) made->base.pMethods = &kMethods;
  return result;
}

int remove(sqlite3_vfs* vfs, const char* name, int sync_folder) {
  if (disk_of(vfs).fails(Touch::Remove)) return SQLITE_IOERR_DELETE;
  sqlite3_vfs* real = disk_of(vfs).real();
  return real->xDelete(real, name, sync_folder);
}

}  // namespace

const char* name_of(Touch touch) {
  switch (touch) {
    case Touch::Read: return "read";
    case Touch::Write: return "write";
    case Touch::Sync: return "sync";
    case Touch::Truncate: return "truncate";
    case Touch::Open: return "open";
    case Touch::Remove: return "remove";
  }
  return "";
}

FaultyDisk::FaultyDisk() : real_(sqlite3_vfs_find(nullptr)), vfs_(std::make_unique<sqlite3_vfs>(*real_)) {
  vfs_->szOsFile += static_cast<int>(sizeof(File));
  vfs_->zName = "faulty";
  vfs_->pAppData = this;
  vfs_->pNext = nullptr;
  vfs_->xOpen = &open;
  vfs_->xDelete = &remove;
  sqlite3_vfs_register(vfs_.get(), 1);
}

FaultyDisk::~FaultyDisk() { sqlite3_vfs_unregister(vfs_.get()); }

void FaultyDisk::fail(Touch touch, int n) {
  for (auto& calls : calls_) calls = 0;
  failed_ = false;
  touch_ = touch;
  nth_ = n;
}

bool FaultyDisk::fails(Touch touch) {
  const int n = ++calls_[static_cast<std::size_t>(touch)];
  if (touch != touch_ || n != nth_) return false;
  failed_ = true;
  return true;
}

}  // namespace stored
