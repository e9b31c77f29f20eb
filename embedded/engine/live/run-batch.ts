import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { RunBatch } from './group.ts';

/** Runs a group's statement, prepared once per connection, for up to a hundred cohorts. */
export function createRunBatch(pool: Pool): RunBatch {
  return async (plan, cohorts) => {
    const { rows } = await pool.query<[id: string, data: string, cursor?: string]>({
      name: statementName(plan.batchSql),
      text: plan.batchSql,
      values: [cohorts.map(({ id }) => id), cohorts.map(({ values }) => values)],
      rowMode: 'array',
    });
    return new Map(rows.map(([id, data, cursor = '']) => [id, { data, cursor }]));
  };
}

/** Equal statements have equal names; PostgreSQL takes 63 bytes. */
function statementName(sql: string): string {
  return `live_${createHash('sha1').update(sql).digest('hex')}`;
}
