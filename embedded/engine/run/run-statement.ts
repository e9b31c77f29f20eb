import type { Pool } from 'pg';
import { describePostgresError } from './postgres-error.ts';
import { bind, type Bindings, type Prepared } from './prepared.ts';

/** Runs one statement and gives back its row. */
export async function runStatement(
  statement: Prepared,
  bindings: Bindings,
  pool: Pool,
): Promise<readonly (string | null)[]> {
  const { name, text, values } = bind(statement, bindings);
  try {
    const { rows } = await pool.query<(string | null)[]>({
      name,
      text,
      values: values as string[],
      rowMode: 'array',
    });

    return rows[0] ?? [];
  } catch (error) {
    throw describePostgresError(error);
  }
}
