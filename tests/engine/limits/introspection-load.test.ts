import { beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '#embedded/engine/contract/settings.ts';
import { noLimits } from '#embedded/engine/limits/limits.ts';
import { loadModel } from '#embedded/engine/model/load-model.ts';
import type { Introspection } from '#embedded/engine/run/plan.ts';
import { createRoles } from '#embedded/engine/run/roles.ts';
import { worldMetadata, worldSql } from '../support/world-files.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const QUERY =
  'query Fields($all: Boolean!) { __schema { types { name fields(includeDeprecated: $all) { name } } } }';

describe('introspection', () => {
  let introspect: (all: boolean) => Introspection;

  const { pool } = usePool({ template: 'empty' }, { max: 1 });
  beforeAll(async () => {
    await pool.query(worldSql);
    const metadata = worldMetadata();
    const settings = defaultSettings;
    const model = await loadModel(pool, metadata, settings);
    const role = createRoles({ model, metadata, settings, limits: noLimits })({
      role: 'admin',
      isTrusted: true,
      useBackendOnlyPermissions: false,
    });
    introspect = (all) => {
      const plan = role.plan(role.operation(QUERY, undefined), { all });
      const [field] = plan.kind === 'answers' ? plan.fields : [];
      if (field?.kind !== 'introspection') return expect.fail('no introspection');
      return field.prepare({ all });
    };
  });

  it('is cached from its second answer on, for each value of its variables', () => {
    for (const all of [true, false]) {
      const first = introspect(all).execute();
      expect(introspect(all).known).toBeUndefined();
      introspect(all).execute();

      expect(introspect(all).known).toBe(first);
      expect(first).toContain('"article"');
    }
  });
});
