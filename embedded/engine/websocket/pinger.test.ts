import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestProcess, type TestProcess } from '#runtime/process/test-process.ts';
import type { WebSocket } from 'ws';
import { Pinger } from './pinger.ts';

const INTERVAL_MS = 12_000;

/** A socket that counts its pings and answers them if it is alive. */
class FakeSocket extends EventEmitter {
  pings = 0;
  isPaused = false;
  isEnded = false;
  isAlive = true;

  ping(): void {
    this.pings += 1;
    if (this.isAlive) this.emit('pong');
  }

  terminate(): void {
    this.isEnded = true;
  }
}

describe('Pinger', () => {
  let own: TestProcess;
  let pinger: Pinger;
  const add = (socket: FakeSocket) => pinger.add(socket as unknown as WebSocket);

  beforeEach(() => {
    own = createTestProcess();
    pinger = new Pinger(own.time);
  });
  afterEach(() => pinger.stop());

  it('pings each socket once per interval, a few sockets at a time', () => {
    const sockets = Array.from({ length: 240 }, () => new FakeSocket());
    sockets.forEach(add);
    const pings = () => sockets.reduce((sum, socket) => sum + socket.pings, 0);

    own.run(INTERVAL_MS / 24);
    expect(pings()).toBe(10);
    own.run((INTERVAL_MS / 24) * 23);
    expect(sockets.every((socket) => socket.pings === 1)).toBe(true);
  });

  it('closes a socket that did not answer the last ping, unless that socket is paused', () => {
    const [dead, paused, alive] = [new FakeSocket(), new FakeSocket(), new FakeSocket()];
    [dead.isAlive, paused.isPaused] = [false, true];
    [dead, paused, alive].forEach(add);

    own.run(3 * INTERVAL_MS);

    expect([dead, paused, alive].map(({ isEnded }) => isEnded)).toEqual([true, false, false]);
  });

  it('pings no socket that has closed', () => {
    const socket = new FakeSocket();
    add(socket)();

    own.run(2 * INTERVAL_MS);

    expect(socket.pings).toBe(0);
  });

  it('closes no socket whose answer came while this process itself was blocked', () => {
    const late = new FakeSocket();
    late.isAlive = false;
    add(late);
    own.run(INTERVAL_MS + INTERVAL_MS / 24 - 50);
    expect(late.pings).toBe(1);

    own.arrives(() => late.emit('pong'));
    own.stall(60_000);
    own.run(INTERVAL_MS / 2);

    expect(late.isEnded).toBe(false);
  });
});
