import type { Random } from '../../support/random/random.ts';
import type { Table } from './model.ts';

/** Makes a value that a permission sets: a constant, or a session variable where one fits. */
export function constantFor(table: Table, random: Random): Record<string, unknown> {
  const columns = table.columns.filter(
    ({ name, generated, scalar, isIdentity }) =>
      !table.key.includes(name) &&
      generated === undefined &&
      isIdentity !== true &&
      !['document', 'list'].includes(scalar.family) &&
      table.foreignKeys.every((key) => !key.columns.includes(name)),
  );
  if (columns.length === 0) return {};
  const { name, scalar } = random.pick(columns);
  if (scalar.sql === 'int' && random.oneIn(2)) return { [name]: 'x-hasura-User-Id' };
  if (scalar.sql === 'text' && random.oneIn(2)) return { [name]: 'X-Hasura-Name' };

  return { [name]: random.pick(scalar.values) };
}
