import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { followKeys, type KeyEvent } from './follow-keys.ts';

describe('followKeys', () => {
  const streams: ServerResponse[] = [];
  const secrets: unknown[] = [];
  const events: KeyEvent[] = [];
  const logged: string[] = [];
  const ups: boolean[] = [];
  const server = createServer((request, response) => {
    secrets.push(request.headers['x-action-secret']);
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    streams.push(response);
  });
  let following: ReturnType<typeof followKeys>;

  beforeEach(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    following = followKeys({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/inside/keys`,
      secret: 's',
      log: pino({ level: 'info' }, { write: (line) => void logged.push(line) }),
      onEvent: (event) => void events.push(event),
      onUp: (isUp) => void ups.push(isUp),
    });
  });
  afterEach(async () => {
    await following.stop();
    server.closeAllConnections();
    await once(server.close(), 'close');
  });

  it('passes on events split over chunks, and reconnects when the stream ends or is invalid', async () => {
    const event = {
      tokens: [{ jti: 'a', from: 1, until: 2, ended: true }],
      origins: ['https://a.example'],
      places: [{ tokens: ['b'], origins: [], addresses: ['192.0.2.0/24'] }],
    };
    const text = `: still here\n\ndata: ${JSON.stringify(event)}\n\n`;
    await expect.poll(() => streams.length).toBe(1);

    streams[0]?.write(text.slice(0, 30));
    streams[0]?.write(text.slice(30));
    await expect.poll(() => events).toEqual([event]);
    streams[0]?.end();
    await expect.poll(() => streams.length).toBe(2);
    streams[1]?.write('data: {"tokens":"none"}\n\n');
    await expect.poll(() => streams.length).toBe(3);
    streams[2]?.write(text);
    await expect.poll(() => events).toEqual([event, event]);

    expect(secrets).toEqual(['s', 's', 's']);
    expect(ups).toEqual([true, false, false, true]);
    expect(logged.filter((line) => line.includes('Nothing is heard'))).toHaveLength(1);
    expect(logged.filter((line) => line.includes('arrives again'))).toHaveLength(1);
  });
});
