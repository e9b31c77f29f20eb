import type { Socket } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestProcess, type TestProcess } from '#runtime/process/test-process.ts';
import { watchServer } from './watch-server.ts';

const SILENCE_MS = 30_000;

describe('watchServer', () => {
  const onSilence = vi.fn();
  const socket = { bytesRead: 0, bytesWritten: 0, writableLength: 0 };
  let own: TestProcess;
  const watch = () => watchServer({ _socket: socket as Socket }, SILENCE_MS, onSilence, own.time);

  beforeEach(() => {
    onSilence.mockClear();
    Object.assign(socket, { bytesRead: 0, bytesWritten: 0, writableLength: 0 });
    own = createTestProcess();
  });

  it('reports once that a server neither sends nor accepts any bytes', () => {
    watch();
    socket.bytesWritten = 1_000;
    socket.writableLength = 1_000;

    own.run(SILENCE_MS - 1_000);
    expect(onSilence).not.toHaveBeenCalled();
    own.run(60_000);

    expect(onSilence).toHaveBeenCalledOnce();
  });

  it.each(['bytesRead', 'bytesWritten'] as const)('does not report a server as long as %s grows', (bytes) => {
    watch();

    for (let time = 0; time < 10; time += 1) {
      own.run(SILENCE_MS - 1_000);
      socket[bytes] += 1;
    }

    expect(onSilence).not.toHaveBeenCalled();
  });

  it('does not report a server whose answer arrived before this process was suspended', () => {
    const watching = watch();
    own.run(SILENCE_MS - 50);

    own.arrives(() => watching.end());
    own.stall(3_600_000);
    own.run(SILENCE_MS);

    expect(onSilence).not.toHaveBeenCalled();
  });
});
