import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { countByNetwork } from './count-by-network.ts';

describe('countByNetwork', () => {
  it('refuses more connections of one address than the limit until one of them closes', () => {
    const count = countByNetwork(2);
    const [first, second] = [new EventEmitter(), new EventEmitter()];

    expect(count.take('192.0.2.1', first)).toBe(true);
    expect(count.take('::ffff:192.0.2.1', second)).toBe(true);
    expect(count.take('192.0.2.1', new EventEmitter())).toBe(false);
    expect(count.take('192.0.2.2', new EventEmitter())).toBe(true);

    first.emit('close');
    expect(count.take('192.0.2.1', new EventEmitter())).toBe(true);
  });
});
