/** Ends the task here: the browser paints and answers its visitor before what follows runs. */
export function nextTask(): Promise<void> {
  // Where there is a scheduler, nothing that waits already comes first.
  if (typeof window.scheduler?.yield === 'function') return window.scheduler.yield();

  return new Promise((resolve) => setTimeout(resolve));
}
