/** A fault of a kind that the engine once had: a change of one place of its source. */
export type Fault = {
  /** Completes the sentence "is found if …". */
  readonly name: string;
  /** Path within `embedded/engine`. */
  readonly file: string;
  readonly right: string;
  readonly wrong: string;
};

export const FAULTS: readonly Fault[] = [
  {
    name: 'a single value is read as nothing by the plan of a list of one',
    file: 'request/coerce-json.ts',
    right: 'listItems(source.read(given))[index]',
    wrong: '(source.read(given) as readonly unknown[])[index]',
  },
  {
    name: 'a domain over numbers loses its digits',
    file: 'model/column-type.ts',
    right: 'return bigNumbers.has(baseOf(type).name);',
    wrong: 'return bigNumbers.has(type.name);',
  },
  {
    name: 'an order by related rows looks at rows that the role may not read',
    file: 'compile/order-by.ts',
    right:
      '    readAccess(target, context).filter(rowOf(other, context.scope)),\n  ]);\n  context.scope.readsRows(target, other',
    wrong: '  ]);\n  context.scope.readsRows(target, other',
  },
  {
    name: 'an inherited role sees a column in rows in which no parent shows it',
    file: 'permissions/inherited-role.ts',
    right: 'granting.length === rights.length && granting.every',
    wrong: 'granting.length > 0 && granting.every',
  },
  {
    name: 'an inherited role writes by the first of two permissions that differ',
    file: 'permissions/inherit-mutation.ts',
    right: 'return isSame ? first : CONFLICT;',
    wrong: 'return isSame ? first : first;',
  },
  {
    name: 'nulls are last in a descending order',
    file: 'schema/order-by.ts',
    right: "desc: { value: 'desc nulls first'",
    wrong: "desc: { value: 'desc nulls last'",
  },
  {
    name: 'a condition on related rows sees rows that the role may not read',
    file: 'compile/where.ts',
    right: 'allOf([fromHere(readAccess(target, context).filter), inner])',
    wrong: 'inner',
  },
  {
    name: 'an upsert changes rows that the role may not update',
    file: 'compile/mutations/on-conflict.ts',
    right: 'and([update.filter(row), compileWhere(fields.get(',
    wrong: 'and([compileWhere(fields.get(',
  },
  {
    name: 'an empty list of alternatives holds for every row',
    file: 'compile/where.ts',
    right: 'if (items.length === 0) return () => isFalse;',
    wrong: 'if (items.length === 0) return () => isTrue;',
  },
  {
    name: 'a row counts by the first of several counted columns alone',
    file: 'compile/aggregate.ts',
    right: 'columns.length === 1 ? join(columns) : sql`(${join(columns)})`',
    wrong: 'join(columns.slice(0, 1))',
  },
  {
    name: "a permission's limit does not hold for the rows of an aggregate",
    file: 'compile/aggregate.ts',
    right: 'limitClause(undefined, mostRows(table, context))',
    wrong: 'limitClause(undefined, mostRows(table, context) && undefined)',
  },
  {
    name: 'distinct rows are chosen by another expression than they are sorted by',
    file: 'compile/select-clauses.ts',
    right: 'order.find((item) => item.column === column)?.value ?? visibleColumn',
    wrong: 'visibleColumn',
  },
  {
    name: 'a changed row passes the check of a permission that it fails',
    file: 'compile/mutations/update.ts',
    right: 'const check = update.check(row);',
    wrong: 'const check = isTrue;',
  },
];
