import { describe, expect, it } from 'vitest';
import { readSources, testsOf } from './changed-tests.ts';

const sources = readSources();

describe('testsOf', () => {
  it('lists the tests of the changed feature, and those that load a changed file', () => {
    const tests = testsOf(['src/features/contacts/search-key.ts'], sources);

    expect(tests).toContain('src/features/contacts/search-key.test.ts');
    expect(tests.filter((file) => file.startsWith('src/features/notices/'))).toEqual([]);
  });

  it('follows imports by other rooms, also over several files', () => {
    expect(testsOf(['runtime/network/network-of.ts'], sources)).toEqual(
      expect.arrayContaining([
        'runtime/network/network-of.test.ts',
        'web/server/limits/count-by-network.test.ts',
      ]),
    );
  });

  it('lists none for a file that no code loads', () => {
    expect(testsOf(['README.md'], sources)).toEqual([]);
  });
});
