import type { Pool } from 'pg';
import type { Catalog } from '../catalog/catalog.ts';
import { introspectCatalog } from '../catalog/introspect-catalog.ts';
import type { Metadata } from '../metadata/metadata.ts';
import { buildModel, enumTablesOf } from './build-model.ts';
import type { EnumValue, Model, ModelSettings } from './model.ts';
import { columnOf, qualified, sql, type Sql, identifier, join } from '../sql/sql.ts';
import { renderStatement } from '../sql/render.ts';

/** Reads the catalog and the enum tables' values, and resolves the metadata with them. */
export async function loadModel(
  pool: Pick<Pool, 'query'>,
  metadata: Metadata,
  settings: ModelSettings,
): Promise<Model> {
  const catalog = await introspectCatalog(pool);

  return buildModel(metadata, catalog, await readEnumValues(pool, metadata, catalog), settings);
}

type EnumColumns = { readonly value: string; readonly comment: string | undefined };

/** Reads the rows of every enum table, by the table's key. */
async function readEnumValues(
  pool: Pick<Pool, 'query'>,
  metadata: Metadata,
  catalog: Catalog,
): Promise<ReadonlyMap<string, readonly EnumValue[]>> {
  const values = new Map<string, readonly EnumValue[]>();
  for (const { key, table, ...columns } of enumTablesOf(metadata, catalog)) {
    const { rows } = await pool.query<{ name: string; description: string | null }>(
      renderStatement(enumQuery(qualified(table.table), columns)).text,
    );
    values.set(
      key,
      rows.map(({ name, description }) => ({ name, description: description ?? undefined })),
    );
  }

  return values;
}

function enumQuery(table: Sql, { value, comment }: EnumColumns): Sql {
  const selected = [sql`${columnOf('t', value)}::text as name`];
  selected.push(
    comment === undefined ? sql`null as description` : sql`${columnOf('t', comment)}::text as description`,
  );

  return sql`select ${join(selected)} from ${table} as ${identifier('t')}`;
}
