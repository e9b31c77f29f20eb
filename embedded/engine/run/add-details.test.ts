import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../contract/settings.ts';
import { EngineError } from '../errors/engine-error.ts';
import type { Model, Table, TableColumn } from '../model/model.ts';
import type { RoleAccess } from '../permissions/access.ts';
import { addDetails } from './add-details.ts';

const column = (name: string, fieldName = name) => ({ name, fieldName }) as TableColumn;
const name = column('name', 'title');
const secret = column('secret');
const table = {
  relation: {
    rules: [
      { name: 'name_form', columns: ['name'], comment: 'name must be short' },
      { name: 'secret_form', columns: ['name', 'secret'], comment: 'name must not be secret' },
      { name: 'untold', columns: ['name'], comment: undefined },
    ],
  },
} as unknown as Table;

/** Describes a violation to a role that reads `reads` and inserts `inserts`. */
function extensionsFor(
  constraint: string,
  { reads = [] as TableColumn[], inserts = [] as TableColumn[], isKnown = true } = {},
) {
  const violation = { schema: 'public', table: 'plans', constraint, column: undefined, written: [] };
  const error = new EngineError('permission-error', 'no', { path: '$.a', violation });
  const access = {
    of: () => ({ select: { columns: new Set(reads) }, insert: { columns: new Set(inserts) } }),
  } as unknown as RoleAccess;
  const model = { tableOf: () => (isKnown ? table : undefined) } as unknown as Model;

  return addDetails(error, { model, access: () => access, settings: defaultSettings }).extensions;
}

describe('the violation of a database rule', () => {
  const own = { path: '$.a', code: 'permission-error' };

  it('is described by API field names to a role that may read or write those fields', () => {
    const details = { ...own, constraint: 'name_form', field: 'title', rule: 'name must be short' };

    expect(extensionsFor('name_form', { reads: [name] })).toEqual(details);
    expect(extensionsFor('name_form', { inserts: [name] })).toEqual(details);
    expect(extensionsFor('untold', { reads: [name] })).toEqual({
      ...own,
      constraint: 'untold',
      field: 'title',
    });
  });

  it('reveals to a role neither fields that it does not see nor a sentence about them', () => {
    const constraint = 'secret_form';

    expect(extensionsFor(constraint, { reads: [name] })).toEqual({ ...own, constraint, field: 'title' });
    expect(extensionsFor(constraint, { reads: [column('other')] })).toEqual({ ...own, constraint });
    expect(extensionsFor(constraint, { reads: [name, secret], isKnown: false })).toEqual({
      ...own,
      constraint,
    });
    expect(extensionsFor(constraint, { reads: [name, secret] })).toMatchObject({
      fields: ['title', 'secret'],
      rule: 'name must not be secret',
    });
  });
});
