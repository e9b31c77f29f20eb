import { describe, expect, it } from 'vitest';
import * as library from 'ws';
import { textFrame } from './frame.ts';

type Framer = { frame(data: Buffer, options: object): Buffer[] };

describe('textFrame', () => {
  it.each([0, 125, 126, 65_535, 65_536, 100_000])(
    'makes the same frame as the ws library for a text of %i bytes',
    (length) => {
      const { Sender } = library as unknown as { Sender: Framer };
      const message = Buffer.alloc(length, 'x');
      const options = { fin: true, opcode: 1, mask: false, readOnly: true, rsv1: false };

      const frame = textFrame([message.subarray(0, 50), message.subarray(50)]);

      expect(frame.equals(Buffer.concat(Sender.frame(message, options)))).toBe(true);
    },
  );
});
