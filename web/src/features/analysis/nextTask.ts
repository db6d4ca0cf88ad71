/** Waits for the next task, so that messages sent meanwhile are handled. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
