// That no two threads of Python come to one object at once, where one of them changes it while others go on.
#pragma once

namespace trictrac::python {

// While it lives the object may not be changed by another thread. Made and ended while Python's lock is held,
// before and after it is let go. Raises trictrac.Error where another thread is changing the object.
class Reading {
 public:
  explicit Reading(const void* object);
  ~Reading();
  Reading(const Reading&) = delete;
  Reading& operator=(const Reading&) = delete;

 private:
  const void* object_;
};

// The same, and the object may not even be read. Raises trictrac.Error where another thread is using it.
class Changing {
 public:
  explicit Changing(const void* object);
  ~Changing();
  Changing(const Changing&) = delete;
  Changing& operator=(const Changing&) = delete;

 private:
  const void* object_;
};

}  // namespace trictrac::python
