import type { Duplex } from 'node:stream';

/** Frames of more bytes are written at once: a copy less matters more than a call of the operating system. */
const MAX_FRAME_BYTES = 16 * 1024;
/** Bytes that wait at most, of all sockets together. */
const MAX_WAITING_BYTES = 1024 * 1024;

/** Streams whose frames wait, with what is called once they are written. */
const corked = new Map<Duplex, () => void>();
let waitingBytes = 0;

/**
 * Writes the frames of one task of the event loop together, when the task ends: each write costs a call of the operating
 * system, and a change may bring one socket many answers. Calls `onWritten` after the write.
 */
export function writeGathered(stream: Duplex, frame: Buffer, onWritten: () => void): void {
  if (frame.length > MAX_FRAME_BYTES) {
    writeNow(stream);
    stream.write(frame);
    onWritten();
    return;
  }
  if (corked.size === 0) queueMicrotask(writeAll);
  if (!corked.has(stream)) {
    stream.cork();
    corked.set(stream, onWritten);
  }
  stream.write(frame);
  waitingBytes += frame.length;
  if (waitingBytes > MAX_WAITING_BYTES) writeAll();
}

/** Writes the frames of one stream that wait. */
function writeNow(stream: Duplex): void {
  if (corked.delete(stream)) stream.uncork();
}

function writeAll(): void {
  const streams = [...corked];
  corked.clear();
  waitingBytes = 0;
  for (const [stream, onWritten] of streams) {
    stream.uncork();
    onWritten();
  }
}
