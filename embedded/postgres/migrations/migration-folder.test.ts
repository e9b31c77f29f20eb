import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { makeTestFolder } from '#runtime/process/test-folder.ts';
import { readMigrations } from './migration-folder.ts';

describe('readMigrations', () => {
  let hasuraDir: string;

  beforeEach(() => {
    hasuraDir = path.join(makeTestFolder(onTestFinished), 'hasura');
  });

  const put = (file: string, text = 'select 1;') => {
    const location = path.join(hasuraDir, 'migrations', file);
    mkdirSync(path.dirname(location), { recursive: true });
    writeFileSync(location, text);
  };

  it('returns migrations in numerical order, not in alphabetical order', () => {
    put('default/10_later/up.sql');
    put('default/9_sooner/up.sql');
    put('default/9_sooner/down.sql');

    expect(readMigrations(hasuraDir).map(({ file }) => file)).toEqual([
      'hasura/migrations/default/9_sooner/up.sql',
      'hasura/migrations/default/10_later/up.sql',
    ]);
  });

  it.each([
    ['default/create_plans/up.sql', 'hasura/migrations/default/create_plans is no migration'],
    ['default/1_plans.sql', 'hasura/migrations/default/1_plans.sql is no migration'],
    ['default/1_plans/down.sql', 'hasura/migrations/default/1_plans has no up.sql'],
    ['default/1_first/up.yaml', 'hasura/migrations/default/1_first holds "up.yaml"'],
    ['other/1_plans/up.sql', 'hasura/migrations holds "other"'],
    ['default/1_second/up.sql', 'have the same version 1'],
  ])('refuses the file %s', (file, message) => {
    put('default/1_first/up.sql');
    put(file);

    expect(() => readMigrations(hasuraDir)).toThrow(message);
  });
});
