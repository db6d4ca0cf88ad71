/** Lets what has been sent meanwhile be heard. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
