import { describe, expect, it } from 'vitest';
import { Payload } from '../live/payload.ts';
import { GatheredFrames } from './gathered-frames.ts';

/** Records what each call of the operating system would send to one socket. */
function recorder() {
  const calls: Buffer[] = [];
  const frames = new GatheredFrames((bytes) => calls.push(bytes));
  const add = (text: string, prefix = '>') => frames.add(Buffer.from(prefix), new Payload(text, text));

  return { frames, add, calls, texts: () => calls.map((bytes) => textsOf(bytes)) };
}

/** Reads the texts of frames that are shorter than 64 KiB. */
function textsOf(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const isLong = bytes[at + 1] === 126;
    const from = at + (isLong ? 4 : 2);
    const length = isLong ? bytes.readUInt16BE(at + 2) : (bytes[at + 1] ?? 0);
    texts.push(bytes.toString('utf8', from, from + length));
    at = from + length;
  }

  return texts;
}

describe('WebSocket frames of one task', () => {
  it('are sent at once if they are the first of their socket, and the others in one write', async () => {
    const [one, other] = [recorder(), recorder()];

    for (const text of ['"a"', '"ب"', 'c'.repeat(200)]) one.add(text);
    other.add('x', '"é":');
    expect(one.texts()).toEqual([['>"a"}}']]);
    expect(other.texts()).toEqual([['"é":x}}']]);
    await Promise.resolve();

    expect(one.texts()).toEqual([['>"a"}}'], ['>"ب"}}', `>${'c'.repeat(200)}}}`]]);
    expect(other.texts()).toEqual([['"é":x}}']]);
    expect(one.frames.bytes).toBe(0);
  });

  it('are sent separately from the frames of the next task', async () => {
    const { add, texts } = recorder();
    for (const text of ['a', 'b', 'c']) add(text);
    await Promise.resolve();
    add('d');
    await Promise.resolve();

    expect(texts()).toEqual([['>a}}'], ['>b}}', '>c}}'], ['>d}}']]);
  });

  it('are sent at once and in their order before a long frame', () => {
    const { add, texts } = recorder();
    const long = 'x'.repeat(20_000);
    for (const text of ['a', 'b', long]) add(text);

    expect(texts()).toEqual([['>a}}'], ['>b}}'], [`>${long}}}`]]);
  });

  it('are sent without waiting once they reach a mebibyte', () => {
    const { add, calls } = recorder();
    for (let at = 0; at < 100; at += 1) add('x'.repeat(16_000));

    expect(Buffer.concat(calls).length).toBeGreaterThan(1_000_000);
  });

  it('share the bytes of an answer, and the whole frame if their operations have equal ids', async () => {
    const payload = new Payload('"ب"', '');
    const sockets = [recorder(), recorder(), recorder()];
    const prefixes = ['1', '1', '2'];
    sockets.forEach(({ frames }, at) => frames.add(Buffer.from(prefixes[at] ?? ''), payload));
    await Promise.resolve();

    const [first, second, third] = sockets.map(({ calls }) => calls[0]);
    expect(second).toBe(first);
    expect(sockets.map(({ texts }) => texts())).toEqual([[['1"ب"}}']], [['1"ب"}}']], [['2"ب"}}']]]);
    expect(third).not.toBe(first);
  });
});
