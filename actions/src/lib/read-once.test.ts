import { describe, expect, it, vi } from 'vitest';
import { readOnce } from './read-once.ts';

describe('readOnce', () => {
  it('reads again after a reading that failed, and then no more', async () => {
    const read = vi.fn().mockRejectedValueOnce(new Error('The database is away.')).mockResolvedValue('keys');
    const tokens = readOnce<string>(read);

    await expect(Promise.all([tokens(), tokens()])).rejects.toThrow('The database is away.');

    expect([await tokens(), await tokens()]).toEqual(['keys', 'keys']);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
