import { describe, expect, it } from 'vitest';
import { readSources, testsOf } from './changed-tests.ts';

const sources = readSources();

describe('testsOf, the tests to run for changed files', () => {
  it('lists the tests of the changed feature, and no tests of another feature', () => {
    const tests = testsOf(['src/features/contacts/search-key.ts'], sources);

    expect(tests).toContain('src/features/contacts/search-key.test.ts');
    expect(tests.filter((file) => file.startsWith('src/features/notices/'))).toEqual([]);
  });

  it('lists tests of another folder that load the changed file, directly or through other files', () => {
    expect(testsOf(['runtime/network/network-of.ts'], sources)).toEqual(
      expect.arrayContaining([
        'runtime/network/network-of.test.ts',
        'web/server/limits/count-by-network.test.ts',
      ]),
    );
  });

  it('lists no tests for a file that no code loads', () => {
    expect(testsOf(['README.md'], sources)).toEqual([]);
  });
});
