#include "words/system.h"

#include "words/en/english.h"

namespace trictrac::words::english {

const SystemWords kSystem{
    .not_found = "there is no such file or folder",
    .is_folder = "it is a folder",
    .not_folder = "a file stands where a folder should be",
    .no_permission = "you have no permission",
    .disk_full = "the disk is full",
    .quota_used = "the disk quota is used up",
    .read_only = "the disk is read-only",
    .exists = "it exists already",
    .busy = "another program is using it",
    .name_too_long = "the name is too long",
    .too_many_open = "too many files are open",
    .device_fault = "the device reports an error",
    .closed_pipe = "nobody reads it any more",
    .no_memory = "there is not enough memory",
    .other = "{given}",
};

}  // namespace trictrac::words::english
