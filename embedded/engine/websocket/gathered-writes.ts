import type { Duplex } from 'node:stream';

/** Streams to which a frame was written since the last task of the event loop ended. */
const written = new Set<Duplex>();
/** Those of them whose further frames wait. */
const corked = new Set<Duplex>();

/**
 * Writes the first frame of a task at once and all further ones together when the task ends: each write costs a call of
 * the operating system, and a change may bring one socket many answers.
 */
export function writeGathered(stream: Duplex, frame: Buffer): void {
  if (written.size === 0) queueMicrotask(flush);
  if (!written.has(stream)) written.add(stream);
  else if (!corked.has(stream)) {
    corked.add(stream);
    stream.cork();
  }
  stream.write(frame);
}

function flush(): void {
  for (const stream of corked) stream.uncork();
  written.clear();
  corked.clear();
}
