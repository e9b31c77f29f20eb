import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import type pg from 'pg';
import { parse } from 'yaml';
import { readEngineConfig } from '#embedded/engine/config/env.ts';
import { defaultSettings } from '#embedded/engine/contract/settings.ts';
import type { Session } from '#embedded/engine/contract/session.ts';
import type { Limits } from '#embedded/engine/limits/limits.ts';
import { parseMetadata } from '#embedded/engine/metadata/parse-metadata.ts';
import { loadModel } from '#embedded/engine/model/load-model.ts';
import { createRoles } from '#embedded/engine/run/roles.ts';
import { FORMS_METADATA, FORMS_SQL } from '../forms-world.ts';
import { worldSql } from '../world-files.ts';
import type { Input } from './mutate.ts';

const CASES = join(import.meta.dirname, '../../cases');
const WORLD = join(import.meta.dirname, '../../world/metadata.yaml');

type Whole = { readonly sources: readonly [{ readonly tables: object[]; readonly functions: object[] }] };

/** SQL and metadata of the small worlds of the cases and of the forms of variables, put together. */
const FUZZ_SQL = `${worldSql}; ${FORMS_SQL}; create table item (id int primary key)`;
export const fuzzMetadata = () => {
  const { sources, ...cases } = parse(readFileSync(WORLD, 'utf8')) as Whole;
  const { sources: formSources, ...forms } = FORMS_METADATA;
  const [one] = sources;
  const [other] = formSources as unknown as Whole['sources'];
  const source = {
    ...other,
    tables: [...one.tables, ...other.tables],
    functions: [...one.functions, ...other.functions],
  };

  return { ...cases, ...forms, sources: [source] as const };
};

/** Limits of a product, but caches that are soon full, so that memory is soon at its height. */
const fuzzLimits = (): Limits => {
  const { limits } = readEngineConfig({
    HASURA_GRAPHQL_DATABASE_URL: 'postgres://localhost/none',
    HASURA_GRAPHQL_METADATA_DIR: 'none',
  });

  return { ...limits, maxCacheBytes: 4 * 1024 * 1024 };
};

export type FuzzWorld = {
  readonly schema: GraphQLSchema;
  readonly roles: ReturnType<typeof createRoles>;
  readonly limits: Limits;
  /** Names of the schema's types, fields, arguments and values, operators among them. */
  readonly names: readonly string[];
  readonly close: () => void;
};

/** Makes the tables of the world and builds the engines of all roles; nothing of it asks the database afterwards. */
export async function openFuzzWorld(pool: pg.Pool): Promise<FuzzWorld> {
  await pool.query(FUZZ_SQL);
  const metadata = parseMetadata(fuzzMetadata());
  const model = await loadModel(pool, metadata, defaultSettings);
  const limits = fuzzLimits();
  const roles = createRoles({ model, metadata, settings: defaultSettings, limits });
  const { whole: schema } = roles(sessionOf('admin')).schema;

  return { schema, roles, limits, names: namesOf(schema), close: () => undefined };
}

/** Makes the session of a role; the role `admin` has the admin secret, and so no budget. */
export function sessionOf(role: string): Session {
  return {
    role,
    variables: { 'x-hasura-role': role, 'x-hasura-user-id': '1' },
    isTrusted: role === 'admin',
    useBackendOnlyPermissions: false,
  };
}

/** Requests of the cases of our own. */
export function caseRequests(): { [key: string]: Input }[] {
  return readdirSync(CASES).map((name) => {
    const read = (file: string) => readFileSync(join(CASES, name, file), 'utf8');
    const variables = existsSync(join(CASES, name, 'variables.json')) ? read('variables.json') : '{}';
    const { role } = JSON.parse(read('session.json')) as { role: string };

    return { role, query: read('query.graphql'), variables: JSON.parse(variables) as Input };
  });
}

function namesOf(schema: GraphQLSchema): string[] {
  const found = new Set<string>();
  for (const [name, type] of Object.entries(schema.getTypeMap())) {
    found.add(name);
    const fields = 'getFields' in type ? Object.values(type.getFields()) : [];
    for (const field of fields) {
      found.add(field.name);
      if ('args' in field) for (const { name: argument } of field.args) found.add(argument);
    }
    if ('getValues' in type) for (const value of type.getValues()) found.add(value.name);
  }

  return [...found];
}
