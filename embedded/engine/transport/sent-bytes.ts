import type { Duplex } from 'node:stream';

/** The part of a connection's handle that says how far the operating system has come with a long write. */
type Handle = { readonly bytesWritten?: number; readonly writeQueueSize?: number };

/**
 * Returns how many bytes of a connection the operating system has taken. `writableLength` counts a chunk until all of
 * it is taken, so that it alone would show no progress within an answer of several megabytes.
 */
export function sentBytes(stream: Duplex | null): number {
  const { bytesWritten = 0, writeQueueSize = 0 } =
    (stream as { readonly _handle?: Handle | null } | null)?._handle ?? {};

  return bytesWritten - writeQueueSize;
}
