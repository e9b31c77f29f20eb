import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  let pinger: Pinger;
  const add = (socket: FakeSocket) => pinger.add(socket as unknown as WebSocket);

  beforeEach(() => {
    vi.useFakeTimers();
    pinger = new Pinger();
  });
  afterEach(() => {
    pinger.stop();
    vi.useRealTimers();
  });

  it('pings each socket once in an interval, and only few of them at a time', () => {
    const sockets = Array.from({ length: 240 }, () => new FakeSocket());
    sockets.forEach(add);
    const pings = () => sockets.reduce((sum, socket) => sum + socket.pings, 0);

    vi.advanceTimersByTime(INTERVAL_MS / 24);
    expect(pings()).toBe(10);
    vi.advanceTimersByTime((INTERVAL_MS / 24) * 23);
    expect(sockets.every((socket) => socket.pings === 1)).toBe(true);
  });

  it('ends a socket that did not answer the last ping, but none that is paused', () => {
    const [dead, paused, alive] = [new FakeSocket(), new FakeSocket(), new FakeSocket()];
    [dead.isAlive, paused.isPaused] = [false, true];
    [dead, paused, alive].forEach(add);

    vi.advanceTimersByTime(3 * INTERVAL_MS);

    expect([dead, paused, alive].map(({ isEnded }) => isEnded)).toEqual([true, false, false]);
  });

  it('pings no socket that has closed', () => {
    const socket = new FakeSocket();
    add(socket)();

    vi.advanceTimersByTime(2 * INTERVAL_MS);

    expect(socket.pings).toBe(0);
  });
});
