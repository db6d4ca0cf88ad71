#include "kept_house.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace served {

int within(std::uintmax_t bytes, AtTheLimit then, const std::function<int()>& work) {
  const pid_t child = fork();
  if (child == 0) {
    signal(SIGXFSZ, then == AtTheLimit::Killed ? SIG_DFL : SIG_IGN);
    const rlimit tight{bytes, bytes};
    setrlimit(RLIMIT_FSIZE, &tight);
    const rlimit no_core{0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    _exit(work());
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace served
