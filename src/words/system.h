// Reasons why a system refuses to read or to write.
#pragma once

#include "words/places.h"

namespace trictrac::words {

struct SystemWords {
  Sentence<> not_found, is_folder, not_folder, no_permission, disk_full, quota_used, read_only, exists, busy,
      name_too_long, too_many_open, device_fault, closed_pipe, no_memory;
  // Any other error: its number, and the system's text about it in English.
  Sentence<Perhaps<N>, Perhaps<Given>> other;
};

}  // namespace trictrac::words
