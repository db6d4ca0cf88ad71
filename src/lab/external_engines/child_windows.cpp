#include "lab/external_engines/child.h"

#if defined(_WIN32)
#include <windows.h>
//
#include <algorithm>
#include <array>
#include <system_error>
#include <utility>

namespace trictrac::external_engines {
namespace {

// Closed at the end.
class Handle {
 public:
  Handle() = default;
  explicit Handle(HANDLE handle) : handle_(handle) {}
  Handle(Handle&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Handle& operator=(Handle&& other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~Handle() {
    if (handle_) CloseHandle(handle_);
  }
  HANDLE get() const { return handle_; }
  HANDLE* place() { return &handle_; }

 private:
  HANDLE handle_ = nullptr;
};

std::unexpected<std::string> failed() {
  const std::error_code why(static_cast<int>(GetLastError()), std::system_category());
  return std::unexpected("the program cannot be started: " + why.message());
}

class WindowsChild : public Child {
 public:
  WindowsChild(Handle job, Handle to, Handle from)
      : job_(std::move(job)), to_(std::move(to)), from_(std::move(from)) {}

  bool send(std::string_view text) override {
    while (!text.empty()) {
      DWORD sent = 0;
      if (!WriteFile(to_.get(), text.data(), static_cast<DWORD>(text.size()), &sent, nullptr)) return false;
      text.remove_prefix(sent);
    }
    return true;
  }

  Received receive(std::string& to, Clock::time_point until) override {
    while (true) {
      DWORD there = 0, got = 0;
      std::array<char, 4096> bytes{};
      if (!PeekNamedPipe(from_.get(), nullptr, 0, nullptr, &there, nullptr)) return Received::Ended;
      if (there > 0) {
        const DWORD size = std::min<DWORD>(there, bytes.size());
        if (!ReadFile(from_.get(), bytes.data(), size, &got, nullptr)) return Received::Ended;
        to.append(bytes.data(), got);
        return Received::Some;
      }
      // A pipe of Windows cannot be waited for.
      if (Clock::now() >= until) return Received::NothingInTime;
      Sleep(1);
    }
  }

 private:
  Handle job_;  // when it is closed, all that runs in it ends
  Handle to_, from_;
};

// The end of a pipe that only we have is not inherited.
bool make_pipe(Handle& read, Handle& write, const Handle& ours) {
  SECURITY_ATTRIBUTES inherited{sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
  return CreatePipe(read.place(), write.place(), &inherited, 0) &&
         SetHandleInformation(ours.get(), HANDLE_FLAG_INHERIT, 0);
}

}  // namespace

std::expected<std::unique_ptr<Child>, std::string> Child::begin(const std::string& command) {
  Handle its_input, to, from, its_output, job(CreateJobObjectA(nullptr, nullptr));
  JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
  limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
  if (!make_pipe(its_input, to, to) || !make_pipe(from, its_output, from) || !job.get() ||
      !SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &limits, sizeof limits))
    return failed();
  STARTUPINFOA start{};
  start.cb = sizeof start;
  start.dwFlags = STARTF_USESTDHANDLES;
  start.hStdInput = its_input.get();
  start.hStdOutput = its_output.get();
  start.hStdError = GetStdHandle(STD_ERROR_HANDLE);
  // The outermost quotes are the shell's own.
  std::string line = "cmd.exe /d /s /c \"" + command + "\"";
  PROCESS_INFORMATION made{};
  if (!CreateProcessA(nullptr, line.data(), nullptr, nullptr, TRUE, CREATE_SUSPENDED, nullptr, nullptr,
                      &start, &made))
    return failed();
  const Handle process(made.hProcess), thread(made.hThread);
  if (!AssignProcessToJobObject(job.get(), process.get()) || ResumeThread(thread.get()) == DWORD(-1)) {
    auto why = failed();
    TerminateProcess(process.get(), 1);  // outside the job it would go on without us
    return why;
  }
  return std::make_unique<WindowsChild>(std::move(job), std::move(to), std::move(from));
}

}  // namespace trictrac::external_engines
#endif
