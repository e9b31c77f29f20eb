import { describe, expect, it } from 'vitest';
import type { Catalog } from '../catalog/catalog.ts';
import { parseMetadata } from '../metadata/parse-metadata.ts';
import { buildModel } from '../model/build-model.ts';
import { roleAccess } from './role-access.ts';

const catalog: Catalog = {
  relations: new Map([
    [
      'public.note',
      {
        schema: 'public',
        name: 'note',
        kind: 'r',
        columns: [],
        constraints: [],
        foreignKeys: [],
        rules: [],
        canInsert: true,
        canUpdate: true,
        canDelete: true,
        comment: undefined,
        hasPolicies: false,
        isReadable: true,
        hasHeirs: false,
        estimatedRows: undefined,
      },
    ],
  ]),
  functions: new Map(),
  overloaded: new Set(),
  scalars: new Set(),
};

/** Reads the rights of a role whose filter of `note` is given. */
const readFilter = (filter: object) => {
  const select_permissions = [{ role: 'reader', permission: { columns: '*', filter } }];
  const tables = [{ table: 'note', select_permissions }];
  const metadata = parseMetadata({
    version: 3,
    sources: [{ name: 'default', kind: 'postgres', tables }],
  });
  const model = buildModel(metadata, catalog, new Map(), { arraysAsLists: true });

  return roleAccess({ model, role: 'reader', inheritedRoles: [], isBackend: false });
};

describe('the filter of a permission', () => {
  it.each([
    [{ _exists: { _table: 'note' } }, '_exists._where: is missing; write {} for all rows'],
    [{ _exists: { _table: 'note', _where: null } }, '_exists._where: is missing; write {} for all rows'],
    [{ _not: null }, '_not: expected an object, but found null'],
    [{ _and: null }, '_and: expected a list, but found null'],
    [{ _or: [null] }, '_or[0]: expected an object, but found null'],
  ])('is refused if it is incomplete: %j', (filter, fault) => {
    expect(() => readFilter(filter)).toThrow(`permission.filter.${fault}`);
  });

  it('may have an empty condition, which means all rows', () => {
    expect(() => readFilter({ _exists: { _table: 'note', _where: {} } })).not.toThrow();
  });
});
