import { describe, expect, it } from 'vitest';
import * as library from 'ws';
import { frameBytes, writeFrameHeader } from './frame.ts';

type Framer = { frame(data: Buffer, options: object): Buffer[] };

describe('writeFrameHeader', () => {
  it.each([0, 125, 126, 65_535, 65_536, 100_000])(
    'makes the same frame as the ws library for a text of %i bytes',
    (length) => {
      const { Sender } = library as unknown as { Sender: Framer };
      const message = Buffer.alloc(length, 'x');
      const options = { fin: true, opcode: 1, mask: false, readOnly: true, rsv1: false };

      const frame = Buffer.alloc(1 + frameBytes(length));
      frame.set(message, writeFrameHeader(frame, 1, length));

      expect(frame.subarray(1).equals(Buffer.concat(Sender.frame(message, options)))).toBe(true);
    },
  );
});
